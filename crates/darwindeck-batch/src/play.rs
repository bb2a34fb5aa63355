//! Playing the orders of a batch, on as many threads as there are.
//!
//! The work is cut into parts, some games of one order each, and whoever is free takes the next one. Tallies are whole
//! numbers, so that it does not matter who plays what, nor in which order the parts come in. The threads are started for the
//! batch and end with it: a process that forks between two batches has none to lose.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use darwindeck_core::{Tally, play_games};

use crate::crowd::{locked, work_together};
use crate::error::BatchError;
use crate::fault::{FirstFault, guarded};
use crate::pulse::Pulse;
use crate::request::Order;
use crate::response::result_of;
use crate::wire::darwindeck::SimulationResult;

/// Most games of one part: enough that taking a part costs nothing beside playing it, and few enough to show progress. Where
/// somebody thinks ahead, each game is a part of its own.
const LARGEST_PART: u64 = 256;
/// The parts of a batch for each thread, so that none waits long for the last one.
const PARTS_PER_THREAD: u64 = 8;
/// How long the calling thread plays alone: a small batch is over before a thread would have started.
const ALONE: Duration = Duration::from_micros(300);

/// Some games of one order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    order: usize,
    first: u64,
    games: u64,
}

/// Plays a part; no answer when it was stopped.
pub(crate) type PlayPart<'a> =
    dyn Fn(&Order, Part, &mut dyn FnMut() -> bool) -> Option<Tally> + Sync + 'a;

/// Plays a part with the core.
pub(crate) fn play_part(
    order: &Order,
    part: Part,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Tally> {
    let first_seed = order.first_seed.wrapping_add(part.first);
    let players = &order.players[..order.rules.player_count()];
    play_games(
        &order.rules,
        players,
        first_seed,
        part.games,
        order.measure,
        stop,
    )
}

/// Plays all orders, and gives their results in the same order.
pub(crate) fn play(
    orders: &[Order],
    threads: Option<NonZeroUsize>,
    pulse: &mut Pulse<'_>,
    play_part: &PlayPart<'_>,
) -> Result<Vec<SimulationResult>, BatchError> {
    let hall = Hall::new(orders, play_part);
    let began = Instant::now();
    let only_thread = threads == Some(NonZeroUsize::MIN);
    let most = if only_thread { LARGEST_PART } else { 1 };
    let may_be_short = !orders.iter().any(Order::takes_long);
    while only_thread || (may_be_short && began.elapsed() < ALONE) {
        if !hall.play_next(most, || pulse.stops(hall.done(), hall.total)) {
            break;
        }
    }
    if !hall.is_over() {
        // Asked only now: the system takes longer to answer than a short game takes.
        let processors = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        hall.open_tables(threads.unwrap_or_else(processors).get(), pulse);
    }
    hall.close()
}

/// Where a batch is played.
struct Hall<'a> {
    orders: &'a [Order],
    play_part: &'a PlayPart<'a>,
    total: u64,
    done: AtomicU64,
    stop: AtomicBool,
    /// The order and the game to be played next.
    next: Mutex<(usize, u64)>,
    results: Vec<Mutex<Progress>>,
    /// By order.
    fault: FirstFault,
}

/// What is known of an order: the games so far, or the result of all of them.
enum Progress {
    Nothing,
    Some(Box<Tally>),
    All(SimulationResult),
}

impl<'a> Hall<'a> {
    fn new(orders: &'a [Order], play_part: &'a PlayPart<'a>) -> Self {
        Self {
            orders,
            play_part,
            total: orders.iter().map(|order| order.games).sum(),
            done: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            next: Mutex::new((0, 0)),
            results: orders
                .iter()
                .map(|_| Mutex::new(Progress::Nothing))
                .collect(),
            fault: FirstFault::default(),
        }
    }

    fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    fn is_over(&self) -> bool {
        self.stop.load(Relaxed) || self.done() == self.total
    }

    /// The next games of an order that nobody has taken yet, so many at most.
    fn take(&self, most: u64) -> Option<Part> {
        let mut next = locked(&self.next);
        let (order, first) = *next;
        let asked_for = self.orders.get(order)?;
        let games = asked_for.games;
        let most = if asked_for.takes_long() { 1 } else { most };
        let part = Part {
            order,
            first,
            games: most.min(games - first),
        };
        *next = if first + part.games == games {
            (order + 1, 0)
        } else {
            (order, first + part.games)
        };
        Some(part)
    }

    /// Takes a part and plays it. Whether there was one, and it was played to the end.
    fn play_next(&self, most: u64, mut stop: impl FnMut() -> bool) -> bool {
        let Some(part) = self.take(most) else {
            return false;
        };
        let order = &self.orders[part.order];
        let mut stops = || self.stop.load(Relaxed) || stop();
        if stops() {
            self.stop.store(true, Relaxed);
            return false;
        }
        match guarded(|| (self.play_part)(order, part, &mut stops)) {
            Ok(Some(tally)) => {
                self.count(order, part, tally);
                true
            }
            Ok(None) => {
                self.stop.store(true, Relaxed);
                false
            }
            Err(said) => {
                self.stop.store(true, Relaxed);
                self.fault.report(part.order, said);
                false
            }
        }
    }

    fn count(&self, order: &Order, part: Part, tally: Tally) {
        let mut progress = locked(&self.results[part.order]);
        let tally = match std::mem::replace(&mut *progress, Progress::Nothing) {
            Progress::Some(mut so_far) => {
                so_far.add(&tally);
                so_far
            }
            _ => Box::new(tally),
        };
        *progress = if tally.games == order.games {
            Progress::All(result_of(&order.rules, &tally))
        } else {
            Progress::Some(tally)
        };
        self.done.fetch_add(part.games, Relaxed);
    }

    /// Plays on so many threads, while this one looks after them.
    fn open_tables(&self, threads: usize, pulse: &mut Pulse<'_>) {
        let left = self.total - self.done();
        let threads = threads.min(usize::try_from(left).unwrap_or(usize::MAX));
        let most = (left / (PARTS_PER_THREAD * threads as u64)).clamp(1, LARGEST_PART);
        let work = || while self.play_next(most, || false) {};
        work_together(threads, &work, &mut || {
            if pulse.stops(self.done(), self.total) {
                self.stop.store(true, Relaxed);
            }
        });
        // When not a single thread could be started, there is still this one.
        while self.play_next(most, || pulse.stops(self.done(), self.total)) {}
    }

    fn close(self) -> Result<Vec<SimulationResult>, BatchError> {
        if let Some((index, message)) = self.fault.take() {
            return Err(BatchError::Fault {
                index,
                rules_hash: self.orders[index].rules.rules_hash,
                message,
            });
        }
        let results = self.results.into_iter().map(|progress| {
            match progress
                .into_inner()
                .unwrap_or_else(PoisonError::into_inner)
            {
                Progress::All(result) => Ok(result),
                Progress::Nothing | Progress::Some(_) => Err(BatchError::Stopped),
            }
        });
        results.collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use darwindeck_core::Player;
    use darwindeck_core::rules::SEATS;

    use super::*;
    use crate::fault::keep_panics_quiet;
    use crate::known;

    /// Orders of War for so many games each.
    fn orders(games: &[u64]) -> Vec<Order> {
        let war = Arc::new(known(include_str!(
            "../../../tests/golden/bytecode/war.hex"
        )));
        let seeds = (0..).step_by(1000);
        let order = |(&games, first_seed)| Order {
            rules: Arc::clone(&war),
            players: [Player::Random; SEATS],
            games,
            first_seed,
            measure: true,
        };
        games.iter().zip(seeds).map(order).collect()
    }

    fn played(
        orders: &[Order],
        threads: usize,
        beat: &mut dyn FnMut(u64, u64) -> bool,
        part: &PlayPart<'_>,
    ) -> Result<Vec<SimulationResult>, BatchError> {
        play(
            orders,
            NonZeroUsize::new(threads),
            &mut Pulse::new(beat),
            part,
        )
    }

    fn never(_done: u64, _total: u64) -> bool {
        false
    }

    #[test]
    fn any_number_of_threads_gives_the_same_results() {
        let orders = orders(&[1, 40, 3, 1, 300, 2]);
        let alone = played(&orders, 1, &mut never, &play_part).unwrap();
        assert_eq!(alone.len(), 6);
        for threads in [2, 3, 16] {
            assert_eq!(
                played(&orders, threads, &mut never, &play_part).unwrap(),
                alone
            );
        }
    }

    #[test]
    fn where_somebody_thinks_each_game_is_a_part_of_its_own() {
        let mut orders = orders(&[600, 5]);
        orders[1].players[1] = Player::Mcts(3);
        let largest = [AtomicU64::new(0), AtomicU64::new(0)];
        let part = |order: &Order, part: Part, stop: &mut dyn FnMut() -> bool| {
            largest[part.order].fetch_max(part.games, Relaxed);
            play_part(order, part, stop)
        };
        let alone = played(&orders, 1, &mut never, &part).unwrap();
        assert_eq!(largest.each_ref().map(|most| most.load(Relaxed)), [256, 1]);
        assert_eq!(played(&orders, 3, &mut never, &part).unwrap(), alone);
    }

    #[test]
    fn every_game_is_played_once() {
        let orders = orders(&[700, 1, 5]);
        let seen = Mutex::new(Vec::new());
        let part = |order: &Order, part: Part, stop: &mut dyn FnMut() -> bool| {
            let games = part.first..part.first + part.games;
            locked(&seen).extend(games.map(|game| (part.order, game)));
            play_part(order, part, stop)
        };
        played(&orders, 3, &mut never, &part).unwrap();
        let mut seen = seen.into_inner().unwrap();
        seen.sort_unstable();
        let games =
            (0..3).flat_map(|order| (0..orders[order].games).map(move |game| (order, game)));
        assert_eq!(seen, games.collect::<Vec<_>>());
    }

    #[test]
    fn a_panic_is_an_error_that_names_the_order_and_the_rules() {
        keep_panics_quiet();
        let orders = orders(&[200, 200, 200]);
        let part = |order: &Order, part: Part, stop: &mut dyn FnMut() -> bool| {
            assert!(part.order != 1, "two aces of spades");
            play_part(order, part, stop)
        };
        for threads in [1, 4] {
            match played(&orders, threads, &mut never, &part) {
                Err(BatchError::Fault {
                    index,
                    rules_hash,
                    message,
                }) => {
                    assert_eq!((index, rules_hash), (1, orders[1].rules.rules_hash));
                    assert!(
                        message.starts_with("two aces of spades (crates"),
                        "{message}"
                    );
                }
                other => panic!("{other:?}"),
            }
            assert!(played(&orders, threads, &mut never, &play_part).is_ok());
        }
    }

    #[test]
    fn a_batch_that_would_take_days_can_be_given_up() {
        let orders = orders(&[1_000_000_000, 1_000_000_000]);
        for threads in [1, 3] {
            let mut beats = Vec::new();
            let mut beat = |done, total| {
                beats.push((done, total));
                beats.len() == 3
            };
            let result = played(&orders, threads, &mut beat, &play_part);
            assert!(matches!(result, Err(BatchError::Stopped)));
            assert_eq!(beats.len(), 3);
            assert!(beats.iter().all(|&(_, total)| total == 2_000_000_000));
            assert!(beats.is_sorted());
        }
    }
}
