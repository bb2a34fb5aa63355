"""Let the searches look for games with the same budget, print what they find and write it down.

usage: python -m benchmarks.evolution [--quick | --resume]; docs/evolution.md says what the numbers mean.
"""

import argparse
import json
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.paths import HERE, ROOT
from benchmarks.report import put_on_page, replace_file
from darwindeck.evaluation import Estimate
from darwindeck.evaluation.known import median_known
from darwindeck.evolution.backends import LocalBackend
from darwindeck.evolution.candidate import Candidate
from darwindeck.evolution.config import RunConfig, SearchName, shares_of
from darwindeck.evolution.judging import Judge
from darwindeck.evolution.measuring import LEVELS, Level, Task
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.run import resume_run, start_run
from darwindeck.evolution.versions import current_versions
from darwindeck.genome.examples import get_seed_genomes

PAGE = ROOT / "docs" / "evolution.md"
RECORD = HERE / "evolution.json"
FOLDER = ROOT / "target" / "evolution"
"""Where the runs are, so that one that was stopped can go on."""
BASELINE: SearchName = "random"
SEARCHES: tuple[SearchName, ...] = ("map-elites", "genetic", BASELINE)
SEEDS = (1, 2, 3, 4)
LEVEL: Level = "contest"
"""How closely games are measured again."""
BEST = 12
"""How many games a run gives, unless told otherwise."""
_FRESH = 1_000_000
"""What is added to the seed of a run, so that no measurement is repeated with the chance that it was kept by."""


@dataclass(frozen=True)
class Found:
    """What a search came to, measured again on fresh seeds."""

    search: SearchName
    seed: int
    quality: float
    """The quality-diversity score: the sum of the scores of the best games of all cells."""
    cells: int
    """Cells in which there is a new game that is still viable."""
    good: int
    """Those of them whose game scores more than the median known game."""
    best: float
    """The mean score of the games that the search holds for the best: so many as a run gives."""


def main() -> None:
    """Run every search from every seed and write the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evolution", description="Compare the searches.")
    parser.add_argument("--quick", action="store_true", help="one seed and few games, without writing")
    parser.add_argument("--resume", action="store_true", help="go on with what an earlier run has left")
    asked = parser.parse_args()
    folder = FOLDER / ("quick" if asked.quick else "whole")
    if not asked.resume:
        shutil.rmtree(folder, ignore_errors=True)
    found = [
        _found(folder, config_of(search, seed, is_quick=asked.quick))
        for seed in (SEEDS[:1] if asked.quick else SEEDS)
        for search in SEARCHES
    ]
    text = table(found, config_of(BASELINE, 0, is_quick=asked.quick))
    if not asked.quick:
        replace_file(RECORD, "[\n" + ",\n".join(json.dumps(asdict(one)) for one in found) + "\n]\n")
        put_on_page(PAGE, text)
    print(text)


def config_of(search: SearchName, seed: int, *, is_quick: bool) -> RunConfig:
    """What a search has to do: the same for all, but for its name."""
    generations, batch = (2, 8) if is_quick else (8, 24)
    return RunConfig(
        tuple(get_seed_genomes()),
        seed=seed,
        search=search,
        generations=generations,
        batch=batch,
        **shares_of(batch),
        games=0,
    )


def _found(folder: Path, config: RunConfig) -> Found:
    print(f"{config.search} from seed {config.seed}", file=sys.stderr)
    with LocalBackend() as backend:
        kept = [one.candidate for one in _run(folder / f"{config.search}-{config.seed}", config, backend).kept]
        scores = _measured_again(kept, config, backend)
    return Found(
        search=config.search,
        seed=config.seed,
        quality=round(sum(scores), 4),
        cells=sum(score > 0 for score in scores),
        good=sum(score > median_known(config.style).value for score in scores),
        best=round(sum(scores[:BEST]) / BEST, 4),
    )


def _run(folder: Path, config: RunConfig, backend: LocalBackend) -> RunRecord:
    """The run of a folder, which goes on if it was broken off."""
    if not folder.exists():
        return start_run(folder, config, backend)
    record = resume_run(folder, backend)
    if record.config != config or record.versions != current_versions():
        raise SystemExit(f"{folder} holds a run of other settings or another version: leave out --resume")
    return record


def _measured_again(kept: Sequence[Candidate], config: RunConfig, backend: LocalBackend) -> list[float]:
    """The scores of games on fresh seeds; 0 for one that is rejected this time."""
    judge = Judge(config)
    tasks = [Task.of(one, LEVEL, 0, config.seed + _FRESH, LEVELS) for one in kept]
    looks = dict(backend.map(tasks))
    return [judge.judge(one, [looks[place]], is_close=True).score.value for place, one in enumerate(kept)]


# ---------------------------------------------------------------------------------------- tables

_COLUMNS: Mapping[str, Callable[[Found], float]] = {
    "quality-diversity": lambda one: one.quality,
    "cells": lambda one: one.cells,
    "good cells": lambda one: one.good,
    f"best {BEST}": lambda one: one.best,
}
_ANY = (float("-inf"), float("inf"))


def table(found: Sequence[Found], config: RunConfig) -> str:
    """What each search came to on average, and how much more than random search from the same seeds."""
    seeds = sorted({one.seed for one in found})
    head = ["search", *(name for column in _COLUMNS for name in (column, f"more than {BASELINE}"))]
    rows = [[search, *_cells([one for one in found if one.search == search], found)] for search in SEARCHES]
    about = (
        f"{len(seeds)} seeds; {config.generations} generations of {config.batch} games each, of which "
        f"{config.contests} are measured closely, and {config.doubts} kept ones again. "
        "Means with 95 % intervals, on fresh seeds."
    )
    rule = ["---", *["---:"] * (len(head) - 1)]
    return about + "\n\n" + "\n".join(f"| {' | '.join(row)} |" for row in [head, rule, *rows]) + "\n"


def _cells(mine: Sequence[Found], found: Iterable[Found]) -> list[str]:
    baseline = {one.seed: one for one in found if one.search == BASELINE}
    told: list[str] = []
    for number in _COLUMNS.values():
        told.append(_shown(Estimate.of_numbers(map(number, mine), _ANY)))
        gains = [number(one) - number(baseline[one.seed]) for one in mine]
        told.append("" if mine[0].search == BASELINE else _shown(Estimate.of_numbers(gains, _ANY), sign="+"))
    return told


def _shown(estimate: Estimate, sign: str = "") -> str:
    digits = 1 if abs(estimate.value) >= 1 or abs(estimate.high) >= 2 else 2
    value, low, high = (f"{number:{sign}.{digits}f}" for number in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"


if __name__ == "__main__":
    main()
