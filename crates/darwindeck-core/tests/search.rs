//! Search: what a player does not know is dealt afresh, and makes no difference to what the player does.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use darwindeck_core::chance::Stream;
use darwindeck_core::search::world;
use darwindeck_core::watch::Memory;
use darwindeck_core::{Rules, Search, State, Thinking, View};
use support::known_games;

/// Calls something at some decisions of games played at random, with memory.
fn at_decisions(games: u64, mut look: impl FnMut(&str, &Rules, &State, u64)) {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        for seed in 0..games {
            let mut luck = Stream::new(seed, 9);
            let mut state = rules.start(seed, &mut Memory);
            while let Some(decision) = state.decision() {
                if state.decisions() > 120 {
                    break;
                }
                let option = luck.one_of(decision.count());
                if luck.one_of(4) == 0 {
                    look(&name, &rules, &state, seed);
                }
                rules.choose(&mut state, option, &mut Memory);
            }
        }
    }
}

fn view_of_player<'a>(rules: &'a Rules, state: &'a State) -> View<'a> {
    View::new(
        rules,
        state,
        state.decision().map(|decision| decision.player),
    )
}

#[test]
fn a_world_looks_the_same_to_the_player_who_is_in_it() {
    let mut different = 0;
    at_decisions(4, |name, rules, state, seed| {
        let view = view_of_player(rules, state);
        for number in 0..4 {
            let other = world(&view, &mut Stream::new(seed, number)).unwrap();
            assert_eq!(
                view_of_player(rules, &other).to_string(),
                view.to_string(),
                "{name}, seed {seed}"
            );
            let all = |state| View::new(rules, state, None).to_string();
            different += u32::from(all(&other) != all(state));
        }
    });
    assert!(
        different > 1000,
        "only {different} worlds are not the true one"
    );
}

#[test]
fn all_cards_of_a_world_are_somewhere() {
    at_decisions(2, |name, rules, state, seed| {
        let other = world(&view_of_player(rules, state), &mut Stream::new(seed, 1)).unwrap();
        for player in 0..rules.player_count() {
            assert_eq!(
                other.hand(player).len(),
                state.hand(player).len(),
                "{name}, seed {seed}"
            );
        }
        // Played to its end, a world breaks no rule that the machine checks of itself.
        let (mut end, mut luck) = (other, Stream::new(seed, 2));
        while let (Some(decision), 0..=3000) = (end.decision(), end.decisions()) {
            let option = luck.one_of(decision.count());
            rules.choose(&mut end, option, &mut Memory);
        }
    });
}

#[test]
fn a_search_does_the_same_whatever_the_hidden_cards_are() {
    at_decisions(1, |name, rules, state, seed| {
        let view = view_of_player(rules, state);
        let other = world(&view, &mut Stream::new(seed, 3)).unwrap();
        let thoughts = |state: &State| {
            let mut search = Search::default();
            let (thinking, mut luck) = (Thinking::new(20), Stream::new(seed, 4));
            let view = view_of_player(rules, state);
            search.think(&view, &thinking, &mut luck, &mut || true);
            search.opinions().to_vec()
        };
        assert_eq!(thoughts(state), thoughts(&other), "{name}, seed {seed}");
    });
}

#[test]
fn peeking_changes_nothing_where_nothing_is_hidden() {
    let mut compared = 0;
    at_decisions(20, |name, rules, state, seed| {
        let view = view_of_player(rules, state);
        let everything = View::new(rules, state, None).to_string();
        let is_open = (0..40).all(|number| {
            let other = world(&view, &mut Stream::new(seed, number)).unwrap();
            View::new(rules, &other, None).to_string() == everything
        });
        if !is_open || state.decision().unwrap().count() == 1 {
            return;
        }
        let best = |peeks: bool| {
            let mut search = Search::default();
            let thinking = Thinking {
                peeks,
                ..Thinking::new(30)
            };
            search.think(&view, &thinking, &mut Stream::new(seed, 5), &mut || true);
            search.opinions().to_vec()
        };
        assert_eq!(best(true), best(false), "{name}, seed {seed}");
        compared += 1;
    });
    assert!(compared > 50, "only {compared} positions without secrets");
}

#[test]
fn a_search_needs_no_more_room_however_often_it_is_done() {
    let rules = Rules::read(&support::known_game("crazy_eights")).unwrap();
    let mut search = Search::default();
    let mut room = 0;
    for number in 0..10_000 {
        let state = rules.start(number % 50, &mut Memory);
        let view = view_of_player(&rules, &state);
        let mut luck = Stream::new(number, 6);
        search.think(&view, &Thinking::new(8), &mut luck, &mut || true);
        if number == 100 {
            room = search.room();
        }
    }
    assert!(room > 0);
    assert_eq!(search.room(), room);
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    let rules = Rules::read(&support::known_game("hearts")).unwrap();
    let state = rules.start(1, &mut Memory);
    let view = view_of_player(&rules, &state);
    let mut search = Search::default();
    let mut left = 10;
    let mut goes_on = || {
        left -= 1;
        left > 0
    };
    let thinking = Thinking::new(1_000_000);
    search.think(&view, &thinking, &mut Stream::new(1, 1), &mut goes_on);
    let tried: u32 = search.opinions().iter().map(|opinion| opinion.visits).sum();
    assert_eq!(tried, 10);
}
