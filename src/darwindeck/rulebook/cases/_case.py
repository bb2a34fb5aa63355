"""What a case is."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from darwindeck.rulebook.cases._moments import Moment


@dataclass(frozen=True)
class Case:
    """Something that may come about in a game, and the words of sentences that are about it."""

    words: str
    happens: Callable[[Moment], bool] | None = None
    """Whether a moment shows it."""
    course: Callable[[Sequence[Moment]], bool] | None = None
    """Whether a game shows it, where one moment does not tell."""
    must_be_told: bool = False
    """Whether a book has to tell it if it can happen; else `happens` may also see what comes close."""
    or_words: str = ""
    """Other words that tell it as well."""

    def is_told(self, sentence: str) -> bool:
        """Whether a sentence is about it."""
        return re.search(self.words, sentence) is not None

    def is_told_otherwise(self, sentence: str) -> bool:
        """Whether a sentence is about it in these or other words."""
        return self.is_told(sentence) or bool(self.or_words and re.search(self.or_words, sentence))

    def is_seen(self, game: Sequence[Moment]) -> bool:
        """Whether it comes about in a game."""
        if self.course is not None:
            return self.course(game)
        assert self.happens is not None
        return any(map(self.happens, game))
