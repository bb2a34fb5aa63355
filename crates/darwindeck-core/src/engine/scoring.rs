//! Points, at any time and at the end of a hand.

use crate::bytecode::{GamePoint, ScoringTrigger, TrickScoring};
use crate::cards::{Card, Cards};
use crate::rules::{Majority, Scoring};
use crate::values::{Event, ScorePart};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// Every point goes to the player and to the player's team. Where the points came from is asked only where somebody
    /// listens.
    #[inline]
    pub(super) fn score(
        &mut self,
        player: usize,
        points: i64,
        parts: impl FnOnce(&Self) -> Vec<ScorePart>,
    ) {
        let state = &mut *self.state;
        state.win_triggers = state
            .win_triggers
            .with(WinTriggers::POINTS.when(points != 0));
        state.scores[player] += points;
        state.team_scores[self.rules.side_of[player]] += points;
        if points != 0 {
            self.tell(|play| Event::Scores {
                seat: player,
                points,
                parts: parts(play)
                    .into_iter()
                    .filter(|part| part.points != 0)
                    .collect(),
            });
        }
    }

    /// Points that come from one field of the genome.
    #[inline]
    pub(super) fn score_by(&mut self, player: usize, points: i64, rule: impl FnOnce() -> String) {
        self.score(player, points, |_| vec![part(rule(), points)]);
    }

    /// Cards score for a player when this happens to them.
    #[inline]
    pub(super) fn score_cards(&mut self, player: usize, trigger: ScoringTrigger, cards: Cards) {
        let points = self.points_of(trigger, cards);
        self.score(player, points, |play| play.parts_of_cards(trigger, cards));
    }

    /// What each rule about cards gives for these.
    fn parts_of_cards(&self, trigger: ScoringTrigger, cards: Cards) -> Vec<ScorePart> {
        let trumps = self.state.trumps;
        let rules = self.rules.bytecode.card_scoring.iter().enumerate();
        let of_trigger = rules.filter(|(_, rule)| rule.trigger == trigger);
        of_trigger
            .map(|(number, rule)| {
                let covered = self.rules.covered(&rule.condition, cards);
                let scoring = if rule.trumps_only {
                    covered & trumps
                } else {
                    covered
                };
                let points = i64::from(rule.points) * i64::from(scoring.len());
                self.part_with(format!("card_scoring[{number}]"), points, scoring)
            })
            .collect()
    }

    /// A part of a score that cards have made.
    fn part_with(&self, rule: String, points: i64, cards: Cards) -> ScorePart {
        let cards: Vec<Card> = cards.into_iter().collect();
        ScorePart {
            rule,
            points,
            seen: self.who_knows(&cards),
            cards: Some(cards.into_iter().map(Some).collect()),
        }
    }

    /// What cards score together when this happens to them.
    #[inline]
    pub(super) fn points_of(&self, trigger: ScoringTrigger, cards: Cards) -> i64 {
        self.rules.points_with(trigger, cards, self.state.trumps)
    }

    pub(super) fn score_hand(&mut self) {
        let rules = self.rules;
        let players = self.state.in_game;
        if rules.scores_for(ScoringTrigger::HandEnd) {
            for player in players.iter() {
                let hand = self.state.hands[player];
                self.score_cards(player, ScoringTrigger::HandEnd, hand);
            }
        }
        if rules.scores_for(ScoringTrigger::LeftInHands) {
            self.score_cards_left();
        }
        if !rules.moon.is_empty() {
            self.score_moon();
        }
        for (place, &points) in rules.bytecode.game_rules.place_points.iter().enumerate() {
            let Some(&player) = self.state.places_before().get(place) else {
                break;
            };
            self.score_by(usize::from(player), i64::from(points), || {
                format!("game_rules.place_points[{place}]")
            });
        }
        if self.state.knock.is_some() {
            self.score_knock();
        }
        for (number, rule) in rules.scoring_rules.iter().enumerate() {
            for player in players.iter() {
                self.score_rule(player, number, rule);
            }
        }
        if rules.bytecode.game_rules.worst_hand_points != 0 {
            self.score_worst_hands();
        }
        for (number, majority) in rules.majorities.iter().enumerate() {
            self.score_majority(number, majority);
        }
        if let Some(scoring) = &rules.bytecode.trick_scoring {
            for side in 0..rules.sides.len() {
                self.score_tricks(side, scoring);
            }
        }
        if let Some(contract) = &rules.bytecode.contract_scoring {
            for side in 0..rules.sides.len() {
                self.score_contract(side, contract);
            }
        }
        if !rules.bytecode.game_points.is_empty() {
            for side in 0..rules.sides.len() {
                self.score_game_points(side, &rules.bytecode.game_points);
            }
        }
    }

    /// A rule scores for a player who meets its condition, or for each card in hand that does.
    fn score_rule(&mut self, player: usize, number: usize, rule: &Scoring) {
        let path = move || format!("scoring_rules[{number}]");
        if rule.per_card {
            let level = self.level_of_hand(&rule.condition, player);
            let accepted = self.accepted(&rule.condition, player, level);
            let cards = accepted & self.state.hands[player];
            let points = rule.points * i64::from(cards.len());
            self.score(player, points, |play| {
                vec![play.part_with(path(), points, cards)]
            });
        } else if self.holds(&rule.condition, player) {
            self.score_by(player, rule.points, path);
        }
    }

    /// Tricks and captured cards beyond the book, and the last trick, score for the first player of a side.
    fn score_tricks(&mut self, side: usize, scoring: &TrickScoring) {
        let (members, state) = (&self.rules.sides[side], &self.state);
        let tricks: u32 = members.iter().map(|&one| state.tricks[one]).sum();
        let cards: u32 = members.iter().map(|&one| state.captured[one].len()).sum();
        let beyond = |number: u32, book: u8| i64::from(number.saturating_sub(u32::from(book)));
        let took_last = members.contains(&usize::from(state.took_last_trick));
        let for_tricks = beyond(tricks, scoring.book) * i64::from(scoring.points_per_trick);
        let for_last = i64::from(scoring.last_trick_points) * i64::from(took_last);
        let for_cards = beyond(cards, scoring.card_book) * i64::from(scoring.points_per_card);
        if let Some(&first) = members.first() {
            self.score(first, for_tricks + for_last + for_cards, |_| {
                let part = |field, points| part(format!("trick_scoring.{field}"), points);
                vec![
                    part("points_per_trick", for_tricks),
                    part("last_trick_points", for_last),
                    part("points_per_card", for_cards),
                ]
            });
        }
    }

    /// What was scored in the hand is taken back; what it is worth goes to the first player of the side.
    fn score_game_points(&mut self, side: usize, steps: &[GamePoint]) {
        let members = &self.rules.sides[side];
        let mut gained = 0;
        for &member in members {
            let gain = self.state.scores[member] - self.state.scores_before[member];
            gained += gain;
            self.score_by(member, -gain, || "game_points".to_owned());
        }
        let tricks =
            |players: &[usize]| -> u32 { players.iter().map(|&one| self.state.tricks[one]).sum() };
        let has_all_tricks = tricks(members) == self.state.tricks.iter().sum();
        let reached = steps
            .iter()
            .enumerate()
            .filter(|(_, step)| has_all_tricks || !step.all_tricks)
            .filter(|(_, step)| i64::from(step.threshold) <= gained);
        // Of two with the same threshold the first counts.
        let highest = reached.rev().max_by_key(|(_, step)| step.threshold);
        if let (Some(&first), Some((number, highest))) = (members.first(), highest) {
            self.score_by(first, i64::from(highest.points), || {
                format!("game_points[{number}]")
            });
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
        self.score_cards(first, ScoringTrigger::LeftInHands, left);
    }

    /// Whoever took all the cards that score in tricks loses the points again, and all others score them.
    fn score_moon(&mut self) {
        let rules = self.rules;
        let points = rules.points_of(ScoringTrigger::TrickWin, rules.cards);
        let captured = self.state.captured;
        let took_all = |members: &&Vec<usize>| {
            let cards = members.iter().map(|&member| captured[member]);
            let cards = cards.fold(Cards::NONE, |all, cards| all | cards);
            cards.covers(rules.moon)
        };
        let Some(side) = rules.sides.iter().find(took_all).filter(|_| points != 0) else {
            return;
        };
        let Some(&first) = side.first() else {
            return;
        };
        self.tell(|_| Event::Moon { seat: first });
        let rule = || "game_rules.shoot_the_moon".to_owned();
        self.score_by(first, -points, rule);
        let others = self.state.in_game.except(self.partners(first));
        for player in others.iter() {
            self.score_by(player, points, rule);
        }
    }

    /// The worst hand, of two or more players in the hand, may cost something; level ones all of them. A best hand that is
    /// good enough makes all others the worst.
    fn score_worst_hands(&mut self) {
        let players = self.state.in_hand;
        let hands = self.state.hands;
        let rules = self.rules;
        let game_rules = &rules.bytecode.game_rules;
        let key = |player: usize| rules.evaluation.key(hands[player], rules);
        let worst = players.iter().map(key).min();
        let best = players.iter().map(key).max();
        let others_pay = game_rules.others_pay_from.is_some_and(|least| {
            let value = |player: usize| rules.evaluation.value(hands[player], rules);
            let mut winners = players.iter().filter(|&one| Some(key(one)) == best);
            winners.any(|one| value(one) >= i64::from(least))
        });
        for player in players.iter().filter(|_| players.len() > 1) {
            let pays = if others_pay {
                Some(key(player)) != best
            } else {
                Some(key(player)) == worst
            };
            if pays {
                let points = i64::from(game_rules.worst_hand_points);
                self.score_by(player, points, || "game_rules.worst_hand_points".to_owned());
            }
        }
    }

    /// The side in the game that has most scores, if it is one alone.
    fn score_majority(&mut self, number: usize, majority: &Majority) {
        let (mut most, mut winner) = (0, None);
        for (side, members) in self.rules.sides.iter().enumerate() {
            if !members.iter().any(|&one| self.state.in_game.has(one)) {
                continue;
            }
            let captured = members
                .iter()
                .fold(Cards::NONE, |all, &one| all | self.state.captured[one]);
            let amount = majority.amount(captured);
            if amount > most {
                (most, winner) = (amount, Some(side));
            } else if amount == most {
                winner = None;
            }
        }
        if let Some(&first) = winner.and_then(|side| self.rules.sides[side].first()) {
            self.score_by(first, majority.points, || {
                format!("majority_scoring[{number}]")
            });
        }
    }
}

/// A part of a score that comes from one field of the genome.
pub(super) fn part(rule: String, points: i64) -> ScorePart {
    ScorePart {
        rule,
        points,
        cards: None,
        seen: None,
    }
}
