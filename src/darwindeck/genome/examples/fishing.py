"""Fishing games: capture cards from the table."""

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    DeckEmptyAction,
    DeckName,
    DrawPhase,
    GameGenome,
    GameRules,
    Location,
    PlayPhase,
    SchemaVersion,
    SetupRules,
    TableauMode,
    TriggerMode,
    TurnStructure,
    WinComparison,
    WinCondition,
    WinType,
)


def create_scopa_genome() -> GameGenome:
    """Scopa by rank for two, with 40 cards.

    Rules as on pagat.com ("Scopa"): three cards each and four on the table; a card captures a card of its
    rank, and when the hands are empty three more cards are drawn, until the deck is used up. Most captured
    cards win.

    Left out: captures by sum, sweeps, the last cards on the table that go to the last captor, and the points
    for coins, the seven of coins and the prime.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="scopa",
        generation=0,
        setup=SetupRules(
            cards_per_player=3,
            initial_deck=DeckName.STRIPPED_40,
            initial_tableau_count=4,
            tableau_mode=TableauMode.MATCH_RANK,
        ),
        turn_structure=TurnStructure(
            phases=(
                DrawPhase(
                    source=Location.DECK,
                    count=3,
                    condition=Condition(ConditionType.HAND_SIZE, Operator.EQ, 0),
                ),
                PlayPhase(target=Location.TABLEAU),
            )
        ),
        win_conditions=(
            WinCondition(
                type=WinType.MOST_CAPTURED,
                comparison=WinComparison.HIGHEST,
                trigger_mode=TriggerMode.ALL_HANDS_EMPTY,
            ),
        ),
        game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW),
    )
