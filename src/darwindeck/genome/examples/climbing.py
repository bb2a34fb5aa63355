"""Climbing games: beat the cards that lie there, or pass; get rid of all cards."""

from darwindeck.genome.schema import (
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    PassAction,
    PlayPhase,
    Rank,
    SchemaVersion,
    SetupRules,
    StarterRule,
    TieBreaker,
    TributePhase,
    TriggerMode,
    TurnStructure,
    WinCondition,
    WinType,
)


def create_president_genome() -> GameGenome:
    """President for four, to 11 points.

    Rules as on pagat.com ("President"): twos are high, threes low. The leader lays a card, or several of one rank;
    the others beat it with as many cards of a higher rank, or pass, and may still play when their turn comes
    again. When all others have passed, who played last leads anew, or the next player if that one has no card
    left. The first one out is President, then come the Vice-President and the others, and the last one in is Scum.
    In the next hand the Scum gives the highest card to the President, who gives back any card and leads. Played
    for points, the President scores two and the Vice-President one.

    Left out: players keep their seats.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="president",
        generation=0,
        setup=SetupRules(cards_per_player=13, rank_order=(*tuple(Rank)[1:], Rank.TWO)),
        turn_structure=TurnStructure(
            phases=(
                TributePhase(cards=1),
                PlayPhase(target=Location.TABLEAU, max_cards=4, mandatory=False, climbing=True),
            )
        ),
        win_conditions=(WinCondition(type=WinType.HIGH_SCORE, threshold=11, trigger_mode=TriggerMode.THRESHOLD_GATE),),
        player_count=4,
        max_turns=5000,
        game_rules=GameRules(
            consecutive_pass_action=PassAction.CLEAR_TABLEAU,
            tie_breaker=TieBreaker.PLAY_ON,
            going_out=GoingOut.LEAVES_HAND,
            place_points=(2, 1),
            starter=StarterRule.FIRST_OUT,
        ),
    )
