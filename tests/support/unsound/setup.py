"""Games that are unsound for reasons of the deck, the deal and special cards."""

from dataclasses import replace

from darwindeck.genome.conditions import CompoundCondition, Logic, Operator
from darwindeck.genome.schema import (
    CaptureOrder,
    CardCondition,
    ClaimRankMode,
    DeckName,
    EffectType,
    GameRules,
    GoingOut,
    Location,
    MajorityScoring,
    PassingPhase,
    PlayPhase,
    Rank,
    SpecialEffect,
    Suit,
    TargetSelector,
    TrickPhase,
    Visibility,
)
from tests.support.unsound.games import (
    CHEAT,
    EIGHTS,
    FAN_TAN,
    HEARTS,
    IS_EIGHT,
    IS_THREE,
    PAIRING,
    PLAY_TO_DISCARD,
    POKER,
    SCOPA,
    SKIP,
    SOLO,
    SPADES,
    TWENTY_ONE,
    WAR,
    case,
    played_if,
    with_phase,
    with_setup,
    with_turn,
)

NO_SPADES = (CardCondition(suit=Suit.SPADES),)

SETUP = [
    case(
        "a suit is named for a wild card",
        with_setup(EIGHTS, wild_cards=(), wild_names_suit=True),
        "setup.wild_names_suit is true: setup.wild_cards is empty, no card is wild",
    ),
    case(
        "a suit is named on the discard pile",
        with_setup(FAN_TAN, wild_cards=(Rank.EIGHT,), wild_names_suit=True),
        "setup.wild_names_suit is true: no phase plays to the discard, where a suit is named",
    ),
    case(
        "nobody goes out of a war",
        replace(WAR, game_rules=GameRules(going_out=GoingOut.ENDS_HAND)),
        "game_rules.going_out is ends_hand: in WAR an empty hand is filled with the captured cards",
    ),
    case(
        "trumps are in the deck",
        with_setup(with_turn(SPADES, tricks_per_hand=None), cards_per_player=9, removed_cards=NO_SPADES),
        "setup.trump_suit is S: the deck has no card of that suit",
        "turn_structure.phases[1].trump_suit is S: the deck has no card of that suit",
        "turn_structure.phases[1].breaking_suit is S: the deck has no card of that suit",
    ),
    case(
        "a suit that scores is in the deck",
        with_setup(with_turn(HEARTS, tricks_per_hand=None), cards_per_player=9, removed_cards=NO_SPADES),
        "card_scoring[1].condition.suit is S: the deck has no card of that suit",
    ),
    case(
        "there is a suit for everybody",
        replace(with_setup(EIGHTS, deal_suits=True), player_count=5),
        "setup.deal_suits is true: 5 players need a suit each, the deck has 4",
    ),
    case(
        "a suit has as many cards as are dealt",
        replace(with_setup(EIGHTS, cards_per_player=14, deal_suits=True), player_count=2),
        "setup.cards_per_player is 14: setup.deal_suits is true, and a suit has only 13 cards",
    ),
    case(
        "cards are captured in some order only under stacks",
        with_setup(WAR, hand_is_stack=False, capture_order=CaptureOrder.OWN_FIRST),
        "setup.capture_order is own_first: cards are captured under stacks only in WAR with stacks",
        "game_rules.war_cards_down is 1: cards are laid face down only in WAR with stacks",
    ),
    case(
        "cards are laid face down after a tie only in a war",
        replace(EIGHTS, game_rules=replace(EIGHTS.game_rules, war_cards_down=3)),
        "game_rules.war_cards_down is 3: cards are laid face down only in WAR with stacks",
    ),
    case(
        "a stack is not passed on, climbed with, laid out in books or dealt by suits",
        replace(
            with_setup(
                with_turn(
                    HEARTS,
                    PassingPhase(),
                    PlayPhase(Location.TABLEAU, climbing=True),
                    TrickPhase(opening_card=CardCondition(suit=Suit.CLUBS)),
                    TrickPhase(lead_suit_required=False, face_down=True),
                ),
                hand_is_stack=True,
                deal_suits=True,
            ),
            game_rules=GameRules(book_size=4),
        ),
        "setup.hand_is_stack is true: turn_structure.phases[0] is a phase of passing, which needs whole hands",
        "setup.hand_is_stack is true: turn_structure.phases[1].climbing is true, which needs whole hands",
        "setup.hand_is_stack is true: turn_structure.phases[2].opening_card is given, which needs whole hands",
        "setup.hand_is_stack is true: turn_structure.phases[3].face_down is true, which needs whole hands",
        "setup.hand_is_stack is true: game_rules.book_size is 4, which needs whole hands",
        "setup.hand_is_stack is true: setup.deal_suits is true, which needs whole hands",
    ),
    case(
        "only the top card of a stack can be chosen",
        with_setup(with_phase(EIGHTS, 1, min_cards=2, max_cards=3), hand_is_stack=True),
        "turn_structure.phases[1].min_cards is 2: only the top card of a stack can be chosen "
        "(setup.hand_is_stack is true)",
    ),
    case(
        "nobody can play more cards than there are",
        with_phase(EIGHTS, 1, min_cards=60, max_cards=60),
        "turn_structure.phases[1].min_cards is 60: the deck has only 52 cards",
    ),
    case(
        "nobody can discard more cards than there are",
        with_phase(PAIRING, 1, count=52),
        "turn_structure.phases[1].count is 52: the deck has only 51 cards",
    ),
    case(
        "cards that only go from hand to hand come from nowhere",
        with_setup(PAIRING, cards_per_player=0),
        "turn_structure.phases[1] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "cards worth nothing do not score",
        replace(HEARTS, card_scoring=(replace(HEARTS.card_scoring[0], points=0),)),
        "win_conditions[0].type is low_score: nothing scores, "
        "add card_scoring, scoring_rules, contract_scoring or trick_scoring",
    ),
    case(
        "war is for two",
        with_setup(replace(WAR, player_count=3), cards_per_player=17),
        "setup.tableau_mode is war: WAR tableau mode requires exactly 2 players, player_count is 3",
    ),
    case(
        "war is not for one",
        replace(WAR, player_count=1),
        "setup.tableau_mode is war: WAR tableau mode requires exactly 2 players, player_count is 1",
    ),
    case(
        "a tableau mode needs plays to the table",
        with_turn(WAR, PLAY_TO_DISCARD),
        "setup.tableau_mode is war: no phase plays to the tableau, so it can never act",
    ),
    case(
        "only a sequence has piles to start",
        with_setup(SCOPA, sequence_start_rank=Rank.SEVEN),
        "setup.sequence_start_rank is 7: only a SEQUENCE tableau has piles to start",
    ),
    case(
        "cards are added up where they capture each other",
        with_setup(TWENTY_ONE, capture_by_sum=True),
        "setup.capture_by_sum is true: setup.tableau_mode is none, use match_rank",
    ),
    case(
        "cards that are added up count something",
        replace(SCOPA, hand_evaluation=None),
        "setup.capture_by_sum is true: hand_evaluation.card_values must say what cards count",
    ),
    case(
        "who captured last has captured something",
        replace(EIGHTS, game_rules=GameRules(rest_to_last_captor=True)),
        "game_rules.rest_to_last_captor is true: setup.tableau_mode is none, nothing is captured",
    ),
    case(
        "a wild card is in the deck",
        with_setup(WAR, initial_deck=DeckName.STRIPPED_24, cards_per_player=12, wild_cards=(Rank.ACE, Rank.TWO)),
        "setup.wild_cards[1] is 2: the deck has no card of that rank",
    ),
    case(
        "a wild card was not removed",
        with_setup(WAR, cards_per_player=24, wild_cards=(Rank.THREE,), removed_cards=(CardCondition(rank=Rank.THREE),)),
        "setup.wild_cards[0] is 3: the deck has no card of that rank",
    ),
    case(
        "a wild card was not removed suit by suit",
        with_setup(
            WAR,
            cards_per_player=24,
            wild_cards=(Rank.FOUR, Rank.THREE),
            removed_cards=tuple(CardCondition(suit, Rank.THREE) for suit in Suit),
        ),
        "setup.wild_cards[1] is 3: the deck has no card of that rank",
    ),
    case(
        "an order of the ranks names none that is not there, none twice, and leaves none out",
        with_setup(
            WAR,
            initial_deck=DeckName.STRIPPED_24,
            cards_per_player=12,
            rank_order=(Rank.TWO, Rank.NINE, Rank.NINE, Rank.TEN, Rank.ACE, Rank.KING),
        ),
        "setup.rank_order[0] is 2: the deck has no card of that rank",
        "setup.rank_order names 9 2 times: an order has every rank once",
        "setup.rank_order leaves out J, Q: an order has every rank of the deck",
    ),
    case(
        "the rank that starts a pile is in the deck",
        with_setup(FAN_TAN, initial_deck=DeckName.STRIPPED_24, cards_per_player=6),
        "setup.sequence_start_rank is 7: the deck has no card of that rank",
    ),
    case(
        "a special card is in the deck",
        with_setup(
            replace(EIGHTS, special_effects=(SKIP, replace(SKIP, trigger_rank=Rank.SIX))), initial_deck="stripped_32"
        ),
        "special_effects[1].trigger_rank is 6: the deck has no card of that rank",
    ),
    case(
        "a card that scores is in the deck",
        with_setup(
            with_turn(HEARTS, tricks_per_hand=None),
            cards_per_player=12,
            removed_cards=(CardCondition(rank=Rank.QUEEN),),
        ),
        "card_scoring[1].condition.rank is Q: the deck has no card of that rank",
    ),
    case(
        "a majority is of cards in the deck",
        replace(SCOPA, majority_scoring=(MajorityScoring(CardCondition(rank=Rank.EIGHT), 1),)),
        "majority_scoring[0].condition.rank is 8: the deck has no card of that rank",
    ),
    case(
        "a majority is of a suit in the deck",
        replace(
            with_setup(SCOPA, removed_cards=NO_SPADES),
            majority_scoring=(MajorityScoring(CardCondition(suit=Suit.SPADES), 1),),
        ),
        "majority_scoring[0].condition.suit is S: the deck has no card of that suit",
    ),
    case(
        "a rank that is always claimed is in the deck",
        with_setup(
            with_phase(CHEAT, 0, rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.TEN),
            initial_deck=DeckName.STRIPPED_40,
            cards_per_player=10,
        ),
        "turn_structure.phases[0].fixed_rank is 10: the deck has no card of that rank",
    ),
    *(
        case(
            f"a rank that is asked for {way} is in the deck",
            with_setup(
                played_if(CompoundCondition(Logic.OR, (IS_EIGHT, replace(IS_THREE, operator=operator)))),
                removed_cards=(CardCondition(rank=Rank.THREE),),
            ),
            "turn_structure.phases[1].valid_play_condition asks card_is_rank, which is 3: "
            "the deck has no card of that rank",
        )
        for way, operator in (("without an operator", None), ("with ==", Operator.EQ))
    ),
    *(
        case(
            f"special cards are played, not just {way}",
            replace(genome, special_effects=(SKIP,)),
            "special_effects is given: no phase plays cards, so that nothing ever triggers them",
        )
        for way, genome in (("held", POKER), ("discarded", PAIRING), ("claimed", CHEAT))
    ),
    *(
        case(
            f"a deck is not {visibility}",
            with_setup(EIGHTS, deck_visibility=visibility),
            f"setup.deck_visibility is {visibility}: nobody owns the deck, use face_down or face_up",
        )
        for visibility in (Visibility.OWNER_ONLY, Visibility.REVEALED)
    ),
    case(
        "players see the piles that they build",
        with_setup(FAN_TAN, tableau_visibility=Visibility.FACE_DOWN),
        "setup.tableau_visibility is face_down: players must see the piles of a SEQUENCE tableau, use face_up",
    ),
    case(
        "a special card hits somebody",
        replace(SOLO, special_effects=(SKIP,)),
        "special_effects[0].target is next_player: with 1 player there is no opponent to hit",
    ),
    case(
        "a special card does something",
        replace(
            EIGHTS,
            special_effects=(
                SKIP,
                SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.PLAYER_CHOICE, value=0),
            ),
        ),
        "special_effects[1].value is 0: draw_cards needs at least 1",
    ),
    case(
        "a game lasts a hand",
        replace(EIGHTS, game_rules=GameRules(max_hands=0)),
        "game_rules.max_hands is 0: a game has at least 1 hand",
    ),
    case(
        "a game may last as long as it must",
        replace(EIGHTS, min_turns=501),
        "min_turns is 501: the game is broken off after max_turns, which is 500",
    ),
]
