import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from darwindeck.cli import _books, _progress
from darwindeck.cli._main import run
from darwindeck.files import write_atomically
from darwindeck.genome.examples import create_hearts_genome, create_scopa_genome, create_war_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import genome_to_json, save_genome
from darwindeck.rulebook import Strategy, write_rulebook
from darwindeck.rulebook.strategy import Skill
from darwindeck.simulation.simulator import Progress
from tests.support.process import PROCESS, environment, process

Capture = pytest.CaptureFixture[str]

HEARTS = write_rulebook(create_hearts_genome())


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def nothing_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Books are written at once: no test plays unless it says so."""
    monkeypatch.setattr("darwindeck.rulebook.measure_strategy", never)


def never(*_: object, **__: object) -> None:
    raise AssertionError("this was not to be played")


@pytest.fixture
def games(folder: Path) -> Path:
    """A folder with three games, and with files that are none."""
    games = folder / "games"
    games.mkdir()
    save_genome(create_hearts_genome(), games / "h.json")
    save_genome(create_scopa_genome(), games / "Scopa 2.json")
    assert run(["compile", "war", "-o", "games/w.ddb", "--json"]) == 0
    (games / "notes.txt").write_text("no game")
    (games / ".hidden.json").write_text("no game")
    return games


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# ---------------------------------------------------------------------------------------- one game


def test_rules_are_printed_as_markdown(folder: Path, capsys: Capture) -> None:
    assert run(["rulebook", "hearts"]) == 0
    assert capsys.readouterr() == (HEARTS.to_markdown(), "")
    assert run(["rulebook", "hearts", "-o", "-", "--format", "html"]) == 0
    assert capsys.readouterr() == (HEARTS.to_html(), "")
    assert names_in(folder) == []


@pytest.mark.parametrize(
    ("output", "text"),
    [
        ("a.md", HEARTS.to_markdown()),
        ("a.markdown", HEARTS.to_markdown()),
        ("a.html", HEARTS.to_html()),
        ("a.HTM", HEARTS.to_html()),
    ],
)
def test_suffix_says_the_format(output: str, text: str, folder: Path, capsys: Capture) -> None:
    assert run(["rulebook", "hearts", "-o", output]) == 0
    assert capsys.readouterr() == (f"{output}: the rules of Hearts\n", "")
    assert names_in(folder) == [output]
    assert (folder / output).read_text(encoding="utf-8") == text


def test_format_says_what_the_suffix_does_not(folder: Path) -> None:
    assert run(["rulebook", "hearts", "-o", "a.txt", "--format", "html"]) == 0
    assert run(["rulebook", "hearts", "-o", "b.htm", "--format", "html"]) == 0
    assert (folder / "a.txt").read_text(encoding="utf-8") == HEARTS.to_html()
    assert (folder / "b.htm").read_text(encoding="utf-8") == HEARTS.to_html()


@pytest.mark.parametrize("output", ["-", "/dev/stdout"])
def test_standard_output_has_two_names(output: str, capsys: Capture) -> None:
    assert run(["rulebook", "hearts", "-o", output]) == 0
    assert capsys.readouterr() == (HEARTS.to_markdown(), "")


def test_pipe_is_written_to(folder: Path) -> None:
    command = ["rulebook", "hearts", "--format", "html"]
    found = subprocess.run(
        ["bash", "-c", '"$@" -o >(cat > book) && sleep 0.5', "-", *PROCESS, *command],
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stderr) == (0, b"")
    assert (folder / "book").read_text(encoding="utf-8") == HEARTS.to_html()


def test_pdf_goes_to_a_file_or_through_a_pipe(folder: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["rulebook", "hearts", "-o", "h.pdf"]) == 0
    assert (folder / "h.pdf").read_bytes() == HEARTS.to_pdf()
    capfdbinary.readouterr()
    assert run(["rulebook", "hearts", "--format", "pdf"]) == 0
    assert capfdbinary.readouterr() == (HEARTS.to_pdf(), b"")


def test_letters_that_may_have_no_font_are_told(folder: Path, capsys: Capture) -> None:
    save_genome(replace(create_hearts_genome(), genome_id="漢字漢 Herzen"), folder / "h.json")
    assert run(["rulebook", "h.json", "-o", "h.html"]) == 0
    assert capsys.readouterr().err == ""
    assert run(["rulebook", "h.json", "-o", "h.pdf"]) == 0
    expected = "darwindeck: 漢字 can be seen in the PDF only if this machine has a font for it: look at the title\n"
    assert capsys.readouterr().err == expected


def test_without_typst_the_way_to_get_it_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert run(["rulebook", "hearts", "-o", "h.pdf", "--strategy"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith('darwindeck: a PDF needs typst, which is not installed: `pip install "darwindeck[pdf]"`')
    assert names_in(folder) == []


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (["hearts"], "hearts.md"),
        (["in.json"], "in.md"),
        (["in.json", "--format", "html"], "in.html"),
        (["-"], "hearts.md"),
    ],
)
@pytest.mark.parametrize("is_there", [True, False], ids=["old folder", "new folder"])
def test_book_in_a_folder_has_the_name_of_its_game(
    arguments: list[str], name: str, is_there: bool, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    save_genome(create_hearts_genome(), folder / "in.json")
    stdin = io.TextIOWrapper(io.BytesIO(genome_to_json(create_hearts_genome()).encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    if is_there:
        (folder / "books").mkdir()
    assert run(["rulebook", *arguments, "-o", "books" if is_there else "books/"]) == 0
    assert capsys.readouterr() == (f"books/{name}: the rules of Hearts\n", "")
    assert names_in(folder / "books") == [name]


def test_json_says_what_was_written(folder: Path, capsys: Capture) -> None:
    assert run(["rulebook", "hearts", "-o", "h.html", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == {
        "source": "hearts",
        "genome_id": "hearts",
        "title": "Hearts",
        "format": "html",
        "output": "h.html",
        "bytes": (folder / "h.html").stat().st_size,
    }


def test_second_run_replaces_the_book(folder: Path) -> None:
    assert run(["rulebook", "war", "-o", "a.md"]) == 0
    assert run(["rulebook", "hearts", "-o", "a.md"]) == 0
    assert (folder / "a.md").read_text(encoding="utf-8") == HEARTS.to_markdown()


@pytest.mark.parametrize("name", ["game.json", "game.ddb", "game.html", "game", "broken.json"])
def test_game_is_never_replaced_by_a_book(name: str, folder: Path, capsys: Capture) -> None:
    text = genome_to_json(create_war_genome())
    (folder / name).write_text("{" if name == "broken.json" else text)
    before = (folder / name).read_bytes()
    assert run(["rulebook", "hearts", "-o", name, "--format", "html"]) == 2
    assert capsys.readouterr() == ("", f"darwindeck: cannot write {name}: that is a game, not a book\n")
    assert (folder / name).read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-o", ""], "-o needs the name of a file or a folder"),
        (["-o", "h.txt"], "-o h.txt ends in .txt: end it in .md, .html or .pdf, or add --format; the name of a new"),
        (["-o", "books"], "-o books has no suffix: end it in .md, .html or .pdf, or add --format; the name of a new"),
        (
            ["-o", "h.pdf", "--format", "html"],
            "-o h.pdf ends in .pdf, but --format is html: leave out one, or let them",
        ),
        (["--json"], "--json says what was written: name a file or a folder with -o"),
        (["--format", "word"], "'word' is not one of 'markdown', 'html', 'pdf'"),
    ],
)
def test_wrong_usage_is_said(arguments: list[str], message: str, folder: Path, capsys: Capture) -> None:
    assert run(["rulebook", "hearts", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert names_in(folder) == []


@pytest.mark.parametrize(
    ("output", "why"),
    [
        ("no/h.md", "there is no folder no"),
        ("no/such/h.md", "there is no folder no"),
        ("taken", "it is a folder"),
        ("x" * 300 + ".md", "file name too long"),
        ("file/h.md", "file is not a folder"),
        ("file/", "file is not a folder"),
        ("file/sub/", "file is not a folder"),
    ],
)
def test_what_cannot_be_written_is_named_before_anything_is_played(
    output: str, why: str, folder: Path, capsys: Capture
) -> None:
    (folder / "file").write_text("x")
    (folder / "taken" / "hearts.md").mkdir(parents=True)
    assert run(["rulebook", "hearts", "-o", output, "--strategy"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"darwindeck: cannot write {output}")
    assert err.endswith(f": {why}\n")
    assert names_in(folder) == ["file", "taken"]


def test_folder_is_made_with_those_above_it(folder: Path) -> None:
    assert run(["rulebook", "hearts", "-o", "new/sub/"]) == 0
    assert names_in(folder / "new" / "sub") == ["hearts.md"]


def test_full_disk_leaves_the_old_book_as_it_was(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def fsync(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (folder / "h.md").write_text("old")
    monkeypatch.setattr(os, "fsync", fsync)
    assert run(["rulebook", "hearts", "-o", "h.md"]) == 2
    assert capsys.readouterr() == ("", "darwindeck: cannot write h.md: no space left on device\n")
    assert names_in(folder) == ["h.md"]
    assert (folder / "h.md").read_text() == "old"


def test_folder_that_may_not_be_written_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (folder / "books").mkdir()
    (folder / "games").mkdir()
    save_genome(create_hearts_genome(), folder / "games" / "hearts.json")
    monkeypatch.setattr(os, "access", lambda *_: False)
    for source in ("hearts", "games"):
        assert run(["rulebook", source, "-o", "books", "--strategy"]) == 2
        expected = "darwindeck: cannot write books/hearts.md: no permission to write in books\n"
        assert capsys.readouterr() == ("", expected)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "a game or a folder must be named: `darwindeck games` lists the known games"),
        ("nofolder/", "cannot read nofolder/: there is no such folder"),
    ],
)
def test_game_that_is_not_there_is_said_before_anything_else(source: str, message: str, capsys: Capture) -> None:
    assert run(["rulebook", source, "-o", "x"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(f": {message}\n")


def test_unknown_game_has_a_suggestion(capsys: Capture) -> None:
    assert run(["rulebook", "haerts"]) == 2
    expected = 'darwindeck: there is no file and no known game called "haerts": did you mean "hearts"?\n'
    assert capsys.readouterr() == ("", expected)


@pytest.mark.parametrize("output", [[], ["-o", "x.html"]], ids=["stdout", "file"])
def test_unsound_game_has_no_rules(output: list[str], folder: Path, capsys: Capture) -> None:
    war = create_war_genome()
    save_genome(replace(war, player_count=3, setup=replace(war.setup, cards_per_player=17)), folder / "bad.json")
    assert run(["rulebook", "bad.json", *output]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bad.json does not describe a playable game\n  ")
    assert "WAR tableau mode requires exactly 2 players" in err
    assert names_in(folder) == ["bad.json"]


@pytest.mark.parametrize("content", [b"", b"no game", b"{}", b"\x00\x01"])
def test_what_is_no_game_is_said(content: bytes, folder: Path, capsys: Capture) -> None:
    (folder / "x.json").write_bytes(content)
    assert run(["rulebook", "x.json"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("x.json does not ")


@pytest.mark.parametrize("form", ["markdown", "html"])
def test_hostile_name_is_harmless(form: str, folder: Path) -> None:
    game = genome_to_json(replace(create_war_genome(), genome_id="../<script>alert(1)</script>*_`#")).encode()
    found = process("rulebook", "-", "--format", form, "-o", "books/", stdin=game)
    assert (found.returncode, found.stderr) == (0, b"")
    assert names_in(folder) == ["books"]
    (book,) = (folder / "books").iterdir()
    assert book.stem == "script-alert-1-script-_"
    assert not re.search(r"(?<!\\)<script", book.read_text(encoding="utf-8"))


# ---------------------------------------------------------------------------------------- a folder of games


def test_every_game_of_a_folder_gets_its_book(games: Path, folder: Path, capsys: Capture) -> None:
    capsys.readouterr()
    assert run(["rulebook", "games", "-o", "books"]) == 0
    assert capsys.readouterr() == (
        "books/Scopa 2.md: the rules of Scopa\nbooks/h.md: the rules of Hearts\nbooks/w.md: the rules of War\n",
        "",
    )
    assert names_in(folder / "books") == ["Scopa 2.md", "h.md", "w.md"]
    assert (folder / "books" / "h.md").read_text(encoding="utf-8") == HEARTS.to_markdown()
    assert names_in(games) == [".hidden.json", "Scopa 2.json", "h.json", "notes.txt", "w.ddb"]


def test_books_may_lie_beside_their_games_and_be_written_again(games: Path, capsys: Capture) -> None:
    before = {name: (games / name).read_bytes() for name in names_in(games)}
    for _ in range(2):
        assert run(["rulebook", "games/", "-o", "games", "--format", "html"]) == 0
    assert capsys.readouterr().err == ""
    assert {name: (games / name).read_bytes() for name in before} == before
    assert set(names_in(games)) == {*before, "Scopa 2.html", "h.html", "w.html"}


def test_json_lists_the_books_of_a_folder(games: Path, capsys: Capture) -> None:
    capsys.readouterr()
    assert run(["rulebook", str(games), "-o", "books", "--json"]) == 0
    reports = json.loads(capsys.readouterr().out)
    assert [report["output"] for report in reports] == ["books/Scopa 2.md", "books/h.md", "books/w.md"]
    assert reports[2]["genome_id"] == "war-baseline"


def test_other_games_of_a_folder_are_written_when_one_is_no_game(games: Path, folder: Path, capsys: Capture) -> None:
    (games / "a.json").write_text("[]")
    capsys.readouterr()
    assert run(["rulebook", "games", "-o", "books"]) == 1
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 3
    assert err.startswith("games/a.json does not describe a playable game\n")
    (games / "b.json").symlink_to("nowhere")
    assert run(["rulebook", "games", "-o", "books"]) == 2
    assert "darwindeck: cannot read games/b.json: no such file or directory\n" in capsys.readouterr().err
    assert names_in(folder / "books") == ["Scopa 2.md", "h.md", "w.md"]


def test_folders_in_a_folder_are_left_alone_whatever_their_name(games: Path, folder: Path, capsys: Capture) -> None:
    (games / "b.json").mkdir()
    capsys.readouterr()
    assert run(["rulebook", "games", "-o", "books"]) == 0
    assert capsys.readouterr().err == ""
    assert names_in(folder / "books") == ["Scopa 2.md", "h.md", "w.md"]
    (folder / "none" / "c.json").mkdir(parents=True)
    assert run(["rulebook", "none", "-o", "books"]) == 2
    assert "there is no game in none" in capsys.readouterr().err


def test_folder_without_books_is_not_made(folder: Path) -> None:
    (folder / "games").mkdir()
    (folder / "games" / "a.json").write_text("[]")
    assert run(["rulebook", "games", "-o", "books"]) == 1
    assert names_in(folder) == ["games"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "games is a folder: name the folder for its books with -o"),
        (["-o", "-"], "games is a folder: name the folder for its books with -o"),
        (["-o", "books.md"], "games is a folder, but -o books.md names a file: to mean a folder, end it in /"),
    ],
)
def test_folder_needs_a_folder_for_its_books(arguments: list[str], message: str, games: Path, capsys: Capture) -> None:
    assert games.is_dir()
    assert run(["rulebook", "games", *arguments]) == 2
    assert capsys.readouterr().err.endswith(f"Error: {message}\n")


def test_folder_without_games_is_said(folder: Path, capsys: Capture) -> None:
    (folder / "empty").mkdir()
    assert run(["rulebook", "empty", "-o", "books"]) == 2
    expected = "darwindeck: there is no game in empty: expected files that end in .json or .ddb\n"
    assert capsys.readouterr() == ("", expected)


@pytest.mark.parametrize("other", ["h.ddb", "H.json"])
def test_two_games_for_one_book_are_refused_before_anything_is_written(
    other: str, games: Path, folder: Path, capsys: Capture
) -> None:
    (games / other).write_bytes((games / "w.ddb").read_bytes())
    capsys.readouterr()
    assert run(["rulebook", "games", "-o", "books"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "would both be written to books/h.md: rename one of them" in err
    assert names_in(folder) == ["games"]


def test_known_game_comes_before_a_folder_of_its_name(folder: Path, capsys: Capture) -> None:
    (folder / "hearts").mkdir()
    assert run(["rulebook", "hearts"]) == 0
    assert capsys.readouterr().out == HEARTS.to_markdown()
    assert run(["rulebook", "hearts/", "-o", "books"]) == 2
    assert "there is no game in hearts/" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def seen_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal on which progress is shown at once."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(_progress, "PATIENCE", 0.0)
    return terminal


def test_progress_of_a_folder_is_shown_on_a_terminal(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert games.is_dir()
    terminal = seen_on_a_terminal(monkeypatch)
    assert run(["rulebook", "games", "-o", "books"]) == 0
    assert "writing" in terminal.getvalue()
    assert "100%" in terminal.getvalue()


def test_progress_of_a_folder_is_that_of_its_games() -> None:
    told: list[tuple[int, int]] = []
    second = _progress.part_of(lambda done, total: told.append((done, total)), 1, 4)
    for done in (0, 3, 6):
        second(done, 6)
    assert [done / total for done, total in told] == [0.25, 0.375, 0.5]


def test_interrupt_leaves_whole_books_and_tells_which(
    games: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert games.is_dir()
    capsys.readouterr()

    def interrupted(path: Path, data: bytes) -> None:
        if path.name == "w.md":
            raise KeyboardInterrupt
        write_atomically(path, data)

    monkeypatch.setattr(_books, "write_atomically", interrupted)
    assert run(["rulebook", "games", "-o", "books"]) == 130
    out, err = capsys.readouterr()
    assert [line.split(":")[0] for line in out.splitlines()] == ["books/Scopa 2.md", "books/h.md"]
    assert err == "interrupted\n"
    assert names_in(folder / "books") == ["Scopa 2.md", "h.md"]


# ---------------------------------------------------------------------------------------- notes on strategy


def measured(genome: GameGenome, *, progress: Progress | None = None) -> Strategy:
    if progress is not None:
        progress(1, 1)
    return Strategy(has_decisions="war" not in genome.genome_id, skill=Skill(40, 36, 0.25))


def test_notes_on_strategy_are_measured_if_wanted(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("darwindeck.rulebook.measure_strategy", measured)
    assert run(["rulebook", "hearts", "--strategy"]) == 0
    assert "won 36 of 40 games" in capsys.readouterr().out
    assert run(["rulebook", "hearts", "-o", "h.html", "--strategy"]) == 0
    assert "won 36 of 40 games" in Path("h.html").read_text()
    assert run(["rulebook", str(games), "-o", "books", "--strategy"]) == 0
    assert "won 36 of 40 games" in Path("books/h.md").read_text()
    assert "nothing to decide" in Path("books/w.md").read_text()


def test_progress_of_playing_is_shown_and_a_book_without_notes_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("darwindeck.rulebook.measure_strategy", measured)
    terminal = seen_on_a_terminal(monkeypatch)
    assert run(["rulebook", "hearts", "-o", "h.md"]) == 0
    assert terminal.getvalue() == ""
    assert run(["rulebook", "hearts", "-o", "h.md", "--strategy"]) == 0
    assert "playing" in terminal.getvalue()


def test_interrupt_while_playing_writes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("darwindeck.rulebook.measure_strategy", interrupted)
    assert run(["rulebook", "hearts", "-o", "h.md", "--strategy"]) == 130
    assert capsys.readouterr() == ("", "interrupted\n")
    assert names_in(folder) == []


# ---------------------------------------------------------------------------------------- as a process


@pytest.mark.parametrize(
    "changes",
    [{"LC_ALL": "C"}, {"LANG": "C", "TERM": "dumb"}, {"PYTHONIOENCODING": "latin-1"}, {"NO_COLOR": "1"}],
    ids=str,
)
def test_what_is_not_a_terminal_gets_utf8_without_escapes(changes: dict[str, str]) -> None:
    found = process("rulebook", "hearts", env=environment(**changes))
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.decode() == HEARTS.to_markdown()


def on_a_terminal(*arguments: str, **changes: str) -> tuple[int, str]:
    """The exit code and what a terminal shows."""
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [*PROCESS, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(**changes)
    ) as running:
        os.close(theirs)
        shown = b""
        try:
            while data := os.read(ours, 4096):
                shown += data
        except OSError:  # How Linux says that the other side was closed.
            pass
        finally:
            os.close(ours)
    return running.returncode, shown.replace(b"\r\n", b"\n").decode()


def test_terminal_shows_the_rules_without_colors() -> None:
    assert on_a_terminal("rulebook", "hearts", LANG="C", TERM="dumb") == (0, HEARTS.to_markdown())


def test_letters_that_the_terminal_lacks_are_written_out() -> None:
    code, shown = on_a_terminal("rulebook", "hearts", PYTHONIOENCODING="latin-1")
    assert code == 0
    assert "\\u2665" in shown


def test_pdf_is_not_shown_on_a_terminal() -> None:
    code, shown = on_a_terminal("rulebook", "hearts", "--format", "pdf")
    assert code == 2
    assert shown.endswith("Error: a PDF cannot be shown on a terminal: name a file with -o\n")


def test_interrupt_of_the_process_leaves_with_130() -> None:
    with subprocess.Popen(
        [*PROCESS, "rulebook", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        assert running.stdin is not None
        running.stdin.write(b" " * 500_000)  # More than a pipe holds: once it is written, the command is reading.
        running.stdin.flush()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err.split()) == (130, b"", [b"interrupted"])
