"""Operators that bring chips into a game, and take them out."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._parts.hands import an_evaluation
from darwindeck.evolution.operators._parts.phases import MAKERS, fitting_place
from darwindeck.evolution.operators._tidy import ABOUT_CHIPS
from darwindeck.genome._rules._facts import has_phase, has_stakes
from darwindeck.genome._rules.winning import hands_are_compared
from darwindeck.genome.conditions import simple_conditions
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    PhaseTag,
    TieBreaker,
    WagerPhase,
    WinCondition,
    WinType,
)

_HANDS = (5, 8, 10, 12)
_CHIPS = 100


class AddBettingMutation(Mutation):
    """Adds a round of bets on who has the best hand, with chips to win by."""

    name: ClassVar = "add betting"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """A round of bets early in the turn; the most chips after some hands win."""
        if has_phase(genome, BettingPhase, WagerPhase) or genome.player_count < 2:
            return
        chips = genome.setup.starting_chips or _CHIPS
        setup = replace(genome.setup, starting_chips=chips, ante=rng.choice([0, max(1, chips // 20)]))
        evaluation = genome.hand_evaluation if hands_are_compared(genome) else an_evaluation(genome, rng)
        staked = replace(
            genome,
            setup=setup,
            hand_evaluation=evaluation,
            win_conditions=(WinCondition(WinType.MOST_CHIPS),),
            game_rules=replace(genome.game_rules, max_hands=rng.choice(_HANDS), tie_breaker=TieBreaker.SHARED),
        )
        bets = MAKERS[PhaseTag.BETTING](staked, rng)
        phases = genome.turn_structure.phases
        place = fitting_place(bets, phases, rng)
        turn = replace(genome.turn_structure, phases=(*phases[:place], bets, *phases[place:]))
        words = "players bet chips on their hands, and the most chips win"
        yield Draft(replace(staked, turn_structure=turn), words, lambda one: has_phase(one, BettingPhase))


class RemoveBettingMutation(Mutation):
    """Takes chips out of the game, and all that is done with them."""

    name: ClassVar = "remove betting"
    usual: ClassVar = 0.02

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:  # noqa: ARG002
        """The same game without bets, stakes and the house; something else wins where chips did."""
        left = tuple(
            phase for phase in genome.turn_structure.phases if not isinstance(phase, BettingPhase | WagerPhase)
        )
        if not left or not has_stakes(genome):
            return
        without = replace(
            genome,
            setup=replace(genome.setup, starting_chips=0, ante=0),
            turn_structure=replace(genome.turn_structure, phases=left),
            game_rules=replace(genome.game_rules, pass_stake=0),
            scoring_rules=tuple(
                rule
                for rule in genome.scoring_rules
                if all(one.type not in ABOUT_CHIPS for one in simple_conditions(rule.condition))
            ),
            house=None,
        )
        yield Draft(without, "there are no chips any more", lambda one: not has_stakes(one))
