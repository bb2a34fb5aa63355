"""Effects: what special cards do when they are played."""

from dataclasses import dataclass, replace
from typing import assert_never

from darwindeck.genome.schema import EffectType, SpecialEffect, TargetSelector
from darwindeck.simulation.cards import Card
from darwindeck.simulation.chance import one_of
from darwindeck.simulation.events import EffectHappens, Lays, Place
from darwindeck.simulation.kinds import Asks, Laying, PlaceKind
from darwindeck.simulation.questions import Because
from darwindeck.simulation.reference._asking import ask_for_cards
from darwindeck.simulation.reference._choosing import any_of
from darwindeck.simulation.reference._drawing import refilled, take_from_deck
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._narrowing import closed_seats, usable
from darwindeck.simulation.reference._piles import lay_on_discard
from darwindeck.simulation.reference._seats import (
    CLOCKWISE,
    are_opponents,
    deck_is_empty,
    opponents_in_hand,
    others_in_hand,
)
from darwindeck.simulation.reference._sight import within_reach
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import DISCARD, hand_of, moved
from darwindeck.simulation.reference._terms import Terms
from darwindeck.simulation.values import Rule


@dataclass(frozen=True)
class Effect:
    """The effect of a card that a player has played, if its rank has one."""

    seat: int
    card: Card

    def do(self, state: State) -> State:
        """Skip, reverse, or find whom the effect hits."""
        effect = state.game.effects.get(self.card.rank)
        if effect is None:
            return state
        most_skips = max(0, len(state.in_hand) - 1)
        match effect.effect_type:
            case EffectType.SKIP_NEXT:
                return self._with_skips(state, effect, min(state.skips + effect.value, most_skips))
            case EffectType.EXTRA_TURN:
                return self._with_skips(state, effect, most_skips)
            case EffectType.REVERSE_DIRECTION:
                turned = EffectHappens(effect.effect_type, self.seat, direction=-state.direction)
                return state.but(direction=-state.direction).happened(turned)
            case EffectType.DRAW_CARDS | EffectType.FORCE_DISCARD:
                return _find_targets(state, self.seat, effect)
        assert_never(effect.effect_type)

    def _with_skips(self, state: State, effect: SpecialEffect, skips: int) -> State:
        return state.but(skips=skips).happened(EffectHappens(effect.effect_type, self.seat, skips=skips))


def effects_of(seat: int, cards: tuple[Card, ...], state: State) -> list[Effect]:
    """The effects of cards that a player has played, in the order laid."""
    return [Effect(seat, card) for card in cards if card.rank in state.game.effects]


# ---------------------------------------------------------------------------------------- targets


def _find_targets(state: State, seat: int, effect: SpecialEffect) -> State:
    match effect.target:
        case TargetSelector.PLAYER_CHOICE:
            opponents = opponents_in_hand(state, seat)
            moves = tuple(Move(Verb.HIT, seat=other) for other in opponents)
            return state.but(decision=NameTarget(seat, effect, moves)) if moves else state
        case TargetSelector.RANDOM_OPPONENT:
            opponents = opponents_in_hand(state, seat)
            if not opponents:
                return state
            place, chance = one_of(len(opponents), state.chance)
            target = opponents[place]
            return _hit(state.but(chance=chance), seat, effect, [target], by_lot=True)
        case TargetSelector.ALL_OPPONENTS:
            others = others_in_hand(state, seat, state.direction)
            return _hit(state, seat, effect, [other for other in others if are_opponents(state, seat, other)])
        case TargetSelector.NEXT_PLAYER:
            return _hit(state, seat, effect, others_in_hand(state, seat, state.direction)[:1])
        case TargetSelector.PREV_PLAYER:
            return _hit(state, seat, effect, others_in_hand(state, seat, -state.direction)[:1])
        case TargetSelector.LEFT_OPPONENT:
            return _hit(state, seat, effect, others_in_hand(state, seat, CLOCKWISE)[:1])
        case TargetSelector.RIGHT_OPPONENT:
            return _hit(state, seat, effect, others_in_hand(state, seat, -CLOCKWISE)[:1])
    assert_never(effect.target)


@dataclass(frozen=True)
class NameTarget:
    """Whom an effect hits."""

    seat: int
    effect: SpecialEffect
    moves: tuple[Move, ...]
    ask: Asks = Asks.HIT
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Other players cannot be hit."""
        rule = rule_of_effect(state, self.effect)
        return Explanation(
            Because(self.effect.effect_type, self.seat), closed=closed_seats(state, self.seat, self.moves, rule)
        )

    def decide(self, state: State, move: Move) -> State:
        """Hit the player named."""
        assert move.seat is not None, "every option is a player"
        return _hit(state, self.seat, self.effect, [move.seat])


def _hit(state: State, seat: int, effect: SpecialEffect, targets: list[int], *, by_lot: bool = False) -> State:
    if not targets:
        return state
    state = state.happened(EffectHappens(effect.effect_type, seat, tuple(targets), by_lot))
    if effect.effect_type is EffectType.FORCE_DISCARD:
        return state.then(*(ForcedDiscard(target, effect.value, seat, effect) for target in targets))
    for target in targets:
        state = _draw(state, target, effect.value)
    return state


def _draw(state: State, seat: int, count: int) -> State:
    """A player takes cards from the deck, as far as they last."""
    for _ in range(count):
        state = refilled(state)
        if deck_is_empty(state):
            break
        state = take_from_deck(state, seat)
    return state


def rule_of_effect(state: State, effect: SpecialEffect) -> Rule:
    """The path of an effect, of two on one rank of the later one, which counts."""
    effects = state.genome.special_effects
    place = max(place for place, one in enumerate(effects) if one.trigger_rank is effect.trigger_rank)
    return f"special_effects[{place}]"


@dataclass(frozen=True)
class ForcedDiscard:
    """A player must discard cards of his or her choice, as far as they last; from a stack one after the other."""

    seat: int
    count: int
    by: int
    """Who played the card that forces it."""
    effect: SpecialEffect

    def do(self, state: State) -> State:
        """Ask which."""
        hand = within_reach(state, self.seat)
        selection = any_of(hand, min(self.count, len(hand)))
        return ask_for_cards(state, self.seat, Asks.DISCARD, Verb.DISCARD, selection, self)

    def terms(self, state: State) -> Terms:
        """They go to the discard pile."""
        rule = f"{rule_of_effect(state, self.effect)}.value"
        because = Because(self.effect.effect_type, self.by)
        return Terms(Place(PlaceKind.DISCARD), rule, rule, usable(state, self.seat).reasons(), because=because)

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """They go to the discard pile."""
        for card in cards:
            state = lay_on_discard(state, self.seat, card)
            move = moved(state, (card,), hand_of(self.seat), DISCARD)
            state = state.happened(Lays(seat=self.seat, as_=Laying.DISCARD, moves=(move,)))
        left = self.count - len(cards)
        return state.then(replace(self, count=left)) if state.stacks and left else state
