"""What all searches share: the map of the best games, what was seen before, and how children are asked for."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from darwindeck.evolution.archive import Archive
from darwindeck.evolution.candidate import Candidate, Cell, Judged, Origin
from darwindeck.evolution.credit import Credit
from darwindeck.evolution.families import are_kin, family_of
from darwindeck.evolution.search.breeder import Breeder
from darwindeck.genome.schema import GameGenome

_PATIENCE = 10
"""So many times as many children are tried for as are asked for, before fewer are given."""
_DIGITS = 16
"""Of the hash of rules that were seen before so much is remembered: enough for billions of games."""


class ArchivingSearch(ABC):
    """A search that shows its best games on a map, whatever it goes by itself.

    So the results of all searches can be compared. What they differ in is which games become parents. The games that
    the run started from have a map of their own: they have offspring, but take no place from new games.

    Args:
        start: The games that the run starts from, of which it holds that they are sound and such as they are wanted.
        breeder: What makes children.
    """

    name: str

    def __init__(self, start: Sequence[GameGenome], breeder: Breeder) -> None:
        self.archive = Archive()
        self._old = Archive()
        self._waiting = Archive(is_close=False)
        self._start = [Candidate(genome, Origin("start", genome.genome_id)) for genome in start]
        self._breeder = breeder
        self._seen: set[str] = set()

    def ask(self, count: int, rng: Random) -> list[Candidate]:
        """Games to be measured: no two with the same rules, and none that was told before if others can be found."""
        found: dict[str, Candidate] = {}

        def is_new(key: str) -> bool:
            return key not in found and key[:_DIGITS] not in self._seen

        for _ in range(_PATIENCE * count):
            if len(found) == count:
                break
            child = self._breeder.breed(self._parents(rng), is_new, rng, self._mutations(rng))
            if child is not None:
                found[child.key] = child
        return list(found.values())

    def bar(self, cell: Cell) -> float:
        """What a game of this cell must be able to reach to be worth a closer measurement."""
        return self.archive[cell].score.low if cell in self.archive else 0.0

    def tell(self, judged: Sequence[Judged]) -> None:
        """Hear what candidates are worth. One that was told before, and is now known better, takes its own place."""
        for one in judged:
            if one.key[:_DIGITS] not in self._seen:
                self._seen.add(one.key[:_DIGITS])
                self._credit(one)
            if one.candidate.origin.parents:
                self.archive.add(one)
                self._waiting.add(one)
            else:
                self._old.add(one)
        self._learn(judged)

    def waiting(self) -> list[Judged]:
        """Games that were only screened, and are the best ones of their cells that have not been measured closely."""
        return self._waiting.ranked()

    def doubts(self, count: int) -> list[Candidate]:
        """Kept games that should be measured once more: of those with the fewest measurements the best first."""
        by_looks = sorted(self.archive.ranked(), key=lambda elite: elite.looks)
        return [elite.candidate for elite in by_looks[:count]]

    def kept(self) -> list[Judged]:
        """The elites of the map, the best first."""
        return self.archive.ranked()

    @property
    def credit(self) -> Credit:
        """What the operators have earned."""
        return self._breeder.credit

    def to_plain(self) -> dict[str, Any]:
        """Its whole memory, for JSON."""
        return {
            "search": self.name,
            "seen": sorted(self._seen),
            "archive": self.archive.to_plain(),
            "old": self._old.to_plain(),
            "waiting": self._waiting.to_plain(),
            "credit": self.credit.to_plain(),
        }

    def restore(self, plain: Mapping[str, Any]) -> None:
        """Take over the memory that `to_plain` gave."""
        if plain["search"] != self.name:
            raise ValueError(f"this is the memory of the search {plain['search']}, and not of {self.name}")
        self._seen = set(plain["seen"])
        self.archive = Archive.from_plain(plain["archive"])
        self._old = Archive.from_plain(plain["old"])
        self._waiting = Archive.from_plain(plain["waiting"], is_close=False)
        self._breeder.credit = Credit.from_plain(plain["credit"])

    @abstractmethod
    def _parents(self, rng: Random) -> Sequence[Candidate]:
        """The parents of the next child, one or two."""

    def _mutations(self, rng: Random) -> int:  # noqa: ARG002 (for searches that have more than one)
        """How often the child of one parent is changed."""
        return 1

    def _credit(self, one: Judged) -> None:
        """Let operators earn their share by what became of a child."""
        self._breeder.tell(one)

    def _learn(self, judged: Sequence[Judged]) -> None:  # noqa: B027 (the map is enough for some)
        """Take in what the search itself goes by, beside the map."""


def kin_of(one: Candidate, others: Sequence[Judged]) -> list[Judged]:
    """Those of the others whose family is that of the first or near it."""
    family = family_of(one.genome)
    return [other for other in others if other.key != one.key and are_kin(family, family_of(other.candidate.genome))]


def better_of(count: int, games: Sequence[Judged], rng: Random) -> Judged:
    """A tournament: the best of so many games drawn by lot."""
    return max((rng.choice(games) for _ in range(count)), key=lambda game: game.score.low)
