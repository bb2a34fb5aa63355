//! Options of a question that are not there now.

use crate::bytecode::{Coded, Rank};
use crate::cards::Cards;
use crate::engine::Play;
use crate::engine::telling::path_of_phase;
use crate::options::{Decision, Decline};
use crate::rules::Phase;
use crate::values::{Asks, Choice, Closed, Reason};
use crate::watch::Watch;

impl<W: Watch> Play<'_, W> {
    /// Declining, where the phase is mandatory.
    pub(super) fn must_act(&self, decision: &Decision) -> Vec<Closed> {
        let must = decision.decline == Decline::Never;
        let rule = || format!("{}.mandatory", path_of_phase(self.state.phase));
        must.then(|| pass_is_closed(rule())).into_iter().collect()
    }

    /// The other players that are no options: partners, and those who are out of the hand or hold no card.
    pub(super) fn closed_seats(&self, decision: &Decision, rule: &str) -> Vec<Closed> {
        let player = decision.player;
        let is_other = |seat: &usize| *seat != player && decision.set >> seat & 1 == 0;
        let others = (0..self.rules.players).filter(is_other);
        let why = |seat: usize| {
            let rule = rule.to_owned();
            if self.partners(player).has(seat) {
                Reason::Partner {
                    rule: "teams".to_owned(),
                }
            } else if self.state.in_hand.has(seat) {
                Reason::NoCard { rule }
            } else {
                Reason::OutOfHand { rule }
            }
        };
        others
            .map(|seat| Closed {
                option: Choice::Seat { seat },
                reason: why(seat),
            })
            .collect()
    }

    /// The ranks that cannot be named. Of a hand that its owner does not see nothing is said.
    pub(super) fn closed_ranks(&self, decision: &Decision) -> Vec<Closed> {
        if self.rules.sight.own_hand_hidden {
            return Vec::new();
        }
        let path = path_of_phase(self.state.phase);
        let (need, rule) = match &self.rules.phases[self.state.phase] {
            Phase::Claim(claim) => {
                let need = u32::from(claim.min_cards.max(1));
                (need, format!("{path}.can_lie"))
            }
            _ => (1, path),
        };
        let hand = self.within_reach(decision.player);
        let is_closed = |rank: &&Rank| {
            let code = **rank as u8;
            self.rules.ranks >> code & 1 == 1 && decision.set >> code & 1 == 0
        };
        let closed = Rank::ALL.iter().filter(is_closed).map(|&rank| Closed {
            option: Choice::Rank { rank },
            reason: Reason::TooFew {
                need,
                have: (hand & Cards::of_rank(rank as u8)).len(),
                rule: rule.clone(),
            },
        });
        closed.collect()
    }

    /// Doubling the stake, where there are no chips for it.
    pub(super) fn closed_double(&self, decision: &Decision) -> Vec<Closed> {
        let (stake, chips) = (
            self.state.staked[decision.player],
            self.state.chips[decision.player],
        );
        let may_double = match &self.rules.phases[self.state.phase] {
            Phase::Draw(draw) => draw.may_double && !self.state.repeated,
            _ => false,
        };
        let lacks = (may_double && stake > chips).then(|| Closed {
            option: Choice::Double,
            reason: Reason::Chips {
                need: stake,
                have: chips,
                rule: format!("{}.may_double", path_of_phase(self.state.phase)),
            },
        });
        lacks.into_iter().collect()
    }

    /// All closed options of a question that is not about cards of the hand.
    pub(super) fn closed_options(&self, decision: &Decision) -> Vec<Closed> {
        let phase = &self.rules.phases[self.state.phase];
        match (decision.asks, phase) {
            (Asks::Draw, _) => self.closed_double(decision),
            (Asks::Source, _) => self.must_act(decision),
            (Asks::Take, Phase::Draw(draw)) if draw.mandatory && self.state.taken == 0 => {
                self.must_act(decision)
            }
            (Asks::Swap, _) => self.must_act(decision),
            (Asks::Bid, Phase::Bidding(bidding)) => self.closed_bids(bidding, decision.player),
            (Asks::Bet, Phase::Betting(betting)) => {
                self.closed_bets(&betting.phase, decision.player)
            }
            (Asks::Rank, _) => self.closed_ranks(decision),
            (Asks::Whom, _) => self.closed_seats(decision, &path_of_phase(self.state.phase)),
            (Asks::Hit, _) => {
                let effect = self.state.effect.expect("an effect hits somebody");
                self.closed_seats(decision, &format!("special_effects[{}]", effect.number))
            }
            _ => Vec::new(),
        }
    }
}

/// No card cannot be chosen, because of this rule.
pub(super) fn pass_is_closed(rule: String) -> Closed {
    Closed {
        option: Choice::Pass,
        reason: Reason::MustAct { rule },
    }
}
