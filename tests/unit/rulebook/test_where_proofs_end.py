"""Games at the edge of what a book leaves out: each of them was played, and comes to what a proof had ruled out."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from darwindeck.genome import GenomeValidator
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    ContractScoring,
    DeckEmptyAction,
    DeckName,
    DiscardPhase,
    DrawPhase,
    EffectType,
    Elimination,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    MajorityScoring,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    ShowdownMethod,
    SpecialEffect,
    SwapPhase,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    Visibility,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.simulation import record_game
from tests.support.field_pairs._pair import A_POINT_A_CARD, game
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules, known


def told(genome: GameGenome) -> str:
    """The rules of a game that is sound."""
    assert GenomeValidator.validate(genome) == []
    return all_rules(genome)


def played(genome: GameGenome, seed: int) -> str:
    return record_game(genome, seed=seed, players=("random",) * genome.player_count)


def in_tricks(rank: Rank, points: int) -> CardScoringRule:
    return CardScoringRule(CardCondition(rank=rank), points, ScoringTrigger.TRICK_WIN)


@pytest.mark.parametrize("win", [WinCondition(WinType.FIRST_TO_SCORE, 11), WinCondition(WinType.FIRST_TO_SCORE, -5)])
def test_hands_end_where_all_have_the_score_from_the_start(win: WinCondition) -> None:
    start = 20 if win.threshold == 11 else 0
    setup = SetupRules(10, initial_deck=DeckName.STRIPPED_40, starting_score=start)
    rules = GameRules(tie_breaker=TieBreaker.PLAY_ON)
    rest: dict[str, Any] = {"player_count": 4, "card_scoring": (in_tricks(Rank.ACE, 11),), "game_rules": rules}
    genome = game(setup, TrickPhase(), win=win, max_turns=400, **rest)
    assert "hand over" in played(genome, 0)
    assert "The hand ends" in all_rules(genome)


def test_a_card_that_skips_makes_more_tricks_of_one_card_each() -> None:
    skips = tuple(
        SpecialEffect(rank, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
        for rank in (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN)
    )
    scores = ContractScoring(overtrick_points=10, bag_limit=200, bag_penalty=0)
    bids, rules = BiddingPhase(min_bid=0, max_bid=1, allow_nil=False), GameRules(elimination=Elimination.NO_TRICKS)
    rest: dict[str, Any] = {"player_count": 3, "max_turns": 500, "contract_scoring": scores, "game_rules": rules}
    race = WinCondition(WinType.FIRST_TO_SCORE, 35)
    genome = game(SetupRules(2, cards_step=-1), bids, TrickPhase(), win=race, special_effects=skips, **rest)
    assert "to reach 35 points" in told(genome)
    assert "to reach 35 points" not in told(replace(genome, special_effects=()))


def test_cards_of_the_table_make_hands_bust() -> None:
    values = tuple(CardValue(rank, 10) for rank in Rank)
    evaluation = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=values, bust_threshold=22)
    setup = SetupRules(2, initial_tableau_count=3)
    shared = replace(evaluation, with_table=True)
    common: dict[str, Any] = {"win": WinType.BEST_HAND, "game_rules": GameRules(max_hands=1)}
    with_table = game(setup, SwapPhase(Location.DECK), hand_evaluation=shared, **common)
    assert "A total of 22 or more is bust" in told(with_table)
    alone = game(setup, SwapPhase(Location.DECK), hand_evaluation=evaluation, **common)
    assert "bust" not in all_rules(alone)


@pytest.mark.parametrize(("cards", "size", "alone"), [(1, 2, True), (2, 3, True), (10, 4, False), (11, 4, True)])
def test_a_book_may_take_all_but_the_next_card(cards: int, size: int, *, alone: bool) -> None:
    draw = DrawPhase(Location.DISCARD, or_source=Location.DECK)
    keep = DiscardPhase(Location.DISCARD, mandatory=True, keep_taken=True)
    win = WinCondition(WinType.MOST_CAPTURED, 12, WinComparison.FIRST)
    setup, rules = SetupRules(cards, initial_discard_count=1), GameRules(book_size=size)
    genome = game(setup, draw, keep, win=win, player_count=2, game_rules=rules, max_turns=300)
    assert ("in the same turn; but you may if you hold no other." in told(genome)) == alone


def test_of_three_one_who_has_much_may_leave_where_little_wins() -> None:
    win = WinCondition(WinType.LOW_SCORE, 10, trigger_mode=TriggerMode.THRESHOLD_GATE)
    rules = GameRules(elimination=Elimination.NO_TRICKS, tie_breaker=TieBreaker.PLAY_ON)
    cards = (in_tricks(Rank.QUEEN, 10), in_tricks(Rank.TWO, 1))
    genome = game(SetupRules(3), TrickPhase(), win=win, card_scoring=cards, game_rules=rules, max_turns=300)
    assert "some player still in the game has ten points or more" in told(genome)
    high = replace(win, type=WinType.HIGH_SCORE)
    assert "some player has ten points or more" in told(replace(genome, win_conditions=(high,)))


def test_a_pair_beats_single_cards_where_it_is_no_kind_of_its_own() -> None:
    suited = HandPattern("suited", rank_priority=1, same_suit_count=2)
    pair = HandPattern("pair", rank_priority=2, same_rank_groups=(2,))
    setup, bets = SetupRules(2, starting_chips=20), BettingPhase(min_bet=2)

    def compares(*patterns: HandPattern) -> str:
        evaluation = HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, patterns=patterns)
        return told(game(setup, bets, win=WinType.MOST_CHIPS, hand_evaluation=evaluation))

    assert "ranks are compared, first of pairs, then of single cards" in compares(suited)
    assert "the higher pair is better, and of single cards the higher" in compares(pair)


def test_a_last_card_may_empty_the_stock_and_so_let_another_one_win() -> None:
    waits = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.DECK_EMPTY)
    twos = (SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, 2),)
    wins, rules = (waits, WinCondition(WinType.EMPTY_HAND)), GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    rest: dict[str, Any] = {"special_effects": twos, "game_rules": rules, "card_scoring": (A_POINT_A_CARD,)}
    genome = game(SetupRules(7), PlayPhase(Location.DISCARD), win_conditions=wins, **rest)
    last = "This happens even if the card is the last one of its player."
    assert last in told(genome)
    assert last not in told(replace(genome, win_conditions=wins[1:]))


def test_a_second_round_of_bets_may_find_too_few_chips() -> None:
    by_card = ShowdownMethod.HIGHEST_CARD
    first = BettingPhase(min_bet=4, max_bet=16, raise_increment=3, max_raises=2, showdown_method=by_card)
    second = BettingPhase(min_bet=4, max_bet=16, allow_raise=False, showdown_method=by_card)
    rest: dict[str, Any] = {"win": WinType.MOST_CHIPS, "game_rules": GameRules(max_hands=1)}
    text = told(game(SetupRules(3, starting_chips=13, ante=2), first, second, **rest))
    assert "also when they are too few to bet or to raise" in text


def test_captured_cards_of_players_who_have_folded_count() -> None:
    majority, win = MajorityScoring(CardCondition(), 1), WinCondition(WinType.HIGH_SCORE, 3)
    setup = SetupRules(5, starting_chips=50)
    bets = BettingPhase(min_bet=5, max_bet=10, showdown_method=ShowdownMethod.HIGHEST_CARD)
    rest: dict[str, Any] = {"majority_scoring": (majority,), "win": win, "is_trick_based": True}
    genome = game(setup, bets, TrickPhase(), max_turns=300, **rest)
    assert "but the cards that they have captured count all the same." in told(genome)


def test_the_top_card_of_the_stock_forbids_an_exchange_and_not_that_of_the_player() -> None:
    cuckoo = known("cuckoo")
    blind = replace(cuckoo, setup=replace(cuckoo.setup, hand_visibility=Visibility.FACE_DOWN))
    assert "If the top card is a king, it is shown to everybody" in all_rules(blind)


def test_two_hands_do_not_speak_of_a_third() -> None:
    whist = known("knock-out-whist")
    setup = replace(whist.setup, cards_per_player=12, cards_step=1)
    two = replace(whist, setup=setup, game_rules=replace(whist.game_rules, max_hands=2))
    assert "In the second hand deal 13 to each player; if" in all_rules(two)


def test_cards_are_given_where_two_of_four_are_left() -> None:
    """One of two goes out, and the other one, left alone with cards, comes second."""
    genome = playable_genome(Random(500268))
    assert "gives" in played(genome, 0) or any("gives" in played(genome, seed) for seed in range(1, 30))
    assert "who came last in the hand before gives" in all_rules(genome)
