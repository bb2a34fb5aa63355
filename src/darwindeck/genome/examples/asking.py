"""Asking games: collect all cards of a rank by asking the others for them."""

from darwindeck.genome.schema import (
    AskPhase,
    DeckEmptyAction,
    GameGenome,
    GameRules,
    SchemaVersion,
    SetupRules,
    TurnStructure,
    WinCondition,
    WinType,
)


def create_go_fish_genome() -> GameGenome:
    """Go Fish for four, five cards each.

    Rules as on bicyclecards.com ("Go Fish"), which plays on until all books are made, where pagat.com's game ends
    with the first player out of cards, or the deck: in turn, players ask somebody for a rank of which they hold a
    card. Whoever has such cards hands all of them over, and the player asks again; else the player draws a
    card from the deck, and asks again if it is of the rank asked for. Four of a rank are a book, which is laid
    down at once. A player without cards draws one when it is his or her turn. When all thirteen books are made,
    the most books win.

    Left out: nothing.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="go-fish",
        generation=0,
        setup=SetupRules(cards_per_player=5),
        turn_structure=TurnStructure(phases=(AskPhase(),)),
        win_conditions=(WinCondition(type=WinType.MOST_CAPTURED),),
        player_count=4,
        max_turns=2000,
        game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW, book_size=4),
    )
