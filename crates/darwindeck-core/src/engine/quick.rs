//! Playing on in one go, where everybody answers at once and nobody wants to be told what happens.
//!
//! Most of a simulation is spent in plain games: everybody plays a card to a trick; a walk draws a card and lays one. Here
//! these are played by loops without a step in between. The rules are those of the other files; only what such a game does
//! not have is left out, and whatever is out of the ordinary is left to them.

use crate::cards::{Card, Cards, Pile};
use crate::chance::Stream;
use crate::game::{Draw, Fits, Lay, Phase, SEATS, Trick};
use crate::news::News;
use crate::options::{Decision, Kind};
use crate::program::{CaptureOrder, GoingOut, TableauMode};
use crate::seats::Seats;
use crate::stacks::{Stacks, TABLE};
use crate::state::{NO_SEAT, Outcome, State, Step, Walk};
use crate::watch::Watch;

use super::Table;
use super::choosing::leaving;

/// The hands of all players, kept where they can be changed fast.
struct Hands {
    /// By seat; there is room for eight, so that three bits of a seat are always one.
    cards: [Cards; 8],
    /// The suits that have been played.
    broken: Cards,
}

impl Hands {
    fn of(state: &State) -> Self {
        let mut cards = [Cards::NONE; 8];
        cards[..SEATS].copy_from_slice(&state.hands);
        Self {
            cards,
            broken: state.broken,
        }
    }

    fn put_back(&self, state: &mut State) {
        state.hands.copy_from_slice(&self.cards[..SEATS]);
        state.broken = self.broken;
    }
}

/// The cards of two players at war.
struct War {
    hands: [Cards; 2],
    captured: [Cards; 2],
    table: Cards,
}

impl War {
    fn of(state: &State) -> Self {
        Self {
            hands: [state.hands[0], state.hands[1]],
            captured: [state.captured[0], state.captured[1]],
            table: state.table,
        }
    }

    fn put_back(&self, state: &mut State) {
        state.hands[..2].copy_from_slice(&self.hands);
        state.captured[..2].copy_from_slice(&self.captured);
        state.table = self.table;
        state.table_top = state.table_top.filter(|&card| self.table.has(card));
        if let Some(last) = state.last_played.filter(|&card| self.table.has(card)) {
            state.table_top = Some(last);
        }
    }

    #[inline]
    fn has_cards(&self, player: usize) -> bool {
        !(self.hands[player & 1] | self.captured[player & 1]).is_empty()
    }

    /// A player's hand; whoever has an empty one takes up the captured cards.
    #[inline]
    fn hand(&mut self, player: usize) -> Cards {
        if self.hands[player & 1].is_empty() {
            self.hands[player & 1] = std::mem::take(&mut self.captured[player & 1]);
        }
        self.hands[player & 1]
    }

    /// Who is stronger cannot be foretold: nothing branches on it.
    #[inline]
    fn captures_table_if(&mut self, player: usize, is_stronger: bool) {
        self.captured[player & 1] |= self.table & Cards::all_if(is_stronger);
    }

    #[inline]
    fn clear_table_if(&mut self, is_decided: bool) {
        self.table -= Cards::all_if(is_decided);
    }
}

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

impl<W: Watch> Table<'_, W> {
    /// Chooses the cards that everybody passes.
    pub(super) fn quick_gifts(&mut self) {
        while self.state.step == Step::Give {
            let player = self.state.at;
            let mut later = self.state.hands[player];
            let mut gift = Cards::NONE;
            for wanted in (1..=self.state.left).rev() {
                let offered = leaving(later, wanted);
                let decision = Decision::cards(player, Kind::Give, offered);
                let option = self.watch.picks(player, offered.len());
                self.watch.decided(&decision, option);
                let card = decision.card(option);
                gift |= Cards::of(card);
                later = later & Cards::after(card);
            }
            self.state.walk.acted = true;
            self.state.decisions += self.state.left;
            self.state.chosen = gift;
            self.gift_chosen();
        }
    }

    /// Plays the tricks that are left in the hand. Says whether it could: all players must hold equally many cards, and
    /// nothing may be left to judge after the next card.
    pub(super) fn quick_tricks(&mut self, trick: &Trick) -> bool {
        if self.game.judged_after.is_among(self.state.news) {
            return false;
        }
        let (players, first) = (self.state.in_hand, self.state.walker);
        let held = self.state.hands[first].len();
        let holds_as_many = |seat: usize| self.state.hands[seat].len() == held;
        if !players.has(first) || !players.iter().all(holds_as_many) {
            return false;
        }
        let limit = self.tricks_in_hand().unwrap_or(u32::MAX);
        let limit = limit.saturating_sub(self.state.tricks_taken).max(1);
        let turns_left = self.game.program.max_turns - self.state.turns;
        let tricks = held.min(limit).min(turns_left / players.len());
        if tricks == 0 {
            return false;
        }
        let ring = players.ring();
        let trumps = trick.trumps(self.state.trumps);
        let mut hands = Hands::of(self.state);
        self.state.walk.acted = true;
        self.state.walk.counted = true;
        for _ in 0..tricks {
            let (winner, cards) = if self.state.tricks_taken == 0 {
                self.quick_trick::<true>(trick, trumps, ring, &mut hands)
            } else {
                self.quick_trick::<false>(trick, trumps, ring, &mut hands)
            };
            self.takes_trick(winner, cards, Cards::NONE);
            self.state.turns += players.len();
            self.state.decisions += players.len();
            let is_judged = self.game.judged_after.is_among(self.state.news);
            let breaks_off = self.watch.breaks_off();
            if is_judged || breaks_off {
                hands.put_back(self.state);
                if self.judge_move() {
                    return true;
                }
                if breaks_off {
                    self.finish(Outcome::Timeout);
                    return true;
                }
            }
        }
        hands.put_back(self.state);
        self.state.step = if tricks == limit {
            Step::HandOver
        } else {
            Step::LeavePhase
        };
        true
    }

    /// Plays a trick, from the leader round the ring of players. Says who takes it, and its cards.
    #[inline(always)]
    fn quick_trick<const FIRST: bool>(
        &mut self,
        trick: &Trick,
        trumps: Cards,
        ring: [u8; 8],
        hands: &mut Hands,
    ) -> (usize, Cards) {
        let leader = self.state.walker;
        let hand = hands.cards[leader & 7];
        let legal = if FIRST {
            trick.legal_at_first(hand, Cards::NONE, hands.broken, true)
        } else {
            trick.legal(hand, Cards::NONE, hands.broken)
        };
        let opening = self.quick_trick_card(hands, leader, legal);
        let led = Cards::of_suit(opening.suit());
        let following = trick.after(led);
        let mut cards = Cards::of(opening);
        let (mut last, mut seat) = (leader, usize::from(ring[leader & 7]));
        while seat != leader {
            let broken = hands.broken | cards.suits();
            let mut legal = following.legal(hands.cards[seat & 7], broken);
            if FIRST {
                legal = trick.safe(legal);
            }
            cards |= Cards::of(self.quick_trick_card(hands, seat, legal));
            last = seat;
            seat = usize::from(ring[seat & 7]);
        }
        hands.broken |= cards.suits();
        self.state.last_turn = last;
        let laid_by = |card: Card| usize::from(self.state.laid_by[card.number()]);
        let winner = trick.best(cards, led, trumps).map_or(leader, laid_by);
        (winner, cards)
    }

    #[inline(always)]
    fn quick_trick_card(&mut self, hands: &mut Hands, player: usize, legal: Cards) -> Card {
        let decision = Decision::cards(player, Kind::Trick, legal);
        let option = self.watch.picks(player, legal.len());
        self.watch.decided(&decision, option);
        let card = decision.card(option);
        hands.cards[player & 7] -= Cards::of(card);
        self.state.laid_by[card.number()] = player as u8;
        card
    }

    /// Walks on in the way that suits the game.
    pub(super) fn quick_walk(&mut self) {
        let game = self.game;
        match game.phases.as_slice() {
            [Phase::Lay(lay)] if game.is_war_of_stacks => self.quick_battles_of_stacks(lay),
            [Phase::Lay(lay)] if game.mode == TableauMode::War => self.quick_battles(lay),
            [Phase::Draw(_), Phase::Lay(lay)] if game.quick.sheds => match &lay.fits {
                Some(fits) => self.quick_shedding(lay, fits),
                None => self.quick_walks(),
            },
            _ => self.quick_walks(),
        }
    }

    /// Walks on until something out of the ordinary happens.
    fn quick_walks(&mut self) {
        let game = self.game;
        let (phases, max_turns) = (game.phases.as_slice(), game.program.max_turns);
        let draws = game.course.draws;
        let pass_costs = game.course.pass_stake > 0;
        let goes_out = game.going_out == GoingOut::EndsHand;
        let ring = self.state.in_hand.ring();
        loop {
            let state = &mut *self.state;
            let walker = state.walker;
            if state.turns >= max_turns || self.watch.breaks_off() {
                self.finish(Outcome::Timeout);
                return;
            }
            state.turns += 1;
            state.last_turn = walker;
            state.walk = Walk::BEGUN;
            let goes_on = match phases {
                [Phase::Lay(lay)] => self.quick_lay(lay, walker),
                _ => self.quick_phases(walker),
            };
            if !goes_on {
                return;
            }
            let is_empty = self.state.hands[walker].is_empty();
            if goes_out && is_empty && self.somebody_goes_out() {
                return;
            }
            let state = &mut *self.state;
            let may_be_last = !draws && is_empty;
            let is_dear = pass_costs && !state.walk.laid;
            if !state.walk.acted || is_dear || (may_be_last && state.hands_are_empty(false)) {
                self.end_walk();
                return;
            }
            state.idle = 0;
            state.walker = usize::from(ring[walker & 7]);
        }
    }

    /// Goes through the phases. Says whether the walk is to be ended in one go, too.
    fn quick_phases(&mut self, player: usize) -> bool {
        for (number, phase) in self.game.phases.iter().enumerate() {
            match phase {
                Phase::Lay(lay) => {
                    if !self.quick_lay(lay, player) {
                        return false;
                    }
                }
                Phase::Draw(draw) => {
                    if self.draw_takes_place(draw, player) && !self.quick_draw(draw, player) {
                        return self.leave_it_from(number);
                    }
                    if self.judge_move() {
                        return false;
                    }
                }
                Phase::Betting(_)
                | Phase::Claim(_)
                | Phase::Trick(_)
                | Phase::Bidding(_)
                | Phase::Passing(_)
                | Phase::TurnUp(_)
                | Phase::Exchange(_)
                | Phase::Trump(_)
                | Phase::Wager(_)
                | Phase::Ask(_)
                | Phase::Tribute(_)
                | Phase::Meld(_)
                | Phase::Knock(_)
                | Phase::Swap(_) => {
                    return self.leave_it_from(number);
                }
            }
        }
        true
    }

    /// Leaves the walk to the other files from a phase on.
    #[cold]
    fn leave_it_from(&mut self, phase: usize) -> bool {
        self.state.phase = phase;
        self.enter_phase();
        false
    }

    /// Says whether there were cards enough.
    #[inline(always)]
    fn quick_draw(&mut self, draw: &Draw, player: usize) -> bool {
        let state = &mut *self.state;
        if state.deck.len() < u32::from(draw.count) {
            return false;
        }
        let cards = match draw.count {
            1 => state.deck.pop().map_or(Cards::NONE, Cards::of),
            count => state.deck.take(usize::from(count)),
        };
        state.hands[player] |= cards;
        state.walk.acted = true;
        self.cards_reach_hand(player, cards);
        true
    }

    #[inline(always)]
    fn quick_lay(&mut self, lay: &Lay, player: usize) -> bool {
        let offered = self.offered_among(self.state.hands[player], lay, player);
        self.quick_choice(lay, player, offered)
    }

    /// Lays one of these cards, or none. Says whether the game goes on.
    #[inline(always)]
    fn quick_choice(&mut self, lay: &Lay, player: usize, offered: Cards) -> bool {
        if offered.is_empty() {
            return !self.judge_move();
        }
        let unseen = self.game.sight.own_hand_hidden;
        let decision = Decision {
            unseen,
            decline: lay.decline(),
            ..Decision::cards(player, lay.kind(), offered)
        };
        let mut option = 0;
        if !unseen || lay.may_pass {
            option = self.watch.picks(player, decision.count());
        }
        self.watch.decided(&decision, option);
        let state = &mut *self.state;
        state.walk.acted = true;
        state.decisions += 1;
        if lay.may_pass && decision.declines(option) {
            return !self.judge_move();
        }
        let card = if unseen {
            state.lot(offered)
        } else {
            decision.card(option)
        };
        state.leaves_hand(player, card);
        state.shown |= Cards::of(card);
        if lay.plays {
            state.walk.laid = true;
            state.last_played = Some(card);
        }
        if lay.to_table {
            state.lies_on_table(card, player as u8);
        } else {
            state.lies_on_discard(card, player as u8);
        }
        !self.judge_move()
    }

    /// Sheds cards onto the discard pile, with a card from the deck for whoever has none that fits, until something out of
    /// the ordinary happens.
    fn quick_shedding(&mut self, lay: &Lay, fits: &Fits) {
        let max_turns = self.game.program.max_turns;
        let ring = self.state.in_hand.ring();
        let mut hands = Hands::of(self.state);
        let mut player = self.state.walker;
        let turns_before = self.state.turns;
        let mut fitting = self.fitting_on(fits);
        loop {
            let state = &mut *self.state;
            let mut hand = hands.cards[player & 7];
            let mut offered = hand & fitting;
            let must_draw = offered.is_empty();
            let is_ordinary = state.turns < max_turns && !(must_draw && state.deck.is_empty());
            if !is_ordinary || self.watch.breaks_off() {
                break;
            }
            state.turns += 1;
            state.last_turn = player;
            if must_draw {
                let drawn = state.deck.pop().map_or(Cards::NONE, Cards::of);
                state.held = state.held.with(player);
                hand |= drawn;
                offered = drawn & fitting;
            }
            if !offered.is_empty() {
                let decision = Decision::cards(player, lay.kind(), offered);
                let option = self.watch.picks(player, offered.len());
                self.watch.decided(&decision, option);
                let card = decision.card(option);
                let state = &mut *self.state;
                state.decisions += 1;
                state.shown |= Cards::of(card);
                state.last_played = Some(card);
                state.lies_on_discard(card, player as u8);
                hand -= Cards::of(card);
                fitting = fits.on(Some(card));
                if self.game.naming.has(card) {
                    fitting = fits.on_named(self.quick_naming(player));
                }
                if hand.is_empty() {
                    hands.cards[player & 7] = hand;
                    hands.put_back(self.state);
                    if self.quick_emptied(player) {
                        return;
                    }
                }
            }
            hands.cards[player & 7] = hand;
            player = usize::from(ring[player & 7]);
        }
        hands.put_back(self.state);
        self.state.walker = player;
        if self.state.turns > turns_before {
            self.state.idle = 0;
        }
        self.start_walk();
    }

    /// Whoever has played a wild card names a suit.
    #[inline]
    fn quick_naming(&mut self, player: usize) -> u8 {
        let decision = self.game.suits_to_name(player);
        let option = self.watch.picks(player, decision.count());
        self.watch.decided(&decision, option);
        let suit = decision.bit(option);
        self.state.decisions += 1;
        self.state.named = Some(suit);
        suit
    }

    /// A player has laid the last card. Says whether that ends the game or the hand.
    #[inline(never)]
    fn quick_emptied(&mut self, player: usize) -> bool {
        let state = &mut *self.state;
        state.news = state.news.with(News::EMPTY_HAND);
        state.walker = player;
        state.walk = Walk {
            acted: true,
            laid: true,
            ..Walk::BEGUN
        };
        self.judge_move() || (self.game.going_out == GoingOut::EndsHand && self.somebody_goes_out())
    }

    /// Fights battles between two players, who lay a card each, until something out of the ordinary happens.
    fn quick_battles(&mut self, lay: &Lay) {
        let game = self.game;
        let state = &mut *self.state;
        if state.in_hand != Seats::first(2) || !state.fighters.is_empty() {
            self.start_walk();
            return;
        }
        let (first, second) = (state.walker & 1, 1 - (state.walker & 1));
        let most = (game.program.max_turns - state.turns) / 2;
        let mut war = War::of(state);
        let mut battles = 0;
        let mut breaks_off = false;
        while battles < most && war.has_cards(first) && war.has_cards(second) && !breaks_off {
            let one = self.quick_stake(&mut war, lay, first);
            let other = self.quick_stake(&mut war, lay, second);
            war.captures_table_if(first, one.rank() > other.rank());
            war.captures_table_if(second, other.rank() > one.rank());
            war.clear_table_if(one.rank() != other.rank());
            self.state.last_played = Some(other);
            battles += 1;
            breaks_off = self.watch.breaks_off();
        }
        war.put_back(self.state);
        self.state.decisions += 2 * battles;
        let has_cards = war.has_cards(first) || war.has_cards(second);
        self.after_battles(lay, battles, second, has_cards, breaks_off);
    }

    /// Battles were fought, and the last card was laid by this player.
    fn after_battles(
        &mut self,
        lay: &Lay,
        battles: u32,
        second: usize,
        has_cards: bool,
        breaks_off: bool,
    ) {
        let state = &mut *self.state;
        state.turns += 2 * battles;
        if battles > 0 {
            state.news = state.news.with(News::NEW_OWNER);
            state.last_turn = second;
            state.idle = 0;
        }
        if self.judge_move() {
            return;
        }
        if breaks_off {
            self.finish(Outcome::Timeout);
        } else if battles > 0 && !has_cards {
            self.state.walker = second;
            self.state.walk = Walk {
                acted: true,
                laid: lay.plays,
                ..Walk::BEGUN
            };
            self.end_walk();
        } else {
            self.start_walk();
        }
    }

    /// The same for two who turn up the top cards of their stacks.
    fn quick_battles_of_stacks(&mut self, lay: &Lay) {
        let state = &mut *self.state;
        if state.in_hand != Seats::first(2) || !state.fighters.is_empty() {
            self.start_walk();
            return;
        }
        let rules = &self.game.program;
        let order = rules.setup.capture_order;
        let down = u32::from(rules.game_rules.war_cards_down);
        let (first, second) = (state.walker & 1, 1 - (state.walker & 1));
        let most = (rules.max_turns - state.turns) / 2;
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

    /// A player turns up or chooses a card for a battle.
    #[inline(always)]
    fn quick_stake(&mut self, war: &mut War, lay: &Lay, player: usize) -> Card {
        let hand = war.hand(player);
        let unseen = self.game.sight.own_hand_hidden;
        let decision = Decision {
            unseen,
            ..Decision::cards(player, lay.kind(), hand)
        };
        let option = if unseen {
            0
        } else {
            self.watch.picks(player, hand.len())
        };
        self.watch.decided(&decision, option);
        let card = if unseen {
            self.state.lot(hand)
        } else {
            decision.card(option)
        };
        self.state.laid_by[card.number()] = player as u8;
        self.state.shown |= Cards::of(card);
        war.hands[player & 1] = hand - Cards::of(card);
        war.table |= Cards::of(card);
        card
    }
}
