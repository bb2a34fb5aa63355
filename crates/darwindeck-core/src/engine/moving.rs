//! Moving cards from place to place, and what players remember of it.

use crate::bytecode::Visibility;
use crate::cards::{Card, Cards, Pile};
use crate::rules::SEATS;
use crate::seats::Seats;
use crate::sight::Eyes;
use crate::stacks::TABLE;
use crate::state::NO_SEAT;
use crate::values::{CardMove, Event, Place};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;

impl<W: Watch> Play<'_, W> {
    #[inline]
    pub(super) fn eyes(&self) -> Eyes<'_> {
        Eyes {
            rules: self.rules,
            state: self.state,
        }
    }

    /// Everybody has seen these cards.
    #[inline]
    pub(super) fn show(&mut self, cards: Cards) {
        self.state.shown |= cards;
        if W::KNOWLEDGE {
            for known in &mut self.state.known {
                *known |= cards;
            }
        }
    }

    fn remember(&mut self, card: Card, viewers: Seats) {
        for (player, known) in self.state.known.iter_mut().enumerate() {
            if viewers.has(player) {
                *known |= Cards::of(card);
            }
        }
    }

    /// Shuffles the deck, which is made of these cards: nobody knows them any more.
    pub(super) fn shuffle_deck(&mut self, deck: Cards) {
        let state = &mut *self.state;
        let count = state.deck.len() as usize;
        state.chance.shuffle(state.deck.places(), count);
        state.shown -= deck;
        if W::KNOWLEDGE {
            for known in &mut state.known {
                *known -= deck;
            }
        }
    }

    /// The deck is put down, face up if the rules say so.
    pub(super) fn put_deck_down(&mut self) {
        if self.rules.bytecode.setup.deck_visibility == Visibility::FaceUp {
            let deck = self.state.deck.cards().iter().copied().collect();
            self.show(deck);
        }
    }

    /// Cards from a pile, from the table or from a hand have come to a hand.
    #[inline]
    pub(super) fn cards_reach_hand(&mut self, owner: usize, cards: Cards) {
        let state = &mut *self.state;
        state.held = state.held.with(owner);
        state.win_triggers = state.win_triggers.with(WinTriggers::NEW_OWNER);
        state.hidden -= cards;
        if self.rules.bytecode.setup.hand_visibility == Visibility::FaceUp {
            self.state.shown |= cards;
        }
        if W::KNOWLEDGE {
            self.state.inference.gains(owner, cards.len());
            for card in cards {
                self.remember(card, self.eyes().on_hand(owner, card));
            }
        }
    }

    /// Puts a card on the discard pile. `openly`: everybody sees it, if the place allows.
    #[inline]
    pub(super) fn put_on_discard(&mut self, card: Card, layer: u8, openly: bool) {
        self.state.lies_on_discard(card, layer);
        self.lies(card, openly, self.rules.bytecode.setup.discard_visibility);
        if W::KNOWLEDGE {
            self.remember(card, self.eyes().on_discard(card));
        }
    }

    /// Puts a card on the table.
    #[inline]
    pub(super) fn put_on_table(&mut self, card: Card, layer: u8, openly: bool) {
        self.state.lies_on_table(card, layer);
        if self.rules.is_war_of_stacks {
            self.state.stacks.put(TABLE, card);
        }
        self.lies(card, openly, self.rules.bytecode.setup.tableau_visibility);
        if W::KNOWLEDGE {
            self.remember(card, self.eyes().on_table(card));
        }
    }

    #[inline]
    fn lies(&mut self, card: Card, openly: bool, visibility: Visibility) {
        let is_shown = match visibility {
            Visibility::FaceUp => !self.state.hidden.has(card),
            Visibility::Revealed => openly,
            Visibility::FaceDown | Visibility::OwnerOnly => false,
        };
        if is_shown {
            self.state.shown |= Cards::of(card);
        }
    }

    /// The cards of a hand that can be used: all of them, or the top card of a stack.
    #[inline]
    pub(super) fn within_reach(&self, player: usize) -> Cards {
        if self.rules.has_stacks {
            self.state.stacks.top(player)
        } else {
            self.state.hands[player]
        }
    }

    /// Takes a card out of a hand; from a stack it is the top card.
    #[inline]
    pub(super) fn take_from_hand(&mut self, player: usize, card: Card) {
        self.state.leaves_hand(player, card);
        if W::KNOWLEDGE {
            self.state.inference.loses(player);
        }
        if self.rules.has_stacks {
            self.state.stacks.take(player);
        }
    }

    /// Puts a card into a hand, under a stack.
    #[inline]
    pub(super) fn put_into_hand(&mut self, player: usize, card: Card) {
        self.state.hands[player] |= Cards::of(card);
        if self.rules.has_stacks {
            self.state.stacks.put(player, card);
        }
        self.cards_reach_hand(player, Cards::of(card));
    }

    /// Moves the top card of a stack to the table, where nobody sees it.
    pub(super) fn lay_face_down(&mut self, player: usize, card: Card) {
        self.take_from_hand(player, card);
        self.state.hidden |= Cards::of(card);
        self.put_on_table(card, player as u8, false);
        if W::KNOWLEDGE {
            self.lose_track(player, card, Seats::NOBODY);
        }
    }

    /// Moves a card from a hand to the discard pile.
    #[inline]
    pub(super) fn hand_to_discard(&mut self, player: usize, card: Card, openly: bool) {
        self.take_from_hand(player, card);
        self.put_on_discard(card, player as u8, openly);
        if W::KNOWLEDGE {
            self.lose_track(player, card, self.eyes().on_discard(card).with(player));
        }
    }

    /// Moves a card from a hand to the table.
    #[inline]
    pub(super) fn hand_to_table(&mut self, player: usize, card: Card, openly: bool) {
        self.take_from_hand(player, card);
        self.put_on_table(card, player as u8, openly);
        if W::KNOWLEDGE {
            self.lose_track(player, card, self.eyes().on_table(card).with(player));
        }
    }

    /// Moves a card from one hand to another.
    pub(super) fn hand_to_hand(&mut self, from: usize, to: usize, card: Card) {
        self.take_from_hand(from, card);
        self.put_into_hand(to, card);
        if W::KNOWLEDGE {
            self.lose_track(from, card, self.eyes().on_hand(to, card).with(from));
        }
    }

    /// Moves cards from one hand to another for everybody to see.
    pub(super) fn hand_over(&mut self, from: usize, to: usize, cards: Cards) {
        self.state.lose_from_hand(from, cards);
        self.state.hands[to] |= cards;
        self.cards_reach_hand(to, cards);
        self.show(cards);
        if W::KNOWLEDGE {
            self.state.inference.loses_openly(from, cards);
            self.state.inference.gains_openly(to, cards);
        }
    }

    /// Moves a card from the table to a hand. Whoever sees it neither here nor there loses track of the table.
    pub(super) fn table_to_hand(&mut self, player: usize, card: Card) {
        let mut lost = [Cards::NONE; SEATS];
        if W::KNOWLEDGE {
            for (viewer, lost) in lost.iter_mut().enumerate() {
                let seen = self.eyes().table(viewer);
                if !seen.has(card) {
                    *lost = self.state.table - seen;
                }
            }
        }
        self.leave_table(Cards::of(card));
        self.put_into_hand(player, card);
        if W::KNOWLEDGE {
            let viewers = self.eyes().on_hand(player, card);
            for (viewer, lost) in lost.into_iter().enumerate() {
                if !viewers.has(viewer) {
                    self.state.known[viewer] -= lost;
                }
            }
        }
    }

    /// A card has left a hand. Whoever neither saw it there nor knows where it went loses track of the hand.
    fn lose_track(&mut self, owner: usize, card: Card, knowing: Seats) {
        let hand = self.state.hands[owner] | Cards::of(card);
        for player in 0..SEATS {
            let saw_it_leave = self.eyes().on_hand(owner, card).has(player);
            if knowing.has(player) || saw_it_leave {
                continue;
            }
            let seen: Cards = hand
                .into_iter()
                .filter(|&one| self.eyes().on_hand(owner, one).has(player))
                .collect();
            self.state.known[player] -= hand - seen;
        }
    }

    pub(super) fn clear_table(&mut self) {
        let cards = self.discard_table();
        self.tell(|play| Event::Discarded {
            moves: (play.discarded(&cards, Place::TABLE).into_iter()).collect(),
        });
    }

    /// Cards that have gone to the discard pile; nothing without any.
    pub(super) fn discarded(&self, cards: &Pile, from: Place) -> Option<CardMove> {
        let cards = cards.cards();
        (!cards.is_empty()).then(|| self.moved(cards.iter().copied(), from, Place::DISCARD))
    }

    /// The cards of the table go to the discard pile, in the order returned. Canonical order would tell of cards that
    /// lie face down: these are mixed before.
    pub(super) fn discard_table(&mut self) -> Pile {
        let table = self.state.table;
        let mut order = Pile::of(table);
        let is_face_up = self.rules.bytecode.setup.tableau_visibility == Visibility::FaceUp;
        if !is_face_up || !(table & self.state.hidden).is_empty() {
            let count = order.len() as usize;
            self.state.chance.shuffle(order.places(), count);
        }
        self.state.walk.acted |= !table.is_empty();
        self.leave_table(table);
        for &card in order.cards() {
            self.put_on_discard(card, NO_SEAT, false);
        }
        order
    }

    /// Takes cards off the table.
    #[inline]
    pub(super) fn leave_table(&mut self, cards: Cards) {
        let state = &mut *self.state;
        state.table -= cards;
        if state.table_top.is_some_and(|top| cards.has(top)) {
            state.table_top = None;
        }
        if self.rules.is_war_of_stacks {
            state.stacks.remove(TABLE, cards);
            state.hidden -= cards;
        }
        for seat in state.fighters.iter() {
            if cards.has(state.stakes[seat]) {
                state.fighters = state.fighters.without(seat);
            }
        }
    }
}
