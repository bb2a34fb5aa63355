"""Banking games: everybody plays against the house."""

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    CardValue,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    Location,
    Rank,
    SchemaVersion,
    SetupRules,
    TurnStructure,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)

_PLAYERS = 3
_COURT = (Rank.JACK, Rank.QUEEN, Rank.KING)


def create_blackjack_genome() -> GameGenome:
    """Blackjack for three players against the house.

    Rules as on pagat.com ("Blackjack"): everybody stakes chips, then players get two cards face up and the house two,
    one of them face up. Court cards count ten, an ace one or eleven. With a natural (ace and ten with the two cards
    dealt) the house ends the hand at once. Else each player in turn draws cards, as many as wanted below 21,
    or doubles the stake for exactly one more; who has more than 21 has lost. The house draws to 16 and stands on
    all 17s. A better total wins as much as was staked, level ones get the stake back, a natural wins one and a half
    times the stake. The cards of one deck are shuffled for every hand. To make a game of it, stakes are 10 to 50
    chips of 200, and most chips after twenty hands win.

    Left out: splitting pairs, insurance, and surrender.
    """
    values = [CardValue(rank, rank.code + 2) for rank in Rank if rank not in (*_COURT, Rank.ACE)]
    values += [CardValue(rank, 10) for rank in _COURT]
    values.append(CardValue(Rank.ACE, 11, alternate_value=1))
    below_21 = Condition(ConditionType.HAND_VALUE, Operator.LT, 21)
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="blackjack",
        generation=0,
        setup=SetupRules(cards_per_player=2, starting_chips=200, hand_visibility=Visibility.FACE_UP),
        turn_structure=TurnStructure(
            phases=(
                WagerPhase(min_bet=10, max_bet=50, before_deal=True),
                DrawPhase(Location.DECK, mandatory=False, condition=below_21, repeat=True, may_double=True),
            )
        ),
        win_conditions=(WinCondition(type=WinType.MOST_CHIPS, threshold=1_000_000),),
        hand_evaluation=HandEvaluation(
            method=HandEvaluationMethod.POINT_TOTAL, card_values=tuple(values), target_value=21, bust_threshold=22
        ),
        house=HouseRules(cards=2, face_up=1, stands_on=17, hits_soft=False, natural_pays_percent=150),
        game_rules=GameRules(max_hands=20),
        player_count=_PLAYERS,
        max_turns=500,
    )
