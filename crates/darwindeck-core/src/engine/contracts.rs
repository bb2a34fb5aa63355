//! Contracts: what the bids of a side are worth.

use crate::bytecode::ContractScoring;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// A side scores for its contract: each bidder for the bid, the first player for what belongs to the side as a whole.
    pub(super) fn score_contract(&mut self, side: usize, scoring: &ContractScoring) {
        let members = &self.rules.sides[side];
        let has_bid = self.state.has_bid;
        let bidders = || members.iter().copied().filter(move |&one| has_bid.has(one));
        let (Some(&first), Some(_)) = (members.first(), bidders().next()) else {
            return;
        };
        let (bids, nils, tricks) = (self.state.bids, self.state.nils, self.state.tricks);
        let bid_of = |player: usize| {
            let is_nil = nils.has(player);
            if is_nil { 0 } else { i64::from(bids[player]) }
        };
        let of_nils = bidders().filter(|&one| nils.has(one));
        let apart: i64 = if self.rules.bytecode.game_rules.failed_nil_helps {
            0
        } else {
            of_nils.map(|one| i64::from(tricks[one])).sum()
        };
        let contract: i64 = bidders().map(bid_of).sum();
        let taken: i64 = members.iter().map(|&one| i64::from(tricks[one])).sum();
        let missing = contract + apart - taken;
        let over = (-missing).max(0) + apart;
        let rule = |field: &str| format!("contract_scoring.{field}");
        let (per_trick, field) = if missing <= 0 {
            let points = i64::from(scoring.points_per_trick_bid);
            (points, "points_per_trick_bid")
        } else {
            let penalty = i64::from(scoring.failed_contract_penalty);
            (-penalty, "failed_contract_penalty")
        };
        for player in bidders() {
            self.score_by(player, bid_of(player) * per_trick, || rule(field));
        }
        if over > 0 {
            let points = over * i64::from(scoring.overtrick_points);
            self.score_by(first, points, || rule("overtrick_points"));
            self.state.bags[side] += over as u32;
        }
        for player in bidders().filter(|&one| nils.has(one)) {
            let (points, field) = if tricks[player] == 0 {
                (i64::from(scoring.nil_bonus), "nil_bonus")
            } else {
                (-i64::from(scoring.nil_penalty), "nil_penalty")
            };
            self.score_by(player, points, || rule(field));
        }
        let limit = u32::from(scoring.bag_limit);
        while limit > 0 && self.state.bags[side] >= limit {
            self.state.bags[side] -= limit;
            let penalty = i64::from(scoring.bag_penalty);
            self.score_by(first, -penalty, || rule("bag_penalty"));
        }
    }
}
