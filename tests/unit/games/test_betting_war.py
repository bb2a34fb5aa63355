"""Betting War: chips on every battle."""

from random import Random

from darwindeck.genome.examples import create_betting_war_genome
from darwindeck.simulation import Simulator
from darwindeck.simulation.record import record_game
from darwindeck.simulation.reference import State, apply, legal_moves, start
from tests.support.told import told
from tests.unit.simulation.positions import make, options

GAME = create_betting_war_genome()
ALL_CHIPS = 200


def lines(seed: int, player: str = "random") -> list[str]:
    return [line.strip() for line in record_game(GAME, seed, player, engine="core").splitlines()]


def test_everybody_puts_chips_on_a_battle_before_the_first_card() -> None:
    state = start(GAME, 4)
    assert options(state) == ["bet 10"]
    state = make(state, "bet 10")
    assert options(state) == ["call 10", "raise 20"]
    assert sum(state.paid) == 10


def test_the_second_round_begins_when_one_card_lies_open() -> None:
    state = make(start(GAME, 4), "bet 10", "call 10")
    assert len(state.table) == 1
    assert state.to_act == 1
    assert options(state) == ["check", "bet 10", "all-in 90"]
    assert options(make(state, "bet 10")) == ["call 10", "raise 20", "all-in 90", "fold"]


def after_a_battle(seed: int) -> State:
    return make(start(GAME, seed), "bet 10", "call 10", "check", "check")


def test_who_takes_the_battle_takes_the_pot_at_once() -> None:
    for seed in range(10):
        state = after_a_battle(seed)
        taken = next((line for line in told(state) if "captures" in line), None)
        assert taken is not None
        winner = int(taken[1])
        assert f"P{winner} wins 20 chips" in told(state)
        assert state.hand_number == 1
        assert state.chips[winner] == 110
        assert sum(state.paid) == 0
        assert options(state) == ["bet 10"]


def test_a_tie_leaves_the_pot_for_the_end_of_the_war() -> None:
    ties = [state for state in map(after_a_battle, range(60)) if any("face down" in line for line in told(state))]
    assert ties
    for state in ties:
        payments = [line for line in told(state) if "chips" in line]
        assert len(payments) == 1
        assert payments[0].endswith("wins 20 chips")


def test_who_folds_gives_up_the_pot_and_the_hand() -> None:
    state = make(start(GAME, 4), "bet 10", "call 10", "bet 10", "fold")
    assert told(state)[:3] == ("P0 is out of the hand", f"P1 captures {state_of_table(4)}", "hand over")
    assert "P1 wins 30 chips" in told(state)
    assert (state.hand_number, state.starter) == (2, 1)
    assert state.chips == (90, 110)


def state_of_table(seed: int) -> str:
    """The card that lies open in the second round."""
    (card,) = make(start(GAME, seed), "bet 10", "call 10").table
    return str(card)


def test_chips_are_conserved_to_the_chip() -> None:
    rng = Random(5)
    for seed in range(10):
        state = start(GAME, seed)
        while state.outcome is None:
            assert sum(state.chips) + sum(state.paid) == ALL_CHIPS
            state = apply(state, rng.choice(legal_moves(state)))
        assert sum(state.chips) == ALL_CHIPS
    for seed in range(200):
        for player in ("random", "greedy"):
            standings = [line for line in lines(seed, player) if line.startswith("chips ")]
            assert standings
            for line in standings[:-1]:
                assert sum(map(int, line.split()[1:])) == ALL_CHIPS


def test_who_has_all_chips_wins() -> None:
    for seed in range(50):
        told = lines(seed)
        winner = int(told[-1].split()[1][1])
        chips = next(line for line in reversed(told) if line.startswith("chips "))
        assert int(chips.split()[1 + winner]) == ALL_CHIPS


def test_neither_seat_is_favoured() -> None:
    games = 10_000
    result = Simulator().simulate(GAME, num_games=games, seed=3)
    assert abs(result.wins[0] - result.wins[1]) < 5 * games**0.5


def test_greedy_beats_random() -> None:
    """Greedy folds to high cards and raises against low ones."""
    games = 1000
    result = Simulator().simulate(GAME, num_games=games, players=["greedy", "random"], seed=3)
    assert result.wins[0] > games * 0.6
