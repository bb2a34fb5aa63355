//! The core plays the games that the reference interpreter has written down.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use darwindeck_core::record::record;
use darwindeck_core::watch::Nobody;
use darwindeck_core::{Game, Player};
use support::{golden_text, known_games};

fn game(bytecode: &[u8]) -> Game {
    Game::read(bytecode).unwrap()
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
        let played = record(&game(&bytecode), seed.parse().unwrap(), &players);
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
        let game = game(&bytecode);
        for line in golden_text("moves", &name).lines() {
            let mut numbers = line.split(' ').map(|word| word.parse::<u64>().unwrap());
            let (seed, depth, count) = (
                numbers.next().unwrap(),
                u32::try_from(numbers.next().unwrap()).unwrap(),
                numbers.next().unwrap(),
            );
            let state = game.start(seed, &mut Nobody);
            let counted = game.count_sequences(&state, depth);
            assert_eq!(counted, count, "{name}, seed {seed}, depth {depth}");
        }
    }
}

#[test]
fn a_position_can_be_copied_and_played_on_both_ways() {
    for (name, bytecode) in known_games() {
        let game = game(&bytecode);
        let mut one = game.start(5, &mut Nobody);
        while one.decision().is_some() && one.decisions() < 20 {
            game.choose(&mut one, 0, &mut Nobody);
        }
        let mut other = one;
        for state in [&mut one, &mut other] {
            while state.decision().is_some() {
                game.choose(state, u32::MAX, &mut Nobody);
            }
        }
        assert_eq!(one.outcome(), other.outcome(), "{name}");
        assert_eq!(one.turns(), other.turns(), "{name}");
        assert!(one.outcome().is_some(), "{name}");
    }
}

#[test]
fn nothing_happens_after_the_end() {
    let (_, bytecode) = known_games().swap_remove(0);
    let game = game(&bytecode);
    let mut state = game.start(1, &mut Nobody);
    while state.decision().is_some() {
        game.choose(&mut state, 0, &mut Nobody);
    }
    let decisions = state.decisions();
    game.choose(&mut state, 0, &mut Nobody);
    assert_eq!(state.decisions(), decisions);
}
