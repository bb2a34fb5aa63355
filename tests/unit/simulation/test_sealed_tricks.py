"""Tricks that are played face down, for what lies on the table, or may be level; hands that are dealt by suits."""

from typing import Any

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    GameGenome,
    LevelTrick,
    Rank,
    ScoringTrigger,
    SetupRules,
    Suit,
    TrickPhase,
    Visibility,
)
from darwindeck.simulation.reference import start, view
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position

A_POINT_EACH = (CardScoringRule(CardCondition(), 1, ScoringTrigger.TRICK_WIN),)
SEALED: dict[str, Any] = {"lead_suit_required": False, "face_down": True}


def tricks(*, setup: SetupRules | None = None, **phase: Any) -> GameGenome:
    return game(TrickPhase(**phase), setup=setup, player_count=3, card_scoring=A_POINT_EACH)


def test_cards_are_hidden_until_all_are_played() -> None:
    state = position(tricks(**SEALED), "5H 2S", "9H 3S", "KH 4S")
    state = make(state, "play 5H")
    assert "trick P0 5H" in str(view(state, 0))
    assert "trick P0 ?" in str(view(state, 1))
    assert view(state, 1).trick == ((0, None),)
    state = make(state, "play 9H", "play KH")
    assert state.captured[2] == frozenset(cards("5H 9H KH"))
    assert set(cards("5H 9H KH")) <= state.known[1]


def test_nobody_follows_a_suit_that_is_not_seen() -> None:
    state = make(position(tricks(face_down=True), "5H 2S", "9H 3S", "KH 4S"), "play 5H")
    assert options(state) == ["play 9H", "play 3S"]


def test_suits_are_broken_when_the_cards_are_turned_over() -> None:
    state = position(tricks(**SEALED, breaking_suit=Suit.HEARTS), "5H", "9H 3S 2H", "KH 4S")
    state = make(state, "play 5H")
    assert options(state) == ["play 3S"]
    state = make(state, "play 3S", "play 4S")
    assert Suit.HEARTS in state.broken


def test_a_card_face_down_could_be_any_of_the_hand() -> None:
    setup = SetupRules(3, deal_suits=True)
    state = start(tricks(setup=setup, **SEALED), 0)
    assert view(state, 1).players[0].hand == cards("2H 3H 4H")
    state = make(state, "play 3H")
    assert view(state, 1).players[0].hand == ()
    state = make(state, "play 2D", "play 2C")
    assert view(state, 1).players[0].hand == cards("2H 4H")


def test_a_card_from_an_open_hand_is_no_secret() -> None:
    setup = SetupRules(2, hand_visibility=Visibility.FACE_UP)
    state = make(position(tricks(setup=setup, **SEALED), "5H 2S", "9H 3S", "KH 4S"), "play 5H")
    assert view(state, 1).trick == ((0, cards("5H")[0]),)


def test_winner_takes_the_table_as_well() -> None:
    state = position(tricks(takes_table=True), "5H 2S", "9H 3S", "KH 4S", table="8C 7C")
    state = make(state, "play 5H", "play 9H", "play KH")
    assert told(state) == ("P2 takes the trick", "P2 captures 7C 8C", "P2 scores 5")
    assert (state.table, len(state.captured[2])) == ((), 5)


def test_only_ranks_matter_and_the_best_takes_the_trick() -> None:
    genome = tricks(lead_suit_required=False, level=LevelTrick.DISCARDED)
    state = make(position(genome, "5H 2S", "5D 3S", "6C 4S"), "play 5H", "play 5D", "play 6C")
    assert (told(state)[0], state.to_act) == ("P2 takes the trick", 2)


def test_nobody_takes_a_level_trick() -> None:
    genome = tricks(lead_suit_required=False, takes_table=True, level=LevelTrick.DISCARDED)
    state = position(genome, "6H 2S", "5D 3S", "6C 4S", table="8C 7C")
    state = make(state, "play 6H", "play 5D", "play 6C")
    assert told(state) == ("nobody takes the trick",)
    assert (state.discard, state.table) == (cards("6H 5D 6C 7C 8C"), ())
    assert (state.tricks, state.tricks_played, state.to_act) == ((0, 0, 0), 1, 1)


def test_prizes_of_a_level_trick_are_held_over() -> None:
    genome = tricks(lead_suit_required=False, takes_table=True, level=LevelTrick.HELD_OVER)
    state = position(genome, "6H 2S", "5D 3S", "6C 4S", table="8C 7C")
    state = make(state, "play 6H", "play 5D", "play 6C")
    assert (state.discard, state.table) == (cards("6H 5D 6C"), cards("8C 7C"))
    state = make(state, "play 3S", "play 4S", "play 2S")
    assert "P2 captures 7C 8C" in told(state)


def test_a_level_trick_ends_the_hand_like_any_other() -> None:
    genome = game(TrickPhase(lead_suit_required=False, level=LevelTrick.DISCARDED), tricks_per_hand=1)
    state = make(position(genome, "6H 2S", "6D 3S"), "play 6H", "play 6D")
    assert told(state)[:2] == ("nobody takes the trick", "hand over")


def test_everybody_is_dealt_a_suit() -> None:
    setup = SetupRules(
        4, removed_cards=(CardCondition(Suit.HEARTS), CardCondition(Suit.CLUBS, Rank.TWO)), deal_suits=True
    )
    state = start(game(TrickPhase(), setup=setup, player_count=2), 7)
    assert [hand(state, seat) for seat in range(2)] == ["2D 3D 4D 5D", "3C 4C 5C 6C"]
    assert len(state.deck) == 38 - 8
    assert state.deck != tuple(sorted(state.deck))
