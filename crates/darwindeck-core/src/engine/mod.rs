//! Playing: from one decision to the next.
//!
//! A [`Table`] borrows a game, a position and whoever watches. `run` follows the rules step by step until somebody has to
//! decide or the game is over; `choose` makes the decision and runs on. `docs/rules.md` is what the steps follow.

mod asking;
mod betting;
mod bidding;
mod choosing;
mod claims;
mod course;
mod dealing;
mod drawing;
mod effects;
mod laying;
mod moving;
mod pot;
mod scoring;
mod tricks;
mod winning;

use crate::cards::{Card, Cards};
use crate::game::{Game, Phase, SEATS};
use crate::options::{Decision, Kind};
use crate::program::TableauMode;
use crate::state::{Outcome, State, Step};
use crate::watch::{Event, Nobody, Watch};

/// How many decisions can be looked ahead when sequences of them are counted.
pub const DEEPEST_COUNT: u32 = 64;

/// A game in progress, and whoever watches it.
pub(crate) struct Table<'a, W> {
    pub(crate) game: &'a Game,
    pub(crate) state: &'a mut State,
    pub(crate) watch: &'a mut W,
}

impl Game {
    /// Deals the first hand and plays on to the first decision.
    pub fn start<W: Watch>(&self, seed: u64, watch: &mut W) -> State {
        let mut state = State::new(self, seed);
        let mut table = Table {
            game: self,
            state: &mut state,
            watch,
        };
        table.run();
        state
    }

    /// Makes the pending decision and plays on to the next one. An option that does not exist is taken for the last one;
    /// nothing happens when the game is over.
    #[inline]
    pub fn choose<W: Watch>(&self, state: &mut State, option: u32, watch: &mut W) {
        if state.outcome.is_none() {
            let mut table = Table {
                game: self,
                state,
                watch,
            };
            table.choose(option);
        }
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

impl<W: Watch> Table<'_, W> {
    fn run(&mut self) {
        loop {
            match self.state.step {
                Step::Decide | Step::Over => return,
                Step::StartHand => self.start_hand(),
                Step::StartWalk => self.start_walk(),
                Step::EnterPhase => self.enter_phase(),
                Step::LeavePhase => self.leave_phase(),
                Step::EndWalk => self.end_walk(),
                Step::HandOver => self.end_hand(),
                Step::Draw => self.draw(),
                Step::Choose => self.choose_card(),
                Step::Lay => self.lay(),
                Step::Laid => self.all_laid(),
                Step::Effect => self.next_effect(),
                Step::Victim => self.next_victim(),
                Step::TrickCard => self.trick_card(),
                Step::TrickCardDone => self.trick_card_done(),
                Step::Bid => self.bid(),
                Step::Bet => self.bet(),
                Step::Doubt => self.doubt(),
            }
        }
    }

    fn enter_phase(&mut self) {
        let game = self.game;
        let Some(phase) = game.phases.get(self.state.phase) else {
            self.state.step = Step::EndWalk;
            return;
        };
        if !self.has_cards_for_war() {
            return;
        }
        let is_in = self.state.in_hand.has(self.state.walker);
        match phase {
            Phase::Trick(_) => self.lead(),
            Phase::Bidding(_) => self.open_bidding(),
            Phase::Betting(_) => self.open_betting(),
            _ if !is_in => self.state.step = Step::LeavePhase,
            Phase::Draw(draw) => self.open_draw(draw),
            Phase::Lay(_) => self.open_lay(),
            Phase::Claim(claim) => self.open_claim(claim),
        }
    }

    fn leave_phase(&mut self) {
        if self.judge_move() {
            return;
        }
        self.state.phase += 1;
        self.state.step = Step::EnterPhase;
    }

    /// Asks somebody.
    #[inline]
    fn ask(&mut self, decision: Decision) {
        self.state.walk_acted = true;
        self.state.decision = decision;
        self.state.step = Step::Decide;
    }

    fn choose(&mut self, option: u32) {
        let decision = self.state.decision;
        let option = option.min(decision.count().saturating_sub(1));
        self.state.decisions += 1;
        self.watch.decided(&decision, option);
        let declined = decision.declines(option);
        match decision.kind {
            Kind::Play | Kind::Discard | Kind::LayClaim | Kind::Trick => {
                let card = if declined {
                    None
                } else {
                    Some(self.picked(&decision, option))
                };
                match (decision.kind, card) {
                    (Kind::Trick, Some(card)) => self.play_to_trick(card),
                    (_, card) => self.card_chosen(card),
                }
            }
            Kind::Draw => self.draw_or_not(!declined),
            Kind::Take => self.take((!declined).then(|| card_of(&decision, option))),
            Kind::Capture => self.capture_one(card_of(&decision, option)),
            Kind::Bid => self.bid_made(&decision, option),
            Kind::Bet => self.bet_made(&decision, option),
            Kind::Name => self.rank_named(decision.bit(option)),
            Kind::Doubt => self.doubted(decision.player, !declined),
            Kind::Hit => self.victim_named(usize::from(decision.bit(option))),
        }
        self.run();
    }

    /// The card that an option stands for; the lot decides about cards that the chooser does not see.
    fn picked(&mut self, decision: &Decision, option: u32) -> Card {
        if !decision.unseen {
            return card_of(decision, option);
        }
        let card = self.lot(decision.card_set());
        if W::KNOWLEDGE {
            self.state.known[decision.player] |= Cards::of(card);
        }
        self.happened(Event::TurnsUp(decision.player, card));
        card
    }

    /// A card drawn by lot. There must be one.
    fn lot(&mut self, cards: Cards) -> Card {
        let place = self.state.chance.one_of(cards.len());
        Card::from_number(crate::cards::nth_bit(cards.bits(), place))
    }

    #[inline]
    fn happened(&mut self, event: Event) {
        self.watch.happened(event, self.state);
    }

    /// A turn begins, unless all are used up.
    fn begin_turn(&mut self, player: usize) -> bool {
        if self.state.turns >= self.game.program.max_turns || self.watch.breaks_off() {
            self.finish(Outcome::Timeout);
            return false;
        }
        self.state.turns += 1;
        self.state.last_turn = player;
        self.state.walk_counted = true;
        true
    }

    /// The game is over in the middle of a hand.
    fn finish(&mut self, outcome: Outcome) {
        self.watch.standings(self.game, self.state);
        self.close(outcome);
    }

    /// The game is over.
    fn close(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.step = Step::Over;
        self.watch.over(self.state);
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
        self.state.walk_acted = true;
        self.happened(Event::OutOfHand(player));
    }

    /// A player leaves the hand in the middle of it, which may end it. Says whether it goes on.
    fn drop_out(&mut self, player: usize) -> bool {
        self.leave_hand(player);
        let is_war = self.game.mode == TableauMode::War && !self.state.table.is_empty();
        if !self.is_alone() {
            if is_war {
                self.fight();
            }
            return self.state.outcome.is_none();
        }
        self.state.step = Step::HandOver;
        if let Some(last) = self.state.in_hand.iter().next().filter(|_| is_war) {
            self.state.battle = [None; SEATS];
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

    /// Nobody in the hand holds a card; in WAR, nor has one to take up.
    fn hands_are_empty(&self) -> bool {
        let is_war = self.game.mode == TableauMode::War;
        (0..SEATS).all(|player| {
            let has_cards = !self.state.hands[player].is_empty()
                || (is_war && !self.state.captured[player].is_empty());
            !(has_cards && self.state.in_hand.has(player))
        })
    }
}

fn card_of(decision: &Decision, option: u32) -> Card {
    Card::from_number(decision.bit(option))
}
