//! Trick phases.

use crate::cards::{Card, Cards};
use crate::game::{Phase, SEATS, Trick};
use crate::options::{Decline, Kind};
use crate::program::ScoringTrigger;
use crate::state::Step;
use crate::watch::{Event, Watch};

use super::Table;

impl<W: Watch> Table<'_, W> {
    pub(super) fn lead(&mut self) {
        let state = &mut *self.state;
        let mut with_cards = state.in_hand;
        for player in state.in_hand.iter() {
            if state.hands[player].is_empty() {
                with_cards = with_cards.without(player);
            }
        }
        let leader = if with_cards.has(state.walker) {
            Some(state.walker)
        } else {
            with_cards.next(state.walker, state.direction)
        };
        let Some(leader) = leader else {
            state.step = Step::LeavePhase;
            return;
        };
        state.leader = leader;
        state.at = leader;
        state.waiting = state.in_hand;
        state.trick = [None; SEATS];
        state.step = Step::TrickCard;
    }

    fn present_trick(&self) -> Trick {
        match self.game.phases[self.state.phase] {
            Phase::Trick(trick) => trick,
            _ => unreachable!("only a trick phase asks for trick cards"),
        }
    }

    /// Asks for the next card.
    pub(super) fn trick_card(&mut self) {
        let player = self.state.at;
        if !self.begin_turn(player) {
            return;
        }
        let legal = self.legal_in_trick(player);
        self.ask_for_card(player, Kind::Trick, legal, Decline::Never);
    }

    #[inline]
    fn legal_in_trick(&self, player: usize) -> Cards {
        let trick = self.present_trick();
        let hand = self.state.hands[player];
        let held_back = trick.breaking - self.state.broken;
        let Some(led) = self.state.trick[self.state.leader] else {
            return or_else(hand - held_back, hand);
        };
        let mut legal = hand;
        if trick.follow {
            legal = or_else(hand & Cards::of_suit(led.suit()), hand);
        }
        if trick.only_lead_held_back {
            legal
        } else {
            or_else(legal - held_back, legal)
        }
    }

    pub(super) fn play_to_trick(&mut self, card: Card) {
        let player = self.state.at;
        self.state.hands[player] -= Cards::of(card);
        self.state.trick[player] = Some(card);
        self.state.waiting = self.state.waiting.without(player);
        self.state.broken |= Cards::of_suit(card.suit());
        self.show(Cards::of(card));
        self.played(player, card);
        self.state.step = if self.state.effects.is_empty() {
            Step::TrickCardDone
        } else {
            Step::Effect
        };
    }

    /// Finds out who plays next, or who has taken the trick.
    pub(super) fn trick_card_done(&mut self) {
        if self.judge_move() {
            return;
        }
        let state = &mut *self.state;
        while let Some(next) = state.waiting.next(state.at, state.direction) {
            state.at = next;
            if state.hands[next].is_empty() {
                state.waiting = state.waiting.without(next);
            } else if state.skips > 0 {
                state.skips -= 1;
                state.waiting = state.waiting.without(next);
            } else {
                state.step = Step::TrickCard;
                return;
            }
        }
        self.trick_taken();
    }

    fn trick_taken(&mut self) {
        let trick = self.present_trick();
        let state = &mut *self.state;
        let cards: Cards = state.trick.iter().flatten().copied().collect();
        let led = state.trick[state.leader].map_or(0, Card::suit);
        let contenders = or_else(cards & trick.trumps, cards & Cards::of_suit(led));
        let best = contenders_best(contenders, trick.high_wins);
        let winner = state.trick.iter().position(|&card| card == best);
        let winner = winner.unwrap_or(state.leader);
        state.trick = [None; SEATS];
        state.captured[winner] |= cards;
        state.tricks[winner] += 1;
        state.tricks_taken += 1;
        state.skips = 0;
        state.walker = winner;
        state.walk_took_trick = true;
        self.happened(Event::TakesTrick(winner));
        self.score(winner, self.game.points_of(ScoringTrigger::TrickWin, cards));
        if self.judge_move() {
            return;
        }
        let last = self.game.course.tricks.map(u32::from);
        let is_last = last.is_some_and(|tricks| self.state.tricks_taken >= tricks);
        self.state.step = if is_last {
            Step::HandOver
        } else {
            Step::LeavePhase
        };
    }
}

/// Cards of one suit: the highest, or the lowest.
fn contenders_best(cards: Cards, high_wins: bool) -> Option<Card> {
    if high_wins {
        cards.last()
    } else {
        cards.first()
    }
}

/// The first set, unless it is empty.
#[inline]
fn or_else(cards: Cards, others: Cards) -> Cards {
    if cards.is_empty() { others } else { cards }
}
