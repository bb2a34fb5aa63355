//! The only source of randomness: numbers that follow from a seed.

use crate::cards::ROOM;

/// A stream of random numbers. `docs/rules.md` says how it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream(u64);

fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// A seed for what is thought at one moment of a game: other ones have nothing to do with it.
pub(crate) fn seed_of_moment(seed: u64, moment: u64) -> u64 {
    mix(mix(mix(seed)).wrapping_add(moment))
}

/// The high and the low half of a product.
#[inline]
fn product(x: u64, y: u64) -> (u64, u64) {
    let whole = u128::from(x) * u128::from(y);
    ((whole >> 64) as u64, whole as u64)
}

impl Stream {
    /// Stream `number` of a seed: 0 is chance, 1 + p the player in seat p.
    pub fn new(seed: u64, number: u64) -> Self {
        Self(mix(mix(seed).wrapping_add(number)))
    }

    /// A stream of its own, for something that may use up any amount of numbers.
    pub(crate) fn branch(&mut self) -> Self {
        Self(mix(self.next()))
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let (high, low) = product(self.0, self.0 ^ 0xE703_7ED1_A0B4_28DB);
        high ^ low
    }

    /// A number below `n`, each as likely as the others. Nothing is drawn for a single choice.
    ///
    /// Whether there is a choice cannot be foretold, so that a number is always computed, but not always used up.
    #[inline]
    pub fn one_of(&mut self, n: u32) -> u32 {
        let n = u64::from(n);
        let mut after = *self;
        let (chosen, rest) = product(after.next(), n);
        self.0 = if n > 1 { after.0 } else { self.0 };
        if rest < n {
            return self.one_of_fairly(n, chosen, rest);
        }
        chosen as u32
    }

    /// The rare case in which some numbers would be more likely than others.
    #[cold]
    fn one_of_fairly(&mut self, n: u64, mut chosen: u64, mut rest: u64) -> u32 {
        if n <= 1 {
            return 0;
        }
        let unfair = n.wrapping_neg() % n;
        while rest < unfair {
            (chosen, rest) = product(self.next(), n);
        }
        chosen as u32
    }

    /// Puts the first so many things, 64 at most, into a random order, each as likely as the others.
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T; ROOM], count: usize) {
        let mut places = count.min(ROOM);
        while places > 1 {
            let batch = BATCHES[places];
            let mut picks = [0_u8; LONGEST_BATCH];
            let picks = &mut picks[..batch.count];
            loop {
                let mut rest = self.next();
                let mut bound = places as u64;
                for pick in &mut *picks {
                    let (chosen, left) = product(rest, bound);
                    *pick = chosen as u8;
                    (rest, bound) = (left, bound - 1);
                }
                if rest >= batch.unfair {
                    break;
                }
            }
            for &pick in &*picks {
                places -= 1;
                things.swap(places % ROOM, usize::from(pick) % ROOM);
            }
        }
    }
}

/// 18! is the largest factorial below 2^56; its bounds are 18 down to 2.
const LONGEST_BATCH: usize = 17;

/// Places of a shuffle that are drawn for with a single number.
#[derive(Clone, Copy)]
struct Batch {
    count: usize,
    /// A number that leaves less than this would make some orders more likely.
    unfair: u64,
}

impl Batch {
    /// The bounds from `places` downwards that one number can serve.
    const fn new(places: u64) -> Self {
        let (mut count, mut product) = (1, places);
        let mut bound = places - 1;
        while bound >= 2 && product <= ((1 << 56) - 1) / bound {
            product *= bound;
            count += 1;
            bound -= 1;
        }
        Self {
            count,
            unfair: product.wrapping_neg() % product,
        }
    }
}

/// The batches of any number of places.
static BATCHES: [Batch; ROOM + 1] = {
    let mut batches = [Batch::new(1); ROOM + 1];
    let mut places = 1;
    while places < batches.len() {
        batches[places] = Batch::new(places as u64);
        places += 1;
    }
    batches
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_a_seed_differ() {
        let first: Vec<u64> = (0..7).map(|k| Stream::new(1, k).next()).collect();
        let mut distinct = first.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), first.len());
    }

    #[test]
    fn a_single_choice_draws_nothing() {
        let mut stream = Stream::new(3, 0);
        assert_eq!(stream.one_of(1), 0);
        assert_eq!(stream, Stream::new(3, 0));
    }

    #[test]
    fn batches_never_outgrow_their_room() {
        for (places, batch) in BATCHES.iter().enumerate() {
            assert!(batch.count <= LONGEST_BATCH, "{places}");
        }
    }

    #[test]
    fn a_shuffle_keeps_every_thing() {
        for size in 0..=ROOM {
            let mut things: [usize; ROOM] = std::array::from_fn(|place| place);
            Stream::new(size as u64, 0).shuffle(&mut things, size);
            assert!(things[size..].iter().copied().eq(size..ROOM));
            things.sort_unstable();
            assert!(things.into_iter().eq(0..ROOM));
        }
    }
}
