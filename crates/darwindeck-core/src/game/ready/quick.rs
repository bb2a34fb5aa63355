//! What can be played in one go.

use crate::bytecode::{GoingOut, PassAction, ScoringTrigger, TableauMode};
use crate::game::{Fits, Game, OpenPile, Phase, Quick, Race, Source};
use crate::news::News;

use super::sight::lies_open;

/// Two players lay any card each, for nothing but to own all of them.
fn is_plain_war(game: &Game) -> bool {
    let lays_any = match game.phases.as_slice() {
        [Phase::Lay(lay)] => lay.to_table && lay.condition.is_none() && !lay.may_pass,
        _ => false,
    };
    lays_any
        && game.players == 2
        && game.order.is_usual
        && !game.scores_for(ScoringTrigger::Capture)
        && (game.judged_after == News::NONE || game.only_race == Some(Race::ToOwnAll))
}

/// A card is laid onto the discard pile if one fits, or fits after a draw, for nothing but to get rid of all.
fn is_plain_shedding(game: &Game) -> bool {
    let sheds = match game.phases.as_slice() {
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
        && !game.sight.own_hand_hidden
        && game.going_out != GoingOut::LeavesHand
        && game.course.pass_stake == 0
        && (game.judged_after == News::NONE || game.only_race == Some(Race::ToEmptyHand))
}

pub(super) fn quick(game: &Game) -> Quick {
    let is_plain = !game.cards_act && game.book_size == 0 && game.hand_ends_if.is_none();
    let tricks = match game.phases.as_slice() {
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
    let walks = game.phases.iter().all(|phase| match phase {
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
    let sheds = is_plain_shedding(game);
    // Whoever goes out of the hand ends it, and has nothing left to do in the walk.
    let leaves_no_walk = match game.going_out {
        GoingOut::None => true,
        GoingOut::EndsHand => game.phases.len() == 1,
        GoingOut::LeavesHand => false,
    };
    Quick {
        sheds,
        tricks: is_plain
            && tricks
            && game.going_out == GoingOut::None
            && !game.has_stacks
            && !game.sight.own_hand_hidden
            && game.judged_after.are_only(News::POINTS),
        walks: is_plain
            && walks
            && (sheds || (leaves_no_walk && game.naming.is_empty()))
            && !game.phases.is_empty()
            && lies_open(&game.bytecode)
            && (!game.has_stacks || game.mode == TableauMode::War)
            && !game.scores_for(ScoringTrigger::SetComplete)
            && !game.bytecode.game_rules.rest_to_last_captor
            && game.bytecode.game_rules.consecutive_pass_action == PassAction::None
            && game.bytecode.game_rules.deck_reserve == 0
            && match game.mode {
                TableauMode::None | TableauMode::Sequence => true,
                TableauMode::War => is_plain_war(game),
                TableauMode::MatchRank => false,
            },
    }
}

#[cfg(test)]
mod tests {
    use crate::game::known;

    #[test]
    fn plain_games_can_be_played_in_one_go() {
        let hearts = known(include_str!(
            "../../../../../tests/golden/bytecode/hearts.hex"
        ));
        let spades = known(include_str!(
            "../../../../../tests/golden/bytecode/spades.hex"
        ));
        let war = known(include_str!("../../../../../tests/golden/bytecode/war.hex"));
        let eights = known(include_str!(
            "../../../../../tests/golden/bytecode/crazy_eights.hex"
        ));
        assert!(hearts.quick.tricks && spades.quick.tricks);
        assert!(war.quick.walks && eights.quick.walks);
    }

    #[test]
    fn games_with_special_cards_are_played_step_by_step() {
        let uno = known(include_str!(
            "../../../../../tests/golden/bytecode/uno_style.hex"
        ));
        assert!(!uno.quick.walks && !uno.quick.tricks);
    }
}
