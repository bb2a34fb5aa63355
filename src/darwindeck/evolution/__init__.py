"""Breeding games: new ones from known ones, better and different, measured all the way.

`operators` change genomes, `search` decides which games have offspring, `judging` measures them, and a run puts these
together, keeps everything in a folder and ends with games worth playing: `start_run` with a `RunConfig` is the way in.
"""

from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.record import RunRecord, Winner
from darwindeck.evolution.run import read_run, resume_run, start_run
from darwindeck.evolution.starting import StartingGames, starting_games

__all__ = [
    "Candidate",
    "Constraints",
    "Judged",
    "Origin",
    "RunConfig",
    "RunRecord",
    "StartingGames",
    "Winner",
    "read_run",
    "resume_run",
    "start_run",
    "starting_games",
]
