"""The files that are opened, written as `darwindeck export` writes them."""

from dataclasses import replace
from pathlib import Path

from benchmarks.table.chromium import FOLDER
from darwindeck.cli._tables import write_page
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from darwindeck.table import Opponents, PagePreset

MANY = 12
SEED = 7


def known(name: str) -> GameGenome:
    """A known game by its name."""
    return {game.name: game for game in KNOWN_GAMES}[name].create()


def large_hand() -> GameGenome:
    """Whist for two, with 24 cards for each."""
    whist = known("knock_out_whist")
    return replace(whist, genome_id="large_hand", player_count=2, setup=replace(whist.setup, cards_per_player=24))


def page_with(genome: GameGenome, opponents: Opponents | None = None, seed: int | None = SEED) -> Path:
    """A file with one game."""
    path = FOLDER / f"{genome.genome_id}-{opponents or 'any'}.html"
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_page([genome], path, PagePreset(opponents=opponents, seed=seed))
    return path


def page_with_many() -> Path:
    """A file with twelve games and a menu; the first is Hearts."""
    path = FOLDER / "many.html"
    FOLDER.mkdir(parents=True, exist_ok=True)
    others = [game.create() for game in KNOWN_GAMES if game.name != "hearts"]
    write_page([known("hearts"), *others[: MANY - 1]], path)
    return path
