//! Games, read from bytecode.

use darwindeck_core::Rules;
use std::sync::Arc;

use darwindeck_core::rules::RulesError;
use darwindeck_core::values::Json;

use crate::exchange::{kept, told};
use crate::shelf::Shelf;

/// All games that were read.
pub(crate) type Games = Shelf<Arc<Rules>>;

/// Reads a game from the bytecode in the [room](crate::room), and returns its number.
#[unsafe(no_mangle)]
pub extern "C" fn game_read() -> u32 {
    kept(|kept| {
        let rules = Rules::read(&kept.bytes()).map_err(problems)?;
        kept.games.keep(Arc::new(rules))
    })
}

/// Answers with the table of a game.
#[unsafe(no_mangle)]
pub extern "C" fn game_table(game: u32) -> bool {
    told(|kept| Ok(kept.games.get(game)?.table().to_json()))
}

/// Forgets a game. Its sessions go on.
#[unsafe(no_mangle)]
pub extern "C" fn game_close(game: u32) {
    told(|kept| {
        kept.games.close(game);
        Ok(String::new())
    });
}

/// Why bytes are no game that can be played, a line for each problem.
fn problems(error: RulesError) -> String {
    match error {
        RulesError::Parse(error) => error.to_string(),
        RulesError::Unplayable(problems) => problems.join("\n"),
    }
}
