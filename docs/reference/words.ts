// Phrases about a game in play. Generated from schema/words.toml by `make generate`; do not edit.

/** One way to say something: what must hold, by paths, and the phrase with its slots. */
export interface Phrase {
  when?: Record<string, string | number | boolean>;
  say: string;
  name?: string;
}

/** Words for ranks, suits and the like. */
export const WORDS: Record<string, Record<string, string | string[]>> = {
  "rank": {
    "2": [
      "two",
      "twos"
    ],
    "3": [
      "three",
      "threes"
    ],
    "4": [
      "four",
      "fours"
    ],
    "5": [
      "five",
      "fives"
    ],
    "6": [
      "six",
      "sixes"
    ],
    "7": [
      "seven",
      "sevens"
    ],
    "8": [
      "eight",
      "eights"
    ],
    "9": [
      "nine",
      "nines"
    ],
    "10": [
      "ten",
      "tens"
    ],
    "J": [
      "jack",
      "jacks"
    ],
    "Q": [
      "queen",
      "queens"
    ],
    "K": [
      "king",
      "kings"
    ],
    "A": [
      "ace",
      "aces"
    ]
  },
  "suit": {
    "H": "hearts",
    "D": "diamonds",
    "C": "clubs",
    "S": "spades"
  },
  "operator": {
    "==": "exactly",
    "!=": "any number but",
    "<": "fewer than",
    "<=": "at most",
    ">": "more than",
    ">=": "at least"
  },
  "place": {
    "deck": "the stock",
    "hand": "your hand",
    "discard": "the discard pile",
    "tableau": "the table",
    "opponent_hand": "the next player's hand",
    "opponent_discard": "the next player's discards",
    "valid_plays": "the cards that you could play"
  },
  "source": {
    "deck": "the stock",
    "discard": "the discard pile",
    "tableau": "the table",
    "opponent_hand": "the next hand",
    "opponent_discard": "the next player's discards",
    "hand": "the hand"
  },
  "way": {
    "check": "check",
    "bet": "bet",
    "call": "call",
    "raise": "raise",
    "all_in": "go all in",
    "fold": "fold"
  }
};

/** The phrases of each section by kind: the first that holds counts. */
export const PHRASES: Record<string, Record<string, Phrase[]>> = {
  "asks": {
    "play": [
      {
        "when": {
          "count": true
        },
        "say": "play {count}"
      },
      {
        "say": "play a card"
      }
    ],
    "trick": [
      {
        "say": "play a card to the trick"
      }
    ],
    "discard": [
      {
        "when": {
          "because": true,
          "count": true
        },
        "say": "discard {count}, as the special card says"
      },
      {
        "when": {
          "because": true
        },
        "say": "discard a card, as the special card says"
      },
      {
        "when": {
          "count": true
        },
        "say": "discard {count}"
      },
      {
        "say": "discard a card"
      }
    ],
    "lay": [
      {
        "when": {
          "count": true
        },
        "say": "lay {count} face down for your claim"
      },
      {
        "say": "lay a card face down for your claim"
      }
    ],
    "exchange": [
      {
        "when": {
          "count": true
        },
        "say": "choose {count} to exchange, or keep all"
      },
      {
        "say": "choose a card to exchange, or keep all"
      }
    ],
    "give": [
      {
        "when": {
          "count": true
        },
        "say": "choose {count} to give away"
      },
      {
        "say": "choose a card to give away"
      }
    ],
    "meld": [
      {
        "when": {
          "count": true
        },
        "say": "lay a set or a run, or add to one, with {count}"
      },
      {
        "say": "lay a set or a run, or add to one"
      }
    ],
    "swap": [
      {
        "when": {
          "to.at": "discard"
        },
        "say": "choose a card to lay off for one from the stock, or keep what you have"
      },
      {
        "when": {
          "to.at": "table"
        },
        "say": "choose a card to swap with one from the table, or keep what you have"
      },
      {
        "say": "swap, or keep what you have"
      }
    ],
    "take": [
      {
        "when": {
          "chosen": true
        },
        "say": "choose a card to take for {chosen}"
      },
      {
        "say": "choose a card to take"
      }
    ],
    "capture": [
      {
        "when": {
          "count": true
        },
        "say": "choose {count} to capture"
      },
      {
        "say": "choose a card to capture"
      }
    ],
    "draw": [
      {
        "say": "draw, or not"
      }
    ],
    "source": [
      {
        "say": "choose where to draw from"
      }
    ],
    "knock": [
      {
        "say": "knock, or not"
      }
    ],
    "doubt": [
      {
        "say": "doubt the claim, or not"
      }
    ],
    "bid": [
      {
        "say": "bid how many tricks you will take"
      }
    ],
    "bet": [
      {
        "say": "bet"
      }
    ],
    "wager": [
      {
        "say": "choose your stake"
      }
    ],
    "rank": [
      {
        "say": "name a rank"
      }
    ],
    "suit": [
      {
        "say": "name a suit"
      }
    ],
    "hit": [
      {
        "say": "choose whom the special card hits"
      }
    ],
    "whom": [
      {
        "say": "choose whom to ask"
      }
    ]
  },
  "choice": {
    "card": [
      {
        "name": "{card}",
        "say": "{card}"
      }
    ],
    "any": [
      {
        "name": "any",
        "say": "a card by lot, as you do not see your hand"
      }
    ],
    "stop": [
      {
        "name": "stop",
        "say": "no more cards"
      }
    ],
    "pass": [
      {
        "name": "pass",
        "say": "pass"
      }
    ],
    "draw": [
      {
        "when": {
          "source": "deck",
          "card": true
        },
        "name": "draw stock",
        "say": "draw {card} from {source}"
      },
      {
        "when": {
          "source": "deck"
        },
        "name": "draw stock",
        "say": "draw from {source}"
      },
      {
        "when": {
          "card": true
        },
        "name": "draw {source.id}",
        "say": "draw {card} from {source}"
      },
      {
        "when": {
          "source": "opponent_discard"
        },
        "name": "draw theirs",
        "say": "draw from {seat's} discards"
      },
      {
        "when": {
          "seat": true
        },
        "name": "draw hand",
        "say": "draw from {seat's} cards"
      },
      {
        "name": "draw {source.id}",
        "say": "draw from {source}"
      }
    ],
    "double": [
      {
        "name": "double",
        "say": "double the stake, for one last card"
      }
    ],
    "swap": [
      {
        "when": {
          "with": true
        },
        "name": "swap",
        "say": "swap hands with {with}"
      },
      {
        "name": "swap",
        "say": "swap your whole hand with the table"
      }
    ],
    "knock": [
      {
        "name": "knock",
        "say": "knock"
      }
    ],
    "challenge": [
      {
        "name": "doubt",
        "say": "doubt it: the cards are shown"
      }
    ],
    "accept": [
      {
        "name": "believe",
        "say": "believe it: the cards stay face down"
      }
    ],
    "bid": [
      {
        "when": {
          "bid": "nil"
        },
        "name": "nil",
        "say": "bid Nil: not a single trick"
      },
      {
        "name": "bid {bid}",
        "say": "bid {bid} {bid|trick|tricks}"
      }
    ],
    "bet": [
      {
        "when": {
          "way": "check"
        },
        "name": "check",
        "say": "check"
      },
      {
        "when": {
          "way": "fold"
        },
        "name": "fold",
        "say": "fold"
      },
      {
        "when": {
          "way": "all_in"
        },
        "name": "all-in",
        "say": "go all in with {chips} {chips|chip|chips}"
      },
      {
        "when": {
          "way": "call"
        },
        "name": "call",
        "say": "call, for {chips} {chips|chip|chips}"
      },
      {
        "when": {
          "way": "raise"
        },
        "name": "raise",
        "say": "raise, for {chips} {chips|chip|chips}"
      },
      {
        "name": "bet",
        "say": "bet {chips} {chips|chip|chips}"
      }
    ],
    "stake": [
      {
        "name": "stake {chips}",
        "say": "stake {chips} {chips|chip|chips}"
      }
    ],
    "rank": [
      {
        "name": "{rank+}",
        "say": "{rank+}"
      }
    ],
    "suit": [
      {
        "name": "{suit}",
        "say": "{suit}"
      }
    ],
    "seat": [
      {
        "name": "{seat}",
        "say": "{seat}"
      }
    ]
  },
  "event": {
    "hand_begins": [
      {
        "say": "hand {hand}: {starter} {starter|start|starts}"
      }
    ],
    "dealt": [
      {
        "when": {
          "trump.seat": true
        },
        "say": "{trump.seat} {trump.seat|show|shows} {trump.card}: {trump.suit} are trumps"
      },
      {
        "when": {
          "trump.card": true
        },
        "say": "{trump.card} is turned up: {trump.suit} are trumps"
      },
      {
        "when": {
          "trump": true
        },
        "say": "{trump.suit} are trumps"
      },
      {
        "say": ""
      }
    ],
    "turn": [
      {
        "say": ""
      }
    ],
    "chose": [
      {
        "when": {
          "option.bid": "nil"
        },
        "say": "{seat} {seat|bid|bids} Nil"
      },
      {
        "when": {
          "asks": "bid"
        },
        "say": "{seat} {seat|bid|bids} {option.bid}"
      },
      {
        "when": {
          "option.way": "check"
        },
        "say": "{seat} {seat|check|checks}"
      },
      {
        "when": {
          "option.way": "fold"
        },
        "say": "{seat} {seat|fold|folds}"
      },
      {
        "when": {
          "option.way": "call"
        },
        "say": "{seat} {seat|call|calls} with {option.chips} {option.chips|chip|chips}"
      },
      {
        "when": {
          "option.way": "raise"
        },
        "say": "{seat} {seat|raise|raises} with {option.chips} {option.chips|chip|chips}"
      },
      {
        "when": {
          "option.way": "all_in"
        },
        "say": "{seat} {seat|go|goes} all in with {option.chips} {option.chips|chip|chips}"
      },
      {
        "when": {
          "asks": "bet"
        },
        "say": "{seat} {seat|bet|bets} {option.chips} {option.chips|chip|chips}"
      },
      {
        "when": {
          "asks": "wager"
        },
        "say": "{seat} {seat|stake|stakes} {option.chips} {option.chips|chip|chips}"
      },
      {
        "when": {
          "option.kind": "double"
        },
        "say": "{seat} {seat|double|doubles} the stake"
      },
      {
        "when": {
          "asks": "rank"
        },
        "say": "{seat} {seat|say|says} \"{option.rank+}\""
      },
      {
        "when": {
          "asks": "suit"
        },
        "say": "{seat} {seat|name|names} {option.suit}"
      },
      {
        "when": {
          "asks": "hit"
        },
        "say": "{seat} {seat|choose|chooses} {option.seat}"
      },
      {
        "when": {
          "asks": "whom"
        },
        "say": "{seat} {seat|ask|asks} {option.seat}"
      },
      {
        "when": {
          "option.kind": "challenge"
        },
        "say": "{seat} {seat|doubt|doubts} it"
      },
      {
        "when": {
          "option.kind": "knock"
        },
        "say": "{seat} {seat|knock|knocks}"
      },
      {
        "say": ""
      }
    ],
    "passes": [
      {
        "say": "{seat} {seat|pass|passes}"
      }
    ],
    "effect": [
      {
        "when": {
          "effect": "skip_next"
        },
        "say": "{skips} {skips|player misses|players miss} a turn"
      },
      {
        "when": {
          "effect": "extra_turn"
        },
        "say": "{by} {by|go|goes} again"
      },
      {
        "when": {
          "effect": "reverse"
        },
        "say": "play turns round"
      },
      {
        "when": {
          "effect": "draw_cards",
          "lot": true
        },
        "say": "{hits} must draw: the lot has chosen"
      },
      {
        "when": {
          "effect": "draw_cards"
        },
        "say": "{hits} must draw"
      },
      {
        "when": {
          "effect": "force_discard",
          "lot": true
        },
        "say": "{hits} must discard: the lot has chosen"
      },
      {
        "when": {
          "effect": "force_discard"
        },
        "say": "{hits} must discard"
      }
    ],
    "out": [
      {
        "when": {
          "of": "cards"
        },
        "say": "{seat} {seat|have|has} no card left"
      },
      {
        "when": {
          "of": "hand"
        },
        "say": "{seat} {seat|are|is} out of the hand"
      },
      {
        "when": {
          "of": "game"
        },
        "say": "{seat} {seat|are|is} out of the game"
      }
    ],
    "hand_over": [
      {
        "when": {
          "why": "tricks"
        },
        "say": "the hand is over: its last trick is played"
      },
      {
        "when": {
          "why": "alone"
        },
        "say": "the hand is over: nobody is left to play against"
      },
      {
        "when": {
          "why": "empty_hands"
        },
        "say": "the hand is over: nobody holds a card any more"
      },
      {
        "when": {
          "why": "natural"
        },
        "say": "the hand is over: the house has a natural"
      },
      {
        "when": {
          "why": "round"
        },
        "say": "the hand is over: everybody has had a turn"
      },
      {
        "when": {
          "why": "passes"
        },
        "say": "the hand is over: everybody has passed"
      },
      {
        "when": {
          "why": "deck"
        },
        "say": "the hand is over: the stock is used up"
      },
      {
        "when": {
          "why": "went_out"
        },
        "say": "the hand is over: somebody has got rid of all cards"
      },
      {
        "when": {
          "why": "knock"
        },
        "say": "the hand is over: somebody has knocked"
      },
      {
        "when": {
          "why": "condition"
        },
        "say": "the hand is over: somebody meets the condition that ends it"
      }
    ],
    "standings": [
      {
        "say": ""
      }
    ],
    "over": [
      {
        "when": {
          "outcome.kind": "win"
        },
        "say": "{outcome.side} {outcome.side|win|wins} the game"
      },
      {
        "when": {
          "outcome.kind": "loss"
        },
        "say": "{outcome.side} {outcome.side|lose|loses} the game, and all others win"
      },
      {
        "when": {
          "outcome.kind": "draw"
        },
        "say": "the game is a tie"
      },
      {
        "when": {
          "outcome.kind": "timeout"
        },
        "say": "the game is over: the turn limit is reached, and nobody has won"
      },
      {
        "when": {
          "outcome.kind": "stalemate"
        },
        "say": "the game is over: nobody can do anything any more, and nobody has won"
      }
    ],
    "lays": [
      {
        "when": {
          "as": "discard"
        },
        "say": "{seat} {seat|discard|discards} {moves.cards}"
      },
      {
        "when": {
          "as": "claim"
        },
        "say": "{seat} {seat|lay|lays} {moves.cards} face down and {seat|say|says} \"{rank+}\""
      },
      {
        "when": {
          "as": "exchange"
        },
        "say": "{seat} {seat|lay|lays} off {moves.cards}"
      },
      {
        "when": {
          "as": "meld",
          "makes": "set"
        },
        "say": "{seat} {seat|lay|lays} a set: {moves.cards}"
      },
      {
        "when": {
          "as": "meld",
          "makes": "run"
        },
        "say": "{seat} {seat|lay|lays} a run: {moves.cards}"
      },
      {
        "when": {
          "as": "meld"
        },
        "say": "{seat} {seat|add|adds} {moves.cards} to a meld"
      },
      {
        "when": {
          "as": "swap"
        },
        "say": "{seat} {seat|lay|lays} {moves.cards} for it"
      },
      {
        "when": {
          "as": "tie"
        },
        "say": "{seat} {seat|lay|lays} {moves.cards} face down after the tie"
      },
      {
        "say": "{seat} {seat|play|plays} {moves.cards}"
      }
    ],
    "draws": [
      {
        "when": {
          "moves.from.at": "hand"
        },
        "say": "{seat} {seat|draw|draws} {moves.cards} from {moves.from.seat's} hand"
      },
      {
        "when": {
          "moves.from.at": "discard"
        },
        "say": "{seat} {seat|take|takes} {moves.cards} from the discard pile"
      },
      {
        "when": {
          "moves.from.at": "table"
        },
        "say": "{seat} {seat|take|takes} {moves.cards} from the table"
      },
      {
        "say": "{seat} {seat|draw|draws} {moves.cards}"
      }
    ],
    "turned_up": [
      {
        "when": {
          "moves.to.at": "house"
        },
        "say": "the house draws {moves.cards}"
      },
      {
        "say": "{moves.cards} comes from the stock to the table"
      }
    ],
    "takes": [
      {
        "when": {
          "moves.from.at": "trick",
          "hidden": true
        },
        "say": "{seat} {seat|take|takes} the trick: {moves.cards}"
      },
      {
        "when": {
          "moves.from.at": "trick"
        },
        "say": "{seat} {seat|take|takes} the trick"
      },
      {
        "when": {
          "moves.from.at": "hand"
        },
        "say": "{seat} {seat|lay|lays} down a book: {moves.cards}"
      },
      {
        "when": {
          "moves.from.at": "discard"
        },
        "say": "{seat} {seat|take|takes} the discard pile"
      },
      {
        "when": {
          "moves.from.at": "captured"
        },
        "say": "{seat} {seat|take|takes} up what {seat|you have|was} captured"
      },
      {
        "say": "{seat} {seat|capture|captures} {moves.cards}"
      }
    ],
    "gives": [
      {
        "when": {
          "why": "returned"
        },
        "say": "{seat} {seat|give|gives} {moves.cards} back to {moves.to.seat}"
      },
      {
        "when": {
          "why": "passed"
        },
        "say": "{seat} {seat|pass|passes} {moves.cards} to {moves.to.seat}"
      },
      {
        "say": "{seat} {seat|give|gives} {moves.cards} to {moves.to.seat}"
      }
    ],
    "swaps": [
      {
        "when": {
          "moves.to.seat": true
        },
        "say": "{seat} {seat|swap|swaps} hands with {moves.to.seat}"
      },
      {
        "say": "{seat} {seat|swap|swaps} the whole hand with the table"
      }
    ],
    "discarded": [
      {
        "when": {
          "moves.from.at": "trick",
          "hidden": true
        },
        "say": "nobody takes the trick: {moves.cards}"
      },
      {
        "when": {
          "moves.from.at": "trick"
        },
        "say": "nobody takes the trick"
      },
      {
        "say": "the table is cleared"
      }
    ],
    "reshuffled": [
      {
        "say": "the discard pile is shuffled and becomes the stock"
      }
    ],
    "shows": [
      {
        "when": {
          "why": "lot"
        },
        "say": "the lot chooses {cards}"
      },
      {
        "when": {
          "why": "stack"
        },
        "say": "{seat} {seat|turn|turns} up {cards}"
      },
      {
        "when": {
          "why": "challenge"
        },
        "say": "{seat} {seat|show|shows} what was laid: {cards}"
      },
      {
        "when": {
          "why": "asked"
        },
        "say": "{seat} {seat|show|shows} {cards}: it is what was asked for"
      },
      {
        "when": {
          "why": "hand_forbids"
        },
        "say": "{seat} {seat|show|shows} {cards}, which forbids the swap"
      },
      {
        "when": {
          "why": "deck_forbids"
        },
        "say": "the top card of the stock is {cards}, which forbids the swap"
      },
      {
        "when": {
          "why": "house"
        },
        "say": "the house shows {cards}"
      },
      {
        "say": "{seat} {seat|show|shows} {cards}"
      }
    ],
    "scores": [
      {
        "when": {
          "points": "-"
        },
        "say": "{seat} {seat|lose|loses} {points!} {points!|point|points}"
      },
      {
        "say": "{seat} {seat|score|scores} {points} {points|point|points}"
      }
    ],
    "moon": [
      {
        "say": "{seat} {seat|shoot|shoots} the moon"
      }
    ],
    "chips": [
      {
        "when": {
          "why": "ante"
        },
        "say": "{seat} {seat|pay|pays} {chips!} {chips!|chip|chips} into the pot"
      },
      {
        "when": {
          "why": "pass"
        },
        "say": "{seat} {seat|pay|pays} {chips!} {chips!|chip|chips} for passing"
      },
      {
        "when": {
          "why": "house"
        },
        "say": "{seat} {seat|get|gets} {chips} {chips|chip|chips} from the house"
      },
      {
        "say": "{seat} {seat|win|wins} {chips} {chips|chip|chips}"
      }
    ]
  },
  "reason": {
    "not_on_top": [
      {
        "say": "only the top card of your stack can be used"
      }
    ],
    "must_open": [
      {
        "say": "{card} must be led to the first trick"
      }
    ],
    "must_follow": [
      {
        "say": "you must follow suit: {suit} were led, and you have {suit}"
      }
    ],
    "not_broken": [
      {
        "say": "{suit} are not broken yet, and you have something else"
      }
    ],
    "scores_at_first": [
      {
        "say": "no card that scores may be played to the first trick while you have another one"
      }
    ],
    "just_taken": [
      {
        "say": "you have just taken it from the discard pile"
      }
    ],
    "no_place": [
      {
        "when": {
          "open": true
        },
        "say": "it does not fit: of its suit {open} can be laid now"
      },
      {
        "say": "it does not fit: no card of its suit can be laid now"
      }
    ],
    "too_low": [
      {
        "say": "it does not beat {than}"
      }
    ],
    "condition": [
      {
        "say": "you need {wish}"
      }
    ],
    "too_few": [
      {
        "when": {
          "lacks": true
        },
        "say": "choose {need} {need|card|cards}, not {have}"
      },
      {
        "say": "{need} {need|card is|cards are} needed, and you have {have}"
      }
    ],
    "other_rank": [
      {
        "say": "all these cards must be {rank+}"
      }
    ],
    "enough": [
      {
        "when": {
          "most": 1
        },
        "say": "only one can be chosen"
      },
      {
        "say": "no more than {most} {most|is|are} allowed"
      }
    ],
    "no_group": [
      {
        "when": {
          "lacks": true
        },
        "say": "that is not enough: you need {wish}"
      },
      {
        "say": "together with the others you need {wish}"
      }
    ],
    "no_meld": [
      {
        "when": {
          "lacks": true,
          "set": "+",
          "run": "+"
        },
        "say": "that is no set of {set} cards, and no run of {run}"
      },
      {
        "when": {
          "lacks": true,
          "set": "+"
        },
        "say": "that is no set of {set} cards"
      },
      {
        "when": {
          "lacks": true
        },
        "say": "that is no run of {run} cards"
      },
      {
        "when": {
          "set": "+",
          "run": "+"
        },
        "say": "it fits into no set of {set} cards and no run of {run}"
      },
      {
        "when": {
          "set": "+"
        },
        "say": "it fits into no set of {set} cards"
      },
      {
        "say": "it fits into no run of {run} cards"
      }
    ],
    "no_match": [
      {
        "say": "one of the {rank+} must be captured"
      }
    ],
    "no_sum": [
      {
        "say": "the cards must add up: {missing} {missing|is|are} missing"
      }
    ],
    "range": [
      {
        "say": "it must be from {least} to {most}"
      }
    ],
    "bet_made": [
      {
        "say": "there is a bet already: {bet} {bet|chip|chips}"
      }
    ],
    "no_bet": [
      {
        "say": "nobody has bet yet"
      }
    ],
    "chips": [
      {
        "say": "that takes {need} {need|chip|chips}, and you have {have}"
      }
    ],
    "same_as": [
      {
        "say": "that would be the same as to {way}"
      }
    ],
    "may_check": [
      {
        "say": "you may check, which costs nothing"
      }
    ],
    "partner": [
      {
        "say": "that is your partner"
      }
    ],
    "out_of_hand": [
      {
        "say": "that player is out of the hand"
      }
    ],
    "no_card": [
      {
        "say": "that player has no card"
      }
    ],
    "must_act": [
      {
        "say": "you cannot pass now"
      }
    ]
  },
  "wish": {
    "card_is_rank": [
      {
        "when": {
          "operator": "=="
        },
        "say": "a card of rank {value}"
      },
      {
        "when": {
          "operator": "!="
        },
        "say": "a card of any rank but {value}"
      },
      {
        "when": {
          "operator": "<"
        },
        "say": "a card below the {value}"
      },
      {
        "when": {
          "operator": "<="
        },
        "say": "a card no higher than the {value}"
      },
      {
        "when": {
          "operator": ">"
        },
        "say": "a card above the {value}"
      },
      {
        "say": "a card no lower than the {value}"
      }
    ],
    "card_is_suit": [
      {
        "when": {
          "operator": "!="
        },
        "say": "a card of another suit than {value}"
      },
      {
        "say": "a card of suit {value}"
      }
    ],
    "card_matches_rank": [
      {
        "when": {
          "card": true
        },
        "say": "a card of the same rank as {card}"
      },
      {
        "say": "a card of the same rank"
      }
    ],
    "card_matches_suit": [
      {
        "when": {
          "suit": true
        },
        "say": "a card of suit {suit}, which was named"
      },
      {
        "when": {
          "card": true
        },
        "say": "a card of the same suit as {card}"
      },
      {
        "say": "a card of the same suit"
      }
    ],
    "card_matches_color": [
      {
        "when": {
          "card": true
        },
        "say": "a card of the same color as {card}"
      },
      {
        "say": "a card of the same color"
      }
    ],
    "card_beats_top": [
      {
        "when": {
          "card": true
        },
        "say": "a higher rank than that of {card}"
      },
      {
        "say": "a higher rank"
      }
    ],
    "sequence_adjacent": [
      {
        "when": {
          "card": true
        },
        "say": "a rank next to that of {card}"
      },
      {
        "say": "a rank next to that of the last card"
      }
    ],
    "matches_or_wild": [
      {
        "when": {
          "suit": true
        },
        "say": "a card of suit {suit}, which was named, or a wild one"
      },
      {
        "when": {
          "card": true
        },
        "say": "a card of the rank or suit of {card}, or a wild one"
      },
      {
        "say": "a card of the same rank or suit, or a wild one"
      }
    ],
    "has_set_of_n": [
      {
        "say": "{value} cards of one rank"
      }
    ],
    "has_run_of_n": [
      {
        "say": "{value} cards of one suit in a row"
      }
    ],
    "has_matching_pair": [
      {
        "say": "two cards of one rank"
      }
    ],
    "hand_size": [
      {
        "when": {
          "now": true
        },
        "say": "{operator} {value} {value|card|cards} in your hand, and you have {now}"
      },
      {
        "say": "{operator} {value} {value|card|cards} in your hand"
      }
    ],
    "hand_value": [
      {
        "when": {
          "now": true
        },
        "say": "a hand worth {operator} {value}, and yours is worth {now}"
      },
      {
        "say": "a hand worth {operator} {value}"
      }
    ],
    "location_size": [
      {
        "when": {
          "now": true
        },
        "say": "{operator} {value} {value|card|cards} among those of {reference.place}, and there {now|is|are} {now}"
      },
      {
        "say": "{operator} {value} {value|card|cards} among those of {reference.place}"
      }
    ],
    "location_empty": [
      {
        "say": "{reference.place} without a card"
      }
    ],
    "score_compare": [
      {
        "when": {
          "now": true
        },
        "say": "a score of {operator} {value}, and yours is {now}"
      },
      {
        "say": "a score of {operator} {value}"
      }
    ],
    "chip_count": [
      {
        "when": {
          "now": true
        },
        "say": "{operator} {value} {value|chip|chips}, and you have {now}"
      },
      {
        "say": "{operator} {value} {value|chip|chips}"
      }
    ],
    "can_afford": [
      {
        "say": "{value} {value|chip|chips} to spend"
      }
    ],
    "pot_size": [
      {
        "say": "a pot of {operator} {value} {value|chip|chips}"
      }
    ],
    "current_bet": [
      {
        "say": "a bet of {operator} {value} {value|chip|chips}"
      }
    ]
  },
  "part": {
    "card_scoring": [
      {
        "when": {
          "cards": true
        },
        "say": "{points} for {cards}"
      },
      {
        "say": "{points} for cards"
      }
    ],
    "scoring_rules": [
      {
        "when": {
          "cards": true
        },
        "say": "{points} for {cards}"
      },
      {
        "say": "{points} for a hand that meets the rule"
      }
    ],
    "majority_scoring": [
      {
        "when": {
          "what": true
        },
        "say": "{points} for {what}"
      },
      {
        "say": "{points} for most cards of a kind"
      }
    ],
    "game_rules.shoot_the_moon": [
      {
        "say": "{points} for shooting the moon"
      }
    ],
    "game_rules.place_points": [
      {
        "say": "{points} for the place in which the hand was left"
      }
    ],
    "game_rules.worst_hand_points": [
      {
        "say": "{points} for the worst hand"
      }
    ],
    "trick_scoring.points_per_trick": [
      {
        "say": "{points} for tricks"
      }
    ],
    "trick_scoring.last_trick_points": [
      {
        "say": "{points} for the last trick"
      }
    ],
    "trick_scoring.points_per_card": [
      {
        "say": "{points} for the cards in tricks"
      }
    ],
    "contract_scoring.points_per_trick_bid": [
      {
        "say": "{points} for making the bid"
      }
    ],
    "contract_scoring.failed_contract_penalty": [
      {
        "say": "{points} for missing the bid"
      }
    ],
    "contract_scoring.overtrick_points": [
      {
        "say": "{points} for tricks above the bid"
      }
    ],
    "contract_scoring.nil_bonus": [
      {
        "say": "{points} for making Nil"
      }
    ],
    "contract_scoring.nil_penalty": [
      {
        "say": "{points} for missing Nil"
      }
    ],
    "contract_scoring.bag_penalty": [
      {
        "say": "{points} for too many bags"
      }
    ],
    "turn_structure.phases": [
      {
        "say": "{points} for the knock"
      }
    ],
    "turn_structure.phases.bonus": [
      {
        "say": "{points} as a bonus for the knock"
      }
    ],
    "turn_structure.phases.undercut_bonus": [
      {
        "say": "{points} as a bonus for the undercut"
      }
    ],
    "turn_structure.phases.penalty_points": [
      {
        "say": "{points} for the claim"
      }
    ],
    "game_points": [
      {
        "say": "{points} in game points"
      }
    ]
  }
};
