//! Walks that draw a card and lay one.

use crate::bytecode::{GoingOut, TableauMode};
use crate::cards::Cards;
use crate::engine::Play;
use crate::options::Decision;
use crate::rules::{Draw, Lay, Phase};
use crate::state::{Outcome, Walk};
use crate::watch::Watch;

impl<W: Watch> Play<'_, W> {
    /// Walks on in the way that suits the game.
    pub(in crate::engine) fn fast_walk(&mut self) {
        let rules = self.rules;
        match rules.phases.as_slice() {
            [Phase::Lay(lay)] if rules.is_war_of_stacks => self.fast_battles_of_stacks(lay),
            [Phase::Lay(lay)] if rules.mode == TableauMode::War => self.fast_battles(lay),
            [Phase::Draw(_), Phase::Lay(lay)] if rules.fast_paths.sheds => match &lay.fits {
                Some(fits) => self.fast_shedding(lay, fits),
                None => self.fast_walks(),
            },
            _ => self.fast_walks(),
        }
    }

    /// Walks on until something out of the ordinary happens.
    fn fast_walks(&mut self) {
        let rules = self.rules;
        let (phases, max_turns) = (rules.phases.as_slice(), rules.bytecode.max_turns);
        let draws = rules.features.draws;
        let pass_costs = rules.features.pass_stake > 0;
        let goes_out = rules.going_out == GoingOut::EndsHand;
        let ring = self.state.in_hand.ring();
        loop {
            let state = &mut *self.state;
            let walker = state.walker;
            if state.turns >= max_turns || self.watch.breaks_off() {
                self.finish(Outcome::Timeout);
                return;
            }
            state.turns += 1;
            state.last_turn = walker;
            state.walk = Walk::BEGUN;
            let goes_on = match phases {
                [Phase::Lay(lay)] => self.fast_lay(lay, walker),
                _ => self.fast_phases(walker),
            };
            if !goes_on {
                return;
            }
            let is_empty = self.state.hands[walker].is_empty();
            if goes_out && is_empty && self.somebody_goes_out() {
                return;
            }
            let state = &mut *self.state;
            let may_be_last = !draws && is_empty;
            let is_dear = pass_costs && !state.walk.no_pass;
            if !state.walk.acted || is_dear || (may_be_last && state.hands_are_empty(false)) {
                self.end_walk();
                return;
            }
            state.idle = 0;
            state.walker = usize::from(ring[walker & 7]);
        }
    }

    /// Goes through the phases. Says whether the walk is to be ended in one go, too.
    fn fast_phases(&mut self, player: usize) -> bool {
        for (number, phase) in self.rules.phases.iter().enumerate() {
            match phase {
                Phase::Lay(lay) => {
                    if !self.fast_lay(lay, player) {
                        return false;
                    }
                }
                Phase::Draw(draw) => {
                    if self.draw_takes_place(draw, player) && !self.fast_draw(draw, player) {
                        return self.leave_it_from(number);
                    }
                    if self.judge_move() {
                        return false;
                    }
                }
                Phase::Betting(_)
                | Phase::Claim(_)
                | Phase::Trick(_)
                | Phase::Bidding(_)
                | Phase::Passing(_)
                | Phase::TurnUp(_)
                | Phase::Exchange(_)
                | Phase::Trump(_)
                | Phase::Wager(_)
                | Phase::Ask(_)
                | Phase::Tribute(_)
                | Phase::Meld(_)
                | Phase::Knock(_)
                | Phase::Swap(_) => {
                    return self.leave_it_from(number);
                }
            }
        }
        true
    }

    /// Leaves the walk to the other files from a phase on.
    #[cold]
    fn leave_it_from(&mut self, phase: usize) -> bool {
        self.state.phase = phase;
        self.enter_phase();
        false
    }

    /// Says whether there were cards enough.
    #[inline(always)]
    fn fast_draw(&mut self, draw: &Draw, player: usize) -> bool {
        let state = &mut *self.state;
        if state.deck.len() < u32::from(draw.count) {
            return false;
        }
        let cards = match draw.count {
            1 => state.deck.pop().map_or(Cards::NONE, Cards::of),
            count => state.deck.take(usize::from(count)),
        };
        state.hands[player] |= cards;
        state.walk.acted = true;
        self.cards_reach_hand(player, cards);
        true
    }

    #[inline(always)]
    fn fast_lay(&mut self, lay: &Lay, player: usize) -> bool {
        let offered = self.offered_among(self.state.hands[player], lay, player);
        self.fast_choice(lay, player, offered)
    }

    /// Lays one of these cards, or none. Says whether the game goes on.
    #[inline(always)]
    fn fast_choice(&mut self, lay: &Lay, player: usize, offered: Cards) -> bool {
        if offered.is_empty() {
            return !self.judge_move();
        }
        let unseen = self.rules.sight.own_hand_hidden;
        let decision = Decision {
            unseen,
            decline: lay.decline(),
            ..Decision::cards(player, lay.asks(), offered)
        };
        let mut option = 0;
        if !unseen || lay.may_pass {
            option = self.watch.picks(player, decision.count());
        }
        self.watch.decided(&decision, option);
        let state = &mut *self.state;
        state.walk.acted = true;
        state.decisions += 1;
        if lay.may_pass && decision.declines(option) {
            return !self.judge_move();
        }
        let card = if unseen {
            state.lot(offered)
        } else {
            decision.card(option)
        };
        state.leaves_hand(player, card);
        state.shown |= Cards::of(card);
        if lay.plays {
            state.walk.no_pass = true;
            state.last_played = Some(card);
        }
        if lay.to_table {
            state.lies_on_table(card, player as u8);
        } else {
            state.lies_on_discard(card, player as u8);
        }
        !self.judge_move()
    }
}
