//! Who sees what.

use crate::game::Sight;
use crate::program::{self, Program, Visibility};

use super::stacks::is_war_of_stacks;

pub(super) fn sight(program: &Program) -> Sight {
    let setup = &program.setup;
    let hides_cards = program.turn_structure.phases.iter().any(|phase| {
        matches!(
            phase,
            program::Phase::Claim(_) | program::Phase::Exchange(_)
        )
    });
    Sight {
        own_hand_hidden: setup.hand_visibility == Visibility::FaceDown,
        all_open: lies_open(program)
            && !hides_cards
            && !(is_war_of_stacks(program) && program.game_rules.war_cards_down > 0),
    }
}

/// Whether cards on the table and on the discard pile lie open, unless they are laid face down.
pub(super) fn lies_open(program: &Program) -> bool {
    let setup = &program.setup;
    setup.discard_visibility == Visibility::FaceUp && setup.tableau_visibility == Visibility::FaceUp
}
