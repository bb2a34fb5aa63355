"""Operators that take one small step somewhere in a part of the game. Together they reach every field."""

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._fields import GenomeField, open_fields
from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._steps import step
from darwindeck.genome._shape import AnyOf, ConditionShape, Maybe, Number
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    GameRules,
    HouseRules,
    SetupRules,
    WagerPhase,
)

_CHIPS = {(SetupRules, "starting_chips"), (SetupRules, "ante"), (GameRules, "pass_stake")}
_DECK = {"initial_deck", "removed_cards", "rank_order", "wild_cards"}
_SCORING = {"card_scoring", "scoring_rules", "trick_scoring", "majority_scoring", "game_points"}
_POINTS = {(GameRules, "place_points"), (GameRules, "worst_hand_points"), (SetupRules, "starting_score")}


class StepMutation(Mutation):
    """Changes a single field, picked so that all kinds of field have the same chance."""

    def is_open(self, field: GenomeField) -> bool:
        """Whether this operator may change a field."""
        return field is not None

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One field after the other, each a step away."""
        by_kind: dict[tuple[type, str], list[GenomeField]] = {}
        for field in open_fields(genome):
            if self.is_open(field):
                by_kind.setdefault(field.kind, []).append(field)
        kinds = list(by_kind)
        while kinds:
            yield Draft(step(genome, rng.choice(by_kind[rng.choice(kinds)]), rng))


class MutateAnythingMutation(StepMutation):
    """Changes any field."""

    name: ClassVar = "change a rule"
    usual: ClassVar = 0.15


class MutateParameterMutation(StepMutation):
    """Changes a number."""

    name: ClassVar = "change a number"
    usual: ClassVar = 0.20

    def is_open(self, field: GenomeField) -> bool:
        """Numbers, also those that may be left out."""
        shape = field.declared.shape
        return isinstance(shape.inner if isinstance(shape, Maybe) else shape, Number | AnyOf)


class MutatePhaseMutation(StepMutation):
    """Changes how a phase goes."""

    name: ClassVar = "change a phase"
    usual: ClassVar = 0.15

    def is_open(self, field: GenomeField) -> bool:
        """The fields of phases."""
        return field.path[:2] == ("turn_structure", "phases") and len(field.path) > 3


class MutateConditionMutation(StepMutation):
    """Changes what a rule asks, gives one a question, or takes it away."""

    name: ClassVar = "change a condition"
    usual: ClassVar = 0.10

    def is_open(self, field: GenomeField) -> bool:
        """Conditions, also those that may be left out."""
        shape = field.declared.shape
        return isinstance(shape.inner if isinstance(shape, Maybe) else shape, ConditionShape)


class MutateDealMutation(StepMutation):
    """Changes the deal, the table, or who sees what."""

    name: ClassVar = "change the deal"
    usual: ClassVar = 0.10

    def is_open(self, field: GenomeField) -> bool:
        """The setup without the deck and the chips."""
        return field.path[0] == "setup" and field.path[1] not in _DECK and field.kind not in _CHIPS


class MutateDeckMutation(StepMutation):
    """Changes the cards: which there are, their order, and which are wild."""

    name: ClassVar = "change the deck"
    usual: ClassVar = 0.06

    def is_open(self, field: GenomeField) -> bool:
        """What the setup says about the deck."""
        return field.path[0] == "setup" and field.path[1] in _DECK


class MutateScoringMutation(StepMutation):
    """Changes what brings points."""

    name: ClassVar = "change scoring"
    usual: ClassVar = 0.15

    def is_open(self, field: GenomeField) -> bool:
        """Points for cards, conditions, tricks, majorities and places."""
        return field.path[0] in _SCORING or field.kind in _POINTS


class MutateWinConditionMutation(StepMutation):
    """Changes a way to win, or adds or drops one."""

    name: ClassVar = "change winning"
    usual: ClassVar = 0.08

    def is_open(self, field: GenomeField) -> bool:
        """The ways to win."""
        return field.path[0] == "win_conditions"


class MutateBettingMutation(StepMutation):
    """Changes bets, stakes, chips or the house."""

    name: ClassVar = "change betting"
    usual: ClassVar = 0.10

    def is_open(self, field: GenomeField) -> bool:
        """All that is about chips."""
        return field.kind in _CHIPS or isinstance(field.owner, BettingPhase | WagerPhase | HouseRules)


class MutateHandEvaluationMutation(StepMutation):
    """Changes how hands are compared."""

    name: ClassVar = "change hands"
    usual: ClassVar = 0.06

    def is_open(self, field: GenomeField) -> bool:
        """The hand evaluation, as a whole and in its parts."""
        return field.path[0] == "hand_evaluation"


class MutateGameRulesMutation(StepMutation):
    """Changes what happens at the edges of the rules."""

    name: ClassVar = "change edge rules"
    usual: ClassVar = 0.08

    def is_open(self, field: GenomeField) -> bool:
        """The game rules."""
        return field.path[0] == "game_rules"
