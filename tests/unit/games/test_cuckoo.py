"""Cuckoo as it is played: the rules of pagat.com ("Cuckoo"), and what follows from them."""

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_cuckoo_genome
from darwindeck.simulation import Simulator
from tests.support.told import told
from tests.unit.simulation.positions import hand, make, options, position

CUCKOO = create_cuckoo_genome()
LIVES = (3, 3, 3, 3, 3)


def test_player_keeps_the_card_or_exchanges_it_with_the_left_neighbor() -> None:
    state = position(CUCKOO, "2H", "9S", "4C", "5D", "QH", deck="3S 7S", scores=LIVES)
    assert options(state) == ["swap", "pass"]
    state = make(state, "swap")
    assert (hand(state, 0), hand(state, 1)) == ("9S", "2H")
    assert state.to_act == 1


def test_king_is_shown_and_nothing_is_exchanged() -> None:
    state = make(position(CUCKOO, "2H", "KS", "4C", "5D", "QH", deck="3S 7S", scores=LIVES), "swap")
    assert told(state) == ("P1 shows KS",)
    assert hand(state, 0) == "2H"


def test_dealer_exchanges_with_the_deck_and_leaves_a_king_there() -> None:
    state = position(CUCKOO, "2H", "9S", "4C", "5D", "QH", deck="3S 7S", scores=LIVES)
    state = make(state, "pass", "pass", "pass", "pass")
    assert options(state) == ["swap QH", "pass"]
    assert told(make(state, "swap QH"))[0] == "P4 draws 7S from the deck"
    state = position(CUCKOO, "2H", "9S", "4C", "5D", "QH", deck="3S KC", scores=LIVES)
    state = make(state, "pass", "pass", "pass", "pass", "swap QH")
    assert told(state)[:3] == ("P4 turns up KC", "hand over", "P0 scores -1")


def test_ace_is_lowest_and_level_players_all_lose_a_life() -> None:
    state = position(CUCKOO, "2H", "9S", "AC", "AD", "QH", deck="3S 7S", scores=LIVES)
    state = make(state, *["pass"] * 5)
    assert state.scores == (3, 3, 2, 2, 3)


def test_player_without_lives_is_out_and_the_last_one_wins() -> None:
    state = position(CUCKOO, "2H", "9S", "AC", "4D", "QH", deck="3S 7S", scores=(1, 1, 1, 1, 1))
    state = make(state, *["pass"] * 5)
    assert "P2 is out of the game" in told(state)
    assert state.in_game == {0, 1, 3, 4}
    two_left = position(CUCKOO, "2H", "9S", "", "", "", deck="3S 7S", scores=(1, 2, 0, 0, 0), in_game=frozenset({0, 1}))
    two_left = two_left.but(in_hand=frozenset({0, 1}), began=2)
    assert told(make(two_left, "pass", "pass"))[-1].startswith("end P1 wins")


def test_last_players_who_lose_their_last_life_together_play_on() -> None:
    two_left = position(CUCKOO, "2H", "2S", "", "", "", deck="3S 7S", scores=(1, 1, 0, 0, 0), in_game=frozenset({0, 1}))
    two_left = two_left.but(in_hand=frozenset({0, 1}), began=2)
    state = make(two_left, "pass", "pass")
    assert state.outcome is None
    assert state.in_game == {0, 1}


def test_neighbor_holds_a_king_one_time_in_thirteen() -> None:
    """Four of 52 cards are kings, whatever the first player holds and does."""
    games, core = 20_000, Game(compile_genome(CUCKOO))
    refused = 0
    for seed in range(games):
        first = Position(core, seed)
        before = hand_of_first(first)
        first.choose(0)
        refused += hand_of_first(first) == before
    assert abs(refused / games - 1 / 13) < 5 * (12 / 169 / games) ** 0.5


def hand_of_first(state: Position) -> str:
    (line,) = (line for line in state.view(None).splitlines() if line.startswith("P0 hand "))
    return line.split(",")[0]


def test_every_game_has_a_winner_and_all_seats_win() -> None:
    result = Simulator().simulate(CUCKOO, 2000, seed=3)
    assert sum(result.wins) == 2000, "no draws, and no games broken off"
    # Five standard errors of a fifth of 2000 games are 0.045; who deals first has a small advantage.
    assert all(abs(wins / 2000 - 0.2) < 0.08 for wins in result.wins)
