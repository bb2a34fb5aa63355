//! Spades: everybody bids alone, spades are trumps and may not be led until one was played, to 500 points.

use crate::cards::SPADES;
use crate::chance::Chance;
use crate::games::deal::deal_four;
use crate::games::tricks::trick;
use crate::tally::{End, Played, Tally};

const TARGET: i32 = 500;
const MAX_TURNS: u32 = 5000;
/// Four bids and 52 cards.
const TURNS_OF_HAND: u32 = 56;
/// The tricks of the hand in which the turns are used up, which then end with a whole trick.
const LAST_TRICKS: u32 = (MAX_TURNS % TURNS_OF_HAND - 4) / 4;
const _: () = assert!(MAX_TURNS % TURNS_OF_HAND == 4 + 4 * LAST_TRICKS);

/// Plays one game.
pub fn play(chance: &mut Chance, tally: &mut impl Tally) -> Played {
    let (mut scores, mut bags) = ([0; 4], [0; 4]);
    for number in 0..MAX_TURNS / TURNS_OF_HAND {
        let (bids, tricks) = play_hand(number as usize & 3, 13, chance, tally);
        for seat in 0..4 {
            scores[seat] += contract(i32::from(bids[seat]), tricks[seat], &mut bags[seat]);
        }
        let best = scores[0].max(scores[1]).max(scores[2].max(scores[3]));
        if best >= TARGET {
            let turns = (number + 1) * TURNS_OF_HAND;
            return Played {
                end: winner(&scores, best),
                turns,
                decisions: turns,
            };
        }
    }
    let starter = (MAX_TURNS / TURNS_OF_HAND) as usize & 3;
    play_hand(starter, LAST_TRICKS, chance, tally);
    Played {
        end: End::Timeout,
        turns: MAX_TURNS,
        decisions: MAX_TURNS,
    }
}

fn winner(scores: &[i32; 4], best: i32) -> End {
    let mut winners = (0..4).filter(|&seat| scores[seat] == best);
    match (winners.next(), winners.next()) {
        (Some(winner), None) => End::Win(winner),
        _ => End::Draw,
    }
}

/// The bids, 0 for Nil, and the tricks that each player took.
#[inline]
fn play_hand(
    starter: usize,
    tricks: u32,
    chance: &mut Chance,
    tally: &mut impl Tally,
) -> ([u8; 4], [i32; 4]) {
    let mut hands = deal_four(chance);
    let bids = chance.several::<14, 0, 4>();
    for _ in bids {
        tally.decision(14);
    }
    let (mut leader, mut held_back) = (starter, SPADES);
    let mut taken = [0; 4];
    for _ in 0..tricks {
        let (winner, cards) = trick(&mut hands, leader, held_back, SPADES, chance, tally);
        held_back &= u64::from(cards & SPADES != 0).wrapping_sub(1);
        taken[winner] += 1;
        leader = winner;
    }
    (bids, taken)
}

/// The points for a bid.
#[inline]
fn contract(bid: i32, tricks: i32, bags: &mut i32) -> i32 {
    let over = (tricks - bid).max(0);
    let nil = match (bid, tricks) {
        (0, 0) => 100,
        (0, _) => -100,
        _ => 0,
    };
    *bags += over;
    let penalty = if *bags >= 10 { 100 } else { 0 };
    *bags -= penalty / 10;
    let made = if tricks >= bid { 10 * bid } else { -10 * bid };
    made + over + nil - penalty
}
