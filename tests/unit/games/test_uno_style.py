"""The game in the manner of UNO: what its special cards do at the table."""

import pytest

from darwindeck.genome.examples import create_uno_style_genome
from darwindeck.simulation import Simulator
from darwindeck.simulation.reference import State, start
from tests.unit.simulation.positions import make, options, position

UNO = create_uno_style_genome()
DECK = "2S 3S 4S 5S 6S 7S"


def after(card: str) -> State:
    """The first player has played a heart onto the ace of hearts."""
    state = position(UNO, f"{card} 9C KC", "3H 9D 4C", "4H 10D 5C", "5H JD 6C", discard="AH", deck=DECK)
    return make(state, f"play {card}")


def test_seven_cards_each_and_one_turned_up() -> None:
    state = start(UNO, 1)
    assert [len(hand) for hand in state.hands] == [7, 7, 7, 7]
    assert (len(state.discard), len(state.deck)) == (1, 23)


def test_suit_or_rank_may_be_played() -> None:
    state = position(UNO, "3H AC 9C 8S", "3D", "4D", "5D", discard="AH", deck=DECK)
    assert options(state) == ["play 3H", "play AC"]


def test_who_cannot_play_draws_one_card() -> None:
    state = position(UNO, "9C 8C", "3H", "4D", "5D", discard="AH", deck=DECK)
    assert (state.to_act, len(state.hands[0])) == (1, 3)


def test_an_ordinary_card_does_nothing() -> None:
    state = after("6H")
    assert (state.to_act, len(state.hands[1]), state.direction) == (1, 3, 1)


def test_a_two_makes_the_next_player_draw_two_who_then_plays() -> None:
    state = after("2H")
    assert (state.to_act, len(state.hands[1])) == (1, 5)


def test_a_jack_skips_the_next_player() -> None:
    assert after("JH").to_act == 2


def test_a_queen_turns_play_round() -> None:
    state = after("QH")
    assert (state.to_act, state.direction) == (3, -1)


def test_two_queens_turn_it_back() -> None:
    state = position(UNO, "QH 9C 7D", "3H 9D", "4H 10D", "QD 6C", discard="AH", deck=DECK)
    state = make(state, "play QH", "play QD")
    assert (state.to_act, state.direction) == (0, 1)


def test_a_jack_after_a_queen_skips_the_other_way() -> None:
    state = position(UNO, "QH 9C", "3H 9D", "4H 10D", "JH 6C", discard="AH", deck=DECK)
    assert make(state, "play QH", "play JH").to_act == 1, "the first player is skipped"


def test_a_king_gives_another_turn() -> None:
    assert after("KH").to_act == 0


@pytest.mark.parametrize("card", ["2H", "JH", "QH", "KH", "6H"])
def test_the_first_player_without_cards_wins_whatever_the_last_card_does(card: str) -> None:
    state = position(UNO, card, "3H 9D 4C", "4H 10D 5C", "5H JD 6C", discard="AH", deck=DECK)
    assert str(make(state, f"play {card}").outcome) == "P0 wins"


def test_among_random_players_no_seat_is_much_better_than_another() -> None:
    """20000 games: a share of 1/4 has a standard error of 0.3 %; who starts has a small advantage."""
    result = Simulator().simulate(UNO, 20_000, seed=5)
    assert sum(result.wins) > 0.99 * result.games_played
    for wins in result.wins:
        assert abs(wins / result.games_played - 0.25) < 0.03
