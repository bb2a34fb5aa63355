//! Four known games, each for random play.

mod crazy_eights;
mod deal;
mod hearts;
mod spades;
mod tricks;
mod war;

use crate::chance::Chance;
use crate::tally::{Nothing, Options, Played};

/// A game written by hand.
#[derive(Clone, Copy)]
pub struct Native {
    /// The name of the known game.
    pub name: &'static str,
    /// Plays many games, and returns the number of decisions, or of turns where nobody decides anything.
    pub play_many: fn(&mut Chance, u32) -> u64,
    /// Plays one game and counts the options.
    pub count: fn(&mut Chance, &mut Options) -> Played,
}

/// The table of a game: the two ways to play it.
macro_rules! native {
    ($game:ident) => {
        Native {
            name: stringify!($game),
            play_many: |chance, games| {
                (0..games)
                    .map(|_| $game::play(chance, &mut Nothing).moves())
                    .sum()
            },
            count: |chance, options| $game::play(chance, options),
        }
    };
}

/// All of them.
pub const GAMES: [Native; 4] = [
    native!(war),
    native!(crazy_eights),
    native!(hearts),
    native!(spades),
];
