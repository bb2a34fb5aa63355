//! Watching a game: what happens in it, for whoever wants to know.

use crate::cards::{Card, Cards};
use crate::game::Game;
use crate::options::Decision;
use crate::state::State;

/// Something that follows from a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    Draws(usize, Card, Origin),
    TurnsUp(usize, Card),
    Captures(usize, Cards),
    TakesUp(usize, Cards),
    TakesTrick(usize),
    Skips(u32),
    Direction(i8),
    Hits(usize),
    Shows(usize, Cards),
    TakesPile(usize),
    Scores(usize, i64),
    WinsChips(usize, i64),
    OutOfHand(usize),
    OutOfGame(usize),
    Passes(usize),
    Reshuffled,
    TableCleared,
    HandOver,
}

/// Where a card was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Origin {
    Deck,
    Discard,
    Table,
    Hand(usize),
}

/// Whoever watches a game. All methods do nothing unless they are written.
pub trait Watch {
    /// Whether the position should keep track of what each player knows.
    const KNOWLEDGE: bool = false;

    /// The cards of a hand have been dealt.
    fn dealt(&mut self, _game: &Game, _state: &State) {}

    /// A player has decided.
    fn decided(&mut self, _decision: &Decision, _option: u32) {}

    /// Something has happened. The position shows it already.
    fn happened(&mut self, _event: Event, _state: &State) {}

    /// The points and chips as they stand, at the end of a hand or of the game.
    fn standings(&mut self, _game: &Game, _state: &State) {}

    /// The game is over.
    fn over(&mut self, _state: &State) {}

    /// Whether the game is to be broken off, asked before every turn; it then ends as if its turns were used up.
    #[inline]
    fn breaks_off(&mut self) -> bool {
        false
    }
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Watch for Nobody {}

/// Nobody writes anything down, but players remember what they see.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memory;

impl Watch for Memory {
    const KNOWLEDGE: bool = true;
}
