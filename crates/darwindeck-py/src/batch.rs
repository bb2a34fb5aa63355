//! Batches, for Python to send.

use std::num::NonZeroUsize;

use darwindeck_batch::BatchError;
use darwindeck_core::RulesError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::error::{bytecode_error, core_error, genome_error, request_error};

/// Most threads of one batch.
pub(crate) const MOST_THREADS: usize = 1024;

/// Plays a batch: bytes in, bytes out, as `schema/simulation.fbs` defines them.
#[pyfunction]
#[pyo3(signature = (request, threads=None, progress=None))]
pub(crate) fn simulate_batch<'py>(
    py: Python<'py>,
    request: &[u8],
    threads: Option<usize>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyBytes>> {
    if threads.is_some_and(|threads| threads == 0 || threads > MOST_THREADS) {
        let threads = threads.unwrap_or_default();
        let problem = format!("threads is {threads}: expected 1 to {MOST_THREADS}");
        return Err(request_error(py, None, 0, problem));
    }
    let progress = progress.map(|progress| progress.clone().unbind());
    let mut raised = None;
    let mut beat = |done, total| {
        raised = look_up(progress.as_ref(), done, total).err();
        raised.is_some()
    };
    let threads = threads.and_then(NonZeroUsize::new);
    let played = py.detach(|| darwindeck_batch::simulate(request, threads, &mut beat));
    match (played, raised) {
        (_, Some(error)) => Err(error),
        (Ok(response), None) => Ok(PyBytes::new(py, &response)),
        (Err(error), None) => Err(python_error(py, error)),
    }
}

/// Looks up from the work: handles signals, and tells of the progress where there is something to do.
pub(crate) fn look_up(progress: Option<&Py<PyAny>>, done: u64, total: u64) -> PyResult<()> {
    Python::attach(|py| {
        py.check_signals()?;
        if let (Some(progress), 1..) = (progress, total) {
            progress.call1(py, (done, total))?;
        }
        Ok(())
    })
}

/// Checks a batch as `simulate_batch` does, and plays nothing: the number of games that it asks for.
#[pyfunction]
pub(crate) fn check_batch(py: Python<'_>, request: &[u8]) -> PyResult<u64> {
    let mut raised = None;
    let mut beat = |done, total| {
        raised = look_up(None, done, total).err();
        raised.is_some()
    };
    let checked = py.detach(|| darwindeck_batch::check(request, &mut beat));
    match raised {
        Some(error) => Err(error),
        None => checked.map_err(|error| python_error(py, error)),
    }
}

fn python_error(py: Python<'_>, error: BatchError) -> PyErr {
    match error {
        BatchError::Request {
            index,
            batch_id,
            problem,
        } => request_error(py, index, batch_id, problem),
        BatchError::Game {
            index,
            batch_id,
            error,
        } => {
            let source = source(index, batch_id);
            match error {
                RulesError::Parse(error) => bytecode_error(py, &error, Some(source)),
                RulesError::Unplayable(problems) => genome_error(py, problems, Some(source)),
            }
        }
        BatchError::Fault {
            index,
            rules_hash,
            message,
        } => core_error(py, index, format!("{rules_hash:016x}"), message),
        BatchError::Stopped => unreachable!("a batch is given up only for an error of Python's"),
    }
}

/// Where a game came from, in the words of `RequestError`.
fn source(index: usize, batch_id: u64) -> String {
    match batch_id {
        0 => format!("request {index}"),
        _ => format!("request {index} of batch {batch_id}"),
    }
}
