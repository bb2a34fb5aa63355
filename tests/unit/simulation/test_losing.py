"""Games that one side loses and all others win."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardCondition,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    Rank,
    SetupRules,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import Ending, Outcome, start
from tests.support.told import told
from tests.unit.simulation.positions import NEVER, game, hand, make, position

NOT_LAST = (WinCondition(WinType.NOT_LAST),)


def going_out(**fields: Any) -> GameGenome:
    rules = GameRules(going_out=GoingOut.LEAVES_HAND)
    phase = DiscardPhase(Location.DISCARD, mandatory=True)
    return game(phase, **{"player_count": 3, "win_conditions": NOT_LAST, "game_rules": rules, **fields})


def test_the_last_one_in_loses_and_the_others_win() -> None:
    state = make(position(going_out(), "2H", "3H", "4H 5H"), "discard 2H", "discard 3H")
    assert state.outcome == Outcome(Ending.LOSS, loser=2)
    assert told(state)[-1].startswith("end P2 loses, ")


def test_of_two_the_other_one_wins() -> None:
    state = make(position(going_out(player_count=2), "2H", "3H"), "discard 2H")
    assert state.outcome == Outcome(Ending.WIN, winner=0)


def test_a_team_loses_where_there_are_more_than_two() -> None:
    genome = going_out(team_mode=True, teams=((0,), (1,), (2,)))
    state = make(position(genome, "2H", "3H", "4H 5H"), "discard 2H", "discard 3H")
    assert state.outcome == Outcome(Ending.LOSS, team=2)
    assert str(state.outcome) == "team 2 loses"


def test_of_two_teams_the_other_one_wins() -> None:
    genome = going_out(player_count=2, team_mode=True, teams=((0,), (1,)))
    assert make(position(genome, "2H", "3H"), "discard 2H").outcome == Outcome(Ending.WIN, team=0)


def test_nothing_is_decided_while_several_hold_cards() -> None:
    rules = GameRules(going_out=GoingOut.ENDS_HAND)
    state = make(position(going_out(game_rules=rules), "2H", "3H", "4H"), "discard 2H")
    assert state.outcome is None
    assert state.hand_number == 2


def test_the_last_judgement_finds_a_loser_too() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    genome = game(DrawPhase(Location.DECK), player_count=3, win_conditions=NOT_LAST, game_rules=rules)
    assert position(genome, "", "4H", "").outcome == Outcome(Ending.LOSS, loser=1)
    assert position(genome, "2H", "4H", "").outcome == Outcome(Ending.DRAW)


@pytest.mark.parametrize(("players", "sizes"), [(3, [18, 17, 17]), (5, [11, 11, 10, 10, 10])])
def test_what_is_left_over_is_dealt_from_the_starter_on(players: int, sizes: list[int]) -> None:
    setup = SetupRules(2, deal_remainder=True)
    genome = game(DiscardPhase(Location.DISCARD), player_count=players, setup=setup, win_conditions=(NEVER,))
    state = start(genome, 4)
    assert [len(cards) for cards in state.hands] == sizes
    assert state.deck == ()


def test_the_next_hand_deals_the_rest_from_its_own_starter() -> None:
    rules = GameRules(going_out=GoingOut.ENDS_HAND)
    genome = going_out(setup=SetupRules(17, deal_remainder=True), game_rules=rules, win_conditions=(NEVER,))
    state = make(position(genome, "2H", "3H", "4H"), "discard 2H")
    assert [len(cards) for cards in state.hands] == [17, 18, 17]
    assert (state.starter, hand(state, 1) != "") == (1, True)


def test_cards_laid_out_are_not_dealt() -> None:
    setup = SetupRules(17, initial_discard_count=1, deal_remainder=True)
    state = start(game(DiscardPhase(Location.DISCARD), player_count=3, setup=setup), 4)
    assert [len(cards) for cards in state.hands] == [17, 17, 17]
    assert len(state.discard) == 1


def test_who_has_only_books_after_the_deal_goes_out_before_the_first_turn() -> None:
    kept = (Rank.QUEEN, Rank.KING)
    removed = tuple(CardCondition(rank=rank) for rank in Rank if rank not in kept)
    rules = GameRules(book_size=2, going_out=GoingOut.LEAVES_HAND)
    genome = game(
        DrawPhase(Location.OPPONENT_HAND),
        setup=SetupRules(2, removed_cards=removed),
        player_count=4,
        game_rules=rules,
        max_turns=1,
    )
    went_out = 0
    for seed in range(30):
        after_deal = told(start(genome, seed))[6:]
        if not after_deal[0].startswith("P0 lays down"):
            continue
        out = [line.split()[0] for line in after_deal if line.endswith("goes out")]
        first = next((line for line in after_deal if " draws " in line), None)
        assert out[0] == "P0"
        assert first is None or first.split()[0] == next(f"P{seat}" for seat in range(4) if f"P{seat}" not in out[:3])
        went_out += 1
    assert went_out > 3
