//! The core plays the games that the reference interpreter has written down.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use darwindeck_core::play_game;
use darwindeck_core::record::record;
use darwindeck_core::rules::SEATS;
use darwindeck_core::watch::{Nobody, Watch};
use darwindeck_core::{Decision, Player, Rules, State, View};
use support::{golden_text, known_games};

fn rules(bytecode: &[u8]) -> Rules {
    Rules::read(bytecode).unwrap()
}

#[test]
fn every_known_game_is_played_as_it_was_recorded() {
    for (name, bytecode) in known_games() {
        let golden = golden_text("records", &name);
        let heading = golden.lines().nth(3).unwrap();
        let (seed, players) = heading
            .strip_prefix("seed ")
            .and_then(|rest| rest.split_once(", players "))
            .unwrap();
        let players: Vec<Player> = players
            .split(' ')
            .map(|name| Player::named(name).unwrap())
            .collect();
        let played = record(&rules(&bytecode), seed.parse().unwrap(), &players);
        let differs = played
            .lines()
            .zip(golden.lines())
            .find(|(one, other)| one != other);
        assert_eq!(differs, None, "{name}");
        assert_eq!(played.len(), golden.len(), "{name}");
    }
}

#[test]
fn every_known_game_has_as_many_sequences_of_moves_as_were_counted() {
    for (name, bytecode) in known_games() {
        let rules = rules(&bytecode);
        for line in golden_text("moves", &name).lines() {
            let mut numbers = line.split(' ').map(|word| word.parse::<u64>().unwrap());
            let (seed, depth, count) = (
                numbers.next().unwrap(),
                u32::try_from(numbers.next().unwrap()).unwrap(),
                numbers.next().unwrap(),
            );
            let state = rules.start(seed, &mut Nobody);
            let counted = rules.count_sequences(&state, depth);
            assert_eq!(counted, count, "{name}, seed {seed}, depth {depth}");
        }
    }
}

/// Somebody who is told everything and does nothing about it.
struct Listener;

impl Watch for Listener {}

/// All that can be seen at the end, but for passes, which nobody counts where they have no consequence.
fn end_of(rules: &Rules, seed: u64, watch: &mut impl Watch) -> Vec<String> {
    let state = play_game(rules, &[Player::Random; SEATS], seed, watch);
    let text = seen(rules, &state);
    text.split(", ")
        .filter(|part| !part.starts_with("passes "))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_game_goes_the_same_way_whether_or_not_somebody_watches() {
    for (name, bytecode) in known_games() {
        let rules = rules(&bytecode);
        for seed in 0..200 {
            let watched = end_of(&rules, seed, &mut Listener);
            let unwatched = end_of(&rules, seed, &mut Nobody);
            assert_eq!(watched, unwatched, "{name}, seed {seed}");
        }
    }
}

fn seen(rules: &Rules, state: &State) -> String {
    View::new(rules, state, None).to_string()
}

#[test]
fn playing_on_from_a_copy_leaves_the_position_alone() {
    for (name, bytecode) in known_games() {
        let rules = rules(&bytecode);
        let position = rules.start(5, &mut Nobody);
        let before = seen(&rules, &position);
        if position.decision().is_none() {
            continue;
        }
        let mut copy = position;
        while copy.decision().is_some() {
            rules.choose(&mut copy, 0, &mut Nobody);
        }
        assert_eq!(seen(&rules, &position), before, "{name}");
        assert_ne!(seen(&rules, &copy), before, "{name}");
    }
}

#[test]
fn an_option_that_does_not_exist_is_the_last_one() {
    for (name, bytecode) in known_games() {
        let rules = rules(&bytecode);
        let position = rules.start(5, &mut Nobody);
        let Some(count) = position.decision().map(Decision::count) else {
            continue;
        };
        let (mut last, mut beyond) = (position, position);
        rules.choose(&mut last, count - 1, &mut Nobody);
        rules.choose(&mut beyond, u32::MAX, &mut Nobody);
        assert_eq!(seen(&rules, &last), seen(&rules, &beyond), "{name}");
    }
}

#[test]
fn nothing_happens_after_the_end() {
    for (name, bytecode) in known_games() {
        let rules = rules(&bytecode);
        let mut state = rules.start(1, &mut Nobody);
        while state.decision().is_some() {
            rules.choose(&mut state, 0, &mut Nobody);
        }
        let end = seen(&rules, &state);
        rules.choose(&mut state, 0, &mut Nobody);
        assert_eq!(seen(&rules, &state), end, "{name}");
    }
}
