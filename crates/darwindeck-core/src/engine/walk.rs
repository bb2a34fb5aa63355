//! Walks through the phases of a turn: how they begin and end, passes, and who is next.

use crate::bytecode::{PassAction, TableauMode};
use crate::cards::Cards;
use crate::rules::Source;
use crate::state::{Outcome, Step, Walk};
use crate::values::{ChipsFor, Event, HandEnd, Place};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    pub(super) fn start_walk(&mut self) {
        let walker = self.state.walker;
        self.state.walk = Walk::default();
        if self.rules.features.has_own_phase && !self.begin_turn(walker) {
            return;
        }
        self.tell(|_| Event::Turn { seat: walker });
        let state = &mut *self.state;
        state.walked = state.walked.with(walker);
        state.walked_since = state.walked_since.with(walker);
        state.phase = 0;
        self.enter_phase();
    }

    #[inline]
    pub(super) fn end_walk(&mut self) {
        let walker = self.state.walker;
        if !self.state.walk.counted && !self.begin_turn(walker) {
            return;
        }
        let is_passed_out = self.passes_end_the_hand();
        let state = &mut *self.state;
        state.idle = if state.walk.acted { 0 } else { state.idle + 1 };
        let end = if is_passed_out {
            Some(HandEnd::Passes)
        } else {
            self.end_of_hand_by_walk()
        };
        if let Some(why) = end {
            self.hand_is_over(why);
            return;
        }
        if self.state.step == Step::Over {
            return;
        }
        let next = self.next_walker();
        if self.state.knock.is_some() && self.last_round_is_over(next) {
            self.hand_is_over(HandEnd::Knock);
            return;
        }
        self.state.walker = next;
        self.state.skips = 0;
        self.state.step = Step::StartWalk;
    }

    #[inline]
    fn next_walker(&mut self) -> usize {
        let state = &mut *self.state;
        if let Some(leader) = state.leader.take() {
            let next = state.in_hand.next(leader, state.direction);
            return if state.in_hand.has(leader) {
                leader
            } else {
                next.unwrap_or(leader)
            };
        }
        let steps = match (state.walk.took_trick, state.in_hand.has(state.walker)) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => 1 + state.skips,
        };
        (0..steps).fold(state.walker, |walker, _| {
            let next = state.in_hand.next(walker, state.direction);
            next.unwrap_or(walker)
        })
    }

    #[inline]
    fn passes_end_the_hand(&mut self) -> bool {
        if !self.rules.features.can_pass {
            return false;
        }
        if self.state.walk.no_pass {
            self.state.passes = 0;
            return false;
        }
        self.passes()
    }

    /// The player has laid nothing. Says whether that ends the hand.
    #[inline(never)]
    fn passes(&mut self) -> bool {
        self.tell(|play| Event::Passes {
            seat: play.state.walker,
        });
        self.state.passes += 1;
        if self.rules.features.pass_stake > 0 {
            self.pay_for_passing(self.state.walker);
        }
        let game_rules = &self.rules.bytecode.game_rules;
        let all = match self.state.last_to_play {
            _ if self.rules.features.renews_table => self.state.in_hand.len(),
            Some(player) => self.state.in_hand.without(player).len(),
            None => self.state.in_hand.len().saturating_sub(1),
        };
        let enough = game_rules.passes_to_trigger.map_or(all, u32::from);
        if self.state.passes < enough.max(1) {
            return false;
        }
        self.state.passes = 0;
        match game_rules.consecutive_pass_action {
            PassAction::None => false,
            PassAction::ClearTableau | PassAction::RenewTableau => {
                let count = self.state.table.len();
                self.clear_table();
                let state = &mut *self.state;
                state.leader = state.last_to_play.take();
                state.last_play = Cards::NONE;
                if self.rules.features.renews_table {
                    self.renew_table(count);
                }
                false
            }
            PassAction::EndHand => true,
        }
    }

    /// The player swaps or knocks. Where the table is renewed when everybody passes, that is no pass.
    pub(super) fn does_not_pass(&mut self) {
        self.state.walk.no_pass |= self.rules.features.renews_table;
    }

    #[cold]
    fn pay_for_passing(&mut self, player: usize) {
        if self.state.in_hand.has(player) {
            let chips = self.rules.features.pass_stake.min(self.state.chips[player]);
            self.pay_into_pot(player, chips, ChipsFor::Pass);
        }
    }

    /// Why the hand is over after the walk, if it is. A stalemate ends the game instead.
    #[inline]
    fn end_of_hand_by_walk(&mut self) -> Option<HandEnd> {
        let features = &self.rules.features;
        let state = &*self.state;
        let has_everybody_walked = || state.in_hand.except(state.walked).is_empty();
        if features.hand_is_round && (!features.has_own_phase || has_everybody_walked()) {
            let is_played_out = !self.can_draw_again() && self.hands_are_empty();
            return Some(if is_played_out {
                HandEnd::EmptyHands
            } else {
                HandEnd::Round
            });
        }
        let nobody_can_act = state.idle > 0 && state.idle >= state.in_hand.len();
        if !self.can_draw_again() || nobody_can_act {
            if self.hands_are_empty() {
                return Some(HandEnd::EmptyHands);
            }
            if nobody_can_act {
                self.finish(Outcome::Stalemate);
            }
        }
        None
    }

    /// Whether hands that are empty may be filled again: by a draw phase, or by an ask phase while there is a deck.
    #[inline]
    fn can_draw_again(&self) -> bool {
        let features = &self.rules.features;
        features.draws || (features.asks && self.can_take(Source::Deck, self.state.walker))
    }

    /// WAR: an empty hand is filled with the captured cards; without any the player is out of the hand. Says whether the phase can go on.
    #[inline]
    pub(super) fn has_cards_for_war(&mut self) -> bool {
        let walker = self.state.walker;
        self.rules.mode != TableauMode::War
            || !self.state.hands[walker].is_empty()
            || !self.state.in_hand.has(walker)
            || self.takes_up(walker)
    }

    #[inline(never)]
    fn takes_up(&mut self, walker: usize) -> bool {
        let captured = std::mem::take(&mut self.state.captured[walker]);
        if !captured.is_empty() {
            self.state.hands[walker] = captured;
            if self.rules.has_stacks {
                for card in captured {
                    self.state.stacks.put(walker, card);
                }
            }
            self.cards_reach_hand(walker, captured);
            self.state.walk.acted = true;
            self.tell_taken(
                walker,
                captured,
                Place::captured(walker),
                Place::hand(walker),
            );
            self.lay_books(walker);
            return true;
        }
        self.drop_out(walker)
    }
}
