//! Ways to win, and after what they are judged.

use crate::bytecode::{
    Bytecode, Elimination, TieBreaker, TriggerMode, WinComparison, WinCondition, WinType,
};
use crate::win_triggers::WinTriggers;

use super::{Features, Race, Win};

/// What may have changed since the last hand was judged. Nobody's hand is empty; scores matter only if somebody who was
/// level with another has left the game.
pub(super) fn win_triggers_of_deal(bytecode: &Bytecode, features: &Features) -> WinTriggers {
    let game_rules = &bytecode.game_rules;
    let plays_on = game_rules.tie_breaker == TieBreaker::PlayOn;
    let may_leave = features.has_stakes || game_rules.elimination != Elimination::None;
    WinTriggers::ANYTHING
        .with(WinTriggers::NEW_OWNER)
        .with(WinTriggers::POINTS.when(plays_on && may_leave))
}

/// What must have happened for a win to come about by a move.
pub(super) fn win_triggers_for(win: &Win, bytecode: &Bytecode, cards: u32) -> WinTriggers {
    if win.kind == WinType::LastStanding {
        return WinTriggers::NONE;
    }
    if win.kind == WinType::NotLast {
        return WinTriggers::NONE;
    }
    if !win.is_race {
        return match win.trigger {
            TriggerMode::DeckEmpty => WinTriggers::ANYTHING,
            TriggerMode::Immediate | TriggerMode::ThresholdGate | TriggerMode::AllHandsEmpty => {
                WinTriggers::NONE
            }
        };
    }
    match (win.kind, win.race(cards)) {
        (WinType::HighScore | WinType::LowScore | WinType::FirstToScore, _) => WinTriggers::POINTS,
        // Whoever is level with somebody may be alone later because the other one takes a card.
        _ if bytecode.game_rules.tie_breaker == TieBreaker::PlayOn => WinTriggers::ANYTHING,
        (_, Some(Race::ToEmptyHand)) => WinTriggers::EMPTY_HAND,
        (_, Some(Race::ToOwnAll)) => WinTriggers::NEW_OWNER,
        (_, None) => WinTriggers::ANYTHING,
    }
}

pub(super) fn win(rule: &WinCondition, cards: u32) -> Win {
    let always_race = matches!(
        rule.kind,
        WinType::EmptyHand | WinType::FirstToScore | WinType::CaptureAll
    );
    let is_race = rule.kind != WinType::LastStanding
        && (rule.comparison == WinComparison::First
            || (always_race && rule.trigger_mode == TriggerMode::Immediate));
    let default = match rule.kind {
        WinType::EmptyHand => 0,
        WinType::CaptureAll => i64::from(cards),
        _ => 1,
    };
    let lower_by_type = matches!(
        rule.kind,
        WinType::EmptyHand | WinType::LowScore | WinType::FewestTricks
    );
    let lower = match rule.comparison {
        WinComparison::Highest => false,
        WinComparison::Lowest => true,
        WinComparison::First | WinComparison::None => lower_by_type,
    };
    Win {
        kind: rule.kind,
        comparison: rule.comparison,
        trigger: rule.trigger_mode,
        is_race,
        reached_from_above: if is_race { lower_by_type } else { lower },
        lower_is_better: lower,
        threshold: rule.threshold.map(i64::from).or(is_race.then_some(default)),
    }
}
