"""Cards that are turned up on the table."""

from darwindeck.genome.schema import DrawPhase, Location, PlayPhase, SetupRules, TurnUpPhase, Visibility
from darwindeck.simulation.reference import view
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, make, options, position


def test_top_cards_of_the_deck_go_to_the_table() -> None:
    genome = game(TurnUpPhase(2), PlayPhase(Location.DISCARD))
    state = position(genome, "2H 3H", "4H", deck="5C 6C 7C")
    assert told(state) == ("turned up 7C", "turned up 6C")
    assert (state.deck, state.table, state.last_on_table) == (cards("5C"), cards("7C 6C"), cards("6C")[0])
    assert state.laid == (frozenset(), frozenset())


def test_cards_are_turned_up_as_far_as_the_deck_lasts() -> None:
    genome = game(TurnUpPhase(2), PlayPhase(Location.DISCARD))
    state = position(genome, "2H 3H", "4H", deck="5C", discard="6C 7C 8C")
    assert (state.deck, state.table, state.discard) == ((), cards("5C"), cards("6C 7C 8C"))


def test_every_walk_turns_up_anew() -> None:
    state = position(game(TurnUpPhase(), PlayPhase(Location.DISCARD)), "2H 3H", "4H", deck="5C 6C")
    state = make(state, "play 2H")
    assert (state.to_act, state.table) == (1, cards("6C 5C"))


def test_turning_up_is_no_turn_and_no_draw() -> None:
    state = position(game(TurnUpPhase(), PlayPhase(Location.DISCARD)), "2H", "4H", deck="5C 6C 7C")
    assert state.turns == 1
    state = make(state, "play 2H", "play 4H")
    assert "hand over" in told(state)


def test_table_says_who_sees_the_card() -> None:
    setup = SetupRules(1, tableau_visibility=Visibility.FACE_DOWN)
    genome = game(TurnUpPhase(), DrawPhase(Location.TABLEAU, mandatory=False), setup=setup)
    state = position(genome, "2H", "4H", deck="5C 6C")
    assert options(state) == ["draw", "pass"]
    assert view(state, 0).table == ()
