"""Our archive keeps what the archive of pyribs keeps, an established library for quality-diversity."""

import warnings
from random import Random
from typing import Any

import pytest

from darwindeck.evolution.archive import Archive
from tests.support.candidates import judged

SIDES = (7, 5)
NOT_BETTER, NEW_CELL = 0, 2
"""What pyribs says of a game that was added."""


@pytest.fixture(scope="module")
def grid_archive() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ribs.archives import GridArchive
    return GridArchive


@pytest.mark.slow  # It takes many seconds to import pyribs.
@pytest.mark.parametrize("steps", [1000, 12], ids=["hardly any level", "many level"])
def test_every_cell_holds_what_it_holds_in_pyribs(grid_archive: Any, steps: int) -> None:
    rng = Random(steps)
    theirs = grid_archive(solution_dim=1, dims=SIDES, ranges=[(0, side) for side in SIDES])
    ours = Archive()
    for number in range(1, 2001):
        place = tuple(rng.randrange(side) for side in SIDES)
        # Few of the later games are better, as in a search, and cells differ in how good their games are.
        low = rng.randrange(steps) / steps * (1 + place[0]) / SIDES[0]
        status = int(theirs.add_single([number], low, [at + 0.5 for at in place])["status"])
        cell = tuple(map(str, place))
        assert (cell not in ours) == (status == NEW_CELL)
        game = judged(number, low, cell)
        ours.add(game)
        assert (ours[cell] is game) == (status != NOT_BETTER)
    held = {
        tuple(str(int(at)) for at in elite["measures"]): (int(elite["solution"][0]), float(elite["objective"]))
        for elite in theirs
    }
    assert {elite.cell: (elite.candidate.genome.max_turns, elite.score.low) for elite in ours} == held
    assert len(ours) == theirs.stats.num_elites
    assert sum(elite.score.low for elite in ours) == pytest.approx(theirs.stats.qd_score)
    assert ours.ranked()[0].score.low == theirs.stats.obj_max
