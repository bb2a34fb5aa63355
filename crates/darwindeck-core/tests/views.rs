//! Positions as values: what a seat sees of them, and what it may do.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use darwindeck_core::cards::{Card, Cards};
use darwindeck_core::values::{Ask, Asks, Choice, Json, Reason, Refusal, Select};
use darwindeck_core::watch::Memory;
use darwindeck_core::{Rules, State, View};
use support::{known_game, known_games};

/// How many positions of each game are looked at.
const POSITIONS: u32 = 300;

fn rules(game: &str) -> Rules {
    Rules::read(&known_game(game)).unwrap()
}

/// Positions of a game in which somebody decides; options are taken in turn.
fn positions(rules: &Rules, seed: u64) -> impl Iterator<Item = State> + '_ {
    let mut state = rules.start(seed, &mut Memory);
    (0..POSITIONS).map_while(move |number| {
        let here = state;
        let count = state.decision()?.count();
        rules.choose(&mut state, number % count, &mut Memory);
        Some(here)
    })
}

fn ask(rules: &Rules, state: &State, seat: usize) -> Ask {
    View::new(rules, state, Some(seat)).look().ask
}

fn all(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}

/// The cards that can be chosen next, in any order where there are several.
fn open(options: &[Choice], select: Option<&Select>) -> Cards {
    let cards = options.iter().filter_map(|option| match option {
        Choice::Card { card } => Some(*card),
        _ => None,
    });
    select.map_or_else(|| cards.collect(), |select| all(&select.open))
}

#[test]
fn every_card_of_the_hand_is_open_or_chosen_or_blocked_for_one_reason() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        for state in positions(&rules, 5) {
            let seat = state.decision().unwrap().player;
            let view = View::new(&rules, &state, Some(seat)).look();
            let hand = &view.players[seat].hand;
            let Ask::Decide {
                asks,
                chosen,
                options,
                select,
                blocked,
                ..
            } = view.ask
            else {
                panic!("{name}: whoever decides is asked");
            };
            let is_about_hand = matches!(
                asks,
                Asks::Play
                    | Asks::Discard
                    | Asks::Lay
                    | Asks::Trick
                    | Asks::Exchange
                    | Asks::Give
                    | Asks::Meld
            );
            if !is_about_hand || hand.cards.is_empty() {
                continue;
            }
            let mut places: Vec<Card> = open(&options, select.as_ref()).into_iter().collect();
            places.extend(chosen.unwrap_or_default());
            places.extend(blocked.into_iter().flat_map(|one| one.cards));
            places.sort();
            assert_eq!(places, hand.cards, "{name}");
        }
    }
}

#[test]
fn a_choice_can_be_made_in_any_order_until_nothing_is_lacking() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        for state in positions(&rules, 6) {
            let mut chosen = Vec::new();
            while let Some(select) = rules.consider(&state, &chosen).unwrap().select {
                // From the last card backwards: never the order in which they are picked.
                if let Some(&card) = select.open.last() {
                    chosen.push(card);
                } else {
                    assert_eq!(select.lacks, None, "{name}: {chosen:?}");
                    break;
                }
            }
        }
    }
}

#[test]
fn nobody_reads_what_another_player_is_asked_in_secret() {
    let rules = rules("crazy_eights");
    let secret = positions(&rules, 1).find(|state| state.decision().unwrap().asks == Asks::Play);
    let state = secret.unwrap();
    let seat = state.decision().unwrap().player;
    let other = ask(&rules, &state, (seat + 1) % 4).to_json();
    assert_eq!(other, format!(r#"{{"kind":"wait","seat":{seat}}}"#));
}

#[test]
fn cards_that_cannot_be_chosen_are_refused_with_the_reason() {
    let rules = rules("hearts");
    let mut tricks =
        positions(&rules, 2).filter(|state| state.decision().unwrap().asks == Asks::Trick);
    let state = tricks.next().unwrap();
    let (two, queen) = (Card::named("2C").unwrap(), Card::named("QS").unwrap());
    let player = state.decision().unwrap().player;
    let considered = rules.consider(&state, &[two]).unwrap();
    assert_eq!((considered.chosen, considered.select), (vec![two], None));
    let other = state
        .hand(player)
        .into_iter()
        .find(|&card| card != two)
        .unwrap();
    let Err(Refusal::Blocked { blocked }) = rules.consider(&state, &[other]) else {
        panic!("the two of clubs is led");
    };
    assert_eq!(blocked[0].cards, [other]);
    let rule = "turn_structure.phases[1].opening_card".to_owned();
    assert_eq!(blocked[0].reason, Reason::MustOpen { card: two, rule });
    let not_held = if state.hand(player).has(queen) {
        Card::named("KS").unwrap()
    } else {
        queen
    };
    let refused = [vec![two, two], vec![not_held]];
    for cards in refused {
        assert!(rules.consider(&state, &cards).is_err(), "{cards:?}");
    }
}

#[test]
fn a_game_that_is_over_asks_nothing() {
    let rules = rules("hearts");
    let mut state = rules.start(1, &mut Memory);
    while state.decision().is_some() {
        rules.choose(&mut state, 0, &mut Memory);
    }
    assert_eq!(rules.consider(&state, &[]), Err(Refusal::Over));
    let view = View::new(&rules, &state, Some(0)).look();
    assert!(matches!(view.ask, Ask::Over { .. }));
}

#[test]
fn cards_are_named_as_records_write_them() {
    for card in Cards::ALL {
        assert_eq!(Card::named(&card.to_string()), Some(card));
    }
    for text in ["", "10", "H10", "1H", "10h", " 10H", "10H ", "♥"] {
        assert_eq!(Card::named(text), None, "{text:?}");
    }
}
