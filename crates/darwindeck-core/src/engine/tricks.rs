//! Trick phases.

use crate::bytecode::{Coded, LevelTrick, ScoringTrigger, Suit};
use crate::cards::{Card, Cards, Pile};
use crate::options::Decline;
use crate::rules::{Phase, Trick};
use crate::seats::Seats;
use crate::state::{NO_SEAT, Step};
use crate::values::{Asks, Event, HandEnd, Laying, Place, Reason};
use crate::watch::Watch;
use crate::win_triggers::WinTriggers;

use super::Play;
use super::choosing::Answer;
use super::questions::Narrowing;
use super::telling::path_of_phase;

impl<W: Watch> Play<'_, W> {
    pub(super) fn lead(&mut self) {
        if self.state.tricks_taken == 0 {
            self.open();
        }
        let state = &mut *self.state;
        let has_cards = |&player: &usize| !state.hands[player].is_empty();
        let leader = if state.in_hand.has(state.walker) && has_cards(&state.walker) {
            Some(state.walker)
        } else {
            let with_cards = state.in_hand.iter().filter(has_cards);
            let with_cards = with_cards.fold(Seats::NOBODY, Seats::with);
            with_cards.next(state.walker, state.direction)
        };
        let Some(leader) = leader else {
            state.step = Step::LeavePhase;
            return;
        };
        let rules = self.rules;
        if let (true, Phase::Trick(trick)) = (rules.fast_paths.tricks, &rules.phases[state.phase]) {
            if self.watch.allows_fast_paths() && self.fast_tricks(trick) {
                return;
            }
        }
        let state = &mut *self.state;
        state.at = leader;
        state.trick_leader = leader;
        state.waiting = state.in_hand;
        state.in_trick = Cards::NONE;
        state.led = Cards::NONE;
        self.trick_cards();
    }

    /// Whoever holds the opening card takes over the walk.
    fn open(&mut self) {
        let wanted = self.present_trick().opening;
        let state = &mut *self.state;
        let holders = state.in_hand.iter();
        let first = holders.filter_map(|seat| Some(((state.hands[seat] & wanted).first()?, seat)));
        if let Some((_, holder)) = first.min() {
            state.walker = holder;
        }
    }

    #[inline]
    fn present_trick(&self) -> &Trick {
        match &self.rules.phases[self.state.phase] {
            Phase::Trick(trick) => trick,
            _ => unreachable!("only a trick phase asks for trick cards"),
        }
    }

    /// Asks for one card after the other, until somebody has to be waited for.
    fn trick_cards(&mut self) {
        loop {
            let player = self.state.at;
            if !self.begin_turn(player) {
                return;
            }
            let legal = self.legal_in_trick(player);
            let asked = self.card_asked_for(player, Asks::Trick, legal, Decline::Never);
            let Answer::Card(card) = asked else {
                return;
            };
            if self.puts_into_trick(player, card) {
                self.state.step = Step::Effect;
                return;
            }
            if !self.is_next_in_trick() {
                return;
            }
        }
    }

    /// The cards that a player may put into the trick.
    #[inline]
    pub(super) fn legal_in_trick(&self, player: usize) -> Cards {
        let (state, trick) = (&self.state, self.present_trick());
        let (hand, led, broken) = (self.within_reach(player), state.led, state.broken);
        if state.tricks_taken == 0 {
            trick.legal_at_first(hand, led, broken, state.in_trick.is_empty())
        } else {
            trick.legal(hand, led, broken)
        }
    }

    /// The same, with the reasons for the cards that may not be played.
    pub(super) fn narrowed_for_trick(&self, player: usize) -> Narrowing {
        let (state, trick) = (&self.state, self.present_trick());
        let path = |field: &str| format!("{}.{field}", path_of_phase(state.phase));
        let mut hand = self.usable(player);
        let is_first = state.tricks_taken == 0;
        let opening = (hand.cards & trick.opening).first();
        if let (Some(card), true) = (opening, is_first && state.in_trick.is_empty()) {
            hand.narrow(Cards::of(card), || Reason::MustOpen {
                card,
                rule: path("opening_card"),
            });
            return hand;
        }
        if trick.follow && !state.led.is_empty() {
            hand.narrow((hand.cards & state.led).or_else(hand.cards), || {
                Reason::MustFollow {
                    suit: suit_of(state.led),
                    rule: path("lead_suit_required"),
                }
            });
        }
        let held_back = trick.breaking - state.broken;
        if state.led.is_empty() || !trick.only_lead_held_back {
            hand.narrow((hand.cards - held_back).or_else(hand.cards), || {
                Reason::NotBroken {
                    suit: suit_of(held_back),
                    rule: path("breaking_suit"),
                }
            });
        }
        if is_first {
            hand.narrow(trick.safe(hand.cards), || Reason::ScoresAtFirst {
                rule: path("first_trick_safe"),
            });
        }
        hand
    }

    /// A card that was waited for.
    #[inline(never)]
    pub(super) fn play_to_trick(&mut self, card: Card) {
        let player = self.state.at;
        if self.puts_into_trick(player, card) {
            self.state.step = Step::Effect;
        } else {
            self.trick_card_done();
        }
    }

    /// Says whether the card has effects.
    #[inline]
    fn puts_into_trick(&mut self, player: usize, card: Card) -> bool {
        let is_open = !self.present_trick().face_down;
        if W::KNOWLEDGE && is_open {
            self.conclude_from_trick(player, card);
        }
        let state = &mut *self.state;
        let suit = Cards::of_suit(card.suit());
        state.in_trick |= Cards::of(card);
        state.laid_by[card.number()] = player as u8;
        state.waiting = state.waiting.without(player);
        if is_open {
            state.broken |= suit;
            state.led = state.led.or_else(suit);
        }
        self.take_from_hand(player, card);
        if is_open {
            self.show(Cards::of(card));
        }
        self.tell_laid(player, [card], Place::TRICK, Laying::Trick);
        is_open && self.played(player, card)
    }

    /// Who does not follow suit has no card of it.
    fn conclude_from_trick(&mut self, player: usize, card: Card) {
        let led = self.state.led;
        let follows = led.is_empty() || led.has(card);
        if self.present_trick().follow && !follows && !self.rules.has_stacks {
            self.state.inference.lacks(player, led);
        }
    }

    /// The cards of a trick that was played face down lie open.
    #[inline(never)]
    fn turn_trick_over(&mut self) {
        let state = &mut *self.state;
        for card in state.in_trick {
            let suit = Cards::of_suit(card.suit());
            state.broken |= suit;
            if usize::from(state.laid_by[card.number()]) == state.trick_leader {
                state.led = suit;
            }
        }
        self.show(self.state.in_trick);
    }

    /// Nobody takes a level trick: its cards are discarded, and what it was played for, unless that is held over.
    #[inline(never)]
    fn leave_trick(&mut self, trick: Trick, cards: Cards) {
        self.state.tricks_taken += 1;
        self.state.skips = 0;
        for card in cards {
            self.put_on_discard(card, NO_SEAT, false);
        }
        let mut prizes = Pile::EMPTY;
        if trick.takes_table && trick.level == LevelTrick::Discarded {
            prizes = self.discard_table();
        }
        self.tell(|play| {
            let moves = [(Pile::of(cards), Place::TRICK), (prizes, Place::TABLE)];
            let moves = moves.into_iter();
            Event::Discarded {
                moves: moves
                    .filter_map(|(cards, from)| play.discarded(&cards, from))
                    .collect(),
            }
        });
    }

    /// A card lies and has had its effects.
    #[inline(never)]
    pub(super) fn trick_card_done(&mut self) {
        if self.is_next_in_trick() {
            self.trick_cards();
        }
    }

    /// Finds out who plays next, or who has taken the trick. Says whether the trick goes on.
    #[inline]
    fn is_next_in_trick(&mut self) -> bool {
        if self.judge_move() {
            return false;
        }
        let state = &mut *self.state;
        while let Some(next) = state.waiting.next(state.at, state.direction) {
            state.at = next;
            if state.hands[next].is_empty() {
                state.waiting = state.waiting.without(next);
            } else if state.skips > 0 {
                state.skips -= 1;
                state.waiting = state.waiting.without(next);
            } else {
                return true;
            }
        }
        self.trick_taken();
        false
    }

    fn trick_taken(&mut self) {
        let trick = *self.present_trick();
        let trumps = trick.trumps(self.state.trumps);
        if trick.face_down {
            self.turn_trick_over();
        }
        let state = &mut *self.state;
        let cards = std::mem::take(&mut state.in_trick);
        let best = if trick.is_by_rank() {
            trick.best_by_rank(cards)
        } else {
            trick.best(cards, state.led, trumps)
        };
        if let Some(best) = best {
            let prizes = if trick.takes_table {
                state.table
            } else {
                Cards::NONE
            };
            let winner = usize::from(state.laid_by[best.number()]);
            self.takes_trick(winner, cards, prizes);
        } else {
            self.leave_trick(trick, cards);
        }
        if self.judge_move() {
            return;
        }
        let is_last = self
            .tricks_in_hand()
            .is_some_and(|tricks| self.state.tricks_taken >= tricks);
        if is_last {
            self.hand_is_over(HandEnd::Tricks);
        } else {
            self.state.step = Step::LeavePhase;
        }
    }

    /// How many tricks make the hand, if that ends it.
    #[inline]
    pub(super) fn tricks_in_hand(&self) -> Option<u32> {
        self.rules.tricks_in_hand(self.state.dealt)
    }

    /// A player captures the cards of a trick and the prizes on the table, scores for them and leads next.
    #[inline(always)]
    pub(super) fn takes_trick(&mut self, winner: usize, cards: Cards, prizes: Cards) {
        let state = &mut *self.state;
        state.captured[winner] |= cards;
        state.win_triggers = state.win_triggers.with(WinTriggers::NEW_OWNER);
        state.tricks[winner] += 1;
        state.tricks_taken += 1;
        state.took_last_trick = winner as u8;
        state.skips = 0;
        state.walker = winner;
        state.walk.took_trick = true;
        self.tell_taken(winner, cards, Place::TRICK, Place::captured(winner));
        if !prizes.is_empty() {
            self.leave_table(prizes);
            self.state.captured[winner] |= prizes;
            self.show(prizes);
            self.tell_taken(winner, prizes, Place::TABLE, Place::captured(winner));
        }
        if self.rules.scores_for(ScoringTrigger::TrickWin) {
            self.score_cards(winner, ScoringTrigger::TrickWin, cards | prizes);
        }
    }
}

/// The suit of some cards, of which there is one at least.
fn suit_of(cards: Cards) -> Suit {
    let suit = cards.first().and_then(|card| Suit::from_code(card.suit()));
    suit.expect("there is a card")
}
