"""Fields that mean nothing in a game: the machine never comes to look at them."""

import re
from collections.abc import Callable
from typing import Any

from darwindeck.genome._rules._facts import has_cards
from darwindeck.genome._stacks import hands_are_stacks
from darwindeck.genome.conditions import ConditionType
from darwindeck.genome.limits import asks
from darwindeck.genome.schema import (
    BettingPhase,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    DrawPhase,
    EffectType,
    Elimination,
    GameGenome,
    GameRules,
    LevelTrick,
    Location,
    PassAction,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    TableauMode,
    TrickPhase,
    WagerPhase,
    WinType,
)

_BY_SCORE = (WinType.HIGH_SCORE, WinType.LOW_SCORE, WinType.FIRST_TO_SCORE, WinType.ALL_HANDS_EMPTY)
_AIMED = (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)
_WITHOUT_VALUE = (EffectType.REVERSE_DIRECTION, EffectType.EXTRA_TURN)
_CHIPS = (ConditionType.CHIP_COUNT, ConditionType.CAN_AFFORD)

IDLE: dict[tuple[type, str], Callable[[GameGenome, Any], bool]] = {
    (GameGenome, "min_turns"): lambda *_: True,
    (SetupRules, "trump_suit"): lambda genome, _: not _has_trumps_of_deal(genome),
    (SetupRules, "starting_chips"): lambda genome, _: not _has_chips(genome),
    (SetupRules, "starting_score"): lambda genome, _: not looks_at_scores(genome),
    (SetupRules, "tableau_visibility"): lambda genome, _: not has_cards(genome, Location.TABLEAU),
    (SetupRules, "sequence_direction"): lambda _, setup: setup.tableau_mode is not TableauMode.SEQUENCE,
    (SetupRules, "sequence_start_rank"): lambda _, setup: setup.tableau_mode is not TableauMode.SEQUENCE,
    (SetupRules, "capture_by_sum"): lambda _, setup: setup.tableau_mode is not TableauMode.MATCH_RANK,
    (SetupRules, "capture_order"): lambda genome, _: not _has_war_of_stacks(genome),
    (SetupRules, "cards_step"): lambda genome, _: genome.game_rules.max_hands == 1,
    (SetupRules, "wild_cards"): lambda genome, setup: (
        not (setup.wild_names_suit or asks(genome, ConditionType.MATCHES_OR_WILD))
    ),
    (SetupRules, "wild_names_suit"): lambda _, setup: not setup.wild_cards,
    (GameRules, "war_cards_down"): lambda genome, _: not _has_war_of_stacks(genome),
    (GameRules, "passes_to_trigger"): lambda _, rules: rules.consecutive_pass_action is PassAction.NONE,
    (GameRules, "elimination"): lambda _, rules: rules.max_hands == 1,
    (GameRules, "starter"): lambda _, rules: rules.max_hands == 1,
    (GameRules, "others_pay_from"): lambda _, rules: rules.worst_hand_points == 0,
    (GameRules, "shoot_the_moon"): lambda genome, _: not _scores_tricks(genome),
    (TrickPhase, "breaking_rule"): lambda _, trick: trick.breaking_suit is None,
    (TrickPhase, "first_trick_safe"): lambda genome, _: not _scores_tricks(genome),
    (TrickPhase, "trump_suit"): lambda _, trick: trick.level is not LevelTrick.SUIT_LED,
    (TrickPhase, "trump_order"): lambda _, trick: trick.level is not LevelTrick.SUIT_LED,
    (BettingPhase, "raise_increment"): lambda _, bet: not bet.allow_raise,
    (BettingPhase, "max_raises"): lambda _, bet: not bet.allow_raise,
    (ClaimPhase, "fixed_rank"): lambda _, claim: claim.rank_mode is not ClaimRankMode.FIXED,
    (ClaimPhase, "starting_rank"): lambda _, claim: claim.rank_mode is ClaimRankMode.CHOSEN,
    (ClaimPhase, "lie_penalty"): lambda _, claim: not (claim.allow_challenge and claim.can_lie),
    (ClaimPhase, "challenge_penalty"): lambda _, claim: not claim.allow_challenge,
    (ClaimPhase, "penalty_points"): lambda _, claim: (
        ClaimPenalty.LOSE_POINTS not in (claim.lie_penalty, claim.challenge_penalty)
    ),
    (DrawPhase, "from_previous"): lambda _, draw: (
        not ({draw.source, draw.or_source} & {Location.OPPONENT_HAND, Location.OPPONENT_DISCARD})
    ),
    (DrawPhase, "may_double"): lambda genome, _: not _has(genome, WagerPhase),
    (SpecialEffect, "target"): lambda _, effect: effect.effect_type not in _AIMED,
    (SpecialEffect, "value"): lambda _, effect: effect.effect_type in _WITHOUT_VALUE,
}
"""When a field of a part of a game means nothing there."""


def _has(genome: GameGenome, *kinds: type) -> bool:
    return any(isinstance(phase, kinds) for phase in genome.turn_structure.phases)


def _has_trumps_of_deal(genome: GameGenome) -> bool:
    tricks = [phase for phase in genome.turn_structure.phases if isinstance(phase, TrickPhase)]
    in_tricks = any(trick.trump_suit is None and trick.level is LevelTrick.SUIT_LED for trick in tricks)
    return in_tricks or any(rule.trumps_only for rule in genome.card_scoring)


def _has_chips(genome: GameGenome) -> bool:
    staked = _has(genome, BettingPhase, WagerPhase) or genome.setup.ante > 0 or genome.game_rules.pass_stake > 0
    by_chips = any(win.type is WinType.MOST_CHIPS for win in genome.win_conditions)
    return staked or by_chips or asks(genome, *_CHIPS)


def looks_at_scores(genome: GameGenome) -> bool:
    """Whether it ever matters how many points a player has."""
    by_score = any(win.type in _BY_SCORE for win in genome.win_conditions)
    leaves = genome.game_rules.elimination is Elimination.NO_SCORE
    return by_score or leaves or asks(genome, ConditionType.SCORE_COMPARE)


def _has_war_of_stacks(genome: GameGenome) -> bool:
    return genome.setup.tableau_mode is TableauMode.WAR and hands_are_stacks(genome)


def _scores_tricks(genome: GameGenome) -> bool:
    in_tricks = any(rule.trigger is ScoringTrigger.TRICK_WIN for rule in genome.card_scoring)
    return in_tricks and _has(genome, TrickPhase)


def is_idle(genome: GameGenome, path: str) -> bool:
    """Whether the field at a path of a game means nothing in it."""
    part: Any = genome
    for step in _STEP.findall(path):
        if step.isdigit():
            part = part[int(step)]
            continue
        if (test := IDLE.get((type(part), step))) and test(genome, part):
            return True
        part = getattr(part, step)
    return False


_STEP = re.compile(r"\w+")
