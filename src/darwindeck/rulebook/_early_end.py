"""When a condition that ends the hand can be met: right after the deal, later, or both."""

from collections.abc import Sequence
from math import inf

from darwindeck.genome.conditions import (
    AnyCondition,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import (
    BiddingPhase,
    CardValue,
    Location,
    PassingPhase,
    Rank,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
)
from darwindeck.rulebook._conditions import compares
from darwindeck.rulebook._logic import holds, telling
from darwindeck.rulebook._places import cards_come_to_hands, deals_vary, effects, left_over
from darwindeck.rulebook._rounds import fewest_dealt, most_dealt
from darwindeck.rulebook._scene import Scene


def can_be_met_at_deal(condition: AnyCondition, scene: Scene) -> bool:
    """Whether some player may meet a condition when nothing has been played."""
    if isinstance(condition, CompoundCondition):
        of_parts = [can_be_met_at_deal(part, scene) for part in condition.conditions]
        return all(of_parts) if condition.logic is Logic.AND else any(of_parts)
    if condition.type in _GROUPS:
        in_one_suit = scene.genome.setup.deal_suits and condition.type is not ConditionType.HAS_RUN_OF_N
        largest = 1 if in_one_suit else _GROUPS[condition.type]
        return _size_of_group(condition) <= min(most_dealt(scene), largest)
    low, high = _range_at_deal(condition, scene)
    if condition.type is ConditionType.LOCATION_EMPTY:
        return low <= 0
    if not isinstance(condition.value, int) or condition.operator is None:
        return True
    return any(holds(condition, one) for one in (*telling([condition]), low, high) if low <= one <= high)


def can_be_met_later(condition: AnyCondition, scene: Scene) -> bool:
    """Whether a hand may go on before a condition is met: what players can only lose they have at the deal."""
    is_lost = not cards_come_to_hands(scene) and scene.genome.setup.tableau_mode is not TableauMode.WAR
    return not (is_lost and _is_of_many_cards(condition))


def ends_with_stock(scene: Scene) -> bool:
    """Whether the hand ends by its condition as soon as the stock is empty."""
    condition, reserve = scene.genome.game_rules.hand_ends_if, scene.genome.game_rules.deck_reserve
    return condition is not None and reserve == 0 and holds_without_cards(condition, (PlaceReference.DECK,))


def ends_if_somebody_lacks_cards(scene: Scene) -> bool:
    """Whether the hand ends by its condition as soon as one player has no card left."""
    condition = scene.genome.game_rules.hand_ends_if
    return condition is not None and holds_without_cards(condition, (PlaceReference.HAND,))


def few_cards_end(scene: Scene) -> int:
    """With how many cards left in each hand it ends between two tricks, before the last one; none where it does not."""
    condition, turn = scene.genome.game_rules.hand_ends_if, scene.genome.turn_structure
    if not isinstance(condition, Condition) or condition.type is not ConditionType.HAND_SIZE or any(effects(scene)):
        return 0
    as_dealt = turn.tricks_per_hand is None or turn.tricks_per_hand == scene.genome.setup.cards_per_player
    all_play_alike = scene.has_only(TrickPhase, SwapPhase, PassingPhase, BiddingPhase, TrumpPhase, TurnUpPhase)
    all_play_alike &= all(swap.source is Location.OPPONENT_HAND for swap in scene.of_kind(SwapPhase))
    if not isinstance(condition.value, int) or not (as_dealt and all_play_alike) or scene.genome.setup.deal_remainder:
        return 0
    match condition.operator:
        case Operator.LE:
            return max(0, condition.value)
        case Operator.LT:
            return max(0, condition.value - 1)
        case _:
            return 0


_IN_HANDS = (PlaceReference.HAND, PlaceReference.VALID_PLAYS, PlaceReference.OPPONENT_HAND)


def holds_without_cards(condition: AnyCondition, empty: Sequence[PlaceReference] = _IN_HANDS) -> bool:
    """Whether a condition is true for certain of a player without cards; by default, when nobody else has any."""
    if isinstance(condition, CompoundCondition):
        of_parts = (holds_without_cards(part, empty) for part in condition.conditions)
        return all(of_parts) if condition.logic is Logic.AND else any(of_parts)
    of_hand = condition.type in (ConditionType.HAND_SIZE, ConditionType.HAND_VALUE)
    is_there = (PlaceReference.HAND if of_hand else condition.reference) in empty
    if condition.type is ConditionType.LOCATION_EMPTY:
        return is_there
    is_size = is_there and (of_hand or condition.type is ConditionType.LOCATION_SIZE)
    return is_size and isinstance(condition.value, int) and compares(condition.operator, 0, condition.value)


_GROUPS = {
    ConditionType.HAS_SET_OF_N: len(Suit),
    ConditionType.HAS_MATCHING_PAIR: len(Suit),
    ConditionType.HAS_RUN_OF_N: len(Rank),
}
"""Questions about groups of cards in a hand, and how large a group can be."""


def _size_of_group(condition: Condition) -> int:
    return condition.value if isinstance(condition.value, int) else 2


def _is_of_many_cards(condition: AnyCondition) -> bool:
    """Whether a condition is true of a hand only if it is true of every hand with more cards."""
    if isinstance(condition, CompoundCondition):
        return all(map(_is_of_many_cards, condition.conditions))
    is_large = condition.type is ConditionType.HAND_SIZE and condition.operator in (Operator.GE, Operator.GT)
    return is_large or condition.type in _GROUPS


def _range_at_deal(condition: Condition, scene: Scene) -> tuple[float, float]:
    """The lowest and the highest number that a condition may find right after the deal, as far as that is certain."""
    setup = scene.genome.setup
    if condition.type is ConditionType.HAND_SIZE:
        return fewest_dealt(scene), most_dealt(scene)
    if condition.type is ConditionType.HAND_VALUE:
        return -inf, most_counted(scene)
    match condition.reference:
        case PlaceReference.HAND:
            return fewest_dealt(scene), most_dealt(scene)
        case PlaceReference.DECK if not (setup.deal_remainder or setup.deal_suits or deals_vary(scene)):
            return left_over(scene), left_over(scene)
        case PlaceReference.DISCARD:
            return setup.initial_discard_count, setup.initial_discard_count
        case PlaceReference.TABLEAU:
            return setup.initial_tableau_count, setup.initial_tableau_count
        case _:
            return -inf, inf


def most_counted(scene: Scene) -> float:
    """What as many cards as are dealt can count at most in one hand."""
    evaluation, cards = scene.genome.hand_evaluation, scene.genome.setup.cards
    if evaluation is None:
        return 0
    worth = {one.rank: _most(one) for one in evaluation.card_values}
    suits = [{suit} for suit in Suit] if evaluation.one_suit else [set(Suit)]
    totals = [sorted((worth.get(rank, 0) for rank, suit in cards if suit in some), reverse=True) for some in suits]
    threes = [one.three_value or 0 for one in evaluation.card_values] if most_dealt(scene) > 2 else []
    return max(*(sum(max(0, count) for count in counts[: most_dealt(scene)]) for counts in totals), *threes, 0)


def _most(value: CardValue) -> int:
    return max(value.value, value.alternate_value or value.value)
