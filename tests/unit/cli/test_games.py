import inspect
import io
import json
import re
import sys
from pathlib import Path

import pytest

from darwindeck.cli._main import run
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.serialization import content_hash, genome_from_json
from darwindeck.simulation import Simulator

Capture = pytest.CaptureFixture[str]


def test_table_lists_all_known_games_in_order(capsys: Capture) -> None:
    assert run(["games"]) == 0
    out, err = capsys.readouterr()
    head, *rows = out.splitlines()
    assert err == ""
    assert head.split() == ["name", "family", "players", "length", "about"]
    assert [row.split()[0] for row in rows] == [game.name for game in KNOWN_GAMES]


def test_columns_of_the_table_line_up(capsys: Capture) -> None:
    assert run(["games"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    for row, game in zip(rows, KNOWN_GAMES, strict=True):
        genome = game.create()
        assert row[head.index("family") :].startswith(f"{game.family} ")
        assert row[head.index("players") :].startswith(f"{genome.player_count} ")
        assert re.match(r"\d+ turns ", row[head.index("length") :])
        assert row[head.index("about") :] == game.summary


def test_json_lists_all_known_games(capsys: Capture) -> None:
    assert run(["games", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == [
        {
            "name": game.name,
            "genome_id": genome.genome_id,
            "family": game.family,
            "players": genome.player_count,
            "cards_per_player": genome.setup.cards_per_player,
            "median_turns": Simulator().simulate(genome, num_games=100, players="greedy").median_turns,
            "summary": game.summary,
            "content_hash": content_hash(genome),
            "bytes": len(compile_genome(genome)),
        }
        for game, genome in ((game, game.create()) for game in KNOWN_GAMES)
    ]


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_a_known_game_is_shown_with_the_rules_that_it_follows(game: KnownGame, capsys: Capture) -> None:
    assert run(["games", "show", game.name]) == 0
    out = capsys.readouterr().out
    story, _, outline = out.partition("\n\nschema_version: ")
    assert story.split() == (inspect.getdoc(game.create) or "").split()
    assert outline
    assert max(map(len, story.splitlines())) <= 100


def test_outline_of_a_file_shows_what_differs_from_the_defaults(tmp_path: Path, capsys: Capture) -> None:
    assert run(["games", "show", "war", "--json"]) == 0
    path = tmp_path / "war.json"
    path.write_text(capsys.readouterr().out.replace("war-baseline", "my-war"), encoding="utf-8")
    assert run(["games", "show", str(path)]) == 0
    assert capsys.readouterr() == (
        """\
schema_version: 1.0
genome_id: my-war
generation: 0
setup
  cards_per_player: 26
  tableau_mode: war
  hand_visibility: face_down
  hand_is_stack: yes
  capture_order: own_first
turn_structure
  phases
    1 play
      target: tableau
win_conditions
  1
    type: capture_all
max_turns: 1000
game_rules
  war_cards_down: 1
""",
        "",
    )


def test_outline_puts_conditions_and_teams_into_words(capsys: Capture) -> None:
    assert run(["games", "show", "uno_style"]) == 0
    assert (
        "valid_play_condition: card_matches_suit top_discard OR card_matches_rank top_discard\n"
        in capsys.readouterr().out
    )
    assert run(["games", "show", "partnership_spades"]) == 0
    assert "teams: (0, 2), (1, 3)\n" in capsys.readouterr().out


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_shown_json_is_the_genome(game: KnownGame, capsys: Capture) -> None:
    assert run(["games", "show", game.name, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert genome_from_json(out) == game.create()


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_shown_json_validates_from_standard_input(
    game: KnownGame, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert run(["games", "show", game.name, "--json"]) == 0
    shown = capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(shown.encode())))
    assert run(["validate", "-", "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["sound"] is True
    assert report["content_hash"] == content_hash(game.create())


def test_show_needs_a_game(capsys: Capture) -> None:
    assert run(["games", "show"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Usage: darwindeck games show [OPTIONS] GAME\n")


def test_unknown_game_cannot_be_shown(capsys: Capture) -> None:
    assert run(["games", "show", "scoppa"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith('did you mean "scopa"?\n')


def test_json_before_show_is_wrong_usage(capsys: Capture) -> None:
    assert run(["games", "--json", "show", "war"]) == 2
    assert "darwindeck games show GAME --json" in capsys.readouterr().err


def test_a_game_without_show_is_explained(capsys: Capture) -> None:
    assert run(["games", "crazy_eights"]) == 2
    assert "crazy_eights is a game: `darwindeck games show crazy_eights` shows it" in capsys.readouterr().err
