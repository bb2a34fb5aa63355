//! What is wrong with a blob, and where.

use std::fmt;

/// Bytes that are not the bytecode of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    offset: usize,
    section: &'static str,
    path: String,
    what: String,
}

impl ParseError {
    pub(crate) fn new(offset: usize, section: &'static str, what: String) -> Self {
        Self {
            offset,
            section,
            path: String::new(),
            what,
        }
    }

    /// The byte at which reading failed.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// The part of the bytecode that byte belongs to.
    pub fn section(&self) -> &'static str {
        self.section
    }

    /// What stands there, and what was expected.
    pub fn problem(&self) -> String {
        if self.path.is_empty() {
            self.what.clone()
        } else {
            format!("{} {}", self.path, self.what)
        }
    }

    /// The path grows from the inside out while the error travels up.
    fn prepend(&mut self, step: &str) {
        let joined_as_is = self.path.is_empty() || self.path.starts_with(['[', ' ']);
        let dot = if joined_as_is { "" } else { "." };
        self.path = format!("{step}{dot}{}", self.path);
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "byte {}, {}: {}",
            self.offset,
            self.section,
            self.problem()
        )
    }
}

impl std::error::Error for ParseError {}

/// Says on which field an error occurred.
pub(crate) trait Under: Sized {
    /// The error occurred within the field `name`.
    fn under(self, name: &str) -> Self;

    /// The error occurred within entry `index`.
    fn at(self, index: usize) -> Self;
}

impl<T> Under for Result<T, ParseError> {
    fn under(mut self, name: &str) -> Self {
        if let Err(error) = &mut self {
            error.prepend(name);
        }
        self
    }

    fn at(mut self, index: usize) -> Self {
        if let Err(error) = &mut self {
            error.prepend(&format!("[{index}]"));
        }
        self
    }
}
