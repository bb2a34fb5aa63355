"""How Greedy decides."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from darwindeck.genome.examples import create_blackjack_genome, create_rummy_genome
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    ClaimPhase,
    ClaimRankMode,
    ContractScoring,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    KnockPhase,
    Location,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    ShowdownMethod,
    SpecialEffect,
    Suit,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TrickScoring,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.simulation import record_game
from darwindeck.simulation._greedy import greedy_choice, option_values
from darwindeck.simulation.reference import Bid, State, view
from tests.unit.simulation.positions import game, make, options, position


def choice(state: State) -> str:
    return options(state)[greedy_choice(view(state, state.to_act))]


def values(state: State) -> list[int]:
    return option_values(view(state, state.to_act))


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


def test_draws_from_the_discard_pile_for_melds_but_not_for_a_total() -> None:
    rummy = create_rummy_genome()
    values = create_blackjack_genome().hand_evaluation
    assert values is not None
    by_total = replace(rummy, hand_evaluation=replace(values, target_value=60, bust_threshold=None))
    for genome, seed in product((rummy, by_total), range(4)):
        record = record_game(genome, seed, "greedy")
        assert record == record_game(genome, seed, "greedy", engine="reference")
        assert ("draw discard" in record) == (genome is rummy)


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
    assert values(state) == [3, 1000, 1000, 9]
    state = make(state, "lay 9H")
    assert choice(state) == "lay 9C"
    assert choice(make(state, "lay 9C")) == "stop"


def test_lies_with_the_rank_whose_turn_is_far_away() -> None:
    """Of thirteen ranks two players claim every other one: after nines jacks, kings, twos, fours, sixes, eights."""
    state = position(game(ClaimPhase(starting_rank=Rank.NINE)), "2H 8H JC KC", "3H")
    assert values(state) == [3, 6, 1, 2]
    state = position(game(ClaimPhase(rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.NINE)), "2H 2C JC KC KS", "3H")
    assert choice(state) == "lay JC", "of which there is one"


def test_doubts_what_cannot_be() -> None:
    genome = game(ClaimPhase(starting_rank=Rank.NINE))
    state = make(position(genome, "2H 9H AS", "9S 9C 9D"), "lay 2H", "lay 9H", "stop")
    assert choice(state) == "challenge"
    state = make(position(genome, "2H 9H AS", "9S 9C 3D"), "lay 2H", "lay 9H", "stop")
    assert choice(state) == "accept"
    state = make(position(genome, "9H", "9S 3D"), "lay 9H")
    assert choice(state) == "challenge"


def test_asks_for_what_was_handed_over_and_else_for_something_else_each_time() -> None:
    genome = game(AskPhase(draw_if_refused=False), player_count=3, setup=SetupRules(5))
    state = position(genome, "2H 5H", "2C 3C 4C", "2S 3S 4S 7S")
    assert choice(state) == "ask P2", "who holds most"
    state = make(state, "ask P1", "name 2")
    assert values(make(state, "ask P1")) == [0 + 2, 3 + 2]
    state = make(state, "ask P1", "name 5", "ask P0", "name 3")
    assert choice(state) == "ask P0", "who was seen to take a two"
    assert values(make(state, "ask P0")) == [1000 + 0 + 4, 1 + 4, 2 + 4, 5 + 4]


def test_does_not_rely_on_what_was_seen_where_cards_also_go_unseen() -> None:
    genome = game(AskPhase(draw_if_refused=False), DiscardPhase(Location.DISCARD), player_count=3, setup=SetupRules(5))
    state = make(position(genome, "2H 5H", "2C 3C 4C", "2S 3S 4S 7S"), "ask P1", "name 2", "ask P1", "name 5")
    assert max(values(make(state, "discard 5H", "ask P0"))) < 1000


def bid_of(held: str, others: str = "3H", **fields: Any) -> str:
    return choice(position(game(BiddingPhase(), TrickPhase(**fields)), held, others))


@pytest.mark.parametrize(
    ("held", "bid"),
    [
        ("AH KD 3D 2C", 2),
        ("AH KD 2C", 1),
        ("AH AD KD 2C", 3),
        ("AH AD QC 3C 2C", 2),
        ("AH KC 3C QD 3D 2D", 2),
        ("QH JD 2C AS AC", 2),
    ],
)
def test_bids_aces_and_guarded_kings_and_queens(held: str, bid: int) -> None:
    assert bid_of(held) == f"bid {bid}"


def test_bids_trumps_beyond_its_share() -> None:
    """Of 13 trumps among 52 cards one comes on five cards."""
    assert bid_of("2S 3S 4S AH AD", trump_suit=Suit.SPADES) == "bid 4"
    assert bid_of("2S 3H 4H AH AD", trump_suit=Suit.SPADES) == "bid 2"


@pytest.mark.parametrize(
    ("held", "is_weak"),
    [
        ("2H KD 4C 9S", True),
        ("2H KD AC 9S", False),
        ("2H 3D 4C 10S", False),
        ("2H 3D 8S 9S", False),
    ],
)
def test_bids_nil_with_a_weak_hand(held: str, is_weak: bool) -> None:
    assert (bid_of(held, trump_suit=Suit.SPADES) == "nil") is is_weak


PAIRS = HandEvaluation(
    HandEvaluationMethod.PATTERN_MATCH,
    patterns=(
        HandPattern("flush", 3, same_suit_count=5),
        HandPattern("three", 2, same_rank_groups=(3,)),
        HandPattern("pair", 1, same_rank_groups=(2,)),
    ),
)


@pytest.mark.parametrize(
    ("held", "move"),
    [
        ("2H 2D 2C 7S 9S", "raise 20"),
        ("2H 4H 6H 8H 10H", "raise 20"),
        ("QH JD 9D 7C 2C", "call 10"),
        ("2H 5D 4C 7S 8S", "fold"),
    ],
)
def test_bets_by_the_hand_evaluation_and_the_price(held: str, move: str) -> None:
    genome = game(BettingPhase(), setup=SetupRules(5, starting_chips=100, ante=10), hand_evaluation=PAIRS)
    assert choice(make(position(genome, "3H 3S 5S 6S QS", held, paid=(10, 10)), "bet 10")) == move


def test_calls_with_a_poor_hand_when_the_pot_is_large() -> None:
    genome = game(BettingPhase(), setup=SetupRules(5, starting_chips=100), hand_evaluation=PAIRS)
    small = position(genome, "3H 3S 5S 6S QS", "KH 5D 4C 7S 8S", paid=(5, 5))
    large = position(genome, "3H 3S 5S 6S QS", "KH 5D 4C 7S 8S", paid=(50, 50))
    assert [choice(make(state, "bet 10")) for state in (small, large)] == ["fold", "call 10"]


@pytest.mark.parametrize(("table", "move"), [("7S", "bet 10"), ("2S", "check")])
def test_bets_with_the_table_where_it_counts(table: str, move: str) -> None:
    evaluation = HandEvaluation(PAIRS.method, patterns=PAIRS.patterns, with_table=True)
    genome = game(BettingPhase(), setup=SetupRules(1, starting_chips=100), hand_evaluation=evaluation)
    assert choice(position(genome, "7H", "3H", table=table)) == move


def test_bets_on_the_highest_card_in_the_order_of_the_game() -> None:
    betting = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    genome = game(betting, setup=SetupRules(1, starting_chips=100, rank_order=(Rank.ACE, Rank.TWO)))
    assert choice(position(genome, "2H", "3H")) == "bet 10"
    assert choice(position(genome, "3H", "2H")) == "check"


def test_exchanges_low_singles_but_no_part_of_a_flush() -> None:
    genome = game(ExchangePhase(max_cards=5), setup=SetupRules(5), hand_evaluation=PAIRS)
    assert values(position(genome, "2H 2D 5C KS 9S", "3H", deck="4H 5H 6H 7H 8H")) == [-1, -1, 1, 1, -1, 0]
    assert choice(position(genome, "2H 4H 6H 8H 10H", "3H", deck="4D 5D 6D 7D 8D")) == "pass"


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


def test_leaves_a_trick_to_the_partner() -> None:
    at = tricks(player_count=4, team_mode=True, teams=((0, 2), (1, 3)))
    hands = ("9H 2S", "3H 4H", "5H KH", "6H AH")
    assert choice(make(at(*hands), "play 9H", "play 3H")) == "play 5H"
    assert choice(make(at("2H 2S", *hands[1:]), "play 2H", "play 3H")) == "play KH"


def test_saves_its_cards_where_the_last_trick_alone_counts() -> None:
    at = tricks(trick_scoring=TrickScoring(points_per_trick=0, last_trick_points=1))
    assert choice(at("5H 2S KD", "3H 4H 6H")) == "play 2S"
    assert choice(at("5H KD", "3H 4H")) == "play KD"


def test_bids_for_a_prize_by_what_it_scores() -> None:
    points = {Rank.KING: 12, Rank.TWO: 5}
    prizes = tuple(
        CardScoringRule(CardCondition(rank=rank), score, ScoringTrigger.TRICK_WIN) for rank, score in points.items()
    )
    genome = game(TrickPhase(face_down=True, takes_table=True, lead_suit_required=False), card_scoring=prizes)
    assert values(position(genome, "2H 7H AH", "3H", table="2S")) == [-5, 0, -7]
    assert values(position(genome, "2H 7H AH", "3H", table="2S KS")) == [-12, -7, 0]


def test_keeps_groups_together_where_plays_climb() -> None:
    genome = game(PlayPhase(Location.TABLEAU, climbing=True, max_cards=4, mandatory=False))
    state = make(position(genome, "3H 9H", "4H 4C 5H AS"), "play 3H")
    assert values(state) == [-2 - 20, -3, -2 - 20, -12, -10000]


def test_plays_first_what_hinders_others_from_getting_rid_of_cards() -> None:
    effect = SpecialEffect(Rank.FIVE, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    wins = (WinCondition(WinType.EMPTY_HAND),)
    genome = game(PlayPhase(Location.DISCARD), special_effects=(effect,), win_conditions=wins)
    assert values(position(genome, "5H AS", "3H")) == [3 + 100, 12]


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
