//! Narrowing cards down to those that may be chosen: rule by rule, with the reason for what each takes out.

use crate::cards::{Card, Cards};
use crate::values::{Blocked, Reason};

/// Cards with the reason why they cannot be chosen, those with the same reason together.
#[derive(Default)]
pub(in crate::engine) struct Reasons(Vec<(Cards, Reason)>);

impl Reasons {
    /// The same reason for each of the cards.
    pub(in crate::engine) fn of(cards: Cards, reason: Reason) -> Self {
        let mut reasons = Self::default();
        reasons.add(cards, reason);
        reasons
    }

    pub(in crate::engine) fn add(&mut self, cards: Cards, reason: Reason) {
        if cards.is_empty() {
            return;
        }
        match self.0.iter_mut().find(|(_, known)| *known == reason) {
            Some((all, _)) => *all |= cards,
            None => self.0.push((cards, reason)),
        }
    }

    /// The cards that have a reason.
    pub(in crate::engine) fn cards(&self) -> Cards {
        self.0
            .iter()
            .fold(Cards::NONE, |all, (cards, _)| all | *cards)
    }

    /// Leaves the reasons of these cards.
    pub(in crate::engine) fn keep(&mut self, wanted: Cards) {
        for (cards, _) in &mut self.0 {
            *cards = *cards & wanted;
        }
    }

    /// The reasons as values, by their first cards.
    pub(in crate::engine) fn blocked(mut self) -> Vec<Blocked> {
        self.0.retain(|(cards, _)| !cards.is_empty());
        self.0.sort_by_key(|(cards, _)| cards.first());
        let blocked = self.0.into_iter().map(|(cards, reason)| Blocked {
            cards: cards.into_iter().collect(),
            reason,
        });
        blocked.collect()
    }
}

/// The cards that are left, and those that each rule has taken out.
pub(in crate::engine) struct Narrowing {
    pub(in crate::engine) cards: Cards,
    pub(in crate::engine) taken_out: Reasons,
}

impl Narrowing {
    pub(in crate::engine) fn of(cards: Cards) -> Self {
        Self {
            cards,
            taken_out: Reasons::default(),
        }
    }

    /// Leaves only these cards, with one reason for the others.
    pub(in crate::engine) fn narrow(&mut self, left: Cards, reason: impl FnOnce() -> Reason) {
        let out = self.cards - left;
        if !out.is_empty() {
            self.taken_out.add(out, reason());
            self.cards -= out;
        }
    }

    /// Leaves only these cards, with a reason for each of the others.
    pub(in crate::engine) fn narrow_each(&mut self, left: Cards, reason: impl Fn(Card) -> Reason) {
        let out = self.cards - left;
        for card in out {
            self.taken_out.add(Cards::of(card), reason(card));
        }
        self.cards -= out;
    }
}
