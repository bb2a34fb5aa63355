"""Cards that come back, last or go to one side alone: nothing is told of players, or a house, who lack any."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.examples import create_blackjack_genome, create_crazy_eights_genome, create_sueca_genome
from darwindeck.genome.schema import (
    CardCondition,
    CardValue,
    DeckEmptyAction,
    DrawPhase,
    ExchangePhase,
    GameGenome,
    GoingOut,
    Location,
    Rank,
    SwapPhase,
    TrickPhase,
    TriggerMode,
    WagerPhase,
)
from tests.support.rulebooks import all_rules

TOGETHER = "If several players go out together"
NO_MORE = "if there is nothing to shuffle, draw no more"


def with_exchange(**setup: Any) -> GameGenome:
    """Crazy Eights with an exchange of two cards at the start of each turn."""
    game = create_crazy_eights_genome()
    phases = (ExchangePhase(max_cards=2), *game.turn_structure.phases)
    turn = replace(game.turn_structure, phases=phases)
    return replace(game, turn_structure=turn, setup=replace(game.setup, **setup))


def test_whoever_exchanges_cards_gets_as_many_where_a_pile_lies_there() -> None:
    text = all_rules(with_exchange())
    assert "If the stock is empty when a card is to be drawn, shuffle the discard pile" in text
    assert NO_MORE not in text
    assert TOGETHER not in text


def test_first_to_exchange_may_miss_the_top_card_of_a_new_pile() -> None:
    assert NO_MORE in all_rules(with_exchange(initial_discard_count=0, cards_per_player=13, wild_cards=()))


def test_exchange_may_leave_players_without_cards_where_others_draw_from_the_pile() -> None:
    game = with_exchange()
    taking = DrawPhase(Location.DISCARD, count=1, mandatory=False)
    phases = (*game.turn_structure.phases, taking)
    text = all_rules(replace(game, turn_structure=replace(game.turn_structure, phases=phases)))
    assert NO_MORE in text
    assert TOGETHER in text


def test_exchange_may_leave_players_without_cards_where_nothing_is_shuffled() -> None:
    game = with_exchange()
    rules = replace(game.game_rules, deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    assert TOGETHER in all_rules(replace(game, game_rules=rules))


def banked(*, stands_on: int) -> GameGenome:
    """A game against a house in which five players get six cards each from a pack of 36, and draw none."""
    game = create_blackjack_genome()
    assert game.house is not None
    assert game.hand_evaluation is not None
    low = (CardCondition(rank=rank) for rank in (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE))
    values = (CardValue(Rank.ACE, 1) if one.rank is Rank.ACE else one for one in game.hand_evaluation.card_values)
    setup = replace(game.setup, cards_per_player=6, removed_cards=tuple(low))
    staked = tuple(phase for phase in game.turn_structure.phases if isinstance(phase, WagerPhase))
    return replace(
        game,
        player_count=5,
        setup=setup,
        turn_structure=replace(game.turn_structure, phases=staked),
        hand_evaluation=replace(game.hand_evaluation, card_values=tuple(values)),
        house=replace(game.house, stands_on=stands_on),
    )


@pytest.mark.parametrize(("stands_on", "lacks"), [(16, False), (17, True)])
def test_house_has_cards_enough_for_what_it_stands_on(stands_on: int, *, lacks: bool) -> None:
    """Four aces and two sixes, all that may be left for it, count 16."""
    assert ("When there is no card left to take" in all_rules(banked(stands_on=stands_on))) == lacks


def uncounted(**rules: Any) -> GameGenome:
    """Sueca with swaps of whole hands, in which tricks are not counted, and each card scores for a race at any time."""
    game = create_sueca_genome()
    turn = replace(game.turn_structure, phases=(TrickPhase(), SwapPhase(Location.OPPONENT_HAND)), is_trick_based=False)
    win = replace(game.win_conditions[0], threshold=40, trigger_mode=TriggerMode.DECK_EMPTY)
    return replace(
        game,
        turn_structure=turn,
        win_conditions=(win,),
        game_points=(),
        game_rules=replace(game.game_rules, **rules),
    )


def test_leader_has_a_card_where_all_have_as_many() -> None:
    assert "If the leader has no card left" not in all_rules(uncounted())


def test_players_go_out_after_the_last_trick_where_tricks_are_not_counted() -> None:
    assert "goes out" in all_rules(uncounted(going_out=GoingOut.ENDS_HAND))


def test_one_team_alone_comes_to_a_score_that_is_looked_at_after_every_trick() -> None:
    assert "level" not in all_rules(uncounted())


def test_both_teams_may_come_to_a_score_that_is_looked_at_in_the_end() -> None:
    game = uncounted()
    win = replace(game.win_conditions[0], trigger_mode=TriggerMode.IMMEDIATE)
    assert "If both teams are level" in all_rules(replace(game, win_conditions=(win,)))
