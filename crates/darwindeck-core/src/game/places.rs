//! Where ranks stand in the row of those that a game has, so that neighbours are next to each other.

use super::order::RANKS;

/// How many ranks are looked up at a time.
const HALF: usize = 7;

/// From ranks to places, and back; a bit each.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    to: Lookup,
    back: Lookup,
}

impl Places {
    pub(crate) fn new(row: &[u8]) -> Self {
        let place_of = |rank: usize| row.iter().position(|&one| usize::from(one) == rank);
        let rank_of = |place: usize| row.get(place).map(|&rank| usize::from(rank));
        Self {
            to: Lookup::new(place_of),
            back: Lookup::new(rank_of),
        }
    }

    /// The places of ranks.
    #[inline]
    pub(crate) fn of(&self, ranks: u16) -> u16 {
        self.to.get(ranks)
    }

    /// The ranks at places.
    #[inline]
    pub(crate) fn ranks(&self, places: u16) -> u16 {
        self.back.get(places)
    }
}

/// Where each of thirteen bits goes.
#[derive(Clone, Debug)]
struct Lookup {
    low: [u16; 1 << HALF],
    high: [u16; 1 << (RANKS - HALF)],
}

impl Lookup {
    fn new(goes_to: impl Fn(usize) -> Option<usize>) -> Self {
        let alone: [u16; RANKS] = std::array::from_fn(|bit| match goes_to(bit) {
            Some(place) => 1 << place,
            None => 0,
        });
        let mut lookup = Self {
            low: [0; 1 << HALF],
            high: [0; 1 << (RANKS - HALF)],
        };
        fill(&mut lookup.low, &alone[..HALF]);
        fill(&mut lookup.high, &alone[HALF..]);
        lookup
    }

    #[inline]
    fn get(&self, bits: u16) -> u16 {
        let (low, high) = (usize::from(bits), usize::from(bits >> HALF));
        self.low[low % self.low.len()] | self.high[high % self.high.len()]
    }
}

/// Writes down where all sets of bits go, from where each goes alone.
fn fill(sets: &mut [u16], alone: &[u16]) {
    for (bit, &place) in alone.iter().enumerate() {
        let (without, with) = sets.split_at_mut(1 << bit);
        for (one, rest) in with.iter_mut().zip(without) {
            *one = *rest | place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_stand_in_the_order_of_the_row_and_others_nowhere() {
        let places = Places::new(&[12, 0, 7]);
        assert_eq!(places.of(1 << 12 | 1 << 7 | 1 << 3), 0b101);
        assert_eq!(places.ranks(0b110), 1 | 1 << 7);
        assert_eq!(places.ranks(places.of(0x1fff)), 1 << 12 | 1 | 1 << 7);
        assert_eq!(places.of(0), 0);
    }
}
