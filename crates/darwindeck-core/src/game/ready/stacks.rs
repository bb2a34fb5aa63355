//! Whether hands are stacks.

use crate::program::{self, Location, Program, TableauMode};

/// Whether hands are stacks: where the setup says so, and nothing in the game needs whole hands.
pub(super) fn has_stacks(program: &Program) -> bool {
    let setup = &program.setup;
    let in_sequence = program.tableau_mode == TableauMode::Sequence;
    let needs_hands = |phase: &program::Phase| match phase {
        program::Phase::Passing(_)
        | program::Phase::Tribute(_)
        | program::Phase::Asking(_)
        | program::Phase::Meld(_)
        | program::Phase::Knock(_)
        | program::Phase::Exchange(_)
        | program::Phase::Swap(_) => true,
        program::Phase::Play(play) => {
            play.climbing && !(play.target == Location::Tableau && in_sequence)
        }
        program::Phase::Trick(trick) => trick.face_down || trick.opening_card.is_some(),
        _ => false,
    };
    setup.hand_is_stack
        && !setup.deal_suits
        && !setup.deal_remainder
        && program.game_rules.book_size == 0
        && !program.turn_structure.phases.iter().any(needs_hands)
}

pub(super) fn is_war_of_stacks(program: &Program) -> bool {
    has_stacks(program) && program.tableau_mode == TableauMode::War
}
