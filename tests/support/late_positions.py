"""Deals late in a game: sides near the score that ends it, chips with few players, stacks nearly won.

Positions that games by chance come to seldom, or after thousands of turns. Those of the known games can be come to: any
scores can be there, and chips and stacks can be with anybody.
"""

from random import Random

from darwindeck.genome.schema import Elimination, TableauMode
from darwindeck.simulation.reference import Card, State

_NEAR = (1, 3, 12)
"""How many points below the end sides may be."""
_FEW = (1, 2, 5)
"""How many times the smallest amount poor players may have in chips."""


def later(state: State, rng: Random) -> State:
    """The same deal with other scores, chips and stacks, in what may be the last hand."""
    scores = _scores(state, rng)
    stacks = _stacks(state, rng)
    return state.but(
        scores=scores,
        scores_before=scores,
        chips=_chips(state, rng),
        hand_number=_hand_number(state, rng),
        stacks=stacks,
        hands=tuple(map(frozenset, stacks)) if stacks else state.hands,
        table=state.table
        + tuple(card for stack in state.stacks for card in stack if not any(card in one for one in stacks)),
    )


def _hand_number(state: State, rng: Random) -> int:
    """The last hand, or the first."""
    last = state.genome.game_rules.max_hands
    return last if last is not None and rng.randrange(2) else state.hand_number


def _scores(state: State, rng: Random) -> tuple[int, ...]:
    """Scores below every number that ends the game, or lives of which some are lost."""
    genome = state.genome
    ends = [win.threshold for win in genome.win_conditions if win.threshold is not None]
    if genome.game_rules.elimination is Elimination.NO_SCORE:
        return tuple(rng.randint(1, max(1, score)) for score in state.scores)
    if not any(genome.card_scoring or genome.scoring_rules or [genome.trick_scoring, genome.contract_scoring]):
        return state.scores
    if not ends:
        return state.scores
    each = min(ends) // max(len(side) for side in state.game.sides)
    near = rng.choice(_NEAR)
    return tuple(max(score, each - rng.randint(1, near)) for score in state.scores)


def _chips(state: State, rng: Random) -> tuple[int, ...]:
    """Few chips with some players, and the rest with one or two others; where a house pays, few with everybody."""
    if not sum(state.chips):
        return state.chips
    smallest = state.genome.setup.starting_chips // 20 or 1
    few = [min(chips, smallest * rng.choice(_FEW)) for chips in state.chips]
    if state.genome.house is None:
        rich = rng.sample(range(len(few)), rng.randint(1, 2))
        for seat in rich:
            few[seat] = (sum(state.chips) - sum(chips for poor, chips in enumerate(few) if poor not in rich)) // len(
                rich
            )
    return tuple(few)


def _stacks(state: State, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Stacks of which one is down to its last cards, or both are, in battles."""
    if state.genome.setup.tableau_mode is not TableauMode.WAR or not state.stacks:
        return state.stacks
    if rng.randrange(2):  # All other cards lie on the table, after battles that were level, and this one is, too.
        every = sorted(card for stack in state.stacks for card in stack)
        rank = rng.choice(every).rank
        one, other, *_ = (card for card in every if card.rank is rank)
        return (one,), (other,)
    poor, rich = rng.sample(range(2), 2)
    keeps = rng.randint(1, 2)
    stacks = list(state.stacks)
    stacks[rich] += stacks[poor][keeps:]
    stacks[poor] = stacks[poor][:keeps]
    return tuple(stacks)
