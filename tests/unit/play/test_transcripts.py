"""A hand of each family, written down: what people read changes only when that is meant."""

import pytest

from darwindeck.genome.examples import KnownGame
from tools.transcripts import FAMILIES, FOLDER, transcript


@pytest.mark.parametrize("game", FAMILIES.values(), ids=FAMILIES)
def test_a_hand_reads_as_it_is_written_down(game: KnownGame) -> None:
    text = (FOLDER / f"{game.name}.txt").read_text("utf-8")
    assert transcript(game) == text, "run `python -m tools.transcripts`, and read what has changed"


def test_every_transcript_is_of_a_family() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {game.name for game in FAMILIES.values()}
