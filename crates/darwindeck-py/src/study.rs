//! Studies, for Python to judge.

use std::num::NonZeroUsize;

use darwindeck_batch::{Assignment, BatchError, MOST_LOOKS, MOST_ROLLOUTS, MOST_STUDIES, study};
use darwindeck_core::players::MOST_ITERATIONS;
use darwindeck_core::rules::SEATS;
use darwindeck_core::study::{Considered, SEARCHES, SeatProgress};
use darwindeck_core::{Outcome, Plan, Player, Study as CoreStudy};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::batch::{MOST_THREADS, look_up};
use crate::error::core_error;
use crate::game::{Game, Seed, named};

/// Plays games of one kind and looks at each closely.
#[pyfunction]
#[pyo3(signature = (
    game, players, *, seed, games=None, points=None, rollouts=None, choices=None, contacts=None, iterations=None,
    threads=None, progress=None
))]
#[allow(
    clippy::too_many_arguments,
    clippy::needless_pass_by_value,
    reason = "Python hands them over, each by its name"
)]
pub(crate) fn study_games<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    players: Vec<String>,
    seed: Seed,
    games: Option<&Bound<'py, PyAny>>,
    points: Option<&Bound<'py, PyAny>>,
    rollouts: Option<&Bound<'py, PyAny>>,
    choices: Option<&Bound<'py, PyAny>>,
    contacts: Option<&Bound<'py, PyAny>>,
    iterations: Option<&Bound<'py, PyAny>>,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Study>> {
    let most_looks = u32::try_from(MOST_LOOKS).unwrap_or(u32::MAX);
    let games = number("games", games, 1, 1, MOST_STUDIES)?;
    let plan = Plan {
        points: number("points", points, 0, 0, most_looks)?,
        rollouts: number("rollouts", rollouts, 0, 0, MOST_ROLLOUTS)?,
        choices: number("choices", choices, 0, 0, most_looks)?,
        contacts: number("contacts", contacts, 0, 0, most_looks)?,
        iterations: number("iterations", iterations, 0, 0, MOST_ITERATIONS)?,
    };
    let most_threads = u32::try_from(MOST_THREADS).unwrap_or(u32::MAX);
    let threads = threads
        .map(|given| number("threads", Some(given), 1, 1, most_threads))
        .transpose()?
        .and_then(|threads| NonZeroUsize::new(threads as usize));
    if let Some(progress) = progress.filter(|progress| !progress.is_callable()) {
        let problem = format!("progress is {progress:?}: expected something to call");
        return Err(PyTypeError::new_err(problem));
    }
    let players = players
        .iter()
        .map(|name| named(name))
        .collect::<PyResult<Vec<Player>>>()?;
    let assignment = Assignment {
        rules: game.get().rules(),
        players: &players,
        first_seed: seed.0,
        games,
        plan,
    };
    let progress = progress.map(|progress| progress.clone().unbind());
    let mut raised = None;
    let mut beat = |done, total| {
        raised = look_up(progress.as_ref(), done, total).err();
        raised.is_some()
    };
    let answer = py.detach(|| study(&assignment, threads, &mut beat));
    match (answer, raised) {
        (_, Some(error)) => Err(error),
        (Ok(studies), None) => {
            let sides = assignment.rules.side_count();
            let study = |study| Study { study, sides };
            Ok(studies.into_iter().map(study).collect())
        }
        (Err(error), None) => Err(python_error(py, error)),
    }
}

/// A whole number within its limits; what is usual when there is none.
fn number(
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
    usual: u32,
    least: u32,
    most: u32,
) -> PyResult<u32> {
    let Some(given) = given else {
        return Ok(usual);
    };
    let whole = given.cast::<PyInt>().map_err(|_| {
        PyTypeError::new_err(format!("{name} is {given:?}: expected a whole number"))
    })?;
    let Ok(number) = whole.extract::<i64>() else {
        let size = if whole.lt(0)? { "small" } else { "large" };
        let problem = format!("{name} is too {size}: expected {least} to {most}");
        return Err(PyValueError::new_err(problem));
    };
    let fits = u32::try_from(number).ok();
    fits.filter(|number| (least..=most).contains(number))
        .ok_or_else(|| {
            PyValueError::new_err(format!("{name} is {number}: expected {least} to {most}"))
        })
}

fn python_error(py: Python<'_>, error: BatchError) -> PyErr {
    match error {
        BatchError::Request { problem, .. } => PyValueError::new_err(problem),
        BatchError::Fault {
            index,
            rules_hash,
            message,
        } => core_error(py, index, format!("{rules_hash:016x}"), message),
        BatchError::Game { .. } | BatchError::Stopped => {
            unreachable!("the game was read before, and only an error of Python's stops the work")
        }
    }
}

/// What was seen in one game. Lists are flat: a row for every look, one after the other.
#[pyclass(frozen, module = "darwindeck._core")]
pub(crate) struct Study {
    study: CoreStudy,
    sides: usize,
}

#[pymethods]
impl Study {
    #[getter]
    fn seed(&self) -> u64 {
        self.study.seed
    }

    #[getter]
    fn outcome(&self) -> &'static str {
        match self.study.outcome {
            Outcome::Win(_) | Outcome::TeamWin(_) => "win",
            Outcome::Loss(_) | Outcome::TeamLoss(_) => "loss",
            Outcome::Draw => "draw",
            Outcome::Timeout => "timeout",
            Outcome::Stalemate => "stalemate",
        }
    }

    #[getter]
    fn side(&self) -> Option<usize> {
        self.study.side
    }

    #[getter]
    fn sides(&self) -> usize {
        self.sides
    }

    #[getter]
    fn turns(&self) -> u32 {
        self.study.turns
    }

    #[getter]
    fn hands(&self) -> u32 {
        self.study.hands
    }

    #[getter]
    fn moments(&self) -> u32 {
        self.study.moments
    }

    #[getter]
    fn decisions(&self) -> u32 {
        self.study.decisions
    }

    #[getter]
    fn decisions_with_choice(&self) -> u32 {
        self.study.with_choice
    }

    #[getter]
    fn decisions_after_opponent(&self) -> u32 {
        self.study.after_opponent
    }

    #[getter]
    fn seat_decisions(&self) -> Vec<u32> {
        self.of_seats(|seat| seat.decisions)
    }

    #[getter]
    fn seat_choices(&self) -> Vec<u32> {
        self.of_seats(|seat| seat.with_choice)
    }

    #[getter]
    fn seat_options(&self) -> Vec<u64> {
        self.of_seats(|seat| seat.options)
    }

    #[getter]
    fn seat_waits(&self) -> Vec<u32> {
        self.of_seats(|seat| seat.waits)
    }

    #[getter]
    fn seat_waited_turns(&self) -> Vec<u64> {
        self.of_seats(|seat| seat.waited_turns)
    }

    #[getter]
    fn seat_waited_decisions(&self) -> Vec<u64> {
        self.of_seats(|seat| seat.waited_decisions)
    }

    #[getter]
    fn seat_longest_wait(&self) -> Vec<u32> {
        self.of_seats(|seat| seat.longest_wait)
    }

    #[getter]
    fn seat_last_decision(&self) -> Vec<Option<u32>> {
        self.of_seats(|seat| seat.last_decision.map(|(number, _)| number))
    }

    #[getter]
    fn seat_last_turn(&self) -> Vec<Option<u32>> {
        self.of_seats(|seat| seat.last_decision.map(|(_, turns)| turns))
    }

    #[getter]
    fn seat_turns_out(&self) -> Vec<u32> {
        self.of_seats(|seat| seat.turns_out)
    }

    #[getter]
    fn seat_out_at(&self) -> Vec<Option<u32>> {
        self.of_seats(|seat| seat.out_at)
    }

    #[getter]
    fn led(&self) -> Vec<u32> {
        self.study.progress.led.clone()
    }

    #[getter]
    fn lead_changes(&self) -> u32 {
        self.study.progress.lead_changes
    }

    #[getter]
    fn last_lead_change(&self) -> Option<u32> {
        self.study.progress.last_lead_change
    }

    #[getter]
    fn curve_moment(&self) -> Vec<u32> {
        self.study.curve.iter().map(|point| point.moment).collect()
    }

    #[getter]
    fn curve_decisions(&self) -> Vec<u32> {
        let points = self.study.curve.iter();
        points.map(|point| point.decisions).collect()
    }

    #[getter]
    fn curve_turn(&self) -> Vec<u32> {
        self.study.curve.iter().map(|point| point.turns).collect()
    }

    #[getter]
    fn curve_hand(&self) -> Vec<u32> {
        self.study.curve.iter().map(|point| point.hand).collect()
    }

    #[getter]
    fn curve_seat(&self) -> Vec<usize> {
        self.study.curve.iter().map(|point| point.seat).collect()
    }

    #[getter]
    fn curve_rollouts(&self) -> Vec<u32> {
        let points = self.study.curve.iter();
        points.map(|point| point.rollouts).collect()
    }

    #[getter]
    fn curve_wins(&self) -> Vec<u32> {
        self.of_sides(|point| &point.wins)
    }

    #[getter]
    fn curve_nobody(&self) -> Vec<u32> {
        self.study.curve.iter().map(|point| point.nobody).collect()
    }

    #[getter]
    fn curve_standings(&self) -> Vec<i64> {
        self.of_sides(|point| &point.standings)
    }

    #[getter]
    fn choice_decision(&self) -> Vec<u32> {
        let choices = self.study.choices.iter();
        choices.map(|choice| choice.decision).collect()
    }

    #[getter]
    fn choice_turn(&self) -> Vec<u32> {
        let choices = self.study.choices.iter();
        choices.map(|choice| choice.turns).collect()
    }

    #[getter]
    fn choice_seat(&self) -> Vec<usize> {
        let choices = self.study.choices.iter();
        choices.map(|choice| choice.seat).collect()
    }

    #[getter]
    fn choice_kind(&self) -> Vec<u8> {
        let choices = self.study.choices.iter();
        choices.map(|choice| choice.asks as u8).collect()
    }

    #[getter]
    fn choice_taken(&self) -> Vec<u32> {
        let choices = self.study.choices.iter();
        choices.map(|choice| choice.taken).collect()
    }

    #[getter]
    fn choice_options(&self) -> Vec<u32> {
        let choices = self.study.choices.iter();
        choices.map(|choice| choice.count).collect()
    }

    #[getter]
    fn choice_values(&self) -> Vec<[f64; SEARCHES]> {
        self.in_choices(|option| option.values)
    }

    #[getter]
    fn choice_visits(&self) -> Vec<[u32; SEARCHES]> {
        self.in_choices(|option| option.visits)
    }

    #[getter]
    fn contact_decision(&self) -> Vec<u32> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.decision).collect()
    }

    #[getter]
    fn contact_turn(&self) -> Vec<u32> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.turns).collect()
    }

    #[getter]
    fn contact_seat(&self) -> Vec<usize> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.seat).collect()
    }

    #[getter]
    fn contact_opponent(&self) -> Vec<usize> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.opponent).collect()
    }

    #[getter]
    fn contact_others(&self) -> Vec<u32> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.others).collect()
    }

    #[getter]
    fn contact_changed(&self) -> Vec<u32> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.changed).collect()
    }

    #[getter]
    fn contact_lucky(&self) -> Vec<u32> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.lucky).collect()
    }

    #[getter]
    fn contact_is_lucky(&self) -> Vec<bool> {
        let contacts = self.study.contacts.iter();
        contacts.map(|contact| contact.is_lucky).collect()
    }

    #[getter]
    fn contact_options(&self) -> Vec<[u32; 2]> {
        let contacts = self.study.contacts.iter();
        contacts
            .map(|contact| [contact.count, contact.count_after_other])
            .collect()
    }

    #[getter]
    fn contact_keys(&self) -> Vec<u32> {
        self.in_contacts(|option| option.key)
    }

    #[getter]
    fn contact_values(&self) -> Vec<[f64; SEARCHES]> {
        self.in_contacts(|option| option.values)
    }

    #[getter]
    fn contact_visits(&self) -> Vec<[u32; SEARCHES]> {
        self.in_contacts(|option| option.visits)
    }

    fn __repr__(&self) -> String {
        let CoreStudy {
            seed,
            decisions,
            outcome,
            ..
        } = &self.study;
        format!("<Study of the game with seed {seed}: {outcome} after {decisions} decisions>")
    }
}

impl Study {
    fn of_seats<T>(&self, of: impl Fn(&SeatProgress) -> T) -> Vec<T> {
        self.study.progress.seats.iter().map(of).collect()
    }

    fn of_sides<T: Copy>(&self, of: fn(&darwindeck_core::study::Point) -> &[T; SEATS]) -> Vec<T> {
        let points = self.study.curve.iter();
        points
            .flat_map(|point| of(point)[..self.sides].to_vec())
            .collect()
    }

    /// Something of every option of the choices, in their order.
    fn in_choices<T>(&self, of: fn(&Considered) -> T) -> Vec<T> {
        let choices = self.study.choices.iter();
        self.of_options(choices.map(|choice| (choice.first, choice.count)), of)
    }

    /// Something of every option of the contacts, in their order: those now, then those after another move.
    fn in_contacts<T>(&self, of: fn(&Considered) -> T) -> Vec<T> {
        let contacts = self.study.contacts.iter();
        let both = contacts.map(|one| (one.first, one.count + one.count_after_other));
        self.of_options(both, of)
    }

    fn of_options<T>(
        &self,
        rows: impl Iterator<Item = (u32, u32)>,
        of: fn(&Considered) -> T,
    ) -> Vec<T> {
        let rows = rows.flat_map(|(first, count)| {
            let (first, count) = (first as usize, count as usize);
            &self.study.options[first..first + count]
        });
        rows.map(of).collect()
    }
}
