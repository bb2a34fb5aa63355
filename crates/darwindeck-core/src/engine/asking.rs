//! Asking conditions of a position.

use crate::bytecode::{CardReference, PlaceReference};
use crate::cards::{Card, Cards};
use crate::rules::{Fact, Level, Phase, Question};
use crate::watch::Watch;

use super::Play;
use crate::rules::compares;

impl<W: Watch> Play<'_, W> {
    /// Whether a condition holds for a player, where there is no card to ask about.
    pub(super) fn holds(&self, question: &Question, player: usize) -> bool {
        self.holds_at(question, player, self.level_of_hand(question, player))
    }

    fn holds_at(&self, question: &Question, player: usize, level: Level) -> bool {
        match question {
            Question::Card(_) | Question::Like(..) => false,
            Question::Fact(fact, operator, value) => {
                compares(self.fact(*fact, player), *operator, *value)
            }
            Question::Set(size) => u32::from(*size) <= level.set,
            Question::Run(length) => u32::from(*length) <= level.run,
            Question::All(parts) => parts.iter().all(|part| self.holds_at(part, player, level)),
            Question::Any(parts) => parts.iter().any(|part| self.holds_at(part, player, level)),
        }
    }

    /// The cards for which a condition holds, given the sets and runs that there are.
    #[inline]
    pub(super) fn accepted(&self, question: &Question, player: usize, level: Level) -> Cards {
        match question {
            Question::Card(cards) => *cards,
            Question::Like(likeness, reference) => match self.named_for(*reference) {
                Some(suit) => likeness.to_suit(suit),
                None => self
                    .reference(*reference, player)
                    .map_or(Cards::ALL, |card| likeness.to(card, self.rules)),
            },
            _ => self.accepted_in_parts(question, player, level),
        }
    }

    fn accepted_in_parts(&self, question: &Question, player: usize, level: Level) -> Cards {
        match question {
            Question::Card(_) | Question::Like(..) => self.accepted(question, player, level),
            Question::Fact(fact, operator, value) => {
                Cards::all_if(compares(self.fact(*fact, player), *operator, *value))
            }
            Question::Set(size) => Cards::all_if(u32::from(*size) <= level.set),
            Question::Run(length) => Cards::all_if(u32::from(*length) <= level.run),
            Question::All(parts) => parts.iter().fold(Cards::ALL, |all, part| {
                all & self.accepted(part, player, level)
            }),
            Question::Any(parts) => parts.iter().fold(Cards::NONE, |any, part| {
                any | self.accepted(part, player, level)
            }),
        }
    }

    /// The sets and runs in a hand, if the condition asks about them.
    #[inline]
    pub(super) fn level_of_hand(&self, question: &Question, player: usize) -> Level {
        if question.is_about_groups() {
            self.level(self.state.hands[player])
        } else {
            Level::NONE
        }
    }

    /// The largest set and the longest run among cards.
    pub(super) fn level(&self, cards: Cards) -> Level {
        Level {
            set: cards.largest_set(),
            run: self.rules.longest_run(cards),
        }
    }

    /// The suit that was named for a reference card, which then has no rank. Everybody has heard it.
    #[inline]
    pub(super) fn named_for(&self, reference: CardReference) -> Option<u8> {
        let state = &self.state;
        state.named.filter(|_| match reference {
            CardReference::TopDiscard => true,
            CardReference::LastPlayed => state.last_played == state.discard.top(),
            CardReference::TableauTop => false,
        })
    }

    /// A reference card, if it is there and the player sees it.
    #[inline]
    pub(super) fn reference(&self, reference: CardReference, player: usize) -> Option<Card> {
        match reference {
            CardReference::TopDiscard => self
                .state
                .discard
                .top()
                .filter(|&card| self.eyes().sees_discarded(player, card)),
            CardReference::TableauTop => self
                .state
                .table_top
                .filter(|&card| self.eyes().sees_on_table(player, card)),
            CardReference::LastPlayed => self.state.last_played.filter(|&card| {
                if self.state.table.has(card) {
                    self.eyes().sees_on_table(player, card)
                } else if self.state.discard.cards().contains(&card) {
                    self.eyes().sees_discarded(player, card)
                } else {
                    self.state.in_trick.has(card)
                }
            }),
        }
    }

    pub(super) fn fact(&self, fact: Fact, player: usize) -> i64 {
        let state = &self.state;
        match fact {
            Fact::HandSize => i64::from(state.hands[player].len()),
            Fact::HandValue => self.rules.evaluation.value(state.hands[player], self.rules),
            Fact::Size(place) => i64::from(self.size(place, player)),
            Fact::ValidPlays(phase) => phase.map_or(0, |phase| self.valid_plays(phase, player)),
            Fact::Score => state.scores[player],
            Fact::Chips => state.chips[player],
            Fact::Pot => state.paid.iter().sum(),
            Fact::CurrentBet => state.to_match,
        }
    }

    fn size(&self, place: PlaceReference, player: usize) -> u32 {
        let state = &self.state;
        match place {
            PlaceReference::Deck => state.deck.len(),
            PlaceReference::Hand => state.hands[player].len(),
            PlaceReference::Discard => state.discard.len(),
            PlaceReference::Tableau => state.table.len(),
            PlaceReference::OpponentHand => self
                .next_player(player)
                .map_or(0, |next| state.hands[next].len()),
            PlaceReference::OpponentDiscard => self.next_player(player).map_or(0, |next| {
                let laid = state.discard.cards().iter();
                laid.filter(|card| usize::from(state.laid_by[card.number()]) == next)
                    .count() as u32
            }),
            PlaceReference::ValidPlays => 0,
        }
    }

    /// Whether a play phase would offer a card now.
    #[inline]
    pub(super) fn can_lay(&self, phase: usize, player: usize) -> bool {
        match &self.rules.phases[phase] {
            Phase::Lay(lay) if lay.is_single => !self.offered_single(lay, player).is_empty(),
            _ => self.valid_plays(phase, player) > 0,
        }
    }

    /// How many cards a play phase would offer for a first card now.
    fn valid_plays(&self, phase: usize, player: usize) -> i64 {
        match self.rules.phases.get(phase) {
            Some(Phase::Lay(lay)) => {
                let choice = self.choice_to_lay(lay, player, Cards::NONE);
                i64::from(self.offered(&choice).len())
            }
            _ => 0,
        }
    }
}
