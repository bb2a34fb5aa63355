"""Text as wide as the terminal, with bars."""

import sys
from shutil import get_terminal_size
from textwrap import wrap

from darwindeck.evaluation import Estimate

_PIPED = 80
_NARROWEST, _WIDEST = 20, 100
CELLS = 10
"""The length of a bar."""


def page_width() -> int:
    """How wide text may be: as the terminal, but no wider than is good to read; 80 for files and pipes."""
    if not sys.stdout.isatty():
        return _PIPED
    return min(max(get_terminal_size().columns, _NARROWEST), _WIDEST)


def wrapped(text: str, width: int, margin: str = "", hanging: str | None = None) -> list[str]:
    """Text in lines that begin with a margin, from the second one on with the hanging one if it is given.

    >>> wrapped("it is 50 % of them", 9)
    ['it is', '50 % of', 'them']
    """
    further = margin if hanging is None else hanging
    tied = text.replace(" %", "\N{NO-BREAK SPACE}%")
    lines = wrap(tied, width, initial_indent=margin, subsequent_indent=further, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}%", " %") for line in lines]


def bar(share: float) -> str:
    """A bar for a share of 1, in letters that standard output can show."""
    full, empty = ("█", "░") if _can_show("█░") else ("#", ".")
    cells = round(CELLS * share)
    return full * cells + empty * (CELLS - cells)


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def number(value: float, *, signed: bool = False) -> str:
    """A number with two digits after the point, never a zero below zero.

    >>> number(0.5), number(-0.001), number(0.25, signed=True), number(0.001, signed=True)
    ('0.50', '0.00', '+0.25', '0.00')
    """
    text = f"{value:+.2f}" if signed else f"{value:.2f}"
    return "0.00" if float(text) == 0 else text


def interval(estimate: Estimate, *, signed: bool = False) -> str:
    """The interval of a number, such as `0.40 to 0.60`; nothing when the digits that are shown are exact."""
    low, high = number(estimate.low, signed=signed), number(estimate.high, signed=signed)
    return "" if low == high else f"{low} to {high}"
