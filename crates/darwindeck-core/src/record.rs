//! Records: one game as text, for people to read and for machines to play again.

use std::fmt::Write;

use crate::batch::play_game;
use crate::bytecode::TrumpSource;
use crate::cards::{self, Card};
use crate::options::Decision;
use crate::players::Player;
use crate::rules::Rules;
use crate::state::State;
use crate::watch::{Event, Origin, Watch};

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
    let mut recorder = Recorder::new(rules, seed, players, goes_on);
    play_game(rules, players, seed, &mut recorder);
    recorder.text
}

/// Writes down what happens.
struct Recorder<'a> {
    text: String,
    goes_on: &'a mut dyn FnMut() -> bool,
}

/// Writes a line into a text, which cannot fail.
macro_rules! line {
    ($recorder:expr, $($words:tt)*) => {
        writeln!($recorder.text, $($words)*).expect("a text takes any line")
    };
}

impl<'a> Recorder<'a> {
    fn new(
        rules: &Rules,
        seed: u64,
        players: &[Player],
        goes_on: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        let mut recorder = Self {
            text: String::new(),
            goes_on,
        };
        let names: Vec<String> = players.iter().map(Player::to_string).collect();
        line!(recorder, "darwindeck record 1");
        line!(recorder, "game {}", plain(&rules.bytecode.genome_id));
        line!(recorder, "rules {:016x}", rules.rules_hash);
        line!(recorder, "seed {seed}, players {}", names.join(" "));
        recorder
    }

    fn numbers(&mut self, what: &str, numbers: &[i64]) {
        let words: Vec<String> = numbers.iter().map(i64::to_string).collect();
        line!(self, "  {what} {}", words.join(" "));
    }
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

/// Cards in a row; a dash for none.
fn listed(cards: impl IntoIterator<Item = Card>) -> String {
    let row = cards::listed(cards);
    if row.is_empty() { "-".to_owned() } else { row }
}

impl Watch for Recorder<'_> {
    fn breaks_off(&mut self) -> bool {
        !(self.goes_on)()
    }

    fn hand_begins(&mut self, state: &State) {
        line!(
            self,
            "hand {}, P{} starts",
            state.hand_number,
            state.starter
        );
    }

    fn dealt(&mut self, rules: &Rules, state: &State) {
        for seat in 0..rules.players {
            if state.in_game.has(seat) {
                let hand = if rules.has_stacks {
                    listed(state.stacks.row(seat))
                } else {
                    listed(state.hands[seat])
                };
                line!(self, "  P{seat} holds {hand}");
            }
        }
        if !state.discard.is_empty() {
            line!(
                self,
                "  discard {}",
                listed(state.discard.cards().iter().copied())
            );
        }
        if !state.table.is_empty() {
            line!(self, "  table {}", listed(state.table));
        }
        if rules.bytecode.house.is_some() {
            line!(self, "  house holds {}", listed(state.house));
        }
        line!(
            self,
            "  deck {}",
            listed(state.deck.cards().iter().rev().copied())
        );
        let source = rules.bytecode.setup.trump_source;
        if let (TrumpSource::LastCard, Some(card)) = (source, state.trump_card) {
            line!(self, "  P{} shows {card}", state.dealer());
        }
        if let Some(card) = state
            .trumps
            .first()
            .filter(|_| source != TrumpSource::Fixed)
        {
            line!(self, "  trump {}", cards::suit_word(card.suit()));
        }
    }

    fn decided(&mut self, decision: &Decision, option: u32) {
        let (player, count) = (decision.player, decision.count());
        line!(self, "P{player} {} of {count}", decision.option(option));
    }

    fn happened(&mut self, event: Event, state: &State) {
        let text = match event {
            Event::Draws(player, card, from) => {
                let place = match from {
                    Origin::Deck => "the deck".to_owned(),
                    Origin::Discard => "the discard pile".to_owned(),
                    Origin::Table => "the table".to_owned(),
                    Origin::Hand(owner) => format!("P{owner}"),
                };
                format!("P{player} draws {card} from {place}")
            }
            Event::TurnsUp(player, card) => format!("P{player} turns up {card}"),
            Event::TurnedUp(card) => format!("turned up {card}"),
            Event::Captures(player, cards) => format!("P{player} captures {}", listed(cards)),
            Event::CapturesUnderStack(player, count) => {
                let before = state.hands[player].len().saturating_sub(count);
                let captured = state.stacks.row(player).skip(before as usize);
                format!("P{player} captures {}", listed(captured))
            }
            Event::LaysFaceDown(player, card) => format!("P{player} lays {card} face down"),
            Event::TakesUp(player, cards) => format!("P{player} takes up {}", listed(cards)),
            Event::Melds(player, cards) => format!("P{player} melds {}", listed(cards)),
            Event::TakesTrick(player) => format!("P{player} takes the trick"),
            Event::NobodyTakesTrick => "nobody takes the trick".to_owned(),
            Event::Skips(skips) => format!("skips {skips}"),
            Event::Direction(direction) => format!("direction {direction}"),
            Event::Hits(player) => format!("hits P{player}"),
            Event::Shows(player, cards) => format!("P{player} shows {}", listed(cards)),
            Event::TakesPile(player) => format!("P{player} takes the pile"),
            Event::LaysDown(player, cards) => format!("P{player} lays down {}", listed(cards)),
            Event::SwapsWith(player, other) => format!("P{player} swaps with P{other}"),
            Event::SwapsWithTable(player) => format!("P{player} swaps with the table"),
            Event::Scores(player, points) => format!("P{player} scores {points}"),
            Event::PaysChips(player, chips) => format!("P{player} pays {chips} chips"),
            Event::PaidByHouse(player, chips) => {
                format!("P{player} gets {chips} chips from the house")
            }
            Event::HouseDraws(card) => format!("house draws {card} from the deck"),
            Event::WinsChips(player, chips) => format!("P{player} wins {chips} chips"),
            Event::GoesOut(player) => format!("P{player} goes out"),
            Event::OutOfHand(player) => format!("P{player} is out of the hand"),
            Event::OutOfGame(player) => format!("P{player} is out of the game"),
            Event::Passes(player) => format!("P{player} passes"),
            Event::Reshuffled => {
                let deck = state.deck.cards().iter().rev().copied();
                format!("reshuffle {}", listed(deck))
            }
            Event::Gives(from, to, cards) => format!("P{from} gives {} to P{to}", listed(cards)),
            Event::ShootsTheMoon(player) => format!("P{player} shoots the moon"),
            Event::TableCleared => "table cleared".to_owned(),
            Event::HandOver => "hand over".to_owned(),
        };
        line!(self, "  {text}");
    }

    fn standings(&mut self, rules: &Rules, state: &State) {
        let sides = rules.sides.len();
        self.numbers("scores", &state.scores[..rules.players]);
        if rules.bytecode.team_mode {
            self.numbers("team scores", &state.team_scores[..sides]);
        }
        if rules.features.has_chips {
            self.numbers("chips", &state.chips[..rules.players]);
        }
        if rules.bytecode.house.is_some() {
            self.numbers("house", &[state.house_chips]);
        }
        if rules.bytecode.contract_scoring.is_some() {
            let bags: Vec<i64> = state.bags[..sides]
                .iter()
                .map(|&bags| i64::from(bags))
                .collect();
            self.numbers("bags", &bags);
        }
    }

    fn over(&mut self, state: &State) {
        let Some(outcome) = state.outcome else {
            return;
        };
        line!(
            self,
            "end {outcome}, turns {}, hands {}, decisions {}",
            state.turns,
            state.hand_number,
            state.decisions
        );
    }
}
