"""Layout games: build the suits in order on the table."""

from darwindeck.genome.schema import (
    GameGenome,
    GameRules,
    GoingOut,
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

    Rules as on pagat.com ("Domino", "Sevens") and, for the chips, on bicyclecards.com ("Fan Tan"): everybody pays
    a chip into the pot. A seven starts each suit, which is then built upwards to the king and downwards to the
    ace. Who can play must, who cannot pays a chip into the pot. The first player without cards takes it. Most
    chips after four hands win, in which everybody has led once.

    Left out: a chip to the winner for each card that the others still hold.
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
            # Nobody runs out of them: the others have 39 cards, and one of these at least is laid before the next pass.
            starting_chips=200,
            ante=1,
        ),
        turn_structure=TurnStructure(phases=(PlayPhase(target=Location.TABLEAU),)),
        win_conditions=(WinCondition(type=WinType.MOST_CHIPS, threshold=800),),
        game_rules=GameRules(going_out=GoingOut.ENDS_HAND, pass_stake=1, max_hands=4),
        player_count=4,
        max_turns=1000,
    )
