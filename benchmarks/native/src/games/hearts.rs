//! Hearts: three cards are passed, the two of clubs leads, no points in the first trick, no trumps, hearts may not be led
//! until one was played, the moon can be shot, to 100 points.

use crate::cards::{Cards, HEARTS, any};
use crate::chance::Chance;
use crate::games::deal::deal_four;
use crate::games::tricks::{trick, trick_led_with};
use crate::tally::{End, Played, Tally};

const QUEEN_OF_SPADES: u8 = 48 + 10;
const TWO_OF_CLUBS: Cards = 1 << 32;
const PENALTIES: Cards = HEARTS | 1 << QUEEN_OF_SPADES;
const LIMIT: u32 = 100;
/// How many seats further on the cards of each hand go: to the left, to the right, across, nowhere.
const PASSES: [usize; 4] = [1, 3, 2, 0];

/// Plays one game. The 26 points or more of each hand end it long before its 2000 turns are used up.
pub fn play(chance: &mut Chance, tally: &mut impl Tally) -> Played {
    let mut scores = [0; 4];
    let (mut hands_played, mut passed) = (0, 0);
    while scores.iter().all(|&score| score < LIMIT) {
        let steps = PASSES[hands_played as usize & 3];
        passed += u32::from(steps > 0);
        let points = play_hand(steps, chance, tally);
        let moon = points.contains(&26);
        for (score, points) in scores.iter_mut().zip(points) {
            *score += if moon { 26 - points } else { points };
        }
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
        turns: 52 * hands_played + 4 * passed,
        decisions: 52 * hands_played + 12 * passed,
    }
}

/// The penalty points that each player takes.
#[inline]
fn play_hand(steps: usize, chance: &mut Chance, tally: &mut impl Tally) -> [u32; 4] {
    let mut hands = deal_four(chance);
    if steps > 0 {
        pass(&mut hands, steps, chance, tally);
    }
    let mut points = [0; 4];
    let (mut leader, mut held_back) = (0, HEARTS);
    while hands[leader] & TWO_OF_CLUBS == 0 {
        leader += 1;
    }
    for number in 0..13 {
        let (winner, cards) = if number == 0 {
            trick_led_with(
                TWO_OF_CLUBS,
                &mut hands,
                leader,
                PENALTIES,
                0,
                chance,
                tally,
            )
        } else {
            trick(&mut hands, leader, held_back, 0, chance, tally)
        };
        let hearts = cards & HEARTS;
        held_back &= u64::from(hearts != 0).wrapping_sub(1);
        points[winner] += hearts.count_ones() + 13 * (cards >> QUEEN_OF_SPADES & 1) as u32;
        leader = winner;
    }
    points
}

/// Everybody chooses three cards, each later than the one before, for the player so many seats further on.
#[inline]
fn pass(hands: &mut [Cards; 4], steps: usize, chance: &mut Chance, tally: &mut impl Tally) {
    let mut chosen = [0; 4];
    for seat in 0..4 {
        let mut later = hands[seat];
        for needed_after in [2, 1, 0] {
            let (card, options) = any(without_last(later, needed_after), chance);
            tally.decision(options);
            chosen[seat] |= 1 << card;
            later &= !(u64::MAX >> (63 - card));
        }
        hands[seat] &= !chosen[seat];
    }
    for seat in 0..4 {
        hands[(seat + steps) & 3] |= chosen[seat];
    }
}

/// A set without its last cards.
#[inline]
fn without_last(cards: Cards, count: u32) -> Cards {
    (0..count).fold(cards, |cards, _| cards & !(1 << cards.ilog2()))
}
