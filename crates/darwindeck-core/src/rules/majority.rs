//! Majorities: which side has captured most of something.

use crate::bytecode::{CardValue, MajorityMeasure, MajorityScoring};
use crate::cards::Cards;

use super::points::covers;

/// Points for the side that has captured most of something.
#[derive(Clone, Debug)]
pub(crate) struct Majority {
    /// The cards that count.
    cards: Cards,
    measure: MajorityMeasure,
    values: [u8; 13],
    pub(crate) points: i64,
}

impl Majority {
    pub(crate) fn new(rule: &MajorityScoring, cards: Cards) -> Self {
        Self {
            cards: cards
                .into_iter()
                .filter(|&card| covers(&rule.condition, card))
                .collect(),
            measure: rule.measure,
            values: values(&rule.card_values),
            points: i64::from(rule.points),
        }
    }

    /// What captured cards come to.
    pub(crate) fn amount(&self, captured: Cards) -> u32 {
        let cards = captured & self.cards;
        let value = |rank: u8| u32::from(self.values[usize::from(rank)]);
        match self.measure {
            MajorityMeasure::Cards => cards.len(),
            MajorityMeasure::Values => cards.into_iter().map(|card| value(card.rank())).sum(),
            MajorityMeasure::BestOfEachSuit => (0..4)
                .filter(|&suit| self.cards.lane(suit) != 0)
                .map(|suit| {
                    let held = (cards & Cards::of_suit(suit)).into_iter();
                    held.map(|card| value(card.rank())).max()
                })
                .try_fold(0, |sum, best| Some(sum + best?))
                .unwrap_or(0),
        }
    }
}

/// What each rank counts, of two values the later one.
fn values(listed: &[CardValue]) -> [u8; 13] {
    let mut values = [0; 13];
    for one in listed {
        values[one.rank as usize] = one.value;
    }
    values
}
