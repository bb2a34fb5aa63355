//! Phases that turn up cards of the deck.

use crate::state::{NO_SEAT, Step};
use crate::values::Place;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// The top cards of the deck go to the table, as far as they last.
    #[inline(never)]
    pub(super) fn turn_up(&mut self, count: u8) {
        self.state.step = Step::LeavePhase;
        for _ in 0..count {
            self.turn_up_one();
        }
    }

    /// Cards of the deck come for those that lay on the table. An empty deck is reshuffled before, and ends nothing.
    pub(super) fn renew_table(&mut self, count: u32) {
        for _ in 0..count {
            if self.has_deck() {
                self.turn_up_one();
            }
        }
    }

    fn turn_up_one(&mut self) {
        if let Some(card) = self.state.deck.pop() {
            self.put_on_table(card, NO_SEAT, false);
            self.state.walk.acted = true;
            self.tell_turned_up(card, Place::TABLE);
        }
    }
}
