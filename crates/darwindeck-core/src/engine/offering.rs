//! What the rules offer in a position that was not played but imagined.

use crate::cards::Cards;
use crate::options::Kind;
use crate::rules::{Phase, Rules};
use crate::state::State;
use crate::watch::Nobody;

use super::Play;

impl Rules {
    /// The cards of the hand that the player who has to decide may choose from, as the hand is now.
    pub(crate) fn offered_cards(&self, state: &mut State) -> Cards {
        let kind = state.decision.kind;
        let phase = self.phases.get(state.phase);
        let play = Play {
            rules: self,
            state,
            watch: &mut Nobody,
        };
        match (kind, phase) {
            (Kind::Trick, _) => play.legal_in_trick(play.state.at),
            (Kind::Give, Some(Phase::Passing(_))) => play.offered_to_give(),
            (Kind::Meld, Some(Phase::Meld(meld))) => play.offered_to_meld(meld),
            _ => play.offered(&play.present_choice()),
        }
    }
}
