//! Shuffling and dealing.

use crate::bytecode::{GoingOut, StarterRule};
use crate::cards::{Cards, Pile};
use crate::inference::Inference;
use crate::rules::{Rules, SEATS};
use crate::seats::Seats;
use crate::stacks::Stacks;
use crate::state::{NO_SEAT, State, Step, Walk};
use crate::values::{ChipsFor, Event, HandEnd};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    #[inline(never)]
    pub(super) fn start_hand(&mut self) {
        let state = &mut *self.state;
        state.hand_number += 1;
        if state.hand_number > 1 {
            let rotated = state.in_game.next(state.starter, 1).unwrap_or(0);
            let called = called_to_start(self.rules, state);
            state.starter = called
                .filter(|&one| state.in_game.has(one))
                .unwrap_or(rotated);
        }
        state.last_play = Cards::NONE;
        state.last_to_play = None;
        state.leader = None;
        state.tribute_is_done = false;
        state.in_hand = state.in_game;
        state.began = state.in_game.len();
        state.gone = 0;
        state.walker = state.starter;
        state.direction = 1;
        state.skips = 0;
        state.walked = Seats::NOBODY;
        state.passes = 0;
        state.idle = 0;
        state.bets = [0; SEATS];
        state.paid = [0; SEATS];
        state.to_match = 0;
        state.raises = 0;
        state.betting_phase = None;
        state.bids = [0; SEATS];
        state.has_bid = Seats::NOBODY;
        state.nils = Seats::NOBODY;
        state.tricks_before = std::mem::take(&mut state.tricks);
        state.tricks_taken = 0;
        state.took_last_trick = NO_SEAT;
        state.scores_before = state.scores;
        state.broken = Cards::NONE;
        state.claims = 0;
        state.has_passed = false;
        state.knock = None;
        state.win_triggers = state.win_triggers.with(self.rules.win_triggers_of_deal);
        state.dealt = self.rules.cards_to_deal(state.hand_number, state.began);
        self.tell(|play| Event::HandBegins {
            hand: play.state.hand_number,
            starter: play.state.starter,
        });
        if self.rules.features.has_house {
            self.take_stakes_away();
        }
        if self.rules.features.stakes_come_first {
            self.open_wager_before_deal();
        } else {
            self.deal_hand();
        }
    }

    /// The cards are dealt, and the first walk follows.
    #[inline]
    pub(super) fn deal_hand(&mut self) {
        self.deal();
        self.find_trumps();
        self.tell_dealt();
        if self.rules.features.ante > 0 {
            self.pay_antes();
        }
        if self.rules.book_size > 0 && self.books_of_deal_end_the_hand() {
            return;
        }
        self.state.step = Step::StartWalk;
        if self.rules.features.stakes_come_first || self.rules.hand_ends_if.is_some() {
            self.look_at_the_deal();
        }
    }

    /// A natural of the house, or a player who meets the condition that ends a hand, ends it before the first walk.
    #[cold]
    fn look_at_the_deal(&mut self) {
        self.state.walk = Walk::default();
        if self.rules.features.stakes_come_first && self.house_has_natural() {
            self.hand_is_over(HandEnd::Natural);
        } else {
            self.somebody_ends_the_hand();
        }
    }

    /// Books are laid down, and whoever is left without a card goes out. Says whether that ends the hand.
    #[inline(never)]
    fn books_of_deal_end_the_hand(&mut self) -> bool {
        self.state.walk = Walk::default();
        for player in self.state.in_hand.iter() {
            self.lay_books(player);
        }
        if self.rules.going_out == GoingOut::None {
            return false;
        }
        let is_over = self.somebody_goes_out();
        let state = &mut *self.state;
        if !is_over && !state.in_hand.has(state.walker) {
            state.walker = state.in_hand.next(state.walker, 1).unwrap_or(state.walker);
        }
        is_over
    }

    /// The cards that are left over are dealt one by one, from the starter on.
    #[inline(never)]
    fn deal_remainder(&mut self) {
        let mut player = self.state.starter;
        while let Some(card) = self.state.deck.pop() {
            self.state.hands[player] |= Cards::of(card);
            self.cards_reach_hand(player, Cards::of(card));
            player = self.state.in_game.next(player, 1).unwrap_or(player);
        }
    }

    /// Everybody in the game pays the ante, or all that is left.
    #[cold]
    fn pay_antes(&mut self) {
        for player in self.state.in_game.iter() {
            let chips = self.rules.features.ante.min(self.state.chips[player]);
            self.pay_into_pot(player, chips, ChipsFor::Ante);
        }
    }

    /// Nothing lies anywhere any more: all cards are in the deck, in their order.
    #[inline]
    pub(super) fn gather_cards(&mut self) {
        let state = &mut *self.state;
        state.captured = [Cards::NONE; SEATS];
        state.discard = Pile::EMPTY;
        state.table = Cards::NONE;
        state.melded_sets = Cards::NONE;
        state.melded_runs = Cards::NONE;
        state.table_top = None;
        state.last_played = None;
        state.named = None;
        state.last_captor = NO_SEAT;
        state.hidden = Cards::NONE;
        state.fighters = Seats::NOBODY;
        state.in_trick = Cards::NONE;
        state.deck = self.rules.deck;
    }

    fn deal(&mut self) {
        let rules = self.rules;
        self.gather_cards();
        self.shuffle_deck(rules.cards);
        let setup = &rules.bytecode.setup;
        let state = &mut *self.state;
        state.held = Seats::NOBODY;
        if rules.has_stacks {
            state.stacks = Stacks::EMPTY;
        }
        for player in 0..SEATS {
            let mut hand = Cards::NONE;
            if state.in_game.has(player) {
                if rules.has_stacks {
                    // The card dealt first lies at the bottom.
                    let rest = state.deck.len() - state.dealt;
                    for &card in &state.deck.cards()[rest as usize..] {
                        state.stacks.put(player, card);
                    }
                }
                hand = match &rules.suit_hands {
                    None => state.deck.take(state.dealt as usize),
                    Some(hands) => hands[player],
                };
                if !hand.is_empty() {
                    state.held = state.held.with(player);
                }
            }
            state.hands[player] = hand;
        }
        for player in self.state.held.iter() {
            self.cards_reach_hand(player, self.state.hands[player]);
        }
        if rules.suit_hands.is_some() {
            self.take_suits_out();
        }
        for _ in 0..setup.initial_discard_count {
            if let Some(card) = self.state.deck.pop() {
                self.put_on_discard(card, NO_SEAT, false);
            }
        }
        for _ in 0..setup.initial_tableau_count {
            if let Some(card) = self.state.deck.pop() {
                self.put_on_table(card, NO_SEAT, false);
            }
        }
        if self.rules.features.has_house {
            self.deal_to_house();
        }
        if setup.deal_remainder {
            self.deal_remainder();
        }
        self.put_deck_down();
        self.state.inference = Inference::NONE;
    }

    /// Whoever was dealt a suit has it from the shuffled deck, and everybody knows.
    #[inline(never)]
    fn take_suits_out(&mut self) {
        let state = &mut *self.state;
        let dealt = state
            .hands
            .iter()
            .fold(Cards::NONE, |all, &hand| all | hand);
        let mut deck = Pile::EMPTY;
        for &card in state.deck.cards().iter().filter(|&&card| !dealt.has(card)) {
            deck.push(card);
        }
        state.deck = deck;
        if W::KNOWLEDGE {
            for known in &mut state.known {
                *known |= dealt;
            }
        }
    }

    /// The discard pile, all but its top card, becomes the deck, with what is left of the old one. Says whether there is a
    /// card to take.
    #[inline(never)]
    pub(super) fn reshuffle(&mut self) -> bool {
        let state = &mut *self.state;
        let Some(top) = state.discard.top() else {
            return false;
        };
        let below: Cards = state.discard.cards().iter().copied().collect();
        let below = below - Cards::of(top);
        let reserve = u32::from(self.rules.bytecode.game_rules.deck_reserve);
        if below.is_empty() || below.len() + state.deck.len() <= reserve {
            return false;
        }
        let left: Cards = state.deck.cards().iter().copied().collect();
        state.discard = Pile::EMPTY;
        state.discard.push(top);
        state.deck = Pile::of(below | left);
        state.hidden -= below;
        self.shuffle_deck(below | left);
        self.put_deck_down();
        self.tell(|play| Event::Reshuffled { deck: play.deck() });
        true
    }
}

/// The player whom the rules call to start the next hand; nobody where none fits, or several do.
fn called_to_start(rules: &Rules, state: &State) -> Option<usize> {
    let places = state.places_before();
    match rules.bytecode.game_rules.starter {
        StarterRule::Rotates => None,
        StarterRule::MostTricks => {
            let most = state.tricks.iter().max()?;
            let mut best = (0..SEATS).filter(|&seat| state.tricks[seat] == *most);
            best.next().filter(|_| best.next().is_none())
        }
        StarterRule::FirstOut => places.first().map(|&seat| usize::from(seat)),
        StarterRule::LastOut => places.last().map(|&seat| usize::from(seat)),
        StarterRule::BestOfHand => best_of_hand(rules, state),
    }
}

/// The starter again when sides are level; else, from the starter on, the first player of who scored most.
fn best_of_hand(rules: &Rules, state: &State) -> Option<usize> {
    let players = |side: usize| rules.side_seats[side].and(state.in_game);
    let sides = (0..rules.sides.len()).filter(|&side| !players(side).is_empty());
    let scored = |side: usize| -> i64 {
        let members = rules.side_seats[side].iter();
        members
            .map(|seat| state.scores[seat] - state.scores_before[seat])
            .sum()
    };
    let most = sides.clone().map(scored).max()?;
    let mut best = sides.filter(|&side| scored(side) == most);
    let first = players(best.next()?);
    if best.next().is_some() || first.has(state.starter) {
        return Some(state.starter);
    }
    first.next(state.starter, 1)
}
