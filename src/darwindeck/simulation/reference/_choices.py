"""The options of a decision as values that tables and events have."""

from typing import assert_never

from darwindeck.genome.schema import Location
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import (
    AcceptChoice,
    AnyCardChoice,
    BetChoice,
    BidChoice,
    CardChoice,
    ChallengeChoice,
    Choice,
    DoubleChoice,
    DrawChoice,
    KnockChoice,
    PassChoice,
    RankChoice,
    SeatChoice,
    StakeChoice,
    StopChoice,
    SuitChoice,
    SwapChoice,
)
from darwindeck.simulation.kinds import BetWay
from darwindeck.simulation.reference._conditions import discards_of
from darwindeck.simulation.reference._drawing import Draw, DrawOrPass, NamePlace
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._seats import deck_is_empty, next_player
from darwindeck.simulation.reference._sight import sees_in_hand, sees_on_discard
from darwindeck.simulation.reference._state import Decision, State
from darwindeck.simulation.reference._swapping import Swap
from darwindeck.simulation.reference._telling import top_of_open_deck


def choice_of(state: State, decision: Decision, move: Move) -> Choice:
    """An option of a decision that is asked in this position."""
    match move.verb:
        case Verb.ANY:
            return AnyCardChoice()
        case Verb.STOP:
            return StopChoice()
        case Verb.PASS:
            return PassChoice()
        case Verb.DRAW:
            return _draw(state, decision, move.place)
        case Verb.DOUBLE:
            return DoubleChoice()
        case Verb.SWAP:
            return _swap(state, decision) if move.card is None else CardChoice(move.card)
        case Verb.KNOCK:
            return KnockChoice()
        case Verb.CHALLENGE:
            return ChallengeChoice()
        case Verb.ACCEPT:
            return AcceptChoice()
        case Verb.BID:
            return BidChoice(move.number or 0)
        case Verb.NIL:
            return BidChoice("nil")
        case Verb.CHECK | Verb.BET | Verb.CALL | Verb.RAISE | Verb.ALL_IN | Verb.FOLD:
            return BetChoice(BetWay[move.verb.name], move.number or 0)
        case Verb.STAKE:
            return StakeChoice(move.number or 0)
        case Verb.NAME:
            return _name(move)
        case Verb.HIT | Verb.ASK:
            assert move.seat is not None, "every option is a player"
            return SeatChoice(move.seat)
        case Verb.PLAY | Verb.DISCARD | Verb.LAY | Verb.TAKE | Verb.CAPTURE | Verb.EXCHANGE | Verb.GIVE | Verb.MELD:
            assert move.card is not None, "every option is a card"
            return CardChoice(move.card)
    assert_never(move.verb)


def _name(move: Move) -> RankChoice | SuitChoice:
    if move.rank is not None:
        return RankChoice(move.rank)
    assert move.suit is not None, "a rank is named, or a suit"
    return SuitChoice(move.suit)


def _swap(state: State, decision: Decision) -> SwapChoice:
    assert isinstance(decision, Swap), "only there whole hands are swapped"
    is_with_player = decision.source is Location.OPPONENT_HAND
    return SwapChoice(next_player(state, decision.seat) if is_with_player else None)


def _draw(state: State, decision: Decision, place: Location | None) -> DrawChoice:
    """Whose cards are drawn, and which one comes first, where the player sees it and will not have to choose."""
    assert isinstance(decision, DrawOrPass | NamePlace), "only there is drawn"
    draw = decision.draw
    source = place or draw.source
    is_of_other = source in (Location.OPPONENT_HAND, Location.OPPONENT_DISCARD)
    return DrawChoice(source, draw.other if is_of_other else None, _card_in_sight(state, draw, source))


def _card_in_sight(state: State, draw: Draw, source: Location) -> Card | None:
    match source:
        case Location.DECK:
            return None if deck_is_empty(state) else top_of_open_deck(state)
        case Location.DISCARD | Location.OPPONENT_DISCARD:
            pile = state.discard if source is Location.DISCARD else discards_of(state, draw.other)
            return pile[-1] if pile and sees_on_discard(state, draw.seat, pile[-1]) else None
        case Location.OPPONENT_HAND:
            if draw.other is None or not state.stacks or not state.stacks[draw.other]:
                return None
            top = state.stacks[draw.other][-1]
            return top if sees_in_hand(state, draw.seat, draw.other, top) else None
        case Location.TABLEAU | Location.HAND:
            return None
    assert_never(source)
