"""The command that sits a person down at the table: what it takes, what it refuses, and how it ends."""

import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from darwindeck.cli._main import run
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import save_genome
from tests.support.extent import parts
from tests.support.kept_games import kept_games
from tests.support.process import PROCESS, environment, process
from tests.support.scripted_player import ScriptedPlayer

Capture = pytest.CaptureFixture[str]
FAMILIES = {game.family: game.name for game in reversed(KNOWN_GAMES)}
"""One game of each family."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


class Printed(io.StringIO):
    """Standard output that is no terminal, read line by line by somebody."""

    encoding = "ascii"

    def __init__(self, reader: ScriptedPlayer) -> None:
        super().__init__()
        self._reader = reader
        self._begun = ""

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        self._reader.written += lines
        return len(text)


class Typing:
    """Standard input of somebody who goes by what stands on standard output."""

    closed = False

    def __init__(self, player: ScriptedPlayer) -> None:
        self._player = player

    def isatty(self) -> bool:
        return False

    def readline(self, size: int) -> str:
        text = self._player.read()
        if text is None:
            return ""
        self._player.written.pop()  # The command writes what was typed.
        return f"{text}\n"[:size]


def play_through(genome: GameGenome, seed: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a game to its end by what is offered, through standard input and output."""
    save_genome(genome, folder / "game.json")
    player = ScriptedPlayer(Random(seed), chatter=0.02)
    monkeypatch.setattr(sys, "stdout", Printed(player))
    monkeypatch.setattr(sys, "stdin", Typing(player))
    seat = str(seed % genome.player_count)
    assert run(["play", "game.json", "--seed", str(seed), "--seat", seat, "--players", "greedy"]) == 0
    assert player.written[-1] == "> quit"
    assert player.written[-2] == "Type `again` for a new deal, `same` for this one once more, or `quit`."
    assert all(line.isascii() and len(line) <= 80 for line in player.written)


@pytest.mark.parametrize("name", FAMILIES.values(), ids=FAMILIES)
def test_a_game_of_each_family_is_played_from_the_command_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    genome = next(game for game in KNOWN_GAMES if game.name == name).create()
    play_through(replace(genome, max_turns=min(genome.max_turns, 60)), 3, tmp_path, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_are_played_to_the_end(game: KnownGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_through(game.create(), 7, tmp_path, monkeypatch)


@pytest.mark.parametrize("number", parts(50, in_ci=5))
def test_bred_games_are_played_to_the_end(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = kept_games()
    play_through(games[number * len(games) // 50], number, tmp_path, monkeypatch)


def play(*arguments: str, typed: str = "", **variables: str) -> "subprocess.CompletedProcess[bytes]":
    return process("play", *arguments, stdin=typed.encode("utf-8", "surrogateescape"), env=environment(**variables))


def test_it_opens_with_the_game_and_its_aim() -> None:
    done = play("hearts", "--seed", "7")
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert done.stderr == b""
    assert lines[:3] == ["Hearts", "", "Duck when it hurts and lead when it is safe, unless you dare to take it all."]
    assert "- To win, have the lowest score when, at the end of a hand, some player has 100" in lines
    assert "This is deal 7. Type `rules` for the rules, `help` for all that can be typed." in lines
    assert lines[-2:] == [">", "The game is not over, and not saved: `save FILE` would have kept it."]


def test_the_same_seed_and_the_same_lines_give_the_same_bytes() -> None:
    lines = "KS QS 8S\n1\n1\nhint\n1\n1\nundo\n2\nscore\nlast\n"
    one, other = (play("hearts", "--seed", "7", typed=lines) for _ in range(2))
    assert one.stdout == other.stdout
    assert one.returncode == other.returncode == 0


def test_again_is_another_deal_and_same_is_the_same() -> None:
    over = play("war", "--seed", "5", typed="same\nagain\nundo\nquit\n").stdout.decode().splitlines()
    deals = [line.split(".")[0] for line in over if line.startswith("This is deal")]
    assert deals == ["This is deal 5", "This is deal 5", "This is deal 6"]


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["herts"], 2, 'did you mean "hearts"?'),
        (["-"], 2, "standard input is for your answers"),
        (["hearts", "--seat", "4"], 2, "--seat is 4: the game has 4 players, so expected 0 to 3"),
        (["hearts", "--seat", "-1"], 2, "--seat"),
        (["hearts", "--seed", "-1"], 2, "--seed"),
        (["hearts", "--players", "greedy,greedy"], 2, "expected one, or one for each of 3 others"),
        (["hearts", "--players", "mcts"], 2, "lacks its iterations"),
        (["hearts", "--resume", "nothing.json"], 2, "cannot read nothing.json: no such file or directory"),
        (["hearts", "--resume", "x.json", "--seed", "1"], 2, "leave these options out"),
        (["hearts", "--resume", "empty.json"], 2, "empty.json is no saved game: expected JSON"),
        (["unsound.json"], 1, "does not describe a playable game"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], code: int, message: str, capsys: Capture) -> None:
    Path("empty.json").write_text("", encoding="utf-8")
    Path("unsound.json").write_text("{}", encoding="utf-8")
    assert run(["play", *arguments]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert "Traceback" not in err


def test_a_saved_game_of_another_game_is_refused(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("save kept.json\n"))
    assert run(["play", "scopa", "--seed", "1"]) == 0
    capsys.readouterr()
    assert run(["play", "hearts", "--resume", "kept.json"]) == 2
    assert "kept.json is a game by other rules: rules is" in capsys.readouterr().err


def test_a_saved_game_goes_on_from_the_command_line() -> None:
    lines = ["KS QS 8S", "1", "1", "1", "1"]
    whole = play("hearts", "--seed", "7", "--seat", "0", typed="\n".join(lines))
    begun = play("hearts", "--seed", "7", typed="\n".join([*lines[:3], "save kept.json"]))
    rest = play("hearts", "--resume", "kept.json", typed="\n".join(lines[3:]))
    assert begun.returncode == rest.returncode == 0
    assert b"Saved in kept.json." in begun.stdout
    shown = rest.stdout[rest.stdout.index(b"where you left it.\n") + 19 :].removesuffix(b"Saved in kept.json.\n")
    assert shown in whole.stdout
    assert whole.stdout.endswith(shown + b"The game is not over, and not saved: `save FILE` would have kept it.\n")
    kept = Path("kept.json").read_text("utf-8")
    assert '"moment":' in kept
    again = play("hearts", "--resume", "kept.json")
    assert again.stdout.endswith(b"Saved in kept.json.\n")
    assert Path("kept.json").read_text("utf-8") == kept


@pytest.mark.parametrize("variables", [{}, {"LC_ALL": "C"}, {"PYTHONUTF8": "1"}, {"PYTHONIOENCODING": "ascii:strict"}])
def test_any_input_is_answered(variables: dict[str, str]) -> None:
    typed = [
        "\n   \n",
        "x" * 300_000 + "\n",
        "\x00\x1b[2J\r\n",
        "\udcff\udcfe\n",
        "♥7 漢 🂡\n",
        "1 1 1\n",
        "\x1a1\n",
        "1\n",
    ]
    done = play("crazy_eights", "--seed", "7", "--players", "greedy", typed="".join(typed), **variables)
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.endswith(b">\nThe game is not over, and not saved: `save FILE` would have kept it.\n")
    assert done.stdout.count(b"\n> ") == 7, "what comes after Ctrl-Z is not read"
    assert b"\x1b" not in done.stdout
    assert len(done.stdout) < 6000


def test_a_reader_that_has_seen_enough_ends_the_game_quietly() -> None:
    command = f"yes 1 | {' '.join(map(_quoted, PROCESS))} play hearts --seed 1 --players greedy | head -3"
    done = subprocess.run(
        ["bash", "-c", f"{command}; echo ${{PIPESTATUS[1]}}"],
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert done.stderr == b""
    assert done.stdout.decode().splitlines()[-1] == "0"


def _quoted(word: str) -> str:
    return "'" + word.replace("'", "'\\''") + "'"


def test_standard_input_that_is_closed_ends_the_game() -> None:
    done = subprocess.run(
        ["bash", "-c", f"{' '.join(map(_quoted, PROCESS))} play hearts --seed 1 <&-"],
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.endswith(b"would have kept it.\n")


# ---------------------------------------------------------------------------------------- at a terminal


class AtTerminal:
    """The command at a terminal of its own."""

    def __init__(self, *arguments: str, **variables: str) -> None:
        self._main, side = pty.openpty()
        environs = environment(**{"LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "", **variables})
        self.process = subprocess.Popen(
            [*PROCESS, "play", *arguments], stdin=side, stdout=side, stderr=side, env=environs, start_new_session=True
        )
        os.close(side)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + 30
        while text not in self.seen:
            ready, _, _ = select.select([self._main], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} did not come: {self.seen[-500:]}"
            try:
                self.seen += os.read(self._main, 4096).decode("utf-8", "replace")
            except OSError:  # Nobody writes to it any more.
                break
        assert text in self.seen

    def type(self, text: str) -> None:
        """Type, once it waits for a line."""
        time.sleep(0.5)
        self.seen = ""
        os.write(self._main, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C, likewise."""
        time.sleep(0.5)
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        code = self.process.wait(timeout=60)
        os.close(self._main)
        return code


def test_a_terminal_gets_signs_and_colour() -> None:
    terminal = AtTerminal("hearts", "--seed", "7")
    terminal.wait_for("> ")
    assert "\x1b[31mQ♥\x1b[0m" in terminal.seen
    terminal.type("quit\nquit\n")
    assert terminal.end() == 0


@pytest.mark.parametrize(
    ("variables", "card"),
    [({"NO_COLOR": "1"}, "Q♥"), ({"TERM": "dumb"}, "QH"), ({"PYTHONIOENCODING": "latin-1"}, "QH")],
)
def test_a_terminal_may_have_less(variables: dict[str, str], card: str) -> None:
    terminal = AtTerminal("hearts", "--seed", "7", **variables)
    terminal.wait_for("> ")
    assert "\x1b[31m" not in terminal.seen
    assert f" {card} " in terminal.seen
    terminal.type("\x04")
    assert terminal.end() == 0


def test_ctrl_c_saves_a_game_that_has_a_file() -> None:
    terminal = AtTerminal("hearts", "--seed", "7", "--players", "greedy")
    terminal.wait_for("> ")
    terminal.type("save kept.json\n")
    terminal.wait_for("Saved in kept.json.")
    before = Path("kept.json").read_text("utf-8")
    terminal.type("KS QS 8S\n")
    terminal.wait_for("Your hand")
    terminal.interrupt()
    terminal.wait_for("interrupted")
    assert terminal.end() == 130
    assert Path("kept.json").read_text("utf-8") != before


def test_ctrl_c_ends_a_game_without_a_traceback() -> None:
    terminal = AtTerminal("hearts", "--seed", "7")
    terminal.wait_for("> ")
    terminal.interrupt()
    terminal.wait_for("interrupted")
    assert "would have kept it." in terminal.seen
    assert "Traceback" not in terminal.seen
    assert terminal.end() == 130


def test_ctrl_z_stops_and_goes_on() -> None:
    terminal = AtTerminal("hearts", "--seed", "7", "--players", "greedy")
    terminal.wait_for("> ")
    time.sleep(0.5)
    terminal.process.send_signal(signal.SIGSTOP)  # What Ctrl-Z does, wherever it comes from.
    _, status = os.waitpid(terminal.process.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)
    terminal.process.send_signal(signal.SIGCONT)
    terminal.type("why 7H\n")
    terminal.wait_for("can be chosen.")
    terminal.type("\x04")
    terminal.wait_for("would have kept it.")
    assert terminal.end() == 0
