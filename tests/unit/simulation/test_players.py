"""How Greedy decides."""

from collections.abc import Callable
from typing import Any

import pytest

from darwindeck.genome.examples import create_hearts_genome, create_scopa_genome, create_spades_genome
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    CardValue,
    ClaimPhase,
    ContractScoring,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SetupRules,
    ShowdownMethod,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.simulation import record_game, result_of
from darwindeck.simulation._greedy import estimated_tricks, greedy_choice, option_value
from darwindeck.simulation.reference import Bid, State, legal_moves, view
from tests.unit.simulation.positions import cards, game, make, options, position


def choice(state: State) -> str:
    return options(state)[greedy_choice(view(state, state.to_act))]


def values(state: State) -> list[int]:
    seen = view(state, state.to_act)
    return [option_value(seen, move) for move in legal_moves(state)]


def test_plays_of_long_suits_and_captures() -> None:
    genome = game(PlayPhase(Location.DISCARD, mandatory=False), setup=SetupRules(5, wild_cards=(Rank.NINE,)))
    assert values(position(genome, "2H 9H AS", "3H")) == [20, 27 - 500, 12, -10000]
    genome = game(PlayPhase(Location.TABLEAU), setup=SetupRules(5, tableau_mode=TableauMode.MATCH_RANK))
    assert choice(position(genome, "2H 9H AS", "3H", table="AD 4C")) == "play AS"


def test_draws_below_the_target_less_four() -> None:
    evaluation = HandEvaluation(
        HandEvaluationMethod.POINT_TOTAL,
        card_values=(CardValue(Rank.TEN, 10), CardValue(Rank.SIX, 6), CardValue(Rank.SEVEN, 7)),
        target_value=21,
    )
    genome = game(DrawPhase(Location.DECK, mandatory=False), hand_evaluation=evaluation)
    assert choice(position(genome, "10H 6H", "3H", deck="4H 5H")) == "draw"
    assert choice(position(genome, "10H 7H", "3H", deck="4H 5H")) == "pass"


def collecting(*phases: Phase, **fields: Any) -> GameGenome:
    """Totals of one suit: ace 11, king 10, nine 9."""
    values = (CardValue(Rank.ACE, 11), CardValue(Rank.KING, 10), CardValue(Rank.NINE, 9))
    evaluation = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=values, one_suit=True, **fields)
    return game(*phases, hand_evaluation=evaluation, setup=SetupRules(2))


def test_swaps_for_the_best_total() -> None:
    genome = collecting(SwapPhase(Location.TABLEAU, all_at_once=True))
    state = position(genome, "9H KS", "2H", table="KH AC KC")
    assert values(state) == [11 - 10 - 1, 19 - 10 - 1, 21 - 10 - 1, 0], "ace and king beat nine and king"
    state = position(genome, "9H KS", "2H", table="KH AD 2C")
    assert choice(state) == "swap KS"
    state = make(state, "swap KS")
    assert options(state) == ["take KH", "take AD", "take 2C"]
    assert values(state) == [19, 11, 9]


def test_swaps_nothing_that_is_not_better() -> None:
    genome = collecting(SwapPhase(Location.TABLEAU))
    assert choice(position(genome, "9H KH", "2H", table="9S KD")) == "pass"
    genome = collecting(SwapPhase(Location.TABLEAU), target_value=19, bust_threshold=20)
    assert choice(position(genome, "9H KH", "2H", table="AH")) == "pass", "20 has lost"
    assert choice(position(genome, "9H 2S", "2H", table="AH KH")) == "swap 2S"


@pytest.mark.parametrize(
    ("held", "target", "move"),
    [
        ("9H KH", None, "knock"),
        ("9H KS", None, "pass"),
        ("9H KS", 12, "knock"),
        ("9H KS", 13, "pass"),
        ("AH KH", 12, "pass"),
    ],
)
def test_waits_with_a_last_round_for_four_fifths_of_the_best(held: str, target: int | None, move: str) -> None:
    """Ace and king are 21; four fifths of it are 16.8, of 12 and 13 they are 9.6 and 10.4."""
    genome = collecting(KnockPhase(last_round=True), target_value=target, bust_threshold=target and target + 1)
    assert choice(position(genome, held, "2H")) == move
    assert choice(position(collecting(KnockPhase()), held, "2H")) == "knock"


def test_claims_the_truth_where_it_can() -> None:
    state = position(game(ClaimPhase(starting_rank=Rank.NINE)), "2H 9H 9C AS", "3H")
    assert values(state) == [0, 1000, 1000, -12]
    state = make(state, "lay 9H")
    assert choice(state) == "lay 9C"
    assert choice(make(state, "lay 9C")) == "stop"


def test_doubts_what_cannot_be() -> None:
    genome = game(ClaimPhase(starting_rank=Rank.NINE))
    state = make(position(genome, "2H 9H AS", "9S 9C 9D"), "lay 2H", "lay 9H", "stop")
    assert choice(state) == "challenge"
    state = make(position(genome, "2H 9H AS", "9S 9C 3D"), "lay 2H", "lay 9H", "stop")
    assert choice(state) == "accept"
    state = make(position(genome, "9H", "9S 3D"), "lay 9H")
    assert choice(state) == "challenge"


def test_estimate_of_tricks() -> None:
    assert estimated_tricks(cards("AH KH QH AS KS QS JS 10S 9S 2S"), Suit.SPADES, lambda card: card.height) == 6
    assert estimated_tricks(cards("2H 3H"), None, lambda card: card.height) == 0


def test_bids_its_estimate() -> None:
    genome = game(BiddingPhase(), TrickPhase())
    assert choice(position(genome, "AH KD 2C", "3H 4H 5H")) == "bid 2"
    assert choice(position(genome, "QH JD 2C", "3H 4H 5H")) == "nil"


@pytest.mark.parametrize(("held", "move"), [("2H 2D 2C", "raise 20"), ("2H 2D 4C", "call 10"), ("2H 5D 4C", "fold")])
def test_bets_by_the_strength_of_the_hand(held: str, move: str) -> None:
    genome = game(BettingPhase(), setup=SetupRules(3, starting_chips=100))
    assert choice(make(position(genome, "3H", held), "bet 10")) == move


@pytest.mark.parametrize(("card", "move"), [("3H", "raise 20"), ("8H", "call 10"), ("KH", "fold")])
def test_bets_on_a_battle_by_the_card_that_lies_there(card: str, move: str) -> None:
    betting = BettingPhase(showdown_method=ShowdownMethod.BATTLE)
    setup = SetupRules(5, starting_chips=100, tableau_mode=TableauMode.WAR, hand_visibility=Visibility.FACE_DOWN)
    state = position(game(betting, PlayPhase(Location.TABLEAU), setup=setup), f"{card} {card}", "AS KS")
    assert choice(state) == "check"
    state = make(state, "check", "check", "any", "check", "bet 10")
    assert choice(state) == move


def tricks(state_bids: tuple[Bid, Bid] | None = None, **fields: Any) -> Any:
    genome = game(TrickPhase(), **fields)
    changes: dict[str, Any] = {} if state_bids is None else {"bids": state_bids, "bidding_is_done": True}
    return lambda *hands: position(genome, *hands, **changes)


def test_wins_tricks_cheaply_as_the_last_to_play() -> None:
    state = make(tricks()("5H 2S", "9H KH 3D"), "play 5H")
    assert choice(state) == "play 9H"
    state = make(tricks(player_count=3)("5H 2S", "9H KH 3D", "2C"), "play 5H")
    assert choice(state) == "play KH"


def test_avoids_tricks_where_low_scores_win() -> None:
    at = tricks(win_conditions=(WinCondition(WinType.LOW_SCORE, threshold=-5),))
    assert choice(at("5H 2S KD", "3H")) == "play 2S"
    assert choice(make(at("10H 2S", "9H KH 3H"), "play 10H")) == "play 9H"


def test_wins_until_the_contract_is_made() -> None:
    at = tricks((Bid(1), Bid(0, is_nil=True)), contract_scoring=ContractScoring())
    assert choice(at("5H 2S KD", "3H")) == "play KD"
    assert choice(make(at("5H 2S", "9H 3H"), "play 5H")) == "play 3H"


@pytest.mark.parametrize(("helps", "move"), [(True, "play 2S"), (False, "play KD")])
def test_wins_on_where_the_tricks_of_a_failed_nil_do_not_make_the_contract(helps: bool, move: str) -> None:
    genome = game(
        TrickPhase(),
        game_rules=GameRules(failed_nil_helps=helps),
        contract_scoring=ContractScoring(),
        player_count=4,
        team_mode=True,
        teams=((0, 2), (1, 3)),
    )
    bids = (Bid(1), Bid(0), Bid(0, is_nil=True), Bid(0))
    state = position(genome, "5H 2S KD", "3H", "4H", "6H", bids=bids, bidding_is_done=True, tricks=(0, 0, 1, 0))
    assert choice(state) == move


@pytest.mark.parametrize(
    ("create", "share"),
    [(create_hearts_genome, 0.5), (create_spades_genome, 0.5), (create_scopa_genome, 0.4)],
    ids=["hearts", "spades", "scopa"],
)
def test_greedy_plays_better_than_chance(create: Callable[[], GameGenome], share: float) -> None:
    # One Greedy player among Random ones, in every seat in turn: in a game for four 0.25 would be chance.
    genome = create()
    seats = genome.player_count
    wins = 0
    for seed in range(60):
        players = ["random"] * seats
        players[seed % seats] = "greedy"
        wins += result_of(record_game(genome, seed, players)).ending == f"P{seed % seats} wins"
    assert wins / 60 > share
