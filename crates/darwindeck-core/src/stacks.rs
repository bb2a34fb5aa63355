//! The order of cards where hands are stacks.

use crate::cards::{Card, Cards};
use crate::rules::SEATS;

/// The row of the cards on the table, in the order in which they were laid.
pub(crate) const TABLE: usize = SEATS;

/// No card follows.
const END: u8 = u8::MAX;

/// A row of cards for every player, the top of the stack first, and one for the table. Every card knows the one that follows
/// it, so that a row has room for all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stacks {
    next: [u8; 64],
    first: [u8; SEATS + 1],
    last: [u8; SEATS + 1],
}

impl Stacks {
    /// Rows without cards.
    pub(crate) const EMPTY: Self = Self {
        next: [END; 64],
        first: [END; SEATS + 1],
        last: [END; SEATS + 1],
    };

    /// The first card of a row.
    #[inline]
    pub(crate) fn first(&self, row: usize) -> Option<Card> {
        card(self.first[row])
    }

    /// The first card of a row as a set.
    #[inline]
    pub(crate) fn top(&self, row: usize) -> Cards {
        self.first(row).map_or(Cards::NONE, Cards::of)
    }

    /// Takes the first card off a row.
    #[inline]
    pub(crate) fn take(&mut self, row: usize) {
        if let Some(first) = self.first(row) {
            self.first[row] = self.next[first.number()];
        }
    }

    /// Puts a card at the end of a row: under a stack.
    #[inline]
    pub(crate) fn put(&mut self, row: usize, card: Card) {
        let number = card.number() as u8;
        match self.first[row] {
            END => self.first[row] = number,
            _ => self.next[usize::from(self.last[row]) & 63] = number,
        }
        self.last[row] = number;
        self.next[card.number()] = END;
    }

    /// Takes all cards out of a row.
    pub(crate) fn clear(&mut self, row: usize) {
        self.first[row] = END;
    }

    /// Takes cards out of a row.
    pub(crate) fn remove(&mut self, row: usize, cards: Cards) {
        let mut left = *self;
        left.first[row] = END;
        for card in self.row(row).filter(|&card| !cards.has(card)) {
            left.put(row, card);
        }
        *self = left;
    }

    /// The cards of a row, from the first.
    pub(crate) fn row(&self, row: usize) -> impl Iterator<Item = Card> + '_ {
        let following = |card: &Card| self.first_after(*card);
        std::iter::successors(self.first(row), following)
    }

    fn first_after(&self, one: Card) -> Option<Card> {
        card(self.next[one.number()])
    }
}

fn card(number: u8) -> Option<Card> {
    (number != END).then(|| Card::from_number(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(stacks: &Stacks, row: usize) -> Vec<usize> {
        stacks.row(row).map(Card::number).collect()
    }

    #[test]
    fn cards_come_off_in_the_order_in_which_they_went_under() {
        let mut stacks = Stacks::EMPTY;
        for number in [5, 3, 40] {
            stacks.put(0, Card::from_number(number));
        }
        assert_eq!(numbers(&stacks, 0), [5, 3, 40]);
        stacks.take(0);
        stacks.put(0, Card::from_number(5));
        assert_eq!(numbers(&stacks, 0), [3, 40, 5]);
        assert_eq!(stacks.top(0), Cards::of(Card::from_number(3)));
    }

    #[test]
    fn cards_can_be_taken_out_of_a_row() {
        let mut stacks = Stacks::EMPTY;
        for number in [5, 3, 40] {
            stacks.put(TABLE, Card::from_number(number));
        }
        stacks.remove(TABLE, Cards::of(Card::from_number(3)));
        assert_eq!(numbers(&stacks, TABLE), [5, 40]);
        stacks.remove(TABLE, Cards::ALL);
        assert_eq!(numbers(&stacks, TABLE), [0_usize; 0]);
        assert_eq!(stacks.first(TABLE), None);
    }
}
