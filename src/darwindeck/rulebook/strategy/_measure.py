"""Finding out what wins in a game."""

from dataclasses import dataclass

from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook.strategy import _cards_apart, _moves_apart
from darwindeck.rulebook.strategy._compare import first_plays, habits
from darwindeck.rulebook.strategy._effort import effort_of_playout
from darwindeck.rulebook.strategy._findings import Strategy
from darwindeck.rulebook.strategy._positions import Judge, Judged
from darwindeck.rulebook.strategy._skill import measure_skill, undecided
from darwindeck.simulation import Simulator
from darwindeck.simulation.simulator import Progress

USUAL_EFFORT = 45_000_000
"""A few seconds on one processor."""

_FOR_MATCH = 0.3
"""The part of the effort that goes into whether it helps to think."""
_SAMPLE = 8
"""Games that show how long a game is."""
_DEALING = 20
"""What it takes to play a deal from which decisions are picked, in playouts."""
_MOST_DEALS = 400
_ITERATIONS = 200
_ROUNDS = 4
_PARTS = 1000


def measure_strategy(
    genome: GameGenome,
    seed: int = 0,
    *,
    effort: int = USUAL_EFFORT,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Strategy:
    """Find out what wins in a game, by search.

    The same seed and effort give the same findings, whatever the number of threads.

    Args:
        genome: The rules.
        seed: Another seed, other deals.
        effort: About how many turns and decisions are played in all. A slow game gets fewer deals.
        threads: How many threads play whole games; one for each processor if None.
        progress: Called now and then with how much is done, and how much there is to do.

    Raises:
        GenomeError: When the genome cannot be played.
    """
    scene, simulator = staged(genome), Simulator(threads)
    usual = simulator.simulate(genome, _SAMPLE, "greedy", seed, measure=True)
    if not usual.decisions:
        return Strategy(has_decisions=False)
    tell = _Telling(progress)
    playout = effort_of_playout(genome, usual)
    skill = measure_skill(
        genome, seed, effort=effort * _FOR_MATCH, playout=playout, simulator=simulator, progress=tell.of_match
    )
    if skill is None:
        tell = _Telling(progress, for_match=0)
    halves: tuple[list[Judged], list[Judged]] = ([], [])
    left = budget = effort * (1 - _FOR_MATCH)
    judge = Judge(scene, _ITERATIONS, _ROUNDS)
    deals = 0
    while left > 0 and deals < _MOST_DEALS and not (skill and skill.is_luck):
        judged = list(judge.judged_deal((seed + deals) % 2**64))
        halves[deals % 2].extend(judged)
        left -= playout * (sum(one.playouts for one in judged) + _DEALING)
        deals += 1
        tell.of_deals(max(1 - left / budget, deals / _MOST_DEALS))
    tell.of_deals(1)
    contrasts = [*_cards_apart.contrasts(scene), *_moves_apart.contrasts(scene)]
    both = [*halves[0], *halves[1]]
    return Strategy(
        has_decisions=True,
        skill=skill,
        is_never_won=not skill.fair if skill else undecided(usual) == _SAMPLE,
        deals=deals,
        positions=len(both),
        playouts=sum(one.playouts for one in both),
        first_plays=first_plays(contrasts, halves),
        habits=habits(contrasts, halves),
    )


@dataclass(frozen=True)
class _Telling:
    """Tells how much is done: first the match, then the deals."""

    progress: Progress | None
    for_match: float = _FOR_MATCH

    def of_match(self, done: int, total: int) -> None:
        self._tell(self.for_match * done / total)

    def of_deals(self, done: float) -> None:
        self._tell(self.for_match + (1 - self.for_match) * min(done, 1))

    def _tell(self, done: float) -> None:
        if self.progress is not None:
            self.progress(round(_PARTS * done), _PARTS)
