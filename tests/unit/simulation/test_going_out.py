"""Going out: the end of a hand or of a player's part in it, places, and points for what is left in hands."""

from typing import Any

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TriggerMode,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import view
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options, position

PLAY = PlayPhase(Location.DISCARD)
A_POINT_EACH = CardScoringRule(CardCondition(), 1, ScoringTrigger.LEFT_IN_HANDS)
TEN_FOR_A_KING = CardScoringRule(CardCondition(rank=Rank.KING), 9, ScoringTrigger.LEFT_IN_HANDS)


def shedding(rule: GoingOut, *phases: Any, **fields: Any) -> GameGenome:
    return game(
        *(phases or (PLAY,)),
        **{
            "player_count": 3,
            "setup": SetupRules(3),
            "game_rules": GameRules(going_out=rule),
            "card_scoring": (A_POINT_EACH, TEN_FOR_A_KING),
            **fields,
        },
    )


HANDS = ("2H", "3H 4H", "5H 6H KS")


def test_without_the_rule_an_empty_hand_changes_nothing() -> None:
    state = make(position(shedding(GoingOut.NONE), *HANDS), "play 2H", "play 3H", "play 5H")
    assert state.to_act == 1
    assert state.places == ()
    assert state.hand_number == 1


def test_who_goes_out_ends_the_hand() -> None:
    state = make(position(shedding(GoingOut.ENDS_HAND), *HANDS), "play 2H")
    assert told(state)[:4] == ("P0 goes out", "hand over", "P0 scores 14", "scores 14 0 0")
    assert state.hand_number == 2
    assert state.places == (), "the next hand has begun"


def test_cards_left_in_hands_score_for_who_went_out_first() -> None:
    state = make(position(shedding(GoingOut.LEAVES_HAND), *HANDS), "play 2H", "play 3H", "play 5H", "play 4H")
    assert "P0 scores 11" in told(state), "the six and the king"
    assert state.scores == (11, 0, 0)


def test_cards_in_the_hands_of_partners_do_not_score() -> None:
    genome = shedding(GoingOut.ENDS_HAND, team_mode=True, teams=((0, 2), (1,)))
    assert make(position(genome, *HANDS), "play 2H").team_scores == (2, 0)


def test_cards_of_players_who_are_out_of_the_hand_score() -> None:
    state = position(shedding(GoingOut.ENDS_HAND), *HANDS, walker=2)
    state = state.but(in_hand=frozenset({0, 2}))
    assert make(state, "play 5H", "play 2H").scores == (13, 0, 0)


def test_nothing_scores_when_nobody_went_out() -> None:
    phases = (TrickPhase(),)
    genome = shedding(GoingOut.ENDS_HAND, *phases, tricks_per_hand=1)
    state = make(position(genome, "2H 3H", "4H 5H", "6H 7H"), "play 2H", "play 4H", "play 6H")
    assert state.scores == (0, 0, 0)
    assert state.hand_number == 2


def test_who_leaves_is_not_asked_again_and_has_a_place() -> None:
    state = make(position(shedding(GoingOut.LEAVES_HAND), *HANDS), "play 2H")
    assert told(state) == ("P0 goes out",)
    state = make(state, "play 3H", "play 5H")
    assert (state.to_act, state.places) == (1, (0,))
    about_first = str(view(state, 2)).splitlines()[-3]
    assert about_first.endswith("place 1, out of the hand")
    state = make(state, "play 4H")
    assert told(state)[:2] == ("P1 goes out", "hand over"), "one player is left"


def test_the_walk_of_who_has_left_goes_no_further() -> None:
    genome = shedding(GoingOut.LEAVES_HAND, PLAY, DrawPhase(Location.DECK))
    state = make(position(genome, *HANDS, deck="9C 8C"), "play 2H")
    assert state.to_act == 1
    assert not state.hands[0]
    assert "P0 draws" not in " ".join(told(state))


def test_a_card_that_is_drawn_in_time_keeps_a_player_in() -> None:
    genome = shedding(GoingOut.ENDS_HAND, DrawPhase(Location.DECK), PLAY)
    state = make(position(genome, *HANDS, deck="9C 8C"), "play 2H")
    assert (state.to_act, state.places) == (1, ())


def test_a_player_whose_last_card_is_taken_goes_out() -> None:
    genome = shedding(GoingOut.LEAVES_HAND, DrawPhase(Location.OPPONENT_HAND), PLAY)
    state = position(genome, "5H 6H", "2H", "3H 4H")
    assert state.places == (1,)
    assert (state.to_act, options(state)) == (0, ["play 2H", "play 5H", "play 6H"])


def test_of_several_at_once_the_walker_goes_first_then_the_others_along_the_direction() -> None:
    strip = SpecialEffect(Rank.ACE, EffectType.FORCE_DISCARD, TargetSelector.ALL_OPPONENTS)
    genome = shedding(GoingOut.LEAVES_HAND, special_effects=(strip,), player_count=4, setup=SetupRules(3))
    state = position(genome, "2H 3H", "4H", "AH", "5H", walker=2)
    state = make(state, "play AH", "discard 5H", "discard 2H", "discard 4H")
    assert [line for line in told(state) if "goes out" in line] == ["P2 goes out", "P3 goes out", "P1 goes out"]
    assert "hand over" in told(state)


def test_a_lie_that_is_found_out_keeps_a_player_in() -> None:
    genome = shedding(GoingOut.ENDS_HAND, ClaimPhase(), player_count=2)
    state = make(position(genome, "2H", "3H 4H"), "lay 2H")
    assert (state.to_act, state.places) == (1, ())
    assert make(state, "challenge").places == ()
    assert told(make(state, "accept"))[0] == "P0 goes out"


def test_a_race_for_empty_hands_is_judged_before() -> None:
    race = WinCondition(WinType.EMPTY_HAND)
    state = make(position(shedding(GoingOut.LEAVES_HAND, win_conditions=(race,)), *HANDS), "play 2H")
    assert str(state.outcome) == "P0 wins"
    assert state.places == ()


def test_tricks_are_finished_before_anybody_goes_out() -> None:
    genome = shedding(GoingOut.LEAVES_HAND, TrickPhase(), card_scoring=())
    state = make(position(genome, "2H", "3H", "5H 6H"), "play 2H")
    assert state.places == ()
    state = make(state, "play 3H", "play 5H")
    assert [line for line in told(state) if "out" in line] == ["P0 goes out", "P1 goes out"]
    assert state.hand_number == 2


def test_nobody_goes_out_of_a_war() -> None:
    genome = shedding(
        GoingOut.ENDS_HAND,
        PlayPhase(Location.TABLEAU),
        player_count=2,
        setup=SetupRules(3, tableau_mode=TableauMode.WAR),
        card_scoring=(),
    )
    state = make(position(genome, "2H", "3H 4H"), "play 2H")
    assert (state.to_act, state.places) == (1, ())


def test_who_never_held_a_card_has_not_gone_out() -> None:
    state = position(shedding(GoingOut.ENDS_HAND), "2H 3H", "", "4H")
    assert make(state, "play 2H").places == ()


def test_a_player_alone_may_go_out_too() -> None:
    win = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.IMMEDIATE)
    genome = shedding(
        GoingOut.LEAVES_HAND, DiscardPhase(Location.DISCARD, mandatory=True), player_count=1, win_conditions=(win,)
    )
    state = make(position(genome, "2H"), "discard 2H")
    assert str(state.outcome) == "P0 wins"
    assert state.places == (0,)
