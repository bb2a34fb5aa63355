//! Reading who plays a request.

use darwindeck_core::Player;
use darwindeck_core::players::MOST_ITERATIONS;
use darwindeck_core::rules::SEATS;

use crate::request::damaged;
use crate::wire::darwindeck::{PlayerType, SimulationRequestRef};

const ITERATIONS_OF_WEAK: u32 = 100;
const ITERATIONS_OF_MEDIUM: u32 = 1000;

/// Who sits where. Random sits in the seats that the game does not have.
pub(crate) fn seated(
    request: &SimulationRequestRef<'_>,
    seats: usize,
) -> Result<[Player; SEATS], String> {
    let kinds = kinds(request, seats)?;
    let iterations = Iterations::read(request, &kinds[..seats])?;
    let mut players = [Player::Random; SEATS];
    for seat in 0..seats {
        players[seat] = match kinds[seat] {
            PlayerType::Random => Player::Random,
            PlayerType::Greedy => Player::Greedy,
            PlayerType::MctsWeak => Player::Mcts(ITERATIONS_OF_WEAK),
            PlayerType::MctsMedium => Player::Mcts(ITERATIONS_OF_MEDIUM),
            PlayerType::MctsStrong => Player::Mcts(iterations.of(seat)),
            PlayerType::Novice => Player::Novice,
            PlayerType::Peeking => Player::Peeking(iterations.of(seat)),
        };
    }
    Ok(players)
}

fn kinds(request: &SimulationRequestRef<'_>, seats: usize) -> Result<[PlayerType; SEATS], String> {
    let everybody = request.ai_player_type().map_err(damaged)?;
    let each = request.ai_types().map_err(damaged)?.unwrap_or_default();
    let mut kinds = [PlayerType::Random; SEATS];
    if each.is_empty() {
        kinds[..seats].fill(kind("ai_player_type", everybody)?);
        return Ok(kinds);
    }
    if everybody != 0 {
        return Err(format!(
            "ai_player_type is {everybody}: expected 0 when ai_types says who plays"
        ));
    }
    if each.len() != seats {
        let given = each.len();
        return Err(format!(
            "ai_types has {given} players: the game has {seats} seats"
        ));
    }
    for (seat, &code) in each.iter().enumerate() {
        kinds[seat] = kind(&format!("ai_types[{seat}]"), code)?;
    }
    Ok(kinds)
}

fn kind(field: &str, code: u8) -> Result<PlayerType, String> {
    let last = PlayerType::ENUM_VALUES.len() - 1;
    PlayerType::try_from(code)
        .map_err(|_| format!("{field} is {code}: there is no such player, expected 0 to {last}"))
}

/// Whether the request says how many iterations such a player has.
fn is_told(kind: PlayerType) -> bool {
    matches!(kind, PlayerType::MctsStrong | PlayerType::Peeking)
}

/// The iterations of those who are told how many they have.
enum Iterations {
    OfAll(u32),
    OfEach([u32; SEATS]),
}

impl Iterations {
    fn read(request: &SimulationRequestRef<'_>, kinds: &[PlayerType]) -> Result<Self, String> {
        let of_all = request.mcts_iterations().map_err(damaged)?;
        let of_each = request.ai_iterations().map_err(damaged)?;
        let Some(of_each) = of_each.filter(|numbers| !numbers.is_empty()) else {
            let told = kinds.iter().copied().find(|&kind| is_told(kind));
            return match told {
                Some(kind) => checked("mcts_iterations", of_all, kind).map(Self::OfAll),
                None if of_all == 0 => Ok(Self::OfAll(0)),
                None => Err(format!(
                    "mcts_iterations is {of_all}: expected 0 where neither MctsStrong nor Peeking plays"
                )),
            };
        };
        if of_all != 0 {
            return Err(format!(
                "mcts_iterations is {of_all}: expected 0 when ai_iterations has a number for each seat"
            ));
        }
        if of_each.len() != kinds.len() {
            let (given, seats) = (of_each.len(), kinds.len());
            return Err(format!(
                "ai_iterations has {given} numbers: the game has {seats} seats"
            ));
        }
        let mut numbers = [0; SEATS];
        for (seat, (number, &kind)) in of_each.iter().zip(kinds).enumerate() {
            numbers[seat] = checked(&format!("ai_iterations[{seat}]"), number, kind)?;
        }
        Ok(Self::OfEach(numbers))
    }

    fn of(&self, seat: usize) -> u32 {
        match self {
            Self::OfAll(number) => *number,
            Self::OfEach(numbers) => numbers[seat],
        }
    }
}

/// The number, if such a player can have it.
fn checked(field: &str, number: u32, kind: PlayerType) -> Result<u32, String> {
    match (is_told(kind), number) {
        (true, 1..=MOST_ITERATIONS) | (false, 0) => Ok(number),
        (true, _) => Err(format!(
            "{field} is {number}: expected 1 to {MOST_ITERATIONS} for {kind:?}"
        )),
        (false, _) => Err(format!("{field} is {number}: expected 0 for {kind:?}")),
    }
}
