"""Shedding games: match the card on top, and be the first without cards."""

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import (
    DrawPhase,
    EffectType,
    GameGenome,
    Location,
    PlayPhase,
    Rank,
    SchemaVersion,
    SetupRules,
    SpecialEffect,
    TargetSelector,
    TurnStructure,
    WinCondition,
    WinType,
)


def create_crazy_eights_genome() -> GameGenome:
    """Crazy Eights for four, five cards each.

    Rules as on pagat.com ("Crazy Eights", basic game): play a card of the suit or rank on top of the pile, or
    an eight. Who cannot play draws a card and may play it at once. The first player without cards wins; when
    the deck runs out the pile is shuffled, but for its top card.

    Left out: the suit that the player of an eight names, and points for the cards that the others still hold.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="crazy-eights",
        generation=0,
        setup=SetupRules(cards_per_player=5, initial_discard_count=1, wild_cards=(Rank.EIGHT,)),
        turn_structure=_draw_if_stuck_then_play(
            Condition(ConditionType.MATCHES_OR_WILD, reference=CardReference.TOP_DISCARD)
        ),
        win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
        player_count=4,
        max_turns=500,
    )


def create_uno_style_genome() -> GameGenome:
    """A game in the manner of UNO for four, with an ordinary deck.

    Rules as those of Mau-Mau and its kin on pagat.com ("Eights group"): play a card of the suit or rank on
    top of the pile, else draw one. A two makes the next player draw two cards, a jack skips the next player,
    a queen turns play round, a king gives another turn.

    Left out: calling out the last card.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="uno-style",
        generation=0,
        setup=SetupRules(cards_per_player=7, initial_discard_count=1),
        turn_structure=_draw_if_stuck_then_play(
            CompoundCondition(
                Logic.OR,
                (
                    Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD),
                    Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TOP_DISCARD),
                ),
            )
        ),
        special_effects=(
            SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, value=2),
            SpecialEffect(Rank.JACK, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER),
            SpecialEffect(Rank.QUEEN, EffectType.REVERSE_DIRECTION, TargetSelector.ALL_OPPONENTS),
            SpecialEffect(Rank.KING, EffectType.EXTRA_TURN, TargetSelector.NEXT_PLAYER),
        ),
        win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
        player_count=4,
        max_turns=500,
    )


def _draw_if_stuck_then_play(matching: AnyCondition) -> TurnStructure:
    stuck = Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.VALID_PLAYS)
    return TurnStructure(
        phases=(
            DrawPhase(source=Location.DECK, condition=stuck),
            PlayPhase(target=Location.DISCARD, valid_play_condition=matching),
        )
    )
