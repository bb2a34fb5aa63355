//! Conditions that look at nothing but one open card, worked out for each card that it could be.

use crate::bytecode::CardReference;
use crate::cards::{Card, Cards};

use super::{Question, Rules};

/// A pile whose top card everybody sees.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OpenPile {
    Discard,
    Table,
}

impl OpenPile {
    pub(crate) const ALL: [Self; 2] = [Self::Discard, Self::Table];

    const fn reference(self) -> CardReference {
        match self {
            Self::Discard => CardReference::TopDiscard,
            Self::Table => CardReference::TableauTop,
        }
    }
}

/// What a card is compared with.
#[derive(Clone, Copy)]
enum Top {
    Nothing,
    Card(Card),
    /// A wild card for which this suit was named.
    Named(u8),
}

/// The cards that fit, by the top card of a pile.
#[derive(Clone, Debug)]
pub(crate) struct Fits {
    pub(crate) pile: OpenPile,
    /// By the number of the top card.
    by_top: [Cards; 64],
    /// By the suit that was named for it.
    by_named: [Cards; 4],
    /// While there is none.
    first: Cards,
}

impl Fits {
    /// Works a condition out, if it looks at the top of this pile alone and everybody sees it.
    pub(crate) fn new(rules: &Rules, question: &Question, pile: OpenPile) -> Option<Self> {
        if !rules.sight.all_open {
            return None;
        }
        let reference = pile.reference();
        let mut by_top = [Cards::NONE; 64];
        for card in Cards::ALL {
            by_top[card.number()] = question.given(rules, reference, Top::Card(card))?;
        }
        let mut by_named = [Cards::NONE; 4];
        for (suit, cards) in (0..).zip(&mut by_named) {
            *cards = question.given(rules, reference, Top::Named(suit))?;
        }
        Some(Self {
            pile,
            by_top,
            by_named,
            first: question.given(rules, reference, Top::Nothing)?,
        })
    }

    #[inline]
    pub(crate) fn on(&self, top: Option<Card>) -> Cards {
        top.map_or(self.first, |card| self.by_top[card.number()])
    }

    /// The cards that fit on a card for which a suit was named.
    #[inline]
    pub(crate) fn on_named(&self, suit: u8) -> Cards {
        self.by_named[usize::from(suit & 3)]
    }
}

impl Question {
    /// The cards for which it holds, if a reference card is all that it looks at.
    fn given(&self, rules: &Rules, reference: CardReference, top: Top) -> Option<Cards> {
        let given = |part: &Self| part.given(rules, reference, top);
        match self {
            Self::Card(cards) => Some(*cards),
            Self::Like(likeness, this) if *this == reference => Some(match top {
                Top::Nothing => Cards::ALL,
                Top::Card(card) => likeness.to(card, rules),
                Top::Named(suit) => likeness.to_suit(suit),
            }),
            Self::All(parts) => parts
                .iter()
                .try_fold(Cards::ALL, |all, part| Some(all & given(part)?)),
            Self::Any(parts) => parts
                .iter()
                .try_fold(Cards::NONE, |any, part| Some(any | given(part)?)),
            Self::Like(..) | Self::Fact(..) | Self::Set(_) | Self::Run(_) => None,
        }
    }
}
