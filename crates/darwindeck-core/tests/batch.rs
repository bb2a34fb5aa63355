//! Many games, counted: the sum of what happens in each.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use darwindeck_core::watch::Nobody;
use darwindeck_core::{Player, Rules, Tally, play_game, play_games};
use support::{known_game, known_games};

fn played(rules: &Rules, players: &[Player], seed: u64, games: u64, measure: bool) -> Tally {
    play_games(rules, players, seed, games, measure, &mut || false).unwrap()
}

fn all(player: Player, rules: &Rules) -> Vec<Player> {
    vec![player; rules.player_count()]
}

#[test]
fn many_games_are_the_sum_of_single_ones() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        for player in [Player::Random, Player::Greedy] {
            let players = all(player, &rules);
            let mut tally = Tally::new(false);
            for seed in 3..13 {
                tally.count(&play_game(&rules, &players, seed, &mut Nobody));
            }
            assert_eq!(played(&rules, &players, 3, 10, false), tally, "{name}");
        }
    }
}

#[test]
fn games_may_be_cut_anywhere_and_added_in_any_order() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        let players = all(Player::Random, &rules);
        let whole = played(&rules, &players, 100, 30, true);
        let mut parts = Tally::new(true);
        for (first, games) in [(117, 13), (100, 1), (101, 16)] {
            parts.add(&played(&rules, &players, first, games, true));
        }
        assert_eq!(parts, whole, "{name}");
    }
}

#[test]
fn seeds_go_on_from_0_after_the_largest() {
    let rules = Rules::read(&known_game("war")).unwrap();
    let players = all(Player::Random, &rules);
    let mut parts = played(&rules, &players, u64::MAX, 1, false);
    parts.add(&played(&rules, &players, 0, 2, false));
    assert_eq!(played(&rules, &players, u64::MAX, 3, false), parts);
}

#[test]
fn measuring_changes_nothing_else() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        let players = all(Player::Random, &rules);
        let mut measured = played(&rules, &players, 5, 20, true);
        let decisions: u64 = measured.measured.unwrap().decisions.iter().sum();
        assert_eq!(decisions, measured.decisions, "{name}");
        measured.measured = None;
        assert_eq!(measured, played(&rules, &players, 5, 20, false), "{name}");
    }
}

#[test]
fn playing_stops_within_a_game_when_asked_to() {
    let rules = Rules::read(&known_game("spades")).unwrap();
    let players = all(Player::Random, &rules);
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked == 3
    };
    assert_eq!(
        play_games(&rules, &players, 0, u64::MAX, true, &mut stop),
        None
    );
    assert_eq!(asked, 3);
}
