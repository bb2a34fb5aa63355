"""Builds the core for the browser: `python -m tools.wasm`, or `make wasm`.

`_sources.py` says whether the module that is committed was made from the sources as they are, `_compiler.py` finds or
installs a compiler that can make it, `_build.py` makes it.
"""

from tools.wasm._sources import MADE_FROM, MODULE, is_current, sources_hash

__all__ = ["MADE_FROM", "MODULE", "is_current", "sources_hash"]
