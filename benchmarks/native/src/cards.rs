//! Cards as numbers, and sets of cards as bits, a lane of 16 for each suit: the numbering of `docs/rules.md`.

use crate::chance::Chance;

/// 16 × suit + rank.
pub type Card = u8;

/// A bit for every card.
pub type Cards = u64;

/// The lowest card of every suit.
pub const LANES: Cards = 0x0001_0001_0001_0001;
/// The whole deck.
pub const ALL: Cards = LANES * 0x1fff;
/// The hearts.
pub const HEARTS: Cards = 0x1fff;
/// The spades, the highest lane.
pub const SPADES: Cards = 0x1fff << 48;

/// The cards of a card's suit.
#[inline]
pub const fn suit_of(card: Card) -> Cards {
    0x1fff << (card & 0x30)
}

/// The cards of a card's rank.
#[inline]
pub const fn rank_of(card: Card) -> Cards {
    LANES << (card & 0x0f)
}

/// The first set, unless it is empty.
#[inline]
pub const fn or_else(cards: Cards, others: Cards) -> Cards {
    if cards == 0 { others } else { cards }
}

/// Any card of a set, and how many it has.
#[inline]
pub fn any(cards: Cards, chance: &mut Chance) -> (Card, u32) {
    let count = cards.count_ones();
    (nth(cards, chance.below(count)), count)
}

/// The `n`th card of a set that has more than `n`, with one instruction where the target has it.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[allow(unsafe_code, unused_unsafe, reason = "the target has the instruction")]
pub fn nth(cards: Cards, n: u32) -> Card {
    unsafe { std::arch::x86_64::_pdep_u64(1 << n, cards) }.trailing_zeros() as Card
}

/// The `n`th card of a set that has more than `n`, without a loop or a branch (Vigna 2008): the byte by sums of bits, the
/// bit in it by a table.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
pub fn nth(cards: Cards, n: u32) -> Card {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    let pairs = cards - ((cards >> 1) & (ONES * 0x55));
    let fours = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
    let bytes = (fours + (fours >> 4)) & (ONES * 0x0f);
    let sums = bytes.wrapping_mul(ONES);
    let skipped = (((u64::from(n) * ONES) | HIGH) - sums) & HIGH;
    let place = 8 * skipped.count_ones();
    let before = ((sums << 8) >> place) as u8;
    let byte = (cards >> place) as u8;
    place as Card + BIT_OF_BYTE[usize::from((n as u8 - before) & 7)][usize::from(byte)]
}

/// The place of the nth bit of a byte.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
static BIT_OF_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[n][byte] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Cards in a heap, to be drawn by lot. It is never shuffled: a card is drawn when it is needed.
#[derive(Clone, Copy, Debug)]
pub struct Heap {
    cards: [Card; 64],
    left: u32,
}

impl Heap {
    /// No card.
    pub const EMPTY: Self = Self {
        cards: [0; 64],
        left: 0,
    };

    /// The whole deck.
    pub const DECK: Self = Self::of(ALL);

    /// The cards of a set.
    #[inline]
    pub const fn of(mut cards: Cards) -> Self {
        let mut heap = Self::EMPTY;
        while cards != 0 {
            heap.put(cards.trailing_zeros() as Card);
            cards &= cards - 1;
        }
        heap
    }

    /// How many cards are left.
    #[inline]
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Puts a card in.
    #[inline]
    pub const fn put(&mut self, card: Card) {
        self.cards[(self.left & 63) as usize] = card;
        self.left += 1;
    }

    /// Takes the card at a place, which the last one fills.
    #[inline]
    pub const fn take(&mut self, place: Card) -> Card {
        self.left -= 1;
        let card = self.cards[(place & 63) as usize];
        self.cards[(place & 63) as usize] = self.cards[(self.left & 63) as usize];
        card
    }

    /// Draws a card by lot.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Card {
        self.take(chance.below(self.left) as Card)
    }

    /// The cards at these places, each taken before the next.
    #[inline]
    pub fn deal(&mut self, places: &[Card]) -> Cards {
        places
            .iter()
            .fold(0, |hand, &place| hand | 1 << self.take(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_is_found_in_any_set() {
        for seed in 0..1000_u64 {
            let cards = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) & ALL;
            let bits = (0..64).filter(|&bit| cards >> bit & 1 == 1);
            for (n, bit) in bits.enumerate() {
                assert_eq!(nth(cards, n as u32), bit);
            }
        }
    }

    #[test]
    fn a_heap_gives_every_card_once() {
        let mut chance = Chance::new(1);
        let mut heap = Heap::DECK;
        let mut drawn = 0;
        for _ in 0..52 {
            drawn |= 1 << heap.draw(&mut chance);
        }
        assert_eq!(drawn, ALL);
        assert_eq!(heap.left(), 0);
    }
}
