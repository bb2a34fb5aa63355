"""Cases that a sentence of a rulebook is about, and whether they are seen in games."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.rulebook.cases._search import SHORT, sentences, simple_games, whimsical_games

_MANY, _SOME = 24, 7
"""Games by players with whims: enough to see what is rare, or to trust that something is not seen."""


def assert_comes_about(words: str, genome: GameGenome, known: Iterable[Case]) -> None:
    """The sentence of a book that has these words is about cases that come about in the game."""
    cases = _cases_of(genome, words, known)
    assert cases
    assert _is_seen(cases, genome)


def assert_only_comes_about(told: str, other: str, genome: GameGenome, known: Sequence[Case]) -> None:
    """What one sentence is about comes about in a game, and what another one is about besides does not."""
    close = _cases_about(told, known)
    cases = [case for case in _cases_about(other, known) if case not in close]
    assert cases
    assert _is_seen(close, genome)
    assert not _seen_in_some_games(cases, genome)


def _cases_of(genome: GameGenome, words: str, known: Iterable[Case]) -> list[Case]:
    """The cases of the sentence of a book that has these words."""
    told = [sentence for sentence in sentences(genome) if words in sentence]
    assert told, f"no sentence has {words!r}: {sentences(genome)}"
    return _cases_about(told[0], known)


def _cases_about(sentence: str, known: Iterable[Case]) -> list[Case]:
    """The cases of a sentence, be it of whatever book."""
    return [case for case in known if case.is_told(sentence)]


def _is_seen(cases: Sequence[Case], genome: GameGenome) -> bool:
    """Whether each case is seen in some game."""
    left = list(cases)
    for game in _games(genome, _MANY):
        left = [after for case in left if (after := case.after(game)) is not None]
        if not left:
            return True
    return False


def _seen_in_some_games(cases: Sequence[Case], genome: GameGenome) -> set[str]:
    """The words of the cases that are seen in some games, of all kinds."""
    return {case.words for game in _games(genome, _SOME) for case in cases if case.is_seen(game)}


def _games(genome: GameGenome, count: int) -> Iterator[list[Moment]]:
    return chain(simple_games(genome, range(1), SHORT), whimsical_games(genome, range(1, count)))
