//! What the machine cannot do.

use crate::bytecode::{self, Bytecode, Coded, Location};

use super::phases::swap_with;

/// What the machine cannot do, in the words of the validator.
pub(super) fn problems(bytecode: &Bytecode) -> Vec<String> {
    let mut problems = Vec::new();
    for (i, phase) in bytecode.turn_structure.phases.iter().enumerate() {
        let path = format!("turn_structure.phases[{i}]");
        match phase {
            bytecode::Phase::Draw(draw) if draw.source == Location::Hand => problems.push(format!(
                "{path}.source is hand: a player cannot draw from his or her own hand"
            )),
            bytecode::Phase::Draw(draw) if draw.or_source == Some(Location::Hand) => {
                problems.push(format!(
                    "{path}.or_source is hand: a player cannot draw from his or her own hand"
                ));
            }
            bytecode::Phase::Swap(swap) if swap_with(swap.source).is_none() => {
                problems.push(format!(
                    "{path}.source is {}: cards are swapped with the deck, the tableau or the opponent_hand",
                    swap.source.word()
                ));
            }
            bytecode::Phase::Play(play) if !is_target(play.target) => problems.push(format!(
                "{path}.target is {}: cards are played to the discard or the tableau",
                play.target.word()
            )),
            bytecode::Phase::Discard(discard) if !is_target(discard.target) => {
                problems.push(format!(
                    "{path}.target is {}: cards are discarded to the discard or the tableau",
                    discard.target.word()
                ));
            }
            _ => {}
        }
    }
    let seated = bytecode.teams.iter().flatten();
    let missing: Vec<String> = (0..bytecode.player_count)
        .filter(|player| !seated.clone().any(|one| one == player))
        .map(|player| player.to_string())
        .collect();
    if bytecode.team_mode && bytecode.teams.is_empty() {
        problems.push("teams is empty: team_mode=True requires teams".to_owned());
    } else if bytecode.team_mode {
        let empty = |&(_, team): &(usize, &Vec<u8>)| team.is_empty();
        for (i, _) in bytecode.teams.iter().enumerate().filter(empty) {
            problems.push(format!("teams[{i}] is empty: a team has at least 1 player"));
        }
        if !missing.is_empty() {
            let missing = missing.join(", ");
            problems.push(format!(
                "teams leaves players out: not all players assigned (missing: {missing})"
            ));
        }
    }
    problems
}

fn is_target(location: Location) -> bool {
    matches!(location, Location::Discard | Location::Tableau)
}
