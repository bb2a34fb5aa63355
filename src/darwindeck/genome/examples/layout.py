"""Layout games: build the suits in order on the table."""

from darwindeck.genome.schema import (
    GameGenome,
    Location,
    PlayPhase,
    Rank,
    SchemaVersion,
    SequenceDirection,
    SetupRules,
    TableauMode,
    TurnStructure,
    WinCondition,
    WinType,
)


def create_fan_tan_genome() -> GameGenome:
    """Fan Tan (Sevens) for four, with the whole deck.

    Rules as on pagat.com ("Domino", "Sevens"): a seven starts each suit, which is then built upwards to the
    king and downwards to the ace. Who can play must; the first player without cards wins.

    Left out: the chips that players who cannot play pay to the pool.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="fan-tan",
        generation=0,
        setup=SetupRules(
            cards_per_player=13,
            tableau_mode=TableauMode.SEQUENCE,
            sequence_direction=SequenceDirection.BOTH,
            sequence_start_rank=Rank.SEVEN,
        ),
        turn_structure=TurnStructure(phases=(PlayPhase(target=Location.TABLEAU),)),
        win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
        player_count=4,
        max_turns=300,
    )
