"""Point-trick games: what counts are the cards in the tricks."""

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    DeckName,
    GameGenome,
    GamePoint,
    GameRules,
    PassDirection,
    PassingPhase,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    Suit,
    TieBreaker,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    TrumpSource,
    TurnStructure,
    WinComparison,
    WinCondition,
    WinType,
)

_SIX_TO_TEN = (Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)


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


def create_scotch_whist_genome() -> GameGenome:
    """Scotch Whist, or Catch the Ten, in two partnerships, to 41 points.

    Rules as on pagat.com ("Catch the Ten"): 36 cards, from six to ace, nine each; the dealer's last card is
    shown and makes its suit trumps. The jack is the highest trump. In tricks the jack of trumps is worth 11
    points, the ace 4, the king 3, the queen 2 and the ten, which any of them takes, 10; and every card that a side
    takes beyond the 18 that it was dealt is worth a point. The first to 41 points wins.

    Left out: in which order points are counted when both sides reach 41 in one hand. The higher score wins, and
    another hand decides between level ones.
    """
    trumps = {Rank.JACK: 11, Rank.TEN: 10, Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2}
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="scotch-whist",
        generation=0,
        setup=SetupRules(
            cards_per_player=9,
            trump_source=TrumpSource.LAST_CARD,
            initial_deck=DeckName.STRIPPED_36,
        ),
        turn_structure=TurnStructure(
            phases=(TrickPhase(trump_order=(*_SIX_TO_TEN, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.JACK)),),
            is_trick_based=True,
        ),
        win_conditions=(WinCondition(type=WinType.HIGH_SCORE, threshold=41, trigger_mode=TriggerMode.THRESHOLD_GATE),),
        card_scoring=tuple(
            CardScoringRule(CardCondition(rank=rank), points, ScoringTrigger.TRICK_WIN, trumps_only=True)
            for rank, points in trumps.items()
        ),
        trick_scoring=TrickScoring(points_per_trick=0, points_per_card=1, card_book=18),
        game_rules=GameRules(tie_breaker=TieBreaker.PLAY_ON),
        player_count=4,
        max_turns=1000,
        team_mode=True,
        teams=((0, 2), (1, 3)),
    )


def create_sueca_genome() -> GameGenome:
    """Sueca in two partnerships, to four games.

    Rules as on pagat.com ("Sueca"): 40 cards, without eights, nines and tens, ten each; the dealer's last card
    is shown and makes its suit trumps. Cards rank ace, seven, king, jack, queen, six to two, and are worth 11,
    10, 4, 3 and 2 points, 120 in all. A side with 61 points or more wins a game, with 91 two, with all
    tricks four; with 60 each nobody does. The first to four games wins.

    Left out: play that goes round to the right, which changes nothing, and that the dealer chooses whether the
    first or the last card is shown.
    """
    order = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX)
    worth = {Rank.ACE: 11, Rank.SEVEN: 10, Rank.KING: 4, Rank.JACK: 3, Rank.QUEEN: 2}
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="sueca",
        generation=0,
        setup=SetupRules(
            cards_per_player=10,
            trump_source=TrumpSource.LAST_CARD,
            rank_order=(*order, Rank.QUEEN, Rank.JACK, Rank.KING, Rank.SEVEN, Rank.ACE),
            initial_deck=DeckName.STRIPPED_40,
        ),
        turn_structure=TurnStructure(phases=(TrickPhase(),), is_trick_based=True),
        win_conditions=(WinCondition(type=WinType.HIGH_SCORE, threshold=4, trigger_mode=TriggerMode.THRESHOLD_GATE),),
        card_scoring=tuple(
            CardScoringRule(CardCondition(rank=rank), points, ScoringTrigger.TRICK_WIN)
            for rank, points in worth.items()
        ),
        game_points=(GamePoint(61, 1), GamePoint(91, 2), GamePoint(120, 4, all_tricks=True)),
        player_count=4,
        max_turns=2000,
        team_mode=True,
        teams=((0, 2), (1, 3)),
    )
