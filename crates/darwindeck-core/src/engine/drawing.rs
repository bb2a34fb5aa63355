//! Draw phases.

use crate::bytecode::DeckEmptyAction;
use crate::cards::{Card, Cards};
use crate::options::{DOUBLE, DRAW, Decision, Decline};
use crate::rules::{Draw, Phase, Source};
use crate::state::Step;
use crate::values::{Asks, HandEnd, Place, PlaceKind};
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    pub(super) fn open_draw(&mut self, draw: &Draw) {
        self.state.repeated = false;
        self.state.doubled = false;
        let player = self.state.walker;
        if self.draw_takes_place(draw, player) {
            let rules = self.rules;
            let stuck_in = draw.if_stuck_in.filter(|_| draw.mandatory);
            if let Some(Phase::Lay(lay)) = stuck_in.map(|phase| &rules.phases[phase]) {
                self.conclude_from_stuck(lay, player);
            }
            self.begin_draw(draw);
        } else {
            self.state.step = Step::LeavePhase;
        }
    }

    fn begin_draw(&mut self, draw: &Draw) {
        self.state.left = u32::from(draw.count);
        self.state.taken = 0;
        self.state.asked = false;
        self.state.source = draw.source;
        self.state.step = Step::Draw;
        if let (Some(other), 1..) = (draw.or_source, self.state.left) {
            self.choose_place(draw, other);
        }
    }

    /// The draw is from one of two places: where there are cards in both, the player names one.
    fn choose_place(&mut self, draw: &Draw, other: Source) {
        let player = self.state.walker;
        let has_deck = draw.source == Source::Deck || other == Source::Deck;
        if draw.mandatory && has_deck && self.deck_is_empty() && self.ends_hand_without_deck() {
            self.refill();
            return;
        }
        match (
            self.can_take(draw.source, player),
            self.can_take(other, player),
        ) {
            (true, true) => {
                let mut decision = Decision {
                    player,
                    asks: Asks::Source,
                    set: 0b11,
                    ..Decision::NOTHING
                };
                for (amount, place) in decision.amounts.iter_mut().zip([draw.source, other]) {
                    *amount = i64::from(place.location() as u8);
                }
                if !draw.mandatory {
                    decision.decline = Decline::Pass;
                }
                self.ask(decision);
            }
            (true, false) => {}
            (false, true) => self.state.source = other,
            (false, false) => self.state.step = Step::LeavePhase,
        }
    }

    /// The player has named the source, or the other place.
    pub(super) fn place_named(&mut self, place: u8) {
        if let Phase::Draw(draw) = &self.rules.phases[self.state.phase] {
            self.state.source = match (place, draw.or_source) {
                (1, Some(other)) => other,
                _ => draw.source,
            };
        }
        self.state.asked = true;
        self.state.step = Step::Draw;
    }

    #[inline]
    pub(super) fn draw_takes_place(&self, draw: &Draw, player: usize) -> bool {
        match (draw.if_stuck_in, &draw.condition) {
            (Some(phase), _) => !self.can_lay(phase, player),
            (None, Some(condition)) => self.holds(condition, player),
            (None, None) => true,
        }
    }

    fn present_draw(&self) -> (Source, bool) {
        match &self.rules.phases[self.state.phase] {
            Phase::Draw(draw) => (self.state.source, draw.mandatory),
            _ => (Source::Deck, true),
        }
    }

    /// The player from whom cards are taken, where they are another player's.
    pub(super) fn drawn_from(&self, player: usize) -> Option<usize> {
        match &self.rules.phases[self.state.phase] {
            Phase::Draw(draw) if draw.from_previous => {
                let others = self.state.in_hand.without(player);
                others.next(player, -self.state.direction)
            }
            _ => self.next_player(player),
        }
    }

    /// Takes the next card.
    pub(super) fn draw(&mut self) {
        if self.state.left == 0 {
            self.draw_again_or_leave();
            return;
        }
        let player = self.state.walker;
        let (source, mandatory) = self.present_draw();
        let open = self.open_to_take(source, player);
        if !open.is_empty() {
            let mut decision = Decision::cards(player, Asks::Take, open);
            decision.decline = match (mandatory, self.state.taken) {
                (true, _) => Decline::Never,
                (false, 0) if self.state.asked => Decline::Never,
                (false, 0) => Decline::Pass,
                (false, _) => Decline::Stop,
            };
            self.ask(decision);
            return;
        }
        if !mandatory && !self.state.asked {
            if self.can_take(source, player) {
                self.ask(Decision {
                    player,
                    asks: Asks::Draw,
                    set: 1 << DRAW | u64::from(self.may_double(player)) << DOUBLE,
                    decline: Decline::Pass,
                    ..Decision::NOTHING
                });
            } else {
                self.state.step = Step::LeavePhase;
            }
            return;
        }
        self.take_unseen(source, player);
    }

    /// All cards are taken. A draw that is repeated begins anew, if there is a card and the condition still holds.
    fn draw_again_or_leave(&mut self) {
        self.state.step = Step::LeavePhase;
        let Phase::Draw(draw) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let player = self.state.walker;
        if !draw.repeat || self.state.taken == 0 || self.state.doubled {
            return;
        }
        let other_has_cards = || {
            draw.or_source
                .is_some_and(|other| self.can_take(other, player))
        };
        let has_cards = self.can_take(draw.source, player) || other_has_cards();
        if has_cards && self.draw_takes_place(draw, player) {
            self.state.repeated = true;
            self.begin_draw(draw);
        }
    }

    fn may_double(&self, player: usize) -> bool {
        let (stake, chips) = (self.state.staked[player], self.state.chips[player]);
        let may = match &self.rules.phases[self.state.phase] {
            Phase::Draw(draw) => draw.may_double && !self.state.repeated,
            _ => false,
        };
        may && stake > 0 && stake <= chips
    }

    pub(super) fn draw_or_not(&mut self, draws: bool) {
        self.state.asked = true;
        self.state.step = if draws { Step::Draw } else { Step::LeavePhase };
    }

    /// Cards that the player may pick, because they lie open.
    fn open_to_take(&self, source: Source, player: usize) -> Cards {
        match source {
            Source::Table => self.eyes().table(player),
            // Of a stack only the top card is there to take.
            Source::NextHand if self.rules.has_stacks => Cards::NONE,
            Source::NextHand => self
                .drawn_from(player)
                .map_or(Cards::NONE, |next| self.eyes().hand(next, player)),
            Source::Deck | Source::Discard | Source::NextDiscard => Cards::NONE,
        }
    }

    pub(super) fn can_take(&self, source: Source, player: usize) -> bool {
        let state = &self.state;
        match source {
            Source::Deck => {
                let game_rules = &self.rules.bytecode.game_rules;
                let all = state.deck.len() + state.discard.len();
                !self.deck_is_empty()
                    || (game_rules.deck_empty_action == DeckEmptyAction::ReshuffleDiscard
                        && state.discard.len() > 1
                        && all > 1 + u32::from(game_rules.deck_reserve))
            }
            Source::Discard => !state.discard.is_empty(),
            Source::NextDiscard => self.place_of_next_discard(player).is_some(),
            Source::Table => !state.table.is_empty(),
            Source::NextHand => self
                .drawn_from(player)
                .is_some_and(|next| !state.hands[next].is_empty()),
        }
    }

    pub(super) fn place_of_next_discard(&self, player: usize) -> Option<usize> {
        let next = self.drawn_from(player)?;
        let pile = self.state.discard.cards();
        pile.iter()
            .rposition(|card| usize::from(self.state.laid_by[card.number()]) == next)
    }

    /// Takes a card that nobody picks: from the top of a pile, or by lot.
    fn take_unseen(&mut self, source: Source, player: usize) {
        let taken = match source {
            Source::Deck => {
                if self.deck_is_empty() && !self.refill() {
                    return;
                }
                self.state.deck.pop().map(|card| (card, Place::DECK))
            }
            Source::Discard => {
                let top = self.state.discard.len().checked_sub(1);
                top.map(|top| (self.take_off_discard(top as usize), Place::DISCARD))
            }
            Source::NextDiscard => self
                .place_of_next_discard(player)
                .map(|place| (self.take_off_discard(place), Place::DISCARD)),
            Source::Table if self.state.table.is_empty() => None,
            Source::Table => {
                let card = self.state.lot(self.state.table);
                self.table_to_hand(player, card);
                self.took(player, card, Place::TABLE);
                return;
            }
            Source::NextHand => {
                self.take_from_hand_by_lot(player);
                return;
            }
        };
        match taken {
            Some((card, from)) => {
                self.reaches_hand(player, card);
                self.took(player, card, from);
            }
            None => self.state.step = Step::LeavePhase,
        }
    }

    /// A card leaves the discard pile; a suit that was named for it goes with it.
    fn take_off_discard(&mut self, place: usize) -> Card {
        let state = &mut *self.state;
        if place + 1 == state.discard.len() as usize {
            state.named = None;
        }
        state.discard.remove(place)
    }

    fn take_from_hand_by_lot(&mut self, player: usize) {
        let next = self.drawn_from(player);
        let Some(next) = next.filter(|&next| !self.state.hands[next].is_empty()) else {
            self.state.step = Step::LeavePhase;
            return;
        };
        let card = self.state.lot(self.within_reach(next));
        self.hand_to_hand(next, player, card);
        self.took(player, card, Place::hand(next));
    }

    /// What happens when the deck is empty. Says whether there is a card now.
    pub(super) fn refill(&mut self) -> bool {
        let action = self.rules.bytecode.game_rules.deck_empty_action;
        if action == DeckEmptyAction::ReshuffleDiscard && self.reshuffle() {
            return true;
        }
        self.state.game_ends = action == DeckEmptyAction::GameEnds;
        if self.ends_hand_without_deck() {
            self.hand_is_over(HandEnd::Deck);
        } else {
            self.state.step = Step::LeavePhase;
        }
        false
    }

    pub(super) fn ends_hand_without_deck(&self) -> bool {
        let action = self.rules.bytecode.game_rules.deck_empty_action;
        matches!(
            action,
            DeckEmptyAction::GameEnds | DeckEmptyAction::HandEnds
        )
    }

    /// The player has picked an open card.
    pub(super) fn take(&mut self, card: Card) {
        let player = self.state.walker;
        if let Phase::Swap(_) = &self.rules.phases[self.state.phase] {
            self.swap_for(card);
            return;
        }
        let (source, _) = self.present_draw();
        if let (Source::NextHand, Some(next)) = (source, self.drawn_from(player)) {
            self.hand_to_hand(next, player, card);
            self.took(player, card, Place::hand(next));
        } else {
            self.table_to_hand(player, card);
            self.took(player, card, Place::TABLE);
        }
        self.state.step = Step::Draw;
    }

    /// A card from a pile or from the table comes to a hand.
    pub(super) fn reaches_hand(&mut self, player: usize, card: Card) {
        self.put_into_hand(player, card);
        self.state.walk.acted = true;
    }

    fn took(&mut self, player: usize, card: Card, from: Place) {
        self.state.walk.acted = true;
        self.state.taken += 1;
        self.state.left -= 1;
        if from.at == PlaceKind::Discard {
            self.state.walk.taken_up |= Cards::of(card);
        }
        self.tell_drawn(player, card, from);
        self.lay_books(player);
    }

    /// An effect makes a player draw from the deck, as far as cards last.
    pub(super) fn forced_draw(&mut self, player: usize, count: u8) {
        let refills =
            self.rules.bytecode.game_rules.deck_empty_action == DeckEmptyAction::ReshuffleDiscard;
        for _ in 0..count {
            if self.deck_is_empty() && !(refills && self.reshuffle()) {
                return;
            }
            if let Some(card) = self.state.deck.pop() {
                self.reaches_hand(player, card);
                self.tell_drawn(player, card, Place::DECK);
                self.lay_books(player);
            }
        }
    }
}
