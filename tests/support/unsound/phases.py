"""Games that are unsound for reasons of drawing, playing and discarding."""

from dataclasses import replace

from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GameRules,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    Rank,
    StarterRule,
    SwapPhase,
    TableauMode,
    TributePhase,
    TurnUpPhase,
    Visibility,
)
from tests.support.unsound.games import (
    CHEAT,
    EIGHTS,
    FAN_TAN,
    GO_FISH,
    HEARTS,
    IS_CLUB,
    PAIRING,
    PLAY_TO_DISCARD,
    PLAY_TO_TABLE,
    POKER,
    PRESIDENT,
    SOLO,
    case,
    drawn,
    with_phase,
    with_setup,
    with_turn,
)

RENEWED = GameRules(PassAction.RENEW_TABLEAU, deck_empty_action=DeckEmptyAction.SKIP_DRAW)
MELDED = with_turn(EIGHTS, *EIGHTS.turn_structure.phases, MeldPhase())
KNOCKED = with_turn(EIGHTS, *EIGHTS.turn_structure.phases, KnockPhase())

PHASES = [
    case(
        "one card is no meld",
        with_phase(MELDED, 2, min_set=1, min_run=0),
        "turn_structure.phases[2].min_set is 1: a set has at least 2 cards",
        "turn_structure.phases[2].min_run is 0: a run has at least 2 cards",
    ),
    case(
        "a meld can be laid",
        with_phase(MELDED, 2, max_melds=0),
        "turn_structure.phases[2].max_melds is 0: no card could ever be laid, allow at least 1 meld",
    ),
    case(
        "a knock judges no card",
        with_phase(KNOCKED, 2, condition=IS_CLUB),
        "turn_structure.phases[2].condition asks card_is_suit: there is no card to judge, ask about the hand",
    ),
    case(
        "only deadwood is worth points to the one who knocks",
        with_phase(KNOCKED, 2, bonus=20, undercut_bonus=10),
        "turn_structure.phases[2].bonus is 20: hand_evaluation.method is none, not deadwood",
        "turn_structure.phases[2].undercut_bonus is 10: hand_evaluation.method is none, not deadwood",
    ),
    case(
        "a draw takes a card",
        with_phase(EIGHTS, 0, count=0),
        "turn_structure.phases[0].count is 0: the phase can never act, draw at least 1 card",
    ),
    case(
        "nobody draws from the own hand",
        with_phase(EIGHTS, 0, source=Location.HAND),
        "turn_structure.phases[0].source is hand: a player cannot draw from his or her own hand",
    ),
    case(
        "a deck that is dealt out is not drawn from",
        replace(
            with_setup(EIGHTS, cards_per_player=13, initial_discard_count=0),
            game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW),
        ),
        "turn_structure.phases[0].source is deck: the phase can never act, "
        "the deal takes every card and none comes back",
    ),
    case(
        "a deck that is dealt and laid out is not drawn from",
        replace(
            with_setup(EIGHTS, cards_per_player=12, initial_discard_count=3, initial_tableau_count=1),
            game_rules=GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS),
        ),
        "turn_structure.phases[0].source is deck: the phase can never act, "
        "the deal takes every card and none comes back",
    ),
    *(
        case(
            f"a deck that only {fact} could refill is not drawn from",
            with_setup(
                drawn(EIGHTS, DrawPhase(source=Location.DECK), PLAY_TO_TABLE),
                cards_per_player=12,
                initial_discard_count=discards,
                initial_tableau_count=4 - discards,
            ),
            "turn_structure.phases[0].source is deck: the phase can never act, "
            "the deal takes every card and none comes back",
        )
        for fact, discards in (("an empty pile", 0), ("the top discard", 1))
    ),
    case(
        "a discard pile that stays empty is not drawn from",
        with_setup(drawn(EIGHTS, DrawPhase(source=Location.DISCARD), PLAY_TO_TABLE), initial_discard_count=0),
        "turn_structure.phases[0].source is discard: the phase can never act, no card is ever discarded",
    ),
    case(
        "an opponent who never discards is not drawn from",
        with_setup(drawn(EIGHTS, DrawPhase(source=Location.OPPONENT_DISCARD), PLAY_TO_TABLE), initial_discard_count=0),
        "turn_structure.phases[0].source is opponent_discard: the phase can never act, no card is ever discarded",
    ),
    case(
        "a table that stays empty is not drawn from",
        drawn(EIGHTS, DrawPhase(source=Location.TABLEAU)),
        "turn_structure.phases[0].source is tableau: the phase can never act, no card ever lies on the table",
    ),
    case(
        "cards that are claimed do not lie on the table",
        with_turn(CHEAT, ClaimPhase(), DrawPhase(source=Location.TABLEAU)),
        "turn_structure.phases[1].source is tableau: the phase can never act, no card ever lies on the table",
    ),
    case(
        "a single player has no opponent's hand to draw from",
        drawn(SOLO, DrawPhase(source=Location.OPPONENT_HAND)),
        "turn_structure.phases[0].source is opponent_hand: with 1 player there is no opponent",
    ),
    case(
        "a single player has no opponent's discards to draw from",
        drawn(SOLO, DrawPhase(source=Location.OPPONENT_DISCARD)),
        "turn_structure.phases[0].source is opponent_discard: with 1 player there is no opponent",
    ),
    case(
        "nobody draws from the own hand instead",
        drawn(EIGHTS, DrawPhase(source=Location.DECK, or_source=Location.HAND)),
        "turn_structure.phases[0].or_source is hand: a player cannot draw from his or her own hand",
    ),
    case(
        "another place to draw from is another place",
        drawn(EIGHTS, DrawPhase(source=Location.DECK, or_source=Location.DECK)),
        "turn_structure.phases[0].or_source is deck: the cards come from there already, name another place",
    ),
    case(
        "another place to draw from has cards",
        drawn(EIGHTS, DrawPhase(source=Location.DECK, or_source=Location.TABLEAU)),
        "turn_structure.phases[0].or_source is tableau: the phase can never act, no card ever lies on the table",
    ),
    case(
        "only what was taken can be kept",
        with_phase(PAIRING, 1, keep_taken=True),
        "turn_structure.phases[1].keep_taken is true: no phase takes cards from the discard pile",
    ),
    case(
        "the deck has more cards than stay in it",
        replace(EIGHTS, game_rules=GameRules(deck_reserve=60)),
        "game_rules.deck_reserve is 60: the deck has only 52 cards",
    ),
    case(
        "cards are not played into a hand",
        with_phase(EIGHTS, 1, target=Location.OPPONENT_HAND),
        "turn_structure.phases[1].target is opponent_hand: cards are played to the discard or the tableau",
    ),
    case(
        "a play takes a card",
        with_phase(EIGHTS, 1, max_cards=0),
        "turn_structure.phases[1].max_cards is 0: the phase can never act, allow at least 1 card",
    ),
    case(
        "the fewest cards to play are not more than the most",
        with_phase(EIGHTS, 1, min_cards=3, max_cards=2),
        "turn_structure.phases[1].min_cards is 3: max_cards is only 2",
    ),
    case(
        "cards are not discarded to the deck",
        with_phase(PAIRING, 1, target=Location.DECK),
        "turn_structure.phases[1].target is deck: cards are discarded to the discard or the tableau",
    ),
    case(
        "a discard takes a card",
        with_phase(PAIRING, 1, count=0),
        "turn_structure.phases[1].count is 0: the phase can never act, discard at least 1 card",
    ),
    *(
        case(
            f"cards are not swapped with the {place}",
            with_turn(EIGHTS, SwapPhase(place), PLAY_TO_DISCARD),
            f"turn_structure.phases[0].source is {place}: "
            "cards are swapped with the deck, the tableau or the opponent_hand",
        )
        for place in (Location.HAND, Location.DISCARD, Location.OPPONENT_DISCARD)
    ),
    case(
        "a deck that is dealt out is not swapped with",
        replace(
            with_setup(
                with_turn(EIGHTS, SwapPhase(Location.DECK), PLAY_TO_DISCARD),
                cards_per_player=13,
                initial_discard_count=0,
            ),
            game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW),
        ),
        "turn_structure.phases[0].source is deck: the phase can never act, "
        "the deal takes every card and none comes back",
    ),
    case(
        "a table that stays empty is not swapped with",
        with_turn(EIGHTS, SwapPhase(Location.TABLEAU), PLAY_TO_DISCARD),
        "turn_structure.phases[0].source is tableau: the phase can never act, no card ever lies on the table",
    ),
    case(
        "a single player has no hand to swap with",
        with_turn(SOLO, SwapPhase(Location.OPPONENT_HAND), PLAY_TO_DISCARD),
        "turn_structure.phases[0].source is opponent_hand: with 1 player there is no opponent",
    ),
    case(
        "whole hands are swapped with the table",
        with_turn(EIGHTS, SwapPhase(Location.DECK, all_at_once=True), PLAY_TO_DISCARD),
        "turn_structure.phases[0].all_at_once is true: source is deck, use tableau",
    ),
    case(
        "the last of a round has a neighbor",
        with_turn(EIGHTS, SwapPhase(Location.DECK, last_from_deck=True), PLAY_TO_DISCARD),
        "turn_structure.phases[0].last_from_deck is true: source is deck, use opponent_hand",
    ),
    case(
        "the table does not refuse",
        with_turn(EIGHTS, SwapPhase(Location.TABLEAU, blocked_by=Rank.KING), PLAY_TO_TABLE),
        "turn_structure.phases[0].blocked_by is K: nothing forbids a swap with the table, leave it out",
    ),
    case(
        "a card that refuses is in the deck",
        with_setup(
            with_turn(EIGHTS, SwapPhase(Location.DECK, blocked_by=Rank.KING), PLAY_TO_DISCARD),
            removed_cards=(CardCondition(rank=Rank.KING),),
        ),
        "turn_structure.phases[0].blocked_by is K: the deck has no card of that rank",
    ),
    case(
        "whoever is to swap has cards",
        with_setup(with_turn(EIGHTS, SwapPhase(Location.DECK)), cards_per_player=0),
        "turn_structure.phases[0] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "a phase that turns cards up takes a card",
        with_turn(EIGHTS, TurnUpPhase(count=0), *EIGHTS.turn_structure.phases),
        "turn_structure.phases[0].count is 0: the phase can never act, turn up at least 1 card",
    ),
    case(
        "nothing is turned up where the deal takes every card",
        with_turn(HEARTS, TurnUpPhase(), *HEARTS.turn_structure.phases),
        "turn_structure.phases[0] can never act: the deal takes every card and none comes back to the deck",
    ),
    case(
        "an exchange takes a card",
        with_turn(POKER, BettingPhase(), ExchangePhase(max_cards=0)),
        "turn_structure.phases[1].max_cards is 0: the phase can never act, exchange at least 1 card",
    ),
    case(
        "an exchange needs a deck",
        replace(
            with_setup(with_turn(POKER, BettingPhase(), ExchangePhase()), cards_per_player=13),
            game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW),
        ),
        "turn_structure.phases[1] draws from the deck: the deal takes every card and none comes back",
    ),
    case(
        "whoever is to play has cards",
        with_setup(with_turn(EIGHTS, PLAY_TO_DISCARD, DiscardPhase(target=Location.DISCARD)), cards_per_player=0),
        "turn_structure.phases[0] can never act: setup.cards_per_player is 0 and no phase draws",
        "turn_structure.phases[1] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "whoever is to take a trick has cards",
        with_setup(with_turn(HEARTS, tricks_per_hand=None), cards_per_player=0),
        "turn_structure.phases[0] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "whoever is to claim has cards",
        with_setup(CHEAT, cards_per_player=0),
        "turn_structure.phases[0] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "whoever asks has an opponent",
        replace(GO_FISH, player_count=1),
        "turn_structure.phases[0] is an ask phase: with 1 player there is nobody to ask",
    ),
    *(
        case(
            f"{size} cards are no book",
            replace(GO_FISH, game_rules=replace(GO_FISH.game_rules, book_size=size)),
            f"game_rules.book_size is {size}: a book has 2 to 4 cards, or 0 when there are no books",
        )
        for size in (1, 5)
    ),
    case(
        "plays beat each other on the table",
        with_phase(PRESIDENT, 1, target=Location.DISCARD),
        "turn_structure.phases[1].climbing is true: the target is discard, plays beat each other on the tableau",
    ),
    case(
        "plays beat each other where they stay",
        with_setup(PRESIDENT, tableau_mode=TableauMode.MATCH_RANK),
        "turn_structure.phases[1].climbing is true: setup.tableau_mode is match_rank, use none",
    ),
    case(
        "plays beat each other where they are seen",
        with_setup(PRESIDENT, tableau_visibility=Visibility.FACE_DOWN),
        "turn_structure.phases[1].climbing is true: setup.tableau_visibility is face_down, use face_up",
    ),
    case(
        "a tribute is at least a card",
        with_phase(PRESIDENT, 0, cards=0),
        "turn_structure.phases[0].cards is 0: the phase can never act, exchange at least 1 card",
    ),
    case(
        "tribute is paid once in a hand",
        with_turn(PRESIDENT, *PRESIDENT.turn_structure.phases, TributePhase()),
        "turn_structure.phases[2] is a second tribute phase: tribute is paid once in a hand",
    ),
    case(
        "whoever is first or last has gone out",
        replace(PRESIDENT, game_rules=replace(PRESIDENT.game_rules, going_out=GoingOut.NONE)),
        "turn_structure.phases[0] is a tribute phase: game_rules.going_out is none, so that nobody is first or last",
        "game_rules.place_points is given: game_rules.going_out is none, so that nobody takes a place",
        "game_rules.starter is first_out: game_rules.going_out is none, so that nobody takes a place",
    ),
    case(
        "there are no more places than players",
        replace(PRESIDENT, game_rules=replace(PRESIDENT.game_rules, place_points=(5, 4, 3, 2, 1))),
        "game_rules.place_points has 5 places: the game has 4 players",
    ),
    case(
        "a table that is renewed has cards",
        replace(EIGHTS, game_rules=replace(EIGHTS.game_rules, consecutive_pass_action=PassAction.RENEW_TABLEAU)),
        "game_rules.consecutive_pass_action is renew_tableau: no card ever lies on the table",
    ),
    case(
        "a table is renewed where players can pass",
        with_setup(
            replace(
                with_turn(HEARTS, tricks_per_hand=None),
                game_rules=GameRules(consecutive_pass_action=PassAction.RENEW_TABLEAU),
            ),
            cards_per_player=12,
            initial_tableau_count=2,
        ),
        "game_rules.consecutive_pass_action is renew_tableau: there is no play, claim or swap phase to pass in",
    ),
    case(
        "a table that is renewed needs a deck",
        replace(FAN_TAN, game_rules=RENEWED),
        "game_rules.consecutive_pass_action is renew_tableau: "
        "the deal takes every card and none comes back to the deck",
    ),
    case(
        "tricks start a hand where there are tricks",
        replace(PRESIDENT, game_rules=replace(PRESIDENT.game_rules, starter=StarterRule.MOST_TRICKS)),
        "game_rules.starter is most_tricks: there is no trick phase",
    ),
]
