//! From the core's errors to Python's.

use darwindeck_core::ParseError;
use pyo3::PyErrArguments;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The exception `darwindeck.errors.BytecodeError`, which Python's own reader raises too.
pub(crate) fn bytecode_error(py: Python<'_>, error: &ParseError, source: Option<String>) -> PyErr {
    let args = (error.offset(), error.section(), error.problem(), source);
    raised(py, "BytecodeError", args)
}

/// The exception `darwindeck.errors.GenomeError`, for a game that the machine cannot play.
pub(crate) fn genome_error(py: Python<'_>, problems: Vec<String>, source: Option<String>) -> PyErr {
    raised(py, "GenomeError", (problems, source))
}

/// The exception `darwindeck.errors.RequestError`, for a batch that asks for what cannot be done.
pub(crate) fn request_error(
    py: Python<'_>,
    index: Option<usize>,
    batch_id: u64,
    problem: String,
) -> PyErr {
    raised(py, "RequestError", (problem, index, batch_id))
}

/// The exception `darwindeck.errors.CoreError`, for a fault of the core.
pub(crate) fn core_error(py: Python<'_>, index: usize, rules: String, message: String) -> PyErr {
    raised(py, "CoreError", (index, rules, message))
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
