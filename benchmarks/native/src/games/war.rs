//! War: whoever turns up the higher card takes both.

use crate::cards::{ALL, Cards, any};
use crate::chance::Chance;
use crate::games::deal::deal_two;
use crate::tally::{End, Played, Tally};

const MAX_TURNS: u32 = 1000;

/// A player's cards: those in hand, and those captured.
struct Side {
    hand: Cards,
    captured: Cards,
}

impl Side {
    /// Takes up the captured cards when the hand is empty; says whether there is a card.
    #[inline]
    fn ready(&mut self) -> bool {
        if self.hand == 0 {
            self.hand = std::mem::take(&mut self.captured);
        }
        self.hand != 0
    }

    /// Turns up a card by lot, and answers with its rank and with it.
    #[inline]
    fn turn_up(&mut self, chance: &mut Chance) -> (u8, Cards) {
        let (card, _) = any(self.hand, chance);
        self.hand ^= 1 << card;
        (card & 15, 1 << card)
    }

    fn has_all(&self) -> bool {
        self.hand | self.captured == ALL
    }
}

/// Plays one game.
pub fn play(chance: &mut Chance, tally: &mut impl Tally) -> Played {
    let hands = deal_two(chance);
    let [mut first, mut second] = hands.map(|hand| Side { hand, captured: 0 });
    let mut table = 0;
    for battle in 0..MAX_TURNS / 2 {
        // A walk without a card counts a turn and no decision.
        let played = |turns, decisions, winner| Played {
            end: End::Win(winner),
            turns: 2 * battle + turns,
            decisions: 2 * battle + decisions,
        };
        if !first.ready() {
            return played(1, 0, 1);
        }
        let (ours, one) = first.turn_up(chance);
        tally.decision(1);
        if !second.ready() {
            return played(2, 1, 0);
        }
        let (theirs, other) = second.turn_up(chance);
        tally.decision(1);
        table |= one | other;
        let (to_first, to_second) = (
            if ours > theirs { table } else { 0 },
            if theirs > ours { table } else { 0 },
        );
        first.captured |= to_first;
        second.captured |= to_second;
        table &= !(to_first | to_second);
        if first.has_all() {
            return played(2, 2, 0);
        }
        if second.has_all() {
            return played(2, 2, 1);
        }
    }
    Played {
        end: End::Timeout,
        turns: MAX_TURNS,
        decisions: MAX_TURNS,
    }
}
