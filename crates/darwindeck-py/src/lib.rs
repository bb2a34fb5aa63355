//! The extension module `darwindeck._core`: checks what Python hands over, calls
//! `darwindeck-core` and converts the answer back.

mod batch;
mod bytecode;
mod clock;
mod error;
mod game;
mod session;
mod study;

use pyo3::prelude::*;

/// The native core of `DarwinDeck`.
#[pymodule]
mod _core {
    use std::collections::HashMap;

    use super::{Bound, PyModule, PyModuleMethods, PyResult, pyfunction};

    #[pymodule_export]
    use super::batch::{check_batch, simulate_batch};
    #[pymodule_export]
    use super::bytecode::Bytecode;
    #[pymodule_export]
    use super::game::{Game, Position};
    #[pymodule_export]
    use super::session::Session;
    #[pymodule_export]
    use super::study::{Study, study_games};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        darwindeck_batch::keep_panics_quiet();
        module.add("HAS_CHECKS", cfg!(debug_assertions))?;
        module.add("MOST_GAMES", darwindeck_batch::MOST_GAMES)?;
        module.add("MOST_ITERATIONS", darwindeck_core::players::MOST_ITERATIONS)?;
        module.add("MOST_LOOKS", darwindeck_batch::MOST_LOOKS)?;
        module.add("MOST_REQUESTS", darwindeck_batch::MOST_REQUESTS)?;
        module.add("MOST_ROLLOUTS", darwindeck_batch::MOST_ROLLOUTS)?;
        module.add("MOST_STUDIES", darwindeck_batch::MOST_STUDIES)?;
        module.add("MOST_THREADS", super::batch::MOST_THREADS)?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    /// Every enum of the bytecode with its names and codes, and the limits, as the core was built with them.
    #[pyfunction]
    fn code_table() -> HashMap<&'static str, HashMap<&'static str, u32>> {
        let table = darwindeck_core::bytecode::code_table();
        table
            .into_iter()
            .map(|(name, codes)| (name, codes.into_iter().collect()))
            .collect()
    }
}
