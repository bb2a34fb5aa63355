//! Bytecode is hostile until it has been read: whatever the bytes, the answer is a game or an error.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use darwindeck_core::Bytecode;
use darwindeck_core::bytecode::{CardReference, Check, Condition, Phase, Rank, TableauMode};
use support::{known_game, known_games};

/// A small generator, good enough to make a mess.
struct Mess(u64);

impl Mess {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn byte(&mut self) -> u8 {
        self.next().to_be_bytes()[7]
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next()).unwrap() % bound
    }
}

#[test]
fn known_games_are_read() {
    for (name, blob) in known_games() {
        let bytecode = Bytecode::parse(&blob).unwrap_or_else(|error| {
            panic!("{name}: {error} (is the golden bytecode out of date? run `make golden`)")
        });
        assert!(
            bytecode
                .fields()
                .contains(&("genome_id".to_owned(), bytecode.genome_id.clone()))
        );
    }
}

#[test]
fn war_is_read_as_it_was_written() {
    let war = Bytecode::parse(&known_game("war")).unwrap();
    assert_eq!(war.genome_id, "war-baseline");
    assert_eq!(
        (war.player_count, war.max_turns, war.setup.cards_per_player),
        (2, 1000, 26)
    );
    assert_eq!(war.tableau_mode, TableauMode::War);
    assert!(matches!(war.turn_structure.phases[..], [Phase::Play(_)]));
}

#[test]
fn eights_are_wild_in_crazy_eights() {
    let game = Bytecode::parse(&known_game("crazy_eights")).unwrap();
    assert_eq!(game.setup.wild_cards, [Rank::Eight]);
    let [_, Phase::Play(play)] = &game.turn_structure.phases[..] else {
        panic!("a draw, then a play")
    };
    let matching = Condition::Simple(Check::MatchesOrWild {
        reference: CardReference::TopDiscard,
    });
    assert_eq!(play.valid_play_condition, Some(matching));
}

#[test]
fn old_maid_has_one_queen_less() {
    assert_eq!(
        Bytecode::parse(&known_game("old_maid"))
            .unwrap()
            .setup
            .deck_size(),
        51
    );
}

#[test]
fn a_blob_cut_short_anywhere_is_an_error() {
    for (name, blob) in known_games() {
        for size in 0..blob.len() {
            assert!(
                Bytecode::parse(&blob[..size]).is_err(),
                "{name} cut to {size} bytes was taken for a game"
            );
        }
    }
}

#[test]
fn an_error_names_byte_section_and_expectation() {
    let mut blob = known_game("war");
    blob[37] = 9;
    let error = Bytecode::parse(&blob).unwrap_err();
    assert_eq!((error.offset(), error.section()), (37, "header"));
    assert_eq!(error.problem(), "tableau_mode is 9, expected 0-3");
    assert_eq!(
        error.to_string(),
        "byte 37, header: tableau_mode is 9, expected 0-3"
    );
}

#[test]
fn any_value_of_any_byte_gives_a_program_or_an_error() {
    for (_, mut blob) in known_games() {
        for at in 0..blob.len() {
            let right = blob[at];
            for wrong in 0..=255 {
                blob[at] = wrong;
                if let Err(error) = Bytecode::parse(&blob) {
                    assert!(error.offset() <= blob.len());
                }
            }
            blob[at] = right;
        }
    }
}

#[test]
fn a_hundred_thousand_spoilt_blobs_give_a_program_or_an_error() {
    let games = known_games();
    let mut mess = Mess(1);
    for _ in 0..100_000 {
        let mut blob = games[mess.below(games.len())].1.clone();
        for _ in 0..=mess.below(4) {
            let at = mess.below(blob.len());
            match mess.below(4) {
                0 => blob.truncate(at + 1),
                1 => blob.insert(at, mess.byte()),
                _ => blob[at] = mess.byte(),
            }
        }
        let _ = Bytecode::parse(&blob);
    }
}

#[test]
fn nested_conditions_do_not_exhaust_the_stack() {
    let blob = known_game("uno_style");
    let at = blob.windows(2).position(|pair| pair == [41, 2]).unwrap();
    for filler in [&[40, 1][..], &[41, 255][..], &[41][..]] {
        let mut hostile = blob[..at].to_vec();
        while hostile.len() < 60_000 {
            hostile.extend_from_slice(filler);
        }
        assert!(Bytecode::parse(&hostile).is_err());
    }
}
