//! Looking up from the work about every 50 ms, on the calling thread.

use std::time::{Duration, Instant};

/// The time between two beats.
pub(crate) const INTERVAL: Duration = Duration::from_millis(50);

/// Tells the caller how far the work is, and hears whether to give it up.
pub(crate) struct Pulse<'a> {
    beat: &'a mut dyn FnMut(u64, u64) -> bool,
    last: Instant,
    given_up: bool,
}

impl<'a> Pulse<'a> {
    pub(crate) fn new(beat: &'a mut dyn FnMut(u64, u64) -> bool) -> Self {
        Self {
            beat,
            last: Instant::now(),
            given_up: false,
        }
    }

    /// Whether to give up. Asks the caller when it is time to.
    pub(crate) fn stops(&mut self, done: u64, total: u64) -> bool {
        if !self.given_up && self.last.elapsed() >= INTERVAL {
            self.given_up = (self.beat)(done, total);
            self.last = Instant::now();
        }
        self.given_up
    }
}
