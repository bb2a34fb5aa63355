"""Shedding games: be the first without cards."""

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
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    PlayPhase,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    TargetSelector,
    TriggerMode,
    TurnStructure,
    Visibility,
    WinCondition,
    WinType,
)


def create_crazy_eights_genome() -> GameGenome:
    """Crazy Eights for four, five cards each.

    Rules as on pagat.com ("Crazy Eights", basic game): play a card of the suit or rank on top of the pile, or
    an eight, whose player names the suit that comes next. Who cannot play draws a card, and plays it at once if
    that is possible. When the deck runs out the pile is shuffled, but for its top card. The first player without
    cards ends the hand and scores for what the others hold: 50 for an eight, 10 for a ten or court card, 1 for an
    ace, the pips of the others. Who has 100 points first wins.

    Left out: drawing by a player who could play, and an eight that is turned up to start the pile is just a card
    of its suit.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="crazy-eights",
        generation=0,
        setup=SetupRules(cards_per_player=5, initial_discard_count=1, wild_cards=(Rank.EIGHT,), wild_names_suit=True),
        turn_structure=_draw_if_stuck_then_play(
            Condition(ConditionType.MATCHES_OR_WILD, reference=CardReference.TOP_DISCARD)
        ),
        win_conditions=(WinCondition(type=WinType.HIGH_SCORE, threshold=100, trigger_mode=TriggerMode.THRESHOLD_GATE),),
        card_scoring=tuple(
            CardScoringRule(CardCondition(rank=rank), points, ScoringTrigger.LEFT_IN_HANDS)
            for rank, points in _points_in_hand().items()
        ),
        game_rules=GameRules(going_out=GoingOut.ENDS_HAND),
        player_count=4,
        max_turns=2000,
    )


def _points_in_hand() -> dict[Rank, int]:
    """What a card costs the player who is caught with it: its pips, and more for eights."""
    pips = {rank: min(rank.code + 2, 10) for rank in Rank}
    return pips | {Rank.EIGHT: 50, Rank.ACE: 1}


def create_uno_style_genome() -> GameGenome:
    """A game in the manner of UNO for four, with an ordinary deck.

    Rules as those of Mau-Mau and its kin on pagat.com ("Eights group"): play a card of the suit or rank on
    top of the pile, else draw one, and play it at once if that is possible. A two makes the next player draw two
    cards, who then takes the turn as usual; a jack skips the next player, a queen turns play round, a king gives
    another turn. The first player without cards wins.

    Left out: wild cards, that who draws two misses the turn or answers with a two, and calling out the last card.
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


create_uno_genome = create_uno_style_genome
"""Another name of `create_uno_style_genome`."""


def create_cheat_genome() -> GameGenome:
    """Cheat, or I Doubt It, for four, with the whole deck.

    Rules as on pagat.com ("Bullshit / Cheat / I Doubt It"): the first player lays one to four cards face down and
    calls them aces, the second player twos, and so on to the kings, after which aces come again; the cards need
    not be what they are called. Whoever doubts it has them turned over: a liar takes the whole pile, and so does
    who doubted the truth. The first player whose last card stands, because nobody doubts it or it is what it was
    called, wins.

    Left out: the rush to be the first to doubt, opponents are asked in turn.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="cheat",
        generation=0,
        setup=SetupRules(cards_per_player=13, discard_visibility=Visibility.FACE_DOWN),
        turn_structure=TurnStructure(phases=(ClaimPhase(),)),
        win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
        player_count=4,
        max_turns=2000,
    )


def _draw_if_stuck_then_play(matching: AnyCondition) -> TurnStructure:
    stuck = Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.VALID_PLAYS)
    return TurnStructure(
        phases=(
            DrawPhase(source=Location.DECK, condition=stuck),
            PlayPhase(target=Location.DISCARD, valid_play_condition=matching),
        )
    )
