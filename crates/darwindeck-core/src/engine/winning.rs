//! Who has won.

use crate::bytecode::{TieBreaker, TriggerMode, WinComparison, WinType};
use crate::cards::Cards;
use crate::rules::{Race, Win};
use crate::seats::Seats;
use crate::state::Outcome;
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;

/// When win conditions are judged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Move,
    EndOfHand,
    EndOfGame,
}

impl<W: Watch> Play<'_, W> {
    /// Judges what can be won by a move. Says whether the game is over.
    #[inline]
    pub(super) fn judge_move(&mut self) -> bool {
        self.rules.judged_after.is_among(self.state.win_triggers) && self.judge_now()
    }

    #[inline]
    fn judge_now(&mut self) -> bool {
        self.state.win_triggers = WinTriggers::ANYTHING;
        let Some(race) = self.rules.only_race else {
            return self.judge_all();
        };
        let there = self.at_the_goal(race);
        let mut seats = there.iter();
        match (seats.next(), seats.next()) {
            (None, _) => false,
            (Some(winner), None) => {
                self.state.decided_by = Some(0);
                self.finish(Outcome::Win(winner));
                true
            }
            _ => self.judge_all(),
        }
    }

    /// The players who have reached what the only race of the game is to.
    #[inline]
    fn at_the_goal(&self, race: Race) -> Seats {
        let state = &self.state;
        match race {
            Race::ToEmptyHand => state.without_cards(),
            Race::ToOwnAll => {
                let seats = 0..self.rules.players;
                let owned = |seat: usize| state.hands[seat] | state.captured[seat];
                let owners = seats.filter(|&seat| owned(seat) == self.rules.cards);
                owners.fold(Seats::NOBODY, Seats::with).and(state.in_game)
            }
        }
    }

    #[inline(never)]
    fn judge_all(&mut self) -> bool {
        match self.judge(Moment::Move) {
            Some(outcome) => {
                self.finish(outcome);
                true
            }
            None => false,
        }
    }

    /// Judges the end of a hand. Says whether the game is over.
    pub(super) fn judge_hand(&mut self) -> bool {
        self.state.win_triggers = WinTriggers::ANYTHING;
        match self.judge(Moment::EndOfHand) {
            Some(outcome) => {
                self.close(outcome);
                true
            }
            None => false,
        }
    }

    /// The game is over: whoever is best now has won.
    pub(super) fn last_judgement(&mut self) {
        let outcome = self.judge(Moment::EndOfGame);
        self.close(outcome.unwrap_or(Outcome::Draw));
    }

    /// The first win condition that decides does so.
    fn judge(&mut self, moment: Moment) -> Option<Outcome> {
        let mut wins = self.rules.wins.iter().enumerate();
        let decides = |(number, win)| Some((number, self.decision_by(win, moment)?));
        let (number, outcome) = wins.find_map(decides)?;
        self.state.decided_by = Some(number as u32);
        Some(outcome)
    }

    #[inline]
    fn decision_by(&self, win: &Win, moment: Moment) -> Option<Outcome> {
        if win.kind == WinType::NotLast {
            return self.lost_by_last(moment);
        }
        let best = if moment == Moment::EndOfGame {
            self.best(win, false)
        } else if self.must_wait(win.kind) {
            Seats::NOBODY
        } else if win.is_race {
            self.first_there(win)
        } else if self.is_triggered(win, moment) {
            self.best(win, win.trigger != TriggerMode::ThresholdGate)
        } else {
            Seats::NOBODY
        };
        self.settle(best, moment)
    }

    /// Whether a win cannot come about yet, whatever its trigger.
    fn must_wait(&self, kind: WinType) -> bool {
        match kind {
            WinType::LastStanding => true,
            WinType::AllHandsEmpty => !self.hands_are_empty(),
            _ => false,
        }
    }

    fn is_triggered(&self, win: &Win, moment: Moment) -> bool {
        let hand_is_over = moment == Moment::EndOfHand;
        match win.trigger {
            TriggerMode::Immediate => hand_is_over,
            TriggerMode::ThresholdGate => {
                let reached = |side| {
                    let number = self.number(win.kind, side);
                    number.is_some_and(|number| win.threshold.is_none_or(|least| number >= least))
                };
                hand_is_over && (0..self.rules.sides.len()).any(reached)
            }
            TriggerMode::AllHandsEmpty => hand_is_over && self.hands_are_empty(),
            TriggerMode::DeckEmpty => self.deck_is_empty(),
        }
    }

    /// The sides, as a set, that have reached the threshold of a race.
    fn first_there(&self, win: &Win) -> Seats {
        let there = (0..self.rules.sides.len())
            .filter(|&side| self.reaches(win, side))
            .fold(Seats::NOBODY, Seats::with);
        match win.comparison {
            WinComparison::Highest | WinComparison::Lowest => self.best_of(win, there),
            WinComparison::First | WinComparison::None => there,
        }
    }

    fn reaches(&self, win: &Win, side: usize) -> bool {
        let number = self.number(win.kind, side);
        number
            .zip(win.threshold)
            .is_some_and(|(number, threshold)| {
                if win.reached_from_above {
                    number <= threshold
                } else {
                    number >= threshold
                }
            })
    }

    /// The sides that are best, if they are good enough.
    fn best(&self, win: &Win, must_reach: bool) -> Seats {
        let best = self.best_of(win, Seats::first(self.rules.sides.len()));
        if !must_reach || win.threshold.is_none() {
            return best;
        }
        let is_good_enough = |side: &usize| self.reaches(win, *side);
        best.iter()
            .filter(is_good_enough)
            .fold(Seats::NOBODY, Seats::with)
    }

    fn best_of(&self, win: &Win, sides: Seats) -> Seats {
        let measure = |side| {
            let measure = self.measure(win.kind, side)?;
            Some(if win.lower_is_better {
                -measure
            } else {
                measure
            })
        };
        let Some(best) = sides.iter().filter_map(measure).max() else {
            return Seats::NOBODY;
        };
        sides
            .iter()
            .filter(|&side| measure(side) == Some(best))
            .fold(Seats::NOBODY, Seats::with)
    }

    /// What a side has of what a win condition counts; nothing if it takes no part.
    fn measure(&self, kind: WinType, side: usize) -> Option<i128> {
        if kind == WinType::BestHand {
            let members = self.in_hand_of(side).filter(|_| self.is_in_game(side));
            return members
                .map(|one| {
                    self.rules
                        .evaluation
                        .key(self.compared_hand(one), self.rules)
                        .rank()
                })
                .max();
        }
        self.number(kind, side).map(i128::from)
    }

    /// The cards that count when hands are compared: the hand, and those on the table if they are part of it.
    pub(super) fn compared_hand(&self, player: usize) -> Cards {
        let hand = self.state.hands[player];
        if self.rules.evaluation.with_table {
            hand | self.state.table
        } else {
            hand
        }
    }

    fn in_hand_of(&self, side: usize) -> impl Iterator<Item = usize> + '_ {
        let members = self.rules.sides[side].iter().copied();
        members.filter(|&one| self.state.in_hand.has(one))
    }

    fn is_in_game(&self, side: usize) -> bool {
        let members = self.rules.side_seats[side];
        !members.and(self.state.in_game).is_empty()
    }

    /// The same as a number that can be compared with a threshold.
    fn number(&self, kind: WinType, side: usize) -> Option<i64> {
        let state = &self.state;
        let members = self.rules.side_seats[side];
        if !self.is_in_game(side) {
            return None;
        }
        let held = |seat: usize| i64::from(state.hands[seat].len());
        let captured = |seat: usize| i64::from(state.captured[seat].len());
        Some(match kind {
            WinType::EmptyHand => {
                let players = members.and(state.in_hand).and(state.held);
                if players.is_empty() {
                    return None;
                }
                players.iter().map(held).sum()
            }
            WinType::HighScore
            | WinType::LowScore
            | WinType::FirstToScore
            | WinType::AllHandsEmpty => state.team_scores[side],
            WinType::CaptureAll => members.iter().map(|one| held(one) + captured(one)).sum(),
            WinType::MostCaptured => members.iter().map(captured).sum(),
            WinType::MostTricks | WinType::FewestTricks => {
                let tricks = members.iter().map(|one| i64::from(state.tricks[one]));
                tricks.sum()
            }
            WinType::LastStanding => 1,
            WinType::NotLast => members.iter().map(held).sum(),
            WinType::MostChips => members.iter().map(|one| state.chips[one]).sum(),
            WinType::BestHand => {
                let key = |one: usize| {
                    let hand = self.compared_hand(one);
                    self.rules.evaluation.key(hand, self.rules)
                };
                let best = self
                    .in_hand_of(side)
                    .reduce(|best, one| if key(one) > key(best) { one } else { best })?;
                self.rules
                    .evaluation
                    .value(self.compared_hand(best), self.rules)
            }
        })
    }

    fn settle(&self, best: Seats, moment: Moment) -> Option<Outcome> {
        let mut sides = best.iter();
        let first = sides.next()?;
        if sides.next().is_none() {
            return Some(self.won_by(first));
        }
        match self.rules.bytecode.game_rules.tie_breaker {
            TieBreaker::Shared => Some(Outcome::Draw),
            TieBreaker::PlayOn if moment == Moment::EndOfGame => Some(Outcome::Draw),
            TieBreaker::PlayOn => None,
            TieBreaker::ActivePlayer => {
                let players = self.rules.players;
                let back = if self.state.direction > 0 {
                    players - 1
                } else {
                    1
                };
                let mut seat = self.state.last_turn;
                for _ in 0..players {
                    if best.has(self.rules.side_of[seat]) {
                        return Some(self.won_by(self.rules.side_of[seat]));
                    }
                    seat = (seat + back) % players;
                }
                None
            }
        }
    }

    /// The side that alone still holds cards has lost, and the others have won.
    fn lost_by_last(&self, moment: Moment) -> Option<Outcome> {
        if moment == Moment::Move {
            return None;
        }
        let cards = |side: usize| self.number(WinType::NotLast, side);
        let sides = (0..self.rules.sides.len()).filter(|&side| cards(side).is_some());
        let sides = sides.fold(Seats::NOBODY, Seats::with);
        let holders = sides.iter().filter(|&side| cards(side) > Some(0));
        let holders = holders.fold(Seats::NOBODY, Seats::with);
        let others = sides.except(holders);
        match (holders.len(), holders.iter().next(), others.iter().next()) {
            (1, Some(_), Some(only)) if others.len() == 1 => Some(self.won_by(only)),
            (1, Some(last), Some(_)) if self.rules.bytecode.team_mode => {
                Some(Outcome::TeamLoss(last))
            }
            (1, Some(last), Some(_)) => Some(Outcome::Loss(last)),
            _ => None,
        }
    }

    fn won_by(&self, side: usize) -> Outcome {
        if self.rules.bytecode.team_mode {
            Outcome::TeamWin(side)
        } else {
            Outcome::Win(side)
        }
    }
}
