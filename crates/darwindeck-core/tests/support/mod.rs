//! What the tests of the core share: the golden files, which the Python tests read too.
#![allow(dead_code, reason = "every test is a crate of its own and uses a part")]

use std::fs;
use std::path::{Path, PathBuf};

fn golden(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/golden")
        .join(folder)
}

/// The golden text of a known game in one of the folders.
pub fn golden_text(folder: &str, game: &str) -> String {
    let path = golden(folder).join(format!("{game}.txt"));
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()))
}

/// The bytecode of every known game, as the Python tests keep it.
pub fn known_games() -> Vec<(String, Vec<u8>)> {
    let mut games: Vec<_> = fs::read_dir(golden("bytecode"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (
                path.file_stem().unwrap().to_string_lossy().into_owned(),
                read_hex(&path),
            )
        })
        .collect();
    games.sort();
    assert!(!games.is_empty(), "no golden bytecode was found");
    games
}

/// The bytecode of one known game.
pub fn known_game(name: &str) -> Vec<u8> {
    known_games()
        .into_iter()
        .find(|(known, _)| known == name)
        .unwrap()
        .1
}

fn read_hex(path: &Path) -> Vec<u8> {
    let text = fs::read_to_string(path).unwrap();
    let digits: Vec<u32> = text
        .chars()
        .filter_map(|letter| letter.to_digit(16))
        .collect();
    digits
        .chunks(2)
        .map(|pair| u8::try_from(pair[0] * 16 + pair[1]).unwrap())
        .collect()
}
