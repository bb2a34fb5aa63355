//! What nobody outside can see: that values come from what a player knows, and what the spectator does not see.

use super::*;
use crate::rules::known;
use crate::search::world;
use crate::search::worlds::Worlds;
use crate::values::Asks;
use crate::view::View;
use crate::watch::Memory;

use super::choice::Minds;

const GAMES: [&str; 8] = [
    include_str!("../../../../tests/golden/bytecode/crazy_eights.hex"),
    include_str!("../../../../tests/golden/bytecode/hearts.hex"),
    include_str!("../../../../tests/golden/bytecode/gin_rummy.hex"),
    include_str!("../../../../tests/golden/bytecode/war.hex"),
    include_str!("../../../../tests/golden/bytecode/scotch_whist.hex"),
    include_str!("../../../../tests/golden/bytecode/cheat.hex"),
    include_str!("../../../../tests/golden/bytecode/go_fish.hex"),
    include_str!("../../../../tests/golden/bytecode/blackjack.hex"),
];

/// Calls something at some decisions of games played at random, with memory.
fn at_decisions(mut look: impl FnMut(&Rules, &State, u64)) {
    for rules in GAMES.map(known) {
        for seed in 0..2 {
            let mut luck = Stream::new(seed, 9);
            let mut state = rules.start(seed, &mut Memory);
            while let (Some(decision), 0..=120) = (state.decision(), state.decisions()) {
                let option = luck.one_of(decision.count());
                if luck.one_of(4) == 0 {
                    look(&rules, &state, seed);
                }
                rules.choose(&mut state, option, &mut Memory);
            }
        }
    }
}

#[test]
fn every_look_has_random_numbers_of_its_own() {
    let purposes = [Purpose::Rollouts, Purpose::Searches, Purpose::Alternatives];
    let mut streams = Vec::new();
    for purpose in purposes {
        for decision in 0..20 {
            streams.extend((0..6).map(|number| luck(7, purpose, decision, number)));
        }
    }
    for (place, stream) in streams.iter().enumerate() {
        assert!(!streams[..place].contains(stream));
    }
}

/// The options of a position with what they are worth to who decides.
fn considered(rules: &Rules, state: &State, seed: u64, minds: Minds) -> Vec<Considered> {
    let plan = Plan {
        iterations: 4,
        ..Plan::default()
    };
    let mut never = || false;
    let mut reading = Reading {
        rules,
        seed,
        plan: &plan,
        search: &mut Search::default(),
        pauses: Pauses::every(1, &mut never),
        options: Vec::new(),
        curve: Vec::new(),
        choices: Vec::new(),
        contacts: Vec::new(),
    };
    reading.consider(state, minds).unwrap();
    reading.options
}

#[test]
fn values_do_not_depend_on_cards_that_the_player_cannot_see() {
    let mut compared = 0;
    at_decisions(|rules, state, seed| {
        if state.decision.count() < 2 {
            return;
        }
        let considered = |state: &State| considered(rules, state, seed, Minds::Choice);
        let view = View::new(rules, state, Some(state.decision.player));
        let other = world(&view, &mut Stream::new(seed, 3)).unwrap();
        assert_eq!(considered(state), considered(&other));
        compared += u32::from(other.hands != state.hands);
    });
    assert!(compared > 100, "only {compared} positions with other cards");
}

#[test]
fn no_two_searches_of_a_position_are_the_same() {
    let rules = known(GAMES[1]);
    let mut state = rules.start(1, &mut Memory);
    while state.decision.count() < 10 || state.decision.asks != Asks::Trick {
        rules.choose(&mut state, 0, &mut Memory);
    }
    let searched = [Minds::Choice, Minds::Contact, Minds::Otherwise]
        .map(|minds| considered(&rules, &state, 1, minds))
        .map(|options| {
            [0, 1].map(|search| {
                options
                    .iter()
                    .map(|one| one.values[search])
                    .collect::<Vec<_>>()
            })
        });
    let opinions: Vec<&Vec<f64>> = searched.iter().flatten().collect();
    for (place, one) in opinions.iter().enumerate() {
        assert!(!opinions[..place].contains(one), "{opinions:?}");
    }
}

#[test]
fn what_comes_of_a_move_is_the_same_when_it_is_made_again() {
    let mut compared = 0;
    at_decisions(|rules, state, _| {
        let player = state.decision.player;
        for option in 0..state.decision.count() {
            let mut now = *state;
            rules.choose(&mut now, option, &mut Memory);
            if now.decision().is_some_and(|one| one.player == player) {
                continue; // Greedy may go on otherwise.
            }
            let before = Before {
                state: *state,
                option,
            };
            let again = before.otherwise(rules, option);
            assert_eq!(format!("{again:?}"), format!("{now:?}"));
            compared += 1;
        }
    });
    assert!(compared > 100, "only {compared} moves");
}

#[test]
fn the_spectator_knows_what_all_players_know_and_not_what_comes() {
    let mut different = 0;
    at_decisions(|rules, state, seed| {
        let worlds = Worlds::of_spectator(rules, state, state.decision.player);
        let other = worlds.deal(&mut Stream::new(seed, 4));
        assert_eq!(other.hands, state.hands);
        assert_eq!(other.passing, state.passing);
        for player in 0..rules.players {
            let seen = |state| View::new(rules, state, Some(player)).to_string();
            assert_eq!(seen(&other), seen(state));
        }
        different += u32::from(other.deck.cards() != state.deck.cards());
        assert_ne!(other.chance, state.chance);
    });
    assert!(
        different > 100,
        "only {different} positions with another deck"
    );
}
