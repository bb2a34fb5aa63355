//! Sets of players.

/// A set of players: bit `i` is set when the player in seat `i` is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: usize) -> Self {
        Self(((1_u16 << count) - 1) as u8)
    }

    /// The set as bits.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether a player is in it.
    #[inline]
    pub const fn has(self, seat: usize) -> bool {
        self.0 >> seat & 1 != 0
    }

    /// The set with one player more.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: usize) -> Self {
        Self(self.0 | 1 << seat)
    }

    /// The same if it is so; without a branch, as it can seldom be foretold.
    #[inline]
    #[must_use]
    pub const fn with_if(self, seat: usize, is_so: bool) -> Self {
        Self(self.0 | (is_so as u8) << seat)
    }

    /// The set without one player.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: usize) -> Self {
        Self(self.0 & !(1 << seat))
    }

    /// Those who are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those who are in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those who are in this one alone.
    #[inline]
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The players by seat.
    #[inline]
    pub fn iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }

    /// The next of them after each seat, clockwise. There must be somebody.
    #[inline]
    pub fn ring(self) -> [u8; 8] {
        NEXT[1][(self.0 & 63) as usize]
    }

    /// The first of them after a seat, going in a direction; the player in the seat comes last.
    #[inline]
    pub fn next(self, seat: usize, direction: i8) -> Option<usize> {
        let row = &NEXT[usize::from(direction > 0)][(self.0 & 63) as usize];
        match row[seat & 7] {
            NOT_FOUND => None,
            next => Some(next as usize),
        }
    }

    /// All of them, from the first after a seat, going in a direction.
    pub(crate) fn around(self, seat: usize, direction: i8) -> impl Iterator<Item = usize> {
        let mut at = seat;
        (0..self.len()).filter_map(move |_| {
            at = self.next(at, direction)?;
            Some(at)
        })
    }
}

const NOT_FOUND: u8 = u8::MAX;

/// The next of a set after a seat, for both directions, every set and every seat.
static NEXT: [[[u8; 8]; 64]; 2] = {
    let mut table = [[[NOT_FOUND; 8]; 64]; 2];
    let mut set = 1;
    while set < 64 {
        let mut seat = 0;
        while seat < 8 {
            let later = set & !(0xff >> (7 - seat));
            let found: u32 = if later == 0 { set } else { later };
            table[1][set as usize][seat] = found.trailing_zeros() as u8;
            let earlier = set & ((1 << seat) - 1);
            let found: u32 = if earlier == 0 { set } else { earlier };
            table[0][set as usize][seat] = found.ilog2() as u8;
            seat += 1;
        }
        set += 1;
    }
    table
};

/// The players of a set, by seat.
#[derive(Clone)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let seat = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_player_is_found_both_ways_round_the_table() {
        let seats = Seats::NOBODY.with(0).with(2).with(5);
        let along: Vec<_> = (0..6).map(|seat| seats.next(seat, 1)).collect();
        assert_eq!(along, [2, 2, 5, 5, 5, 0].map(Some));
        let against: Vec<_> = (0..6).map(|seat| seats.next(seat, -1)).collect();
        assert_eq!(against, [5, 0, 0, 2, 2, 2].map(Some));
        assert_eq!(Seats::NOBODY.next(3, 1), None);
        assert_eq!(Seats::NOBODY.with(4).next(4, -1), Some(4));
    }
}
