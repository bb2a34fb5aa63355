//! Values of play as JSON.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

use darwindeck_core::bytecode::{EffectType, Location, Rank, Suit};
use darwindeck_core::cards::Card;
use darwindeck_core::values::{
    Asks, BetWay, Bid, CardMove, ChipsFor, Choice, Ending, Event, EventKind, GameOutcome, Giving,
    HandEnd, Json, Laying, Leaving, Making, Pile, Place, ScorePart, Showing, Trumps,
};

fn ten_of_hearts() -> Card {
    Card::new(Rank::Ten, Suit::Hearts)
}

fn draw(cards: Vec<Option<Card>>, seen: Option<Vec<Vec<usize>>>) -> CardMove {
    CardMove {
        cards,
        from_: Place::DECK,
        to: Place::hand(1),
        seen,
    }
}

#[test]
fn texts_escape_what_json_must_and_nothing_else() {
    let text = "a\"b\\c\u{8}\u{c}\n\r\t\u{0}\u{1f} \u{7f}é\u{2028}♥";
    let expected = "\"a\\\"b\\\\c\\b\\f\\n\\r\\t\\u0000\\u001f \u{7f}é\u{2028}♥\"";
    assert_eq!(text.to_json(), expected);
}

#[test]
fn cards_that_are_not_seen_are_null_and_fields_without_a_value_are_left_out() {
    let one = draw(vec![Some(ten_of_hearts()), None], None);
    let place = r#""from":{"at":"deck"},"to":{"at":"hand","seat":1}"#;
    assert_eq!(
        one.to_json(),
        format!(r#"{{"cards":["10H",null],{place}}}"#)
    );
    let one = draw(vec![Some(ten_of_hearts())], Some(vec![vec![0, 1]]));
    let seen = r#""seen":[[0,1]]"#;
    assert_eq!(
        one.to_json(),
        format!(r#"{{"cards":["10H"],{place},{seen}}}"#)
    );
    assert_eq!(
        Event::Discarded { moves: vec![] }.to_json(),
        r#"{"kind":"discarded","moves":[]}"#
    );
}

#[test]
fn every_kind_of_event_is_written_as_the_schema_has_it() {
    let moves = || vec![draw(vec![None], None)];
    let written = r#""moves":[{"cards":[null],"from":{"at":"deck"},"to":{"at":"hand","seat":1}}]"#;
    let deck = || Pile {
        count: 1,
        cards: vec![ten_of_hearts()],
        seen: None,
    };
    let piled = r#""deck":{"count":1,"cards":["10H"]}"#;
    let events = [
        (
            Event::HandBegins { hand: 1, starter: 0 },
            r#""hand_begins","hand":1,"starter":0"#.to_owned(),
        ),
        (
            Event::Dealt {
                deck: deck(),
                trump: Some(Trumps {
                    suit: Suit::Spades,
                    card: None,
                    seat: None,
                }),
                moves: moves(),
            },
            format!(r#""dealt",{piled},"trump":{{"suit":"S"}},{written}"#),
        ),
        (Event::Turn { seat: 2 }, r#""turn","seat":2"#.to_owned()),
        (
            Event::Chose {
                seat: 2,
                asks: Asks::Discard,
                option: Choice::Stop,
                of: Some(3),
            },
            r#""chose","seat":2,"asks":"discard","option":{"kind":"stop"},"of":3"#.to_owned(),
        ),
        (Event::Passes { seat: 0 }, r#""passes","seat":0"#.to_owned()),
        (
            Event::Effect {
                effect: EffectType::DrawCards,
                by: 0,
                hits: Some(vec![1, 2]),
                lot: true,
                skips: None,
                direction: None,
            },
            r#""effect","effect":"draw_cards","by":0,"hits":[1,2],"lot":true"#.to_owned(),
        ),
        (
            Event::Effect {
                effect: EffectType::ReverseDirection,
                by: 0,
                hits: None,
                lot: false,
                skips: Some(0),
                direction: Some(-1),
            },
            r#""effect","effect":"reverse","by":0,"skips":0,"direction":-1"#.to_owned(),
        ),
        (
            Event::Out {
                seat: 1,
                of: Leaving::Hand,
            },
            r#""out","seat":1,"of":"hand""#.to_owned(),
        ),
        (
            Event::HandOver {
                why: HandEnd::EmptyHands,
            },
            r#""hand_over","why":"empty_hands""#.to_owned(),
        ),
        (
            Event::Standings {
                scores: vec![-3, 4],
                teams: None,
                chips: Some(vec![1, 2]),
                house: Some(-7),
                bags: None,
            },
            r#""standings","scores":[-3,4],"chips":[1,2],"house":-7"#.to_owned(),
        ),
        (
            Event::Over {
                outcome: GameOutcome {
                    kind: Ending::Win,
                    side: Some(1),
                    rule: Some("win_conditions[0]".to_owned()),
                },
                turns: 3,
                hands: 2,
                decisions: Some(1),
            },
            r#""over","outcome":{"kind":"win","side":1,"rule":"win_conditions[0]"},"turns":3,"hands":2,"decisions":1"#
                .to_owned(),
        ),
        (
            Event::Lays {
                seat: 1,
                as_: Laying::Claim,
                rank: Some(Rank::Two),
                makes: Some(Making::Added),
                moves: moves(),
            },
            format!(r#""lays","seat":1,"as":"claim","rank":"2","makes":"added",{written}"#),
        ),
        (
            Event::Draws {
                seat: 1,
                moves: moves(),
            },
            format!(r#""draws","seat":1,{written}"#),
        ),
        (
            Event::TurnedUp { moves: moves() },
            format!(r#""turned_up",{written}"#),
        ),
        (
            Event::Takes {
                seat: 1,
                moves: moves(),
            },
            format!(r#""takes","seat":1,{written}"#),
        ),
        (
            Event::Gives {
                seat: 1,
                why: Giving::Tribute,
                moves: moves(),
            },
            format!(r#""gives","seat":1,"why":"tribute",{written}"#),
        ),
        (
            Event::Swaps {
                seat: 1,
                moves: moves(),
            },
            format!(r#""swaps","seat":1,{written}"#),
        ),
        (
            Event::Discarded { moves: moves() },
            format!(r#""discarded",{written}"#),
        ),
        (
            Event::Reshuffled { deck: deck() },
            format!(r#""reshuffled",{piled}"#),
        ),
        (
            Event::Shows {
                seat: None,
                cards: vec![ten_of_hearts()],
                why: Showing::House,
            },
            r#""shows","cards":["10H"],"why":"house""#.to_owned(),
        ),
        (
            Event::Scores {
                seat: 0,
                points: -2,
                parts: vec![ScorePart {
                    rule: "card_scoring[2]".to_owned(),
                    points: -2,
                    cards: Some(vec![Some(ten_of_hearts())]),
                    seen: Some(vec![vec![0]]),
                }],
            },
            r#""scores","seat":0,"points":-2,"parts":[{"rule":"card_scoring[2]","points":-2,"cards":["10H"],"seen":[[0]]}]"#
                .to_owned(),
        ),
        (Event::Moon { seat: 3 }, r#""moon","seat":3"#.to_owned()),
        (
            Event::Chips {
                seat: 0,
                chips: -5,
                why: ChipsFor::Ante,
            },
            r#""chips","seat":0,"chips":-5,"why":"ante""#.to_owned(),
        ),
    ];
    for (event, expected) in &events {
        assert_eq!(event.to_json(), format!("{{\"kind\":{expected}}}"));
    }
    for kind in EventKind::ALL {
        let start = format!("\"{}\"", kind.word());
        let is_told = events.iter().any(|(_, text)| text.starts_with(&start));
        assert!(is_told, "no event of the kind {start}");
    }
}

#[test]
fn options_say_no_more_than_they_have() {
    let options = [
        (
            Choice::Card {
                card: ten_of_hearts(),
            },
            r#"{"kind":"card","card":"10H"}"#,
        ),
        (Choice::Any, r#"{"kind":"any"}"#),
        (
            Choice::Draw {
                source: Location::OpponentHand,
                seat: Some(2),
                card: None,
            },
            r#"{"kind":"draw","source":"opponent_hand","seat":2}"#,
        ),
        (Choice::Swap { with_: None }, r#"{"kind":"swap"}"#),
        (
            Choice::Swap { with_: Some(1) },
            r#"{"kind":"swap","with":1}"#,
        ),
        (
            Choice::Bid { bid: Bid::Nil },
            r#"{"kind":"bid","bid":"nil"}"#,
        ),
        (
            Choice::Bid {
                bid: Bid::Tricks(3),
            },
            r#"{"kind":"bid","bid":3}"#,
        ),
        (
            Choice::Bet {
                way: BetWay::AllIn,
                chips: 35,
            },
            r#"{"kind":"bet","way":"all_in","chips":35}"#,
        ),
        (
            Choice::Suit {
                suit: Suit::Diamonds,
            },
            r#"{"kind":"suit","suit":"D"}"#,
        ),
        (Choice::Seat { seat: 0 }, r#"{"kind":"seat","seat":0}"#),
    ];
    for (option, expected) in options {
        assert_eq!(option.to_json(), expected);
    }
}
