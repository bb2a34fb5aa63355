//! Cards that are only looked at: the decision if they were chosen.

use crate::cards::{Card, Cards};
use crate::engine::Play;
use crate::options::Decision;
use crate::rules::Rules;
use crate::state::State;
use crate::values::{Asks, Blocked, Considered, Refusal};
use crate::watch::{Nobody, Watch};

use super::Explanation;

impl Rules {
    /// The decision that is asked, if these cards were chosen, in whatever order. In the middle of a choice the cards are all
    /// of it: those chosen so far, and others.
    ///
    /// # Errors
    ///
    /// Why they cannot be.
    pub fn consider(&self, state: &State, cards: &[Card]) -> Result<Considered, Refusal> {
        let mut state = *state;
        if state.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let play = Play {
            rules: self,
            state: &mut state,
            watch: &mut Nobody,
        };
        let decision = play.state.decision;
        play.consider(&decision, cards)
    }
}

impl<W: Watch> Play<'_, W> {
    fn consider(&self, decision: &Decision, cards: &[Card]) -> Result<Considered, Refusal> {
        let mut chosen = Cards::NONE;
        let mut explained = self.explain(decision, chosen);
        for &card in cards {
            if !open_beside(decision, &explained, chosen).has(card) {
                return Err(refusal(explained.blocked, card));
            }
            chosen |= Cards::of(card);
            explained = self.explain(decision, chosen);
        }
        Ok(Considered {
            chosen: chosen.into_iter().collect(),
            select: explained.select,
            blocked: explained.blocked,
        })
    }
}

/// The cards that can be chosen beside others: where a move takes one card, none.
fn open_beside(decision: &Decision, explained: &Explanation, chosen: Cards) -> Cards {
    match &explained.select {
        Some(select) => select.open.iter().copied().collect(),
        None if chosen.is_empty() => offered(decision),
        None => Cards::NONE,
    }
}

/// The cards among the options.
fn offered(decision: &Decision) -> Cards {
    match decision.asks {
        Asks::Take | Asks::Capture | Asks::Swap => decision.card_set(),
        _ => decision.own_cards(),
    }
}

fn refusal(blocked: Vec<Blocked>, card: Card) -> Refusal {
    let reasons = blocked.into_iter().filter(|one| one.cards.contains(&card));
    let blocked: Vec<Blocked> = reasons
        .map(|one| Blocked {
            cards: vec![card],
            reason: one.reason,
        })
        .collect();
    if blocked.is_empty() {
        Refusal::NoOption
    } else {
        Refusal::Blocked { blocked }
    }
}
