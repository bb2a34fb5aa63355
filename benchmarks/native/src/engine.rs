//! The core, called as a batch calls it.

use darwindeck_core::rules::SEATS;
use darwindeck_core::watch::{Nobody, Watch};
use darwindeck_core::{Decision, Outcome, Player, Rules, State, play_game};

use crate::tally::{End, Options, Played, Tally, moves};

/// Plays one game to its end, with a player of one kind in every seat.
#[inline]
pub fn play_one<W: Watch>(rules: &Rules, seed: u64, player: Player, watch: &mut W) -> State {
    play_game(rules, &[player; SEATS], seed, watch)
}

/// Plays many games, and returns the number of decisions, or of turns where nobody decides anything.
pub fn play_many(rules: &Rules, first_seed: u64, games: u32, player: Player) -> u64 {
    (0..u64::from(games))
        .map(|number| {
            let state = play_one(rules, first_seed.wrapping_add(number), player, &mut Nobody);
            moves(state.turns(), state.decisions())
        })
        .sum()
}

impl Watch for Options {
    const LISTENS: bool = false;

    fn decided(&mut self, decision: &Decision, _option: u32) {
        Tally::decision(self, decision.count());
    }
}

/// Plays one game at random and counts the options.
///
/// # Panics
///
/// When the game ends in a way that none of the hand-written games can.
pub fn count(rules: &Rules, seed: u64, options: &mut Options) -> Played {
    let state = play_one(rules, seed, Player::Random, options);
    let end = match state.outcome().expect("the game was played to its end") {
        Outcome::Win(seat) => End::Win(seat),
        Outcome::Draw => End::Draw,
        Outcome::Timeout => End::Timeout,
        end @ (Outcome::TeamWin(_)
        | Outcome::Stalemate
        | Outcome::Loss(_)
        | Outcome::TeamLoss(_)) => {
            unreachable!("no hand-written game ends like this: {end}")
        }
    };
    Played {
        end,
        turns: state.turns(),
        decisions: state.decisions(),
    }
}
