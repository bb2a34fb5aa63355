"""Games that were bred once and are kept, so that what was found out about each of them stays true."""

import json

from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import genome_from_dict
from tests.support.paths import GOLDEN

_KEPT = GOLDEN / "bred_games.jsonl"


def kept_games() -> list[GameGenome]:
    """Pruned children of known games, and the games that usual runs of `darwindeck evolve` gave, one in a line."""
    return [genome_from_dict(json.loads(line)) for line in _KEPT.read_text("utf-8").splitlines()]
