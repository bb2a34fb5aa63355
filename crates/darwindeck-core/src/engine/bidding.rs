//! Bidding phases.

use crate::bytecode::BiddingPhase;
use crate::options::{Decision, LOWEST_BID};
use crate::rules::Phase;
use crate::state::Step;
use crate::values::Asks;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    #[inline(never)]
    pub(super) fn open_bidding(&mut self) {
        let state = &mut *self.state;
        if !state.has_bid.is_empty() {
            state.step = Step::LeavePhase;
            return;
        }
        state.waiting = state.in_hand;
        state.step = Step::LeavePhase;
        self.first_to_act(Step::Bid);
    }

    /// Asks for one bid after the other, until somebody has to be waited for.
    #[inline(never)]
    pub(super) fn bid(&mut self) {
        let Phase::Bidding(bidding) = &self.rules.phases[self.state.phase] else {
            return;
        };
        while self.state.step == Step::Bid {
            let player = self.state.at;
            if !self.begin_turn(player) {
                return;
            }
            let decision = bids(bidding, player, self.state.hands[player].len());
            let Some(option) = self.watch.answers(player, decision.count()) else {
                self.ask(decision);
                return;
            };
            self.state.walk.acted = true;
            self.state.decisions += 1;
            self.decided(&decision, option);
            self.bid_made(&decision, option);
        }
    }

    #[inline]
    pub(super) fn bid_made(&mut self, decision: &Decision, option: u32) {
        let state = &mut *self.state;
        let (player, bit) = (decision.player, decision.bit(option));
        state.has_bid = state.has_bid.with(player);
        if bit == 0 && decision.zero_is_nil {
            state.nils = state.nils.with(player);
        }
        state.bids[player] = decision.bid_number(bit) as u8;
        state.waiting = state.waiting.without(player);
        state.step = match state.waiting.next(player, 1) {
            Some(next) => {
                state.at = next;
                Step::Bid
            }
            None => Step::LeavePhase,
        };
    }
}

/// What a player with so many cards may bid.
fn bids(bidding: &BiddingPhase, player: usize, hand: u32) -> Decision {
    let lowest = u32::from(bidding.min_bid);
    let highest = u32::from(bidding.max_bid).min(hand);
    let mut decision = Decision {
        player,
        asks: Asks::Bid,
        zero_is_nil: bidding.allow_nil,
        set: u64::from(bidding.allow_nil),
        ..Decision::NOTHING
    };
    decision.amounts[0] = i64::from(lowest);
    if lowest > highest {
        decision.set |= 1 << LOWEST_BID;
    } else {
        let up_to = |bid: u32| u64::MAX >> (63 - bid);
        decision.set |= up_to(highest) & !(up_to(lowest) >> 1);
    }
    decision
}
