//! The end of a hand: what is paid, scored and judged, and who leaves the game.

use crate::bytecode::Elimination;
use crate::seats::Seats;
use crate::state::{Outcome, Step};
use crate::values::{Event, Leaving};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    #[inline(never)]
    pub(super) fn end_hand(&mut self) {
        if !self.state.walk.counted && !self.begin_turn(self.state.walker) {
            return;
        }
        self.tell(|play| Event::HandOver {
            why: play.state.hand_end,
        });
        self.state.keep_places();
        self.give_rest_to_last_captor();
        self.show_counted_hands();
        if self.rules.features.has_house {
            self.settle_with_house();
        }
        if self.rules.features.has_stakes {
            self.pay_the_pot();
        }
        self.score_hand();
        self.tell_standings();
        if self.judge_hand() {
            return;
        }
        if self.state.game_ends || self.state.hand_number >= self.rules.features.most_hands {
            self.last_judgement();
            return;
        }
        if self.rules.features.has_stakes {
            for player in 0..self.rules.players {
                if self.state.in_game.has(player) && self.state.chips[player] <= 0 {
                    self.state.in_game = self.state.in_game.without(player);
                    self.tell_out(player, Leaving::Game);
                }
            }
        }
        self.eliminate();
        if self.nobody_plays_on() {
            self.last_judgement();
            return;
        }
        if self.watch.breaks_off_after_hand() {
            self.close(Outcome::Timeout);
            return;
        }
        self.state.step = Step::StartHand;
    }

    /// Whether nobody is left in the game, or one side alone of several.
    fn nobody_plays_on(&self) -> bool {
        let left = self.state.in_game;
        left.iter().next().is_none_or(|one| {
            let side = self.rules.side_seats[self.rules.side_of[one]];
            side != self.rules.everybody && left.except(side).is_empty()
        })
    }

    /// Players whom the rules eliminate leave the game, unless that would be all of them.
    fn eliminate(&mut self) {
        let rule = self.rules.bytecode.game_rules.elimination;
        if rule == Elimination::None {
            return;
        }
        let state = &*self.state;
        let best = state.in_game.iter().map(|one| state.scores[one]).max();
        let is_out = |&player: &usize| match rule {
            Elimination::None => false,
            Elimination::NoTricks => state.tricks[player] == 0,
            Elimination::NoScore => {
                let is_best = best.is_none_or(|best| state.scores[player] >= best);
                state.scores[player] <= 0 && !is_best
            }
        };
        let out = state.in_game.iter().filter(is_out);
        let out = out.fold(Seats::NOBODY, Seats::with);
        if out == state.in_game {
            return;
        }
        for player in out.iter() {
            self.state.in_game = self.state.in_game.without(player);
            self.tell_out(player, Leaving::Game);
        }
    }
}
