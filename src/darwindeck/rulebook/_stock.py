"""How long the stock lasts, and where a rulebook says what happens then."""

from collections.abc import Collection
from itertools import product

from darwindeck.genome._rules._facts import cards_dealt
from darwindeck.genome.conditions import (
    Condition,
    ConditionType,
    Operator,
)
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    CardValue,
    ClaimPhase,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    ExchangePhase,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    LevelTrick,
    Location,
    PlayPhase,
    Rank,
    Suit,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    TurnUpPhase,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._early_end import ends_with_stock
from darwindeck.rulebook._hand_sizes import hand_sizes
from darwindeck.rulebook._one_card_each import turns_with_claims
from darwindeck.rulebook._places import (
    cards_are_taken_from,
    clears_table,
    effects,
    left_over,
    may_take_pile,
    renews_table,
    special_cards_draw,
    swaps_with_stock,
)
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._refills import hands_are_refilled
from darwindeck.rulebook._rounds import fewest_dealt, most_held
from darwindeck.rulebook._scene import MEASURED, ONCE, Scene
from darwindeck.rulebook._tricks import cards_last, tricks_in_a_hand


def stock_can_run_out(scene: Scene, *, to_the_last_card: bool = False) -> bool:
    """Whether a hand can take more cards from the stock than it has; those of its reserve only turning up takes."""
    genome = scene.genome
    if hands_are_refilled(scene) or _is_over_when_empty(scene):
        return False
    if scene.step > 0:
        return True
    most = _most_taken(scene)
    if to_the_last_card and _turns_leave_reserve(scene):
        return False
    kept = 0 if to_the_last_card else genome.game_rules.deck_reserve
    return most is None or cards_dealt(genome) + kept + most > genome.setup.deck_size


def _turns_leave_reserve(scene: Scene) -> bool:
    """Whether the stock has cards for all of a turn, as each begins with a draw that ends the hand without enough."""
    rules, turn = scene.genome.game_rules, [phase for phase in scene.phases if not isinstance(phase, ONCE)]
    draws = [draw for draw in turn[:1] if isinstance(draw, DrawPhase) and draw.mandatory and draw.condition is None]
    is_made = any(Location.DECK in (draw.source, draw.or_source) for draw in draws)
    ends = rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    others = scene.has(AskPhase, ExchangePhase) or swaps_with_stock(scene) or renews_table(scene)
    others |= scene.genome.house is not None or special_cards_draw(scene)
    others |= any(draw.repeat for draw in scene.of_kind(DrawPhase))
    taken = sum(one.count for one in turn if isinstance(one, DrawPhase | TurnUpPhase))
    return scene.has_turns and is_made and ends and not others and taken <= rules.deck_reserve + 1


def _is_over_when_empty(scene: Scene) -> bool:
    """Whether the last card that can be drawn ends the hand or the game, before anybody is to draw another one."""
    draws = [draw for draw in scene.of_kind(DrawPhase) if Location.DECK in (draw.source, draw.or_source)]
    one_by_one = all(draw.count == 1 and not draw.repeat for draw in draws)
    others = scene.has(AskPhase, ExchangePhase, TurnUpPhase) or swaps_with_stock(scene) or renews_table(scene)
    others |= scene.genome.house is not None or special_cards_draw(scene)
    setup, reserve = scene.genome.setup, scene.genome.game_rules.deck_reserve
    others |= setup.deal_remainder or scene.step > 0 or left_over(scene) <= reserve  # There may be none at first.
    ends = ends_with_stock(scene) or any(_decides_when_empty(win, scene) for win in scene.genome.win_conditions)
    return bool(draws) and one_by_one and not others and ends


def _decides_when_empty(win: WinCondition, scene: Scene) -> bool:
    """Whether somebody has won by a condition, or the game is drawn, as soon as the stock is empty."""
    waits = win.trigger_mode is TriggerMode.DECK_EMPTY and not is_race(win)
    is_measured = win.type in MEASURED and win.type is not WinType.ALL_HANDS_EMPTY
    plays_on = scene.genome.game_rules.tie_breaker is TieBreaker.PLAY_ON
    return waits and is_measured and win.threshold is None and not plays_on


def stock_can_be_used_up(scene: Scene) -> bool:
    """Whether a hand can take all cards of the stock, or all but its reserve."""
    genome, most = scene.genome, _most_taken(scene)
    grows = scene.step > 0
    return (
        grows or most is None or cards_dealt(genome) + genome.game_rules.deck_reserve + most >= genome.setup.deck_size
    )


def _most_taken(scene: Scene) -> int | None:
    """How many cards a hand takes from the stock at most; None where that is not certain."""
    by_special, in_phases = drawn_by_special_cards(scene), _taken_in_phases(scene)
    if by_special is None or in_phases is None or renews_table(scene):
        return None
    return by_special + in_phases


def _taken_in_phases(scene: Scene) -> int | None:
    """How many cards phases and the house take from the stock in a hand."""
    draws = list(scene.of_kind(DrawPhase))
    if not draws and not swaps_with_stock(scene) and not scene.has(AskPhase, ExchangePhase, TurnUpPhase):
        return drawn_by_house(scene)
    walks, by_house, sizes = _most_walks(scene), drawn_by_house(scene), hand_sizes(scene)
    if sizes is not None and by_house is not None:
        return sizes.drawn + by_house
    if any(draw.repeat for draw in draws):
        return _taken_up_to_totals(scene)
    if walks is None or by_house is None:
        return None
    each = sum(draw.count for draw in draws if Location.DECK in (draw.source, draw.or_source))
    each += sum(swap.source is Location.DECK or swap.last_from_deck for swap in scene.of_kind(SwapPhase))
    exchanged = sum(min(one.max_cards, most_held(scene)) for one in scene.of_kind(ExchangePhase))
    return walks * (each + exchanged * scene.genome.player_count) + (_turned_up(scene) or 0) + by_house


def drawn_by_house(scene: Scene) -> int | None:
    """How many cards the house takes at most, while they count less than what it stands on."""
    house, evaluation = scene.genome.house, scene.genome.hand_evaluation
    if house is None:
        return 0
    if evaluation is None:
        return None
    suits = [{suit} for suit in Suit] if evaluation.one_suit else [set(Suit)]  # It may hold so many of each suit.
    most = house.stands_on if house.hits_soft else house.stands_on - 1
    before = sum(_most_within(most, least_counts(evaluation, scene, some)) for some in suits)
    return max(0, before + 1 - house.cards)


def _most_within(total: int, counts: list[int]) -> int:
    """How many cards count no more than a total together."""
    return sum(sum(counts[: place + 1]) <= total for place in range(len(counts)))


def drawn_by_special_cards(scene: Scene) -> int | None:
    """How many cards special cards can bring in a hand, where each of them is played once at most."""
    drawing = [effect for effect in effects(scene) if effect.effect_type is EffectType.DRAW_CARDS]
    if drawing and not stay_where_laid(scene):
        return None
    ranks = [rank for rank, _ in scene.genome.setup.cards]
    players = {TargetSelector.ALL_OPPONENTS: scene.genome.player_count - 1}
    return sum(ranks.count(one.trigger_rank) * one.value * players.get(one.target, 1) for one in drawing)


def stay_where_laid(scene: Scene) -> bool:
    """Whether a card that was played never comes to a hand again before the stock has run out."""
    level = any(trick.level is not LevelTrick.SUIT_LED for trick in scene.of_kind(TrickPhase))
    played = {play.target for play in scene.of_kind(PlayPhase)}
    if level or Location.DISCARD in played or clears_table(scene):
        played |= {Location.DISCARD, Location.OPPONENT_DISCARD}
    swapped = any(swap.source in played for swap in scene.of_kind(SwapPhase))
    taken = cards_are_taken_from(scene, *played)
    taken |= Location.DISCARD in played and any(map(may_take_pile, scene.of_kind(ClaimPhase)))
    return not (swapped or taken) and scene.genome.setup.tableau_mode is not TableauMode.WAR


def _most_walks(scene: Scene) -> int | None:
    """How often a hand goes through the phases at most, where that is certain."""
    if scene.is_one_round:
        return scene.genome.player_count if scene.has_turns else 1
    has_trick = scene.has_tricks and (not scene.has_turns or _plays_trick_in_turn(scene))
    return _tricks_of_longest_hand(scene) if has_trick else turns_with_claims(scene)


def _plays_trick_in_turn(scene: Scene) -> bool:
    """Whether a trick is played in every turn: there are cards for it, or the turn is the last one of the hand."""
    genome = scene.genome
    draws = Scene(genome).has(DrawPhase, AskPhase) or genome.setup.tableau_mode is TableauMode.WAR
    last = max(place for place, phase in enumerate(scene.phases) if isinstance(phase, TrickPhase))
    knocks_before = any(isinstance(phase, KnockPhase) for phase in scene.phases[:last])
    return not knocks_before and (cards_last(scene) or not draws)


def _tricks_of_longest_hand(scene: Scene) -> int | None:
    """How many tricks a hand has at most; where each deal is smaller than the one before, the first has most."""
    setup, count = scene.genome.setup, tricks_in_a_hand(scene)
    shrinks = scene.genome.turn_structure.is_trick_based and scene.step < 0
    return setup.cards_per_player if count is None and shrinks else count


def _taken_up_to_totals(scene: Scene) -> int | None:
    """How many cards are taken where a card is drawn only while a hand counts less than something; None if not sure.

    Hands do not lose cards: without its last one, each that has drawn counts no more than that.
    """
    genome, evaluation, house = scene.genome, scene.genome.hand_evaluation, scene.genome.house
    turned_up, below = _turned_up(scene), [_drawn_below(draw) for draw in scene.of_kind(DrawPhase)]
    if evaluation is None or not _counts_every_card(evaluation) or genome.game_rules.book_size:
        return None
    if not scene.has_only(*_NO_CARDS_LEAVE) or turned_up is None or len(below) != 1 or below[0] is None:
        return None
    counts, dealt, most = least_counts(evaluation, scene), fewest_dealt(scene), 0
    for drawing, of_house in product(range(genome.player_count + 1), (0, 1) if house is not None else (0,)):
        total, given = drawing * below[0], drawing * dealt
        if house is not None:
            total, given = total + of_house * house.stands_on, given + of_house * house.cards
        most = max(most, _most_within(total, counts) + drawing + of_house - given)
    return most + turned_up


_NO_CARDS_LEAVE = (DrawPhase, WagerPhase, KnockPhase, BettingPhase, BiddingPhase, TurnUpPhase)
"""Phases in which hands lose no cards."""


def _counts_every_card(evaluation: HandEvaluation) -> bool:
    """Whether a hand counts at least as much as all its cards do that count as little as they can."""
    is_sum = evaluation.method is not HandEvaluationMethod.DEADWOOD and not evaluation.one_suit
    is_sum &= all(one.three_value is None for one in evaluation.card_values)
    return is_sum and all(min(_counts(one)) >= 0 for one in evaluation.card_values)


def _turned_up(scene: Scene) -> int | None:
    """How many cards phases turn up from the stock in a hand; None if that is not certain."""
    each, walks = sum(phase.count for phase in scene.of_kind(TurnUpPhase)), _most_walks(scene)
    return 0 if not each else None if walks is None else each * walks


def least_counts(evaluation: HandEvaluation, scene: Scene, suits: Collection[Suit] = tuple(Suit)) -> list[int]:
    """What each card of the game, or of some suits, counts at least, from the lowest."""
    return sorted(least_count(evaluation, rank) for rank, suit in scene.genome.setup.cards if suit in suits)


def least_count(evaluation: HandEvaluation, rank: Rank) -> int:
    """What a card of a rank counts at least."""
    return min((count for one in evaluation.card_values if one.rank is rank for count in _counts(one)), default=0)


def _counts(value: CardValue) -> list[int]:
    """What a card may count."""
    return [value.value] if value.alternate_value is None else [value.value, value.alternate_value]


def _drawn_below(draw: DrawPhase) -> int | None:
    """The total at which a player draws no more."""
    condition = draw.condition
    if not isinstance(condition, Condition) or condition.type is not ConditionType.HAND_VALUE or draw.count != 1:
        return None
    if draw.source is not Location.DECK or draw.or_source not in (None, draw.source):
        return None
    is_below = condition.operator in (Operator.LT, Operator.LE)
    return condition.value if is_below and isinstance(condition.value, int) else None


def told_with_play(scene: Scene) -> bool:
    """Whether draws, exchanges or questions say what an empty stock means."""
    refills = scene.genome.game_rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD
    draws = any(Location.DECK in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase))
    exchanged = scene.has(ExchangePhase) and stock_can_run_out(scene)
    return draws or exchanged or (scene.has(AskPhase) and not refills)
