//! Something to count the instructions of: games from fixed seeds until so many decisions were made, a game read so often, or so
//! many positions shown to whoever decides there.
//!
//! usage: workload core GAME PLAYER DECISIONS | workload native GAME DECISIONS | workload read GAME TIMES
//!      | workload view GAME VIEWS
//!
//! Prints the number of decisions, of times, or of views. Only what happens in `measured` is to be counted.

use std::env;
use std::hint::black_box;

use darwindeck_bench::chance::Chance;
use darwindeck_bench::games::GAMES;
use darwindeck_bench::{engine, known};
use darwindeck_core::values::Json;
use darwindeck_core::watch::Memory;
use darwindeck_core::{Decision, Player, Rules, State, View};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let count = |text: &str| text.parse::<u64>().expect("a number");
    let units = match words[..] {
        ["core", game, player, decisions] => {
            let player = Player::named(player).expect("a kind of player");
            let (rules, decisions) = (known::rules(game), count(decisions));
            measured(|| until(decisions, |seed| engine::play_many(&rules, seed, 1, player)))
        }
        ["native", game, decisions] => {
            let native = GAMES.iter().find(|native| native.name == game);
            let native = native.expect("a game that was written by hand");
            let (mut chance, decisions) = (Chance::new(1), count(decisions));
            measured(|| until(decisions, |_| (native.play_many)(&mut chance, 1)))
        }
        ["read", game, times] => {
            let (bytecode, times) = (known::bytecode(game), count(times));
            measured(|| {
                (0..times)
                    .map(|_| u64::from(black_box(Rules::read(black_box(&bytecode))).is_ok()))
                    .sum()
            })
        }
        ["view", game, views] => {
            let rules = known::rules(game);
            let positions = positions(&rules, views.parse().expect("a number"));
            measured(|| positions.iter().map(|state| shown(&rules, state)).sum())
        }
        _ => panic!(
            "usage: workload core GAME PLAYER DECISIONS | native GAME DECISIONS | read GAME TIMES | view GAME VIEWS"
        ),
    };
    println!("{units}");
}

/// Plays games, numbered from 0, until so many decisions were made.
#[inline]
fn until(decisions: u64, mut play: impl FnMut(u64) -> u64) -> u64 {
    let (mut number, mut made) = (0, 0);
    while made < decisions {
        made += play(number);
        number += 1;
    }
    made
}

/// So many positions in which somebody decides, of games whose options are taken in turn.
fn positions(rules: &Rules, count: u32) -> Vec<State> {
    let mut seed = 0;
    let mut state = rules.start(seed, &mut Memory);
    let mut next = |number: u32| {
        while state.decision().is_none() {
            seed += 1;
            state = rules.start(seed, &mut Memory);
        }
        let here = state;
        let options = here.decision().map_or(1, Decision::count);
        rules.choose(&mut state, number % options, &mut Memory);
        here
    };
    (0..count).map(&mut next).collect()
}

/// Shows a position, in JSON, to whoever decides there.
fn shown(rules: &Rules, state: &State) -> u64 {
    let seat = state.decision().map(|decision| decision.player);
    let view = View::new(rules, black_box(state), seat).look().to_json();
    u64::from(!black_box(view).is_empty())
}

/// The only part that counts.
#[inline(never)]
fn measured(work: impl FnOnce() -> u64) -> u64 {
    black_box(work())
}
