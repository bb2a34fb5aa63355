//! Shedding cards onto the discard pile.

use crate::bytecode::GoingOut;
use crate::cards::Cards;
use crate::engine::Play;
use crate::options::Decision;
use crate::rules::{Fits, Lay};
use crate::state::Walk;
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Hands;

impl<W: Watch> Play<'_, W> {
    /// Sheds cards onto the discard pile, with a card from the deck for whoever has none that fits, until something out of
    /// the ordinary happens.
    pub(super) fn fast_shedding(&mut self, lay: &Lay, fits: &Fits) {
        let max_turns = self.rules.bytecode.max_turns;
        let ring = self.state.in_hand.ring();
        let mut hands = Hands::of(self.state);
        let mut player = self.state.walker;
        let turns_before = self.state.turns;
        let mut fitting = self.fitting_on(fits);
        loop {
            let state = &mut *self.state;
            let mut hand = hands.cards[player & 7];
            let mut offered = hand & fitting;
            let must_draw = offered.is_empty();
            let is_ordinary = state.turns < max_turns && !(must_draw && state.deck.is_empty());
            if !is_ordinary || self.watch.breaks_off() {
                break;
            }
            state.turns += 1;
            state.last_turn = player;
            if must_draw {
                let drawn = state.deck.pop().map_or(Cards::NONE, Cards::of);
                state.held = state.held.with(player);
                hand |= drawn;
                offered = drawn & fitting;
            }
            if !offered.is_empty() {
                let decision = Decision::cards(player, lay.asks(), offered);
                let option = self.watch.picks(player, offered.len());
                self.watch.decided(&decision, option);
                let card = decision.card(option);
                let state = &mut *self.state;
                state.decisions += 1;
                state.shown |= Cards::of(card);
                state.last_played = Some(card);
                state.lies_on_discard(card, player as u8);
                hand -= Cards::of(card);
                fitting = fits.on(Some(card));
                if self.rules.naming.has(card) {
                    fitting = fits.on_named(self.fast_naming(player));
                }
                if hand.is_empty() {
                    hands.cards[player & 7] = hand;
                    hands.put_back(self.state);
                    if self.fast_emptied(player) {
                        return;
                    }
                }
            }
            hands.cards[player & 7] = hand;
            player = usize::from(ring[player & 7]);
        }
        hands.put_back(self.state);
        self.state.walker = player;
        if self.state.turns > turns_before {
            self.state.idle = 0;
        }
        self.start_walk();
    }

    /// Whoever has played a wild card names a suit.
    #[inline]
    fn fast_naming(&mut self, player: usize) -> u8 {
        let decision = self.rules.suits_to_name(player);
        let option = self.watch.picks(player, decision.count());
        self.watch.decided(&decision, option);
        let suit = decision.bit(option);
        self.state.decisions += 1;
        self.state.named = Some(suit);
        suit
    }

    /// A player has laid the last card. Says whether that ends the game or the hand.
    #[inline(never)]
    fn fast_emptied(&mut self, player: usize) -> bool {
        let state = &mut *self.state;
        state.win_triggers = state.win_triggers.with(WinTriggers::EMPTY_HAND);
        state.walker = player;
        state.walk = Walk {
            acted: true,
            no_pass: true,
            ..Walk::BEGUN
        };
        self.judge_move()
            || (self.rules.going_out == GoingOut::EndsHand && self.somebody_goes_out())
    }
}
