"""Pairing games: lay off cards of the same rank."""

from darwindeck.genome.conditions import Condition, ConditionType
from darwindeck.genome.schema import (
    CardCondition,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    Location,
    Rank,
    SchemaVersion,
    SetupRules,
    Suit,
    TurnStructure,
    WinCondition,
    WinType,
)


def create_old_maid_genome() -> GameGenome:
    """Old Maid for three, 17 cards each.

    Rules as on pagat.com ("Old Maid"): one queen is taken out, which leaves 51 cards. In turn, players draw
    an unseen card from another hand and lay off a pair when they have one. One queen is left over in the end,
    and nobody wants to hold it.

    Left out: the pairs that everybody lays off before the first turn go one at a time, in the players' turns,
    and the game ends with the first player out instead of the last one in.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="old-maid",
        generation=0,
        setup=SetupRules(cards_per_player=17, removed_cards=(CardCondition(suit=Suit.CLUBS, rank=Rank.QUEEN),)),
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
        win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
        player_count=3,
        max_turns=500,
    )
