//! How long a search may take, and whether somebody has pressed Ctrl-C meanwhile.

use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// How often signals are looked for.
const INTERVAL: Duration = Duration::from_millis(50);

pub(crate) struct Clock {
    ends: Option<Instant>,
    next: Instant,
    raised: Option<PyErr>,
}

impl Clock {
    /// A clock that runs out after so many milliseconds, or never.
    pub(crate) fn new(milliseconds: Option<u64>) -> Self {
        let now = Instant::now();
        Self {
            ends: milliseconds.and_then(|most| now.checked_add(Duration::from_millis(most))),
            next: now + INTERVAL,
            raised: None,
        }
    }

    /// Whether there is time left and nobody wants to stop. Python must be detached.
    pub(crate) fn goes_on(&mut self) -> bool {
        let now = Instant::now();
        if self.raised.is_none() && now >= self.next {
            self.next = now + INTERVAL;
            let heard: PyResult<()> = Python::attach(|py| {
                py.check_signals()?;
                Ok(())
            });
            self.raised = heard.err();
        }
        self.raised.is_none() && self.ends.is_none_or(|ends| now < ends)
    }

    /// The exception of a signal, if there was one.
    pub(crate) fn raised(self) -> PyResult<()> {
        self.raised.map_or(Ok(()), Err)
    }
}
