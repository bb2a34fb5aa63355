"""Trick-taking games: everybody plays a card, the best one takes them all."""

from dataclasses import replace

from darwindeck.genome.schema import (
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    ContractScoring,
    GameGenome,
    GameRules,
    LevelTrick,
    PassDirection,
    PassingPhase,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    Suit,
    TrickPhase,
    TriggerMode,
    TurnStructure,
    TurnUpPhase,
    WinComparison,
    WinCondition,
    WinType,
)


def create_hearts_genome() -> GameGenome:
    """Hearts for four, to 100 points.

    Rules as on pagat.com ("Hearts"): three cards are passed to the left, then to the right, then across, and kept
    in every fourth hand. Whoever holds the two of clubs leads it; no heart and not the queen of spades may be
    played to the first trick by who has anything else. Follow suit, no trumps, hearts may not be led until one
    has been played. Each heart taken costs a point and the queen of spades 13; who takes all of them costs the
    others 26 points each instead. When somebody has 100 points at the end of a hand the lowest score wins.

    Left out: the choice of who shoots the moon to take 26 points off instead.
    """
    hearts = CardCondition(suit=Suit.HEARTS)
    queen_of_spades = CardCondition(suit=Suit.SPADES, rank=Rank.QUEEN)
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="hearts",
        generation=0,
        setup=SetupRules(cards_per_player=13),
        turn_structure=TurnStructure(
            phases=(
                PassingPhase(
                    count=3,
                    directions=(PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS, PassDirection.KEEP),
                ),
                TrickPhase(
                    breaking_suit=Suit.HEARTS,
                    opening_card=CardCondition(suit=Suit.CLUBS, rank=Rank.TWO),
                    first_trick_safe=True,
                ),
            ),
            is_trick_based=True,
            tricks_per_hand=13,
        ),
        win_conditions=(
            WinCondition(
                type=WinType.LOW_SCORE,
                threshold=100,
                comparison=WinComparison.LOWEST,
                trigger_mode=TriggerMode.THRESHOLD_GATE,
            ),
        ),
        card_scoring=(
            CardScoringRule(hearts, 1, ScoringTrigger.TRICK_WIN),
            CardScoringRule(queen_of_spades, 13, ScoringTrigger.TRICK_WIN),
        ),
        game_rules=GameRules(shoot_the_moon=True),
        player_count=4,
        max_turns=2000,
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


def create_spades_genome() -> GameGenome:
    """Spades for four who play alone, to 500 points.

    Rules as on pagat.com ("Spades", each player alone): spades are trumps and may not be led until one has
    been played. Players bid the tricks they will take, or Nil; ten points for each trick bid and made, one
    for each trick more, ten lost for each trick of a failed bid, 100 for or against Nil, and 100 lost for
    every ten bags.

    Left out: blind Nil.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="spades",
        generation=0,
        setup=SetupRules(cards_per_player=13, trump_suit=Suit.SPADES),
        turn_structure=TurnStructure(
            phases=(
                BiddingPhase(min_bid=1, max_bid=13, allow_nil=True),
                TrickPhase(trump_suit=Suit.SPADES, breaking_suit=Suit.SPADES),
            ),
            is_trick_based=True,
            tricks_per_hand=13,
        ),
        win_conditions=(WinCondition(type=WinType.FIRST_TO_SCORE, threshold=500, comparison=WinComparison.HIGHEST),),
        contract_scoring=ContractScoring(),
        player_count=4,
        max_turns=5000,
    )


def create_partnership_spades_genome() -> GameGenome:
    """Spades in two partnerships, to 500 points.

    Rules as on pagat.com ("Spades"): as `create_spades_genome`, with partners facing each other. Their bids
    are added up to one contract, a Nil counts on its own, and bags are counted for the pair.

    Left out: blind Nil.
    """
    return replace(create_spades_genome(), genome_id="partnership-spades", team_mode=True, teams=((0, 2), (1, 3)))
