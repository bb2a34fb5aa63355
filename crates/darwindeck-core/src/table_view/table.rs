//! What there is to know about a game before it is played.

use crate::bytecode::{self, Bytecode, Coded, Rank, TableauMode};
use crate::rules::{RankOrder, Rules};
use crate::values::{Table, TableEffect};

/// The version of the values: raised when a meaning changes or goes away.
pub(crate) const SCHEMA: u32 = 1;

pub(super) fn table(rules: &Rules) -> Table {
    let bytecode = &rules.bytecode;
    Table {
        schema: SCHEMA,
        name: bytecode.genome_id.clone(),
        rules: format!("{:016x}", rules.rules_hash),
        players: rules.players as u32,
        sides: rules.sides.clone(),
        teams: bytecode.team_mode,
        cards: rules.cards.into_iter().collect(),
        ranks: ranks(rules.row.iter().copied()),
        trump_ranks: trump_ranks(rules),
        row: (rules.mode == TableauMode::Sequence).then(|| ranks(row(rules))),
        phases: phases(bytecode).map(bytecode::Phase::tag).collect(),
        mode: rules.mode,
        stacks: rules.has_stacks,
        wild: bytecode.setup.wild_cards.clone(),
        effects: effects(rules),
        has: rules.fields(),
        max_turns: bytecode.max_turns,
        max_hands: bytecode.game_rules.max_hands.map(u32::from),
    }
}

fn ranks(codes: impl IntoIterator<Item = u8>) -> Vec<Rank> {
    codes.into_iter().filter_map(Rank::from_code).collect()
}

fn phases(bytecode: &Bytecode) -> impl Iterator<Item = &bytecode::Phase> {
    bytecode.turn_structure.phases.iter()
}

/// The ranks among trumps in the first trick phase that has an order of its own, if it differs.
fn trump_ranks(rules: &Rules) -> Option<Vec<Rank>> {
    let mut orders = phases(&rules.bytecode).filter_map(|phase| match phase {
        bytecode::Phase::Trick(trick) if !trick.trump_order.is_empty() => {
            Some(RankOrder::new(&trick.trump_order).rising(rules.ranks))
        }
        _ => None,
    });
    let first = orders.next().filter(|order| *order != rules.row);
    first.map(ranks)
}

/// The ranks of a row on a SEQUENCE tableau, aces low.
fn row(rules: &Rules) -> impl Iterator<Item = u8> {
    let (ranks, ace) = (rules.ranks, Rank::Ace.code());
    let has = move |rank: &u8| ranks >> rank & 1 == 1;
    std::iter::once(ace).chain(0..ace).filter(has)
}

/// What special cards do, by rank; of two effects on one rank the one that counts.
fn effects(rules: &Rules) -> Vec<TableEffect> {
    let of_rank = |rank: &Rank| {
        rules.effects[*rank as usize].map(|effect| TableEffect {
            rank: *rank,
            effect: effect.kind,
            target: effect.target,
            value: u32::from(effect.value),
        })
    };
    Rank::ALL.iter().filter_map(of_rank).collect()
}
