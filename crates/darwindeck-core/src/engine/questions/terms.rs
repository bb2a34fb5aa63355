//! The terms of a choice of cards: what they are for and by which rules; and what follows for every card of the hand.

use crate::bytecode::{Check, Coded, Condition, Rank};
use crate::cards::{Card, Cards};
use crate::engine::Play;
use crate::engine::choosing::Choice;
use crate::rules::Level;
use crate::values::{Because, Place, Reason, Select, Wish};
use crate::watch::Watch;

use super::Explanation;
use super::narrowing::Reasons;
use super::wish::{Met, Situation, group_wanted, unmet, wish_of};

/// What cards are chosen for, and the paths of the rules about how many and which.
pub(in crate::engine) struct Terms<'a> {
    /// Where they go.
    pub(in crate::engine) to: Place,
    /// What says how many at least.
    pub(in crate::engine) fewest: String,
    /// What says how many at most.
    pub(in crate::engine) most: String,
    /// Why cards of the hand may not be chosen whatever else is chosen.
    pub(in crate::engine) taken_out: Reasons,
    /// What says that all must be of one rank.
    pub(in crate::engine) one_rank: String,
    /// What says which sets and runs they must have.
    pub(in crate::engine) condition_rule: String,
    /// The condition that asks for these.
    pub(in crate::engine) condition: Option<&'a Condition>,
    /// How its other questions are asked.
    pub(in crate::engine) situation: Situation,
    /// What says that a first card must be chosen, where declining could be allowed.
    pub(in crate::engine) must_act: Option<String>,
    /// The special card that asks, when no phase does.
    pub(in crate::engine) because: Option<Because>,
}

impl Terms<'_> {
    /// The terms of a choice of any cards, so many as one rule says.
    pub(in crate::engine) fn new(player: usize, to: Place, rule: String) -> Self {
        Self {
            to,
            fewest: rule.clone(),
            most: rule,
            taken_out: Reasons::default(),
            one_rank: String::new(),
            condition_rule: String::new(),
            condition: None,
            situation: Situation {
                player,
                level: Level::NONE,
                next_play: None,
            },
            must_act: None,
            because: None,
        }
    }
}

impl<W: Watch> Play<'_, W> {
    /// What may be chosen beside the cards chosen already, and why other cards of the hand may not.
    pub(super) fn explain_choice(
        &self,
        choice: &Choice<'_>,
        mut terms: Terms<'_>,
        chosen: Cards,
        may_decline: bool,
    ) -> Explanation {
        let able = self.beside(choice, chosen);
        let left = self.state.hands[choice.player] - able - chosen;
        let mut reasons = std::mem::take(&mut terms.taken_out);
        reasons.keep(left);
        for card in left - reasons.cards() {
            let reason = self.reason(choice, &terms, chosen, card);
            reasons.add(Cards::of(card), reason);
        }
        let is_needed = |card: Card| !self.can_be_completed_by(choice, chosen, Cards::of(card));
        let needs_all = able.into_iter().all(is_needed);
        let select = (choice.most > 1).then(|| Select {
            fewest: choice.fewest,
            most: choice.most,
            open: able.into_iter().collect(),
            lacks: self.lack(choice, &terms, chosen),
            makes: None,
        });
        Explanation {
            because: terms.because,
            to: Some(terms.to),
            select,
            blocked: reasons.blocked(),
            closed: Vec::new(),
            is_forced: needs_all && !may_decline,
        }
    }

    /// Why a card cannot be chosen beside others that can.
    fn reason(&self, choice: &Choice<'_>, terms: &Terms<'_>, chosen: Cards, card: Card) -> Reason {
        let candidates = self.candidates(choice);
        if choice.of_one_rank && candidates.has(card) {
            let have = (candidates & Cards::of_rank(card.rank())).len();
            if have < choice.fewest {
                return Reason::TooFew {
                    need: choice.fewest,
                    have,
                    rule: terms.fewest.clone(),
                };
            }
            if let Some(first) = chosen.first().filter(|first| first.rank() != card.rank()) {
                return Reason::OtherRank {
                    rank: rank_of(first),
                    rule: terms.one_rank.clone(),
                };
            }
        }
        if chosen.len() >= choice.most {
            return Reason::Enough {
                most: choice.most,
                rule: terms.most.clone(),
            };
        }
        if let Some(wish) = self.group_out_of_reach(choice, terms, chosen, card) {
            return Reason::NoGroup {
                wish,
                rule: terms.condition_rule.clone(),
            };
        }
        let needs_none = |&one: &Card| {
            let wish = self.group_out_of_reach(choice, terms, Cards::NONE, one);
            wish.is_none()
        };
        Reason::TooFew {
            need: choice.fewest,
            have: (candidates.into_iter().filter(needs_none))
                .collect::<Cards>()
                .len(),
            rule: terms.fewest.clone(),
        }
    }

    /// Why the cards chosen are no move yet.
    fn lack(&self, choice: &Choice<'_>, terms: &Terms<'_>, chosen: Cards) -> Option<Reason> {
        if self.is_good(&Choice { chosen, ..*choice }) {
            return None;
        }
        if chosen.len() < choice.fewest {
            return Some(Reason::TooFew {
                need: choice.fewest,
                have: chosen.len(),
                rule: terms.fewest.clone(),
            });
        }
        let found = self.level(chosen);
        let wish = |check: Check, card: Card| {
            let Some(asked) = group_wanted(check) else {
                return self.plain_wish(terms, check, card);
            };
            let now = if asked.run > 0 { found.run } else { found.set };
            let is_there = now >= asked.set.max(asked.run);
            (!is_there).then(|| wish_of(check, Met::Number(i64::from(now))))
        };
        Some(Reason::NoGroup {
            wish: first_wish(terms, chosen, &wish)?,
            rule: terms.condition_rule.clone(),
        })
    }

    /// What cards together cannot become: each set or run out of reach, or all, if they fail only together. Nothing when
    /// they need no set or run; then too few cards are like that.
    fn group_out_of_reach(
        &self,
        choice: &Choice<'_>,
        terms: &Terms<'_>,
        chosen: Cards,
        card: Card,
    ) -> Option<Wish> {
        let together = chosen | Cards::of(card);
        let order = || std::iter::once(card).chain(chosen);
        let out_of_reach = |check: Check, card: Card| match group_wanted(check) {
            None => self.plain_wish(terms, check, card),
            Some(asked) => {
                let can_be = asked == Level::NONE || self.could_have(choice, together, asked);
                (!can_be).then(|| wish_of(check, Met::Nothing))
            }
        };
        let any_group = |check: Check, card: Card| match group_wanted(check) {
            None => self.plain_wish(terms, check, card),
            Some(_) => Some(wish_of(check, Met::Nothing)),
        };
        first_wish(terms, order(), &out_of_reach).or_else(|| first_wish(terms, order(), &any_group))
    }

    /// What a question wants that asks for no set or run.
    fn plain_wish(&self, terms: &Terms<'_>, check: Check, card: Card) -> Option<Wish> {
        let holds = self.check_holds(check, terms.situation, card);
        (!holds).then(|| wish_of(check, Met::Nothing))
    }
}

/// What the condition wants for the first card for which it does not hold.
fn first_wish(
    terms: &Terms<'_>,
    cards: impl IntoIterator<Item = Card>,
    wish: &dyn Fn(Check, Card) -> Option<Wish>,
) -> Option<Wish> {
    let condition = terms.condition?;
    let mut cards = cards.into_iter();
    cards.find_map(|card| unmet(condition, &|check| wish(check, card)))
}

/// The rank of a card.
pub(in crate::engine) fn rank_of(card: Card) -> Rank {
    Rank::from_code(card.rank()).expect("a card has a rank")
}
