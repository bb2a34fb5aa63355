//! Playing: one game from its seed to its end, or many of them, counted.

use crate::options::Decision;
use crate::players::{CHAIRS, Player, Seat, play};
use crate::rules::Rules;
use crate::search::Search;
use crate::state::State;
use crate::tally::{Measured, Tally};
use crate::watch::Watch;

/// How many turns are played between two questions whether to stop.
const TURNS_BETWEEN: u32 = 256;

/// Plays a whole game. There must be a player for every seat; Random sits where there is none.
pub fn play_game<W: Watch>(rules: &Rules, players: &[Player], seed: u64, watch: &mut W) -> State {
    play_one(rules, players, seed, &mut Search::default(), watch)
}

/// The same with room to think that can be used for any number of games.
#[inline]
pub(crate) fn play_one<W: Watch>(
    rules: &Rules,
    players: &[Player],
    seed: u64,
    search: &mut Search,
    watch: &mut W,
) -> State {
    let mut seats = [Seat::new(Player::Random, seed, 0); CHAIRS];
    for (number, seat) in seats.iter_mut().enumerate().take(rules.players) {
        let player = players.get(number).copied().unwrap_or(Player::Random);
        *seat = Seat::new(player, seed, number);
    }
    play(rules, seed, seats, search, watch)
}

/// Plays a number of games and counts how they ended: game i has the seed `first_seed` + i, modulo 2^64.
///
/// `stop` is asked now and then, also within a long game. Once it says yes there is no answer.
pub fn play_games(
    rules: &Rules,
    players: &[Player],
    first_seed: u64,
    games: u64,
    measure: bool,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Tally> {
    let mut tally = Tally::new(measure);
    let pauses = Pauses::new(stop);
    let finished = if measure {
        let mut watch = Counting {
            pauses,
            measured: Measured::default(),
        };
        let finished = play_each(rules, players, first_seed, games, &mut tally, &mut watch);
        tally.add_measured(&watch.measured);
        finished
    } else {
        let mut watch = pauses;
        play_each(rules, players, first_seed, games, &mut tally, &mut watch)
    };
    finished.then_some(tally)
}

/// Whether all games were played to their end.
fn play_each<W: Stoppable>(
    rules: &Rules,
    players: &[Player],
    first_seed: u64,
    games: u64,
    tally: &mut Tally,
    watch: &mut W,
) -> bool {
    let mut search = Search::default();
    for i in 0..games {
        let seed = first_seed.wrapping_add(i);
        let state = play_one(rules, players, seed, &mut search, watch);
        if watch.has_stopped() {
            return false;
        }
        tally.count(&state);
    }
    true
}

/// A watcher that may have broken a game off.
pub(crate) trait Stoppable: Watch {
    fn has_stopped(&self) -> bool;
}

/// Watches nothing, and asks now and then whether to stop.
pub(crate) struct Pauses<'a> {
    stop: &'a mut dyn FnMut() -> bool,
    turns_between: u32,
    turns_left: u32,
    has_stopped: bool,
}

impl<'a> Pauses<'a> {
    fn new(stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self::every(TURNS_BETWEEN, stop)
    }

    /// Asks after every so many turns.
    pub(crate) fn every(turns: u32, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self {
            stop,
            turns_between: turns,
            turns_left: turns,
            has_stopped: false,
        }
    }

    /// Asks now.
    pub(crate) fn stops_now(&mut self) -> bool {
        self.ask();
        self.has_stopped
    }

    #[cold]
    fn ask(&mut self) {
        self.turns_left = self.turns_between;
        self.has_stopped |= (self.stop)();
    }
}

impl Watch for Pauses<'_> {
    const LISTENS: bool = false;

    #[inline]
    fn breaks_off(&mut self) -> bool {
        self.turns_left -= 1;
        if self.turns_left == 0 {
            self.ask();
        }
        self.has_stopped
    }
}

impl Stoppable for Pauses<'_> {
    fn has_stopped(&self) -> bool {
        self.has_stopped
    }
}

/// Counts what the players do.
struct Counting<'a> {
    pauses: Pauses<'a>,
    measured: Measured,
}

impl Watch for Counting<'_> {
    const LISTENS: bool = false;

    #[inline]
    fn decided(&mut self, decision: &Decision, _option: u32) {
        self.measured.decided(decision);
    }

    #[inline]
    fn breaks_off(&mut self) -> bool {
        self.pauses.breaks_off()
    }
}

impl Stoppable for Counting<'_> {
    fn has_stopped(&self) -> bool {
        self.pauses.has_stopped()
    }
}
