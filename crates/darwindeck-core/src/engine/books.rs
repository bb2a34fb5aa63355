//! Books: so many cards of one rank are laid down at once, open, and captured.

use crate::bytecode::ScoringTrigger;
use crate::cards::Cards;
use crate::values::Place;
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// A player to whom cards have come lays down every book.
    #[inline]
    pub(super) fn lay_books(&mut self, player: usize) {
        if self.rules.book_size > 0 {
            self.lay_books_of(player);
        }
    }

    #[inline(never)]
    fn lay_books_of(&mut self, player: usize) {
        if !self.state.in_hand.has(player) {
            return;
        }
        let size = self.rules.book_size;
        for rank in 0..13 {
            let mut set = self.state.hands[player] & Cards::of_rank(rank);
            while set.len() >= size {
                let book: Cards = set.into_iter().take(size as usize).collect();
                set -= book;
                self.lay_book(player, rank, book);
            }
        }
    }

    fn lay_book(&mut self, player: usize, rank: u8, book: Cards) {
        let state = &mut *self.state;
        state.lose_from_hand(player, book);
        state.captured[player] |= book;
        state.win_triggers = state.win_triggers.with(WinTriggers::NEW_OWNER);
        state.walk.acted = true;
        self.show(book);
        if W::KNOWLEDGE {
            self.state.inference.loses_openly(player, book);
        }
        self.tell_taken(player, book, Place::hand(player), Place::captured(player));
        let rules = self.rules;
        self.score_cards(player, ScoringTrigger::Capture, book);
        if book == rules.cards & Cards::of_rank(rank) {
            self.score_cards(player, ScoringTrigger::SetComplete, book);
        }
    }
}
