//! Battles between two players who turn up the top cards of their stacks.

use crate::bytecode::CaptureOrder;
use crate::cards::{Card, Cards, Pile};
use crate::chance::Stream;
use crate::engine::Play;
use crate::rules::Lay;
use crate::seats::Seats;
use crate::stacks::{Stacks, TABLE};
use crate::state::{NO_SEAT, State};
use crate::watch::Watch;

/// A stack in a ring, where it can be changed fast.
struct Ring {
    cards: [Card; 64],
    top: u32,
    count: u32,
}

impl Ring {
    fn of(cards: impl Iterator<Item = Card>) -> Self {
        let mut ring = Self {
            cards: [Card::FIRST; 64],
            top: 0,
            count: 0,
        };
        cards.for_each(|card| ring.put(card));
        ring
    }

    #[inline]
    fn take(&mut self) -> Card {
        let card = self.cards[self.top as usize & 63];
        self.top = self.top.wrapping_add(1);
        self.count -= 1;
        card
    }

    #[inline]
    fn put(&mut self, card: Card) {
        self.cards[self.top.wrapping_add(self.count) as usize & 63] = card;
        self.count += 1;
    }

    fn row(&self) -> impl Iterator<Item = Card> + '_ {
        (0..self.count).map(|place| self.cards[self.top.wrapping_add(place) as usize & 63])
    }
}

/// The stacks of two players at war.
struct StackWar {
    stacks: [Ring; 2],
    /// The cards on the table in the order laid, and who laid them.
    table: [(Card, u8); 64],
    laid: usize,
    hidden: Cards,
    shown: Cards,
}

impl StackWar {
    fn of(state: &State) -> Self {
        let mut war = Self {
            stacks: [0, 1].map(|player| Ring::of(state.stacks.row(player))),
            table: [(Card::FIRST, NO_SEAT); 64],
            laid: 0,
            hidden: state.hidden,
            shown: state.shown,
        };
        for card in state.stacks.row(TABLE) {
            war.lay(card, usize::from(state.laid_by[card.number()]));
        }
        war
    }

    fn put_back(&self, state: &mut State) {
        state.stacks = Stacks::EMPTY;
        for (player, stack) in self.stacks.iter().enumerate() {
            state.hands[player] = stack.row().collect();
            for card in stack.row() {
                state.stacks.put(player, card);
            }
        }
        let table = &self.table[..self.laid];
        state.table = table.iter().map(|&(card, _)| card).collect();
        for &(card, layer) in table {
            state.stacks.put(TABLE, card);
            state.laid_by[card.number()] = layer;
        }
        state.table_top = table.last().map(|&(card, _)| card);
        state.hidden = self.hidden;
        state.shown = self.shown;
    }

    #[inline]
    fn can_fight(&self) -> bool {
        self.stacks[0].count > 0 && self.stacks[1].count > 0
    }

    fn lay(&mut self, card: Card, player: usize) {
        self.table[self.laid & 63] = (card, player as u8);
        self.laid += 1;
    }

    /// After a tie.
    fn lay_face_down(&mut self, most: u32) {
        for player in 0..2 {
            for _ in 0..self.stacks[player].count.saturating_sub(1).min(most) {
                let card = self.stacks[player].take();
                self.hidden |= Cards::of(card);
                self.lay(card, player);
            }
        }
    }

    /// A player captures the table.
    fn capture(&mut self, player: usize, order: CaptureOrder, chance: &mut Stream) {
        let table = &self.table[..self.laid & 63];
        let stack = &mut self.stacks[player & 1];
        let is_own = |layer: u8| usize::from(layer) == player;
        match order {
            CaptureOrder::AsLaid => table.iter().for_each(|&(card, _)| stack.put(card)),
            CaptureOrder::OwnFirst | CaptureOrder::OwnLast => {
                for own in [
                    order == CaptureOrder::OwnFirst,
                    order == CaptureOrder::OwnLast,
                ] {
                    let cards = table.iter().filter(|&&(_, layer)| is_own(layer) == own);
                    cards.for_each(|&(card, _)| stack.put(card));
                }
            }
            CaptureOrder::ByLot => {
                let cards: Cards = table.iter().map(|&(card, _)| card).collect();
                let mut pile = Pile::of(cards);
                chance.shuffle(pile.places(), self.laid);
                pile.cards().iter().for_each(|&card| stack.put(card));
            }
        }
        self.hidden -= table.iter().map(|&(card, _)| card).collect();
        self.laid = 0;
    }
}

impl<W: Watch> Play<'_, W> {
    /// The same for two who turn up the top cards of their stacks.
    pub(super) fn fast_battles_of_stacks(&mut self, lay: &Lay) {
        let state = &mut *self.state;
        if state.in_hand != Seats::first(2) || !state.fighters.is_empty() {
            self.start_walk();
            return;
        }
        let bytecode = &self.rules.bytecode;
        let order = bytecode.setup.capture_order;
        let down = u32::from(bytecode.game_rules.war_cards_down);
        let (first, second) = (state.walker & 1, 1 - (state.walker & 1));
        let most = (bytecode.max_turns - state.turns) / 2;
        let mut war = StackWar::of(state);
        let mut last = None;
        let mut battles = 0;
        let mut breaks_off = false;
        while battles < most && war.can_fight() && !breaks_off {
            let (one, other) = (war.stacks[first].take(), war.stacks[second].take());
            war.shown |= Cards::of(one) | Cards::of(other);
            if war.laid == 0 && one.rank() != other.rank() {
                // Who is stronger cannot be foretold: nothing branches on it.
                let second_wins = other.rank() > one.rank();
                let is_swapped = match order {
                    CaptureOrder::AsLaid => false,
                    CaptureOrder::OwnFirst => second_wins,
                    CaptureOrder::OwnLast => !second_wins,
                    CaptureOrder::ByLot => {
                        let is_first_lower = one < other;
                        (self.state.chance.one_of(2) == 0) == is_first_lower
                    }
                };
                let cards = if is_swapped {
                    [other, one]
                } else {
                    [one, other]
                };
                let winner = &mut war.stacks[(first ^ usize::from(second_wins)) & 1];
                winner.put(cards[0]);
                winner.put(cards[1]);
            } else {
                war.lay(one, first);
                war.lay(other, second);
                if one.rank() == other.rank() {
                    war.lay_face_down(down);
                } else {
                    let winner = if one.rank() > other.rank() {
                        first
                    } else {
                        second
                    };
                    war.capture(winner, order, &mut self.state.chance);
                }
            }
            last = Some(other);
            battles += 1;
            breaks_off = self.watch.breaks_off();
        }
        war.put_back(self.state);
        if lay.plays {
            self.state.last_played = last.or(self.state.last_played);
        }
        let has_cards = war.stacks.iter().any(|stack| stack.count > 0);
        self.after_battles(lay, battles, second, has_cards, breaks_off);
    }
}
