//! Times the hand-written games and the core in turn, and prints what was found as JSON.
//!
//! usage: race [ROUNDS [SECONDS]]

use std::env;
use std::hint::black_box;
use std::time::Instant;

use darwindeck_bench::agreement::{FARTHEST, compare};
use darwindeck_bench::chance::Chance;
use darwindeck_bench::games::{GAMES, Native};
use darwindeck_bench::{engine, known};
use darwindeck_core::Player;

const GAMES_COMPARED: u32 = 50_000;

fn main() {
    let mut arguments = env::args().skip(1);
    let rounds: usize = arguments.next().map_or(7, |text| number(&text) as usize);
    let seconds: f64 = arguments.next().map_or(0.3, |text| number(&text));
    let rows: Vec<String> = GAMES
        .iter()
        .map(|native| {
            check(native);
            race(native, rounds.max(1), seconds)
        })
        .collect();
    println!("[\n  {}\n]", rows.join(",\n  "));
}

fn number(text: &str) -> f64 {
    text.parse()
        .unwrap_or_else(|_| panic!("{text:?} is not a number; usage: race [ROUNDS [SECONDS]]"))
}

/// A comparison of speed means nothing unless both play the same game.
fn check(native: &Native) {
    eprintln!("{}: do core and native agree?", native.name);
    // Games differ in length by a factor of ten.
    let games = match native.name {
        "spades" => GAMES_COMPARED / 10,
        _ => GAMES_COMPARED,
    };
    for found in compare(native, games) {
        eprintln!("  {found:.4?}");
        assert!(found.z < FARTHEST, "{} differs", native.name);
    }
}

/// The time of a decision by either, alternately; the medians over the rounds.
fn race(native: &Native, rounds: usize, seconds: f64) -> String {
    let game = known::game(native.name);
    let mut chance = Chance::new(7);
    let mut seed = 1_u64 << 32;
    let mut by_native = |games| (native.play_many)(&mut chance, games);
    let mut by_core = |games: u32| {
        seed += u64::from(games);
        engine::play_many(&game, seed, games, Player::Random)
    };
    let (native_games, core_games) = (
        games_for(seconds, &mut by_native),
        games_for(seconds, &mut by_core),
    );
    let (mut native_times, mut core_times, mut ratios) = (vec![], vec![], vec![]);
    for _ in 0..rounds {
        let one = nanoseconds(native_games, &mut by_native);
        let other = nanoseconds(core_games, &mut by_core);
        native_times.push(one);
        core_times.push(other);
        ratios.push(other / one);
    }
    format!(
        "{{\"game\": \"{}\", \"native_ns\": {:.3}, \"core_ns\": {:.3}, \"core_over_native\": {:.3}}}",
        native.name,
        median(native_times),
        median(core_times),
        median(ratios)
    )
}

/// How many games take so many seconds.
fn games_for(seconds: f64, play: &mut impl FnMut(u32) -> u64) -> u32 {
    let mut games = 16;
    loop {
        let start = Instant::now();
        black_box(play(games));
        let took = start.elapsed().as_secs_f64();
        if took > seconds / 4.0 {
            return (f64::from(games) * seconds / took) as u32 + 1;
        }
        games *= 2;
    }
}

/// Nanoseconds for each decision.
fn nanoseconds(games: u32, play: &mut impl FnMut(u32) -> u64) -> f64 {
    let start = Instant::now();
    let decisions = black_box(play(games));
    start.elapsed().as_secs_f64() * 1e9 / decisions as f64
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
