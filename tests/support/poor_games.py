"""Games that are sound and that nobody would want to play, each for one reason."""

from dataclasses import replace

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import create_agram_genome, create_crazy_eights_genome
from darwindeck.genome.schema import (
    CardValue,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    Rank,
    SetupRules,
    TurnStructure,
    TurnUpPhase,
    WinCondition,
    WinType,
)


def endless() -> GameGenome:
    """Draw a card, discard a card, and so on; nobody ever scores the point that wins."""
    phases = (DrawPhase(Location.DECK), DiscardPhase(Location.DISCARD))
    return replace(
        create_crazy_eights_genome(),
        genome_id="endless",
        setup=SetupRules(cards_per_player=5, initial_discard_count=1),
        turn_structure=TurnStructure(phases),
        win_conditions=(WinCondition(WinType.EMPTY_HAND),),
        card_scoring=(),
        max_turns=400,
    )


def won_on_the_deal() -> GameGenome:
    """A card is turned up, and whoever was dealt the most pips wins."""
    pips = tuple(CardValue(rank, rank.code + 2) for rank in Rank)
    return replace(
        create_agram_genome(),
        genome_id="won-on-the-deal",
        turn_structure=TurnStructure((TurnUpPhase(),)),
        win_conditions=(WinCondition(WinType.BEST_HAND),),
        hand_evaluation=HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=pips),
        trick_scoring=None,
        game_rules=GameRules(hand_ends_if=Condition(ConditionType.HAND_SIZE, operator=Operator.GT, value=0)),
        min_turns=0,
    )


def one_move() -> GameGenome:
    """Agram with a single card for each player: all must play the only card they have."""
    agram = create_agram_genome()
    return replace(agram, genome_id="one-move", setup=replace(agram.setup, cards_per_player=1))


def first_wins() -> GameGenome:
    """Everybody lays one card a turn, whichever; who began is out of cards first."""
    return replace(
        create_crazy_eights_genome(),
        genome_id="first-wins",
        setup=SetupRules(cards_per_player=7),
        turn_structure=TurnStructure((PlayPhase(Location.DISCARD),)),
        win_conditions=(WinCondition(WinType.EMPTY_HAND),),
        card_scoring=(),
        game_rules=GameRules(),
    )
