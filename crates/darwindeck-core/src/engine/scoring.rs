//! Points, at any time and at the end of a hand.

use crate::cards::Cards;
use crate::news::News;
use crate::program::{ContractScoring, ScoringTrigger};
use crate::watch::{Event, Watch};

use super::Table;

impl<W: Watch> Table<'_, W> {
    /// Every point goes to the player and to the player's team.
    #[inline]
    pub(super) fn score(&mut self, player: usize, points: i64) {
        let state = &mut *self.state;
        state.news = state.news.with(News::POINTS.when(points != 0));
        state.scores[player] += points;
        state.team_scores[self.game.side_of[player]] += points;
        if points != 0 {
            self.happened(Event::Scores(player, points));
        }
    }

    pub(super) fn score_hand(&mut self) {
        let game = self.game;
        let players = self.state.in_game;
        if game.scores_for(ScoringTrigger::HandEnd) {
            for player in players.iter() {
                let hand = self.state.hands[player];
                self.score(player, game.points_of(ScoringTrigger::HandEnd, hand));
            }
        }
        if game.scores_for(ScoringTrigger::LeftInHands) {
            self.score_cards_left();
        }
        for rule in &game.scoring_rules {
            for player in players.iter() {
                let times = if rule.per_card {
                    let level = self.level_of_hand(&rule.condition, player);
                    let accepted = self.accepted(&rule.condition, player, level);
                    (accepted & self.state.hands[player]).len()
                } else {
                    u32::from(self.holds(&rule.condition, player))
                };
                self.score(player, rule.points * i64::from(times));
            }
        }
        if let Some(contract) = &game.program.contract_scoring {
            for side in 0..game.sides.len() {
                self.score_contract(side, contract);
            }
        }
    }

    /// What the other sides still hold scores for the player who went out first.
    fn score_cards_left(&mut self) {
        let Some(first) = self.state.gone_out().first().copied().map(usize::from) else {
            return;
        };
        let losers = self.state.in_game.except(self.partners(first));
        let left = losers
            .iter()
            .fold(Cards::NONE, |left, player| left | self.state.hands[player]);
        self.score(
            first,
            self.game.points_of(ScoringTrigger::LeftInHands, left),
        );
    }

    fn score_contract(&mut self, side: usize, rules: &ContractScoring) {
        let members = &self.game.sides[side];
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
        let contract: i64 = bidders().map(bid_of).sum();
        let taken: i64 = members.iter().map(|&one| i64::from(tricks[one])).sum();
        let over = taken - contract;
        let per_trick = if over >= 0 {
            i64::from(rules.points_per_trick_bid)
        } else {
            -i64::from(rules.failed_contract_penalty)
        };
        for player in bidders() {
            self.score(player, bid_of(player) * per_trick);
        }
        if over > 0 {
            self.score(first, over * i64::from(rules.overtrick_points));
            self.state.bags[side] += over as u32;
        }
        for player in bidders().filter(|&one| nils.has(one)) {
            let points = if tricks[player] == 0 {
                i64::from(rules.nil_bonus)
            } else {
                -i64::from(rules.nil_penalty)
            };
            self.score(player, points);
        }
        let limit = u32::from(rules.bag_limit);
        while limit > 0 && self.state.bags[side] >= limit {
            self.state.bags[side] -= limit;
            self.score(first, -i64::from(rules.bag_penalty));
        }
    }
}
