"""Bidding: everyone says how many tricks he or she will take, once in a hand."""

from dataclasses import dataclass

from darwindeck.genome.schema import BiddingPhase
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import BidChoice
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.questions import Closed
from darwindeck.simulation.reasons import OutOfRange
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._narrowing import rule_of_phase
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._state import Bid, State, at_seat
from darwindeck.simulation.reference._turns import begin_turn


def bidding_phase(state: State, phase: BiddingPhase) -> State:
    """From the walk's player on, clockwise, everyone in the hand bids."""
    if state.bidding_is_done:
        return state
    bidders = (AskForBid(phase, seat) for seat in from_seat(state, state.walker))
    return state.but(bidding_is_done=True).then(*bidders)


@dataclass(frozen=True)
class AskForBid:
    """A player bids; every bid is a turn."""

    phase: BiddingPhase
    seat: int

    def do(self, state: State) -> State:
        """Ask for the bid."""
        state = begin_turn(state, self.seat)
        if state.outcome is not None:
            return state
        moves = possible_bids(self.phase, len(state.hands[self.seat]))
        return state.but(decision=ChooseBid(self.seat, moves, self.phase))


@dataclass(frozen=True)
class ChooseBid:
    """How much to bid."""

    seat: int
    moves: tuple[Move, ...]
    phase: BiddingPhase
    ask: Asks = Asks.BID
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Other numbers, from 0 to the cards in hand. No 0 is there where Nil takes its place."""
        phase, cards = self.phase, len(state.hands[self.seat])
        numbers = possible_numbers(phase, cards)
        others = [number for number in range(cards + 1) if number not in numbers and (number or not phase.allow_nil)]
        return Explanation(
            closed=tuple(Closed(BidChoice(number), _out_of_range(state, numbers, number)) for number in others)
        )

    def decide(self, state: State, move: Move) -> State:
        """The bid is made."""
        bid = Bid(move.number or 0, is_nil=move.verb is Verb.NIL)
        return state.but(bids=at_seat(state.bids, self.seat, bid))


def _out_of_range(state: State, numbers: list[int], number: int) -> OutOfRange:
    field = "min_bid" if number < numbers[0] else "max_bid"
    return OutOfRange(numbers[0], numbers[-1], rule_of_phase(state.phase, field))


def possible_numbers(phase: BiddingPhase, cards_in_hand: int) -> list[int]:
    """The numbers that may be bid, Nil apart."""
    return list(range(phase.min_bid, min(phase.max_bid, cards_in_hand) + 1)) or [phase.min_bid]


def possible_bids(phase: BiddingPhase, cards_in_hand: int) -> tuple[Move, ...]:
    """From the lowest bid to the highest, or as many as there are cards; the lowest alone if that leaves none.

    Nil, where it is allowed, takes the place of 0.
    """
    bids = [Move(Verb.BID, number=number) for number in possible_numbers(phase, cards_in_hand)]
    if phase.allow_nil:
        bids = [Move(Verb.NIL), *(bid for bid in bids if bid.number != 0)]
    return tuple(bids)
