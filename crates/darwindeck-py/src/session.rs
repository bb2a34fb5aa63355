//! Games in progress, for Python: values go over as JSON.

use darwindeck_core::session;
use darwindeck_core::values::{Answer, Json, Refusal};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::clock::Clock;
use crate::game::{Game, NOTHING_TO_DECIDE, Seed, cards_named, named};

/// A game that is being played.
#[pyclass(module = "darwindeck._core")]
pub(crate) struct Session {
    game: Py<Game>,
    played: session::Session,
}

#[pymethods]
impl Session {
    /// A game with these picks, at this moment.
    #[new]
    fn new(
        py: Python<'_>,
        game: Py<Game>,
        seed: Seed,
        picks: Vec<i64>,
        moment: i64,
    ) -> PyResult<Self> {
        let picks: Vec<u32> = picks.into_iter().map(whole).collect();
        let rules = game.get().shared();
        let opened = py.detach(|| session::Session::open(rules, seed.0, &picks, index(moment)));
        let played = opened.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(Self { game, played })
    }

    /// The picks made so far.
    #[getter]
    fn moment(&self) -> usize {
        self.played.moment()
    }

    /// Who has to decide; nobody when the game is over.
    #[getter]
    fn to_act(&self) -> Option<usize> {
        self.played.to_act()
    }

    /// The position as one player sees it; all of it, for nobody in particular.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<i64>) -> PyResult<String> {
        let seat = self.game.get().seat(seat)?;
        Ok(self.played.view(seat).to_json())
    }

    /// What happened from so many picks on, as one player saw it.
    #[pyo3(signature = (from_, seat=None))]
    fn events(&self, from_: i64, seat: Option<i64>) -> PyResult<String> {
        let seat = self.game.get().seat(seat)?;
        let from = usize::try_from(from_.max(0)).unwrap_or(usize::MAX);
        Ok(self.played.events(from, seat).to_json())
    }

    /// Takes an option; why not, if it is refused.
    fn choose(&mut self, option: i64, moment: i64) -> Option<String> {
        let answer = Answer::Number(whole(option));
        refused(self.played.choose(&answer, index(moment)))
    }

    /// Chooses cards, in any order; why not, if they are refused.
    fn choose_cards(&mut self, cards: Vec<String>, moment: i64) -> PyResult<Option<String>> {
        let answer = Answer::Cards(cards_named(cards)?);
        Ok(refused(self.played.choose(&answer, index(moment))))
    }

    /// The decision as it would be with these cards chosen, or why they cannot be.
    fn consider(&self, cards: Vec<String>) -> PyResult<String> {
        Ok(match self.played.consider(&cards_named(cards)?) {
            Ok(considered) => considered.to_json(),
            Err(refusal) => refusal.to_json(),
        })
    }

    /// The option that a player would take.
    fn machine(&self, py: Python<'_>, player: &str, seed: Seed) -> PyResult<u32> {
        let player = named(player)?;
        let mut clock = Clock::new(None);
        let pick = py.detach(|| self.played.machine(player, seed.0, &mut || clock.goes_on()));
        clock.raised()?;
        pick.ok_or_else(|| PyValueError::new_err(NOTHING_TO_DECIDE))
    }

    /// What a player thinks of the answers, best first.
    fn hint(&self, py: Python<'_>, player: &str, seed: Seed) -> PyResult<String> {
        let player = named(player)?;
        let mut clock = Clock::new(None);
        let advice = py.detach(|| self.played.hint(player, seed.0, &mut || clock.goes_on()));
        clock.raised()?;
        if advice.is_empty() {
            return Err(PyValueError::new_err(NOTHING_TO_DECIDE));
        }
        Ok(advice.to_json())
    }

    /// Goes back to the last decision in which a player had a choice, if there was one.
    fn undo(&mut self, seat: i64) -> PyResult<Option<String>> {
        let seat = self.game.get().seat(Some(seat))?;
        let undone = seat.and_then(|seat| self.played.undo(seat));
        Ok(undone.map(|undone| undone.to_json()))
    }

    /// Makes the next one of the picks that were undone again, if there is one.
    fn redo(&mut self) -> bool {
        self.played.redo()
    }

    /// Goes to the position after so many picks, if so many were made.
    fn go_to(&mut self, moment: i64) -> bool {
        self.played.go_to(index(moment))
    }

    /// All that it takes to go on with the game.
    fn save(&self) -> String {
        self.played.save().to_json()
    }
}

/// A number of an option; of what is none, one that there never is.
fn whole(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A moment; of what is none, one that never comes.
fn index(moment: i64) -> usize {
    usize::try_from(moment).unwrap_or(usize::MAX)
}

fn refused(answer: Result<(), Refusal>) -> Option<String> {
    answer.err().map(|refusal| refusal.to_json())
}
