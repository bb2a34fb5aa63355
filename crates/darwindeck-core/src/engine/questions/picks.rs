//! Cards chosen all at once, as the picks that they are to the engine: one by one, in canonical order.

use crate::cards::{Card, Cards};
use crate::options::{Decision, Decline, Move};
use crate::rules::Rules;
use crate::state::State;
use crate::values::{Asks, Considered, Refusal};
use crate::watch::Notes;

impl Rules {
    /// The numbers of the options with which cards are chosen, in this decision and those that follow it.
    ///
    /// The last one is that of `stop`, where that is asked once they are chosen. A pick that the machine makes by itself is left
    /// out. In the middle of a choice no card can be added that comes before those chosen.
    ///
    /// # Errors
    ///
    /// Why they cannot be.
    pub fn picks_of(&self, state: &State, cards: &[Card]) -> Result<Vec<u32>, Refusal> {
        let Considered { chosen, select, .. } = self.consider(state, cards)?;
        if let Some(lacks) = select.and_then(|select| select.lacks) {
            return Err(Refusal::Incomplete { lacks });
        }
        let wanted: Cards = chosen.into_iter().collect();
        let (mut state, mut picks) = (*state, Vec::new());
        while let Some(card) = (wanted - state.chosen).first() {
            let pick = state.decision().and_then(|decision| decision.takes(card));
            let pick = pick.ok_or(Refusal::NoOption)?;
            picks.push(pick);
            self.choose(&mut state, pick, &mut Notes::default());
            if !state.is_choosing_of(wanted) {
                return Ok(picks);
            }
        }
        if let Some(decision) = state.decision() {
            picks.extend((decision.decline == Decline::Stop).then(|| decision.count() - 1));
        }
        if picks.is_empty() {
            return Err(Refusal::NoOption);
        }
        Ok(picks)
    }
}

impl Decision {
    /// The number of the option that takes a card.
    fn takes(&self, card: Card) -> Option<u32> {
        (0..self.count()).find(|&option| self.card_of(option) == Some(card))
    }

    /// The card that an option takes, if it takes one.
    pub(crate) fn card_of(&self, option: u32) -> Option<Card> {
        match self.option(option) {
            Move::Card(_, card) => Some(card),
            _ => None,
        }
    }
}

impl State {
    /// Whether some of these cards are chosen, and more can be: a choice is over when its last card is chosen, and others are
    /// asked about something.
    pub(crate) fn is_choosing_of(&self, wanted: Cards) -> bool {
        self.is_within_selection() && wanted.covers(self.chosen)
    }

    /// Whether a pick of a selection has been made, and the next one is asked for.
    pub(crate) fn is_within_selection(&self) -> bool {
        let asks = self.decision().map(|decision| decision.asks);
        let selects = matches!(
            asks,
            Some(
                Asks::Play
                    | Asks::Discard
                    | Asks::Lay
                    | Asks::Trick
                    | Asks::Exchange
                    | Asks::Give
                    | Asks::Meld
                    | Asks::Capture
            )
        );
        selects && !self.chosen.is_empty()
    }
}
