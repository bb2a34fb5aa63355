import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import darwindeck.evaluation
from darwindeck.cli import _evaluating, _page
from darwindeck.cli._main import run
from darwindeck.evaluation import BUDGETS, STYLES, Cache, Evaluation, Rejection, evaluate
from darwindeck.genome.examples import create_hearts_genome, create_leduc_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import genome_to_json, save_genome
from tests.support.evaluations import GOOD, Number, evaluation
from tests.support.process import PROCESS, environment, process
from tests.support.terminal import Terminal

Capture = pytest.CaptureFixture[str]
Pretend = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def pretend(monkeypatch: pytest.MonkeyPatch) -> Pretend:
    """Something to say what every evaluation finds; it gives the calls that there were."""

    def is_found(numbers: Mapping[str, Number], rejection: Rejection | None = None) -> list[dict[str, Any]]:
        calls: list[dict[str, Any]] = []

        def found(genome: GameGenome, budget: str, seed: int, **more: Any) -> Evaluation:
            calls.append({"game": genome.genome_id, "budget": budget, "seed": seed, **more})
            made = evaluation(numbers, game=genome.genome_id, rejection=rejection, seed=seed)
            return replace(made, budget=budget)

        monkeypatch.setattr(darwindeck.evaluation, "evaluate", found)
        return calls

    return is_found


# ------------------------------------------------------------------------------- the report


def test_report_has_heading_score_measures_and_what_holds_the_game_back(pretend: Pretend, capsys: Capture) -> None:
    pretend(GOOD)
    assert run(["evaluate", "hearts", "--budget", "quick", "--seed", "3"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "hearts: style balanced, budget quick, seed 3"
    score = evaluation(GOOD).score(STYLES["balanced"])
    assert lines[2] == f"score        ██████░░░░  {score.value:.2f}  {score.low:.2f} to {score.high:.2f}"
    place = lines.index("decisions    ████░░░░░░  0.40  0.35 to 0.45")
    assert lines[place + 1] == "    Because of decisions."
    assert "What holds this game back most:" in lines


def test_less_is_better_stands_where_it_is(pretend: Pretend, capsys: Capture) -> None:
    pretend(GOOD)
    run(["evaluate", "hearts"])
    marked = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.endswith("less is better")]
    assert marked == ["luck", "complexity"]


def test_exact_number_has_no_interval_and_unknown_one_no_bar(pretend: Pretend, capsys: Capture) -> None:
    pretend(GOOD)
    run(["evaluate", "hearts"])
    lines = capsys.readouterr().out.splitlines()
    assert "ends         ██████████  1.00" in lines
    assert [line.split() for line in lines if line.startswith("betting")] == [["betting", "not", "known"]]


def test_what_has_no_weight_is_shown_apart(pretend: Pretend, capsys: Capture) -> None:
    pretend(GOOD)
    run(["evaluate", "hearts", "--style", "strategic"])
    counted, _, rest = capsys.readouterr().out.partition("Does not count for the style strategic:\n")
    rest = rest.partition("What holds")[0]
    apart = [line.split()[0] for line in rest.splitlines() if line and not line.startswith(" ")]
    assert apart == ["waiting", "complexity", "bluffing", "betting"]
    assert "\ncoherence " in counted  # It has no weight, but a part in every score.


def test_what_holds_the_game_back_is_told_with_the_score_that_would_be(
    pretend: Pretend, capsys: Capture, tmp_path: Path
) -> None:
    """Two qualities of the same weight, 1/4 and 4/9: the score is 1/3, and 2/3 or 1/2 were one of them perfect."""
    style = tmp_path / "mine.toml"
    style.write_text("[weights]\nskill = 1\nluck = 1\n")
    pretend({"skill": 0.25, "luck": 5 / 9, "coherence": 1.0})
    assert run(["evaluate", "hearts", "--style", str(style)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "score ███░░░░░░░ 0.33" in out
    skill, luck = out.partition("What holds this game back most: - ")[2].split(" - ")
    assert skill.startswith("skill (")
    assert skill.endswith("were it perfect, the score would be 0.67 instead of 0.33")
    assert luck.endswith("were it 0, the score would be 0.50 instead of 0.33")


def test_at_most_three_things_hold_a_game_back(pretend: Pretend, capsys: Capture) -> None:
    pretend(GOOD)
    run(["evaluate", "hearts", "--json"])
    assert [loss["name"] for loss in json.loads(capsys.readouterr().out)["held_back_by"]] == [
        "decisions",
        "novelty",
        "skill",
    ]


def test_nothing_holds_a_perfect_game_back(pretend: Pretend, capsys: Capture, tmp_path: Path) -> None:
    style = tmp_path / "mine.toml"
    style.write_text("[weights]\nskill = 1\n")
    pretend({"skill": 1.0})
    run(["evaluate", "hearts", "--style", str(style)])
    assert capsys.readouterr().out.endswith("\nNothing holds this game back.\n")


def test_rejected_game_says_so_first_and_shows_what_was_measured(pretend: Pretend, capsys: Capture) -> None:
    pretend({"ends": (0.01, 0.0, 0.02), "complexity": 0.3}, Rejection("ends", "1 % of 64 games end"))
    assert run(["evaluate", "hearts"]) == 0
    out = capsys.readouterr().out
    heading, rejection, score, measures, missing = out.split("\n\n")
    assert heading.startswith("hearts: ")
    assert rejection == 'hearts was rejected at the stage "ends": 1 % of 64 games end.'
    assert score == "score        ░░░░░░░░░░  0.00"
    assert [line.split()[0] for line in measures.splitlines()] == ["ends", "Because", "complexity", "Because"]
    assert missing.startswith("Not measured: decisions, skill, luck, fairness,")
    assert "counts half" not in missing


def test_what_was_not_measured_or_is_not_known_is_said(pretend: Pretend, capsys: Capture) -> None:
    found = {name: number for name, number in GOOD.items() if name not in ("tension", "bluffing")}
    pretend({**found, "skill": None})
    run(["evaluate", "hearts"])
    out = capsys.readouterr().out
    assert "\nNot measured: tension, bluffing.\n" in out
    assert "\nWhat is not known counts half until a larger budget tells more: skill, tension.\n" in out
    assert "- skill" not in out  # Nobody knows whether it holds the game back.


def test_several_games_have_a_report_each(pretend: Pretend, capsys: Capture) -> None:
    calls = pretend(GOOD)
    assert run(["evaluate", "hearts", "leduc"]) == 0
    out = capsys.readouterr().out
    assert [call["game"] for call in calls] == ["hearts", "leduc"]
    assert out.startswith("hearts: style")
    assert out.count("\n\nleduc: style") == 1


def test_options_reach_the_evaluator(pretend: Pretend, capsys: Capture) -> None:
    calls = pretend(GOOD)
    run(["evaluate", "hearts"])
    run(["evaluate", "hearts", "--budget", "thorough", "--seed", "7", "--threads", "1", "--no-cache"])
    capsys.readouterr()
    assert [(call["budget"], call["seed"], call["threads"]) for call in calls] == [
        ("normal", 0, None),
        ("thorough", 7, 1),
    ]
    assert isinstance(calls[0]["cache"], Cache)
    assert calls[1]["cache"] is None


def test_budgets_are_those_of_the_evaluator() -> None:
    assert tuple(BUDGETS) == _evaluating.BUDGETS


def test_help_names_every_style(capsys: Capture) -> None:
    assert run(["evaluate", "--help"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert ", ".join(STYLES) in text


# ------------------------------------------------------------------------------- as JSON


def test_json_of_one_game_is_an_object_and_of_several_a_list(pretend: Pretend, capsys: Capture) -> None:
    pretend(GOOD)
    run(["evaluate", "hearts", "--json"])
    one = json.loads(capsys.readouterr().out)
    run(["evaluate", "hearts", "leduc", "--json"])
    hearts, leduc = json.loads(capsys.readouterr().out)
    assert hearts == one
    assert leduc["game"] == "leduc"


def test_json_has_everything_that_the_report_has(pretend: Pretend, capsys: Capture) -> None:
    pretend({"skill": (0.5, 0.4, 0.6), "coherence": 1.0}, Rejection("search", "no choice matters"))
    run(["evaluate", "hearts", "--json", "--style", "party"])
    found = json.loads(capsys.readouterr().out)
    assert found["rejection"] == {"stage": "search", "why": "no choice matters"}
    assert found["style"] == {"name": "party", "weights": dict(STYLES["party"].weights)}
    assert found["score"] == {"value": 0, "low": 0, "high": 0, "is_known": True}
    assert found["measures"][0]["estimate"] == {"value": 0.5, "low": 0.4, "high": 0.6, "is_known": True}
    assert found["held_back_by"] == []
    assert "luck" in found["not_measured"]
    assert "skill" not in found["not_measured"]


# ------------------------------------------------------------------------------- terminals


@pytest.mark.parametrize("columns", [20, 33, 45, 60, 100, 200])
def test_report_fits_the_terminal(columns: int, pretend: Pretend, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend({**GOOD, "luck": None})
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(["evaluate", "hearts"]) == 0
    lines = terminal.getvalue().splitlines()
    assert max(map(len, lines)) <= min(columns, 100)
    assert "Because of decisions." in " ".join(terminal.getvalue().split())


def test_pipe_is_80_wide_whatever_the_terminal_is(
    pretend: Pretend, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(GOOD)
    monkeypatch.setenv("COLUMNS", "30")
    run(["evaluate", "hearts"])
    assert 70 < max(map(len, capsys.readouterr().out.splitlines())) <= 80


@pytest.mark.parametrize(("share", "shown"), [(0.0, "░" * 10), (0.04, "░" * 10), (0.26, "███░░░░░░░"), (1.0, "█" * 10)])
def test_bar_has_a_cell_for_each_tenth(share: float, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert _page.bar(share) == shown


# ------------------------------------------------------------------------------- in earnest


def test_real_game_is_evaluated_and_the_second_time_taken_from_the_cache(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DARWINDECK_CACHE", str(tmp_path / "kept"))
    arguments = ["evaluate", "leduc", "--budget", "quick", "--json"]
    assert run(arguments) == 0
    first = capsys.readouterr()
    found = evaluate(create_leduc_genome(), "quick")
    assert Evaluation.from_plain(json.loads(first.out)) == found
    assert len(list((tmp_path / "kept").rglob("*.json"))) == 1
    assert run(arguments) == 0
    assert capsys.readouterr() == first == (first.out, "")
    assert run([*arguments, "--no-cache", "--threads", "1"]) == 0
    assert capsys.readouterr() == first


def test_without_cache_nothing_is_kept(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DARWINDECK_CACHE", str(tmp_path / "kept"))
    assert run(["evaluate", "war", "--budget", "quick", "--no-cache"]) == 0
    assert capsys.readouterr().err == ""
    assert not (tmp_path / "kept").exists()


def test_damaged_result_is_told_in_a_line_and_measured_again(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DARWINDECK_CACHE", str(tmp_path))
    arguments = ["evaluate", "war", "--budget", "quick"]
    run(arguments)
    first = capsys.readouterr().out
    (kept,) = tmp_path.rglob("*.json")
    kept.write_text("{")
    assert run(arguments) == 0
    assert capsys.readouterr() == (first, f"darwindeck: {kept} is damaged and is not used\n")


@pytest.mark.parametrize("kind", ["a file", "a long name"])
def test_cache_that_cannot_be_used_costs_a_line(
    kind: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / ("file" if kind == "a file" else 5000 * "x")
    if kind == "a file":
        folder.write_text("")
    monkeypatch.setenv("DARWINDECK_CACHE", str(folder))
    assert run(["evaluate", "war", "--budget", "quick"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("war-baseline: ")
    assert err.startswith("darwindeck: the result is not kept: ")
    assert err.count("\n") == 1
    assert "Errno" not in err


def test_game_may_come_from_standard_input() -> None:
    game = genome_to_json(replace(create_leduc_genome(), genome_id="mine")).encode()
    found = process("evaluate", "-", "--budget", "quick", stdin=game)
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.startswith(b"mine: style balanced, budget quick, seed 0\n")


# ------------------------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], 'there is no file and no known game called "nonsense"'),
        (["hearts", "wra"], 'did you mean "war"?'),
        (["hearts", "--budget", "quik"], "'quik' is not one of 'quick', 'normal', 'thorough'"),
        (["hearts", "--style", "partei"], 'there is no style "partei": did you mean "party"?'),
        (["hearts", "--style", "missing.toml"], "cannot read missing.toml: no such file or directory"),
        (["hearts", "--seed", "-1"], "-1 is not in the range"),
        (["hearts", "--threads", "0"], "0 is not in the range"),
        (["-", "-"], "standard input can be read only once"),
        ([], "Missing argument 'GAME...'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_said(arguments: list[str], message: str, pretend: Pretend, capsys: Capture) -> None:
    calls = pretend(GOOD)
    assert run(["evaluate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, calls) == ("", [])
    assert message in err


def test_every_fault_of_a_style_is_told_with_file_and_line(pretend: Pretend, capsys: Capture, tmp_path: Path) -> None:
    pretend(GOOD)
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n[weights]\nskil = 2\nluck = -1\n')
    assert run(["evaluate", "hearts", "--style", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    first, second = err.splitlines()
    assert first == f'darwindeck: {path}:3: there is no measure "skil": did you mean "skill"?'
    assert second.startswith(f"darwindeck: {path}:4: luck is -1: ")
    path.write_text("[weights]\nskill 2\n")
    assert run(["evaluate", "hearts", "--style", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"darwindeck: {path}:2: ")


def test_unsound_game_is_told_by_the_validator(pretend: Pretend, capsys: Capture, tmp_path: Path) -> None:
    calls = pretend(GOOD)
    hearts = create_hearts_genome()
    path = tmp_path / "greedy.json"
    save_genome(replace(hearts, setup=replace(hearts.setup, cards_per_player=30)), path)
    assert run(["evaluate", "hearts", str(path)]) == 1
    out, err = capsys.readouterr()
    assert (out, calls) == ("", [])
    assert "greedy.json does not describe a playable game\n  setup.cards_per_player is 30" in err


def test_ascii_is_enough() -> None:
    found = process("evaluate", "war", "--budget", "quick", env=environment(PYTHONIOENCODING="ascii"))
    assert (found.returncode, found.stderr) == (0, b"")
    lines = found.stdout.decode("ascii").splitlines()
    assert "score        ..........  0.00" in lines
    assert any(line.startswith("luck         ##########  1.00") for line in lines)
    assert "\\" not in found.stdout.decode("ascii")


@pytest.mark.parametrize("command", [["evaluate", "war"], ["compare", "war", "leduc"]], ids=" ".join)
def test_closed_pipe_is_no_error(command: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        found = subprocess.run(
            [*PROCESS, *command, "--budget", "quick"],
            stdout=writing,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=60,
            check=False,
        )
    finally:
        os.close(writing)
    assert (found.returncode, found.stderr) == (0, b"")


def test_interrupt_stops_at_once_and_keeps_what_was_printed(tmp_path: Path) -> None:
    """The first report is out when the second game, which takes long, is being evaluated."""
    code = (
        "import darwindeck.evaluation as e; real = e.evaluate\n"
        "e.evaluate = lambda game, budget, *rest, **more: real("
        "game, 'quick' if game.genome_id == 'war-baseline' else budget, *rest, **more)\n"
        "from darwindeck.cli import main; main()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, "evaluate", "war", "hearts", "--budget", "thorough"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1", DARWINDECK_CACHE=str(tmp_path)),
    ) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        rest, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert first.startswith(b"war-baseline: ")
    assert b"hearts: " not in rest
    assert err.split() == [b"interrupted"]
