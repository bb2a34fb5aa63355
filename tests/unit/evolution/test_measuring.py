import pickle
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from darwindeck.errors import CoreError
from darwindeck.evaluation import BUDGETS, evaluate
from darwindeck.evolution import measuring
from darwindeck.evolution.candidate import PRUNE, Candidate, Origin
from darwindeck.evolution.measuring import (
    LEVELS,
    Measurement,
    Measurer,
    Task,
    levels_from_plain,
    levels_to_plain,
    measure,
    seed_of,
)
from darwindeck.evolution.store import Store
from tests.support.budgets import TINY
from tests.support.runs import TINY_LEVELS, MadeUp, candidate, known, made_up, task


def test_every_measurement_has_chance_of_its_own() -> None:
    places = list(product((1, 2), LEVELS, (0, 1), ("a", "b")))
    seeds = [seed_of(run, level, repetition, key) for run, level, repetition, key in places]
    assert len(set(seeds)) == len(places)
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_seed_of_a_measurement_never_changes() -> None:
    # $ printf 0/screen/0/abc | sha256sum
    assert seed_of(0, "screen", 0, "abc") == 0xFD592E4F952421C2 >> 1


def test_name_of_a_game_does_not_change_its_measurement() -> None:
    agram = candidate("agram")
    renamed = Candidate(replace(agram.genome, genome_id="fourteen"), agram.origin)
    one, other = (Task.of(game, "contest", 1, 7, TINY_LEVELS) for game in (agram, renamed))
    assert (one.key, one.seed) == (other.key, other.seed)
    found, again = measure(one).evaluation, measure(other).evaluation
    assert found is not None
    assert again == found.of(renamed.genome)


def test_measurement_is_the_evaluation_of_the_game() -> None:
    wanted = task("agram")
    found = measure(pickle.loads(pickle.dumps(wanted)))
    assert found.evaluation == evaluate(known("agram"), TINY, wanted.seed)
    assert (found.failure, found.rejection) == ("", "")
    assert found.seconds > 0


def test_game_that_evaluation_rejects_says_why() -> None:
    assert measure(task("war")).rejection == "nobody ever had a choice in 40 games"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (CoreError(0, "abc", "a card vanished"), "it could not be measured: request 0: the core failed"),
        (ZeroDivisionError("division by zero"), "it could not be measured: ZeroDivisionError: division by zero"),
    ],
)
def test_failure_at_a_game_is_its_result(error: Exception, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "evaluate", _raising(error))
    found = measure(task())
    assert found.evaluation is None
    assert found.rejection.startswith(said)


@pytest.mark.parametrize("error", [MemoryError(), OSError("no space"), KeyboardInterrupt()])
def test_failure_of_the_machine_is_no_result(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "evaluate", _raising(error))
    with pytest.raises(type(error)):
        measure(task())


def test_levels_survive_json() -> None:
    assert levels_from_plain(levels_to_plain(LEVELS)) == dict(LEVELS)


def test_contest_is_dearer_than_screening_and_cheaper_than_confirming() -> None:
    screen, contest, confirm = LEVELS["screen"], LEVELS["contest"], LEVELS["confirm"]
    assert (screen, confirm) == (BUDGETS["quick"], BUDGETS["normal"])
    for name in ("games", "studies", "study_work", "match_work", "watched"):
        assert getattr(screen, name) < getattr(contest, name) < getattr(confirm, name)


def _raising(error: BaseException) -> object:
    def evaluate(*_args: object, **_options: object) -> Measurement:
        raise error

    return evaluate


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
