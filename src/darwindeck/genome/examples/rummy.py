"""Rummy games: collect sets and runs."""

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    MeldPhase,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    StarterRule,
    TurnStructure,
    WinCondition,
    WinType,
)

_ACE_LOW = (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))
_COURT = (Rank.JACK, Rank.QUEEN, Rank.KING)
_PIPS = {rank: 10 if rank in _COURT else place for place, rank in enumerate(_ACE_LOW, start=1)}


def create_gin_rummy_genome() -> GameGenome:
    """Gin Rummy for two, 10 cards each, to 100 points.

    Rules as on pagat.com ("Gin Rummy"): aces are low and count 1, court cards 10. Players draw from the stock or
    take the last discard, which they may not lay back at once, and discard. With 10 or less in unmatched cards a
    player may knock; the opponent lays cards off onto the knocker's melds, unless it is gin. The knocker scores the
    difference, and 20 more for gin; an opponent who has no more undercuts, and scores the difference and 10. The
    loser deals, and the winner starts the next hand. When two cards are left in the stock nobody scores, and the
    same player deals again. Who first has 100 points wins.

    Left out: the first card that is turned up is not offered to the dealer when the other player does not want it;
    the points for winning the game and for each hand won, which are added when the game is over.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="gin-rummy",
        generation=0,
        setup=SetupRules(cards_per_player=10, initial_discard_count=1, rank_order=_ACE_LOW),
        turn_structure=TurnStructure(
            phases=(
                DrawPhase(source=Location.DECK, or_source=Location.DISCARD),
                DiscardPhase(target=Location.DISCARD, mandatory=True, keep_taken=True),
                KnockPhase(condition=Condition(ConditionType.HAND_VALUE, Operator.LE, 10), bonus=20, undercut_bonus=10),
            )
        ),
        win_conditions=(WinCondition(type=WinType.FIRST_TO_SCORE, threshold=100),),
        hand_evaluation=HandEvaluation(
            method=HandEvaluationMethod.DEADWOOD,
            card_values=tuple(CardValue(rank, value) for rank, value in _PIPS.items()),
        ),
        game_rules=GameRules(
            deck_empty_action=DeckEmptyAction.HAND_ENDS, deck_reserve=2, starter=StarterRule.BEST_OF_HAND
        ),
        max_turns=1000,
    )


def create_rummy_genome() -> GameGenome:
    """Rummy for four, 7 cards each, to 100 points.

    Rules as on pagat.com ("Rummy"): aces are low. Players draw from the stock or take the last discard, may lay one
    set or run of three or more cards, may add any number of cards to sets and runs that lie there, whoever laid
    them, and discard, but not the card just taken. Who has no card left, by melding, laying off or discarding, wins
    the hand, and scores what the others still hold: aces 1, court cards 10, others their pips. Who first has 100
    points wins.

    Left out: a discard pile that becomes the new stock is shuffled, and not just turned over; nothing is doubled for
    going out in one turn.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="rummy",
        generation=0,
        setup=SetupRules(cards_per_player=7, initial_discard_count=1, rank_order=_ACE_LOW),
        turn_structure=TurnStructure(
            phases=(
                DrawPhase(source=Location.DECK, or_source=Location.DISCARD),
                MeldPhase(max_melds=1),
                DiscardPhase(target=Location.DISCARD, mandatory=True, keep_taken=True),
            )
        ),
        win_conditions=(WinCondition(type=WinType.FIRST_TO_SCORE, threshold=100),),
        card_scoring=tuple(
            CardScoringRule(CardCondition(rank=rank), value, ScoringTrigger.LEFT_IN_HANDS)
            for rank, value in _PIPS.items()
        ),
        game_rules=GameRules(going_out=GoingOut.ENDS_HAND),
        player_count=4,
        max_turns=1000,
    )
