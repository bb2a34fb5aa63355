//! Play and discard phases: cards go down, and the tableau mode says what comes of it.

use crate::cards::{Card, Cards};
use crate::game::{Lay, Phase, SEATS};
use crate::options::{Decision, Kind};
use crate::program::{ScoringTrigger, TableauMode};
use crate::state::{Purpose, Step};
use crate::watch::{Event, Watch};

use super::Table;

impl<W: Watch> Table<'_, W> {
    pub(super) fn open_lay(&mut self) {
        let state = &mut *self.state;
        state.purpose = Purpose::Lay;
        state.chooser = state.walker;
        state.chosen = Cards::NONE;
        state.laid = Cards::NONE;
        state.step = Step::Choose;
    }

    pub(super) fn unable_to_lay(&mut self) {
        self.state.step = Step::LeavePhase;
        if let Phase::Lay(lay) = &self.game.phases[self.state.phase] {
            if lay.out_if_unable {
                self.drop_out(self.state.walker);
            }
        }
    }

    /// Lays the next of the chosen cards.
    pub(super) fn lay(&mut self) {
        let Phase::Lay(lay) = &self.game.phases[self.state.phase] else {
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
            self.lay_card(lay, card);
        }
    }

    fn lay_card(&mut self, lay: &Lay, card: Card) {
        let player = self.state.walker;
        self.state.laying -= Cards::of(card);
        self.state.walk_acted = true;
        if lay.to_table {
            self.hand_to_table(player, card, lay.plays);
        } else {
            self.hand_to_discard(player, card, lay.plays);
        }
        if lay.plays {
            self.state.walk_laid = true;
            self.played(player, card);
        }
        if lay.to_table {
            match self.game.mode {
                TableauMode::None | TableauMode::Sequence => {}
                TableauMode::War => {
                    self.state.battle[player] = Some(card);
                    self.fight();
                }
                TableauMode::MatchRank => self.look_for_match(player, card),
            }
        }
    }

    /// A card was played, in a play or a trick phase.
    pub(super) fn played(&mut self, player: usize, card: Card) {
        self.state.last_played = Some(card);
        if self.game.effects[usize::from(card.rank())].is_some() {
            self.state.effects.push(card);
        }
        self.state.effect_by = player;
        self.score(player, self.game.points(ScoringTrigger::Play, card));
    }

    /// All cards of the phase are laid.
    pub(super) fn all_laid(&mut self) {
        self.state.step = if self.state.effects.is_empty() {
            Step::LeavePhase
        } else {
            Step::Effect
        };
        self.state.effects.cards_mut().reverse();
        if !self.game.scores_for(ScoringTrigger::SetComplete) {
            return;
        }
        let laid = self.state.laid;
        let complete = (0..13)
            .map(|rank| self.game.cards & Cards::of_rank(rank))
            .filter(|&set| !set.is_empty() && laid.covers(set))
            .fold(Cards::NONE, |all, set| all | set);
        let points = self.game.points_of(ScoringTrigger::SetComplete, complete);
        self.score(self.state.walker, points);
    }

    /// As soon as a card stands for every player in the hand, the highest captures the table.
    pub(super) fn fight(&mut self) {
        let mut best: Option<(u8, usize)> = None;
        let mut is_level = false;
        for seat in self.state.in_hand.iter() {
            let Some(stake) = self.state.battle[seat] else {
                return;
            };
            match best {
                Some((rank, _)) if rank > stake.rank() => {}
                Some((rank, _)) if rank == stake.rank() => is_level = true,
                _ => {
                    best = Some((stake.rank(), seat));
                    is_level = false;
                }
            }
        }
        self.state.battle = [None; SEATS];
        if let (Some((_, winner)), false) = (best, is_level) {
            self.capture(winner, self.state.table);
            self.judge_move();
        }
    }

    fn look_for_match(&mut self, player: usize, card: Card) {
        let same_rank = Cards::of_rank(card.rank()) - Cards::of(card);
        let matches = self.state.table & same_rank;
        match matches.len() {
            0 => {}
            1 => self.capture(player, matches | Cards::of(card)),
            _ => {
                let open = matches & self.eyes().table(player);
                if open.is_empty() {
                    let one = self.lot(matches);
                    self.capture(player, Cards::of(one) | Cards::of(card));
                } else {
                    self.ask(Decision::cards(player, Kind::Capture, open));
                }
            }
        }
    }

    /// The player has picked one of several matches for the card laid last.
    pub(super) fn capture_one(&mut self, matched: Card) {
        let player = self.state.walker;
        let laid = self.state.table_top.map_or(Cards::NONE, Cards::of);
        self.state.step = Step::Lay;
        self.capture(player, Cards::of(matched) | laid);
    }

    /// Cards of the table go to a player's captured cards.
    pub(super) fn capture(&mut self, player: usize, cards: Cards) {
        for card in cards {
            self.leaves_table(card);
        }
        self.state.captured[player] |= cards;
        self.show(cards);
        self.happened(Event::Captures(player, cards));
        self.score(player, self.game.points_of(ScoringTrigger::Capture, cards));
    }
}
