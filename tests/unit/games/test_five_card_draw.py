"""Five-card Draw: the ante, two rounds of bets, and the draw between them."""

from darwindeck.genome.examples import create_five_card_draw_genome
from tests.support.told import told
from tests.unit.games.poker import random_game
from tests.unit.simulation.positions import hand, make, options, position

GENOME = create_five_card_draw_genome()
HANDS = ("AH AD 2C 3S 4H", "KH KD QC QS AC", "2H 2D 5C 6S 7H", "3H 4D 6C 8S 10H")
DECK = "9H 9D 9C 9S JH JD JC JS"


def first_round(*bets: str) -> list[str]:
    """What the first player is asked after these bets."""
    return options(make(position(GENOME, *HANDS, deck=DECK, chips=(99,) * 4, paid=(1,) * 4), *bets))


def test_the_draw_comes_between_two_rounds_of_bets() -> None:
    state = position(GENOME, *HANDS, deck=DECK, chips=(99,) * 4, paid=(1,) * 4)
    state = make(state, "bet 2", "call 2", "call 2", "fold")
    assert options(state) == ["exchange 4H", "exchange AH", "exchange AD", "exchange 2C", "exchange 3S", "pass"]
    state = make(state, "exchange 4H", "exchange 2C", "exchange 3S")
    assert hand(state, 0) == "AH JD AD JC JS"
    state = make(state, "pass", "exchange 5C", "stop")
    assert options(state) == ["check", "bet 4"], "bets are twice as high after the draw"


def test_nobody_draws_more_than_three_cards() -> None:
    state = make(position(GENOME, *HANDS, deck=DECK), "check", "check", "check", "check")
    state = make(state, "exchange 4H", "exchange AH", "exchange AD")
    assert state.to_act == 1
    assert hand(state, 0) == "JD 2C JC 3S JS"


def test_first_bets_are_low_and_limited() -> None:
    assert first_round() == ["check", "bet 2"]
    assert first_round("bet 2", "raise 4", "raise 6", "raise 8") == ["call 6", "fold"]


def test_last_one_left_takes_the_pot_without_a_draw() -> None:
    state = position(GENOME, *HANDS, deck=DECK, chips=(99,) * 4, paid=(1,) * 4)
    state = make(state, "bet 2", "fold", "fold", "fold")
    assert told(state)[1:3] == ("hand over", "P0 wins 6 chips")


def test_the_drawn_hand_counts() -> None:
    state = position(GENOME, *HANDS, deck="9H 9D 9C 9S AS AC", chips=(99,) * 4, paid=(1,) * 4)
    state = make(state, "check", "check", "check", "check", "exchange 2C", "exchange 3S", "pass", "pass", "pass")
    assert hand(state, 0) == "4H AH AD AC AS"


def test_chips_are_conserved_to_the_chip() -> None:
    for state in random_game(GENOME, 1):
        assert sum(state.chips) + sum(state.paid) == 400
    assert state.outcome is not None
