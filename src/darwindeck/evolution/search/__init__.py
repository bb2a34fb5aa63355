"""Searching for games: which ones have offspring, and which are kept.

`create_search` is the way in; every `Search` is asked for candidates and told what they are worth. `MapElites` and
`Genetic` look for good games, `RandomSearch` and `HillClimbing` are there to be compared with.
"""

from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.operators import create_default_pipeline, crossover
from darwindeck.evolution.search._archiving import ArchivingSearch
from darwindeck.evolution.search._genetic import Genetic
from darwindeck.evolution.search._hill_climbing import HillClimbing
from darwindeck.evolution.search._map_elites import MapElites
from darwindeck.evolution.search._random import RandomSearch
from darwindeck.evolution.search._search import Search
from darwindeck.evolution.search.breeder import Breeder

__all__ = [
    "ArchivingSearch",
    "Genetic",
    "HillClimbing",
    "MapElites",
    "RandomSearch",
    "Search",
    "create_search",
]


def create_search(config: RunConfig, breeder: Breeder | None = None) -> Search:
    """The search that a run goes by.

    Args:
        config: The settings of the run.
        breeder: What makes children; by all operators, as the run wants them, if None.
    """
    breeder = breeder or Breeder(create_default_pipeline(), crossover, config.constraints, config.near)
    match config.search:
        case "map-elites":
            return MapElites(config.start, breeder)
        case "genetic":
            return Genetic(config.start, breeder, config.batch)
        case "random":
            return RandomSearch(config.start, breeder)
        case "hill-climbing":
            return HillClimbing(config.start, breeder)
