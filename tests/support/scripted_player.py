"""A player at the terminal who cannot play cards: reads the names that are offered, and types one of them by chance."""

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random

COMMANDS = (
    "why", "score", "last", "piles", "table", "help", "why 7H", "rules", "undo", "nonsense", "", ",", "3H 4H 99S", "0",
    "1 1 1",
)  # fmt: skip
_ENTRY = re.compile(r"(?:[0-9]+ )?([^:]+?)(?::.*)?")
_CARD = re.compile(r"(10|[2-9JQKA])([HDCS])")
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_MOST_TRIES = 400


class ScriptedPlayer:
    """A terminal of which somebody makes use who goes by what was last written on it.

    Args:
        rng: What chooses.
        lines: How many lines may be typed; then the input ends.
        chatter: How often something is typed that decides nothing.
    """

    def __init__(self, rng: Random, lines: int = 10_000, chatter: float = 0.05) -> None:
        self._rng = rng
        self._left = lines
        self._chatter = chatter
        self._ideas: Iterator[str] = iter(())
        self.written: list[str] = []
        self.typed: list[str] = []

    def say(self, line: str) -> None:
        self.written.append(line)

    def read(self) -> str | None:
        self._left -= 1
        if self._left < 0:
            return None
        text = self._next()
        self.typed.append(text)
        self.written.append(f"> {text}")
        return text

    def _next(self) -> str:
        if self.written[-1].startswith("Type `again`"):
            return "quit"
        if options := offered_on(self.written):
            self._ideas = iter(self._ideas_about(options))
        if self._rng.random() < self._chatter:
            return self._rng.choice(COMMANDS)
        idea = next(self._ideas, None)
        assert idea is not None, "nothing that was offered could be chosen"
        return idea

    def _ideas_about(self, options: tuple[str, ...]) -> list[str]:
        cards = [name for name in options if _CARD.fullmatch(name)]
        groups = [" ".join(group) for group in _groups(cards)]
        self._rng.shuffle(groups)
        ideas = [*options, *groups[: len(options)]]
        self._rng.shuffle(ideas)
        return [*ideas, *groups[:_MOST_TRIES], *ideas]


def offered_on(lines: list[str]) -> tuple[str, ...]:
    """The names that are offered below the own hand, if it was shown since something was typed."""
    last = next((place for place in range(len(lines) - 1, -1, -1) if lines[place].startswith("> ")), -1)
    shown = lines[last + 1 :]
    hands = [place for place, line in enumerate(shown) if line.startswith(("Your hand:", "You hold no cards."))]
    if not hands:
        return ()
    below = [line for line in shown[hands[-1] + 1 :] if line.startswith("  ") and not line.startswith("    ")]
    entries = (_ENTRY.fullmatch(entry) for line in below for entry in line.strip().split("   "))
    return tuple(dict.fromkeys(match[1] for match in entries if match))


def _groups(cards: list[str]) -> Iterator[tuple[str, ...]]:
    """Cards that may go together: of one rank, in a row, or just any few."""
    for size in range(2, 6):
        for group in combinations(cards, size):
            ranks = {card[:-1] for card in group}
            in_row = len({card[-1] for card in group}) == 1 and any(
                ranks == set(_RANKS[start : start + size]) for start in range(len(_RANKS) - size + 1)
            )
            if len(ranks) == 1 or in_row or size < 4:
                yield group
