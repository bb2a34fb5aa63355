//! Watching a game: what happens in it, for whoever wants to know.

use crate::options::Decision;
use crate::state::State;
use crate::values::Event;

/// Whoever watches a game. All methods do nothing unless they are written.
pub trait Watch {
    /// Whether the position should keep track of what each player knows.
    const KNOWLEDGE: bool = false;

    /// Whether `happened` has to be called: the only switch, without which no event is made.
    const LISTENS: bool = true;

    /// Whether `looks_at_walk` has to be called before every walk, so that none may be played in one go with others.
    const LOOKS_AT_WALKS: bool = false;

    /// A player has decided. Called without listening, too, so that decisions can be counted for next to nothing.
    fn decided(&mut self, _decision: &Decision, _option: u32) {}

    /// Something has happened. The position shows it already.
    fn happened(&mut self, _event: Event, _state: &State) {}

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

    /// A walk is about to begin. Whether to stop, so that the position can be looked at: [`Rules::go_on`](crate::rules::Rules::go_on) goes on, and asks again.
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
    const LISTENS: bool = false;
}

/// Everything is written down, and players remember what they see: for games in progress. Whoever looks ahead in one takes the
/// same and throws the notes away, as every watcher has an engine of its own, which a browser must load.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    pub(crate) events: Vec<Event>,
}

impl Watch for Notes {
    const KNOWLEDGE: bool = true;

    fn happened(&mut self, event: Event, _state: &State) {
        self.events.push(event);
    }
}
