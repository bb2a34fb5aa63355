//! Views as values: the [`Table`] of a game, and what one pair of eyes sees of a position.
//!
//! Everything is worked out from the rules and a position, and nothing of it is kept there. What players remember is known only
//! if the game was played with a watcher that keeps [knowledge](crate::watch::Watch::KNOWLEDGE).

mod course;
mod fields;
mod piles;
mod players;
mod table;

pub(crate) use table::SCHEMA;

use crate::rules::Rules;
use crate::seats::Seats;
use crate::values::{self, Counters, Table};
use crate::view::View;

impl Rules {
    /// What there is to know about the game before it is played.
    pub fn table(&self) -> Table {
        table::table(self)
    }
}

impl View<'_> {
    /// The view as a value.
    pub fn look(&self) -> values::View {
        let (rules, state) = (self.rules(), self.state());
        values::View {
            seat: self.viewer(),
            hand_number: state.hand_number,
            starter: state.starter,
            walker: state.walker,
            direction: state.direction,
            skips: state.skips,
            passes: state.passes,
            turns: state.turns,
            ask: rules.ask(state, self.viewer()),
            players: (0..rules.players)
                .map(|seat| self.player_value(seat))
                .collect(),
            bags: self.bags(),
            deck: self.deck(),
            discard: self.discard_pile(),
            named: self.named(),
            table: self.table_pile(),
            table_top: self.table_top(),
            fits: self.fits(),
            melds: self.melds(),
            trick: self.present_trick(),
            broken: self.broken(),
            battle: self.battle(),
            to_beat: self.play_to_beat(),
            gifts: self.gifts(),
            claim: self.claim_made(),
            asked: state.target,
            pot: self.pot_value(),
            house: self.house(),
            trump: self.trump(),
            knocked: self.knocked(),
            last_places: self.last_places(),
            known: self.known_cards(),
            counters: self.viewer().is_none().then_some(Counters {
                decisions: state.decisions,
                idle: state.idle,
            }),
        }
    }
}

/// Players, by seat.
fn listed(seats: Seats) -> Vec<usize> {
    seats.iter().collect()
}
