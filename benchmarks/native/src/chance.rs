//! Random numbers: wyrand, and Lemire's way to draw one of n.

use crate::cards::Card;

/// A generator of random numbers.
#[derive(Clone, Copy, Debug)]
pub struct Chance(u64);

/// The high and the low half of a product.
#[inline]
fn product(x: u64, y: u64) -> (u64, u64) {
    let whole = u128::from(x) * u128::from(y);
    ((whole >> 64) as u64, whole as u64)
}

impl Chance {
    /// The generator of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let (high, low) = product(self.0, self.0 ^ 0xE703_7ED1_A0B4_28DB);
        high ^ low
    }

    /// A number below `n`, each as likely as the others. A single choice draws too: that is cheaper than to ask.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let n = u64::from(n);
        let (mut chosen, mut rest) = product(self.next(), n);
        if rest < n {
            let unfair = n.wrapping_neg() % n;
            while rest < unfair {
                (chosen, rest) = product(self.next(), n);
            }
        }
        chosen as u32
    }

    /// Numbers below `FROM`, `FROM - STEP`, `FROM - 2 * STEP` … from a single random one. The product of the bounds must be
    /// less than 2^64.
    #[inline]
    pub fn several<const FROM: u64, const STEP: u64, const COUNT: usize>(
        &mut self,
    ) -> [Card; COUNT] {
        let orders = const { ways(FROM, STEP, COUNT) };
        loop {
            let mut picks = [0; COUNT];
            let (mut rest, mut bound) = (self.next(), FROM);
            for pick in &mut picks {
                let (chosen, left) = product(rest, bound);
                *pick = chosen as Card;
                rest = left;
                bound = bound.wrapping_sub(STEP);
            }
            if rest >= orders || rest >= orders.wrapping_neg() % orders {
                return picks;
            }
        }
    }
}

/// The product of the bounds; it overflows, and does not compile, when there are too many.
const fn ways(from: u64, step: u64, count: usize) -> u64 {
    let (mut product, mut bound, mut done) = (1, from, 0);
    while done < count {
        product *= bound;
        bound = bound.wrapping_sub(step);
        done += 1;
    }
    product
}
