"""Captures by sum, sweeps, the rest of the table, and majorities of captured cards."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckName,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    Suit,
    TableauMode,
    Visibility,
)
from darwindeck.simulation.reference import State, start, view
from darwindeck.simulation.reference._majorities import amount_of
from darwindeck.simulation.reference._scoring import score_majorities
from darwindeck.simulation.reference._sums import next_to_add_up
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, make, options, position

PIPS = tuple(CardValue(rank, rank.code + 2) for rank in Rank if rank.code <= Rank.TEN.code)
SWEEPS = (CardScoringRule(CardCondition(), 1, ScoringTrigger.SWEEP),)


def fishing(by_sum: bool = True, **fields: Any) -> GameGenome:
    """Lay a card; it captures by rank or by sum. Court cards count nothing."""
    setup = SetupRules(5, tableau_mode=TableauMode.MATCH_RANK, capture_by_sum=by_sum, **fields.pop("setup", {}))
    evaluation = HandEvaluation(HandEvaluationMethod.NONE, card_values=(*PIPS, CardValue(Rank.ACE, 1, 11)))
    phase = PlayPhase(Location.TABLEAU, max_cards=fields.pop("max_cards", 1))
    return game(phase, setup=setup, hand_evaluation=evaluation, **fields)


# ---------------------------------------------------------------------------------------- sums


def test_cards_that_add_up_are_captured_without_a_question_when_there_is_one_way() -> None:
    state = make(position(fishing(), "9H KS", "3H", table="4C 5D JS"), "play 9H")
    assert told(state) == ("P0 captures 9H 5D 4C",)
    assert state.table == cards("JS")
    assert state.captured[0] == frozenset(cards("9H 5D 4C"))


def test_without_the_rule_cards_are_not_added_up() -> None:
    state = make(position(fishing(by_sum=False), "9H KS", "3H", table="4C 5D"), "play 9H")
    assert set(state.table) == set(cards("9H 4C 5D"))


def test_card_of_the_rank_goes_before_sums() -> None:
    state = make(position(fishing(), "9H KS", "3H", table="9S 4C 5D"), "play 9H")
    assert told(state) == ("P0 captures 9H 9S",)


def test_what_lies_there_must_be_captured() -> None:
    state = position(fishing(), "9H KS", "3H", table="4C 5D")
    assert options(state) == ["play 9H", "play KS"]
    assert make(state, "play 9H").to_act == 1


def test_player_chooses_among_several_sums_card_by_card() -> None:
    state = make(position(fishing(), "9H KS", "3H", table="4H 2D 5D 7C 3S"), "play 9H")
    assert options(state) == ["capture 4H", "capture 2D"]
    four = make(state, "capture 4H")
    assert options(four) == ["capture 2D", "capture 5D"]
    assert str(view(four, 0)).splitlines()[3] == "chosen 4H"
    assert told(make(four, "capture 5D")) == ("P0 captures 4H 9H 5D",)
    assert told(make(four, "capture 2D")) == ("P0 captures 4H 9H 2D 3S",)
    assert told(make(state, "capture 2D")) == ("P0 captures 9H 2D 7C",)


def test_nothing_moves_until_the_last_card_of_a_sum_is_chosen() -> None:
    state = make(position(fishing(), "9H KS", "3H", table="4H 2D 5D 7C 3S"), "play 9H", "capture 4H")
    assert set(state.table) == set(cards("9H 4H 2D 5D 7C 3S"))
    assert state.captured[0] == frozenset()


def test_an_ace_counts_its_first_value_and_not_the_alternate_one() -> None:
    assert told(make(position(fishing(), "10H KS", "3H", table="AS 9C"), "play 10H")) == ("P0 captures 10H 9C AS",)
    assert told(make(position(fishing(), "AH KS", "3H", table="9C 2C"), "play AH")) == ()


def test_cards_that_count_nothing_have_no_part_in_sums() -> None:
    state = make(position(fishing(), "KH 2S", "3H", table="JS QC"), "play KH")
    assert told(state) == ()
    state = make(position(fishing(), "5H 2S", "3H", table="2C 3D KC"), "play 5H")
    assert told(state) == ("P0 captures 5H 3D 2C",)


def test_single_card_of_another_rank_and_the_same_value_is_a_sum() -> None:
    tens = (CardValue(Rank.KING, 10), CardValue(Rank.TEN, 10))
    genome = replace(fishing(), hand_evaluation=HandEvaluation(HandEvaluationMethod.NONE, card_values=tens))
    state = make(position(genome, "10H 2S", "3H", table="KC"), "play 10H")
    assert told(state) == ("P0 captures 10H KC",)


def test_only_cards_that_the_player_sees_are_added_up() -> None:
    hidden = fishing(setup={"tableau_visibility": Visibility.FACE_DOWN})
    assert told(make(position(hidden, "9H KS", "3H", table="4C 5D"), "play 9H")) == ()


def test_each_of_several_cards_laid_captures_in_its_turn() -> None:
    state = position(fishing(max_cards=2), "5H 9D KS", "3H", table="4C 2C 3C")
    state = make(state, "play 5H", "play 9D")
    assert told(state) == ("P0 captures 5H 2C 3C",)
    assert set(state.table) == set(cards("4C 9D"))


def test_choice_begins_only_with_cards_with_which_it_can_be_completed() -> None:
    values = {rank: rank.code + 2 for rank in Rank}
    assert next_to_add_up(cards("2H 3H 5D 6C 4S"), 9, values) == cards("2H 3H 5D")
    assert next_to_add_up(cards("2H 4H 6D"), 9, values) == ()
    assert next_to_add_up(cards("2H 4H 6D"), 0, values) == ()


# ---------------------------------------------------------------------------------------- sweeps


@pytest.mark.parametrize("table", ["9S", "4C 5D"])
def test_capturing_all_cards_of_the_table_is_a_sweep(table: str) -> None:
    state = make(position(fishing(card_scoring=SWEEPS), "9H KS", "3H", table=table), "play 9H")
    assert told(state)[1:] == ("P0 scores 1",)


def test_leaving_a_card_is_no_sweep() -> None:
    state = make(position(fishing(card_scoring=SWEEPS), "9H KS", "3H", table="4C 5D KD"), "play 9H")
    assert state.scores == (0, 0)


def test_laying_a_card_on_an_empty_table_is_no_sweep() -> None:
    assert make(position(fishing(card_scoring=SWEEPS), "9H KS", "3H"), "play 9H").scores == (0, 0)


def test_the_card_that_sweeps_says_what_the_sweep_is_worth() -> None:
    by_rank = (CardScoringRule(CardCondition(rank=Rank.NINE), 3, ScoringTrigger.SWEEP),)
    state = position(fishing(card_scoring=by_rank), "9H 8S", "3H", table="4C 5D")
    assert make(state, "play 9H").scores == (3, 0)
    state = position(fishing(card_scoring=by_rank), "9H 8S", "3H", table="3C 5D")
    assert make(state, "play 8S").scores == (0, 0)


@pytest.mark.parametrize(("other", "deck", "points"), [("", "", 0), ("3H", "", 1), ("", "3H", 1)])
def test_last_card_of_the_hand_makes_no_sweep(other: str, deck: str, points: int) -> None:
    state = make(position(fishing(card_scoring=SWEEPS), "9H", other, deck=deck, table="4C 5D"), "play 9H")
    assert state.scores == (points, 0)


# ---------------------------------------------------------------------------------------- the rest of the table

LAST = GameRules(rest_to_last_captor=True)
EACH_CAPTURED = (CardScoringRule(CardCondition(), 1, ScoringTrigger.CAPTURE),)


def test_rest_of_the_table_goes_to_the_last_captor() -> None:
    genome = fishing(game_rules=LAST, card_scoring=(*EACH_CAPTURED, *SWEEPS))
    state = make(position(genome, "9H", "KS", table="4C 5D JS"), "play 9H", "play KS")
    assert told(state)[:3] == ("hand over", "P0 captures JS KS", "P0 scores 2")
    assert state.scores == (5, 0)


def test_rest_of_the_table_stays_when_nobody_has_captured() -> None:
    state = make(position(fishing(game_rules=LAST), "9H", "KS", table="JS"), "play 9H", "play KS")
    assert told(state)[:2] == ("hand over", "scores 0 0")


def test_rest_of_the_table_stays_without_the_rule() -> None:
    state = make(position(fishing(), "9H", "KS", table="4C 5D JS"), "play 9H", "play KS")
    assert told(state)[:2] == ("hand over", "scores 0 0")


def test_captor_of_an_earlier_hand_has_no_claim() -> None:
    state = make(position(fishing(game_rules=LAST), "9H", "KS", table="9S"), "play 9H", "play KS")
    assert state.hand_number == 2
    assert state.last_captor is None


# ---------------------------------------------------------------------------------------- majorities

PRIME = MajorityScoring(
    CardCondition(),
    1,
    MajorityMeasure.BEST_OF_EACH_SUIT,
    (CardValue(Rank.SEVEN, 21), CardValue(Rank.SIX, 18), CardValue(Rank.ACE, 16), CardValue(Rank.KING, 10)),
)
HEARTS = CardCondition(suit=Suit.HEARTS)


def having(rule: MajorityScoring, *captured: str, **fields: Any) -> State:
    """Players who have captured these cards, when the majority has been scored."""
    genome = fishing(player_count=len(captured), majority_scoring=(rule,), **fields)
    state = start(genome, 0).but(captured=tuple(frozenset(cards(mine)) for mine in captured))
    return score_majorities(state)


def test_most_cards_score() -> None:
    assert having(MajorityScoring(CardCondition(), 2), "2H 3H", "9S", "4C").scores == (2, 0, 0)


def test_level_sides_do_not_score() -> None:
    assert having(MajorityScoring(CardCondition(), 2), "2H 3H", "9S", "4C 5C").scores == (0, 0, 0)


def test_nothing_is_no_majority() -> None:
    assert having(MajorityScoring(HEARTS, 2), "2S").scores == (0,)


def test_only_cards_that_meet_the_condition_count() -> None:
    assert having(MajorityScoring(HEARTS, 2), "2S 3S 4S", "2H").scores == (0, 2)


def test_values_are_added() -> None:
    rule = MajorityScoring(HEARTS, 2, MajorityMeasure.VALUES, (CardValue(Rank.ACE, 9), CardValue(Rank.TWO, 1)))
    assert having(rule, "2H 3H", "AH KS").scores == (0, 2)


@pytest.mark.parametrize(
    ("captured", "amount"),
    [
        ("7H 7D 7C 7S KS", 84),
        ("7H 6H 6D 6C AS KS", 21 + 18 + 18 + 16),
        ("KH KD KC KS", 40),
        ("2H 7D 7C 7S", 63),
        ("7D 7C 7S 6S", 0),
    ],
)
def test_prime_is_the_best_card_of_each_suit(captured: str, amount: int) -> None:
    game_of = start(fishing(majority_scoring=(PRIME,)), 0).game
    assert amount_of(PRIME, frozenset(cards(captured)), game_of) == amount


def test_suits_that_the_game_does_not_have_are_not_missed() -> None:
    red = {"removed_cards": (CardCondition(suit=Suit.CLUBS), CardCondition(suit=Suit.SPADES))}
    short = {**red, "initial_deck": DeckName.STRIPPED_40}
    assert having(PRIME, "7H 6D", "6H 7D KD KH", "7C 7S", setup=short, max_turns=5).scores == (0, 0, 0)
    assert having(PRIME, "7H 6D", "KH KD", setup=short).scores == (1, 0)


def test_team_counts_its_cards_together_and_its_first_player_scores() -> None:
    rule = MajorityScoring(CardCondition(), 3)
    state = having(rule, "2H 3H", "9S", "4C", "8S 8H 8C", team_mode=True, teams=((2, 0), (1, 3)))
    assert state.scores == (0, 3, 0, 0)


def test_majorities_are_scored_in_their_order_at_the_end_of_a_hand() -> None:
    rules = (MajorityScoring(CardCondition(), 1), MajorityScoring(CardCondition(rank=Rank.NINE), 5))
    state = make(position(fishing(majority_scoring=rules), "9H", "KS", table="4C 5D JS"), "play 9H", "play KS")
    assert told(state)[:4] == ("hand over", "P0 scores 1", "P0 scores 5", "scores 6 0")
