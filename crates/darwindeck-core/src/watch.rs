//! Watching a game: what happens in it, for whoever wants to know.

use crate::cards::{Card, Cards};
use crate::options::Decision;
use crate::rules::Rules;
use crate::state::State;

/// Something that follows from a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    Draws(usize, Card, Origin),
    TurnsUp(usize, Card),
    TurnedUp(Card),
    Captures(usize, Cards),
    CapturesUnderStack(usize, u32),
    LaysFaceDown(usize, Card),
    TakesUp(usize, Cards),
    Melds(usize, Cards),
    TakesTrick(usize),
    NobodyTakesTrick,
    Skips(u32),
    Direction(i8),
    Hits(usize),
    Shows(usize, Cards),
    TakesPile(usize),
    LaysDown(usize, Cards),
    SwapsWith(usize, usize),
    SwapsWithTable(usize),
    Scores(usize, i64),
    PaysChips(usize, i64),
    WinsChips(usize, i64),
    GoesOut(usize),
    PaidByHouse(usize, i64),
    HouseDraws(Card),
    OutOfHand(usize),
    OutOfGame(usize),
    Passes(usize),
    Reshuffled,
    TableCleared,
    Gives(usize, usize, Cards),
    ShootsTheMoon(usize),
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

    /// Whether `happened` has to be called.
    const LISTENS: bool = true;

    /// A hand begins. Its cards are not dealt yet.
    fn hand_begins(&mut self, _state: &State) {}

    /// The cards of a hand have been dealt.
    fn dealt(&mut self, _rules: &Rules, _state: &State) {}

    /// A player has decided.
    fn decided(&mut self, _decision: &Decision, _option: u32) {}

    /// Something has happened. The position shows it already.
    fn happened(&mut self, _event: Event, _state: &State) {}

    /// The points and chips as they stand, at the end of a hand or of the game.
    fn standings(&mut self, _rules: &Rules, _state: &State) {}

    /// The game is over.
    fn over(&mut self, _state: &State) {}

    /// The option that a player takes who sits at the table and need not look at anything but how many there are. Nothing:
    /// the game stops and waits for the decision.
    #[inline]
    fn answers(&mut self, _player: usize, _options: u32) -> Option<u32> {
        None
    }

    /// The same where all players answer at once.
    #[inline]
    fn picks(&mut self, player: usize, options: u32) -> u32 {
        self.answers(player, options).unwrap_or(0)
    }

    /// Whether all players answer at once and `happened` need not be called, so that whole hands can be played in one go.
    #[inline]
    fn allows_fast_paths(&self) -> bool {
        false
    }

    /// A walk is about to begin. Whether to stop, so that the position can be looked at: [`Rules::go_on`] goes on, and asks again.
    /// Players who play a game to its end do not stop.
    #[inline]
    fn looks_at_walk(&mut self) -> bool {
        false
    }

    /// Whether the game is to be broken off at the end of a hand after which it would go on; it then ends as if its turns
    /// were used up.
    #[inline]
    fn breaks_off_after_hand(&mut self) -> bool {
        false
    }

    /// Whether the game is to be broken off, asked before every turn, or after every trick where many are played in one go;
    /// it then ends as if its turns were used up.
    #[inline]
    fn breaks_off(&mut self) -> bool {
        false
    }
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Watch for Nobody {
    const LISTENS: bool = false;
}

/// Nobody writes anything down, but players remember what they see.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memory;

impl Watch for Memory {
    const KNOWLEDGE: bool = true;
}
