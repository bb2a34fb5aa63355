import io
import json
import sys

import pytest

from darwindeck.cli import _progress
from darwindeck.cli._main import run
from darwindeck.cli._progress import progress_bar
from darwindeck.genome.examples import create_crazy_eights_genome, create_hearts_genome, create_old_maid_genome
from darwindeck.simulation import Simulator, play_match

Capture = pytest.CaptureFixture[str]


def test_many_games_are_summed_up(capsys: Capture) -> None:
    assert run(["simulate", "crazy_eights", "--games", "1000"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    result = Simulator().simulate(create_crazy_eights_genome(), 1000)
    first, *lines = out.splitlines()
    assert first == "1000 games of crazy-eights from seed 0, players random random random random"
    assert [line.split("  ")[0] for line in lines] == [
        *(f"P{seat} wins" for seat in range(4)),
        "turns",
        "hands",
        "decisions",
    ]
    assert [int(line.split()[2]) for line in lines[:4]] == list(result.wins)
    assert f"{result.avg_turns:.1f} on average, median {result.median_turns:g}" in lines[4]


def test_shares_come_with_their_intervals(capsys: Capture) -> None:
    assert run(["simulate", "hearts", "--games", "100", "--players", "greedy,random,random,random"]) == 0
    wins = Simulator().simulate(create_hearts_genome(), 100, ["greedy", "random", "random", "random"]).wins[0]
    line = capsys.readouterr().out.splitlines()[1]
    assert line.startswith(f"P0 wins        {wins}   {wins}.0 %  (")
    lowest, highest = line.split("(")[1].rstrip(")").split(" to ")
    assert float(lowest) < wins < float(highest)


def test_what_did_not_happen_is_left_out_and_what_did_is_there(capsys: Capture) -> None:
    assert run(["simulate", "leduc", "--games", "50"]) == 0
    out = capsys.readouterr().out
    assert "\ndraws " in out
    assert "timeouts" not in out
    assert run(["simulate", "war", "--games", "50"]) == 0
    out = capsys.readouterr().out
    assert "\ntimeouts " in out
    assert "max_turns" not in out
    assert run(["simulate", "spades", "--games", "5"]) == 0
    assert capsys.readouterr().out.endswith("most games were stopped by max_turns, 5000\n")
    assert run(["simulate", "partnership_spades", "--games", "5", "--players", "greedy"]) == 0
    out = capsys.readouterr().out
    assert "team 0 wins" in out
    assert "P0" not in out


def test_games_that_somebody_loses_tell_who(capsys: Capture) -> None:
    assert run(["simulate", "old_maid", "--games", "200"]) == 0
    lines = capsys.readouterr().out.splitlines()
    losses = Simulator().simulate(create_old_maid_genome(), 200).losses
    assert [int(line.split()[2]) for line in lines if " loses " in line] == list(losses)
    assert sum(losses) == 200
    assert run(["simulate", "old_maid", "--games", "200", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["losses"] == list(losses)
    assert run(["simulate", "old_maid", "--seed", "3"]) == 0
    assert " loses after " in capsys.readouterr().out


def test_measured_games_tell_options_and_scores(capsys: Capture) -> None:
    assert run(["simulate", "hearts", "--games", "20", "--measure"]) == 0
    out = capsys.readouterr().out
    assert "options " in out
    assert "P3 scores " in out


def test_json_has_the_names_of_the_result_and_is_the_same_for_any_threads(capsys: Capture) -> None:
    arguments = ["simulate", "hearts", "--games", "30", "--seed", "5", "--measure", "--json"]
    assert run([*arguments, "--threads", "1"]) == 0
    alone = capsys.readouterr().out
    assert run([*arguments, "--threads", "4"]) == 0
    assert capsys.readouterr().out == alone
    report = json.loads(alone)
    result = Simulator().simulate(create_hearts_genome(), 30, seed=5, measure=True)
    assert report == {
        "game": "hearts",
        "seed": 5,
        "players": ["random"] * 4,
        **json.loads(json.dumps(result.to_dict())),
    }
    for name in (
        "games_played",
        "wins",
        "team_wins",
        "draws",
        "timeouts",
        "stalemates",
        "errors",
        "avg_turns",
        "median_turns",
    ):
        assert name in report


def test_rotated_players_are_counted_by_player(capsys: Capture) -> None:
    arguments = ["simulate", "crazy_eights", "--games", "40", "--players", "mcts:20,greedy,random,random", "--rotate"]
    assert run(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, *lines = out.splitlines()
    assert first == "40 games of crazy-eights from seed 0, everybody 10 games in each seat"
    match = play_match(create_crazy_eights_genome(), ["mcts:20", "greedy", "random", "random"], 40)
    names = ["mcts:20", "greedy", "random (1)", "random (2)"]
    assert [line.split("  ")[0] for line in lines] == [f"{name} wins" for name in names]
    assert [int(line.split("wins")[1].split()[0]) for line in lines] == [player.wins for player in match.players]
    assert run([*arguments, "--json", "--threads", "1"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report == {"game": "crazy-eights", "seed": 0, **json.loads(json.dumps(match.to_dict()))}


def test_rotated_games_tell_losers_draws_and_timeouts(capsys: Capture) -> None:
    assert run(["simulate", "old_maid", "--games", "40", "--players", "greedy,random,random,random", "--rotate"]) == 0
    *losers, note = capsys.readouterr().out.splitlines()[1:]
    assert ["loses" in line for line in losers] == [True] * 4
    assert note == "nobody had anything to decide: it makes no difference who plays"
    assert run(["simulate", "leduc", "--games", "100", "--players", "peeking:10,random", "--rotate"]) == 0
    out = capsys.readouterr().out
    assert "\npeeking:10 wins  " in out
    assert "\ndraws            " in out
    assert run(["simulate", "spades", "--games", "4", "--rotate"]) == 0
    assert capsys.readouterr().out.endswith("most games were stopped by max_turns, 5000\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "0 is not in the range 1<=x<=1000000000"),
        (["--games", "1000000001"], "1000000001 is not in the range 1<=x<=1000000000"),
        (["--games", "5", "--threads", "0"], "0 is not in the range 1<=x<=1024"),
        (["--games", "5", "--record"], "--record shows one game: leave out --games, and choose the game with --seed"),
        (["--games", "5", "--engine", "reference"], "--games are played by the core: leave out --engine"),
        (["--threads", "2"], "--threads is for many games: add --games"),
        (["--measure"], "--measure is for many games: add --games"),
        (["--rotate"], "--rotate is for many games: add --games"),
        (["--games", "4", "--rotate", "--measure"], "--measure counts by seat, --rotate by player: leave out one"),
        (["--games", "10", "--rotate"], "num_games is 10: expected a multiple of 4, such as 12, for everybody to sit"),
        (["--games", "5", "--players", "mcts"], 'the player "mcts" lacks its iterations: expected "mcts:500" or so'),
    ],
)
def test_what_does_not_go_together_is_said(arguments: list[str], message: str, capsys: Capture) -> None:
    assert run(["simulate", "hearts", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_once_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    now = 0.0
    monkeypatch.setattr(_progress, "monotonic", lambda: now)
    with progress_bar("playing") as tell:
        assert tell is not None
        tell(1, 10)
        assert terminal.getvalue() == ""
        now = 2.0
        tell(5, 10)
        assert "playing" in terminal.getvalue()
        assert "50%" in terminal.getvalue()


def test_a_terminal_that_cannot_move_its_cursor_gets_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setenv("TERM", "dumb")
    with progress_bar("playing") as tell:
        assert tell is None


def test_without_a_terminal_no_progress_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with progress_bar("playing") as tell:
        assert tell is None
