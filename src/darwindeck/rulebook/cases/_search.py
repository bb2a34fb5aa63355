"""Looking for the special cases of a book in play.

That something cannot happen is proved by the writers of the rules, who leave it out. What they cannot prove is looked
for here: by players who decide by lot, who take what looks best, and who have whims. What is seen is certain to happen;
what is not may be rare, or may never happen.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, product

from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook._trial import Trial, pieces
from darwindeck.rulebook._writer import write_rules
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import WHIMSICAL, Moment, moments
from darwindeck.rulebook.cases._table import CASES
from darwindeck.simulation.simulator import Progress

USUAL_EFFORT = 100_000
"""Some seconds on one processor."""

TABLES: tuple[Sequence[str], ...] = (("random",), ("greedy",), ("greedy", "random"))
"""Who plays: all by chance, all at a glance, or one after the other."""

SHORT, LONG, WHOLE = 400, 3_000, 10_000
"""After how many decisions a game is left."""
_FEW = 2
_LONG_ONES = 6
"""One in so many games by players with whims is long."""
_SIMPLE_ONES = 2
"""After so many games by players with whims one by simple players follows."""


def try_rules(
    genome: GameGenome, seed: int = 0, *, effort: int = USUAL_EFFORT, progress: Progress | None = None
) -> Trial:
    """Play a game until all special cases of its book have come up, or so much has been played.

    Args:
        genome: The rules.
        seed: Another seed, other games.
        effort: After how many positions in all the search is given up; there are some for each turn.
        progress: Called now and then with how much is done, and how much there is to do.

    Raises:
        GenomeError: When the genome cannot be played.
    """
    left = cases_told(genome)
    played = spent = 0
    for game in _games(genome, seed):
        left = still_unseen(left, game)
        played += 1
        spent += len(game)
        is_done = not left or spent >= effort
        if progress is not None:
            progress(*(1, 1) if is_done else (spent, effort))
        if is_done:
            break
    return Trial(played, frozenset(chain(*left.values())))


def cases_told(genome: GameGenome) -> dict[Case, list[str]]:
    """The special cases that the book of a game tells of, each with the pieces of rules about it."""
    book = sentences(genome)
    told = {case: [one for one in book if case.is_told(one)] for case in CASES}
    return {case: found for case, found in told.items() if found}


def sentences(genome: GameGenome) -> list[str]:
    """All rules of a book, in pieces."""
    return [piece for section in write_rules(genome) for rule in section.rules for piece in pieces(rule.text)]


def still_unseen(cases: dict[Case, list[str]], game: Sequence[Moment]) -> dict[Case, list[str]]:
    """The cases that do not come about in a game either."""
    return {left: told for case, told in cases.items() if (left := case.after(game)) is not None}


# ---------------------------------------------------------------------------------------- games to look at


def _games(genome: GameGenome, seed: int) -> Iterator[list[Moment]]:
    """Short games first, as most cases come about soon; then a whole one, and all kinds of players by turns."""
    yield from simple_games(genome, range(seed, seed + _FEW), SHORT)
    yield from simple_games(genome, [seed], WHOLE)
    for number, game in enumerate(whimsical_games(genome, count(seed))):
        yield game
        if number % _SIMPLE_ONES == 0:
            yield moments(genome, seed + _FEW + number, TABLES[number // _SIMPLE_ONES % len(TABLES)], LONG)


def simple_games(genome: GameGenome, seeds: Iterable[int], most: int) -> Iterator[list[Moment]]:
    """Games by players of all simple kinds, up to so many decisions."""
    for seed, table in product(seeds, TABLES):
        yield moments(genome, seed, table, most)


def whimsical_games(genome: GameGenome, seeds: Iterable[int]) -> Iterator[list[Moment]]:
    """Games by players with whims, some of them long."""
    for seed in seeds:
        yield moments(genome, seed, (WHIMSICAL,), SHORT if seed % _LONG_ONES else LONG)
