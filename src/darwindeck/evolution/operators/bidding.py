"""Operators on bids and contracts."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._numbers import POINTS, near
from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.genome._rules._facts import has_phase, phases_of
from darwindeck.genome._shape import fields_of
from darwindeck.genome.schema import (
    BiddingPhase,
    ContractScoring,
    GameGenome,
    TrickPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._words import counted

_LEAST_TARGET = 100
_TARGETS = (100, 150, 200, 250, 300, 500)


class AddBiddingPhaseMutation(Mutation):
    """Lets players bid before the first trick, and scores what becomes of their contracts."""

    name: ClassVar = "add bidding"
    usual: ClassVar = 0.04

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """Bids from none or one to as many as there are cards, in a game with tricks and without bids."""
        if not has_phase(genome, TrickPhase) or has_phase(genome, BiddingPhase):
            return
        phases = genome.turn_structure.phases
        first = next(i for i, phase in enumerate(phases) if isinstance(phase, TrickPhase))
        for allow_nil in rng.sample([True, False], 2):
            bids = BiddingPhase(rng.randint(0, 1), max(1, genome.setup.cards_per_player), allow_nil)
            changed = replace(
                genome,
                turn_structure=replace(genome.turn_structure, phases=(*phases[:first], bids, *phases[first:])),
                contract_scoring=genome.contract_scoring or ContractScoring(),
                trick_scoring=None,
                win_conditions=(_race(genome, rng),),
            )
            yield Draft(changed, "players bid how many tricks they will take, and score their contracts", _bids)


def _bids(genome: GameGenome) -> bool:
    return has_phase(genome, BiddingPhase)


def _race(genome: GameGenome, rng: Random) -> WinCondition:
    """To be the first with so many points, more than a hand brings."""
    for win in genome.win_conditions:
        if win.type is WinType.FIRST_TO_SCORE and (win.threshold or 0) >= _LEAST_TARGET:
            return win
    return WinCondition(WinType.FIRST_TO_SCORE, rng.choice(_TARGETS))


class RemoveBiddingPhaseMutation(Mutation):
    """Takes bids and contracts away."""

    name: ClassVar = "remove bidding"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:  # noqa: ARG002
        """The same game without bids; something else scores where points decide."""
        left = tuple(phase for phase in genome.turn_structure.phases if not isinstance(phase, BiddingPhase))
        if left and len(left) < len(genome.turn_structure.phases):
            turn = replace(genome.turn_structure, phases=left)
            yield Draft(replace(genome, turn_structure=turn, contract_scoring=None), "nobody bids any more")


class MutateBiddingPhaseMutation(Mutation):
    """Changes the lowest bid, the highest, or whether Nil may be bid."""

    name: ClassVar = "change bidding"
    usual: ClassVar = 0.06

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One of the three, within what a hand allows."""
        bidding = list(phases_of(genome, BiddingPhase))
        cards = genome.setup.cards_per_player
        while bidding:
            _, old = rng.choice(bidding)
            match rng.randrange(3):
                case 0:
                    new = replace(old, min_bid=rng.randint(0, min(3, old.max_bid)))
                    words = f"the lowest bid is {counted(new.min_bid, 'trick')}"
                case 1:
                    new = replace(old, max_bid=max(1, old.min_bid, rng.randint(cards - 2, cards + 2)))
                    words = f"the highest bid is {counted(new.max_bid, 'trick')}"
                case _:
                    new = replace(old, allow_nil=not old.allow_nil)
                    words = "a player may bid to take no trick" if new.allow_nil else "nobody may bid to take no trick"
            phases = tuple(new if phase is old else phase for phase in genome.turn_structure.phases)
            yield Draft(replace(genome, turn_structure=replace(genome.turn_structure, phases=phases)), words)


_SAID = {
    "points_per_trick_bid": "each trick of a contract that is made brings",
    "overtrick_points": "each trick beyond the contract brings",
    "failed_contract_penalty": "each trick of a contract that fails costs",
    "nil_bonus": "a Nil that is made brings",
    "nil_penalty": "a Nil that fails costs",
    "bag_limit": "bags are counted up to",
    "bag_penalty": "too many bags cost",
}


class MutateContractScoringMutation(Mutation):
    """Changes what contracts are worth."""

    name: ClassVar = "change contracts"
    usual: ClassVar = 0.05

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One of the numbers, a step up or down."""
        contracts = genome.contract_scoring
        while contracts is not None:
            field = rng.choice(fields_of(ContractScoring))
            old = getattr(contracts, field.name)
            new = near(old, (0, *POINTS), rng)
            changed = replace(contracts, **{field.name: new})
            words = f"{_SAID[field.name]} {new} instead of {old}"
            yield Draft(replace(genome, contract_scoring=changed), words)
