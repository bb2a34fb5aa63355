//! The core, called as a batch calls it.

use darwindeck_core::players::{Player, Seat};
use darwindeck_core::watch::{Nobody, Watch};
use darwindeck_core::{Decision, Game, Outcome, State, View};

use crate::tally::{End, Options, Played, Tally};

/// Most players that a known game has.
const SEATS: usize = 8;

/// Plays one game to its end, with a player of one kind in every seat.
#[inline]
pub fn play_one<W: Watch>(game: &Game, seed: u64, player: Player, watch: &mut W) -> State {
    let mut seats: [Seat; SEATS] = std::array::from_fn(|seat| Seat::new(player, seed, seat));
    let mut state = game.start(seed, watch);
    while let Some(decision) = state.decision() {
        let seat = decision.player;
        let option = seats[seat].decide(&View::new(game, &state, Some(seat)));
        game.choose(&mut state, option, watch);
    }
    state
}

/// Plays many games, and returns the number of decisions.
pub fn play_many(game: &Game, first_seed: u64, games: u32, player: Player) -> u64 {
    (0..u64::from(games))
        .map(|number| {
            let state = play_one(game, first_seed.wrapping_add(number), player, &mut Nobody);
            u64::from(state.decisions())
        })
        .sum()
}

impl Watch for Options {
    fn decided(&mut self, decision: &Decision, _option: u32) {
        Tally::decision(self, decision.count());
    }
}

/// Plays one game at random and counts the options.
///
/// # Panics
///
/// When the game ends in a way that none of the hand-written games can.
pub fn count(game: &Game, seed: u64, options: &mut Options) -> Played {
    let state = play_one(game, seed, Player::Random, options);
    let end = match state.outcome().expect("the game was played to its end") {
        Outcome::Win(seat) => End::Win(seat),
        Outcome::Draw => End::Draw,
        Outcome::Timeout => End::Timeout,
        end @ (Outcome::TeamWin(_) | Outcome::Stalemate) => {
            unreachable!("no hand-written game ends like this: {end}")
        }
    };
    Played {
        end,
        turns: state.turns(),
        decisions: state.decisions(),
    }
}
