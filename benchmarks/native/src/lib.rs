//! How fast a game can be played by a program that knows nothing else.
//!
//! [`games`] holds simulators of four known games for random play, written by hand as one would who only ever wants that
//! game. They follow `docs/rules.md` to the letter, but draw random numbers of their own: [`agreement`] shows that they play
//! the same games as the core, and the program `race` how much faster they are. The core is called in one place,
//! [`engine`].

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "seats, cards and numbers of games are small whatever type they have"
)]

pub mod agreement;
pub mod cards;
pub mod chance;
pub mod engine;
pub mod games;
pub mod known;
pub mod tally;
