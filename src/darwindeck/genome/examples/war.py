"""War: the higher card wins."""

from darwindeck.genome.schema import (
    CaptureOrder,
    GameGenome,
    GameRules,
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

    Rules as on pagat.com ("War"): each player has half the deck as a stack face down. Both turn up their top
    cards, and the higher one, aces high, takes both to the bottom of the stack. After a tie each lays a card face
    down and turns up another, and the higher of these takes all; and so on. Who runs out of cards in a war turns up
    the last one instead of laying it face down. Who has all cards wins. The rules do not say in which order captured
    cards go under a stack; here it is as they happen to be picked up, by lot, because with a fixed order some deals
    never end (Lakshtanov and Roshchina 2012, On finiteness in the card game of War).

    Left out: that the last card stands for the rest of a war, for a player who turned it up and is level again. That
    player has lost; and when both are, the cards are dealt anew.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="war-baseline",
        generation=0,
        setup=SetupRules(
            cards_per_player=26,
            tableau_mode=TableauMode.WAR,
            hand_visibility=Visibility.FACE_DOWN,
            hand_is_stack=True,
            capture_order=CaptureOrder.BY_LOT,
        ),
        turn_structure=TurnStructure(phases=(PlayPhase(target=Location.TABLEAU),)),
        win_conditions=(WinCondition(type=WinType.CAPTURE_ALL),),
        max_turns=1000,
        game_rules=GameRules(war_cards_down=1),
    )
