"""The order of the ranks, where it is not the usual one."""

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    ClaimPhase,
    ClaimRankMode,
    DeckName,
    DiscardPhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    PlayPhase,
    Rank,
    SetupRules,
    ShowdownMethod,
    Suit,
    TableauMode,
    TrickPhase,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import Card
from darwindeck.simulation.reference._game import game_of, order_of
from darwindeck.simulation.reference._hands import hand_key, pattern_end, showdown_key
from tests.unit.simulation.positions import cards, game, make, options, position

TENS_HIGH = (*(rank for rank in Rank if rank not in (Rank.TEN, Rank.ACE)), Rank.TEN, Rank.ACE)
TWOS_HIGH = (*(rank for rank in Rank if rank is not Rank.TWO), Rank.TWO)
SETUP = SetupRules(5, rank_order=TENS_HIGH)
JACK_HIGH = SetupRules(5, initial_deck=DeckName.STRIPPED_24, rank_order=(*TENS_HIGH[7:11], Rank.ACE, Rank.JACK))


def test_ranks_not_named_are_below_in_their_usual_order() -> None:
    assert order_of((Rank.FOUR, Rank.THREE))[:2] == (Rank.TWO, Rank.FIVE)
    assert order_of((Rank.FOUR, Rank.THREE))[-2:] == (Rank.FOUR, Rank.THREE)


def test_a_rank_named_twice_has_its_first_place() -> None:
    assert order_of((Rank.ACE, Rank.TWO, Rank.ACE))[-2:] == (Rank.ACE, Rank.TWO)


def test_no_order_is_the_usual_one() -> None:
    assert order_of(()) == tuple(Rank)


def test_the_ten_takes_the_trick_from_the_king() -> None:
    state = position(game(TrickPhase(), setup=SETUP, player_count=3), "KH 2C", "10H 3C", "QH 4C")
    assert make(state, "play KH", "play 10H", "play QH").tricks == (0, 1, 0)


def test_the_low_card_that_takes_a_trick_is_low_in_the_order_of_the_game() -> None:
    genome = game(TrickPhase(high_card_wins=False), setup=SETUP)
    assert make(position(genome, "10H 2C", "JH 3C"), "play 10H", "play JH").tricks == (0, 1)


def test_the_ten_wins_the_battle() -> None:
    setup = SetupRules(5, rank_order=TENS_HIGH, tableau_mode=TableauMode.WAR)
    state = make(position(game(PlayPhase(Location.TABLEAU), setup=setup), "KH 2C", "10H 3C"), "play KH", "play 10H")
    assert state.captured == (frozenset(), frozenset(cards("10H KH")))


def laying(condition: Condition) -> GameGenome:
    return game(PlayPhase(Location.DISCARD, condition), setup=SETUP)


def test_what_beats_the_top_card() -> None:
    genome = laying(Condition(ConditionType.CARD_BEATS_TOP, reference=CardReference.TOP_DISCARD))
    assert options(position(genome, "9H 10H AH", "2C", discard="KS")) == ["play 10H", "play AH"]


def test_what_is_next_to_the_top_card() -> None:
    genome = laying(Condition(ConditionType.SEQUENCE_ADJACENT, reference=CardReference.TOP_DISCARD))
    assert options(position(genome, "9H 10H JH AH", "2C", discard="KS")) == ["play 10H"]
    assert options(position(genome, "8H 10H JH AH", "2C", discard="9S")) == ["play 8H", "play JH"]


def test_ranks_are_compared_with_a_rank_in_the_order_of_the_game() -> None:
    genome = laying(Condition(ConditionType.CARD_IS_RANK, Operator.GT, Rank.KING))
    assert options(position(genome, "9H 10H QH AH", "2C")) == ["play 10H", "play AH"]


def test_runs_follow_the_order_of_the_game() -> None:
    run = DiscardPhase(Location.DISCARD, 3, True, Condition(ConditionType.HAS_RUN_OF_N, value=3))
    state = position(game(run, setup=SETUP), "9H 10H JH QH AH", "2C")
    assert options(state) == ["discard 9H"]
    assert options(make(state, "discard 9H")) == ["discard JH"]


def test_claims_in_turn_follow_the_order_of_the_game() -> None:
    genome = game(ClaimPhase(starting_rank=Rank.KING, allow_challenge=False), setup=SETUP)
    state = position(genome, "2H 3H", "4H 5H")
    claimed = []
    for move in ("lay 2H", "lay 4H", "lay 3H"):
        assert state.claim is not None
        claimed.append(state.claim.rank)
        state = make(state, move, *(["stop"] if move != "lay 3H" else []))
    assert claimed == [Rank.KING, Rank.TEN, Rank.ACE]


def test_ranks_to_name_stand_in_canonical_order() -> None:
    genome = game(ClaimPhase(rank_mode=ClaimRankMode.CHOSEN), setup=JACK_HIGH)
    assert options(position(genome, "9H", "10H")) == ["name 9", "name 10", "name J", "name Q", "name K", "name A"]


def test_high_card_and_showdown() -> None:
    genome = game(
        BettingPhase(),
        setup=SETUP,
        hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD),
        win_conditions=(WinCondition(WinType.BEST_HAND),),
    )
    ranks = game_of(genome).ranks
    ten, king = cards("10H 2C"), cards("KH QC")
    assert hand_key(ten, genome.hand_evaluation, ranks) > hand_key(king, genome.hand_evaluation, ranks)
    for method in (ShowdownMethod.HIGHEST_CARD, ShowdownMethod.HAND_EVALUATION):
        assert showdown_key(ten, method, genome, ranks) > showdown_key(king, method, genome, ranks)


def test_level_patterns_and_sequences() -> None:
    pair, run = HandPattern("pair", 1, same_rank_groups=(2,)), HandPattern("run", 2, sequence_length=3)
    evaluation = HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, (pair, run))
    ranks = game_of(game(BettingPhase(), setup=SETUP)).ranks
    assert hand_key(cards("10H 10D 2C"), evaluation, ranks) > hand_key(cards("KH KD QC"), evaluation, ranks)
    assert hand_key(cards("KH 10D AC"), evaluation, ranks) > hand_key(cards("QH KD 10C"), evaluation, ranks)


def test_an_ace_that_is_low_anyway_is_not_low_twice() -> None:
    pair = HandPattern("two", 1, sequence_length=2, sequence_wrap=True)
    low = (Rank.ACE, Rank.KING, Rank.QUEEN)
    assert pattern_end(cards("AH QD"), pair, low) is None
    assert pattern_end(cards("AH KD"), pair, low) == 1


def test_the_piles_of_a_layout_keep_their_order() -> None:
    setup = SetupRules(5, rank_order=TWOS_HIGH, tableau_mode=TableauMode.SEQUENCE)
    state = position(game(PlayPhase(Location.TABLEAU), setup=setup), "AH 2H KH", "3C", table="3H")
    assert options(state) == ["play 2H"]


def test_cards_keep_their_numbers() -> None:
    genome = game(TrickPhase(), setup=SetupRules(5, rank_order=TWOS_HIGH, removed_cards=(CardCondition(Suit.CLUBS),)))
    assert sorted(game_of(genome).cards) == list(game_of(genome).cards)
    assert Card(Rank.TWO, Suit.HEARTS).number == 0
