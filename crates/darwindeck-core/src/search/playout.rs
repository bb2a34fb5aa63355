//! Playing a world out, and what the end of it is worth to each side.

use crate::chance::Stream;
use crate::engine::standings;
use crate::options::Decision;
use crate::players::greedy;
use crate::rules::{Rules, SEATS};
use crate::state::{Outcome, State};
use crate::view::View;
use crate::watch::Watch;

/// The turns after which a playout is broken off.
const LONGEST_PLAYOUT: u32 = 400;

/// Of a hundred decisions of a playout, how many are made as Greedy makes them; the others are made by lot.
const GREED: u32 = 90;

/// How far from a half an estimate is at most: a win is always worth more, a defeat always less.
const ESTIMATED: f64 = 0.4;

/// What a playout is worth to each side, from 0 to 1.
pub(crate) type Values = [f64; SEATS];

/// Breaks a game off at the end of the hand, or after so many turns.
pub(crate) struct ToEndOfHand {
    turns_left: u32,
}

impl ToEndOfHand {
    pub(crate) const fn new() -> Self {
        Self {
            turns_left: LONGEST_PLAYOUT,
        }
    }
}

impl Watch for ToEndOfHand {
    const LISTENS: bool = false;

    #[inline]
    fn breaks_off(&mut self) -> bool {
        let is_too_long = self.turns_left == 0;
        self.turns_left = self.turns_left.saturating_sub(1);
        is_too_long
    }

    #[inline]
    fn breaks_off_after_hand(&mut self) -> bool {
        true
    }
}

/// Plays on until the watcher breaks it off, or the game is over: mostly as Greedy would, now and then by lot.
pub(crate) fn play_out<W: Watch>(
    rules: &Rules,
    world: &mut State,
    watch: &mut W,
    stream: &mut Stream,
) {
    while let Some(decision) = world.decision() {
        let option = option(rules, world, decision, stream);
        rules.choose_one_of_them(world, option, watch);
    }
}

/// The option that is taken without much thought.
pub(crate) fn option(
    rules: &Rules,
    world: &State,
    decision: &Decision,
    stream: &mut Stream,
) -> u32 {
    let count = decision.count();
    if count > 1 && stream.one_of(100) < GREED {
        greedy(&View::new(rules, world, Some(decision.player)), decision)
    } else {
        stream.one_of(count)
    }
}

/// What positions are worth to the sides of a game, as seen from the position that a search starts from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scale {
    /// How far each side was ahead at the start.
    before: Values,
    /// How far leads have changed in all playouts together, and how many changes these were.
    total: f64,
    count: f64,
}

impl Scale {
    pub(crate) fn new(rules: &Rules, state: &State) -> Self {
        Self {
            before: leads(rules, state),
            ..Self::default()
        }
    }

    /// What a playout has come to: 1 for who has won, 0 for who has lost, an equal share for all when nobody has; and where the
    /// game would go on something in between, by how much better or worse a side stands than before.
    pub(crate) fn worth(&mut self, rules: &Rules, state: &State) -> Values {
        let only = |side: usize, its: f64, of_others: f64| {
            let mut values = [of_others; SEATS];
            values[side] = its;
            values
        };
        match state.outcome {
            Some(Outcome::Win(seat)) => only(rules.side_of[seat], 1.0, 0.0),
            Some(Outcome::TeamWin(side)) => only(side, 1.0, 0.0),
            Some(Outcome::Loss(seat)) => only(rules.side_of[seat], 0.0, 1.0),
            Some(Outcome::TeamLoss(side)) => only(side, 0.0, 1.0),
            Some(Outcome::Draw | Outcome::Stalemate) => nobody_wins(rules),
            Some(Outcome::Timeout) if state.turns >= rules.bytecode.max_turns => nobody_wins(rules),
            Some(Outcome::Timeout) | None => self.estimate(rules, state),
        }
    }

    fn estimate(&mut self, rules: &Rules, state: &State) -> Values {
        let after = leads(rules, state);
        let sides = rules.sides.len();
        let gains: Values = std::array::from_fn(|side| after[side] - self.before[side]);
        self.total += gains[..sides].iter().map(|gain| gain.abs()).sum::<f64>();
        self.count += sides as f64;
        let usual = self.total / self.count;
        gains.map(|gain| {
            if gain == 0.0 {
                0.5
            } else {
                0.5 + ESTIMATED * gain / (gain.abs() + usual)
            }
        })
    }
}

fn nobody_wins(rules: &Rules) -> Values {
    [1.0 / rules.sides.len() as f64; SEATS]
}

/// How far each side is ahead of the others, by what wins the game.
fn leads(rules: &Rules, state: &State) -> Values {
    let standings = standings(rules, state).map(|standing| standing as f64);
    let all: f64 = standings.iter().sum();
    let others = (rules.sides.len() as f64 - 1.0).max(1.0);
    standings.map(|own| own - (all - own) / others)
}
