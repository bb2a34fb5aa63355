//! Do the core and the hand-written code play the same game? What each counts must be the same within the error of chance.

use crate::chance::Chance;
use crate::games::Native;
use crate::tally::{End, Options, Played};
use crate::{engine, known};

/// A number that a game gives, and the options of its decisions.
type Measure = fn(&Played, u64) -> f64;

/// What is compared: the means over many games must agree.
const MEASURES: [(&str, Measure); 9] = [
    ("turns", |played, _| f64::from(played.turns)),
    ("decisions", |played, _| f64::from(played.decisions)),
    ("options a game", |_, options| options as f64),
    ("wins of P0", |played, _| ends_with(played, End::Win(0))),
    ("wins of P1", |played, _| ends_with(played, End::Win(1))),
    ("wins of P2", |played, _| ends_with(played, End::Win(2))),
    ("wins of P3", |played, _| ends_with(played, End::Win(3))),
    ("draws", |played, _| ends_with(played, End::Draw)),
    ("timeouts", |played, _| ends_with(played, End::Timeout)),
];

fn ends_with(played: &Played, end: End) -> f64 {
    f64::from(u8::from(played.end == end))
}

/// One measure of one game by both.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// What was measured.
    pub what: &'static str,
    /// The mean over the games of the core.
    pub core: f64,
    /// The mean over the games of the hand-written code.
    pub native: f64,
    /// How many standard errors they are apart.
    pub z: f64,
}

/// Sums over many games.
#[derive(Clone, Copy, Default)]
struct Sums {
    games: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, value: f64) {
        self.games += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.games
    }

    /// The square of the standard error of the mean.
    fn error(&self) -> f64 {
        let variance = self.squares / self.games - self.mean() * self.mean();
        variance.max(0.0) / self.games
    }
}

fn measured(mut play: impl FnMut(u64, &mut Options) -> Played, games: u64) -> [Sums; 9] {
    let mut sums = [Sums::default(); 9];
    for number in 0..games {
        let mut options = Options::default();
        let played = play(number, &mut options);
        for (sums, (_, value)) in sums.iter_mut().zip(MEASURES) {
            sums.add(value(&played, options.0));
        }
    }
    sums
}

/// Plays a game by both, and compares. Seeds are fixed: the answer is always the same.
pub fn compare(native: &Native, games: u32) -> Vec<Comparison> {
    let rules = known::rules(native.name);
    let mut chance = Chance::new(1);
    let by_core = measured(
        |seed, options| engine::count(&rules, seed, options),
        games.into(),
    );
    let by_native = measured(
        |_, options| (native.count)(&mut chance, options),
        games.into(),
    );
    let pairs = by_core.iter().zip(&by_native).zip(MEASURES);
    pairs
        .map(|((core, native), (what, _))| Comparison {
            what,
            core: core.mean(),
            native: native.mean(),
            z: z(core, native),
        })
        .collect()
}

/// How many standard errors two means are apart; without any error they must be the same.
fn z(one: &Sums, other: &Sums) -> f64 {
    let apart = (one.mean() - other.mean()).abs();
    let error = (one.error() + other.error()).sqrt();
    if apart == 0.0 { 0.0 } else { apart / error }
}

/// Means that are further apart than this are not the same.
pub const FARTHEST: f64 = 4.5;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    fn agrees(name: &str, games: u32) {
        let native = GAMES.iter().find(|native| native.name == name).unwrap();
        for comparison in compare(native, games) {
            assert!(comparison.z < FARTHEST, "{name}: {comparison:?}");
        }
    }

    #[test]
    fn war_is_the_war_of_the_core() {
        agrees("war", 2000);
    }

    #[test]
    fn crazy_eights_is_that_of_the_core() {
        agrees("crazy_eights", 20_000);
    }

    #[test]
    fn hearts_is_that_of_the_core() {
        agrees("hearts", 3000);
    }

    #[test]
    fn spades_is_that_of_the_core() {
        agrees("spades", 500);
    }
}
