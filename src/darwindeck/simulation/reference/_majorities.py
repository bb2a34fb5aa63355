"""Majorities: which side has captured most of something."""

from darwindeck.genome.schema import MajorityMeasure, MajorityScoring
from darwindeck.simulation.cards import Card
from darwindeck.simulation.reference._game import Game, values_of
from darwindeck.simulation.reference._state import State


def majority(rule: MajorityScoring, state: State) -> int | None:
    """The side in the game that has most, and something at all; None when several are level."""
    amounts = {
        number: amount_of(rule, frozenset().union(*(state.captured[seat] for seat in side)), state.game)
        for number, side in enumerate(state.game.sides)
        if not state.in_game.isdisjoint(side)
    }
    most = max(amounts.values(), default=0)
    having = [number for number, amount in amounts.items() if amount == most]
    return having[0] if most > 0 and len(having) == 1 else None


def amount_of(rule: MajorityScoring, captured: frozenset[Card], game: Game) -> int:
    """What captured cards come to by the measure of a rule."""
    cards = _that_count(rule, captured)
    values = values_of(rule.card_values)
    match rule.measure:
        case MajorityMeasure.CARDS:
            return len(cards)
        case MajorityMeasure.VALUES:
            return sum(values[card.rank] for card in cards)
        case MajorityMeasure.BEST_OF_EACH_SUIT:
            suits = {card.suit for card in _that_count(rule, frozenset(game.cards))}
            by_suit = [[values[card.rank] for card in cards if card.suit is suit] for suit in suits]
            return sum(max(mine) for mine in by_suit) if all(by_suit) else 0


def _that_count(rule: MajorityScoring, cards: frozenset[Card]) -> list[Card]:
    return [card for card in cards if rule.condition.covers(card.rank, card.suit)]
