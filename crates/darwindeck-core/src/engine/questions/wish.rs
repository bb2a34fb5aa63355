//! The part of a condition that does not hold, in the words of the genome.

use crate::bytecode::{CardReference, Check, Coded, Condition, ConditionType, Logic, Operator};
use crate::cards::Card;
use crate::engine::Play;
use crate::rules::{Level, Question, Ranks, Rules};
use crate::values::{Wish, WishReference, WishValue};
use crate::watch::Watch;

/// Whom a condition is asked for, and what is known beside the position.
#[derive(Clone, Copy)]
pub(in crate::engine) struct Situation {
    pub(in crate::engine) player: usize,
    /// The sets and runs that there are.
    pub(in crate::engine) level: Level,
    /// The play phase whose cards `valid_plays` counts.
    pub(in crate::engine) next_play: Option<usize>,
}

/// The part of a condition that does not hold: of AND the parts that fail, of OR all parts if they all fail. `wish` says what
/// a single question wants, and nothing when it holds.
pub(super) fn unmet(condition: &Condition, wish: &dyn Fn(Check) -> Option<Wish>) -> Option<Wish> {
    let (logic, conditions) = match condition {
        Condition::Simple(check) => return wish(*check),
        Condition::Compound { logic, conditions } => (*logic, conditions),
    };
    let parts: Vec<Option<Wish>> = conditions.iter().map(|part| unmet(part, wish)).collect();
    if logic == Logic::Or && parts.iter().any(Option::is_none) {
        return None;
    }
    let mut wanted: Vec<Wish> = parts.into_iter().flatten().collect();
    if wanted.len() > 1 {
        return Some(Wish::Joined {
            logic,
            conditions: wanted,
        });
    }
    wanted.pop()
}

impl<W: Watch> Play<'_, W> {
    /// What a condition wants of a card for which it does not hold.
    pub(super) fn wanted(
        &self,
        condition: &Condition,
        situation: Situation,
        card: Card,
    ) -> Option<Wish> {
        unmet(condition, &|check| {
            let question = self.rules.question(check, situation);
            if self.is_accepted(&question, situation, card) {
                return None;
            }
            Some(self.wish(check, &question, situation))
        })
    }

    /// Whether a single question holds for a card.
    pub(super) fn check_holds(&self, check: Check, situation: Situation, card: Card) -> bool {
        let question = self.rules.question(check, situation);
        self.is_accepted(&question, situation, card)
    }

    fn is_accepted(&self, question: &Question, situation: Situation, card: Card) -> bool {
        let accepted = self.accepted(question, situation.player, situation.level);
        accepted.has(card)
    }

    /// A question that is answered no, with what it met.
    fn wish(&self, check: Check, question: &Question, situation: Situation) -> Wish {
        let (player, level) = (situation.player, situation.level);
        let met = match question {
            Question::Like(_, reference) => match self.named_for(*reference) {
                Some(suit) => Met::Named(suit),
                None => Met::Card(self.reference(*reference, player)),
            },
            Question::Fact(fact, _, _) => Met::Number(self.fact(*fact, player)),
            Question::Set(_) => Met::Number(i64::from(level.set)),
            Question::Run(_) => Met::Number(i64::from(level.run)),
            Question::Card(_) | Question::All(_) | Question::Any(_) => Met::Card(None),
        };
        wish_of(check, met)
    }
}

/// What a question met.
#[derive(Clone, Copy)]
pub(super) enum Met {
    /// The card that it compares with, if there is one.
    Card(Option<Card>),
    /// The suit that was named for it.
    Named(u8),
    /// The number that was found.
    Number(i64),
    /// Nothing that could be told.
    Nothing,
}

impl Rules {
    fn question(&self, check: Check, situation: Situation) -> Question {
        let ranks = Ranks {
            wild: self.wild(),
            order: self.order,
        };
        Question::new(&Condition::Simple(check), &ranks, situation.next_play)
    }
}

/// A question that is answered no, in the words of the genome.
pub(super) fn wish_of(check: Check, met: Met) -> Wish {
    let words = Words::of(check);
    let (card, suit, now) = match met {
        Met::Card(card) => (card, None, None),
        Met::Named(suit) => (None, Coded::from_code(suit), None),
        Met::Number(now) => (None, None, Some(now)),
        Met::Nothing => (None, None, None),
    };
    Wish::Question {
        type_: words.kind,
        operator: words.operator,
        value: words.value,
        reference: words.reference,
        card,
        suit,
        now,
    }
}

/// The size of a set that a question asks for, and the length of a run; nothing when it asks for neither.
pub(super) fn group_wanted(check: Check) -> Option<Level> {
    let size = |value: i32| u32::try_from(value).unwrap_or(0);
    match check {
        Check::HasMatchingPair => Some(Level { set: 2, run: 0 }),
        Check::HasSetOfN { value } => Some(Level {
            set: size(value),
            run: 0,
        }),
        Check::HasRunOfN { value } => Some(Level {
            set: 0,
            run: size(value),
        }),
        _ => None,
    }
}

/// A question in the words of the genome.
struct Words {
    kind: ConditionType,
    operator: Option<Operator>,
    value: Option<WishValue>,
    reference: Option<WishReference>,
}

impl Words {
    fn of(check: Check) -> Self {
        use ConditionType as Kind;
        match check {
            Check::HandSize { operator, value } => Self::number(Kind::HandSize, operator, value),
            Check::ChipCount { operator, value } => Self::number(Kind::ChipCount, operator, value),
            Check::PotSize { operator, value } => Self::number(Kind::PotSize, operator, value),
            Check::CurrentBet { operator, value } => {
                Self::number(Kind::CurrentBet, operator, value)
            }
            Check::HandValue { operator, value } => Self::number(Kind::HandValue, operator, value),
            Check::ScoreCompare { operator, value } => {
                Self::number(Kind::ScoreCompare, operator, value)
            }
            Check::CardIsRank { operator, value } => Self {
                operator: Some(operator),
                value: Some(WishValue::Rank(value)),
                ..Self::bare(Kind::CardIsRank)
            },
            Check::CardIsSuit { operator, value } => Self {
                operator: Some(operator),
                value: Some(WishValue::Suit(value)),
                ..Self::bare(Kind::CardIsSuit)
            },
            Check::LocationSize {
                operator,
                value,
                reference,
            } => Self {
                reference: Some(WishReference::PlaceReference(reference)),
                ..Self::number(Kind::LocationSize, operator, value)
            },
            Check::LocationEmpty { reference } => Self {
                reference: Some(WishReference::PlaceReference(reference)),
                ..Self::bare(Kind::LocationEmpty)
            },
            Check::HasSetOfN { value } => Self::size(Kind::HasSetOfN, value),
            Check::HasRunOfN { value } => Self::size(Kind::HasRunOfN, value),
            Check::HasMatchingPair => Self::bare(Kind::HasMatchingPair),
            Check::CanAfford { value } => Self::size(Kind::CanAfford, value),
            Check::SequenceAdjacent { reference } => Self::card(Kind::SequenceAdjacent, reference),
            Check::CardMatchesRank { reference } => Self::card(Kind::CardMatchesRank, reference),
            Check::CardMatchesSuit { reference } => Self::card(Kind::CardMatchesSuit, reference),
            Check::CardMatchesColor { reference } => Self::card(Kind::CardMatchesColor, reference),
            Check::CardBeatsTop { reference } => Self::card(Kind::CardBeatsTop, reference),
            Check::MatchesOrWild { reference } => Self::card(Kind::MatchesOrWild, reference),
        }
    }

    const fn bare(kind: ConditionType) -> Self {
        Self {
            kind,
            operator: None,
            value: None,
            reference: None,
        }
    }

    fn size(kind: ConditionType, value: i32) -> Self {
        Self {
            value: Some(WishValue::Number(i64::from(value))),
            ..Self::bare(kind)
        }
    }

    fn number(kind: ConditionType, operator: Operator, value: i32) -> Self {
        Self {
            operator: Some(operator),
            ..Self::size(kind, value)
        }
    }

    fn card(kind: ConditionType, reference: CardReference) -> Self {
        Self {
            reference: Some(WishReference::CardReference(reference)),
            ..Self::bare(kind)
        }
    }
}
