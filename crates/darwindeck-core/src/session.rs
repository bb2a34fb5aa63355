//! A game that is being played: choose, look back, undo, save, and ask what a machine would do.
//!
//! A [`Session`] is a game, a seed and the picks made. Nothing in it reads a clock: the same picks give the same views and the
//! same events.

use std::fmt;
use std::sync::Arc;

use crate::cards::{Card, Cards};
use crate::chance;
use crate::options::Decision;
use crate::players::{Player, Seat, TRIES_OF_NOVICE, greedy};
use crate::rules::Rules;
use crate::search::{Search, Thinking, luck};
use crate::state::State;
use crate::table_view::SCHEMA;
use crate::values::{
    self, Answer, AnswerAdvice, Ask, Chance, Considered, Event, Happened, Refusal, Saved, Undone,
};
use crate::view::View;
use crate::watch::Notes;

/// One game that is being played.
#[derive(Clone, Debug)]
pub struct Session {
    rules: Arc<Rules>,
    seed: u64,
    /// The position after every pick, the deal's first, and the events that led to it.
    positions: Vec<(State, Vec<Event>)>,
    picks: Vec<u32>,
    moment: usize,
}

/// Why picks are not those of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// There was no such option.
    Pick {
        /// Which of the picks.
        number: usize,
        /// The option.
        pick: u32,
        /// How many options there were; none when the game was over.
        options: u32,
    },
    /// There are not so many picks.
    Moment {
        /// The moment.
        moment: usize,
        /// How many picks there are.
        picks: usize,
    },
}

impl Session {
    /// A new game.
    pub fn new(rules: Arc<Rules>, seed: u64) -> Self {
        let mut heard = Notes::default();
        let state = rules.start(seed, &mut heard);
        Self {
            rules,
            seed,
            positions: vec![(state, heard.events)],
            picks: Vec::new(),
            moment: 0,
        }
    }

    /// Goes on with a game that was saved.
    ///
    /// # Errors
    ///
    /// When the picks are not those of a game.
    pub fn open(
        rules: Arc<Rules>,
        seed: u64,
        picks: &[u32],
        moment: usize,
    ) -> Result<Self, NotSaved> {
        let mut session = Self::new(rules, seed);
        for (number, &pick) in picks.iter().enumerate() {
            let options = session.state().decision().map_or(0, Decision::count);
            if pick >= options {
                return Err(NotSaved::Pick {
                    number,
                    pick,
                    options,
                });
            }
            session.pick(pick);
        }
        if session.go_to(moment) {
            Ok(session)
        } else {
            Err(NotSaved::Moment {
                moment,
                picks: picks.len(),
            })
        }
    }

    /// The rules that are played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The picks made so far.
    pub const fn moment(&self) -> usize {
        self.moment
    }

    /// The position now.
    pub fn state(&self) -> &State {
        &self.positions[self.moment].0
    }

    /// Who has to decide; nobody when the game is over.
    pub fn to_act(&self) -> Option<usize> {
        self.state().decision().map(|decision| decision.player)
    }

    /// The position as one player sees it; all of it, for nobody in particular. The seat must be one of the game.
    pub fn view(&self, seat: Option<usize>) -> values::View {
        View::new(&self.rules, self.state(), seat).look()
    }

    /// What happened from so many picks on, as one player saw it.
    pub fn events(&self, from: usize, seat: Option<usize>) -> Vec<Happened> {
        let made = self.positions[..=self.moment].iter().enumerate();
        made.skip(from)
            .map(|(at, (_, events))| Happened {
                at: at as u32,
                events: match seat {
                    Some(seat) => events.iter().filter_map(|one| one.seen_by(seat)).collect(),
                    None => events.clone(),
                },
            })
            .collect()
    }

    /// Decides, for whoever has to.
    ///
    /// # Errors
    ///
    /// Why not. A refusal changes nothing.
    pub fn choose(&mut self, answer: &Answer, moment: usize) -> Result<(), Refusal> {
        let Some(decision) = self.state().decision() else {
            return Err(Refusal::Over);
        };
        if moment != self.moment {
            return Err(Refusal::Late);
        }
        match answer {
            Answer::Number(option) if *option < decision.count() => self.pick(*option),
            Answer::Number(_) => return Err(Refusal::NoOption),
            Answer::Cards(cards) => {
                for pick in self.rules.picks_of(self.state(), cards)? {
                    self.pick(pick);
                }
            }
        }
        Ok(())
    }

    /// The decision as it would be with these cards chosen.
    ///
    /// # Errors
    ///
    /// Why they cannot be.
    pub fn consider(&self, cards: &[Card]) -> Result<Considered, Refusal> {
        self.rules.consider(self.state(), cards)
    }

    /// Takes an option that exists; picks that were undone are forgotten.
    fn pick(&mut self, option: u32) {
        let (mut state, mut heard) = (*self.state(), Notes::default());
        self.rules.choose(&mut state, option, &mut heard);
        self.picks.truncate(self.moment);
        self.positions.truncate(self.moment + 1);
        self.picks.push(option);
        self.positions.push((state, heard.events));
        self.moment += 1;
    }

    /// The option that a player would take: for a seed, a moment and a player always the same. Nothing when the game is over.
    pub fn machine(
        &self,
        player: Player,
        seed: u64,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<u32> {
        self.state().decision()?;
        let mut seat = Seat::asked(player, self.luck(seed), self.state());
        Some(seat.decide(&self.eyes(), &mut Search::default(), goes_on))
    }

    /// What a player thinks of the answers, best first: of every option, and where several cards are chosen of the best choice
    /// that begins with it. Nothing when the game is over.
    pub fn hint(
        &self,
        player: Player,
        seed: u64,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Vec<AnswerAdvice> {
        let Some(decision) = self.state().decision() else {
            return Vec::new();
        };
        let luck_of_now = self.luck(seed);
        let mut numbers = luck(luck_of_now, self.state());
        let (mut search, view) = (Search::default(), self.eyes());
        match player {
            Player::Mcts(iterations) | Player::Peeking(iterations) => {
                let thinking = Thinking {
                    peeks: matches!(player, Player::Peeking(_)),
                    ..Thinking::new(iterations)
                };
                search.think(&view, &thinking, &mut numbers, goes_on);
            }
            Player::Novice => search.try_each(&view, TRIES_OF_NOVICE, &mut numbers, goes_on),
            Player::Random | Player::Greedy => {
                let mut seat = Seat::asked(player, luck_of_now, self.state());
                let taken = seat.decide(&view, &mut search, goes_on);
                search.prefers(decision, taken);
            }
        }
        let opinions = search.opinions();
        let mut order: Vec<usize> = (0..opinions.len()).collect();
        order.sort_by(|&one, &other| {
            let (one, other) = (opinions[one], opinions[other]);
            let by_visits = other.visits.cmp(&one.visits);
            by_visits.then(other.value.total_cmp(&one.value))
        });
        let told = order.into_iter().map(|option| AnswerAdvice {
            answer: self.completed(option as u32, &search),
            chance: Chance::of(opinions[option].value),
            visits: opinions[option].visits,
        });
        told.collect()
    }

    /// The choice that begins with an option, as a search would complete it, or Greedy where the search did not come so far.
    fn completed(&self, first: u32, search: &Search) -> Answer {
        let mut state = *self.state();
        let mut taken: Vec<(Decision, u32)> = Vec::new();
        let mut chosen = state.chosen;
        let mut pick = first;
        while let Some(decision) = state.decision().copied() {
            let Some(card) = decision.card_of(pick) else {
                break;
            };
            chosen = state.chosen | Cards::of(card);
            taken.push((decision, pick));
            self.rules.choose(&mut state, pick, &mut Notes::default());
            let goes_on = state.is_within_selection() && state.chosen.covers(chosen);
            let Some(next) = state.decision().filter(|_| goes_on) else {
                break;
            };
            pick = search.favourite_after(&taken, next).unwrap_or_else(|| {
                greedy(&View::new(&self.rules, &state, Some(next.player)), next)
            });
        }
        let selects = matches!(
            self.ask_of_decider(),
            Ask::Decide {
                select: Some(_),
                ..
            }
        );
        if selects && !taken.is_empty() {
            Answer::Cards(chosen.into_iter().collect())
        } else {
            Answer::Number(first)
        }
    }

    fn ask_of_decider(&self) -> Ask {
        self.rules.ask(self.state(), self.to_act())
    }

    /// What whoever has to decide sees.
    fn eyes(&self) -> View<'_> {
        View::new(&self.rules, self.state(), self.to_act())
    }

    /// Other numbers for every moment, which have nothing to do with the shuffles of the game.
    fn luck(&self, seed: u64) -> u64 {
        chance::seed_of_moment(seed, self.moment as u64)
    }

    /// Goes back to the last decision in which a player had a choice. Nothing is undone when there was none.
    pub fn undo(&mut self, seat: usize) -> Option<Undone> {
        let had_a_choice = |&moment: &usize| {
            let state = &self.positions[moment].0;
            let decides = state
                .decision()
                .is_some_and(|decision| decision.player == seat);
            decides
                && !state.is_within_selection()
                && matches!(
                    self.rules.ask(state, Some(seat)),
                    Ask::Decide { forced: false, .. }
                )
        };
        let moment = (0..self.moment).rev().find(had_a_choice)?;
        let seen = self.learnt_since(moment, seat);
        self.moment = moment;
        Some(Undone {
            seen: seen.into_iter().collect(),
        })
    }

    /// The cards that a player has come to know since a moment, in the hand that was played then: with the next deal all cards
    /// are elsewhere.
    fn learnt_since(&self, moment: usize, seat: usize) -> Cards {
        let then = &self.positions[moment].0;
        let mut known = Cards::NONE;
        for (state, events) in &self.positions[moment + 1..=self.moment] {
            if state.hand_number != then.hand_number {
                let to_its_end = events
                    .iter()
                    .take_while(|event| !matches!(event, Event::HandBegins { .. }));
                let seen = to_its_end.filter_map(|event| event.seen_by(seat));
                known |= seen.fold(Cards::NONE, |cards, event| cards | event.named());
                break;
            }
            known |= state.known[seat];
        }
        known - then.known[seat]
    }

    /// Makes the next one of the picks that were undone again, if there is one.
    pub fn redo(&mut self) -> bool {
        self.go_to(self.moment + 1)
    }

    /// Goes to the position after so many picks, if so many were made. What comes after it is kept until something is chosen.
    pub fn go_to(&mut self, moment: usize) -> bool {
        let exists = moment <= self.picks.len();
        if exists {
            self.moment = moment;
        }
        exists
    }

    /// All that it takes to go on with the game.
    pub fn save(&self) -> Saved {
        Saved {
            schema: SCHEMA,
            rules: format!("{:016x}", self.rules.rules_hash),
            seed: self.seed.to_string(),
            picks: self.picks.clone(),
            moment: self.moment as u32,
        }
    }
}

impl fmt::Display for NotSaved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pick {
                number,
                pick,
                options: 0,
            } => write!(f, "picks[{number}] is {pick}: the game is over by then"),
            Self::Pick {
                number,
                pick,
                options,
            } => write!(
                f,
                "picks[{number}] is {pick}: expected 0 to {}",
                options - 1
            ),
            Self::Moment { moment, picks } => {
                let noun = if picks == 1 { "pick" } else { "picks" };
                write!(f, "moment is {moment}: there are {picks} {noun}")
            }
        }
    }
}
