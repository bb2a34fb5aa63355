//! Batches: many games of many kinds, played on all processors and counted.
//!
//! `schema/simulation.fbs` defines what comes in and what goes out. [`simulate`] checks all that it uses of a request, plays it
//! and writes the response; [`check`] only checks. [`study()`] looks at some games of one kind closely. The answer depends on
//! the request alone, not on the number of threads.

mod crowd;
mod error;
mod fault;
mod play;
mod players;
mod pulse;
mod request;
mod response;
mod study;
#[allow(
    dead_code,
    missing_docs,
    unsafe_code,
    unused_imports,
    clippy::all,
    clippy::pedantic,
    clippy::unwrap_used,
    reason = "generated; the writing of FlatBuffers is unsafe inside"
)]
mod wire;

pub use error::BatchError;
pub use fault::keep_panics_quiet;
pub use request::{MOST_GAMES, MOST_REQUESTS, PROTOCOL};
pub use study::{Assignment, MOST_LOOKS, MOST_ROLLOUTS, MOST_STUDIES, study};

use std::num::NonZeroUsize;

use pulse::Pulse;

/// Plays a batch.
///
/// `beat` is called on the calling thread about every 50 ms with the games done and the games asked for. When it returns
/// `true` the batch is given up.
///
/// # Errors
///
/// When the request is not one that can be played, when `beat` gave it up, or when a game showed a fault of the core.
pub fn simulate(
    request: &[u8],
    threads: Option<NonZeroUsize>,
    beat: &mut dyn FnMut(u64, u64) -> bool,
) -> Result<Vec<u8>, BatchError> {
    let mut pulse = Pulse::new(beat);
    let batch = request::read(request, &mut pulse)?;
    let results = play::play(&batch.orders, threads, &mut pulse, &play::play_part)?;
    Ok(response::write(batch.batch_id, results))
}

/// The rules of a game as the golden files have it.
#[cfg(test)]
fn known(hex: &str) -> darwindeck_core::Rules {
    let digits: Vec<u32> = hex.chars().filter_map(|c| c.to_digit(16)).collect();
    let byte = |pair: &[u32]| u8::try_from(16 * pair[0] + pair[1]).unwrap();
    darwindeck_core::Rules::read(&digits.chunks(2).map(byte).collect::<Vec<u8>>()).unwrap()
}

/// Checks a batch as [`simulate`] does, and plays nothing. The answer is the number of games that it asks for.
///
/// `beat` is called as by [`simulate`], with nothing done.
///
/// # Errors
///
/// When the request is not one that can be played, or when `beat` gave it up.
pub fn check(request: &[u8], beat: &mut dyn FnMut(u64, u64) -> bool) -> Result<u64, BatchError> {
    let batch = request::read(request, &mut Pulse::new(beat))?;
    Ok(batch.orders.iter().map(|order| order.games).sum())
}
