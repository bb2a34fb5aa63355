"""Runs made by hand, for reports: known games stand for new ones."""

from dataclasses import replace

from darwindeck.evaluation import STYLES, Estimate, Evaluation, Measure, Raw
from darwindeck.evolution.candidate import Candidate, Cell, Judged, Origin
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.naming import name_game
from darwindeck.evolution.record import GenerationRecord, RunRecord, Winner
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from tests.support.evaluations import GOOD, Number, evaluation

Axes = dict[str, tuple[str, ...]]
"""The axes of a map by name, with their bins."""

AXES: Axes = {
    "family": tuple(dict.fromkeys(game.family for game in KNOWN_GAMES)),
    "length": ("under 5 minutes", "5 to 15 minutes", "15 to 30 minutes", "over 30 minutes"),
    "skill": ("little skill", "some skill", "much skill"),
}
NEAR_AXES: Axes = {"change": ("no change", "a touch", "a little", "some", "much")}
GENERATIONS = 12
FRESH = "special effects: also J skip next"


def changed(genome: GameGenome, by: int) -> GameGenome:
    """The same game for the eye, with other rules for the machine."""
    return replace(genome, max_turns=genome.max_turns - by, generation=by)


def line_of(known: KnownGame, steps: int) -> list[Candidate]:
    """A game and all that it was made from, itself first."""
    genome = known.create()
    line = [Candidate(genome, Origin("known game", f"starts from {known.name}"))]
    for step in range(1, steps + 1):
        operator = ("add effect", "change a number", "crossover")[step % 3]
        origin = Origin(operator, f"max_turns: {genome.max_turns - step}; {FRESH}", (line[0].key,))
        line.insert(0, Candidate(changed(genome, step), origin))
    return line


def cell_of(place: int, axes: Axes) -> Cell:
    """A cell that few others have."""
    return tuple(bins[(place * (axis + 1) + axis) % len(bins)] for axis, bins in enumerate(axes.values()))


def measured(genome: GameGenome, shift: float = 0.0, changes: dict[str, Number] | None = None) -> Evaluation:
    """A good game, somewhat better or worse."""
    made = evaluation({**GOOD, **(changes or {})}, game=genome.genome_id)

    def moved(one: Measure) -> Measure:
        return replace(one, estimate=one.estimate.through(lambda number: min(max(number + shift, 0.0), 1.0)))

    minutes = Raw("minutes", Estimate(12 + 40 * shift, 11 + 40 * shift, 13 + 40 * shift), "minutes")
    measures = [moved(one) if one.name in ("skill", "tension", "decisions") else one for one in made.measures]
    with_minutes = [replace(one, raw=(minutes,)) if one.name == "length" else one for one in measures]
    return replace(made, measures=tuple(with_minutes))


def winner(known: KnownGame, place: int, axes: Axes, taken: list[str]) -> Winner:
    """A game that passed confirmation."""
    candidate, *ancestors = line_of(known, steps=1 + place % 5)
    name = name_game(candidate.key, taken)
    taken.append(name)
    named = replace(candidate, genome=replace(candidate.genome, genome_id=name))
    found = measured(named.genome, shift=0.2 - 0.04 * place)
    return Winner(name, named, cell_of(place, axes), found, found.score(STYLES["balanced"]), tuple(ancestors))


def generation(number: int) -> GenerationRecord:
    """A generation in the life of a run that gets better."""
    share = number / GENERATIONS
    return GenerationRecord(
        number=number,
        measured=27 + 32 * number,
        rejected=9 + 14 * number,
        best=0.5 + 0.15 * share**0.5,
        mean=0.3 + 0.15 * share,
        filled=round(14 + 30 * share),
        quality=4 + 14 * share,
        operators={"add effect": (12, 5), "change a number": (15, 9), "crossover": (5, 2)} if number else {},
    )


def run_record(winners: int = 6, *, is_finished: bool = True, is_near: bool = False) -> RunRecord:
    """A run with so many winners; one that is not finished has none."""
    axes = NEAR_AXES if is_near else AXES
    taken: list[str] = []
    games = KNOWN_GAMES[2::2]
    found = [winner(game, place, axes, taken) for place, game in enumerate(games[:winners])]
    kept = [
        Judged(
            line_of(game, steps=1 + place % 5)[0],
            Estimate(0.68 - 0.02 * place, 0.6 - 0.03 * place, 0.75 - 0.02 * place),
            cell_of(place, axes),
            is_close=True,
            looks=2,
        )
        for place, game in enumerate(games)
    ]
    start = tuple(game.create() for game in KNOWN_GAMES[:4])
    return RunRecord(
        config=RunConfig(start=start, seed=7, generations=GENERATIONS, near=start[2] if is_near else None),
        versions={"darwindeck": "0.1.0", "evaluator": "1", "python": "3.11.2"},
        generations=tuple(map(generation, range(GENERATIONS + 1 if is_finished else 5))),
        kept=tuple(kept),
        axes=axes,
        bar=0.43,
        bar_high=0.47,
        winners=tuple(found) if is_finished else (),
        failed=((line_of(KNOWN_GAMES[3], 2)[0], "no seat should win so often: P0 wins 61 % of the games"),),
        quality=Estimate(3.4, 3.1, 3.7) if is_finished else None,
        is_finished=is_finished,
        seconds=201.5,
    )
