//! Cards, and sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use crate::bytecode::{Coded, Rank, Suit};

/// Most cards that a game has.
pub const DECK_SIZE: usize = 52;

/// A card. Its number is 16 × suit + rank, so that the suits lie in lanes of 16 bits in a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of a rank and a suit.
    pub fn new(rank: Rank, suit: Suit) -> Self {
        Self(16 * suit.code() + rank.code())
    }

    /// The card with number 0.
    pub(crate) const FIRST: Self = Self(0);

    pub(crate) const fn from_number(number: u8) -> Self {
        Self(number & 63)
    }

    /// The number of the card, below 64.
    #[inline]
    pub const fn number(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The code of the rank: 0 for the two, 12 for the ace.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 & 15
    }

    /// The code of the suit.
    #[inline]
    pub const fn suit(self) -> u8 {
        (self.0 >> 4) & 3
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(rank_word(self.rank()))?;
        f.write_str(suit_word(self.suit()))
    }
}

/// The rank as it is written on the card.
pub fn rank_word(rank: u8) -> &'static str {
    Rank::from_code(rank).map_or("?", Coded::word)
}

/// The suit as it is written on the card.
pub(crate) fn suit_word(suit: u8) -> &'static str {
    Suit::from_code(suit).map_or("?", Coded::word)
}

/// Cards in a row.
pub(crate) fn listed(cards: impl IntoIterator<Item = Card>) -> String {
    let words: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    words.join(" ")
}

/// A set of cards: bit `i` is set when the card with number `i` is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

/// One bit in each of the four lanes.
const LANES: u64 = 0x0001_0001_0001_0001;

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// Every number that a card could have.
    pub const ALL: Self = Self(LANES * 0x1fff);

    /// The set with these bits; bits that are no card are dropped.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The set as bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// One card.
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// All four cards of a rank.
    #[inline]
    pub const fn of_rank(rank: u8) -> Self {
        Self::from_bits(LANES << rank)
    }

    /// All cards of a suit.
    #[inline]
    pub const fn of_suit(suit: u8) -> Self {
        Self(0x1fff << (16 * (suit & 3)))
    }

    /// All cards of the ranks whose bits are set.
    #[inline]
    pub const fn of_ranks(ranks: u16) -> Self {
        Self((ranks & 0x1fff) as u64 * LANES)
    }

    /// All cards that come after this one in canonical order.
    #[inline]
    pub const fn after(card: Card) -> Self {
        Self::from_bits(!(u64::MAX >> (63 - card.number())))
    }

    /// Everything, or nothing.
    #[inline]
    pub const fn all_if(condition: bool) -> Self {
        if condition { Self::ALL } else { Self::NONE }
    }

    /// The ranks of one suit, a bit each.
    #[inline]
    pub const fn lane(self, suit: u8) -> u16 {
        ((self.0 >> (16 * (suit & 3))) & 0x1fff) as u16
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a card is in the set.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        (self.0 >> card.number()) & 1 != 0
    }

    /// Whether all cards of another set are in this one.
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The first card in canonical order.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card(self.0.trailing_zeros() as u8))
        }
    }

    /// The last card in canonical order.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card(63 - self.0.leading_zeros() as u8))
        }
    }

    /// This set, or another one where this is empty; without a branch, as it can seldom be foretold.
    #[inline]
    #[must_use]
    pub const fn or_else(self, other: Self) -> Self {
        let if_empty = ((self.0 == 0) as u64).wrapping_neg();
        Self(self.0 | (other.0 & if_empty))
    }

    /// All cards of the suits that are among these.
    #[inline]
    #[must_use]
    pub const fn suits(self) -> Self {
        // A lane has room above its cards for what is carried out of them.
        let carried = ((self.0 + Self::ALL.0) >> 13) & LANES;
        Self(carried * 0x1fff)
    }

    /// How many cards of the rank that occurs most.
    #[inline]
    pub fn largest_set(self) -> u32 {
        let (h, d, c, s) = (self.lane(0), self.lane(1), self.lane(2), self.lane(3));
        let (both, either) = (h & d, h | d);
        let (both_black, either_black) = (c & s, c | s);
        if both & both_black != 0 {
            4
        } else if (both & either_black) | (either & both_black) != 0 {
            3
        } else if both | both_black | (either & either_black) != 0 {
            2
        } else {
            u32::from(self.0 != 0)
        }
    }
}

impl BitAnd for Cards {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for Cards {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Self::NONE, |set, card| set | Self::of(card))
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    #[inline]
    fn into_iter(self) -> CardsIter {
        CardsIter(self)
    }
}

/// The cards of a set, in canonical order.
pub struct CardsIter(Cards);

impl Iterator for CardsIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0 = Cards(self.0.0 & (self.0.0 - 1));
        Some(card)
    }
}

/// The place of the `n`th set bit, counted from 0. There must be more than `n`; else the answer is some place below 64.
///
/// Players choose at random, so that no branch could be foretold: the byte is found by sums of bits (Vigna 2008), the bit
/// in it by a table.
#[inline]
pub(crate) fn nth_bit(bits: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = 0x80 * ONES;
    let twos = bits - ((bits >> 1) & (0x55 * ONES));
    let fours = (twos & (0x33 * ONES)) + ((twos >> 2) & (0x33 * ONES));
    let eights = (fours + (fours >> 4)) & (0x0f * ONES);
    // In every byte, how many bits are set in it and below it.
    let sums = eights.wrapping_mul(ONES);
    let n = u64::from(n & 63);
    let is_below = ((n * ONES) | HIGHEST).wrapping_sub(sums) & HIGHEST;
    let place = (8 * is_below.count_ones()) & 0x38;
    let within = n.wrapping_sub((sums << 8) >> place) & 7;
    let byte = (bits >> place) & 0xff;
    place as u8 + NTH_BIT_OF_BYTE[byte as usize][within as usize]
}

/// The place of each set bit of each byte.
static NTH_BIT_OF_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// A pile of cards in order; the last one is on top.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// With more room than a deck needs, so that six bits of a place are always one.
    cards: [Card; ROOM],
    len: u8,
}

/// Each card as a set. For many cards in a row, looking them up takes half the time of shifting bits.
static SINGLES: [Cards; ROOM] = {
    let mut singles = [Cards::NONE; ROOM];
    let mut number = 0;
    while number < ROOM {
        singles[number] = Cards(1 << number);
        number += 1;
    }
    singles
};

/// The places of a pile.
pub(crate) const ROOM: usize = 64;

impl Pile {
    /// A pile without cards.
    pub const EMPTY: Self = Self {
        cards: [Card(0); ROOM],
        len: 0,
    };

    /// A pile of these cards in canonical order.
    pub(crate) fn of(cards: Cards) -> Self {
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.push(card);
        }
        pile
    }

    /// The cards from the bottom to the top.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// All places, those without a card as well.
    pub(crate) fn places(&mut self) -> &mut [Card; ROOM] {
        &mut self.cards
    }

    /// The cards that were taken off a pile of this size, in that order.
    pub(crate) fn taken_off(&self, size: u32) -> impl Iterator<Item = Card> + '_ {
        let above = usize::from(self.len)..size as usize;
        self.cards[above].iter().rev().copied()
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> u32 {
        u32::from(self.len)
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        let last = usize::from(self.len).checked_sub(1)?;
        Some(self.cards[last % ROOM])
    }

    /// Puts a card on top.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len) % ROOM] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }

    /// Takes so many cards from the top, as far as they last.
    #[inline]
    pub(crate) fn take(&mut self, count: usize) -> Cards {
        let left = usize::from(self.len).saturating_sub(count);
        let taken = self.cards()[left..].iter();
        let taken = taken.fold(Cards::NONE, |all, card| all | SINGLES[card.number()]);
        self.len = left as u8;
        taken
    }

    /// Takes a card out of the middle.
    pub(crate) fn remove(&mut self, place: usize) -> Card {
        let card = self.cards[place];
        self.cards
            .copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.split_whitespace()
            .map(|word| {
                Cards::ALL
                    .into_iter()
                    .find(|card| card.to_string() == word)
                    .unwrap()
            })
            .collect()
    }

    #[test]
    fn cards_are_ordered_by_suit_and_then_by_rank() {
        let written: Vec<String> = cards("AS 2H 10D AH 2C")
            .into_iter()
            .map(|card| card.to_string())
            .collect();
        assert_eq!(written, ["2H", "AH", "10D", "2C", "AS"]);
    }

    #[test]
    fn the_cards_after_a_card_are_those_later_in_canonical_order() {
        let hand = cards("2H AH 10D AS");
        let ten = cards("10D").first().unwrap();
        assert_eq!(hand & Cards::after(ten), cards("AS"));
        assert_eq!(Cards::after(cards("AS").first().unwrap()), Cards::NONE);
    }

    #[test]
    fn the_suits_of_cards_are_whole() {
        assert_eq!(Cards::NONE.suits(), Cards::NONE);
        assert_eq!(Cards::ALL.suits(), Cards::ALL);
        let red = Cards::of_suit(0) | Cards::of_suit(1);
        assert_eq!(cards("2H KH AD").suits(), red);
        assert_eq!(cards("AS").suits(), Cards::of_suit(3));
    }

    #[test]
    fn every_set_bit_is_found_in_its_place() {
        let mut bits = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..1000 {
            bits = bits.wrapping_mul(0xBF58_476D_1CE4_E5B9).rotate_left(23);
            let places: Vec<u8> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            let found: Vec<u8> = (0..bits.count_ones()).map(|n| nth_bit(bits, n)).collect();
            assert_eq!(found, places, "{bits:#x}");
            assert!(nth_bit(bits, bits.count_ones()) < 64);
        }
        assert_eq!(nth_bit(u64::MAX, 63), 63);
        assert_eq!(nth_bit(1 << 63, 0), 63);
    }

    #[test]
    fn the_largest_set_counts_the_rank_that_occurs_most() {
        for (hand, size) in [
            ("", 0),
            ("2H 3H", 1),
            ("2H 3H 3S", 2),
            ("2H 2D 3S 3C", 2),
            ("2H 2C 2S", 3),
            ("KH KD KC KS 2H", 4),
        ] {
            assert_eq!(cards(hand).largest_set(), size, "{hand}");
        }
    }

    #[test]
    fn a_pile_keeps_its_order_when_a_card_is_taken_out() {
        let mut pile = Pile::EMPTY;
        for card in cards("2H 3H 4H") {
            pile.push(card);
        }
        assert_eq!(pile.remove(1).to_string(), "3H");
        assert_eq!(
            pile.pop().map(|card| card.to_string()).as_deref(),
            Some("4H")
        );
        assert_eq!(pile.len(), 1);
    }
}
