"""What stands within a line: words in bold type, and cards."""

import re
from collections.abc import Iterator

CARD = re.compile("(?:10|[2-9JQKA])?[♥♦♣♠]")
"""A card as it is printed on the card, or its sign alone."""

RED = frozenset("♥♦")
"""The signs that are printed in red."""

_BOLD = re.compile(r"\*\*(.+?)\*\*")


def pieces(text: str) -> Iterator[tuple[str, bool]]:
    """The parts of a sentence, each with whether it is in bold type: that stands between pairs of asterisks."""
    for place, piece in enumerate(_BOLD.split(text)):
        if piece:
            yield piece, place % 2 == 1
