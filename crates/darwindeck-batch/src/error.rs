//! What can be wrong with a batch.

use darwindeck_core::RulesError;

/// Why a batch was not played.
#[derive(Debug)]
pub enum BatchError {
    /// The request says something that cannot be done, or is damaged.
    Request {
        /// The request within the batch, from 0; none when the batch as a whole is at fault.
        index: Option<usize>,
        /// The batch, or 0 when that could not be read.
        batch_id: u64,
        /// What is wrong, in words.
        problem: String,
    },
    /// The bytes of a game are not a game that the core can play.
    Game {
        /// The request within the batch, from 0.
        index: usize,
        /// The batch.
        batch_id: u64,
        /// What is wrong with it.
        error: RulesError,
    },
    /// The core failed: a fault of its own, not of the request.
    Fault {
        /// The request within the batch, from 0.
        index: usize,
        /// The hash of the game's bytecode.
        rules_hash: u64,
        /// What the core said.
        message: String,
    },
    /// It was given up.
    Stopped,
}
