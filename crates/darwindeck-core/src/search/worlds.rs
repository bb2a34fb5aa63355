//! Worlds: positions that look to a player exactly like the one that he or she is in.
//!
//! The cards that the player does not know are dealt afresh into the places where they could be. Nothing here depends on where
//! they really are: places come in an order that the player sees, and which card was in a place makes no difference.

use crate::bytecode::Visibility;
use crate::cards::{Card, Cards, Pile};
use crate::chance::Stream;
use crate::rules::{Rules, SEATS};
use crate::stacks::{Stacks, TABLE};
use crate::state::State;
use crate::view::View;

/// Most places that cards can be dealt to afresh.
const PLACES: usize = 64;

/// How many hands are dealt at most to a player who does not see them, until one has a card to go on with.
const HANDS_TRIED: u32 = 20;

/// A position, with the places of the cards that its player does not know.
pub(crate) struct Worlds<'a> {
    rules: &'a Rules,
    state: &'a State,
    viewer: usize,
    /// The cards that the player does not know.
    unknown: Cards,
    /// The places, each by the card that is really there.
    places: [Card; PLACES],
    /// The cards that each place could hold.
    allowed: [Cards; PLACES],
    count: usize,
    /// Every card fits everywhere.
    is_free: bool,
    /// What others have chosen to pass is no secret.
    sees_choices: bool,
}

/// Where a card is, as far as the game cares: places of one kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    kind: u8,
    /// In a pile or a row, how deep.
    number: u8,
    /// Among the cards whose effects are to come, which one; from 1 on.
    effect: u8,
    laid_by: u8,
    /// What else is true of the card there, a bit each.
    marks: u16,
}

impl<'a> Worlds<'a> {
    /// The worlds that the player who has to decide could be in.
    pub(crate) fn new(view: &View<'a>, viewer: usize) -> Self {
        let mut worlds = Self::with_unknown(view, viewer, view.rules().cards - view.known());
        for player in 0..worlds.rules.players {
            debug_assert!(is_true(worlds.state, player), "a wrong conclusion");
            worlds.conclude(player);
        }
        for player in 0..worlds.rules.players {
            worlds.keep_together(player);
        }
        worlds.keep_unseen();
        worlds
    }

    /// The worlds of somebody who looks into every hand while a player decides, and sees all cards that have left the deck. Open
    /// is in which order the deck lies, as far as no player knows it, and in which the stacks do that are hands.
    pub(crate) fn of_spectator(rules: &'a Rules, state: &'a State, decider: usize) -> Self {
        let known = state.known.iter().fold(Cards::NONE, |all, &one| all | one);
        let deck: Cards = state.deck.cards().iter().copied().collect();
        let view = View::new(rules, state, None);
        Self {
            sees_choices: true,
            ..Self::with_unknown(&view, decider, deck - known)
        }
    }

    fn with_unknown(view: &View<'a>, viewer: usize, unknown: Cards) -> Self {
        let (rules, state) = (view.rules(), view.state());
        let mut slots = [(Place::NOWHERE, Card::FIRST); PLACES];
        let mut count = 0;
        for card in unknown {
            slots[count] = (Place::of(rules, state, card), card);
            count += 1;
        }
        slots[..count].sort_unstable();
        Self {
            rules,
            state,
            viewer,
            unknown,
            places: slots.map(|(_, card)| card),
            allowed: [unknown; PLACES],
            count,
            is_free: true,
            sees_choices: false,
        }
    }

    /// Writes down what is known of a hand beside single cards.
    fn conclude(&mut self, player: usize) {
        let hand = self.state.hands[player];
        let known = self.state.inference.of(player);
        let unknown = self.unknown;
        let mut slots = (0..self.count).filter(|&slot| hand.has(self.places[slot]));
        let seen = hand - unknown;
        let held = |rank: &u8| {
            let is_seen = !(seen & Cards::of_rank(*rank)).is_empty();
            known.ranks >> rank & 1 != 0 && !is_seen
        };
        let old = |rank: u8| unknown & (Cards::of_rank(rank) - known.lacks);
        // Of the cards that have come since, some may be known, and some are of ranks that were not there before.
        let come = (seen & known.lacks).len();
        let come = come
            + (0..13)
                .filter(held)
                .filter(|&rank| old(rank).is_empty())
                .count() as u32;
        let fresh = known.fresh.saturating_sub(come);
        let mut left = (hand & unknown).len();
        for rank in (0..13).filter(held) {
            if let Some(slot) = slots.next() {
                self.allowed[slot] = if fresh == 0 && !old(rank).is_empty() {
                    old(rank)
                } else {
                    unknown & Cards::of_rank(rank)
                };
                self.is_free = false;
                left -= 1;
            }
        }
        if (known.lacks & unknown).is_empty() {
            return;
        }
        for slot in slots.take(left.saturating_sub(fresh) as usize) {
            self.allowed[slot] = unknown - known.lacks;
            self.is_free = false;
        }
    }

    /// Of a card that lies face down in a trick it may be known whose hand it is from, and with it where the rest of that hand is:
    /// such cards stay between the hand and the trick.
    fn keep_together(&mut self, player: usize) {
        let state = self.state;
        let is_theirs = |card: &Card| usize::from(state.laid_by[card.number()]) == player;
        let sealed: Cards = state.in_trick.into_iter().filter(is_theirs).collect();
        let theirs = state.hands[player] | sealed;
        let bound = theirs & state.known[self.viewer] & self.unknown;
        if bound.is_empty() {
            return;
        }
        self.is_free = false;
        for slot in 0..self.count {
            if !theirs.has(self.places[slot]) {
                self.allowed[slot] -= bound;
            }
        }
    }

    /// A card that everybody has seen would be seen again where shown cards lie open.
    fn keep_unseen(&mut self) {
        let setup = &self.rules.bytecode.setup;
        let state = self.state;
        let seen = state.shown & self.unknown;
        if seen.is_empty() {
            return;
        }
        for slot in 0..self.count {
            let card = self.places[slot];
            let visibility = if state.table.has(card) {
                setup.tableau_visibility
            } else if state.discard.cards().contains(&card) {
                setup.discard_visibility
            } else if state.hands.iter().any(|hand| hand.has(card)) {
                setup.hand_visibility
            } else {
                continue;
            };
            if visibility == Visibility::Revealed && !state.hidden.has(card) {
                self.allowed[slot] -= seen;
                self.is_free = false;
            }
        }
    }

    /// One of the worlds.
    pub(crate) fn deal(&self, stream: &mut Stream) -> State {
        let mut world = self.with_new_cards(stream);
        if world.decision.unseen {
            let mut tried = 1;
            while !self.offers_unseen_cards(&mut world) && tried < HANDS_TRIED {
                world = self.with_new_cards(stream);
                tried += 1;
            }
        }
        if !self.sees_choices {
            self.choose_what_is_passed(&mut world, stream);
        }
        world.chance = stream.branch();
        world
    }

    /// The true position, of which no more is secret than what chance will bring; that comes as in a [world](Self::deal).
    pub(crate) fn true_one(&self, stream: &mut Stream) -> State {
        State {
            chance: self.deal(stream).chance,
            ..*self.state
        }
    }

    /// The position with the unknown cards dealt afresh.
    fn with_new_cards(&self, stream: &mut Stream) -> State {
        let mut cards = [Card::FIRST; PLACES];
        for (place, card) in cards.iter_mut().zip(self.unknown) {
            *place = card;
        }
        stream.shuffle(&mut cards, self.count);
        if !self.is_free {
            self.make_fit(&mut cards, stream);
        }
        let mut world = self.with_cards(&cards);
        if self.rules.has_stacks {
            self.shuffle_stacks(&mut world, stream);
        }
        world
    }

    /// Moves cards that are where they cannot be. The true position shows that there is a way.
    fn make_fit(&self, cards: &mut [Card; PLACES], stream: &mut Stream) {
        let fits = |cards: &[Card; PLACES], slot: usize| self.allowed[slot].has(cards[slot]);
        for slot in 0..self.count {
            if !fits(cards, slot) {
                self.make_room(cards, slot);
            }
        }
        // Two cards that could change places do so as often as not. One round is not quite even, but mixes well.
        for slot in 0..self.count {
            let other = stream.one_of(self.count as u32) as usize;
            if self.allowed[slot].has(cards[other]) && self.allowed[other].has(cards[slot]) {
                cards.swap(slot, other);
            }
        }
    }

    /// Finds a chain of places through which cards move on, so that the card of this one lands where it may be and no other is
    /// worse off than before.
    fn make_room(&self, cards: &mut [Card; PLACES], start: usize) {
        // Breadth first from the place that needs a card: `after[p]` takes the card of `p`.
        let mut after = [usize::MAX; PLACES];
        let mut queue = [0; PLACES];
        let (mut head, mut tail) = (0, 1);
        queue[0] = start;
        after[start] = start;
        while head < tail {
            let slot = queue[head];
            head += 1;
            for other in 0..self.count {
                if after[other] != usize::MAX || !self.allowed[slot].has(cards[other]) {
                    continue;
                }
                after[other] = slot;
                // The chain is closed where the card that has no place may lie, or where one lies wrongly anyway.
                let ends =
                    self.allowed[other].has(cards[start]) || !self.allowed[other].has(cards[other]);
                if ends {
                    let (mut place, mut moving) = (other, cards[other]);
                    while place != start {
                        place = after[place];
                        std::mem::swap(&mut moving, &mut cards[place]);
                    }
                    cards[other] = moving;
                    return;
                }
                queue[tail] = other;
                tail += 1;
            }
        }
    }

    /// The position with other cards in the places that the player does not know.
    fn with_cards(&self, cards: &[Card; PLACES]) -> State {
        let mut to = [Card::FIRST; 64];
        for (from, &card) in self.places[..self.count].iter().zip(cards) {
            to[from.number()] = card;
        }
        let moved = |card: Card| {
            if self.unknown.has(card) {
                to[card.number()]
            } else {
                card
            }
        };
        let mapped = |cards: Cards| {
            let hidden = cards & self.unknown;
            hidden.into_iter().fold(cards - hidden, |all, card| {
                all | Cards::of(to[card.number()])
            })
        };
        let mut world = *self.state;
        for sets in [&mut world.hands, &mut world.captured, &mut world.passing] {
            for set in sets.iter_mut().take(self.rules.players) {
                *set = mapped(*set);
            }
        }
        for set in [
            &mut world.table,
            &mut world.hidden,
            &mut world.house,
            &mut world.in_trick,
            &mut world.chosen,
            &mut world.laying,
            &mut world.laid,
            &mut world.claimed,
            &mut world.last_play,
            &mut world.walk.taken_up,
        ] {
            *set = mapped(*set);
        }
        for pile in [&mut world.deck, &mut world.discard, &mut world.effects] {
            for card in pile.cards_mut() {
                *card = moved(*card);
            }
        }
        for card in [&mut world.table_top, &mut world.last_played]
            .into_iter()
            .flatten()
        {
            *card = moved(*card);
        }
        for seat in world.fighters.iter() {
            world.stakes[seat] = moved(world.stakes[seat]);
        }
        for card in self.unknown {
            world.laid_by[to[card.number()].number()] = self.state.laid_by[card.number()];
        }
        if self.rules.has_stacks {
            world.stacks = Stacks::EMPTY;
            for row in 0..=SEATS {
                for card in self.state.stacks.row(row) {
                    world.stacks.put(row, moved(card));
                }
            }
        }
        world
    }

    /// Nobody knows the order of a stack, but for the card on top that the player is asked about.
    fn shuffle_stacks(&self, world: &mut State, stream: &mut Stream) {
        for player in 0..self.rules.players {
            let top = if player == self.viewer {
                world.stacks.top(player) & world.decision.own_cards()
            } else {
                Cards::NONE
            };
            let mut below = Pile::of(world.hands[player] - top);
            let count = below.len() as usize;
            stream.shuffle(below.places(), count);
            world.stacks.clear(player);
            for card in top.into_iter().chain(below.cards().iter().copied()) {
                world.stacks.put(player, card);
            }
        }
    }

    /// Players who do not see their own hands know no more of the cards that the lot decides about than that there is one. Says
    /// whether there is; if not, it could be any.
    fn offers_unseen_cards(&self, world: &mut State) -> bool {
        let offered = self.rules.offered_cards(world);
        let hand = if self.rules.has_stacks {
            world.stacks.top(self.viewer)
        } else {
            world.hands[self.viewer]
        };
        let others = hand - world.chosen - world.passing[self.viewer];
        world.decision.set = offered.or_else(others).or_else(hand).bits();
        !offered.is_empty()
    }

    /// What others have chosen to pass is as secret as their hands.
    fn choose_what_is_passed(&self, world: &mut State, stream: &mut Stream) {
        for player in (0..self.rules.players).filter(|&player| player != self.viewer) {
            let count = world.passing[player].len();
            if count > 0 {
                let mut pile = Pile::of(world.hands[player]);
                let size = pile.len() as usize;
                stream.shuffle(pile.places(), size);
                world.passing[player] = pile.cards().iter().take(count as usize).copied().collect();
            }
        }
    }
}

/// Whether what is concluded about a hand is true.
fn is_true(state: &State, player: usize) -> bool {
    let (hand, known) = (state.hands[player], state.inference.of(player));
    let has_rank = |rank: u8| !(hand & Cards::of_rank(rank)).is_empty();
    (hand & known.lacks).len() <= known.fresh
        && (0..13).all(|rank| known.ranks >> rank & 1 == 0 || has_rank(rank))
}

impl Place {
    const NOWHERE: Self = Self {
        kind: u8::MAX,
        number: 0,
        effect: 0,
        laid_by: 0,
        marks: 0,
    };

    fn of(rules: &Rules, state: &State, card: Card) -> Self {
        let seat_with = |sets: &[Cards; SEATS]| sets.iter().position(|set| set.has(card));
        let deep_in = |pile: &Pile| pile.cards().iter().position(|&one| one == card);
        let (kind, number, is_laid) = if let Some(seat) = seat_with(&state.hands) {
            (seat, 0, false)
        } else if let Some(seat) = seat_with(&state.captured) {
            (SEATS + seat, 0, false)
        } else if let Some(deep) = deep_in(&state.deck) {
            (2 * SEATS, deep, false)
        } else if let Some(deep) = deep_in(&state.discard) {
            (2 * SEATS + 1, deep, true)
        } else if state.table.has(card) {
            let deep = if rules.has_stacks {
                state.stacks.row(TABLE).position(|one| one == card)
            } else {
                None
            };
            (2 * SEATS + 2, deep.unwrap_or(0), true)
        } else if state.in_trick.has(card) {
            (2 * SEATS + 3, 0, true)
        } else if state.house.has(card) {
            (2 * SEATS + 4, 0, false)
        } else {
            (2 * SEATS + 5, 0, false)
        };
        Self {
            kind: kind as u8,
            number: number as u8,
            effect: deep_in(&state.effects).map_or(0, |place| place as u8 + 1),
            laid_by: if is_laid {
                state.laid_by[card.number()]
            } else {
                0
            },
            marks: marks_of(state, card),
        }
    }
}

/// What a position says about a card beside where it is.
fn marks_of(state: &State, card: Card) -> u16 {
    let stands = |seat: usize| state.fighters.has(seat) && state.stakes[seat] == card;
    let marks = [
        state.hidden.has(card),
        state.chosen.has(card),
        state.laying.has(card),
        state.laid.has(card),
        state.claimed.has(card),
        state.last_play.has(card),
        state.walk.taken_up.has(card),
        state.passing.iter().any(|cards| cards.has(card)),
        state.table_top == Some(card),
        state.last_played == Some(card),
        (0..SEATS).any(stands),
    ];
    marks
        .iter()
        .fold(0, |all, &mark| all << 1 | u16::from(mark))
}
