"""The summary at the beginning of a rulebook, and the card at its end."""

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.rulebook import _quick, _short
from darwindeck.rulebook._scene import Scene


def test_first_and_last_page_are_short() -> None:
    for genome in [game.create() for game in KNOWN_GAMES]:
        scene = Scene(genome)
        first, last = _short.section(scene), _quick.section(scene)
        assert first is not None
        assert last is not None
        assert 3 <= len(list(first.rules)) <= 5
        assert len(list(last.rules)) <= 10
