//! The core of `DarwinDeck` in the browser: games, and sessions of play.
//!
//! What goes in are numbers and bytes, what comes out is the core's JSON. Whoever calls asks for [`room`] for bytes, writes them
//! there and calls a function that reads them; each of these says so. A function returns 0 when something is wrong with what it
//! was given. Either way there is then a text at [`answer`], [`answer_length`] bytes of UTF-8: the value, or what is wrong. Where
//! there is no value to tell, the text is empty.
//!
//! Games and sessions are kept here, and have numbers from 1 on, which are never given again. Nothing that is handed over makes
//! a function trap: no number, no bytes, and no call at the wrong time. Searches run to their end; who wants to stop one runs it
//! in a worker, and ends that.

#![allow(
    unsafe_code,
    reason = "a function is exported by its name, which counts as unsafe; nothing else is"
)]

mod exchange;
mod game;
mod session;
mod shelf;

pub use exchange::{answer, answer_length, room};
pub use game::{game_close, game_read, game_table};
pub use session::{
    session_choose, session_choose_cards, session_close, session_consider, session_events,
    session_go_to, session_hint, session_machine, session_moment, session_new, session_open,
    session_redo, session_save, session_undo, session_view,
};
