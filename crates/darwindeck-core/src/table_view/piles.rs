//! The cards that lie at a place: how many, and those that lie open.

use crate::bytecode::{Coded, Suit, TableauMode, Visibility};
use crate::cards::{Card, Cards};
use crate::values::{KnownCards, Meld, MeldKind, Pile, Place, Placed, ToBeat};
use crate::view::View;

impl View<'_> {
    /// The deck from its top: all of it where it lies open, else the card that was turned up for trumps.
    pub(super) fn deck(&self) -> Pile {
        let deck = &self.state().deck;
        let from_top = deck.cards().iter().rev().copied();
        Pile {
            count: deck.len(),
            cards: from_top
                .filter(|&card| self.is_open_in_deck(card))
                .collect(),
            seen: None,
        }
    }

    fn is_open_in_deck(&self, card: Card) -> bool {
        let state = self.state();
        let is_face_up = self.rules().bytecode.setup.deck_visibility == Visibility::FaceUp;
        let makes_trumps = state.trump_card == Some(card) && state.shown.has(card);
        self.viewer().is_none() || is_face_up || makes_trumps
    }

    /// The discard pile from its bottom.
    pub(super) fn discard_pile(&self) -> Vec<Option<Card>> {
        let cards = self.state().discard.cards().iter();
        cards
            .map(|&card| self.is_open_in_discard(card).then_some(card))
            .collect()
    }

    fn is_open_in_discard(&self, card: Card) -> bool {
        let viewer = self.viewer();
        viewer.is_none_or(|viewer| self.eyes().sees_discarded(viewer, card))
    }

    /// The suit that was named for the wild card on top of the discard pile.
    pub(super) fn named(&self) -> Option<Suit> {
        self.state().named.and_then(Suit::from_code)
    }

    pub(super) fn table_pile(&self) -> Pile {
        pile(self.state().table, self.table())
    }

    /// The card that was laid on the table last, if it lies there and is seen.
    pub(super) fn table_top(&self) -> Option<Card> {
        let top = self.state().table_top;
        top.filter(|&card| self.table().has(card))
    }

    /// What could be laid now on a SEQUENCE tableau, whoever holds it; nothing for who does not see all of the table.
    pub(super) fn fits(&self) -> Option<Vec<Card>> {
        let (rules, table) = (self.rules(), self.state().table);
        let sees_all = self.table() == table;
        let fits = rules.fitting(table) & rules.cards & Cards::all_if(sees_all);
        (rules.mode == TableauMode::Sequence).then(|| fits.into_iter().collect())
    }

    /// Sets by rank, then runs by suit.
    pub(super) fn melds(&self) -> Option<Vec<Meld>> {
        let state = self.state();
        let sets = (0..13).map(|rank| state.melded_sets & Cards::of_rank(rank));
        let sets = sets.filter(|set| !set.is_empty()).map(|set| Meld {
            as_: MeldKind::Set,
            cards: set.into_iter().collect(),
        });
        let runs = (0..4).flat_map(|suit| self.runs_of(suit));
        let melds: Vec<Meld> = sets.chain(runs).collect();
        (!melds.is_empty()).then_some(melds)
    }

    /// The runs of a suit, each from its lowest card.
    fn runs_of(&self, suit: u8) -> Vec<Meld> {
        let mut runs: Vec<Vec<Card>> = Vec::new();
        let mut is_open = false;
        let of_suit = self.state().melded_runs & Cards::of_suit(suit);
        for &rank in &self.rules().row {
            let card = (of_suit & Cards::of_rank(rank)).first();
            match (card, runs.last_mut()) {
                (Some(card), Some(run)) if is_open => run.push(card),
                (Some(card), _) => runs.push(vec![card]),
                (None, _) => {}
            }
            is_open = card.is_some();
        }
        let run = |cards| Meld {
            as_: MeldKind::Run,
            cards,
        };
        runs.into_iter().map(run).collect()
    }

    /// The cards of the table that stand for somebody in a WAR, by seat.
    pub(super) fn battle(&self) -> Option<Vec<Placed>> {
        let state = self.state();
        let stands = |seat| Placed {
            seat,
            card: self.stake(seat),
        };
        (!state.fighters.is_empty()).then(|| state.fighters.iter().map(stands).collect())
    }

    /// The play to be beaten, where plays climb.
    pub(super) fn play_to_beat(&self) -> Option<ToBeat> {
        let cards = self.state().play_to_beat();
        let seat = self.state().last_to_play.filter(|_| !cards.is_empty())?;
        Some(ToBeat {
            seat,
            cards: (cards & self.table()).into_iter().collect(),
        })
    }

    /// The cards of a hand that lie open; for all eyes all of them.
    pub(super) fn open_in_hand(&self, owner: usize) -> Cards {
        let hand = self.state().hands[owner];
        let viewer = self.viewer();
        viewer.map_or(hand, |viewer| self.eyes().hand(owner, viewer))
    }

    /// What does not lie open and is known to be there: in the deck, on the discard pile, on the table, in hands.
    pub(super) fn known_cards(&self) -> Option<Vec<KnownCards>> {
        self.viewer()?;
        let (state, known) = (self.state(), self.known());
        let hidden = |cards: Cards, is_open: &dyn Fn(Card) -> bool| -> Cards {
            let unseen = (cards & known).into_iter();
            unseen.filter(|&card| !is_open(card)).collect()
        };
        let deck = state.deck.cards().iter().copied().collect();
        let discard = state.discard.cards().iter().copied().collect();
        let mut places = vec![
            (
                Place::DECK,
                hidden(deck, &|card| self.is_open_in_deck(card)),
            ),
            (
                Place::DISCARD,
                hidden(discard, &|card| self.is_open_in_discard(card)),
            ),
            (Place::TABLE, (state.table & known) - self.table()),
        ];
        for seat in 0..self.rules().players {
            let unseen = (state.hands[seat] & known) - self.open_in_hand(seat);
            places.push((Place::hand(seat), unseen));
        }
        let places = places.into_iter().filter(|(_, cards)| !cards.is_empty());
        let known: Vec<KnownCards> = places
            .map(|(at, cards)| KnownCards {
                at,
                cards: cards.into_iter().collect(),
            })
            .collect();
        (!known.is_empty()).then_some(known)
    }
}

/// A pile of which some cards lie open.
pub(super) fn pile(cards: Cards, open: Cards) -> Pile {
    Pile {
        count: cards.len(),
        cards: open.into_iter().collect(),
        seen: None,
    }
}

/// The suits of which there is a card.
pub(super) fn suits_of(cards: Cards) -> Vec<Suit> {
    let has_card = |suit: &Suit| cards.lane(suit.code()) != 0;
    Suit::ALL.iter().copied().filter(has_card).collect()
}
