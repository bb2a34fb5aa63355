//! The progress of a game: how it went for every seat, and who was ahead.

use crate::engine::standings;
use crate::rules::{Rules, SEATS};
use crate::state::State;

use super::Moments;

/// How the whole game went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// By seat.
    pub seats: Vec<SeatProgress>,
    /// By side: the moments at which it stood better than all others, by what wins the game.
    pub led: Vec<u32>,
    /// How often the lead went from one side to another.
    pub lead_changes: u32,
    /// The moment at which it was first seen that it had done so last, if it ever did.
    pub last_lead_change: Option<u32>,
}

/// How a game went for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatProgress {
    /// The decisions of this player.
    pub decisions: u32,
    /// Those with more than one option.
    pub with_choice: u32,
    /// The options of all of them together.
    pub options: u64,
    /// How often the player had to wait from one own decision to the next: for a turn to go by, or for somebody else to decide.
    pub waits: u32,
    /// The turns from one own decision to the next, of all waits together.
    pub waited_turns: u64,
    /// The decisions of others meanwhile.
    pub waited_decisions: u64,
    /// The longest wait in turns.
    pub longest_wait: u32,
    /// The number of the last own decision, from 0, and its turn; none without any.
    pub last_decision: Option<(u32, u32)>,
    /// The turns that went by while the player was out of the hand: folded, gone out or out of the game.
    pub turns_out: u32,
    /// The turn at which the player was put out of the game, if that happened.
    pub out_at: Option<u32>,
}

/// Writes down how a game goes.
pub(crate) struct Chronicle<'a> {
    rules: &'a Rules,
    progress: Progress,
    pub(crate) moments: Moments,
    /// The game has stopped before a walk, to be looked at.
    pub(crate) is_at_walk: bool,
    leader: Option<usize>,
    /// The turns at the last moment.
    turns: u32,
    /// Who was in the hand then, a bit each.
    in_hand: u8,
}

impl<'a> Chronicle<'a> {
    pub(crate) fn new(rules: &'a Rules) -> Self {
        Self {
            rules,
            progress: Progress {
                seats: vec![SeatProgress::default(); rules.players],
                led: vec![0; rules.sides.len()],
                ..Progress::default()
            },
            moments: Moments::NONE,
            is_at_walk: false,
            leader: None,
            turns: 0,
            in_hand: u8::MAX,
        }
    }

    /// A player is out of the game.
    pub(crate) fn leaves(&mut self, seat: usize, turns: u32) {
        if let Some(seat) = self.progress.seats.get_mut(seat) {
            seat.out_at = seat.out_at.or(Some(turns));
        }
    }

    /// A walk begins that is a moment.
    pub(crate) fn walks(&mut self, state: &State) {
        self.time_goes_by(state);
        self.see_who_leads(state);
    }

    /// Somebody has to decide.
    pub(crate) fn decides(&mut self, state: &State) {
        self.moments.decides();
        self.time_goes_by(state);
        let (number, turns) = (state.decisions, state.turns);
        let count = state.decision.count();
        let seat = &mut self.progress.seats[state.decision.player];
        if let Some((last, last_turns)) = seat.last_decision {
            let (others, passed) = (number - last - 1, turns - last_turns);
            if others > 0 || passed > 0 {
                seat.waits += 1;
                seat.waited_turns += u64::from(passed);
                seat.waited_decisions += u64::from(others);
                seat.longest_wait = seat.longest_wait.max(passed);
            }
        }
        seat.last_decision = Some((number, turns));
        seat.decisions += 1;
        seat.with_choice += u32::from(count > 1);
        seat.options += u64::from(count);
        self.see_who_leads(state);
    }

    /// The game is over.
    pub(crate) fn close(mut self, state: &State) -> Progress {
        self.time_goes_by(state);
        self.progress
    }

    fn time_goes_by(&mut self, state: &State) {
        let passed = state.turns - self.turns;
        for (number, seat) in self.progress.seats.iter_mut().enumerate() {
            if self.in_hand >> number & 1 == 0 {
                seat.turns_out += passed;
            }
        }
        self.turns = state.turns;
        self.in_hand = state.in_hand.and(state.in_game).bits();
    }

    fn see_who_leads(&mut self, state: &State) {
        let Some(leader) = leader(&standings(self.rules, state), self.rules.sides.len()) else {
            return;
        };
        self.progress.led[leader] += 1;
        if self.leader.is_some_and(|before| before != leader) {
            self.progress.lead_changes += 1;
            self.progress.last_lead_change = Some(self.moments.count - 1);
        }
        self.leader = Some(leader);
    }
}

/// The side that stands better than all others, if there is one.
fn leader(standings: &[i64; SEATS], sides: usize) -> Option<usize> {
    let best = *standings[..sides].iter().max()?;
    let mut those = (0..sides).filter(|&side| standings[side] == best);
    let first = those.next();
    first.filter(|_| those.next().is_none() && sides > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stands_best_alone_leads() {
        assert_eq!(leader(&[3, 5, 4, 9, 0, 0], 3), Some(1));
        assert_eq!(leader(&[5, 5, 4, 0, 0, 0], 3), None);
        assert_eq!(leader(&[-2, -1, 0, 0, 0, 0], 2), Some(1));
        assert_eq!(leader(&[7, 0, 0, 0, 0, 0], 1), None);
    }
}
