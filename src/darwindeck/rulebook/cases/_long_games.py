"""Games that are stopped by the limit of turns, or can be: what comes again in a game may come again and again."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import fields

from darwindeck.genome.schema import Elimination
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS, Ending, State
from darwindeck.simulation.reference._deal import cards_to_deal

_COURSE = ("seed", "chance", "outcome", "pages", "lines", "decision", "agenda", "turns", "decisions", "has_counted")
_BEFORE = ("starter", "last_turn", "tricks_before", "scores_before", "last_places", "laid", "shown", "known")
_OF_THE_PAST = frozenset((*_COURSE, *_BEFORE, "house_chips"))
"""What tells of a position how it came about, and not what may become of it."""
_COUNTED_OR_PILED = frozenset(("game", "deck", "discard", "claims"))
_COMPARED = tuple(field.name for field in fields(State) if field.name not in _OF_THE_PAST | _COUNTED_OR_PILED)


def _position(state: State) -> Hashable:
    """A position as a phase begins, but for the order of cards that lie face down or under others."""
    piles = frozenset(state.deck), frozenset(state.discard), state.discard[-1:]
    return hash((*piles, state.claims % len(state.game.ranks), *(getattr(state, name) for name in _COMPARED)))


def _standing(state: State) -> Hashable:
    """How players stand before a deal: by differences alone where no score is left to come to."""
    game, most = state.game, max(state.scores[seat] for seat in state.in_game)
    sides = [sum(state.scores[seat] for seat in side) for side in game.sides]
    goals = [win.threshold for win in state.genome.win_conditions if win.threshold is not None]
    is_even = not goals or max(sides) >= max(goals)
    if state.genome.game_rules.elimination is Elimination.NO_SCORE:
        is_even = most <= 0
    scores = tuple(score - most for score in state.scores) if is_even else state.scores
    return is_even, scores, state.chips, state.bags, state.in_game, cards_to_deal(state)


def _comes_again(keys: Iterator[tuple[Hashable, int]]) -> bool:
    """Whether something is as it was some turns before."""
    first: dict[Hashable, int] = {}
    return any(first.setdefault(key, turns) < turns for key, turns in keys)


def _may_be_stopped(game: Sequence[Moment]) -> bool:
    """Whether the limit of turns ends a game, or a position or standing that comes again shows that it may."""
    genome, last = game[0].state.genome, game[-1].state.outcome
    if last is not None and last.ending is Ending.TIMEOUT:
        return True
    deals = (one.state for one in game if one.told.startswith("hand ") and one.told.endswith(" starts"))
    if genome.game_rules.max_hands is None and _comes_again((_standing(one), one.turns) for one in deals):
        return True
    begun = (one.state for one in game if one.told == PHASE_BEGINS)
    return _comes_again((_position(one), one.turns) for one in begun)


LONG_GAMES = (Case(r"nobody has won after about", course=_may_be_stopped),)
