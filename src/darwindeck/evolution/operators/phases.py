"""Operators on the phases of a turn: one more, one fewer, another one, another order."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._parts.phases import MAKERS, fitting_place
from darwindeck.genome.schema import GameGenome, Phase, PhaseTag

_MOST_PHASES = 5
"""Turns of more phases than this are no fun to learn."""
_CORE = (
    *(PhaseTag.PLAY, PhaseTag.CLAIM, PhaseTag.TRICK, PhaseTag.ASKING, PhaseTag.MELD),
    *(PhaseTag.SWAP, PhaseTag.BETTING, PhaseTag.WAGER),
)
"""What turns are made for."""
_SAID = {
    PhaseTag.DRAW: "drawing cards",
    PhaseTag.PLAY: "playing cards",
    PhaseTag.DISCARD: "discarding",
    PhaseTag.BETTING: "a round of bets",
    PhaseTag.CLAIM: "laying cards unseen and saying what they are",
    PhaseTag.TRICK: "a trick",
    PhaseTag.BIDDING: "bidding",
    PhaseTag.PASSING: "passing cards on",
    PhaseTag.TURN_UP: "turning up cards for the table",
    PhaseTag.EXCHANGE: "exchanging cards with the deck",
    PhaseTag.TRUMP: "naming trumps",
    PhaseTag.WAGER: "staking chips against the house",
    PhaseTag.ASKING: "asking others for cards",
    PhaseTag.TRIBUTE: "paying tribute to the winners of the hand before",
    PhaseTag.MELD: "laying sets and runs",
    PhaseTag.KNOCK: "knocking to end the hand",
    PhaseTag.SWAP: "swapping cards",
}


def _with(genome: GameGenome, *phases: Phase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def _has(tag: PhaseTag, genome: GameGenome) -> bool:
    return any(phase.tag is tag for phase in genome.turn_structure.phases)


class AddPhaseMutation(Mutation):
    """Puts one more phase into the turn, of a kind that it does not have yet."""

    name: ClassVar = "add phase"
    usual: ClassVar = 0.08

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """A phase of any other kind, where it belongs, with whatever it needs."""
        phases = genome.turn_structure.phases
        if len(phases) >= _MOST_PHASES:
            return
        tags = [tag for tag in MAKERS if all(phase.tag is not tag for phase in phases)]
        for tag in rng.sample(tags, len(tags)):
            phase = MAKERS[tag](genome, rng)
            place = fitting_place(phase, phases, rng)
            added = _with(genome, *phases[:place], phase, *phases[place:])
            yield Draft(added, f"a turn now has {_SAID[tag]}", partial(_has, tag))


class RemovePhaseMutation(Mutation):
    """Takes a phase out of the turn."""

    name: ClassVar = "remove phase"
    usual: ClassVar = 0.05

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One phase fewer, any of them but the last in which players do something with their cards or chips."""
        phases = genome.turn_structure.phases
        if len(phases) < 2:
            return
        for place in rng.sample(range(len(phases)), len(phases)):
            if all(phase.tag not in _CORE for i, phase in enumerate(phases) if i != place):
                continue
            left = _with(genome, *phases[:place], *phases[place + 1 :])
            yield Draft(left, f"a turn no longer has {_SAID[phases[place].tag]}")


class ReplacePhaseMutation(Mutation):
    """Puts another phase in the place of one."""

    name: ClassVar = "replace phase"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """A phase of another kind for any of them."""
        phases = genome.turn_structure.phases
        while True:
            place = rng.randrange(len(phases))
            old = phases[place]
            tag = rng.choice([tag for tag in MAKERS if tag is not old.tag])
            new = MAKERS[tag](genome, rng)
            words = f"a turn has {_SAID[tag]} instead of {_SAID[old.tag]}"
            replaced = _with(genome, *phases[:place], new, *phases[place + 1 :])
            yield Draft(replaced, words, partial(_has, tag))


class SwapPhasesMutation(Mutation):
    """Lets two phases of the turn come in the other order."""

    name: ClassVar = "swap phases"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """Any two phases that follow each other."""
        phases = genome.turn_structure.phases
        for place in rng.sample(range(len(phases) - 1), len(phases) - 1):
            first, second = phases[place : place + 2]
            words = f"{_SAID[second.tag]} comes before {_SAID[first.tag]}"
            yield Draft(_with(genome, *phases[:place], second, first, *phases[place + 2 :]), words)
