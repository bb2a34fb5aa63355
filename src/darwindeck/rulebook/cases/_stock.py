"""The stock: it runs out, or the discard pile does not help."""

from collections.abc import Sequence

from darwindeck.genome.schema import (
    AskPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    Location,
    PassAction,
    PlayPhase,
    SwapPhase,
    TargetSelector,
    TrickPhase,
    TurnUpPhase,
)
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import State
from darwindeck.simulation.reference._seats import deck_is_empty


def _takes_from_stock(moment: Moment) -> bool:
    """Whether a phase begins in which somebody may take cards of the stock, or a special card makes somebody draw."""
    match moment.begins:
        case DrawPhase(source=source, or_source=other):
            return Location.DECK in (source, other)
        case ExchangePhase() | AskPhase() | TurnUpPhase() | SwapPhase():
            return True
        case PlayPhase() | TrickPhase():
            draws = any(one.effect_type is EffectType.DRAW_CARDS for one in moment.state.genome.special_effects)
            return draws or _renews_table(moment.state)
        case _:
            return moment.is_hand_over and moment.state.genome.house is not None


def _renews_table(state: State) -> bool:
    return state.genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU


def _most_taken(state: State) -> int:
    """How many cards a phase may take from the stock."""
    counts = [1]
    for phase in state.game.phases:
        match phase:
            case DrawPhase():
                counts.append(phase.count)
            case ExchangePhase():
                counts.append(phase.max_cards * len(state.in_hand))
            case _:
                pass
    if _renews_table(state):
        counts.append(len(state.table))
    others = {TargetSelector.ALL_OPPONENTS: state.genome.player_count - 1}
    drawing = (one for one in state.genome.special_effects if one.effect_type is EffectType.DRAW_CARDS)
    return max([*counts, *(one.value * others.get(one.target, 1) for one in drawing)])


def _left(moment: Moment) -> int:
    """The fewest cards that the stock may have when one more phase is over; what is turned up is not kept back."""
    state, phase = moment.state, moment.begins
    if isinstance(phase, TurnUpPhase):
        return len(state.deck) - phase.count
    return len(state.deck) - state.genome.game_rules.deck_reserve - _most_taken(state)


def _is_short(moment: Moment) -> bool:
    """Whether the stock may have too few cards for what comes."""
    return _takes_from_stock(moment) and _left(moment) < 0


def _is_short_with_pile(moment: Moment) -> bool:
    """Whether it may have too few even when the discard pile has become a part of it."""
    cleared = len(moment.state.table) if _renews_table(moment.state) else 0
    more = max(0, len(moment.state.discard) + cleared - 1)
    return _takes_from_stock(moment) and _left(moment) + more < 0


def _turns_up_too_few(moment: Moment) -> bool:
    return isinstance(moment.begins, TurnUpPhase) and len(moment.state.deck) < moment.begins.count


def _runs_out(game: Sequence[Moment]) -> bool:
    """Whether a stock that had cards after the deal is shuffled anew, or has none when a card must be drawn."""
    has_stock = False
    for moment in game:
        state, phase = moment.state, moment.begins
        if moment.told.startswith("deck"):
            has_stock = not deck_is_empty(state)
        must_draw = isinstance(phase, DrawPhase) and phase.source is Location.DECK and phase.mandatory
        is_free = isinstance(phase, DrawPhase) and phase.condition is None
        is_due = must_draw and is_free and state.walker in state.in_hand and deck_is_empty(state)
        if has_stock and (is_due or moment.told.startswith("reshuffle")):
            return True
    return False


_RUN_OUT = r"(?<![Aa]s soon as the )stock (has run out|is empty|runs out|is used up|is down to)|^if it runs out, it is"
_EMPTY = r"is empty|[Nn]othing to draw|left there|left in the stock|no cards to draw|as far as they last"

_NEVER = r"(?!)"
"""What no sentence has: the case is only looked for where nothing is told."""

STOCK = (
    Case(_RUN_OUT, _is_short),
    Case(_NEVER, course=_runs_out, must_be_told=True, or_words=f"{_RUN_OUT}|{_EMPTY}"),
    Case(r"^When the stock is used up, no more cards come", _turns_up_too_few),
    Case(r"from the stock, as far as they last|^For a special card nothing more is drawn", _is_short),
    Case(r"[Nn]othing to (shuffle|draw)|no card left to take|not enough cards for that", _is_short_with_pile),
)
