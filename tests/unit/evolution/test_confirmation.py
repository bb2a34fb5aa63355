from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from darwindeck.evaluation import Estimate, Evaluation, Measure, Raw, Rejection, Style
from darwindeck.evaluation.known import median_known_score
from darwindeck.evaluation.measures.novelty import nearest, structural_distance
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.confirmation import APART, DIFFERENT_RULES, Verdict, confirm, pick, quality_of
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.families import family_of
from darwindeck.evolution.judging import Judge
from darwindeck.evolution.measuring import Measurement
from darwindeck.evolution.operators import create_default_pipeline
from darwindeck.genome.examples import get_seed_genomes
from darwindeck.genome.schema import GameGenome
from tests.support.runs import known, small_run

LIVELY = Style("lively", {"tension": 1.0})
BAR = median_known_score(LIVELY)


def new_game(name: str) -> GameGenome:
    """A known game that was changed until it is another one."""
    rng, pipeline, games = Random(name), create_default_pipeline(), get_seed_genomes()
    genome = known(name)
    while (near := nearest(genome, games)).distance < APART or len(near.differences) < DIFFERENT_RULES:
        genome = pipeline.mutate(genome, rng)
    return genome


def dealt(genome: GameGenome, cards: int) -> GameGenome:
    """The same game with another number of cards."""
    return replace(genome, setup=replace(genome.setup, cards_per_player=cards))


def kept(genome: GameGenome, low: float, family: str) -> Judged:
    return Judged(Candidate(genome, Origin("add effect", "")), Estimate(0.9, low, 1.0), (family, "short"), True)


EIGHTS = [
    kept(new_game(name), low, "shedding")
    for name, low in (("crazy_eights", 0.9), ("hearts", 0.8), ("scopa", 0.7), ("rummy", 0.6), ("president", 0.55))
]
"""Which family they are of is only pretended."""
AGRAM = kept(new_game("agram"), 0.5, "tricks")
LEDUC = kept(new_game("leduc"), 0.4, "poker")


def as_it_is(one: Judged) -> Judged:
    return one


def picked(able: Sequence[Judged], count: int, taken: Sequence[Judged] = (), **settings: object) -> list[Judged]:
    config = small_run(**{"games": count, **settings})
    passed = [(one.candidate.genome, one.cell) for one in taken if one.cell is not None]
    return pick(able, passed, config, count, as_it_is)


def test_games_of_the_tests_are_apart() -> None:
    games = [one.candidate.genome for one in (*EIGHTS, AGRAM, LEDUC)]
    distances = [structural_distance(one, other) for one in games for other in games if one is not other]
    assert min(distances) >= APART


def test_best_lower_bound_goes_first() -> None:
    assert picked([LEDUC, EIGHTS[1], AGRAM, EIGHTS[0]], 2, games=6) == [EIGHTS[0], EIGHTS[1]]


def test_game_of_which_something_could_not_be_measured_goes_last() -> None:
    vague = replace(EIGHTS[0], score=replace(EIGHTS[0].score, is_known=False))
    assert picked([vague, EIGHTS[1], AGRAM], 3, games=6) == [EIGHTS[1], AGRAM, vague]


def test_no_more_games_are_simplified_than_are_looked_at() -> None:
    asked: list[Judged] = []

    def simplify(one: Judged) -> Judged:
        asked.append(one)
        return AGRAM if one is EIGHTS[0] else one

    assert pick([*EIGHTS, LEDUC], [], small_run(games=6), 2, simplify) == [AGRAM, EIGHTS[1]]
    assert asked == EIGHTS[:2]


def test_no_family_has_more_than_a_third_as_long_as_others_have_some() -> None:
    assert picked([*EIGHTS, AGRAM, LEDUC], 4, games=6) == [EIGHTS[0], EIGHTS[1], AGRAM, LEDUC]
    assert picked([*EIGHTS, AGRAM, LEDUC], 6) == [EIGHTS[0], EIGHTS[1], AGRAM, LEDUC, EIGHTS[2], EIGHTS[3]]


def test_games_that_have_passed_count_for_their_family() -> None:
    assert picked([*EIGHTS[2:], AGRAM], 1, EIGHTS[:2], games=6) == [AGRAM]


def test_known_game_is_no_winner_whatever_it_is_called() -> None:
    game = known("crazy_eights")
    renamed = replace(game, genome_id="new", generation=9)
    assert picked([kept(game, 0.9, "shedding"), kept(renamed, 0.8, "shedding"), AGRAM], 3) == [AGRAM]


def test_known_game_with_one_other_rule_is_no_winner() -> None:
    assert picked([kept(dealt(known("crazy_eights"), 6), 0.9, "shedding"), AGRAM], 3) == [AGRAM]


def test_starting_game_with_one_other_rule_is_no_winner() -> None:
    own = AGRAM.candidate.genome
    variant = kept(dealt(own, own.setup.cards_per_player - 1), 0.9, "tricks")
    assert picked([variant], 1) == [variant]
    assert picked([variant], 1, start=(own,)) == []


def test_of_two_games_that_are_nearly_the_same_the_better_one_is_taken() -> None:
    game = EIGHTS[0].candidate.genome
    twin = kept(replace(game, max_turns=game.max_turns + 10), 0.1, "shedding")
    assert 0 < structural_distance(game, twin.candidate.genome) < APART
    assert picked([twin, EIGHTS[0]], 3) == [EIGHTS[0]]
    assert picked([twin], 3, [EIGHTS[0]]) == []


def test_to_improve_a_game_the_best_of_each_amount_of_change_is_taken() -> None:
    game = known("agram")
    little = [replace(kept(dealt(game, cards), 0.5 + cards / 100, ""), cell=("a little",)) for cards in (3, 4)]
    some = replace(AGRAM, cell=("some",))
    itself = replace(kept(game, 0.9, ""), cell=("unchanged",))
    assert picked([itself, *little, some], 5, near=game) == [little[1], some]
    assert picked([little[0], some], 5, [little[1]], near=game) == [some]


# ---------------------------------------------------------------------------------------- confirming


def look(tension: float | None, minutes: float = 8.0, why: str = "") -> Measurement:
    number = Estimate.unknown() if tension is None else Estimate(tension, max(0.0, tension - 0.1), tension)
    measures = (
        Measure("tension", number, ""),
        Measure("interaction", Estimate.exact(0.1), ""),
        Measure("length", Estimate.exact(1.0), "", (Raw("minutes", Estimate.exact(minutes)),)),
    )
    rejection = Rejection("balance", why) if why else None
    return Measurement(Evaluation("", "", "tiny", 0, measures, rejection), "", 0.1)


class Confirming:
    """Confirms games with made-up numbers, and remembers in which rounds."""

    def __init__(self, config: RunConfig, looks: dict[str, Measurement]) -> None:
        self.rounds: list[list[str]] = []
        self._config = config
        self._looks = looks

    def measure(self, games: Sequence[Candidate]) -> list[Measurement]:
        self.rounds.append([one.key for one in games])
        return [self._looks[one.key] for one in games]

    def verdict(self, games: Sequence[Judged]) -> Verdict:
        return confirm(games, self._config, Judge(self._config), self.measure, as_it_is)


def confirming(looks: Sequence[tuple[Judged, Measurement]], **settings: object) -> Confirming:
    config = small_run(**{"style": LIVELY, "games": 2, **settings})
    return Confirming(config, {one.key: found for one, found in looks})


def test_game_passes_when_it_is_above_the_known_game_in_the_middle() -> None:
    trial = confirming([(EIGHTS[0], look(BAR + 0.01)), (AGRAM, look(BAR))])
    verdict = trial.verdict([EIGHTS[0], AGRAM])
    (passed,) = verdict.passed
    assert passed.candidate == EIGHTS[0].candidate
    assert passed.cell == (family_of(passed.candidate.genome), "under 10 minutes", "players keep apart")
    assert passed.score.value == pytest.approx(BAR + 0.01)
    assert verdict.failed == ((AGRAM.candidate, f"it scores {BAR:.2f} on fresh seeds: more than {BAR:.2f} is wanted"),)


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (look(0.9, why="one seat always wins"), "one seat always wins"),
        (
            Measurement(None, "it could not be measured: the core failed", 1.0),
            "it could not be measured: the core failed",
        ),
        (look(0.9, minutes=31), "a game takes 31.0 minutes, and may take 30"),
        (look(None), "games are too long to measure tension"),
    ],
)
def test_game_fails_with_its_reason(found: Measurement, why: str) -> None:
    verdict = confirming([(AGRAM, found)], constraints=Constraints(max_minutes=30)).verdict([AGRAM])
    assert (verdict.passed, verdict.failed) == ((), ((AGRAM.candidate, why),))


def test_next_best_is_tried_until_enough_have_passed() -> None:
    good, bad = look(0.95), look(0.0)
    trial = confirming([(EIGHTS[0], bad), (AGRAM, good), (LEDUC, good), (EIGHTS[1], good)])
    verdict = trial.verdict([EIGHTS[0], AGRAM, LEDUC, EIGHTS[1]])
    assert trial.rounds == [[EIGHTS[0].key, AGRAM.key], [EIGHTS[1].key]]
    assert {one.candidate.key for one in verdict.passed} == {AGRAM.key, EIGHTS[1].key}


def test_no_more_than_twice_as_many_are_tried_as_are_wanted() -> None:
    games = [*EIGHTS, AGRAM, LEDUC]
    trial = confirming([(one, look(0.0)) for one in games])
    verdict = trial.verdict(games)
    assert sum(map(len, trial.rounds)) == len(verdict.failed) == 4


def test_winners_are_ranked_by_their_confirmation() -> None:
    verdict = confirming([(EIGHTS[0], look(0.8)), (AGRAM, look(0.9))]).verdict([EIGHTS[0], AGRAM])
    assert [one.candidate for one in verdict.passed] == [AGRAM.candidate, EIGHTS[0].candidate]


def test_improved_game_has_to_be_better_than_the_original() -> None:
    original = known("agram")
    better = replace(kept(dealt(original, 4), 0.5, ""), cell=("a little",))
    worse = replace(AGRAM, cell=("some",))
    itself = Candidate(original, Origin("known game", ""))
    config = small_run(style=Style("lively", {"tension": 1.0, "novelty": 1.0}), games=3, near=original)
    looks = {itself.key: look(0.2), better.key: look(0.21), worse.key: look(0.19)}
    verdict = Confirming(config, looks).verdict([better, worse])
    assert (verdict.bar.low, verdict.bar.value) == pytest.approx((0.1, 0.2))
    assert [one.candidate for one in verdict.passed] == [better.candidate]
    assert [why for _, why in verdict.failed] == ["it scores 0.19 on fresh seeds: more than 0.20 is wanted"]


def test_quality_is_the_sum_over_all_winners() -> None:
    assert quality_of([]) == Estimate.exact(0.0)
    found = quality_of([Estimate(0.5, 0.2, 0.8), Estimate(0.6, 0.2, 1.0)])
    assert (found.low, found.value, found.high) == pytest.approx((1.1 - 0.5, 1.1, 1.1 + 0.5))
