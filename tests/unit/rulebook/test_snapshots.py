"""The rulebooks of the known games, as they stand in the documentation."""

from tools.rulebooks import FOLDER, rulebooks

REMEDY = "run `make rulebooks`, read the difference and commit it"


def test_rulebooks_say_what_is_written_now() -> None:
    files = dict(rulebooks())
    assert {path.name for path in FOLDER.iterdir()} == files.keys(), REMEDY
    stale = [name for name, text in files.items() if (FOLDER / name).read_text(encoding="utf-8") != text]
    assert stale == [], REMEDY
