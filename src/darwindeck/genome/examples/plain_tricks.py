"""Plain-trick games: what counts is how many tricks one takes, or which."""

from dataclasses import replace

from darwindeck.genome.schema import (
    BiddingPhase,
    CardCondition,
    ContractScoring,
    Elimination,
    GameGenome,
    GameRules,
    Rank,
    SchemaVersion,
    SetupRules,
    Suit,
    TieBreaker,
    TrickPhase,
    TrickScoring,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnStructure,
    WinComparison,
    WinCondition,
    WinType,
)


def create_spades_genome() -> GameGenome:
    """Spades for four who play alone, to 500 points.

    Rules as on pagat.com ("Spades", each player alone): spades are trumps and may not be led until one has
    been played. Players bid the tricks they will take, or Nil; ten points for each trick bid and made, one
    for each trick more, ten lost for each trick of a failed bid, 100 for or against Nil, and 100 lost for
    every ten bags. Who is first to have 500 wins; of several the highest, and another hand decides between level ones.

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
        game_rules=GameRules(tie_breaker=TieBreaker.PLAY_ON),
        player_count=4,
        max_turns=5000,
    )


def create_partnership_spades_genome() -> GameGenome:
    """Spades in two partnerships, to 500 points.

    Rules as on pagat.com ("Spades"): as `create_spades_genome`, with partners facing each other. Their bids
    are added up to one contract, a Nil scores on its own, and bags are counted for the pair. The tricks of a
    Nil that failed are bags, and do not help the partner's bid.

    Left out: blind Nil.
    """
    spades = create_spades_genome()
    return replace(
        spades,
        genome_id="partnership-spades",
        game_rules=replace(spades.game_rules, failed_nil_helps=False),
        team_mode=True,
        teams=((0, 2), (1, 3)),
    )


def create_whist_genome() -> GameGenome:
    """Whist in two partnerships, to 5 points.

    Rules as on pagat.com ("Whist"): all cards are dealt, the dealer's last card is shown and makes its suit
    trumps, and the player after the dealer leads. Follow suit, else play anything. A side scores a point for
    each trick beyond the sixth, and the first to 5 points wins; the next player deals.

    Left out: honours, and the best of three games (a rubber).
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="whist",
        generation=0,
        setup=SetupRules(cards_per_player=13, trump_source=TrumpSource.LAST_CARD),
        turn_structure=TurnStructure(phases=(TrickPhase(),), is_trick_based=True),
        win_conditions=(WinCondition(type=WinType.FIRST_TO_SCORE, threshold=5),),
        trick_scoring=TrickScoring(book=6),
        player_count=4,
        max_turns=2000,
        team_mode=True,
        teams=((0, 2), (1, 3)),
    )


def create_knock_out_whist_genome() -> GameGenome:
    """Knock-Out Whist for four: take a trick in every hand, or be out.

    Rules as on pagat.com ("Knock-Out Whist"): seven cards each in the first hand, and one fewer in every hand
    after it. A card is turned up for the trumps of the first hand; later whoever took the most tricks in the
    hand before names them, level players by lot. Who takes no trick in a hand is out of the game, and the last
    one in wins.

    Left out: the dog's life, a single card for the first player who is knocked out.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="knock-out-whist",
        generation=0,
        setup=SetupRules(cards_per_player=7, cards_step=-1, trump_source=TrumpSource.TURNED_UP),
        turn_structure=TurnStructure(
            phases=(TrumpPhase(named_by=TrumpChooser.LAST_WINNER), TrickPhase()), is_trick_based=True
        ),
        win_conditions=(WinCondition(type=WinType.LAST_STANDING),),
        player_count=4,
        max_turns=200,
        game_rules=GameRules(elimination=Elimination.NO_TRICKS),
    )


def create_agram_genome() -> GameGenome:
    """Agram for four: take the last of six tricks.

    Rules as on pagat.com ("Agram"): 35 cards, without twos, jacks, queens and kings and without the ace of
    spades. Six cards each, no trumps; follow suit, else play anything. Whoever takes the sixth and last trick
    wins; the others count for nothing.

    Left out: play that goes round to the right, which changes nothing, and the order in which players deal.
    """
    ranks = (Rank.TWO, Rank.JACK, Rank.QUEEN, Rank.KING)
    chief = CardCondition(suit=Suit.SPADES, rank=Rank.ACE)
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="agram",
        generation=0,
        setup=SetupRules(cards_per_player=6, removed_cards=(*(CardCondition(rank=rank) for rank in ranks), chief)),
        turn_structure=TurnStructure(phases=(TrickPhase(),), is_trick_based=True),
        win_conditions=(WinCondition(type=WinType.HIGH_SCORE),),
        trick_scoring=TrickScoring(points_per_trick=0, last_trick_points=1),
        player_count=4,
        max_turns=50,
    )
