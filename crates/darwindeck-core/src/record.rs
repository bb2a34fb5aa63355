//! Records and events of a whole game: as text, for people to read and for machines to play again, and as values.

use std::fmt::Write;

use crate::batch::play_game;
use crate::players::Player;
use crate::rules::Rules;
use crate::state::State;
use crate::text::write_event;
use crate::values::{Event, Json};
use crate::watch::Watch;

/// Plays a whole game and writes it down. There must be a player for every seat.
pub fn record(rules: &Rules, seed: u64, players: &[Player]) -> String {
    record_while(rules, seed, players, &mut || true)
}

/// The same as long as `goes_on` says so, asked before every turn and while players think; what was written by then, with a
/// timeout for its end, when it does not.
pub fn record_while(
    rules: &Rules,
    seed: u64,
    players: &[Player],
    goes_on: &mut dyn FnMut() -> bool,
) -> String {
    let mut recorder = Recorder {
        text: heading(rules, seed, players),
        by_team: rules.bytecode.team_mode,
        goes_on,
    };
    play_game(rules, players, seed, &mut recorder);
    recorder.text
}

/// Plays a whole game and hands its events on, as they are for all eyes, as long as `goes_on` says so.
pub fn events_while(
    rules: &Rules,
    seed: u64,
    players: &[Player],
    goes_on: &mut dyn FnMut() -> bool,
    hear: &mut dyn FnMut(&Event),
) {
    play_game(rules, players, seed, &mut Listener { goes_on, hear });
}

/// The same as a list in JSON.
pub fn events_as_json_while(
    rules: &Rules,
    seed: u64,
    players: &[Player],
    goes_on: &mut dyn FnMut() -> bool,
) -> String {
    let mut list = String::new();
    let mut hear = |event: &Event| {
        list.push(if list.is_empty() { '[' } else { ',' });
        event.json(&mut list);
    };
    events_while(rules, seed, players, goes_on, &mut hear);
    list.push(']');
    list
}

/// Writes down what happens.
struct Recorder<'a> {
    text: String,
    by_team: bool,
    goes_on: &'a mut dyn FnMut() -> bool,
}

impl Watch for Recorder<'_> {
    fn breaks_off(&mut self) -> bool {
        !(self.goes_on)()
    }

    fn happened(&mut self, event: Event, _state: &State) {
        write_event(&mut self.text, &event, self.by_team);
    }
}

/// Hands on what happens, and who knows which cards.
struct Listener<'a> {
    goes_on: &'a mut dyn FnMut() -> bool,
    hear: &'a mut dyn FnMut(&Event),
}

impl Watch for Listener<'_> {
    const KNOWLEDGE: bool = true;

    fn breaks_off(&mut self) -> bool {
        !(self.goes_on)()
    }

    fn happened(&mut self, event: Event, _state: &State) {
        (self.hear)(&event);
    }
}

/// The four lines that say which game it is.
fn heading(rules: &Rules, seed: u64, players: &[Player]) -> String {
    let names: Vec<String> = players.iter().map(Player::to_string).collect();
    let mut text = String::new();
    let lines = [
        "darwindeck record 1".to_owned(),
        format!("game {}", plain(&rules.bytecode.genome_id)),
        format!("rules {:016x}", rules.rules_hash),
        format!("seed {seed}, players {}", names.join(" ")),
    ];
    for line in lines {
        writeln!(text, "{line}").expect("a text takes any line");
    }
    text
}

/// A name in printable ASCII.
fn plain(name: &str) -> String {
    name.chars()
        .map(|c| match c {
            ' '..='[' | ']'..='~' => c.to_string(),
            _ => format!("\\u{{{:x}}}", u32::from(c)),
        })
        .collect()
}
