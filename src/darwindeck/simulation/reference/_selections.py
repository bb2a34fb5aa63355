"""Which cards of a hand a play or discard phase would accept."""

from functools import partial

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome.schema import (
    DiscardPhase,
    Location,
    PlayPhase,
    SequenceDirection,
    TableauMode,
)
from darwindeck.simulation.cards import Card
from darwindeck.simulation.reasons import ConditionFails, JustTaken, NoPlace, Reason, TooLow
from darwindeck.simulation.reference._choosing import Level, Selection
from darwindeck.simulation.reference._conditions import Situation, holds, no_plays, wanted
from darwindeck.simulation.reference._narrowing import Narrowing, rule_of_phase, usable
from darwindeck.simulation.reference._sight import sees_on_table
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.values import Rule

LayingPhase = PlayPhase | DiscardPhase


def bounds_of(phase: LayingPhase) -> tuple[int, int]:
    """The fewest and the most cards that a phase lays, at least one."""
    if isinstance(phase, DiscardPhase):
        return max(1, phase.count), phase.count
    return max(1, phase.min_cards), phase.max_cards


def goes_to_sequence(state: State, phase: LayingPhase) -> bool:
    """Whether the cards of a phase go to a SEQUENCE tableau, where they are laid one by one."""
    return phase.target is Location.TABLEAU and state.genome.setup.tableau_mode is TableauMode.SEQUENCE


def selection_of(state: State, seat: int, index: int) -> Selection:
    """What a player may choose in the phase of that place among the phases."""
    game, phase = state.game, state.game.phases[index]
    assert isinstance(phase, LayingPhase), "only these lay cards"
    fewest, most = bounds_of(phase)
    lying = lying_for(state, phase)
    if lying and fewest <= most:
        fewest = most = len(lying)
    left = narrowed(state, seat, index).cards
    if goes_to_sequence(state, phase):
        return Selection(1, 1 if fewest <= most else 0, (Level(0, 0, left),), game.ranks)
    is_climbing = climbs(state, phase)
    if not chooses_several(phase):
        return Selection(fewest, most, (Level(0, 0, left),), game.ranks, is_climbing)
    asked = game.thresholds[index]
    levels = [
        Level(a, b, _accepted(state, seat, index, left, (a, b)))
        for a in asked.sets
        if a <= most
        for b in asked.runs
        if b <= most
    ]
    return Selection(fewest, most, tuple(levels), game.ranks, is_climbing)


def narrowed(state: State, seat: int, index: int) -> Narrowing:
    """The cards that rules about a card by itself leave; sets and runs among several are taken for granted."""
    game, phase = state.game, state.game.phases[index]
    assert isinstance(phase, LayingPhase), "only these lay cards"
    left = usable(state, seat)
    if isinstance(phase, DiscardPhase) and phase.keep_taken:
        keep_taken = JustTaken(rule_of_phase(index, "keep_taken"))
        left = left.to(left.cards - state.taken_up or left.cards, lambda _: keep_taken)
    if goes_to_sequence(state, phase):
        left = left.to([card for card in left.cards if fits(state, card)], partial(_no_place, state))
    lying = lying_for(state, phase)
    if lying and sees_on_table(state, seat, lying[0]):
        higher = [card for card in left.cards if game.height(card) > game.height(lying[0])]
        left = left.to(higher, lambda _: TooLow(min(lying), rule_of_phase(index, "climbing")))
    granted = (_ANY_SIZE, _ANY_SIZE) if is_asked_of_choice(state, phase) else None
    accepted = _accepted(state, seat, index, left.cards, granted)
    return left.to(accepted, partial(_condition_fails, state, seat, index, granted))


_ANY_SIZE = 2**31
"""A set or run that is as large as any question asks."""


def chooses_several(phase: LayingPhase) -> bool:
    """Whether a phase may lay several cards."""
    return bounds_of(phase)[1] > 1


def is_asked_of_choice(state: State, phase: LayingPhase) -> bool:
    """Whether sets and runs are asked of the cards chosen together, and not of the hand."""
    return chooses_several(phase) and not goes_to_sequence(state, phase)


def situation_of(state: State, seat: int, index: int, together: tuple[int, int] | None) -> Situation:
    """Whom and when the condition of a phase is asked."""

    def count_plays() -> int:
        is_discard = isinstance(state.game.phases[index], DiscardPhase)
        return count_valid_plays(state, seat, index + 1) if is_discard else no_plays()

    return Situation(state, seat, count_plays, together)


def _accepted(
    state: State, seat: int, index: int, cards: frozenset[Card], together: tuple[int, int] | None
) -> frozenset[Card]:
    """Those of the cards for which the condition of a phase holds."""
    condition, situation = laying_condition(state.game.phases[index]), situation_of(state, seat, index, together)
    return frozenset(card for card in cards if holds(condition, situation, card))


def _condition_fails(state: State, seat: int, index: int, together: tuple[int, int] | None, card: Card) -> Reason:
    wish = wanted(laying_condition(state.game.phases[index]), situation_of(state, seat, index, together), card)
    assert wish is not None, "the condition does not hold"
    return ConditionFails(wish, condition_rule(state, index))


def condition_rule(state: State, index: int) -> Rule:
    """The path of the condition of a phase that lays cards."""
    is_play = isinstance(state.game.phases[index], PlayPhase)
    return rule_of_phase(index, "valid_play_condition" if is_play else "matching_condition")


def _no_place(state: State, card: Card) -> Reason:
    """A pile that nothing lies on wants the rank that starts it; another one the next card at either end."""
    fitting = (one for one in state.game.cards if one.suit is card.suit and one not in state.table)
    has_pile = any(one.suit is card.suit for one in state.table)
    rule = "setup.tableau_mode" if has_pile else "setup.sequence_start_rank"
    return NoPlace(tuple(one for one in fitting if fits(state, one)), rule)


def lying_for(state: State, phase: LayingPhase) -> tuple[Card, ...]:
    """The cards that a phase must beat, if it must beat any."""
    return play_to_beat(state) if climbs(state, phase) else ()


def climbs(state: State, phase: LayingPhase) -> bool:
    """Whether plays of a phase must beat each other."""
    return isinstance(phase, PlayPhase) and state.game.climbs(phase)


def play_to_beat(state: State) -> tuple[Card, ...]:
    """The cards that were played together last where plays climb, if all of them lie on the table."""
    return state.last_play if set(state.last_play) <= set(state.table) else ()


def count_valid_plays(state: State, seat: int, index: int) -> int:
    """How many cards the next play phase, from that place on, would offer for a first card now."""
    for later in range(index, len(state.game.phases)):
        if isinstance(state.game.phases[later], PlayPhase):
            return len(selection_of(state, seat, later).offered())
    return 0


def fits(state: State, card: Card) -> bool:
    """Whether a card fits onto the piles of a SEQUENCE tableau, aces low."""
    pile = [one for one in state.table if one.suit is card.suit]
    setup = state.genome.setup
    if not pile:
        return setup.sequence_start_rank in (None, card.rank)
    order = state.game.suit_order[card.suit]
    places = [order.index(one) for one in pile]
    place = order.index(card)
    grows_up = setup.sequence_direction in (SequenceDirection.ASCENDING, SequenceDirection.BOTH)
    grows_down = setup.sequence_direction in (SequenceDirection.DESCENDING, SequenceDirection.BOTH)
    return (grows_up and place == max(places) + 1) or (grows_down and place == min(places) - 1)
