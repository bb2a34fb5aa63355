//! A bid, as JSON has it.

use super::json::Json;

/// How many tricks a player will take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bid {
    /// So many.
    Tricks(u32),
    /// None at all, which is more than a zero.
    Nil,
}

impl Json for Bid {
    fn json(&self, out: &mut String) {
        match self {
            Self::Tricks(tricks) => tricks.json(out),
            Self::Nil => "nil".json(out),
        }
    }
}
