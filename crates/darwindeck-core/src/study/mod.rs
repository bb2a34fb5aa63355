//! Studies: one game looked at closely, in plain numbers for others to judge.
//!
//! A game is played once by its players. Then it is played again from what they did, and at some decisions, spread evenly and
//! chosen by the seed, the study stops and looks:
//!
//! - the [curve](Point) says how often each side wins from here. It is the *spectator's*: somebody who sees all hands, but not
//!   what the deck or chance will bring. Nobody who plays knows as much, and nobody decides by it.
//! - a [choice](Choice) says what each option is worth in the eyes of the player who has it, by a search that knows no more than
//!   that player.
//! - a [contact](Contact) says what a player could do, and would do, if the opponent before had done something else.
//!
//! Every look has random numbers of its own, so that more of one kind change nothing about the others, and nothing changes the
//! game.

mod choice;
mod contact;
mod curve;
mod progress;
mod sample;
#[cfg(test)]
mod tests;

pub use choice::{Choice, Considered, SEARCHES};
pub use contact::Contact;
pub use curve::Point;
pub use progress::{Progress, SeatProgress};

use crate::batch::{Pauses, Stoppable, play_one};
use crate::chance::Stream;
use crate::options::Decision;
use crate::players::Player;
use crate::rules::Rules;
use crate::search::Search;
use crate::state::{Outcome, State};
use crate::values::{Event, Leaving};
use crate::watch::Watch;

use contact::Before;
use progress::Chronicle;
use sample::Sample;

/// What to look at in a game. At most so many decisions of each kind; all of them where there are no more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Points of the curve. The first moment of the game is always one.
    pub points: u32,
    /// How often the game is played to its end from each of them.
    pub rollouts: u32,
    /// Decisions with more than one option.
    pub choices: u32,
    /// Decisions right after one of an opponent who had a choice.
    pub contacts: u32,
    /// The iterations of each search. Without any, options of contacts are compared but not valued.
    pub iterations: u32,
}

/// What a study says about one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// The seed of the game.
    pub seed: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// The side that won, or that lost alone; none when nobody did.
    pub side: Option<usize>,
    /// The turns of the game.
    pub turns: u32,
    /// Its hands.
    pub hands: u32,
    /// Its moments: every decision, the first walk, and every other walk after one in which nobody had anything to decide.
    pub moments: u32,
    /// Its decisions.
    pub decisions: u32,
    /// Those with more than one option.
    pub with_choice: u32,
    /// Those that come right after one of an opponent who had a choice.
    pub after_opponent: u32,
    /// How it went for every seat, and who was ahead.
    pub progress: Progress,
    /// The spectator's curve.
    pub curve: Vec<Point>,
    /// The choices that were looked at.
    pub choices: Vec<Choice>,
    /// The contacts that were looked at.
    pub contacts: Vec<Contact>,
    /// The options of choices and contacts, in their order.
    pub options: Vec<Considered>,
}

/// Makes one study after the other, and keeps its room in between.
#[derive(Debug, Default)]
pub struct Student {
    search: Search,
    taken: Vec<u8>,
}

/// How many turns are played between two questions whether to stop. There are games in which Greedy takes long.
const TURNS_BETWEEN: u32 = 16;

/// The streams of a study: far from those of the players and of chance.
const STREAMS: u64 = 1 << 62;

/// What random numbers are for.
#[derive(Clone, Copy)]
enum Purpose {
    Points,
    Choices,
    Contacts,
    Rollouts,
    Searches,
    Alternatives,
}

/// Random numbers for something that a study does at a decision.
fn luck(seed: u64, purpose: Purpose, decision: u32, number: u32) -> Stream {
    let place = (purpose as u64) << 48 | u64::from(number) << 32 | u64::from(decision);
    Stream::new(seed, STREAMS + place)
}

impl Student {
    /// Plays a game and looks at it. `stop` is asked now and then; once it says yes there is no answer.
    ///
    /// There must be a player for every seat; Random sits where there is none.
    pub fn study(
        &mut self,
        rules: &Rules,
        players: &[Player],
        seed: u64,
        plan: &Plan,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Study> {
        let mut pauses = Pauses::every(TURNS_BETWEEN, stop);
        self.taken.clear();
        let mut script = Script::new(rules, &mut self.taken, &mut pauses);
        play_one(rules, players, seed, &mut self.search, &mut script);
        let (with_choice, after_opponent) = (script.with_choice, script.after_opponent);
        let moments = script.moments.count;
        if pauses.has_stopped() {
            return None;
        }
        let samples = Samples {
            points: Sample::with_first(plan.points, moments, luck(seed, Purpose::Points, 0, 0)),
            choices: Sample::new(
                plan.choices,
                with_choice,
                luck(seed, Purpose::Choices, 0, 0),
            ),
            contacts: Sample::new(
                plan.contacts,
                after_opponent,
                luck(seed, Purpose::Contacts, 0, 0),
            ),
        };
        let mut reading = Reading {
            rules,
            seed,
            plan,
            search: &mut self.search,
            pauses,
            options: Vec::new(),
            curve: Vec::new(),
            choices: Vec::new(),
            contacts: Vec::new(),
        };
        let (state, progress) = reading.read(&self.taken, samples)?;
        let outcome = state.outcome.unwrap_or(Outcome::Timeout);
        Some(Study {
            seed,
            outcome,
            side: verdict(rules, outcome).map(|(side, _)| side),
            turns: state.turns,
            hands: state.hand_number,
            moments,
            decisions: state.decisions,
            with_choice,
            after_opponent,
            progress,
            curve: reading.curve,
            choices: reading.choices,
            contacts: reading.contacts,
            options: reading.options,
        })
    }
}

/// The side that an outcome names, if it names one, and whether that side has won; if not, all others have.
fn verdict(rules: &Rules, outcome: Outcome) -> Option<(usize, bool)> {
    match outcome {
        Outcome::Win(seat) => Some((rules.side_of[seat], true)),
        Outcome::TeamWin(side) => Some((side, true)),
        Outcome::Loss(seat) => Some((rules.side_of[seat], false)),
        Outcome::TeamLoss(side) => Some((side, false)),
        Outcome::Draw | Outcome::Timeout | Outcome::Stalemate => None,
    }
}

/// Where to stop and look.
struct Samples {
    points: Sample,
    choices: Sample,
    contacts: Sample,
}

/// A game being played again, from what its players did.
struct Reading<'a, 'p> {
    rules: &'a Rules,
    seed: u64,
    plan: &'a Plan,
    search: &'a mut Search,
    pauses: Pauses<'p>,
    options: Vec<Considered>,
    curve: Vec<Point>,
    choices: Vec<Choice>,
    contacts: Vec<Contact>,
}

impl Reading<'_, '_> {
    /// Plays the game again, to its end; nothing when it was stopped.
    fn read(&mut self, taken: &[u8], mut samples: Samples) -> Option<(State, Progress)> {
        let rules = self.rules;
        let mut chronicle = Chronicle::new(rules);
        let mut state = rules.start(self.seed, &mut chronicle);
        self.look_at_walks(&mut state, &mut chronicle, &mut samples.points)?;
        let mut before: Option<Before> = None;
        for &option in taken {
            let Some(decision) = state.decision().copied() else {
                break; // Not reached: what was taken is what there was to decide.
            };
            let option = u32::from(option);
            chronicle.decides(&state);
            self.moment(&state, &mut samples.points)?;
            if decision.count() > 1 && samples.choices.takes_next() {
                self.choice(&state, option)?;
            }
            let opponents = before.filter(|before| before.is_opponent(rules, &decision));
            if let Some(before) = opponents
                && samples.contacts.takes_next()
            {
                self.contact(&before, &state)?;
            }
            before = (decision.count() > 1).then_some(Before { state, option });
            rules.choose_one_of_them(&mut state, option, &mut chronicle);
            self.look_at_walks(&mut state, &mut chronicle, &mut samples.points)?;
        }
        Some((state, chronicle.close(&state)))
    }

    /// Goes on to the next decision, and looks at the walks until then that are moments of their own.
    fn look_at_walks(
        &mut self,
        state: &mut State,
        chronicle: &mut Chronicle<'_>,
        points: &mut Sample,
    ) -> Option<()> {
        while chronicle.is_at_walk {
            chronicle.walks(state);
            self.moment(state, points)?;
            self.rules.go_on(state, chronicle);
        }
        Some(())
    }

    /// Asks now and then whether to stop; nothing when so.
    fn goes_on(&mut self) -> Option<()> {
        (!self.pauses.breaks_off()).then_some(())
    }

    /// Takes a point of the curve, if it is time to.
    fn moment(&mut self, state: &State, points: &mut Sample) -> Option<()> {
        self.goes_on()?;
        let number = points.seen();
        if points.takes_next() {
            self.point(state, number)?;
        }
        Some(())
    }
}

/// Counts the moments of a game.
struct Moments {
    count: u32,
    /// Nobody has decided anything in this walk, or there was none.
    is_idle: bool,
}

impl Moments {
    const NONE: Self = Self {
        count: 0,
        is_idle: true,
    };

    fn decides(&mut self) {
        self.count += 1;
        self.is_idle = false;
    }

    /// Whether a walk that begins is a moment.
    fn walks(&mut self) -> bool {
        let is_moment = self.is_idle;
        self.count += u32::from(is_moment);
        self.is_idle = true;
        is_moment
    }
}

/// Writes down what the players take, and counts what could be looked at.
struct Script<'a, 'p> {
    rules: &'a Rules,
    taken: &'a mut Vec<u8>,
    pauses: &'a mut Pauses<'p>,
    moments: Moments,
    with_choice: u32,
    after_opponent: u32,
    /// The side that had a choice in the last decision.
    chose: Option<usize>,
}

impl<'a, 'p> Script<'a, 'p> {
    fn new(rules: &'a Rules, taken: &'a mut Vec<u8>, pauses: &'a mut Pauses<'p>) -> Self {
        Self {
            rules,
            taken,
            pauses,
            moments: Moments::NONE,
            with_choice: 0,
            after_opponent: 0,
            chose: None,
        }
    }
}

impl Watch for Script<'_, '_> {
    const LISTENS: bool = false;
    const LOOKS_AT_WALKS: bool = true;

    fn decided(&mut self, decision: &Decision, option: u32) {
        let side = self.rules.side_of[decision.player];
        self.moments.decides();
        self.after_opponent += u32::from(self.chose.is_some_and(|other| other != side));
        let has_choice = decision.count() > 1;
        self.with_choice += u32::from(has_choice);
        self.chose = has_choice.then_some(side);
        self.taken.push(option as u8); // A decision has 65 options at most.
    }

    fn looks_at_walk(&mut self) -> bool {
        self.moments.walks();
        false
    }

    fn breaks_off(&mut self) -> bool {
        self.pauses.stops_now() // Before every turn, and before every iteration of whoever thinks.
    }
}

impl Watch for Chronicle<'_> {
    const KNOWLEDGE: bool = true;

    fn happened(&mut self, event: Event, state: &State) {
        if let Event::Out {
            seat,
            of: Leaving::Game,
        } = event
        {
            self.leaves(seat, state.turns);
        }
    }

    fn looks_at_walk(&mut self) -> bool {
        // Asked again when the game goes on.
        self.is_at_walk = !self.is_at_walk && self.moments.walks();
        self.is_at_walk
    }
}
