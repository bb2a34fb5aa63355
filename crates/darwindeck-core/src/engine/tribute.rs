//! Tribute phases: losers of the hand before give their highest cards to its winners, who give back what they like.

use crate::cards::{Card, Cards};
use crate::rules::Phase;
use crate::state::{Purpose, Step};
use crate::values::Giving;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    pub(super) fn open_tribute(&mut self) {
        let state = &mut *self.state;
        state.step = if state.tribute_is_done {
            Step::LeavePhase
        } else {
            Step::Tribute
        };
        state.tribute_is_done = true;
        state.exchanged = 0;
    }

    /// The last player gives cards to the first, the last but one fewer to the second, and so on.
    #[inline(never)]
    pub(super) fn tribute(&mut self) {
        let Phase::Tribute(phase) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let places = self.state.places_before();
        let pair = self.state.exchanged;
        let (first, count) = (usize::from(pair), phase.cards.saturating_sub(pair));
        if count == 0 || first >= places.len() / 2 {
            self.state.step = Step::LeavePhase;
            return;
        }
        let winner = usize::from(places[first]);
        let loser = usize::from(places[places.len() - 1 - first]);
        self.state.exchanged += 1;
        let is_in = |seat: usize| self.state.in_hand.has(seat);
        if !is_in(winner) || !is_in(loser) || !self.begin_turn(loser) {
            return;
        }
        let cards = self.highest(loser, u32::from(count));
        if cards.is_empty() {
            return;
        }
        for card in cards {
            self.hand_to_hand(loser, winner, card);
        }
        self.state.walk.acted = true;
        self.tell_given(loser, winner, cards, Giving::Tribute);
        self.lay_books(winner);
        if !self.begin_turn(winner) {
            return;
        }
        let state = &mut *self.state;
        state.purpose = Purpose::GiveBack;
        state.chooser = winner;
        state.at = loser;
        state.chosen = Cards::NONE;
        state.left = cards.len().min(state.hands[winner].len());
        state.step = Step::Choose;
    }

    /// The highest cards of a hand, of level ones the last in canonical order first.
    fn highest(&self, player: usize, count: u32) -> Cards {
        let order = &self.rules.order;
        let mut hand = self.state.hands[player];
        let mut highest = Cards::NONE;
        while highest.len() < count {
            let key = |card: &Card| (order.height(*card), *card);
            let Some(card) = hand.into_iter().max_by_key(key) else {
                break;
            };
            hand -= Cards::of(card);
            highest |= Cards::of(card);
        }
        highest
    }

    /// The cards that the winner has chosen go to the loser.
    pub(super) fn give_back(&mut self, cards: Cards) {
        let (winner, loser) = (self.state.chooser, self.state.at);
        for card in cards {
            self.hand_to_hand(winner, loser, card);
        }
        self.tell_given(winner, loser, cards, Giving::Returned);
        self.lay_books(loser);
        self.state.step = Step::Tribute;
    }
}
