//! Tricks, and how many of them are bid.

use crate::bytecode::{Elimination, ScoringTrigger, WinComparison, WinType};
use crate::cards::{Card, Cards};
use crate::rules::{Phase, Trick};

use super::Judge;

/// How many cards are left when strong ones are played, where the last trick alone counts.
const LAST_CARDS: u32 = 2;

/// How a trick is played.
#[derive(Clone, Copy)]
pub(super) enum Manner {
    /// Lead high, and take it as cheaply as will do.
    Win,
    /// Get rid of what is dangerous.
    Avoid,
    /// Give away what is weakest.
    Spare,
    /// As near to this strength as can be.
    Bid(i64),
}

impl Judge<'_> {
    pub(super) fn manner(&self) -> Manner {
        let Phase::Trick(trick) = &self.rules.phases[self.view.public().phase()] else {
            return Manner::Spare;
        };
        if !self.wants_tricks() {
            return Manner::Avoid;
        }
        if let Some(prize) = self.prize(trick) {
            return Manner::Bid(prize);
        }
        let waits = self.hand.len() > LAST_CARDS && self.only_last_trick_counts();
        if waits || self.partner_takes(trick) {
            Manner::Spare
        } else {
            Manner::Win
        }
    }

    pub(super) fn trick_card(&self, card: Card) -> i64 {
        let Phase::Trick(trick) = &self.rules.phases[self.view.public().phase()] else {
            return 0;
        };
        let trumps = trick.trumps(self.view.public().trumps());
        let strength = strength(trick, card, trumps);
        let leads = self.view.led().is_empty();
        match self.manner {
            Manner::Spare => -strength,
            Manner::Bid(wanted) => -(strength - wanted).abs(),
            Manner::Win if leads => strength,
            Manner::Avoid if leads => -strength,
            Manner::Win if !self.would_take(trick, card, trumps) => -strength,
            Manner::Win if self.view.public().plays_last() => 1000 - strength,
            Manner::Win => 1000 + strength,
            Manner::Avoid if self.would_take(trick, card, trumps) => -strength,
            Manner::Avoid => 1000 + strength + 20 * self.points(ScoringTrigger::TrickWin, card),
        }
    }

    /// How strong a card the cards on the table are worth, where bids for them are sealed: by what they score beside the best card.
    fn prize(&self, trick: &Trick) -> Option<i64> {
        let best = self.rules.most_points(ScoringTrigger::TrickWin);
        if !trick.face_down || !trick.takes_table || best == 0 {
            return None;
        }
        let table = self.view.table();
        let prize = self.rules.points_of(ScoringTrigger::TrickWin, table);
        Some((12 * prize.max(0) / best).min(12))
    }

    /// Whether it does not matter who takes the other tricks.
    fn only_last_trick_counts(&self) -> bool {
        let bytecode = &self.rules.bytecode;
        let scoring = bytecode.trick_scoring.as_ref();
        let by_last = scoring.is_some_and(|scoring| {
            scoring.last_trick_points > 0
                && scoring.points_per_trick == 0
                && scoring.points_per_card == 0
        });
        by_last
            && !self.rules.scores_for(ScoringTrigger::TrickWin)
            && bytecode.contract_scoring.is_none()
            && bytecode.majority_scoring.is_empty()
            && bytecode.game_rules.elimination != Elimination::NoTricks
            && !self.rules.wins.iter().any(|win| {
                matches!(
                    win.kind,
                    WinType::MostTricks | WinType::MostCaptured | WinType::CaptureAll
                )
            })
    }

    /// Whether a partner takes the trick as it lies. Contracts are made by who takes tricks, whoever loses them.
    fn partner_takes(&self, trick: &Trick) -> bool {
        let side = &self.rules.sides[self.rules.side_of[self.me]];
        if side.len() < 2 || self.rules.bytecode.contract_scoring.is_some() {
            return false;
        }
        if self.view.led().is_empty() {
            return false;
        }
        let trumps = trick.trumps(self.view.public().trumps());
        let counting = self.counting(trick, trumps);
        let played = self.view.trick();
        played.into_iter().any(|card| {
            let others = played - Cards::of(card);
            side.contains(&self.view.played_by(card))
                && beats(trick, card, others, counting, trumps)
        })
    }

    /// Whether a card would take the trick as it lies.
    fn would_take(&self, trick: &Trick, card: Card, trumps: Cards) -> bool {
        beats(
            trick,
            card,
            self.view.trick(),
            self.counting(trick, trumps),
            trumps,
        )
    }

    /// The cards that can take a trick: trumps and those of the suit led, or all where only ranks matter.
    fn counting(&self, trick: &Trick, trumps: Cards) -> Cards {
        if trick.is_by_rank() {
            Cards::ALL
        } else {
            trumps | self.view.led()
        }
    }

    pub(super) fn wants_tricks(&self) -> bool {
        let public = self.view.public();
        if self.rules.bytecode.contract_scoring.is_some() {
            let side = &self.rules.sides[self.rules.side_of[self.me]];
            let contract: u32 = side.iter().filter_map(|&one| public.bid(one)).sum();
            let helps = self.rules.bytecode.game_rules.failed_nil_helps;
            let counting = side.iter().filter(|&&one| helps || !public.bid_nil(one));
            let tricks: u32 = counting.map(|&one| public.tricks(one)).sum();
            return !public.bid_nil(self.me) && tricks < contract;
        }
        !self.rules.wins.iter().any(|win| {
            matches!(win.kind, WinType::LowScore | WinType::FewestTricks)
                || win.comparison == WinComparison::Lowest
        })
    }

    /// How many tricks the hand should take, by its high cards and by the trumps beyond its share of them; in quarters, rounded.
    pub(super) fn estimated_tricks(&self) -> i64 {
        let quarters: u32 = self.hand.into_iter().map(|card| self.quarters(card)).sum();
        let trumps = self.hand & self.trumps_to_come();
        let long = trumps.len().saturating_sub(self.share_of_trumps());
        i64::from((quarters + 4 * long + 2) / 4)
    }

    /// What a high card is good for: a king wants another card of its suit, a queen two.
    fn quarters(&self, card: Card) -> u32 {
        let length = (self.hand & Cards::of_suit(card.suit())).len();
        match self.rules.order.height(card) {
            12 => 4,
            11 if length >= 2 => 3,
            11 => 1,
            10 if length >= 3 => 1,
            _ => 0,
        }
    }

    /// How many trumps come on a hand of this size.
    fn share_of_trumps(&self) -> u32 {
        let trumps = (self.rules.cards & self.trumps_to_come()).len();
        trumps * self.hand.len() / self.rules.cards.len().max(1)
    }

    /// Whether the hand may well take no trick at all.
    pub(super) fn is_weak(&self) -> bool {
        let order = &self.rules.order;
        let trumps = self.hand & self.trumps_to_come();
        (self.hand & order.at_least(11)).len() <= 1
            && (trumps & order.at_least(8)).is_empty()
            && trumps.len() <= self.share_of_trumps()
    }

    /// The trumps of the first trick phase, or of the hand.
    fn trumps_to_come(&self) -> Cards {
        let of_hand = self.view.public().trumps();
        let mut phases = self.rules.phases.iter();
        let first = phases.find_map(|phase| match phase {
            Phase::Trick(trick) => Some(trick.trumps(of_hand)),
            _ => None,
        });
        first.unwrap_or(of_hand)
    }
}

/// How strong a card is in a trick.
fn strength(trick: &Trick, card: Card, trumps: Cards) -> i64 {
    let is_trump = trumps.has(card);
    let height = i64::from(trick.order_of(is_trump).height(card));
    let strength = if trick.high_wins { height } else { 12 - height };
    strength + if is_trump { 13 } else { 0 }
}

/// Whether a card beats others, where some count.
fn beats(trick: &Trick, card: Card, others: Cards, counting: Cards, trumps: Cards) -> bool {
    let contenders = (others & counting).into_iter();
    let strongest = contenders.map(|one| strength(trick, one, trumps)).max();
    counting.has(card) && strongest.is_none_or(|best| strength(trick, card, trumps) > best)
}
