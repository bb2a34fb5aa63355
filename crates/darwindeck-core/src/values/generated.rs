//! Values of play. Generated from schema/codes.toml and the dataclasses of `darwindeck.simulation` by
//! `make generate`; do not edit.

use super::bid::Bid;
use super::chance::Chance;
use super::json::{Json, Object};
use crate::bytecode::{
    CardReference, ConditionType, EffectType, Location, Logic, Operator, PhaseTag, PlaceReference,
    Rank, Suit, TableauMode, TargetSelector,
};
use crate::cards::Card;

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asks {
    /// Which cards to play.
    Play,
    /// Which cards to discard.
    Discard,
    /// Which cards to lay for a claim.
    Lay,
    /// Which card to play to a trick.
    Trick,
    /// Whether to draw.
    Draw,
    /// Which of two places to draw from.
    Source,
    /// Which card that lies open to take.
    Take,
    /// Which of several cards to capture.
    Capture,
    /// What to swap: a card, or the whole hand.
    Swap,
    /// How much to bid.
    Bid,
    /// How to bet.
    Bet,
    /// Which rank to claim, or to ask for.
    Rank,
    /// Which suit to name.
    Suit,
    /// Whether to doubt a claim.
    Doubt,
    /// Whom an effect hits.
    Hit,
    /// Which cards to exchange.
    Exchange,
    /// How much to stake against the house.
    Wager,
    /// Which cards to give to another player.
    Give,
    /// Whom to ask for cards.
    Whom,
    /// Which cards to lay in a meld.
    Meld,
    /// Whether to knock.
    Knock,
}
impl Asks {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Play,
        Self::Discard,
        Self::Lay,
        Self::Trick,
        Self::Draw,
        Self::Source,
        Self::Take,
        Self::Capture,
        Self::Swap,
        Self::Bid,
        Self::Bet,
        Self::Rank,
        Self::Suit,
        Self::Doubt,
        Self::Hit,
        Self::Exchange,
        Self::Wager,
        Self::Give,
        Self::Whom,
        Self::Meld,
        Self::Knock,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Discard => "discard",
            Self::Lay => "lay",
            Self::Trick => "trick",
            Self::Draw => "draw",
            Self::Source => "source",
            Self::Take => "take",
            Self::Capture => "capture",
            Self::Swap => "swap",
            Self::Bid => "bid",
            Self::Bet => "bet",
            Self::Rank => "rank",
            Self::Suit => "suit",
            Self::Doubt => "doubt",
            Self::Hit => "hit",
            Self::Exchange => "exchange",
            Self::Wager => "wager",
            Self::Give => "give",
            Self::Whom => "whom",
            Self::Meld => "meld",
            Self::Knock => "knock",
        }
    }
}
impl Json for Asks {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What an option of a decision is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChoiceKind {
    /// A card; the question says what becomes of it.
    Card,
    /// A card of the own hand that nobody sees: the lot decides.
    Any,
    /// No more cards: those chosen stand.
    Stop,
    /// No card, no draw, no swap, no knock.
    Pass,
    /// Draw, from a place.
    Draw,
    /// Double the stake for a last draw.
    Double,
    /// Swap the whole hand.
    Swap,
    /// Knock.
    Knock,
    /// Doubt the claim.
    Challenge,
    /// Let the claim stand.
    Accept,
    /// A bid.
    Bid,
    /// A way to bet.
    Bet,
    /// Chips against the house.
    Stake,
    /// A rank.
    Rank,
    /// A suit.
    Suit,
    /// A player.
    Seat,
}
impl ChoiceKind {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Card,
        Self::Any,
        Self::Stop,
        Self::Pass,
        Self::Draw,
        Self::Double,
        Self::Swap,
        Self::Knock,
        Self::Challenge,
        Self::Accept,
        Self::Bid,
        Self::Bet,
        Self::Stake,
        Self::Rank,
        Self::Suit,
        Self::Seat,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Any => "any",
            Self::Stop => "stop",
            Self::Pass => "pass",
            Self::Draw => "draw",
            Self::Double => "double",
            Self::Swap => "swap",
            Self::Knock => "knock",
            Self::Challenge => "challenge",
            Self::Accept => "accept",
            Self::Bid => "bid",
            Self::Bet => "bet",
            Self::Stake => "stake",
            Self::Rank => "rank",
            Self::Suit => "suit",
            Self::Seat => "seat",
        }
    }
}
impl Json for ChoiceKind {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// A way to bet, in the order in which they are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BetWay {
    /// Stay in without betting.
    Check,
    /// Open the betting.
    Bet,
    /// Match the bet.
    Call,
    /// Match the bet and put more on top.
    Raise,
    /// Bet all the chips one has.
    AllIn,
    /// Give up the hand and what was bet on it.
    Fold,
}
impl BetWay {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Check,
        Self::Bet,
        Self::Call,
        Self::Raise,
        Self::AllIn,
        Self::Fold,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Bet => "bet",
            Self::Call => "call",
            Self::Raise => "raise",
            Self::AllIn => "all_in",
            Self::Fold => "fold",
        }
    }
}
impl Json for BetWay {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A side won.
    Win,
    /// One side lost, and all others won together.
    Loss,
    /// Tied sides share the game.
    Draw,
    /// The turn limit was reached.
    Timeout,
    /// Nobody could act any more.
    Stalemate,
}
impl Ending {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Win,
        Self::Loss,
        Self::Draw,
        Self::Timeout,
        Self::Stalemate,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Timeout => "timeout",
            Self::Stalemate => "stalemate",
        }
    }
}
impl Json for Ending {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What can happen in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A hand begins; all cards are in the deck.
    HandBegins,
    /// The cards of a hand are dealt.
    Dealt,
    /// A player begins a walk through the phases.
    Turn,
    /// A player has decided.
    Chose,
    /// A walk ends that counts as a pass.
    Passes,
    /// A special card takes effect.
    Effect,
    /// A player runs out of cards, or is out of the hand or of the game.
    Out,
    /// A hand is over.
    HandOver,
    /// Points and chips, at the end of a hand or of the game.
    Standings,
    /// The game is over.
    Over,
    /// A player lays cards of the own hand.
    Lays,
    /// A player takes a card into the hand.
    Draws,
    /// The top card of the deck goes to the table, or to the house.
    TurnedUp,
    /// A player takes a trick, cards of the table, a book, the discard pile, or captured cards as a new hand.
    Takes,
    /// A player gives cards to another one.
    Gives,
    /// A player swaps the whole hand.
    Swaps,
    /// A trick that nobody takes, or the cards of the table, go to the discard pile.
    Discarded,
    /// The discard pile but its top card becomes the deck.
    Reshuffled,
    /// Cards are shown, and stay where they are.
    Shows,
    /// A score changes.
    Scores,
    /// A player shoots the moon.
    Moon,
    /// A player pays or gets chips.
    Chips,
}
impl EventKind {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::HandBegins,
        Self::Dealt,
        Self::Turn,
        Self::Chose,
        Self::Passes,
        Self::Effect,
        Self::Out,
        Self::HandOver,
        Self::Standings,
        Self::Over,
        Self::Lays,
        Self::Draws,
        Self::TurnedUp,
        Self::Takes,
        Self::Gives,
        Self::Swaps,
        Self::Discarded,
        Self::Reshuffled,
        Self::Shows,
        Self::Scores,
        Self::Moon,
        Self::Chips,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::HandBegins => "hand_begins",
            Self::Dealt => "dealt",
            Self::Turn => "turn",
            Self::Chose => "chose",
            Self::Passes => "passes",
            Self::Effect => "effect",
            Self::Out => "out",
            Self::HandOver => "hand_over",
            Self::Standings => "standings",
            Self::Over => "over",
            Self::Lays => "lays",
            Self::Draws => "draws",
            Self::TurnedUp => "turned_up",
            Self::Takes => "takes",
            Self::Gives => "gives",
            Self::Swaps => "swaps",
            Self::Discarded => "discarded",
            Self::Reshuffled => "reshuffled",
            Self::Shows => "shows",
            Self::Scores => "scores",
            Self::Moon => "moon",
            Self::Chips => "chips",
        }
    }
}
impl Json for EventKind {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// A place where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaceKind {
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
    /// The table, without the trick and without melds.
    Table,
    /// The melds, whoever laid them.
    Melds,
    /// The trick that is being played.
    Trick,
    /// The hand of the house.
    House,
    /// A player's hand.
    Hand,
    /// What a player has captured: tricks and books too.
    Captured,
}
impl PlaceKind {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Deck,
        Self::Discard,
        Self::Table,
        Self::Melds,
        Self::Trick,
        Self::House,
        Self::Hand,
        Self::Captured,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Deck => "deck",
            Self::Discard => "discard",
            Self::Table => "table",
            Self::Melds => "melds",
            Self::Trick => "trick",
            Self::House => "house",
            Self::Hand => "hand",
            Self::Captured => "captured",
        }
    }
}
impl Json for PlaceKind {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What cards of the own hand are laid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Laying {
    /// Played in a play phase.
    Play,
    /// Played to a trick.
    Trick,
    /// Discarded.
    Discard,
    /// Laid face down for a claim.
    Claim,
    /// Laid off for new cards.
    Exchange,
    /// Laid in a meld, or added to one.
    Meld,
    /// Laid for a card that is taken up, or was.
    Swap,
    /// Laid face down after a tie in WAR.
    Tie,
}
impl Laying {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Play,
        Self::Trick,
        Self::Discard,
        Self::Claim,
        Self::Exchange,
        Self::Meld,
        Self::Swap,
        Self::Tie,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Trick => "trick",
            Self::Discard => "discard",
            Self::Claim => "claim",
            Self::Exchange => "exchange",
            Self::Meld => "meld",
            Self::Swap => "swap",
            Self::Tie => "tie",
        }
    }
}
impl Json for Laying {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What laid cards make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Making {
    /// A set.
    Set,
    /// A run.
    Run,
    /// Part of a meld that lies there.
    Added,
}
impl Making {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[Self::Set, Self::Run, Self::Added];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Run => "run",
            Self::Added => "added",
        }
    }
}
impl Json for Making {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// Why a player gives cards to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Giving {
    /// The other has asked for them.
    Asked,
    /// Everybody has chosen cards to pass.
    Passed,
    /// For the places of the hand before.
    Tribute,
    /// For a tribute.
    Returned,
}
impl Giving {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[Self::Asked, Self::Passed, Self::Tribute, Self::Returned];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Passed => "passed",
            Self::Tribute => "tribute",
            Self::Returned => "returned",
        }
    }
}
impl Json for Giving {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// Why cards are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Showing {
    /// The lot has chosen it, for a player who does not see the own hand.
    Lot,
    /// The top card of a stack must be used.
    Stack,
    /// A claim is doubted.
    Challenge,
    /// The card drawn is of the rank that was asked for.
    Asked,
    /// A card of the other hand forbids the swap.
    HandForbids,
    /// The top card of the deck forbids the swap.
    DeckForbids,
    /// The house shows its cards.
    House,
    /// They are counted or compared at the end of the hand.
    Counted,
}
impl Showing {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Lot,
        Self::Stack,
        Self::Challenge,
        Self::Asked,
        Self::HandForbids,
        Self::DeckForbids,
        Self::House,
        Self::Counted,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lot => "lot",
            Self::Stack => "stack",
            Self::Challenge => "challenge",
            Self::Asked => "asked",
            Self::HandForbids => "hand_forbids",
            Self::DeckForbids => "deck_forbids",
            Self::House => "house",
            Self::Counted => "counted",
        }
    }
}
impl Json for Showing {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What a player is out of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// Goes out: holds no card any more.
    Cards,
    /// Takes no further part in the hand.
    Hand,
    /// Takes no further part in the game.
    Game,
}
impl Leaving {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[Self::Cards, Self::Hand, Self::Game];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Hand => "hand",
            Self::Game => "game",
        }
    }
}
impl Json for Leaving {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// Why a hand is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandEnd {
    /// All its tricks are played.
    Tricks,
    /// Only one player is left in it, or nobody.
    Alone,
    /// Nobody holds a card any more.
    EmptyHands,
    /// The house has a natural.
    Natural,
    /// Everything that happens once in a hand has happened.
    Round,
    /// So many players in a row have passed.
    Passes,
    /// A card was to be drawn, and the deck is empty.
    Deck,
    /// A player went out.
    WentOut,
    /// A player has knocked.
    Knock,
    /// A player meets the condition that ends it.
    Condition,
}
impl HandEnd {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Tricks,
        Self::Alone,
        Self::EmptyHands,
        Self::Natural,
        Self::Round,
        Self::Passes,
        Self::Deck,
        Self::WentOut,
        Self::Knock,
        Self::Condition,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tricks => "tricks",
            Self::Alone => "alone",
            Self::EmptyHands => "empty_hands",
            Self::Natural => "natural",
            Self::Round => "round",
            Self::Passes => "passes",
            Self::Deck => "deck",
            Self::WentOut => "went_out",
            Self::Knock => "knock",
            Self::Condition => "condition",
        }
    }
}
impl Json for HandEnd {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What chips are paid or got for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChipsFor {
    /// Paid before the hand.
    Ante,
    /// Paid for passing.
    Pass,
    /// The pot, or a share of it.
    Pot,
    /// What the house gives back for a stake.
    House,
}
impl ChipsFor {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[Self::Ante, Self::Pass, Self::Pot, Self::House];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ante => "ante",
            Self::Pass => "pass",
            Self::Pot => "pot",
            Self::House => "house",
        }
    }
}
impl Json for ChipsFor {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What a position asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AskKind {
    /// The viewer decides, or, for all eyes, anybody.
    Decide,
    /// Another player decides.
    Wait,
    /// Nobody decides any more: the game is over.
    Over,
}
impl AskKind {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[Self::Decide, Self::Wait, Self::Over];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Decide => "decide",
            Self::Wait => "wait",
            Self::Over => "over",
        }
    }
}
impl Json for AskKind {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// Whether a player takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerStatus {
    /// In the hand.
    In,
    /// Out of the hand, and back in the next one.
    OutOfHand,
    /// Out of the game.
    OutOfGame,
}
impl PlayerStatus {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[Self::In, Self::OutOfHand, Self::OutOfGame];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::In => "in",
            Self::OutOfHand => "out_of_hand",
            Self::OutOfGame => "out_of_game",
        }
    }
}
impl Json for PlayerStatus {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What a meld is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MeldKind {
    /// Cards of one rank.
    Set,
    /// Cards of one suit, each the next rank of the one before.
    Run,
}
impl MeldKind {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[Self::Set, Self::Run];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Run => "run",
        }
    }
}
impl Json for MeldKind {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// Why an option is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReasonKind {
    /// It is not the top card of the stack.
    NotOnTop,
    /// Another card must be led to the first trick of the hand.
    MustOpen,
    /// The suit led must be followed.
    MustFollow,
    /// Its suit is held back until it is broken.
    NotBroken,
    /// It scores, and there are others for the first trick.
    ScoresAtFirst,
    /// It was taken from the discard pile in the same walk.
    JustTaken,
    /// It does not fit on the pile of its suit.
    NoPlace,
    /// It is not higher than the cards to be beaten.
    TooLow,
    /// The condition of the phase does not hold for it.
    Condition,
    /// There are not enough cards.
    TooFew,
    /// It is of another rank than the cards that it would go with.
    OtherRank,
    /// There are no more: cards, melds of the phase, raises of the round.
    Enough,
    /// The cards chosen could not become the set or run that the condition asks for.
    NoGroup,
    /// The cards chosen could not become a meld.
    NoMeld,
    /// It is of another rank than the card that captures.
    NoMatch,
    /// No sum with it makes the value that is to be captured.
    NoSum,
    /// The number is too low or too high.
    Range,
    /// Somebody has bet.
    BetMade,
    /// Nobody has bet.
    NoBet,
    /// The chips do not suffice.
    Chips,
    /// It is the same amount as another way to bet.
    SameAs,
    /// Checking costs nothing.
    MayCheck,
    /// The player is on the same side.
    Partner,
    /// The player is out of the hand.
    OutOfHand,
    /// The player has no card to be asked for.
    NoCard,
    /// Declining is not allowed.
    MustAct,
}
impl ReasonKind {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::NotOnTop,
        Self::MustOpen,
        Self::MustFollow,
        Self::NotBroken,
        Self::ScoresAtFirst,
        Self::JustTaken,
        Self::NoPlace,
        Self::TooLow,
        Self::Condition,
        Self::TooFew,
        Self::OtherRank,
        Self::Enough,
        Self::NoGroup,
        Self::NoMeld,
        Self::NoMatch,
        Self::NoSum,
        Self::Range,
        Self::BetMade,
        Self::NoBet,
        Self::Chips,
        Self::SameAs,
        Self::MayCheck,
        Self::Partner,
        Self::OutOfHand,
        Self::NoCard,
        Self::MustAct,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::NotOnTop => "not_on_top",
            Self::MustOpen => "must_open",
            Self::MustFollow => "must_follow",
            Self::NotBroken => "not_broken",
            Self::ScoresAtFirst => "scores_at_first",
            Self::JustTaken => "just_taken",
            Self::NoPlace => "no_place",
            Self::TooLow => "too_low",
            Self::Condition => "condition",
            Self::TooFew => "too_few",
            Self::OtherRank => "other_rank",
            Self::Enough => "enough",
            Self::NoGroup => "no_group",
            Self::NoMeld => "no_meld",
            Self::NoMatch => "no_match",
            Self::NoSum => "no_sum",
            Self::Range => "range",
            Self::BetMade => "bet_made",
            Self::NoBet => "no_bet",
            Self::Chips => "chips",
            Self::SameAs => "same_as",
            Self::MayCheck => "may_check",
            Self::Partner => "partner",
            Self::OutOfHand => "out_of_hand",
            Self::NoCard => "no_card",
            Self::MustAct => "must_act",
        }
    }
}
impl Json for ReasonKind {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// Why an answer is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RefusalKind {
    /// The game is over.
    Over,
    /// It is for another moment.
    Late,
    /// There is no such option, or the card is not asked about.
    NoOption,
    /// A card cannot be chosen.
    Blocked,
    /// The cards chosen are no move yet.
    Incomplete,
}
impl RefusalKind {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Over,
        Self::Late,
        Self::NoOption,
        Self::Blocked,
        Self::Incomplete,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Late => "late",
            Self::NoOption => "no_option",
            Self::Blocked => "blocked",
            Self::Incomplete => "incomplete",
        }
    }
}
impl Json for RefusalKind {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// What a game may have to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewField {
    /// Bags of the sides.
    Bags,
    /// Cards in the deck.
    Deck,
    /// Cards on the discard pile.
    Discard,
    /// The suit named for a wild card.
    Named,
    /// Cards on the table.
    Table,
    /// The card laid on the table last.
    TableTop,
    /// Cards that fit on a SEQUENCE tableau.
    Fits,
    /// Melds.
    Melds,
    /// A trick.
    Trick,
    /// Suits that are broken.
    Broken,
    /// Cards that stand in a WAR.
    Battle,
    /// A play to be beaten.
    ToBeat,
    /// Cards chosen to be passed.
    Gifts,
    /// A claim.
    Claim,
    /// Who is asked for cards.
    Asked,
    /// The pot.
    Pot,
    /// The house.
    House,
    /// Trumps.
    Trump,
    /// A knock.
    Knocked,
    /// The places of the hand before.
    LastPlaces,
    /// Cards that are known and do not lie open.
    Known,
    /// What a hand is worth, as a number.
    Worth,
    /// What a hand is worth, as a pattern.
    Pattern,
    /// Cards that a player has captured.
    Captured,
    /// Chips of a player.
    Chips,
    /// What a player has bet.
    Bet,
    /// What a player has in the pot.
    Paid,
    /// What a player has staked against the house.
    Stake,
    /// What a player has bid.
    Bid,
    /// Tricks of a player.
    Tricks,
    /// The place in which a player went out.
    Place,
}
impl ViewField {
    /// All of them, in their order.
    pub const ALL: &[Self] = &[
        Self::Bags,
        Self::Deck,
        Self::Discard,
        Self::Named,
        Self::Table,
        Self::TableTop,
        Self::Fits,
        Self::Melds,
        Self::Trick,
        Self::Broken,
        Self::Battle,
        Self::ToBeat,
        Self::Gifts,
        Self::Claim,
        Self::Asked,
        Self::Pot,
        Self::House,
        Self::Trump,
        Self::Knocked,
        Self::LastPlaces,
        Self::Known,
        Self::Worth,
        Self::Pattern,
        Self::Captured,
        Self::Chips,
        Self::Bet,
        Self::Paid,
        Self::Stake,
        Self::Bid,
        Self::Tricks,
        Self::Place,
    ];
    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bags => "bags",
            Self::Deck => "deck",
            Self::Discard => "discard",
            Self::Named => "named",
            Self::Table => "table",
            Self::TableTop => "table_top",
            Self::Fits => "fits",
            Self::Melds => "melds",
            Self::Trick => "trick",
            Self::Broken => "broken",
            Self::Battle => "battle",
            Self::ToBeat => "to_beat",
            Self::Gifts => "gifts",
            Self::Claim => "claim",
            Self::Asked => "asked",
            Self::Pot => "pot",
            Self::House => "house",
            Self::Trump => "trump",
            Self::Knocked => "knocked",
            Self::LastPlaces => "last_places",
            Self::Known => "known",
            Self::Worth => "worth",
            Self::Pattern => "pattern",
            Self::Captured => "captured",
            Self::Chips => "chips",
            Self::Bet => "bet",
            Self::Paid => "paid",
            Self::Stake => "stake",
            Self::Bid => "bid",
            Self::Tricks => "tricks",
            Self::Place => "place",
        }
    }
}
impl Json for ViewField {
    fn json(&self, out: &mut String) {
        self.word().json(out);
    }
}

/// An option of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A card; the question says what becomes of it.
    Card {
        /// A card; the question says what becomes of it.
        card: Card,
    },
    /// A card of the own hand that nobody sees: the lot decides.
    Any,
    /// No more cards: those chosen stand.
    Stop,
    /// No card, no draw, no swap, no knock.
    Pass,
    /// Draw, from a place.
    Draw {
        /// Draw, from a place.
        source: Location,
        /// Whose hand or whose discards, where cards are drawn from another player.
        seat: Option<usize>,
        /// Which card, where the player sees it and there is no choice.
        card: Option<Card>,
    },
    /// Double the stake for a last draw.
    Double,
    /// Swap the whole hand, with a player or with the table.
    Swap {
        /// With whom; left out, with the table.
        with_: Option<usize>,
    },
    /// Knock.
    Knock,
    /// Doubt the claim.
    Challenge,
    /// Let the claim stand.
    Accept,
    /// A bid.
    Bid {
        /// How many tricks, or Nil.
        bid: Bid,
    },
    /// A way to bet.
    Bet {
        /// Which one.
        way: BetWay,
        /// What it takes now.
        chips: i64,
    },
    /// Chips against the house.
    Stake {
        /// How many.
        chips: i64,
    },
    /// A rank.
    Rank {
        /// A rank.
        rank: Rank,
    },
    /// A suit.
    Suit {
        /// A suit.
        suit: Suit,
    },
    /// A player.
    Seat {
        /// A player.
        seat: usize,
    },
}
impl Json for Choice {
    fn json(&self, out: &mut String) {
        match self {
            Self::Card { card } => {
                let mut object = Object::of_kind(out, "card");
                object.field("card", card);
                object.close();
            }
            Self::Any => Object::of_kind(out, "any").close(),
            Self::Stop => Object::of_kind(out, "stop").close(),
            Self::Pass => Object::of_kind(out, "pass").close(),
            Self::Draw { source, seat, card } => {
                let mut object = Object::of_kind(out, "draw");
                object.field("source", source);
                object.maybe("seat", seat.as_ref());
                object.maybe("card", card.as_ref());
                object.close();
            }
            Self::Double => Object::of_kind(out, "double").close(),
            Self::Swap { with_ } => {
                let mut object = Object::of_kind(out, "swap");
                object.maybe("with", with_.as_ref());
                object.close();
            }
            Self::Knock => Object::of_kind(out, "knock").close(),
            Self::Challenge => Object::of_kind(out, "challenge").close(),
            Self::Accept => Object::of_kind(out, "accept").close(),
            Self::Bid { bid } => {
                let mut object = Object::of_kind(out, "bid");
                object.field("bid", bid);
                object.close();
            }
            Self::Bet { way, chips } => {
                let mut object = Object::of_kind(out, "bet");
                object.field("way", way);
                object.field("chips", chips);
                object.close();
            }
            Self::Stake { chips } => {
                let mut object = Object::of_kind(out, "stake");
                object.field("chips", chips);
                object.close();
            }
            Self::Rank { rank } => {
                let mut object = Object::of_kind(out, "rank");
                object.field("rank", rank);
                object.close();
            }
            Self::Suit { suit } => {
                let mut object = Object::of_kind(out, "suit");
                object.field("suit", suit);
                object.close();
            }
            Self::Seat { seat } => {
                let mut object = Object::of_kind(out, "seat");
                object.field("seat", seat);
                object.close();
            }
        }
    }
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pile {
    /// How many.
    pub count: u32,
    /// Those that lie open to the viewer; of the deck from the top.
    pub cards: Vec<Card>,
    /// In events for all eyes, card by card: who sees it there. Left out when everybody does.
    pub seen: Option<Vec<Vec<usize>>>,
}
impl Json for Pile {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("count", &self.count);
        object.field("cards", &self.cards);
        object.maybe("seen", self.seen.as_ref());
        object.close();
    }
}

/// The trumps that the deal makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trumps {
    /// Which suit.
    pub suit: Suit,
    /// The card that makes them.
    pub card: Option<Card>,
    /// Who shows it.
    pub seat: Option<usize>,
}
impl Json for Trumps {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("suit", &self.suit);
        object.maybe("card", self.card.as_ref());
        object.maybe("seat", self.seat.as_ref());
        object.close();
    }
}

/// A place where cards lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which one.
    pub at: PlaceKind,
    /// Whose: of hands and captured cards.
    pub seat: Option<usize>,
}
impl Json for Place {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("at", &self.at);
        object.maybe("seat", self.seat.as_ref());
        object.close();
    }
}

/// Cards go from place to place, in the order listed: onto the top, into a hand, or one by one under a stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardMove {
    /// A card is named if the viewer knows where it is once it lies there.
    pub cards: Vec<Option<Card>>,
    /// Where they lay.
    pub from_: Place,
    /// Where they go.
    pub to: Place,
    /// For all eyes, card by card: who knows it there. Left out when everybody does.
    pub seen: Option<Vec<Vec<usize>>>,
}
impl Json for CardMove {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("cards", &self.cards);
        object.field("from", &self.from_);
        object.field("to", &self.to);
        object.maybe("seen", self.seen.as_ref());
        object.close();
    }
}

/// How a game ended, who won or lost it, and what decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOutcome {
    /// How it ended.
    pub kind: Ending,
    /// Who won, or who lost while all others won: a team, or a player where there are no teams.
    pub side: Option<u32>,
    /// The win condition that decided.
    pub rule: Option<String>,
}
impl Json for GameOutcome {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("kind", &self.kind);
        object.maybe("side", self.side.as_ref());
        object.maybe("rule", self.rule.as_ref());
        object.close();
    }
}

/// A line of the score pad: what came from which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePart {
    /// The path of the field of the genome that gives the points.
    pub rule: String,
    /// How many.
    pub points: i64,
    /// The cards that made them, if cards did.
    pub cards: Option<Vec<Option<Card>>>,
    /// For all eyes, card by card: who knows it. Left out when everybody does.
    pub seen: Option<Vec<Vec<usize>>>,
}
impl Json for ScorePart {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("rule", &self.rule);
        object.field("points", &self.points);
        object.maybe("cards", self.cards.as_ref());
        object.maybe("seen", self.seen.as_ref());
        object.close();
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A hand begins; all cards are in the deck.
    HandBegins {
        /// Its number, from 1.
        hand: u32,
        /// Who starts it.
        starter: usize,
    },
    /// The cards of a hand are dealt.
    Dealt {
        /// What is left of the deck.
        deck: Pile,
        /// The trumps that the deal makes, if it does.
        trump: Option<Trumps>,
        /// One for each player in the game, without cards too; then those to the discard pile, the table and the house.
        moves: Vec<CardMove>,
    },
    /// A player begins a walk through the phases.
    Turn {
        /// Who.
        seat: usize,
    },
    /// A player has decided.
    Chose {
        /// Who.
        seat: usize,
        /// What was asked.
        asks: Asks,
        /// What was chosen.
        option: Choice,
        /// Of how many options: for the player and for all eyes.
        of: Option<u32>,
    },
    /// A walk ends that counts as a pass.
    Passes {
        /// Whose walk.
        seat: usize,
    },
    /// A special card takes effect.
    Effect {
        /// Which effect.
        effect: EffectType,
        /// Who played the card.
        by: usize,
        /// Whom it hits, of effects that have targets.
        hits: Option<Vec<usize>>,
        /// Whether the lot has chosen the target.
        lot: bool,
        /// How many players are skipped now, of effects that change it.
        skips: Option<u32>,
        /// The direction now, of effects that change it.
        direction: Option<i8>,
    },
    /// A player runs out of cards, or is out of the hand or of the game.
    Out {
        /// Who.
        seat: usize,
        /// Out of what.
        of: Leaving,
    },
    /// A hand is over.
    HandOver {
        /// Why.
        why: HandEnd,
    },
    /// Points and chips, at the end of a hand or of the game.
    Standings {
        /// By seat.
        scores: Vec<i64>,
        /// By team, in a game with teams.
        teams: Option<Vec<i64>>,
        /// By seat, in a game with chips.
        chips: Option<Vec<i64>>,
        /// What the house has won, where there is one.
        house: Option<i64>,
        /// By side, in a game with contracts.
        bags: Option<Vec<i64>>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: GameOutcome,
        /// How many turns it took.
        turns: u32,
        /// How many hands.
        hands: u32,
        /// How many decisions: for all eyes, since being asked tells of hidden cards.
        decisions: Option<u32>,
    },
    /// A player lays cards of the own hand.
    Lays {
        /// Who.
        seat: usize,
        /// What for.
        as_: Laying,
        /// The rank claimed.
        rank: Option<Rank>,
        /// What is melded.
        makes: Option<Making>,
        /// The cards.
        moves: Vec<CardMove>,
    },
    /// A player takes a card into the hand.
    Draws {
        /// Who.
        seat: usize,
        /// The card, and where it came from.
        moves: Vec<CardMove>,
    },
    /// The top card of the deck goes to the table, or to the house.
    TurnedUp {
        /// The card.
        moves: Vec<CardMove>,
    },
    /// A player takes a trick, cards of the table, a book, the discard pile, or captured cards as a new hand.
    Takes {
        /// Who.
        seat: usize,
        /// The cards.
        moves: Vec<CardMove>,
    },
    /// A player gives cards to another one.
    Gives {
        /// Who gives.
        seat: usize,
        /// Why.
        why: Giving,
        /// The cards.
        moves: Vec<CardMove>,
    },
    /// A player swaps the whole hand.
    Swaps {
        /// Who.
        seat: usize,
        /// The own cards and those that come for them.
        moves: Vec<CardMove>,
    },
    /// A trick that nobody takes, or the cards of the table, go to the discard pile.
    Discarded {
        /// The cards; none where there are none to clear away.
        moves: Vec<CardMove>,
    },
    /// The discard pile but its top card becomes the deck, with what is left of the old one.
    Reshuffled {
        /// The new deck.
        deck: Pile,
    },
    /// Cards are shown, and stay where they are.
    Shows {
        /// Whose they are; left out, those of the house.
        seat: Option<usize>,
        /// Which.
        cards: Vec<Card>,
        /// Why.
        why: Showing,
    },
    /// A score changes.
    Scores {
        /// Whose.
        seat: usize,
        /// By how much.
        points: i64,
        /// Where the points came from: in the order of the genome's rules, adding up to the points.
        parts: Vec<ScorePart>,
    },
    /// A player shoots the moon.
    Moon {
        /// Who; of a team its first player.
        seat: usize,
    },
    /// A player pays or gets chips.
    Chips {
        /// Who.
        seat: usize,
        /// How many; below zero when they are paid.
        chips: i64,
        /// What for.
        why: ChipsFor,
    },
}
impl Json for Event {
    fn json(&self, out: &mut String) {
        match self {
            Self::HandBegins { hand, starter } => {
                let mut object = Object::of_kind(out, "hand_begins");
                object.field("hand", hand);
                object.field("starter", starter);
                object.close();
            }
            Self::Dealt { deck, trump, moves } => {
                let mut object = Object::of_kind(out, "dealt");
                object.field("deck", deck);
                object.maybe("trump", trump.as_ref());
                object.field("moves", moves);
                object.close();
            }
            Self::Turn { seat } => {
                let mut object = Object::of_kind(out, "turn");
                object.field("seat", seat);
                object.close();
            }
            Self::Chose {
                seat,
                asks,
                option,
                of,
            } => {
                let mut object = Object::of_kind(out, "chose");
                object.field("seat", seat);
                object.field("asks", asks);
                object.field("option", option);
                object.maybe("of", of.as_ref());
                object.close();
            }
            Self::Passes { seat } => {
                let mut object = Object::of_kind(out, "passes");
                object.field("seat", seat);
                object.close();
            }
            Self::Effect {
                effect,
                by,
                hits,
                lot,
                skips,
                direction,
            } => {
                let mut object = Object::of_kind(out, "effect");
                object.field("effect", effect);
                object.field("by", by);
                object.maybe("hits", hits.as_ref());
                object.flag("lot", *lot);
                object.maybe("skips", skips.as_ref());
                object.maybe("direction", direction.as_ref());
                object.close();
            }
            Self::Out { seat, of } => {
                let mut object = Object::of_kind(out, "out");
                object.field("seat", seat);
                object.field("of", of);
                object.close();
            }
            Self::HandOver { why } => {
                let mut object = Object::of_kind(out, "hand_over");
                object.field("why", why);
                object.close();
            }
            Self::Standings {
                scores,
                teams,
                chips,
                house,
                bags,
            } => {
                let mut object = Object::of_kind(out, "standings");
                object.field("scores", scores);
                object.maybe("teams", teams.as_ref());
                object.maybe("chips", chips.as_ref());
                object.maybe("house", house.as_ref());
                object.maybe("bags", bags.as_ref());
                object.close();
            }
            Self::Over {
                outcome,
                turns,
                hands,
                decisions,
            } => {
                let mut object = Object::of_kind(out, "over");
                object.field("outcome", outcome);
                object.field("turns", turns);
                object.field("hands", hands);
                object.maybe("decisions", decisions.as_ref());
                object.close();
            }
            Self::Lays {
                seat,
                as_,
                rank,
                makes,
                moves,
            } => {
                let mut object = Object::of_kind(out, "lays");
                object.field("seat", seat);
                object.field("as", as_);
                object.maybe("rank", rank.as_ref());
                object.maybe("makes", makes.as_ref());
                object.field("moves", moves);
                object.close();
            }
            Self::Draws { seat, moves } => {
                let mut object = Object::of_kind(out, "draws");
                object.field("seat", seat);
                object.field("moves", moves);
                object.close();
            }
            Self::TurnedUp { moves } => {
                let mut object = Object::of_kind(out, "turned_up");
                object.field("moves", moves);
                object.close();
            }
            Self::Takes { seat, moves } => {
                let mut object = Object::of_kind(out, "takes");
                object.field("seat", seat);
                object.field("moves", moves);
                object.close();
            }
            Self::Gives { seat, why, moves } => {
                let mut object = Object::of_kind(out, "gives");
                object.field("seat", seat);
                object.field("why", why);
                object.field("moves", moves);
                object.close();
            }
            Self::Swaps { seat, moves } => {
                let mut object = Object::of_kind(out, "swaps");
                object.field("seat", seat);
                object.field("moves", moves);
                object.close();
            }
            Self::Discarded { moves } => {
                let mut object = Object::of_kind(out, "discarded");
                object.field("moves", moves);
                object.close();
            }
            Self::Reshuffled { deck } => {
                let mut object = Object::of_kind(out, "reshuffled");
                object.field("deck", deck);
                object.close();
            }
            Self::Shows { seat, cards, why } => {
                let mut object = Object::of_kind(out, "shows");
                object.maybe("seat", seat.as_ref());
                object.field("cards", cards);
                object.field("why", why);
                object.close();
            }
            Self::Scores {
                seat,
                points,
                parts,
            } => {
                let mut object = Object::of_kind(out, "scores");
                object.field("seat", seat);
                object.field("points", points);
                object.field("parts", parts);
                object.close();
            }
            Self::Moon { seat } => {
                let mut object = Object::of_kind(out, "moon");
                object.field("seat", seat);
                object.close();
            }
            Self::Chips { seat, chips, why } => {
                let mut object = Object::of_kind(out, "chips");
                object.field("seat", seat);
                object.field("chips", chips);
                object.field("why", why);
                object.close();
            }
        }
    }
}

/// What a question compares with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WishValue {
    /// A number.
    Number(i64),
    /// The rank of a card, in rising order: the two is lowest, the ace highest.
    Rank(Rank),
    /// The suit of a card.
    Suit(Suit),
}
impl Json for WishValue {
    fn json(&self, out: &mut String) {
        match self {
            Self::Number(value) => value.json(out),
            Self::Rank(value) => value.json(out),
            Self::Suit(value) => value.json(out),
        }
    }
}

/// The card that a question compares with, or where it counts cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WishReference {
    /// The card that a condition compares with.
    CardReference(CardReference),
    /// The cards that a condition counts.
    PlaceReference(PlaceReference),
}
impl Json for WishReference {
    fn json(&self, out: &mut String) {
        match self {
            Self::CardReference(value) => value.json(out),
            Self::PlaceReference(value) => value.json(out),
        }
    }
}

/// The part of a condition that does not hold, in the words of the genome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// One question of a condition that is answered no.
    Question {
        /// What is asked.
        type_: ConditionType,
        /// How the thing asked about is compared.
        operator: Option<Operator>,
        /// With what.
        value: Option<WishValue>,
        /// With which card, or cards of which place are counted.
        reference: Option<WishReference>,
        /// The reference card.
        card: Option<Card>,
        /// The suit that was named for it.
        suit: Option<Suit>,
        /// The number that was found.
        now: Option<i64>,
    },
    /// Several questions of a condition: of AND those answered no, of OR all.
    Joined {
        /// Whether all are wanted, or one is enough.
        logic: Logic,
        /// The questions.
        conditions: Vec<Wish>,
    },
}
impl Json for Wish {
    fn json(&self, out: &mut String) {
        match self {
            Self::Question {
                type_,
                operator,
                value,
                reference,
                card,
                suit,
                now,
            } => {
                let mut object = Object::new(out);
                object.field("type", type_);
                object.maybe("operator", operator.as_ref());
                object.maybe("value", value.as_ref());
                object.maybe("reference", reference.as_ref());
                object.maybe("card", card.as_ref());
                object.maybe("suit", suit.as_ref());
                object.maybe("now", now.as_ref());
                object.close();
            }
            Self::Joined { logic, conditions } => {
                let mut object = Object::new(out);
                object.field("logic", logic);
                object.field("conditions", conditions);
                object.close();
            }
        }
    }
}

/// Why a card cannot be chosen, or an option is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is not the top card of the stack.
    NotOnTop {
        /// The path of the rule.
        rule: String,
    },
    /// Another card must be led to the first trick of the hand.
    MustOpen {
        /// Which one.
        card: Card,
        /// The path of the rule.
        rule: String,
    },
    /// The suit led must be followed.
    MustFollow {
        /// The suit led.
        suit: Suit,
        /// The path of the rule.
        rule: String,
    },
    /// Its suit is held back until it is broken.
    NotBroken {
        /// Which suit.
        suit: Suit,
        /// The path of the rule.
        rule: String,
    },
    /// It scores, and there are others for the first trick.
    ScoresAtFirst {
        /// The path of the rule.
        rule: String,
    },
    /// It was taken from the discard pile in the same walk.
    JustTaken {
        /// The path of the rule.
        rule: String,
    },
    /// It does not fit on the pile of its suit.
    NoPlace {
        /// What fits in its suit.
        open: Vec<Card>,
        /// The path of the rule.
        rule: String,
    },
    /// It is not higher than the cards to be beaten.
    TooLow {
        /// One of these.
        than: Card,
        /// The path of the rule.
        rule: String,
    },
    /// The condition of the phase does not hold for it.
    Condition {
        /// What does not hold.
        wish: Wish,
        /// The path of the rule.
        rule: String,
    },
    /// There are not enough cards: of its rank, or, of a choice that is not complete, in all.
    TooFew {
        /// How many it takes.
        need: u32,
        /// How many there are.
        have: u32,
        /// The path of the rule.
        rule: String,
    },
    /// It is of another rank than the cards that it would go with.
    OtherRank {
        /// Their rank, or the one that is claimed.
        rank: Rank,
        /// The path of the rule.
        rule: String,
    },
    /// There are no more: cards, melds of the phase, raises of the round.
    Enough {
        /// How many there are at most.
        most: u32,
        /// The path of the rule.
        rule: String,
    },
    /// The cards chosen could not become, or are not yet, the set or run that the condition asks for.
    NoGroup {
        /// What does not hold.
        wish: Wish,
        /// The path of the rule.
        rule: String,
    },
    /// The cards chosen could not become, or are not yet, a meld.
    NoMeld {
        /// The fewest cards of a set.
        set: u32,
        /// The fewest cards of a run.
        run: u32,
        /// The path of the rule.
        rule: String,
    },
    /// It is of another rank than the card that captures.
    NoMatch {
        /// The rank that must be captured.
        rank: Rank,
        /// The path of the rule.
        rule: String,
    },
    /// No sum with it makes the value that is to be captured, or the cards chosen do not make it yet.
    NoSum {
        /// What is missing beside the cards chosen.
        missing: i64,
        /// The path of the rule.
        rule: String,
    },
    /// The number is too low or too high.
    Range {
        /// The lowest one.
        least: i64,
        /// The highest one.
        most: i64,
        /// The path of the rule.
        rule: String,
    },
    /// Somebody has bet.
    BetMade {
        /// The highest bet.
        bet: i64,
        /// The path of the rule.
        rule: String,
    },
    /// Nobody has bet.
    NoBet {
        /// The path of the rule.
        rule: String,
    },
    /// The chips do not suffice.
    Chips {
        /// How many it takes.
        need: i64,
        /// How many the player has.
        have: i64,
        /// The path of the rule.
        rule: String,
    },
    /// It is the same amount as another way to bet.
    SameAs {
        /// Which one.
        way: BetWay,
        /// The path of the rule.
        rule: String,
    },
    /// Checking costs nothing.
    MayCheck {
        /// The path of the rule.
        rule: String,
    },
    /// The player is on the same side.
    Partner {
        /// The path of the rule.
        rule: String,
    },
    /// The player is out of the hand.
    OutOfHand {
        /// The path of the rule.
        rule: String,
    },
    /// The player has no card to be asked for.
    NoCard {
        /// The path of the rule.
        rule: String,
    },
    /// Declining is not allowed.
    MustAct {
        /// The path of the rule.
        rule: String,
    },
}
impl Json for Reason {
    fn json(&self, out: &mut String) {
        match self {
            Self::NotOnTop { rule } => {
                let mut object = Object::of_kind(out, "not_on_top");
                object.field("rule", rule);
                object.close();
            }
            Self::MustOpen { card, rule } => {
                let mut object = Object::of_kind(out, "must_open");
                object.field("card", card);
                object.field("rule", rule);
                object.close();
            }
            Self::MustFollow { suit, rule } => {
                let mut object = Object::of_kind(out, "must_follow");
                object.field("suit", suit);
                object.field("rule", rule);
                object.close();
            }
            Self::NotBroken { suit, rule } => {
                let mut object = Object::of_kind(out, "not_broken");
                object.field("suit", suit);
                object.field("rule", rule);
                object.close();
            }
            Self::ScoresAtFirst { rule } => {
                let mut object = Object::of_kind(out, "scores_at_first");
                object.field("rule", rule);
                object.close();
            }
            Self::JustTaken { rule } => {
                let mut object = Object::of_kind(out, "just_taken");
                object.field("rule", rule);
                object.close();
            }
            Self::NoPlace { open, rule } => {
                let mut object = Object::of_kind(out, "no_place");
                object.field("open", open);
                object.field("rule", rule);
                object.close();
            }
            Self::TooLow { than, rule } => {
                let mut object = Object::of_kind(out, "too_low");
                object.field("than", than);
                object.field("rule", rule);
                object.close();
            }
            Self::Condition { wish, rule } => {
                let mut object = Object::of_kind(out, "condition");
                object.field("wish", wish);
                object.field("rule", rule);
                object.close();
            }
            Self::TooFew { need, have, rule } => {
                let mut object = Object::of_kind(out, "too_few");
                object.field("need", need);
                object.field("have", have);
                object.field("rule", rule);
                object.close();
            }
            Self::OtherRank { rank, rule } => {
                let mut object = Object::of_kind(out, "other_rank");
                object.field("rank", rank);
                object.field("rule", rule);
                object.close();
            }
            Self::Enough { most, rule } => {
                let mut object = Object::of_kind(out, "enough");
                object.field("most", most);
                object.field("rule", rule);
                object.close();
            }
            Self::NoGroup { wish, rule } => {
                let mut object = Object::of_kind(out, "no_group");
                object.field("wish", wish);
                object.field("rule", rule);
                object.close();
            }
            Self::NoMeld { set, run, rule } => {
                let mut object = Object::of_kind(out, "no_meld");
                object.field("set", set);
                object.field("run", run);
                object.field("rule", rule);
                object.close();
            }
            Self::NoMatch { rank, rule } => {
                let mut object = Object::of_kind(out, "no_match");
                object.field("rank", rank);
                object.field("rule", rule);
                object.close();
            }
            Self::NoSum { missing, rule } => {
                let mut object = Object::of_kind(out, "no_sum");
                object.field("missing", missing);
                object.field("rule", rule);
                object.close();
            }
            Self::Range { least, most, rule } => {
                let mut object = Object::of_kind(out, "range");
                object.field("least", least);
                object.field("most", most);
                object.field("rule", rule);
                object.close();
            }
            Self::BetMade { bet, rule } => {
                let mut object = Object::of_kind(out, "bet_made");
                object.field("bet", bet);
                object.field("rule", rule);
                object.close();
            }
            Self::NoBet { rule } => {
                let mut object = Object::of_kind(out, "no_bet");
                object.field("rule", rule);
                object.close();
            }
            Self::Chips { need, have, rule } => {
                let mut object = Object::of_kind(out, "chips");
                object.field("need", need);
                object.field("have", have);
                object.field("rule", rule);
                object.close();
            }
            Self::SameAs { way, rule } => {
                let mut object = Object::of_kind(out, "same_as");
                object.field("way", way);
                object.field("rule", rule);
                object.close();
            }
            Self::MayCheck { rule } => {
                let mut object = Object::of_kind(out, "may_check");
                object.field("rule", rule);
                object.close();
            }
            Self::Partner { rule } => {
                let mut object = Object::of_kind(out, "partner");
                object.field("rule", rule);
                object.close();
            }
            Self::OutOfHand { rule } => {
                let mut object = Object::of_kind(out, "out_of_hand");
                object.field("rule", rule);
                object.close();
            }
            Self::NoCard { rule } => {
                let mut object = Object::of_kind(out, "no_card");
                object.field("rule", rule);
                object.close();
            }
            Self::MustAct { rule } => {
                let mut object = Object::of_kind(out, "must_act");
                object.field("rule", rule);
                object.close();
            }
        }
    }
}

/// The special card that asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because {
    /// What it does.
    pub effect: EffectType,
    /// Who played it.
    pub by: usize,
}
impl Json for Because {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("effect", &self.effect);
        object.field("by", &self.by);
        object.close();
    }
}

/// Several cards can make one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// The fewest cards, in all.
    pub fewest: u32,
    /// The most cards, in all.
    pub most: u32,
    /// Each can be added to those chosen, in any order, and the choice can still be completed.
    pub open: Vec<Card>,
    /// Why those chosen are no move yet; left out when they are one.
    pub lacks: Option<Reason>,
    /// What they make then, where cards are melded.
    pub makes: Option<Making>,
}
impl Json for Select {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("fewest", &self.fewest);
        object.field("most", &self.most);
        object.field("open", &self.open);
        object.maybe("lacks", self.lacks.as_ref());
        object.maybe("makes", self.makes.as_ref());
        object.close();
    }
}

/// Cards that are asked about and cannot be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// Of the own hand; where cards are captured, of the table.
    pub cards: Vec<Card>,
    /// Why not: the first reason that counts.
    pub reason: Reason,
}
impl Json for Blocked {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("cards", &self.cards);
        object.field("reason", &self.reason);
        object.close();
    }
}

/// Another option of the question that is not there now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closed {
    /// Which one.
    pub option: Choice,
    /// Why not.
    pub reason: Reason,
}
impl Json for Closed {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("option", &self.option);
        object.field("reason", &self.reason);
        object.close();
    }
}

/// What a position asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The viewer decides, or, for all eyes, anybody.
    Decide {
        /// Who.
        seat: usize,
        /// What about.
        asks: Asks,
        /// The phase, by its place among those of the table.
        phase: u32,
        /// The special card that asks, when no phase does.
        because: Option<Because>,
        /// Where cards of the own hand would go.
        to: Option<Place>,
        /// Those chosen so far, or the one to be swapped.
        chosen: Option<Vec<Card>>,
        /// Never empty; the number of an option is its place here.
        options: Vec<Choice>,
        /// What may be chosen together, where several cards can make one move.
        select: Option<Select>,
        /// Every card that is asked about and cannot be chosen, once; by their first cards.
        blocked: Vec<Blocked>,
        /// Other options of this question that are not there now.
        closed: Vec<Closed>,
        /// Whether nothing else can come of it, all picks of a selection together.
        forced: bool,
    },
    /// Another player decides.
    Wait {
        /// Who.
        seat: usize,
        /// What about, where everybody may know.
        asks: Option<Asks>,
        /// The phase, where everybody may know.
        phase: Option<u32>,
    },
    /// Nobody decides any more: the game is over.
    Over {
        /// How it ended.
        outcome: GameOutcome,
    },
}
impl Json for Ask {
    fn json(&self, out: &mut String) {
        match self {
            Self::Decide {
                seat,
                asks,
                phase,
                because,
                to,
                chosen,
                options,
                select,
                blocked,
                closed,
                forced,
            } => {
                let mut object = Object::of_kind(out, "decide");
                object.field("seat", seat);
                object.field("asks", asks);
                object.field("phase", phase);
                object.maybe("because", because.as_ref());
                object.maybe("to", to.as_ref());
                object.maybe("chosen", chosen.as_ref());
                object.field("options", options);
                object.maybe("select", select.as_ref());
                object.field("blocked", blocked);
                object.field("closed", closed);
                object.field("forced", forced);
                object.close();
            }
            Self::Wait { seat, asks, phase } => {
                let mut object = Object::of_kind(out, "wait");
                object.field("seat", seat);
                object.maybe("asks", asks.as_ref());
                object.maybe("phase", phase.as_ref());
                object.close();
            }
            Self::Over { outcome } => {
                let mut object = Object::of_kind(out, "over");
                object.field("outcome", outcome);
                object.close();
            }
        }
    }
}

/// Why an answer is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The answer is for another moment.
    Late,
    /// There is no such option, or the card is not asked about.
    NoOption,
    /// Cards that cannot be chosen.
    Blocked {
        /// Which, and why.
        blocked: Vec<Blocked>,
    },
    /// The cards chosen are no move yet.
    Incomplete {
        /// Why.
        lacks: Reason,
    },
}
impl Json for Refusal {
    fn json(&self, out: &mut String) {
        match self {
            Self::Over => Object::of_kind(out, "over").close(),
            Self::Late => Object::of_kind(out, "late").close(),
            Self::NoOption => Object::of_kind(out, "no_option").close(),
            Self::Blocked { blocked } => {
                let mut object = Object::of_kind(out, "blocked");
                object.field("blocked", blocked);
                object.close();
            }
            Self::Incomplete { lacks } => {
                let mut object = Object::of_kind(out, "incomplete");
                object.field("lacks", lacks);
                object.close();
            }
        }
    }
}

/// The number of an option; or cards, one or a whole selection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A number.
    Number(u32),
    /// Cards.
    Cards(Vec<Card>),
}
impl Json for Answer {
    fn json(&self, out: &mut String) {
        match self {
            Self::Number(value) => value.json(out),
            Self::Cards(value) => value.json(out),
        }
    }
}

/// What cards of a rank do when they are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableEffect {
    /// The rank.
    pub rank: Rank,
    /// What it does.
    pub effect: EffectType,
    /// Whom it hits.
    pub target: TargetSelector,
    /// How many cards, or how many players are skipped.
    pub value: u32,
}
impl Json for TableEffect {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("rank", &self.rank);
        object.field("effect", &self.effect);
        object.field("target", &self.target);
        object.field("value", &self.value);
        object.close();
    }
}

/// What there is to know about a game before it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The version of these values.
    pub schema: u32,
    /// The name of the game.
    pub name: String,
    /// The hash of its bytecode, as records have it.
    pub rules: String,
    /// How many play.
    pub players: u32,
    /// The players of each team, or every player alone.
    pub sides: Vec<Vec<usize>>,
    /// Whether sides are teams.
    pub teams: bool,
    /// Every card of the game.
    pub cards: Vec<Card>,
    /// The ranks of which there is a card, from the lowest, in the order of the game.
    pub ranks: Vec<Rank>,
    /// The same among trumps, where it differs.
    pub trump_ranks: Option<Vec<Rank>>,
    /// The ranks of a row on a SEQUENCE tableau, from the lowest, aces low.
    pub row: Option<Vec<Rank>>,
    /// The phases of a walk.
    pub phases: Vec<PhaseTag>,
    /// What cards on the table do to each other.
    pub mode: TableauMode,
    /// Whether hands are stacks: only the top card can be used.
    pub stacks: bool,
    /// The ranks that are wild.
    pub wild: Vec<Rank>,
    /// What special cards do, by rank.
    pub effects: Vec<TableEffect>,
    /// The fields of views that can ever hold something in this game.
    pub has: Vec<ViewField>,
    /// The turns after which the game is broken off.
    pub max_turns: u32,
    /// The hands after which the game is over.
    pub max_hands: Option<u32>,
}
impl Json for Table {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("schema", &self.schema);
        object.field("name", &self.name);
        object.field("rules", &self.rules);
        object.field("players", &self.players);
        object.field("sides", &self.sides);
        object.field("teams", &self.teams);
        object.field("cards", &self.cards);
        object.field("ranks", &self.ranks);
        object.maybe("trump_ranks", self.trump_ranks.as_ref());
        object.maybe("row", self.row.as_ref());
        object.field("phases", &self.phases);
        object.field("mode", &self.mode);
        object.field("stacks", &self.stacks);
        object.field("wild", &self.wild);
        object.field("effects", &self.effects);
        object.field("has", &self.has);
        object.field("max_turns", &self.max_turns);
        object.maybe("max_hands", self.max_hands.as_ref());
        object.close();
    }
}

/// A player, as the viewer sees him or her.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The hand; a stack, for all eyes, from its top.
    pub hand: Pile,
    /// Its total or deadwood, where hands are compared by that and all of it lies open.
    pub worth: Option<i64>,
    /// The name of its best pattern, where hands are compared by that and all of it lies open.
    pub pattern: Option<String>,
    /// What the player has captured: tricks and books too.
    pub captured: Option<Vec<Card>>,
    /// The points.
    pub score: i64,
    /// Those of this hand.
    pub hand_score: i64,
    /// The chips.
    pub chips: Option<i64>,
    /// What the player has bet in the present or last round.
    pub bet: Option<i64>,
    /// What the player has put into the pot.
    pub paid: Option<i64>,
    /// What the player has staked against the house.
    pub stake: Option<i64>,
    /// The bid, once it is made.
    pub bid: Option<Bid>,
    /// The tricks taken in this hand.
    pub tricks: Option<u32>,
    /// The place in which the player went out of this hand, from 1.
    pub place: Option<u32>,
    /// Whether the player takes part.
    pub status: PlayerStatus,
}
impl Json for Player {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("hand", &self.hand);
        object.maybe("worth", self.worth.as_ref());
        object.maybe("pattern", self.pattern.as_ref());
        object.maybe("captured", self.captured.as_ref());
        object.field("score", &self.score);
        object.field("hand_score", &self.hand_score);
        object.maybe("chips", self.chips.as_ref());
        object.maybe("bet", self.bet.as_ref());
        object.maybe("paid", self.paid.as_ref());
        object.maybe("stake", self.stake.as_ref());
        object.maybe("bid", self.bid.as_ref());
        object.maybe("tricks", self.tricks.as_ref());
        object.maybe("place", self.place.as_ref());
        object.field("status", &self.status);
        object.close();
    }
}

/// A meld that lies there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meld {
    /// What it is.
    pub as_: MeldKind,
    /// Its cards; of a run from the lowest.
    pub cards: Vec<Card>,
}
impl Json for Meld {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("as", &self.as_);
        object.field("cards", &self.cards);
        object.close();
    }
}

/// A card that a player laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who.
    pub seat: usize,
    /// Which one.
    pub card: Option<Card>,
}
impl Json for Placed {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("seat", &self.seat);
        object.field("card", &self.card);
        object.close();
    }
}

/// The trick that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// Who leads.
    pub leader: usize,
    /// Its cards, by seat; of those face down only the viewer's own is named.
    pub cards: Vec<Placed>,
    /// Who would take it now; left out where nobody would, or nobody can tell.
    pub best: Option<usize>,
    /// Who is still to play, in their order, who plays now first.
    pub to_play: Vec<usize>,
    /// Which trick of the hand it is, from 1.
    pub number: u32,
    /// How many make the hand, if that ends it.
    pub of: Option<u32>,
}
impl Json for Trick {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("leader", &self.leader);
        object.field("cards", &self.cards);
        object.maybe("best", self.best.as_ref());
        object.field("to_play", &self.to_play);
        object.field("number", &self.number);
        object.maybe("of", self.of.as_ref());
        object.close();
    }
}

/// The play to be beaten, which is part of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToBeat {
    /// Whose it is.
    pub seat: usize,
    /// Its cards.
    pub cards: Vec<Card>,
}
impl Json for ToBeat {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("seat", &self.seat);
        object.field("cards", &self.cards);
        object.close();
    }
}

/// Cards that are chosen to be passed, and still in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gift {
    /// Who gives them.
    pub seat: usize,
    /// Who gets them.
    pub to: usize,
    /// The cards.
    pub cards: Pile,
}
impl Json for Gift {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("seat", &self.seat);
        object.field("to", &self.to);
        object.field("cards", &self.cards);
        object.close();
    }
}

/// A claim, until nobody may doubt it any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimMade {
    /// Who makes it.
    pub seat: usize,
    /// The rank claimed.
    pub rank: Rank,
    /// How many cards were laid: the last ones of the discard pile.
    pub count: u32,
}
impl Json for ClaimMade {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("seat", &self.seat);
        object.field("rank", &self.rank);
        object.field("count", &self.count);
        object.close();
    }
}

/// The pot, and the present or last round of bets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    /// What is in it.
    pub chips: i64,
    /// The highest bet.
    pub to_match: i64,
    /// How often it was raised.
    pub raises: u32,
}
impl Json for Pot {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("chips", &self.chips);
        object.field("to_match", &self.to_match);
        object.field("raises", &self.raises);
        object.close();
    }
}

/// The house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// Its cards.
    pub hand: Pile,
    /// Their total, where all of them lie open.
    pub worth: Option<i64>,
    /// What it has won; below zero when it has lost.
    pub chips: i64,
}
impl Json for House {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("hand", &self.hand);
        object.maybe("worth", self.worth.as_ref());
        object.field("chips", &self.chips);
        object.close();
    }
}

/// A knock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knocked {
    /// Who knocked.
    pub seat: usize,
    /// Who still has a walk before the hand is over, by seat.
    pub left: Vec<usize>,
}
impl Json for Knocked {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("seat", &self.seat);
        object.field("left", &self.left);
        object.close();
    }
}

/// Cards that do not lie open to the viewer, who knows that they are there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownCards {
    /// Where: the deck, the discard pile, the table or a hand.
    pub at: Place,
    /// Which.
    pub cards: Vec<Card>,
}
impl Json for KnownCards {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("at", &self.at);
        object.field("cards", &self.cards);
        object.close();
    }
}

/// Numbers for all eyes alone, because they tell of hidden cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counters {
    /// The decisions made in the game.
    pub decisions: u32,
    /// How many walks in a row were idle.
    pub idle: u32,
}
impl Json for Counters {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("decisions", &self.decisions);
        object.field("idle", &self.idle);
        object.close();
    }
}

/// A position as one pair of eyes sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose eyes; left out, all eyes, which see everything.
    pub seat: Option<usize>,
    /// The number of the hand, from 1.
    pub hand_number: u32,
    /// Who started it.
    pub starter: usize,
    /// Whose walk through the phases it is.
    pub walker: usize,
    /// 1: clockwise, seat numbers rise; or -1.
    pub direction: i8,
    /// How many players the next step leaves out.
    pub skips: u32,
    /// How many players in a row have passed.
    pub passes: u32,
    /// The turns so far.
    pub turns: u32,
    /// Who must do what.
    pub ask: Ask,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The bags, by side.
    pub bags: Option<Vec<i64>>,
    /// The deck, from the top: all of it where it lies open, else a card turned up for trumps while it lies there.
    pub deck: Pile,
    /// The discard pile from the bottom.
    pub discard: Vec<Option<Card>>,
    /// The suit that was named for the wild card on top of it.
    pub named: Option<Suit>,
    /// The table, without the trick and without melds.
    pub table: Pile,
    /// The card that was laid there last, if it lies there and is seen.
    pub table_top: Option<Card>,
    /// What could be laid now on a SEQUENCE tableau, whoever holds it.
    pub fits: Option<Vec<Card>>,
    /// Sets by rank, then runs by suit.
    pub melds: Option<Vec<Meld>>,
    /// The trick, while one is played or its cards lie there.
    pub trick: Option<Trick>,
    /// Of the suits that are held back, those that have been played in this hand.
    pub broken: Option<Vec<Suit>>,
    /// The cards of the table that stand for somebody in a WAR, by seat.
    pub battle: Option<Vec<Placed>>,
    /// The play to be beaten, where plays climb.
    pub to_beat: Option<ToBeat>,
    /// Cards chosen to be passed, by seat.
    pub gifts: Option<Vec<Gift>>,
    /// The claim that may be doubted, from the rank on.
    pub claim: Option<ClaimMade>,
    /// Whom the walk's player asks for cards, while the rank is being named.
    pub asked: Option<usize>,
    /// The pot.
    pub pot: Option<Pot>,
    /// The house.
    pub house: Option<House>,
    /// The trumps of the present trick, else of the hand.
    pub trump: Option<Suit>,
    /// Who has knocked.
    pub knocked: Option<Knocked>,
    /// The places of the hand before, where tribute is paid.
    pub last_places: Option<Vec<usize>>,
    /// What does not lie open to the viewer and is known to be there.
    pub known: Option<Vec<KnownCards>>,
    /// For all eyes alone.
    pub counters: Option<Counters>,
}
impl Json for View {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.maybe("seat", self.seat.as_ref());
        object.field("hand_number", &self.hand_number);
        object.field("starter", &self.starter);
        object.field("walker", &self.walker);
        object.field("direction", &self.direction);
        object.field("skips", &self.skips);
        object.field("passes", &self.passes);
        object.field("turns", &self.turns);
        object.field("ask", &self.ask);
        object.field("players", &self.players);
        object.maybe("bags", self.bags.as_ref());
        object.field("deck", &self.deck);
        object.field("discard", &self.discard);
        object.maybe("named", self.named.as_ref());
        object.field("table", &self.table);
        object.maybe("table_top", self.table_top.as_ref());
        object.maybe("fits", self.fits.as_ref());
        object.maybe("melds", self.melds.as_ref());
        object.maybe("trick", self.trick.as_ref());
        object.maybe("broken", self.broken.as_ref());
        object.maybe("battle", self.battle.as_ref());
        object.maybe("to_beat", self.to_beat.as_ref());
        object.maybe("gifts", self.gifts.as_ref());
        object.maybe("claim", self.claim.as_ref());
        object.maybe("asked", self.asked.as_ref());
        object.maybe("pot", self.pot.as_ref());
        object.maybe("house", self.house.as_ref());
        object.maybe("trump", self.trump.as_ref());
        object.maybe("knocked", self.knocked.as_ref());
        object.maybe("last_places", self.last_places.as_ref());
        object.maybe("known", self.known.as_ref());
        object.maybe("counters", self.counters.as_ref());
        object.close();
    }
}

/// The decision if these cards were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Considered {
    /// These.
    pub chosen: Vec<Card>,
    /// What may be chosen beside them.
    pub select: Option<Select>,
    /// Every other card that cannot be chosen then.
    pub blocked: Vec<Blocked>,
}
impl Json for Considered {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("chosen", &self.chosen);
        object.maybe("select", self.select.as_ref());
        object.field("blocked", &self.blocked);
        object.close();
    }
}

/// What happened after so many picks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// How many picks were made then; 0 is the deal.
    pub at: u32,
    /// What the last of them led to.
    pub events: Vec<Event>,
}
impl Json for Happened {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("at", &self.at);
        object.field("events", &self.events);
        object.close();
    }
}

/// What a player says about an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerAdvice {
    /// The number of an option, or the cards of a selection.
    pub answer: Answer,
    /// The chance that the side of whoever decides wins.
    pub chance: Chance,
    /// How often it was tried.
    pub visits: u32,
}
impl Json for AnswerAdvice {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("answer", &self.answer);
        object.field("chance", &self.chance);
        object.field("visits", &self.visits);
        object.close();
    }
}

/// A decision that was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The cards that the player has learnt since, and will not forget.
    pub seen: Vec<Card>,
}
impl Json for Undone {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("seen", &self.seen);
        object.close();
    }
}

/// All that it takes to go on with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The version of these values.
    pub schema: u32,
    /// The hash of the game's bytecode.
    pub rules: String,
    /// The seed of the game, in digits.
    pub seed: String,
    /// The numbers of the options taken, one after the other; also those that were undone and not replaced.
    pub picks: Vec<u32>,
    /// How many of them are made.
    pub moment: u32,
}
impl Json for Saved {
    fn json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.field("schema", &self.schema);
        object.field("rules", &self.rules);
        object.field("seed", &self.seed);
        object.field("picks", &self.picks);
        object.field("moment", &self.moment);
        object.close();
    }
}
