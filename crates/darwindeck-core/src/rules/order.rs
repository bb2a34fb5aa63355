//! The order of the ranks: from two to ace, or as the game says.

use crate::bytecode::{Coded, Rank};
use crate::cards::{Card, Cards};

/// How many ranks there are.
pub(crate) const RANKS: usize = 13;

/// Which rank is higher. There is room for sixteen, so that four bits of a rank are always one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RankOrder {
    /// Ranks rise from two to ace.
    pub(crate) is_usual: bool,
    heights: [u8; 16],
}

impl RankOrder {
    const USUAL: Self = Self {
        is_usual: true,
        heights: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0],
    };

    /// Ranks that are not named are below the others, in their usual order; one named twice has its first place.
    pub(crate) fn new(named: &[Rank]) -> Self {
        if named.is_empty() {
            return Self::USUAL;
        }
        let mut once: Vec<u8> = Vec::with_capacity(RANKS);
        for rank in named {
            if !once.contains(&rank.code()) {
                once.push(rank.code());
            }
        }
        let not_named = (0..RANKS as u8).filter(|rank| !once.contains(rank));
        let mut heights = [0; 16];
        for (height, rank) in (0..).zip(not_named.chain(once.iter().copied())) {
            heights[usize::from(rank) & 15] = height;
        }
        Self {
            is_usual: heights[..RANKS].is_sorted(),
            heights,
        }
    }

    /// How high a rank is, from 0 to 12.
    #[inline]
    pub(crate) const fn height_of(&self, rank: u8) -> u8 {
        self.heights[(rank & 15) as usize]
    }

    /// How high a card is.
    #[inline]
    pub(crate) const fn height(&self, card: Card) -> u8 {
        self.height_of(card.rank())
    }

    /// All cards that are so high, or higher.
    pub(crate) fn at_least(&self, height: u8) -> Cards {
        let ranks = (0..RANKS as u8).filter(|&rank| self.height_of(rank) >= height);
        ranks.fold(Cards::NONE, |all, rank| all | Cards::of_rank(rank))
    }

    /// All cards of a rank above this one.
    pub(crate) fn above(&self, rank: u8) -> Cards {
        self.at_least(self.height_of(rank) + 1)
    }

    /// Ranks, rising.
    pub(crate) fn rising(&self, ranks: u16) -> Vec<u8> {
        let mut row: Vec<u8> = super::bits(ranks).collect();
        row.sort_by_key(|&rank| self.height_of(rank));
        row
    }

    /// The highest of some cards of one suit.
    pub(crate) fn highest(&self, cards: Cards) -> Option<Card> {
        cards.into_iter().max_by_key(|&card| self.height(card))
    }

    /// The lowest of some cards of one suit.
    pub(crate) fn lowest(&self, cards: Cards) -> Option<Card> {
        cards.into_iter().min_by_key(|&card| self.height(card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_rise_from_two_to_ace_where_no_order_is_given() {
        let usual = RankOrder::new(&[]);
        let named = RankOrder::new(Rank::ALL);
        for rank in 0..13 {
            assert_eq!(usual.height_of(rank), rank);
            assert_eq!(named.height_of(rank), rank);
        }
        assert!(usual.is_usual && named.is_usual);
    }

    #[test]
    fn ranks_that_are_not_named_are_below_and_the_first_place_counts() {
        let order = RankOrder::new(&[Rank::Four, Rank::Two, Rank::Four]);
        assert!(!order.is_usual);
        assert_eq!(order.height_of(Rank::Two as u8), 12);
        assert_eq!(order.height_of(Rank::Four as u8), 11);
        assert_eq!(order.height_of(Rank::Ace as u8), 10);
        assert_eq!(order.height_of(Rank::Three as u8), 0);
        assert_eq!(
            order.above(Rank::Four as u8),
            Cards::of_rank(Rank::Two as u8)
        );
        assert_eq!(order.rising(0b111), [1, 2, 0]);
    }
}
