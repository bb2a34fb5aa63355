"""Trumps: what tells them, who names them, how high they are."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    GameGenome,
    Rank,
    ScoringTrigger,
    SetupRules,
    Suit,
    TrickPhase,
    TrickScoring,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
)
from darwindeck.simulation.chance import shuffled, stream
from darwindeck.simulation.reference import State, apply, legal_moves, start, view
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options, position

JACK_HIGH = (*(rank for rank in Rank if rank is not Rank.JACK), Rank.JACK)


def dealt(source: TrumpSource, *phases: Any, **setup: Any) -> GameGenome:
    return game(
        *(phases or (TrickPhase(),)),
        setup=SetupRules(**{"cards_per_player": 3, "trump_source": source, **setup}),
        player_count=4,
        is_trick_based=True,
        trick_scoring=TrickScoring(),
    )


def to_hand(genome: GameGenome, number: int, seed: int = 1) -> State:
    """The first decision of a later hand, everybody taking the first option."""
    state = start(genome, seed)
    while state.hand_number < number:
        state = apply(state, legal_moves(state)[0])
    return state


def test_fixed_trumps_are_those_of_the_setup() -> None:
    genome = dealt(TrumpSource.FIXED, trump_suit=Suit.CLUBS)
    assert {to_hand(genome, number).trump for number in (1, 2, 3)} == {Suit.CLUBS}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_dealer_shows_the_last_card(number: int) -> None:
    state = to_hand(dealt(TrumpSource.LAST_CARD), number)
    dealer = (state.starter - 1) % 4
    card = state.trump_card
    assert card is not None
    assert card in state.hands[dealer]
    assert state.trump is card.suit
    assert all(card in known for known in state.known)
    assert told(state)[-2:] == (f"P{dealer} shows {card}", f"trump {card.suit}")


def test_the_last_card_is_the_last_one_that_the_dealer_was_dealt() -> None:
    """Three cards go to each seat from the top of the shuffled deck: the twelfth from the top is the dealer's last."""
    state = start(dealt(TrumpSource.LAST_CARD), 1)
    whole, _ = shuffled(state.game.cards, stream(1, 0))
    assert state.trump_card == whole[-12]


def test_a_card_is_turned_up_and_stays_on_the_deck() -> None:
    state = start(dealt(TrumpSource.TURNED_UP), 1)
    assert state.trump_card == state.deck[-1]
    assert state.trump is state.deck[-1].suit
    assert all(state.deck[-1] in known for known in state.known)


def test_without_a_card_to_turn_up_trumps_are_those_of_the_setup() -> None:
    genome = dealt(TrumpSource.TURNED_UP, cards_per_player=13, trump_suit=Suit.CLUBS)
    assert start(genome, 1).trump is Suit.CLUBS


def test_trumps_take_turns() -> None:
    genome = dealt(TrumpSource.ROTATING)
    assert [to_hand(genome, number).trump for number in (1, 2, 3, 4, 5)] == [*Suit, Suit.HEARTS]


def test_trumps_of_the_phase_go_before_those_of_the_hand() -> None:
    genome = dealt(TrumpSource.FIXED, TrickPhase(trump_suit=Suit.HEARTS), trump_suit=Suit.CLUBS)
    state = position(genome, "2D 3D", "AC 4D", "2H 5D", "6D 7D")
    assert make(state, "play 2D", "play 4D", "play 5D", "play 6D").tricks == (0, 0, 0, 1)
    state = position(genome, "2D 3D", "AC 4C", "2H 5H", "6D 7D")
    assert make(state, "play 2D", "play AC", "play 2H", "play 6D").tricks == (0, 0, 1, 0)


def test_trumps_are_seen_by_all() -> None:
    state = start(dealt(TrumpSource.ROTATING), 1)
    assert all("\ntrump H\n" in str(view(state, seat)) for seat in (None, 0, 1, 2, 3))
    assert "trump" not in str(view(start(dealt(TrumpSource.FIXED, trump_suit=Suit.CLUBS), 1), 0))


def naming(chooser: TrumpChooser = TrumpChooser.STARTER, **fields: Any) -> GameGenome:
    return game(TrumpPhase(chooser), TrickPhase(), **{"player_count": 3, "is_trick_based": True, **fields})


def test_the_starter_names_trumps_once_in_a_hand() -> None:
    state = position(naming(), "2H 3H", "4H 5H", "6H 7S")
    assert (state.to_act, options(state)) == (0, ["name H", "name D", "name C", "name S"])
    state = make(state, "name S")
    assert (state.trump, state.turns, options(state)) == (Suit.SPADES, 2, ["play 2H", "play 3H"])
    state = make(state, "play 2H", "play 4H", "play 6H")
    assert (state.to_act, options(state)) == (2, ["play 7S"])


def test_only_suits_that_the_game_has_are_named() -> None:
    setup = SetupRules(2, removed_cards=(CardCondition(suit=Suit.DIAMONDS),))
    assert options(position(naming(setup=setup), "2H 3H", "4H 5H", "6H 7S")) == ["name H", "name C", "name S"]


def test_whoever_took_most_tricks_in_the_hand_before_names_trumps() -> None:
    state = position(naming(TrumpChooser.LAST_WINNER), "2H 3H", "4H 5H", "6H 7S", tricks_before=(1, 0, 4))
    assert (state.to_act, options(state)) == (2, ["name H", "name D", "name C", "name S"])
    assert make(state, "name S").to_act == 0


def test_nobody_names_trumps_in_the_first_hand() -> None:
    state = position(naming(TrumpChooser.LAST_WINNER), "2H 3H", "4H 5H", "6H 7S")
    assert options(state) == ["play 2H", "play 3H"]


def test_the_lot_says_who_of_level_players_names_trumps() -> None:
    choosers = {
        position(naming(TrumpChooser.LAST_WINNER), "2H", "4H", "6H", tricks_before=(2, 2, 1), chance=chance).to_act
        for chance in range(20)
    }
    assert choosers == {0, 1}


def test_a_card_is_turned_up_for_the_first_hand_alone_where_trumps_are_named_later() -> None:
    genome = dealt(TrumpSource.TURNED_UP, TrumpPhase(TrumpChooser.LAST_WINNER), TrickPhase())
    assert to_hand(genome, 1).trump_card is not None
    later = to_hand(genome, 2)
    assert (later.trump_card, later.trump, options(later)) == (None, None, ["name H", "name D", "name C", "name S"])


def test_the_jack_of_trumps_takes_the_ace() -> None:
    genome = game(TrickPhase(trump_order=JACK_HIGH), setup=SetupRules(2, trump_suit=Suit.CLUBS), player_count=3)
    state = position(genome, "AC 2D", "JC 3D", "KC 4D")
    assert make(state, "play AC", "play JC", "play KC").tricks == (0, 1, 0)


def test_the_jack_of_another_suit_does_not() -> None:
    genome = game(TrickPhase(trump_order=JACK_HIGH), setup=SetupRules(2, trump_suit=Suit.CLUBS), player_count=3)
    state = position(genome, "AH 2D", "JH 3D", "KH 4D")
    assert make(state, "play AH", "play JH", "play KH").tricks == (1, 0, 0)


def test_only_trumps_of_the_hand_score() -> None:
    ten = CardScoringRule(CardCondition(rank=Rank.TEN), 10, ScoringTrigger.TRICK_WIN, trumps_only=True)
    genome = game(TrickPhase(), setup=SetupRules(2, trump_suit=Suit.CLUBS), card_scoring=(ten,))
    assert make(position(genome, "AC 2H", "10C 3H"), "play AC", "play 10C").scores == (10, 0)
    assert make(position(genome, "AH 2C", "10H 3C"), "play AH", "play 10H").scores == (0, 0)
