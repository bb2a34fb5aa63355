"""Drawing: from the deck, the discard pile, the table, or another hand."""

from dataclasses import dataclass, replace
from typing import assert_never

from darwindeck.genome.schema import DeckEmptyAction, DrawPhase, Location
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import DoubleChoice
from darwindeck.simulation.events import Draws, Place, Reshuffled
from darwindeck.simulation.kinds import Asks, HandEnd
from darwindeck.simulation.questions import Closed
from darwindeck.simulation.reasons import LackOfChips
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._conditions import Situation, discards_of, holds
from darwindeck.simulation.reference._explanations import NOTHING_TO_SAY, Explanation
from darwindeck.simulation.reference._moves import PASS, STOP, Move, Verb, with_card
from darwindeck.simulation.reference._narrowing import must_act, rule_of_phase
from darwindeck.simulation.reference._piles import (
    draw_from_deck,
    draw_from_discard,
    draw_from_hand,
    draw_from_table,
    lot_among,
    reshuffle,
)
from darwindeck.simulation.reference._seats import deck_is_empty, neighbour
from darwindeck.simulation.reference._selections import count_valid_plays
from darwindeck.simulation.reference._sight import open_in_hand, open_on_table, within_reach
from darwindeck.simulation.reference._state import State, at_seat
from darwindeck.simulation.reference._telling import DECK, DISCARD, TABLE, hand_of, moved, told_deck
from darwindeck.simulation.reference._turns import end_hand


def draw_phase(state: State, phase: DrawPhase) -> State:
    """The walk's player takes cards, if the condition holds."""
    if not _condition_holds(state, phase):
        return state
    return _begin_draw(state.but(has_doubled=False), phase, may_double=phase.may_double)


def _condition_holds(state: State, phase: DrawPhase) -> bool:
    seat, index = state.walker, state.phase
    situation = Situation(state, seat, count_plays=lambda: count_valid_plays(state, seat, index + 1))
    return holds(phase.condition, situation)


def _begin_draw(state: State, phase: DrawPhase, *, may_double: bool) -> State:
    """Take the cards from the one place, or from one of the two, which the player names where both have cards."""
    if phase.count == 0:
        return state
    draw = Draw(phase, state.walker, phase.source, phase.count, may_double, _neighbour_of(state, phase))
    places = _places_of(phase)
    if len(places) == 1:
        return state.then(draw)
    if phase.mandatory and Location.DECK in places and deck_is_empty(state) and _ends_hand_without_deck(state):
        return _with_cards_in_deck(state)
    places = [place for place in places if can_take(state, draw.other, place)]
    if not places:
        return state
    if len(places) == 1:
        return state.then(replace(draw, source=places[0]))
    moves = [Move(Verb.DRAW, place=place) for place in places]
    return state.but(decision=NamePlace(draw.seat, (*moves, *([] if phase.mandatory else [PASS])), draw))


def _places_of(phase: DrawPhase) -> list[Location]:
    return [phase.source] if phase.or_source in (None, phase.source) else [phase.source, phase.or_source]


def _neighbour_of(state: State, phase: DrawPhase) -> int | None:
    return neighbour(state, state.walker, state.direction * (-1 if phase.from_previous else 1))


@dataclass(frozen=True)
class Draw:
    """A player takes so many cards, one at a time."""

    phase: DrawPhase
    seat: int
    source: Location
    count: int
    may_double: bool
    other: int | None
    """The player from whom cards are taken, where they are another player's."""
    has_taken: bool = False
    has_agreed: bool = False

    def do(self, state: State) -> State:
        """Take the next card, or ask about it."""
        if self.count == 0:
            return self._again(state)
        may_decline = not self.phase.mandatory
        if may_decline and not self.has_agreed and not can_take(state, self.other, self.source):
            return state
        open_cards = _open_cards(state, self.seat, self.other, self.source)
        if open_cards:
            moves = [with_card(Verb.TAKE, card) for card in open_cards]
            if may_decline and (self.has_taken or not self.has_agreed):
                moves.append(STOP if self.has_taken else PASS)
            return state.but(decision=TakeOpen(self.seat, tuple(moves), self))
        if may_decline and not self.has_agreed:
            stake = state.stakes[self.seat]
            can_double = self.may_double and 0 < stake <= state.chips[self.seat]
            doubling = (Move(Verb.DOUBLE),) if can_double else ()
            return state.but(decision=DrawOrPass(self.seat, (Move(Verb.DRAW), *doubling, PASS), self))
        return self._take_unpicked(state)

    def taken(self) -> "Draw":
        """What is left to draw when a card has been taken."""
        return replace(self, count=self.count - 1, has_taken=True)

    def _again(self, state: State) -> State:
        """All cards are taken: a draw that is repeated begins anew, if there is a card and its condition holds."""
        if not self.phase.repeat or state.has_doubled:
            return state
        other = _neighbour_of(state, self.phase)
        has_cards = any(can_take(state, other, place) for place in _places_of(self.phase))
        if not has_cards or not _condition_holds(state, self.phase):
            return state
        return _begin_draw(state, self.phase, may_double=False)

    def _take_unpicked(self, state: State) -> State:
        """Take the card that nobody chooses: the top one, or one by lot."""
        match self.source:
            case Location.DECK:
                state = _with_cards_in_deck(state)
                if state.hand_is_over or deck_is_empty(state):
                    return state
                return take_from_deck(state, self.seat).then(self.taken())
            case Location.DISCARD | Location.OPPONENT_DISCARD:
                pile = state.discard if self.source is Location.DISCARD else discards_of(state, self.other)
                if not pile:
                    return state
                return take(state, self.seat, pile[-1], self.source, self.other).then(self.taken())
            case Location.TABLEAU | Location.OPPONENT_HAND:
                # Of a stack only the top card is there to take.
                cards = _cards_at(state, self.other, self.source)
                if not cards:
                    return state
                card, state = lot_among(state, cards)
                return take(state, self.seat, card, self.source, self.other).then(self.taken())
            case Location.HAND:
                raise AssertionError("nobody draws from his or her own hand")
        assert_never(self.source)


@dataclass(frozen=True)
class DrawOrPass:
    """Whether to draw, once for all cards."""

    seat: int
    moves: tuple[Move, ...]
    draw: Draw
    ask: Asks = Asks.DRAW
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Whether the stake could be doubled, if there were chips for it."""
        stake, chips = state.stakes[self.seat], state.chips[self.seat]
        if not self.draw.may_double or stake <= chips:
            return NOTHING_TO_SAY
        lacking = LackOfChips(stake, chips, rule_of_phase(state.phase, "may_double"))
        return Explanation(closed=(Closed(DoubleChoice(), lacking),))

    def decide(self, state: State, move: Move) -> State:
        """Draw all the cards, or none."""
        if move.verb is Verb.PASS:
            return state
        if move.verb is Verb.DOUBLE:
            stake = state.stakes[self.seat]
            state = state.but(
                has_doubled=True,
                chips=at_seat(state.chips, self.seat, state.chips[self.seat] - stake),
                stakes=at_seat(state.stakes, self.seat, 2 * stake),
            )
        return state.then(replace(self.draw, has_agreed=True))


@dataclass(frozen=True)
class NamePlace:
    """Which of two places to draw from, once for all cards."""

    seat: int
    moves: tuple[Move, ...]
    draw: Draw
    ask: Asks = Asks.SOURCE
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """A draw that is mandatory cannot be declined."""
        return Explanation(closed=must_act(state)) if self.draw.phase.mandatory else NOTHING_TO_SAY

    def decide(self, state: State, move: Move) -> State:
        """Draw all the cards from there, or none."""
        if move.place is None:
            return state
        return state.then(replace(self.draw, source=move.place, has_agreed=True))


@dataclass(frozen=True)
class TakeOpen:
    """Which of the cards that lie open to take."""

    seat: int
    moves: tuple[Move, ...]
    draw: Draw
    ask: Asks = Asks.TAKE
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """A draw that is mandatory cannot be declined."""
        return (
            Explanation(closed=must_act(state))
            if self.draw.phase.mandatory and not self.draw.has_taken
            else NOTHING_TO_SAY
        )

    def decide(self, state: State, move: Move) -> State:
        """Take the card, then the next one."""
        if move.card is None:
            return state
        return take(state, self.seat, move.card, self.draw.source, self.draw.other).then(self.draw.taken())


def can_take(state: State, other: int | None, source: Location) -> bool:
    """Whether there is a card to take, with a deck that is reshuffled if the rules say so."""
    if source is Location.DECK:
        return not deck_is_empty(state) or can_reshuffle(state)
    return bool(_cards_at(state, other, source))


def _cards_at(state: State, other: int | None, source: Location) -> list[Card]:
    match source:
        case Location.DISCARD:
            return list(state.discard)
        case Location.OPPONENT_DISCARD:
            return discards_of(state, other)
        case Location.TABLEAU:
            return list(state.table)
        case Location.OPPONENT_HAND:
            return [] if other is None else list(within_reach(state, other))
        case _:
            return []


def _open_cards(state: State, seat: int, other: int | None, source: Location) -> list[Card]:
    """The cards that the player may pick: of the table or another hand, those that lie open. From a stack none is."""
    if source is Location.TABLEAU:
        return open_on_table(state, seat)
    if source is not Location.OPPONENT_HAND or other is None or state.stacks:
        return []
    return open_in_hand(state, seat, other)


def take(state: State, seat: int, card: Card, source: Location, other: int | None) -> State:
    """A card goes into a hand, from anywhere but the deck."""
    return lay_books(taken_into_hand(state, seat, card, source, other), seat)


def taken_into_hand(state: State, seat: int, card: Card, source: Location, other: int | None) -> State:
    """The same before any book is laid down."""
    match source:
        case Location.TABLEAU:
            return _drawn(draw_from_table(state, seat, card), seat, card, TABLE)
        case Location.OPPONENT_HAND:
            assert other is not None, "a card came from that hand"
            return _drawn(draw_from_hand(state, seat, card, other), seat, card, hand_of(other))
        case _:
            taken = draw_from_discard(state, seat, card).but(taken_up=state.taken_up | {card})
            return _drawn(taken, seat, card, DISCARD)


def _drawn(state: State, seat: int, card: Card, place: Place) -> State:
    return state.happened(Draws(seat, (moved(state, (card,), place, hand_of(seat)),)))


# ---------------------------------------------------------------------------------------- the deck


def take_from_deck(state: State, seat: int) -> State:
    """The top card of the deck goes into a hand."""
    return lay_books(top_of_deck_into_hand(state, seat), seat)


def top_of_deck_into_hand(state: State, seat: int) -> State:
    """The same before any book is laid down."""
    return _drawn(draw_from_deck(state, seat), seat, state.deck[-1], DECK)


def draw_while_it_lasts(state: State, seat: int, count: int) -> State:
    """A player takes cards from the deck. One that is empty may end the hand, and the game with it."""
    for _ in range(count):
        state = _with_cards_in_deck(state)
        if state.hand_is_over or deck_is_empty(state):
            break
        state = take_from_deck(state, seat)
    return state


def refilled(state: State) -> State:
    """An empty deck is made again from the discard pile, if the rules say so and there are cards for it."""
    if not deck_is_empty(state) or not can_reshuffle(state):
        return state
    fresh = reshuffle(state)
    return fresh.happened(Reshuffled(told_deck(fresh)))


def _with_cards_in_deck(state: State) -> State:
    """The deck when a card is to be taken from it. One that is empty may end the hand, and the game with it."""
    if deck_is_empty(state) and _ends_hand_without_deck(state):
        action = state.genome.game_rules.deck_empty_action
        ended = state.but(deck_has_ended_game=action is DeckEmptyAction.GAME_ENDS)
        return end_hand(ended, HandEnd.DECK)
    return refilled(state)


def _ends_hand_without_deck(state: State) -> bool:
    action = state.genome.game_rules.deck_empty_action
    return action in (DeckEmptyAction.GAME_ENDS, DeckEmptyAction.HAND_ENDS)


def can_reshuffle(state: State) -> bool:
    """Whether the discard pile, all but its top card, makes a deck that is not empty."""
    rules, below_the_top = state.genome.game_rules, len(state.discard) - 1
    is_due = rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD and below_the_top > 0
    return is_due and below_the_top + len(state.deck) > rules.deck_reserve
