"""Games played at the terminal by somebody who reads what is offered and types one of the names."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_crazy_eights_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_scopa_genome,
)
from darwindeck.genome.schema import GameGenome
from darwindeck.play import Rules, SavedPlay, Seating, TableAtTerminal, Writing, read_saved, write_saved
from darwindeck.simulation.session import SavedGameError, Session
from darwindeck.simulation.values import to_plain
from tests.support.kept_games import kept_games
from tests.support.playable_genomes import playable_genome
from tests.support.scripted_player import ScriptedPlayer

HEARTS = create_hearts_genome()
WIDTH = 80
LINES = 24


SAVED = to_plain(Session(HEARTS).save())


class Typist:
    """A terminal at which given lines are typed."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)
        self.written: list[str] = []

    def say(self, line: str) -> None:
        self.written.append(line)

    def read(self) -> str | None:
        return self._lines.pop(0) if self._lines else None


def seated(genome: GameGenome, terminal: Typist | ScriptedPlayer, seed: int = 7, seat: int = 0) -> TableAtTerminal:
    session = Session(genome, seed)
    seating = Seating(seat, ("random",) * genome.player_count, "game.saved.json")
    return TableAtTerminal(session, seating, Writing(seat, session.table().sides), Rules(genome), terminal)


def answers(*lines: str, genome: GameGenome = HEARTS) -> list[str]:
    """What is written from the first question on."""
    terminal = Typist(*lines)
    seated(genome, terminal).play()
    first = next(place for place, line in enumerate(terminal.written) if line.startswith(("  1 ", "  nil")))
    return terminal.written[first:]


def play_to_the_end(genome: GameGenome, seed: int, seat: int = 0) -> ScriptedPlayer:
    player = ScriptedPlayer(Random(seed))
    table = seated(genome, player, seed, seat)
    assert table.play() == "quit"
    assert table.session.to_act is None
    check_what_was_written(player.written)
    return player


def check_what_was_written(lines: list[str]) -> None:
    """Every line fits, has nothing but letters in it, and each decision can be made from the last lines."""
    since, asks = 0, False
    for line in lines:
        since = 0 if line == "" else since + 1
        asks = line.startswith(("Your hand:", "You hold no cards.")) or (asks and not line.startswith("> "))
        if not line.startswith("> "):
            assert len(line) <= WIDTH, line
            assert line.isprintable(), line
            assert line == line.rstrip(), line
        assert "{" not in line, line
        assert "None" not in line, line
        if asks:
            assert since <= LINES, line


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_are_begun(game: KnownGame) -> None:
    genome = game.create()
    rules = replace(genome.game_rules, max_hands=1) if genome.game_rules.max_hands else genome.game_rules
    play_to_the_end(replace(genome, max_turns=min(genome.max_turns, 60), game_rules=rules), 3)


@pytest.mark.parametrize("number", [pytest.param(n, marks=() if n < 8 else pytest.mark.deep) for n in range(60)])
def test_bred_games_are_played_to_the_end(number: int) -> None:
    games = kept_games()
    genome = games[number * len(games) // 60]
    genome = replace(genome, max_turns=min(genome.max_turns, 200))
    play_to_the_end(genome, number, number % genome.player_count)


@pytest.mark.parametrize("number", [pytest.param(n, marks=() if n < 12 else pytest.mark.deep) for n in range(120)])
def test_games_by_chance_are_played_to_the_end(number: int) -> None:
    genome = playable_genome(Random(number))
    genome = replace(genome, max_turns=min(genome.max_turns, 60))
    play_to_the_end(genome, number, number % genome.player_count)


def test_the_same_lines_give_the_same_text() -> None:
    one, other = (play_to_the_end(create_scopa_genome(), 5) for _ in range(2))
    assert one.written == other.written


# ---------------------------------------------------------------------------------------- answers and commands


def test_a_game_opens_with_who_plays_and_how_to_learn_more() -> None:
    terminal = Typist()
    assert seated(HEARTS, terminal).play() is None
    assert terminal.written[:3] == [
        "You play with Ben, Cleo and Dan (the machine: random). They sit to your left in",
        "this order.",
        "This is deal 7. Type `rules` for the rules, `help` for all that can be typed.",
    ]


def test_an_incomplete_choice_is_answered_and_changes_nothing() -> None:
    assert answers("KS QS")[-1] == "Choose 3 cards, not 2."
    assert answers("KS QS 8S AH")[-1] == "You do not have AH."
    assert answers("KS QS 8S QH")[-1] == "QH: No more than 3 are allowed."


def test_a_card_that_is_forbidden_is_answered_with_the_reason() -> None:
    lines = answers("KS QS 8S", "QH")
    assert lines[-1] == "QH: You must follow suit: clubs were led, and you have clubs."
    assert answers("KS QS 8S", "why QH")[-1] == lines[-1]


def test_commands_answer_and_change_nothing() -> None:
    for command in ("help", "score", "last", "piles", "table", "why", "why 7H", "rules", "rules all", "nonsense", ""):
        terminal = Typist("KS QS 8S", command)
        table = seated(HEARTS, terminal)
        table.play()
        before = len(terminal.written)
        assert table.session.to_act == 0
        bare = seated(HEARTS, Typist("KS QS 8S"))
        bare.play()
        assert table.session.save() == bare.session.save()
        assert before > len(bare._terminal.written)  # type: ignore[attr-defined]


def test_a_hint_names_answers_and_chances() -> None:
    line = " ".join(answers("hint"))
    assert "The machine would choose: " in line
    assert line.count("% chance to win)") == 3


def test_undo_goes_back_and_says_what_was_seen() -> None:
    terminal = Typist("undo", "KS QS 8S", "undo", "QH 7H 4H")
    table = seated(HEARTS, terminal)
    table.play()
    assert "There is nothing to undo: you have not chosen anything yet." in terminal.written
    assert any(line.startswith("Back to your last choice. You have seen") for line in terminal.written)
    assert "You pass 4H, 7H and QH to Ben." in terminal.written


def gone_on(genome: GameGenome, *lines: str) -> list[str]:
    """What is written when a game goes on that was left after these lines, but for the last one."""
    first, second = Typist(*lines[:-1]), Typist(lines[-1])
    table = seated(genome, first)
    table.play()
    session = Session.opened(genome, table.session.save())
    seating = Seating(0, ("random",) * genome.player_count, "game.saved.json")
    TableAtTerminal(session, seating, Writing(0, session.table().sides), Rules(genome), second).play()
    return second.written


def test_last_tells_of_the_last_choice_however_one_came_here() -> None:
    eights = create_crazy_eights_genome()
    lines = answers("1", "last", genome=eights)
    last = lines[max(place for place, line in enumerate(lines) if line.startswith("You play ")) :]
    assert len(last) > 1
    assert lines.count(last[0]) == 2
    assert gone_on(eights, "1", "last")[-len(last) :] == last
    assert answers("1", "1", "undo", "last", genome=eights)[-len(last) :] == last
    assert any(line.startswith("Hand 1: ") for line in answers("undo", "last", genome=eights))


def test_cards_of_a_trick_that_lay_face_down_are_named_however_one_came_here() -> None:
    """The other player has laid a card when the game is left or taken back."""
    goofspiel = create_goofspiel_genome()
    end = "You take the trick: 10D and 7C."
    assert end in answers("4D", "10D", genome=goofspiel)
    assert end in gone_on(goofspiel, "4D", "10D")
    assert answers("4D", "10D", "undo", "10D", genome=goofspiel).count(end) == 2
    assert answers("4D", "10D", "last", genome=goofspiel)[-1] == end


def test_quitting_is_asked_about_once() -> None:
    terminal = Typist("quit", "help", "quit", "3D")
    table = seated(HEARTS, terminal)
    assert table.play() == "quit"
    assert terminal.written.count("The game is not over. `save` keeps it for another day; `quit` once more leaves") == 1
    table.keep()
    assert terminal.written[-1] == "The game is not over, and not saved: `save FILE` would have kept it."


def test_after_the_game_there_is_another_one(tmp_path: Path) -> None:
    for wish in ("again", "same", "QUIT"):
        terminal = Typist("what", "score", "last", "help", f"save {tmp_path / 'over.json'}", wish)
        over = Session(create_crazy_eights_genome(), 7)
        while over.to_act is not None:
            over.choose(over.machine("greedy", 1), over.moment)
        table = seated(create_crazy_eights_genome(), terminal)
        table.session = over
        assert table.play() == wish.casefold()
        assert '"what" is not understood: type `again`, `same` or `quit`.' in terminal.written


# ---------------------------------------------------------------------------------------- saved games


def test_a_saved_game_goes_on_with_the_same_text(tmp_path: Path) -> None:
    file = tmp_path / "hearts.json"
    lines = ["KS QS 8S", "1", "1", "1", "1", "1"]
    whole, first = Typist(*lines), Typist(*lines[:3], f"save {file}")
    seated(HEARTS, whole).play()
    seated(HEARTS, first).play()
    saved = read_saved(str(file), HEARTS)
    second = Typist(*lines[3:])
    session = Session.opened(HEARTS, saved.game)
    seating = Seating(saved.seat, saved.players, str(file), is_kept=True)
    table = TableAtTerminal(session, seating, Writing(0, session.table().sides), Rules(HEARTS), second)
    table.play()
    shown = second.written[second.written.index("") :]
    assert "The game goes on where you left it." in second.written
    assert whole.written[-len(shown) :] == shown
    table.keep()
    assert " ".join(second.written[-2:]).endswith(f"Saved in {file}.")
    assert read_saved(str(file), HEARTS).game == session.save()


def test_a_file_that_cannot_be_written_is_answered(tmp_path: Path) -> None:
    assert "Cannot write " in " ".join(answers(f"save {tmp_path / 'no' / 'such.json'}"))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seat": 4}, "seat is 4: expected 0 to 3"),
        ({"seat": 9}, "seat is 9: expected a whole number, 0 to 5"),
        ({"seat": "0"}, 'seat is "0"'),
        ({"players": ["greedy"]}, "players has 1 name"),
        ({"players": ["frob"] * 4}, 'there is no player "frob"'),
        ({"players": [1, 2, 3, 4]}, r"players\[0\] is 1: expected a text"),
        ({"game": {**SAVED, "rules": "0"}}, 'x.json is a game by other rules: rules is "0", expected "17da'),
        ({"game": {}}, "game.schema is missing"),
        ({"game": []}, r"game is \[\]: expected an object"),
        ({"more": 1}, '"more" is no field: expected seat, players, game'),
    ],
)
def test_files_that_are_no_saved_games_are_refused(tmp_path: Path, change: dict[str, object], message: str) -> None:
    file = tmp_path / "x.json"
    write_saved(file, 0, ("greedy",) * 4, Session(HEARTS).save())
    assert isinstance(read_saved(str(file), HEARTS), SavedPlay)
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **change}), encoding="utf-8")
    with pytest.raises(SavedGameError, match=message):
        read_saved(str(file), HEARTS)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[" * 100_000, b"nonsense", b"{}"])
def test_other_files_are_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(data)
    with pytest.raises(SavedGameError, match=r"x\.json is no saved game"):
        read_saved(str(file), HEARTS)
