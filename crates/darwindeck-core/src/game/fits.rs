//! Conditions that look at nothing but one open card, worked out for each card that it could be.

use crate::cards::{Card, Cards};
use crate::program::CardReference;

use super::{Game, Question};

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

/// The cards that fit, by the top card of a pile.
#[derive(Clone, Debug)]
pub(crate) struct Fits {
    pub(crate) pile: OpenPile,
    /// By the number of the top card.
    by_top: [Cards; 64],
    /// While there is none.
    first: Cards,
}

impl Fits {
    /// Works a condition out, if it looks at the top of this pile alone and everybody sees it.
    pub(crate) fn new(game: &Game, question: &Question, pile: OpenPile) -> Option<Self> {
        if !game.sight.all_open {
            return None;
        }
        let reference = pile.reference();
        let mut by_top = [Cards::NONE; 64];
        for card in Cards::ALL {
            by_top[card.number()] = question.given(game, reference, Some(card))?;
        }
        Some(Self {
            pile,
            by_top,
            first: question.given(game, reference, None)?,
        })
    }

    #[inline]
    pub(crate) fn on(&self, top: Option<Card>) -> Cards {
        top.map_or(self.first, |card| self.by_top[card.number()])
    }
}

impl Question {
    /// The cards for which it holds, if a reference card is all that it looks at.
    fn given(&self, game: &Game, reference: CardReference, card: Option<Card>) -> Option<Cards> {
        let given = |part: &Self| part.given(game, reference, card);
        match self {
            Self::Card(cards) => Some(*cards),
            Self::Like(likeness, this) if *this == reference => {
                Some(card.map_or(Cards::ALL, |card| likeness.to(card, game)))
            }
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
