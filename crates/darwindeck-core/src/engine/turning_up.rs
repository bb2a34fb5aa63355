//! Phases that turn up cards of the deck.

use crate::state::{NO_SEAT, Step};
use crate::watch::{Event, Watch};

use super::Table;

impl<W: Watch> Table<'_, W> {
    /// The top cards of the deck go to the table, as far as they last.
    #[inline(never)]
    pub(super) fn turn_up(&mut self, count: u8) {
        self.state.step = Step::LeavePhase;
        for _ in 0..count {
            let Some(card) = self.state.deck.pop() else {
                return;
            };
            self.put_on_table(card, NO_SEAT, false);
            self.state.walk.acted = true;
            self.happened(Event::TurnedUp(card));
        }
    }
}
