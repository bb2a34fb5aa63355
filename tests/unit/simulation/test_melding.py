"""Meld phases: which cards make melds, how they are chosen, and what is added to them."""

from typing import Any

from darwindeck.genome.schema import GameGenome, MeldPhase, Rank, SetupRules, Visibility
from darwindeck.simulation.reference import State, view
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position

ACE_LOW = (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))
NEVER_MIND = "KD QS 10C"
"""Cards of the next player that make no meld."""


def melding(*hands: str, phase: MeldPhase | None = None, setup: dict[str, Any] | None = None, **places: Any) -> State:
    return position(rules(phase, setup), *hands, NEVER_MIND, **places)


def rules(phase: MeldPhase | None = None, setup: dict[str, Any] | None = None) -> GameGenome:
    return game(phase or MeldPhase(), setup=SetupRules(5, **(setup or {})))


def melds(state: State) -> tuple[set[str], set[str]]:
    return {str(card) for card in state.melded_sets}, {str(card) for card in state.melded_runs}


def test_set_is_chosen_card_by_card() -> None:
    state = melding("7H 7D 7C 7S KH")
    assert options(state) == ["meld 7H", "meld 7D", "pass"], "a set from the clubs on would be too small"
    state = make(state, "meld 7H")
    assert options(state) == ["meld 7D", "meld 7C"]
    state = make(state, "meld 7D", "meld 7C")
    assert options(state) == ["meld 7S", "stop"]
    short = make(state, "stop")
    assert told(short)[0] == "P0 melds 7H 7D 7C"
    assert melds(short) == ({"7H", "7D", "7C"}, set())
    assert melds(make(state, "meld 7S")) == ({"7H", "7D", "7C", "7S"}, set())


def test_run_is_of_one_suit_and_in_a_row() -> None:
    state = melding("4H 5H 6H 8H 7D")
    assert options(state) == ["meld 4H", "pass"]
    state = make(state, "meld 4H", "meld 5H", "meld 6H")
    assert melds(state) == (set(), {"4H", "5H", "6H"})


def test_ace_is_where_the_order_of_ranks_has_it() -> None:
    assert options(melding("2H 3H AH QH KH 9C")) == ["meld QH", "pass"]
    low = melding("2H 3H AH QH KH 9C", setup={"rank_order": ACE_LOW})
    assert options(low) == ["meld 2H", "pass"]
    assert melds(make(low, "meld 2H", "meld 3H", "meld AH")) == (set(), {"2H", "3H", "AH"})


def test_nothing_to_meld_is_not_asked() -> None:
    state = melding("7H 7D 6C")
    assert state.decision is None or state.to_act != 0


def test_card_is_added_to_a_set_or_to_either_end_of_a_run() -> None:
    state = melding("3H 7H 7S 9C", sets="7D 7C 7H", runs="4H 5H 6H")
    assert options(state) == ["meld 3H", "meld 7H", "meld 7S", "pass"]
    state = make(melding("2H 3H 9C", runs="4H 5H 6H"), "meld 3H")
    assert options(state) == ["meld 2H", "pass"], "one card brings the next"
    assert hand(make(state, "meld 2H"), 0) == "9C"


def test_card_that_fits_both_goes_to_the_set() -> None:
    state = make(melding("7H 2C", sets="7D 7C 7S", runs="4H 5H 6H"), "meld 7H")
    assert "7H" in melds(state)[0]


def test_card_that_fits_may_start_a_meld_of_its_own_instead() -> None:
    state = make(melding("7H 8H 9H KC", runs="4H 5H 6H"), "meld 7H")
    assert options(state) == ["meld 8H", "stop"]
    assert options(make(state, "stop")) == ["meld 8H", "pass"]
    assert melds(make(state, "meld 8H", "meld 9H"))[1] >= {"7H", "8H", "9H"}


def test_nothing_is_added_where_the_rules_do_not_let_it() -> None:
    state = melding("7S 2C", sets="7D 7C 7H", phase=MeldPhase(lay_off=False))
    assert state.to_act != 0


def test_player_may_lay_several_melds_or_as_many_as_the_rules_say() -> None:
    two = "7H 7D 7C 9H 9D 9C"
    state = make(melding(two), "meld 7H", "meld 7D", "meld 7C")
    assert options(state) == ["meld 9H", "pass"]
    state = melding(f"{two} 7S", phase=MeldPhase(max_melds=1))
    state = make(state, "meld 9H", "meld 9D", "meld 9C")
    assert options(state) != ["meld 7H", "pass"], "one meld is all"


def test_sizes_of_melds_are_for_the_rules_to_say() -> None:
    assert options(melding("7H 7D 9C", phase=MeldPhase(min_set=2))) == ["meld 7H", "pass"]
    assert options(melding("7H 8H 9C", phase=MeldPhase(min_run=2))) == ["meld 7H", "pass"]
    assert melding("7H 8H 9H", phase=MeldPhase(min_run=4)).to_act != 0


def test_everybody_sees_melds() -> None:
    state = make(melding("7H 7D 7C KH 2C 2D 2S"), "meld 7H", "meld 7D", "meld 7C")
    assert "sets 7H 7D 7C" in str(view(state, 1)).splitlines()
    assert state.known[1] >= set(cards("7H 7D 7C"))


def test_who_does_not_see_the_hand_melds_by_lot() -> None:
    state = melding("7H 7D 7C", setup={"hand_visibility": Visibility.FACE_DOWN})
    assert options(state) == ["any", "pass"]
    assert melds(make(state, "any", "any", "any"))[0] == {"7H", "7D", "7C"}
