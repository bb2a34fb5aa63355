"""Cards held that are counted or compared at the end of a hand: they are shown first."""

from darwindeck.genome.conditions import ConditionType, simple_conditions
from darwindeck.genome.schema import ScoringRule, ScoringTrigger, ShowdownMethod, Visibility, WinType
from darwindeck.simulation.events import Shows
from darwindeck.simulation.kinds import Showing
from darwindeck.simulation.reference._knocking import knock_is_scored
from darwindeck.simulation.reference._piles import show
from darwindeck.simulation.reference._seats import are_opponents, opponents_in_hand
from darwindeck.simulation.reference._sight import hand_in_order
from darwindeck.simulation.reference._state import State

_ABOUT_HELD_CARDS = (
    ConditionType.HAS_SET_OF_N,
    ConditionType.HAS_RUN_OF_N,
    ConditionType.HAS_MATCHING_PAIR,
    ConditionType.HAND_VALUE,
)


def show_what_counts(state: State) -> State:
    """Players whose cards are counted or compared show them, by seat, unless hands lie open anyway."""
    if state.genome.setup.hand_visibility is Visibility.FACE_UP:
        return state
    for seat in sorted(_who_shows(state)):
        if state.hands[seat]:
            cards = hand_in_order(state, seat)
            state = show(state, cards).happened(Shows(seat=seat, cards=cards, why=Showing.COUNTED))
    return state


def _who_shows(state: State) -> set[int]:
    who: set[int] = set()
    if _hands_score(state):
        who |= state.in_game
    if state.places and _has_card_rule(state, ScoringTrigger.LEFT_IN_HANDS):
        who.update(seat for seat in state.in_game if are_opponents(state, state.places[0], seat))
    if state.genome.house is not None:
        who.update(seat for seat in state.in_hand if state.stakes[seat])
    if len(state.in_hand) > 1 and _hands_are_compared(state):
        who |= state.in_hand
    if state.knock is not None and knock_is_scored(state):
        who.update((state.knock.seat, *opponents_in_hand(state, state.knock.seat)))
    return who


def _hands_score(state: State) -> bool:
    """Whether everybody may score for the cards in hand."""
    rules = state.genome.scoring_rules
    return _has_card_rule(state, ScoringTrigger.HAND_END) or any(_is_about_held_cards(rule) for rule in rules)


def _has_card_rule(state: State, trigger: ScoringTrigger) -> bool:
    return any(rule.trigger is trigger for rule in state.genome.card_scoring)


def _is_about_held_cards(rule: ScoringRule) -> bool:
    return rule.per_card or any(one.type in _ABOUT_HELD_CARDS for one in simple_conditions(rule.condition))


def _hands_are_compared(state: State) -> bool:
    """Whether there is a showdown, a worst hand that scores or a best hand that wins."""
    genome = state.genome
    method = state.showdown or state.game.showdown
    by_hand = (ShowdownMethod.HAND_EVALUATION, ShowdownMethod.HIGHEST_CARD)
    is_showdown = any(state.paid) and not state.places and method in by_hand
    best_wins = any(win.type is WinType.BEST_HAND for win in genome.win_conditions)
    return is_showdown or genome.game_rules.worst_hand_points != 0 or best_wins
