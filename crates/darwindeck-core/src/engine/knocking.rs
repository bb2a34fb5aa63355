//! Knocking: a player ends the hand, and deadwood is compared.

use crate::options::{Decision, Decline};
use crate::rules::{Knock, Melds, Phase};
use crate::seats::Seats;
use crate::state::Step;
use crate::values::{Asks, HandEnd};
use crate::watch::Watch;

use super::Play;
use super::scoring::part;
use super::telling::path_of_phase;

impl<W: Watch> Play<'_, W> {
    pub(super) fn open_knock(&mut self, knock: &Knock) {
        let player = self.state.walker;
        let condition = knock.condition.as_ref();
        let may_knock = condition.is_none_or(|condition| self.holds(condition, player));
        if self.state.knock.is_some() || !may_knock {
            self.state.step = Step::LeavePhase;
            return;
        }
        self.ask(Decision {
            player,
            asks: Asks::Knock,
            set: 1,
            decline: Decline::Pass,
            ..Decision::NOTHING
        });
    }

    pub(super) fn knocks(&mut self) {
        self.does_not_pass();
        let state = &mut *self.state;
        state.knock = Some((state.walker as u8, state.phase as u16));
        state.walked_since = Seats::NOBODY;
        self.hand_is_over(HandEnd::Knock);
        if let Some((_, knock)) = self.knock() {
            if knock.last_round {
                // The walk is over with this phase.
                self.state.phase = self.rules.phases.len() - 1;
                self.state.step = Step::LeavePhase;
            }
        }
    }

    /// Who has knocked, and in which phase.
    fn knock(&self) -> Option<(usize, &Knock)> {
        let (seat, phase) = self.state.knock?;
        match self.rules.phases.get(usize::from(phase)) {
            Some(Phase::Knock(knock)) => Some((usize::from(seat), knock)),
            _ => None,
        }
    }

    /// Who is scored for a knock at the end of the hand, and the phase of it.
    pub(super) fn scored_knock(&self) -> Option<(usize, usize)> {
        let (seat, phase) = self.state.knock?;
        let seat = usize::from(seat);
        let is_scored = self.rules.evaluation.counts_deadwood() && self.state.in_hand.has(seat);
        is_scored.then_some((seat, usize::from(phase)))
    }

    /// Whether everybody else has had a walk since the knock, or the next one would be the knocker's.
    pub(super) fn last_round_is_over(&self, next_walker: usize) -> bool {
        let Some((seat, _)) = self.knock() else {
            return false;
        };
        let others = self.state.in_hand.without(seat);
        next_walker == seat || others.except(self.state.walked_since).is_empty()
    }

    /// The knocker scores against every opponent in the hand, or is undercut. Nobody lays off onto a hand without deadwood,
    /// or undercuts it.
    pub(super) fn score_knock(&mut self) {
        let rules = self.rules;
        let Some((seat, phase)) = self.scored_knock() else {
            return;
        };
        let Some(Phase::Knock(knock)) = rules.phases.get(phase) else {
            return;
        };
        let melds = rules.best_melds(self.state.hands[seat]);
        let has_none = melds.deadwood == 0;
        let laid = if knock.lay_off && !has_none {
            melds
        } else {
            Melds::default()
        };
        let partners = rules.side_seats[rules.side_of[seat]];
        for other in self.state.in_hand.except(partners).iter() {
            let left = rules.deadwood_beside(self.state.hands[other], laid);
            let more = i64::from(left) - i64::from(melds.deadwood);
            if has_none || more > 0 {
                self.score_by(seat, more, || path_of_phase(phase));
            } else {
                self.score(other, knock.undercut_bonus - more, |_| {
                    let undercut = format!("{}.undercut_bonus", path_of_phase(phase));
                    vec![
                        part(path_of_phase(phase), -more),
                        part(undercut, knock.undercut_bonus),
                    ]
                });
            }
        }
        if has_none {
            self.score_by(seat, knock.bonus, || {
                format!("{}.bonus", path_of_phase(phase))
            });
        }
    }
}
