//! Values of play. Generated from schema/codes.toml and the dataclasses of `darwindeck.simulation` by
//! `make generate`; do not edit.

use super::bid::Bid;
use super::json::{Json, Object};
use crate::bytecode::{EffectType, Location, Rank, Suit};
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
        /// How many decisions.
        decisions: u32,
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
                object.field("decisions", decisions);
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
