//! Exchange phases.

use crate::cards::Cards;
use crate::state::{Purpose, Step};
use crate::values::{Laying, Place};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    #[inline(never)]
    pub(super) fn open_exchange(&mut self) {
        self.state.waiting = self.state.in_hand;
        self.state.step = Step::LeavePhase;
        self.first_to_act(Step::Exchange);
    }

    /// The next player chooses cards to exchange.
    #[inline(never)]
    pub(super) fn exchange(&mut self) {
        let player = self.state.at;
        if !self.begin_turn(player) {
            return;
        }
        let state = &mut *self.state;
        state.purpose = Purpose::Exchange;
        state.chooser = player;
        state.chosen = Cards::NONE;
        state.laid = Cards::NONE;
        state.step = Step::Choose;
    }

    /// The cards go face down onto the discard pile, and as many come from the deck.
    pub(super) fn exchanged(&mut self, cards: Cards) {
        let player = self.state.chooser;
        self.state.hidden |= cards;
        for card in cards {
            self.hand_to_discard(player, card, false);
        }
        self.tell_laid(player, cards, Place::DISCARD, Laying::Exchange);
        for _ in 0..cards.len() {
            if self.deck_is_empty() && !self.refill() {
                if self.ends_hand_without_deck() {
                    return;
                }
                break;
            }
            if let Some(card) = self.state.deck.pop() {
                self.reaches_hand(player, card);
                self.tell_drawn(player, card, Place::DECK);
                self.lay_books(player);
            }
        }
        self.next_to_exchange();
    }

    pub(super) fn next_to_exchange(&mut self) {
        let state = &mut *self.state;
        let player = state.chooser;
        state.waiting = state.waiting.without(player);
        state.step = match state.waiting.next(player, 1) {
            Some(next) => {
                state.at = next;
                Step::Exchange
            }
            None => Step::LeavePhase,
        };
    }
}
