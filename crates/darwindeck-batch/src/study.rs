//! Studies of many games of one kind, on as many threads as there are: each game is a piece of work of its own.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread;

use darwindeck_core::players::MOST_ITERATIONS;
use darwindeck_core::{Plan, Player, Rules, Student, Study};

use crate::crowd::{locked, work_together};
use crate::error::BatchError;
use crate::fault::{FirstFault, guarded};
use crate::pulse::Pulse;

/// Most games of one call.
pub const MOST_STUDIES: u32 = 100_000;
/// Most looks of all games together, of the three kinds: what a call gives back fits into the memory of a small machine.
pub const MOST_LOOKS: u64 = 250_000;
/// Most rollouts from one point.
pub const MOST_ROLLOUTS: u32 = 1_000_000;

/// Games of one kind to be studied.
#[derive(Clone, Debug)]
pub struct Assignment<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// A player for every seat.
    pub players: &'a [Player],
    /// Game i has this seed + i, modulo 2^64.
    pub first_seed: u64,
    /// How many.
    pub games: u32,
    /// What to look at in each.
    pub plan: Plan,
}

impl Assignment<'_> {
    /// What is wrong with it, in words.
    fn problem(&self) -> Option<String> {
        let Plan {
            points,
            rollouts,
            choices,
            contacts,
            iterations,
        } = self.plan;
        let (given, seats) = (self.players.len(), self.rules.player_count());
        let looks = [points, choices, contacts]
            .map(u64::from)
            .iter()
            .sum::<u64>();
        let all = looks.saturating_mul(u64::from(self.games));
        let outside = |name: &str, number: u32, least: u32, most: u32| {
            let is_outside = !(least..=most).contains(&number);
            is_outside.then(|| format!("{name} is {number}: expected {least} to {most}"))
        };
        let needless = |name: &str, number: u32, what: &str| {
            (number > 0)
                .then(|| format!("{name} is {number}: expected 0 where there are no {what}"))
        };
        if given != seats {
            return Some(format!("{given} players given, the game is for {seats}"));
        }
        outside("games", self.games, 1, MOST_STUDIES)
            .or_else(|| match points {
                0 => needless("rollouts", rollouts, "points"),
                _ => outside("rollouts", rollouts, 1, MOST_ROLLOUTS),
            })
            .or_else(|| match (choices, contacts) {
                (0, 0) => needless("iterations", iterations, "choices or contacts"),
                (0, _) => outside("iterations", iterations, 0, MOST_ITERATIONS),
                _ => outside("iterations", iterations, 1, MOST_ITERATIONS),
            })
            .or_else(|| {
                let games = self.games;
                (all > MOST_LOOKS).then(|| {
                    format!("{games} games with {looks} points, choices and contacts each are {all}: expected at most {MOST_LOOKS}")
                })
            })
    }
}

/// Studies games. The answers come in the order of their seeds, the same for any number of threads.
///
/// `beat` is called on the calling thread about every 50 ms with the games done and the games asked for. When it returns
/// `true` the work is given up.
///
/// # Errors
///
/// When it asks for what cannot be done, when `beat` gave it up, or when a game showed a fault of the core.
pub fn study(
    assignment: &Assignment<'_>,
    threads: Option<NonZeroUsize>,
    beat: &mut dyn FnMut(u64, u64) -> bool,
) -> Result<Vec<Study>, BatchError> {
    if let Some(problem) = assignment.problem() {
        return Err(BatchError::Request {
            index: None,
            batch_id: 0,
            problem,
        });
    }
    let room = Room::new(assignment);
    let mut pulse = Pulse::new(beat);
    let processors = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let threads = threads.unwrap_or_else(processors).get();
    if threads > 1 {
        let threads = threads.min(assignment.games as usize);
        work_together(threads, &|| room.work(&mut || false), &mut || {
            if pulse.stops(room.done(), room.total()) {
                room.stop.store(true, Relaxed);
            }
        });
    }
    // Alone, or when not a single thread could be started.
    room.work(&mut || pulse.stops(room.done(), room.total()));
    room.close()
}

/// Where games are studied.
struct Room<'a> {
    assignment: &'a Assignment<'a>,
    next: AtomicUsize,
    done: AtomicU64,
    stop: AtomicBool,
    studies: Vec<Mutex<Option<Study>>>,
    /// By game.
    fault: FirstFault,
}

impl<'a> Room<'a> {
    fn new(assignment: &'a Assignment<'a>) -> Self {
        Self {
            assignment,
            next: AtomicUsize::new(0),
            done: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            studies: (0..assignment.games).map(|_| Mutex::new(None)).collect(),
            fault: FirstFault::default(),
        }
    }

    fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    fn total(&self) -> u64 {
        self.studies.len() as u64
    }

    /// Studies games until there is none left, or it is stopped.
    fn work(&self, stop: &mut dyn FnMut() -> bool) {
        let mut student = Student::default();
        let mut stops = || self.stop.load(Relaxed) || stop();
        while !stops() {
            let number = self.next.fetch_add(1, Relaxed);
            let Some(place) = self.studies.get(number) else {
                return;
            };
            match guarded(|| self.study(&mut student, number, &mut stops)) {
                Ok(Some(study)) => {
                    *locked(place) = Some(study);
                    self.done.fetch_add(1, Relaxed);
                }
                Ok(None) => break,
                Err(said) => {
                    self.fault.report(number, said);
                    break;
                }
            }
        }
        self.stop.store(true, Relaxed);
    }

    fn study(
        &self,
        student: &mut Student,
        number: usize,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Study> {
        let Assignment {
            rules,
            players,
            plan,
            ..
        } = self.assignment;
        student.study(rules, players, self.seed(number), plan, stop)
    }

    fn seed(&self, number: usize) -> u64 {
        self.assignment.first_seed.wrapping_add(number as u64)
    }

    fn close(self) -> Result<Vec<Study>, BatchError> {
        if let Some((number, said)) = self.fault.take() {
            let seed = self.seed(number);
            return Err(BatchError::Fault {
                index: 0,
                rules_hash: self.assignment.rules.rules_hash,
                message: format!("{said}, studied with seed {seed}"),
            });
        }
        let studies = self.studies.into_iter();
        let found = studies.map(|place| {
            let study = place.into_inner().unwrap_or_else(PoisonError::into_inner);
            study.ok_or(BatchError::Stopped)
        });
        found.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::known;

    fn eights() -> Rules {
        known(include_str!(
            "../../../tests/golden/bytecode/crazy_eights.hex"
        ))
    }

    const PLAN: Plan = Plan {
        points: 2,
        rollouts: 2,
        choices: 2,
        contacts: 2,
        iterations: 4,
    };

    fn assignment<'a>(rules: &'a Rules, players: &'a [Player]) -> Assignment<'a> {
        Assignment {
            rules,
            players,
            first_seed: u64::MAX - 1,
            games: 5,
            plan: PLAN,
        }
    }

    fn never(_done: u64, _total: u64) -> bool {
        false
    }

    #[test]
    fn any_number_of_threads_gives_the_same_studies() {
        let rules = eights();
        let players = vec![Player::Greedy; rules.player_count()];
        let assignment = assignment(&rules, &players);
        let studies = |threads| study(&assignment, NonZeroUsize::new(threads), &mut never).unwrap();
        let alone = studies(1);
        let seeds: Vec<u64> = alone.iter().map(|study| study.seed).collect();
        assert_eq!(seeds, [u64::MAX - 1, u64::MAX, 0, 1, 2]);
        for threads in [0, 2, 3, 16] {
            assert_eq!(studies(threads), alone);
        }
    }

    #[test]
    fn what_cannot_be_done_is_refused() {
        let rules = eights();
        let players = vec![Player::Greedy; rules.player_count()];
        let usual = assignment(&rules, &players);
        let refused = |assignment: &Assignment<'_>| {
            let refused = study(assignment, None, &mut never);
            match refused {
                Err(BatchError::Request { problem, .. }) => problem,
                other => panic!("{other:?}"),
            }
        };
        let with = |change: fn(&mut Plan)| {
            let mut assignment = usual.clone();
            change(&mut assignment.plan);
            refused(&assignment)
        };
        assert_eq!(
            with(|plan| plan.rollouts = 0),
            "rollouts is 0: expected 1 to 1000000"
        );
        assert_eq!(
            with(|plan| plan.points = 0),
            "rollouts is 2: expected 0 where there are no points"
        );
        assert_eq!(
            with(|plan| plan.iterations = 0),
            "iterations is 0: expected 1 to 10000000"
        );
        assert_eq!(
            with(|plan| (plan.choices, plan.contacts) = (0, 0)),
            "iterations is 4: expected 0 where there are no choices or contacts"
        );
        assert_eq!(
            with(|plan| plan.contacts = u32::MAX),
            "5 games with 4294967299 points, choices and contacts each are 21474836495: expected at most 250000"
        );
        let none = Assignment {
            games: 0,
            ..usual.clone()
        };
        assert_eq!(refused(&none), "games is 0: expected 1 to 100000");
        let nobody = Assignment {
            players: &[],
            ..usual.clone()
        };
        let seats = rules.player_count();
        assert_eq!(
            refused(&nobody),
            format!("0 players given, the game is for {seats}")
        );
    }

    #[test]
    fn a_study_that_would_take_days_can_be_given_up() {
        let rules = eights();
        let players = vec![Player::Greedy; rules.player_count()];
        let mut assignment = assignment(&rules, &players);
        assignment.plan.rollouts = MOST_ROLLOUTS;
        assignment.plan.iterations = MOST_ITERATIONS;
        for threads in [1, 3] {
            let mut beats = 0;
            let mut beat = |done, total| {
                assert_eq!((done, total), (0, 5));
                beats += 1;
                beats == 3
            };
            let given_up = study(&assignment, NonZeroUsize::new(threads), &mut beat);
            assert!(matches!(given_up, Err(BatchError::Stopped)));
            assert_eq!(beats, 3);
        }
    }
}
