//! Games and positions, for Python to play.

use darwindeck_core::game::GameError;
use darwindeck_core::watch::Memory;
use darwindeck_core::{DEEPEST_COUNT, Game as CoreGame, Outcome, Player, State, View};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use crate::error::{bytecode_error, genome_error};

/// A game that the core has read from bytecode and can play.
#[pyclass(frozen, module = "darwindeck._core")]
pub(crate) struct Game(CoreGame);

#[pymethods]
impl Game {
    #[new]
    fn new(py: Python<'_>, bytecode: &[u8]) -> PyResult<Self> {
        CoreGame::read(bytecode)
            .map(Self)
            .map_err(|error| match error {
                GameError::Parse(error) => bytecode_error(py, &error, None),
                GameError::Unplayable(problems) => genome_error(py, problems, None),
            })
    }

    /// The record of one game, with a player's name for every seat.
    #[pyo3(signature = (seed, players))]
    fn record(&self, py: Python<'_>, seed: u64, players: Vec<String>) -> PyResult<String> {
        let count = usize::from(self.0.program.player_count);
        if players.len() != count {
            let given = players.len();
            return Err(PyValueError::new_err(format!(
                "{given} players given, the game is for {count}"
            )));
        }
        let players = players
            .into_iter()
            .map(|name| {
                let player = Player::named(&name);
                player.ok_or_else(|| PyValueError::new_err(format!("no player is called {name:?}")))
            })
            .collect::<PyResult<Vec<Player>>>()?;
        Ok(py.detach(|| darwindeck_core::record::record(&self.0, seed, &players)))
    }
}

/// A position of a game: one decision after the other.
#[pyclass(module = "darwindeck._core")]
pub(crate) struct Position {
    game: Py<Game>,
    state: State,
}

#[pymethods]
impl Position {
    #[new]
    fn new(game: Py<Game>, seed: u64) -> Self {
        let state = game.get().0.start(seed, &mut Memory);
        Self { game, state }
    }

    /// Who has to decide; nobody when the game is over.
    #[getter]
    fn to_act(&self) -> Option<usize> {
        self.state.decision().map(|decision| decision.player)
    }

    /// How the game ended, in words: `P1 wins`, `team 0 wins`, `draw`, `timeout`, `stalemate`.
    #[getter]
    fn ending(&self) -> Option<String> {
        self.state.outcome().as_ref().map(Outcome::to_string)
    }

    /// The options in words, in their order.
    fn options(&self) -> Vec<String> {
        self.state.decision().map_or_else(Vec::new, |decision| {
            decision
                .options()
                .map(|option| option.to_string())
                .collect()
        })
    }

    /// Takes an option by its number.
    fn choose(&mut self, option: i64) -> PyResult<()> {
        let decision = self.state.decision();
        let count = decision.map_or(0, darwindeck_core::Decision::count);
        let number = u32::try_from(option).ok().filter(|&number| number < count);
        let Some(option) = number else {
            return Err(PyIndexError::new_err(format!(
                "there is no option {option}: {count} to choose from"
            )));
        };
        self.game
            .get()
            .0
            .choose(&mut self.state, option, &mut Memory);
        Ok(())
    }

    /// What a player sees; everything for nobody in particular.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<i64>) -> PyResult<String> {
        let game = &self.game.get().0;
        let count = usize::from(game.program.player_count);
        let viewer = seat.map(|seat| usize::try_from(seat).unwrap_or(usize::MAX));
        if viewer.is_some_and(|viewer| viewer >= count) {
            let seat = seat.unwrap_or_default();
            return Err(PyIndexError::new_err(format!(
                "there is no seat {seat}: the game is for {count}"
            )));
        }
        Ok(View::new(game, &self.state, viewer).to_string())
    }

    /// The number of sequences of so many decisions, or fewer where the game ends.
    fn count_sequences(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        if depth > DEEPEST_COUNT {
            return Err(PyValueError::new_err(format!(
                "depth is {depth}: at most {DEEPEST_COUNT} decisions are looked ahead"
            )));
        }
        let game = &self.game.get().0;
        Ok(py.detach(|| game.count_sequences(&self.state, depth)))
    }
}
