"""A game moment by moment: the position whenever something is told, a phase begins or somebody must decide."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from darwindeck.genome.schema import GameGenome, Phase
from darwindeck.rulebook.cases._whims import whims
from darwindeck.simulation.chance import stream
from darwindeck.simulation.players import REFERENCE_PLAYERS
from darwindeck.simulation.reference import (
    PHASE_BEGINS,
    Ask,
    Move,
    State,
    Verb,
    apply,
    legal_moves,
    start,
    view,
    watching,
)

DECISION = "decision"

SHY, WHIMSICAL = "shy", "whimsical"
_NOTHING = (Verb.PASS, Verb.CHECK)


@dataclass(frozen=True)
class Moment:
    """A position, with what is told in it: a line of the record, `PHASE_BEGINS` or `DECISION`."""

    state: State
    told: str
    move: Move | None = None
    """The move that is made, where it is a decision."""

    @property
    def is_decision(self) -> bool:
        """Whether somebody is asked."""
        return self.told == DECISION

    @property
    def ask(self) -> Ask | None:
        """What is asked, if something is."""
        return self.state.decision.ask if self.is_decision and self.state.decision else None

    @property
    def options(self) -> tuple[Move, ...]:
        """What may be answered."""
        return legal_moves(self.state) if self.is_decision else ()

    @property
    def is_hand_over(self) -> bool:
        """Whether the hand is over, and nothing has been paid or scored for it."""
        return self.told == "hand over"

    @property
    def phase(self) -> Phase:
        """The phase in which it is."""
        return self.state.game.phases[self.state.phase]

    @property
    def begins(self) -> Phase | None:
        """The phase that begins, if one does; whoever's turn it is may be out of the hand."""
        return self.phase if self.told == PHASE_BEGINS else None


def moments(
    genome: GameGenome, seed: int, players: Sequence[str], most: int, begin: Callable[[State], State] | None = None
) -> list[Moment]:
    """A game by the reference, up to so many decisions; these players sit round the table, again and again.

    Args:
        genome: The game.
        seed: What is dealt, and what players do by lot.
        players: Who plays: names of players of the reference, "shy" for one who does nothing if that is possible, or
            "whimsical" for one with whims of this game.
        most: After how many decisions the game is left.
        begin: Makes the position with which play begins from the first one.
    """
    found: list[Moment] = []
    with watching(lambda state, told: found.append(Moment(state, told))):
        first = start(genome, seed)
        for state, move in _played(first if begin is None else begin(first), players, most):
            found.append(Moment(state, DECISION, move))
    return found


def _played(state: State, players: Sequence[str], most: int) -> Iterator[tuple[State, Move]]:
    """Positions in which somebody decides, and what."""
    luck: list[Any] = [stream(state.seed, 1 + seat) for seat in range(state.genome.player_count)]
    likings = whims(state.genome.player_count, Random(state.seed))
    for _ in range(most):
        seat = state.to_act
        if seat is None:
            return
        options = legal_moves(state)
        name = players[seat % len(players)]
        if name == SHY and any(option.verb in _NOTHING for option in options):
            number = next(place for place, option in enumerate(options) if option.verb in _NOTHING)
        elif name == WHIMSICAL:
            number = likings[seat](options)
        else:
            player = REFERENCE_PLAYERS["random" if name == SHY else name]
            number, luck[seat] = player.decide(len(options), partial(view, state, seat), luck[seat])
        yield state, options[number]
        state = apply(state, options[number])
