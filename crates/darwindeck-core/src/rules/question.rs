//! Conditions, compiled so that the cards that meet one come out as a set.

use crate::bytecode::{
    CardReference, Check, Condition, Logic, Operator, PlaceReference, Rank, Suit,
};
use crate::cards::{Card, Cards};

use super::{RankOrder, Rules};

/// What a game says about ranks: which cards are wild, and which are higher.
pub(crate) struct Ranks {
    pub(crate) wild: Cards,
    pub(crate) order: RankOrder,
}

/// A condition, ready to be asked.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    /// The card is one of these.
    Card(Cards),
    /// The card is like a card on the table.
    Like(Likeness, CardReference),
    /// Something that is so or not, whatever the card.
    Fact(Fact, Operator, i64),
    /// There are so many cards of one rank.
    Set(u8),
    /// There are so many cards in a row of one suit.
    Run(u8),
    /// All of these hold.
    All(Vec<Question>),
    /// One of these holds.
    Any(Vec<Question>),
}

/// What a card has in common with another.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Likeness {
    Rank,
    Suit,
    Color,
    Neighbor,
    Higher,
    /// The rank, or the suit, or to be one of these.
    RankOrSuitOr(Cards),
}

/// A number that anybody could count.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fact {
    HandSize,
    HandValue,
    Size(PlaceReference),
    /// How many cards the play phase with this number would accept.
    ValidPlays(Option<usize>),
    Score,
    Chips,
    Pot,
    CurrentBet,
}

/// How large a set and how long a run there is: all that `Set` and `Run` look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Level {
    pub(crate) set: u32,
    pub(crate) run: u32,
}

impl Level {
    pub(crate) const NONE: Self = Self { set: 0, run: 0 };
}

impl Question {
    /// `next_play` is the play phase whose cards `valid_plays` counts.
    pub(crate) fn new(condition: &Condition, ranks: &Ranks, next_play: Option<usize>) -> Self {
        match condition {
            Condition::Simple(check) => Self::simple(*check, ranks, next_play),
            Condition::Compound { logic, conditions } => {
                let parts = conditions
                    .iter()
                    .map(|part| Self::new(part, ranks, next_play))
                    .collect();
                match logic {
                    Logic::And => Self::All(parts),
                    Logic::Or => Self::Any(parts),
                }
            }
        }
    }

    fn simple(check: Check, ranks: &Ranks, next_play: Option<usize>) -> Self {
        let fact = |fact, operator, value: i32| Self::Fact(fact, operator, i64::from(value));
        match check {
            Check::HandSize { operator, value } => fact(Fact::HandSize, operator, value),
            Check::CardIsRank { operator, value } => {
                Self::Card(of_ranks(operator, value, &ranks.order))
            }
            Check::CardIsSuit { operator, value } => Self::Card(of_suits(operator, value)),
            Check::LocationSize {
                operator,
                value,
                reference,
            } => fact(place(reference, next_play), operator, value),
            Check::LocationEmpty { reference } => {
                fact(place(reference, next_play), Operator::Eq, 0)
            }
            Check::SequenceAdjacent { reference } => Self::Like(Likeness::Neighbor, reference),
            Check::HasSetOfN { value } => Self::Set(count(value)),
            Check::HasRunOfN { value } => Self::Run(count(value)),
            Check::HasMatchingPair => Self::Set(2),
            Check::ChipCount { operator, value } => fact(Fact::Chips, operator, value),
            Check::PotSize { operator, value } => fact(Fact::Pot, operator, value),
            Check::CurrentBet { operator, value } => fact(Fact::CurrentBet, operator, value),
            Check::CanAfford { value } => fact(Fact::Chips, Operator::Ge, value),
            Check::CardMatchesRank { reference } => Self::Like(Likeness::Rank, reference),
            Check::CardMatchesSuit { reference } => Self::Like(Likeness::Suit, reference),
            Check::CardBeatsTop { reference } => Self::Like(Likeness::Higher, reference),
            Check::CardMatchesColor { reference } => Self::Like(Likeness::Color, reference),
            Check::MatchesOrWild { reference } => {
                Self::Like(Likeness::RankOrSuitOr(ranks.wild), reference)
            }
            Check::HandValue { operator, value } => fact(Fact::HandValue, operator, value),
            Check::ScoreCompare { operator, value } => fact(Fact::Score, operator, value),
        }
    }

    /// The phase in which no card can be laid, if that is the question.
    pub(crate) fn is_stuck_in(&self) -> Option<usize> {
        match self {
            Self::Fact(Fact::ValidPlays(phase), Operator::Eq, 0) => *phase,
            _ => None,
        }
    }

    /// Whether it asks about sets or runs.
    pub(crate) fn is_about_groups(&self) -> bool {
        match self {
            Self::Set(_) | Self::Run(_) => true,
            Self::All(parts) | Self::Any(parts) => parts.iter().any(Self::is_about_groups),
            Self::Card(_) | Self::Like(..) | Self::Fact(..) => false,
        }
    }

    /// The sizes of sets and lengths of runs that make a difference, a bit each.
    pub(crate) fn thresholds(&self) -> (u32, u32) {
        match self {
            // There are no larger sets and no longer runs.
            Self::Set(size) => (u32::from(*size <= 4) << (size & 7), 0),
            Self::Run(length) => (0, u32::from(*length <= 13) << (length & 15)),
            Self::All(parts) | Self::Any(parts) => parts
                .iter()
                .map(Self::thresholds)
                .fold((0, 0), |all, one| (all.0 | one.0, all.1 | one.1)),
            Self::Card(_) | Self::Like(..) | Self::Fact(..) => (0, 0),
        }
    }
}

impl Likeness {
    /// The cards that are like this one.
    #[inline]
    pub(crate) fn to(self, card: Card, rules: &Rules) -> Cards {
        match self {
            Self::Rank => Cards::of_rank(card.rank()),
            Self::Suit => Cards::of_suit(card.suit()),
            Self::Color => Cards::of_suit(card.suit()) | Cards::of_suit(card.suit() ^ 1),
            Self::Higher => rules.order.above(card.rank()),
            Self::Neighbor => rules.neighbors(card.rank()),
            Self::RankOrSuitOr(wild) => {
                Cards::of_rank(card.rank()) | Cards::of_suit(card.suit()) | wild
            }
        }
    }
}

impl Likeness {
    /// The cards that are like a card of this suit and of no rank.
    pub(crate) fn to_suit(self, suit: u8) -> Cards {
        match self {
            Self::Rank | Self::Higher | Self::Neighbor => Cards::NONE,
            Self::Suit => Cards::of_suit(suit),
            Self::Color => Cards::of_suit(suit) | Cards::of_suit(suit ^ 1),
            Self::RankOrSuitOr(wild) => Cards::of_suit(suit) | wild,
        }
    }
}

/// Whether a comparison holds.
#[inline]
pub(crate) fn compares(left: i64, operator: Operator, right: i64) -> bool {
    match operator {
        Operator::Eq => left == right,
        Operator::Ne => left != right,
        Operator::Lt => left < right,
        Operator::Gt => left > right,
        Operator::Le => left <= right,
        Operator::Ge => left >= right,
    }
}

fn of_ranks(operator: Operator, value: Rank, order: &RankOrder) -> Cards {
    let height = |rank: u8| i64::from(order.height_of(rank));
    let ranks = (0..13)
        .filter(|&rank| compares(height(rank), operator, height(value as u8)))
        .fold(0, |ranks, rank| ranks | 1 << rank);
    Cards::of_ranks(ranks)
}

fn of_suits(operator: Operator, value: Suit) -> Cards {
    (0..4)
        .filter(|&suit| compares(i64::from(suit), operator, i64::from(value as u8)))
        .fold(Cards::NONE, |cards, suit| cards | Cards::of_suit(suit))
}

fn place(reference: PlaceReference, next_play: Option<usize>) -> Fact {
    match reference {
        PlaceReference::ValidPlays => Fact::ValidPlays(next_play),
        PlaceReference::Hand => Fact::HandSize,
        PlaceReference::Deck
        | PlaceReference::Discard
        | PlaceReference::Tableau
        | PlaceReference::OpponentHand
        | PlaceReference::OpponentDiscard => Fact::Size(reference),
    }
}

/// A number of cards; more than there are is as good as any more.
fn count(value: i32) -> u8 {
    u8::try_from(value.clamp(0, 100)).unwrap_or(100)
}
