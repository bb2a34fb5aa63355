//! What cards score, for each trigger.

use crate::bytecode::{Bytecode, CardCondition, Coded, Rank, ScoringTrigger, Suit};
use crate::cards::{Card, Cards};

use super::TRIGGERS;

/// What cards score by the rules about trumps alone, or by the others.
pub(super) fn points(
    bytecode: &Bytecode,
    cards: Cards,
    of_trumps: bool,
) -> [Vec<(Cards, i64)>; TRIGGERS] {
    debug_assert!(
        ScoringTrigger::ALL
            .iter()
            .all(|&trigger| (trigger as usize) < TRIGGERS)
    );
    let mut points: [Vec<(Cards, i64)>; TRIGGERS] = Default::default();
    for (trigger, groups) in points.iter_mut().enumerate() {
        for card in cards {
            let scoring = bytecode.card_scoring.iter();
            let score: i64 = scoring
                .filter(|rule| rule.trigger as usize == trigger && rule.trumps_only == of_trumps)
                .filter(|rule| covers(&rule.condition, card))
                .map(|rule| i64::from(rule.points))
                .sum();
            match groups.iter_mut().find(|group| group.1 == score) {
                _ if score == 0 => {}
                Some(group) => group.0 |= Cards::of(card),
                None => groups.push((Cards::of(card), score)),
            }
        }
    }
    points
}

pub(super) fn covers(condition: &CardCondition, card: Card) -> bool {
    let suit = Suit::from_code(card.suit());
    let rank = Rank::from_code(card.rank());
    suit.zip(rank)
        .is_some_and(|(suit, rank)| condition.covers(rank, suit))
}

/// The cards that score for whoever takes them in a trick.
pub(super) fn scoring_in_tricks(points: &[Vec<(Cards, i64)>; TRIGGERS]) -> Cards {
    let groups = points[ScoringTrigger::TrickWin as usize].iter();
    groups.fold(Cards::NONE, |all, &(group, _)| all | group)
}

pub(super) fn covered(condition: &CardCondition, cards: Cards) -> Cards {
    let covered = |&card: &Card| covers(condition, card);
    cards.into_iter().filter(covered).collect()
}
