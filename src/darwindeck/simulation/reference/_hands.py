"""Hands compared: what a hand is worth, as a key of which the higher is better."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, assert_never

from darwindeck.genome.schema import (
    CardValue,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Rank,
    ShowdownMethod,
    Suit,
)
from darwindeck.simulation.cards import Card
from darwindeck.simulation.reference._melds import deadwood

Key = tuple[Any, ...]
"""The worth of a hand. Keys of one game compare with each other; equal keys are level hands."""


def hand_key(cards: Collection[Card], evaluation: HandEvaluation | None, ranks: Sequence[Rank]) -> Key:
    """The worth of a hand by the hand evaluation. `ranks` are those of the game, rising in its order."""
    if evaluation is None:
        return ()
    match evaluation.method:
        case HandEvaluationMethod.NONE:
            return ()
        case HandEvaluationMethod.HIGH_CARD:
            return tuple(sorted((ranks.index(card.rank) for card in cards), reverse=True))
        case HandEvaluationMethod.CARD_COUNT:
            return (len(cards),)
        case HandEvaluationMethod.POINT_TOTAL:
            return total_key(point_total(cards, evaluation), evaluation)
        case HandEvaluationMethod.DEADWOOD:
            return (-deadwood(cards, evaluation, ranks),)
        case HandEvaluationMethod.PATTERN_MATCH:
            return _pattern_key(cards, evaluation.patterns, ranks)
    assert_never(evaluation.method)


def showdown_key(
    cards: Collection[Card], method: ShowdownMethod | None, genome: GameGenome, ranks: Sequence[Rank]
) -> Key:
    """The worth of a hand in a showdown."""
    if method is ShowdownMethod.HIGHEST_CARD:
        return (max((ranks.index(card.rank) for card in cards), default=-1),)
    if method is ShowdownMethod.HAND_EVALUATION:
        return hand_key(cards, genome.hand_evaluation, ranks)
    return ()


# ---------------------------------------------------------------------------------------- totals


def hand_value(cards: Collection[Card], evaluation: HandEvaluation | None, ranks: Sequence[Rank]) -> int:
    """The number that a hand is worth: its point total, or its deadwood."""
    if evaluation is not None and evaluation.method is HandEvaluationMethod.DEADWOOD:
        return deadwood(cards, evaluation, ranks)
    return point_total(cards, evaluation)


def point_total(cards: Collection[Card], evaluation: HandEvaluation | None) -> int:
    """The best total of a hand. A card with an alternate value counts as what makes it best."""
    if evaluation is None:
        return 0
    totals = _totals(cards, evaluation)
    bust, target = evaluation.bust_threshold, evaluation.target_value
    safe = [total for total in totals if bust is None or total < bust]
    if not safe:
        return min(totals)
    return max(safe) if target is None else min(safe, key=lambda total: (abs(total - target), total))


def least_total(cards: Collection[Card], evaluation: HandEvaluation | None) -> int:
    """The sum of the card values when every card counts its lower one."""
    return 0 if evaluation is None else min(_sums(cards, _values_of(evaluation)))


def highest_sum(cards: Collection[Card], count: int, evaluation: HandEvaluation) -> int:
    """What so many of the cards can count at most, of one suit where only one counts."""
    values = _values_of(evaluation)
    if evaluation.one_suit:
        return max(_highest([card for card in cards if card.suit is suit], count, values) for suit in Suit)
    return _highest(cards, count, values)


def _highest(cards: Collection[Card], count: int, values: Mapping[Rank, CardValue]) -> int:
    return sum(sorted((max(_sums([card], values)) for card in cards), reverse=True)[:count])


def _values_of(evaluation: HandEvaluation) -> Mapping[Rank, CardValue]:
    return {one.rank: one for one in evaluation.card_values}


def _totals(cards: Collection[Card], evaluation: HandEvaluation) -> set[int]:
    """Every total that a hand may take: of all its cards or of one suit, or what three of a rank count."""
    values = _values_of(evaluation)
    if evaluation.one_suit and cards:
        suits = {card.suit for card in cards}
        totals = set().union(*(_sums([card for card in cards if card.suit is suit], values) for suit in suits))
    else:
        totals = _sums(cards, values)
    counts = Counter(card.rank for card in cards)
    threes = (one.three_value for rank, one in values.items() if counts[rank] >= 3)
    return totals | {total for total in threes if total is not None}


def _sums(cards: Collection[Card], values: Mapping[Rank, CardValue]) -> set[int]:
    """All totals that cards can make: one with an alternate value may count as either."""
    totals = {0}
    for card in cards:
        value = values.get(card.rank)
        if value is not None:
            counts = {value.value} if value.alternate_value is None else {value.value, value.alternate_value}
            totals = {total + count for total in totals for count in counts}
    return totals


def is_bust(total: int, evaluation: HandEvaluation | None) -> bool:
    """Whether a hand of that total has lost."""
    return evaluation is not None and evaluation.bust_threshold is not None and total >= evaluation.bust_threshold


def total_key(total: int, evaluation: HandEvaluation | None) -> Key:
    """The worth of a total."""
    if is_bust(total, evaluation):
        return (0, 0)
    if evaluation is None:
        return (1, total)
    return (1, total if evaluation.target_value is None else -abs(total - evaluation.target_value))


# ---------------------------------------------------------------------------------------- patterns


def _pattern_key(cards: Collection[Card], patterns: Sequence[HandPattern], ranks: Sequence[Rank]) -> Key:
    """The best pattern, then the higher end of its sequence, then the ranks that come four times, thrice and so on."""
    counts = Counter(ranks.index(card.rank) for card in cards)
    groups = tuple(tuple(sorted((one for one in counts if counts[one] == n), reverse=True)) for n in (4, 3, 2, 1))
    ends = [(one.rank_priority, pattern_end(cards, one, ranks)) for one in patterns]
    priority, end = max(((priority, end) for priority, end in ends if end is not None), default=(-1, -1))
    return (priority, end, groups)


def best_pattern(cards: Collection[Card], patterns: Sequence[HandPattern], ranks: Sequence[Rank]) -> HandPattern | None:
    """The pattern that counts for a hand, if it meets any: of several that are level, the first one listed."""
    met = [(one, end) for one in patterns if (end := pattern_end(cards, one, ranks)) is not None]
    return max(met, key=lambda found: (found[0].rank_priority, found[1]))[0] if met else None


def pattern_end(cards: Collection[Card], pattern: HandPattern, ranks: Sequence[Rank]) -> int | None:
    """The higher end of a pattern's sequence in a hand, by its place among the ranks of the game.

    It is -1 for a pattern without a sequence, and None when the pattern is not met.
    """
    if len(cards) < (pattern.required_count or 0):
        return None
    sizes = sorted(Counter(card.rank for card in cards).values(), reverse=True)
    sizes += [0] * len(pattern.same_rank_groups)
    wanted = sorted(pattern.same_rank_groups, reverse=True)
    if any(size < group for size, group in zip(sizes, wanted, strict=False)):
        return None
    ends = [_end_within(held, pattern, ranks) for held in _where_to_look(cards, pattern)]
    return max((end for end in ends if end is not None), default=None)


def _where_to_look(cards: Collection[Card], pattern: HandPattern) -> Iterator[set[Rank]]:
    """The ranks in which sequence and required ranks are looked for: of each suit that is long enough, or of all."""
    if pattern.same_suit_count is None:
        yield {card.rank for card in cards}
        return
    for suit in Suit:
        held = {card.rank for card in cards if card.suit is suit}
        if len(held) >= pattern.same_suit_count:
            yield held


def _end_within(held: set[Rank], pattern: HandPattern, ranks: Sequence[Rank]) -> int | None:
    if not held.issuperset(pattern.required_ranks):
        return None
    length = pattern.sequence_length
    if not length:
        return -1
    if length > len(ranks):
        return None
    wraps = pattern.sequence_wrap and Rank.ACE in ranks[1:]
    row = [Rank.ACE, *ranks] if wraps else list(ranks)
    for end in range(len(row), length - 1, -1):
        if held.issuperset(row[end - length : end]):
            return ranks.index(row[end - 1])
    return None
