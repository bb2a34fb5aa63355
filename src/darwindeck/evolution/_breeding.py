"""The generations of a run: games are asked for, measured and told, one generation after the other."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.judging import Judge, most_promising
from darwindeck.evolution.measuring import Level, Measurer
from darwindeck.evolution.progress import RunProgress, Stage
from darwindeck.evolution.record import GenerationRecord
from darwindeck.evolution.search import create_search
from darwindeck.evolution.search.breeder import operators_of
from darwindeck.evolution.store import Store


@dataclass
class Breeding:
    """The part of a run that depends on nothing but its settings and what games measure."""

    store: Store
    config: RunConfig
    judge: Judge
    measurer: Measurer
    progress: RunProgress
    earlier: float
    """The seconds that the run took before it was resumed."""

    def __post_init__(self) -> None:
        """Take up the search where it was."""
        self._search = create_search(self.config)
        self._measured = self._rejected = 0
        self._next = 0
        if (checkpoint := self.store.checkpoint()) is not None:
            with self.store.reading():
                self._search.restore(checkpoint.search)
                last = self.store.generations()[-1]
            self._measured, self._rejected = last.measured, last.rejected
            self._next = checkpoint.generation + 1
            self.progress.settle(self._search.kept(), self._measured, self._rejected)

    def go(self) -> list[Judged]:
        """Breed all generations that are left. Gives what the search has kept in the end."""
        for generation in range(self._next, self.config.generations + 1):
            told = self._start() if generation == 0 else self._generation(generation)
            self._complete(generation, told)
        return self._search.kept()

    def _start(self) -> list[Judged]:
        """Judge the games that the run starts from; all that are viable are measured closely."""
        games = {one.key: one for one in (Candidate(genome, _START) for genome in self.config.start)}
        candidates = list(games.values())
        self.store.add_games(candidates, 0)
        screened = self._judged(candidates, "starting", "screen", 0)
        viable = [one.candidate for one in screened if one.is_viable]
        told = _replaced(screened, self._judged(viable, "starting-contest", "contest", 0))
        self._search.tell(told)
        return told

    def _generation(self, generation: int) -> list[Judged]:
        candidates = self._search.ask(self.config.batch, Random(f"{self.config.seed}/{generation}"))
        self.store.add_games(candidates, generation)
        screened = self._judged(candidates, "screening", "screen", generation)
        able = [*screened, *self._search.waiting()]
        promising = most_promising(able, self._search.bar, self.judge.floor, self.config.contests)
        close = self._judged([one.candidate for one in promising], "contest", "contest", generation)
        told = _replaced(screened, close)
        new = {one.key for one in screened}
        late = [one for one in close if one.key not in new]
        self._rejected += sum(not one.is_viable for one in late)
        self._search.tell([*told, *late])
        self._search.tell(self._doubts(generation))
        return told

    def _doubts(self, generation: int) -> list[Judged]:
        """Look at some of the kept games once more: part of what brought them in was luck."""
        looks = {one.key: one.looks for one in self._search.kept()}
        doubted = self._search.doubts(self.config.doubts)
        self.progress.begin("doubts", generation, "contest", len(doubted))
        self.measurer.measure(doubted, "contest", self.progress.hear, [looks[one.key] for one in doubted])
        return [self._closely(one, looks[one.key] + 1) for one in doubted]

    def _judged(self, candidates: Sequence[Candidate], stage: Stage, level: Level, generation: int) -> list[Judged]:
        """Have candidates measured, and judge them by that and, at the contest, by all that is known of kept ones."""
        self.progress.begin(stage, generation, level, len(candidates))
        found = self.measurer.measure(candidates, level, self.progress.hear)
        if level == "screen":
            return [self.judge.judge(one, [look], is_close=False) for one, look in zip(candidates, found, strict=True)]
        looks = {one.key: one.looks for one in self._search.kept()}
        return [self._closely(one, looks.get(one.key, 1)) for one in candidates]

    def _closely(self, candidate: Candidate, looks: int) -> Judged:
        return self.judge.judge(candidate, self.measurer.looks(candidate, "contest", looks), is_close=True)

    def _complete(self, generation: int, told: Sequence[Judged]) -> None:
        self._measured += len(told)
        self._rejected += sum(not one.is_viable for one in told)
        kept = self._search.kept()
        record = _record(generation, self._measured, self._rejected, kept, told)
        self.store.save(record, self._search.to_plain(), self.earlier + self.progress.seconds)
        self.progress.settle(kept, self._measured, self._rejected)


_START = Origin("known game", "")


def _replaced(judged: Sequence[Judged], better: Sequence[Judged]) -> list[Judged]:
    """The same games in the same order, each by the best that is known of it."""
    known = {one.key: one for one in better}
    return [known.get(one.key, one) for one in judged]


def _record(
    generation: int, measured: int, rejected: int, kept: Sequence[Judged], told: Sequence[Judged]
) -> GenerationRecord:
    lows = [one.score.low for one in kept]  # One for each cell.
    made = Counter(name for one in told for name in operators_of(one.candidate.origin))
    viable = Counter(name for one in told if one.is_viable for name in operators_of(one.candidate.origin))
    return GenerationRecord(
        number=generation,
        measured=measured,
        rejected=rejected,
        best=max(lows, default=0.0),
        mean=sum(lows) / len(lows) if lows else 0.0,
        filled=len(kept),
        quality=sum(lows),
        operators={name: (count, viable[name]) for name, count in sorted(made.items())},
    )
