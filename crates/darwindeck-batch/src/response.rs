//! Writing what was counted.

use darwindeck_core::tally::{Measured, Sum};
use darwindeck_core::{Rules, Tally};

use crate::request::PROTOCOL;
use crate::wire::darwindeck as wire;

const IDENTIFIER: [u8; 4] = *b"DDRS";

/// The answer to a request, from the tally of its games.
pub(crate) fn result_of(rules: &Rules, tally: &Tally) -> wire::SimulationResult {
    let seats = rules.player_count();
    let counted = wire::AggregatedStats {
        games: tally.games,
        wins: Some(tally.wins[..seats].to_vec()),
        team_wins: Some(tally.team_wins[..rules.team_count()].to_vec()),
        draws: tally.draws,
        timeouts: tally.timeouts,
        stalemates: tally.stalemates,
        errors: 0,
        turns: tally.turns.total(),
        hands: tally.hands,
        decisions: tally.decisions,
        min_turns: tally.turns.shortest(),
        max_turns: tally.turns.longest(),
        median_turns_doubled: tally.turns.median_doubled(),
        measurements: tally
            .measured
            .as_ref()
            .map(|measured| Box::new(measurements(rules, measured))),
        losses: Some(tally.losses[..rules.side_count()].to_vec()),
    };
    wire::SimulationResult {
        stats: Some(Box::new(counted)),
    }
}

fn measurements(rules: &Rules, measured: &Measured) -> wire::Measurements {
    let seats = rules.player_count();
    let sums = |sums: &[Sum]| Some(sums.iter().copied().map(sum).collect());
    wire::Measurements {
        decisions: Some(measured.decisions[..seats].to_vec()),
        forced: Some(measured.forced[..seats].to_vec()),
        options: Some(measured.options[..seats].to_vec()),
        scores: sums(&measured.scores[..seats]),
        chips: sums(if rules.has_chips() {
            &measured.chips[..seats]
        } else {
            &[]
        }),
    }
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the halves of a number"
)]
fn sum(sum: Sum) -> wire::Sum {
    wire::Sum {
        total_low: sum.total as u64,
        total_high: (sum.total >> 64) as i64,
        squares_low: sum.squares as u64,
        squares_high: (sum.squares >> 64) as u64,
    }
}

/// The response to a batch.
pub(crate) fn write(batch_id: u64, results: Vec<wire::SimulationResult>) -> Vec<u8> {
    let response = wire::BatchResponse {
        protocol: PROTOCOL,
        batch_id,
        results: Some(results),
    };
    let mut builder = planus::Builder::new();
    let mut bytes = builder.finish(response, Some(IDENTIFIER)).to_vec();
    put_identifier_second(&mut bytes);
    bytes
}

/// planus 1.3 puts the identifier before the offset of the root, where the format has it after. The offset counts from
/// where it stands.
fn put_identifier_second(bytes: &mut [u8]) {
    if let Some((head, _)) = bytes.split_first_chunk_mut::<8>()
        && head[..4] == IDENTIFIER
    {
        let offset = u32::from_le_bytes([head[4], head[5], head[6], head[7]]) + 4;
        head[..4].copy_from_slice(&offset.to_le_bytes());
        head[4..].copy_from_slice(&IDENTIFIER);
    }
}
