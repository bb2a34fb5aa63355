"""How games play, compared: distances computed by hand."""

from dataclasses import replace
from math import inf, sqrt

import pytest

from darwindeck.evaluation import Estimate, Measure, Raw
from darwindeck.evaluation._behaviour import FEATURES, behaviour_distance, nearest_behaviour, profile_of
from darwindeck.evaluation.measures.novelty import FAR, FAR_IN_PLAY, novelty
from darwindeck.genome.examples import create_hearts_genome, create_war_genome

SURE = Estimate.exact


def test_distance_is_the_root_of_the_mean_square() -> None:
    one, other = {"luck": 0.2, "tension": 0.5}, {"luck": 0.5, "tension": 0.9}
    assert behaviour_distance(one, other) == pytest.approx(sqrt((0.09 + 0.16) / 2))
    assert behaviour_distance(other, one) == behaviour_distance(one, other)
    assert behaviour_distance(one, one) == 0


def test_amounts_are_compared_by_how_many_times_as_much() -> None:
    assert behaviour_distance({"minutes": 5.0}, {"minutes": 20.0}) == pytest.approx(0.5)
    assert behaviour_distance({"minutes": 10.0}, {"minutes": 160.0}) == pytest.approx(1)
    assert behaviour_distance({"wait": 1.0}, {"wait": 1e9}) == 1
    assert behaviour_distance({"options_per_choice": 0.0}, {"options_per_choice": 0.0}) == 0


def test_only_what_was_measured_of_both_is_compared() -> None:
    assert behaviour_distance({"luck": 0.2, "skill": 0.9}, {"luck": 0.2, "betting": 0.7}) == 0
    assert behaviour_distance({"luck": 0.2, "colour": 1.0}, {"luck": 0.2, "colour": 0.0}) == 0


def test_profile_has_measures_and_numbers_but_nothing_from_rules() -> None:
    measures = [
        Measure("length", SURE(1.0), "", (Raw("minutes", SURE(12.0), "minutes"),)),
        Measure("luck", SURE(0.3), ""),
        Measure("skill", Estimate.unknown(), ""),
        Measure("complexity", SURE(0.3), ""),
    ]
    assert profile_of(measures) == {"luck": SURE(0.3), "minutes": SURE(12.0)}
    assert not {"length", "waiting", "complexity", "novelty", "coherence"} & set(FEATURES)


def test_nearest_is_named_with_the_largest_difference_first() -> None:
    profiles = {"far": {"luck": 0.9, "tension": 0.1}, "near": {"luck": 0.3, "tension": 0.8}}
    alike = nearest_behaviour({"luck": SURE(0.2), "tension": SURE(0.5), "skill": SURE(1.0)}, profiles)
    assert alike is not None
    assert alike.name == "near"
    assert alike.distance.value == pytest.approx(sqrt(0.1 / 2))
    assert alike.differences == ("tension 0.5 instead of 0.8", "luck 0.2 instead of 0.3")
    assert nearest_behaviour({"luck": SURE(0.2)}, {}) is None
    assert nearest_behaviour({}, profiles) is None


def test_interval_by_hand() -> None:
    # One number, 0.3 away give or take 0.1, which is 1.96 standard errors.
    alike = nearest_behaviour({"luck": Estimate(0.5, 0.4, 0.6)}, {"other": {"luck": 0.2}})
    assert alike is not None
    distance = sqrt(0.3**2 - (0.1 / 1.96) ** 2)
    found = alike.distance
    assert (found.value, found.low, found.high) == pytest.approx((distance, distance - 0.1, distance + 0.1), abs=1e-4)


def test_what_may_be_noise_is_no_distance() -> None:
    alike = nearest_behaviour(
        {"luck": Estimate(0.5, 0.1, 0.9), "skill": SURE(0.3)}, {"other": {"luck": 0.35, "skill": 0.3}}
    )
    assert alike is not None
    assert alike.distance.value == 0
    assert alike.distance.high > 0.2
    endless = nearest_behaviour({"minutes": Estimate(5.0, 0.0, inf)}, {"other": {"minutes": 10.0}})
    assert endless is not None
    assert endless.distance.value == 0


def test_only_sure_differences_are_told() -> None:
    """And not those that the digits do not show."""
    profile = {
        "luck": Estimate(0.5, 0.4, 0.6),
        "skill": Estimate(0.5, 0.4, 0.6),
        "tension": SURE(0.5),
        "wait": SURE(21),
    }
    profiles = {"other": {"luck": 0.45, "skill": 0.3, "tension": 0.5, "wait": 21.3}}
    alike = nearest_behaviour(profile, profiles)
    assert alike is not None
    assert alike.differences == ("skill 0.5 instead of 0.3",)


def test_doubt_about_how_a_game_plays_is_told() -> None:
    profile = {"luck": Estimate(0.5, 0.4, 0.6)}
    vague = novelty(create_hearts_genome(), [create_war_genome()], profile, {"other": {"luck": 0.45}})
    assert vague.why.endswith("it plays most like other, 0.00 (0.00 to 0.10) away")


def test_new_rules_that_play_like_a_known_game_are_no_novelty() -> None:
    hearts, war = create_hearts_genome(), create_war_genome()
    profile = {"luck": SURE(0.5), "skill": SURE(0.5)}
    far = novelty(hearts, [war], profile, {"war-baseline": {"luck": 1.0, "skill": 0.0}})
    assert far.estimate.value == novelty(hearts, [war]).estimate.value == 1
    same = novelty(hearts, [war], profile, {"cheat": {"luck": 0.5, "skill": 0.5}})
    assert same.estimate.value == 0
    assert "the nearest known game is war-baseline" in same.why
    assert same.why.endswith("it plays most like cheat, 0.00 away")


def test_known_rules_are_no_novelty_however_they_play() -> None:
    war = create_war_genome()
    longer = replace(war, max_turns=war.max_turns + 1)
    measure = novelty(longer, [war], {"luck": SURE(0.0)}, {"war-baseline": {"luck": 1.0}})
    assert measure.estimate.value == pytest.approx(measure.raw[0].estimate.value / FAR)
    assert measure.raw[1].estimate.value == 1


def test_novelty_in_play_by_hand() -> None:
    half = {"luck": SURE(0.5)}
    measure = novelty(create_hearts_genome(), [create_war_genome()], half, {"other": {"luck": 0.5 - FAR_IN_PLAY / 2}})
    assert measure.estimate.value == pytest.approx(0.5)
    assert f"it plays most like other, {FAR_IN_PLAY / 2:.2f} away; luck 0.5 instead of" in measure.why
