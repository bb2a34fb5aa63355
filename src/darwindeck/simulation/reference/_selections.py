"""Which cards of a hand a play or discard phase would accept."""

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome.schema import (
    DiscardPhase,
    Location,
    PlayPhase,
    SequenceDirection,
    TableauMode,
)
from darwindeck.simulation.cards import Card
from darwindeck.simulation.reference._choosing import Level, Selection
from darwindeck.simulation.reference._conditions import Situation, holds, no_plays
from darwindeck.simulation.reference._sight import sees_on_table, within_reach
from darwindeck.simulation.reference._state import State

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
    condition = laying_condition(phase)
    fewest, most = bounds_of(phase)
    chooses_several = most > 1
    is_climbing = climbs(state, phase)
    lying = play_to_beat(state) if is_climbing else ()
    if lying and fewest <= most:
        fewest = most = len(lying)
    hand = _that_may_go(state, seat, phase)
    if lying and sees_on_table(state, seat, lying[0]):
        hand = frozenset(card for card in hand if game.height(card) > game.height(lying[0]))

    def count_plays() -> int:
        return count_valid_plays(state, seat, index + 1) if isinstance(phase, DiscardPhase) else no_plays()

    def accepted(together: tuple[int, int] | None) -> frozenset[Card]:
        situation = Situation(state, seat, count_plays, together)
        return frozenset(card for card in hand if holds(condition, situation, card))

    if goes_to_sequence(state, phase):
        fitting = frozenset(card for card in accepted(None) if fits(state, card))
        return Selection(1, 1 if fewest <= most else 0, (Level(0, 0, fitting),), game.ranks)
    if not chooses_several:
        return Selection(fewest, most, (Level(0, 0, accepted(None)),), game.ranks, is_climbing)
    asked = game.thresholds[index]
    levels = [Level(a, b, accepted((a, b))) for a in asked.sets if a <= most for b in asked.runs if b <= most]
    return Selection(fewest, most, tuple(levels), game.ranks, is_climbing)


def climbs(state: State, phase: LayingPhase) -> bool:
    """Whether plays of a phase must beat each other."""
    return isinstance(phase, PlayPhase) and state.game.climbs(phase)


def play_to_beat(state: State) -> tuple[Card, ...]:
    """The cards that were played together last where plays climb, if all of them lie on the table."""
    return state.last_play if set(state.last_play) <= set(state.table) else ()


def _that_may_go(state: State, seat: int, phase: LayingPhase) -> frozenset[Card]:
    """The hand, but for cards just taken from the discard pile where those must be kept; if there are others."""
    hand = within_reach(state, seat)
    if isinstance(phase, DiscardPhase) and phase.keep_taken:
        return hand - state.taken_up or hand
    return hand


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
