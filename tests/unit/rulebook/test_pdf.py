import io
import re
import sys
import tomllib

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome
from darwindeck.rulebook import Rulebook, write_rulebook
from tests.support.books import HOSTILE, hostile_book, words_of_markdown
from tests.support.paths import ROOT


def text_of(book: Rulebook) -> str:
    """The text of all pages without spaces, bullets, numbers of steps and footers."""
    pytest.importorskip("typst")
    reader = pytest.importorskip("pypdf").PdfReader(io.BytesIO(book.to_pdf()))
    assert reader.metadata.title == book.title
    pages: list[str] = []
    for number, page in enumerate(reader.pages, start=1):
        *lines, footer = page.extract_text().splitlines()
        assert footer.endswith(f" · {number}")
        pages.extend(re.sub(r"^(•|\d+\.) ", "", line) for line in lines)
    return "".join("".join(pages).split())


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_pages_say_what_the_markdown_says(game: KnownGame) -> None:
    book = write_rulebook(game.create())
    assert text_of(book) == "".join(words_of_markdown(book.to_markdown()))


def test_hostile_text_stays_text() -> None:
    read = text_of(hostile_book())
    assert read.startswith("".join(HOSTILE.removesuffix("漢").split()))  # The last letter only where a font has it.
    assert "#panic()" in read


def test_the_same_rules_are_the_same_bytes() -> None:
    pytest.importorskip("typst")
    book = write_rulebook(create_hearts_genome())
    data = book.to_pdf()
    assert data.startswith(b"%PDF-")
    assert data == write_rulebook(create_hearts_genome()).to_pdf()
    assert b"CreationDate" not in data


def test_without_typst_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(DarwinDeckError) as error:
        write_rulebook(create_hearts_genome()).to_pdf()
    ways = '`pip install "darwindeck[pdf]"` brings it, or `make build` in a checkout'
    assert str(error.value) == f"a PDF needs typst, which is not installed: {ways}"


def test_typst_is_an_extra_for_users_and_there_for_tests() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert [need.startswith("typst") for need in project["project"]["optional-dependencies"]["pdf"]] == [True]
    assert not any(need.startswith("typst") for need in project["project"]["dependencies"])
    assert {"typst", "pypdf"} <= set(project["dependency-groups"]["dev"])
