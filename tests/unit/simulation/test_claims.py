"""Claims and challenges."""

from typing import Any

import pytest

from darwindeck.genome.schema import ClaimPenalty, ClaimPhase, ClaimRankMode, DeckName, GameGenome, Rank, SetupRules
from darwindeck.simulation.reference import view
from darwindeck.simulation.reference._claims import rank_in_turn
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position


def claiming(phase: ClaimPhase = ClaimPhase(), **fields: Any) -> GameGenome:  # noqa: B008
    return game(phase, **{"player_count": 3, **fields})


HANDS = ("AH 2H 9C", "3H 4H", "5H 6H")


def test_claim_of_a_lie_costs_the_claimer_the_pile() -> None:
    state = position(claiming(), *HANDS, discard="KS")
    assert options(state) == ["lay 2H", "lay AH", "lay 9C"]
    state = make(state, "lay 2H", "lay AH", "stop")
    assert (state.to_act, options(state)) == (1, ["challenge", "accept"])
    assert str(view(state, 1)).splitlines()[3:5] == ["discard KS ? ?", "claim P0 A 2"]
    state = make(state, "accept", "challenge")
    assert told(state) == ("P0 shows 2H AH", "P0 takes the pile")
    assert hand(state, 0) == "2H AH 9C KS"
    assert state.to_act == 1


def test_doubting_the_truth_costs_the_challenger() -> None:
    phase = ClaimPhase(challenge_penalty=ClaimPenalty.LOSE_POINTS, penalty_points=7)
    state = make(position(claiming(phase), *HANDS), "lay AH", "stop", "challenge")
    assert told(state) == ("P0 shows AH", "P1 scores -7")
    assert state.discard == cards("AH")
    assert state.scores == (0, -7, 0)


def test_partners_are_not_asked() -> None:
    genome = claiming(player_count=2, team_mode=True, teams=((0, 1),))
    state = make(position(genome, "AH 2H", "3H"), "lay AH")
    assert (state.to_act, options(state)) == (1, ["lay 3H"])


def test_nobody_is_asked_where_challenges_are_not_allowed() -> None:
    state = make(position(claiming(ClaimPhase(allow_challenge=False)), *HANDS), "lay AH", "stop")
    assert options(state) == ["lay 3H", "lay 4H"]


@pytest.mark.parametrize(
    ("start", "claims", "rank"),
    [(Rank.ACE, 0, Rank.ACE), (Rank.ACE, 1, Rank.NINE), (Rank.NINE, 3, Rank.QUEEN), (Rank.TWO, 0, Rank.NINE)],
)
def test_ranks_in_turn(start: Rank, claims: int, rank: Rank) -> None:
    ranks = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
    assert rank_in_turn(start, ranks, claims, {one: one.code for one in Rank}) is rank


def test_rank_goes_up_with_every_claim() -> None:
    state = make(position(claiming(), *HANDS), "lay AH", "stop", "accept", "accept", "lay 3H", "stop")
    assert state.claim is not None
    assert state.claim.rank is Rank.TWO


def test_fixed_rank_that_is_missing_is_the_starting_rank() -> None:
    phase = ClaimPhase(rank_mode=ClaimRankMode.FIXED, starting_rank=Rank.NINE, can_lie=False)
    assert options(position(claiming(phase), *HANDS)) == ["lay 9C"]


def test_player_names_a_rank_of_the_deck() -> None:
    phase = ClaimPhase(rank_mode=ClaimRankMode.CHOSEN)
    setup = SetupRules(2, initial_deck=DeckName.STRIPPED_24)
    state = position(claiming(phase, setup=setup), "AH 9C", "10H", "JH")
    assert options(state) == ["name 9", "name 10", "name J", "name Q", "name K", "name A"]
    assert options(make(state, "name Q")) == ["lay AH", "lay 9C"]


def test_who_cannot_lie_names_a_rank_in_hand() -> None:
    phase = ClaimPhase(rank_mode=ClaimRankMode.CHOSEN, can_lie=False)
    state = position(claiming(phase), "AH AD 9C", "10H", "JH")
    assert options(state) == ["name 9", "name A"]
    assert options(make(state, "name A")) == ["lay AH", "lay AD"]


def test_who_cannot_claim_passes() -> None:
    state = position(claiming(ClaimPhase(can_lie=False)), "2H", "3H", "AH")
    assert told(state) == ("P0 passes", "P1 passes")
    assert options(state) == ["lay AH"]
    assert state.claims == 0


@pytest.mark.parametrize("phase", [ClaimPhase(max_cards=0), ClaimPhase(min_cards=3, max_cards=2)])
def test_claim_that_can_never_be_made_ends_in_a_stalemate(phase: ClaimPhase) -> None:
    assert str(position(claiming(phase), *HANDS).outcome) == "stalemate"
