//! Playing: from one decision to the next.
//!
//! A [`Play`] borrows the rules, a position and whoever watches. `run` follows the rules step by step until somebody has to
//! decide or the game is over; `choose` makes the decision and runs on. `docs/rules.md` is what the steps follow.

mod asking;
mod betting;
mod bidding;
mod books;
mod choices;
mod choosing;
mod claims;
mod contracts;
mod counting;
mod deal;
mod drawing;
mod effects;
mod exchanging;
mod fast_paths;
mod going_out;
mod hand_end;
mod house;
mod knocking;
mod laying;
mod melding;
mod moving;
mod offering;
mod passing;
mod pot;
mod requests;
mod scoring;
mod standing;
mod swapping;
mod telling;
mod tribute;
mod tricks;
mod trumps;
mod turning_up;
mod walk;
mod winning;

pub(crate) use standing::standings;

use crate::bytecode::{GoingOut, TableauMode};
use crate::cards::{Card, Cards};
use crate::options::{DOUBLE, Decision};
use crate::rules::{Phase, Rules};
use crate::seats::Seats;
use crate::state::{Outcome, State, Step};
use crate::values::{Asks, HandEnd, Leaving, Showing};
use crate::watch::{Nobody, Watch};
use crate::win_triggers::WinTriggers;

/// How many decisions can be looked ahead when sequences of them are counted.
pub const DEEPEST_COUNT: u32 = 64;

/// A game in progress, and whoever watches it.
pub(crate) struct Play<'a, W> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a mut State,
    pub(crate) watch: &'a mut W,
}

impl Rules {
    /// Begins the first hand and plays on to the first decision.
    pub fn start<W: Watch>(&self, seed: u64, watch: &mut W) -> State {
        let mut state = State::new(self, seed);
        let mut play = Play {
            rules: self,
            state: &mut state,
            watch,
        };
        play.run();
        state
    }

    /// Plays on from where a watcher [stopped to look](Watch::looks_at_walk) to the next decision. Nothing happens where somebody has to decide.
    pub fn go_on<W: Watch>(&self, state: &mut State, watch: &mut W) {
        let mut play = Play {
            rules: self,
            state,
            watch,
        };
        play.run();
    }

    /// Makes the pending decision and plays on to the next one. An option that does not exist is taken for the last one;
    /// nothing happens when the game is over.
    #[inline]
    pub fn choose<W: Watch>(&self, state: &mut State, option: u32, watch: &mut W) {
        if state.outcome.is_none() {
            let option = option.min(state.decision.count().saturating_sub(1));
            self.choose_one_of_them(state, option, watch);
        }
    }

    /// The same for an option that exists, while the game goes on.
    #[inline]
    pub(crate) fn choose_one_of_them<W: Watch>(
        &self,
        state: &mut State,
        option: u32,
        watch: &mut W,
    ) {
        let mut play = Play {
            rules: self,
            state,
            watch,
        };
        play.choose(option);
        play.run();
    }

    /// The number of sequences of so many decisions that can follow, or fewer where the game ends. At most
    /// [`DEEPEST_COUNT`] decisions are looked ahead.
    pub fn count_sequences(&self, state: &State, depth: u32) -> u64 {
        match state.decision() {
            Some(decision) if depth > 0 => (0..decision.count())
                .map(|option| {
                    let mut next = *state;
                    self.choose(&mut next, option, &mut Nobody);
                    self.count_sequences(&next, depth.min(DEEPEST_COUNT) - 1)
                })
                .fold(0, u64::saturating_add),
            _ => 1,
        }
    }
}

impl<W: Watch> Play<'_, W> {
    fn run(&mut self) {
        loop {
            match self.state.step {
                Step::Decide => {
                    let decision = &self.state.decision;
                    let Some(option) = self.watch.answers(decision.player, decision.count()) else {
                        return;
                    };
                    self.choose(option);
                }
                Step::Over => return,
                Step::StartHand => self.start_hand(),
                Step::Deal => self.deal_hand(),
                Step::StartWalk if self.watch.looks_at_walk() => return,
                Step::StartWalk
                    if self.rules.fast_paths.walks && self.watch.allows_fast_paths() =>
                {
                    self.fast_walk();
                }
                Step::StartWalk => self.start_walk(),
                Step::LeavePhase => self.leave_phase(),
                Step::HandOver => self.end_hand(),
                Step::Draw => self.draw(),
                Step::Choose => self.choose_card(),
                Step::Meld => self.meld(),
                Step::Lay => self.lay(),
                Step::Laid => self.all_laid(),
                Step::Effect => self.next_effect(),
                Step::Victim => self.next_victim(),
                Step::TrickCardDone => self.trick_card_done(),
                Step::Bid => self.bid(),
                Step::Give => self.give(),
                Step::Bet => self.bet(),
                Step::Doubt => self.doubt(),
                Step::Exchange => self.exchange(),
                Step::Wager => self.wager(),
                Step::AskAgain => self.ask_again(),
                Step::Tribute => self.tribute(),
            }
        }
    }

    #[inline]
    fn enter_phase(&mut self) {
        let rules = self.rules;
        let Some(phase) = rules.phases.get(self.state.phase) else {
            self.end_walk();
            return;
        };
        if !self.has_cards_for_war() {
            return;
        }
        let is_in = self.state.in_hand.has(self.state.walker);
        match phase {
            Phase::Trick(_) => self.lead(),
            Phase::Bidding(_) => self.open_bidding(),
            Phase::Trump(trump) => self.open_trumps(trump),
            Phase::Betting(betting) => self.open_betting(betting),
            Phase::Passing(passing) => self.open_passing(passing),
            Phase::TurnUp(count) => self.turn_up(*count),
            Phase::Exchange(_) => self.open_exchange(),
            Phase::Wager(_) => self.open_wager(),
            Phase::Tribute(_) => self.open_tribute(),
            _ if !is_in => self.state.step = Step::LeavePhase,
            Phase::Draw(draw) => self.open_draw(draw),
            Phase::Lay(lay) => self.open_lay(lay),
            Phase::Claim(claim) => self.open_claim(claim),
            Phase::Ask(_) => self.open_request(),
            Phase::Meld(_) => self.open_meld(),
            Phase::Knock(knock) => self.open_knock(knock),
            Phase::Swap(swap) => self.open_swap(swap),
        }
    }

    fn leave_phase(&mut self) {
        if self.judge_move() {
            return;
        }
        if self.rules.going_out != GoingOut::None && self.somebody_goes_out() {
            return;
        }
        if self.somebody_ends_the_hand() {
            return;
        }
        self.state.phase += 1;
        self.enter_phase();
    }

    /// Whether the hand is over because a player in it meets the condition that ends it.
    #[inline]
    fn somebody_ends_the_hand(&mut self) -> bool {
        let rules = self.rules;
        let Some(condition) = &rules.hand_ends_if else {
            return false;
        };
        let is_over = self
            .state
            .in_hand
            .iter()
            .any(|player| self.holds(condition, player));
        if is_over {
            self.hand_is_over(HandEnd::Condition);
        }
        is_over
    }

    /// Asks somebody.
    #[inline]
    fn ask(&mut self, decision: Decision) {
        self.state.walk.acted = true;
        self.state.decision = decision;
        self.state.step = Step::Decide;
    }

    /// Takes an option.
    #[inline]
    fn choose(&mut self, option: u32) {
        self.state.decisions += 1;
        self.pending_decided(option);
        let decision = &self.state.decision;
        let declined = decision.declines(option);
        match decision.asks {
            Asks::Trick => {
                let card = self.picked(option);
                self.play_to_trick(card);
            }
            Asks::Give if self.is_passing() => {
                let card = self.picked(option);
                self.card_to_give(card);
            }
            Asks::Play | Asks::Discard | Asks::Lay | Asks::Exchange | Asks::Give if declined => {
                self.no_card_chosen();
            }
            Asks::Play | Asks::Discard | Asks::Lay | Asks::Exchange | Asks::Give => {
                let card = self.picked(option);
                self.card_chosen(card);
            }
            Asks::Draw => {
                if !declined && decision.bit(option) == DOUBLE {
                    self.double_stake(self.state.decision.player);
                }
                self.draw_or_not(!declined);
            }
            Asks::Wager => self.stake_laid(option),
            Asks::Source if declined => self.state.step = Step::LeavePhase,
            Asks::Source => {
                let place = decision.bit(option);
                self.place_named(place);
            }
            Asks::Take if declined => self.state.step = Step::LeavePhase,
            Asks::Take => self.take(decision.card(option)),
            Asks::Swap if declined => self.state.step = Step::LeavePhase,
            Asks::Swap => self.swapped(decision.bit(option)),
            Asks::Capture => self.capture_one(decision.card(option)),
            Asks::Bid => {
                let decision = *decision;
                self.bid_made(&decision, option);
            }
            Asks::Bet => self.bet_made(option),
            Asks::Rank if self.state.target.is_some() => {
                self.rank_asked_for(decision.bit(option));
            }
            Asks::Rank => self.rank_named(decision.bit(option)),
            Asks::Suit => self.suit_named(decision.bit(option)),
            Asks::Doubt => self.doubted(decision.player, !declined),
            Asks::Hit => self.victim_named(usize::from(decision.bit(option))),
            Asks::Whom => self.opponent_named(usize::from(decision.bit(option))),
            Asks::Meld if declined => self.no_more_to_meld(),
            Asks::Meld => {
                let card = self.picked(option);
                self.card_to_meld(card);
            }
            Asks::Knock if declined => self.state.step = Step::LeavePhase,
            Asks::Knock => self.knocks(),
        }
    }

    /// The card that an option stands for.
    #[inline]
    fn picked(&mut self, option: u32) -> Card {
        let decision = &self.state.decision;
        if decision.unseen {
            self.turned_up(decision.player, decision.card_set(), Showing::Lot)
        } else {
            decision.card(option)
        }
    }

    /// The lot decides about cards that the player does not see.
    #[inline]
    fn turned_up(&mut self, player: usize, cards: Cards, why: Showing) -> Card {
        let card = self.state.lot(cards);
        if W::KNOWLEDGE {
            self.state.known[player] |= Cards::of(card);
        }
        self.tell_shown(Some(player), [card], why);
        card
    }

    /// The hand is over, as soon as what is being done is done.
    #[inline]
    fn hand_is_over(&mut self, why: HandEnd) {
        self.state.hand_end = why;
        self.state.step = Step::HandOver;
    }

    /// A turn begins, unless all are used up.
    #[inline]
    fn begin_turn(&mut self, player: usize) -> bool {
        if self.state.turns >= self.rules.bytecode.max_turns || self.watch.breaks_off() {
            self.finish(Outcome::Timeout);
            return false;
        }
        self.state.turns += 1;
        self.state.last_turn = player;
        self.state.walk.counted = true;
        true
    }

    /// The game is over in the middle of a hand.
    fn finish(&mut self, outcome: Outcome) {
        self.tell_standings();
        self.close(outcome);
    }

    /// The game is over.
    fn close(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.step = Step::Over;
        self.tell_over(outcome);
    }

    /// The next player in the direction of play who is in the hand, unless that is the player alone.
    fn next_player(&self, player: usize) -> Option<usize> {
        let others = self.state.in_hand.without(player);
        others.next(player, self.state.direction)
    }

    /// The walk's player acts first, or the next one clockwise who is still to act.
    fn first_to_act(&mut self, step: Step) {
        let state = &mut *self.state;
        let first = if state.waiting.has(state.walker) {
            Some(state.walker)
        } else {
            state.waiting.next(state.walker, 1)
        };
        if let Some(first) = first {
            state.at = first;
            state.step = step;
        }
    }

    fn leave_hand(&mut self, player: usize) {
        self.state.in_hand = self.state.in_hand.without(player);
        self.state.win_triggers = self.state.win_triggers.with(WinTriggers::EMPTY_HAND);
        self.state.walk.acted = true;
        self.tell_out(player, Leaving::Hand);
    }

    /// A player leaves the hand in the middle of it, which may end it. Says whether it goes on.
    fn drop_out(&mut self, player: usize) -> bool {
        self.leave_hand(player);
        let is_war = self.rules.mode == TableauMode::War && !self.state.table.is_empty();
        if !self.is_alone() {
            if is_war {
                self.fight();
            }
            return self.state.outcome.is_none();
        }
        self.hand_is_over(HandEnd::Alone);
        if let Some(last) = self.state.in_hand.iter().next().filter(|_| is_war) {
            self.state.fighters = Seats::NOBODY;
            self.capture(last, self.state.table);
            self.judge_move();
        }
        false
    }

    /// Whether the hand is over because everybody else has left it.
    fn is_alone(&self) -> bool {
        let left = self.state.in_hand.len();
        left == 0 || (left == 1 && self.state.began > 1)
    }

    /// The deck has no card but those that stay there.
    #[inline]
    fn deck_is_empty(&self) -> bool {
        self.state.deck.len() <= u32::from(self.rules.bytecode.game_rules.deck_reserve)
    }

    /// Nobody in the hand holds a card; in WAR, nor has one to take up.
    fn hands_are_empty(&self) -> bool {
        let is_war = self.rules.mode == TableauMode::War;
        self.state.hands_are_empty(is_war)
    }
}
