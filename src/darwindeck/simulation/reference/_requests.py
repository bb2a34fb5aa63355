"""Asking: a player wants all cards of a rank from an opponent, who must hand them over."""

from dataclasses import dataclass

from darwindeck.genome.schema import AskPhase, Rank
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.choices import RankChoice
from darwindeck.simulation.events import Gives, Shows
from darwindeck.simulation.kinds import Asks, Giving, Showing
from darwindeck.simulation.questions import Closed
from darwindeck.simulation.reasons import TooFew
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._drawing import refilled, take_from_deck, top_of_deck_into_hand
from darwindeck.simulation.reference._explanations import NOTHING_TO_SAY, Explanation
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._narrowing import closed_seats, rule_of_phase
from darwindeck.simulation.reference._piles import hand_over, show
from darwindeck.simulation.reference._seats import deck_is_empty, opponents_in_hand
from darwindeck.simulation.reference._sight import plays_blind
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import hand_of, moved
from darwindeck.simulation.reference._turns import begin_turn
from darwindeck.simulation.reference._winning import judge_races


def ask_phase(state: State, phase: AskPhase) -> State:
    """The walk's player asks for cards."""
    return _ask(state, phase, state.walker)


def _ask(state: State, phase: AskPhase, seat: int) -> State:
    """Whom to ask: an opponent who holds a card. A player without cards draws one first."""
    if not state.hands[seat]:
        state = refilled(state)
        state = state if deck_is_empty(state) else take_from_deck(state, seat)
    opponents = [other for other in opponents_in_hand(state, seat) if state.hands[other]]
    if not state.hands[seat] or not opponents:
        return state
    if len(opponents) == 1:
        return _ask_for_rank(state, phase, seat, opponents[0])
    moves = tuple(Move(Verb.ASK, seat=other) for other in opponents)
    return state.but(decision=ChooseOpponent(seat, moves, phase))


@dataclass(frozen=True)
class ChooseOpponent:
    """Whom to ask."""

    seat: int
    moves: tuple[Move, ...]
    phase: AskPhase
    ask: Asks = Asks.WHOM
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Other players cannot be asked."""
        return Explanation(closed=closed_seats(state, self.seat, self.moves, rule_of_phase(state.phase)))

    def decide(self, state: State, move: Move) -> State:
        """The opponent is named; now the rank."""
        assert move.seat is not None, "every option is a player"
        return _ask_for_rank(state, self.phase, self.seat, move.seat)


def _ask_for_rank(state: State, phase: AskPhase, seat: int, other: int) -> State:
    """Which rank to ask for: one of which the player holds a card."""
    held = {card.rank for card in state.hands[seat]}
    moves = tuple(Move(Verb.NAME, rank=rank) for rank in Rank if rank in held)
    return state.but(asked=other, decision=ChooseRank(seat, moves, phase, other))


@dataclass(frozen=True)
class ChooseRank:
    """Which rank to ask for."""

    seat: int
    moves: tuple[Move, ...]
    phase: AskPhase
    other: int
    ask: Asks = Asks.RANK
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Ranks of which the player holds no card. Of a hand that its owner does not see nothing is said."""
        if plays_blind(state):
            return NOTHING_TO_SAY
        named, rule = {move.rank for move in self.moves}, rule_of_phase(state.phase)
        others = (rank for rank in Rank if rank in state.game.ranks and rank not in named)
        return Explanation(closed=tuple(Closed(RankChoice(rank), TooFew(1, 0, rule)) for rank in others))

    def decide(self, state: State, move: Move) -> State:
        """All cards of the rank are handed over; a player who is refused draws instead."""
        assert move.rank is not None, "every option is a rank"
        state = state.but(asked=None)
        cards = in_order(card for card in state.hands[self.other] if card.rank is move.rank)
        if cards:
            given = hand_over(state, self.seat, cards, self.other)
            gift = moved(given, cards, hand_of(self.other), hand_of(self.seat))
            given = given.happened(Gives(self.other, Giving.ASKED, (gift,)))
            return self._settled(lay_books(given, self.seat), self.phase.again_if_given)
        return self._refused(state, move.rank)

    def _refused(self, state: State, rank: Rank) -> State:
        state = refilled(state) if self.phase.draw_if_refused else state
        if not self.phase.draw_if_refused or deck_is_empty(state):
            return state
        card = state.deck[-1]
        state = top_of_deck_into_hand(state, self.seat)
        if card.rank is not rank:
            return lay_books(state, self.seat)
        state = show(state, (card,)).happened(Shows(seat=self.seat, cards=(card,), why=Showing.ASKED))
        return self._settled(lay_books(state, self.seat), self.phase.again_if_drawn)

    def _settled(self, state: State, again: bool) -> State:
        return state.then(AskAgain(self.phase, self.seat)) if again else state


@dataclass(frozen=True)
class AskAgain:
    """A player who got what he or she asked for asks again; that is another turn."""

    phase: AskPhase
    seat: int

    def do(self, state: State) -> State:
        """Unless the last ask has won the game, or the turns are used up."""
        state = judge_races(state)
        if state.outcome is None:
            state = begin_turn(state, self.seat)
        return state if state.outcome is not None else _ask(state, self.phase, self.seat)
