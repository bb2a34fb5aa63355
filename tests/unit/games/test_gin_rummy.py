"""Gin Rummy: melds, deadwood, knocking, gin, undercuts, lay-offs, and the cards that are left in the stock.

The rules are those of pagat.com, "Gin Rummy": 10 or less to knock, 20 for gin, 10 for an undercut, two cards left.
"""

from typing import Any

from darwindeck.genome.examples import create_gin_rummy_genome
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import Simulator, record_game
from darwindeck.simulation.reference import State
from tests.support.told import told
from tests.unit.simulation.positions import hand, make, options, position

GIN = create_gin_rummy_genome()
MINE = "AH 2H 3H 4D 4S 4H 9S 9H 9D KC"
THEIRS = "KH QS 10D 8S 6C 5C 3D 2S 7D JC"
UNMATCHED = 10 + 10 + 10 + 8 + 6 + 5 + 3 + 2 + 7 + 10


def at_the_table(mine: str = MINE, theirs: str = THEIRS, stock: str = "KD QD 9C 8C", **changes: Any) -> State:
    """The first player is to draw; the last card of the stock is its top."""
    return position(GIN, mine, theirs, deck=stock, discard="JS", **changes)


def points_of(state: State) -> list[str]:
    return [line for line in told(state) if "scores" in line and line.startswith("P")]


def test_rules_are_sound() -> None:
    assert GenomeValidator.validate(GIN) == []


def test_turn_takes_from_the_stock_or_the_last_discard() -> None:
    state = at_the_table()
    assert options(state) == ["draw deck", "draw discard"]
    assert "8C" in hand(make(state, "draw deck"), 0).split()
    assert "JS" in hand(make(state, "draw discard"), 0).split()


def test_card_just_taken_is_not_discarded() -> None:
    assert "discard JS" not in options(make(at_the_table(), "draw discard"))
    assert "discard 8C" in options(make(at_the_table(), "draw deck"))


def test_ten_may_knock_and_eleven_may_not() -> None:
    king = make(at_the_table(), "draw deck", "discard 8C")
    assert options(king) == ["knock", "pass"]
    eleven = make(at_the_table("AH 2H 3H 4D 4S 4C 2S 2D 6C AD", "KH"), "draw deck", "discard 8C")
    assert options(eleven) == ["draw deck", "draw discard"]


def test_ace_is_low_alone() -> None:
    assert options(make(at_the_table(stock="KD QD 5S"), "draw deck", "discard KC")) == ["knock", "pass"]
    high = at_the_table("QH KH AH 4D 4S 4C 9S 9H 9D 8D", "KC", stock="KD QD 9C 5S")
    assert options(make(high, "draw deck", "discard 8D")) == ["draw deck", "draw discard"]


def test_knocker_scores_what_the_opponent_has_more() -> None:
    state = make(at_the_table(stock="KD QD 5S"), "draw deck", "discard KC", "knock")
    assert points_of(state) == [f"P0 scores {UNMATCHED - 5}"]


def test_opponent_lays_off_onto_sets_and_runs() -> None:
    # The fourth four and the fourth nine go to the sets.
    theirs = "KH QS 10D 8S 6C 5D 3D 9C 4C JC"
    state = make(at_the_table(theirs=theirs, stock="KD QD 5S"), "draw deck", "discard KC", "knock")
    assert points_of(state) == [f"P0 scores {10 + 10 + 10 + 8 + 6 + 5 + 3 + 10 - 5}"]
    # The five and the six of hearts go to the run, one after the other.
    mine = "AH 2H 3H 4H JD JH JC 2C 3C KC"
    theirs = "KH QS 10D 8S 6H 5H 3D 7C 4C 10C"
    state = make(at_the_table(mine, theirs, stock="KD QD AS"), "draw deck", "discard KC", "knock")
    assert points_of(state) == [f"P0 scores {10 + 10 + 10 + 8 + 3 + 7 + 4 + 10 - 6}"]


def test_gin_scores_twenty_more_and_nothing_is_laid_off() -> None:
    theirs = "KH QS 10D 8S 6C 2D 3D 9C 7C JC"
    state = at_the_table("AH 2H 3H 5D 5S 5H 9S 9H 9D KC", theirs, stock="KD QD 4H")
    state = make(state, "draw deck", "discard KC", "knock")
    assert points_of(state) == [f"P0 scores {10 + 10 + 10 + 8 + 6 + 2 + 3 + 9 + 7 + 10}", "P0 scores 20"]


def test_opponent_who_has_no_more_undercuts_for_ten_and_the_difference() -> None:
    theirs = "KH KS KC 10D JD QD 2S 2C 2D 3C"
    mine = "AH 2H 3H 4D 4S 4H 9S 9H 9D KD"
    state = make(at_the_table(mine, theirs, stock="7C QC 5S"), "draw deck", "discard KD", "knock")
    assert points_of(state) == ["P1 scores 12"]


def test_with_two_cards_left_nobody_scores_and_the_next_hand_is_dealt() -> None:
    state = at_the_table(stock="KD QD 8C")
    state = make(state, "draw deck", "discard 8C", "pass")
    assert told(state)[:2] == ("hand over", "scores 0 0")
    assert (state.hand_number, len(state.deck)) == (2, 31)


def test_winner_of_a_hand_starts_the_next_one() -> None:
    knock = ("draw deck", "discard KC", "knock")
    for starter in (0, 1):
        state = make(at_the_table(stock="KD QD 5S", starter=starter), *knock)
        assert (state.hand_number, state.starter) == (2, 0)
    undercut = at_the_table("AH 2H 3H 4D 4S 4H 9S 9H 9D KD", "KH KS KC 10D JD QD 2S 2C 2D 3C", stock="7C QC 5S")
    assert make(undercut, "draw deck", "discard KD", "knock").starter == 1


def test_same_player_deals_again_when_nobody_has_won() -> None:
    for starter in (0, 1):
        state = make(at_the_table(stock="KD QD 8C", starter=starter), "draw deck", "discard 8C", "pass")
        assert (state.hand_number, state.starter) == (2, starter)


def test_last_card_of_the_stock_may_still_be_knocked_with() -> None:
    state = at_the_table(stock="KD QD 5S")
    assert options(make(state, "draw deck", "discard KC")) == ["knock", "pass"]


def test_hundred_points_win() -> None:
    state = at_the_table(stock="KD QD 5S", scores=(60, 95))
    state = make(state, "draw deck", "discard KC", "knock")
    assert str(state.outcome) == "P0 wins"


def test_twenty_cards_are_dealt_and_one_turned_up() -> None:
    lines = record_game(GIN, 1, "random").splitlines()
    assert [len(line.split()) - 2 for line in lines[5:7]] == [10, 10]
    assert len(lines[7].split()) == 2
    assert len(lines[8].split()) == 1 + 31


def test_greedy_finishes_games_and_beats_chance() -> None:
    result = Simulator().simulate(GIN, 200, seed=1, players=("greedy", "random"))
    assert result.wins[0] > 190
