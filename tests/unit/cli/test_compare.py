import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import darwindeck.evaluation
from darwindeck.cli._main import run
from darwindeck.evaluation import Evaluation, Rejection
from darwindeck.genome.examples import create_hearts_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import save_genome
from tests.support.evaluations import GOOD, Number, evaluation
from tests.support.process import environment, process
from tests.support.terminal import Terminal

Capture = pytest.CaptureFixture[str]
Pretend = Callable[..., None]

BETTER: dict[str, Number] = {
    **GOOD,
    "skill": (0.90, 0.85, 0.95),
    "tension": (0.77, 0.72, 0.82),
    "luck": (0.1, 0.0, 0.2),
}


@pytest.fixture
def pretend(monkeypatch: pytest.MonkeyPatch) -> Pretend:
    """Something to say what is found about each game, by its id."""

    def is_found(**found: Mapping[str, Number] | Evaluation) -> None:
        def of(genome: GameGenome, _: str, seed: int, **__: Any) -> Evaluation:
            one = found[genome.genome_id]
            return one if isinstance(one, Evaluation) else evaluation(one, game=genome.genome_id, seed=seed)

        monkeypatch.setattr(darwindeck.evaluation, "evaluate", of)

    return is_found


def lines_of(capsys: Capture) -> list[str]:
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def test_games_stand_side_by_side_with_their_difference(pretend: Pretend, capsys: Capture) -> None:
    pretend(hearts=GOOD, leduc=BETTER)
    assert run(["compare", "hearts", "leduc", "--budget", "quick"]) == 0
    lines = lines_of(capsys)
    assert lines[0] == "hearts and leduc: style balanced, budget quick, seed 0"
    assert lines[2] == "             hearts               leduc                difference"
    assert "skill        0.60 (0.50 to 0.70)  0.90 (0.85 to 0.95)  +0.30 (+0.19 to +0.41) *" in lines
    assert "ends         1.00                 1.00                 0.00" in lines
    assert max(map(len, lines)) <= 80
    assert "leduc has the higher score." in lines


def test_mark_is_for_what_holds_although_many_are_looked_at(pretend: Pretend, capsys: Capture) -> None:
    """The interval of the difference in tension leaves out 0, but not by enough for one of ten."""
    pretend(hearts=GOOD, leduc={**BETTER, "tension": (0.78, 0.73, 0.83)})
    run(["compare", "hearts", "leduc"])
    lines = lines_of(capsys)
    assert "tension      0.70 (0.65 to 0.75)  0.78 (0.73 to 0.83)  +0.08 (+0.01 to +0.15)" in lines
    assert [line.split()[0] for line in lines if line.endswith(" *")] == ["score", "skill"]
    assert "even with 10 measures looked at" in " ".join(lines)


def test_measures_are_grouped_by_what_is_wanted(pretend: Pretend, capsys: Capture) -> None:
    pretend(hearts=GOOD, leduc=BETTER)
    run(["compare", "hearts", "leduc"])
    more, less, rest = (
        [line.split()[0] for line in part.splitlines()[1:]] for part in capsys.readouterr().out.split("\n\n")[2:5]
    )
    assert more[0] == "decisions"
    assert less == ["luck", "complexity"]
    assert rest == ["bluffing", "betting"]


def test_what_is_known_of_one_game_only_has_no_difference(pretend: Pretend, capsys: Capture) -> None:
    rejected = evaluation({"ends": 0.0, "luck": None}, game="leduc", rejection=Rejection("ends", "no game ends"))
    pretend(hearts=GOOD, leduc=rejected)
    assert run(["compare", "hearts", "leduc"]) == 0
    lines = lines_of(capsys)
    assert 'leduc was rejected at the stage "ends": no game ends.' in lines
    assert "skill        0.60 (0.50 to 0.70)  not measured" in lines
    assert "luck         0.30 (0.20 to 0.40)  not known" in lines
    assert "hearts has the higher score." in lines


def test_difference_that_may_be_chance_is_told_as_such(pretend: Pretend, capsys: Capture) -> None:
    pretend(hearts=GOOD, leduc={**GOOD, "skill": (0.61, 0.51, 0.71)})
    run(["compare", "hearts", "leduc"])
    text = " ".join(lines_of(capsys))
    assert "leduc is ahead, but the difference of the scores may be chance" in text
    assert "No difference is known to be more than chance." in text
    assert "*" not in text


def test_two_rejected_games_are_worth_the_same(pretend: Pretend, capsys: Capture) -> None:
    rejection = Rejection("ends", "no game ends")
    pretend(
        hearts=evaluation({"ends": 0.0}, game="hearts", rejection=rejection),
        leduc=evaluation({"ends": 0.0}, game="leduc", rejection=rejection),
    )
    run(["compare", "hearts", "leduc"])
    assert "Both were rejected: neither is worth more than the other." in lines_of(capsys)


def test_a_game_and_itself_are_the_same_games(pretend: Pretend, capsys: Capture) -> None:
    pretend(hearts=GOOD)
    run(["compare", "hearts", "hearts"])
    assert lines_of(capsys)[-2].startswith("Both have the same rules and were measured on the same games")


@pytest.mark.parametrize("columns", [20, 40, 78, 79, 120])
def test_comparison_fits_the_terminal(columns: int, pretend: Pretend, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(hearts=GOOD, leduc=BETTER)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(["compare", "hearts", "leduc"]) == 0
    assert max(map(len, terminal.getvalue().splitlines())) <= columns
    shown = " ".join(terminal.getvalue().split())
    if columns < 79:
        assert "skill * hearts: 0.60 (0.50 to 0.70) leduc: 0.90 (0.85 to 0.95) difference: +0.30" in shown


def test_long_names_are_cut_in_the_heading_of_the_table(pretend: Pretend, capsys: Capture, tmp_path: Path) -> None:
    name = "a-game-with-a-long-name-indeed"
    path = tmp_path / "long.json"
    save_genome(replace(create_hearts_genome(), genome_id=name), path)
    pretend(**{name: GOOD, "leduc": BETTER})
    run(["compare", str(path), "leduc"])
    lines = lines_of(capsys)
    assert lines[0].startswith(f"{name} and leduc: ")
    assert lines[2].split() == ["...long-name-indeed", "leduc", "difference"]


def test_two_versions_of_a_game_are_told_apart_by_their_files(
    pretend: Pretend, capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "after.json"
    save_genome(create_hearts_genome(), path)
    pretend(hearts=GOOD)
    run(["compare", "hearts", str(path)])
    assert "".join(lines_of(capsys)).replace(" ", "").startswith(f"heartsand{path}:style")


def test_difference_that_rounds_to_nothing_has_no_mark(pretend: Pretend, capsys: Capture) -> None:
    pretend(hearts=GOOD, leduc={**GOOD, "novelty": 0.2001, "complexity": 0.46})
    run(["compare", "hearts", "leduc"])
    lines = lines_of(capsys)
    assert "novelty      0.20                 0.20                 0.00" in lines
    assert "complexity   0.45                 0.46                 +0.01                  *" in lines


def test_json_has_both_games_and_their_differences(pretend: Pretend, capsys: Capture) -> None:
    pretend(hearts=BETTER, leduc=GOOD)
    assert run(["compare", "hearts", "leduc", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert Evaluation.from_plain(found["one"]) == evaluation(BETTER, game="hearts")
    assert found["other"]["game"] == "leduc"
    assert found["higher"] == "one"
    assert found["are_the_same_games"] is False
    assert found["differences"]["skill"]["by"]["value"] == pytest.approx(-0.3)
    assert found["differences"]["skill"]["is_sure"] is True
    assert found["differences"]["tension"]["is_sure"] is False
    assert found["style"]["name"] == "balanced"


def test_real_games_are_compared_in_ascii_as_well() -> None:
    found = process("compare", "war", "leduc", "--budget", "quick", env=environment(PYTHONIOENCODING="ascii"))
    assert (found.returncode, found.stderr) == (0, b"")
    text = found.stdout.decode("ascii")
    assert text.startswith("war-baseline and leduc: style balanced, budget quick, seed 0\n")
    assert "\nleduc has the higher score.\n" in text
    assert "\\" not in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hearts"], "Missing argument 'OTHER'"),
        (["hearts", "wra"], 'did you mean "war"?'),
        (["-", "-"], "standard input can be read only once"),
        (["hearts", "war", "--style", "partei"], 'there is no style "partei": did you mean "party"?'),
        (["hearts", "war", "--budget", "quik"], "'quik' is not one of"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_said(arguments: list[str], message: str, pretend: Pretend, capsys: Capture) -> None:
    pretend()
    assert run(["compare", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
