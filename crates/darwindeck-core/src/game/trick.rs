//! What may be played to a trick, and which card takes it.

use crate::cards::{Card, Cards};

use super::RankOrder;

/// Everybody plays a card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick {
    pub(crate) follow: bool,
    pub(crate) trumps: Cards,
    pub(crate) high_wins: bool,
    pub(crate) order: RankOrder,
    pub(crate) breaking: Cards,
    pub(crate) only_lead_held_back: bool,
}

impl Trick {
    /// What a player may play, with the cards of the suit led, if one is, and of the suits that have been played.
    #[inline]
    pub(crate) fn legal(&self, hand: Cards, led: Cards, broken: Cards) -> Cards {
        let legal = if self.follow {
            (hand & led).or_else(hand)
        } else {
            hand
        };
        if self.only_lead_held_back && !led.is_empty() {
            return legal;
        }
        (legal - (self.breaking - broken)).or_else(legal)
    }

    /// The card that takes the trick.
    #[inline]
    pub(crate) fn best(&self, cards: Cards, led: Cards) -> Option<Card> {
        let contenders = (cards & self.trumps).or_else(cards & led);
        if self.high_wins {
            self.order.highest(contenders)
        } else {
            self.order.lowest(contenders)
        }
    }
}
