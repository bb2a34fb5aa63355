import json
import os
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

import darwindeck.evolution.run
import darwindeck.evolution.starting
from darwindeck.cli import _running
from darwindeck.cli._main import command, run
from darwindeck.cli._tables import PLAY_PAGE
from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import STYLES
from darwindeck.evolution.backends import Backend, LocalBackend
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.progress import Watcher
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.run import RUN_FILE
from darwindeck.evolution.starting import StartingGames
from darwindeck.genome.examples import KNOWN_GAMES, create_hearts_genome
from darwindeck.genome.serialization import genome_to_json, save_genome
from tests.support.process import environment
from tests.support.run_progress import progress
from tests.support.run_records import run_record

Capture = pytest.CaptureFixture[str]


@dataclass
class Pretended:
    """Runs that take no time, and what was asked of them."""

    record: RunRecord = field(default_factory=run_record)
    found: RunRecord | None = None
    """What is in the folder before, if that is something else."""
    error: BaseException | None = None
    calls: list[tuple[Path, RunConfig | None]] = field(default_factory=list)
    workers: list[int] = field(default_factory=list)

    def go(
        self, folder: Path, config: RunConfig | None, backend: Backend, watch: Watcher, *, play_page: str | None
    ) -> RunRecord:
        assert play_page == PLAY_PAGE
        self.calls.append((folder, config))
        self.workers.append(backend.workers)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / RUN_FILE).touch()
        watch(progress())
        if self.error is not None:
            raise self.error
        return self.record

    @property
    def config(self) -> RunConfig:
        ((_, config),) = self.calls
        assert config is not None
        return config


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Pretended:
    made = Pretended()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(darwindeck.evolution.run, "start_run", made.go)
    monkeypatch.setattr(
        darwindeck.evolution.run,
        "resume_run",
        lambda folder, backend, watch, **more: made.go(folder, None, backend, watch, **more),
    )
    monkeypatch.setattr(darwindeck.evolution.run, "read_run", lambda _: made.found or made.record)
    return made


# ------------------------------------------------------------------------------- what is asked for


def test_without_options_all_known_games_are_where_a_run_starts(pretended: Pretended) -> None:
    assert run(["evolve"]) == 0
    assert len(pretended.config.start) == len(KNOWN_GAMES)
    assert pretended.config == RunConfig(start=pretended.config.start)


def test_every_wish_reaches_the_run(pretended: Pretended, tmp_path: Path) -> None:
    save_genome(replace(create_hearts_genome(), genome_id="mine"), tmp_path / "mine.json")
    wishes = ["--players", "3", "--max-minutes", "20", "--without", "betting", "--without", "teams"]
    amounts = ["--generations", "5", "--batch", "6", "--games", "7", "--seed", "8", "--workers", "2"]
    kinds = ["--style", "party", "--search", "genetic", "--from", "crazy_eights", "--from", "mine.json", "-o", "here"]
    assert run(["evolve", *wishes, *amounts, *kinds]) == 0
    config = pretended.config
    assert (config.constraints.players, config.constraints.max_minutes) == (3, 20)
    assert config.constraints.without == ("betting", "teams")
    assert (config.generations, config.batch, config.games, config.seed) == (5, 6, 7, 8)
    assert (config.style, config.search) == (STYLES["party"], "genetic")
    assert [genome.genome_id for genome in config.start] == ["crazy-eights", "mine"]
    assert {genome.player_count for genome in config.start} == {3}
    assert pretended.calls[0][0] == Path("here")
    assert pretended.workers == [2]


def test_game_to_be_improved_is_where_its_run_starts(pretended: Pretended) -> None:
    assert run(["evolve", "--near", "hearts"]) == 0
    assert pretended.config.near == create_hearts_genome()
    assert [genome.genome_id for genome in pretended.config.start] == ["hearts"]


def test_game_to_be_improved_is_first_made_what_is_wanted(pretended: Pretended) -> None:
    assert run(["evolve", "--near", "hearts", "--from", "crazy_eights", "--players", "3"]) == 0
    near = pretended.config.near
    assert near is not None
    assert near.player_count == 3
    assert pretended.config.start[0] == near
    assert [genome.genome_id for genome in pretended.config.start] == ["hearts", "crazy-eights"]


def test_game_to_be_improved_that_cannot_be_what_is_wanted_is_refused(pretended: Pretended, capsys: Capture) -> None:
    assert run(["evolve", "--near", "hearts", "--from", "crazy_eights", "--without", "tricks"]) == 2
    assert "hearts" in capsys.readouterr().err
    assert pretended.calls == []


def test_game_can_come_from_standard_input(pretended: Pretended, monkeypatch: pytest.MonkeyPatch) -> None:
    class Input:
        closed = False
        buffer = type("Buffer", (), {"read": lambda _, __: genome_to_json(create_hearts_genome()).encode()})()

    monkeypatch.setattr(sys, "stdin", Input)
    assert run(["evolve", "--from", "-"]) == 0
    assert pretended.config.start == (create_hearts_genome(),)


def test_defaults_in_the_help_are_those_of_the_run() -> None:
    options = {option.name: option.default for option in command.commands["evolve"].params}
    usual = RunConfig(start=())
    for name in ("generations", "batch", "games", "search", "seed"):
        assert options[name] == getattr(usual, name)
    assert options["style"] == usual.style.name


def test_folder_that_is_there_is_never_used_by_default(pretended: Pretended, tmp_path: Path) -> None:
    for _ in range(3):
        assert run(["evolve", "-q"]) == 0
    (tmp_path / "evolved-4").write_text("mine", encoding="utf-8")
    assert run(["evolve", "-q"]) == 0
    assert [str(folder) for folder, _ in pretended.calls] == ["evolved", "evolved-2", "evolved-3", "evolved-5"]


# ------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--from", "heart"], 'did you mean "hearts"?'),
        (["--from", "missing.json"], "cannot read missing.json: no such file"),
        (["--near", "heart"], 'did you mean "hearts"?'),
        (["--style", "partyy"], 'did you mean "party"?'),
        (["--without", "beting"], 'did you mean "betting"?'),
        (["--players", "40"], "the number of players is 40"),
        (["--max-minutes", "inf"], "the most minutes are inf: expected a number above 0"),
        (["--max-minutes", "nan"], "the most minutes are nan: expected a number above 0"),
        (["--generations", "0"], "'--generations'"),
        (["--from", "-", "--near", "-"], "standard input can be read only once"),
        (["--scheduler", "tcp://nowhere:1"], "--scheduler names a Dask cluster: add --backend dask"),
        (["--backend", "dask", "--scheduler", "tcp://nowhere:1", "--workers", "2"], "a scheduler has its own"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_is_refused_before_anything_is_made(
    options: list[str], error: str, pretended: Pretended, tmp_path: Path, capsys: Capture
) -> None:
    assert run(["evolve", *options]) == 2
    assert error in " ".join(capsys.readouterr().err.split())
    assert pretended.calls == []
    assert list(tmp_path.iterdir()) == []


def test_unsound_game_is_the_answer_no(pretended: Pretended, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "odd.json").write_text("{}", encoding="utf-8")
    assert run(["evolve", "--from", "odd.json"]) == 1
    assert "odd.json does not describe a playable game" in capsys.readouterr().err
    assert pretended.calls == []


# ------------------------------------------------------------------------------- what is said


@pytest.mark.usefixtures("pretended")
def test_plan_and_progress_go_to_standard_error_and_games_to_standard_output(capsys: Capture) -> None:
    assert run(["evolve", "--from", "hearts", "--seed", "5"]) == 0
    out, err = capsys.readouterr()
    plan, line = err.splitlines()
    assert plan == "breeding games in evolved: 1 game to start from, 14 generations of 24, style balanced, seed 5"
    assert line.startswith(" 10 %  0:12, about 1:35 left  generation 3 of 30: ")
    assert out.splitlines()[0] == "to play them       open evolved/play.html in a browser"
    assert out.splitlines()[2].split() == ["game", "family", "score", "minutes", "players"]
    assert out.splitlines()[-1] == "report             evolved/report.html"


def test_a_run_leaves_a_page_to_play_its_games_at(pretended: Pretended, tmp_path: Path) -> None:
    assert run(["evolve"]) == 0
    page = (tmp_path / "evolved" / "play.html").read_text()
    assert all(f'"name":"{winner.name}"' in page for winner in pretended.record.winners)
    assert run(["report", "evolved"]) == 0
    report = (tmp_path / "evolved" / "report.html").read_text()
    assert all(f'href="play.html#{winner.name}"' in report for winner in pretended.record.winners)


def test_a_run_without_games_leaves_no_page(pretended: Pretended, tmp_path: Path, capsys: Capture) -> None:
    pretended.record = run_record(0)
    assert run(["evolve"]) == 1
    assert not (tmp_path / "evolved" / "play.html").exists()
    assert "play.html" not in capsys.readouterr().out


def test_quiet_run_says_only_what_it_found(pretended: Pretended, capsys: Capture) -> None:
    assert run(["evolve", "-q"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert pretended.record.winners[0].name in out


def test_games_that_cannot_be_adapted_are_named(
    pretended: Pretended, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    found = StartingGames((create_hearts_genome(),), left_out=("whist", "war-baseline"))
    monkeypatch.setattr(darwindeck.evolution.starting, "starting_games", lambda *_: found)
    assert run(["evolve", "--without", "tricks"]) == 0
    first = capsys.readouterr().err.splitlines()[0]
    assert first == "not started from: whist, war-baseline, which cannot be what is wanted"
    assert pretended.config.start == found.games


UNHEARD = """
import sys
import darwindeck.evolution.run
from darwindeck.cli import main
from tests.support.run_progress import progress
from tests.support.run_records import run_record

def start_run(folder, config, backend, watch, play_page):
    folder.mkdir()
    for stage in ("starting", "screening", "done"):
        watch(progress(stage))
    return run_record()

darwindeck.evolution.run.start_run = start_run
sys.argv = ["darwindeck", "evolve", "--from", "hearts"]
main()
"""


def test_run_goes_on_when_nobody_listens_any_more(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        found = subprocess.run(
            [sys.executable, "-c", UNHEARD],
            stdout=subprocess.PIPE,
            stderr=writing,
            cwd=tmp_path,
            env=environment(PYTHONPATH=os.pathsep.join([str(Path.cwd()), *sys.path])),
            timeout=60,
            check=False,
        )
    finally:
        os.close(writing)
    assert found.returncode == 0
    assert found.stdout.decode().splitlines()[-1] == "report             evolved/report.html"


def test_json_has_everything_and_nothing_else_is_printed(pretended: Pretended, capsys: Capture) -> None:
    assert run(["evolve", "--json", "-o", "here"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["folder"] == "here"
    assert [one["name"] for one in plain["winners"]] == [one.name for one in pretended.record.winners]


def test_run_that_found_nothing_is_the_answer_no(pretended: Pretended, capsys: Capture) -> None:
    pretended.record = run_record(0)
    assert run(["evolve"]) == 1
    assert "No game passed confirmation" in capsys.readouterr().out


def test_error_of_a_run_is_told_without_a_traceback(pretended: Pretended, capsys: Capture) -> None:
    pretended.error = DarwinDeckError("cannot write evolved/run.db: the disk is full")
    assert run(["evolve", "-q"]) == 2
    assert capsys.readouterr() == ("", "darwindeck: cannot write evolved/run.db: the disk is full\n")


@pytest.mark.parametrize(
    "arguments", [["evolve", "-q", "-o", "my games"], ["resume", "-q", "my games"]], ids=lambda one: one[0]
)
def test_interrupted_run_says_how_to_go_on(arguments: list[str], pretended: Pretended, capsys: Capture) -> None:
    pretended.found = run_record(is_finished=False)
    pretended.error = KeyboardInterrupt()
    assert run(arguments) == 130
    assert capsys.readouterr() == ("", "interrupted: go on with `darwindeck resume 'my games'`\n")


def test_command_without_a_place_on_the_path_is_called_as_it_was(
    pretended: Pretended, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(sys, "argv", [".venv/bin/darwindeck", "evolve"])
    monkeypatch.setattr(_running, "which", lambda _: None)
    pretended.error = KeyboardInterrupt()
    assert run(["evolve", "-q"]) == 130
    assert capsys.readouterr().err == "interrupted: go on with `.venv/bin/darwindeck resume evolved`\n"


def test_unfinished_run_is_told_to_go_on_by_the_command_as_it_was_called(
    pretended: Pretended, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    monkeypatch.setattr(sys, "argv", ["/opt/my tools/darwindeck", "report"])
    monkeypatch.setattr(_running, "which", lambda _: None)
    (tmp_path / "my games").mkdir()
    pretended.record = run_record(is_finished=False)
    assert run(["report", "my games"]) == 0
    assert "to go on           '/opt/my tools/darwindeck' resume 'my games'\n" in capsys.readouterr().out


def test_interruption_before_there_is_a_run_promises_nothing(
    pretended: Pretended, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def interrupted(folder: Path, *_: Any, **__: Any) -> RunRecord:
        folder.mkdir()
        raise KeyboardInterrupt

    monkeypatch.setattr(darwindeck.evolution.run, "start_run", interrupted)
    assert run(["evolve", "-q"]) == 130
    assert capsys.readouterr().err == "interrupted\n"
    assert pretended.calls == []


def test_backend_is_closed_whatever_happens(pretended: Pretended, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[LocalBackend] = []

    def close(backend: LocalBackend) -> None:
        closed.append(backend)

    monkeypatch.setattr(LocalBackend, "close", close)
    run(["evolve", "-q"])
    pretended.error = KeyboardInterrupt()
    run(["evolve", "-q"])
    assert len(closed) == 2


# ------------------------------------------------------------------------------- resume and report


def test_resumed_run_ends_like_any_other(pretended: Pretended, capsys: Capture) -> None:
    pretended.found = run_record(is_finished=False)
    assert run(["resume", "evolved", "--workers", "3"]) == 0
    assert pretended.calls == [(Path("evolved"), None)]
    assert pretended.workers == [3]
    assert pretended.record.winners[0].name in capsys.readouterr().out


@pytest.mark.parametrize("winners", [0, 2])
def test_finished_run_is_shown_and_needs_nobody_who_measures(
    winners: int, pretended: Pretended, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(LocalBackend, "__init__", lambda *_: pytest.fail("nothing is to be measured"))
    pretended.record = run_record(winners)
    assert run(["resume", "evolved"]) == (0 if winners else 1)
    assert pretended.calls == []
    assert capsys.readouterr().out.endswith("report             evolved/report.html\n")


def test_folder_without_a_run_needs_nobody_who_measures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalBackend, "__init__", lambda *_: pytest.fail("nothing is to be measured"))
    assert run(["resume", str(tmp_path)]) == 2


def test_report_is_written_anew_and_summed_up(pretended: Pretended, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "evolved").mkdir()
    assert run(["report", "evolved"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[-1] == f"report             {Path('evolved') / 'report.html'}"
    assert pretended.record.winners[0].name in (tmp_path / "evolved" / "report.html").read_text(encoding="utf-8")


def test_report_of_an_unfinished_run_is_no_failure(pretended: Pretended, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "evolved").mkdir()
    pretended.record = run_record(is_finished=False)
    assert run(["report", "evolved", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["is_finished"] is False


@pytest.mark.parametrize("name", ["resume", "report"])
def test_folder_without_a_run_is_refused(name: str, tmp_path: Path, capsys: Capture) -> None:
    assert run([name, str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
