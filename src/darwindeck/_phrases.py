"""Phrases about a game in play. Generated from schema/words.toml by `make generate`; do not edit."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Phrase(NamedTuple):
    """One way to say something."""

    when: tuple[tuple[str, Any], ...]
    """What must hold: pairs of a path and what is to be found there."""
    say: str
    """The phrase, with slots."""
    name: str = ""
    """A short name, of options."""


WORDS: Final[Mapping[str, Mapping[str, str | list[str]]]] = {
    "rank": {
        "2": ["two", "twos"],
        "3": ["three", "threes"],
        "4": ["four", "fours"],
        "5": ["five", "fives"],
        "6": ["six", "sixes"],
        "7": ["seven", "sevens"],
        "8": ["eight", "eights"],
        "9": ["nine", "nines"],
        "10": ["ten", "tens"],
        "J": ["jack", "jacks"],
        "Q": ["queen", "queens"],
        "K": ["king", "kings"],
        "A": ["ace", "aces"],
    },
    "suit": {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"},
    "operator": {
        "==": "exactly",
        "!=": "any number but",
        "<": "fewer than",
        "<=": "at most",
        ">": "more than",
        ">=": "at least",
    },
    "place": {
        "deck": "the stock",
        "hand": "your hand",
        "discard": "the discard pile",
        "tableau": "the table",
        "opponent_hand": "the next player's hand",
        "opponent_discard": "the next player's discards",
        "valid_plays": "the cards that you could play",
    },
    "source": {
        "deck": "the stock",
        "discard": "the discard pile",
        "tableau": "the table",
        "opponent_hand": "the next hand",
        "opponent_discard": "the next player's discards",
        "hand": "the hand",
    },
    "way": {"check": "check", "bet": "bet", "call": "call", "raise": "raise", "all_in": "go all in", "fold": "fold"},
}
"""Words for ranks, suits and the like."""

PHRASES: Final[Mapping[str, Mapping[str, tuple[Phrase, ...]]]] = {
    "asks": {
        "play": (
            Phrase((("count", True),), "play {count}"),
            Phrase((), "play a card"),
        ),
        "trick": (Phrase((), "play a card to the trick"),),
        "discard": (
            Phrase((("because", True), ("count", True)), "discard {count}, as the special card says"),
            Phrase((("because", True),), "discard a card, as the special card says"),
            Phrase((("count", True),), "discard {count}"),
            Phrase((), "discard a card"),
        ),
        "lay": (
            Phrase((("count", True),), "lay {count} face down for your claim"),
            Phrase((), "lay a card face down for your claim"),
        ),
        "exchange": (
            Phrase((("count", True),), "choose {count} to exchange, or keep all"),
            Phrase((), "choose a card to exchange, or keep all"),
        ),
        "give": (
            Phrase((("count", True),), "choose {count} to give away"),
            Phrase((), "choose a card to give away"),
        ),
        "meld": (
            Phrase((("count", True),), "lay a set or a run, or add to one, with {count}"),
            Phrase((), "lay a set or a run, or add to one"),
        ),
        "swap": (
            Phrase((("to.at", "discard"),), "choose a card to lay off for one from the stock, or keep what you have"),
            Phrase((("to.at", "table"),), "choose a card to swap with one from the table, or keep what you have"),
            Phrase((), "swap, or keep what you have"),
        ),
        "take": (
            Phrase((("chosen", True),), "choose a card to take for {chosen}"),
            Phrase((), "choose a card to take"),
        ),
        "capture": (
            Phrase((("count", True),), "choose {count} to capture"),
            Phrase((), "choose a card to capture"),
        ),
        "draw": (Phrase((), "draw, or not"),),
        "source": (Phrase((), "choose where to draw from"),),
        "knock": (Phrase((), "knock, or not"),),
        "doubt": (Phrase((), "doubt the claim, or not"),),
        "bid": (Phrase((), "bid how many tricks you will take"),),
        "bet": (Phrase((), "bet"),),
        "wager": (Phrase((), "choose your stake"),),
        "rank": (Phrase((), "name a rank"),),
        "suit": (Phrase((), "name a suit"),),
        "hit": (Phrase((), "choose whom the special card hits"),),
        "whom": (Phrase((), "choose whom to ask"),),
    },
    "choice": {
        "card": (Phrase((), "{card}", "{card}"),),
        "any": (Phrase((), "a card by lot, as you do not see your hand", "any"),),
        "stop": (Phrase((), "no more cards", "stop"),),
        "pass": (Phrase((), "pass", "pass"),),
        "draw": (
            Phrase((("source", "deck"), ("card", True)), "draw {card} from {source}", "draw stock"),
            Phrase((("source", "deck"),), "draw from {source}", "draw stock"),
            Phrase((("card", True),), "draw {card} from {source}", "draw {source.id}"),
            Phrase((("source", "opponent_discard"),), "draw from {seat's} discards", "draw theirs"),
            Phrase((("seat", True),), "draw from {seat's} cards", "draw hand"),
            Phrase((), "draw from {source}", "draw {source.id}"),
        ),
        "double": (Phrase((), "double the stake, for one last card", "double"),),
        "swap": (
            Phrase((("with", True),), "swap hands with {with}", "swap"),
            Phrase((), "swap your whole hand with the table", "swap"),
        ),
        "knock": (Phrase((), "knock", "knock"),),
        "challenge": (Phrase((), "doubt it: the cards are shown", "doubt"),),
        "accept": (Phrase((), "believe it: the cards stay face down", "believe"),),
        "bid": (
            Phrase((("bid", "nil"),), "bid Nil: not a single trick", "nil"),
            Phrase((), "bid {bid} {bid|trick|tricks}", "bid {bid}"),
        ),
        "bet": (
            Phrase((("way", "check"),), "check", "check"),
            Phrase((("way", "fold"),), "fold", "fold"),
            Phrase((("way", "all_in"),), "go all in with {chips} {chips|chip|chips}", "all-in"),
            Phrase((("way", "call"),), "call, for {chips} {chips|chip|chips}", "call"),
            Phrase((("way", "raise"),), "raise, for {chips} {chips|chip|chips}", "raise"),
            Phrase((), "bet {chips} {chips|chip|chips}", "bet"),
        ),
        "stake": (Phrase((), "stake {chips} {chips|chip|chips}", "stake {chips}"),),
        "rank": (Phrase((), "{rank+}", "{rank+}"),),
        "suit": (Phrase((), "{suit}", "{suit}"),),
        "seat": (Phrase((), "{seat}", "{seat}"),),
    },
    "event": {
        "hand_begins": (Phrase((), "hand {hand}: {starter} {starter|start|starts}"),),
        "dealt": (
            Phrase(
                (("trump.seat", True),), "{trump.seat} {trump.seat|show|shows} {trump.card}: {trump.suit} are trumps"
            ),
            Phrase((("trump.card", True),), "{trump.card} is turned up: {trump.suit} are trumps"),
            Phrase((("trump", True),), "{trump.suit} are trumps"),
            Phrase((), ""),
        ),
        "turn": (Phrase((), ""),),
        "chose": (
            Phrase((("option.bid", "nil"),), "{seat} {seat|bid|bids} Nil"),
            Phrase((("asks", "bid"),), "{seat} {seat|bid|bids} {option.bid}"),
            Phrase((("option.way", "check"),), "{seat} {seat|check|checks}"),
            Phrase((("option.way", "fold"),), "{seat} {seat|fold|folds}"),
            Phrase((("option.way", "call"),), "{seat} {seat|call|calls} with {option.chips} {option.chips|chip|chips}"),
            Phrase(
                (("option.way", "raise"),), "{seat} {seat|raise|raises} with {option.chips} {option.chips|chip|chips}"
            ),
            Phrase(
                (("option.way", "all_in"),),
                "{seat} {seat|go|goes} all in with {option.chips} {option.chips|chip|chips}",
            ),
            Phrase((("asks", "bet"),), "{seat} {seat|bet|bets} {option.chips} {option.chips|chip|chips}"),
            Phrase((("asks", "wager"),), "{seat} {seat|stake|stakes} {option.chips} {option.chips|chip|chips}"),
            Phrase((("option.kind", "double"),), "{seat} {seat|double|doubles} the stake"),
            Phrase((("asks", "rank"),), '{seat} {seat|say|says} "{option.rank+}"'),
            Phrase((("asks", "suit"),), "{seat} {seat|name|names} {option.suit}"),
            Phrase((("asks", "hit"),), "{seat} {seat|choose|chooses} {option.seat}"),
            Phrase((("asks", "whom"),), "{seat} {seat|ask|asks} {option.seat}"),
            Phrase((("option.kind", "challenge"),), "{seat} {seat|doubt|doubts} it"),
            Phrase((("option.kind", "knock"),), "{seat} {seat|knock|knocks}"),
            Phrase((), ""),
        ),
        "passes": (Phrase((), "{seat} {seat|pass|passes}"),),
        "effect": (
            Phrase((("effect", "skip_next"),), "{skips} {skips|player misses|players miss} a turn"),
            Phrase((("effect", "extra_turn"),), "{by} {by|go|goes} again"),
            Phrase((("effect", "reverse"),), "play turns round"),
            Phrase((("effect", "draw_cards"), ("lot", True)), "{hits} must draw: the lot has chosen"),
            Phrase((("effect", "draw_cards"),), "{hits} must draw"),
            Phrase((("effect", "force_discard"), ("lot", True)), "{hits} must discard: the lot has chosen"),
            Phrase((("effect", "force_discard"),), "{hits} must discard"),
        ),
        "out": (
            Phrase((("of", "cards"),), "{seat} {seat|have|has} no card left"),
            Phrase((("of", "hand"),), "{seat} {seat|are|is} out of the hand"),
            Phrase((("of", "game"),), "{seat} {seat|are|is} out of the game"),
        ),
        "hand_over": (
            Phrase((("why", "tricks"),), "the hand is over: its last trick is played"),
            Phrase((("why", "alone"),), "the hand is over: nobody is left to play against"),
            Phrase((("why", "empty_hands"),), "the hand is over: nobody holds a card any more"),
            Phrase((("why", "natural"),), "the hand is over: the house has a natural"),
            Phrase((("why", "round"),), "the hand is over: everybody has had a turn"),
            Phrase((("why", "passes"),), "the hand is over: everybody has passed"),
            Phrase((("why", "deck"),), "the hand is over: the stock is used up"),
            Phrase((("why", "went_out"),), "the hand is over: somebody has got rid of all cards"),
            Phrase((("why", "knock"),), "the hand is over: somebody has knocked"),
            Phrase((("why", "condition"),), "the hand is over: somebody meets the condition that ends it"),
        ),
        "standings": (Phrase((), ""),),
        "over": (
            Phrase((("outcome.kind", "win"),), "{outcome.side} {outcome.side|win|wins} the game"),
            Phrase(
                (("outcome.kind", "loss"),), "{outcome.side} {outcome.side|lose|loses} the game, and all others win"
            ),
            Phrase((("outcome.kind", "draw"),), "the game is a tie"),
            Phrase((("outcome.kind", "timeout"),), "the game is over: the turn limit is reached, and nobody has won"),
            Phrase(
                (("outcome.kind", "stalemate"),),
                "the game is over: nobody can do anything any more, and nobody has won",
            ),
        ),
        "lays": (
            Phrase((("as", "discard"),), "{seat} {seat|discard|discards} {moves.cards}"),
            Phrase((("as", "claim"),), '{seat} {seat|lay|lays} {moves.cards} face down and {seat|say|says} "{rank+}"'),
            Phrase((("as", "exchange"),), "{seat} {seat|lay|lays} off {moves.cards}"),
            Phrase((("as", "meld"), ("makes", "set")), "{seat} {seat|lay|lays} a set: {moves.cards}"),
            Phrase((("as", "meld"), ("makes", "run")), "{seat} {seat|lay|lays} a run: {moves.cards}"),
            Phrase((("as", "meld"),), "{seat} {seat|add|adds} {moves.cards} to a meld"),
            Phrase((("as", "swap"),), "{seat} {seat|lay|lays} {moves.cards} for it"),
            Phrase((("as", "tie"),), "{seat} {seat|lay|lays} {moves.cards} face down after the tie"),
            Phrase((), "{seat} {seat|play|plays} {moves.cards}"),
        ),
        "draws": (
            Phrase(
                (("moves.from.at", "hand"),), "{seat} {seat|draw|draws} {moves.cards} from {moves.from.seat's} hand"
            ),
            Phrase((("moves.from.at", "discard"),), "{seat} {seat|take|takes} {moves.cards} from the discard pile"),
            Phrase((("moves.from.at", "table"),), "{seat} {seat|take|takes} {moves.cards} from the table"),
            Phrase((), "{seat} {seat|draw|draws} {moves.cards}"),
        ),
        "turned_up": (
            Phrase((("moves.to.at", "house"),), "the house draws {moves.cards}"),
            Phrase((), "{moves.cards} comes from the stock to the table"),
        ),
        "takes": (
            Phrase((("moves.from.at", "trick"), ("hidden", True)), "{seat} {seat|take|takes} the trick: {moves.cards}"),
            Phrase((("moves.from.at", "trick"),), "{seat} {seat|take|takes} the trick"),
            Phrase((("moves.from.at", "hand"),), "{seat} {seat|lay|lays} down a book: {moves.cards}"),
            Phrase((("moves.from.at", "discard"),), "{seat} {seat|take|takes} the discard pile"),
            Phrase((("moves.from.at", "captured"),), "{seat} {seat|take|takes} up what {seat|you have|was} captured"),
            Phrase((), "{seat} {seat|capture|captures} {moves.cards}"),
        ),
        "gives": (
            Phrase((("why", "returned"),), "{seat} {seat|give|gives} {moves.cards} back to {moves.to.seat}"),
            Phrase((("why", "passed"),), "{seat} {seat|pass|passes} {moves.cards} to {moves.to.seat}"),
            Phrase((), "{seat} {seat|give|gives} {moves.cards} to {moves.to.seat}"),
        ),
        "swaps": (
            Phrase((("moves.to.seat", True),), "{seat} {seat|swap|swaps} hands with {moves.to.seat}"),
            Phrase((), "{seat} {seat|swap|swaps} the whole hand with the table"),
        ),
        "discarded": (
            Phrase((("moves.from.at", "trick"), ("hidden", True)), "nobody takes the trick: {moves.cards}"),
            Phrase((("moves.from.at", "trick"),), "nobody takes the trick"),
            Phrase((), "the table is cleared"),
        ),
        "reshuffled": (Phrase((), "the discard pile is shuffled and becomes the stock"),),
        "shows": (
            Phrase((("why", "lot"),), "the lot chooses {cards}"),
            Phrase((("why", "stack"),), "{seat} {seat|turn|turns} up {cards}"),
            Phrase((("why", "challenge"),), "{seat} {seat|show|shows} what was laid: {cards}"),
            Phrase((("why", "asked"),), "{seat} {seat|show|shows} {cards}: it is what was asked for"),
            Phrase((("why", "hand_forbids"),), "{seat} {seat|show|shows} {cards}, which forbids the swap"),
            Phrase((("why", "deck_forbids"),), "the top card of the stock is {cards}, which forbids the swap"),
            Phrase((("why", "house"),), "the house shows {cards}"),
            Phrase((), "{seat} {seat|show|shows} {cards}"),
        ),
        "scores": (
            Phrase((("points", "-"),), "{seat} {seat|lose|loses} {points!} {points!|point|points}"),
            Phrase((), "{seat} {seat|score|scores} {points} {points|point|points}"),
        ),
        "moon": (Phrase((), "{seat} {seat|shoot|shoots} the moon"),),
        "chips": (
            Phrase((("why", "ante"),), "{seat} {seat|pay|pays} {chips!} {chips!|chip|chips} into the pot"),
            Phrase((("why", "pass"),), "{seat} {seat|pay|pays} {chips!} {chips!|chip|chips} for passing"),
            Phrase((("why", "house"),), "{seat} {seat|get|gets} {chips} {chips|chip|chips} from the house"),
            Phrase((), "{seat} {seat|win|wins} {chips} {chips|chip|chips}"),
        ),
    },
    "reason": {
        "not_on_top": (Phrase((), "only the top card of your stack can be used"),),
        "must_open": (Phrase((), "{card} must be led to the first trick"),),
        "must_follow": (Phrase((), "you must follow suit: {suit} were led, and you have {suit}"),),
        "not_broken": (Phrase((), "{suit} are not broken yet, and you have something else"),),
        "scores_at_first": (
            Phrase((), "no card that scores may be played to the first trick while you have another one"),
        ),
        "just_taken": (Phrase((), "you have just taken it from the discard pile"),),
        "no_place": (
            Phrase((("open", True),), "it does not fit: of its suit {open} can be laid now"),
            Phrase((), "it does not fit: no card of its suit can be laid now"),
        ),
        "too_low": (Phrase((), "it does not beat {than}"),),
        "condition": (Phrase((), "you need {wish}"),),
        "too_few": (
            Phrase((("lacks", True),), "choose {need} {need|card|cards}, not {have}"),
            Phrase((), "{need} {need|card is|cards are} needed, and you have {have}"),
        ),
        "other_rank": (Phrase((), "all these cards must be {rank+}"),),
        "enough": (
            Phrase((("most", 1),), "only one can be chosen"),
            Phrase((), "no more than {most} {most|is|are} allowed"),
        ),
        "no_group": (
            Phrase((("lacks", True),), "that is not enough: you need {wish}"),
            Phrase((), "together with the others you need {wish}"),
        ),
        "no_meld": (
            Phrase((("lacks", True), ("set", "+"), ("run", "+")), "that is no set of {set} cards, and no run of {run}"),
            Phrase((("lacks", True), ("set", "+")), "that is no set of {set} cards"),
            Phrase((("lacks", True),), "that is no run of {run} cards"),
            Phrase((("set", "+"), ("run", "+")), "it fits into no set of {set} cards and no run of {run}"),
            Phrase((("set", "+"),), "it fits into no set of {set} cards"),
            Phrase((), "it fits into no run of {run} cards"),
        ),
        "no_match": (Phrase((), "one of the {rank+} must be captured"),),
        "no_sum": (Phrase((), "the cards must add up: {missing} {missing|is|are} missing"),),
        "range": (Phrase((), "it must be from {least} to {most}"),),
        "bet_made": (Phrase((), "there is a bet already: {bet} {bet|chip|chips}"),),
        "no_bet": (Phrase((), "nobody has bet yet"),),
        "chips": (Phrase((), "that takes {need} {need|chip|chips}, and you have {have}"),),
        "same_as": (Phrase((), "that would be the same as to {way}"),),
        "may_check": (Phrase((), "you may check, which costs nothing"),),
        "partner": (Phrase((), "that is your partner"),),
        "out_of_hand": (Phrase((), "that player is out of the hand"),),
        "no_card": (Phrase((), "that player has no card"),),
        "must_act": (Phrase((), "you cannot pass now"),),
    },
    "wish": {
        "card_is_rank": (
            Phrase((("operator", "=="),), "a card of rank {value}"),
            Phrase((("operator", "!="),), "a card of any rank but {value}"),
            Phrase((("operator", "<"),), "a card below the {value}"),
            Phrase((("operator", "<="),), "a card no higher than the {value}"),
            Phrase((("operator", ">"),), "a card above the {value}"),
            Phrase((), "a card no lower than the {value}"),
        ),
        "card_is_suit": (
            Phrase((("operator", "!="),), "a card of another suit than {value}"),
            Phrase((), "a card of suit {value}"),
        ),
        "card_matches_rank": (
            Phrase((("card", True),), "a card of the same rank as {card}"),
            Phrase((), "a card of the same rank"),
        ),
        "card_matches_suit": (
            Phrase((("suit", True),), "a card of suit {suit}, which was named"),
            Phrase((("card", True),), "a card of the same suit as {card}"),
            Phrase((), "a card of the same suit"),
        ),
        "card_matches_color": (
            Phrase((("card", True),), "a card of the same color as {card}"),
            Phrase((), "a card of the same color"),
        ),
        "card_beats_top": (
            Phrase((("card", True),), "a higher rank than that of {card}"),
            Phrase((), "a higher rank"),
        ),
        "sequence_adjacent": (
            Phrase((("card", True),), "a rank next to that of {card}"),
            Phrase((), "a rank next to that of the last card"),
        ),
        "matches_or_wild": (
            Phrase((("suit", True),), "a card of suit {suit}, which was named, or a wild one"),
            Phrase((("card", True),), "a card of the rank or suit of {card}, or a wild one"),
            Phrase((), "a card of the same rank or suit, or a wild one"),
        ),
        "has_set_of_n": (Phrase((), "{value} cards of one rank"),),
        "has_run_of_n": (Phrase((), "{value} cards of one suit in a row"),),
        "has_matching_pair": (Phrase((), "two cards of one rank"),),
        "hand_size": (
            Phrase((("now", True),), "{operator} {value} {value|card|cards} in your hand, and you have {now}"),
            Phrase((), "{operator} {value} {value|card|cards} in your hand"),
        ),
        "hand_value": (
            Phrase((("now", True),), "a hand worth {operator} {value}, and yours is worth {now}"),
            Phrase((), "a hand worth {operator} {value}"),
        ),
        "location_size": (
            Phrase(
                (("now", True),),
                "{operator} {value} {value|card|cards} among those of {reference.place}, and there {now|is|are} {now}",
            ),
            Phrase((), "{operator} {value} {value|card|cards} among those of {reference.place}"),
        ),
        "location_empty": (Phrase((), "{reference.place} without a card"),),
        "score_compare": (
            Phrase((("now", True),), "a score of {operator} {value}, and yours is {now}"),
            Phrase((), "a score of {operator} {value}"),
        ),
        "chip_count": (
            Phrase((("now", True),), "{operator} {value} {value|chip|chips}, and you have {now}"),
            Phrase((), "{operator} {value} {value|chip|chips}"),
        ),
        "can_afford": (Phrase((), "{value} {value|chip|chips} to spend"),),
        "pot_size": (Phrase((), "a pot of {operator} {value} {value|chip|chips}"),),
        "current_bet": (Phrase((), "a bet of {operator} {value} {value|chip|chips}"),),
    },
    "part": {
        "card_scoring": (
            Phrase((("cards", True),), "{points} for {cards}"),
            Phrase((), "{points} for cards"),
        ),
        "scoring_rules": (
            Phrase((("cards", True),), "{points} for {cards}"),
            Phrase((), "{points} for a hand that meets the rule"),
        ),
        "majority_scoring": (
            Phrase((("what", True),), "{points} for {what}"),
            Phrase((), "{points} for most cards of a kind"),
        ),
        "game_rules.shoot_the_moon": (Phrase((), "{points} for shooting the moon"),),
        "game_rules.place_points": (Phrase((), "{points} for the place in which the hand was left"),),
        "game_rules.worst_hand_points": (Phrase((), "{points} for the worst hand"),),
        "trick_scoring.points_per_trick": (Phrase((), "{points} for tricks"),),
        "trick_scoring.last_trick_points": (Phrase((), "{points} for the last trick"),),
        "trick_scoring.points_per_card": (Phrase((), "{points} for the cards in tricks"),),
        "contract_scoring.points_per_trick_bid": (Phrase((), "{points} for making the bid"),),
        "contract_scoring.failed_contract_penalty": (Phrase((), "{points} for missing the bid"),),
        "contract_scoring.overtrick_points": (Phrase((), "{points} for tricks above the bid"),),
        "contract_scoring.nil_bonus": (Phrase((), "{points} for making Nil"),),
        "contract_scoring.nil_penalty": (Phrase((), "{points} for missing Nil"),),
        "contract_scoring.bag_penalty": (Phrase((), "{points} for too many bags"),),
        "turn_structure.phases": (Phrase((), "{points} for the knock"),),
        "turn_structure.phases.bonus": (Phrase((), "{points} as a bonus for the knock"),),
        "turn_structure.phases.undercut_bonus": (Phrase((), "{points} as a bonus for the undercut"),),
        "turn_structure.phases.penalty_points": (Phrase((), "{points} for the claim"),),
        "game_points": (Phrase((), "{points} in game points"),),
    },
}
"""The phrases of each section by kind: the first that holds counts."""
