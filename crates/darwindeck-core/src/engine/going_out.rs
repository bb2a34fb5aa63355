//! Going out: what happens when a player has got rid of the last card.

use crate::bytecode::GoingOut;
use crate::values::{HandEnd, Leaving};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// Whoever holds no card any more goes out, the walk's player before the others. Says whether that ends the hand.
    pub(super) fn somebody_goes_out(&mut self) -> bool {
        let state = &*self.state;
        let mut out = state.without_cards();
        if out.is_empty() {
            return false;
        }
        let mut next = Some(state.walker).filter(|&walker| out.has(walker));
        next = next.or_else(|| out.next(state.walker, state.direction));
        while let Some(player) = next {
            out = out.without(player);
            self.goes_out(player);
            next = out.next(player, self.state.direction);
        }
        let why = if self.rules.going_out == GoingOut::EndsHand {
            HandEnd::WentOut
        } else if self.is_alone() {
            HandEnd::Alone
        } else {
            return false;
        };
        self.hand_is_over(why);
        true
    }

    fn goes_out(&mut self, player: usize) {
        let state = &mut *self.state;
        state.places[usize::from(state.gone)] = player as u8;
        state.gone += 1;
        state.walk.acted = true;
        state.win_triggers = state.win_triggers.with(WinTriggers::EMPTY_HAND);
        if self.rules.going_out == GoingOut::LeavesHand {
            self.state.in_hand = self.state.in_hand.without(player);
        }
        self.tell_out(player, Leaving::Cards);
    }
}
