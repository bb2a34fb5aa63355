"""Games that are unsound for reasons of tricks, bids and contracts."""

from dataclasses import replace

from darwindeck.genome.schema import (
    BiddingPhase,
    CardCondition,
    ContractScoring,
    DrawPhase,
    GameRules,
    LevelTrick,
    Location,
    PassDirection,
    PassingPhase,
    Rank,
    Suit,
    TrickPhase,
    TrickScoring,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
)
from tests.support.unsound.games import EIGHTS, HEARTS, SPADES, case, with_phase, with_setup, with_turn

TRUMPS_TURNED = TrumpSource.TURNED_UP
ORDER = (Rank.JACK, Rank.JACK, Rank.TWO)

TRICKS = [
    case(
        "trumps that are told by a card are not fixed as well",
        with_setup(SPADES, trump_source=TrumpSource.LAST_CARD),
        "setup.trump_suit is S: setup.trump_source is last_card, leave one of them out",
        "turn_structure.phases[1].trump_suit is S: setup.trump_source is last_card, leave one of them out",
    ),
    case(
        "trumps that change need tricks",
        with_setup(EIGHTS, trump_source=TrumpSource.ROTATING),
        "setup.trump_source is rotating: there is no trick phase",
    ),
    case(
        "the last card is one that was dealt",
        with_setup(
            with_turn(HEARTS, DrawPhase(Location.DECK), TrickPhase(), tricks_per_hand=None),
            cards_per_player=0,
            trump_source=TrumpSource.LAST_CARD,
        ),
        "setup.trump_source is last_card: no card is dealt",
    ),
    case(
        "a card is left to be turned up",
        with_setup(HEARTS, trump_source=TRUMPS_TURNED),
        "setup.trump_source is turned_up: the deal leaves no card to turn up",
    ),
    case(
        "trumps are named for tricks",
        with_turn(EIGHTS, *EIGHTS.turn_structure.phases, TrumpPhase()),
        "turn_structure.phases[2] is a trump phase: there is no trick phase",
    ),
    case(
        "trumps are named before the tricks, and once",
        with_turn(HEARTS, TrickPhase(), TrumpPhase(), TrumpPhase()),
        "turn_structure.phases[1] is a trump phase: it must come before the first trick phase",
        "turn_structure.phases[2] is a second trump phase: trumps are named once in a hand",
    ),
    case(
        "trumps that are named are not told as well",
        with_setup(with_turn(HEARTS, TrumpPhase(), TrickPhase()), trump_source=TrumpSource.ROTATING),
        "turn_structure.phases[0].named_by is starter: the setup tells trumps already",
    ),
    case(
        "trumps that are named are not fixed by the tricks",
        with_turn(HEARTS, TrumpPhase(TrumpChooser.LAST_WINNER), TrickPhase(trump_suit=Suit.CLUBS)),
        "turn_structure.phases[1].trump_suit is C: trumps are named in turn_structure.phases[0]",
    ),
    case(
        "an order of trumps is about all ranks, and about trumps",
        with_phase(HEARTS, 0, trump_order=ORDER),
        "turn_structure.phases[0].trump_order names J 2 times: an order has every rank once",
        "turn_structure.phases[0].trump_order leaves out 3, 4, 5, 6, 7, 8, 9, 10, Q, K, A: "
        "an order has every rank of the deck",
        "turn_structure.phases[0].trump_order is given: there are no trumps",
    ),
    case(
        "tricks score where there are some",
        replace(EIGHTS, trick_scoring=TrickScoring()),
        "trick_scoring is given: there is no trick phase",
    ),
    case(
        "a game of tricks has a trick phase",
        with_turn(EIGHTS, is_trick_based=True),
        "turn_structure.is_trick_based is true: there is no trick phase",
    ),
    case(
        "a hand has a card for each trick",
        with_turn(HEARTS, tricks_per_hand=14),
        "turn_structure.tricks_per_hand is 14: a hand has only 13 cards",
    ),
    case(
        "a hand of one card has one trick",
        with_setup(with_turn(HEARTS, tricks_per_hand=2), cards_per_player=1),
        "turn_structure.tricks_per_hand is 2: a hand has only 1 card",
    ),
    case(
        "tricks are counted where there are some",
        with_turn(EIGHTS, tricks_per_hand=5),
        "turn_structure.tricks_per_hand is 5: there is no trick phase",
    ),
    case(
        "a hand has at least one trick",
        with_turn(HEARTS, tricks_per_hand=0),
        "turn_structure.tricks_per_hand is 0: a hand has at least 1 trick",
    ),
    case(
        "trumps need tricks",
        with_setup(EIGHTS, trump_suit=Suit.CLUBS),
        "setup.trump_suit is C: there is no trick phase",
    ),
    case(
        "there is one trump suit",
        with_setup(SPADES, trump_suit=Suit.HEARTS),
        "turn_structure.phases[1].trump_suit is S: setup.trump_suit is H, leave one of them out",
    ),
    case(
        "bids are about tricks",
        with_turn(EIGHTS, *EIGHTS.turn_structure.phases, BiddingPhase()),
        "turn_structure.phases[2] is a bidding phase: bidding requires a trick phase",
    ),
    case(
        "bids come before tricks",
        with_turn(SPADES, TrickPhase(), BiddingPhase()),
        "turn_structure.phases[1] is a bidding phase: it must come before the first trick phase",
    ),
    case(
        "players bid once",
        with_turn(SPADES, BiddingPhase(), BiddingPhase(), TrickPhase()),
        "turn_structure.phases[1] is a second bidding phase: players bid once in a hand",
    ),
    case(
        "the lowest bid is not above the highest",
        with_phase(SPADES, 0, min_bid=5, max_bid=4),
        "turn_structure.phases[0].min_bid is 5: min_bid > max_bid, which is 4",
    ),
    case(
        "the lowest bid can be made",
        with_phase(SPADES, 0, min_bid=14, max_bid=14),
        "turn_structure.phases[0].min_bid is 14: a hand has only 13 cards to take tricks with",
    ),
    case(
        "the lowest bid can be made with one card",
        with_setup(with_turn(with_phase(SPADES, 0, min_bid=2), tricks_per_hand=None), cards_per_player=1),
        "turn_structure.phases[0].min_bid is 2: a hand has only 1 card to take tricks with",
    ),
    case(
        "cards are passed once",
        with_turn(HEARTS, PassingPhase(), PassingPhase(), TrickPhase()),
        "turn_structure.phases[1] is a second passing phase: cards are passed once in a hand",
    ),
    case(
        "a card is passed",
        with_turn(HEARTS, PassingPhase(count=0), TrickPhase()),
        "turn_structure.phases[0].count is 0: the phase can never act, pass at least 1 card",
    ),
    case(
        "there are as many cards as are passed",
        with_turn(HEARTS, PassingPhase(count=53), TrickPhase()),
        "turn_structure.phases[0].count is 53: the deck has only 52 cards",
    ),
    case(
        "cards are not always kept",
        with_turn(HEARTS, PassingPhase(directions=(PassDirection.KEEP, PassDirection.KEEP)), TrickPhase()),
        "turn_structure.phases[0].directions is keep alone: the phase can never act, pass in some hand",
    ),
    case(
        "a single player has nobody to pass cards to",
        replace(with_turn(HEARTS, PassingPhase(), TrickPhase()), player_count=1),
        "turn_structure.phases[0] is a passing phase: with 1 player there is nobody to pass cards to",
    ),
    case(
        "the opening card is in the deck",
        with_setup(
            with_turn(HEARTS, TrickPhase(opening_card=CardCondition(Suit.CLUBS, Rank.TWO))),
            removed_cards=(CardCondition(Suit.CLUBS, Rank.TWO),),
            cards_per_player=12,
        ),
        "turn_structure.tricks_per_hand is 13: a hand has only 12 cards",
        "turn_structure.phases[0].opening_card is in no hand: the deck has no such card",
    ),
    case(
        "the first trick is kept safe from cards that score",
        replace(with_turn(SPADES, BiddingPhase(), TrickPhase(first_trick_safe=True))),
        "turn_structure.phases[1].first_trick_safe is true: no card scores for trick_win",
    ),
    case(
        "the moon is made of cards that score",
        replace(SPADES, game_rules=GameRules(shoot_the_moon=True)),
        "game_rules.shoot_the_moon is true: no card scores for trick_win",
    ),
    case(
        "nobody follows a suit that is not seen",
        with_turn(HEARTS, TrickPhase(face_down=True)),
        "turn_structure.phases[0].face_down is true: nobody sees the suit led, set lead_suit_required to false",
    ),
    case(
        "there are no trumps where only ranks matter",
        with_turn(HEARTS, TrickPhase(trump_suit=Suit.CLUBS, level=LevelTrick.DISCARDED)),
        "turn_structure.phases[0].trump_suit is C: level is discarded, only ranks matter",
    ),
    case(
        "what is held over is played for",
        with_turn(HEARTS, TrickPhase(level=LevelTrick.HELD_OVER)),
        "turn_structure.phases[0].level is held_over: takes_table is false, "
        "nothing is played for that could be held over",
    ),
    case(
        "a trick takes cards from a table that has some",
        with_turn(HEARTS, TrickPhase(takes_table=True)),
        "turn_structure.phases[0].takes_table is true: no card ever lies on the table",
    ),
    case(
        "a Nil that does not help is bid",
        replace(HEARTS, game_rules=replace(HEARTS.game_rules, failed_nil_helps=False)),
        "game_rules.failed_nil_helps is false: no Nil is bid and scored, leave it out",
    ),
    case(
        "a Nil that does not help has a partner",
        replace(SPADES, game_rules=replace(SPADES.game_rules, failed_nil_helps=False)),
        "game_rules.failed_nil_helps is false: without teams there is no partner to help, leave it out",
    ),
    case(
        "contracts are scored on bids",
        replace(HEARTS, contract_scoring=ContractScoring()),
        "contract_scoring is given: contract scoring requires a bidding phase",
    ),
    case(
        "bags have a limit",
        replace(SPADES, contract_scoring=ContractScoring(bag_limit=0)),
        "contract_scoring.bag_limit is 0: bags need a limit of at least 1, or a bag_penalty of 0",
    ),
]
