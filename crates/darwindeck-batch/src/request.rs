//! Reading a batch. The bytes are hostile until every one of them that is used has been checked.

use std::collections::HashMap;
use std::sync::Arc;

use darwindeck_core::rules::SEATS;
use darwindeck_core::{Player, Rules};
use planus::ReadAsRoot;

use crate::error::BatchError;
use crate::players::seated;
use crate::pulse::Pulse;
use crate::wire::darwindeck::{BatchRequestRef, SimulationRequestRef};

/// The version of `schema/simulation.fbs` that is spoken here.
pub const PROTOCOL: u16 = 1;
/// Most games of one request.
pub const MOST_GAMES: u64 = 1_000_000_000;
/// Most requests of one batch.
pub const MOST_REQUESTS: usize = 100_000;

const IDENTIFIER: &[u8] = b"DDRQ";
const LONGEST_BATCH: usize = i32::MAX as usize; // FlatBuffers cannot hold more.

/// A batch that can be played.
pub(crate) struct Batch {
    pub(crate) batch_id: u64,
    pub(crate) orders: Vec<Order>,
}

/// A game to be played a number of times.
pub(crate) struct Order {
    pub(crate) rules: Arc<Rules>,
    pub(crate) players: [Player; SEATS],
    pub(crate) games: u64,
    pub(crate) first_seed: u64,
    pub(crate) measure: bool,
}

impl Order {
    /// Whether somebody thinks ahead: then a game takes long.
    pub(crate) fn takes_long(&self) -> bool {
        self.players.iter().any(|player| player.remembers())
    }
}

/// Reads and checks a batch.
pub(crate) fn read(bytes: &[u8], pulse: &mut Pulse<'_>) -> Result<Batch, BatchError> {
    let fault = |batch_id| {
        move |problem| BatchError::Request {
            index: None,
            batch_id,
            problem,
        }
    };
    let root = open(bytes).map_err(fault(0))?;
    let batch_id = root.batch_id().map_err(damaged).map_err(fault(0))?;
    let requests = requests_of(&root).map_err(fault(batch_id))?;
    let mut reader = Reader {
        batch_id,
        rules: HashMap::new(),
    };
    let mut orders = Vec::with_capacity(requests.len());
    for (index, request) in requests.iter().enumerate() {
        if pulse.stops(0, 0) {
            return Err(BatchError::Stopped);
        }
        orders.push(reader.order(index, request)?);
    }
    Ok(Batch { batch_id, orders })
}

fn open(bytes: &[u8]) -> Result<BatchRequestRef<'_>, String> {
    if bytes.len() > LONGEST_BATCH {
        let length = bytes.len();
        return Err(format!(
            "the batch has {length} bytes: at most {LONGEST_BATCH} can be read"
        ));
    }
    if bytes.get(4..8) != Some(IDENTIFIER) {
        return Err("the bytes are not a batch: expected \"DDRQ\" at byte 4".to_owned());
    }
    let root = BatchRequestRef::read_as_root(bytes).map_err(damaged)?;
    let protocol = root.protocol().map_err(damaged)?;
    if protocol != PROTOCOL {
        return Err(format!(
            "protocol is {protocol}: this core speaks {PROTOCOL}"
        ));
    }
    Ok(root)
}

type Requests<'a> = planus::Vector<'a, planus::Result<SimulationRequestRef<'a>>>;

fn requests_of<'a>(root: &BatchRequestRef<'a>) -> Result<Requests<'a>, String> {
    let requests = root.requests().map_err(damaged)?;
    match requests {
        Some(requests) if requests.len() > MOST_REQUESTS => Err(format!(
            "the batch has {} requests: at most {MOST_REQUESTS} go together",
            requests.len()
        )),
        Some(requests) if !requests.is_empty() => Ok(requests),
        _ => Err("the batch has no requests: expected at least 1".to_owned()),
    }
}

/// What planus found wrong, without the details of the format.
#[allow(clippy::needless_pass_by_value, reason = "handed to map_err")]
pub(crate) fn damaged(error: planus::Error) -> String {
    let place = error.source_location;
    format!(
        "the bytes are damaged at {}.{}: {}",
        place.type_, place.method, error.error_kind
    )
}

struct Reader {
    batch_id: u64,
    /// The rules read so far, by the place of their bytecode: many requests may share one, and no batch makes the core read
    /// much more than its own bytes.
    rules: HashMap<(usize, usize), Arc<Rules>>,
}

impl Reader {
    fn order(
        &mut self,
        index: usize,
        request: planus::Result<SimulationRequestRef<'_>>,
    ) -> Result<Order, BatchError> {
        let batch_id = self.batch_id;
        let fault = |problem| BatchError::Request {
            index: Some(index),
            batch_id,
            problem,
        };
        let request = request.map_err(damaged).map_err(fault)?;
        let blob = request.genome_bytecode().map_err(damaged).map_err(fault)?;
        let rules = self.rules(index, blob.unwrap_or_default())?;
        let players = seated(&request, rules.player_count()).map_err(fault)?;
        let (games, first_seed, measure) = counts(&request).map_err(fault)?;
        Ok(Order {
            rules,
            players,
            games,
            first_seed,
            measure,
        })
    }

    fn rules(&mut self, index: usize, blob: &[u8]) -> Result<Arc<Rules>, BatchError> {
        let batch_id = self.batch_id;
        let place = (blob.as_ptr() as usize, blob.len());
        if let Some(rules) = self.rules.get(&place) {
            return Ok(Arc::clone(rules));
        }
        let rules = Rules::read(blob).map_err(|error| BatchError::Game {
            index,
            batch_id,
            error,
        })?;
        let rules = Arc::new(rules);
        self.rules.insert(place, Arc::clone(&rules));
        Ok(rules)
    }
}

fn counts(request: &SimulationRequestRef<'_>) -> Result<(u64, u64, bool), String> {
    let games = request.num_games().map_err(damaged)?;
    if games == 0 || games > MOST_GAMES {
        return Err(format!("num_games is {games}: expected 1 to {MOST_GAMES}"));
    }
    let seed = request.random_seed().map_err(damaged)?;
    let measure = request.measure().map_err(damaged)?;
    Ok((games, seed, measure))
}
