//! Capturing cards of the table: one of the same rank, or several that add up.

use crate::cards::{Card, Cards};
use crate::engine::Play;
use crate::options::Decision;
use crate::values::{Reason, Select};
use crate::watch::Watch;

use super::Explanation;
use super::narrowing::Reasons;
use super::terms::rank_of;

impl<W: Watch> Play<'_, W> {
    /// Whether the cards to be captured add up to the one that was laid.
    pub(super) fn captures_a_sum(&self, decision: &Decision) -> bool {
        let laid = self.state.table_top.map(Card::rank);
        decision.card_set().first().map(Card::rank) != laid
    }

    /// Which cards of the table may be captured beside those chosen, and why others may not.
    pub(super) fn explain_capture(&self, decision: &Decision, chosen: Cards) -> Explanation {
        let laid = self.state.table_top.expect("a card was laid");
        let others = self.eyes().table(decision.player) - Cards::of(laid);
        if self.captures_a_sum(decision) {
            return self.explain_sum(laid, others, chosen);
        }
        let reason = Reason::NoMatch {
            rank: rank_of(laid),
            rule: "setup.tableau_mode".to_owned(),
        };
        Explanation {
            blocked: Reasons::of(others - decision.card_set(), reason).blocked(),
            ..Explanation::default()
        }
    }

    fn explain_sum(&self, laid: Card, others: Cards, chosen: Cards) -> Explanation {
        let value = |card: Card| i64::from(self.rules.evaluation.value_of(card.rank()));
        let missing = value(laid) - chosen.into_iter().map(value).sum::<i64>();
        let left = others - chosen;
        let begins = |card: &Card| {
            let rest = left - Cards::of(*card);
            value(*card) > 0 && self.can_add_up(rest, missing - value(*card))
        };
        let able: Cards = left.into_iter().filter(begins).collect();
        let is_needed = |card: Card| !self.can_add_up(left - Cards::of(card), missing);
        let lacks = Reason::NoSum {
            missing,
            rule: "setup.capture_by_sum".to_owned(),
        };
        Explanation {
            select: Some(Select {
                fewest: 1,
                most: others.len(),
                open: able.into_iter().collect(),
                lacks: (missing != 0).then(|| lacks.clone()),
                makes: None,
            }),
            blocked: Reasons::of(left - able, lacks).blocked(),
            is_forced: able.into_iter().all(is_needed),
            ..Explanation::default()
        }
    }

    /// Whether some of the cards add up to a total.
    fn can_add_up(&self, cards: Cards, total: i64) -> bool {
        let next = |total| self.rules.evaluation.next_to_add_up(cards, total);
        total == 0 || u8::try_from(total).is_ok_and(|total| !next(total).is_empty())
    }
}
