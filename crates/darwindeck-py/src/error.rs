//! From the core's errors to Python's.

use darwindeck_core::ParseError;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The exception `darwindeck.errors.BytecodeError`, which Python's own reader raises too.
pub(crate) fn bytecode_error(py: Python<'_>, error: &ParseError) -> PyErr {
    let class = py
        .import("darwindeck.errors")
        .and_then(|module| module.getattr("BytecodeError"))
        .and_then(|class| Ok(class.cast_into::<PyType>()?));
    match class {
        Ok(class) => PyErr::from_type(class, (error.offset(), error.section(), error.problem())),
        Err(failed) => failed,
    }
}
