//! A trick, as Hearts and Spades have it.

use crate::cards::{Cards, any, or_else, suit_of};
use crate::chance::Chance;
use crate::tally::Tally;

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
