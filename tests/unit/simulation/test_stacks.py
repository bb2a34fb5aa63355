"""Hands that are stacks: only the top card is used, and what comes goes underneath."""

from typing import Any

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.schema import (
    CaptureOrder,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    ClaimRankMode,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    Location,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TrickPhase,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import State, start, view
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, make, options, position

DECK, DISCARD, TABLE, OTHER_HAND = Location.DECK, Location.DISCARD, Location.TABLEAU, Location.OPPONENT_HAND
MAY_PLAY = PlayPhase(DISCARD, mandatory=False)
LOSES_TOP = SpecialEffect(Rank.ACE, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 2)


def stacked(*hands: str, genome: GameGenome, **changes: Any) -> State:
    """A position with these stacks, from the top."""
    from_the_bottom = tuple(tuple(reversed(cards(hand))) for hand in hands)
    return position(genome, *hands, stacks=from_the_bottom, **changes)


def stacks(**fields: Any) -> SetupRules:
    return SetupRules(**{"cards_per_player": 5, "hand_is_stack": True, **fields})


def stack(state: State, seat: int) -> str:
    """A stack from its top."""
    return " ".join(map(str, reversed(state.stacks[seat])))


# ---------------------------------------------------------------------------------------- what can be used


def test_the_card_dealt_first_lies_at_the_bottom() -> None:
    state = start(game(MAY_PLAY, setup=stacks(hand_visibility=Visibility.FACE_UP)), 3)
    top_first = told(state)[1].split()[2:]
    assert top_first == stack(state, 0).split()
    assert options(state)[0] == f"play {top_first[0]}"


def test_only_the_top_card_can_be_played() -> None:
    state = stacked("5H 2C KD", "3H", genome=game(MAY_PLAY, setup=stacks()))
    assert options(state) == ["play 5H", "pass"]
    assert stack(make(state, "play 5H"), 0) == "2C KD"


def test_a_top_card_that_nobody_sees_is_offered_as_any() -> None:
    state = stacked("5H 2C KD", "3H", genome=game(MAY_PLAY, setup=stacks(hand_visibility=Visibility.FACE_DOWN)))
    assert options(state) == ["any", "pass"]
    assert told(make(state, "any"))[0] == "P0 turns up 5H"


def test_a_top_card_without_a_way_out_is_no_decision() -> None:
    state = stacked("5H 2C", "3H 4H", genome=game(PlayPhase(DISCARD), setup=stacks()), in_game=frozenset())
    assert state.outcome is not None
    assert state.decisions == 0
    assert told(state)[:4] == ("P0 turns up 5H", "P1 turns up 3H", "P0 turns up 2C", "P1 turns up 4H")


def test_a_top_card_that_does_not_fit_cannot_be_played() -> None:
    higher = Condition(ConditionType.CARD_BEATS_TOP, reference=CardReference.TOP_DISCARD)
    genome = game(PlayPhase(DISCARD, higher), MAY_PLAY, setup=stacks())
    assert told(stacked("5H KD", "3H", genome=genome, discard="7C")) == ()


def test_more_than_the_top_card_cannot_be_chosen() -> None:
    both = game(PlayPhase(DISCARD, min_cards=2, max_cards=2), MAY_PLAY, setup=stacks())
    assert options(stacked("5H 2C", "3H", genome=both)) == ["play 5H", "pass"]
    up_to_two = game(PlayPhase(DISCARD, max_cards=2), MAY_PLAY, setup=stacks())
    assert options(stacked("5H 2C", "3H", genome=up_to_two)) == ["play 2C", "pass"]


def test_a_stack_is_laid_out_one_by_one_on_a_sequence() -> None:
    setup = stacks(tableau_mode=TableauMode.SEQUENCE)
    state = stacked("5H 6H 9C", "3H", genome=game(PlayPhase(TABLE, min_cards=1, max_cards=3), setup=setup))
    assert told(state) == ("P0 turns up 5H",)
    assert options(state) == ["play 6H", "stop"]


def test_tricks_are_played_from_the_top_whatever_was_led() -> None:
    state = stacked("5H 2C", "3C KH", genome=game(TrickPhase(), MAY_PLAY, setup=stacks()))
    assert told(state) == ("P0 turns up 5H", "P1 turns up 3C", "P0 takes the trick")


def test_claims_are_laid_from_the_top() -> None:
    claim = ClaimPhase(rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE)
    state = stacked("5H AC", "3C KH", genome=game(claim, setup=stacks()))
    assert told(state) == ("P0 turns up 5H",)
    assert options(state) == ["challenge", "accept"]
    honest = ClaimPhase(rank_mode=ClaimRankMode.CHOSEN, can_lie=False)
    assert options(stacked("5H AC", "3C KH", genome=game(honest, setup=stacks()))) == ["name 5"]


def test_a_stack_discards_from_the_top_as_often_as_it_must() -> None:
    genome = game(MAY_PLAY, setup=stacks(), special_effects=(LOSES_TOP,))
    state = make(stacked("AH 2C", "3C KH 9D", genome=genome), "play AH")
    assert told(state) == ("P1 turns up 3C", "P1 turns up KH")
    assert stack(state, 1) == "9D"
    assert told(make(stacked("AH 2C", "3C", genome=genome), "play AH"))[0] == "P1 turns up 3C"


# ---------------------------------------------------------------------------------------- what comes to it


def test_cards_that_are_drawn_go_underneath() -> None:
    genome = game(DrawPhase(DECK, 2), MAY_PLAY, setup=stacks())
    assert stack(stacked("5H 2C", "3H", genome=genome, deck="4S 9S"), 0) == "5H 2C 9S 4S"


def test_the_top_card_of_another_stack_is_taken_without_a_choice() -> None:
    genome = game(DrawPhase(OTHER_HAND), MAY_PLAY, setup=stacks(hand_visibility=Visibility.FACE_UP))
    state = stacked("5H 2C", "3H 4H", genome=genome)
    assert told(state) == ("P0 draws 3H from P1",)
    assert stack(state, 0) == "5H 2C 3H"
    may = game(DrawPhase(OTHER_HAND, mandatory=False), MAY_PLAY, setup=stacks(hand_visibility=Visibility.FACE_UP))
    assert options(stacked("5H 2C", "3H 4H", genome=may)) == ["draw", "pass"]


def test_a_pile_goes_underneath_from_its_bottom() -> None:
    claim = ClaimPhase(rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE)
    state = stacked("5H AC", "3C KH", genome=game(claim, MAY_PLAY, setup=stacks()), discard="7D 8D")
    assert stack(make(state, "challenge"), 0) == "AC 7D 8D 5H"


# ---------------------------------------------------------------------------------------- WAR


def war(*hands: str, table: str = "", **fields: Any) -> State:
    """Stacks at war until P0 has a card to lay that may be held back."""
    rules = GameRules(war_cards_down=fields.pop("down", 0))
    setup = stacks(tableau_mode=TableauMode.WAR, **{"hand_visibility": Visibility.FACE_DOWN, **fields})
    phases = (PlayPhase(TABLE), PlayPhase(DISCARD, mandatory=False))
    wins = (WinCondition(WinType.CAPTURE_ALL),)
    scoring = (CardScoringRule(CardCondition(), 1, ScoringTrigger.CAPTURE),)
    genome = game(*phases, setup=setup, game_rules=rules, win_conditions=wins, card_scoring=scoring)
    return stacked(*hands, genome=genome, table=table)


def test_captured_cards_go_under_the_stack_at_once() -> None:
    state = make(war("9H 2H 3H", "KD 3D 4D"), "pass")
    assert told(state) == ("P0 passes", "P1 turns up KD", "P1 captures 9H KD", "P1 scores 2")[1:]
    assert stack(state, 1) == "3D 4D 9H KD"
    assert state.captured[1] == frozenset()


@pytest.mark.parametrize(
    ("order", "goes_under"),
    [
        (CaptureOrder.AS_LAID, "9H KD"),
        (CaptureOrder.OWN_FIRST, "KD 9H"),
        (CaptureOrder.OWN_LAST, "9H KD"),
    ],
)
def test_cards_are_captured_in_the_order_of_the_rules(order: CaptureOrder, goes_under: str) -> None:
    state = make(war("9H 2H 3H", "KD 3D 4D", capture_order=order), "pass")
    assert stack(state, 1) == f"3D 4D {goes_under}"


def test_own_cards_are_those_that_the_captor_laid() -> None:
    state = make(war("9H 2H 3H 4H", "9D KD 4D", capture_order=CaptureOrder.OWN_FIRST, table="AS"), "pass", "pass")
    assert stack(make(state, "pass"), 1) == "4D 9D KD AS 9H 2H"


def test_captured_cards_may_be_shuffled() -> None:
    orders = set()
    for chance in range(20):
        state = war("9H 2H 3H", "KD 3D 4D", capture_order=CaptureOrder.BY_LOT)
        orders.add(stack(make(state.but(chance=chance), "pass"), 1))
    assert orders == {"3D 4D 9H KD", "3D 4D KD 9H"}


def test_after_a_tie_cards_are_laid_face_down() -> None:
    state = make(war("9H 2H 3H 4H", "9D KD 4D 5D", down=2), "pass")
    assert told(state)[1:5] == (
        "P0 lays 2H face down",
        "P0 lays 3H face down",
        "P1 lays KD face down",
        "P1 lays 4D face down",
    )
    assert [str(view(state, seat)).splitlines()[3] for seat in (0, 1)] == ["table 6: 9H 9D ?4"] * 2
    assert str(view(state, None)).splitlines()[3] == "table 6: 2H 3H 9H 4D 9D KD"


def test_the_last_card_is_kept_for_the_battle() -> None:
    state = make(war("9H 2H", "9D KD 4D 5D", down=3), "pass")
    assert [line for line in told(state) if "lays" in line] == ["P1 lays KD face down", "P1 lays 4D face down"]
    assert [stack(state, seat) for seat in (0, 1)] == ["2H", "5D"]


def test_who_is_level_with_the_last_card_has_lost() -> None:
    setup = stacks(tableau_mode=TableauMode.WAR)
    genome = game(PlayPhase(TABLE), setup=setup, game_rules=GameRules(war_cards_down=1))
    state = stacked("9H", "9D KD 4D", genome=genome)
    assert told(state)[2:6] == (
        "P1 lays KD face down",
        "P0 is out of the hand",
        "P1 captures 9H 9D KD",
        "hand over",
    )


def test_captured_cards_are_known_but_not_those_that_lay_face_down() -> None:
    state = make(war("9H 2H 3H 4H", "9D KD 4D 5D", down=1), "pass", "pass", "pass")
    assert stack(state, 1) == "5D 9H 9D 2H KD 3H 4D"
    for seat in (0, 1):
        assert view(state, seat).players[1].hand == cards("3H 9H 4D 9D")


def test_a_stack_is_shown_from_its_top_to_who_sees_everything() -> None:
    state = war("9H 2H AH 3C", "KD 3D 4D")
    assert view(state, None).players[0].hand == cards("2H AH 3C")
    assert view(state, 0).players[0].hand == ()
