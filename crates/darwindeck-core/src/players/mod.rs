//! The machine's own players. `docs/players.md` says how they decide.

mod greedy;

pub(crate) use greedy::greedy;

use std::fmt;

use crate::chance::Stream;
use crate::options::Decision;
use crate::rules::Rules;
use crate::search::{Search, Thinking, luck};
use crate::state::State;
use crate::values::Event;
use crate::view::View;
use crate::watch::Watch;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Takes any option.
    Random,
    /// Takes what looks best at once.
    Greedy,
    /// Tries every option a few times in mind, and takes what went best.
    Novice,
    /// Searches, with so many iterations for each decision.
    Mcts(u32),
    /// The same with all cards open: a cheat, to measure what the hidden ones are worth.
    Peeking(u32),
}

/// How often a Novice tries every option.
pub const TRIES_OF_NOVICE: u32 = 4;

/// Most iterations for one decision.
pub const MOST_ITERATIONS: u32 = 10_000_000;

impl Player {
    /// The player of a name: `random`, `greedy`, `novice`, `mcts:500`, `peeking:500`.
    pub fn named(name: &str) -> Option<Self> {
        let (kind, number) = name
            .split_once(':')
            .map_or((name, None), |(kind, number)| (kind, Some(number)));
        let iterations = || {
            let digits = number.filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()));
            let number: Option<u32> = digits.and_then(|digits| digits.parse().ok());
            number.filter(|number| (1..=MOST_ITERATIONS).contains(number))
        };
        match (kind, number) {
            ("random", None) => Some(Self::Random),
            ("greedy", None) => Some(Self::Greedy),
            ("novice", None) => Some(Self::Novice),
            ("mcts", Some(_)) => iterations().map(Self::Mcts),
            ("peeking", Some(_)) => iterations().map(Self::Peeking),
            _ => None,
        }
    }

    /// Whether the player remembers what was seen, so that the game must keep track of it.
    pub const fn remembers(self) -> bool {
        matches!(self, Self::Novice | Self::Mcts(_) | Self::Peeking(_))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Novice => f.write_str("novice"),
            Self::Mcts(iterations) => write!(f, "mcts:{iterations}"),
            Self::Peeking(iterations) => write!(f, "peeking:{iterations}"),
        }
    }
}

/// A player at the table, with random numbers of its own.
#[derive(Clone, Copy, Debug)]
pub struct Seat {
    player: Player,
    stream: Stream,
}

impl Seat {
    /// A player in a seat of a game with this seed.
    pub fn new(player: Player, seed: u64, seat: usize) -> Self {
        Self {
            player,
            stream: Stream::new(seed, 1 + seat as u64),
        }
    }

    /// A player who is asked about a single position.
    pub fn asked(player: Player, seed: u64, state: &State) -> Self {
        Self {
            player,
            stream: luck(seed, state),
        }
    }

    /// The number of the option that the player takes; 0 when there is nothing to decide for the viewer. Whoever thinks does it
    /// with `search`, as long as `goes_on` says so.
    #[inline]
    pub fn decide(
        &mut self,
        view: &View<'_>,
        search: &mut Search,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> u32 {
        let Some(decision) = view.decision() else {
            return 0;
        };
        match self.player {
            Player::Random => self.stream.one_of(decision.count()),
            Player::Greedy => greedy(view, decision),
            _ if decision.count() == 1 => 0,
            Player::Novice => {
                search.try_each(view, TRIES_OF_NOVICE, &mut self.stream, goes_on);
                search.best_value()
            }
            Player::Mcts(iterations) | Player::Peeking(iterations) => {
                let thinking = Thinking {
                    peeks: matches!(self.player, Player::Peeking(_)),
                    ..Thinking::new(iterations)
                };
                search.think(view, &thinking, &mut self.stream, goes_on);
                search.most_visited()
            }
        }
    }
}

/// Room for the players, so that three bits of a seat are always one.
pub(crate) const CHAIRS: usize = 8;

/// Plays a whole game, with a player for every seat.
pub(crate) fn play<W: Watch>(
    rules: &Rules,
    seed: u64,
    seats: [Seat; CHAIRS],
    search: &mut Search,
    watch: &mut W,
) -> State {
    let at_the_table = &seats[..rules.players];
    let all_answer = at_the_table
        .iter()
        .all(|seat| seat.player == Player::Random);
    if at_the_table.iter().any(|seat| seat.player.remembers()) {
        let mut company: Company<'_, W, true> = Company {
            seats,
            all_answer,
            watch,
        };
        company.play(rules, seed, search)
    } else {
        let mut company: Company<'_, W, false> = Company {
            seats,
            all_answer,
            watch,
        };
        company.play(rules, seed, search)
    }
}

/// The players, and whoever watches them; `REMEMBERS` says whether the game keeps track of what they know.
struct Company<'a, W, const REMEMBERS: bool> {
    seats: [Seat; CHAIRS],
    all_answer: bool,
    watch: &'a mut W,
}

impl<W: Watch, const REMEMBERS: bool> Company<'_, W, REMEMBERS> {
    fn play(&mut self, rules: &Rules, seed: u64, search: &mut Search) -> State {
        let mut state = rules.start(seed, self);
        while state.outcome.is_none() {
            let seat = state.decision.player;
            let view = View::new(rules, &state, Some(seat));
            let watch = &mut *self.watch;
            let option =
                self.seats[seat % CHAIRS].decide(&view, search, &mut || !watch.breaks_off());
            rules.choose_one_of_them(&mut state, option, self);
        }
        state
    }
}

impl<W: Watch, const REMEMBERS: bool> Watch for Company<'_, W, REMEMBERS> {
    const KNOWLEDGE: bool = W::KNOWLEDGE || REMEMBERS;
    const LISTENS: bool = W::LISTENS;
    const LOOKS_AT_WALKS: bool = W::LOOKS_AT_WALKS;

    #[inline]
    fn allows_fast_paths(&self) -> bool {
        !W::LISTENS && !W::LOOKS_AT_WALKS && !Self::KNOWLEDGE && self.all_answer
    }

    #[inline]
    fn decided(&mut self, decision: &Decision, option: u32) {
        self.watch.decided(decision, option);
    }

    #[inline]
    fn happened(&mut self, event: Event, state: &State) {
        self.watch.happened(event, state);
    }

    #[inline]
    fn answers(&mut self, player: usize, options: u32) -> Option<u32> {
        let seat = &mut self.seats[player % CHAIRS];
        match seat.player {
            Player::Random => Some(seat.stream.one_of(options)),
            _ => None,
        }
    }

    #[inline]
    fn picks(&mut self, player: usize, options: u32) -> u32 {
        self.seats[player % CHAIRS].stream.one_of(options)
    }

    #[inline]
    fn looks_at_walk(&mut self) -> bool {
        self.watch.looks_at_walk();
        false // Nobody here would go on.
    }

    #[inline]
    fn breaks_off(&mut self) -> bool {
        self.watch.breaks_off()
    }
}
