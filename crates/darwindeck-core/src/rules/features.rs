//! What a game has, by what its phases say together.

use crate::bytecode::{self, Bytecode, PassAction, ShowdownMethod, TrumpChooser, TrumpSource};

use super::Features;

pub(super) fn features(bytecode: &Bytecode) -> Features {
    let has =
        |wanted: fn(&bytecode::Phase) -> bool| bytecode.turn_structure.phases.iter().any(wanted);
    let plays = has(|phase| matches!(phase, bytecode::Phase::Play(_)));
    let claims = has(|phase| matches!(phase, bytecode::Phase::Claim(_)));
    let draws = has(|phase| matches!(phase, bytecode::Phase::Draw(_)));
    let discards = has(|phase| matches!(phase, bytecode::Phase::Discard(_)));
    let melds = has(|phase| matches!(phase, bytecode::Phase::Meld(_)));
    let knocks = has(|phase| matches!(phase, bytecode::Phase::Knock(_)));
    let bets = has(|phase| matches!(phase, bytecode::Phase::Betting(_)));
    let wagers = has(|phase| matches!(phase, bytecode::Phase::Wager(_)));
    let asks = has(|phase| matches!(phase, bytecode::Phase::Asking(_)));
    let swaps = has(|phase| matches!(phase, bytecode::Phase::Swap(_)));
    let takes_tricks = has(|phase| matches!(phase, bytecode::Phase::Trick(_)));
    let turn = &bytecode.turn_structure;
    let names = has(|phase| matches!(phase, bytecode::Phase::Trump(_)));
    let action = bytecode.game_rules.consecutive_pass_action;
    let renews_table = action == PassAction::RenewTableau;
    Features {
        has_own_phase: draws || plays || discards || claims || asks || melds || knocks || swaps,
        can_pass: plays || claims || (renews_table && swaps),
        renews_table,
        draws,
        climbs: has(|phase| matches!(phase, bytecode::Phase::Play(play) if play.climbing)),
        pays_tribute: has(|phase| matches!(phase, bytecode::Phase::Tribute(_))),
        asks,
        bets,
        bids: has(|phase| matches!(phase, bytecode::Phase::Bidding(_))),
        takes_tricks,
        hand_is_round: (bets || wagers || swaps)
            && !(plays || takes_tricks || claims || asks || knocks),
        tricks: turn.tricks_per_hand,
        tricks_as_dealt: turn.is_trick_based && turn.tricks_per_hand.is_none(),
        trumps_change: names || bytecode.setup.trump_source != TrumpSource::Fixed,
        last_winner_names_trumps: has(
            |phase| matches!(phase, bytecode::Phase::Trump(trump) if trump.named_by == TrumpChooser::LastWinner),
        ),
        has_chips: bytecode.setup.starting_chips > 0,
        has_stakes: bets || wagers || bytecode.setup.ante > 0 || bytecode.game_rules.pass_stake > 0,
        pass_stake: i64::from(bytecode.game_rules.pass_stake),
        has_house: wagers || bytecode.house.is_some(),
        wagers,
        stakes_come_first: matches!(
            turn.phases.first(),
            Some(bytecode::Phase::Wager(wager)) if wager.before_deal
        ),
        ante: i64::from(bytecode.setup.ante),
        showdown: showdown(bytecode),
        most_hands: bytecode.game_rules.max_hands.map_or(u32::MAX, u32::from),
    }
}

/// Who takes a pot that no bets were made about: as the last betting phase says, else by the hand evaluation.
fn showdown(bytecode: &Bytecode) -> ShowdownMethod {
    let mut phases = bytecode.turn_structure.phases.iter().rev();
    phases
        .find_map(|phase| match phase {
            bytecode::Phase::Betting(betting) => Some(betting.showdown_method),
            _ => None,
        })
        .unwrap_or(ShowdownMethod::HandEvaluation)
}
