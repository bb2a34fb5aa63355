"""Fishing games: capture cards from the table."""

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckEmptyAction,
    DeckName,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    Suit,
    TableauMode,
    TieBreaker,
    TriggerMode,
    TurnStructure,
    WinComparison,
    WinCondition,
    WinType,
)

_CAPTURING_VALUES = {
    **{Rank.ACE: 1, Rank.TWO: 2, Rank.THREE: 3, Rank.FOUR: 4, Rank.FIVE: 5, Rank.SIX: 6, Rank.SEVEN: 7},
    **{Rank.JACK: 8, Rank.QUEEN: 9, Rank.KING: 10},
}
_PRIME_VALUES = {
    **{Rank.SEVEN: 21, Rank.SIX: 18, Rank.ACE: 16, Rank.FIVE: 15, Rank.FOUR: 14, Rank.THREE: 13, Rank.TWO: 12},
    **{Rank.JACK: 10, Rank.QUEEN: 10, Rank.KING: 10},
}
_COINS = Suit.DIAMONDS


def _values(counts: dict[Rank, int]) -> tuple[CardValue, ...]:
    return tuple(CardValue(rank, count) for rank, count in counts.items())


def create_scopa_genome() -> GameGenome:
    """Scopa for two, with 40 cards, to eleven points.

    Rules as on pagat.com ("Scopa"): three cards each and four on the table, and three more when the hands are empty,
    until the deck is used up. A card captures a card of its rank, or else cards that add up to its value: ace 1 to
    seven 7, jack 8, queen 9, king 10. A sweep of the whole table is a point, but not with the last card of the deal;
    what is left then goes to the last captor. A point each for most cards, most diamonds (coins), the seven of diamonds
    and the best prime; level players score none of these. Whoever has more, of eleven or more points at the end of a
    deal, wins; if both are level, they play on.

    Left out: the new deal when three or four kings lie on the table.
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
            capture_by_sum=True,
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
                type=WinType.HIGH_SCORE,
                threshold=11,
                comparison=WinComparison.HIGHEST,
                trigger_mode=TriggerMode.THRESHOLD_GATE,
            ),
        ),
        max_turns=2000,
        card_scoring=(
            CardScoringRule(CardCondition(), 1, ScoringTrigger.SWEEP),
            CardScoringRule(CardCondition(_COINS, Rank.SEVEN), 1, ScoringTrigger.CAPTURE),
        ),
        hand_evaluation=HandEvaluation(HandEvaluationMethod.NONE, card_values=_values(_CAPTURING_VALUES)),
        game_rules=GameRules(
            deck_empty_action=DeckEmptyAction.SKIP_DRAW,
            tie_breaker=TieBreaker.PLAY_ON,
            rest_to_last_captor=True,
        ),
        majority_scoring=(
            MajorityScoring(CardCondition(), 1),
            MajorityScoring(CardCondition(suit=_COINS), 1),
            MajorityScoring(
                CardCondition(),
                1,
                measure=MajorityMeasure.BEST_OF_EACH_SUIT,
                card_values=_values(_PRIME_VALUES),
            ),
        ),
    )
