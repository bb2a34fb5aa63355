//! The spectator's curve: how often each side wins from a position, when the game is played on to its end.

use crate::batch::Stoppable;
use crate::engine::standings;
use crate::options::Decision;
use crate::rules::SEATS;
use crate::search::playout::play_out;
use crate::search::worlds::Worlds;
use crate::state::{State, Step};

use super::{Purpose, Reading, luck, verdict};

/// A point of the curve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// The number of the moment, from 0.
    pub moment: u32,
    /// The decisions so far.
    pub decisions: u32,
    /// The turns so far.
    pub turns: u32,
    /// The hand.
    pub hand: u32,
    /// Who has to decide, or whose walk begins.
    pub seat: usize,
    /// By side: how many of the rollouts it won. Where one side loses alone, all others win.
    pub wins: [u32; SEATS],
    /// How many of the rollouts nobody won: draws, stalemates, and those that used up all turns.
    pub nobody: u32,
    /// How many rollouts there were.
    pub rollouts: u32,
    /// By side: how well it stands by what wins the game, as points, chips or cards say; more is better.
    pub standings: [i64; SEATS],
}

impl Reading<'_, '_> {
    /// Adds a point to the curve; nothing when it was stopped.
    pub(crate) fn point(&mut self, state: &State, moment: u32) -> Option<()> {
        let rules = self.rules;
        let mut start = *state;
        let seat = if state.step == Step::Decide {
            state.decision.player
        } else {
            start.decision = Decision::NOTHING; // The last one is over.
            state.walker
        };
        let mut point = Point {
            moment,
            decisions: state.decisions,
            turns: state.turns,
            hand: state.hand_number,
            seat,
            standings: standings(rules, state),
            rollouts: self.plan.rollouts,
            ..Point::default()
        };
        let sides = rules.sides.len();
        let worlds = Worlds::of_spectator(rules, &start, seat);
        let mut stream = luck(self.seed, Purpose::Rollouts, moment, 0);
        for _ in 0..self.plan.rollouts {
            let mut world = worlds.deal(&mut stream);
            rules.go_on(&mut world, &mut self.pauses);
            play_out(rules, &mut world, &mut self.pauses, &mut stream);
            if self.pauses.has_stopped() {
                return None;
            }
            let Some((named, wins)) = world.outcome.and_then(|outcome| verdict(rules, outcome))
            else {
                point.nobody += 1;
                continue;
            };
            for (side, count) in point.wins.iter_mut().enumerate().take(sides) {
                *count += u32::from((side == named) == wins);
            }
        }
        self.curve.push(point);
        Some(())
    }
}
