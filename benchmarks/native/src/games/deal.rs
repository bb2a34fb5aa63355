//! Dealing the whole deck. The last hand is what the others leave.

use crate::cards::{ALL, Cards, Heap};
use crate::chance::Chance;

/// Half of the deck for each of two.
#[inline]
pub fn deal_two(chance: &mut Chance) -> [Cards; 2] {
    let mut deck = Heap::DECK;
    let first = deck.deal(&chance.several::<52, 1, 11>())
        | deck.deal(&chance.several::<41, 1, 12>())
        | deck.deal(&chance.several::<29, 1, 3>());
    [first, ALL & !first]
}

/// Thirteen cards for each of four.
#[inline]
pub fn deal_four(chance: &mut Chance) -> [Cards; 4] {
    let mut places = [0; 39];
    places[..11].copy_from_slice(&chance.several::<52, 1, 11>());
    places[11..23].copy_from_slice(&chance.several::<41, 1, 12>());
    places[23..36].copy_from_slice(&chance.several::<29, 1, 13>());
    places[36..].copy_from_slice(&chance.several::<16, 1, 3>());
    let mut deck = Heap::DECK;
    let first = deck.deal(&places[..13]);
    let second = deck.deal(&places[13..26]);
    let third = deck.deal(&places[26..]);
    [first, second, third, ALL & !(first | second | third)]
}
