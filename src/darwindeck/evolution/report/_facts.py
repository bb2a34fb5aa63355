"""What a player wants to know of a game that a run gives."""

from dataclasses import dataclass, replace
from functools import lru_cache

from darwindeck.evolution.constraints import minutes_of
from darwindeck.evolution.record import RunRecord, Winner
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import write_rulebook

__all__ = ["Facts", "facts_of", "name_of_bar", "title_of"]


@dataclass(frozen=True)
class Facts:
    """A winner in a few words."""

    title: str
    hook: str
    """One sentence that makes people want to try it."""
    place: str
    """Where it lies on the first axis of the map: its family, or how much it was changed."""
    players: int
    minutes: float
    """How long a game takes on average."""


def facts_of(winner: Winner) -> Facts:
    """A winner in a few words."""
    genome = winner.candidate.genome
    title, hook = _title_and_hook(replace(genome, genome_id=winner.name))
    return Facts(title, hook, winner.cell[0], genome.player_count, minutes_of(winner.evaluation))


def name_of_bar(record: RunRecord) -> str:
    """What a game had to be better than."""
    return "the median known game" if record.config.near is None else title_of(record.config.near)


def title_of(genome: GameGenome) -> str:
    """What the rulebook of a game is called."""
    return _title_and_hook(genome)[0]


@lru_cache(maxsize=256)
def _title_and_hook(genome: GameGenome) -> tuple[str, str]:
    book = write_rulebook(genome)
    return book.title, book.hook
