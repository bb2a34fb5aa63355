//! A trick, as Hearts and Spades have it.

use crate::cards::{Cards, any, or_else, suit_of};
use crate::chance::Chance;
use crate::tally::Tally;

/// Plays a trick by the usual rules: any card may be led that is not held back, and any discarded. Trumps, if there are any, must be spades: the cards of the highest lane are
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
    let leads = or_else(hands[leader] & !held_back, hands[leader]);
    trick_led_with(leads, hands, leader, 0, trumps, chance, tally)
}

/// Plays a trick that may be led with these cards: who took it, and its cards. No unsafe card is played by who has another
/// that may be.
#[inline]
pub fn trick_led_with(
    leads: Cards,
    hands: &mut [Cards; 4],
    leader: usize,
    not_safe: Cards,
    trumps: Cards,
    chance: &mut Chance,
    tally: &mut impl Tally,
) -> (usize, Cards) {
    let (led, options) = any(leads, chance);
    tally.decision(options);
    let mut cards = 1 << led;
    hands[leader] ^= cards;
    let suit = suit_of(led);
    let (mut best, mut winner) = (cards, leader);
    for step in 1..4 {
        let player = (leader + step) & 3;
        let hand = hands[player];
        let playable = or_else(hand & suit, hand);
        let (card, options) = any(or_else(playable & !not_safe, playable), chance);
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
