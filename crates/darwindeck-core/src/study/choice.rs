//! What the options of a decision are worth, in the eyes of the player who has it.

use crate::batch::Stoppable;
use crate::options::Decision;
use crate::search::Thinking;
use crate::search::tree::Key;
use crate::state::State;
use crate::values::Asks;
use crate::view::View;

use super::{Purpose, Reading, luck};

/// How often every position is thought about, each time from the beginning and with other random numbers. What both searches say
/// is the position, what only one of them says is noise: who is best in one of them is judged by the other.
pub const SEARCHES: usize = 2;

/// An option, and what two searches say about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered {
    /// A number for who takes it, in what kind of decision, and which one: alike in positions where the same can be done.
    pub key: u32,
    /// What each search says that it is worth to the player's side: 1 when it always wins, 0 when it always loses.
    pub values: [f64; SEARCHES],
    /// How often each search tried it. What was never tried is worth a half.
    pub visits: [u32; SEARCHES],
}

/// A decision with more than one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The number of the decision, from 0.
    pub decision: u32,
    /// The turns so far.
    pub turns: u32,
    /// Who decides.
    pub seat: usize,
    /// About what.
    pub asks: Asks,
    /// The option that was taken, by its number.
    pub taken: u32,
    /// How many options there are. They are in [`Study::options`](super::Study::options), after those of all looks before.
    pub count: u32,
    /// Where they begin there.
    pub first: u32,
}

/// Whose random numbers a position is thought about with: every look has its own, and a position that is compared with another
/// one gets others, or they would agree by their noise.
#[derive(Clone, Copy)]
pub(crate) enum Minds {
    Choice,
    Contact,
    /// Of a contact, where the opponent had done something else.
    Otherwise,
}

impl Reading<'_, '_> {
    /// Looks at a choice; nothing when it was stopped.
    pub(crate) fn choice(&mut self, state: &State, taken: u32) -> Option<()> {
        let decision = state.decision;
        let first = self.options.len() as u32;
        self.consider(state, Minds::Choice)?;
        self.choices.push(Choice {
            decision: state.decisions,
            turns: state.turns,
            seat: decision.player,
            asks: decision.asks,
            taken,
            count: decision.count(),
            first,
        });
        Some(())
    }

    /// Adds the options of a position with what they are worth to the player who has to decide and knows no more than that
    /// player's [view](View) tells. A single one is not thought about. Nothing when it was stopped.
    pub(crate) fn consider(&mut self, state: &State, minds: Minds) -> Option<()> {
        let iterations = self.plan.iterations;
        let Some(decision) = state.decision() else {
            return Some(());
        };
        let first = self.options.len();
        self.options
            .extend((0..decision.count()).map(|option| unknown(decision, option)));
        if decision.count() < 2 || iterations == 0 {
            return Some(());
        }
        let view = View::new(self.rules, state, Some(decision.player));
        let thinking = Thinking::new(iterations);
        for number in 0..SEARCHES {
            let mind = minds as usize * SEARCHES + number;
            let mut stream = luck(self.seed, Purpose::Searches, state.decisions, mind as u32);
            let pauses = &mut self.pauses;
            let mut goes_on = || !pauses.stops_now();
            self.search
                .think(&view, &thinking, &mut stream, &mut goes_on);
            if self.pauses.has_stopped() {
                return None;
            }
            let options = &mut self.options[first..];
            for (option, opinion) in options.iter_mut().zip(self.search.opinions()) {
                option.values[number] = opinion.value;
                option.visits[number] = opinion.visits;
            }
        }
        Some(())
    }
}

fn unknown(decision: &Decision, option: u32) -> Considered {
    Considered {
        key: Key::new(decision, option).code(),
        values: [0.5; SEARCHES],
        visits: [0; SEARCHES],
    }
}
