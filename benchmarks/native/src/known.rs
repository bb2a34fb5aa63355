//! The known games, as the golden bytecode of the tests.

use std::fs;
use std::path::Path;

use darwindeck_core::Rules;

/// The bytecode of a known game.
///
/// # Panics
///
/// When there is no such game.
pub fn bytecode(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/golden/bytecode")
        .join(format!("{name}.hex"));
    let text = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    let digits: Vec<u8> = text
        .chars()
        .filter_map(|letter| letter.to_digit(16).map(|digit| digit as u8))
        .collect();
    digits
        .chunks_exact(2)
        .map(|pair| 16 * pair[0] + pair[1])
        .collect()
}

/// The rules of a known game.
///
/// # Panics
///
/// When there is no such game.
pub fn rules(name: &str) -> Rules {
    Rules::read(&bytecode(name)).expect("golden bytecode is sound")
}
