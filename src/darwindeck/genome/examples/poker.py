"""Poker: chips are bet on who holds the best hand."""

from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    ExchangePhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Rank,
    SchemaVersion,
    SetupRules,
    Suit,
    TurnStructure,
    TurnUpPhase,
    WinCondition,
    WinType,
)

POKER_HANDS = HandEvaluation(
    method=HandEvaluationMethod.PATTERN_MATCH,
    patterns=(
        HandPattern("straight flush", 8, same_suit_count=5, sequence_length=5, sequence_wrap=True),
        HandPattern("four of a kind", 7, same_rank_groups=(4,)),
        HandPattern("full house", 6, same_rank_groups=(3, 2)),
        HandPattern("flush", 5, same_suit_count=5),
        HandPattern("straight", 4, sequence_length=5, sequence_wrap=True),
        HandPattern("three of a kind", 3, same_rank_groups=(3,)),
        HandPattern("two pairs", 2, same_rank_groups=(2, 2)),
        HandPattern("pair", 1, same_rank_groups=(2,)),
    ),
)
"""The hands of poker, from the best down; ranks decide between hands of a kind, and without any."""

_PLAYERS = 4
_CHIPS = 100


def _a_round_of_bets(amount: int) -> BettingPhase:
    """Bets and raises of one size, up to a bet and three raises."""
    return BettingPhase(min_bet=amount, max_bet=4 * amount, max_raises=3)


def create_five_card_draw_genome() -> GameGenome:
    """Five-card Draw: bet, exchange up to three cards, bet again, and show.

    Rules as on pagat.com ("Five Card Draw"): everybody puts an ante into the pot and is dealt five cards. After a
    round of bets those still in may exchange up to three cards for new ones, the first player clockwise first; then
    there is another round of bets, and the best hand of those left takes the pot, with side pots where somebody had
    no more chips. Bets have a fixed limit, twice as high after the draw, with a bet and three raises in a round. Most
    chips after twenty hands win, or all of them before.

    Left out: a fourth card for who shows an ace, and splitting the pot with a cut of the cards.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="five-card-draw",
        generation=0,
        setup=SetupRules(cards_per_player=5, starting_chips=_CHIPS, ante=1),
        turn_structure=TurnStructure(phases=(_a_round_of_bets(2), ExchangePhase(max_cards=3), _a_round_of_bets(4))),
        win_conditions=(WinCondition(type=WinType.MOST_CHIPS, threshold=_PLAYERS * _CHIPS),),
        hand_evaluation=POKER_HANDS,
        game_rules=GameRules(max_hands=20),
        player_count=_PLAYERS,
        max_turns=1000,
    )


create_draw_poker_genome = create_five_card_draw_genome
"""Another name of `create_five_card_draw_genome`."""


def create_showdown_poker_genome() -> GameGenome:
    """Simple Poker: five cards, one round of bets, and show.

    Rules as on pagat.com ("Poker": betting, showdown and the ranking of hands), in the oldest form of the game,
    straight poker: everybody puts an ante into the pot and is dealt five cards, there is a single round of bets
    with a fixed limit, a bet and three raises, and the best hand of those left takes the pot, with side pots where
    somebody had no more chips. Most chips after twenty hands win, or all of them before.

    Left out: nothing.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="showdown-poker",
        generation=0,
        setup=SetupRules(cards_per_player=5, starting_chips=_CHIPS, ante=1),
        turn_structure=TurnStructure(phases=(_a_round_of_bets(2),)),
        win_conditions=(WinCondition(type=WinType.MOST_CHIPS, threshold=_PLAYERS * _CHIPS),),
        hand_evaluation=POKER_HANDS,
        game_rules=GameRules(max_hands=20),
        player_count=_PLAYERS,
        max_turns=1000,
    )


def create_leduc_genome() -> GameGenome:
    """Leduc: poker with six cards, one in each hand and one on the table.

    Rules as in the literature on games of hidden information (Southey and others, 2005, "Bayes' Bluff: Opponent
    Modelling in Poker"), in the words of the poker pages on pagat.com: two players put in an ante of one chip and are
    dealt one of the kings, queens and jacks of two suits. After a round of bets of two chips a card is turned up for
    both; then there is a round of bets of four chips. In each round there is at most a bet and a raise. A pair with
    the card on the table wins, else the higher card, and equal ones share the pot. One hand is a game, in
    which a player can lose 13 of 100 chips.

    Left out: nothing.
    """
    others = [rank for rank in Rank if rank not in (Rank.JACK, Rank.QUEEN, Rank.KING)]
    pair = HandPattern("pair", 1, same_rank_groups=(2,))
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="leduc",
        generation=0,
        setup=SetupRules(
            cards_per_player=1,
            starting_chips=100,
            ante=1,
            removed_cards=(
                *(CardCondition(rank=rank) for rank in others),
                CardCondition(suit=Suit.CLUBS),
                CardCondition(suit=Suit.DIAMONDS),
            ),
        ),
        turn_structure=TurnStructure(
            phases=(
                BettingPhase(min_bet=2, max_bet=4, max_raises=1),
                TurnUpPhase(count=1),
                BettingPhase(min_bet=4, max_bet=8, max_raises=1),
            )
        ),
        win_conditions=(WinCondition(type=WinType.MOST_CHIPS),),
        hand_evaluation=HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, patterns=(pair,), with_table=True),
        player_count=2,
        max_turns=20,
        min_turns=2,
    )
