"""What anybody would say of known games, measured; by margins outside the noise."""

from functools import cache
from random import Random
from statistics import mean, quantiles

import pytest

from darwindeck.evaluation import STYLES, Evaluation, Measure, evaluate
from darwindeck.evaluation._duplicate import play_duplicate
from darwindeck.evaluation.measures.ends import decided, ends
from darwindeck.evaluation.measures.fairness import fairness
from darwindeck.evaluation.measures.luck import luck
from darwindeck.evaluation.measures.skill import advantage
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, find_game
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import Simulator
from tests.support.playable_genomes import playable_genome

GOOD = ("hearts", "spades", "gin_rummy")
GOOD_GAMES = [
    pytest.param(name, marks=pytest.mark.deep if place else pytest.mark.slow) for place, name in enumerate(GOOD)
]


def known(name: str) -> GameGenome:
    game = find_game(name)
    assert game is not None
    return game.create()


@cache
def thoroughly(name: str) -> Evaluation:
    return evaluate(known(name), "thorough", 77)


def skill_of(name: str) -> Measure:
    return thoroughly(name)["skill"]


def test_war_takes_no_skill_and_is_all_luck() -> None:
    match = play_duplicate(known("war"), "mcts:256", "novice", 300, seed=77000)
    assert (advantage(match).value, luck(match).estimate.value) == (0, 1)
    assert advantage(match).high < 0.02
    assert luck(match).estimate.low > 0.95
    deal, seat, player, rest = (raw.estimate.value for raw in luck(match).raw)
    assert deal == pytest.approx(1, abs=0.01)
    assert deal + seat == pytest.approx(1)
    assert (player, rest) == pytest.approx((0, 0))


def test_war_has_no_decisions_that_matter() -> None:
    war = evaluate(known("war"), "normal")
    assert (war["decisions"].estimate.value, war["skill"].estimate.value) == (0, 0)
    assert war["decisions"].estimate.high < 0.05
    assert war["skill"].estimate.high < 0.01


@pytest.mark.slow
def test_crazy_eights_take_more_skill_than_war() -> None:
    assert skill_of("crazy_eights").estimate.low > skill_of("war").estimate.high + 0.02


@pytest.mark.parametrize("name", GOOD_GAMES)
def test_good_games_take_more_skill_than_crazy_eights(name: str) -> None:
    assert skill_of(name).estimate.low > skill_of("crazy_eights").estimate.high


@pytest.mark.parametrize("name", GOOD_GAMES)
def test_good_games_are_less_a_matter_of_luck_than_crazy_eights(name: str) -> None:
    assert thoroughly(name)["luck"].estimate.value < thoroughly("crazy_eights")["luck"].estimate.low


@pytest.mark.slow
@pytest.mark.parametrize("style", ["balanced", "strategic", "trick-taking"])
def test_war_is_no_good_game_and_hearts_is(style: str) -> None:
    war, eights, hearts = (thoroughly(name).score(STYLES[style]) for name in ("war", "crazy_eights", "hearts"))
    assert war.high == 0
    assert hearts.low > eights.high


@pytest.mark.deep
def test_games_by_chance_score_well_below_known_good_games() -> None:
    by_chance = [evaluate(playable_genome(Random(seed)), "normal") for seed in range(30)]
    good = [thoroughly(name) for name in GOOD]
    assert sum(found.rejection is not None for found in by_chance) > 15
    for style in ("balanced", "strategic"):
        low, high = ([found.score(STYLES[style]).low for found in sample] for sample in (by_chance, good))
        assert mean(low) < mean(high) / 2
        assert quantiles(low, n=10)[7] < min(high)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_end_and_are_fair(game: KnownGame) -> None:
    """War often goes on for too long, and Greedy against itself draws every game of Goofspiel."""
    result = Simulator().simulate(game.create(), 500, "greedy", 5)
    assert ends([result]).estimate.low > (0.75 if game.name == "war" else 0.93)
    if game.name == "goofspiel":
        assert (decided([result]).estimate.value, fairness([result]).estimate.is_known) == (0, False)
    else:
        assert fairness([result]).estimate.value > 0.93
