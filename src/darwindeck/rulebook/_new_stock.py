"""Whether the discard pile is always large enough to make a new stock."""

from collections import Counter

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
    simple_conditions,
)
from darwindeck.genome.schema import (
    BettingPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PlayPhase,
    SwapPhase,
    TargetSelector,
    TrickPhase,
)
from darwindeck.rulebook._places import effects, left_over, special_cards_draw
from darwindeck.rulebook._scene import ONCE, Scene, can_fold


def can_lack_cards_to_shuffle(scene: Scene) -> bool:
    """Whether the discard pile may be too small to make a new stock, when a card is to come from there.

    Not where one of two players can play when they hold all other cards, nor where somebody has what was under the top
    card, or a wild one; nor where everybody draws a card and discards one, or lays cards for as many others: then stock
    and pile have as many cards together before every turn.
    """
    if _two_can_play(scene) or _what_was_covered_fits(scene) or _wild_cards_are_played(scene):
        return False
    setup, reserve = scene.genome.setup, scene.genome.game_rules.deck_reserve
    is_plain = scene.has_only(*_KEEP_STOCK) and not special_cards_draw(scene) and not setup.deal_remainder
    is_plain &= scene.genome.game_rules.book_size == 0 or not scene.has(DrawPhase)
    is_small = scene.step > 0 or left_over(scene) + setup.initial_discard_count - 1 <= reserve
    return not is_plain or is_small or not _discards_what_was_drawn(scene)


_KEEP_STOCK = (
    *(DrawPhase, DiscardPhase, MeldPhase, ExchangePhase, SwapPhase, KnockPhase, BettingPhase, TrickPhase),
    *ONCE,
)


def _discards_what_was_drawn(scene: Scene) -> bool:
    """Whether each player draws a card, and then discards one, unless he or she has none left and the hand is over."""
    turn = [phase for phase in scene.phases if isinstance(phase, DrawPhase | DiscardPhase | MeldPhase)]
    match turn:
        case [] | [MeldPhase()]:
            return True
        case [DrawPhase(count=1, repeat=False), DiscardPhase() as discard] if _is_sure(discard):
            return True
        case [DrawPhase(count=1, repeat=False), DiscardPhase() as discard, MeldPhase()] if _is_sure(discard):
            return True
        case [DrawPhase(count=1, repeat=False), MeldPhase(), DiscardPhase() as discard] if _is_sure(discard):
            return scene.genome.game_rules.going_out is GoingOut.ENDS_HAND
        case _:
            return False


def _is_sure(discard: DiscardPhase) -> bool:
    is_free = discard.mandatory and discard.matching_condition is None
    return is_free and discard.count == 1 and discard.target is Location.DISCARD


def _two_can_play(scene: Scene) -> bool:
    """Whether one of two players can play when they hold all cards but one: who can does not draw."""
    drawn_if_unable = all(draw.condition in UNABLE for draw in scene.of_kind(DrawPhase))
    is_pair = scene.genome.player_count == 2 and drawn_if_unable
    return is_pair and always_fits(scene) and not special_cards_draw(scene)


def _what_was_covered_fits(scene: Scene) -> bool:
    """Whether the card on which the top card was played has come to somebody who plays it before another one draws.

    It came from the new stock to a player who had to draw, and so to play it, or whom the top card itself made draw,
    and who has the next turn. If no card has been played, everybody has had a turn, and nobody holds one that fits.
    """
    turn, setup, players = _draw_to_play(scene), scene.genome.setup, scene.genome.player_count
    if turn is None or turn[1].max_cards > 1 or setup.wild_names_suit or not _is_match(turn[1].valid_play_condition):
        return False
    of_cards = [one for one in effects(scene) if one.effect_type in (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)]
    next_player, draws = TargetSelector.NEXT_PLAYER, EffectType.DRAW_CARDS
    to_next = all(one.target is next_player and one.effect_type is draws for one in of_cards)
    turns = left_over(scene) if turn[0].count == 1 and not turn[0].repeat else 0
    fitting = min(Counter(suit for _, suit in setup.cards).values()) - 1
    is_dealt = fitting > (players - 1) * setup.cards_per_player
    return to_next and fitting > 0 and (turns >= players or is_dealt)


def _wild_cards_are_played(scene: Scene) -> bool:
    """Whether no hand has a wild card when the stock is empty: all of them lie on the discard pile.

    One that is drawn is played at once. Whoever was dealt one can play, and so draws nothing as long as it is held; the
    others have had a round then for each card that this player was dealt, and in it as many turns more as the way back
    takes for each card that turns the direction of play, which is played once before the stock is empty.
    """
    turn, setup, players = _draw_to_play(scene), scene.genome.setup, scene.genome.player_count
    turning = [one.trigger_rank for one in effects(scene) if one.effect_type is EffectType.REVERSE_DIRECTION]
    if turn is None or len(turning) < len(effects(scene)) or turn[0].count > 1 or turn[0].repeat:
        return False
    ranks = Counter(rank for rank, _ in setup.cards)
    turns = (players - 1) * setup.cards_per_player + (players - 2) * sum(ranks[rank] for rank in turning)
    wild = sum(ranks[rank] for rank in set(setup.wild_cards))
    return _is_wild_match(turn[1].valid_play_condition) and wild > 1 and turns < left_over(scene)


def _draw_to_play(scene: Scene) -> tuple[DrawPhase, PlayPhase] | None:
    """A turn in which whoever cannot play draws, and plays onto a discard pile of which a new stock can be made."""
    setup, rules = scene.genome.setup, scene.genome.game_rules
    match scene.phases:
        case (DrawPhase(source=Location.DECK, mandatory=True) as draw, PlayPhase(target=Location.DISCARD) as play):
            is_forced = draw.condition in UNABLE and draw.or_source in (None, draw.source) and play.mandatory
            is_single = play.min_cards == 1 <= play.max_cards and not play.climbing and play.pass_if_unable
        case _:
            return None
    is_plain = setup.initial_discard_count > 0 and not setup.initial_tableau_count and scene.step <= 0
    is_plain &= scene.genome.house is None and not (rules.deck_reserve or rules.book_size)
    is_plain &= not (setup.hand_is_stack or setup.deal_remainder)
    return (draw, play) if is_forced and is_single and is_plain else None


_MATCHES = (ConditionType.CARD_MATCHES_SUIT, ConditionType.CARD_MATCHES_RANK, ConditionType.CARD_MATCHES_COLOR)


def _is_match(condition: AnyCondition | None) -> bool:
    """Whether a card fits the top card if that fits it, and any of the same suit does."""
    parts = condition.conditions if isinstance(condition, CompoundCondition) else (condition,)
    is_or = not isinstance(condition, CompoundCondition) or condition.logic is Logic.OR
    simple = [part for part in parts if isinstance(part, Condition) and part.type in _MATCHES]
    to_top = len(simple) == len(parts) and all(part.reference is CardReference.TOP_DISCARD for part in simple)
    return is_or and to_top and any(part.type is ConditionType.CARD_MATCHES_SUIT for part in simple)


def _is_wild_match(condition: AnyCondition | None) -> bool:
    """Whether a wild card can always be played, and a card that is drawn makes no other fit."""
    of_card = all(part.type in _OF_CARD for part in simple_conditions(condition))
    return of_card and _is_met_by_wild(condition)


_OF_CARD = (
    *_MATCHES,
    *(ConditionType.CARD_IS_RANK, ConditionType.CARD_IS_SUIT, ConditionType.CARD_BEATS_TOP),
    *(ConditionType.SEQUENCE_ADJACENT, ConditionType.MATCHES_OR_WILD),
)


def _is_met_by_wild(condition: AnyCondition | None) -> bool:
    if isinstance(condition, CompoundCondition):
        return condition.logic is Logic.OR and any(map(_is_met_by_wild, condition.conditions))
    return condition is not None and condition.type is ConditionType.MATCHES_OR_WILD


def always_fits(scene: Scene) -> bool:
    """Whether somebody can draw, or holds a card of the suit of the top card of the discard pile, and may play it."""
    setup, rules = scene.genome.setup, scene.genome.game_rules
    turn = [phase for phase in scene.phases if not isinstance(phase, BettingPhase)]
    if len(turn) != 2 or not all(map(isinstance, turn, (DrawPhase, PlayPhase))):
        return False
    if scene.genome.player_count > 2 and can_fold(scene.phases):
        return False  # Their cards would be out of the hand as well.
    (drawing,), (playing,) = scene.of_kind(DrawPhase), scene.of_kind(PlayPhase)
    draws = drawing.mandatory and drawing.source is Location.DECK and drawing.or_source is None
    plays = playing.target is Location.DISCARD and playing.min_cards <= 1 <= playing.max_cards
    stays = playing.pass_if_unable and not setup.hand_is_stack
    reshuffles = rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD and setup.initial_discard_count > 0
    is_closed = not (setup.initial_tableau_count or rules.book_size or rules.deck_reserve)
    has_more = min(Counter(suit for _, suit in setup.cards).values()) > 1
    draws = draws and drawing.count > 0 and drawing.condition in (None, *UNABLE)
    is_free = draws and plays and stays and reshuffles and is_closed and has_more
    return is_free and _is_met_by_suit(playing.valid_play_condition)


UNABLE = (
    Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.VALID_PLAYS),
    Condition(ConditionType.LOCATION_SIZE, Operator.LT, 1, PlaceReference.VALID_PLAYS),
    Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.VALID_PLAYS),
)
"""Conditions that are met by players who cannot play a card."""


def _is_met_by_suit(condition: AnyCondition | None) -> bool:
    """Whether a card of the suit of the top card of the discard pile will do."""
    if isinstance(condition, CompoundCondition):
        return condition.logic is Logic.OR and any(map(_is_met_by_suit, condition.conditions))
    by_suit = (ConditionType.CARD_MATCHES_SUIT, ConditionType.MATCHES_OR_WILD)
    return condition is not None and condition.type in by_suit and condition.reference is CardReference.TOP_DISCARD
