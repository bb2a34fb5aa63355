"""Tricks: players without cards, or without a card of the suit led."""

from darwindeck.genome.schema import TrickPhase
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ask
from darwindeck.simulation.reference._tricks import lead_of, opening_cards


def _leader_has_no_card(moment: Moment) -> bool:
    return isinstance(moment.begins, TrickPhase) and not moment.state.hands[moment.state.walker]


def _others_have_no_card(moment: Moment) -> bool:
    return moment.ask is Ask.TRICK and any(not moment.state.hands[seat] for seat in moment.state.waiting)


def _cannot_follow(moment: Moment) -> bool:
    state = moment.state
    if moment.ask is not Ask.TRICK or not state.trick or state.decision is None:
        return False
    return lead_of(state) not in {card.suit for card in state.hands[state.decision.seat]}


def _holds_unbroken_suit(moment: Moment) -> bool:
    phase, state = moment.begins, moment.state
    if not isinstance(phase, TrickPhase) or phase.breaking_suit is None or phase.breaking_suit in state.broken:
        return False
    return any(card.suit is phase.breaking_suit for card in state.hands[state.walker])


def _nobody_has_opening_card(moment: Moment) -> bool:
    phase, state = moment.begins, moment.state
    if not isinstance(phase, TrickPhase) or state.tricks_played:
        return False
    return not any(opening_cards(state.hands[seat], phase) for seat in state.in_hand)


def _is_taken_without_trump(moment: Moment) -> bool:
    phase = moment.phase
    if not moment.told.endswith("takes the trick") or not isinstance(phase, TrickPhase):
        return False
    trump = phase.trump_suit or moment.state.trump
    return not any(card.suit is trump for _, card in moment.state.trick)


_OF_TWO = r"no card left plays none|turns up the top card"
_LOST = r"lost his or her last card in the trick plays none"

TRICKS = (
    Case(r"If the leader has no card left", _leader_has_no_card, must_be_told=True, or_words=_OF_TWO),
    Case(r"others without a card play none", _others_have_no_card, must_be_told=True, or_words=f"{_OF_TWO}|{_LOST}"),
    Case(_LOST, _others_have_no_card),
    Case(r"If you have none, play any card", _cannot_follow),
    Case(r"may not be led until", _holds_unbroken_suit),
    Case(r"If nobody holds (it|such a card), the starter leads", _nobody_has_opening_card),
    Case(r"when no trump was played", _is_taken_without_trump),
    Case(r"nobody takes the trick", lambda moment: moment.told == "nobody takes the trick"),
)
