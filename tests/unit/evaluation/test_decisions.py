"""Decisions, against cases computed by hand."""

from itertools import product
from math import exp
from types import SimpleNamespace
from typing import cast

import pytest

from darwindeck._core import Game, Study, study_games
from darwindeck.evaluation import Measure
from darwindeck.evaluation.measures.decisions import SCALE, decisions, gains_of
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES

Said = tuple[float, float]
"""What two searches say of an option."""


def game(
    *choices: tuple[Said, ...], decisions: int = 10, choice_count: int = 5, untried: tuple[int, ...] = ()
) -> Study:
    """A game of so many decisions, with 3 options in each choice; the options of all sampled choices are numbered."""
    values = [list(option) for choice in choices for option in choice]
    return cast(
        "Study",
        SimpleNamespace(
            hands=1,
            decisions=decisions,
            decisions_with_choice=choice_count,
            seat_options=[decisions - choice_count, 3 * choice_count],
            choice_options=[len(choice) for choice in choices],
            choice_values=values,
            choice_visits=[[0, 9] if number in untried else [9, 9] for number in range(len(values))],
        ),
    )


def raw_of(measure: Measure) -> dict[str, float]:
    return {raw.name: raw.estimate.value for raw in measure.raw}


def known(name: str, choices: int = 12) -> Measure:
    [genome] = [game.create() for game in KNOWN_GAMES if game.name == name]
    players = ["greedy"] * genome.player_count
    rules = Game(compile_genome(genome))
    return decisions(study_games(rules, players, seed=1, games=30, choices=choices, iterations=64))


AGREED: tuple[Said, ...] = ((0.6, 0.7), (0.4, 0.5))
"""The first option is better by 0.2: choosing it gains 0.1 over the mean, by both searches."""
REFUTED: tuple[Said, ...] = ((0.6, 0.4), (0.4, 0.6))
"""Each search thinks the other's best the worse one: -0.1."""


def test_gain_by_hand() -> None:
    assert gains_of(game(AGREED, REFUTED)) == [pytest.approx((0.1, 0.1)), pytest.approx((-0.1, -0.1))]
    # Best of the first is the middle one, which the second gives 0.3 of a mean of 0.4; best of the second is the last
    # one, which the first gives 0.2 of a mean of 0.3.
    [gains] = gains_of(game(((0.1, 0.2), (0.6, 0.3), (0.2, 0.7))))
    assert gains == pytest.approx((-0.1, -0.1))


def test_measure_by_hand() -> None:
    # Half of the decisions are choices, each worth 0.1: 0.05 a decision.
    measure = decisions([game(AGREED, AGREED)] * 8)
    assert measure.estimate.value == pytest.approx(1 - exp(-0.05 / SCALE))
    assert raw_of(measure) == pytest.approx(
        {
            "choice_share": 0.5,
            "options_per_choice": 3.0,
            "gain": 10.0,
            "clear_choices": 1.0,
            "gain_per_decision": 5.0,
        }
    )
    assert measure.why == (
        "50 % of the decisions are choices, "
        "and choosing well instead of by lot is worth 10.0 points of win chance each time"
    )


def test_games_count_alike_however_many_choices_they_have() -> None:
    # 0.05 a decision in the one, 0 in the other.
    measure = decisions([game(AGREED, AGREED, AGREED), game(choice_count=0)])
    assert raw_of(measure)["gain_per_decision"] == pytest.approx(2.5)
    assert raw_of(measure)["choice_share"] == pytest.approx(0.25)


def test_what_one_search_says_and_the_other_refutes_is_noise() -> None:
    measure = decisions([game(AGREED, REFUTED)] * 8)
    assert measure.estimate.value == pytest.approx(0.0)
    assert raw_of(measure)["clear_choices"] == 0


@pytest.mark.parametrize("options", [2, 3])
def test_options_of_one_worth_gain_nothing_on_average(options: int) -> None:
    """Over all that two noisy searches can say of options that are worth the same."""
    said = [(one, two) for one in (0.0, 0.4, 1.0) for two in (0.0, 0.4, 1.0)]
    studies = [game(choice) for choice in product(said, repeat=options)]
    assert raw_of(decisions(studies))["gain"] == pytest.approx(0.0, abs=1e-9)
    assert raw_of(decisions(studies))["clear_choices"] == pytest.approx(0.0, abs=1e-9)


def test_what_was_not_tried_is_not_compared() -> None:
    assert gains_of(game((*AGREED, (0.5, 0.5)), untried=(2,))) == [pytest.approx((0.1, 0.1))]
    assert gains_of(game(AGREED, untried=(1,))) == []


def test_who_never_has_a_choice_decides_nothing() -> None:
    for count in (0, 10):
        measure = decisions([game(decisions=count, choice_count=0)] * 24)
        assert measure.estimate.value == 0
        assert 0.1 < measure.estimate.high < 0.13  # Three out of n.
        assert measure.why == "nobody had a choice in 24 games"


def test_options_that_never_differ_decide_nothing() -> None:
    measure = decisions([game(((0.5, 0.5), (0.5, 0.5)))] * 24)
    assert measure.estimate.value == 0
    assert 0.1 < measure.estimate.high < 0.13
    assert "worth 0.0 points" in measure.why


def test_without_evidence_nothing_is_known() -> None:
    assert not decisions([]).estimate.is_known
    unlooked = decisions([game()] * 3)
    assert not unlooked.estimate.is_known
    assert raw_of(unlooked) == {"choice_share": 0.5, "options_per_choice": 3.0}


def test_known_games_decide_as_card_players_know() -> None:
    war, fan_tan, hearts, goofspiel = map(known, ("war", "fan_tan", "hearts", "goofspiel"))
    assert war.estimate.value == 0
    assert fan_tan.estimate.value > 0
    assert fan_tan.estimate.high < hearts.estimate.low
    assert hearts.estimate.high < goofspiel.estimate.low


def test_more_choices_make_it_surer() -> None:
    few, many = known("agram", 1), known("agram", 8)
    assert many.raw[-1].estimate.width < few.raw[-1].estimate.width
