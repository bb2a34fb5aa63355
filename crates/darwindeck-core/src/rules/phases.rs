//! Phases, compiled.

use crate::bytecode::{self, Bytecode, Coded, Location, Suit, TableauMode};
use crate::cards::Cards;

use super::points::{covered, scoring_in_tricks};
use super::{
    Betting, Draw, Knock, Lay, Meld, Phase, Question, RankOrder, Ranks, Source, Swap, SwapWith,
    TRIGGERS, Trick,
};

pub(super) fn phases(
    bytecode: &Bytecode,
    ranks: &Ranks,
    points: &[Vec<(Cards, i64)>; TRIGGERS],
) -> Vec<Phase> {
    let all = &bytecode.turn_structure.phases;
    let question = |condition: &Option<bytecode::Condition>, next_play| {
        condition
            .as_ref()
            .map(|condition| Question::new(condition, ranks, next_play))
    };
    all.iter()
        .enumerate()
        .map(|(i, phase)| {
            let later_play =
                (i + 1..all.len()).find(|&later| matches!(all[later], bytecode::Phase::Play(_)));
            match phase {
                bytecode::Phase::Draw(draw) => {
                    let condition = question(&draw.condition, later_play);
                    Phase::Draw(Draw {
                        source: source(draw.source),
                        or_source: draw
                            .or_source
                            .filter(|&other| other != draw.source)
                            .map(source),
                        count: draw.count,
                        mandatory: draw.mandatory,
                        repeat: draw.repeat,
                        may_double: draw.may_double,
                        from_previous: draw.from_previous,
                        if_stuck_in: condition.as_ref().and_then(Question::is_stuck_in),
                        condition,
                    })
                }
                bytecode::Phase::Play(play) => {
                    let to_table = play.target == Location::Tableau;
                    let one_by_one = to_table && bytecode.tableau_mode == TableauMode::Sequence;
                    lay(Lay {
                        to_table,
                        fewest: play.min_cards.max(1),
                        most: play.max_cards,
                        may_pass: !play.mandatory || play.min_cards == 0,
                        condition: question(&play.valid_play_condition, None),
                        fits: None,
                        together: play.max_cards > 1 && !one_by_one,
                        one_by_one,
                        plays: true,
                        out_if_unable: !play.pass_if_unable,
                        keep_taken: false,
                        is_single: false,
                        climbs: play.climbing && !one_by_one,
                    })
                }
                bytecode::Phase::Discard(discard) => {
                    let to_table = discard.target == Location::Tableau;
                    let one_by_one = to_table && bytecode.tableau_mode == TableauMode::Sequence;
                    lay(Lay {
                        to_table,
                        fewest: discard.count.max(1),
                        most: discard.count,
                        may_pass: !discard.mandatory,
                        condition: question(&discard.matching_condition, later_play),
                        fits: None,
                        together: discard.count > 1 && !one_by_one,
                        one_by_one,
                        plays: false,
                        out_if_unable: false,
                        keep_taken: discard.keep_taken,
                        is_single: false,
                        climbs: false,
                    })
                }
                bytecode::Phase::Betting(betting) => Phase::Betting(Betting {
                    condition: question(&betting.condition, later_play),
                    phase: betting.clone(),
                }),
                bytecode::Phase::Claim(claim) => Phase::Claim(claim.clone()),
                bytecode::Phase::Trick(trick) => {
                    let suit = |suit: Suit| Cards::of_suit(suit.code());
                    Phase::Trick(Trick {
                        follow: trick.lead_suit_required,
                        own_trumps: match trick.level {
                            bytecode::LevelTrick::SuitLed => trick.trump_suit.map(suit),
                            _ => Some(Cards::NONE),
                        },
                        high_wins: trick.high_card_wins,
                        order: ranks.order,
                        has_usual_ranks: ranks.order.is_usual && trick.trump_order.is_empty(),
                        trump_order: if trick.trump_order.is_empty() {
                            ranks.order
                        } else {
                            RankOrder::new(&trick.trump_order)
                        },
                        breaking: trick.breaking_suit.map_or(Cards::NONE, suit),
                        only_lead_held_back: trick.breaking_rule
                            == bytecode::BreakingRule::CannotLeadUntilBroken,
                        opening: trick
                            .opening_card
                            .as_ref()
                            .map_or(Cards::NONE, |opening| covered(opening, Cards::ALL)),
                        unsafe_at_first: if trick.first_trick_safe {
                            scoring_in_tricks(points)
                        } else {
                            Cards::NONE
                        },
                        face_down: trick.face_down,
                        takes_table: trick.takes_table,
                        level: trick.level,
                    })
                }
                bytecode::Phase::Bidding(bidding) => Phase::Bidding(bidding.clone()),
                bytecode::Phase::Passing(passing) => Phase::Passing(passing.clone()),
                bytecode::Phase::TurnUp(turn_up) => Phase::TurnUp(turn_up.count),
                bytecode::Phase::Exchange(exchange) => Phase::Exchange(exchange.clone()),
                bytecode::Phase::Trump(trump) => Phase::Trump(trump.clone()),
                bytecode::Phase::Wager(wager) => Phase::Wager(wager.clone()),
                bytecode::Phase::Asking(ask) => Phase::Ask(ask.clone()),
                bytecode::Phase::Tribute(tribute) => Phase::Tribute(tribute.clone()),
                bytecode::Phase::Meld(meld) => Phase::Meld(Meld {
                    min_set: u32::from(meld.min_set.max(1)),
                    min_run: u32::from(meld.min_run.max(1)),
                    lay_off: meld.lay_off,
                    max_melds: meld.max_melds.map(u32::from),
                }),
                bytecode::Phase::Knock(knock) => Phase::Knock(Knock {
                    condition: question(&knock.condition, None),
                    lay_off: knock.lay_off,
                    bonus: i64::from(knock.bonus),
                    undercut_bonus: i64::from(knock.undercut_bonus),
                    last_round: knock.last_round,
                }),
                bytecode::Phase::Swap(swap) => Phase::Swap(Swap {
                    with: swap_with(swap.source).unwrap_or(SwapWith::Deck),
                    all_at_once: swap.all_at_once,
                    mandatory: swap.mandatory,
                    blocked_by: swap
                        .blocked_by
                        .map_or(Cards::NONE, |rank| Cards::of_rank(rank.code())),
                    last_from_deck: swap.last_from_deck,
                }),
            }
        })
        .collect()
}

fn lay(lay: Lay) -> Phase {
    let asks_for_groups = lay.condition.as_ref();
    let asks_for_groups = asks_for_groups.is_some_and(Question::is_about_groups);
    Phase::Lay(Lay {
        is_single: lay.fewest == 1 && lay.most == 1 && !asks_for_groups && !lay.climbs,
        ..lay
    })
}

pub(super) fn swap_with(location: Location) -> Option<SwapWith> {
    match location {
        Location::OpponentHand => Some(SwapWith::NextHand),
        Location::Tableau => Some(SwapWith::Table),
        Location::Deck => Some(SwapWith::Deck),
        Location::Hand | Location::Discard | Location::OpponentDiscard => None,
    }
}

fn source(location: Location) -> Source {
    match location {
        Location::Deck => Source::Deck,
        Location::Discard => Source::Discard,
        Location::Tableau => Source::Table,
        Location::OpponentHand => Source::NextHand,
        Location::OpponentDiscard => Source::NextDiscard,
        Location::Hand => unreachable!("refused as a problem before"),
    }
}
