"""Judging candidates: what measurements mean for a run, and which games are worth a closer look."""

from collections.abc import Callable, Sequence

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import Estimate, Style
from darwindeck.evaluation._estimate import weighted_sum
from darwindeck.evaluation.known import median_known_score
from darwindeck.evolution.atlas import Atlas, create_atlas
from darwindeck.evolution.candidate import Candidate, Cell, Judged
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.measuring import Measurement

__all__ = ["Judge", "mean_of", "most_promising", "style_of"]


class Judge:
    """Says what measurements mean for a run: the worth of a game, and its place on the map."""

    def __init__(self, config: RunConfig) -> None:
        self.style: Style = style_of(config)
        self.atlas: Atlas = create_atlas(config)
        self._constraints = config.constraints
        self.floor = median_known_score(config.style) if config.near is None else 0.0
        """What a game must be worth to be wanted: what the median known game is; anything where one is to be improved.

        That was measured more closely than a screening does, so it is only used to rank what was screened.
        """

    def judge(self, candidate: Candidate, looks: Sequence[Measurement], *, is_close: bool) -> Judged:
        """What a candidate is worth by one or more looks at it, all of the same level.

        The score is the mean of those of the looks. One look that rejects the game is enough, since evaluation rejects
        only what is surely bad. The game stays where the first look puts it on the map, so that it does not wander
        into a cell where it happens to shine.
        """
        for look in looks:
            if why := self.fault(look):
                return Judged(candidate, Estimate.exact(0.0), None, is_close, len(looks), why)
        found = [look.evaluation for look in looks if look.evaluation is not None]
        score = mean_of([evaluation.score(self.style) for evaluation in found])
        return Judged(candidate, score, self.cell(candidate, looks[0]), is_close, len(looks))

    def fault(self, look: Measurement) -> str:
        """Why a game is rejected, in a sentence; empty if it is not."""
        if look.rejection or look.evaluation is None:
            return look.rejection
        return self._constraints.too_long(look.evaluation) or ""

    def cell(self, candidate: Candidate, look: Measurement) -> Cell | None:
        """Where a game lies on the map; None where it was rejected."""
        if look.evaluation is None or look.rejection:
            return None
        return self.atlas.cell_of(candidate.genome, look.evaluation)


def style_of(config: RunConfig) -> Style:
    """What a run judges by: its style; where a game is to stay what it is, without novelty.

    Raises:
        DarwinDeckError: When that leaves nothing to judge by.
    """
    if config.near is None:
        return config.style
    weights = {name: weight for name, weight in config.style.weights.items() if name != "novelty"}
    if not any(weights.values()):
        raise DarwinDeckError(
            f"the style {config.style.name} weighs only novelty, which does not count where a game is to be improved: "
            "choose another style"
        )
    return Style(config.style.name, weights)


def mean_of(scores: Sequence[Estimate]) -> Estimate:
    """The mean of independent looks at the same game, which is surer than each of them."""
    return weighted_sum([(1 / len(scores), score) for score in scores]).within()


def most_promising(screened: Sequence[Judged], bar: Callable[[Cell], float], floor: float, count: int) -> list[Judged]:
    """The games that go on to the contest: those that would raise their cells most, the first of them first.

    Out are those that were rejected, and those that even at the upper end of their score could not pass the bar of
    their cell. What a game is below the floor counts for nothing, so that a cell that nobody would want a game of is
    not filled before a good one gets better. A second game of a cell only counts for what it has more than the first.

    Args:
        screened: The games that were screened.
        bar: What a game of a cell has to pass.
        floor: What a game must be worth to be wanted.
        count: How many go on at most.
    """
    bars = {one.cell: bar(one.cell) for one in screened if one.cell is not None}
    able = [(one, one.cell) for one in screened if one.cell is not None and one.score.high > bars[one.cell]]
    chosen: list[Judged] = []
    while able and len(chosen) < count:
        gains = [one.score.value - max(floor, bars[cell]) for one, cell in able]
        best, cell = able.pop(gains.index(max(gains)))
        bars[cell] = max(bars[cell], best.score.value)
        chosen.append(best)
    return chosen
