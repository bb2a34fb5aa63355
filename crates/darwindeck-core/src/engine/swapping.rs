//! Swap phases: a hand for the neighbour's, or a card for one of the table or of the deck.

use crate::cards::{Card, Cards};
use crate::options::{ANY_CARD, Decision, Decline, WHOLE_HAND};
use crate::rules::{Phase, Source, Swap, SwapWith};
use crate::state::Step;
use crate::values::{Asks, Event, Laying, Place, Showing};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;

impl<W: Watch> Play<'_, W> {
    pub(super) fn open_swap(&mut self, swap: &Swap) {
        let player = self.state.walker;
        self.state.chosen = Cards::NONE;
        self.state.step = Step::LeavePhase;
        let with = self.swaps_with(swap);
        if !self.can_swap(with, player) {
            return;
        }
        let hand = self.state.hands[player];
        let cards = if self.rules.sight.own_hand_hidden {
            1 << ANY_CARD
        } else {
            hand.bits()
        };
        let set = match with {
            SwapWith::NextHand if swap.mandatory => {
                self.does_not_pass();
                self.swap_hands(swap, player);
                return;
            }
            SwapWith::NextHand => 1 << WHOLE_HAND,
            SwapWith::Table if swap.all_at_once => cards | 1 << WHOLE_HAND,
            SwapWith::Table | SwapWith::Deck => cards,
        };
        let decline = if swap.mandatory {
            Decline::Never
        } else {
            Decline::Pass
        };
        self.ask(Decision {
            player,
            asks: Asks::Swap,
            set,
            decline,
            ..Decision::NOTHING
        });
    }

    /// The last player of a round may have to swap with the deck.
    pub(super) fn swaps_with(&self, swap: &Swap) -> SwapWith {
        let everybody_has_walked = || self.state.in_hand.except(self.state.walked).is_empty();
        if swap.last_from_deck && everybody_has_walked() {
            SwapWith::Deck
        } else {
            swap.with
        }
    }

    /// Whether there are cards on both sides.
    fn can_swap(&self, with: SwapWith, player: usize) -> bool {
        let state = &self.state;
        let has_any = match with {
            SwapWith::NextHand => self
                .next_player(player)
                .is_some_and(|next| !state.hands[next].is_empty()),
            SwapWith::Table => !state.table.is_empty(),
            SwapWith::Deck => self.can_take(Source::Deck, player),
        };
        has_any && !state.hands[player].is_empty()
    }

    /// The player has chosen what to swap: a card, any card, or the whole hand.
    pub(super) fn swapped(&mut self, bit: u8) {
        self.state.step = Step::LeavePhase;
        self.does_not_pass();
        let player = self.state.walker;
        let Phase::Swap(swap) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let with = self.swaps_with(swap);
        let card = match bit {
            WHOLE_HAND if with == SwapWith::NextHand => return self.swap_hands(swap, player),
            WHOLE_HAND => return self.swap_hand_for_table(player),
            ANY_CARD => self.turned_up(player, self.state.hands[player], Showing::Lot),
            number => Card::from_number(number),
        };
        if with == SwapWith::Deck {
            self.swap_with_deck(swap, player, card);
            return;
        }
        self.state.chosen = Cards::of(card);
        let open = self.eyes().table(player);
        if open.is_empty() {
            let other = self.state.lot(self.state.table);
            self.swap_for(other);
        } else {
            self.ask(Decision::cards(player, Asks::Take, open));
        }
    }

    /// Whole hands are exchanged, unless the neighbour shows a card that forbids it.
    fn swap_hands(&mut self, swap: &Swap, player: usize) {
        let Some(next) = self.next_player(player) else {
            return;
        };
        let blocking = self.state.hands[next] & swap.blocked_by;
        if let Some(card) = blocking.first() {
            self.show(Cards::of(card));
            self.tell_shown(Some(next), [card], Showing::HandForbids);
            return;
        }
        self.state.walk.acted = true;
        self.state.hands.swap(player, next);
        self.state.win_triggers = self.state.win_triggers.with(WinTriggers::EMPTY_HAND);
        for owner in [player, next] {
            self.cards_reach_hand(owner, self.state.hands[owner]);
            if W::KNOWLEDGE {
                self.state.inference.forget(owner);
            }
        }
        let [taken, given] = [player, next].map(|owner| self.state.hands[owner]);
        self.tell_swap(player, given, Place::hand(next), taken);
        self.lay_books(player);
        self.lay_books(next);
    }

    /// The whole hand for all cards of the table. Everybody sees which cards went where as far as they were known.
    fn swap_hand_for_table(&mut self, player: usize) {
        let (hand, table) = (self.state.hands[player], self.state.table);
        self.leave_table(table);
        self.state.hands[player] = table;
        self.cards_reach_hand(player, table);
        if W::KNOWLEDGE {
            self.state.inference.forget(player);
        }
        for card in hand {
            self.put_on_table(card, player as u8, false);
        }
        self.tell_swap(player, hand, Place::TABLE, table);
        self.lay_books(player);
    }

    /// The whole hand has gone to another place, and the cards of that place have come for it.
    fn tell_swap(&mut self, player: usize, given: Cards, with: Place, taken: Cards) {
        self.tell(|play| {
            let own = Place::hand(player);
            Event::Swaps {
                seat: player,
                moves: vec![
                    play.moved(given, own.clone(), with.clone()),
                    play.moved(taken, with, own),
                ],
            }
        });
    }

    /// The player takes this card of the table for the one chosen before.
    pub(super) fn swap_for(&mut self, taken: Card) {
        self.state.step = Step::LeavePhase;
        let player = self.state.walker;
        let given = std::mem::take(&mut self.state.chosen);
        self.table_to_hand(player, taken);
        self.tell_drawn(player, taken, Place::TABLE);
        for card in given {
            self.hand_to_table(player, card, false);
            self.tell_laid(player, [card], Place::TABLE, Laying::Swap);
        }
        self.lay_books(player);
    }

    /// A card goes to the discard pile and the top of the deck comes for it, unless that is one that forbids it.
    fn swap_with_deck(&mut self, swap: &Swap, player: usize, card: Card) {
        if self.deck_is_empty() && !self.reshuffle() {
            return;
        }
        if let Some(top) = self
            .state
            .deck
            .top()
            .filter(|&top| swap.blocked_by.has(top))
        {
            self.show(Cards::of(top));
            self.tell_shown(Some(player), [top], Showing::DeckForbids);
            return;
        }
        self.hand_to_discard(player, card, false);
        self.tell_laid(player, [card], Place::DISCARD, Laying::Swap);
        if let Some(top) = self.state.deck.pop() {
            self.reaches_hand(player, top);
            self.tell_drawn(player, top, Place::DECK);
            self.lay_books(player);
        }
    }
}
