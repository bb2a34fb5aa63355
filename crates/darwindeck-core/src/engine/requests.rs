//! Ask phases: a player wants all cards of a rank from an opponent, who must hand them over.

use crate::bytecode::{AskPhase, DeckEmptyAction};
use crate::cards::Cards;
use crate::options::Decision;
use crate::rules::Phase;
use crate::seats::Seats;
use crate::state::Step;
use crate::values::{Asks, Giving, Place, Showing};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// The walk's player asks whom to ask: an opponent who holds a card. A player without cards draws one first.
    #[inline(never)]
    pub(super) fn open_request(&mut self) {
        let player = self.state.walker;
        self.state.step = Step::LeavePhase;
        if self.state.hands[player].is_empty() && self.has_deck() {
            self.draw_unseen(player);
            self.lay_books(player);
        }
        let opponents = self.state.in_hand.except(self.partners(player));
        let holders = opponents
            .iter()
            .filter(|&one| !self.state.hands[one].is_empty())
            .fold(Seats::NOBODY, Seats::with);
        let mut seats = holders.iter();
        match (seats.next(), seats.next()) {
            _ if self.state.hands[player].is_empty() => {}
            (None, _) => {}
            (Some(only), None) => self.opponent_named(only),
            _ => self.ask(Decision {
                asks: Asks::Whom,
                ..Decision::seats(player, holders)
            }),
        }
    }

    /// Which rank to ask for: one of which the player holds a card.
    pub(super) fn opponent_named(&mut self, other: usize) {
        let player = self.state.walker;
        let hand = self.state.hands[player];
        self.state.target = Some(other);
        self.ask(Decision {
            player,
            asks: Asks::Rank,
            set: (0..4).fold(0, |ranks, suit| ranks | u64::from(hand.lane(suit))),
            ..Decision::NOTHING
        });
    }

    /// All cards of the rank are handed over; a player who is refused draws instead.
    pub(super) fn rank_asked_for(&mut self, rank: u8) {
        let rules = self.rules;
        let (Phase::Ask(phase), Some(other)) =
            (&rules.phases[self.state.phase], self.state.target.take())
        else {
            return;
        };
        let player = self.state.walker;
        let cards = self.state.hands[other] & Cards::of_rank(rank);
        if W::KNOWLEDGE {
            let inference = &mut self.state.inference;
            inference.holds_rank(player, rank);
            inference.lacks(other, Cards::of_rank(rank) - cards);
        }
        let asks_again = if cards.is_empty() {
            self.refused(phase, player, rank)
        } else {
            self.hand_over(other, player, cards);
            self.tell_given(other, player, cards, Giving::Asked);
            self.lay_books(player);
            phase.again_if_given
        };
        self.state.step = if asks_again {
            Step::AskAgain
        } else {
            Step::LeavePhase
        };
    }

    /// Says whether the player asks again.
    fn refused(&mut self, phase: &AskPhase, player: usize, rank: u8) -> bool {
        if !phase.draw_if_refused || !self.has_deck() {
            return false;
        }
        let card = self.draw_unseen(player);
        let is_shown = !(card & Cards::of_rank(rank)).is_empty();
        if is_shown {
            self.show(card);
            self.tell_shown(Some(player), card, Showing::Asked);
        }
        self.lay_books(player);
        is_shown && phase.again_if_drawn
    }

    /// Asking again is another turn, unless the last ask has won the game.
    pub(super) fn ask_again(&mut self) {
        if !self.judge_move() && self.begin_turn(self.state.walker) {
            self.open_request();
        }
    }

    /// Whether there is a card to draw, with an empty deck made again from the discard pile if the rules say so.
    pub(super) fn has_deck(&mut self) -> bool {
        let action = self.rules.bytecode.game_rules.deck_empty_action;
        !self.deck_is_empty() || (action == DeckEmptyAction::ReshuffleDiscard && self.reshuffle())
    }

    /// The top card of the deck goes into a hand.
    fn draw_unseen(&mut self, player: usize) -> Cards {
        let Some(card) = self.state.deck.pop() else {
            return Cards::NONE;
        };
        self.reaches_hand(player, card);
        self.tell_drawn(player, card, Place::DECK);
        Cards::of(card)
    }
}
