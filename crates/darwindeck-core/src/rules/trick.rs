//! What may be played to a trick, and which card takes it.

use crate::bytecode::LevelTrick;
use crate::cards::{Card, Cards};

use super::RankOrder;

/// Everybody plays a card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick {
    pub(crate) follow: bool,
    /// The trumps of the phase, where they are not those of the hand.
    pub(crate) own_trumps: Option<Cards>,
    pub(crate) high_wins: bool,
    pub(crate) order: RankOrder,
    pub(crate) trump_order: RankOrder,
    /// Ranks have their usual order everywhere.
    pub(crate) has_usual_ranks: bool,
    pub(crate) breaking: Cards,
    pub(crate) only_lead_held_back: bool,
    /// The cards of which one must be led to the first trick of a hand.
    pub(crate) opening: Cards,
    /// The cards that are not played to it by who has another one.
    pub(crate) unsafe_at_first: Cards,
    pub(crate) face_down: bool,
    pub(crate) takes_table: bool,
    pub(crate) level: LevelTrick,
}

impl Trick {
    /// What a player may play, with the cards of the suit led, if one is, and of the suits that have been played.
    #[inline]
    pub(crate) fn legal(&self, hand: Cards, led: Cards, broken: Cards) -> Cards {
        if led.is_empty() {
            (hand - (self.breaking - broken)).or_else(hand)
        } else {
            self.after(led).legal(hand, broken)
        }
    }

    /// What holds for all who play after a suit was led.
    #[inline]
    pub(crate) fn after(&self, led: Cards) -> Following {
        Following {
            suit: if self.follow { led } else { Cards::ALL },
            held_back: if self.only_lead_held_back {
                Cards::NONE
            } else {
                self.breaking
            },
        }
    }

    /// The trumps, given those of the hand.
    #[inline]
    pub(crate) fn trumps(&self, of_hand: Cards) -> Cards {
        self.own_trumps.unwrap_or(of_hand)
    }

    /// Which card of a suit is higher.
    #[inline]
    pub(crate) fn order_of(&self, is_trump: bool) -> &RankOrder {
        if is_trump {
            &self.trump_order
        } else {
            &self.order
        }
    }

    /// The same in the first trick of a hand.
    #[inline]
    pub(crate) fn legal_at_first(
        &self,
        hand: Cards,
        led: Cards,
        broken: Cards,
        leads: bool,
    ) -> Cards {
        if let (true, Some(opening)) = (leads, (hand & self.opening).first()) {
            return Cards::of(opening);
        }
        self.safe(self.legal(hand, led, broken))
    }

    /// Those of the cards that may be played to the first trick.
    #[inline]
    pub(crate) fn safe(&self, legal: Cards) -> Cards {
        (legal - self.unsafe_at_first).or_else(legal)
    }

    /// Whether only ranks matter.
    pub(crate) fn is_by_rank(&self) -> bool {
        self.level != LevelTrick::SuitLed
    }

    /// Whether everybody plays openly, for the cards of the trick alone, and somebody takes it.
    pub(crate) fn is_plain(&self) -> bool {
        !self.face_down && !self.takes_table && !self.is_by_rank()
    }

    /// The card that takes the trick where only ranks matter; none when the best are level.
    pub(crate) fn best_by_rank(&self, cards: Cards) -> Option<Card> {
        let best = if self.high_wins {
            self.order.highest(cards)
        } else {
            self.order.lowest(cards)
        };
        let best = cards & Cards::of_rank(best?.rank());
        best.first().filter(|_| best.len() == 1)
    }

    /// The card that takes the trick where suits matter.
    #[inline]
    pub(crate) fn best(&self, cards: Cards, led: Cards, trumps: Cards) -> Option<Card> {
        let of_trumps = cards & trumps;
        let contenders = of_trumps.or_else(cards & led);
        if !self.has_usual_ranks {
            return self.best_in_order(contenders, !of_trumps.is_empty());
        }
        if self.high_wins {
            contenders.last()
        } else {
            contenders.first()
        }
    }

    #[inline(never)]
    fn best_in_order(&self, contenders: Cards, are_trumps: bool) -> Option<Card> {
        let order = self.order_of(are_trumps);
        if self.high_wins {
            order.highest(contenders)
        } else {
            order.lowest(contenders)
        }
    }
}

/// What may be played after a suit was led.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Following {
    /// The cards to play by who has one.
    suit: Cards,
    /// The cards that are held back until their suit has been played.
    held_back: Cards,
}

impl Following {
    /// What a player may play, with the cards of the suits that have been played.
    #[inline]
    pub(crate) fn legal(self, hand: Cards, broken: Cards) -> Cards {
        let legal = (hand & self.suit).or_else(hand);
        if self.held_back.is_empty() {
            return legal;
        }
        (legal - (self.held_back - broken)).or_else(legal)
    }
}
