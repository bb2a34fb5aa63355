//! From the core's errors to Python's.

use darwindeck_core::ParseError;
use pyo3::PyErrArguments;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The exception `darwindeck.errors.BytecodeError`, which Python's own reader raises too.
pub(crate) fn bytecode_error(py: Python<'_>, error: &ParseError) -> PyErr {
    let args = (error.offset(), error.section(), error.problem());
    raised(py, "BytecodeError", args)
}

/// The exception `darwindeck.errors.GenomeError`, for a game that the machine cannot play.
pub(crate) fn genome_error(py: Python<'_>, problems: Vec<String>) -> PyErr {
    raised(py, "GenomeError", (problems,))
}

fn raised<A>(py: Python<'_>, name: &str, args: A) -> PyErr
where
    A: PyErrArguments + Send + Sync + 'static,
{
    let class = py
        .import("darwindeck.errors")
        .and_then(|module| module.getattr(name))
        .and_then(|class| Ok(class.cast_into::<PyType>()?));
    match class {
        Ok(class) => PyErr::from_type(class, args),
        Err(failed) => failed,
    }
}
