"""The way through a game: start it, make a move, and play on to the next decision."""

from darwindeck.errors import GenomeError
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation._playable import play_problems
from darwindeck.simulation.chance import stream
from darwindeck.simulation.events import Chose
from darwindeck.simulation.reference._choices import choice_of
from darwindeck.simulation.reference._deal import begin_hand
from darwindeck.simulation.reference._game import game_of
from darwindeck.simulation.reference._hand_end import finish_hand
from darwindeck.simulation.reference._moves import IllegalMove, Move
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._walk import finish_walk


def start(genome: GameGenome, seed: int) -> State:
    """Begin the first hand and play to the first decision.

    Args:
        genome: The rules.
        seed: The seed of the game, modulo 2^64.

    Raises:
        GenomeError: When the genome cannot be played.
    """
    problems = play_problems(genome)
    if problems:
        raise GenomeError(problems)
    game = game_of(genome)
    seed %= 2**64
    state = State(
        game=game,
        seed=seed,
        chance=stream(seed, 0),
        in_game=frozenset(game.seats),
        scores=(genome.setup.starting_score,) * genome.player_count,
        chips=(genome.setup.starting_chips,) * genome.player_count,
        bags=(0,) * len(game.sides),
    )
    return advance(begin_hand(state, starter=0))


def legal_moves(state: State) -> tuple[Move, ...]:
    """The options of the player who must decide, in their order; none when the game is over."""
    return state.decision.moves if state.decision else ()


def apply(state: State, move: Move) -> State:
    """Make a move, and play on to the next decision.

    Raises:
        IllegalMove: When the move is not among the options.
    """
    decision = state.decision
    if decision is None:
        raise IllegalMove(f"{move} is not legal: the game is over")
    if move not in decision.moves:
        options = ", ".join(map(str, decision.moves))
        raise IllegalMove(f"{move} is not legal for P{decision.seat}: expected one of {options}")
    chose = Chose(decision.seat, decision.ask, choice_of(state, move), len(decision.moves))
    asked = state.but(decision=None, pages=(), page=(chose,), decisions=state.decisions + 1, is_busy=True)
    return advance(decision.decide(asked, move))


def count_sequences(state: State, depth: int) -> int:
    """How many sequences of so many decisions can follow, or fewer where the game ends."""
    moves = legal_moves(state)
    if depth == 0 or not moves:
        return 1
    return sum(count_sequences(apply(state, move), depth - 1) for move in moves)


def advance(state: State) -> State:
    """Do what is to be done until somebody must decide, or the game is over."""
    while state.decision is None and state.outcome is None:
        if state.hand_is_over:
            state = finish_hand(state)
        elif state.agenda:
            state = state.agenda[0].do(state.but(agenda=state.agenda[1:]))
        else:
            state = finish_walk(state)
    return state
