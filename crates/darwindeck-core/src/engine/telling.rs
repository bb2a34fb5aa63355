//! Telling what happens. Events are made here, and only where somebody listens.

use crate::bytecode::{Coded, Suit, TrumpSource};
use crate::cards::{Card, Cards};
use crate::options::Decision;
use crate::rules::SEATS;
use crate::state::Outcome;
use crate::values::{
    CardMove, ChipsFor, Ending, Event, GameOutcome, Giving, Laying, Leaving, Pile, Place, Showing,
    Trumps,
};
use crate::view::View;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// Tells whoever listens what has happened. The position shows it already.
    #[inline]
    pub(super) fn tell(&mut self, event: impl FnOnce(&Self) -> Event) {
        if W::LISTENS {
            let event = event(self);
            self.watch.happened(event, self.state);
        }
    }

    /// Cards that have gone from one place to another.
    pub(super) fn moved(
        &self,
        cards: impl IntoIterator<Item = Card>,
        from: Place,
        to: Place,
    ) -> CardMove {
        let cards: Vec<Card> = cards.into_iter().collect();
        CardMove {
            seen: self.who_knows(&cards),
            cards: cards.into_iter().map(Some).collect(),
            from_: from,
            to,
        }
    }

    /// Card by card, who knows where it is; nothing when everybody does, or when nobody asks.
    pub(super) fn who_knows(&self, cards: &[Card]) -> Option<Vec<Vec<usize>>> {
        if !W::KNOWLEDGE {
            return None;
        }
        let players = 0..self.rules.players;
        let known_by = |seat| View::new(self.rules, self.state, Some(seat)).known();
        let by_all = players.clone().map(known_by);
        let by_all = by_all.fold(Cards::ALL, |all, known| all & known);
        if cards.iter().all(|&card| by_all.has(card)) {
            return None;
        }
        let known: Vec<Cards> = players.clone().map(known_by).collect();
        let knowing = |&card: &Card| {
            players
                .clone()
                .filter(|&seat| known[seat].has(card))
                .collect()
        };
        Some(cards.iter().map(knowing).collect())
    }

    /// A player has decided.
    #[inline]
    pub(super) fn decided(&mut self, decision: &Decision, option: u32) {
        self.watch.decided(decision, option);
        self.tell_choice(decision, option);
    }

    /// The pending decision is made.
    #[inline]
    pub(super) fn pending_decided(&mut self, option: u32) {
        self.watch.decided(&self.state.decision, option);
        if W::LISTENS {
            let decision = self.state.decision;
            self.tell_choice(&decision, option);
        }
    }

    fn tell_choice(&mut self, decision: &Decision, option: u32) {
        self.tell(|play| Event::Chose {
            seat: decision.player,
            asks: decision.asks,
            option: play.choice(decision, option),
            of: Some(decision.count()),
        });
    }

    /// A player has laid cards of the own hand.
    #[inline]
    pub(super) fn tell_laid(
        &mut self,
        seat: usize,
        cards: impl IntoIterator<Item = Card>,
        to: Place,
        what_for: Laying,
    ) {
        self.tell(|play| Event::Lays {
            seat,
            as_: what_for,
            rank: None,
            makes: None,
            moves: vec![play.moved(cards, Place::hand(seat), to)],
        });
    }

    /// A player has given cards to another one.
    #[inline]
    pub(super) fn tell_given(&mut self, seat: usize, to: usize, cards: Cards, why: Giving) {
        self.tell(|play| Event::Gives {
            seat,
            why,
            moves: vec![play.moved(cards, Place::hand(seat), Place::hand(to))],
        });
    }

    /// A card has come to a hand.
    #[inline]
    pub(super) fn tell_drawn(&mut self, seat: usize, card: Card, from: Place) {
        self.tell(|play| Event::Draws {
            seat,
            moves: vec![play.moved([card], from, Place::hand(seat))],
        });
    }

    /// A player has taken cards that lay somewhere.
    #[inline]
    pub(super) fn tell_taken(
        &mut self,
        seat: usize,
        cards: impl IntoIterator<Item = Card>,
        from: Place,
        to: Place,
    ) {
        self.tell(|play| Event::Takes {
            seat,
            moves: vec![play.moved(cards, from, to)],
        });
    }

    /// The top card of the deck lies on the table, or is the house's.
    #[inline]
    pub(super) fn tell_turned_up(&mut self, card: Card, to: Place) {
        self.tell(|play| Event::TurnedUp {
            moves: vec![play.moved([card], Place::DECK, to)],
        });
    }

    /// Cards are shown where they are: a player's, or those of the house.
    #[inline]
    pub(super) fn tell_shown(
        &mut self,
        seat: Option<usize>,
        cards: impl IntoIterator<Item = Card>,
        why: Showing,
    ) {
        self.tell(|_| Event::Shows {
            seat,
            cards: cards.into_iter().collect(),
            why,
        });
    }

    #[inline]
    pub(super) fn tell_out(&mut self, seat: usize, of: Leaving) {
        self.tell(|_| Event::Out { seat, of });
    }

    #[inline]
    pub(super) fn tell_chips(&mut self, seat: usize, chips: i64, why: ChipsFor) {
        self.tell(|_| Event::Chips { seat, chips, why });
    }

    /// The cards of a hand have been dealt.
    #[inline]
    pub(super) fn tell_dealt(&mut self) {
        self.tell(Self::dealt);
    }

    fn dealt(&self) -> Event {
        let (rules, state) = (self.rules, &self.state);
        let mut moves = Vec::new();
        for seat in state.in_game.iter() {
            let to = Place::hand(seat);
            moves.push(if rules.has_stacks {
                self.moved(state.stacks.row(seat), Place::DECK, to)
            } else {
                self.moved(state.hands[seat], Place::DECK, to)
            });
        }
        if !state.discard.is_empty() {
            let cards = state.discard.cards().iter().copied();
            moves.push(self.moved(cards, Place::DECK, Place::DISCARD));
        }
        if !state.table.is_empty() {
            let cards = self.as_dealt(state.table);
            moves.push(self.moved(cards, Place::DECK, Place::TABLE));
        }
        if rules.bytecode.house.is_some() {
            let cards = self.as_dealt(state.house);
            moves.push(self.moved(cards, Place::DECK, Place::HOUSE));
        }
        Event::Dealt {
            deck: self.deck(),
            trump: self.trumps_of_deal(),
            moves,
        }
    }

    /// Cards that were dealt one by one, in that order: above the deck stand those that were taken off it.
    fn as_dealt(&self, cards: Cards) -> impl Iterator<Item = Card> + '_ {
        let (rules, state) = (self.rules, &self.state);
        let of_suits = rules.suit_hands.map_or(0, |hands| {
            let dealt = state.in_game.iter().map(|seat| hands[seat].len());
            dealt.sum()
        });
        let taken = state.deck.taken_off(rules.cards.len() - of_suits);
        taken.filter(move |&card| cards.has(card))
    }

    /// The whole deck, from its top.
    pub(super) fn deck(&self) -> Pile {
        let cards: Vec<Card> = self.state.deck.cards().iter().rev().copied().collect();
        Pile {
            count: self.state.deck.len(),
            seen: self.who_knows(&cards),
            cards,
        }
    }

    /// What the deal has made trumps, where hands may have different ones.
    fn trumps_of_deal(&self) -> Option<Trumps> {
        let source = self.rules.bytecode.setup.trump_source;
        let trumps = self.state.trumps.first()?;
        let suit = Suit::from_code(trumps.suit())?;
        let card = self.state.trump_card;
        let is_shown = source == TrumpSource::LastCard && card.is_some();
        (source != TrumpSource::Fixed).then(|| Trumps {
            suit,
            card,
            seat: is_shown.then(|| self.state.dealer()),
        })
    }

    /// The points and chips as they stand, at the end of a hand or of the game.
    pub(super) fn tell_standings(&mut self) {
        self.tell(|play| {
            let (rules, state) = (play.rules, &play.state);
            let (players, sides) = (rules.players, rules.sides.len());
            let by_seat = |numbers: &[i64; SEATS]| numbers[..players].to_vec();
            let bytecode = &rules.bytecode;
            Event::Standings {
                scores: by_seat(&state.scores),
                teams: bytecode
                    .team_mode
                    .then(|| state.team_scores[..sides].to_vec()),
                chips: rules.features.has_chips.then(|| by_seat(&state.chips)),
                house: bytecode.house.as_ref().map(|_| state.house_chips),
                bags: bytecode.contract_scoring.as_ref().map(|_| {
                    let bags = state.bags[..sides].iter();
                    bags.map(|&bags| i64::from(bags)).collect()
                }),
            }
        });
    }

    /// The game is over.
    pub(super) fn tell_over(&mut self, outcome: Outcome) {
        self.tell(|play| Event::Over {
            outcome: GameOutcome {
                rule: play
                    .state
                    .decided_by
                    .map(|number| format!("win_conditions[{number}]")),
                ..outcome.into()
            },
            turns: play.state.turns,
            hands: play.state.hand_number,
            decisions: Some(play.state.decisions),
        });
    }
}

/// The path of a phase in the genome.
pub(super) fn path_of_phase(number: usize) -> String {
    format!("turn_structure.phases[{number}]")
}

impl From<Outcome> for GameOutcome {
    fn from(outcome: Outcome) -> Self {
        let (kind, side) = match outcome {
            Outcome::Win(side) | Outcome::TeamWin(side) => (Ending::Win, Some(side)),
            Outcome::Loss(side) | Outcome::TeamLoss(side) => (Ending::Loss, Some(side)),
            Outcome::Draw => (Ending::Draw, None),
            Outcome::Timeout => (Ending::Timeout, None),
            Outcome::Stalemate => (Ending::Stalemate, None),
        };
        Self {
            kind,
            side: side.map(|side| side as u32),
            rule: None,
        }
    }
}
