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
        let moved = |bits: usize| {
            let set = (0..RANKS).filter(|bit| bits >> bit & 1 == 1);
            set.filter_map(&goes_to).fold(0, |all, bit| all | 1 << bit)
        };
        Self {
            low: std::array::from_fn(moved),
            high: std::array::from_fn(|bits| moved(bits << HALF)),
        }
    }

    #[inline]
    fn get(&self, bits: u16) -> u16 {
        let (low, high) = (usize::from(bits), usize::from(bits >> HALF));
        self.low[low % self.low.len()] | self.high[high % self.high.len()]
    }
}
