//! Passing phases.

use crate::bytecode::{PassDirection, PassingPhase};
use crate::cards::{Card, Cards};
use crate::options::Decline;
use crate::rules::{Phase, SEATS};
use crate::seats::Seats;
use crate::state::Step;
use crate::values::{Asks, Giving};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;
use super::choosing::{Answer, leaving};

/// Cards on their way, by giver: to whom, and which.
type Gifts = [(usize, Cards); SEATS];

impl<W: Watch> Play<'_, W> {
    /// Whether cards are chosen to be passed.
    pub(super) fn is_passing(&self) -> bool {
        let phase = self.rules.phases.get(self.state.phase);
        matches!(phase, Some(Phase::Passing(_)))
    }

    /// Everybody in the hand who has cards is to choose some, unless all keep theirs.
    #[inline(never)]
    pub(super) fn open_passing(&mut self, passing: &PassingPhase) {
        let state = &mut *self.state;
        state.step = Step::LeavePhase;
        if state.has_passed {
            return;
        }
        state.has_passed = true;
        if direction(passing, state.hand_number) == PassDirection::Keep || passing.count == 0 {
            return;
        }
        let givers = state.in_hand.iter();
        let givers = givers.filter(|&seat| !state.hands[seat].is_empty());
        state.waiting = givers.fold(Seats::NOBODY, Seats::with);
        self.first_to_act(Step::Give);
        if self.state.step == Step::Give {
            self.next_giver(passing);
        }
    }

    /// The player whose turn it is begins to choose.
    fn next_giver(&mut self, passing: &PassingPhase) {
        let player = self.state.at;
        if self.begin_turn(player) {
            let state = &mut *self.state;
            state.chosen = Cards::NONE;
            state.left = u32::from(passing.count).min(state.hands[player].len());
        }
    }

    /// Asks for one card after the other, until somebody has to be waited for.
    #[inline(never)]
    pub(super) fn give(&mut self) {
        if self.rules.fast_paths.tricks && self.watch.allows_fast_paths() {
            self.fast_gifts();
            return;
        }
        while self.state.step == Step::Give {
            let (player, offered) = (self.state.at, self.offered_to_give());
            if offered.is_empty() {
                self.gift_chosen();
                return;
            }
            let asked = self.card_asked_for(player, Asks::Give, offered, Decline::Never);
            let Answer::Card(card) = asked else {
                return;
            };
            self.card_to_give(card);
        }
    }

    /// The cards that may be chosen next. A hand that its owner does not see may be imagined in such a way that there is none.
    #[inline]
    pub(super) fn offered_to_give(&self) -> Cards {
        let (hand, chosen) = (self.state.hands[self.state.at], self.state.chosen);
        let later = match chosen.last() {
            Some(last) => hand & Cards::after(last),
            None => hand,
        };
        leaving(later, self.state.left.saturating_sub(chosen.len()))
    }

    /// A card was chosen.
    pub(super) fn card_to_give(&mut self, card: Card) {
        let state = &mut *self.state;
        state.step = Step::Give;
        state.chosen |= Cards::of(card);
        if state.chosen.len() >= state.left {
            self.gift_chosen();
        }
    }

    /// A player has chosen all cards to pass.
    pub(super) fn gift_chosen(&mut self) {
        let state = &mut *self.state;
        let player = state.at;
        state.passing[player] = std::mem::take(&mut state.chosen);
        state.waiting = state.waiting.without(player);
        let Phase::Passing(passing) = &self.rules.phases[state.phase] else {
            return;
        };
        if let Some(next) = state.waiting.next(player, 1) {
            state.at = next;
            self.next_giver(passing);
        } else {
            self.give_all(passing);
        }
    }

    /// Everybody has chosen: the cards go over, all at once.
    fn give_all(&mut self, passing: &PassingPhase) {
        let state = &mut *self.state;
        let players = state.in_hand;
        let (steps, direction) = match direction(passing, state.hand_number) {
            PassDirection::Left => (1, 1),
            PassDirection::Right => (1, -1),
            PassDirection::Across => (players.len() / 2, 1),
            PassDirection::Keep => (0, 1),
        };
        let cards = std::mem::replace(&mut state.passing, [Cards::NONE; SEATS]);
        let gifts: Gifts = std::array::from_fn(|giver| {
            let on = |seat, _| players.next(seat, direction).unwrap_or(seat);
            ((0..steps).fold(giver, on), cards[giver])
        });
        let hands = state.hands;
        for (giver, &(_, cards)) in gifts.iter().enumerate() {
            state.hands[giver] -= cards;
        }
        for &(receiver, cards) in &gifts {
            if !cards.is_empty() {
                self.state.hands[receiver] |= cards;
                self.cards_reach_hand(receiver, cards);
            }
        }
        let state = &mut *self.state;
        if players.iter().any(|seat| state.hands[seat].is_empty()) {
            state.win_triggers = state.win_triggers.with(WinTriggers::EMPTY_HAND);
        }
        state.step = Step::LeavePhase;
        if W::KNOWLEDGE {
            for player in players.iter() {
                self.state.inference.loses(player);
            }
            self.lose_track_of_gifts(&hands, &gifts);
        }
        self.tell_gifts(&gifts);
        for player in players.iter() {
            self.lay_books(player);
        }
    }

    /// Whoever sees a card neither leave nor arrive loses track of the hand that it left.
    fn lose_track_of_gifts(&mut self, hands: &[Cards; SEATS], gifts: &Gifts) {
        for viewer in 0..self.rules.players {
            let mut arrived = Cards::NONE;
            let mut lost = Cards::NONE;
            for (giver, &(receiver, cards)) in gifts.iter().enumerate() {
                let sees = |owner: usize, card: Card| self.eyes().on_hand(owner, card).has(viewer);
                for card in cards {
                    if sees(receiver, card) {
                        arrived |= Cards::of(card);
                    } else if viewer != giver && !sees(giver, card) {
                        let unseen = hands[giver].into_iter().filter(|&one| !sees(giver, one));
                        lost |= unseen.collect();
                    }
                }
            }
            let known = self.state.known[viewer];
            self.state.known[viewer] = (known - lost) | arrived;
        }
    }

    fn tell_gifts(&mut self, gifts: &Gifts) {
        if !W::LISTENS {
            return;
        }
        let mut giver = self.state.walker;
        let players = self.state.in_hand;
        if !players.has(giver) {
            giver = players.next(giver, 1).unwrap_or(giver);
        }
        for _ in 0..players.len() {
            let (receiver, cards) = gifts[giver];
            if !cards.is_empty() {
                self.tell_given(giver, receiver, cards, Giving::Passed);
            }
            giver = players.next(giver, 1).unwrap_or(giver);
        }
    }
}

/// Where the cards of a hand go.
fn direction(passing: &PassingPhase, hand_number: u32) -> PassDirection {
    let directions = &passing.directions;
    let place = hand_number.saturating_sub(1) as usize % directions.len().max(1);
    directions
        .get(place)
        .copied()
        .unwrap_or(PassDirection::Left)
}
