"""Tidying up: the same game without what can never matter in it."""

from dataclasses import replace

from darwindeck.evolution.operators._places import put
from darwindeck.evolution.operators._spots import idle_spots
from darwindeck.genome._idle import looks_at_scores
from darwindeck.genome._rules._facts import has_phase, has_stakes
from darwindeck.genome.conditions import ConditionType
from darwindeck.genome.limits import asks
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    GameGenome,
    KnockPhase,
    StarterRule,
    WagerPhase,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from darwindeck.rulebook._plain import plain

ABOUT_CHIPS = (
    ConditionType.CHIP_COUNT,
    ConditionType.POT_SIZE,
    ConditionType.CURRENT_BET,
    ConditionType.CAN_AFFORD,
)
"""What can be asked about chips."""


def tidied(genome: GameGenome) -> GameGenome:
    """The same game without what never makes a difference to who wins; as it is where it is not sound."""
    if GenomeValidator.validate(genome):
        return genome
    for tidy in (plain, *_QUICK_WAYS):
        tidier = tidy(genome)
        if tidier != genome and not GenomeValidator.validate(tidier):
            genome = tidier
    return genome


def essence(genome: GameGenome) -> GameGenome:
    """What of a game can make a difference, as far as that is quickly told. It need not be a sound game."""
    for tidy in _QUICK_WAYS:
        genome = tidy(genome)
    return genome


def _without_idle_fields(genome: GameGenome) -> GameGenome:
    for spot in idle_spots(genome):
        genome = put(genome, spot.place, spot.field.default)
    return genome


def _without_covered_effects(genome: GameGenome) -> GameGenome:
    """Of two effects on one rank only the later one counts."""
    by_rank = {effect.trigger_rank: effect for effect in genome.special_effects}
    left = tuple(effect for effect in genome.special_effects if by_rank[effect.trigger_rank] is effect)
    return replace(genome, special_effects=left)


def _without_vain_points(genome: GameGenome) -> GameGenome:
    """Points are for nothing where nobody ever looks at them."""
    if looks_at_scores(genome) or genome.game_rules.starter is StarterRule.BEST_OF_HAND:
        return genome
    phases = tuple(phase for phase in genome.turn_structure.phases if not isinstance(phase, BiddingPhase))
    return replace(
        genome,
        setup=replace(genome.setup, starting_score=0),
        turn_structure=replace(genome.turn_structure, phases=phases),
        card_scoring=(),
        scoring_rules=(),
        majority_scoring=(),
        game_points=(),
        trick_scoring=None,
        contract_scoring=None,
        game_rules=replace(
            genome.game_rules,
            place_points=(),
            worst_hand_points=0,
            others_pay_from=None,
            shoot_the_moon=False,
            failed_nil_helps=True,
        ),
    )


def _without_vain_chips(genome: GameGenome) -> GameGenome:
    """Chips are for nothing where nobody bets or stakes any, nor wins by them."""
    by_chips = any(win.type is WinType.MOST_CHIPS for win in genome.win_conditions)
    if by_chips or has_phase(genome, BettingPhase, WagerPhase) or asks(genome, *ABOUT_CHIPS):
        return genome
    setup = replace(genome.setup, starting_chips=0, ante=0)
    return replace(genome, setup=setup, game_rules=replace(genome.game_rules, pass_stake=0))


def _without_unused_hands(genome: GameGenome) -> GameGenome:
    """How hands compare is for nothing where nobody compares them, nor counts what is in them."""
    is_used = (
        has_stakes(genome)
        or any(win.type is WinType.BEST_HAND for win in genome.win_conditions)
        or genome.house is not None
        or genome.game_rules.worst_hand_points != 0
        or genome.setup.capture_by_sum
        or has_phase(genome, KnockPhase)
        or asks(genome, ConditionType.HAND_VALUE)
    )
    return genome if is_used else replace(genome, hand_evaluation=None)


_QUICK_WAYS = (
    _without_covered_effects,
    _without_vain_points,
    _without_vain_chips,
    _without_unused_hands,
    _without_idle_fields,
)
