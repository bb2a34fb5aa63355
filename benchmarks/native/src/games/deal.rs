//! Dealing the whole deck. The last hand is what the others leave.

use crate::cards::{ALL, Card, Cards, Heap};
use crate::chance::Chance;

/// The whole deck in any order.
#[inline]
pub fn deal_all(chance: &mut Chance) -> [Card; 52] {
    let mut places = [0; 52];
    places[..11].copy_from_slice(&chance.several::<52, 1, 11>());
    places[11..23].copy_from_slice(&chance.several::<41, 1, 12>());
    places[23..36].copy_from_slice(&chance.several::<29, 1, 13>());
    places[36..51].copy_from_slice(&chance.several::<16, 1, 15>());
    let mut deck = Heap::DECK;
    places.map(|place| deck.take(place))
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
