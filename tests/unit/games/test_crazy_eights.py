"""Crazy Eights: the rules of pagat.com ("Crazy Eights", basic game), and facts about it."""

import pytest

from darwindeck.genome.examples import create_crazy_eights_genome
from darwindeck.simulation import Simulator, record_game
from darwindeck.simulation.reference import start
from tests.unit.simulation.positions import make, options, position

EIGHTS = create_crazy_eights_genome()


def test_five_cards_each_and_one_turned_up() -> None:
    state = start(EIGHTS, 1)
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert (len(state.discard), len(state.deck)) == (1, 31)


def test_suit_rank_or_eight_may_be_played() -> None:
    state = position(EIGHTS, "2H KD 8C 9S 3C", "2C", "3D", "4D", discard="KH", deck="5D")
    assert options(state) == ["play 2H", "play KD", "play 8C"]


def test_on_an_eight_only_the_named_suit_or_another_eight_goes() -> None:
    state = position(EIGHTS, "8C 2C", "8H 9C 3S KS", "3D 5S", "4D 5H", discard="KH", deck="5D")
    state = make(state, "play 8C", "name S")
    assert options(state) == ["play 8H", "play 3S", "play KS"]
    assert options(make(state, "play KS"))[0] == "play 5S", "after that the card itself counts again"


def test_who_cannot_play_draws_one_card_and_plays_it_if_it_fits() -> None:
    state = position(EIGHTS, "2C 3C", "2H", "3D", "4D", discard="KH", deck="5D 9H")
    assert (state.to_act, options(state)) == (0, ["play 9H"])
    state = position(EIGHTS, "2C 3C", "2H 4H", "3D", "4D", discard="KH", deck="9H 5D")
    assert (state.to_act, options(state)) == (1, ["play 2H", "play 4H"])
    assert len(state.hands[0]) == 3


def test_the_pile_but_its_top_card_becomes_the_new_deck() -> None:
    state = position(EIGHTS, "2C 3C", "2H 4H", "3D", "4D", discard="5D 6D KH")
    assert len(state.deck) == 1
    assert state.discard[-1].number == 11


@pytest.mark.parametrize(
    ("cards", "points"), [("8H", 50), ("KS QD JC 10H", 40), ("AH", 1), ("2H 9C 7D", 18), ("8S 8D AC KD", 111)]
)
def test_what_the_others_hold_scores_for_who_went_out(cards: str, points: int) -> None:
    state = make(position(EIGHTS, "2H", cards, "3D", "4D", discard="KH", deck="5D"), "play 2H")
    assert state.scores == (points + 7, 0, 0, 0)


def test_a_game_goes_to_a_hundred_points() -> None:
    state = make(position(EIGHTS, "2H", "8H 8S", "3D", "4D", discard="KH", deck="5D"), "play 2H")
    assert str(state.outcome) == "P0 wins"
    state = make(position(EIGHTS, "2H", "8H AS", "3D", "4D", discard="KH", deck="5D"), "play 2H")
    assert (state.outcome, state.hand_number, state.starter) == (None, 2, 1)


def test_an_eight_as_the_last_card_goes_out_too() -> None:
    state = make(position(EIGHTS, "8H", "8S 2C", "3D", "4D", discard="KH", deck="5D"), "play 8H", "name H")
    assert state.scores == (59, 0, 0, 0)


def test_all_points_of_the_deck() -> None:
    """Four eights at 50, sixteen tens and court cards at 10, four aces at 1, and the pips of the others: 512."""
    everything = sum(rule.points for rule in EIGHTS.card_scoring) * 4
    assert everything == 4 * 50 + 16 * 10 + 4 * 1 + 4 * (2 + 3 + 4 + 5 + 6 + 7 + 9)


def test_scores_of_a_game_are_those_of_the_cards_left() -> None:
    for seed in range(20):
        lines = record_game(EIGHTS, seed, "random").splitlines()
        finals = [int(word) for word in lines[-2].split()[1:]]
        scored = [line for line in lines if line.startswith("  P") and " scores " in line]
        assert sum(finals) == sum(int(line.split()[-1]) for line in scored)
        hands = sum(line.startswith("hand ") for line in lines)
        assert hands == len(scored), "one player scores in every hand"
        assert max(finals) >= 100
        assert sorted(finals)[-2] < 100


def test_no_seat_has_an_edge_beyond_the_start() -> None:
    """Who starts a hand has a small advantage among random players; the start goes round, and little of it is left.

    Four seats, 20000 games: a share of 1/4 has a standard error of 0.3 %; 5 of these are 1.5 %, and the first hand
    may add as much again.
    """
    result = Simulator().simulate(EIGHTS, 20_000, seed=1)
    assert result.games_played == sum(result.wins), "every game is won"
    for wins in result.wins:
        assert abs(wins / result.games_played - 0.25) < 0.03
