"""Fan Tan (Sevens): the layout as on pagat.com ("Domino", "Sevens"), the chips as on bicyclecards.com ("Fan Tan")."""

from darwindeck.genome.examples import create_fan_tan_genome
from darwindeck.simulation import Simulator, record_game
from darwindeck.simulation.reference import apply, legal_moves, start
from tests.support.told import told
from tests.unit.simulation.positions import make, options, position

FAN_TAN = create_fan_tan_genome()


def test_the_whole_deck_is_dealt_and_everybody_pays_a_chip() -> None:
    state = start(FAN_TAN, 1)
    assert [len(hand) for hand in state.hands] == [13, 13, 13, 13]
    assert state.chips[0] + state.paid[0] == 200
    assert min(state.paid) == 1


def test_only_a_seven_starts_a_suit() -> None:
    state = position(FAN_TAN, "6H 7H 8H 7C", "9H", "10H", "JH")
    assert options(state) == ["play 7H", "play 7C"]


def test_suits_go_up_to_the_king_and_down_to_the_ace() -> None:
    state = position(FAN_TAN, "6H 8H 5H 7S", "9H", "10H", "JH", table="7H")
    assert options(state) == ["play 6H", "play 8H", "play 7S"]
    state = position(FAN_TAN, "AH KH", "9H", "10H", "JH", table="7H 6H 5H 4H 3H 2H 8H")
    assert options(state) == ["play AH"], "the ace is low"
    state = position(FAN_TAN, "AH KH", "9S", "10S", "JS", table="7H 8H 9H 10H JH QH")
    assert options(state) == ["play KH"], "and nothing follows the king"


def test_who_cannot_play_pays_a_chip_and_who_can_must() -> None:
    state = position(FAN_TAN, "2H 3H", "8H 9C", "10H", "JH", table="7H")
    assert told(state)[-2:] == ("P0 passes", "P0 pays 1 chips")
    assert (state.to_act, options(state)) == (1, ["play 8H"])


def test_the_first_player_without_cards_takes_the_pot() -> None:
    state = position(FAN_TAN, "8H", "2C 3C", "4C 5C", "JH", table="7H", paid=(3, 1, 4, 2), hand_number=1)
    state = make(state, "play 8H")
    assert told(state)[:3] == ("P0 goes out", "hand over", "P0 wins 10 chips")


def test_everybody_starts_a_hand_and_most_chips_win() -> None:
    lines = record_game(FAN_TAN, 7, "random").splitlines()
    assert [line for line in lines if line.startswith("hand ")] == [
        "hand 1, P0 starts",
        "hand 2, P1 starts",
        "hand 3, P2 starts",
        "hand 4, P3 starts",
    ]
    chips = [int(word) for word in lines[-2].split()[1:]]
    assert sum(chips) == 800
    best = [seat for seat, held in enumerate(chips) if held == max(chips)]
    assert lines[-1].startswith(f"end P{best[0]} wins" if len(best) == 1 else "end draw")


def test_somebody_can_always_play_so_that_passes_are_bounded() -> None:
    """As long as nobody is out, the next card of a started suit is in some hand: no round goes by without a card."""
    for seed in range(5):
        state = start(FAN_TAN, seed)
        while state.outcome is None:
            assert state.passes < 4
            moves = legal_moves(state)
            assert all(str(move).startswith("play ") for move in moves), "who can play must"
            state = apply(state, moves[seed % len(moves)])
            assert min(state.chips) > 0


def test_among_random_players_no_seat_is_better_than_another() -> None:
    """Everybody starts once. 20000 games: a share of 1/4 has a standard error of 0.3 %, 5 of which are 1.5 %."""
    result = Simulator().simulate(FAN_TAN, 20_000, seed=3, measure=True)
    assert result.timeouts == result.stalemates == 0
    for wins in result.wins:
        assert abs((wins + result.draws / 4) / result.games_played - 0.25) < 0.015
    assert result.measurements is not None
    assert result.measurements.chips is not None
    assert sum(spread.total for spread in result.measurements.chips) == 800 * result.games_played, "to the chip"
