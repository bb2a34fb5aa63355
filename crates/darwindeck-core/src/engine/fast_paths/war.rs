//! Battles between two players who choose a card each.

use crate::cards::{Card, Cards};
use crate::engine::Play;
use crate::options::Decision;
use crate::rules::Lay;
use crate::seats::Seats;
use crate::state::{Outcome, State, Walk};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

/// The cards of two players at war.
struct War {
    hands: [Cards; 2],
    captured: [Cards; 2],
    table: Cards,
}

impl War {
    fn of(state: &State) -> Self {
        Self {
            hands: [state.hands[0], state.hands[1]],
            captured: [state.captured[0], state.captured[1]],
            table: state.table,
        }
    }

    fn put_back(&self, state: &mut State) {
        state.hands[..2].copy_from_slice(&self.hands);
        state.captured[..2].copy_from_slice(&self.captured);
        state.table = self.table;
        state.table_top = state.table_top.filter(|&card| self.table.has(card));
        if let Some(last) = state.last_played.filter(|&card| self.table.has(card)) {
            state.table_top = Some(last);
        }
    }

    #[inline]
    fn has_cards(&self, player: usize) -> bool {
        !(self.hands[player & 1] | self.captured[player & 1]).is_empty()
    }

    /// A player's hand; whoever has an empty one takes up the captured cards.
    #[inline]
    fn hand(&mut self, player: usize) -> Cards {
        if self.hands[player & 1].is_empty() {
            self.hands[player & 1] = std::mem::take(&mut self.captured[player & 1]);
        }
        self.hands[player & 1]
    }

    /// Who is stronger cannot be foretold: nothing branches on it.
    #[inline]
    fn captures_table_if(&mut self, player: usize, is_stronger: bool) {
        self.captured[player & 1] |= self.table & Cards::all_if(is_stronger);
    }

    #[inline]
    fn clear_table_if(&mut self, is_decided: bool) {
        self.table -= Cards::all_if(is_decided);
    }
}

impl<W: Watch> Play<'_, W> {
    /// Fights battles between two players, who lay a card each, until something out of the ordinary happens.
    pub(super) fn fast_battles(&mut self, lay: &Lay) {
        let rules = self.rules;
        let state = &mut *self.state;
        if state.in_hand != Seats::first(2) || !state.fighters.is_empty() {
            self.start_walk();
            return;
        }
        let (first, second) = (state.walker & 1, 1 - (state.walker & 1));
        let most = (rules.bytecode.max_turns - state.turns) / 2;
        let mut war = War::of(state);
        let mut battles = 0;
        let mut breaks_off = false;
        while battles < most && war.has_cards(first) && war.has_cards(second) && !breaks_off {
            let one = self.fast_stake(&mut war, lay, first);
            let other = self.fast_stake(&mut war, lay, second);
            war.captures_table_if(first, one.rank() > other.rank());
            war.captures_table_if(second, other.rank() > one.rank());
            war.clear_table_if(one.rank() != other.rank());
            self.state.last_played = Some(other);
            battles += 1;
            breaks_off = self.watch.breaks_off();
        }
        war.put_back(self.state);
        self.state.decisions += 2 * battles;
        let has_cards = war.has_cards(first) || war.has_cards(second);
        self.after_battles(lay, battles, second, has_cards, breaks_off);
    }

    /// Battles were fought, and the last card was laid by this player.
    pub(super) fn after_battles(
        &mut self,
        lay: &Lay,
        battles: u32,
        second: usize,
        has_cards: bool,
        breaks_off: bool,
    ) {
        let state = &mut *self.state;
        state.turns += 2 * battles;
        if battles > 0 {
            state.win_triggers = state.win_triggers.with(WinTriggers::NEW_OWNER);
            state.last_turn = second;
            state.idle = 0;
        }
        if self.judge_move() {
            return;
        }
        if breaks_off {
            self.finish(Outcome::Timeout);
        } else if battles > 0 && !has_cards {
            self.state.walker = second;
            self.state.walk = Walk {
                acted: true,
                no_pass: lay.plays,
                ..Walk::BEGUN
            };
            self.end_walk();
        } else {
            self.start_walk();
        }
    }

    /// A player turns up or chooses a card for a battle.
    #[inline(always)]
    fn fast_stake(&mut self, war: &mut War, lay: &Lay, player: usize) -> Card {
        let hand = war.hand(player);
        let unseen = self.rules.sight.own_hand_hidden;
        let decision = Decision {
            unseen,
            ..Decision::cards(player, lay.asks(), hand)
        };
        let option = if unseen {
            0
        } else {
            self.watch.picks(player, hand.len())
        };
        self.watch.decided(&decision, option);
        let card = if unseen {
            self.state.lot(hand)
        } else {
            decision.card(option)
        };
        self.state.laid_by[card.number()] = player as u8;
        self.state.shown |= Cards::of(card);
        war.hands[player & 1] = hand - Cards::of(card);
        war.table |= Cards::of(card);
        card
    }
}
