//! A chance, as JSON has it.

use std::fmt::Write;

use super::json::Json;

const WHOLE: u32 = 10_000;

/// The chance of something, to four places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(u32);

impl Chance {
    /// The nearest chance to a number; what is below 0 or no number is none, what is above 1 is certain.
    #[must_use]
    pub fn of(share: f64) -> Self {
        Self((share * f64::from(WHOLE)).round() as u32).min(Self(WHOLE))
    }
}

impl Json for Chance {
    fn json(&self, out: &mut String) {
        let (whole, rest) = (self.0 / WHOLE, self.0 % WHOLE);
        let digits = format!("{rest:04}");
        let digits = digits.trim_end_matches('0');
        let digits = if digits.is_empty() { "0" } else { digits };
        write!(out, "{whole}.{digits}").expect("a text takes any number");
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, Json};

    #[test]
    fn chances_have_four_places_at_most() {
        let told = [0.0, 0.5, 0.123_46, 0.999_99, 1.0, 7.0, -1.0, f64::NAN];
        let told = told.map(|share| Chance::of(share).to_json());
        assert_eq!(
            told,
            ["0.0", "0.5", "0.1235", "1.0", "1.0", "1.0", "0.0", "0.0"]
        );
    }
}
