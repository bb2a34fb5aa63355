"""War: the higher card wins."""

from darwindeck.genome.schema import (
    GameGenome,
    Location,
    PlayPhase,
    SchemaVersion,
    SetupRules,
    TableauMode,
    TurnStructure,
    Visibility,
    WinCondition,
    WinType,
)


def create_war_genome() -> GameGenome:
    """War for two, with the whole deck.

    Rules as on pagat.com ("War"): each player has half the deck face down, both turn up a card, and the
    higher one takes both, aces high. A tie stays on the table and goes with the next pair that is not one.

    Left out: that the top card must be turned up and not just any card of the stack, the cards that are laid face
    down in a war, and the order in which captured cards go under the stack.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="war-baseline",
        generation=0,
        setup=SetupRules(
            cards_per_player=26,
            tableau_mode=TableauMode.WAR,
            hand_visibility=Visibility.FACE_DOWN,
        ),
        turn_structure=TurnStructure(phases=(PlayPhase(target=Location.TABLEAU),)),
        win_conditions=(WinCondition(type=WinType.CAPTURE_ALL),),
        max_turns=1000,
    )
