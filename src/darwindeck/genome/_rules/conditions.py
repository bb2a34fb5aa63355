"""Rules about what conditions ask: it must exist where they ask it."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import phases_of
from darwindeck.genome.conditions import (
    SIGNATURES,
    ConditionType,
    Operator,
    PlaceReference,
    simple_conditions,
)
from darwindeck.genome.limits import conditions_of
from darwindeck.genome.schema import BettingPhase, DrawPhase, GameGenome, KnockPhase, PlayPhase

_ABOUT_CHIPS = (
    ConditionType.CHIP_COUNT,
    ConditionType.POT_SIZE,
    ConditionType.CURRENT_BET,
    ConditionType.CAN_AFFORD,
)


def bets_ask_about_no_card(genome: GameGenome) -> Iterator[str]:
    """Bets are not about a card."""
    for path, phase in phases_of(genome, BettingPhase):
        for condition in simple_conditions(phase.condition):
            if SIGNATURES[condition.type].about == "card":
                yield (
                    f"{path}.condition asks {condition.type}: there is no card to judge when bets are made, "
                    "ask about the hand or the table"
                )


def draws_ask_about_no_card(genome: GameGenome) -> Iterator[str]:
    """Before a card is drawn there is no card to ask about, nor when a player knocks or a hand is to end."""
    asked = [(f"{path}.condition", knock.condition) for path, knock in phases_of(genome, KnockPhase)]
    for path, whole in (*asked, ("game_rules.hand_ends_if", genome.game_rules.hand_ends_if)):
        for condition in simple_conditions(whole):
            if SIGNATURES[condition.type].about == "card":
                yield f"{path} asks {condition.type}: there is no card to judge, ask about the hand"
    for path, phase in phases_of(genome, DrawPhase):
        for condition in simple_conditions(phase.condition):
            if SIGNATURES[condition.type].about == "card":
                yield (
                    f"{path}.condition asks {condition.type}: there is no card to judge before one is drawn, "
                    "ask about the hand or the table"
                )


def what_is_asked_exists(genome: GameGenome) -> Iterator[str]:
    """Chips and card values are asked about only where there are some."""
    for path, whole in conditions_of(genome):
        for condition in simple_conditions(whole):
            kind = condition.type
            if kind in _ABOUT_CHIPS and genome.setup.starting_chips == 0:
                yield f"{path} asks {kind}: setup.starting_chips is 0, the game has no chips"
            if kind is ConditionType.HAND_VALUE and not (genome.hand_evaluation and genome.hand_evaluation.card_values):
                yield f"{path} asks {kind}: hand_evaluation.card_values is empty, so every hand is worth 0"
            is_order = condition.operator not in (None, Operator.EQ, Operator.NE)
            if kind is ConditionType.CARD_IS_SUIT and is_order:
                yield f"{path} asks {kind} with {condition.operator}: suits have no order, use == or !="


def plays_are_counted_before_they_are_made(genome: GameGenome) -> Iterator[str]:
    """What the next play phase would accept can be asked only by a draw phase before it."""
    phases = genome.turn_structure.phases
    before_a_play = {
        f"turn_structure.phases[{i}].condition"
        for i, phase in enumerate(phases)
        if isinstance(phase, DrawPhase) and any(isinstance(later, PlayPhase) for later in phases[i + 1 :])
    }
    for path, whole in conditions_of(genome):
        counts_plays = any(one.reference is PlaceReference.VALID_PLAYS for one in simple_conditions(whole))
        if counts_plays and path not in before_a_play:
            yield f"{path} counts valid_plays: only a draw phase with a play phase after it can"


RULES = (draws_ask_about_no_card, bets_ask_about_no_card, what_is_asked_exists, plays_are_counted_before_they_are_made)
