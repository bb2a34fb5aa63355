//! Games and positions, for Python to play.

use std::sync::Arc;

use darwindeck_core::cards::Card;
use darwindeck_core::chance::Stream;
use darwindeck_core::players::{MOST_ITERATIONS, Seat, TRIES_OF_NOVICE};
use darwindeck_core::record::{events_as_json_while, record_while};
use darwindeck_core::rules::RulesError;
use darwindeck_core::values::Json;
use darwindeck_core::watch::Memory;
use darwindeck_core::{
    DEEPEST_COUNT, Outcome, Player, Rules, Search, State, Thinking, View, cards, search,
};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::clock::Clock;
use crate::error::{bytecode_error, genome_error};

/// The stream that worlds are dealt from: no other one of a game.
const WORLDS: u64 = 1 << 63;

pub(crate) const NOTHING_TO_DECIDE: &str = "the game is over: there is nothing to decide";

/// A game that the core has read from bytecode and can play.
#[pyclass(frozen, module = "darwindeck._core")]
pub(crate) struct Game(Arc<Rules>);

#[pymethods]
impl Game {
    #[new]
    fn new(py: Python<'_>, bytecode: &[u8]) -> PyResult<Self> {
        Rules::read(bytecode)
            .map(|rules| Self(Arc::new(rules)))
            .map_err(|error| match error {
                RulesError::Parse(error) => bytecode_error(py, &error, None),
                RulesError::Unplayable(problems) => genome_error(py, problems, None),
            })
    }

    /// The record of one game, with a player's name for every seat.
    #[pyo3(signature = (seed, players))]
    fn record(&self, py: Python<'_>, seed: Seed, players: Vec<String>) -> PyResult<String> {
        self.played(py, seed, players, record_while)
    }

    /// What there is to know about the game before it is played, in JSON.
    fn table(&self) -> String {
        self.0.table().to_json()
    }

    /// All events of one game for all eyes, as a list in JSON.
    #[pyo3(signature = (seed, players))]
    fn events(&self, py: Python<'_>, seed: Seed, players: Vec<String>) -> PyResult<String> {
        self.played(py, seed, players, events_as_json_while)
    }
}

/// Plays a game and writes it down.
type Writer = fn(&Rules, u64, &[Player], &mut dyn FnMut() -> bool) -> String;

impl Game {
    /// A whole game, written down as long as no signal comes.
    fn played(
        &self,
        py: Python<'_>,
        seed: Seed,
        players: Vec<String>,
        write: Writer,
    ) -> PyResult<String> {
        let count = usize::from(self.0.bytecode.player_count);
        if players.len() != count {
            let given = players.len();
            return Err(PyValueError::new_err(format!(
                "{given} players given, the game is for {count}"
            )));
        }
        let players = players
            .into_iter()
            .map(|name| named(&name))
            .collect::<PyResult<Vec<Player>>>()?;
        let mut clock = Clock::new(None);
        let text = py.detach(|| write(&self.0, seed.0, &players, &mut || clock.goes_on()));
        clock.raised().map(|()| text)
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.0
    }

    /// The rules, to be kept beside the game.
    pub(crate) fn shared(&self) -> Arc<Rules> {
        Arc::clone(&self.0)
    }

    /// A seat of the game, or nobody in particular.
    pub(crate) fn seat(&self, seat: Option<i64>) -> PyResult<Option<usize>> {
        let count = usize::from(self.0.bytecode.player_count);
        let viewer = seat.map(|seat| usize::try_from(seat).unwrap_or(usize::MAX));
        if viewer.is_some_and(|viewer| viewer >= count) {
            let seat = seat.unwrap_or_default();
            return Err(PyIndexError::new_err(format!(
                "there is no seat {seat}: the game is for {count}"
            )));
        }
        Ok(viewer)
    }
}

/// Any whole number, modulo 2^64.
#[derive(Clone, Copy)]
pub(crate) struct Seed(pub(crate) u64);

impl<'py> FromPyObject<'_, 'py> for Seed {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let whole = number.cast::<PyInt>().map_err(|_| {
            PyTypeError::new_err(format!("seed is {:?}: expected a whole number", &*number))
        })?;
        let below = whole.call_method1("__and__", (u64::MAX,))?;
        below.extract().map(Self)
    }
}

/// The player of a name.
pub(crate) fn named(name: &str) -> PyResult<Player> {
    let player = Player::named(name);
    player.ok_or_else(|| {
        let known = "random, greedy, novice, mcts:500 or peeking:500";
        PyValueError::new_err(format!("no player is called {name:?}: expected {known}"))
    })
}

/// The card that is written like this.
fn card_named(text: &str) -> PyResult<Card> {
    Card::named(text).ok_or_else(|| {
        PyValueError::new_err(format!(
            "no card is called {text:?}: expected its rank and its suit, as in \"10H\""
        ))
    })
}

/// The cards that are written like this.
pub(crate) fn cards_named(texts: Vec<String>) -> PyResult<Vec<Card>> {
    texts.into_iter().map(|text| card_named(&text)).collect()
}

/// A position of a game: one decision after the other.
#[pyclass(module = "darwindeck._core")]
pub(crate) struct Position {
    game: Py<Game>,
    state: State,
}

#[pymethods]
impl Position {
    #[new]
    fn new(game: Py<Game>, seed: Seed) -> Self {
        let state = game.get().0.start(seed.0, &mut Memory);
        Self { game, state }
    }

    /// Who has to decide; nobody when the game is over.
    #[getter]
    fn to_act(&self) -> Option<usize> {
        self.state.decision().map(|decision| decision.player)
    }

    /// How the game ended, in words: `P1 wins`, `team 0 wins`, `draw`, `timeout`, `stalemate`.
    #[getter]
    fn ending(&self) -> Option<String> {
        self.state.outcome().as_ref().map(Outcome::to_string)
    }

    /// The options in words, in their order.
    fn options(&self) -> Vec<String> {
        self.state.decision().map_or_else(Vec::new, |decision| {
            decision
                .options()
                .map(|option| option.to_string())
                .collect()
        })
    }

    /// Takes an option by its number.
    fn choose(&mut self, option: i64) -> PyResult<()> {
        let decision = self.state.decision();
        let count = decision.map_or(0, darwindeck_core::Decision::count);
        let number = u32::try_from(option).ok().filter(|&number| number < count);
        let Some(option) = number else {
            return Err(PyIndexError::new_err(format!(
                "there is no option {option}: {count} to choose from"
            )));
        };
        self.game
            .get()
            .0
            .choose(&mut self.state, option, &mut Memory);
        Ok(())
    }

    /// What a player sees; everything for nobody in particular.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<i64>) -> PyResult<String> {
        self.seen_from(seat).map(|view| view.to_string())
    }

    /// The same as a value, in JSON.
    #[pyo3(signature = (seat=None))]
    fn table_view(&self, seat: Option<i64>) -> PyResult<String> {
        self.seen_from(seat).map(|view| view.look().to_json())
    }

    /// The decision if these cards were chosen, in whatever order, or why they cannot be; in JSON.
    fn consider(&self, cards: Vec<String>) -> PyResult<String> {
        let cards = cards_named(cards)?;
        let rules = &self.game.get().0;
        Ok(match rules.consider(&self.state, &cards) {
            Ok(considered) => considered.to_json(),
            Err(refusal) => refusal.to_json(),
        })
    }

    /// A position that looks the same to the player who has to decide, with the cards unknown to that player dealt afresh.
    fn world(&self, py: Python<'_>, seed: Seed) -> PyResult<Self> {
        let view = View::new(&self.game.get().0, &self.state, self.to_act());
        let state = search::world(&view, &mut Stream::new(seed.0, WORLDS));
        let state = state.ok_or_else(|| PyValueError::new_err(NOTHING_TO_DECIDE))?;
        Ok(Self {
            game: self.game.clone_ref(py),
            state,
        })
    }

    /// What everybody can infer about each hand: the cards that it lacks, how many cards may have come to it since, and the
    /// ranks of which it holds a card.
    fn inferences(&self) -> Vec<(Vec<String>, u32, Vec<String>)> {
        let seats = 0..usize::from(self.game.get().0.bytecode.player_count);
        seats
            .map(|seat| {
                let (lacks, fresh, ranks) = self.state.concluded(seat);
                let ranks = (0..13).filter(|rank| ranks >> rank & 1 != 0);
                (
                    lacks.into_iter().map(|card| card.to_string()).collect(),
                    fresh,
                    ranks
                        .map(|rank| cards::rank_word(rank).to_owned())
                        .collect(),
                )
            })
            .collect()
    }

    /// What a search says about each option, in their order: what it is worth, and how often it was tried.
    #[pyo3(signature = (seed, iterations, *, milliseconds=None, exploration=None, peeks=false))]
    fn think(
        &self,
        py: Python<'_>,
        seed: Seed,
        iterations: i64,
        milliseconds: Option<u64>,
        exploration: Option<f64>,
        peeks: bool,
    ) -> PyResult<Vec<(f64, u32)>> {
        if let Some(exploration) = exploration.filter(|&given| !(0.0..=1e6).contains(&given)) {
            let problem = format!("exploration is {exploration}: expected 0 to 1000000");
            return Err(PyValueError::new_err(problem));
        }
        let number = u32::try_from(iterations).unwrap_or(0);
        if !(1..=MOST_ITERATIONS).contains(&number) {
            let problem = format!("iterations is {iterations}: expected 1 to {MOST_ITERATIONS}");
            return Err(PyValueError::new_err(problem));
        }
        let usual = Thinking::new(number);
        let thinking = Thinking {
            exploration: exploration.unwrap_or(usual.exploration),
            peeks,
            ..usual
        };
        self.opinions(py, seed, milliseconds, |search, view, stream, goes_on| {
            search.think(view, &thinking, stream, goes_on);
        })
    }

    /// What a Novice says about each option, in the same form.
    fn try_each(&self, py: Python<'_>, seed: Seed) -> PyResult<Vec<(f64, u32)>> {
        self.opinions(py, seed, None, |search, view, stream, goes_on| {
            search.try_each(view, TRIES_OF_NOVICE, stream, goes_on);
        })
    }

    /// The number of the option that a player would take.
    fn decide(&self, py: Python<'_>, player: &str, seed: Seed) -> PyResult<u32> {
        if self.state.decision().is_none() {
            return Err(PyValueError::new_err(NOTHING_TO_DECIDE));
        }
        let player = named(player)?;
        let view = View::new(&self.game.get().0, &self.state, self.to_act());
        let mut clock = Clock::new(None);
        let option = py.detach(|| {
            let mut seat = Seat::asked(player, seed.0, &self.state);
            seat.decide(&view, &mut Search::default(), &mut || clock.goes_on())
        });
        clock.raised()?;
        Ok(option)
    }

    /// The number of sequences of so many decisions, or fewer where the game ends.
    fn count_sequences(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        if depth > DEEPEST_COUNT {
            return Err(PyValueError::new_err(format!(
                "depth is {depth}: at most {DEEPEST_COUNT} decisions are looked ahead"
            )));
        }
        let rules = &self.game.get().0;
        Ok(py.detach(|| rules.count_sequences(&self.state, depth)))
    }
}

impl Position {
    /// The view of a player; of everything, for nobody in particular.
    fn seen_from(&self, seat: Option<i64>) -> PyResult<View<'_>> {
        let game = self.game.get();
        Ok(View::new(&game.0, &self.state, game.seat(seat)?))
    }

    /// What comes of thinking about the position.
    fn opinions(
        &self,
        py: Python<'_>,
        seed: Seed,
        milliseconds: Option<u64>,
        think: impl Fn(&mut Search, &View<'_>, &mut Stream, &mut dyn FnMut() -> bool) + Sync,
    ) -> PyResult<Vec<(f64, u32)>> {
        if self.state.decision().is_none() {
            return Err(PyValueError::new_err(NOTHING_TO_DECIDE));
        }
        let view = View::new(&self.game.get().0, &self.state, self.to_act());
        let mut clock = Clock::new(milliseconds);
        let opinions = py.detach(|| {
            let mut search = Search::default();
            let mut luck = search::luck(seed.0, &self.state);
            think(&mut search, &view, &mut luck, &mut || clock.goes_on());
            search.opinions().to_vec()
        });
        clock.raised()?;
        Ok(opinions
            .into_iter()
            .map(|opinion| (opinion.value, opinion.visits))
            .collect())
    }
}
