//! Whether hands are stacks.

use crate::bytecode::{self, Bytecode, Location, TableauMode};

/// Whether hands are stacks: where the setup says so, and nothing in the game needs whole hands.
pub(super) fn has_stacks(bytecode: &Bytecode) -> bool {
    let setup = &bytecode.setup;
    let in_sequence = bytecode.tableau_mode == TableauMode::Sequence;
    let needs_hands = |phase: &bytecode::Phase| match phase {
        bytecode::Phase::Passing(_)
        | bytecode::Phase::Tribute(_)
        | bytecode::Phase::Asking(_)
        | bytecode::Phase::Meld(_)
        | bytecode::Phase::Knock(_)
        | bytecode::Phase::Exchange(_)
        | bytecode::Phase::Swap(_) => true,
        bytecode::Phase::Play(play) => {
            play.climbing && !(play.target == Location::Tableau && in_sequence)
        }
        bytecode::Phase::Trick(trick) => trick.face_down || trick.opening_card.is_some(),
        _ => false,
    };
    setup.hand_is_stack
        && !setup.deal_suits
        && !setup.deal_remainder
        && bytecode.game_rules.book_size == 0
        && !bytecode.turn_structure.phases.iter().any(needs_hands)
}

pub(super) fn is_war_of_stacks(bytecode: &Bytecode) -> bool {
    has_stacks(bytecode) && bytecode.tableau_mode == TableauMode::War
}
