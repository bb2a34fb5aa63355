"""Play and discard: cards go from the hand onto the discard pile or the table."""

from collections import Counter
from dataclasses import dataclass

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome.schema import Location, PlayPhase, ScoringTrigger
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Lays, Place
from darwindeck.simulation.kinds import Asks, PlaceKind
from darwindeck.simulation.kinds import Laying as LaidAs
from darwindeck.simulation.reference._asking import ask_for_cards
from darwindeck.simulation.reference._conditions import holds
from darwindeck.simulation.reference._effects import effects_of
from darwindeck.simulation.reference._moves import PASS, STOP, Move, Verb
from darwindeck.simulation.reference._naming import NameSuit, names_suit
from darwindeck.simulation.reference._narrowing import rule_of_phase
from darwindeck.simulation.reference._piles import lay_on_discard, lay_on_table
from darwindeck.simulation.reference._selections import (
    LayingPhase,
    bounds_of,
    climbs,
    condition_rule,
    goes_to_sequence,
    is_asked_of_choice,
    lying_for,
    narrowed,
    play_to_beat,
    selection_of,
    situation_of,
)
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._tableau import after_laying, drop_out
from darwindeck.simulation.reference._telling import DISCARD, TABLE, hand_of, moved
from darwindeck.simulation.reference._terms import Terms
from darwindeck.simulation.reference._turns import score_cards


def laying_phase(state: State, phase: LayingPhase) -> State:
    """The walk's player lays cards. What cannot be laid is not asked, and may put the player out of the hand."""
    asked = Laying(state.walker, phase, state.phase).ask(state)
    is_unable = asked is state
    if is_unable and isinstance(phase, PlayPhase) and not phase.pass_if_unable:
        return drop_out(state, state.walker)
    return asked


@dataclass(frozen=True)
class Laying:
    """A player lays cards in a play or discard phase. On a SEQUENCE tableau `laid` are those that lie already."""

    seat: int
    phase: LayingPhase
    index: int
    laid: tuple[Card, ...] = ()

    @property
    def plays(self) -> bool:
        """Whether the cards are played: only then they score, and have effects."""
        return isinstance(self.phase, PlayPhase)

    def ask(self, state: State) -> State:
        """Ask for the next choice, if there is one."""
        ask, verb = (Asks.PLAY, Verb.PLAY) if self.plays else (Asks.DISCARD, Verb.DISCARD)
        selection = selection_of(state, self.seat, self.index)
        return ask_for_cards(state, self.seat, ask, verb, selection, self, self._way_out(state))

    def _way_out(self, state: State) -> Move | None:
        """How to lay no more: pass before the first card, stop between cards that are laid one by one.

        Where plays climb, there is no passing for who leads.
        """
        if self.laid:
            return STOP if len(self.laid) >= bounds_of(self.phase)[0] else None
        if climbs(state, self.phase) and not play_to_beat(state):
            return None
        may_pass = not self.phase.mandatory or (isinstance(self.phase, PlayPhase) and self.phase.min_cards == 0)
        return PASS if may_pass else None

    def terms(self, state: State) -> Terms:
        """Where the cards go, and by which rules."""
        phase, index = self.phase, self.index
        place = PlaceKind.TABLE if phase.target is Location.TABLEAU else PlaceKind.DISCARD
        fewest, most = ("min_cards", "max_cards") if self.plays else ("count", "count")
        if lying_for(state, phase):
            fewest = most = "climbing"
        declines = "climbing" if climbs(state, phase) and not play_to_beat(state) else "mandatory"
        asked_of_choice = situation_of(state, self.seat, index, (0, 0) if is_asked_of_choice(state, phase) else None)
        return Terms(
            to=Place(place),
            fewest=rule_of_phase(index, fewest),
            most=rule_of_phase(index, most),
            taken_out=narrowed(state, self.seat, index).reasons(),
            one_rank=rule_of_phase(index, "climbing"),
            condition_rule=condition_rule(state, index),
            condition=laying_condition(phase),
            holds=lambda question, card: holds(question, asked_of_choice, card),
            must_act="" if self.laid else rule_of_phase(index, declines),
        )

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """Lay the cards one after the other, then go on, or see what comes of them."""
        laid = (*self.laid, *cards)
        if not laid:
            return state
        done = Laying(self.seat, self.phase, self.index, laid)
        is_piecemeal = bool(cards) and goes_to_sequence(state, self.phase)
        ending = LayNext(done) if is_piecemeal else AllLaid(done)
        return state.then(*(LayCard(self, card) for card in cards), ending)


@dataclass(frozen=True)
class LayCard:
    """One card goes down."""

    laying: Laying
    card: Card

    def do(self, state: State) -> State:
        """The card is laid, scores for PLAY, and does what the tableau mode says."""
        seat, plays = self.laying.seat, self.laying.plays
        on_table = self.laying.phase.target is Location.TABLEAU
        lay = lay_on_table if on_table else lay_on_discard
        state = lay(state, seat, self.card, played=plays)
        move = moved(state, (self.card,), hand_of(seat), TABLE if on_table else DISCARD)
        state = state.happened(Lays(seat=seat, as_=LaidAs.PLAY if plays else LaidAs.DISCARD, moves=(move,)))
        if plays:
            state = state.but(last_played=self.card, is_no_pass=True)
            state = score_cards(state, seat, ScoringTrigger.PLAY, (self.card,))
        return after_laying(state, seat, self.card) if on_table else state


@dataclass(frozen=True)
class LayNext:
    """On a SEQUENCE tableau: the next card, each when the one before lies."""

    laying: Laying

    def do(self, state: State) -> State:
        """Ask for it, as long as more may be laid and one fits."""
        if len(self.laying.laid) < bounds_of(self.laying.phase)[1]:
            asked = self.laying.ask(state)
            if asked is not state:
                return asked
        return state.then(AllLaid(self.laying))


@dataclass(frozen=True)
class AllLaid:
    """Everything is laid and captured."""

    laying: Laying

    def do(self, state: State) -> State:
        """Whole ranks score for SET_COMPLETE; a wild card on top names a suit; then effects happen."""
        seat, cards = self.laying.seat, self.laying.laid
        if climbs(state, self.laying.phase):
            state = state.but(last_play=cards, last_to_play=seat)
        counts = Counter(card.rank for card in cards)
        whole = tuple(card for card in cards if counts[card.rank] == state.game.count_of_rank[card.rank])
        state = score_cards(state, seat, ScoringTrigger.SET_COMPLETE, whole)
        if not self.laying.plays:
            return state
        on_discard = self.laying.phase.target is Location.DISCARD
        naming = [NameSuit(seat)] if on_discard and names_suit(state, cards[-1]) else []
        return state.then(*naming, *effects_of(seat, cards, state))
