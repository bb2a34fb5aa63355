//! What the rules offer in a position that was not played but imagined.

use crate::cards::Cards;
use crate::rules::{Phase, Rules};
use crate::state::State;
use crate::values::Asks;
use crate::watch::Nobody;

use super::Play;

impl Rules {
    /// The cards of the hand that the player who has to decide may choose from, as the hand is now.
    pub(crate) fn offered_cards(&self, state: &mut State) -> Cards {
        let asks = state.decision.asks;
        let phase = self.phases.get(state.phase);
        let play = Play {
            rules: self,
            state,
            watch: &mut Nobody,
        };
        match (asks, phase) {
            (Asks::Trick, _) => play.legal_in_trick(play.state.at),
            (Asks::Give, Some(Phase::Passing(_))) => play.offered_to_give(),
            (Asks::Meld, Some(Phase::Meld(meld))) => play.offered_to_meld(meld),
            _ => play.offered(&play.present_choice()),
        }
    }
}
