"""Games to spoil, and ways to do it."""

from dataclasses import replace
from typing import Any, NamedTuple

from darwindeck.genome.conditions import AnyCondition, Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    create_blackjack_genome,
    create_crazy_eights_genome,
    create_fan_tan_genome,
    create_go_fish_genome,
    create_hearts_genome,
    create_old_maid_genome,
    create_partnership_spades_genome,
    create_president_genome,
    create_scopa_genome,
    create_spades_genome,
    create_war_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardValue,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SetupRules,
    SpecialEffect,
    Suit,
    TargetSelector,
    TrickPhase,
    TurnStructure,
    WinCondition,
    WinType,
)


def with_setup(genome: GameGenome, **changes: Any) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **changes))


def with_turn(genome: GameGenome, *phases: Phase, **changes: Any) -> GameGenome:
    kept = phases or genome.turn_structure.phases
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=kept, **changes))


def with_phase(genome: GameGenome, index: int, **changes: Any) -> GameGenome:
    phases = list(genome.turn_structure.phases)
    phases[index] = replace(phases[index], **changes)
    return with_turn(genome, *phases)


def with_any(genome: GameGenome, **changes: Any) -> GameGenome:
    return replace(genome, **changes)


def won_by(genome: GameGenome, win: WinType, **details: Any) -> GameGenome:
    return replace(genome, win_conditions=(WinCondition(type=win, **details),))


WAR = create_war_genome()
# Crazy Eights at its simplest: one hand, no points, no suit named.
EIGHTS = replace(
    create_crazy_eights_genome(),
    setup=SetupRules(cards_per_player=5, initial_discard_count=1, wild_cards=(Rank.EIGHT,)),
    win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
    card_scoring=(),
    game_rules=GameRules(),
    max_turns=500,
)
OLD_MAID = create_old_maid_genome()
# Fan Tan without chips.
FAN_TAN = replace(
    create_fan_tan_genome(),
    setup=replace(create_fan_tan_genome().setup, starting_chips=0, ante=0),
    win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
    game_rules=GameRules(),
)
GO_FISH = create_go_fish_genome()
SCOPA = create_scopa_genome()
PRESIDENT = create_president_genome()
# Without passing and what else is not about the tricks themselves.
HEARTS = replace(with_turn(create_hearts_genome(), TrickPhase(breaking_suit=Suit.HEARTS)), game_rules=GameRules())
SPADES = create_spades_genome()
PARTNERS = create_partnership_spades_genome()

BLACKJACK = create_blackjack_genome()

PAIRING = replace(
    EIGHTS,
    genome_id="pairing",
    setup=SetupRules(cards_per_player=12, removed_cards=(CardCondition(suit=Suit.CLUBS, rank=Rank.QUEEN),)),
    turn_structure=TurnStructure(
        phases=(
            DrawPhase(source=Location.OPPONENT_HAND),
            DiscardPhase(
                target=Location.DISCARD,
                count=2,
                mandatory=True,
                matching_condition=Condition(ConditionType.HAS_MATCHING_PAIR),
            ),
        )
    ),
)
SOLO = replace(EIGHTS, genome_id="solo", player_count=1)
POKER = replace(
    EIGHTS,
    genome_id="poker",
    setup=SetupRules(cards_per_player=5, starting_chips=100),
    turn_structure=TurnStructure(phases=(BettingPhase(),)),
    win_conditions=(WinCondition(type=WinType.MOST_CHIPS),),
    hand_evaluation=HandEvaluation(method=HandEvaluationMethod.HIGH_CARD),
)
CHEAT = replace(
    EIGHTS,
    genome_id="cheat",
    setup=SetupRules(cards_per_player=13),
    turn_structure=TurnStructure(phases=(ClaimPhase(),)),
)
TWENTY_ONE = won_by(
    replace(
        POKER,
        genome_id="twenty-one",
        hand_evaluation=HandEvaluation(
            method=HandEvaluationMethod.POINT_TOTAL,
            card_values=(CardValue(rank=Rank.ACE, value=11, alternate_value=1),),
            target_value=21,
            bust_threshold=22,
        ),
    ),
    WinType.BEST_HAND,
)
BASES = (SOLO, PAIRING, POKER, CHEAT, TWENTY_ONE)

PLAY_TO_DISCARD = PlayPhase(target=Location.DISCARD)
PLAY_TO_TABLE = PlayPhase(target=Location.TABLEAU)
IS_EIGHT = Condition(ConditionType.CARD_IS_RANK, value=Rank.EIGHT)
IS_THREE = Condition(ConditionType.CARD_IS_RANK, value=Rank.THREE)
IS_CLUB = Condition(ConditionType.CARD_IS_SUIT, value=Suit.CLUBS)
EMPTY_HAND = Condition(ConditionType.HAND_SIZE, Operator.EQ, 0)
SKIP = SpecialEffect(Rank.JACK, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
DISCARD_ONE = SpecialEffect(Rank.JACK, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER)


def drawn(genome: GameGenome, draw: DrawPhase, play: PlayPhase = PLAY_TO_DISCARD) -> GameGenome:
    return with_turn(genome, draw, play)


def drawn_if(condition: AnyCondition) -> GameGenome:
    return with_phase(EIGHTS, 0, condition=condition)


DRAW_IF_STUCK = EIGHTS.turn_structure.phases[0]
assert isinstance(DRAW_IF_STUCK, DrawPhase)
assert DRAW_IF_STUCK.condition is not None
STUCK = DRAW_IF_STUCK.condition


def played_if(condition: AnyCondition) -> GameGenome:
    return with_phase(EIGHTS, 1, valid_play_condition=condition)


def evaluated(genome: GameGenome, **changes: Any) -> GameGenome:
    assert genome.hand_evaluation is not None
    return replace(genome, hand_evaluation=replace(genome.hand_evaluation, **changes))


def with_pattern(**demands: Any) -> GameGenome:
    pattern = HandPattern(name="a pattern", rank_priority=1, **demands)
    return evaluated(POKER, method=HandEvaluationMethod.PATTERN_MATCH, patterns=(pattern,))


class Case(NamedTuple):
    fact: str
    genome: GameGenome
    problems: list[str]


def case(fact: str, genome: GameGenome, *problems: str) -> Case:
    return Case(fact, genome, list(problems))
