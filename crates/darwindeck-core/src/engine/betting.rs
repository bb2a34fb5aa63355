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
        let offered = self.ways_to_bet(betting, player);
        let is_offered = |way: BetWay| offered.set >> (way as u32) & 1 == 1;
        let ways = BetWay::ALL.iter().filter(|&&way| !is_offered(way));
        let closed = ways.filter_map(|&way| {
            let chips = offered.amounts[way as usize];
            let reason = self.why_not_bet(betting, &offered, way)?;
            Some(Closed {
                option: Choice::Bet { way, chips },
                reason,
            })
        });
        closed.collect()
    }

    /// Why a way to bet is not there now; nothing when the phase never has it.
    fn why_not_bet(
        &self,
        betting: &BettingPhase,
        offered: &Decision,
        way: BetWay,
    ) -> Option<Reason> {
        let state = &self.state;
        let (chips, bet) = (state.chips[offered.player], state.bets[offered.player]);
        let rule = path_of_phase(state.phase);
        let is_open = state.to_match > 0;
        let amount = offered.amounts[way as usize];
        let made = || Reason::BetMade {
            bet: state.to_match,
            rule: rule.clone(),
        };
        let no_bet = || Reason::NoBet { rule: rule.clone() };
        let lacking = || Reason::Chips {
            need: amount,
            have: chips,
            rule: rule.clone(),
        };
        let most = betting.max_bet.map(i64::from);
        let is_beyond = |total: i64| most.is_some_and(|most| total > most);
        let beyond = || Reason::Range {
            least: i64::from(betting.min_bet),
            most: most.unwrap_or_default(),
            rule: format!("{rule}.max_bet"),
        };
        let no_more = |total: i64| {
            raises_are_over(betting, state, &rule).or_else(|| is_beyond(total).then(beyond))
        };
        match way {
            BetWay::Check => betting.allow_check.then(made),
            BetWay::Bet if is_beyond(amount) => None,
            BetWay::Bet => Some(if is_open { made() } else { lacking() }),
            BetWay::Call => Some(if amount == 0 { no_bet() } else { lacking() }),
            BetWay::Raise if !betting.allow_raise || betting.max_raises == 0 => None,
            BetWay::Raise if !is_open => Some(no_bet()),
            BetWay::Raise => no_more(bet + amount).or_else(|| Some(lacking())),
            BetWay::AllIn => {
                let is_same = |way: &&BetWay| {
                    let number = **way as u32;
                    let is_offered = offered.set >> number & 1 == 1;
                    is_offered && offered.amounts[number as usize] == chips
                };
                let same = [BetWay::Bet, BetWay::Call, BetWay::Raise];
                match same.iter().find(is_same) {
                    Some(&way) => Some(Reason::SameAs {
                        way,
                        rule: rule.clone(),
                    }),
                    None => no_more(bet + chips),
                }
            }
            BetWay::Fold => betting.allow_fold.then(|| Reason::MayCheck {
                rule: format!("{rule}.allow_check"),
            }),
        }
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

/// Why a bet cannot be raised any more, if that is so.
fn raises_are_over(betting: &BettingPhase, state: &State, rule: &str) -> Option<Reason> {
    let (most, field) = if betting.allow_raise {
        (u32::from(betting.max_raises), "max_raises")
    } else {
        (0, "allow_raise")
    };
    let is_over = state.to_match > 0 && state.raises >= most;
    is_over.then(|| Reason::Enough {
        most,
        rule: format!("{rule}.{field}"),
    })
}
