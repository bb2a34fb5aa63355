//! Decisions: who chooses, and what there is to choose from.

use std::fmt;

use crate::bytecode::{Coded, Location};
use crate::cards::{Card, Cards, nth_bit, rank_word, suit_word};
use crate::seats::Seats;
use crate::values::{Asks, BetWay, Bid, Choice};

/// The last option of a decision that can be declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decline {
    /// It cannot.
    Never,
    /// No more cards.
    Stop,
    /// No card at all.
    Pass,
    /// The claim stands.
    Accept,
}

/// What one player has to decide. The options are numbered from 0: first those of the set, then what declines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who decides.
    pub player: usize,
    /// About what.
    pub asks: Asks,
    /// The options as bits: cards, ranks, seats, numbers to bid, ways to bet or multiples of a stake.
    pub(crate) set: u64,
    /// The chooser does not see the cards: they are one option together, and the lot decides.
    pub(crate) unseen: bool,
    /// What declines.
    pub decline: Decline,
    /// The chips that each way to bet takes; the number that stands for `LOWEST_BID`; the smallest stake;
    /// the codes of the places to draw from; else nothing.
    pub(crate) amounts: [i64; 6],
    /// Whether a bid of 0 is Nil.
    pub(crate) zero_is_nil: bool,
}

/// The bit of a bid that stands for the lowest one, whatever the hand allows.
pub(crate) const LOWEST_BID: u8 = 63;

/// The bits of drawing, and of doubling the stake for a last draw.
pub(crate) const DRAW: u8 = 0;
pub(crate) const DOUBLE: u8 = 1;

/// The bit of a swap that stands for any card of a hand that its owner does not see.
pub(crate) const ANY_CARD: u8 = 62;

/// The bit of a swap that stands for the whole hand.
pub(crate) const WHOLE_HAND: u8 = 63;

/// An option, by what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A card, to be used as the kind of decision says.
    Card(Asks, Card),
    /// A card of the own hand that nobody sees.
    Any,
    /// Draw.
    Draw,
    /// Double the stake for a last draw.
    Double,
    /// Stake chips against the house.
    Stake(i64),
    /// Draw from this place.
    DrawFrom(Location),
    /// Bid a number of tricks.
    Bid(u32),
    /// Bid to take no trick.
    Nil,
    /// Bet, with the chips that it takes.
    Bet(BetWay, i64),
    /// Claim this rank, or ask for it.
    Name(u8),
    /// Name this suit.
    Suit(u8),
    /// Doubt the claim.
    Challenge,
    /// Let the effect hit this player.
    Hit(usize),
    /// Ask this player for cards.
    Ask(usize),
    /// End the hand.
    Knock,
    /// Swap the whole hand.
    Swap,
    /// No more cards.
    Stop,
    /// No card at all.
    Pass,
    /// Let the claim stand.
    Accept,
}

impl Decision {
    pub(crate) const NOTHING: Self = Self {
        player: 0,
        asks: Asks::Draw,
        set: 0,
        unseen: false,
        decline: Decline::Never,
        amounts: [0; 6],
        zero_is_nil: false,
    };

    #[inline]
    pub(crate) fn cards(player: usize, asks: Asks, cards: Cards) -> Self {
        Self {
            player,
            asks,
            set: cards.bits(),
            ..Self::NOTHING
        }
    }

    #[inline]
    pub(crate) fn seats(player: usize, seats: Seats) -> Self {
        Self {
            player,
            asks: Asks::Hit,
            set: u64::from(seats.bits()),
            ..Self::NOTHING
        }
    }

    /// How many options there are.
    #[inline]
    pub fn count(&self) -> u32 {
        let seen = self.set.count_ones();
        let taking = if self.unseen { seen.min(1) } else { seen };
        taking + u32::from(self.decline != Decline::Never)
    }

    /// The cards among the options.
    pub(crate) const fn card_set(&self) -> Cards {
        Cards::from_bits(self.set)
    }

    /// The cards of the own hand among the options, as far as the player sees them.
    pub(crate) fn own_cards(&self) -> Cards {
        match self.asks {
            Asks::Play
            | Asks::Discard
            | Asks::Lay
            | Asks::Trick
            | Asks::Exchange
            | Asks::Give
            | Asks::Meld
                if !self.unseen =>
            {
                self.card_set()
            }
            _ => Cards::NONE,
        }
    }

    /// Whether this option declines.
    #[inline]
    pub(crate) fn declines(&self, option: u32) -> bool {
        self.decline != Decline::Never && option + 1 == self.count()
    }

    /// The card that an option stands for.
    #[inline]
    pub(crate) fn card(&self, option: u32) -> Card {
        Card::from_number(self.bit(option))
    }

    /// The bit that an option stands for.
    #[inline]
    pub(crate) fn bit(&self, option: u32) -> u8 {
        nth_bit(self.set, option)
    }

    /// What an option means.
    #[inline(always)]
    pub fn option(&self, option: u32) -> Move {
        if self.declines(option) {
            return match self.decline {
                Decline::Stop => Move::Stop,
                Decline::Pass | Decline::Never => Move::Pass,
                Decline::Accept => Move::Accept,
            };
        }
        if self.unseen {
            return Move::Any;
        }
        let bit = self.bit(option);
        match self.asks {
            Asks::Play
            | Asks::Discard
            | Asks::Lay
            | Asks::Trick
            | Asks::Take
            | Asks::Exchange
            | Asks::Capture
            | Asks::Give
            | Asks::Meld => Move::Card(self.asks, self.card(option)),
            Asks::Swap if bit == WHOLE_HAND => Move::Swap,
            Asks::Swap if bit == ANY_CARD => Move::Any,
            Asks::Swap => Move::Card(self.asks, self.card(option)),
            Asks::Draw if bit == DOUBLE => Move::Double,
            Asks::Draw => Move::Draw,
            Asks::Wager => Move::Stake(self.stake(bit)),
            Asks::Source => {
                let code = self.amounts[usize::from(bit & 1)] as u8;
                Location::from_code(code).map_or(Move::Draw, Move::DrawFrom)
            }
            Asks::Bid if bit == 0 && self.zero_is_nil => Move::Nil,
            Asks::Bid => Move::Bid(self.bid_number(bit)),
            Asks::Bet => {
                let way = usize::from(bit).min(5);
                Move::Bet(BetWay::ALL[way], self.amounts[way])
            }
            Asks::Rank => Move::Name(bit),
            Asks::Suit => Move::Suit(bit),
            Asks::Doubt => Move::Challenge,
            Asks::Hit => Move::Hit(usize::from(bit)),
            Asks::Whom => Move::Ask(usize::from(bit)),
            Asks::Knock => Move::Knock,
        }
    }

    pub(crate) fn bid_number(&self, bit: u8) -> u32 {
        if bit == LOWEST_BID {
            self.amounts[0] as u32
        } else {
            u32::from(bit)
        }
    }

    /// The chips that a bit of a wager stands for.
    pub(crate) fn stake(&self, bit: u8) -> i64 {
        self.amounts[0] * (i64::from(bit) + 1)
    }

    /// Every option in its order.
    pub fn options(&self) -> impl Iterator<Item = Move> + '_ {
        (0..self.count()).map(|option| self.option(option))
    }
}

impl Move {
    /// The same by a value, and what was asked.
    pub fn of(asks: Asks, choice: &Choice) -> Self {
        match *choice {
            Choice::Card { card } => Self::Card(asks, card),
            Choice::Any => Self::Any,
            Choice::Stop => Self::Stop,
            Choice::Pass => Self::Pass,
            Choice::Draw { source, .. } if asks == Asks::Source => Self::DrawFrom(source),
            Choice::Draw { .. } => Self::Draw,
            Choice::Double => Self::Double,
            Choice::Swap { .. } => Self::Swap,
            Choice::Knock => Self::Knock,
            Choice::Challenge => Self::Challenge,
            Choice::Accept => Self::Accept,
            Choice::Bid {
                bid: Bid::Tricks(tricks),
            } => Self::Bid(tricks),
            Choice::Bid { bid: Bid::Nil } => Self::Nil,
            Choice::Bet { way, chips } => Self::Bet(way, chips),
            Choice::Stake { chips } => Self::Stake(chips),
            Choice::Rank { rank } => Self::Name(rank.code()),
            Choice::Suit { suit } => Self::Suit(suit.code()),
            Choice::Seat { seat } if asks == Asks::Whom => Self::Ask(seat),
            Choice::Seat { seat } => Self::Hit(seat),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Card(asks, card) => {
                let verb = match asks {
                    Asks::Discard => "discard",
                    Asks::Lay => "lay",
                    Asks::Take => "take",
                    Asks::Meld => "meld",
                    Asks::Capture => "capture",
                    Asks::Exchange => "exchange",
                    Asks::Give => "give",
                    Asks::Swap => "swap",
                    _ => "play",
                };
                write!(f, "{verb} {card}")
            }
            Self::Any => f.write_str("any"),
            Self::Draw => f.write_str("draw"),
            Self::Double => f.write_str("double"),
            Self::Stake(chips) => write!(f, "stake {chips}"),
            Self::DrawFrom(place) => write!(f, "draw {}", place.word()),
            Self::Bid(number) => write!(f, "bid {number}"),
            Self::Nil => f.write_str("nil"),
            Self::Bet(way @ (BetWay::Check | BetWay::Fold), _) => f.write_str(way.word()),
            Self::Bet(BetWay::AllIn, chips) => write!(f, "all-in {chips}"),
            Self::Bet(way, chips) => write!(f, "{} {chips}", way.word()),
            Self::Name(rank) => write!(f, "name {}", rank_word(rank)),
            Self::Suit(suit) => write!(f, "name {}", suit_word(suit)),
            Self::Challenge => f.write_str("challenge"),
            Self::Hit(seat) => write!(f, "hit P{seat}"),
            Self::Ask(seat) => write!(f, "ask P{seat}"),
            Self::Knock => f.write_str("knock"),
            Self::Swap => f.write_str("swap"),
            Self::Stop => f.write_str("stop"),
            Self::Pass => f.write_str("pass"),
            Self::Accept => f.write_str("accept"),
        }
    }
}
