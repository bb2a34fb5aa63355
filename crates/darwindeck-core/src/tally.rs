//! Counting games. A tally holds whole numbers only, so that tallies can be added up in any order.

use crate::options::Decision;
use crate::rules::{Rules, SEATS};
use crate::state::{Outcome, State};

/// How some games of one kind ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Tally {
    pub games: u64,
    /// By seat.
    pub wins: [u64; SEATS],
    /// By team.
    pub team_wins: [u64; SEATS],
    pub draws: u64,
    pub timeouts: u64,
    pub stalemates: u64,
    /// By side: by team in a team game, else by seat.
    pub losses: [u64; SEATS],
    pub hands: u64,
    pub decisions: u64,
    /// The turns of each game.
    pub turns: Lengths,
    /// What the players did, when it is measured.
    pub measured: Option<Measured>,
}

impl Tally {
    /// No games yet.
    pub fn new(measure: bool) -> Self {
        Self {
            measured: measure.then(Measured::default),
            ..Self::default()
        }
    }

    /// Counts a game that is over.
    pub fn count(&mut self, state: &State) {
        self.games += 1;
        match state.outcome {
            Some(Outcome::Win(seat)) => self.wins[seat] += 1,
            Some(Outcome::TeamWin(team)) => self.team_wins[team] += 1,
            Some(Outcome::Draw) => self.draws += 1,
            Some(Outcome::Timeout) => self.timeouts += 1,
            Some(Outcome::Stalemate) => self.stalemates += 1,
            Some(Outcome::Loss(side) | Outcome::TeamLoss(side)) => self.losses[side] += 1,
            None => debug_assert!(false, "the game is still going on"),
        }
        self.hands += u64::from(state.hand_number);
        self.decisions += u64::from(state.decisions);
        self.turns.count(state.turns);
        if let Some(measured) = &mut self.measured {
            measured.standings(state);
        }
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        add_all(&mut self.wins, &other.wins);
        add_all(&mut self.team_wins, &other.team_wins);
        self.draws += other.draws;
        self.timeouts += other.timeouts;
        self.stalemates += other.stalemates;
        add_all(&mut self.losses, &other.losses);
        self.hands += other.hands;
        self.decisions += other.decisions;
        self.turns.add(&other.turns);
        if let Some(others) = &other.measured {
            self.add_measured(others);
        }
    }

    /// Adds what was measured, if this tally measures.
    pub(crate) fn add_measured(&mut self, others: &Measured) {
        if let Some(mine) = &mut self.measured {
            mine.add(others);
        }
    }
}

/// The lengths of games in turns: how many games had each. As long as the longest game, however many there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    games: Vec<u64>,
}

impl Lengths {
    fn count(&mut self, turns: u32) {
        let turns = turns as usize;
        self.make_room(turns + 1);
        self.games[turns] += 1;
    }

    fn add(&mut self, other: &Self) {
        self.make_room(other.games.len());
        add_all(&mut self.games, &other.games);
    }

    fn make_room(&mut self, lengths: usize) {
        if self.games.len() < lengths {
            self.games.resize(lengths, 0);
        }
    }

    /// Every length that occurred, with its games, the shortest first.
    fn found(&self) -> impl DoubleEndedIterator<Item = (u64, u64)> + '_ {
        let found = self.games.iter().enumerate();
        found.filter_map(|(turns, &games)| (games > 0).then_some((turns as u64, games)))
    }

    /// The turns of all games together.
    pub fn total(&self) -> u64 {
        self.found().map(|(turns, games)| turns * games).sum()
    }

    /// The turns of the shortest game; 0 when there was none.
    pub fn shortest(&self) -> u64 {
        self.found().next().map_or(0, |(turns, _)| turns)
    }

    /// The turns of the longest game; 0 when there was none.
    pub fn longest(&self) -> u64 {
        self.found().next_back().map_or(0, |(turns, _)| turns)
    }

    /// Twice the median, which may lie halfway between two lengths; 0 when there was no game.
    pub fn median_doubled(&self) -> u64 {
        let games: u64 = self.games.iter().sum();
        if games == 0 {
            return 0;
        }
        self.in_order((games - 1) / 2) + self.in_order(games / 2)
    }

    /// The turns of the game in this place when all are put in order of their length.
    fn in_order(&self, place: u64) -> u64 {
        let mut before = 0;
        let mut found = self.found();
        let here = found.find(|(_, games)| {
            before += games;
            before > place
        });
        here.map_or(0, |(turns, _)| turns)
    }
}

/// What the players did, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// The decisions made.
    pub decisions: [u64; SEATS],
    /// Those with one option only.
    pub forced: [u64; SEATS],
    /// The options of all of them.
    pub options: [u64; SEATS],
    /// The scores at the end.
    pub scores: [Sum; SEATS],
    /// The chips at the end.
    pub chips: [Sum; SEATS],
}

impl Measured {
    /// Counts a decision.
    #[inline]
    pub(crate) fn decided(&mut self, decision: &Decision) {
        let options = decision.count();
        self.decisions[decision.player] += 1;
        self.forced[decision.player] += u64::from(options <= 1);
        self.options[decision.player] += u64::from(options);
    }

    fn standings(&mut self, state: &State) {
        for seat in 0..SEATS {
            self.scores[seat].count(state.scores[seat]);
            self.chips[seat].count(state.chips[seat]);
        }
    }

    fn add(&mut self, other: &Self) {
        add_all(&mut self.decisions, &other.decisions);
        add_all(&mut self.forced, &other.forced);
        add_all(&mut self.options, &other.options);
        for seat in 0..SEATS {
            self.scores[seat].add(other.scores[seat]);
            self.chips[seat].add(other.chips[seat]);
        }
    }
}

/// The sum of some numbers and of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// The sum.
    pub total: i128,
    /// The sum of the squares; where it would not fit, the largest number there is.
    pub squares: u128,
}

impl Sum {
    fn count(&mut self, number: i64) {
        let square = u128::from(number.unsigned_abs()).pow(2);
        self.add(Self {
            total: i128::from(number),
            squares: square,
        });
    }

    fn add(&mut self, other: Self) {
        self.total += other.total;
        self.squares = self.squares.saturating_add(other.squares);
    }
}

fn add_all(mine: &mut [u64], others: &[u64]) {
    for (mine, other) in mine.iter_mut().zip(others) {
        *mine += other;
    }
}

impl Rules {
    /// How many play.
    pub const fn player_count(&self) -> usize {
        self.players
    }

    /// How many sides there are: teams, or else players.
    pub fn side_count(&self) -> usize {
        self.sides.len()
    }

    /// How many teams there are; none when everybody plays alone.
    pub fn team_count(&self) -> usize {
        if self.bytecode.team_mode {
            self.sides.len()
        } else {
            0
        }
    }

    /// Whether it is played with chips.
    pub const fn has_chips(&self) -> bool {
        self.features.has_chips
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(turns: &[u32]) -> Lengths {
        let mut lengths = Lengths::default();
        for &turns in turns {
            lengths.count(turns);
        }
        lengths
    }

    #[test]
    fn the_median_of_an_odd_number_of_games_is_the_one_in_the_middle() {
        assert_eq!(lengths(&[7, 1, 3]).median_doubled(), 6);
        assert_eq!(lengths(&[5]).median_doubled(), 10);
    }

    #[test]
    fn the_median_of_an_even_number_of_games_lies_between_two() {
        assert_eq!(lengths(&[8, 1, 3, 4]).median_doubled(), 7);
        assert_eq!(lengths(&[2, 2]).median_doubled(), 4);
    }

    #[test]
    fn lengths_know_the_shortest_and_the_longest_game_and_their_sum() {
        let some = lengths(&[9, 4, 4, 30]);
        assert_eq!((some.shortest(), some.longest(), some.total()), (4, 30, 47));
        let none = Lengths::default();
        assert_eq!((none.shortest(), none.longest(), none.total()), (0, 0, 0));
        assert_eq!(none.median_doubled(), 0);
    }

    #[test]
    fn lengths_add_up_in_any_order() {
        let (some, more) = (lengths(&[1, 50]), lengths(&[3]));
        let (mut one, mut other) = (some.clone(), more.clone());
        one.add(&more);
        other.add(&some);
        assert_eq!(one, other);
        assert_eq!(one, lengths(&[3, 50, 1]));
    }

    #[test]
    fn squares_that_do_not_fit_stay_at_the_largest_number() {
        let mut sum = Sum::default();
        for _ in 0..5 {
            sum.count(i64::MIN);
        }
        assert_eq!(sum.total, 5 * i128::from(i64::MIN));
        assert_eq!(sum.squares, u128::MAX);
    }
}
