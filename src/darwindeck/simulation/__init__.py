"""Playing a game.

`play_game` plays one and tells what happens, with the core or with the reference interpreter; `record_game` writes it
down, and `replay` plays a record again. `open_position` and `position_of` give a position of the core, and `advise`
says what a player thinks of it. `Simulator` plays many games and counts how they end; `encode_batch` and
`decode_response` are the same as bytes, for other processes and machines. `play_match` lets players take turns in all
seats. `reference` is the readable form of docs/rules.md, `chance` the generator behind every shuffle and lot. `events`
says what happens in a game, `perspective` what one player reads of it, `record_text` how records tell it; `views`,
`questions`, `choices` and `reasons` what a player sees and may do.
"""

from darwindeck._core import Position
from darwindeck.simulation.advice import Advice, OptionAdvice, advise
from darwindeck.simulation.matches import MatchResult, PlayerResult, play_match
from darwindeck.simulation.players import PLAYERS
from darwindeck.simulation.protocol import BatchResponse, SimulationRequest, decode_response, encode_batch
from darwindeck.simulation.record import (
    ENGINES,
    Engine,
    RecordError,
    open_position,
    play_game,
    position_of,
    record_game,
    replay,
)
from darwindeck.simulation.result import GameResult, result_of
from darwindeck.simulation.simulator import Simulator
from darwindeck.simulation.statistics import Measurements, SimulationResult, Spread

__all__ = [
    "ENGINES",
    "PLAYERS",
    "Advice",
    "BatchResponse",
    "Engine",
    "GameResult",
    "MatchResult",
    "Measurements",
    "OptionAdvice",
    "PlayerResult",
    "Position",
    "RecordError",
    "SimulationRequest",
    "SimulationResult",
    "Simulator",
    "Spread",
    "advise",
    "decode_response",
    "encode_batch",
    "open_position",
    "play_game",
    "play_match",
    "position_of",
    "record_game",
    "replay",
    "result_of",
]
