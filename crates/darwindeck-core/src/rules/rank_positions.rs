//! The positions of ranks in the row of those that a game has, so that neighbours are next to each other.

use super::order::RANKS;

/// How many ranks are looked up at a time.
const HALF: usize = 7;

/// From ranks to positions, and back; a bit each.
#[derive(Clone, Debug)]
pub(crate) struct RankPositions {
    to: Lookup,
    back: Lookup,
}

impl RankPositions {
    pub(crate) fn new(row: &[u8]) -> Self {
        let position_of = |rank: usize| row.iter().position(|&one| usize::from(one) == rank);
        let rank_of = |position: usize| row.get(position).map(|&rank| usize::from(rank));
        Self {
            to: Lookup::new(position_of),
            back: Lookup::new(rank_of),
        }
    }

    /// The positions of ranks.
    #[inline]
    pub(crate) fn of(&self, ranks: u16) -> u16 {
        self.to.get(ranks)
    }

    /// The ranks at positions.
    #[inline]
    pub(crate) fn ranks(&self, positions: u16) -> u16 {
        self.back.get(positions)
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
            Some(position) => 1 << position,
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
    for (bit, &position) in alone.iter().enumerate() {
        let (without, with) = sets.split_at_mut(1 << bit);
        for (one, rest) in with.iter_mut().zip(without) {
            *one = *rest | position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_stand_in_the_order_of_the_row_and_others_nowhere() {
        let positions = RankPositions::new(&[12, 0, 7]);
        assert_eq!(positions.of(1 << 12 | 1 << 7 | 1 << 3), 0b101);
        assert_eq!(positions.ranks(0b110), 1 | 1 << 7);
        assert_eq!(positions.ranks(positions.of(0x1fff)), 1 << 12 | 1 | 1 << 7);
        assert_eq!(positions.of(0), 0);
    }
}
