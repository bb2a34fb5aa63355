//! Play and discard phases: cards go down, and the tableau mode says what comes of it.

use super::choosing::Answer;
use crate::bytecode::{CaptureOrder, ScoringTrigger, TableauMode};
use crate::cards::{Card, Cards, Pile};
use crate::options::Decision;
use crate::rules::{Lay, Phase};
use crate::stacks::TABLE;
use crate::state::NO_SEAT;
use crate::state::{Battle, Purpose, Step};
use crate::values::{Asks, Laying, Place};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;

impl<W: Watch> Play<'_, W> {
    #[inline]
    pub(super) fn open_lay(&mut self, lay: &Lay) {
        let state = &mut *self.state;
        state.purpose = Purpose::Lay;
        state.chooser = state.walker;
        state.chosen = Cards::NONE;
        state.laid = Cards::NONE;
        if lay.is_single {
            self.lay_single(lay);
        } else {
            state.step = Step::Choose;
        }
    }

    /// Just one card is laid, or none.
    #[inline]
    fn lay_single(&mut self, lay: &Lay) {
        let player = self.state.walker;
        let offered = self.offered_single(lay, player);
        if offered.is_empty() {
            self.conclude_from_stuck(lay, player);
            self.unable_to_lay();
            return;
        }
        let (asks, decline) = (lay.asks(), lay.decline());
        match self.card_asked_for(player, asks, offered, decline) {
            Answer::Waiting => {}
            Answer::Declined => self.state.step = Step::LeavePhase,
            Answer::Card(card) => {
                self.state.laid = Cards::of(card);
                self.state.laying = Cards::NONE;
                self.state.step = Step::Lay;
                self.lay_card(lay, card);
                if self.state.step == Step::Lay {
                    self.all_laid();
                }
            }
        }
    }

    /// Who must lay a card and does not has none that fits, where everybody sees what would.
    pub(super) fn conclude_from_stuck(&mut self, lay: &Lay, player: usize) {
        let all_see = lay.condition.is_none() || lay.fits.is_some();
        let must_lay = !lay.may_pass && !lay.keep_taken;
        if W::KNOWLEDGE && lay.is_single && all_see && must_lay && !self.rules.has_stacks {
            let fitting = self.offered_among(self.rules.cards, lay, player);
            self.state.inference.lacks(player, fitting);
        }
    }

    #[inline(never)]
    pub(super) fn unable_to_lay(&mut self) {
        self.state.step = Step::LeavePhase;
        if let Phase::Lay(lay) = &self.rules.phases[self.state.phase] {
            if lay.out_if_unable {
                self.drop_out(self.state.walker);
            }
        }
    }

    /// Lays the next of the chosen cards.
    #[inline(never)]
    pub(super) fn lay(&mut self) {
        let Phase::Lay(lay) = &self.rules.phases[self.state.phase] else {
            return;
        };
        while self.state.step == Step::Lay {
            let Some(card) = self.state.laying.first() else {
                if lay.one_by_one {
                    self.state.step = Step::Choose;
                } else {
                    self.all_laid();
                }
                return;
            };
            self.state.laying -= Cards::of(card);
            self.lay_card(lay, card);
        }
    }

    #[inline]
    pub(super) fn lay_card(&mut self, lay: &Lay, card: Card) {
        let player = self.state.walker;
        self.state.walk.acted = true;
        let to = if lay.to_table {
            self.hand_to_table(player, card, lay.plays);
            Place::TABLE
        } else {
            self.hand_to_discard(player, card, lay.plays);
            Place::DISCARD
        };
        self.tell_laid(player, [card], to, lay.what_for());
        if lay.plays {
            self.state.walk.no_pass = true;
            self.played(player, card);
        }
        if lay.to_table {
            match self.rules.mode {
                TableauMode::None | TableauMode::Sequence => {}
                TableauMode::War => {
                    self.state.fights(player, card);
                    self.fight();
                }
                TableauMode::MatchRank => self.look_for_match(player, card),
            }
        }
    }

    /// A card was played, in a play or a trick phase.
    /// Says whether effects are to follow.
    #[inline]
    pub(super) fn played(&mut self, player: usize, card: Card) -> bool {
        self.state.last_played = Some(card);
        if !self.rules.cards_act {
            return false;
        }
        if self.rules.effects[usize::from(card.rank())].is_some() {
            self.state.effects.push(card);
        }
        self.state.effect_by = player;
        self.score_cards(player, ScoringTrigger::Play, Cards::of(card));
        !self.state.effects.is_empty()
    }

    /// All cards of the phase are laid.
    pub(super) fn all_laid(&mut self) {
        self.state.step = Step::LeavePhase;
        if self.rules.features.climbs {
            self.climbed();
        }
        if self.rules.cards_act && !self.state.effects.is_empty() {
            self.state.step = Step::Effect;
            self.state.effects.cards_mut().reverse();
        }
        if self.rules.scores_for(ScoringTrigger::SetComplete) {
            self.score_sets();
        }
        if !self.rules.naming.is_empty() {
            self.ask_for_suit();
        }
    }

    /// Whoever has played a wild card onto the discard pile names a suit.
    #[inline(never)]
    fn ask_for_suit(&mut self) {
        let Phase::Lay(lay) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let top = self.state.discard.top();
        let is_wild = top.is_some_and(|card| self.rules.naming.has(card));
        if lay.plays && !lay.to_table && is_wild {
            self.ask(self.rules.suits_to_name(self.state.walker));
        }
    }

    /// A suit is named: trumps, or for the wild card on top of the discard pile.
    pub(super) fn suit_named(&mut self, suit: u8) {
        if let Phase::Trump(_) = self.rules.phases[self.state.phase] {
            self.trumps_named(suit);
            return;
        }
        self.state.named = Some(suit);
        self.state.step = if self.state.effects.is_empty() {
            Step::LeavePhase
        } else {
            Step::Effect
        };
    }

    /// Where plays climb, the cards laid together are to be beaten now.
    fn climbed(&mut self) {
        if matches!(&self.rules.phases[self.state.phase], Phase::Lay(lay) if lay.climbs) {
            self.state.last_play = self.state.laid;
            self.state.last_to_play = Some(self.state.walker);
        }
    }

    #[inline(never)]
    fn score_sets(&mut self) {
        let laid = self.state.laid;
        let complete = (0..13)
            .map(|rank| self.rules.cards & Cards::of_rank(rank))
            .filter(|&set| !set.is_empty() && laid.covers(set))
            .fold(Cards::NONE, |all, set| all | set);
        self.score_cards(self.state.walker, ScoringTrigger::SetComplete, complete);
    }

    /// As soon as a card stands for every player in the hand, the highest captures the table.
    pub(super) fn fight(&mut self) {
        match self.state.battle(&self.rules.order) {
            Battle::GoesOn => {}
            Battle::Level => self.lay_cards_down(),
            Battle::Won(winner) => {
                self.capture(winner, self.state.table);
                self.pay_for_battle(winner);
                self.judge_move();
            }
        }
    }

    /// After a tie everybody lays cards face down from the stack, and keeps the last card.
    fn lay_cards_down(&mut self) {
        let most = u32::from(self.rules.bytecode.game_rules.war_cards_down);
        if most == 0 || !self.rules.has_stacks {
            return;
        }
        for player in self.state.in_hand.iter() {
            let spare = self.state.hands[player].len().saturating_sub(1);
            for _ in 0..spare.min(most) {
                if let Some(card) = self.state.stacks.first(player) {
                    self.lay_face_down(player, card);
                    self.tell_laid(player, [card], Place::TABLE, Laying::Tie);
                }
            }
        }
    }

    fn look_for_match(&mut self, player: usize, card: Card) {
        let same_rank = Cards::of_rank(card.rank()) - Cards::of(card);
        let matches = self.state.table & same_rank;
        match matches.len() {
            0 if self.rules.bytecode.setup.capture_by_sum => self.add_up(player, card),
            0 => {}
            1 => self.capture_with(player, card, matches),
            _ => {
                let open = matches & self.eyes().table(player);
                if open.is_empty() {
                    let one = self.state.lot(matches);
                    self.capture_with(player, card, Cards::of(one));
                } else {
                    self.ask(Decision::cards(player, Asks::Capture, open));
                }
            }
        }
    }

    /// The player has picked one of several matches for the card laid last, or the next card of a sum.
    pub(super) fn capture_one(&mut self, picked: Card) {
        let player = self.state.walker;
        self.state.step = Step::Lay;
        let Some(laid) = self.state.table_top else {
            return;
        };
        if picked.rank() == laid.rank() {
            self.capture_with(player, laid, Cards::of(picked));
        } else {
            self.state.chosen |= Cards::of(picked);
            self.add_up(player, laid);
        }
    }

    /// A card captures others that add up to its value, chosen one by one. A single way on is taken without a question.
    fn add_up(&mut self, player: usize, card: Card) {
        let values = &self.rules.evaluation;
        let value = |one: Card| values.value_of(one.rank());
        let open = self.eyes().table(player) - Cards::of(card);
        let mut missing = value(card);
        for one in self.state.chosen {
            missing = missing.saturating_sub(value(one));
        }
        while missing > 0 {
            let later = match self.state.chosen.last() {
                Some(last) => open & Cards::after(last),
                None => open,
            };
            let able = values.next_to_add_up(later, missing);
            match able.first() {
                None => return,
                Some(only) if able.len() == 1 => {
                    self.state.chosen |= Cards::of(only);
                    missing -= value(only);
                }
                Some(_) => {
                    self.ask(Decision::cards(player, Asks::Capture, able));
                    return;
                }
            }
        }
        let chosen = std::mem::take(&mut self.state.chosen);
        if !chosen.is_empty() {
            self.capture_with(player, card, chosen);
        }
    }

    /// A card captures others. When nothing else lay on the table it is a sweep, unless it is the last of the hand.
    fn capture_with(&mut self, player: usize, card: Card, others: Cards) {
        self.capture(player, others | Cards::of(card));
        if !self.rules.scores_for(ScoringTrigger::Sweep) || !self.state.table.is_empty() {
            return;
        }
        let is_last = self.state.deck.is_empty() && self.hands_are_empty();
        if !is_last {
            self.score_cards(player, ScoringTrigger::Sweep, Cards::of(card));
        }
    }

    /// At the end of a hand the cards on the table may go to the player who captured last.
    pub(super) fn give_rest_to_last_captor(&mut self) {
        let captor = self.state.last_captor;
        let rest = self.state.table;
        if self.rules.bytecode.game_rules.rest_to_last_captor
            && captor != NO_SEAT
            && !rest.is_empty()
        {
            self.capture(usize::from(captor), rest);
        }
    }

    /// Cards of the table go to a player's captured cards.
    #[inline]
    pub(super) fn capture(&mut self, player: usize, cards: Cards) {
        if self.rules.is_war_of_stacks {
            self.capture_under_stack(player, cards);
            return;
        }
        self.leave_table(cards);
        self.state.captured[player] |= cards;
        self.state.last_captor = player as u8;
        self.state.win_triggers = self.state.win_triggers.with(WinTriggers::NEW_OWNER);
        self.show(cards);
        self.tell_taken(player, cards, Place::TABLE, Place::captured(player));
        if self.rules.scores_for(ScoringTrigger::Capture) {
            self.score_cards(player, ScoringTrigger::Capture, cards);
        }
    }

    /// Cards of the table go under a player's stack.
    #[inline(never)]
    fn capture_under_stack(&mut self, player: usize, cards: Cards) {
        let order = self.order_of_capture(player, cards);
        self.leave_table(cards);
        for &card in order.cards() {
            self.state.stacks.put(player, card);
        }
        self.state.hands[player] |= cards;
        self.state.last_captor = player as u8;
        self.cards_reach_hand(player, cards);
        let captured = order.cards().iter().copied();
        self.tell_taken(player, captured, Place::TABLE, Place::hand(player));
        if self.rules.scores_for(ScoringTrigger::Capture) {
            self.score_cards(player, ScoringTrigger::Capture, cards);
        }
    }

    fn order_of_capture(&mut self, player: usize, cards: Cards) -> Pile {
        let mut order = Pile::EMPTY;
        let state = &mut *self.state;
        let as_laid = state.stacks.row(TABLE).filter(|&card| cards.has(card));
        let is_own = |card: &Card| usize::from(state.laid_by[card.number()]) == player;
        match self.rules.bytecode.setup.capture_order {
            CaptureOrder::AsLaid => as_laid.for_each(|card| order.push(card)),
            by_owner @ (CaptureOrder::OwnFirst | CaptureOrder::OwnLast) => {
                let mut later = Pile::EMPTY;
                for card in as_laid {
                    let is_early = is_own(&card) == (by_owner == CaptureOrder::OwnFirst);
                    let pile = if is_early { &mut order } else { &mut later };
                    pile.push(card);
                }
                later.cards().iter().for_each(|&card| order.push(card));
            }
            CaptureOrder::ByLot => {
                order = Pile::of(cards);
                let count = order.len() as usize;
                state.chance.shuffle(order.places(), count);
            }
        }
        order
    }
}
