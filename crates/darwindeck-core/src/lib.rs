//! The rules engine of `DarwinDeck`: plays card games given as bytecode.
//!
//! [`Rules::read`] compiles bytecode into the rules of a game, fully checked and ready to be played. Bytes are hostile until then:
//! whatever they are, the answer is rules or an error that names what is wrong. [`Rules::start`] deals, [`Rules::choose`] makes a
//! decision, and a [`State`] is one position in between: a flat value without pointers, cheap to copy. Whoever wants to know what
//! happens is a [`Watch`]; [`record`](record::record) writes a whole game down, and [`play_games`] plays and counts many.
//!
//! The crate knows nothing of Python, and uses no threads, no clock and no randomness but the
//! seed it is given: the same seed plays the same game on any machine.

#![forbid(unsafe_code)]
#![allow(
    clippy::struct_excessive_bools,
    reason = "rules are full of yes and no, and each of them has a name"
)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "seats, ranks and numbers of cards are small whatever type they have"
)]
#![allow(
    clippy::inline_always,
    reason = "the few functions where it is, in loops that are most of the work, are slower without; benchmarks/ measures"
)]

pub mod batch;
pub mod bytecode;
pub mod cards;
pub mod chance;
mod engine;
mod inference;
pub mod options;
mod perspective;
pub mod players;
pub mod record;
pub mod rules;
pub mod search;
mod seats;
pub mod session;
mod sight;
mod stacks;
pub mod state;
pub mod study;
pub mod table_view;
pub mod tally;
mod text;
pub mod values;
pub mod view;
pub mod watch;
mod win_triggers;

pub use batch::{play_game, play_games};
pub use bytecode::{Bytecode, ParseError};
pub use engine::DEEPEST_COUNT;
pub use options::{Decision, Move};
pub use players::Player;
pub use rules::{Rules, RulesError};
pub use search::{Opinion, Search, Thinking};
pub use session::Session;
pub use state::{Outcome, State};
pub use study::{Plan, Student, Study};
pub use tally::Tally;
pub use view::View;
pub use watch::Watch;
