"""What happens again and again, or in the end, is told: proofs that it cannot be must look at all that counts."""

from dataclasses import replace

import pytest

from darwindeck.genome.examples import (
    create_cuckoo_genome,
    create_fan_tan_genome,
    create_go_fish_genome,
    create_goofspiel_genome,
    create_president_genome,
    create_spades_genome,
)
from darwindeck.genome.schema import (
    CardCondition,
    CardValue,
    DiscardPhase,
    Elimination,
    GameGenome,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    Phase,
    PlayPhase,
    Rank,
    Suit,
    SwapPhase,
    TieBreaker,
    TriggerMode,
    TrumpPhase,
    WinCondition,
    WinType,
)
from tests.support.rulebooks import all_rules

TOO_LONG = "If nobody has won after about"
STALEMATE = "nobody can do anything"


def with_phases(game: GameGenome, *phases: Phase) -> GameGenome:
    return replace(game, turn_structure=replace(game.turn_structure, phases=phases))


@pytest.mark.parametrize(("kind", "may_time_out"), [(WinType.HIGH_SCORE, False), (WinType.ALL_HANDS_EMPTY, True)])
def test_going_out_ends_hands_before_all_of_them_are_empty(kind: WinType, *, may_time_out: bool) -> None:
    """President, for points at the end of a hand in which somebody still holds cards."""
    game = create_president_genome()
    plays = (phase for phase in game.turn_structure.phases if isinstance(phase, PlayPhase))
    win = replace(game.win_conditions[0], type=kind, threshold=3)
    rules = replace(game.game_rules, tie_breaker=TieBreaker.SHARED)
    game = replace(with_phases(game, *plays), win_conditions=(win,), game_rules=rules)
    assert (TOO_LONG in all_rules(game)) == may_time_out


@pytest.mark.parametrize(("pays_from", "may_time_out"), [(None, False), (10, True)])
def test_nobody_scores_where_all_have_the_best_hand_that_others_pay(
    pays_from: int | None, *, may_time_out: bool
) -> None:
    game = create_cuckoo_genome()
    counts = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, 10) for rank in Rank))
    rules = replace(game.game_rules, elimination=Elimination.NONE, worst_hand_points=1, others_pay_from=pays_from)
    win = WinCondition(WinType.LOW_SCORE, threshold=3, trigger_mode=TriggerMode.THRESHOLD_GATE)
    setup = replace(game.setup, starting_score=0)
    game = replace(game, hand_evaluation=counts, game_rules=rules, win_conditions=(win,), setup=setup)
    assert (TOO_LONG in all_rules(game)) == may_time_out


@pytest.mark.parametrize(("count", "ends_at_once"), [(1, True), (3, False)])
def test_whoever_holds_too_few_cards_to_discard_keeps_them(count: int, *, ends_at_once: bool) -> None:
    game = create_cuckoo_genome()
    discard = DiscardPhase(Location.DISCARD, count=count, mandatory=True)
    game = with_phases(game, discard, SwapPhase(Location.OPPONENT_HAND))
    text = all_rules(replace(game, game_rules=replace(game.game_rules, going_out=GoingOut.ENDS_HAND)))
    assert ("whoever went out loses" in text) == ends_at_once
    assert ("very player has had one turn" in text) != ends_at_once


@pytest.mark.parametrize(("most", "may_time_out"), [(27, False), (26, True)])
def test_naming_trumps_is_a_turn_even_where_there_is_nothing_to_trump(most: int, *, may_time_out: bool) -> None:
    game = create_goofspiel_genome()
    game = with_phases(game, TrumpPhase(), *game.turn_structure.phases)
    assert (TOO_LONG in all_rules(replace(game, max_turns=most, min_turns=1))) == may_time_out


def test_suit_without_its_first_card_is_never_begun() -> None:
    game = create_fan_tan_genome()
    seven = CardCondition(rank=Rank.SEVEN, suit=Suit.HEARTS)
    setup = replace(game.setup, removed_cards=(seven,), cards_per_player=12, deal_remainder=True)
    assert STALEMATE not in all_rules(game)
    assert STALEMATE in all_rules(replace(game, setup=setup))


def test_cards_that_are_laid_out_may_shut_others_in() -> None:
    game = create_fan_tan_genome()
    free = replace(game.setup, cards_per_player=5, deal_remainder=True, sequence_start_rank=None)
    assert STALEMATE not in all_rules(replace(game, setup=free))
    assert STALEMATE in all_rules(replace(game, setup=replace(free, initial_tableau_count=4)))


def test_bids_may_be_beyond_the_tricks_that_there_are_cards_for() -> None:
    game = create_spades_genome()
    discard = DiscardPhase(Location.DISCARD, count=1, mandatory=True)
    more = with_phases(game, *game.turn_structure.phases, discard)
    more = replace(more, game_rules=replace(more.game_rules, going_out=GoingOut.ENDS_HAND))
    beyond = "You may bid more tricks than there are in the hand."
    assert beyond not in all_rules(game)
    assert beyond in all_rules(more)


def test_another_asking_follows_the_first_in_the_same_turn() -> None:
    game = create_go_fish_genome()
    (ask,) = game.turn_structure.phases
    text = all_rules(with_phases(game, ask, replace(ask)))
    assert "this asking is over" in text
    assert "you ask no more in this turn" not in text
