//! The options of a decision as values.

use crate::bytecode::{Coded, Location, Rank, Suit, Visibility};
use crate::cards::Card;
use crate::options::{Decision, Move};
use crate::rules::{Phase, Source, SwapWith};
use crate::values::{Bid, Choice};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// What an option of the pending decision is.
    pub(super) fn choice(&self, decision: &Decision, option: u32) -> Choice {
        let player = decision.player;
        match decision.option(option) {
            Move::Card(_, card) => Choice::Card { card },
            Move::Any => Choice::Any,
            Move::Stop => Choice::Stop,
            Move::Pass => Choice::Pass,
            Move::Draw => self.choice_to_draw(self.state.source, player),
            Move::DrawFrom(place) => self.choice_to_draw(self.source_at(place), player),
            Move::Double => Choice::Double,
            Move::Swap => Choice::Swap {
                with_: self.swapped_with(player),
            },
            Move::Knock => Choice::Knock,
            Move::Challenge => Choice::Challenge,
            Move::Accept => Choice::Accept,
            Move::Bid(tricks) => Choice::Bid {
                bid: Bid::Tricks(tricks),
            },
            Move::Nil => Choice::Bid { bid: Bid::Nil },
            Move::Bet(way, chips) => Choice::Bet { way, chips },
            Move::Stake(chips) => Choice::Stake { chips },
            Move::Name(rank) => Choice::Rank {
                rank: Rank::from_code(rank).expect("a card has this rank"),
            },
            Move::Suit(suit) => Choice::Suit {
                suit: Suit::from_code(suit).expect("a card has this suit"),
            },
            Move::Hit(seat) | Move::Ask(seat) => Choice::Seat { seat },
        }
    }

    /// From where a card would be drawn, and which one, if the player sees it there and no other could come.
    fn choice_to_draw(&self, source: Source, player: usize) -> Choice {
        let (seat, card) = match source {
            Source::Deck => (None, self.open_top_of_deck()),
            Source::Discard => (None, self.state.discard.top()),
            Source::NextDiscard => {
                let place = self.place_of_next_discard(player);
                let card = place.map(|place| self.state.discard.cards()[place]);
                (self.drawn_from(player), card)
            }
            Source::NextHand => {
                let other = self.drawn_from(player);
                (other, other.and_then(|other| self.open_top(other, player)))
            }
            Source::Table => (None, None),
        };
        let is_seen = |card: &Card| match source {
            Source::Discard | Source::NextDiscard => self.eyes().sees_discarded(player, *card),
            Source::Deck | Source::NextHand | Source::Table => true,
        };
        Choice::Draw {
            source: source.location(),
            seat,
            card: card.filter(is_seen),
        }
    }

    /// The top card of the deck, if it can be taken and lies open: as they all do, or for trumps.
    fn open_top_of_deck(&self) -> Option<Card> {
        let is_open = self.rules.bytecode.setup.deck_visibility == Visibility::FaceUp;
        let top = self.state.deck.top().filter(|_| !self.deck_is_empty());
        let makes_trumps = |card| self.state.trump_card == Some(card) && self.state.shown.has(card);
        top.filter(|&card| is_open || makes_trumps(card))
    }

    /// The top card of the stack of another player, if it is seen.
    fn open_top(&self, owner: usize, player: usize) -> Option<Card> {
        let top = self.state.stacks.first(owner);
        top.filter(|&card| self.rules.has_stacks && self.eyes().on_hand(owner, card).has(player))
    }

    /// The source of the present draw that is this place.
    fn source_at(&self, place: Location) -> Source {
        match &self.rules.phases[self.state.phase] {
            Phase::Draw(draw) => draw
                .or_source
                .filter(|source| source.location() == place)
                .unwrap_or(draw.source),
            _ => self.state.source,
        }
    }

    /// Whose hand comes for the own one; nobody's where it is the table.
    fn swapped_with(&self, player: usize) -> Option<usize> {
        match &self.rules.phases[self.state.phase] {
            Phase::Swap(swap) if self.swaps_with(swap) == SwapWith::NextHand => {
                self.next_player(player)
            }
            _ => None,
        }
    }
}
