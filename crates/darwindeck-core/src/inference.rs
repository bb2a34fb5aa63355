//! What everybody at the table can conclude about hands from how they are played.
//!
//! A conclusion is always true, and follows from what all players have seen. It may be forgotten too early, never too late.

use crate::cards::Cards;
use crate::rules::SEATS;

/// What is known about the hand of each player, beside single cards that were seen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Inference {
    hands: [Hand; SEATS],
}

/// What is known about one hand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand {
    /// Cards that it does not hold, but for those that have come to it since.
    pub(crate) lacks: Cards,
    /// How many cards have come to it since, at most.
    pub(crate) fresh: u32,
    /// The ranks of which it holds a card, a bit each.
    pub(crate) ranks: u16,
}

impl Inference {
    pub(crate) const NONE: Self = Self {
        hands: [Hand {
            lacks: Cards::NONE,
            fresh: 0,
            ranks: 0,
        }; SEATS],
    };

    pub(crate) fn of(&self, player: usize) -> Hand {
        self.hands[player]
    }

    /// A player holds none of these cards.
    pub(crate) fn lacks(&mut self, player: usize, cards: Cards) {
        let hand = &mut self.hands[player];
        if hand.fresh > 0 {
            *hand = Hand {
                ranks: hand.ranks,
                ..Hand::default()
            };
        }
        hand.lacks |= cards;
        hand.ranks &= !ranks_all_in(cards);
    }

    /// A player holds a card of a rank.
    pub(crate) fn holds_rank(&mut self, player: usize, rank: u8) {
        self.hands[player].ranks |= 1 << rank;
    }

    /// Cards have come to a hand.
    pub(crate) fn gains(&mut self, player: usize, cards: u32) {
        self.hands[player].fresh += cards;
    }

    /// Everybody has seen which cards have just come to a hand.
    pub(crate) fn gains_openly(&mut self, player: usize, cards: Cards) {
        let hand = &mut self.hands[player];
        hand.fresh -= cards.len().min(hand.fresh);
        hand.lacks -= cards;
    }

    /// Cards have left a hand for everybody to see.
    pub(crate) fn loses_openly(&mut self, player: usize, cards: Cards) {
        for card in cards {
            self.hands[player].ranks &= !(1 << card.rank());
        }
    }

    /// A card has left a hand, and not everybody knows which.
    pub(crate) fn loses(&mut self, player: usize) {
        self.hands[player].ranks = 0;
    }

    /// Nothing is known about a hand any more.
    pub(crate) fn forget(&mut self, player: usize) {
        self.hands[player] = Hand::default();
    }
}

/// The ranks of which all cards are among these.
fn ranks_all_in(cards: Cards) -> u16 {
    (0..4).fold(u16::MAX, |ranks, suit| ranks & cards.lane(suit))
}
