"""What players see and know."""

from darwindeck.genome.examples import create_go_fish_genome, create_spades_genome
from darwindeck.genome.schema import (
    DiscardPhase,
    DrawPhase,
    Location,
    PlayPhase,
    SetupRules,
    TableauMode,
    Visibility,
)
from darwindeck.simulation.reference import apply, legal_moves, start, view
from tests.unit.simulation.positions import cards, game, make, position


def lines(state: object, seat: int | None) -> list[str]:
    return str(view(state, seat)).splitlines()  # type: ignore[arg-type]


def test_view_of_a_trick_game() -> None:
    state = start(create_spades_genome(), 3)
    for _ in range(5):
        state = apply(state, legal_moves(state)[0])
    first, second, third, trick, me, *others = lines(state, 0)
    assert (first, third) == ("view of P0", "P1 to decide")
    assert second == ("hand 1, P0 starts, turns 6, decisions 5, direction 1, skips 0, passes 0, idle 0")
    assert trick.startswith("trick P0 ")
    assert me.startswith("P0 hand 12: ")
    assert me.endswith("score 0, bid nil, tricks 0, bags 0")
    assert others[0].startswith("P1 hand 13: ?13, score 0")


def test_options_stand_in_the_view_of_who_decides() -> None:
    state = position(game(PlayPhase(Location.DISCARD, max_cards=2)), "2H 9H", "3H")
    assert lines(state, 0)[2] == "P0 to decide: play 2H, play 9H"
    assert lines(state, 1)[2] == "P0 to decide"
    state = make(state, "play 2H")
    assert lines(state, 0)[2:4] == ["P0 to decide: play 9H, stop", "chosen 2H"]
    assert "chosen" not in str(view(state, 1))
    assert "chosen 2H" in str(view(state, None))


def test_view_of_everything_shows_everything() -> None:
    state = start(create_go_fish_genome(), 1)
    assert "?" not in str(view(state, None))
    assert lines(state, None)[0] == "view of all"


def test_battle_is_told() -> None:
    setup = SetupRules(5, tableau_mode=TableauMode.WAR, tableau_visibility=Visibility.OWNER_ONLY)
    state = make(position(game(PlayPhase(Location.TABLEAU), setup=setup), "9H 2H", "3H 4H"), "play 9H")
    assert "battle P0 9H" in lines(state, 0)
    assert "battle P0 ?" in lines(state, 1)
    assert "table 1: ?1" in lines(state, 1)


def test_card_taken_from_an_open_pile_is_known_in_the_hand() -> None:
    genome = game(DrawPhase(Location.DISCARD), DiscardPhase(Location.DISCARD, mandatory=True))
    state = position(genome, "2H 3H", "4H", discard="KS 9C")
    assert state.known[1] == frozenset(cards("4H KS 9C"))
    assert "P0 hand 3: 9C ?2" in str(view(state, 1))


def test_cards_of_a_hand_are_forgotten_when_one_leaves_it_unseen() -> None:
    setup = SetupRules(5, discard_visibility=Visibility.FACE_DOWN)
    genome = game(DrawPhase(Location.TABLEAU), DiscardPhase(Location.DISCARD, mandatory=True), setup=setup)
    state = make(position(genome, "2H 3H", "4H 5H", table="KS KD"), "take KS")
    assert "P0 hand 3: KS ?2" in str(view(state, 1))
    state = make(state, "discard 3H")
    assert "P0 hand 2: ?2" in str(view(state, 1))
    assert "discard ?" in lines(state, 1)
    assert "discard 3H" in lines(state, 0)


def test_cards_of_a_hand_stay_known_when_one_leaves_it_openly() -> None:
    genome = game(DrawPhase(Location.TABLEAU), DiscardPhase(Location.DISCARD, mandatory=True))
    state = make(position(genome, "2H 3H", "4H 5H", table="KS KD"), "take KS", "discard 3H")
    assert "P0 hand 2: KS ?1" in str(view(state, 1))


def test_card_drawn_from_a_hand_is_known_to_both() -> None:
    genome = game(DrawPhase(Location.OPPONENT_HAND), DiscardPhase(Location.DISCARD), player_count=3)
    state = position(genome, "2H", "3H", "4H")
    assert "P0 hand 2: 2H 3H" in str(view(state, 0))
    assert "P0 hand 2: 3H ?1" in str(view(state, 1))
    assert "P0 hand 2: ?2" in str(view(state, 2))


def test_revealed_pile_shows_what_was_played_to_it() -> None:
    setup = SetupRules(5, discard_visibility=Visibility.REVEALED)
    state = make(position(game(PlayPhase(Location.DISCARD), setup=setup), "2H 3H", "4H", discard="KS"), "play 2H")
    assert "discard ? 2H" in lines(state, 1)


def test_open_deck_shows_its_cards_from_the_top() -> None:
    setup = SetupRules(5, deck_visibility=Visibility.FACE_UP)
    state = position(game(PlayPhase(Location.DISCARD), setup=setup), "2H", "3H", deck="4C 5C 6C")
    assert "deck 3: 6C 5C 4C" in lines(state, 1)


def test_view_says_how_the_game_ended() -> None:
    state = position(game(PlayPhase(Location.DISCARD), max_turns=1), "2H 3H", "4H")
    assert lines(make(state, "play 2H"), 1)[2] == "over: timeout"
