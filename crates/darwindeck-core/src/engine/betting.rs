//! Betting phases.

use crate::bytecode::BettingPhase;
use crate::options::Decision;
use crate::rules::{Betting, Phase, SEATS};
use crate::seats::Seats;
use crate::state::{State, Step};
use crate::values::{Asks, BetWay, Choice, Closed, Reason};
use crate::watch::Watch;

use super::Play;
use super::telling::path_of_phase;

impl<W: Watch> Play<'_, W> {
    #[inline(never)]
    pub(super) fn open_betting(&mut self, betting: &Betting) {
        let able = self.able_to_bet();
        let condition = betting.condition.as_ref();
        let takes_place = condition.is_none_or(|asked| self.holds(asked, self.state.walker));
        let state = &mut *self.state;
        state.step = Step::LeavePhase;
        if able.len() < 2 || !takes_place {
            return;
        }
        state.bets = [0; SEATS];
        state.to_match = 0;
        state.raises = 0;
        state.betting_phase = Some(state.phase as u8);
        state.waiting = able;
        self.first_to_act(Step::Bet);
    }

    /// Those in the hand who have chips.
    fn able_to_bet(&self) -> Seats {
        self.state.in_hand.iter().fold(Seats::NOBODY, |able, seat| {
            if self.state.chips[seat] > 0 {
                able.with(seat)
            } else {
                able
            }
        })
    }

    /// Asks for the next bet.
    #[inline(never)]
    pub(super) fn bet(&mut self) {
        let Phase::Betting(betting) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let player = self.state.at;
        let decision = self.ways_to_bet(&betting.phase, player);
        if decision.set == 0 {
            self.has_acted(player);
            return;
        }
        if self.begin_turn(player) {
            self.ask(decision);
        }
    }

    fn ways_to_bet(&self, betting: &BettingPhase, player: usize) -> Decision {
        let state = &self.state;
        let (chips, bet) = (state.chips[player], state.bets[player]);
        let most = betting.max_bet.map_or(i64::MAX, i64::from);
        let nobody_has_bet = state.to_match == 0;
        let to_call = state.to_match - bet;
        let may_raise = betting.allow_raise && state.raises < u32::from(betting.max_raises);
        let opening = i64::from(betting.min_bet);
        let increment = betting.raise_increment.unwrap_or(betting.min_bet);
        let raised = state.to_match + i64::from(increment);

        let can_check = nobody_has_bet && betting.allow_check;
        let can_bet = nobody_has_bet && opening <= chips && opening <= most;
        let can_call = to_call > 0 && to_call <= chips;
        let can_raise = !nobody_has_bet && may_raise && raised <= most && raised - bet <= chips;
        let is_amount_above = (can_bet && chips == opening)
            || (can_call && chips == to_call)
            || (can_raise && chips == raised - bet);
        let is_more_than_call = chips > to_call;
        let may_be_more = (nobody_has_bet || may_raise) && bet + chips <= most;
        let can_go_all_in = !is_amount_above && (!is_more_than_call || may_be_more);
        let can_fold = betting.allow_fold && !can_check;

        let mut decision = Decision {
            player,
            asks: Asks::Bet,
            amounts: [0, opening, to_call, raised - bet, chips, 0],
            ..Decision::NOTHING
        };
        let ways = [
            can_check,
            can_bet,
            can_call,
            can_raise,
            can_go_all_in,
            can_fold,
        ];
        for (way, is_offered) in ways.into_iter().enumerate() {
            decision.set |= u64::from(is_offered) << way;
        }
        decision
    }

    /// The ways to bet that the phase has and that are not there now.
    pub(super) fn closed_bets(&self, betting: &BettingPhase, player: usize) -> Vec<Closed> {
        let bets = Bets {
            betting,
            state: self.state,
            offered: self.ways_to_bet(betting, player),
            rule: path_of_phase(self.state.phase),
        };
        let ways = BetWay::ALL.iter().filter(|&&way| !bets.has(way));
        let closed = ways.filter_map(|&way| {
            Some(Closed {
                option: Choice::Bet {
                    way,
                    chips: bets.amount(way),
                },
                reason: bets.why_not(way)?,
            })
        });
        closed.collect()
    }

    pub(super) fn bet_made(&mut self, option: u32) {
        let decision = &self.state.decision;
        let player = decision.player;
        let way = usize::from(decision.bit(option)).min(5);
        let chips = decision.amounts[way];
        match BetWay::ALL[way] {
            BetWay::Check => {}
            BetWay::Fold => {
                if !self.drop_out(player) {
                    return;
                }
            }
            BetWay::Bet | BetWay::Call | BetWay::Raise | BetWay::AllIn => {
                self.put_in(player, chips);
            }
        }
        self.has_acted(player);
    }

    fn put_in(&mut self, player: usize, chips: i64) {
        let state = &mut *self.state;
        state.chips[player] -= chips;
        state.bets[player] += chips;
        state.paid[player] += chips;
        if state.bets[player] > state.to_match {
            if state.to_match > 0 {
                state.raises += 1;
            }
            state.to_match = state.bets[player];
            self.state.waiting = self.able_to_bet();
        }
    }

    fn has_acted(&mut self, player: usize) {
        let state = &mut *self.state;
        state.waiting = state.waiting.without(player);
        if let Some(next) = state.waiting.next(player, 1) {
            state.at = next;
            state.step = Step::Bet;
        } else {
            state.step = Step::LeavePhase;
        }
    }
}

/// The ways to bet that a player has, and what says which these are.
struct Bets<'a> {
    betting: &'a BettingPhase,
    state: &'a State,
    offered: Decision,
    rule: String,
}

impl Bets<'_> {
    fn has(&self, way: BetWay) -> bool {
        self.offered.set >> (way as u32) & 1 == 1
    }

    /// The chips that a way takes.
    fn amount(&self, way: BetWay) -> i64 {
        self.offered.amounts[way as usize]
    }

    fn chips(&self) -> i64 {
        self.state.chips[self.offered.player]
    }

    /// Why a way to bet is not there now; nothing when the phase never has it.
    fn why_not(&self, way: BetWay) -> Option<Reason> {
        let is_open = self.state.to_match > 0;
        let amount = self.amount(way);
        let raised = self.state.bets[self.offered.player] + amount;
        match way {
            BetWay::Check => self.betting.allow_check.then(|| self.bet_is_made()),
            BetWay::Bet if self.beyond_limit(amount).is_some() => None,
            BetWay::Bet if is_open => Some(self.bet_is_made()),
            BetWay::Bet => Some(self.lack_of_chips(amount)),
            BetWay::Call if amount == 0 => Some(self.nobody_has_bet()),
            BetWay::Call => Some(self.lack_of_chips(amount)),
            BetWay::Raise if !self.betting.allow_raise || self.betting.max_raises == 0 => None,
            BetWay::Raise if !is_open => Some(self.nobody_has_bet()),
            BetWay::Raise => self
                .no_more(raised)
                .or_else(|| Some(self.lack_of_chips(amount))),
            BetWay::AllIn => self.same_amount().or_else(|| self.no_more(raised)),
            BetWay::Fold => self.betting.allow_fold.then(|| Reason::MayCheck {
                rule: format!("{}.allow_check", self.rule),
            }),
        }
    }

    fn bet_is_made(&self) -> Reason {
        Reason::BetMade {
            bet: self.state.to_match,
            rule: self.rule.clone(),
        }
    }

    fn nobody_has_bet(&self) -> Reason {
        Reason::NoBet {
            rule: self.rule.clone(),
        }
    }

    fn lack_of_chips(&self, need: i64) -> Reason {
        Reason::Chips {
            need,
            have: self.chips(),
            rule: self.rule.clone(),
        }
    }

    /// The other way that takes all chips, too.
    fn same_amount(&self) -> Option<Reason> {
        let ways = [BetWay::Bet, BetWay::Call, BetWay::Raise];
        let mut same = ways.into_iter().filter(|&way| self.has(way));
        let way = same.find(|&way| self.amount(way) == self.chips())?;
        Some(Reason::SameAs {
            way,
            rule: self.rule.clone(),
        })
    }

    /// Why a bet may not be raised to this, if that is so.
    fn no_more(&self, bet: i64) -> Option<Reason> {
        self.raises_are_over().or_else(|| self.beyond_limit(bet))
    }

    fn raises_are_over(&self) -> Option<Reason> {
        let (most, field) = if self.betting.allow_raise {
            (u32::from(self.betting.max_raises), "max_raises")
        } else {
            (0, "allow_raise")
        };
        let is_over = self.state.to_match > 0 && self.state.raises >= most;
        is_over.then(|| Reason::Enough {
            most,
            rule: format!("{}.{field}", self.rule),
        })
    }

    fn beyond_limit(&self, bet: i64) -> Option<Reason> {
        let most = self.betting.max_bet.map(i64::from)?;
        (bet > most).then(|| Reason::Range {
            least: i64::from(self.betting.min_bet),
            most,
            rule: format!("{}.max_bet", self.rule),
        })
    }
}
