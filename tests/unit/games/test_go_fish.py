"""Go Fish, by the rules of bicyclecards.com ("Go Fish")."""

import re

from darwindeck.genome.examples import create_go_fish_genome
from darwindeck.simulation import Simulator, record_game
from tests.support.told import told
from tests.unit.simulation.positions import hand, make, position

GO_FISH = create_go_fish_genome()
GAMES = 100


def test_all_thirteen_books_are_made() -> None:
    """ "The game ends when all thirteen books have been won." """
    for seed in range(GAMES):
        for player in ("random", "greedy"):
            lines = record_game(GO_FISH, seed, player).splitlines()
            if lines[-1].startswith("end timeout"):
                continue  # Greedy players may ask for the same card for ever.
            books = [line for line in lines if " lays down " in line]
            assert len(books) == 13
            ranks = [re.findall(r"(\d+|[JQKA])[HDCS]", book) for book in books]
            assert all(len(set(book)) == 1 and len(book) == 4 for book in ranks)


def test_games_of_random_players_always_end() -> None:
    result = Simulator().simulate(GO_FISH, 5000)
    assert result.timeouts == result.stalemates == 0
    assert sum(result.wins) + result.draws == 5000


def test_most_books_win() -> None:
    for seed in range(GAMES):
        lines = record_game(GO_FISH, seed, "random").splitlines()
        books = [sum(line.startswith(f"  P{seat} lays down") for line in lines) for seat in range(4)]
        best = [seat for seat in range(4) if books[seat] == max(books)]
        expected = f"P{best[0]} wins" if len(best) == 1 else "draw"
        assert lines[-1].startswith(f"end {expected},")


def test_five_cards_are_dealt_to_each_of_four() -> None:
    lines = record_game(GO_FISH, 1, "random").splitlines()
    deal = [line for line in lines if " holds " in line]
    assert [len(line.split()) - 2 for line in deal[:4]] == [5] * 4


def test_who_is_told_to_go_fish_loses_the_turn_unless_the_card_comes() -> None:
    hands = ("5H 9H", "KH 3H", "2D 4D", "7S 8S")
    state = position(GO_FISH, *hands, deck="10D 9D")
    missed = make(state, "ask P1", "name 5")
    assert (hand(missed, 0), missed.to_act) == ("5H 9H 9D", 1), "a nine is no five, though the player holds one"
    caught = make(state, "ask P1", "name 9")
    assert caught.to_act == 0


def test_who_completes_a_book_by_fishing_plays_again() -> None:
    """ "If a player gets the fourth card of a book, the player shows all four cards ... and plays again." """
    state = position(GO_FISH, "5H 5D 5C 9H", "KH 3H", "2D 4D", "7S 8S", deck="5S")
    state = make(state, "ask P2", "name 5")
    assert told(state)[-1] == "P0 lays down 5H 5D 5C 5S"
    assert state.to_act == 0
