from dataclasses import replace
from pathlib import Path

from darwindeck.evolution.candidate import PRUNE, Candidate, Origin
from darwindeck.evolution.measurer import Measurer
from darwindeck.evolution.measuring import LEVELS, Task
from darwindeck.evolution.store import Store
from tests.support.runs import MadeUp, candidate, made_up


def test_games_that_took_longest_are_begun_first_and_results_keep_their_order(tmp_path: Path) -> None:
    """A pruned game is likely to take as long as the one that it was."""
    games = [candidate(name) for name in ("agram", "war", "leduc", "hearts")]
    was = games[2]
    games[2] = Candidate(replace(was.genome, max_turns=77), Origin(PRUNE, "", (was.key,)))
    backend = MadeUp()
    with Store(tmp_path / "run.db", "new") as store:
        store.create({})
        store.add_games([*games, was], 0)
        for one, seconds in ((games[0], 1.0), (was, 3.0), (games[3], 2.0)):
            screening = Task.of(one, "screen", 0, 0, LEVELS)
            store.add_measurement(screening, replace(made_up(screening), seconds=seconds))
        found = Measurer(store, backend, LEVELS, 0).measure(games, "contest", lambda _found, _share, _is_fresh: None)
    begun = [one.key for one in backend.tasks]
    assert begun == [games[number].key for number in (2, 3, 0, 1)]
    made = {one.key: made_up(one) for one in backend.tasks}
    assert [one.evaluation for one in found] == [made[game.key].evaluation for game in games]
