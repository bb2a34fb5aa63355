"""How fast the core is, and whether a change makes it slower: not part of the package.

`python -m benchmarks` times it, `python -m benchmarks.instructions` counts its instructions; docs/performance.md says
what the numbers mean. `native/` holds games written by hand in Rust, to measure against.
"""
