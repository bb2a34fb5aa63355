//! The pot: cut into layers, and paid to the best of each.

use crate::bytecode::ShowdownMethod;
use crate::cards::Cards;
use crate::rules::{HandKey, Phase, RankOrder, SEATS};
use crate::seats::Seats;
use crate::values::ChipsFor;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// A player puts chips into the pot.
    pub(super) fn pay_into_pot(&mut self, player: usize, chips: i64, why: ChipsFor) {
        if chips > 0 {
            self.state.chips[player] -= chips;
            self.state.paid[player] += chips;
            self.tell_chips(player, -chips, why);
        }
    }

    /// At the end of a hand.
    pub(super) fn pay_the_pot(&mut self) {
        if self.state.paid == [0; SEATS] {
            return;
        }
        if let Some(&first) = self.state.gone_out().first() {
            let mut won = [0; SEATS];
            won[usize::from(first)] = self.state.paid.iter().sum();
            self.pay_out(won);
            return;
        }
        let method = self.showdown_of_hand();
        let mut keys = [HandKey::default(); SEATS];
        for player in self.state.in_hand.iter() {
            let hand = self.state.hands[player];
            let compared = self.compared_hand(player);
            keys[player] = match method {
                ShowdownMethod::HandEvaluation => self.rules.evaluation.key(compared, self.rules),
                ShowdownMethod::HighestCard => {
                    HandKey::of_number(highest_rank(hand, &self.rules.order))
                }
                ShowdownMethod::FoldOnly | ShowdownMethod::Battle => HandKey::default(),
            };
        }
        self.pay(&keys);
    }

    /// How the last betting phase that took place in the hand says who is best.
    fn showdown(&self) -> Option<ShowdownMethod> {
        match &self.rules.phases[usize::from(self.state.betting_phase?)] {
            Phase::Betting(betting) => Some(betting.phase.showdown_method),
            _ => None,
        }
    }

    /// How the pot of the hand says who is best.
    pub(super) fn showdown_of_hand(&self) -> ShowdownMethod {
        self.showdown().unwrap_or(self.rules.features.showdown)
    }

    /// Where battles are bet on, the pot goes to who has taken one: the best, while the others are level.
    pub(super) fn pay_for_battle(&mut self, winner: usize) {
        if self.showdown() == Some(ShowdownMethod::Battle) {
            let mut keys = [HandKey::default(); SEATS];
            keys[winner] = HandKey::of_number(1);
            self.pay(&keys);
        }
    }

    fn pay(&mut self, keys: &[HandKey; SEATS]) {
        let won = divide(
            &self.state.paid,
            self.state.in_hand,
            keys,
            self.state.starter,
        );
        self.pay_out(won);
    }

    fn pay_out(&mut self, won: [i64; SEATS]) {
        self.state.paid = [0; SEATS];
        for (player, chips) in won.into_iter().enumerate() {
            if chips > 0 {
                self.state.chips[player] += chips;
                self.tell_chips(player, chips, ChipsFor::Pot);
            }
        }
    }
}

/// The height of the highest rank + 1, or 0 without cards.
fn highest_rank(hand: Cards, order: &RankOrder) -> u64 {
    let heights = hand
        .into_iter()
        .map(|card| 1 + u64::from(order.height(card)));
    heights.max().unwrap_or(0)
}

/// What each player gets out of the pot. A layer goes to the best of those in the hand who paid it in full; with nobody left
/// among them, to the winners of the layer below.
fn divide(
    paid: &[i64; SEATS],
    in_hand: Seats,
    keys: &[HandKey; SEATS],
    starter: usize,
) -> [i64; SEATS] {
    let best_of = |seats: Seats| {
        let best = seats.iter().map(|seat| keys[seat]).max();
        let is_best = |seat: &usize| Some(keys[*seat]) == best;
        seats
            .iter()
            .filter(is_best)
            .fold(Seats::NOBODY, Seats::with)
    };
    let mut won = [0; SEATS];
    let mut winners = best_of(in_hand);
    let mut below = 0;
    while let Some(level) = paid.iter().copied().filter(|&chips| chips > below).min() {
        let payers = (0..SEATS).filter(|&seat| paid[seat] >= level);
        let chips = (level - below) * payers.clone().count() as i64;
        let payers = payers.fold(Seats::NOBODY, Seats::with);
        let contenders = payers.and(in_hand);
        if !contenders.is_empty() {
            winners = best_of(contenders);
        }
        let takers = if winners.is_empty() { payers } else { winners };
        share(chips, takers, starter, &mut won);
        below = level;
    }
    won
}

/// Splits chips evenly; odd ones go to the first, clockwise from the player who started the hand.
fn share(chips: i64, winners: Seats, starter: usize, won: &mut [i64; SEATS]) {
    let count = i64::from(winners.len().max(1));
    let mut odd = chips % count;
    for step in 0..8 {
        let seat = (starter + step) % 8;
        if winners.has(seat) {
            won[seat] += chips / count + i64::from(odd > 0);
            odd -= i64::from(odd > 0);
        }
    }
}
