//! Crazy Eights for four: match suit or rank, or play an eight and name a suit; who cannot play draws a card. Who goes out
//! scores for what the others hold, and a hundred points win.

use crate::cards::{Card, Cards, Heap, LANES, any, rank_of, suit_of};
use crate::chance::Chance;
use crate::tally::{End, Played, Tally};

const MAX_TURNS: u32 = 2000;
const GOAL: u32 = 100;
const EIGHTS: Cards = LANES << 6;
/// What a card of each rank scores, two to ace.
const POINTS: [u32; 13] = [2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 1];

/// Plays one game.
pub fn play(chance: &mut Chance, tally: &mut impl Tally) -> Played {
    let mut scores = [0; 4];
    let mut played = Played {
        end: End::Timeout,
        turns: 0,
        decisions: 0,
    };
    for starter in (0..4).cycle() {
        let Some((winner, points)) = play_hand(starter, &mut played, chance, tally) else {
            break;
        };
        scores[winner] += points;
        if scores[winner] >= GOAL {
            played.end = End::Win(winner);
            break;
        }
    }
    played
}

/// Plays a hand: who goes out, and the points for it. Nobody does when the turns are used up.
#[inline]
fn play_hand(
    starter: usize,
    played: &mut Played,
    chance: &mut Chance,
    tally: &mut impl Tally,
) -> Option<(usize, u32)> {
    let mut deck = Heap::DECK;
    let (mut hands, mut top) = deal(&mut deck, chance);
    let mut below: Cards = 0;
    let mut matching = suit_of(top) | rank_of(top) | EIGHTS;
    let mut seat = starter;
    while played.turns < MAX_TURNS {
        played.turns += 1;
        let mut hand = hands[seat];
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
            played.decisions += 1;
            hand ^= 1 << card;
            below |= 1 << top;
            top = card;
            matching = suit_of(top) | rank_of(top) | EIGHTS;
            if EIGHTS >> card & 1 == 1 {
                matching = suit_of(16 * chance.below(4) as Card) | EIGHTS;
                tally.decision(4);
                played.decisions += 1;
            }
        }
        hands[seat] = hand;
        if hand == 0 {
            return Some((seat, hands.into_iter().map(points).sum()));
        }
        seat = (seat + 1) & 3;
    }
    None
}

/// What a hand scores.
fn points(hand: Cards) -> u32 {
    let ranks = POINTS.into_iter().enumerate();
    ranks
        .map(|(rank, points)| (hand & (LANES << rank)).count_ones() * points)
        .sum()
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
