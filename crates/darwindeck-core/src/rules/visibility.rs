//! Who sees what, by the rules.

use crate::bytecode::{self, Bytecode, Visibility};

use super::Sight;
use super::hand_stacks::is_war_of_stacks;

pub(super) fn sight(bytecode: &Bytecode) -> Sight {
    let setup = &bytecode.setup;
    let hides_cards = bytecode.turn_structure.phases.iter().any(|phase| {
        matches!(
            phase,
            bytecode::Phase::Claim(_) | bytecode::Phase::Exchange(_)
        )
    });
    Sight {
        own_hand_hidden: setup.hand_visibility == Visibility::FaceDown,
        all_open: lies_open(bytecode)
            && !hides_cards
            && !(is_war_of_stacks(bytecode) && bytecode.game_rules.war_cards_down > 0),
    }
}

/// Whether cards on the table and on the discard pile lie open, unless they are laid face down.
pub(super) fn lies_open(bytecode: &Bytecode) -> bool {
    let setup = &bytecode.setup;
    setup.discard_visibility == Visibility::FaceUp && setup.tableau_visibility == Visibility::FaceUp
}
