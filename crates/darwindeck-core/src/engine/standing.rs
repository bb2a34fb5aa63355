//! How a side stands before anybody has won.

use crate::bytecode::WinType;
use crate::rules::{Rules, SEATS};
use crate::state::State;

/// What a life in the game counts beside points, where the last one in wins.
const LIFE: i64 = 5;

/// How well each side stands by what wins the game first and foremost: more is better.
pub(crate) fn standings(rules: &Rules, state: &State) -> [i64; SEATS] {
    let mut standings = [0; SEATS];
    for (side, its) in standings.iter_mut().enumerate().take(rules.sides.len()) {
        *its = standing(rules, state, side);
    }
    standings
}

fn standing(rules: &Rules, state: &State, side: usize) -> i64 {
    let Some(win) = rules.wins.first() else {
        return 0;
    };
    let members = rules.side_seats[side];
    let held = |seat: usize| i64::from(state.hands[seat].len());
    let captured = |seat: usize| i64::from(state.captured[seat].len());
    let tricks = || {
        members
            .iter()
            .map(|one| i64::from(state.tricks[one]))
            .sum::<i64>()
    };
    match win.kind {
        WinType::HighScore | WinType::FirstToScore | WinType::AllHandsEmpty => {
            state.team_scores[side]
        }
        WinType::LowScore => -state.team_scores[side],
        WinType::EmptyHand | WinType::NotLast => {
            -members.and(state.in_hand).iter().map(held).sum::<i64>()
        }
        WinType::CaptureAll => members.iter().map(|one| held(one) + captured(one)).sum(),
        WinType::MostCaptured => members.iter().map(captured).sum(),
        WinType::MostTricks => tricks(),
        WinType::FewestTricks => -tricks(),
        WinType::MostChips => {
            let chips = |one: usize| state.chips[one] + state.paid[one] + state.staked[one];
            members.iter().map(chips).sum()
        }
        WinType::LastStanding => {
            LIFE * i64::from(members.and(state.in_game).len()) + state.team_scores[side]
        }
        WinType::BestHand => 0,
    }
}
