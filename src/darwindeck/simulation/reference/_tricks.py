"""Tricks: everybody plays a card, and the best one takes them all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from darwindeck.genome.schema import BreakingRule, LevelTrick, ScoringTrigger, Suit, TrickPhase
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import CardMove, Discarded, Lays, Place, Takes
from darwindeck.simulation.kinds import Asks, HandEnd, Laying, PlaceKind
from darwindeck.simulation.reasons import MustFollow, MustOpen, NotBroken, ScoresAtFirst
from darwindeck.simulation.reference._asking import ask_for_cards
from darwindeck.simulation.reference._choosing import any_of
from darwindeck.simulation.reference._effects import effects_of
from darwindeck.simulation.reference._moves import Verb
from darwindeck.simulation.reference._narrowing import Narrowing, rule_of_phase, usable
from darwindeck.simulation.reference._piles import (
    capture_from_table,
    capture_trick,
    clear_table,
    discard_trick,
    lay_into_trick,
    play_to_trick,
    show,
)
from darwindeck.simulation.reference._seats import from_seat, others_in_hand
from darwindeck.simulation.reference._sight import knowing_face_down
from darwindeck.simulation.reference._state import State, at_seat
from darwindeck.simulation.reference._telling import DISCARD, TABLE, TRICK, Seen, captured_by, hand_of, moved, seen_of
from darwindeck.simulation.reference._terms import Terms
from darwindeck.simulation.reference._turns import begin_turn, end_hand, score_cards
from darwindeck.simulation.reference._winning import judge_races
from darwindeck.simulation.values import Rule


def trick_phase(state: State, phase: TrickPhase) -> State:
    """The walk's player leads; when that player has no card, the next one who has.

    Whoever holds the opening card takes over the walk for the first trick of a hand.
    """
    if state.tricks_played == 0:
        held = {card: seat for seat in state.in_hand for card in opening_cards(state.hands[seat], phase)}
        if held:
            state = state.but(walker=held[min(held)])
    seats = from_seat(state, state.walker, state.direction)
    leader = next((seat for seat in seats if state.hands[seat]), None)
    if leader is None:
        return state
    return state.but(waiting=state.in_hand - {leader}).then(TrickCard(phase, leader))


@dataclass(frozen=True)
class TrickCard:
    """A player plays a card to the trick."""

    phase: TrickPhase
    seat: int

    def do(self, state: State) -> State:
        """Ask for it; every card of a trick is a turn."""
        state = begin_turn(state, self.seat)
        if state.outcome is not None:
            return state
        return ask_for_cards(state, self.seat, Asks.TRICK, Verb.PLAY, any_of(self._playable(state).cards, 1), self)

    def terms(self, state: State) -> Terms:
        """One card goes to the trick."""
        rule = rule_of_phase(state.phase)
        return Terms(Place(PlaceKind.TRICK), rule, rule, self._playable(state).reasons())

    def _playable(self, state: State) -> Narrowing:
        """What may be played; to the first trick of a hand not just anything."""
        phase, path, hand = self.phase, rule_of_phase(state.phase), usable(state, self.seat)
        is_first = state.tricks_played == 0
        opening = opening_cards(hand.cards, phase) if is_first and not state.trick else frozenset()
        if opening:
            card = min(opening)
            return hand.to({card}, lambda _: MustOpen(card, f"{path}.opening_card"))
        hand = playable(hand, None if phase.face_down else lead_of(state), state.broken, phase, path)
        if is_first and phase.first_trick_safe:
            points = state.game.points[ScoringTrigger.TRICK_WIN]
            safe = frozenset(card for card in hand.cards if points.get(card, 0) == 0) or hand.cards
            hand = hand.to(safe, lambda _: ScoresAtFirst(f"{path}.first_trick_safe"))
        return hand

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """The card is played, scores, and has its effect; one that lies face down does nothing yet."""
        (card,) = cards
        if self.phase.face_down:
            state = lay_into_trick(state, self.seat, card).but(waiting=state.waiting - {self.seat})
            state = _tell_card(state, self.seat, card, knowing_face_down(state, self.seat, card))
            return state.then(AfterTrickCard(self.phase, self.seat))
        state = play_to_trick(state, self.seat, card)
        state = state.but(last_played=card, broken=state.broken | {card.suit}, waiting=state.waiting - {self.seat})
        state = _tell_card(state, self.seat, card, seen_of(state, cards))
        state = score_cards(state, self.seat, ScoringTrigger.PLAY, cards)
        return state.then(*effects_of(self.seat, cards, state), AfterTrickCard(self.phase, self.seat))


def _tell_card(state: State, seat: int, card: Card, seen: Seen) -> State:
    move = CardMove((card,), hand_of(seat), TRICK, seen)
    return state.happened(Lays(seat=seat, as_=Laying.TRICK, moves=(move,)))


@dataclass(frozen=True)
class AfterTrickCard:
    """A card of the trick and its effects are done with."""

    phase: TrickPhase
    seat: int

    def do(self, state: State) -> State:
        """Whose turn is it now? Skipped players, and those without a card, play none to this trick."""
        state = judge_races(state)
        if state.outcome is not None:
            return state
        for seat in others_in_hand(state, self.seat, state.direction):
            if seat not in state.waiting:
                continue
            has_cards = bool(state.hands[seat])
            if has_cards and state.skips == 0:
                return state.then(TrickCard(self.phase, seat))
            state = state.but(skips=state.skips - has_cards, waiting=state.waiting - {seat})
        return _take_trick(state, self.phase)


def _take_trick(state: State, phase: TrickPhase) -> State:
    """The best card takes the trick, once all lie open; a level trick nobody takes."""
    cards = tuple(card for _, card in state.trick)
    if phase.face_down:
        state = show(state, cards).but(broken=state.broken.union(card.suit for card in cards))
    trump = state.game.trump_in(phase, state.trump)
    place = winning_place(cards, trump, phase, state.game.height_in_trick(phase, trump))
    state = state.but(skips=0, waiting=frozenset(), tricks_played=state.tricks_played + 1)
    state = _leave_trick(state, phase) if place is None else _win_trick(state, phase, state.trick[place][0])
    state = judge_races(state)
    return end_hand(state, HandEnd.TRICKS) if state.outcome is None and _was_last_trick(state) else state


def _win_trick(state: State, phase: TrickPhase, winner: int) -> State:
    """The winner captures the cards, which score for TRICK_WIN, and takes over the walk."""
    cards = tuple(card for _, card in state.trick)
    state = capture_trick(state, winner).but(
        walker=winner,
        trick_winner=winner,
        took_last_trick=winner,
        tricks=at_seat(state.tricks, winner, state.tricks[winner] + 1),
    )
    state = state.happened(Takes(winner, (moved(state, in_order(cards), TRICK, captured_by(winner)),)))
    prizes = in_order(state.table) if phase.takes_table else ()
    if prizes:
        state = capture_from_table(state, winner, prizes)
        state = state.happened(Takes(winner, (moved(state, prizes, TABLE, captured_by(winner)),)))
    return score_cards(state, winner, ScoringTrigger.TRICK_WIN, (*cards, *prizes))


def _leave_trick(state: State, phase: TrickPhase) -> State:
    """Nobody takes a level trick: its cards are discarded, and what it was played for, unless that is held over."""
    cards = in_order(card for _, card in state.trick)
    prizes: tuple[Card, ...] = ()
    state = discard_trick(state)
    if phase.takes_table and phase.level is LevelTrick.DISCARDED:
        prizes, state = clear_table(state)
    moves = [moved(state, cards, TRICK, DISCARD)]
    moves += [moved(state, prizes, TABLE, DISCARD)] if prizes else []
    return state.happened(Discarded(tuple(moves)))


def _was_last_trick(state: State) -> bool:
    in_a_hand = tricks_of_hand(state)
    return in_a_hand is not None and state.tricks_played >= in_a_hand


def tricks_of_hand(state: State) -> int | None:
    """How many tricks make a hand, if that ends it."""
    turn = state.genome.turn_structure
    if turn.tricks_per_hand is not None:
        return turn.tricks_per_hand
    return state.dealt if turn.is_trick_based else None


def best_in_trick(state: State, phase: TrickPhase) -> int | None:
    """Who would take the trick now; nobody where the best cards are level, or cards lie face down."""
    if phase.face_down or not state.trick:
        return None
    trump = state.game.trump_in(phase, state.trump)
    cards = tuple(card for _, card in state.trick)
    place = winning_place(cards, trump, phase, state.game.height_in_trick(phase, trump))
    return None if place is None else state.trick[place][0]


def still_to_play(state: State) -> tuple[int, ...]:
    """Who is still to play to the trick, in their order: whoever plays now, then all that are not skipped."""
    decision = state.decision
    is_asked = decision is not None and decision.ask is Asks.TRICK
    first = (decision.seat,) if decision is not None and is_asked else ()
    last = first[0] if first else state.trick[-1][0]
    around = others_in_hand(state, last, state.direction)
    able = [seat for seat in around if seat in state.waiting and state.hands[seat]]
    return (*first, *able[state.skips :])


def lead_of(state: State) -> Suit | None:
    """The suit led, or none before the lead."""
    return state.trick[0][1].suit if state.trick else None


def opening_cards(hand: frozenset[Card], phase: TrickPhase) -> frozenset[Card]:
    """The cards of a hand with which a hand may be opened."""
    wanted = phase.opening_card
    if wanted is None:
        return frozenset()
    return frozenset(card for card in hand if wanted.covers(card.rank, card.suit))


def playable(
    hand: Narrowing, lead: Suit | None, broken: frozenset[Suit], phase: TrickPhase, path: Rule = ""
) -> Narrowing:
    """The cards of a hand that may be played to a trick; `lead` is None for the one who leads."""
    if lead is not None and phase.lead_suit_required:
        following = frozenset(card for card in hand.cards if card.suit is lead) or hand.cards
        hand = hand.to(following, lambda _: MustFollow(lead, f"{path}.lead_suit_required"))
    held_back = phase.breaking_suit
    if held_back is None or held_back in broken:
        return hand
    if lead is None or phase.breaking_rule is BreakingRule.CANNOT_PLAY_UNTIL_BROKEN:
        others = frozenset(card for card in hand.cards if card.suit is not held_back) or hand.cards
        return hand.to(others, lambda _: NotBroken(held_back, f"{path}.breaking_suit"))
    return hand


def winning_place(
    cards: Sequence[Card], trump: Suit | None, phase: TrickPhase, height: Callable[[Card], int]
) -> int | None:
    """The place of the card that takes a trick: trumps beat the suit led, that beats the others.

    Where only ranks matter the best cards may be level, and none takes it.
    """

    def strength(place: int) -> tuple[bool, bool, int]:
        card = cards[place]
        worth = height(card) if phase.high_card_wins else -height(card)
        if phase.level is not LevelTrick.SUIT_LED:
            return False, False, worth
        return card.suit is trump, card.suit is cards[0].suit, worth

    best = max(range(len(cards)), key=strength)
    is_level = sum(strength(place) == strength(best) for place in range(len(cards))) > 1
    return None if is_level else best
