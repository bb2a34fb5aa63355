//! Crazy Eights for four: match suit or rank, or play an eight; who cannot play draws a card.

use crate::cards::{Card, Cards, Heap, LANES, any, rank_of, suit_of};
use crate::chance::Chance;
use crate::tally::{End, Played, Tally};

const MAX_TURNS: u32 = 500;
const EIGHTS: Cards = LANES << 6;

/// Plays one game.
pub fn play(chance: &mut Chance, tally: &mut impl Tally) -> Played {
    let mut deck = Heap::DECK;
    let (mut hands, mut top) = deal(&mut deck, chance);
    let mut below: Cards = 0;
    let mut decisions = 0;
    for turn in 0..MAX_TURNS {
        let player = turn as usize & 3;
        let matching = suit_of(top) | rank_of(top) | EIGHTS;
        let mut hand = hands[player];
        let mut playable = hand & matching;
        if playable == 0 {
            if deck.left() == 0 {
                deck = Heap::of(below);
                below = 0;
            }
            if deck.left() > 0 {
                let card = 1 << deck.draw(chance);
                hand |= card;
                playable = card & matching;
            }
        }
        if playable != 0 {
            let (card, options) = any(playable, chance);
            tally.decision(options);
            decisions += 1;
            hand ^= 1 << card;
            below |= 1 << top;
            top = card;
            if hand == 0 {
                return Played {
                    end: End::Win(player),
                    turns: turn + 1,
                    decisions,
                };
            }
        }
        hands[player] = hand;
    }
    Played {
        end: End::Timeout,
        turns: MAX_TURNS,
        decisions,
    }
}

/// Five cards for each of four, and one turned up.
#[inline]
fn deal(deck: &mut Heap, chance: &mut Chance) -> ([Cards; 4], Card) {
    let mut places = [0; 21];
    places[..11].copy_from_slice(&chance.several::<52, 1, 11>());
    places[11..].copy_from_slice(&chance.several::<41, 1, 10>());
    let hands = [0, 5, 10, 15].map(|from| deck.deal(&places[from..from + 5]));
    (hands, deck.take(places[20]))
}
