import re
from dataclasses import replace

import pytest

from darwindeck.evolution import naming
from darwindeck.evolution.naming import _RUDE, name_game
from darwindeck.genome.examples import KNOWN_GAMES, create_hearts_genome
from darwindeck.rulebook import write_rulebook

NAMES = [name_game(str(number), ()) for number in range(800)]


def test_name_is_a_word_in_small_letters_that_is_fit_for_a_file() -> None:
    assert all(re.fullmatch("[a-z]{5,10}", name) for name in NAMES)


def test_name_can_be_said_aloud() -> None:
    for name in NAMES:
        assert not re.search("[^aeiou]{3}", name[2:]), name
        assert not re.search("[aeiou]{2}", name), name
        assert name[-1] in "aeiou"


def test_there_are_thousands_of_names() -> None:
    assert len(set(NAMES)) > 780  # By chance alone, two of 800 share one of 50,000 names now and then.


def test_same_game_has_the_same_name() -> None:
    assert [name_game(str(number), ()) for number in range(50)] == NAMES[:50]


def test_name_that_is_taken_is_not_given_again() -> None:
    taken: list[str] = []
    for _ in range(40):
        name = name_game("river", taken)
        assert name not in taken
        taken.append(name)


def test_capitals_do_not_make_another_name() -> None:
    assert name_game("river", [name_game("river", ()).upper()]) != name_game("river", ())


def test_names_get_longer_before_they_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for parts in ("_STARTS", "_VOWELS", "_MIDDLES", "_ENDS"):
        monkeypatch.setattr(naming, parts, getattr(naming, parts)[:1])
    taken: list[str] = []
    for _ in range(4):
        taken.append(name_game("river", taken))
    assert taken == ["baba" + "ba" * more for more in (1, 2, 3, 4)]


def test_no_name_is_that_of_a_known_game_or_rude() -> None:
    known = {name for game in KNOWN_GAMES for name in (game.name, game.create().genome_id)}
    assert not known & set(NAMES)
    assert not [name for name in NAMES if any(word in name for word in _RUDE)]


def test_name_is_the_title_of_the_rulebook() -> None:
    for name in NAMES[:5]:
        assert write_rulebook(replace(create_hearts_genome(), genome_id=name)).title == name.capitalize()
