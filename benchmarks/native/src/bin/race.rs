//! Times the hand-written games and the core in turn, and prints what was found as JSON.
//!
//! usage: `race [ROUNDS [SECONDS]]`

use std::env;
use std::fs;
use std::hint::black_box;
use std::str::FromStr;
use std::time::Instant;

use darwindeck_bench::agreement::{FARTHEST, compare};
use darwindeck_bench::chance::Chance;
use darwindeck_bench::games::{GAMES, Native};
use darwindeck_bench::{engine, known};
use darwindeck_core::Player;

const USAGE: &str = "usage: race [ROUNDS [SECONDS]]";
const GAMES_COMPARED: u32 = 50_000;
/// How many games are played before the clock is looked at.
const GAMES_AT_ONCE: u32 = 64;

fn main() {
    let mut arguments = env::args().skip(1);
    let rounds: usize = argument(arguments.next(), 7);
    let seconds: f64 = argument(arguments.next(), 0.3);
    let rows: Vec<String> = GAMES
        .iter()
        .map(|native| {
            check(native);
            race(native, rounds.max(1), seconds)
        })
        .collect();
    println!("[\n  {}\n]", rows.join(",\n  "));
}

fn argument<T: FromStr>(given: Option<String>, default: T) -> T {
    given.map_or(default, |text| {
        let number = text.parse().ok();
        number.unwrap_or_else(|| panic!("{text:?} is not a number; {USAGE}"))
    })
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
    let rules = known::rules(native.name);
    let mut chance = Chance::new(7);
    let mut seed = 1_u64 << 32;
    let mut by_native = || (native.play_many)(&mut chance, GAMES_AT_ONCE);
    let mut by_core = || {
        seed += u64::from(GAMES_AT_ONCE);
        engine::play_many(&rules, seed, GAMES_AT_ONCE, Player::Random)
    };
    let (mut native_times, mut core_times, mut ratios) = (vec![], vec![], vec![]);
    for _ in 0..rounds {
        let one = nanoseconds(seconds, &mut by_native);
        let other = nanoseconds(seconds, &mut by_core);
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

/// Plays for so many seconds: nanoseconds for each decision.
#[allow(
    clippy::cast_precision_loss,
    reason = "no computer makes 2^52 decisions in the time"
)]
fn nanoseconds(seconds: f64, play: &mut impl FnMut() -> u64) -> f64 {
    let (start, given) = (Instant::now(), processor_time());
    let mut decisions = 0;
    while start.elapsed().as_secs_f64() < seconds {
        decisions += black_box(play());
    }
    let took = match (given, processor_time()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed().as_nanos() as f64,
    };
    took / decisions as f64
}

/// The nanoseconds that this thread has had, which stand still while other programs run, where the system tells.
fn processor_time() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
