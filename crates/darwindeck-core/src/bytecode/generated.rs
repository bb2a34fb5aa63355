//! Codes and records of the bytecode. Generated from schema/codes.toml and the genome's dataclasses by
//! `make generate`; do not edit.

use super::codes::{Coded, coded};
use super::condition::Condition;
use super::error::{ParseError, Under};
use super::listing::{Describe, Listing};
use super::reader::{Decode, Reader};

/// Most players at one table.
pub const MAX_PLAYERS: u32 = 6;

/// Longest game that may be asked for, in turns.
pub const MAX_TURNS: u32 = 100_000;

/// How deep AND and OR may nest; a single condition has depth 1.
pub const MAX_CONDITION_DEPTH: u32 = 16;

/// Largest blob, in bytes.
pub const MAX_BYTECODE_SIZE: u32 = 65_535;

coded! {
    /// What a byte of the bytecode tells the machine.
    Opcode "0-35, 40-41, 50-55, 60-61" {
        /// Compare the number of cards in the hand of the player to act.
        CheckHandSize = 0, "CHECK_HAND_SIZE", "CHECK_HAND_SIZE";
        /// Compare the rank of the card in question with a given rank.
        CheckCardRank = 1, "CHECK_CARD_RANK", "CHECK_CARD_RANK";
        /// Compare the suit of the card in question with a given suit.
        CheckCardSuit = 2, "CHECK_CARD_SUIT", "CHECK_CARD_SUIT";
        /// Compare the number of cards at a place.
        CheckLocationSize = 3, "CHECK_LOCATION_SIZE", "CHECK_LOCATION_SIZE";
        /// Is the card next in rank, up or down, to the reference card?
        CheckSequence = 4, "CHECK_SEQUENCE", "CHECK_SEQUENCE";
        /// Are there this many cards of one rank in the hand, or among the cards chosen?
        CheckHasSetOfN = 5, "CHECK_HAS_SET_OF_N", "CHECK_HAS_SET_OF_N";
        /// Are there this many cards in a row of one suit in the hand, or among the cards chosen?
        CheckHasRunOfN = 6, "CHECK_HAS_RUN_OF_N", "CHECK_HAS_RUN_OF_N";
        /// Are there two cards of one rank in the hand, or among the cards chosen?
        CheckHasMatchingPair = 7, "CHECK_HAS_MATCHING_PAIR", "CHECK_HAS_MATCHING_PAIR";
        /// Compare the chips of the player to act.
        CheckChipCount = 8, "CHECK_CHIP_COUNT", "CHECK_CHIP_COUNT";
        /// Compare the chips in the pot.
        CheckPotSize = 9, "CHECK_POT_SIZE", "CHECK_POT_SIZE";
        /// Compare the highest bet of the present or the last betting round.
        CheckCurrentBet = 10, "CHECK_CURRENT_BET", "CHECK_CURRENT_BET";
        /// Has the player to act at least this many chips?
        CheckCanAfford = 11, "CHECK_CAN_AFFORD", "CHECK_CAN_AFFORD";
        /// Has the card the rank of the reference card?
        CheckMatchesRank = 12, "CHECK_MATCHES_RANK", "CHECK_MATCHES_RANK";
        /// Has the card the suit of the reference card?
        CheckMatchesSuit = 13, "CHECK_MATCHES_SUIT", "CHECK_MATCHES_SUIT";
        /// Is the card of higher rank than the reference card?
        CheckBeatsTop = 14, "CHECK_BEATS_TOP", "CHECK_BEATS_TOP";
        /// Has the card the color, red or black, of the reference card?
        CheckMatchesColor = 15, "CHECK_MATCHES_COLOR", "CHECK_MATCHES_COLOR";
        /// Is a place without cards?
        CheckLocationEmpty = 16, "CHECK_LOCATION_EMPTY", "CHECK_LOCATION_EMPTY";
        /// Has the card the rank or the suit of the reference card, or is it wild?
        CheckMatchesOrWild = 17, "CHECK_MATCHES_OR_WILD", "CHECK_MATCHES_OR_WILD";
        /// Compare what the hand is worth by the card values of the hand evaluation.
        CheckHandValue = 18, "CHECK_HAND_VALUE", "CHECK_HAND_VALUE";
        /// Compare the score of the player to act.
        CheckScore = 19, "CHECK_SCORE", "CHECK_SCORE";
        /// The player to act takes cards from a place.
        DrawCards = 20, "DRAW_CARDS", "DRAW_CARDS";
        /// The player to act lays a card on a place.
        PlayCard = 21, "PLAY_CARD", "PLAY_CARD";
        /// The player to act gets rid of a card.
        DiscardCard = 22, "DISCARD_CARD", "DISCARD_CARD";
        /// The player to act passes.
        SkipTurn = 23, "SKIP_TURN", "SKIP_TURN";
        /// Play turns round.
        ReverseOrder = 24, "REVERSE_ORDER", "REVERSE_ORDER";
        /// The player to act takes an unseen card from another hand.
        DrawFromOpponent = 25, "DRAW_FROM_OPPONENT", "DRAW_FROM_OPPONENT";
        /// The player to act lays off a pair.
        DiscardPairs = 26, "DISCARD_PAIRS", "DISCARD_PAIRS";
        /// Open the betting.
        Bet = 27, "BET", "BET";
        /// Match the bet.
        Call = 28, "CALL", "CALL";
        /// Match the bet and put more on top.
        Raise = 29, "RAISE", "RAISE";
        /// Give up the hand and what was bet on it.
        Fold = 30, "FOLD", "FOLD";
        /// Stay in without betting.
        Check = 31, "CHECK", "CHECK";
        /// Bet all the chips one has.
        AllIn = 32, "ALL_IN", "ALL_IN";
        /// Lay cards face down and say what they are.
        Claim = 33, "CLAIM", "CLAIM";
        /// Doubt the last claim.
        Challenge = 34, "CHALLENGE", "CHALLENGE";
        /// Turn claimed cards face up.
        Reveal = 35, "REVEAL", "REVEAL";
        /// All of the conditions that follow hold.
        And = 40, "AND", "AND";
        /// At least one of the conditions that follow holds.
        Or = 41, "OR", "OR";
        /// Is equal.
        Eq = 50, "EQ", "EQ";
        /// Is not equal.
        Ne = 51, "NE", "NE";
        /// Is less.
        Lt = 52, "LT", "LT";
        /// Is more.
        Gt = 53, "GT", "GT";
        /// Is at most.
        Le = 54, "LE", "LE";
        /// Is at least.
        Ge = 55, "GE", "GE";
        /// Opens the list of special effects.
        EffectHeader = 60, "EFFECT_HEADER", "EFFECT_HEADER";
        /// Reserved for a special effect that stands alone.
        EffectEntry = 61, "EFFECT_ENTRY", "EFFECT_ENTRY";
    }
}

coded! {
    /// The version of the genome's schema. It changes only when older files have to be rewritten.
    SchemaVersion "1" {
        /// Written `1.0` in JSON.
        V10 = 1, "V1_0", "1.0";
    }
}

coded! {
    /// The rank of a card, in rising order: the two is lowest, the ace highest.
    Rank "0-12" {
        /// Written `2` in JSON.
        Two = 0, "TWO", "2";
        /// Written `3` in JSON.
        Three = 1, "THREE", "3";
        /// Written `4` in JSON.
        Four = 2, "FOUR", "4";
        /// Written `5` in JSON.
        Five = 3, "FIVE", "5";
        /// Written `6` in JSON.
        Six = 4, "SIX", "6";
        /// Written `7` in JSON.
        Seven = 5, "SEVEN", "7";
        /// Written `8` in JSON.
        Eight = 6, "EIGHT", "8";
        /// Written `9` in JSON.
        Nine = 7, "NINE", "9";
        /// Written `10` in JSON.
        Ten = 8, "TEN", "10";
        /// Written `J` in JSON.
        Jack = 9, "JACK", "J";
        /// Written `Q` in JSON.
        Queen = 10, "QUEEN", "Q";
        /// Written `K` in JSON.
        King = 11, "KING", "K";
        /// Written `A` in JSON.
        Ace = 12, "ACE", "A";
    }
}

coded! {
    /// The suit of a card.
    Suit "0-3" {
        /// Written `H` in JSON.
        Hearts = 0, "HEARTS", "H";
        /// Written `D` in JSON.
        Diamonds = 1, "DIAMONDS", "D";
        /// Written `C` in JSON.
        Clubs = 2, "CLUBS", "C";
        /// Written `S` in JSON.
        Spades = 3, "SPADES", "S";
    }
}

coded! {
    /// Which cards the game is played with.
    DeckName "0-4" {
        /// All 52 cards.
        Standard52 = 0, "STANDARD_52", "standard_52";
        /// Without eights, nines and tens.
        Stripped40 = 1, "STRIPPED_40", "stripped_40";
        /// Sixes and higher.
        Stripped36 = 2, "STRIPPED_36", "stripped_36";
        /// Sevens and higher.
        Stripped32 = 3, "STRIPPED_32", "stripped_32";
        /// Nines and higher.
        Stripped24 = 4, "STRIPPED_24", "stripped_24";
    }
}

coded! {
    /// A place where cards lie.
    Location "0-5" {
        /// The cards not yet dealt.
        Deck = 0, "DECK", "deck";
        /// The hand of the player to act.
        Hand = 1, "HAND", "hand";
        /// The discard pile.
        Discard = 2, "DISCARD", "discard";
        /// The table.
        Tableau = 3, "TABLEAU", "tableau";
        /// The next player's hand.
        OpponentHand = 4, "OPPONENT_HAND", "opponent_hand";
        /// What the next player has discarded.
        OpponentDiscard = 5, "OPPONENT_DISCARD", "opponent_discard";
    }
}

coded! {
    /// Who sees the cards at a place.
    Visibility "0-3" {
        /// Nobody.
        FaceDown = 0, "FACE_DOWN", "face_down";
        /// Everybody.
        FaceUp = 1, "FACE_UP", "face_up";
        /// The player whose cards they are.
        OwnerOnly = 2, "OWNER_ONLY", "owner_only";
        /// Everybody, once the card has been played or shown.
        Revealed = 3, "REVEALED", "revealed";
    }
}

coded! {
    /// What cards on the table do to each other.
    TableauMode "0-3" {
        /// Nothing: they stay.
        None = 0, "NONE", "none";
        /// The higher of two cards takes the pile.
        War = 1, "WAR", "war";
        /// A card captures a card of its rank.
        MatchRank = 2, "MATCH_RANK", "match_rank";
        /// One pile for each suit, built in order.
        Sequence = 3, "SEQUENCE", "sequence";
    }
}

coded! {
    /// Which way the piles of a SEQUENCE tableau grow.
    SequenceDirection "0-2" {
        /// Upwards.
        Ascending = 0, "ASCENDING", "ascending";
        /// Downwards.
        Descending = 1, "DESCENDING", "descending";
        /// At both ends.
        Both = 2, "BOTH", "both";
    }
}

coded! {
    /// In which order captured cards go under a stack.
    CaptureOrder "0-3" {
        /// In the order in which they were laid.
        AsLaid = 0, "AS_LAID", "as_laid";
        /// The captor's own cards first, then the others.
        OwnFirst = 1, "OWN_FIRST", "own_first";
        /// The captor's own cards after the others.
        OwnLast = 2, "OWN_LAST", "own_last";
        /// Shuffled.
        ByLot = 3, "BY_LOT", "by_lot";
    }
}

coded! {
    /// What a special card does when it is played.
    EffectType "0-4" {
        /// The next players miss their turn.
        SkipNext = 0, "SKIP_NEXT", "skip_next";
        /// Play turns round.
        ReverseDirection = 1, "REVERSE_DIRECTION", "reverse";
        /// The target draws cards.
        DrawCards = 2, "DRAW_CARDS", "draw_cards";
        /// The player goes again.
        ExtraTurn = 3, "EXTRA_TURN", "extra_turn";
        /// The target discards cards.
        ForceDiscard = 4, "FORCE_DISCARD", "force_discard";
    }
}

coded! {
    /// Whom a special card hits.
    TargetSelector "0-6" {
        /// Whose turn comes next.
        NextPlayer = 0, "NEXT_PLAYER", "next_player";
        /// Whose turn came before.
        PrevPlayer = 1, "PREV_PLAYER", "prev_player";
        /// An opponent whom the player names.
        PlayerChoice = 2, "PLAYER_CHOICE", "player_choice";
        /// An opponent drawn by lot.
        RandomOpponent = 3, "RANDOM_OPPONENT", "random_opponent";
        /// Every opponent.
        AllOpponents = 4, "ALL_OPPONENTS", "all_opponents";
        /// The neighbor on the left, whichever way play goes.
        LeftOpponent = 5, "LEFT_OPPONENT", "left_opponent";
        /// The neighbor on the right, whichever way play goes.
        RightOpponent = 6, "RIGHT_OPPONENT", "right_opponent";
    }
}

coded! {
    /// The kinds of phase that a turn is made of.
    PhaseTag "1-17" {
        /// Take cards.
        Draw = 1, "DRAW", "draw";
        /// Lay cards.
        Play = 2, "PLAY", "play";
        /// Get rid of cards.
        Discard = 3, "DISCARD", "discard";
        /// A round of bets.
        Betting = 4, "BETTING", "betting";
        /// Lay cards unseen and say what they are.
        Claim = 5, "CLAIM", "claim";
        /// Everybody plays a card, the best one takes all.
        Trick = 6, "TRICK", "trick";
        /// Say how many tricks one will take.
        Bidding = 7, "BIDDING", "bidding";
        /// Everybody passes cards to another player.
        Passing = 8, "PASSING", "passing";
        /// Cards of the deck are turned up on the table.
        TurnUp = 14, "TURN_UP", "turn_up";
        /// Everybody lays off cards for new ones.
        Exchange = 13, "EXCHANGE", "exchange";
        /// Name the trump suit.
        Trump = 17, "TRUMP", "trump";
        /// Stake chips against the house.
        Wager = 16, "WAGER", "wager";
        /// Losers of the hand before give cards to its winners.
        Tribute = 9, "TRIBUTE", "tribute";
        /// Ask an opponent for cards of a rank.
        Asking = 10, "ASKING", "asking";
        /// Lay sets and runs, and add to them.
        Meld = 11, "MELD", "meld";
        /// End the hand, or not.
        Knock = 12, "KNOCK", "knock";
        /// Exchange cards.
        Swap = 15, "SWAP", "swap";
    }
}

coded! {
    /// What may not be done with the breaking suit until it is broken.
    BreakingRule "0-1" {
        /// It may not be led.
        CannotLeadUntilBroken = 0, "CANNOT_LEAD_UNTIL_BROKEN", "cannot_lead_until_broken";
        /// It may not be played by a player who has another card that may be played.
        CannotPlayUntilBroken = 1, "CANNOT_PLAY_UNTIL_BROKEN", "cannot_play_until_broken";
    }
}

coded! {
    /// What makes a suit the trumps of a hand.
    TrumpSource "0-3" {
        /// The trump suit of the setup, in every hand.
        Fixed = 0, "FIXED", "fixed";
        /// The last card dealt, which the dealer shows.
        LastCard = 1, "LAST_CARD", "last_card";
        /// The top card of the deck, which is turned up after the deal.
        TurnedUp = 2, "TURNED_UP", "turned_up";
        /// Hearts, diamonds, clubs and spades in turn, a hand each.
        Rotating = 3, "ROTATING", "rotating";
    }
}

coded! {
    /// Who names trumps.
    TrumpChooser "0-1" {
        /// The player whose turn it is.
        Starter = 0, "STARTER", "starter";
        /// Whoever took the most tricks in the hand before.
        LastWinner = 1, "LAST_WINNER", "last_winner";
    }
}

coded! {
    /// What decides a trick, and what happens to one that is level.
    LevelTrick "0-2" {
        /// Suits matter: trumps, then the suit led. No trick is level.
        SuitLed = 0, "SUIT_LED", "suit_led";
        /// Only ranks matter; nobody takes a level trick, and all that was played for is discarded.
        Discarded = 1, "DISCARDED", "discarded";
        /// Only ranks matter; nobody takes a level trick, and the cards on the table stay for the next one.
        HeldOver = 2, "HELD_OVER", "held_over";
    }
}

coded! {
    /// To whom cards are passed.
    PassDirection "0-3" {
        /// To the next player, clockwise.
        Left = 0, "LEFT", "left";
        /// To the next player, counter-clockwise.
        Right = 1, "RIGHT", "right";
        /// To the player opposite: half of the players on, clockwise.
        Across = 2, "ACROSS", "across";
        /// To nobody: the cards are kept.
        Keep = 3, "KEEP", "keep";
    }
}

coded! {
    /// Who takes the pot when the betting is over.
    ShowdownMethod "0-3" {
        /// The best hand by the hand evaluation.
        HandEvaluation = 0, "HAND_EVALUATION", "hand_evaluation";
        /// The highest single card.
        HighestCard = 1, "HIGHEST_CARD", "highest_card";
        /// The last player who has not folded; else the pot is split.
        FoldOnly = 2, "FOLD_ONLY", "fold_only";
        /// Whoever takes the next battle in WAR, at once.
        Battle = 3, "BATTLE", "battle";
    }
}

coded! {
    /// Which rank must be claimed.
    ClaimRankMode "0-2" {
        /// One rank after the other, round and round.
        Sequential = 0, "SEQUENTIAL", "sequential";
        /// The one the player names.
        Chosen = 1, "CHOSEN", "chosen";
        /// Always the same.
        Fixed = 2, "FIXED", "fixed";
    }
}

coded! {
    /// What the loser of a challenge pays.
    ClaimPenalty "0-1" {
        /// The loser takes the pile.
        TakePile = 0, "TAKE_PILE", "take_pile";
        /// The loser's score goes down.
        LosePoints = 1, "LOSE_POINTS", "lose_points";
    }
}

coded! {
    /// What wins the game.
    WinType "0-12" {
        /// Have no cards left.
        EmptyHand = 0, "EMPTY_HAND", "empty_hand";
        /// Have the most points.
        HighScore = 1, "HIGH_SCORE", "high_score";
        /// Be the first to reach the threshold.
        FirstToScore = 2, "FIRST_TO_SCORE", "first_to_score";
        /// Own every card.
        CaptureAll = 3, "CAPTURE_ALL", "capture_all";
        /// Have the fewest points.
        LowScore = 4, "LOW_SCORE", "low_score";
        /// Have the most points once all hands are empty.
        AllHandsEmpty = 5, "ALL_HANDS_EMPTY", "all_hands_empty";
        /// Hold the best hand by the hand evaluation.
        BestHand = 6, "BEST_HAND", "best_hand";
        /// Have captured the most cards.
        MostCaptured = 7, "MOST_CAPTURED", "most_captured";
        /// Have taken the most tricks.
        MostTricks = 8, "MOST_TRICKS", "most_tricks";
        /// Have taken the fewest tricks.
        FewestTricks = 9, "FEWEST_TRICKS", "fewest_tricks";
        /// Have the most chips.
        MostChips = 10, "MOST_CHIPS", "most_chips";
        /// Be the last player in the game.
        LastStanding = 11, "LAST_STANDING", "last_standing";
        /// Leave somebody else alone with cards at the end of a hand.
        NotLast = 12, "NOT_LAST", "not_last";
    }
}

coded! {
    /// How players are compared when a win condition is judged.
    WinComparison "0-3" {
        /// The highest wins.
        Highest = 0, "HIGHEST", "highest";
        /// The lowest wins.
        Lowest = 1, "LOWEST", "lowest";
        /// Whoever gets there first wins.
        First = 2, "FIRST", "first";
        /// As the type of the win condition says.
        None = 3, "NONE", "none";
    }
}

coded! {
    /// When a win condition is judged.
    TriggerMode "0-3" {
        /// After every move where somebody must get somewhere first; at the end of the hand where players are compared.
        Immediate = 0, "IMMEDIATE", "immediate";
        /// Once somebody has reached the threshold.
        ThresholdGate = 1, "THRESHOLD_GATE", "threshold_gate";
        /// Once all hands are empty and stay so, because nobody draws any more.
        AllHandsEmpty = 2, "ALL_HANDS_EMPTY", "all_hands_empty";
        /// Once the deck is empty.
        DeckEmpty = 3, "DECK_EMPTY", "deck_empty";
    }
}

coded! {
    /// When a card scores.
    ScoringTrigger "0-6" {
        /// For whoever takes it in a trick.
        TrickWin = 0, "TRICK_WIN", "trick_win";
        /// For whoever captures it.
        Capture = 1, "CAPTURE", "capture";
        /// For whoever plays it.
        Play = 2, "PLAY", "play";
        /// For whoever holds it when the hand ends.
        HandEnd = 3, "HAND_END", "hand_end";
        /// For whoever completes a set with it.
        SetComplete = 4, "SET_COMPLETE", "set_complete";
        /// For whoever went out first, if another side still holds it when the hand ends.
        LeftInHands = 5, "LEFT_IN_HANDS", "left_in_hands";
        /// For whoever sweeps the table with it: captures all other cards there.
        Sweep = 6, "SWEEP", "sweep";
    }
}

coded! {
    /// What is counted of the captured cards to see who has most.
    MajorityMeasure "0-2" {
        /// How many there are.
        Cards = 0, "CARDS", "cards";
        /// Their values together.
        Values = 1, "VALUES", "values";
        /// The highest value of each suit together, for a side that has every suit.
        BestOfEachSuit = 2, "BEST_OF_EACH_SUIT", "best_of_each_suit";
    }
}

coded! {
    /// How hands are compared.
    HandEvaluationMethod "0-5" {
        /// They are not.
        None = 0, "NONE", "none";
        /// By the highest card, then the next.
        HighCard = 1, "HIGH_CARD", "high_card";
        /// By the sum of the card values.
        PointTotal = 2, "POINT_TOTAL", "point_total";
        /// By the best pattern, as in poker.
        PatternMatch = 3, "PATTERN_MATCH", "pattern_match";
        /// By the number of cards.
        CardCount = 4, "CARD_COUNT", "card_count";
        /// By the card values of what fits into no meld; less is better.
        Deadwood = 5, "DEADWOOD", "deadwood";
    }
}

coded! {
    /// What happens when players pass one after the other.
    PassAction "0-3" {
        /// Nothing.
        None = 0, "NONE", "none";
        /// The table is cleared.
        ClearTableau = 1, "CLEAR_TABLEAU", "clear_tableau";
        /// The hand is over.
        EndHand = 2, "END_HAND", "end_hand";
        /// The cards of the table are replaced by as many of the deck. Who neither swaps nor knocks passes, too.
        RenewTableau = 3, "RENEW_TABLEAU", "renew_tableau";
    }
}

coded! {
    /// What happens when somebody must draw and the deck is empty.
    DeckEmptyAction "0-3" {
        /// The discard pile but its top card becomes the new deck.
        ReshuffleDiscard = 0, "RESHUFFLE_DISCARD", "reshuffle_discard";
        /// The game is over.
        GameEnds = 1, "GAME_ENDS", "game_ends";
        /// Nothing is drawn.
        SkipDraw = 2, "SKIP_DRAW", "skip_draw";
        /// The hand is over.
        HandEnds = 3, "HAND_ENDS", "hand_ends";
    }
}

coded! {
    /// Who is out of the game at the end of a hand.
    Elimination "0-2" {
        /// Nobody.
        None = 0, "NONE", "none";
        /// Whoever has taken no trick in it.
        NoTricks = 1, "NO_TRICKS", "no_tricks";
        /// Whose score is 0 or less.
        NoScore = 2, "NO_SCORE", "no_score";
    }
}

coded! {
    /// Who wins when players are level.
    TieBreaker "0-2" {
        /// Nobody alone: it is a draw.
        Shared = 0, "SHARED", "shared";
        /// The tied player who acted last.
        ActivePlayer = 1, "ACTIVE_PLAYER", "active_player";
        /// Another hand decides.
        PlayOn = 2, "PLAY_ON", "play_on";
    }
}

coded! {
    /// What happens when a player has got rid of the last card.
    GoingOut "0-2" {
        /// Nothing: the hand goes on.
        None = 0, "NONE", "none";
        /// The hand is over.
        EndsHand = 1, "ENDS_HAND", "ends_hand";
        /// The player is out of the hand, which goes on until only one player is left.
        LeavesHand = 2, "LEAVES_HAND", "leaves_hand";
    }
}

coded! {
    /// Who starts the next hand.
    StarterRule "0-4" {
        /// The next player, clockwise.
        Rotates = 0, "ROTATES", "rotates";
        /// Who took the most tricks.
        MostTricks = 1, "MOST_TRICKS", "most_tricks";
        /// Who went out first.
        FirstOut = 2, "FIRST_OUT", "first_out";
        /// Who was last.
        LastOut = 3, "LAST_OUT", "last_out";
        /// Who scored most in the hand; the same player again when two are level.
        BestOfHand = 4, "BEST_OF_HAND", "best_of_hand";
    }
}

coded! {
    /// How a condition compares.
    Operator "50-55" {
        /// Is equal.
        Eq = 50, "EQ", "==";
        /// Is not equal.
        Ne = 51, "NE", "!=";
        /// Is less.
        Lt = 52, "LT", "<";
        /// Is more.
        Gt = 53, "GT", ">";
        /// Is at most.
        Le = 54, "LE", "<=";
        /// Is at least.
        Ge = 55, "GE", ">=";
    }
}

coded! {
    /// How a compound condition joins its parts.
    Logic "40-41" {
        /// All of the conditions that follow hold.
        And = 40, "AND", "AND";
        /// At least one of the conditions that follow holds.
        Or = 41, "OR", "OR";
    }
}

coded! {
    /// The card that a condition compares with.
    CardReference "1-3" {
        /// The top card of the discard pile.
        TopDiscard = 1, "TOP_DISCARD", "top_discard";
        /// The card played last, wherever it lies.
        LastPlayed = 2, "LAST_PLAYED", "last_played";
        /// The card laid last on the table.
        TableauTop = 3, "TABLEAU_TOP", "tableau_top";
    }
}

coded! {
    /// The cards that a condition counts.
    PlaceReference "16-22" {
        /// The deck.
        Deck = 16, "DECK", "deck";
        /// The hand of the player to act.
        Hand = 17, "HAND", "hand";
        /// The discard pile.
        Discard = 18, "DISCARD", "discard";
        /// The table.
        Tableau = 19, "TABLEAU", "tableau";
        /// The next player's hand.
        OpponentHand = 20, "OPPONENT_HAND", "opponent_hand";
        /// What the next player has discarded.
        OpponentDiscard = 21, "OPPONENT_DISCARD", "opponent_discard";
        /// The cards in hand that the next play phase of the turn would accept.
        ValidPlays = 22, "VALID_PLAYS", "valid_plays";
    }
}

coded! {
    /// What a condition asks.
    ConditionType "0-19" {
        /// Compare the number of cards in the hand of the player to act.
        HandSize = 0, "HAND_SIZE", "hand_size";
        /// Compare the rank of the card in question with a given rank.
        CardIsRank = 1, "CARD_IS_RANK", "card_is_rank";
        /// Compare the suit of the card in question with a given suit.
        CardIsSuit = 2, "CARD_IS_SUIT", "card_is_suit";
        /// Compare the number of cards at a place.
        LocationSize = 3, "LOCATION_SIZE", "location_size";
        /// Is the card next in rank, up or down, to the reference card?
        SequenceAdjacent = 4, "SEQUENCE_ADJACENT", "sequence_adjacent";
        /// Are there this many cards of one rank in the hand, or among the cards chosen?
        HasSetOfN = 5, "HAS_SET_OF_N", "has_set_of_n";
        /// Are there this many cards in a row of one suit in the hand, or among the cards chosen?
        HasRunOfN = 6, "HAS_RUN_OF_N", "has_run_of_n";
        /// Are there two cards of one rank in the hand, or among the cards chosen?
        HasMatchingPair = 7, "HAS_MATCHING_PAIR", "has_matching_pair";
        /// Compare the chips of the player to act.
        ChipCount = 8, "CHIP_COUNT", "chip_count";
        /// Compare the chips in the pot.
        PotSize = 9, "POT_SIZE", "pot_size";
        /// Compare the highest bet of the present or the last betting round.
        CurrentBet = 10, "CURRENT_BET", "current_bet";
        /// Has the player to act at least this many chips?
        CanAfford = 11, "CAN_AFFORD", "can_afford";
        /// Has the card the rank of the reference card?
        CardMatchesRank = 12, "CARD_MATCHES_RANK", "card_matches_rank";
        /// Has the card the suit of the reference card?
        CardMatchesSuit = 13, "CARD_MATCHES_SUIT", "card_matches_suit";
        /// Is the card of higher rank than the reference card?
        CardBeatsTop = 14, "CARD_BEATS_TOP", "card_beats_top";
        /// Has the card the color, red or black, of the reference card?
        CardMatchesColor = 15, "CARD_MATCHES_COLOR", "card_matches_color";
        /// Is a place without cards?
        LocationEmpty = 16, "LOCATION_EMPTY", "location_empty";
        /// Has the card the rank or the suit of the reference card, or is it wild?
        MatchesOrWild = 17, "MATCHES_OR_WILD", "matches_or_wild";
        /// Compare what the hand is worth by the card values of the hand evaluation.
        HandValue = 18, "HAND_VALUE", "hand_value";
        /// Compare the score of the player to act.
        ScoreCompare = 19, "SCORE_COMPARE", "score_compare";
    }
}

impl DeckName {
    /// The ranks of the deck, one card of each suit.
    #[must_use]
    pub const fn ranks(self) -> &'static [Rank] {
        match self {
            Self::Standard52 => &[
                Rank::Two,
                Rank::Three,
                Rank::Four,
                Rank::Five,
                Rank::Six,
                Rank::Seven,
                Rank::Eight,
                Rank::Nine,
                Rank::Ten,
                Rank::Jack,
                Rank::Queen,
                Rank::King,
                Rank::Ace,
            ],
            Self::Stripped40 => &[
                Rank::Two,
                Rank::Three,
                Rank::Four,
                Rank::Five,
                Rank::Six,
                Rank::Seven,
                Rank::Jack,
                Rank::Queen,
                Rank::King,
                Rank::Ace,
            ],
            Self::Stripped36 => &[
                Rank::Six,
                Rank::Seven,
                Rank::Eight,
                Rank::Nine,
                Rank::Ten,
                Rank::Jack,
                Rank::Queen,
                Rank::King,
                Rank::Ace,
            ],
            Self::Stripped32 => &[
                Rank::Seven,
                Rank::Eight,
                Rank::Nine,
                Rank::Ten,
                Rank::Jack,
                Rank::Queen,
                Rank::King,
                Rank::Ace,
            ],
            Self::Stripped24 => &[
                Rank::Nine,
                Rank::Ten,
                Rank::Jack,
                Rank::Queen,
                Rank::King,
                Rank::Ace,
            ],
        }
    }
}

/// Every enum with its names and codes: other languages check that they were built from the same table.
#[must_use]
pub fn code_table() -> Vec<(&'static str, Vec<(&'static str, u32)>)> {
    fn codes<T: Coded>() -> Vec<(&'static str, u32)> {
        T::ALL
            .iter()
            .map(|member| (member.name(), u32::from(member.code())))
            .collect()
    }
    vec![
        ("Opcode", codes::<Opcode>()),
        ("SchemaVersion", codes::<SchemaVersion>()),
        ("Rank", codes::<Rank>()),
        ("Suit", codes::<Suit>()),
        ("DeckName", codes::<DeckName>()),
        ("Location", codes::<Location>()),
        ("Visibility", codes::<Visibility>()),
        ("TableauMode", codes::<TableauMode>()),
        ("SequenceDirection", codes::<SequenceDirection>()),
        ("CaptureOrder", codes::<CaptureOrder>()),
        ("EffectType", codes::<EffectType>()),
        ("TargetSelector", codes::<TargetSelector>()),
        ("PhaseTag", codes::<PhaseTag>()),
        ("BreakingRule", codes::<BreakingRule>()),
        ("TrumpSource", codes::<TrumpSource>()),
        ("TrumpChooser", codes::<TrumpChooser>()),
        ("LevelTrick", codes::<LevelTrick>()),
        ("PassDirection", codes::<PassDirection>()),
        ("ShowdownMethod", codes::<ShowdownMethod>()),
        ("ClaimRankMode", codes::<ClaimRankMode>()),
        ("ClaimPenalty", codes::<ClaimPenalty>()),
        ("WinType", codes::<WinType>()),
        ("WinComparison", codes::<WinComparison>()),
        ("TriggerMode", codes::<TriggerMode>()),
        ("ScoringTrigger", codes::<ScoringTrigger>()),
        ("MajorityMeasure", codes::<MajorityMeasure>()),
        ("HandEvaluationMethod", codes::<HandEvaluationMethod>()),
        ("PassAction", codes::<PassAction>()),
        ("DeckEmptyAction", codes::<DeckEmptyAction>()),
        ("Elimination", codes::<Elimination>()),
        ("TieBreaker", codes::<TieBreaker>()),
        ("GoingOut", codes::<GoingOut>()),
        ("StarterRule", codes::<StarterRule>()),
        ("Operator", codes::<Operator>()),
        ("Logic", codes::<Logic>()),
        ("CardReference", codes::<CardReference>()),
        ("PlaceReference", codes::<PlaceReference>()),
        ("ConditionType", codes::<ConditionType>()),
        (
            "limits",
            vec![
                ("MAX_PLAYERS", MAX_PLAYERS),
                ("MAX_TURNS", MAX_TURNS),
                ("MAX_CONDITION_DEPTH", MAX_CONDITION_DEPTH),
                ("MAX_BYTECODE_SIZE", MAX_BYTECODE_SIZE),
            ],
        ),
    ]
}

/// One question about a card, a hand or the table, with all that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// Compare the number of cards in the hand of the player to act.
    HandSize {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: i32,
    },
    /// Compare the rank of the card in question with a given rank.
    CardIsRank {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: Rank,
    },
    /// Compare the suit of the card in question with a given suit.
    CardIsSuit {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: Suit,
    },
    /// Compare the number of cards at a place.
    LocationSize {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: i32,
        /// Where to look.
        reference: PlaceReference,
    },
    /// Is the card next in rank, up or down, to the reference card?
    SequenceAdjacent {
        /// Where to look.
        reference: CardReference,
    },
    /// Are there this many cards of one rank in the hand, or among the cards chosen?
    HasSetOfN {
        /// What to compare with.
        value: i32,
    },
    /// Are there this many cards in a row of one suit in the hand, or among the cards chosen?
    HasRunOfN {
        /// What to compare with.
        value: i32,
    },
    /// Are there two cards of one rank in the hand, or among the cards chosen?
    HasMatchingPair,
    /// Compare the chips of the player to act.
    ChipCount {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: i32,
    },
    /// Compare the chips in the pot.
    PotSize {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: i32,
    },
    /// Compare the highest bet of the present or the last betting round.
    CurrentBet {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: i32,
    },
    /// Has the player to act at least this many chips?
    CanAfford {
        /// What to compare with.
        value: i32,
    },
    /// Has the card the rank of the reference card?
    CardMatchesRank {
        /// Where to look.
        reference: CardReference,
    },
    /// Has the card the suit of the reference card?
    CardMatchesSuit {
        /// Where to look.
        reference: CardReference,
    },
    /// Is the card of higher rank than the reference card?
    CardBeatsTop {
        /// Where to look.
        reference: CardReference,
    },
    /// Has the card the color, red or black, of the reference card?
    CardMatchesColor {
        /// Where to look.
        reference: CardReference,
    },
    /// Is a place without cards?
    LocationEmpty {
        /// Where to look.
        reference: PlaceReference,
    },
    /// Has the card the rank or the suit of the reference card, or is it wild?
    MatchesOrWild {
        /// Where to look.
        reference: CardReference,
    },
    /// Compare what the hand is worth by the card values of the hand evaluation.
    HandValue {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: i32,
    },
    /// Compare the score of the player to act.
    ScoreCompare {
        /// How to compare.
        operator: Operator,
        /// What to compare with.
        value: i32,
    },
}
impl Check {
    pub(crate) fn decode(kind: ConditionType, reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        match kind {
            ConditionType::HandSize => {
                let operator = reader.decode().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::HandSize { operator, value })
            }
            ConditionType::CardIsRank => {
                let operator = reader.decode().under("operator")?;
                let value = reader.wide_word().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::CardIsRank { operator, value })
            }
            ConditionType::CardIsSuit => {
                let operator = reader.decode().under("operator")?;
                let value = reader.wide_word().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::CardIsSuit { operator, value })
            }
            ConditionType::LocationSize => {
                let operator = reader.decode().under("operator")?;
                let value = reader.decode().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::LocationSize {
                    operator,
                    value,
                    reference,
                })
            }
            ConditionType::SequenceAdjacent => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::SequenceAdjacent { reference })
            }
            ConditionType::HasSetOfN => {
                reader.zero::<1>().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::HasSetOfN { value })
            }
            ConditionType::HasRunOfN => {
                reader.zero::<1>().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::HasRunOfN { value })
            }
            ConditionType::HasMatchingPair => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::HasMatchingPair)
            }
            ConditionType::ChipCount => {
                let operator = reader.decode().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::ChipCount { operator, value })
            }
            ConditionType::PotSize => {
                let operator = reader.decode().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::PotSize { operator, value })
            }
            ConditionType::CurrentBet => {
                let operator = reader.decode().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::CurrentBet { operator, value })
            }
            ConditionType::CanAfford => {
                reader.zero::<1>().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::CanAfford { value })
            }
            ConditionType::CardMatchesRank => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::CardMatchesRank { reference })
            }
            ConditionType::CardMatchesSuit => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::CardMatchesSuit { reference })
            }
            ConditionType::CardBeatsTop => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::CardBeatsTop { reference })
            }
            ConditionType::CardMatchesColor => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::CardMatchesColor { reference })
            }
            ConditionType::LocationEmpty => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::LocationEmpty { reference })
            }
            ConditionType::MatchesOrWild => {
                reader.zero::<1>().under("operator")?;
                reader.zero::<4>().under("value")?;
                let reference = reader.decode().under("reference")?;
                Ok(Self::MatchesOrWild { reference })
            }
            ConditionType::HandValue => {
                let operator = reader.decode().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::HandValue { operator, value })
            }
            ConditionType::ScoreCompare => {
                let operator = reader.decode().under("operator")?;
                let value = reader.decode().under("value")?;
                reader.zero::<1>().under("reference")?;
                Ok(Self::ScoreCompare { operator, value })
            }
        }
    }
    /// What is asked.
    #[must_use]
    pub const fn kind(&self) -> ConditionType {
        match self {
            Self::HandSize { .. } => ConditionType::HandSize,
            Self::CardIsRank { .. } => ConditionType::CardIsRank,
            Self::CardIsSuit { .. } => ConditionType::CardIsSuit,
            Self::LocationSize { .. } => ConditionType::LocationSize,
            Self::SequenceAdjacent { .. } => ConditionType::SequenceAdjacent,
            Self::HasSetOfN { .. } => ConditionType::HasSetOfN,
            Self::HasRunOfN { .. } => ConditionType::HasRunOfN,
            Self::HasMatchingPair => ConditionType::HasMatchingPair,
            Self::ChipCount { .. } => ConditionType::ChipCount,
            Self::PotSize { .. } => ConditionType::PotSize,
            Self::CurrentBet { .. } => ConditionType::CurrentBet,
            Self::CanAfford { .. } => ConditionType::CanAfford,
            Self::CardMatchesRank { .. } => ConditionType::CardMatchesRank,
            Self::CardMatchesSuit { .. } => ConditionType::CardMatchesSuit,
            Self::CardBeatsTop { .. } => ConditionType::CardBeatsTop,
            Self::CardMatchesColor { .. } => ConditionType::CardMatchesColor,
            Self::LocationEmpty { .. } => ConditionType::LocationEmpty,
            Self::MatchesOrWild { .. } => ConditionType::MatchesOrWild,
            Self::HandValue { .. } => ConditionType::HandValue,
            Self::ScoreCompare { .. } => ConditionType::ScoreCompare,
        }
    }
}
impl Describe for Check {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "type", &self.kind());
        match self {
            Self::HandSize { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::CardIsRank { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::CardIsSuit { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::LocationSize {
                operator,
                value,
                reference,
            } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.field(path, "reference", reference);
            }
            Self::SequenceAdjacent { reference } => {
                out.none(path, "operator");
                out.none(path, "value");
                out.field(path, "reference", reference);
            }
            Self::HasSetOfN { value } => {
                out.none(path, "operator");
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::HasRunOfN { value } => {
                out.none(path, "operator");
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::HasMatchingPair => {
                out.none(path, "operator");
                out.none(path, "value");
                out.none(path, "reference");
            }
            Self::ChipCount { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::PotSize { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::CurrentBet { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::CanAfford { value } => {
                out.none(path, "operator");
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::CardMatchesRank { reference } => {
                out.none(path, "operator");
                out.none(path, "value");
                out.field(path, "reference", reference);
            }
            Self::CardMatchesSuit { reference } => {
                out.none(path, "operator");
                out.none(path, "value");
                out.field(path, "reference", reference);
            }
            Self::CardBeatsTop { reference } => {
                out.none(path, "operator");
                out.none(path, "value");
                out.field(path, "reference", reference);
            }
            Self::CardMatchesColor { reference } => {
                out.none(path, "operator");
                out.none(path, "value");
                out.field(path, "reference", reference);
            }
            Self::LocationEmpty { reference } => {
                out.none(path, "operator");
                out.none(path, "value");
                out.field(path, "reference", reference);
            }
            Self::MatchesOrWild { reference } => {
                out.none(path, "operator");
                out.none(path, "value");
                out.field(path, "reference", reference);
            }
            Self::HandValue { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
            Self::ScoreCompare { operator, value } => {
                out.field(path, "operator", operator);
                out.field(path, "value", value);
                out.none(path, "reference");
            }
        }
    }
}

/// What lies where before the first turn.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetupRules {
    /// How many cards each player is dealt.
    pub cards_per_player: u8,
    /// The cards that the game is played with.
    pub initial_deck: DeckName,
    /// How many cards are turned up to start the discard pile.
    pub initial_discard_count: u8,
    /// The suit that beats all others, in every trick phase that names none of its own.
    pub trump_suit: Option<Suit>,
    /// How many chips each player starts with; 0 when the game has no chips.
    pub starting_chips: u32,
    /// The ranks that are wild: `matches_or_wild` accepts them on any card; no other condition knows them.
    pub wild_cards: Vec<Rank>,
    /// Who sees the cards in a hand.
    pub hand_visibility: Visibility,
    /// Who sees the cards in the deck.
    pub deck_visibility: Visibility,
    /// Who sees the cards in the discard pile.
    pub discard_visibility: Visibility,
    /// Who sees the cards on the table.
    pub tableau_visibility: Visibility,
    /// How many cards are laid on the table before the first turn.
    pub initial_tableau_count: u8,
    /// The rank that starts a pile of a SEQUENCE tableau; any card does when left out.
    pub sequence_start_rank: Option<Rank>,
    /// Cards taken out of the deck before the deal.
    pub removed_cards: Vec<CardCondition>,
    /// All ranks of the deck from the lowest to the highest, where they do not have their usual order.
    pub rank_order: Vec<Rank>,
    /// How many chips each player pays into the pot at the deal, or all that he or she has.
    pub ante: u32,
    /// What makes a suit the trumps of a hand.
    pub trump_source: TrumpSource,
    /// How many cards more each player is dealt than in the hand before; fewer when below zero.
    pub cards_step: i16,
    /// The score with which each player starts.
    pub starting_score: i16,
    /// Whether the player of a wild card names the suit that the discard pile goes on with.
    pub wild_names_suit: bool,
    /// Whether the cards that are left over are dealt too, one by one, so that some players hold one more.
    pub deal_remainder: bool,
    /// Whether a card that finds none of its rank captures cards that add up to its value; for `MATCH_RANK`.
    pub capture_by_sum: bool,
    /// Whether each player is dealt the first cards of a suit of his or her own; the rest is the deck.
    pub deal_suits: bool,
    /// Whether a hand is a stack: only its top card can be used, and cards that come to it go underneath.
    pub hand_is_stack: bool,
    /// In which order captured cards go under a stack; means something only in WAR with stacks.
    pub capture_order: CaptureOrder,
}
impl Decode for SetupRules {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            cards_per_player: reader.decode().under("cards_per_player")?,
            initial_deck: reader.decode().under("initial_deck")?,
            initial_discard_count: reader.decode().under("initial_discard_count")?,
            trump_suit: reader.maybe_word().under("trump_suit")?,
            starting_chips: reader.decode().under("starting_chips")?,
            wild_cards: reader.series(0).under("wild_cards")?,
            hand_visibility: reader.decode().under("hand_visibility")?,
            deck_visibility: reader.decode().under("deck_visibility")?,
            discard_visibility: reader.decode().under("discard_visibility")?,
            tableau_visibility: reader.decode().under("tableau_visibility")?,
            initial_tableau_count: reader.decode().under("initial_tableau_count")?,
            sequence_start_rank: reader.maybe_word().under("sequence_start_rank")?,
            removed_cards: reader.series(0).under("removed_cards")?,
            rank_order: reader.series(0).under("rank_order")?,
            ante: reader.decode().under("ante")?,
            trump_source: reader.decode().under("trump_source")?,
            cards_step: reader.decode().under("cards_step")?,
            starting_score: reader.decode().under("starting_score")?,
            wild_names_suit: reader.decode().under("wild_names_suit")?,
            deal_remainder: reader.decode().under("deal_remainder")?,
            capture_by_sum: reader.decode().under("capture_by_sum")?,
            deal_suits: reader.decode().under("deal_suits")?,
            hand_is_stack: reader.decode().under("hand_is_stack")?,
            capture_order: reader.decode().under("capture_order")?,
        })
    }
}
impl Describe for SetupRules {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "cards_per_player", &self.cards_per_player);
        out.field(path, "initial_deck", &self.initial_deck);
        out.field(path, "initial_discard_count", &self.initial_discard_count);
        out.field(path, "trump_suit", &self.trump_suit);
        out.field(path, "starting_chips", &self.starting_chips);
        out.field(path, "wild_cards", &self.wild_cards);
        out.field(path, "hand_visibility", &self.hand_visibility);
        out.field(path, "deck_visibility", &self.deck_visibility);
        out.field(path, "discard_visibility", &self.discard_visibility);
        out.field(path, "tableau_visibility", &self.tableau_visibility);
        out.field(path, "initial_tableau_count", &self.initial_tableau_count);
        out.field(path, "sequence_start_rank", &self.sequence_start_rank);
        out.field(path, "removed_cards", &self.removed_cards);
        out.field(path, "rank_order", &self.rank_order);
        out.field(path, "ante", &self.ante);
        out.field(path, "trump_source", &self.trump_source);
        out.field(path, "cards_step", &self.cards_step);
        out.field(path, "starting_score", &self.starting_score);
        out.field(path, "wild_names_suit", &self.wild_names_suit);
        out.field(path, "deal_remainder", &self.deal_remainder);
        out.field(path, "capture_by_sum", &self.capture_by_sum);
        out.field(path, "deal_suits", &self.deal_suits);
        out.field(path, "hand_is_stack", &self.hand_is_stack);
        out.field(path, "capture_order", &self.capture_order);
    }
}

/// The cards of a suit, of a rank, or of both; all cards when neither is given.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardCondition {
    /// The suit, or any.
    pub suit: Option<Suit>,
    /// The rank, or any.
    pub rank: Option<Rank>,
}
impl Decode for CardCondition {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            suit: reader.maybe_word().under("suit")?,
            rank: reader.maybe_word().under("rank")?,
        })
    }
}
impl Describe for CardCondition {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "suit", &self.suit);
        out.field(path, "rank", &self.rank);
    }
}

/// What happens in a turn, in order.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TurnStructure {
    /// The phases of a turn.
    pub phases: Vec<Phase>,
    /// Whether the hand is played out in tricks.
    pub is_trick_based: bool,
    /// How many tricks make a hand; as many as there are cards in a hand when left out.
    pub tricks_per_hand: Option<u8>,
}
impl Decode for TurnStructure {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            phases: reader.series(1).under("phases")?,
            is_trick_based: reader.decode().under("is_trick_based")?,
            tricks_per_hand: reader.maybe().under("tricks_per_hand")?,
        })
    }
}
impl Describe for TurnStructure {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "phases", &self.phases);
        out.field(path, "is_trick_based", &self.is_trick_based);
        out.field(path, "tricks_per_hand", &self.tricks_per_hand);
    }
}

/// The player takes cards.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DrawPhase {
    /// Where the cards come from.
    pub source: Location,
    /// How many cards are taken.
    pub count: u8,
    /// Whether the player must draw.
    pub mandatory: bool,
    /// When the phase takes place; always when left out.
    pub condition: Option<Condition>,
    /// Whether the player draws again and again, as long as the condition holds.
    pub repeat: bool,
    /// Whether a player who is asked for the first time may double the stake for a last draw.
    pub may_double: bool,
    /// Whether `OPPONENT_HAND` and `OPPONENT_DISCARD` are the previous player's here, and not the next one's.
    pub from_previous: bool,
    /// Another place that the player may take the cards from instead; no other when left out.
    pub or_source: Option<Location>,
}
impl Decode for DrawPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            source: reader.decode().under("source")?,
            count: reader.decode().under("count")?,
            mandatory: reader.decode().under("mandatory")?,
            condition: reader.maybe().under("condition")?,
            repeat: reader.decode().under("repeat")?,
            may_double: reader.decode().under("may_double")?,
            from_previous: reader.decode().under("from_previous")?,
            or_source: reader.maybe_word().under("or_source")?,
        })
    }
}
impl Describe for DrawPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "source", &self.source);
        out.field(path, "count", &self.count);
        out.field(path, "mandatory", &self.mandatory);
        out.field(path, "condition", &self.condition);
        out.field(path, "repeat", &self.repeat);
        out.field(path, "may_double", &self.may_double);
        out.field(path, "from_previous", &self.from_previous);
        out.field(path, "or_source", &self.or_source);
    }
}

/// The player lays cards from the hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayPhase {
    /// Where the cards go.
    pub target: Location,
    /// What a card must be like to be played, beside what the tableau mode asks; nothing more when left out.
    pub valid_play_condition: Option<Condition>,
    /// The fewest cards to play.
    pub min_cards: u8,
    /// The most cards to play.
    pub max_cards: u8,
    /// Whether a player who can play must.
    pub mandatory: bool,
    /// Whether a player who cannot play passes; otherwise the player is out of the hand.
    pub pass_if_unable: bool,
    /// Whether cards must beat the play that lies on the table: as many of one rank, and of a higher one.
    pub climbing: bool,
}
impl Decode for PlayPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            target: reader.decode().under("target")?,
            valid_play_condition: reader.maybe().under("valid_play_condition")?,
            min_cards: reader.decode().under("min_cards")?,
            max_cards: reader.decode().under("max_cards")?,
            mandatory: reader.decode().under("mandatory")?,
            pass_if_unable: reader.decode().under("pass_if_unable")?,
            climbing: reader.decode().under("climbing")?,
        })
    }
}
impl Describe for PlayPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "target", &self.target);
        out.field(path, "valid_play_condition", &self.valid_play_condition);
        out.field(path, "min_cards", &self.min_cards);
        out.field(path, "max_cards", &self.max_cards);
        out.field(path, "mandatory", &self.mandatory);
        out.field(path, "pass_if_unable", &self.pass_if_unable);
        out.field(path, "climbing", &self.climbing);
    }
}

/// The player gets rid of cards.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DiscardPhase {
    /// Where the cards go.
    pub target: Location,
    /// How many cards go at once.
    pub count: u8,
    /// Whether a player who can discard must.
    pub mandatory: bool,
    /// What the cards must be like, taken together; any will do when left out.
    pub matching_condition: Option<Condition>,
    /// Whether a card that the player took from the discard pile in the same turn must be kept.
    pub keep_taken: bool,
}
impl Decode for DiscardPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            target: reader.decode().under("target")?,
            count: reader.decode().under("count")?,
            mandatory: reader.decode().under("mandatory")?,
            matching_condition: reader.maybe().under("matching_condition")?,
            keep_taken: reader.decode().under("keep_taken")?,
        })
    }
}
impl Describe for DiscardPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "target", &self.target);
        out.field(path, "count", &self.count);
        out.field(path, "mandatory", &self.mandatory);
        out.field(path, "matching_condition", &self.matching_condition);
        out.field(path, "keep_taken", &self.keep_taken);
    }
}

/// One round of bets.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BettingPhase {
    /// The smallest bet.
    pub min_bet: u32,
    /// How often the bet may be raised in one round.
    pub max_raises: u8,
    /// The largest bet; all one's chips when left out.
    pub max_bet: Option<u32>,
    /// What a raise adds; the smallest bet when left out.
    pub raise_increment: Option<u32>,
    /// Whether a player may stay in without betting while nobody has bet.
    pub allow_check: bool,
    /// Whether a bet may be raised.
    pub allow_raise: bool,
    /// Whether a player may give up.
    pub allow_fold: bool,
    /// Who takes the pot in the end.
    pub showdown_method: ShowdownMethod,
    /// When the phase takes place; always when left out.
    pub condition: Option<Condition>,
}
impl Decode for BettingPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            min_bet: reader.decode().under("min_bet")?,
            max_raises: reader.decode().under("max_raises")?,
            max_bet: reader.maybe().under("max_bet")?,
            raise_increment: reader.maybe().under("raise_increment")?,
            allow_check: reader.decode().under("allow_check")?,
            allow_raise: reader.decode().under("allow_raise")?,
            allow_fold: reader.decode().under("allow_fold")?,
            showdown_method: reader.decode().under("showdown_method")?,
            condition: reader.maybe().under("condition")?,
        })
    }
}
impl Describe for BettingPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "min_bet", &self.min_bet);
        out.field(path, "max_raises", &self.max_raises);
        out.field(path, "max_bet", &self.max_bet);
        out.field(path, "raise_increment", &self.raise_increment);
        out.field(path, "allow_check", &self.allow_check);
        out.field(path, "allow_raise", &self.allow_raise);
        out.field(path, "allow_fold", &self.allow_fold);
        out.field(path, "showdown_method", &self.showdown_method);
        out.field(path, "condition", &self.condition);
    }
}

/// The player lays cards face down and says what they are; opponents may doubt it.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ClaimPhase {
    /// The fewest cards to lay.
    pub min_cards: u8,
    /// The most cards to lay.
    pub max_cards: u8,
    /// Which rank must be claimed.
    pub rank_mode: ClaimRankMode,
    /// The rank that a sequence of claims starts with.
    pub starting_rank: Rank,
    /// The rank that is always claimed, when the mode is FIXED.
    pub fixed_rank: Option<Rank>,
    /// Whether the cards may be others than claimed.
    pub can_lie: bool,
    /// Whether opponents may doubt a claim.
    pub allow_challenge: bool,
    /// What a player pays who doubted a true claim.
    pub challenge_penalty: ClaimPenalty,
    /// What a player pays who was caught lying.
    pub lie_penalty: ClaimPenalty,
    /// How many points are lost where the penalty is in points.
    pub penalty_points: u8,
}
impl Decode for ClaimPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            min_cards: reader.decode().under("min_cards")?,
            max_cards: reader.decode().under("max_cards")?,
            rank_mode: reader.decode().under("rank_mode")?,
            starting_rank: reader.decode().under("starting_rank")?,
            fixed_rank: reader.maybe_word().under("fixed_rank")?,
            can_lie: reader.decode().under("can_lie")?,
            allow_challenge: reader.decode().under("allow_challenge")?,
            challenge_penalty: reader.decode().under("challenge_penalty")?,
            lie_penalty: reader.decode().under("lie_penalty")?,
            penalty_points: reader.decode().under("penalty_points")?,
        })
    }
}
impl Describe for ClaimPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "min_cards", &self.min_cards);
        out.field(path, "max_cards", &self.max_cards);
        out.field(path, "rank_mode", &self.rank_mode);
        out.field(path, "starting_rank", &self.starting_rank);
        out.field(path, "fixed_rank", &self.fixed_rank);
        out.field(path, "can_lie", &self.can_lie);
        out.field(path, "allow_challenge", &self.allow_challenge);
        out.field(path, "challenge_penalty", &self.challenge_penalty);
        out.field(path, "lie_penalty", &self.lie_penalty);
        out.field(path, "penalty_points", &self.penalty_points);
    }
}

/// Every player plays one card, and the best one takes them all.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrickPhase {
    /// Whether players must follow suit if they can.
    pub lead_suit_required: bool,
    /// The suit that beats all others; the trump suit of the setup when left out.
    pub trump_suit: Option<Suit>,
    /// Whether the highest card takes the trick, or the lowest.
    pub high_card_wins: bool,
    /// The suit that is held back until it is broken.
    pub breaking_suit: Option<Suit>,
    /// What may not be done with the breaking suit before.
    pub breaking_rule: BreakingRule,
    /// All ranks of the deck from the lowest to the highest among trumps, where they differ from other suits.
    pub trump_order: Vec<Rank>,
    /// The card that must be led to the first trick of a hand, by whoever holds it; any card when left out.
    pub opening_card: Option<CardCondition>,
    /// Whether cards that score in tricks may be played to the first trick of a hand only by who has no other.
    pub first_trick_safe: bool,
    /// Whether the cards are hidden from the others until everybody has played.
    pub face_down: bool,
    /// Whether who takes the trick also captures the cards on the table.
    pub takes_table: bool,
    /// Whether suits matter; if not, what happens when the best cards are level.
    pub level: LevelTrick,
}
impl Decode for TrickPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            lead_suit_required: reader.decode().under("lead_suit_required")?,
            trump_suit: reader.maybe_word().under("trump_suit")?,
            high_card_wins: reader.decode().under("high_card_wins")?,
            breaking_suit: reader.maybe_word().under("breaking_suit")?,
            breaking_rule: reader.decode().under("breaking_rule")?,
            trump_order: reader.series(0).under("trump_order")?,
            opening_card: reader.maybe().under("opening_card")?,
            first_trick_safe: reader.decode().under("first_trick_safe")?,
            face_down: reader.decode().under("face_down")?,
            takes_table: reader.decode().under("takes_table")?,
            level: reader.decode().under("level")?,
        })
    }
}
impl Describe for TrickPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "lead_suit_required", &self.lead_suit_required);
        out.field(path, "trump_suit", &self.trump_suit);
        out.field(path, "high_card_wins", &self.high_card_wins);
        out.field(path, "breaking_suit", &self.breaking_suit);
        out.field(path, "breaking_rule", &self.breaking_rule);
        out.field(path, "trump_order", &self.trump_order);
        out.field(path, "opening_card", &self.opening_card);
        out.field(path, "first_trick_safe", &self.first_trick_safe);
        out.field(path, "face_down", &self.face_down);
        out.field(path, "takes_table", &self.takes_table);
        out.field(path, "level", &self.level);
    }
}

/// Every player says how many tricks he or she will take; once in a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BiddingPhase {
    /// The lowest bid, Nil apart.
    pub min_bid: u8,
    /// The highest bid.
    pub max_bid: u8,
    /// Whether a player may bid to take no trick at all.
    pub allow_nil: bool,
}
impl Decode for BiddingPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            min_bid: reader.decode().under("min_bid")?,
            max_bid: reader.decode().under("max_bid")?,
            allow_nil: reader.decode().under("allow_nil")?,
        })
    }
}
impl Describe for BiddingPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "min_bid", &self.min_bid);
        out.field(path, "max_bid", &self.max_bid);
        out.field(path, "allow_nil", &self.allow_nil);
    }
}

/// Every player passes cards to another one, all at once; once in a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PassingPhase {
    /// How many cards each player passes, as far as they last.
    pub count: u8,
    /// To whom, one hand after the other, round and round; to the left when empty.
    pub directions: Vec<PassDirection>,
}
impl Decode for PassingPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            count: reader.decode().under("count")?,
            directions: reader.series(0).under("directions")?,
        })
    }
}
impl Describe for PassingPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "count", &self.count);
        out.field(path, "directions", &self.directions);
    }
}

/// Cards go from the deck to the table; nobody decides.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TurnUpPhase {
    /// How many cards are turned up, as far as the deck lasts.
    pub count: u8,
}
impl Decode for TurnUpPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            count: reader.decode().under("count")?,
        })
    }
}
impl Describe for TurnUpPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "count", &self.count);
    }
}

/// Every player may lay off cards unseen, and draws as many from the deck.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExchangePhase {
    /// The most cards that a player may exchange.
    pub max_cards: u8,
}
impl Decode for ExchangePhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            max_cards: reader.decode().under("max_cards")?,
        })
    }
}
impl Describe for ExchangePhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "max_cards", &self.max_cards);
    }
}

/// A player names the trump suit; once in a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrumpPhase {
    /// Who names it.
    pub named_by: TrumpChooser,
}
impl Decode for TrumpPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            named_by: reader.decode().under("named_by")?,
        })
    }
}
impl Describe for TrumpPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "named_by", &self.named_by);
    }
}

/// Every player stakes chips against the house; once in a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WagerPhase {
    /// The smallest stake; the others are multiples of it.
    pub min_bet: u32,
    /// The largest stake.
    pub max_bet: u32,
    /// Whether stakes are laid before the cards are dealt.
    pub before_deal: bool,
}
impl Decode for WagerPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            min_bet: reader.decode().under("min_bet")?,
            max_bet: reader.decode().under("max_bet")?,
            before_deal: reader.decode().under("before_deal")?,
        })
    }
}
impl Describe for WagerPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "min_bet", &self.min_bet);
        out.field(path, "max_bet", &self.max_bet);
        out.field(path, "before_deal", &self.before_deal);
    }
}

/// The player asks an opponent for all cards of a rank of which he or she holds one.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AskPhase {
    /// Whether a player whose opponent has no such card draws one from the deck.
    pub draw_if_refused: bool,
    /// Whether a player who was given cards asks again.
    pub again_if_given: bool,
    /// Whether a player who drew the rank asked for asks again.
    pub again_if_drawn: bool,
}
impl Decode for AskPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            draw_if_refused: reader.decode().under("draw_if_refused")?,
            again_if_given: reader.decode().under("again_if_given")?,
            again_if_drawn: reader.decode().under("again_if_drawn")?,
        })
    }
}
impl Describe for AskPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "draw_if_refused", &self.draw_if_refused);
        out.field(path, "again_if_given", &self.again_if_given);
        out.field(path, "again_if_drawn", &self.again_if_drawn);
    }
}

/// Losers of the hand before give their best cards to its winners, who give back what they like; once in a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TributePhase {
    /// How many cards the last player and the first exchange; those next to them exchange one fewer.
    pub cards: u8,
}
impl Decode for TributePhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            cards: reader.decode().under("cards")?,
        })
    }
}
impl Describe for TributePhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "cards", &self.cards);
    }
}

/// The player lays sets and runs from the hand, and adds cards to those that lie there, whoever laid them.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MeldPhase {
    /// The fewest cards of one rank that make a set.
    pub min_set: u8,
    /// The fewest cards of one suit, each the next rank of the one before, that make a run.
    pub min_run: u8,
    /// Whether cards may be added to sets and runs that lie there.
    pub lay_off: bool,
    /// How many new sets and runs a player may lay in a turn; any number when left out.
    pub max_melds: Option<u8>,
}
impl Decode for MeldPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            min_set: reader.decode().under("min_set")?,
            min_run: reader.decode().under("min_run")?,
            lay_off: reader.decode().under("lay_off")?,
            max_melds: reader.maybe().under("max_melds")?,
        })
    }
}
impl Describe for MeldPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "min_set", &self.min_set);
        out.field(path, "min_run", &self.min_run);
        out.field(path, "lay_off", &self.lay_off);
        out.field(path, "max_melds", &self.max_melds);
    }
}

/// The player may end the hand. Where hands are compared by DEADWOOD, that scores.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KnockPhase {
    /// When the player may knock; always when left out.
    pub condition: Option<Condition>,
    /// Whether opponents add cards to the melds of the player who knocked, before deadwood is counted.
    pub lay_off: bool,
    /// Points for a player who knocks without any deadwood.
    pub bonus: u16,
    /// Points for an opponent whose deadwood is no more than that of the player who knocked.
    pub undercut_bonus: u16,
    /// Whether every other player has one more turn before the hand is over.
    pub last_round: bool,
}
impl Decode for KnockPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            condition: reader.maybe().under("condition")?,
            lay_off: reader.decode().under("lay_off")?,
            bonus: reader.decode().under("bonus")?,
            undercut_bonus: reader.decode().under("undercut_bonus")?,
            last_round: reader.decode().under("last_round")?,
        })
    }
}
impl Describe for KnockPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "condition", &self.condition);
        out.field(path, "lay_off", &self.lay_off);
        out.field(path, "bonus", &self.bonus);
        out.field(path, "undercut_bonus", &self.undercut_bonus);
        out.field(path, "last_round", &self.last_round);
    }
}

/// The player may exchange cards with a neighbor, with the table or with the deck.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SwapPhase {
    /// What with: `OPPONENT_HAND`, the whole hand for the next player's; TABLEAU or DECK, one card for another.
    pub source: Location,
    /// Whether the whole hand may also be exchanged for the whole table.
    pub all_at_once: bool,
    /// Whether the player must swap.
    pub mandatory: bool,
    /// The rank that forbids it: a neighbor who holds such a card shows it and keeps the hand; on the deck it stays.
    pub blocked_by: Option<Rank>,
    /// Whether the last player of a round swaps a card with the deck instead.
    pub last_from_deck: bool,
}
impl Decode for SwapPhase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            source: reader.decode().under("source")?,
            all_at_once: reader.decode().under("all_at_once")?,
            mandatory: reader.decode().under("mandatory")?,
            blocked_by: reader.maybe_word().under("blocked_by")?,
            last_from_deck: reader.decode().under("last_from_deck")?,
        })
    }
}
impl Describe for SwapPhase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "source", &self.source);
        out.field(path, "all_at_once", &self.all_at_once);
        out.field(path, "mandatory", &self.mandatory);
        out.field(path, "blocked_by", &self.blocked_by);
        out.field(path, "last_from_deck", &self.last_from_deck);
    }
}

/// What cards of a rank do when they are played. Of two effects on one rank the later one counts.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SpecialEffect {
    /// The rank that does it.
    pub trigger_rank: Rank,
    /// What it does.
    pub effect_type: EffectType,
    /// Whom it hits.
    pub target: TargetSelector,
    /// How many cards, or how many players are skipped.
    pub value: u8,
}
impl Decode for SpecialEffect {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            trigger_rank: reader.decode().under("trigger_rank")?,
            effect_type: reader.decode().under("effect_type")?,
            target: reader.decode().under("target")?,
            value: reader.decode().under("value")?,
        })
    }
}
impl Describe for SpecialEffect {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "trigger_rank", &self.trigger_rank);
        out.field(path, "effect_type", &self.effect_type);
        out.field(path, "target", &self.target);
        out.field(path, "value", &self.value);
    }
}

/// A way to win the game.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WinCondition {
    /// What wins.
    pub kind: WinType,
    /// The number to reach, where there is one.
    pub threshold: Option<i32>,
    /// How players are compared.
    pub comparison: WinComparison,
    /// When it is judged.
    pub trigger_mode: TriggerMode,
}
impl Decode for WinCondition {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            kind: reader.decode().under("type")?,
            threshold: reader.maybe().under("threshold")?,
            comparison: reader.decode().under("comparison")?,
            trigger_mode: reader.decode().under("trigger_mode")?,
        })
    }
}
impl Describe for WinCondition {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "type", &self.kind);
        out.field(path, "threshold", &self.threshold);
        out.field(path, "comparison", &self.comparison);
        out.field(path, "trigger_mode", &self.trigger_mode);
    }
}

/// Points at the end of a hand for whoever meets a condition.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ScoringRule {
    /// The condition to meet.
    pub condition: Condition,
    /// What it is worth.
    pub points: i16,
    /// Whether the points count once for each card in hand that meets the condition.
    pub per_card: bool,
}
impl Decode for ScoringRule {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            condition: reader.decode().under("condition")?,
            points: reader.decode().under("points")?,
            per_card: reader.decode().under("per_card")?,
        })
    }
}
impl Describe for ScoringRule {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "condition", &self.condition);
        out.field(path, "points", &self.points);
        out.field(path, "per_card", &self.per_card);
    }
}

/// Cards that are worth points.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardScoringRule {
    /// Which cards.
    pub condition: CardCondition,
    /// What each is worth; below zero when it costs points.
    pub points: i16,
    /// When it counts.
    pub trigger: ScoringTrigger,
    /// Whether only trumps of the hand score.
    pub trumps_only: bool,
}
impl Decode for CardScoringRule {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            condition: reader.decode().under("condition")?,
            points: reader.decode().under("points")?,
            trigger: reader.decode().under("trigger")?,
            trumps_only: reader.decode().under("trumps_only")?,
        })
    }
}
impl Describe for CardScoringRule {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "condition", &self.condition);
        out.field(path, "points", &self.points);
        out.field(path, "trigger", &self.trigger);
        out.field(path, "trumps_only", &self.trumps_only);
    }
}

/// How hands are compared.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HandEvaluation {
    /// By what.
    pub method: HandEvaluationMethod,
    /// The kinds of hand, for `PATTERN_MATCH`.
    pub patterns: Vec<HandPattern>,
    /// What each rank counts, for `POINT_TOTAL`, DEADWOOD and captures by sum; nothing for one that is not listed.
    pub card_values: Vec<CardValue>,
    /// The total to aim at, for `POINT_TOTAL`; the highest total when left out.
    pub target_value: Option<u16>,
    /// The total from which a hand has lost, for `POINT_TOTAL`.
    pub bust_threshold: Option<u16>,
    /// Whether the cards on the table are part of every hand when hands are compared.
    pub with_table: bool,
    /// Whether only cards of one suit count together, for `POINT_TOTAL`.
    pub one_suit: bool,
}
impl Decode for HandEvaluation {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            method: reader.decode().under("method")?,
            patterns: reader.series(0).under("patterns")?,
            card_values: reader.series(0).under("card_values")?,
            target_value: reader.maybe().under("target_value")?,
            bust_threshold: reader.maybe().under("bust_threshold")?,
            with_table: reader.decode().under("with_table")?,
            one_suit: reader.decode().under("one_suit")?,
        })
    }
}
impl Describe for HandEvaluation {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "method", &self.method);
        out.field(path, "patterns", &self.patterns);
        out.field(path, "card_values", &self.card_values);
        out.field(path, "target_value", &self.target_value);
        out.field(path, "bust_threshold", &self.bust_threshold);
        out.field(path, "with_table", &self.with_table);
        out.field(path, "one_suit", &self.one_suit);
    }
}

/// A kind of hand, such as a flush. Whatever is given must hold.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HandPattern {
    /// What players call it.
    pub name: String,
    /// What it beats: higher is better.
    pub rank_priority: u8,
    /// How many cards the hand must have.
    pub required_count: Option<u8>,
    /// How many cards must share a suit.
    pub same_suit_count: Option<u8>,
    /// How many cards of one rank, group by group: (3, 2) is a full house.
    pub same_rank_groups: Vec<u8>,
    /// How many cards must follow each other in rank.
    pub sequence_length: Option<u8>,
    /// Whether the ace also counts below the two in a sequence.
    pub sequence_wrap: bool,
    /// Ranks that must be there.
    pub required_ranks: Vec<Rank>,
}
impl Decode for HandPattern {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            name: reader.decode().under("name")?,
            rank_priority: reader.decode().under("rank_priority")?,
            required_count: reader.maybe().under("required_count")?,
            same_suit_count: reader.maybe().under("same_suit_count")?,
            same_rank_groups: reader.series(0).under("same_rank_groups")?,
            sequence_length: reader.maybe().under("sequence_length")?,
            sequence_wrap: reader.decode().under("sequence_wrap")?,
            required_ranks: reader.series(0).under("required_ranks")?,
        })
    }
}
impl Describe for HandPattern {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "name", &self.name);
        out.field(path, "rank_priority", &self.rank_priority);
        out.field(path, "required_count", &self.required_count);
        out.field(path, "same_suit_count", &self.same_suit_count);
        out.field(path, "same_rank_groups", &self.same_rank_groups);
        out.field(path, "sequence_length", &self.sequence_length);
        out.field(path, "sequence_wrap", &self.sequence_wrap);
        out.field(path, "required_ranks", &self.required_ranks);
    }
}

/// What a rank counts in a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardValue {
    /// The rank.
    pub rank: Rank,
    /// What it counts.
    pub value: u8,
    /// What it may count instead, such as 1 for an ace of 11.
    pub alternate_value: Option<u8>,
    /// What a hand may count as a whole that has three cards of the rank.
    pub three_value: Option<u16>,
}
impl Decode for CardValue {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            rank: reader.decode().under("rank")?,
            value: reader.decode().under("value")?,
            alternate_value: reader.maybe().under("alternate_value")?,
            three_value: reader.maybe().under("three_value")?,
        })
    }
}
impl Describe for CardValue {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "rank", &self.rank);
        out.field(path, "value", &self.value);
        out.field(path, "alternate_value", &self.alternate_value);
        out.field(path, "three_value", &self.three_value);
    }
}

/// What happens at the edges of the rules.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameRules {
    /// What happens when players pass one after the other.
    pub consecutive_pass_action: PassAction,
    /// How many passes in a row that takes; when left out, all players but one, or all to renew the table.
    pub passes_to_trigger: Option<u8>,
    /// What happens when the deck runs out.
    pub deck_empty_action: DeckEmptyAction,
    /// Who wins when players are level.
    pub tie_breaker: TieBreaker,
    /// What happens when a player has no card left.
    pub going_out: GoingOut,
    /// The hands after which the game is over, and whoever is best then wins; no limit when left out.
    pub max_hands: Option<u8>,
    /// Who is out of the game at the end of a hand.
    pub elimination: Elimination,
    /// How many chips a player who passes pays into the pot, or all that he or she has.
    pub pass_stake: u32,
    /// Whether the points of a side that took all the cards that score in tricks go to everybody else instead.
    pub shoot_the_moon: bool,
    /// How many cards of one rank make a book, which is laid down at once and captured; 0 when there are no books.
    pub book_size: u8,
    /// Points at the end of a hand for whoever went out first, second and so on.
    pub place_points: Vec<i16>,
    /// Who starts the next hand.
    pub starter: StarterRule,
    /// How many cards stay in the deck: with so many left it counts as empty.
    pub deck_reserve: u8,
    /// Whether the cards that are left on the table at the end of a hand go to the player who captured last.
    pub rest_to_last_captor: bool,
    /// What the player with the worst hand scores at the end of a hand; below zero when it costs points, or a life.
    pub worst_hand_points: i16,
    /// How many cards each player lays face down after a tie, in WAR with stacks; the last card is kept.
    pub war_cards_down: u8,
    /// Whether the tricks of a player whose Nil failed count for the contract of the side, and not just as bags.
    pub failed_nil_helps: bool,
    /// What ends the hand at once, after the deal or any phase, if a player in it meets it; nothing when left out.
    pub hand_ends_if: Option<Condition>,
    /// From which value on the best hand makes all other hands count as the worst; none does when left out.
    pub others_pay_from: Option<u16>,
}
impl Decode for GameRules {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            consecutive_pass_action: reader.decode().under("consecutive_pass_action")?,
            passes_to_trigger: reader.maybe().under("passes_to_trigger")?,
            deck_empty_action: reader.decode().under("deck_empty_action")?,
            tie_breaker: reader.decode().under("tie_breaker")?,
            going_out: reader.decode().under("going_out")?,
            max_hands: reader.maybe().under("max_hands")?,
            elimination: reader.decode().under("elimination")?,
            pass_stake: reader.decode().under("pass_stake")?,
            shoot_the_moon: reader.decode().under("shoot_the_moon")?,
            book_size: reader.decode().under("book_size")?,
            place_points: reader.series(0).under("place_points")?,
            starter: reader.decode().under("starter")?,
            deck_reserve: reader.decode().under("deck_reserve")?,
            rest_to_last_captor: reader.decode().under("rest_to_last_captor")?,
            worst_hand_points: reader.decode().under("worst_hand_points")?,
            war_cards_down: reader.decode().under("war_cards_down")?,
            failed_nil_helps: reader.decode().under("failed_nil_helps")?,
            hand_ends_if: reader.maybe().under("hand_ends_if")?,
            others_pay_from: reader.maybe().under("others_pay_from")?,
        })
    }
}
impl Describe for GameRules {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(
            path,
            "consecutive_pass_action",
            &self.consecutive_pass_action,
        );
        out.field(path, "passes_to_trigger", &self.passes_to_trigger);
        out.field(path, "deck_empty_action", &self.deck_empty_action);
        out.field(path, "tie_breaker", &self.tie_breaker);
        out.field(path, "going_out", &self.going_out);
        out.field(path, "max_hands", &self.max_hands);
        out.field(path, "elimination", &self.elimination);
        out.field(path, "pass_stake", &self.pass_stake);
        out.field(path, "shoot_the_moon", &self.shoot_the_moon);
        out.field(path, "book_size", &self.book_size);
        out.field(path, "place_points", &self.place_points);
        out.field(path, "starter", &self.starter);
        out.field(path, "deck_reserve", &self.deck_reserve);
        out.field(path, "rest_to_last_captor", &self.rest_to_last_captor);
        out.field(path, "worst_hand_points", &self.worst_hand_points);
        out.field(path, "war_cards_down", &self.war_cards_down);
        out.field(path, "failed_nil_helps", &self.failed_nil_helps);
        out.field(path, "hand_ends_if", &self.hand_ends_if);
        out.field(path, "others_pay_from", &self.others_pay_from);
    }
}

/// What bids are worth, at the end of a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ContractScoring {
    /// Points for each trick of a contract that was made.
    pub points_per_trick_bid: u8,
    /// Points for each trick beyond it; each is also a bag.
    pub overtrick_points: u8,
    /// Points lost for each trick of a contract that failed.
    pub failed_contract_penalty: u8,
    /// Points for a Nil that was made.
    pub nil_bonus: u16,
    /// Points lost for a Nil that failed.
    pub nil_penalty: u16,
    /// How many bags cost the penalty.
    pub bag_limit: u8,
    /// Points lost when the bags reach their limit.
    pub bag_penalty: u16,
}
impl Decode for ContractScoring {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            points_per_trick_bid: reader.decode().under("points_per_trick_bid")?,
            overtrick_points: reader.decode().under("overtrick_points")?,
            failed_contract_penalty: reader.decode().under("failed_contract_penalty")?,
            nil_bonus: reader.decode().under("nil_bonus")?,
            nil_penalty: reader.decode().under("nil_penalty")?,
            bag_limit: reader.decode().under("bag_limit")?,
            bag_penalty: reader.decode().under("bag_penalty")?,
        })
    }
}
impl Describe for ContractScoring {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "points_per_trick_bid", &self.points_per_trick_bid);
        out.field(path, "overtrick_points", &self.overtrick_points);
        out.field(
            path,
            "failed_contract_penalty",
            &self.failed_contract_penalty,
        );
        out.field(path, "nil_bonus", &self.nil_bonus);
        out.field(path, "nil_penalty", &self.nil_penalty);
        out.field(path, "bag_limit", &self.bag_limit);
        out.field(path, "bag_penalty", &self.bag_penalty);
    }
}

/// What tricks are worth to a side, at the end of a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrickScoring {
    /// Points for each trick beyond the book.
    pub points_per_trick: i16,
    /// How many tricks of a side do not count.
    pub book: u8,
    /// Points for the last trick of the hand.
    pub last_trick_points: i16,
    /// Points for each captured card beyond those that do not count.
    pub points_per_card: i16,
    /// How many captured cards of a side do not count.
    pub card_book: u8,
}
impl Decode for TrickScoring {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            points_per_trick: reader.decode().under("points_per_trick")?,
            book: reader.decode().under("book")?,
            last_trick_points: reader.decode().under("last_trick_points")?,
            points_per_card: reader.decode().under("points_per_card")?,
            card_book: reader.decode().under("card_book")?,
        })
    }
}
impl Describe for TrickScoring {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "points_per_trick", &self.points_per_trick);
        out.field(path, "book", &self.book);
        out.field(path, "last_trick_points", &self.last_trick_points);
        out.field(path, "points_per_card", &self.points_per_card);
        out.field(path, "card_book", &self.card_book);
    }
}

/// What a hand is worth to a side that has scored enough in it.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GamePoint {
    /// The points that a side must have scored in the hand.
    pub threshold: i16,
    /// What it scores for that.
    pub points: i16,
    /// Whether the side must also have taken every trick of the hand.
    pub all_tricks: bool,
}
impl Decode for GamePoint {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            threshold: reader.decode().under("threshold")?,
            points: reader.decode().under("points")?,
            all_tricks: reader.decode().under("all_tricks")?,
        })
    }
}
impl Describe for GamePoint {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "threshold", &self.threshold);
        out.field(path, "points", &self.points);
        out.field(path, "all_tricks", &self.all_tricks);
    }
}

/// The house, which plays against everyone: it draws by a rule, and pays and takes stakes at the end of a hand.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// How many cards the house is dealt.
    pub cards: u8,
    /// How many of them everybody sees.
    pub face_up: u8,
    /// The total from which the house draws no more cards.
    pub stands_on: u8,
    /// Whether the house draws once more on exactly that total when a card in it counts its higher value.
    pub hits_soft: bool,
    /// What a natural, the target total with the cards dealt, wins in hundredths of the stake.
    pub natural_pays_percent: u16,
}
impl Decode for HouseRules {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            cards: reader.decode().under("cards")?,
            face_up: reader.decode().under("face_up")?,
            stands_on: reader.decode().under("stands_on")?,
            hits_soft: reader.decode().under("hits_soft")?,
            natural_pays_percent: reader.decode().under("natural_pays_percent")?,
        })
    }
}
impl Describe for HouseRules {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "cards", &self.cards);
        out.field(path, "face_up", &self.face_up);
        out.field(path, "stands_on", &self.stands_on);
        out.field(path, "hits_soft", &self.hits_soft);
        out.field(path, "natural_pays_percent", &self.natural_pays_percent);
    }
}

/// Points at the end of a hand for the side that has captured most of something. Level sides score nothing.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MajorityScoring {
    /// Which of the captured cards are looked at.
    pub condition: CardCondition,
    /// What it is worth to have the most.
    pub points: i16,
    /// What is counted.
    pub measure: MajorityMeasure,
    /// What each rank counts, for VALUES and `BEST_OF_EACH_SUIT`; a rank that is not listed counts nothing.
    pub card_values: Vec<CardValue>,
}
impl Decode for MajorityScoring {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            condition: reader.decode().under("condition")?,
            points: reader.decode().under("points")?,
            measure: reader.decode().under("measure")?,
            card_values: reader.series(0).under("card_values")?,
        })
    }
}
impl Describe for MajorityScoring {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "condition", &self.condition);
        out.field(path, "points", &self.points);
        out.field(path, "measure", &self.measure);
        out.field(path, "card_values", &self.card_values);
    }
}

/// A phase of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The player takes cards.
    Draw(DrawPhase),
    /// The player lays cards from the hand.
    Play(PlayPhase),
    /// The player gets rid of cards.
    Discard(DiscardPhase),
    /// One round of bets.
    Betting(BettingPhase),
    /// The player lays cards face down and says what they are; opponents may doubt it.
    Claim(ClaimPhase),
    /// Every player plays one card, and the best one takes them all.
    Trick(TrickPhase),
    /// Every player says how many tricks he or she will take; once in a hand.
    Bidding(BiddingPhase),
    /// Every player passes cards to another one, all at once; once in a hand.
    Passing(PassingPhase),
    /// Cards go from the deck to the table; nobody decides.
    TurnUp(TurnUpPhase),
    /// Every player may lay off cards unseen, and draws as many from the deck.
    Exchange(ExchangePhase),
    /// A player names the trump suit; once in a hand.
    Trump(TrumpPhase),
    /// Every player stakes chips against the house; once in a hand.
    Wager(WagerPhase),
    /// The player asks an opponent for all cards of a rank of which he or she holds one.
    Asking(AskPhase),
    /// Losers of the hand before give their best cards to its winners, who give back what they like; once in a hand.
    Tribute(TributePhase),
    /// The player lays sets and runs from the hand, and adds cards to those that lie there, whoever laid them.
    Meld(MeldPhase),
    /// The player may end the hand. Where hands are compared by DEADWOOD, that scores.
    Knock(KnockPhase),
    /// The player may exchange cards with a neighbor, with the table or with the deck.
    Swap(SwapPhase),
}
impl Phase {
    /// What kind of phase it is.
    #[must_use]
    pub const fn tag(&self) -> PhaseTag {
        match self {
            Self::Draw(_) => PhaseTag::Draw,
            Self::Play(_) => PhaseTag::Play,
            Self::Discard(_) => PhaseTag::Discard,
            Self::Betting(_) => PhaseTag::Betting,
            Self::Claim(_) => PhaseTag::Claim,
            Self::Trick(_) => PhaseTag::Trick,
            Self::Bidding(_) => PhaseTag::Bidding,
            Self::Passing(_) => PhaseTag::Passing,
            Self::TurnUp(_) => PhaseTag::TurnUp,
            Self::Exchange(_) => PhaseTag::Exchange,
            Self::Trump(_) => PhaseTag::Trump,
            Self::Wager(_) => PhaseTag::Wager,
            Self::Asking(_) => PhaseTag::Asking,
            Self::Tribute(_) => PhaseTag::Tribute,
            Self::Meld(_) => PhaseTag::Meld,
            Self::Knock(_) => PhaseTag::Knock,
            Self::Swap(_) => PhaseTag::Swap,
        }
    }
}
impl Decode for Phase {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        match reader.decode().under(" tag")? {
            PhaseTag::Draw => reader.decode().map(Self::Draw),
            PhaseTag::Play => reader.decode().map(Self::Play),
            PhaseTag::Discard => reader.decode().map(Self::Discard),
            PhaseTag::Betting => reader.decode().map(Self::Betting),
            PhaseTag::Claim => reader.decode().map(Self::Claim),
            PhaseTag::Trick => reader.decode().map(Self::Trick),
            PhaseTag::Bidding => reader.decode().map(Self::Bidding),
            PhaseTag::Passing => reader.decode().map(Self::Passing),
            PhaseTag::TurnUp => reader.decode().map(Self::TurnUp),
            PhaseTag::Exchange => reader.decode().map(Self::Exchange),
            PhaseTag::Trump => reader.decode().map(Self::Trump),
            PhaseTag::Wager => reader.decode().map(Self::Wager),
            PhaseTag::Asking => reader.decode().map(Self::Asking),
            PhaseTag::Tribute => reader.decode().map(Self::Tribute),
            PhaseTag::Meld => reader.decode().map(Self::Meld),
            PhaseTag::Knock => reader.decode().map(Self::Knock),
            PhaseTag::Swap => reader.decode().map(Self::Swap),
        }
    }
}
impl Describe for Phase {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.field(path, "type", &self.tag());
        match self {
            Self::Draw(phase) => phase.describe(path, out),
            Self::Play(phase) => phase.describe(path, out),
            Self::Discard(phase) => phase.describe(path, out),
            Self::Betting(phase) => phase.describe(path, out),
            Self::Claim(phase) => phase.describe(path, out),
            Self::Trick(phase) => phase.describe(path, out),
            Self::Bidding(phase) => phase.describe(path, out),
            Self::Passing(phase) => phase.describe(path, out),
            Self::TurnUp(phase) => phase.describe(path, out),
            Self::Exchange(phase) => phase.describe(path, out),
            Self::Trump(phase) => phase.describe(path, out),
            Self::Wager(phase) => phase.describe(path, out),
            Self::Asking(phase) => phase.describe(path, out),
            Self::Tribute(phase) => phase.describe(path, out),
            Self::Meld(phase) => phase.describe(path, out),
            Self::Knock(phase) => phase.describe(path, out),
            Self::Swap(phase) => phase.describe(path, out),
        }
    }
}
