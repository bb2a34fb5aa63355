"""Where a run starts: known games or given ones, adapted to what the user wants."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.constraints import Constraints
from darwindeck.genome._names import named
from darwindeck.genome._wording import did_you_mean, shown
from darwindeck.genome.examples import KNOWN_GAMES, find_game, get_seed_genomes
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash
from darwindeck.genome.validator import GenomeValidator

__all__ = ["StartingGames", "starting_games"]


@dataclass(frozen=True)
class StartingGames:
    """The games that a run starts from."""

    games: tuple[GameGenome, ...]
    """No two with the same rules."""
    left_out: tuple[str, ...] = ()
    """The names of those that could not be adapted to the wishes."""


def starting_games(
    games: Sequence[str | GameGenome] = (), constraints: Constraints | None = None, seed: int = 0
) -> StartingGames:
    """The given games, by name or as genomes, or all known ones; each adapted to the wishes.

    Raises:
        GenomeError: When a given game is not sound.
        DarwinDeckError: When there is no game of a name, or when none is left.
    """
    wishes = constraints or Constraints()
    chosen = [GenomeValidator.check(_genome(game)) for game in games] if games else get_seed_genomes()
    adapted: dict[str, GameGenome] = {}
    left_out: list[str] = []
    for genome in chosen:
        key = content_hash(genome)
        fitting = wishes.fit(genome, Random(f"{seed}/{key}"))
        if fitting is None:
            left_out.append(genome.genome_id)
        else:
            adapted.setdefault(content_hash(fitting), fitting)
    if not adapted:
        whys = (f"{named(genome.genome_id)}: {', '.join(wishes.problems(genome))}" for genome in chosen)
        raise DarwinDeckError(
            f"no game to start from can be changed to what is wanted ({'; '.join(whys)}): "
            "name other games, or ask for less"
        )
    return StartingGames(tuple(adapted.values()), tuple(left_out))


def _genome(game: str | GameGenome) -> GameGenome:
    if isinstance(game, GameGenome):
        return game
    known = find_game(game)
    if known is None:
        near = did_you_mean(game, [one.name for one in KNOWN_GAMES])
        hint = f'did you mean "{near}"?' if near else "`darwindeck games` lists the known games"
        raise DarwinDeckError(f"there is no known game called {shown(game)}: {hint}")
    return known.create()
