"""Pairing games: lay off cards of the same rank."""

from darwindeck.genome.schema import (
    CardCondition,
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
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
    """Old Maid for four, all 51 cards dealt.

    Rules as on pagat.com ("Old Maid"): one queen is taken out, and all other cards are dealt, some players getting
    one more than others. Everybody lays off all pairs. Then, in turn, players draw an unseen card from the one
    who played before them, and lay off the pair if it makes one. Whoever has no card left is safe; one queen is
    left over in the end, and who holds it has lost.

    Left out: nothing.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="old-maid",
        generation=0,
        setup=SetupRules(
            cards_per_player=12,
            removed_cards=(CardCondition(suit=Suit.CLUBS, rank=Rank.QUEEN),),
            deal_remainder=True,
        ),
        turn_structure=TurnStructure(phases=(DrawPhase(source=Location.OPPONENT_HAND, from_previous=True),)),
        win_conditions=(WinCondition(type=WinType.NOT_LAST),),
        player_count=4,
        max_turns=1000,
        min_turns=5,
        game_rules=GameRules(going_out=GoingOut.LEAVES_HAND, book_size=2),
    )
