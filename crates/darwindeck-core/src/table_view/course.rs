//! What is going on: the trick, gifts, a claim, the pot, a knock.

use crate::bytecode::{Coded, Rank, Suit};
use crate::cards::{Card, Cards};
use crate::engine::receiver;
use crate::rules::{Phase, Trick};
use crate::values::{self, Asks, ClaimMade, Gift, Knocked, Placed, Pot};
use crate::view::View;

use super::listed;
use super::piles::{pile, suits_of};

impl<'a> View<'a> {
    /// The phase of the walk, unless that is over.
    fn phase(&self) -> Option<&'a Phase> {
        self.rules().phases.get(self.state().phase)
    }

    /// The trick, while one is played or its cards lie there.
    pub(super) fn present_trick(&self) -> Option<values::Trick> {
        let (rules, state) = (self.rules(), self.state());
        let Some(Phase::Trick(trick)) = self.phase() else {
            return None;
        };
        let decision = state.decision();
        let plays_now = decision.is_some_and(|decision| decision.asks == Asks::Trick);
        if !plays_now && state.in_trick.is_empty() {
            return None;
        }
        Some(values::Trick {
            leader: state.trick_leader,
            cards: self.trick_cards(trick),
            best: self.best_of_trick(trick),
            to_play: self.still_to_play(),
            number: state.tricks_taken + 1,
            of: rules.tricks_in_hand(state.dealt),
        })
    }

    /// The cards of the trick by seat; of those face down the viewer's own alone is named.
    fn trick_cards(&self, trick: &Trick) -> Vec<Placed> {
        let state = self.state();
        let named = |seat: usize| !trick.face_down || self.viewer().is_none_or(|one| one == seat);
        let laid_by = |seat: usize| {
            state
                .in_trick
                .into_iter()
                .find(|&card| self.played_by(card) == seat)
        };
        (0..self.rules().players)
            .filter_map(|seat| {
                let card: Card = laid_by(seat)?;
                Some(Placed {
                    seat,
                    card: named(seat).then_some(card),
                })
            })
            .collect()
    }

    /// Who would take the trick now; nobody can tell while its cards lie face down.
    fn best_of_trick(&self, trick: &Trick) -> Option<usize> {
        let state = self.state();
        if trick.face_down {
            return None;
        }
        let best = if trick.is_by_rank() {
            trick.best_by_rank(state.in_trick)
        } else {
            trick.best(state.in_trick, state.led, trick.trumps(state.trumps))
        };
        best.map(|card| self.played_by(card))
    }

    /// Who is still to play, in their order: whoever plays now, then all that are not skipped.
    fn still_to_play(&self) -> Vec<usize> {
        let state = self.state();
        let able = |seat: &usize| state.waiting.has(*seat) && !state.hands[*seat].is_empty();
        let now = Some(state.at).filter(able);
        let others = state.in_hand.without(state.at);
        let later = others.around(state.at, state.direction).filter(able);
        now.into_iter()
            .chain(later.skip(state.skips as usize))
            .collect()
    }

    /// Of the suits that are held back, those that have been played in this hand.
    pub(super) fn broken(&self) -> Option<Vec<Suit>> {
        let held_back = self.rules().held_back();
        (!held_back.is_empty()).then(|| suits_of(held_back & self.state().broken))
    }

    /// Cards that are chosen to be passed and still in the hands, by seat.
    pub(super) fn gifts(&self) -> Option<Vec<Gift>> {
        let (rules, state) = (self.rules(), self.state());
        let Some(Phase::Passing(passing)) = self.phase() else {
            return None;
        };
        let gift = |seat: usize| {
            let cards = state.passing[seat];
            let is_own = self.viewer().is_none_or(|viewer| viewer == seat);
            let open = if is_own {
                cards & self.open_in_hand(seat)
            } else {
                Cards::NONE
            };
            Gift {
                seat,
                to: receiver(passing, state, seat),
                cards: pile(cards, open),
            }
        };
        let givers = (0..rules.players).filter(|&seat| !state.passing[seat].is_empty());
        let gifts: Vec<Gift> = givers.map(gift).collect();
        (!gifts.is_empty()).then_some(gifts)
    }

    /// The claim, from the rank on, until nobody may doubt it any more.
    pub(super) fn claim_made(&self) -> Option<ClaimMade> {
        let state = self.state();
        let is_claimed = match state.decision()?.asks {
            Asks::Lay => true,
            Asks::Doubt => !state.claimed.is_empty(),
            _ => false,
        };
        is_claimed.then(|| ClaimMade {
            seat: state.walker,
            rank: Rank::from_code(state.claim_rank).expect("a claim is of a rank"),
            count: state.claimed.len(),
        })
    }

    pub(super) fn pot_value(&self) -> Option<Pot> {
        let state = self.state();
        self.rules().has_pot().then(|| Pot {
            chips: state.paid.iter().sum(),
            to_match: state.to_match,
            raises: state.raises,
        })
    }

    /// The trumps of the present trick, else of the hand.
    pub(super) fn trump(&self) -> Option<Suit> {
        let state = self.state();
        let goes_on = state.decision().is_some() || !state.in_trick.is_empty();
        let trumps = match self.phase() {
            Some(Phase::Trick(trick)) if goes_on => trick.trumps(state.trumps),
            _ => state.trumps,
        };
        trumps.first().and_then(|card| Suit::from_code(card.suit()))
    }

    /// Who has knocked, and who still has a walk before the hand is over.
    pub(super) fn knocked(&self) -> Option<Knocked> {
        let state = self.state();
        let seat = usize::from(state.knock?.0);
        let left = state.in_hand.without(seat).except(state.walked_since);
        Some(Knocked {
            seat,
            left: listed(left),
        })
    }

    /// The places of the hand before, where tribute is paid.
    pub(super) fn last_places(&self) -> Option<Vec<usize>> {
        let places = self.state().places_before();
        let matters = self.rules().features.pays_tribute && !places.is_empty();
        matters.then(|| places.iter().map(|&seat| usize::from(seat)).collect())
    }
}
