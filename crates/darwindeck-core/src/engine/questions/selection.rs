//! Choosing cards in any order.

use crate::cards::Cards;
use crate::engine::Play;
use crate::engine::choosing::{Choice, levels};
use crate::rules::{Level, Question};
use crate::watch::Watch;

impl<W: Watch> Play<'_, W> {
    /// Every card that will do in some choice.
    pub(super) fn candidates(&self, choice: &Choice<'_>) -> Cards {
        let Some(question) = choice.condition else {
            return choice.from;
        };
        let level = if asks_for_groups(choice, question) {
            largest_level(question, choice.most)
        } else {
            self.level_of_hand(question, choice.player)
        };
        choice.from & self.accepted(question, choice.player, level)
    }

    /// Every card that can be added to those chosen, in whatever order.
    pub(super) fn beside(&self, choice: &Choice<'_>, chosen: Cards) -> Cards {
        let able = (self.candidates(choice) - chosen).into_iter();
        able.filter(|&card| self.can_be_completed_by(choice, chosen | Cards::of(card), Cards::NONE))
            .collect()
    }

    /// Whether a choice will do, alone or with other cards, but not with certain ones.
    pub(super) fn can_be_completed_by(
        &self,
        choice: &Choice<'_>,
        chosen: Cards,
        without: Cards,
    ) -> bool {
        if chosen.len() > choice.most || choice.fewest > choice.most {
            return false;
        }
        let spare = self.candidates(choice) - chosen - without;
        if !choice.of_one_rank {
            return self.completes(choice, chosen, spare);
        }
        (0..13).map(Cards::of_rank).any(|rank| {
            let is_there = !(chosen.or_else(spare) & rank).is_empty();
            is_there && rank.covers(chosen) && self.completes(choice, chosen, spare & rank)
        })
    }

    /// Whether a choice could still get a set and a run of these sizes, whatever else is asked of it.
    pub(super) fn could_have(&self, choice: &Choice<'_>, chosen: Cards, level: Level) -> bool {
        let others = self.candidates(choice) - chosen;
        chosen.len() <= choice.most && self.can_reach(chosen, others, level, 0, choice.most)
    }

    /// Whether a choice will do with some of the spare cards.
    fn completes(&self, choice: &Choice<'_>, chosen: Cards, spare: Cards) -> bool {
        let (fewest, most) = (choice.fewest, choice.most);
        match choice.condition {
            Some(question) if asks_for_groups(choice, question) => levels(question).any(|level| {
                let accepted = self.accepted(question, choice.player, level);
                accepted.covers(chosen)
                    && self.can_reach(chosen, spare & accepted, level, fewest, most)
            }),
            _ => (chosen | spare).len() >= fewest,
        }
    }
}

/// Whether sets and runs are asked of the cards chosen together.
fn asks_for_groups(choice: &Choice<'_>, question: &Question) -> bool {
    choice.together && question.is_about_groups()
}

/// The largest set and the longest run that a condition asks for and a choice has room for.
fn largest_level(question: &Question, most: u32) -> Level {
    let all = levels(question);
    all.filter(|level| level.set <= most && level.run <= most)
        .fold(Level::NONE, |largest, level| Level {
            set: largest.set.max(level.set),
            run: largest.run.max(level.run),
        })
}
