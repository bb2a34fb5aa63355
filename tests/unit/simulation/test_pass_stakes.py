"""Chips for passing, and the pot of a hand that somebody went out of."""

from typing import Any

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    PassAction,
    PlayPhase,
    SetupRules,
    ShowdownMethod,
)
from darwindeck.simulation.reference import view
from tests.support.told import told
from tests.unit.simulation.positions import game, make, position

FOLLOW = PlayPhase(
    Location.DISCARD, Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD), mandatory=False
)


def paying(chips: int = 10, stake: int = 2, going_out: GoingOut = GoingOut.ENDS_HAND, **rules: Any) -> GameGenome:
    return game(
        FOLLOW,
        player_count=3,
        setup=SetupRules(3, starting_chips=chips),
        game_rules=GameRules(going_out=going_out, pass_stake=stake, **rules),
    )


HANDS = ("2H 3H", "2C 3C", "4H 4C")


def test_who_passes_pays_whether_able_to_play_or_not() -> None:
    state = make(position(paying(), *HANDS, discard="AH"), "play 2H")
    assert told(state) == ("P1 passes", "P1 pays 2 chips"), "unable"
    state = make(state, "pass")
    assert told(state)[:2] == ("P2 passes", "P2 pays 2 chips"), "unwilling"
    assert (state.chips, state.paid) == ((10, 8, 8), (0, 2, 2))
    assert "pot 4" in str(view(state, 0))


def test_who_has_not_enough_pays_what_is_left() -> None:
    state = make(position(paying(), *HANDS, discard="AH", chips=(10, 1, 0)), "play 2H", "pass")
    assert (state.chips, state.paid) == ((10, 0, 0), (0, 1, 0))


def test_who_goes_out_takes_the_pot() -> None:
    state = make(position(paying(), *HANDS, discard="AH"), "play 2H", "pass", "play 3H")
    assert told(state)[:3] == ("P0 goes out", "hand over", "P0 wins 4 chips")
    assert state.chips == (14, 8, 8)


def test_the_first_to_go_out_takes_the_pot() -> None:
    genome = paying(going_out=GoingOut.LEAVES_HAND)
    state = position(genome, "2H", "3H 4H", "5H 6H", discard="AH")
    state = make(state, "play 2H", "pass", "play 5H", "play 3H", "pass", "play 4H")
    assert state.chips == (14, 8, 8)


def test_bets_go_to_who_goes_out_too() -> None:
    bets = BettingPhase(min_bet=5, showdown_method=ShowdownMethod.HIGHEST_CARD, allow_fold=False)
    genome = game(
        bets,
        PlayPhase(Location.DISCARD),
        player_count=2,
        setup=SetupRules(1, starting_chips=10),
        game_rules=GameRules(going_out=GoingOut.ENDS_HAND),
    )
    state = make(position(genome, "2H", "AS"), "bet 5", "call 5", "play 2H")
    assert state.chips[:2] == (15, 5), "and not to the ace"


def test_a_hand_that_nobody_went_out_of_is_paid_as_ever() -> None:
    genome = paying(consecutive_pass_action=PassAction.END_HAND, passes_to_trigger=2)
    state = make(position(genome, "2H 3H", "2C 3C", "4D 4C", discard="AH"), "play 2H")
    assert "hand over" in told(state)
    assert sum(state.chips) == 30, "without an evaluation all hands are level, and share the pot"


def test_the_pass_that_ends_a_hand_is_paid_for() -> None:
    genome = paying(consecutive_pass_action=PassAction.END_HAND, passes_to_trigger=1)
    state = make(position(genome, *HANDS, discard="AH"), "play 2H")
    assert told(state)[:3] == ("P1 passes", "P1 pays 2 chips", "hand over")


def test_players_without_chips_leave_the_game() -> None:
    state = position(paying(), *HANDS, discard="AH", chips=(10, 2, 10))
    state = make(state, "play 2H", "pass", "play 3H")
    assert "P1 is out of the game" in told(state)
    assert state.in_game == {0, 2}
