//! The rules engine of `DarwinDeck`: plays card games given as bytecode.
//!
//! [`Program::parse`] turns bytecode into a typed, fully checked game. Bytes are hostile until then: whatever they are, the
//! answer is a program or a [`ParseError`] that names the byte, the section and what was expected there.
//!
//! The crate knows nothing of Python, and uses no threads, no clock and no randomness but the
//! seed it is given: the same seed plays the same game on any machine.

#![forbid(unsafe_code)]

pub mod program;

pub use program::{ParseError, Program};
