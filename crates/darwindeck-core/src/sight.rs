//! Who sees a card.

use crate::bytecode::Visibility;
use crate::cards::{Card, Cards};
use crate::rules::Rules;
use crate::seats::Seats;
use crate::state::{NO_SEAT, State};

/// A position, looked at with the question who sees what.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
}

impl Eyes<'_> {
    /// Who sees a card in a hand.
    pub(crate) fn on_hand(self, owner: usize, card: Card) -> Seats {
        match self.rules.bytecode.setup.hand_visibility {
            Visibility::FaceUp => self.rules.everybody,
            Visibility::FaceDown => Seats::NOBODY,
            Visibility::OwnerOnly => Seats::NOBODY.with(owner),
            Visibility::Revealed if self.state.shown.has(card) => self.rules.everybody,
            Visibility::Revealed => Seats::NOBODY.with(owner),
        }
    }

    /// Who sees a card that lies on the table.
    pub(crate) fn on_table(self, card: Card) -> Seats {
        self.on_pile(self.rules.bytecode.setup.tableau_visibility, card)
    }

    /// Who sees a card that lies on the discard pile.
    pub(crate) fn on_discard(self, card: Card) -> Seats {
        self.on_pile(self.rules.bytecode.setup.discard_visibility, card)
    }

    fn on_pile(self, visibility: Visibility, card: Card) -> Seats {
        if self.state.hidden.has(card) {
            return Seats::NOBODY;
        }
        match visibility {
            Visibility::FaceUp => self.rules.everybody,
            Visibility::Revealed if self.state.shown.has(card) => self.rules.everybody,
            Visibility::FaceDown | Visibility::Revealed => Seats::NOBODY,
            Visibility::OwnerOnly => match self.state.laid_by[card.number()] {
                NO_SEAT => Seats::NOBODY,
                seat => Seats::NOBODY.with(usize::from(seat)),
            },
        }
    }

    /// The cards of the table that a player sees.
    pub(crate) fn table(self, player: usize) -> Cards {
        if self.rules.sight.all_open {
            return self.state.table;
        }
        let table = self.state.table.into_iter();
        table
            .filter(|&card| self.on_table(card).has(player))
            .collect()
    }

    /// The cards of a hand that a player sees.
    pub(crate) fn hand(self, owner: usize, player: usize) -> Cards {
        let hand = self.state.hands[owner].into_iter();
        hand.filter(|&card| self.on_hand(owner, card).has(player))
            .collect()
    }

    /// The cards that a player sees of the own hand: all of them, or none.
    pub(crate) fn own_hand(self, player: usize) -> Cards {
        if self.rules.sight.own_hand_hidden {
            Cards::NONE
        } else {
            self.state.hands[player]
        }
    }

    /// Whether a player sees a card that lies on the discard pile.
    #[inline]
    pub(crate) fn sees_discarded(self, player: usize, card: Card) -> bool {
        self.rules.sight.all_open || self.on_discard(card).has(player)
    }

    /// Whether a player sees a card that lies on the table.
    #[inline]
    pub(crate) fn sees_on_table(self, player: usize, card: Card) -> bool {
        self.rules.sight.all_open || self.on_table(card).has(player)
    }
}
