//! Laying melds: sets and runs go from the hand onto the table, and other cards are added to them.

use crate::cards::{Card, Cards};
use crate::options::{Decision, Decline};
use crate::rules::{Meld, Phase};
use crate::state::Step;
use crate::values::{Asks, Event, Laying, Making, Place};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    pub(super) fn open_meld(&mut self) {
        self.state.chosen = Cards::NONE;
        self.state.melds = 0;
        self.state.step = Step::Meld;
    }

    /// Asks for the next card. When there is none, the cards chosen are laid, or the phase is over.
    pub(super) fn meld(&mut self) {
        let Phase::Meld(meld) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let (player, chosen) = (self.state.walker, self.state.chosen);
        let offered = self.offered_to_meld(meld);
        if offered.is_empty() {
            self.no_more_to_meld();
            return;
        }
        let decline = if chosen.is_empty() {
            Decline::Pass
        } else if self.is_good_meld(meld, chosen) {
            Decline::Stop
        } else {
            Decline::Never
        };
        self.ask(Decision {
            unseen: self.rules.sight.own_hand_hidden,
            decline,
            ..Decision::cards(player, Asks::Meld, offered)
        });
    }

    pub(super) fn card_to_meld(&mut self, card: Card) {
        self.state.chosen |= Cards::of(card);
        self.state.step = Step::Meld;
    }

    /// The cards chosen are laid; without any the phase is over.
    pub(super) fn no_more_to_meld(&mut self) {
        let cards = std::mem::take(&mut self.state.chosen);
        let Phase::Meld(meld) = &self.rules.phases[self.state.phase] else {
            return;
        };
        if cards.is_empty() {
            self.state.step = Step::LeavePhase;
            return;
        }
        let player = self.state.walker;
        let added = cards.first().filter(|_| cards.len() == 1);
        let added = added.filter(|&card| self.fits_a_meld(meld, card));
        let as_set = match added {
            Some(card) => self.has_set_of(card),
            None => meld.is_set(cards),
        };
        for card in cards {
            self.state.leaves_hand(player, card);
        }
        let melded = if as_set {
            &mut self.state.melded_sets
        } else {
            &mut self.state.melded_runs
        };
        *melded |= cards;
        self.show(cards);
        if W::KNOWLEDGE {
            self.state.inference.loses_openly(player, cards);
        }
        self.tell(|play| Event::Lays {
            seat: player,
            as_: Laying::Meld,
            rank: None,
            makes: Some(match (added, as_set) {
                (Some(_), _) => Making::Added,
                (None, true) => Making::Set,
                (None, false) => Making::Run,
            }),
            moves: vec![play.moved(cards, Place::hand(player), Place::MELDS)],
        });
        self.state.melds += u32::from(added.is_none());
        self.state.walk.acted = true;
        self.state.step = Step::Meld;
    }

    /// The cards that may be chosen next: the choice can be completed with cards later in canonical order.
    pub(super) fn offered_to_meld(&self, meld: &Meld) -> Cards {
        let (hand, chosen) = (self.state.hands[self.state.walker], self.state.chosen);
        let later = match chosen.last() {
            Some(last) => hand & Cards::after(last),
            None => hand,
        };
        let fits = |card: Card| chosen.is_empty() && self.fits_a_meld(meld, card);
        later
            .into_iter()
            .filter(|&card| {
                fits(card) || self.can_become_meld(meld, hand, chosen | Cards::of(card))
            })
            .collect()
    }

    /// Whether cards may be laid as they are.
    fn is_good_meld(&self, meld: &Meld, cards: Cards) -> bool {
        let single = cards.first().filter(|_| cards.len() == 1);
        single.is_some_and(|card| self.fits_a_meld(meld, card))
            || (self.may_meld(meld)
                && (meld.is_set(cards) || self.rules.is_run(cards, meld.min_run)))
    }

    fn may_meld(&self, meld: &Meld) -> bool {
        meld.max_melds.is_none_or(|most| self.state.melds < most)
    }

    fn has_set_of(&self, card: Card) -> bool {
        !(self.state.melded_sets & Cards::of_rank(card.rank())).is_empty()
    }

    /// Whether a card can be added to a set of its rank, or to either end of a run of its suit.
    fn fits_a_meld(&self, meld: &Meld, card: Card) -> bool {
        let neighbors = self.rules.neighbors(card.rank()) & Cards::of_suit(card.suit());
        let next_to_run = !(self.state.melded_runs & neighbors).is_empty();
        meld.lay_off && (next_to_run || self.has_set_of(card))
    }

    /// Whether cards make a new meld, alone or with others of the hand that come later in canonical order.
    fn can_become_meld(&self, meld: &Meld, hand: Cards, chosen: Cards) -> bool {
        let (Some(first), Some(last)) = (chosen.first(), chosen.last()) else {
            return false;
        };
        if !self.may_meld(meld) {
            return false;
        }
        let usable = chosen | (hand & Cards::after(last));
        let same_rank = usable & Cards::of_rank(first.rank());
        let is_set = same_rank.covers(chosen) && meld.is_set(same_rank);
        is_set || self.rules.has_run_around(chosen, usable, meld.min_run)
    }
}
