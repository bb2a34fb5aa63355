//! What is counted while games are played.

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The player in this seat won.
    Win(usize),
    /// Several were level.
    Draw,
    /// The turns were used up.
    Timeout,
}

/// A game that was played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How it ended.
    pub end: End,
    /// How many turns it had.
    pub turns: u32,
    /// How often a player had to decide.
    pub decisions: u32,
}

impl Played {
    /// What the time of a game is divided by: its decisions, or its turns where nobody decides anything.
    pub fn moves(&self) -> u64 {
        moves(self.turns, self.decisions)
    }
}

/// The decisions of a game, or its turns where nobody decides anything.
pub fn moves(turns: u32, decisions: u32) -> u64 {
    u64::from(if decisions == 0 { turns } else { decisions })
}

/// Whoever wants to know how many options each decision had.
pub trait Tally {
    /// A decision with so many options.
    fn decision(&mut self, options: u32);
}

/// Nobody does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nothing;

impl Tally for Nothing {
    #[inline]
    fn decision(&mut self, _options: u32) {}
}

/// The options of one game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options(pub u64);

impl Tally for Options {
    #[inline]
    fn decision(&mut self, options: u32) {
        self.0 += u64::from(options);
    }
}
