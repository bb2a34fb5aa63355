"""Cheat (I Doubt It): the rules of pagat.com ("Bullshit / Cheat / I Doubt It"), and facts about it."""

import re

from darwindeck.genome.examples import create_cheat_genome
from darwindeck.genome.schema import Rank
from darwindeck.simulation import Simulator, record_game
from darwindeck.simulation.reference import start, view
from tests.unit.simulation.positions import all_cards, hand, make, options, position

CHEAT = create_cheat_genome()
HANDS = ("AH 2H 9C", "3H 4H", "5H 6H", "7H 8H")
NOBODY_DOUBTS = ("accept", "accept", "accept")


def test_the_whole_deck_is_dealt_and_the_pile_is_empty() -> None:
    state = start(CHEAT, 1)
    assert [len(cards) for cards in state.hands] == [13, 13, 13, 13]
    assert (state.discard, state.deck) == ((), ())


def test_aces_come_first_then_twos_and_after_kings_aces_again() -> None:
    state = start(CHEAT, 1)
    called = []
    for _ in range(14):
        assert state.claim is not None
        called.append(state.claim.rank)
        state = make(state, options(state)[0], "stop", *NOBODY_DOUBTS)
    rising = [Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE)]
    assert called == [*rising, Rank.ACE]


def test_one_to_four_cards_are_laid_whatever_they_are() -> None:
    state = position(CHEAT, "2H 3H 4H 5H 6H", "7H", "8H", "9H")
    assert options(state) == ["lay 2H", "lay 3H", "lay 4H", "lay 5H", "lay 6H"]
    state = make(state, "lay 2H", "lay 3H", "lay 4H", "lay 5H")
    assert (state.to_act, options(state)) == (1, ["challenge", "accept"])


def test_nobody_else_sees_what_was_laid() -> None:
    state = make(position(CHEAT, *HANDS), "lay 2H", "lay 9C")
    assert "discard ? ?" in str(view(state, 2))
    assert "claim P0 A 2" in str(view(state, 2))
    assert "discard 2H 9C" in str(view(state, 0))


def test_the_opponents_are_asked_in_turn_until_one_doubts() -> None:
    state = make(position(CHEAT, *HANDS), "lay AH", "stop")
    assert state.to_act == 1
    state = make(state, "accept")
    assert state.to_act == 2
    state = make(state, "challenge")
    assert (state.to_act, state.claim is not None and state.claim.rank) == (1, Rank.TWO)


def test_a_liar_takes_the_whole_pile() -> None:
    state = make(position(CHEAT, *HANDS, discard="KS QS"), "lay 2H", "stop", "challenge")
    assert (hand(state, 0), state.discard) == ("2H AH 9C QS KS", ())
    assert state.to_act == 1, "the next player goes on"


def test_a_lie_about_one_of_several_cards_is_a_lie() -> None:
    state = make(position(CHEAT, *HANDS), "lay AH", "lay 9C", "accept", "accept", "challenge")
    assert hand(state, 0) == "2H AH 9C"


def test_who_doubts_the_truth_takes_the_whole_pile() -> None:
    state = make(position(CHEAT, *HANDS, discard="KS QS"), "lay AH", "stop", "accept", "challenge")
    assert (hand(state, 0), hand(state, 2)) == ("2H 9C", "5H 6H AH QS KS")


def test_who_takes_the_pile_has_seen_it() -> None:
    state = make(position(CHEAT, *HANDS, discard="KS QS"), "lay 2H", "stop", "challenge")
    assert "P0 hand 5: 2H AH 9C QS KS" in str(view(state, 0))
    assert "P0 hand 5: 2H ?4" in str(view(state, 1)), "the others have seen the lie alone"


def test_what_nobody_doubts_stays_on_the_pile_unseen() -> None:
    state = make(position(CHEAT, *HANDS), "lay 2H", "stop", *NOBODY_DOUBTS, "lay 3H", "stop", *NOBODY_DOUBTS)
    assert len(state.discard) == 2
    assert "discard ? ?" in str(view(state, 3))


def test_the_last_card_wins_only_when_it_stands() -> None:
    last = make(position(CHEAT, "2H", "3H 4H", "5H 6H", "7H 8H"), "lay 2H")
    assert last.outcome is None
    assert str(make(last, *NOBODY_DOUBTS).outcome) == "P0 wins"
    assert make(last, "accept", "accept", "challenge").outcome is None
    true = make(position(CHEAT, "AH", "3H 4H", "5H 6H", "7H 8H"), "lay AH")
    assert str(make(true, "challenge").outcome) == "P0 wins"


def test_no_card_is_ever_lost() -> None:
    state = start(CHEAT, 3)
    everything = all_cards(state)
    for _ in range(300):
        moves = options(state)
        if not moves:
            break
        state = make(state, moves[state.decisions * 7 % len(moves)])
        assert all_cards(state) == everything


def test_a_challenge_is_always_settled_by_the_cards_shown() -> None:
    """In a whole game: whoever takes the pile is the liar, or who doubted the truth."""
    record = record_game(CHEAT, 2, "random")
    found = re.findall(r"P(\d) challenge of 2\n  P(\d) shows (.*)\n  P(\d) takes the pile", record)
    assert len(found) > 20
    liars = sum(taker == claimer for _, claimer, _, taker in found)
    assert all(taker in (doubter, claimer) for doubter, claimer, _, taker in found)
    assert liars > 0


def test_among_random_players_no_seat_is_better_than_another() -> None:
    """20000 games: a share of 1/4 has a standard error of 0.3 %, 5 of which are 1.5 %."""
    result = Simulator().simulate(CHEAT, 20_000, seed=5)
    assert result.timeouts < 20, "games end, long as they are"
    for wins in result.wins:
        assert abs(wins / result.games_played - 0.25) < 0.015
