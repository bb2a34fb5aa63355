"""How long the stock lasts, and where a rulebook says what happens then."""

from darwindeck.genome._rules._facts import cards_dealt
from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    AskPhase,
    CardValue,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    ExchangePhase,
    KnockPhase,
    Location,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TurnUpPhase,
    WagerPhase,
)
from darwindeck.rulebook._places import effects, is_one_round, renews_table, special_cards_draw
from darwindeck.rulebook._scene import ONCE, Scene
from darwindeck.rulebook._tricks import cards_last, tricks_in_a_hand


def stock_can_run_out(scene: Scene, *, to_the_last_card: bool = False) -> bool:
    """Whether a hand can take more cards from the stock than it has; those of its reserve only turning up takes."""
    genome = scene.genome
    if genome.setup.cards_step > 0 and scene.several_hands:
        return True
    most = _most_taken(scene)
    kept = 0 if to_the_last_card else genome.game_rules.deck_reserve
    return most is None or cards_dealt(genome) + kept + most > genome.setup.deck_size


def _most_taken(scene: Scene) -> int | None:
    """How many cards a hand takes from the stock at most; None where that is not certain."""
    if scene.has_only(TrickPhase, *ONCE) and scene.genome.house is None:
        return _drawn_in_tricks(scene)
    draws = list(scene.of_kind(DrawPhase))
    walks = _most_walks(scene)
    if walks is None or renews_table(scene) or special_cards_draw(scene):
        return None
    if any(draw.repeat for draw in draws) or scene.genome.house is not None:
        return 0 if _is_bounded_by_totals(scene) else None
    each = sum(draw.count for draw in draws if Location.DECK in (draw.source, draw.or_source))
    each += sum(swap.source is Location.DECK or swap.last_from_deck for swap in scene.of_kind(SwapPhase))
    each += sum(phase.count for phase in scene.of_kind(TurnUpPhase))
    exchanged = sum(exchange.max_cards for exchange in scene.of_kind(ExchangePhase))
    return walks * (each + exchanged * scene.genome.player_count)


def _drawn_in_tricks(scene: Scene) -> int:
    """How many cards special cards can bring in a hand of tricks, in which each of them is played once."""
    ranks = [rank for rank, _ in scene.genome.setup.cards]
    drawing = [effect for effect in effects(scene) if effect.effect_type is EffectType.DRAW_CARDS]
    players = {TargetSelector.ALL_OPPONENTS: scene.genome.player_count - 1}
    return sum(ranks.count(one.trigger_rank) * one.value * players.get(one.target, 1) for one in drawing)


def _most_walks(scene: Scene) -> int | None:
    """How often a hand goes through the phases at most, where that is certain."""
    if is_one_round(scene):
        return scene.genome.player_count if scene.has_turns else 1
    has_trick = scene.has_tricks and (not scene.has_turns or _plays_trick_in_turn(scene))
    return _most_tricks(scene) if has_trick else None


def _plays_trick_in_turn(scene: Scene) -> bool:
    """Whether a trick is played in every turn: there are cards for it, or the turn is the last one of the hand."""
    genome = scene.genome
    draws = Scene(genome).has(DrawPhase, AskPhase) or genome.setup.tableau_mode is TableauMode.WAR
    return not scene.has(KnockPhase) and (cards_last(scene) or not draws)


def _most_tricks(scene: Scene) -> int | None:
    """How many tricks a hand has at most; where each deal is smaller than the one before, the first has most."""
    setup, count = scene.genome.setup, tricks_in_a_hand(scene)
    shrinks = scene.genome.turn_structure.is_trick_based and setup.cards_step < 0
    return setup.cards_per_player if count is None and shrinks else count


def _is_bounded_by_totals(scene: Scene) -> bool:
    """Whether cards are drawn only while a hand counts less than something, and all cards together count more."""
    genome, evaluation = scene.genome, scene.genome.hand_evaluation
    if evaluation is None or evaluation.one_suit or any(one.three_value is not None for one in evaluation.card_values):
        return False
    if not all(isinstance(phase, DrawPhase | WagerPhase) for phase in scene.phases):
        return False
    below = [_drawn_below(draw) for draw in scene.of_kind(DrawPhase)]
    if len(below) != 1 or below[0] is None:
        return False
    total = genome.player_count * below[0] + (genome.house.stands_on if genome.house is not None else 0)
    least = {one.rank: min(_counts(one)) for one in evaluation.card_values}
    counts = sorted(least.get(rank, 0) for rank, _ in genome.setup.cards)
    drawn = sum(sum(counts[: place + 1]) <= total for place in range(len(counts))) + genome.player_count + 1
    return min(counts) >= 0 and drawn + genome.game_rules.deck_reserve <= len(counts)


def _counts(value: CardValue) -> list[int]:
    """What a card may count."""
    return [value.value] if value.alternate_value is None else [value.value, value.alternate_value]


def _drawn_below(draw: DrawPhase) -> int | None:
    """The total at which a player draws no more."""
    condition = draw.condition
    if not isinstance(condition, Condition) or condition.type is not ConditionType.HAND_VALUE or draw.count != 1:
        return None
    is_below = condition.operator in (Operator.LT, Operator.LE)
    return condition.value if is_below and isinstance(condition.value, int) else None


def told_with_play(scene: Scene) -> bool:
    """Whether draws, exchanges or questions say what an empty stock means."""
    refills = scene.genome.game_rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD
    draws = any(Location.DECK in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase))
    exchanged = scene.has(ExchangePhase) and stock_can_run_out(scene)
    return draws or exchanged or (scene.has(AskPhase) and not refills)
