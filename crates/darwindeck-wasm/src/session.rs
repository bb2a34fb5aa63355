//! Sessions: games that are being played.

use darwindeck_core::players::Player;
use darwindeck_core::session::Session;
use darwindeck_core::values::{Answer, Json};

use crate::exchange::{Kept, kept, told};
use crate::shelf::Shelf;

/// All sessions.
pub(crate) type Sessions = Shelf<Session>;

/// The seat of nobody in particular, who sees everything.
const ALL_EYES: i32 = -1;

/// Most iterations of a search: its tree grows with them, and a phone has little memory.
const MOST_ITERATIONS: u32 = 1_000_000;

const NOTHING_TO_DECIDE: &str = "the game is over: there is nothing to decide";

/// Begins a game, and returns the number of its session.
#[unsafe(no_mangle)]
pub extern "C" fn session_new(game: u32, seed: u64) -> u32 {
    kept(|kept| {
        let session = Session::new(kept.games.get(game)?.clone(), seed);
        kept.sessions.keep(session)
    })
}

/// Goes on with a game that was saved, and returns the number of its session. The picks lie in the [room](crate::room), four
/// bytes each, the lowest first.
#[unsafe(no_mangle)]
pub extern "C" fn session_open(game: u32, seed: u64, moment: u32) -> u32 {
    kept(|kept| {
        let bytes = kept.bytes();
        let picks = bytes
            .chunks(4)
            .map(|pick| pick.try_into().map(u32::from_le_bytes));
        let picks: Result<Vec<u32>, _> = picks.collect();
        let picks = picks.map_err(|_| "a pick has four bytes: some are missing".to_owned())?;
        let rules = kept.games.get(game)?.clone();
        let session = Session::open(rules, seed, &picks, moment as usize);
        kept.sessions
            .keep(session.map_err(|error| error.to_string())?)
    })
}

/// Forgets a session.
#[unsafe(no_mangle)]
pub extern "C" fn session_close(session: u32) {
    told(|kept| {
        kept.sessions.close(session);
        Ok(String::new())
    });
}

/// Answers with the position as a seat sees it, or all of it for -1.
#[unsafe(no_mangle)]
pub extern "C" fn session_view(session: u32, seat: i32) -> bool {
    told(|kept| {
        let session = kept.sessions.get(session)?;
        Ok(session.view(viewer(session, seat)?).to_json())
    })
}

/// Answers with what happened from so many picks on, as a seat saw it, or all of it for -1.
#[unsafe(no_mangle)]
pub extern "C" fn session_events(session: u32, from: u32, seat: i32) -> bool {
    told(|kept| {
        let session = kept.sessions.get(session)?;
        let seat = viewer(session, seat)?;
        Ok(session.events(from as usize, seat).to_json())
    })
}

/// Answers with the number of picks made so far.
#[unsafe(no_mangle)]
pub extern "C" fn session_moment(session: u32) -> bool {
    told(|kept| Ok(kept.sessions.get(session)?.moment().to_json()))
}

/// Takes an option by its number. Answers with the refusal, if there is one.
#[unsafe(no_mangle)]
pub extern "C" fn session_choose(session: u32, option: u32, moment: u32) -> bool {
    told(|kept| choose(kept, session, &Answer::Number(option), moment))
}

/// Chooses the cards in the [room](crate::room): their names, with spaces between them. Answers with the refusal, if there is one.
#[unsafe(no_mangle)]
pub extern "C" fn session_choose_cards(session: u32, moment: u32) -> bool {
    told(|kept| {
        let cards = kept.cards()?;
        choose(kept, session, &Answer::Cards(cards), moment)
    })
}

fn choose(kept: &mut Kept, session: u32, answer: &Answer, moment: u32) -> Result<String, String> {
    let refused = kept.sessions.get(session)?.choose(answer, moment as usize);
    Ok(refused
        .err()
        .map_or_else(String::new, |refusal| refusal.to_json()))
}

/// Answers with the decision as it would be with the cards in the [room](crate::room), or with the refusal.
#[unsafe(no_mangle)]
pub extern "C" fn session_consider(session: u32) -> bool {
    told(|kept| {
        let cards = kept.cards()?;
        let considered = kept.sessions.get(session)?.consider(&cards);
        Ok(match considered {
            Ok(considered) => considered.to_json(),
            Err(refusal) => refusal.to_json(),
        })
    })
}

/// Answers with the number of the option that the player would take whose name is in the [room](crate::room).
#[unsafe(no_mangle)]
pub extern "C" fn session_machine(session: u32, seed: u64) -> bool {
    told(|kept| {
        let player = kept.player()?;
        let pick = kept
            .sessions
            .get(session)?
            .machine(player, seed, &mut || true);
        pick.map(|pick| pick.to_json())
            .ok_or_else(|| NOTHING_TO_DECIDE.to_owned())
    })
}

/// Answers with what the player thinks of the answers whose name is in the [room](crate::room), best first.
#[unsafe(no_mangle)]
pub extern "C" fn session_hint(session: u32, seed: u64) -> bool {
    told(|kept| {
        let player = kept.player()?;
        let advice = kept.sessions.get(session)?.hint(player, seed, &mut || true);
        if advice.is_empty() {
            return Err(NOTHING_TO_DECIDE.to_owned());
        }
        Ok(advice.to_json())
    })
}

/// Goes back to the last decision in which a seat had a choice. Answers with what was learnt since, if there was one.
#[unsafe(no_mangle)]
pub extern "C" fn session_undo(session: u32, seat: u32) -> bool {
    told(|kept| {
        let session = kept.sessions.get(session)?;
        let undone = session.undo(player_at(session, seat)?);
        Ok(undone.map_or_else(String::new, |undone| undone.to_json()))
    })
}

/// Makes the next one of the picks that were undone again. Answers with true if there was one.
#[unsafe(no_mangle)]
pub extern "C" fn session_redo(session: u32) -> bool {
    told(|kept| Ok(kept.sessions.get(session)?.redo().to_json()))
}

/// Goes to the position after so many picks.
#[unsafe(no_mangle)]
pub extern "C" fn session_go_to(session: u32, moment: u32) -> bool {
    told(|kept| {
        if kept.sessions.get(session)?.go_to(moment as usize) {
            Ok(String::new())
        } else {
            Err(format!("there is no moment {moment}"))
        }
    })
}

/// Answers with all that it takes to go on with the game.
#[unsafe(no_mangle)]
pub extern "C" fn session_save(session: u32) -> bool {
    told(|kept| Ok(kept.sessions.get(session)?.save().to_json()))
}

/// Whose eyes a seat stands for.
fn viewer(session: &Session, seat: i32) -> Result<Option<usize>, String> {
    match u32::try_from(seat) {
        Ok(seat) => player_at(session, seat).map(Some),
        Err(_) if seat == ALL_EYES => Ok(None),
        Err(_) => Err(no_seat(session, seat)),
    }
}

fn player_at(session: &Session, seat: u32) -> Result<usize, String> {
    let seats = u32::from(session.rules().bytecode.player_count);
    if seat < seats {
        Ok(seat as usize)
    } else {
        Err(no_seat(session, seat))
    }
}

fn no_seat(session: &Session, seat: impl std::fmt::Display) -> String {
    let seats = session.rules().bytecode.player_count;
    format!("there is no seat {seat}: the game is for {seats}")
}

impl Kept {
    /// The player whose name was handed over.
    fn player(&mut self) -> Result<Player, String> {
        match Player::named(&self.text()?) {
            Some(Player::Mcts(iterations)) if iterations > MOST_ITERATIONS => Err(format!(
                "{iterations} iterations are too many: at most {MOST_ITERATIONS} are done"
            )),
            // Peeking is for measuring what hidden cards are worth; at a table it would tell of them.
            None | Some(Player::Peeking(_)) => Err(
                "no player has this name: expected random, greedy, novice or mcts:500".to_owned(),
            ),
            Some(player) => Ok(player),
        }
    }
}
