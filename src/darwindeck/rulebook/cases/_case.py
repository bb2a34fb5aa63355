"""What a case is."""

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace

from darwindeck.rulebook.cases._moments import Moment

Parts = frozenset[Hashable]
"""What a sentence speaks of, where it speaks of several things: rules, phases, numbers."""


@dataclass(frozen=True)
class Case:
    """Something that may come about in a game, and the words of sentences that are about it."""

    words: str
    happens: Callable[[Moment], bool] | None = None
    """Whether a moment shows it."""
    course: Callable[[Sequence[Moment]], bool] | None = None
    """Whether a game shows it, where one moment does not tell."""
    parts: Callable[[Sequence[Moment]], tuple[Parts, Parts]] | None = None
    """All that has to come about, be it in several games, and what of it a game shows."""
    must_be_told: bool = False
    """Whether a book has to tell it if it can happen; else `happens` may also see what comes close."""
    or_words: str = ""
    """Other words that tell it as well."""
    seen_before: Parts = frozenset()
    """The parts that have come about in earlier games."""

    def is_told(self, sentence: str) -> bool:
        """Whether a sentence is about it."""
        return re.search(self.words, sentence) is not None

    def is_told_otherwise(self, sentence: str) -> bool:
        """Whether a sentence is about it in these or other words."""
        return self.is_told(sentence) or bool(self.or_words and re.search(self.or_words, sentence))

    def is_seen(self, game: Sequence[Moment]) -> bool:
        """Whether it comes about in a game."""
        return self.after(game) is None

    def after(self, game: Sequence[Moment]) -> "Case | None":
        """What of it is left to be seen after a game."""
        if self.parts is not None:
            every, seen = self.parts(game)
            seen |= self.seen_before
            return None if every <= seen else replace(self, seen_before=seen)
        if self.course is not None:
            return None if self.course(game) else self
        assert self.happens is not None
        return None if any(map(self.happens, game)) else self
