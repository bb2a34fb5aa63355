"""The options of a decision as values: what a move chooses, in words that every engine and table shares."""

from typing import assert_never

from darwindeck.genome.schema import Location
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import (
    AcceptChoice,
    AnyCardChoice,
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
from darwindeck.simulation.reference._betting import bet_choice
from darwindeck.simulation.reference._conditions import discards_of
from darwindeck.simulation.reference._drawing import Draw, DrawOrPass, NamePlace
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._seats import deck_is_empty, next_player
from darwindeck.simulation.reference._sight import lies_open_in_deck, sees_in_hand, sees_on_discard
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._swapping import Swap


def choices_of(state: State) -> tuple[Choice, ...]:
    """The options of the decision that is asked, in their order; none when the game is over."""
    return tuple(choice_of(state, move) for move in state.decision.moves) if state.decision else ()


def choice_of(state: State, move: Move) -> Choice:
    """The value of one option of the decision that is asked, as the player who decides sees it."""
    if move.card is not None:
        return CardChoice(move.card)
    match move.verb:
        case Verb.ANY:
            return AnyCardChoice()
        case Verb.STOP:
            return StopChoice()
        case Verb.PASS:
            return PassChoice()
        case Verb.DRAW:
            return _draw(state, move)
        case Verb.DOUBLE:
            return DoubleChoice()
        case Verb.SWAP:
            return SwapChoice(_swapped_with(state))
        case Verb.KNOCK:
            return KnockChoice()
        case Verb.CHALLENGE:
            return ChallengeChoice()
        case Verb.ACCEPT:
            return AcceptChoice()
        case Verb.BID | Verb.STAKE:
            assert move.number is not None, "it is a number"
            return BidChoice(move.number) if move.verb is Verb.BID else StakeChoice(move.number)
        case Verb.NIL:
            return BidChoice("nil")
        case Verb.CHECK | Verb.BET | Verb.CALL | Verb.RAISE | Verb.ALL_IN | Verb.FOLD:
            return bet_choice(move)
        case Verb.NAME:
            if move.rank is not None:
                return RankChoice(move.rank)
            assert move.suit is not None, "a rank or a suit is named"
            return SuitChoice(move.suit)
        case Verb.HIT | Verb.ASK:
            assert move.seat is not None, "it is a player"
            return SeatChoice(move.seat)
        case Verb.PLAY | Verb.DISCARD | Verb.LAY | Verb.TAKE | Verb.CAPTURE | Verb.EXCHANGE | Verb.GIVE | Verb.MELD:
            raise AssertionError("these are about a card")
    assert_never(move.verb)


def _draw(state: State, move: Move) -> DrawChoice:
    """From where a card would be drawn, and which one, if the player sees it and no other could come."""
    decision = state.decision
    assert isinstance(decision, DrawOrPass | NamePlace), "only these offer a draw"
    draw = decision.draw
    source = draw.source if move.place is None else move.place
    is_of_other = source in (Location.OPPONENT_HAND, Location.OPPONENT_DISCARD)
    return DrawChoice(source, draw.other if is_of_other else None, _next_card(state, draw, source))


def _next_card(state: State, draw: Draw, source: Location) -> Card | None:
    """The card on top of the place, if the player sees it there."""
    seat, other = draw.seat, draw.other
    match source:
        case Location.DECK:
            return None if deck_is_empty(state) or not lies_open_in_deck(state, state.deck[-1]) else state.deck[-1]
        case Location.DISCARD | Location.OPPONENT_DISCARD:
            pile = state.discard if source is Location.DISCARD else discards_of(state, other)
            return pile[-1] if pile and sees_on_discard(state, seat, pile[-1]) else None
        case Location.OPPONENT_HAND if state.stacks and other is not None and state.stacks[other]:
            top = state.stacks[other][-1]
            return top if sees_in_hand(state, seat, other, top) else None
        case _:
            return None


def _swapped_with(state: State) -> int | None:
    """Whose hand comes for the own one; nobody's where it is the table."""
    decision = state.decision
    assert isinstance(decision, Swap), "only this offers a whole hand"
    return next_player(state, decision.seat) if decision.source is Location.OPPONENT_HAND else None
