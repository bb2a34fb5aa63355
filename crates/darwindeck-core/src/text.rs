//! Events as the lines of a record.

use std::fmt::Write;

use crate::bytecode::Coded;
use crate::cards::{self, Card};
use crate::options::Move;
use crate::values::{
    CardMove, ChipsFor, Ending, Event, GameOutcome, Giving, Laying, Leaving, Place, PlaceKind,
    Showing, Trumps,
};

/// Writes the lines of an event into the text of a record; most events have one, some none.
///
/// `by_team`: the sides of the game are teams.
pub(crate) fn write_event(text: &mut String, event: &Event, by_team: bool) {
    let consequence = match event {
        Event::HandBegins { hand, starter } => {
            line(text, &format!("hand {hand}, P{starter} starts"));
            None
        }
        Event::Dealt { deck, trump, moves } => {
            for one in moves {
                indented(text, &dealt(one));
            }
            indented(text, &format!("deck {}", listed(&deck.cards)));
            if let Some(trump) = trump {
                write_trumps(text, trump);
            }
            None
        }
        Event::Turn { .. } => None,
        Event::Chose {
            seat,
            asks,
            option,
            of,
        } => {
            let count = of.unwrap_or_default();
            line(
                text,
                &format!("P{seat} {} of {count}", Move::of(*asks, option)),
            );
            None
        }
        Event::Passes { seat } => Some(format!("P{seat} passes")),
        Event::Effect {
            hits,
            lot,
            skips,
            direction,
            ..
        } => effect(hits.as_deref().filter(|_| *lot), *skips, *direction),
        Event::Out { seat, of } => Some(match of {
            Leaving::Cards => format!("P{seat} goes out"),
            Leaving::Hand => format!("P{seat} is out of the hand"),
            Leaving::Game => format!("P{seat} is out of the game"),
        }),
        Event::HandOver { .. } => Some("hand over".to_owned()),
        Event::Standings {
            scores,
            teams,
            chips,
            house,
            bags,
        } => {
            numbers(text, "scores", Some(scores));
            numbers(text, "team scores", teams.as_deref());
            numbers(text, "chips", chips.as_deref());
            numbers(text, "house", house.as_ref().map(std::slice::from_ref));
            numbers(text, "bags", bags.as_deref());
            None
        }
        Event::Over {
            outcome,
            turns,
            hands,
            decisions,
        } => {
            let end = ending(outcome, by_team);
            let decisions = decisions.unwrap_or_default();
            let counts = format!("turns {turns}, hands {hands}, decisions {decisions}");
            line(text, &format!("end {end}, {counts}"));
            None
        }
        Event::Lays {
            seat, as_, moves, ..
        } => laid(*seat, *as_, moves),
        Event::Draws { seat, moves } => moves.first().map(|one| {
            let from = place(&one.from_);
            format!("P{seat} draws {} from {from}", moved(one))
        }),
        Event::TurnedUp { moves } => moves.first().map(turned_up),
        Event::Takes { seat, moves } => moves.first().map(|one| taken(*seat, one)),
        Event::Gives {
            why: Giving::Returned,
            ..
        } => None,
        Event::Gives {
            seat,
            why: Giving::Asked | Giving::Passed | Giving::Tribute,
            moves,
        } => moves
            .first()
            .map(|one| format!("P{seat} gives {} to {}", moved(one), place(&one.to))),
        Event::Swaps { seat, moves } => moves
            .first()
            .map(|own| format!("P{seat} swaps with {}", place(&own.to))),
        Event::Discarded { moves } => Some(discarded(moves.first()).to_owned()),
        Event::Reshuffled { deck } => Some(format!("reshuffle {}", listed(&deck.cards))),
        Event::Shows { seat, cards, why } => seat.and_then(|seat| shown(seat, cards, *why)),
        Event::Scores { seat, points, .. } => Some(format!("P{seat} scores {points}")),
        Event::Moon { seat } => Some(format!("P{seat} shoots the moon")),
        Event::Chips { seat, chips, why } => Some(match why {
            ChipsFor::Ante | ChipsFor::Pass => format!("P{seat} pays {} chips", -chips),
            ChipsFor::Pot => format!("P{seat} wins {chips} chips"),
            ChipsFor::House => format!("P{seat} gets {chips} chips from the house"),
        }),
    };
    if let Some(words) = consequence {
        indented(text, &words);
    }
}

fn effect(
    hits_by_lot: Option<&[usize]>,
    skips: Option<u32>,
    direction: Option<i8>,
) -> Option<String> {
    let by_lot = hits_by_lot.and_then(|hits| Some(format!("hits P{}", hits.first()?)));
    let skips = skips.map(|skips| format!("skips {skips}"));
    by_lot
        .or(skips)
        .or_else(|| direction.map(|direction| format!("direction {direction}")))
}

fn laid(seat: usize, what_for: Laying, moves: &[CardMove]) -> Option<String> {
    match what_for {
        Laying::Meld => moves
            .first()
            .map(|one| format!("P{seat} melds {}", moved(one))),
        Laying::Tie => moves
            .first()
            .map(|one| format!("P{seat} lays {} face down", moved(one))),
        Laying::Play
        | Laying::Trick
        | Laying::Discard
        | Laying::Claim
        | Laying::Exchange
        | Laying::Swap => None,
    }
}

fn turned_up(one: &CardMove) -> String {
    match one.to.at {
        PlaceKind::House => format!("house draws {} from the deck", moved(one)),
        _ => format!("turned up {}", moved(one)),
    }
}

fn taken(seat: usize, one: &CardMove) -> String {
    match one.from_.at {
        PlaceKind::Trick => format!("P{seat} takes the trick"),
        PlaceKind::Discard => format!("P{seat} takes the pile"),
        PlaceKind::Captured => format!("P{seat} takes up {}", moved(one)),
        PlaceKind::Hand => format!("P{seat} lays down {}", moved(one)),
        PlaceKind::Table | PlaceKind::Deck | PlaceKind::Melds | PlaceKind::House => {
            format!("P{seat} captures {}", moved(one))
        }
    }
}

/// A trick that nobody takes, or the cards of the table, which may be none.
fn discarded(first: Option<&CardMove>) -> &'static str {
    match first {
        Some(one) if one.from_.at == PlaceKind::Trick => "nobody takes the trick",
        Some(_) | None => "table cleared",
    }
}

fn shown(seat: usize, cards: &[Card], why: Showing) -> Option<String> {
    let cards = listed(cards);
    match why {
        Showing::Lot | Showing::Stack | Showing::DeckForbids => {
            Some(format!("P{seat} turns up {cards}"))
        }
        Showing::Challenge | Showing::Asked | Showing::HandForbids => {
            Some(format!("P{seat} shows {cards}"))
        }
        Showing::House | Showing::Counted => None,
    }
}

/// Where cards come from or go to.
fn place(place: &Place) -> String {
    match (place.at, place.seat) {
        (_, Some(seat)) => format!("P{seat}"),
        (PlaceKind::Discard, None) => "the discard pile".to_owned(),
        (at, None) => format!("the {}", at.word()),
    }
}

/// What somebody was dealt; the table and the house in canonical order.
fn dealt(one: &CardMove) -> String {
    let mut cards = named(one);
    if matches!(one.to.at, PlaceKind::Table | PlaceKind::House) {
        cards.sort_unstable();
    }
    let cards = listed(&cards);
    match one.to.seat {
        Some(seat) => format!("P{seat} holds {cards}"),
        None if one.to.at == PlaceKind::House => format!("house holds {cards}"),
        None => format!("{} {cards}", one.to.at.word()),
    }
}

fn write_trumps(text: &mut String, trump: &Trumps) {
    if let (Some(seat), Some(card)) = (trump.seat, trump.card) {
        indented(text, &format!("P{seat} shows {card}"));
    }
    indented(text, &format!("trump {}", trump.suit.word()));
}

/// How a game ended.
fn ending(outcome: &GameOutcome, by_team: bool) -> String {
    let side = outcome.side.map(|side| {
        if by_team {
            format!("team {side}")
        } else {
            format!("P{side}")
        }
    });
    match (outcome.kind, side) {
        (Ending::Win, Some(side)) => format!("{side} wins"),
        (Ending::Loss, Some(side)) => format!("{side} loses"),
        (kind, _) => kind.word().to_owned(),
    }
}

fn numbers(text: &mut String, what: &str, numbers: Option<&[i64]>) {
    if let Some(numbers) = numbers {
        let words: Vec<String> = numbers.iter().map(i64::to_string).collect();
        indented(text, &format!("{what} {}", words.join(" ")));
    }
}

/// The cards that have moved, as far as they are named.
fn named(one: &CardMove) -> Vec<Card> {
    one.cards.iter().copied().flatten().collect()
}

fn moved(one: &CardMove) -> String {
    listed(&named(one))
}

/// Cards in a row; a dash for none.
fn listed(cards: &[Card]) -> String {
    let row = cards::listed(cards.iter().copied());
    if row.is_empty() { "-".to_owned() } else { row }
}

fn line(text: &mut String, words: &str) {
    writeln!(text, "{words}").expect("a text takes any line");
}

fn indented(text: &mut String, words: &str) {
    writeln!(text, "  {words}").expect("a text takes any line");
}
