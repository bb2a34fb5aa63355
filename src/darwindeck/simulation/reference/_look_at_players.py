"""Looking at the players: what one pair of eyes sees of each of them."""

from darwindeck.genome.schema import HandEvaluationMethod
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import Pile
from darwindeck.simulation.kinds import PlayerStatus, ViewField
from darwindeck.simulation.reference._hands import best_pattern, hand_value
from darwindeck.simulation.reference._sight import hand_in_order, open_in_hand, open_on_table
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._table import fields_shown
from darwindeck.simulation.values import Bid
from darwindeck.simulation.views import Player


def look_at_players(state: State, viewer: int | None) -> tuple[Player, ...]:
    """Every player, by seat, as a viewer sees them."""
    return tuple(_player(state, viewer, seat) for seat in state.game.seats)


def open_of_hand(state: State, viewer: int | None, owner: int) -> tuple[Card, ...]:
    """The cards of a hand that lie open to a viewer; for all eyes a stack comes from its top."""
    return hand_in_order(state, owner) if viewer is None else tuple(open_in_hand(state, viewer, owner))


def _player(state: State, viewer: int | None, seat: int) -> Player:
    has, hand = fields_shown(state.game), open_of_hand(state, viewer, seat)
    is_open = bool(hand) and len(hand) == len(state.hands[seat]) and _sees_rest(state, viewer)
    return Player(
        hand=Pile(len(state.hands[seat]), hand),
        worth=_worth(state, seat) if is_open and ViewField.WORTH in has else None,
        pattern=_pattern(state, seat) if is_open and ViewField.PATTERN in has else None,
        captured=in_order(state.captured[seat]) or None,
        score=state.scores[seat],
        hand_score=state.scores[seat] - state.scores_before[seat],
        chips=state.chips[seat] if ViewField.CHIPS in has else None,
        bet=_bet(state, seat) if ViewField.BET in has else None,
        paid=state.paid[seat] if ViewField.PAID in has else None,
        stake=state.stakes[seat] if ViewField.STAKE in has else None,
        bid=_bid(state, seat),
        tricks=state.tricks[seat] if ViewField.TRICKS in has else None,
        place=state.places.index(seat) + 1 if seat in state.places else None,
        status=_status(state, seat),
    )


def _sees_rest(state: State, viewer: int | None) -> bool:
    """Whether a viewer sees what counts beside the hands: the table, if it is part of them."""
    evaluation = state.genome.hand_evaluation
    if viewer is None or evaluation is None or not evaluation.with_table:
        return True
    return len(open_on_table(state, viewer)) == len(state.table)


def _worth(state: State, seat: int) -> int:
    return hand_value(state.compared_hand(seat), state.genome.hand_evaluation, state.game.ranks)


def _pattern(state: State, seat: int) -> str | None:
    evaluation = state.genome.hand_evaluation
    if evaluation is None or evaluation.method is not HandEvaluationMethod.PATTERN_MATCH:
        return None
    best = best_pattern(state.compared_hand(seat), evaluation.patterns, state.game.ranks)
    return None if best is None else best.name


def _bet(state: State, seat: int) -> int:
    return state.betting.bets[seat] if state.betting else 0


def _bid(state: State, seat: int) -> Bid | None:
    bid = state.bids[seat]
    if bid is None:
        return None
    return "nil" if bid.is_nil else bid.tricks


def _status(state: State, seat: int) -> PlayerStatus:
    if seat not in state.in_game:
        return PlayerStatus.OUT_OF_GAME
    return PlayerStatus.IN if seat in state.in_hand else PlayerStatus.OUT_OF_HAND
