//! The two texts by which the module and its page speak: what is handed over, and the answer.

use std::cell::RefCell;

use darwindeck_core::cards::Card;

use crate::game::Games;
use crate::session::Sessions;

/// Most bytes that are taken: more than any bytecode has, and the picks of games that are longer than memory lasts.
const MOST_BYTES: u32 = 1 << 20;

/// All that is kept between calls.
pub(crate) struct Kept {
    given: Vec<u8>,
    answer: String,
    pub(crate) games: Games,
    pub(crate) sessions: Sessions,
}

thread_local! {
    static KEPT: RefCell<Kept> = const {
        RefCell::new(Kept {
            given: Vec::new(),
            answer: String::new(),
            games: Games::of("game"),
            sessions: Sessions::of("session"),
        })
    };
}

impl Kept {
    /// The bytes that were handed over. They are read once.
    pub(crate) fn bytes(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.given)
    }

    /// The same as a text.
    pub(crate) fn text(&mut self) -> Result<String, String> {
        let text = String::from_utf8(self.bytes());
        text.map_err(|_| "this is no text in UTF-8".to_owned())
    }

    /// The same as cards, by their names.
    pub(crate) fn cards(&mut self) -> Result<Vec<Card>, String> {
        let text = self.text()?;
        let cards = text.split_ascii_whitespace().map(Card::named);
        let cards: Option<Vec<Card>> = cards.collect();
        cards.ok_or_else(|| "this is no card: expected rank and suit, as in 10H".to_owned())
    }
}

/// Makes room for bytes that the next function reads, and returns its address; 0 when that would be too much.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: u32) -> usize {
    KEPT.with_borrow_mut(|kept| {
        kept.given = Vec::new();
        if length > MOST_BYTES {
            kept.answer = format!("{length} bytes are too many: at most {MOST_BYTES} are taken");
            return 0;
        }
        kept.given.resize(length as usize, 0);
        kept.given.as_ptr() as usize
    })
}

/// The address of the text that the last function answered with.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    KEPT.with_borrow(|kept| kept.answer.as_ptr() as usize)
}

/// How many bytes that text has.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    KEPT.with_borrow(|kept| kept.answer.len())
}

/// Answers with a text, and says that all went well; or with what is wrong.
pub(crate) fn told(work: impl FnOnce(&mut Kept) -> Result<String, String>) -> bool {
    KEPT.with_borrow_mut(|kept| {
        let (text, is_fine) = match work(kept) {
            Ok(text) => (text, true),
            Err(problem) => (problem, false),
        };
        kept.answer = text;
        is_fine
    })
}

/// Answers with the number of something that is kept now; or with 0, and what is wrong.
pub(crate) fn kept(work: impl FnOnce(&mut Kept) -> Result<u32, String>) -> u32 {
    KEPT.with_borrow_mut(|kept| {
        let (text, number) = match work(kept) {
            Ok(number) => (String::new(), number),
            Err(problem) => (problem, 0),
        };
        kept.answer = text;
        number
    })
}
