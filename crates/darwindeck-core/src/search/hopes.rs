//! How much is hoped of an option by the number of chances to take it: the root of the logarithm.
//!
//! Logarithms of the standard library come from the machine's own, and two machines may differ in the last bit: then one search
//! would decide differently in a browser. Here they are made of operations that are exact everywhere.

use std::f64::consts::LN_2;

/// For so many numbers it is worked out once.
const KEPT: usize = 1 << 16;

/// √ln n of the numbers that were asked for, and of all below.
#[derive(Debug, Default)]
pub(crate) struct Hopes(Vec<f64>);

impl Hopes {
    /// What is hoped after so many chances.
    #[inline]
    pub(crate) fn after(&mut self, chances: u32) -> f64 {
        match self.0.get(chances as usize) {
            Some(&hope) => hope,
            None => self.worked_out(chances),
        }
    }

    #[cold]
    fn worked_out(&mut self, chances: u32) -> f64 {
        let until = (chances as usize + 1).min(KEPT);
        let missing = self.0.len() as u32..until as u32;
        self.0.extend(missing.map(|number| ln(number).sqrt()));
        ln(chances).sqrt()
    }
}

/// The natural logarithm of a whole number; of 0 that of 1.
fn ln(number: u32) -> f64 {
    let number = number.max(1);
    let doublings = number.ilog2();
    let rest = f64::from(number) / f64::from(1_u32 << doublings);
    let part = (rest - 1.0) / (rest + 1.0); // ln x = 2 artanh((x - 1) / (x + 1))
    let square = part * part;
    let terms = (0..TERMS).rev();
    let series = terms.fold(0.0, |sum, term| {
        sum * square + 1.0 / f64::from(2 * term + 1)
    });
    f64::from(doublings) * LN_2 + 2.0 * part * series
}

/// The next one would be less than the last bit: `part` is at most a third.
const TERMS: u32 = 17;

#[cfg(test)]
mod tests {
    use super::{Hopes, KEPT, ln};

    #[test]
    fn logarithms_are_exact_but_for_the_last_bit() {
        for number in (1..5000).chain([65_535, 65_536, 1_000_003, u32::MAX]) {
            let expected = f64::from(number).ln();
            let distance = (ln(number) - expected).abs();
            assert!(distance <= 2.0 * f64::EPSILON * expected, "{number}");
        }
    }

    #[test]
    fn logarithms_are_the_same_on_every_machine() {
        let bits = [0, 1, 2, 3, 14, 1000, 10_000_000].map(|number| ln(number).to_bits());
        let expected = [
            0,
            0,
            0x3fe6_2e42_fefa_39ef,
            0x3ff1_93ea_7aad_030a,
            0x4005_1cca_16d7_bba7,
            0x401b_a18a_998f_ffa0,
            0x4030_1e3b_843e_aa73,
        ];
        assert_eq!(bits, expected);
    }

    #[test]
    fn hopes_are_the_same_in_whatever_order_they_are_asked_for() {
        let mut hopes = Hopes::default();
        for chances in [KEPT as u32 + 5, 7, 1, 0, 3, 100, 8, KEPT as u32 - 1, 50] {
            assert_eq!(hopes.after(chances).to_bits(), ln(chances).sqrt().to_bits());
        }
        assert_eq!(hopes.0.len(), KEPT);
    }
}
