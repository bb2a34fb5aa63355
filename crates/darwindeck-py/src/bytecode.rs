//! A game as the core sees it, for Python to look at.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::bytecode_error;

/// A game that the core has read from bytecode. Whether it can be played is for `Game` to say.
#[pyclass(frozen, eq, hash, module = "darwindeck._core")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Bytecode(darwindeck_core::Bytecode);

#[pymethods]
impl Bytecode {
    #[new]
    fn new(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        darwindeck_core::Bytecode::parse(data)
            .map(Self)
            .map_err(|error| bytecode_error(py, &error, None))
    }

    /// The name of the game.
    #[getter]
    fn genome_id(&self) -> &str {
        &self.0.genome_id
    }

    /// How many play.
    #[getter]
    fn player_count(&self) -> u8 {
        self.0.player_count
    }

    /// The turn after which the game is broken off.
    #[getter]
    fn max_turns(&self) -> u32 {
        self.0.max_turns
    }

    /// Every field of the game by its path, with its value in words.
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let fields = PyDict::new(py);
        for (path, value) in self.0.fields() {
            fields.set_item(path, value)?;
        }
        Ok(fields)
    }

    fn __repr__(&self) -> String {
        let players = self.0.player_count;
        format!(
            "<Bytecode {:?}: {players} player{}>",
            self.0.genome_id,
            if players == 1 { "" } else { "s" }
        )
    }
}
