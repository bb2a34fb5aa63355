//! Something to count the instructions of: a fixed number of games from fixed seeds, or a game read so often.
//!
//! usage: workload core GAME PLAYER GAMES | workload native GAME GAMES | workload read GAME TIMES
//!
//! Prints the number of decisions, or of times. Only what happens in [`measured`] is to be counted.

use std::env;
use std::hint::black_box;

use darwindeck_bench::chance::Chance;
use darwindeck_bench::games::GAMES;
use darwindeck_bench::{engine, known};
use darwindeck_core::{Game, Player};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let count = |text: &str| text.parse::<u32>().expect("a number of games");
    let units = match words[..] {
        ["core", game, player, games] => {
            let player = Player::named(player).expect("a kind of player");
            let (game, games) = (known::game(game), count(games));
            measured(|| engine::play_many(&game, 1, games, player))
        }
        ["native", game, games] => {
            let native = GAMES.iter().find(|native| native.name == game);
            let native = native.expect("a game that was written by hand");
            let games = count(games);
            measured(|| (native.play_many)(&mut Chance::new(1), games))
        }
        ["read", game, times] => {
            let (bytecode, times) = (known::bytecode(game), count(times));
            measured(|| {
                (0..times)
                    .map(|_| u64::from(black_box(Game::read(black_box(&bytecode))).is_ok()))
                    .sum()
            })
        }
        _ => panic!("usage: workload core GAME PLAYER GAMES | native GAME GAMES | read GAME TIMES"),
    };
    println!("{units}");
}

/// The only part that counts.
#[inline(never)]
fn measured(work: impl FnOnce() -> u64) -> u64 {
    black_box(work())
}
