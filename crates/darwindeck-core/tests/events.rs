//! What is true of the events of every game.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use std::collections::HashMap;

use darwindeck_core::cards::Card;
use darwindeck_core::play_game;
use darwindeck_core::record::{events_as_json_while, events_while};
use darwindeck_core::rules::SEATS;
use darwindeck_core::values::{CardMove, Event, EventKind, Pile, Place, PlaceKind};
use darwindeck_core::watch::Watch;
use darwindeck_core::{Player, Rules, State};
use support::{known_game, known_games};

const GAMES: u64 = 30;

fn told(rules: &Rules, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    let players = [Player::Random; SEATS];
    events_while(rules, seed, &players, &mut || true, &mut |event| {
        events.push(event.clone());
    });
    events
}

/// Every known game a few times over.
fn each_game(mut look: impl FnMut(&str, &Rules, u64)) {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        (0..GAMES).for_each(|seed| look(&name, &rules, seed));
    }
}

#[test]
fn the_parts_of_a_score_add_up_and_the_scores_to_the_standings() {
    each_game(|name, rules, seed| {
        let start = i64::from(rules.bytecode.setup.starting_score);
        let mut scores = [start; SEATS];
        for event in told(rules, seed) {
            if let Event::Scores {
                seat,
                points,
                parts,
            } = &event
            {
                let sum: i64 = parts.iter().map(|part| part.points).sum();
                assert_eq!(sum, *points, "{name}, seed {seed}: {event:?}");
                assert!(parts.iter().all(|part| part.points != 0));
                scores[*seat] += points;
            }
            if let Event::Standings { scores: told, .. } = &event {
                assert_eq!(told[..], scores[..told.len()], "{name}, seed {seed}");
            }
        }
    });
}

#[test]
fn a_game_begins_with_a_hand_and_ends_with_the_end() {
    each_game(|name, rules, seed| {
        let events = told(rules, seed);
        assert!(matches!(events.first(), Some(Event::HandBegins { .. })));
        let ends = events
            .iter()
            .filter(|event| matches!(event, Event::Over { .. }));
        assert_eq!(ends.count(), 1, "{name}, seed {seed}");
        assert!(
            matches!(events.last(), Some(Event::Over { .. })),
            "{name}, seed {seed}"
        );
    });
}

/// Where every card lies, by what was told.
#[derive(Default)]
struct Board {
    places: HashMap<Card, (PlaceKind, Option<usize>)>,
    name: String,
}

impl Board {
    fn moves(&mut self, event: &Event) {
        match event {
            Event::Dealt { deck, moves, .. } => {
                self.places.clear();
                for one in moves {
                    self.arrive(one);
                }
                self.is_deck(deck);
            }
            Event::Reshuffled { deck } => self.is_deck(deck),
            Event::Lays { moves, .. }
            | Event::Draws { moves, .. }
            | Event::TurnedUp { moves }
            | Event::Takes { moves, .. }
            | Event::Gives { moves, .. }
            | Event::Swaps { moves, .. }
            | Event::Discarded { moves } => {
                for one in moves {
                    for card in one.cards.iter().flatten() {
                        let from = (one.from_.at, one.from_.seat);
                        assert_eq!(
                            self.places.get(card),
                            Some(&from),
                            "{}: {event:?}",
                            self.name
                        );
                    }
                    self.arrive(one);
                }
            }
            Event::HandBegins { .. }
            | Event::Turn { .. }
            | Event::Chose { .. }
            | Event::Passes { .. }
            | Event::Effect { .. }
            | Event::Out { .. }
            | Event::HandOver { .. }
            | Event::Standings { .. }
            | Event::Over { .. }
            | Event::Shows { .. }
            | Event::Scores { .. }
            | Event::Moon { .. }
            | Event::Chips { .. } => {}
        }
    }

    fn arrive(&mut self, one: &CardMove) {
        for &card in one.cards.iter().flatten() {
            self.places.insert(card, (one.to.at, one.to.seat));
        }
    }

    fn is_deck(&mut self, deck: &Pile) {
        assert_eq!(deck.count as usize, deck.cards.len());
        for &card in &deck.cards {
            self.places.insert(card, (PlaceKind::Deck, None));
        }
    }

    fn holds(&self, place: &Place) -> Vec<Card> {
        let mut cards: Vec<Card> = self
            .places
            .iter()
            .filter(|(_, at)| **at == (place.at, place.seat))
            .map(|(&card, _)| card)
            .collect();
        cards.sort_unstable();
        cards
    }
}

/// Passing tells gifts one by one when all have gone over: hands are compared when somebody is about to act.
impl Watch for Board {
    fn happened(&mut self, event: Event, state: &State) {
        self.moves(&event);
        if let Event::Turn { .. } | Event::HandOver { .. } = event {
            for seat in 0..SEATS {
                let held: Vec<Card> = state.hand(seat).into_iter().collect();
                assert_eq!(
                    self.holds(&Place::hand(seat)),
                    held,
                    "{}: {event:?}",
                    self.name
                );
            }
        }
    }
}

#[test]
fn the_moves_of_cards_lead_to_the_hands_that_are_held() {
    each_game(|name, rules, seed| {
        let mut board = Board {
            name: format!("{name}, seed {seed}"),
            ..Board::default()
        };
        play_game(rules, &[Player::Random; SEATS], seed, &mut board);
    });
}

#[test]
fn somebody_who_does_not_remember_is_told_the_same_but_for_who_knows_what() {
    struct Forgetful(Vec<Event>);
    impl Watch for Forgetful {
        fn happened(&mut self, event: Event, _state: &State) {
            self.0.push(event);
        }
    }
    let rules = Rules::read(&known_game("hearts")).unwrap();
    let mut forgetful = Forgetful(Vec::new());
    play_game(&rules, &[Player::Random; SEATS], 1, &mut forgetful);
    let events = told(&rules, 1);
    assert_eq!(events.len(), forgetful.0.len());
    let gifts = |events: &[Event]| -> Vec<CardMove> {
        let moves = events.iter().filter_map(|event| match event {
            Event::Gives { moves, .. } => Some(moves.clone()),
            _ => None,
        });
        moves.flatten().collect()
    };
    let (known, unknown) = (gifts(&events), gifts(&forgetful.0));
    assert_eq!(
        known[0].seen,
        Some(vec![vec![0, 1]; 3]),
        "the giver and the one to the left"
    );
    assert_eq!(unknown[0].seen, None);
    assert_eq!(unknown[0].cards, known[0].cards);
}

#[test]
fn events_as_json_are_one_list_and_stop_when_they_are_told_to() {
    let rules = Rules::read(&known_game("hearts")).unwrap();
    let players = [Player::Random; SEATS];
    let whole = events_as_json_while(&rules, 3, &players, &mut || true);
    let first = format!("[{{\"kind\":\"{}\"", EventKind::HandBegins.word());
    assert!(whole.starts_with(&first) && whole.ends_with("}]"));
    let mut left = 5;
    let mut goes_on = || {
        left -= 1;
        left > 0
    };
    let part = events_as_json_while(&rules, 3, &players, &mut goes_on);
    assert!(part.len() < whole.len() && part.contains(r#""kind":"timeout""#));
}
