//! Melds: sets of three or four cards of a rank, runs of three or more of a suit; and deadwood, which is the rest.
//!
//! The best way to arrange a hand is looked for rank by rank. All that the ranks before have to say to the next one is how
//! long the run is that each suit has open there: two bits a suit, where three stands for three or more.

use std::ops::Add;

use crate::cards::{Card, Cards};

use super::{Rules, bits};

/// A hand arranged in melds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Melds {
    /// What the cards count that are in no meld.
    pub(crate) deadwood: u32,
    pub(crate) sets: Cards,
    pub(crate) runs: Cards,
}

/// What becomes of a card.
#[derive(Clone, Copy)]
enum Use {
    Unused,
    InSet,
    InRun,
}

/// How many states the open runs of four suits have.
const STATES: usize = 256;

/// Of how many ranks, at most, each way to make a set or none is tried where runs want the cards too.
const MOST_TORN: u32 = 3;

/// The suits of a set, a bit each; none, for no set.
const SETS: [u8; 6] = [0, 0b0111, 0b1011, 0b1101, 0b1110, 0b1111];

impl Rules {
    /// What the cards of a hand count that are in no meld, when it is arranged in the best way.
    pub(crate) fn deadwood(&self, hand: Cards) -> u32 {
        let sets = in_possible_sets(hand);
        let in_both = sets & self.in_possible_runs(hand);
        let torn = (0..4).fold(0, |ranks, suit| ranks | in_both.lane(suit));
        if torn.count_ones() > MOST_TORN {
            return self.deadwood_beside(hand, Melds::default());
        }
        let only_sets = sets - Cards::of_ranks(torn);
        self.deadwood_of_torn(hand - only_sets, torn)
    }

    /// The same where only some ranks may make sets: every way is tried.
    fn deadwood_of_torn(&self, hand: Cards, torn: u16) -> u32 {
        if torn == 0 {
            let unused = (hand - self.in_possible_runs(hand)).into_iter();
            return unused.map(|card| self.evaluation.deadwood(card)).sum();
        }
        let (rank, others) = (torn.trailing_zeros(), torn & (torn - 1));
        let set_of = |suits: u8| {
            let cards = bits(suits.into()).map(|suit| Card::from_number(16 * suit + rank as u8));
            cards.collect::<Cards>()
        };
        let sets = SETS.into_iter().map(set_of).filter(|&set| hand.covers(set));
        let ways = sets.map(|set| self.deadwood_of_torn(hand - set, others));
        ways.min().unwrap_or(0)
    }

    /// The same when cards can be added to the melds of another player.
    pub(crate) fn deadwood_beside(&self, hand: Cards, laid: Melds) -> u32 {
        self.least(hand, laid.runs, |card, used| match used {
            // The fourth card can be added to a set.
            Use::Unused if (laid.sets & Cards::of_rank(card.rank())).is_empty() => {
                self.evaluation.deadwood(card)
            }
            Use::Unused | Use::InSet | Use::InRun => 0,
        })
    }

    /// The best way to arrange a hand: the least deadwood, then the most cards in sets, then the lesser number, which has a
    /// bit for each card that is in a set, and below them one for each in a run.
    pub(crate) fn best_melds(&self, hand: Cards) -> Melds {
        let outside_sets = 1_u128 << (2 * PLACES);
        let best = self.least(hand, Cards::NONE, |card, used| match used {
            Use::Unused => {
                outside_sets + (u128::from(self.evaluation.deadwood(card)) << (2 * PLACES + 6))
            }
            Use::InSet => 1 << (PLACES + place(card)),
            Use::InRun => outside_sets + (1 << place(card)),
        });
        let chosen = |mask: u128| {
            let is_chosen = |card: &Card| mask >> place(*card) & 1 == 1;
            hand.into_iter().filter(is_chosen).collect()
        };
        Melds {
            deadwood: (best >> (2 * PLACES + 6)) as u32,
            sets: chosen(best >> PLACES),
            runs: chosen(best),
        }
    }

    /// Whether cards are a run of a length or longer.
    pub(crate) fn is_run(&self, cards: Cards, length: u32) -> bool {
        cards.len() >= length && self.has_run_around(cards, cards, cards.len())
    }

    /// Whether cards are part of a run of a length or longer that some cards make.
    pub(crate) fn has_run_around(&self, cards: Cards, usable: Cards, length: u32) -> bool {
        let Some(suit) = cards.first().map(Card::suit) else {
            return false;
        };
        if !Cards::of_suit(suit).covers(cards) {
            return false;
        }
        let wanted = u32::from(self.rank_positions.of(cards.lane(suit)));
        let row = u32::from(self.rank_positions.of(usable.lane(suit)));
        if wanted == 0 {
            return false;
        }
        // The row from the lowest of the cards upwards, and from there downwards.
        let lowest = wanted.trailing_zeros();
        let upwards = (row >> lowest).trailing_ones();
        let downwards = match lowest {
            0 => 0,
            _ => (row << (32 - lowest)).leading_ones(),
        };
        let reaches_all = wanted.ilog2() < lowest + upwards;
        reaches_all && upwards + downwards >= length
    }

    /// The cards of which there are three or more in a row.
    fn in_possible_runs(&self, hand: Cards) -> Cards {
        let mut cards = Cards::NONE;
        for suit in 0..4 {
            let row = self.rank_positions.of(hand.lane(suit));
            let starts = row & (row >> 1) & (row >> 2);
            if starts == 0 {
                continue;
            }
            let ranks = self
                .rank_positions
                .ranks(starts | (starts << 1) | (starts << 2));
            cards |= Cards::of_ranks(ranks) & Cards::of_suit(suit);
        }
        cards
    }

    /// The least cost of all ways to arrange a hand, next to runs that lie there already.
    fn least<T>(&self, hand: Cards, laid: Cards, cost: impl Fn(Card, Use) -> T) -> T
    where
        T: Copy + Ord + Default + Add<Output = T>,
    {
        let mut ways = [T::default(); STATES];
        let mut reached = [false; STATES];
        reached[0] = true;
        for &rank in &self.row {
            let of_rank = |cards: Cards| {
                let suits = (0..4).filter(|&suit| cards.lane(suit) >> rank & 1 == 1);
                suits.fold(0_u8, |all, suit| all | 1 << suit)
            };
            let (held, joined) = (of_rank(hand), of_rank(laid));
            let price = |suits: u8, used: Use| {
                let cards = (0..4_u8).filter(|suit| suits >> suit & 1 == 1);
                let cards = cards.map(|suit| Card::from_number(16 * suit + rank));
                cards.fold(T::default(), |sum, card| sum + cost(card, used))
            };
            let before = (ways, reached);
            reached = [false; STATES];
            for set in SETS.into_iter().filter(|set| set & !held == 0) {
                let rest = held & !set;
                let mut in_runs = rest;
                loop {
                    let spent = price(set, Use::InSet)
                        + price(in_runs, Use::InRun)
                        + price(rest & !in_runs, Use::Unused);
                    for state in (0..STATES).filter(|&state| before.1[state]) {
                        let Some(after) = lengths_after(state, in_runs, joined) else {
                            continue;
                        };
                        let sum = before.0[state] + spent;
                        if !reached[after] || sum < ways[after] {
                            reached[after] = true;
                            ways[after] = sum;
                        }
                    }
                    if in_runs == 0 {
                        break;
                    }
                    in_runs = (in_runs - 1) & rest;
                }
            }
        }
        let ends = (0..STATES).filter(|&state| reached[state] && is_complete(state));
        ends.map(|state| ways[state]).min().unwrap_or_default()
    }
}

/// The cards of ranks of which there are three or more.
fn in_possible_sets(hand: Cards) -> Cards {
    let (h, d, c, s) = (hand.lane(0), hand.lane(1), hand.lane(2), hand.lane(3));
    let three = (h & d & (c | s)) | (c & s & (h | d));
    hand & Cards::of_ranks(three)
}

/// How many places a card can have.
const PLACES: u32 = 52;

/// The place of a card in canonical order.
fn place(card: Card) -> u32 {
    13 * u32::from(card.suit()) + u32::from(card.rank())
}

/// How long the open runs are after a rank; nothing when one is left that is too short. A run that reaches a card which lies
/// there already is long enough, on either side of it.
fn lengths_after(state: usize, in_runs: u8, joined: u8) -> Option<usize> {
    let mut after = 0;
    for suit in 0..4 {
        let length = state >> (2 * suit) & 3;
        let now = if joined >> suit & 1 == 1 {
            3
        } else if in_runs >> suit & 1 == 1 {
            (length + 1).min(3)
        } else if length == 1 || length == 2 {
            return None;
        } else {
            0
        };
        after |= now << (2 * suit);
    }
    Some(after)
}

/// Whether no open run is too short.
fn is_complete(state: usize) -> bool {
    (0..4).all(|suit| matches!(state >> (2 * suit) & 3, 0 | 3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::ROOM;
    use crate::chance::Stream;
    use crate::rules::known;

    #[test]
    fn deadwood_is_the_least_of_all_ways_to_arrange_a_hand() {
        let rules = known(include_str!(
            "../../../../tests/golden/bytecode/gin_rummy.hex"
        ));
        let mut stream = Stream::new(1, 1);
        let mut deck = [Card::from_number(0); ROOM];
        let all: Vec<Card> = rules.cards.into_iter().collect();
        deck[..all.len()].copy_from_slice(&all);
        let mut torn = 0;
        for hand in 0..4000 {
            stream.shuffle(&mut deck, all.len());
            let hand: Cards = deck[..5 + hand % 20].iter().copied().collect();
            let least = rules.deadwood_beside(hand, Melds::default());
            assert_eq!(rules.deadwood(hand), least, "{hand:?}");
            torn += u32::from(!(in_possible_sets(hand) & rules.in_possible_runs(hand)).is_empty());
        }
        assert!(torn > 400, "runs and sets want the same cards in {torn}");
    }
}
