//! The players, as the viewer sees them.

use crate::cards::Cards;
use crate::values::{Bid, House, Pile, Player, PlayerStatus};
use crate::view::View;

use super::piles::pile;

impl View<'_> {
    pub(super) fn player_value(&self, seat: usize) -> Player {
        let (rules, state) = (self.rules(), self.state());
        let features = &rules.features;
        let is_open = self.sees_all_compared(seat);
        let captured = state.captured[seat];
        Player {
            hand: self.hand_pile(seat),
            worth: self.worth_of(seat).filter(|_| is_open),
            pattern: self.pattern_of(seat).filter(|_| is_open),
            captured: (!captured.is_empty()).then(|| captured.into_iter().collect()),
            score: state.scores[seat],
            hand_score: state.scores[seat] - state.scores_before[seat],
            chips: features.has_chips.then_some(state.chips[seat]),
            bet: features.bets.then_some(state.bets[seat]),
            paid: rules.has_pot().then_some(state.paid[seat]),
            stake: features.wagers.then_some(state.staked[seat]),
            bid: self.bid_made(seat),
            tricks: features.takes_tricks.then_some(state.tricks[seat]),
            place: self.place_of(seat),
            status: self.status_of(seat),
        }
    }

    /// A hand; a stack, for all eyes, from its top.
    fn hand_pile(&self, seat: usize) -> Pile {
        let hand = self.state().hands[seat];
        let mut pile = pile(hand, self.open_in_hand(seat));
        if self.viewer().is_none() && self.rules().has_stacks {
            pile.cards = self
                .state()
                .stacks
                .row(seat)
                .take(hand.len() as usize)
                .collect();
        }
        pile
    }

    /// Whether the player holds cards, and all that counts when hands are compared lies open.
    fn sees_all_compared(&self, seat: usize) -> bool {
        let (rules, state) = (self.rules(), self.state());
        let sees_table = !rules.evaluation.with_table || self.table() == state.table;
        let hand = state.hands[seat];
        !hand.is_empty() && sees_table && self.open_in_hand(seat) == hand
    }

    /// The cards of a player that count when hands are compared.
    fn compared_hand(&self, seat: usize) -> Cards {
        let (rules, state) = (self.rules(), self.state());
        if rules.evaluation.with_table {
            state.hands[seat] | state.table
        } else {
            state.hands[seat]
        }
    }

    /// The total or the deadwood of a hand, where hands are compared by that.
    fn worth_of(&self, seat: usize) -> Option<i64> {
        let (rules, hand) = (self.rules(), self.compared_hand(seat));
        let evaluation = &rules.evaluation;
        let is_number = evaluation.adds_up() || evaluation.counts_deadwood();
        is_number.then(|| evaluation.value(hand, rules))
    }

    /// The name of the best pattern of a hand, where hands are compared by that.
    fn pattern_of(&self, seat: usize) -> Option<String> {
        let (rules, hand) = (self.rules(), self.compared_hand(seat));
        let name = rules.evaluation.best_pattern(hand, rules);
        name.map(str::to_owned)
    }

    fn bid_made(&self, seat: usize) -> Option<Bid> {
        let state = self.state();
        let bid = if state.nils.has(seat) {
            Bid::Nil
        } else {
            Bid::Tricks(u32::from(state.bids[seat]))
        };
        state.has_bid.has(seat).then_some(bid)
    }

    /// The place in which a player went out of the hand, from 1.
    fn place_of(&self, seat: usize) -> Option<u32> {
        let mut places = (1..).zip(self.state().gone_out());
        places
            .find(|(_, one)| usize::from(**one) == seat)
            .map(|(place, _)| place)
    }

    fn status_of(&self, seat: usize) -> PlayerStatus {
        let state = self.state();
        if !state.in_game.has(seat) {
            PlayerStatus::OutOfGame
        } else if !state.in_hand.has(seat) {
            PlayerStatus::OutOfHand
        } else {
            PlayerStatus::In
        }
    }

    /// The bags, by side.
    pub(super) fn bags(&self) -> Option<Vec<i64>> {
        let (rules, state) = (self.rules(), self.state());
        let bags = || (0..rules.sides.len()).map(|side| i64::from(state.bags[side]));
        let contracts = rules.bytecode.contract_scoring.as_ref();
        contracts.map(|_| bags().collect())
    }

    /// The house, where there is one.
    pub(super) fn house(&self) -> Option<House> {
        let (rules, state) = (self.rules(), self.state());
        rules.bytecode.house.as_ref()?;
        let open = match self.viewer() {
            Some(_) => state.house & state.shown,
            None => state.house,
        };
        let is_open = !open.is_empty() && open == state.house;
        Some(House {
            hand: pile(state.house, open),
            worth: is_open.then(|| rules.evaluation.total(state.house)),
            chips: state.house_chips,
        })
    }
}
