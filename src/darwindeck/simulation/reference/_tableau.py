"""What cards on the table do to each other: battles of WAR, and captures by MATCH_RANK."""

from dataclasses import dataclass

from darwindeck.genome.schema import CaptureOrder, ScoringTrigger, TableauMode
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.chance import shuffled
from darwindeck.simulation.events import Lays, Takes
from darwindeck.simulation.kinds import Asks, Laying
from darwindeck.simulation.questions import Select
from darwindeck.simulation.reasons import NoMatch, NoSum
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._moves import Move, Verb, with_card
from darwindeck.simulation.reference._narrowing import blocked_by
from darwindeck.simulation.reference._piles import (
    capture_from_table,
    capture_under_stack,
    lay_face_down,
    lot_among,
    take_up_captured,
)
from darwindeck.simulation.reference._scoring import pay_for_battle
from darwindeck.simulation.reference._seats import hands_are_empty
from darwindeck.simulation.reference._sight import open_on_table, sees_on_table
from darwindeck.simulation.reference._state import State, at_seat
from darwindeck.simulation.reference._sums import can_add_up, next_to_add_up
from darwindeck.simulation.reference._telling import TABLE, captured_by, hand_of, moved
from darwindeck.simulation.reference._turns import leave_hand, score_cards
from darwindeck.simulation.reference._winning import judge_races


def capture(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    """Cards of the table go to a player, in WAR under the stack if there is one, and score for CAPTURE."""
    if state.stacks and state.genome.setup.tableau_mode is TableauMode.WAR:
        cards, state = _order_of_capture(state, seat, cards)
        taken, to = capture_under_stack(state, seat, cards), hand_of(seat)
    else:
        cards = in_order(cards)
        taken, to = capture_from_table(state, seat, cards), captured_by(seat)
    taken = taken.but(last_captor=seat).happened(Takes(seat, (moved(taken, cards, TABLE, to),)))
    return score_cards(taken, seat, ScoringTrigger.CAPTURE, cards)


def give_rest_to_last_captor(state: State) -> State:
    """At the end of a hand the cards on the table may go to the player who captured last."""
    seat = state.last_captor
    if not state.genome.game_rules.rest_to_last_captor or seat is None or not state.table:
        return state
    return capture(state, seat, state.table)


def _order_of_capture(state: State, seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], State]:
    """The order in which cards, given as they were laid, go under a stack."""
    own = tuple(card for card in cards if card in state.laid[seat])
    others = tuple(card for card in cards if card not in state.laid[seat])
    match state.genome.setup.capture_order:
        case CaptureOrder.AS_LAID:
            return cards, state
        case CaptureOrder.OWN_FIRST:
            return own + others, state
        case CaptureOrder.OWN_LAST:
            return others + own, state
        case CaptureOrder.BY_LOT:
            order, chance = shuffled(in_order(cards), state.chance)
            return order, state.but(chance=chance)


def after_laying(state: State, seat: int, card: Card) -> State:
    """What a card does that has just been laid on the table."""
    match state.genome.setup.tableau_mode:
        case TableauMode.WAR:
            return fight(state.but(battle=at_seat(state.battle, seat, card)))
        case TableauMode.MATCH_RANK:
            return _match_rank(state, seat, card)
        case TableauMode.NONE | TableauMode.SEQUENCE:
            return state


# ---------------------------------------------------------------------------------------- WAR


def fight(state: State) -> State:
    """As soon as a card stands for every player in the hand, the highest rank captures all cards of the table.

    When the highest are level all stay, cards are laid face down, and the next battle decides about all of them.
    """
    standing = {seat: card for seat in state.in_hand if (card := state.battle[seat]) is not None}
    if not state.in_hand or len(standing) < len(state.in_hand):
        return state
    height = state.game.height
    highest = max(map(height, standing.values()))
    winners = [seat for seat, card in standing.items() if height(card) == highest]
    state = state.but(battle=(None,) * len(state.battle))
    if len(winners) > 1:
        return _lay_cards_down(state)
    return judge_races(pay_for_battle(capture(state, winners[0], state.table), winners[0]))


def _lay_cards_down(state: State) -> State:
    """After a tie everybody lays cards face down from the stack, by seat, and keeps the last card."""
    if not state.stacks:
        return state
    for seat in sorted(state.in_hand):
        for _ in range(min(state.genome.game_rules.war_cards_down, len(state.stacks[seat]) - 1)):
            card = state.stacks[seat][-1]
            state = lay_face_down(state, seat, card)
            move = moved(state, (card,), hand_of(seat), TABLE)
            state = state.happened(Lays(seat=seat, as_=Laying.TIE, moves=(move,)))
    return state


def take_up_or_leave(state: State, seat: int) -> State:
    """In WAR a player with an empty hand takes up the captured cards; one who has none is out of the hand."""
    if state.hands[seat]:
        return state
    if state.captured[seat]:
        cards = in_order(state.captured[seat])
        taken = take_up_captured(state, seat)
        return lay_books(taken.happened(Takes(seat, (moved(taken, cards, captured_by(seat), hand_of(seat)),))), seat)
    return drop_out(state, seat)


def drop_out(state: State, seat: int) -> State:
    """A player is out of the hand; in WAR that may decide a battle, and the last one left captures the table."""
    state = leave_hand(state, seat)
    if state.genome.setup.tableau_mode is not TableauMode.WAR or not state.table:
        return state
    if len(state.in_hand) == 1 and state.began > 1:
        (last,) = state.in_hand
        return judge_races(capture(state, last, state.table))
    return fight(state)


# ---------------------------------------------------------------------------------------- MATCH_RANK


def _match_rank(state: State, seat: int, card: Card) -> State:
    """A card that finds another of its rank captures it. Of several the player picks one, else the lot does."""
    others = [other for other in sorted(state.table) if other.rank is card.rank and other != card]
    if not others:
        return _add_up(state, seat, card, ()) if state.genome.setup.capture_by_sum else state
    if len(others) == 1:
        return _capture_with(state, seat, card, others[0])
    is_open = [other for other in others if sees_on_table(state, seat, other)]
    if is_open:
        moves = tuple(with_card(Verb.CAPTURE, other) for other in is_open)
        return state.but(decision=CaptureOne(seat, card, moves))
    other, state = lot_among(state, others)
    return _capture_with(state, seat, card, other)


def _capture_with(state: State, seat: int, card: Card, *others: Card) -> State:
    """A card captures others. When nothing else lay on the table it is a sweep, unless it is the last of the hand."""
    state = capture(state, seat, (card, *others))
    is_last = hands_are_empty(state) and not state.deck
    if state.table or is_last:
        return state
    return score_cards(state, seat, ScoringTrigger.SWEEP, (card,))


@dataclass(frozen=True)
class CaptureOne:
    """Which of several cards to capture."""

    seat: int
    card: Card
    moves: tuple[Move, ...]
    ask: Asks = Asks.CAPTURE
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Open cards of other ranks cannot be captured."""
        why = NoMatch(self.card.rank, "setup.tableau_mode")
        others = frozenset(open_on_table(state, self.seat)).difference({self.card}, (move.card for move in self.moves))
        return Explanation(blocked=blocked_by(dict.fromkeys(others, why)))

    def decide(self, state: State, move: Move) -> State:
        """Capture it, together with the card that was laid."""
        assert move.card is not None, "every option is a card"
        return _capture_with(state, self.seat, self.card, move.card)


# ---------------------------------------------------------------------------------------- captures by sum


def _add_up(state: State, seat: int, card: Card, chosen: tuple[Card, ...]) -> State:
    """A card captures others that add up to its value, chosen one by one; a single way on is taken unasked."""
    values = state.game.value_of_rank
    while missing := values[card.rank] - sum(values[one.rank] for one in chosen):
        later = [one for one in open_on_table(state, seat) if one != card and (not chosen or one > chosen[-1])]
        able = next_to_add_up(later, missing, values)
        if not able:
            return state
        if len(able) > 1:
            moves = tuple(with_card(Verb.CAPTURE, one) for one in able)
            return state.but(decision=CaptureSum(seat, card, moves, chosen=chosen))
        chosen = (*chosen, *able)
    return _capture_with(state, seat, card, *chosen) if chosen else state


@dataclass(frozen=True)
class CaptureSum:
    """Which card comes next among those that are captured together."""

    seat: int
    card: Card
    moves: tuple[Move, ...]
    ask: Asks = Asks.CAPTURE
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Which cards may be chosen next, and why others may not."""
        return self.explain_beside(state, frozenset(self.chosen))

    def explain_beside(self, state: State, chosen: frozenset[Card]) -> Explanation:
        """Which open cards of the table may be chosen beside those, and why others may not."""
        values = state.game.value_of_rank
        others = frozenset(open_on_table(state, self.seat)) - {self.card}
        left = others - chosen
        missing = values[self.card.rank] - sum(values[card.rank] for card in chosen)
        able = in_order(card for card in left if can_add_up(left, missing, values, card))
        needed = all(not can_add_up(left - {card}, missing, values) for card in able)
        lacks = NoSum(missing, "setup.capture_by_sum")
        return Explanation(
            select=Select(fewest=1, most=len(others), open=able, lacks=lacks if missing else None),
            blocked=blocked_by(dict.fromkeys(left.difference(able), lacks)),
            is_forced=needed,
        )

    def decide(self, state: State, move: Move) -> State:
        """Choose it, and the next one, until they add up."""
        assert move.card is not None, "every option is a card"
        return _add_up(state, self.seat, self.card, (*self.chosen, move.card))
