"""How Greedy bets, and what it exchanges for a better hand: by how good its hand is among others that could be held."""

from collections import Counter
from collections.abc import Callable, Collection
from functools import partial

from darwindeck.genome.schema import BettingPhase, HandEvaluationMethod, ShowdownMethod
from darwindeck.simulation.cards import ALL_CARDS
from darwindeck.simulation.reference import Card, Move, Verb, View
from darwindeck.simulation.reference._hands import Key, showdown_key

_MOST_HANDS = 6
"""With how many hands the own one is compared at most."""

_MIXED = tuple(ALL_CARDS[27**power % 53 - 1] for power in range(1, 53))
"""All cards, in the order in which those that are not seen are dealt to others in mind."""

Odds = tuple[int, int]
"""How many hands are beaten, of how many: one that is counts two, one that is level counts one."""

_EVEN: Odds = (1, 2)
"""Nothing is known."""

_STRONG = (Verb.FOLD, Verb.CHECK, Verb.ALL_IN, Verb.CALL, Verb.BET, Verb.RAISE)
"""What is done with more than the fair share of the pot, from worst to best."""


def bets(view: View) -> Callable[[Move], int]:
    """With more than the fair share of the pot chips are put in; else only for a fair price."""
    assert isinstance(view.phase, BettingPhase), "it is bet"
    good, out_of = _odds(view, view.phase.showdown_method)
    others = sum(player.is_in_hand for player in view.players if player.seat != view.seat)
    chance = 1000
    for _ in range(others):
        chance = chance * good // out_of

    def value(move: Move) -> int:
        if chance * (others + 1) >= 1200:
            return _STRONG.index(move.verb)
        price = move.number or 0
        is_worth_it = chance * (view.pot + price) >= 1000 * price
        return _if_worth_it(move.verb) if is_worth_it else _if_not(move.verb)

    return value


def _if_worth_it(verb: Verb) -> int:
    return {Verb.CALL: 5, Verb.ALL_IN: 4}.get(verb, _if_not(verb))


def _if_not(verb: Verb) -> int:
    return {Verb.CHECK: 6, Verb.FOLD: 3, Verb.CALL: 2, Verb.BET: 2, Verb.RAISE: 1}.get(verb, 0)


def exchanges(view: View) -> Callable[[Move], int]:
    """Cards below the two highest ranks that are single; but none of a hand that is good as a whole."""
    counts = Counter(card.rank for card in view.own_hand)
    keeps = _is_good_as_a_whole(view, max(counts.values(), default=0))

    def value(move: Move) -> int:
        card = move.card
        if card is None:
            return -1 if move.verb is Verb.ANY else 0
        return 1 if counts[card.rank] == 1 and view.game.height(card) < 11 and not keeps else -1

    return value


def _is_good_as_a_whole(view: View, largest_set: int) -> bool:
    """Whether a hand is good because of all its cards, as a flush is."""
    evaluation = view.genome.hand_evaluation
    if evaluation is None or evaluation.method is not HandEvaluationMethod.PATTERN_MATCH or largest_set != 1:
        return False
    good, out_of = _compared(view, partial(_key, view, ShowdownMethod.HAND_EVALUATION))
    return 4 * good >= 3 * out_of


def _odds(view: View, method: ShowdownMethod) -> Odds:
    if method is ShowdownMethod.BATTLE:
        return 2 * _prospect(view) + 1, 26
    return _compared(view, partial(_key, view, method))


def _key(view: View, method: ShowdownMethod, cards: Collection[Card]) -> Key:
    """What a hand is worth, with the open cards of the table where those count."""
    evaluation = view.genome.hand_evaluation
    counts_table = method is ShowdownMethod.HAND_EVALUATION and evaluation is not None and evaluation.with_table
    return showdown_key((*cards, *view.open_table) if counts_table else cards, method, view.genome, view.game.ranks)


def _compared(view: View, key: Callable[[Collection[Card]], Key]) -> Odds:
    """Compare the own hand with others of its size, dealt from the unseen cards, always in the same order."""
    size, own = len(view.own_hand), key(view.own_hand)
    seen = {*view.own_hand, *view.open_table}
    unseen = [card for card in _MIXED if card in view.game.cards and card not in seen]
    count = min(len(unseen) // size, _MOST_HANDS) if size else 0
    others = [key(unseen[size * place : size * (place + 1)]) for place in range(count)]
    return (sum(1 + (own > other) - (own < other) for other in others), 2 * count) if count else _EVEN


def _prospect(view: View) -> int:
    """How a battle looks: as high as the own card that stands in it, or as the highest of the others is low."""
    standing = {
        seat: view.game.height(card) for seat, card in view.battle if card is not None and card in view.open_table
    }
    if view.seat in standing:
        return standing[view.seat]
    return 12 - max(standing.values(), default=6)
