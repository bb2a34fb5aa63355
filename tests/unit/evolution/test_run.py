import json
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import Estimate, Style
from darwindeck.evolution import confirmation, harvest, run
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.measuring import seed_of
from darwindeck.evolution.progress import Progress
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.run import read_run, resume_run
from darwindeck.genome.serialization import content_hash, load_genome
from darwindeck.rulebook import Strategy, measure_strategy, write_rulebook
from tests.support.runs import TINY_LEVELS, MadeUp, files_in, known, result_of, small_run, start_run

CONFIG = small_run()


class StopError(Exception):
    """The run is broken off."""


class Watching:
    """Looks on, and breaks the run off at a certain moment."""

    def __init__(self, most: int | None = None) -> None:
        self.seen: list[Progress] = []
        self._most = most

    def __call__(self, progress: Progress) -> None:
        self.seen.append(progress)
        if self._most is not None and len(self.seen) > self._most:
            raise StopError


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that went on to its end."""
    folder = tmp_path_factory.mktemp("run") / "deep" / "folder"
    start_run(folder, CONFIG, MadeUp())
    return folder


@pytest.fixture(scope="module")
def whole(folder: Path) -> RunRecord:
    return read_run(folder)


def query(folder: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "run.db")) as memory:
        return memory.execute(statement).fetchall()


# ---------------------------------------------------------------------------------------- a whole run


def test_run_ends_with_winners_and_everything_about_them(whole: RunRecord) -> None:
    assert whole.is_finished
    assert whole.config == CONFIG
    assert whole.versions.keys() == {"darwindeck", "evaluator", "python"}
    assert [one.number for one in whole.generations] == [0, 1, 2, 3]
    assert whole.axes.keys() == {"family", "length", "interaction"}
    assert 1 <= len(whole.winners) <= CONFIG.games
    for winner in whole.winners:
        assert winner.score.value > whole.bar
        assert winner.candidate.genome.genome_id == winner.evaluation.game == winner.name
        assert winner.evaluation.seed == seed_of(CONFIG.seed, "confirm", 0, winner.candidate.key)
    lows = [winner.score.low for winner in whole.winners]
    assert lows == sorted(lows, reverse=True)
    assert whole.quality is not None
    assert whole.quality.value == pytest.approx(sum(winner.score.value for winner in whole.winners))
    assert whole.seconds > 0


def test_winner_comes_from_a_game_that_the_run_started_from(whole: RunRecord) -> None:
    start = {content_hash(genome) for genome in CONFIG.start}
    for winner in whole.winners:
        line = (winner.candidate, *winner.ancestors)
        assert line[-1].key in start
        assert all(child.origin.parents[0] == parent.key for child, parent in pairwise(line))


def test_report_marks_winners_on_the_map_though_they_were_pruned(folder: Path, whole: RunRecord) -> None:
    assert any(winner.candidate.origin.operator == "prune" for winner in whole.winners)
    page = (folder / "report.html").read_text()
    assert page.count("★</a>") == len(whole.winners)
    for candidate, _ in whole.failed:
        assert candidate.kept_key in {one.key for one in whole.kept}


def test_game_that_is_to_be_improved_is_not_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "prune", lambda _: pytest.fail("its author wants to keep what it has"))
    agram = known("agram")
    assert start_run(tmp_path, small_run(near=agram, start=(agram,), generations=2), MadeUp()).is_finished


def test_game_that_finds_no_place_in_a_contest_gets_one_later(tmp_path: Path) -> None:
    start_run(tmp_path, small_run(batch=5, contests=2, generations=8, games=0), MadeUp())
    contests = query(
        tmp_path,
        """SELECT generation, COUNT(*) FROM games JOIN measurements USING (key)
        WHERE generation > 0 AND level = 'contest' AND repetition = 0 GROUP BY generation""",
    )
    assert max(count for _, count in contests) > 2, "two in their own generation, and others later"


def test_folder_holds_a_game_and_two_rulebooks_for_each_winner(folder: Path, whole: RunRecord) -> None:
    names = [winner.name for winner in whole.winners]
    assert sorted(files_in(folder)) == sorted(f"{name}.{suffix}" for name in names for suffix in ("json", "html", "md"))
    for winner in whole.winners:
        assert load_genome(folder / "games" / f"{winner.name}.json") == winner.candidate.genome
        assert (folder / "games" / f"{winner.name}.md").read_text().startswith("# ")
    assert "</html>" in (folder / "report.html").read_text()


def test_report_and_books_lead_to_the_page_at_which_games_are_played(tmp_path: Path, whole: RunRecord) -> None:
    start_run(tmp_path, CONFIG, MadeUp(), play_page="play.html")
    name = whole.winners[0].name
    assert f'<a href="../play.html#{name}">Play it</a>' in (tmp_path / "games" / f"{name}.html").read_text()
    assert f'href="play.html#{name}"' in (tmp_path / "report.html").read_text()


def test_nothing_leads_to_a_page_that_is_not_there(folder: Path) -> None:
    pages = [folder / "report.html", *(folder / "games").glob("*.html")]
    assert not any("play.html" in page.read_text() for page in pages)


def test_books_of_winners_have_notes_on_strategy(folder: Path, whole: RunRecord) -> None:
    for winner in whole.winners:
        genome = load_genome(folder / "games" / f"{winner.name}.json")
        strategy = measure_strategy(genome, effort=round(TINY_LEVELS["confirm"].match_work))
        book = write_rulebook(genome, strategy=strategy).to_markdown()
        assert (folder / "games" / f"{winner.name}.md").read_text() == book
        assert "## Strategy" in book


@pytest.mark.parametrize("fault", [DarwinDeckError("it cannot be measured"), KeyError("a mistake")], ids=repr)
def test_the_book_of_a_winner_says_why_its_strategy_could_not_be_measured(
    fault: Exception, tmp_path: Path, whole: RunRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: object, **_options: object) -> Strategy:
        raise fault

    monkeypatch.setattr(harvest, "measure_strategy", fail)
    assert start_run(tmp_path, CONFIG, MadeUp()).is_finished
    for winner in whole.winners:
        book = (tmp_path / "games" / f"{winner.name}.md").read_text()
        assert f"could not be measured: {fault}." in book
        assert book.startswith(write_rulebook(winner.candidate.genome).to_markdown()[:200])


def test_all_files_are_there_before_strategies_are_measured(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_args: object, **_options: object) -> Strategy:
        raise KeyboardInterrupt

    monkeypatch.setattr(harvest, "measure_strategy", stop)
    with pytest.raises(KeyboardInterrupt):
        start_run(tmp_path, CONFIG, MadeUp())
    assert files_in(tmp_path).keys() == files_in(folder).keys()
    assert (tmp_path / "report.html").exists()


def test_generations_count_what_was_measured_and_kept(whole: RunRecord) -> None:
    assert [one.measured for one in whole.generations] == [4, 9, 14, 19]
    rejected = [one.rejected for one in whole.generations]
    assert rejected == sorted(rejected)
    last, lows = whole.generations[-1], [one.score.low for one in whole.kept]
    assert (last.best, last.mean) == pytest.approx((max(lows), sum(lows) / len(lows)))
    assert last.filled == len({one.cell for one in whole.kept})
    assert last.quality == pytest.approx(sum(lows))  # This search keeps one game of each cell.
    assert whole.generations[0].operators == {}
    for generation in whole.generations[1:]:
        assert sum(made for made, _ in generation.operators.values()) >= CONFIG.batch
        assert all(0 <= viable <= made for made, viable in generation.operators.values())


def test_every_game_and_every_measurement_is_in_the_store(folder: Path) -> None:
    measured = query(folder, "SELECT DISTINCT key FROM measurements ORDER BY key")
    assert measured == query(folder, "SELECT key FROM games ORDER BY key")
    screened = query(folder, "SELECT key FROM measurements WHERE level = 'screen'")
    assert len(screened) == 19
    pruned = query(folder, "SELECT key FROM games WHERE operator = 'prune'")
    assert sorted(screened + pruned) == measured, "pruned games are only confirmed"
    rows = query(folder, "SELECT level, repetition, key, seed FROM measurements")
    assert all(seed == seed_of(CONFIG.seed, level, repetition, key) for level, repetition, key, seed in rows)
    (configuration,) = query(folder, "SELECT value FROM run WHERE name = 'configuration'")
    assert json.loads(configuration[0])["seed"] == CONFIG.seed


def test_only_what_was_measured_closely_is_kept(folder: Path, whole: RunRecord) -> None:
    contests = {key for (key,) in query(folder, "SELECT key FROM measurements WHERE level = 'contest'")}
    assert {one.key for one in whole.kept} <= contests
    assert all(one.is_close for one in whole.kept)


def test_kept_games_are_measured_again_as_the_run_goes_on(folder: Path, whole: RunRecord) -> None:
    again = query(folder, "SELECT key, max(repetition) FROM measurements WHERE level = 'contest' GROUP BY key")
    looks = {key: repetition + 1 for key, repetition in again}
    assert max(looks.values()) > 1
    assert all(one.looks == looks[one.key] for one in whole.kept)


def test_result_does_not_depend_on_the_order_in_which_measurements_come(tmp_path: Path, whole: RunRecord) -> None:
    assert result_of(start_run(tmp_path, CONFIG, MadeUp(backwards=True))) == result_of(whole)


def test_other_seed_gives_other_games(tmp_path: Path, whole: RunRecord) -> None:
    other = start_run(tmp_path, small_run(seed=12), MadeUp())
    assert {one.key for one in other.kept} != {one.key for one in whole.kept}


@pytest.mark.parametrize("search", ["genetic", "random", "hill-climbing"])
def test_every_search_comes_to_an_end(search: str, tmp_path: Path) -> None:
    assert start_run(tmp_path, small_run(search=search), MadeUp()).is_finished


def test_game_that_is_to_be_improved_sets_the_bar(tmp_path: Path) -> None:
    record = start_run(tmp_path, small_run(near=known("agram"), start=(known("agram"),), generations=5), MadeUp())
    assert record.axes.keys() == {"change"}
    ((text,),) = query(
        tmp_path,
        f"SELECT evaluation FROM measurements WHERE level = 'confirm' AND key = '{content_hash(known('agram'))}'",
    )
    assert json.loads(text)["seed"] == seed_of(CONFIG.seed, "confirm", 0, content_hash(known("agram")))
    assert record.bar > 0
    assert all(winner.score.value > record.bar for winner in record.winners)
    cells = [winner.cell for winner in record.winners]
    assert len(set(cells)) == len(cells)


def test_wishes_hold_for_every_winner(tmp_path: Path) -> None:
    wishes = Constraints(max_minutes=20)
    record = start_run(tmp_path, small_run(constraints=wishes, generations=12), MadeUp())
    assert record.winners
    assert all(wishes.too_long(winner.evaluation) is None for winner in record.winners)


def test_run_without_winners_is_finished_too(tmp_path: Path) -> None:
    record = start_run(tmp_path, small_run(start=(known("war"),), generations=0), MadeUp())
    assert (record.is_finished, record.winners) == (True, ())
    assert files_in(tmp_path) == {}


# ---------------------------------------------------------------------------------------- breaking off


MOMENTS = (0, 3, 7, 11, 16, 23, 31, 38)
"""From the first look at a run to one of the last, of some forty."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_run_that_was_broken_off_ends_as_if_it_had_not_been(
    moment: int, tmp_path: Path, folder: Path, whole: RunRecord
) -> None:
    with pytest.raises(StopError):
        start_run(tmp_path, CONFIG, MadeUp(), Watching(moment))
    assert not read_run(tmp_path).is_finished
    first = query(tmp_path, "SELECT count(*) FROM measurements")[0][0]
    backend = MadeUp()
    assert result_of(resume_run(tmp_path, backend)) == result_of(whole)
    assert files_in(tmp_path) == files_in(folder)
    assert len(backend.tasks) + first == query(tmp_path, "SELECT count(*) FROM measurements")[0][0]


def test_run_that_is_broken_off_again_and_again_ends_the_same(tmp_path: Path, whole: RunRecord) -> None:
    with pytest.raises(StopError):
        start_run(tmp_path, CONFIG, MadeUp(), Watching(20))
    for _ in range(10):
        try:
            record = resume_run(tmp_path, MadeUp(), Watching(20))
        except StopError:
            continue
        assert result_of(record) == result_of(whole)
        return
    pytest.fail("it does not come to an end")


def test_bar_stays_what_it_was_when_games_were_confirmed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_run(folder)
    assert before.bar < before.bar_high
    monkeypatch.setattr(confirmation, "median_known", lambda _: Estimate.exact(0.99))
    assert read_run(folder) == before


def test_half_a_run_can_be_read(tmp_path: Path, whole: RunRecord) -> None:
    with pytest.raises(StopError):
        start_run(tmp_path, CONFIG, MadeUp(), Watching(30))
    record = read_run(tmp_path)
    assert record.generations == whole.generations[: len(record.generations)]
    assert 0 < len(record.generations) < 4
    assert record.kept
    assert (record.winners, record.quality, record.is_finished) == ((), None, False)


def test_finished_run_is_only_read(folder: Path, whole: RunRecord) -> None:
    backend = MadeUp()
    assert resume_run(folder, backend) == whole
    assert backend.tasks == []


def test_files_that_could_not_be_written_are_written_later(
    tmp_path: Path, folder: Path, whole: RunRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DarwinDeckError("cannot write report.html: no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(harvest, "write_report", full)
        with pytest.raises(DarwinDeckError, match="no space left"):
            start_run(tmp_path, CONFIG, MadeUp())
    assert not read_run(tmp_path).is_finished
    backend = MadeUp()
    assert result_of(resume_run(tmp_path, backend)) == result_of(whole)
    assert backend.tasks == []
    assert files_in(tmp_path) == files_in(folder)


# ---------------------------------------------------------------------------------------- refusals


def test_folder_that_holds_a_run_is_left_alone(folder: Path, whole: RunRecord) -> None:
    with pytest.raises(
        DarwinDeckError, match=r"holds a run: go on with `darwindeck resume .*`, or choose another folder"
    ):
        start_run(folder, small_run(seed=99), MadeUp())
    assert read_run(folder) == whole


@pytest.mark.parametrize("name", ["games", "report.html", "mine.txt"])
def test_folder_that_holds_something_else_is_left_alone(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("mine")
    with pytest.raises(
        DarwinDeckError, match=f"{tmp_path} is not empty, it holds {name}: choose a new or empty folder"
    ):
        start_run(tmp_path, CONFIG, MadeUp())
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == "mine"


def test_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    query(tmp_path, "CREATE TABLE mine (one)")
    with pytest.raises(DarwinDeckError, match=r"run\.db is not the file of a run: choose another folder"):
        start_run(tmp_path, CONFIG, MadeUp())
    assert [path.name for path in tmp_path.iterdir()] == ["run.db"]


def test_folder_of_a_run_that_never_began_can_be_used(tmp_path: Path) -> None:
    (tmp_path / "run.lock").touch()
    (tmp_path / "run.db").touch()
    assert start_run(tmp_path, small_run(generations=0), MadeUp()).is_finished


def test_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    with pytest.raises(
        DarwinDeckError, match=r"cannot make the folder .*file/run: not a directory: choose another one"
    ):
        start_run(tmp_path / "file" / "run", CONFIG, MadeUp())


@pytest.mark.parametrize("function", [resume_run, read_run])
def test_folder_without_a_run_is_named(function: Any, tmp_path: Path) -> None:
    with pytest.raises(DarwinDeckError, match=f"{tmp_path} holds no run"):
        function(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("config", "why"),
    [
        (small_run(start=()), "there is no game to start from"),
        (small_run(near=known("war"), style=Style("odd", {"novelty": 1.0})), "weighs only novelty"),
    ],
)
def test_run_that_makes_no_sense_leaves_nothing(config: RunConfig, why: str, tmp_path: Path) -> None:
    with pytest.raises(DarwinDeckError, match=why):
        start_run(tmp_path / "run", config, MadeUp())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "search",
    [
        "{",
        "[]",
        "7",
        "{}",
        '{"search":"genetic"}',
        '{"search":"map-elites","seen":[],"archive":[[]],"old":[],"waiting":[],"credit":{}}',
        '{"search":"map-elites","seen":[],"archive":[],"old":[],"waiting":[],"credit":[]}',
    ],
)
def test_damaged_checkpoint_is_named(search: str, tmp_path: Path) -> None:
    with pytest.raises(StopError):
        start_run(tmp_path, small_run(generations=1), MadeUp(), Watching(9))
    with closing(sqlite3.connect(tmp_path / "run.db")) as memory, memory:
        memory.execute("INSERT OR REPLACE INTO checkpoint VALUES (1, 0, ?)", (search,))
    for function in (read_run, resume_run):
        with pytest.raises(DarwinDeckError, match=r"run\.db is damaged: put back a copy of it, or start a new run"):
            function(tmp_path)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM measurements WHERE level = 'confirm'",
        "UPDATE confirmed SET key = 'another' WHERE place = 0",
        "UPDATE confirmed SET cell = NULL",
    ],
)
def test_damaged_confirmation_is_named(statement: str, tmp_path: Path) -> None:
    assert start_run(tmp_path, small_run(generations=1), MadeUp()).winners
    with closing(sqlite3.connect(tmp_path / "run.db")) as memory, memory:
        memory.execute(statement)
    with pytest.raises(DarwinDeckError, match=r"run\.db is damaged: put back a copy of it, or start a new run"):
        read_run(tmp_path)


def test_run_of_another_version_is_not_mixed_with_this_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(StopError):
        start_run(tmp_path, CONFIG, MadeUp(), Watching(5))
    monkeypatch.setattr(run, "current_versions", lambda: {"darwindeck": "9.9", "evaluator": "1", "python": "3"})
    with pytest.raises(
        DarwinDeckError, match=r"was begun with darwindeck .*, and this is darwindeck 9\.9, which measures"
    ):
        resume_run(tmp_path, MadeUp())
