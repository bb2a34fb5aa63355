"""Games that are unsound for reasons of tricks, bids and contracts."""

from dataclasses import replace

from darwindeck.genome.schema import BiddingPhase, ContractScoring, Suit, TrickPhase
from tests.support.unsound.games import EIGHTS, HEARTS, SPADES, case, with_phase, with_setup, with_turn

TRICKS = [
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
