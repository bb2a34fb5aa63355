//! Fast paths: playing on in one go, where everybody answers at once and nobody wants to be told what happens.
//!
//! Most of a simulation is spent in plain games: everybody plays a card to a trick; a walk draws a card and lays one. Here
//! these are played by loops without a step in between. The rules are those of the other files; only what such a game does
//! not have is left out, and whatever is out of the ordinary is left to them.

mod shedding;
mod stack_war;
mod tricks;
mod walks;
mod war;

use crate::cards::Cards;
use crate::rules::SEATS;
use crate::state::State;

/// The hands of all players, kept where they can be changed fast.
struct Hands {
    /// By seat; there is room for eight, so that three bits of a seat are always one.
    cards: [Cards; 8],
    /// The suits that have been played.
    broken: Cards,
}

impl Hands {
    fn of(state: &State) -> Self {
        let mut cards = [Cards::NONE; 8];
        cards[..SEATS].copy_from_slice(&state.hands);
        Self {
            cards,
            broken: state.broken,
        }
    }

    fn put_back(&self, state: &mut State) {
        state.hands.copy_from_slice(&self.cards[..SEATS]);
        state.broken = self.broken;
    }
}
