//! What makes a suit the trumps of a hand, and who names them.

use crate::cards::{Card, Cards};

use crate::bytecode::{Coded, Suit, TrumpChooser, TrumpPhase, TrumpSource};
use crate::seats::Seats;
use crate::state::Step;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// The trumps of a hand that has just been dealt.
    pub(super) fn find_trumps(&mut self) {
        let (rules, hand) = (self.rules, self.state.hand_number);
        let fixed = rules.bytecode.setup.trump_suit;
        self.state.trump_named = false;
        self.state.trump_card = None;
        self.state.trumps = Cards::NONE;
        if rules.features.last_winner_names_trumps && hand > 1 {
            return;
        }
        let card = match rules.bytecode.setup.trump_source {
            TrumpSource::LastCard => self.last_card_dealt(),
            TrumpSource::TurnedUp => self.state.deck.top(),
            TrumpSource::Fixed | TrumpSource::Rotating => None,
        };
        if let Some(card) = card {
            self.state.trumps = Cards::of_suit(card.suit());
            self.state.trump_card = Some(card);
            self.show(Cards::of(card));
        } else if rules.bytecode.setup.trump_source == TrumpSource::Rotating {
            self.state.trumps = Cards::of_suit(((hand - 1) % 4) as u8);
        } else {
            self.state.trumps = fixed.map_or(Cards::NONE, |suit: Suit| Cards::of_suit(suit.code()));
        }
    }

    /// The last card that the dealer got. The cards dealt still stand above the deck, seat after seat.
    fn last_card_dealt(&mut self) -> Option<Card> {
        let state = &mut *self.state;
        let dealer = state.dealer();
        let before = state.in_game.iter().filter(|&seat| seat <= dealer).count();
        let taken = before * state.dealt as usize;
        let at = (self.rules.deck.len() as usize).checked_sub(taken)?;
        let is_dealt = taken > 0 && self.rules.suit_hands.is_none();
        is_dealt.then(|| state.deck.places()[at % crate::cards::ROOM])
    }

    /// Once in a hand a player names trumps; nobody does where nobody has the right to.
    #[inline(never)]
    pub(super) fn open_trumps(&mut self, phase: &TrumpPhase) {
        self.state.step = Step::LeavePhase;
        if std::mem::replace(&mut self.state.trump_named, true) {
            return;
        }
        let Some(player) = self.who_names_trumps(phase.named_by) else {
            return;
        };
        let decision = self.rules.suits_to_name(player);
        if decision.count() == 0 || !self.begin_turn(player) {
            return;
        }
        self.ask(decision);
    }

    fn who_names_trumps(&mut self, chooser: TrumpChooser) -> Option<usize> {
        let state = &mut *self.state;
        match chooser {
            TrumpChooser::Starter if state.in_hand.has(state.walker) => Some(state.walker),
            TrumpChooser::Starter => state.in_hand.next(state.walker, 1),
            TrumpChooser::LastWinner => {
                let tricks = state.tricks_before;
                let most = state.in_hand.iter().map(|seat| tricks[seat]).max()?;
                let best = state.in_hand.iter().filter(|&seat| tricks[seat] == most);
                let best = best.fold(Seats::NOBODY, Seats::with);
                if most == 0 {
                    return None;
                }
                let place = state.chance.one_of(best.len());
                best.iter().nth(place as usize)
            }
        }
    }

    pub(super) fn trumps_named(&mut self, suit: u8) {
        self.state.trumps = Cards::of_suit(suit);
        self.state.step = Step::LeavePhase;
    }
}
