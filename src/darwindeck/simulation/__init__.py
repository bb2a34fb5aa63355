"""Playing a game.

`record_game` plays one and writes it down, with the core or with the reference interpreter; `replay` plays a record
again. `reference` is the readable form of docs/rules.md, `chance` the generator behind every shuffle and lot.
"""

from darwindeck.simulation.players import PLAYERS
from darwindeck.simulation.record import ENGINES, Engine, record_game, replay
from darwindeck.simulation.result import GameResult, RecordError, result_of

__all__ = ["ENGINES", "PLAYERS", "Engine", "GameResult", "RecordError", "record_game", "replay", "result_of"]
