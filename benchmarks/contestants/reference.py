"""The reference interpreter, without the text of records."""

import itertools

from benchmarks.timing import Timed, timed
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.chance import one_of, stream
from darwindeck.simulation.reference import apply, legal_moves, start


def reference(genome: GameGenome) -> Timed:
    """Plays one random game after the other."""
    seeds = itertools.count()
    return timed(lambda: play(genome, next(seeds)))


def play(genome: GameGenome, seed: int) -> int:
    """Play a game, as Random players would, and count the decisions, or the turns where nobody decides anything."""
    state = start(genome, seed)
    luck = [stream(seed, 1 + seat) for seat in range(genome.player_count)]
    decisions = 0
    while (seat := state.to_act) is not None:
        moves = legal_moves(state)
        number, luck[seat] = one_of(len(moves), luck[seat])
        state = apply(state, moves[number])
        decisions += 1
    return decisions or state.turns
