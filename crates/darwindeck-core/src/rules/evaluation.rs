//! What a hand is worth, as a key that compares like the hands.

use crate::bytecode::{HandEvaluation, HandEvaluationMethod, HandPattern, Rank};
use crate::cards::{Card, Cards, DECK_SIZE};

use super::{RankOrder, Rules};

/// What a hand is worth: the greater key is the better hand, equal keys are level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct HandKey(u32, u64);

impl HandKey {
    /// A key for comparing by a number alone.
    pub(crate) const fn of_number(number: u64) -> Self {
        Self(0, number)
    }

    /// The key as a single number.
    pub(crate) fn rank(self) -> i128 {
        (i128::from(self.0) << 64) | i128::from(self.1)
    }
}

/// How hands are compared.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    method: HandEvaluationMethod,
    patterns: Vec<HandPattern>,
    values: [(u8, Option<u8>); 13],
    /// The cards on the table are part of every hand when hands are compared.
    pub(crate) with_table: bool,
    pub(crate) target: Option<i64>,
    bust: Option<i64>,
    one_suit: bool,
    /// What three cards of a rank count together.
    threes: [Option<u16>; 13],
    has_threes: bool,
}

/// The largest total: every card of the deck at the largest value.
const LARGEST_TOTAL: usize = 52 * 255;

/// A set of totals.
type Totals = [u64; LARGEST_TOTAL / 64 + 1];

impl Evaluation {
    pub(crate) fn new(evaluation: Option<&HandEvaluation>) -> Self {
        let mut values = [(0, None); 13];
        let mut threes = [None; 13];
        for one in evaluation.map_or(&[][..], |e| &e.card_values) {
            values[one.rank as usize] = (one.value, one.alternate_value);
            threes[one.rank as usize] = one.three_value;
        }
        Self {
            method: evaluation.map_or(HandEvaluationMethod::None, |e| e.method),
            patterns: evaluation.map_or_else(Vec::new, |e| sorted_groups(&e.patterns)),
            values,
            with_table: evaluation.is_some_and(|e| e.with_table),
            target: evaluation.and_then(|e| e.target_value).map(i64::from),
            bust: evaluation.and_then(|e| e.bust_threshold).map(i64::from),
            one_suit: evaluation.is_some_and(|e| e.one_suit),
            has_threes: threes.iter().any(Option::is_some),
            threes,
        }
    }

    /// Whether hands are compared by what fits into no meld.
    pub(crate) fn counts_deadwood(&self) -> bool {
        self.method == HandEvaluationMethod::Deadwood
    }

    /// What a card counts that is in no meld.
    #[inline]
    pub(crate) fn deadwood(&self, card: Card) -> u32 {
        let (value, other) = self.values[usize::from(card.rank())];
        u32::from(other.map_or(value, |other| value.min(other)))
    }

    /// The number that a hand is worth: its total, or its deadwood.
    pub(crate) fn value(&self, cards: Cards, rules: &Rules) -> i64 {
        if self.counts_deadwood() {
            i64::from(rules.deadwood(cards))
        } else {
            self.total(cards)
        }
    }

    /// What a card of a rank counts where cards are added up.
    pub(crate) fn value_of(&self, rank: u8) -> u8 {
        self.values[usize::from(rank)].0
    }

    /// The cards with which a choice that adds up to a total can begin. Its later cards come later in canonical order; cards
    /// that count nothing add nothing up.
    pub(crate) fn next_to_add_up(&self, cards: Cards, total: u8) -> Cards {
        let mut able = Cards::NONE;
        let mut sums = Sums::of_nothing();
        let mut left = cards;
        while let Some(card) = left.last() {
            left -= Cards::of(card);
            let value = self.value_of(card.rank());
            if value == 0 {
                continue;
            }
            if total.checked_sub(value).is_some_and(|rest| sums.has(rest)) {
                able |= Cards::of(card);
            }
            sums.may_add(value);
        }
        able
    }

    /// Whether hands are compared by their totals.
    pub(crate) fn adds_up(&self) -> bool {
        self.method == HandEvaluationMethod::PointTotal
    }

    /// Whether hands aim at a total.
    pub(crate) fn has_target(&self) -> bool {
        self.adds_up() && self.target.is_some()
    }

    /// What so many of the cards can count at most, of one suit where only one counts.
    pub(crate) fn highest_sum(&self, cards: Cards, count: usize) -> i64 {
        let highest = |cards: Cards| -> i64 {
            let value = |card: Card| {
                let (value, other) = self.values[usize::from(card.rank())];
                i64::from(other.map_or(value, |other| value.max(other)))
            };
            let mut values = [0; DECK_SIZE];
            for (place, card) in values.iter_mut().zip(cards) {
                *place = value(card);
            }
            let values = &mut values[..cards.len() as usize];
            values.sort_unstable_by(|one, other| other.cmp(one));
            values.iter().take(count).sum()
        };
        if !self.one_suit {
            return highest(cards);
        }
        let suits = (0..4).map(|suit| highest(cards & Cards::of_suit(suit)));
        suits.max().unwrap_or(0)
    }

    /// The best total that the cards can make: all of them, or those of a suit, or three of a rank.
    pub(crate) fn total(&self, cards: Cards) -> i64 {
        if !self.one_suit && !self.has_threes {
            return self.sum(cards);
        }
        let suits = (0..4)
            .map(|suit| cards & Cards::of_suit(suit))
            .filter(|suited| self.one_suit && !suited.is_empty())
            .map(|suited| self.sum(suited));
        let sum = (!self.one_suit || cards.is_empty()).then(|| self.sum(cards));
        let threes = (0..13)
            .filter(|&rank| (cards & Cards::of_rank(rank)).len() >= 3)
            .filter_map(|rank| self.threes[usize::from(rank)].map(i64::from));
        suits
            .chain(sum)
            .chain(threes)
            .reduce(|one, other| self.better(one, other))
            .unwrap_or(0)
    }

    /// The better of two totals. One that has not lost is; of two that have, the lower.
    fn better(&self, one: i64, other: i64) -> i64 {
        let is_other_better = match (self.is_bust(one), self.is_bust(other), self.target) {
            (true, true, _) => other < one,
            (false, false, Some(target)) => {
                ((other - target).abs(), other) < ((one - target).abs(), one)
            }
            (false, false, None) => other > one,
            (is_bust, _, _) => is_bust,
        };
        if is_other_better { other } else { one }
    }

    /// The best sum of the card values.
    fn sum(&self, cards: Cards) -> i64 {
        let mut fixed = 0_usize;
        let mut flexible = Cards::NONE;
        for card in cards {
            match self.values[usize::from(card.rank())] {
                (value, None) => fixed += usize::from(value),
                _ => flexible |= Cards::of(card),
            }
        }
        if flexible.is_empty() {
            return fixed as i64;
        }
        let mut totals: Totals = [0; LARGEST_TOTAL / 64 + 1];
        totals[fixed / 64] = 1 << (fixed % 64);
        let mut highest = fixed;
        for card in flexible {
            let (value, other) = self.values[usize::from(card.rank())];
            let other = other.unwrap_or(value);
            highest += usize::from(value.max(other));
            totals = either(&totals, value, other, highest / 64 + 1);
        }
        let possible = || {
            (0..=highest)
                .filter(|total| totals[total / 64] >> (total % 64) & 1 == 1)
                .map(|total| total as i64)
        };
        let alive = possible().filter(|&total| !self.is_bust(total));
        let best = match self.target {
            Some(target) => alive.min_by_key(|total| ((total - target).abs(), *total)),
            None => alive.max(),
        };
        best.or_else(|| possible().next()).unwrap_or(0)
    }

    /// The total when every card counts its lower value.
    pub(crate) fn least_total(&self, cards: Cards) -> i64 {
        let lower = cards.into_iter().map(|card| {
            let (value, other) = self.values[usize::from(card.rank())];
            i64::from(other.map_or(value, |other| other.min(value)))
        });
        lower.sum()
    }

    /// What a total is worth.
    pub(crate) fn total_key(&self, total: i64) -> HandKey {
        if self.is_bust(total) {
            return HandKey::default();
        }
        let distance = self.target.map(|target| (total - target).abs());
        HandKey(
            1,
            distance.map_or(total, |far| i64::from(u32::MAX) - far) as u64,
        )
    }

    /// Whether a hand of that total has lost.
    pub(crate) fn is_bust(&self, total: i64) -> bool {
        self.bust.is_some_and(|bust| total >= bust)
    }

    /// The name of the best pattern that a hand meets, where hands are compared by patterns; of level ones the first.
    pub(crate) fn best_pattern(&self, cards: Cards, rules: &Rules) -> Option<&str> {
        if self.method != HandEvaluationMethod::PatternMatch {
            return None;
        }
        let frequencies = Frequencies::of(cards);
        let met = self.patterns.iter().rev().filter_map(|pattern| {
            let top = met(pattern, cards, &frequencies, rules)?;
            Some(((pattern.rank_priority, top), pattern))
        });
        let (_, best) = met.max_by_key(|&(worth, _)| worth)?;
        Some(&best.name)
    }

    /// What a hand is worth.
    pub(crate) fn key(&self, cards: Cards, rules: &Rules) -> HandKey {
        match self.method {
            HandEvaluationMethod::None => HandKey::default(),
            HandEvaluationMethod::HighCard => HandKey(0, counts(cards, &rules.order)),
            HandEvaluationMethod::PointTotal => self.total_key(self.total(cards)),
            HandEvaluationMethod::PatternMatch => {
                let frequencies = Frequencies::of(cards);
                let met = self.patterns.iter().filter_map(|pattern| {
                    let top = met(pattern, cards, &frequencies, rules)?;
                    Some((u32::from(pattern.rank_priority) + 1, top))
                });
                let (priority, top) = met.max().unwrap_or((0, 0));
                HandKey(
                    priority,
                    u64::from(top) << 52 | by_frequency(cards, &rules.order),
                )
            }
            HandEvaluationMethod::Deadwood => {
                HandKey(0, u64::from(u32::MAX - rules.deadwood(cards)))
            }
            HandEvaluationMethod::CardCount => HandKey(0, u64::from(cards.len())),
        }
    }
}

/// A set of sums up to 255.
struct Sums([u64; 4]);

impl Sums {
    const fn of_nothing() -> Self {
        Self([1, 0, 0, 0])
    }

    fn has(&self, sum: u8) -> bool {
        self.0[usize::from(sum / 64)] >> (sum % 64) & 1 == 1
    }

    /// All sums with and without one more value; what is too large falls out.
    fn may_add(&mut self, value: u8) {
        let (words, shift) = (usize::from(value / 64), value % 64);
        for place in (words..4).rev() {
            let low = self.0[place - words] << shift;
            let carried = match (shift, place.checked_sub(words + 1)) {
                (0, _) | (_, None) => 0,
                (_, Some(before)) => self.0[before] >> (64 - shift),
            };
            self.0[place] |= low | carried;
        }
    }
}

/// The totals when one more card counts one thing or another; they fill so many words.
fn either(totals: &Totals, value: u8, other: u8, size: usize) -> Totals {
    let mut sums = [0; LARGEST_TOTAL / 64 + 1];
    for amount in [usize::from(value), usize::from(other)] {
        let (words, shift) = (amount / 64, amount % 64);
        for place in words..size.min(totals.len()) {
            let low = totals[place - words] << shift;
            let carried = match (shift, place.checked_sub(words + 1)) {
                (0, _) | (_, None) => 0,
                (_, Some(before)) => totals[before] >> (64 - shift),
            };
            sums[place] |= low | carried;
        }
    }
    sums
}

/// How many cards of each rank, three bits a rank, in their order: compares like the ranks from the highest down.
fn counts(cards: Cards, order: &RankOrder) -> u64 {
    cards
        .into_iter()
        .map(|card| 1 << (3 * u32::from(order.height(card))))
        .sum()
}

/// The ranks that come four times, three times, twice, once, 13 bits each, in their order.
fn by_frequency(cards: Cards, order: &RankOrder) -> u64 {
    if order.is_usual {
        return Frequencies::of(cards).row();
    }
    let counts = counts(cards, order);
    (0..13)
        .map(|rank| match counts >> (3 * rank) & 7 {
            0 => 0,
            count => 1 << (13 * (count - 1) + rank),
        })
        .sum()
}

/// Whether a hand meets a pattern, and then the upper end of its sequence: its height + 1, or 0 where none is asked.
fn met(
    pattern: &HandPattern,
    cards: Cards,
    frequencies: &Frequencies,
    rules: &Rules,
) -> Option<u8> {
    let has_count = cards.len() >= u32::from(pattern.required_count.unwrap_or(0));
    if !has_count || !frequencies.have(&pattern.same_rank_groups) {
        return None;
    }
    match pattern.same_suit_count {
        None => within(pattern, frequencies.at_least[0], rules),
        Some(count) => (0..4)
            .map(|suit| cards.lane(suit))
            .filter(|suited| suited.count_ones() >= u32::from(count))
            .filter_map(|suited| within(pattern, suited, rules))
            .max(),
    }
}

/// Patterns with their groups from the largest to the smallest.
fn sorted_groups(patterns: &[HandPattern]) -> Vec<HandPattern> {
    let mut patterns = patterns.to_vec();
    for pattern in &mut patterns {
        pattern
            .same_rank_groups
            .sort_unstable_by(|one, other| other.cmp(one));
    }
    patterns
}

/// The ranks that come once or more, twice or more and so on, a bit each.
struct Frequencies {
    at_least: [u16; 4],
}

impl Frequencies {
    fn of(cards: Cards) -> Self {
        let (h, d, c, s) = (cards.lane(0), cards.lane(1), cards.lane(2), cards.lane(3));
        let (both, either) = (h & d, h | d);
        let (both_black, either_black) = (c & s, c | s);
        Self {
            at_least: [
                either | either_black,
                both | both_black | (either & either_black),
                (both & either_black) | (either & both_black),
                both & both_black,
            ],
        }
    }

    /// Whether there are different ranks for all groups, which come from the largest to the smallest.
    fn have(&self, groups: &[u8]) -> bool {
        groups.iter().zip(1..).all(|(&size, needed)| match size {
            0 => true,
            1..=4 => self.at_least[usize::from(size) - 1].count_ones() >= needed,
            _ => false,
        })
    }

    /// The ranks that come four times, three times, twice, once, 13 bits each.
    fn row(&self) -> u64 {
        let [one, two, three, four] = self.at_least.map(u64::from);
        four << 39 | (three & !four) << 26 | (two & !three) << 13 | (one & !two)
    }
}

fn within(pattern: &HandPattern, ranks: u16, rules: &Rules) -> Option<u8> {
    let required = pattern
        .required_ranks
        .iter()
        .fold(0, |ranks, &rank| ranks | 1_u16 << rank as u8);
    if required & !ranks != 0 {
        return None;
    }
    match pattern.sequence_length {
        None | Some(0) => Some(0),
        Some(length) => upper_end(ranks, u32::from(length), pattern.sequence_wrap, rules),
    }
}

/// The height + 1 of the upper end of the highest sequence of a length.
fn upper_end(ranks: u16, length: u32, wrap: bool, rules: &Rules) -> Option<u8> {
    if ranks.count_ones() < length {
        return None;
    }
    // One place for each rank of the game, with an ace below the lowest at the far end.
    let ace = Rank::Ace as u8;
    let has_low_ace = wrap && ranks >> ace & 1 == 1 && rules.row.first() != Some(&ace);
    let mut row = u32::from(has_low_ace);
    for (place, rank) in rules.row.iter().enumerate() {
        row |= u32::from(ranks >> rank & 1) << (place + 1);
    }
    let mut ends = row;
    for step in 1..length.min(32) {
        ends &= row << step;
    }
    if ends == 0 || length > rules.ranks.count_ones() {
        return None;
    }
    let end = match ends.ilog2() {
        0 => Some(&ace),
        place => rules.row.get(place as usize - 1),
    };
    end.map(|&rank| rules.order.height_of(rank) + 1)
}
