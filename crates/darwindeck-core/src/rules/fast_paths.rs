//! Fast paths: what can be played in one go.

use crate::bytecode::{GoingOut, PassAction, ScoringTrigger, TableauMode};
use crate::win_triggers::WinTriggers;

use super::visibility::lies_open;
use super::{FastPaths, Fits, OpenPile, Phase, Race, Rules, Source};

/// Two players lay any card each, for nothing but to own all of them.
fn is_plain_war(rules: &Rules) -> bool {
    let lays_any = match rules.phases.as_slice() {
        [Phase::Lay(lay)] => lay.to_table && lay.condition.is_none() && !lay.may_pass,
        _ => false,
    };
    lays_any
        && rules.players == 2
        && rules.order.is_usual
        && !rules.scores_for(ScoringTrigger::Capture)
        && (rules.judged_after == WinTriggers::NONE || rules.only_race == Some(Race::ToOwnAll))
}

/// A card is laid onto the discard pile if one fits, or fits after a draw, for nothing but to get rid of all.
fn is_plain_shedding(rules: &Rules) -> bool {
    let sheds = match rules.phases.as_slice() {
        [Phase::Draw(draw), Phase::Lay(lay)] => {
            let on_discard = |fits: &Fits| matches!(fits.pile, OpenPile::Discard);
            draw.if_stuck_in == Some(1)
                && draw.count == 1
                && !draw.repeat
                && lay.plays
                && !lay.to_table
                && !lay.may_pass
                && lay.fits.as_deref().is_some_and(on_discard)
        }
        _ => false,
    };
    sheds
        && !rules.sight.own_hand_hidden
        && rules.going_out != GoingOut::LeavesHand
        && rules.features.pass_stake == 0
        && (rules.judged_after == WinTriggers::NONE || rules.only_race == Some(Race::ToEmptyHand))
}

pub(super) fn fast_paths(rules: &Rules) -> FastPaths {
    let is_plain = !rules.cards_act && rules.book_size == 0 && rules.hand_ends_if.is_none();
    let tricks = match rules.phases.as_slice() {
        [before @ .., Phase::Trick(trick)] => {
            let comes_before = |phase: &Phase| {
                matches!(
                    phase,
                    Phase::Bidding(_) | Phase::Trump(_) | Phase::Passing(_)
                )
            };
            trick.is_plain() && before.iter().all(comes_before)
        }
        _ => false,
    };
    let walks = rules.phases.iter().all(|phase| match phase {
        Phase::Draw(draw) => {
            draw.source == Source::Deck
                && draw.or_source.is_none()
                && draw.mandatory
                && draw.count > 0
                && !draw.repeat
        }
        Phase::Lay(lay) => lay.is_single && !lay.out_if_unable,
        Phase::Betting(_)
        | Phase::Claim(_)
        | Phase::Trick(_)
        | Phase::Bidding(_)
        | Phase::Passing(_)
        | Phase::TurnUp(_)
        | Phase::Exchange(_)
        | Phase::Trump(_)
        | Phase::Wager(_)
        | Phase::Ask(_)
        | Phase::Tribute(_)
        | Phase::Meld(_)
        | Phase::Knock(_)
        | Phase::Swap(_) => false,
    });
    let sheds = is_plain_shedding(rules);
    // Whoever goes out of the hand ends it, and has nothing left to do in the walk.
    let leaves_no_walk = match rules.going_out {
        GoingOut::None => true,
        GoingOut::EndsHand => rules.phases.len() == 1,
        GoingOut::LeavesHand => false,
    };
    FastPaths {
        sheds,
        tricks: is_plain
            && tricks
            && rules.going_out == GoingOut::None
            && !rules.has_stacks
            && !rules.sight.own_hand_hidden
            && rules.judged_after.are_only(WinTriggers::POINTS),
        walks: is_plain
            && walks
            && (sheds || (leaves_no_walk && rules.naming.is_empty()))
            && !rules.phases.is_empty()
            && lies_open(&rules.bytecode)
            && (!rules.has_stacks || rules.mode == TableauMode::War)
            && !rules.scores_for(ScoringTrigger::SetComplete)
            && !rules.bytecode.game_rules.rest_to_last_captor
            && rules.bytecode.game_rules.consecutive_pass_action == PassAction::None
            && rules.bytecode.game_rules.deck_reserve == 0
            && match rules.mode {
                TableauMode::None | TableauMode::Sequence => true,
                TableauMode::War => is_plain_war(rules),
                TableauMode::MatchRank => false,
            },
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::known;

    #[test]
    fn plain_games_can_be_played_in_one_go() {
        let hearts = known(include_str!("../../../../tests/golden/bytecode/hearts.hex"));
        let spades = known(include_str!("../../../../tests/golden/bytecode/spades.hex"));
        let war = known(include_str!("../../../../tests/golden/bytecode/war.hex"));
        let eights = known(include_str!(
            "../../../../tests/golden/bytecode/crazy_eights.hex"
        ));
        assert!(hearts.fast_paths.tricks && spades.fast_paths.tricks);
        assert!(war.fast_paths.walks && eights.fast_paths.walks);
    }

    #[test]
    fn games_with_special_cards_are_played_step_by_step() {
        let uno = known(include_str!(
            "../../../../tests/golden/bytecode/uno_style.hex"
        ));
        assert!(!uno.fast_paths.walks && !uno.fast_paths.tricks);
    }
}
