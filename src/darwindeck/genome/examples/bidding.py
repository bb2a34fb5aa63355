"""Bidding games: sealed bids for prizes."""

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    GameGenome,
    LevelTrick,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    Suit,
    TrickPhase,
    TurnStructure,
    TurnUpPhase,
    WinCondition,
    WinType,
)


def create_goofspiel_genome() -> GameGenome:
    """Goofspiel for two, also called GOPS, the game of pure strategy.

    Rules as on pagat.com ("GOPS"): each player holds a whole suit, and the cards of a third one are turned up one
    by one as prizes. Both bid a card, unseen, for the prize; the higher one takes it. When the bids are level the
    prize stays, and the next bids are for both. An ace is worth 1 point as a prize, the court cards 11, 12 and
    13, the others their pips; most points win. Prizes of a last trick that is level are nobody's.

    Left out: nothing.
    """
    prizes = {Rank.ACE: 1} | {rank: rank.code + 2 for rank in Rank if rank is not Rank.ACE}
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="goofspiel",
        generation=0,
        setup=SetupRules(
            cards_per_player=13,
            removed_cards=(CardCondition(suit=Suit.HEARTS),),
            deal_suits=True,
            rank_order=tuple(prizes),
        ),
        turn_structure=TurnStructure(
            phases=(
                TurnUpPhase(),
                TrickPhase(
                    lead_suit_required=False,
                    face_down=True,
                    takes_table=True,
                    level=LevelTrick.HELD_OVER,
                ),
            ),
            is_trick_based=True,
        ),
        win_conditions=(WinCondition(type=WinType.HIGH_SCORE),),
        card_scoring=tuple(
            CardScoringRule(CardCondition(Suit.SPADES, rank), value, ScoringTrigger.TRICK_WIN)
            for rank, value in prizes.items()
        ),
        player_count=2,
        max_turns=26,
    )
