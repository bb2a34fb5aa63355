//! Hearts: no trumps, hearts may not be led until one was played, to 100 points.

use crate::cards::HEARTS;
use crate::chance::Chance;
use crate::games::deal::deal_four;
use crate::games::tricks::trick;
use crate::tally::{End, Played, Tally};

const QUEEN_OF_SPADES: u8 = 48 + 10;
const LIMIT: u32 = 100;

/// Plays one game. The 26 points of each hand end it long before its 2000 turns are used up.
pub fn play(chance: &mut Chance, tally: &mut impl Tally) -> Played {
    let mut scores = [0; 4];
    let mut hands_played = 0;
    while scores.iter().all(|&score| score < LIMIT) {
        play_hand(hands_played as usize & 3, &mut scores, chance, tally);
        hands_played += 1;
    }
    let lowest = scores[0].min(scores[1]).min(scores[2].min(scores[3]));
    let mut winners = (0..4).filter(|&seat| scores[seat] == lowest);
    let end = match (winners.next(), winners.next()) {
        (Some(winner), None) => End::Win(winner),
        _ => End::Draw,
    };
    Played {
        end,
        turns: 52 * hands_played,
        decisions: 52 * hands_played,
    }
}

#[inline]
fn play_hand(starter: usize, scores: &mut [u32; 4], chance: &mut Chance, tally: &mut impl Tally) {
    let mut hands = deal_four(chance);
    let (mut leader, mut held_back) = (starter, HEARTS);
    for _ in 0..13 {
        let (winner, cards) = trick(&mut hands, leader, held_back, 0, chance, tally);
        let hearts = cards & HEARTS;
        held_back &= u64::from(hearts != 0).wrapping_sub(1);
        scores[winner] += hearts.count_ones() + 13 * (cards >> QUEEN_OF_SPADES & 1) as u32;
        leader = winner;
    }
}
