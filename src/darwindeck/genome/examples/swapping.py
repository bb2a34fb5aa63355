"""Swapping games: pass a bad card on, and do not be left with the worst hand."""

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    CardValue,
    DeckName,
    Elimination,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    PassAction,
    Rank,
    SchemaVersion,
    SetupRules,
    SwapPhase,
    TurnStructure,
    WinCondition,
    WinType,
)

_LOWEST_FIRST = (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))
_COURT_CARDS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def create_cuckoo_genome() -> GameGenome:
    """Cuckoo (Ranter-Go-Round) for five, with three lives each.

    Rules as on pagat.com ("Cuckoo"): a card each, king high and ace low. In turn, players keep their card or
    exchange it with their left neighbor, who must agree unless he or she shows a king. The dealer, who is last,
    may exchange with the top of the deck, unless that is a king. Whoever has the lowest card loses a life,
    level players all of them, and who has no life left is out. When that would be everybody who is left, they
    play on. The last player in the game wins.

    Left out: the stakes, and kings that are shown before anybody asks.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="cuckoo",
        generation=0,
        setup=SetupRules(cards_per_player=1, rank_order=_LOWEST_FIRST, starting_score=3),
        turn_structure=TurnStructure(
            phases=(SwapPhase(source=Location.OPPONENT_HAND, blocked_by=Rank.KING, last_from_deck=True),)
        ),
        win_conditions=(WinCondition(type=WinType.LAST_STANDING),),
        max_turns=1000,
        player_count=5,
        hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD),
        game_rules=GameRules(worst_hand_points=-1, elimination=Elimination.NO_SCORE),
    )


def create_schwimmen_genome() -> GameGenome:
    """Schwimmen (31) for four, with 32 cards; three lives, and a fourth to swim with.

    Rules as on pagat.com ("Schwimmen (31)"): three cards each and three on the table. In turn, players exchange
    one card or all three with the table, or pass; then they may close, and every other player has one more turn.
    When all players pass, one after the other, the cards of the table are replaced by three of the deck. Cards of
    one suit are added up: ace 11, court cards and tens 10, the others their pips; three of a rank are 30½, three
    aces 32. Whoever has 31 or three aces, be it by the deal, ends the hand at once. The worst hand costs a life,
    level players all of them; three aces cost everybody else one. The last player in the game wins. The machine
    counts half points, so that all values are doubled.

    Left out: the second hand among which the dealer may choose.
    """
    thirty_one, three_aces = 62, 64
    values = {
        **{Rank.SEVEN: 7, Rank.EIGHT: 8, Rank.NINE: 9},
        **dict.fromkeys(_COURT_CARDS, 10),
    }
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="schwimmen",
        generation=0,
        setup=SetupRules(
            cards_per_player=3,
            initial_deck=DeckName.STRIPPED_32,
            initial_tableau_count=3,
            starting_score=4,
        ),
        turn_structure=TurnStructure(
            phases=(
                SwapPhase(source=Location.TABLEAU, all_at_once=True),
                KnockPhase(lay_off=False, last_round=True),
            )
        ),
        win_conditions=(WinCondition(type=WinType.LAST_STANDING),),
        max_turns=5000,
        player_count=4,
        hand_evaluation=HandEvaluation(
            HandEvaluationMethod.POINT_TOTAL,
            card_values=(
                *(CardValue(rank, 2 * value, three_value=61) for rank, value in values.items()),
                CardValue(Rank.ACE, 22, three_value=three_aces),
            ),
            one_suit=True,
        ),
        game_rules=GameRules(
            consecutive_pass_action=PassAction.RENEW_TABLEAU,
            worst_hand_points=-1,
            elimination=Elimination.NO_SCORE,
            hand_ends_if=Condition(ConditionType.HAND_VALUE, Operator.GE, thirty_one),
            others_pay_from=three_aces,
        ),
    )
