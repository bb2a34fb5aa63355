"""Comparing counts of instructions with those on record."""

from collections.abc import Mapping

TOLERANCE = 0.03
"""A count may be so much higher or lower than the one on record: compilers and libraries differ a little."""


def differences(recorded: Mapping[str, float], counted: Mapping[str, float]) -> list[str]:
    """What is out of date, a line for each workload; nothing when all is well.

    A count that fell must be recorded too: otherwise what was gained could be lost again unseen.
    """
    lines = []
    for name in sorted(recorded.keys() | counted.keys()):
        if name not in counted:
            lines.append(f"{name}: is on record, but there is no such workload any more")
        elif name not in recorded:
            lines.append(f"{name}: {counted[name]:.1f}, not on record yet")
        elif abs(change := counted[name] / recorded[name] - 1) > TOLERANCE:
            word = "more" if change > 0 else "fewer"
            lines.append(
                f"{name}: {counted[name]:.1f}, {abs(change):.1%} {word} than the {recorded[name]:.1f} on record"
            )
    return lines
