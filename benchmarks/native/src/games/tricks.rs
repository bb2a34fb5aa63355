//! What trick games share: the deal of the whole deck, and a trick.

use crate::cards::{ALL, Cards, Heap, any, or_else, suit_of};
use crate::chance::Chance;
use crate::tally::Tally;

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

/// Plays a trick: who took it, and its cards. Trumps, if there are any, must be spades: the cards of the highest lane are
/// higher than all others as they are.
#[inline]
pub fn trick(
    hands: &mut [Cards; 4],
    leader: usize,
    held_back: Cards,
    trumps: Cards,
    chance: &mut Chance,
    tally: &mut impl Tally,
) -> (usize, Cards) {
    let hand = hands[leader];
    let (led, options) = any(or_else(hand & !held_back, hand), chance);
    tally.decision(options);
    let mut cards = 1 << led;
    hands[leader] = hand ^ cards;
    let suit = suit_of(led);
    let (mut best, mut winner) = (cards, leader);
    for step in 1..4 {
        let player = (leader + step) & 3;
        let hand = hands[player];
        let (card, options) = any(or_else(hand & suit, hand), chance);
        tally.decision(options);
        let card = 1 << card;
        hands[player] = hand ^ card;
        cards |= card;
        let strength = card & (suit | trumps);
        if strength > best {
            (best, winner) = (strength, player);
        }
    }
    (winner, cards)
}
