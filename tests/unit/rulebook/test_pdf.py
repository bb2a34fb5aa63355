import io
import sys
import tomllib
from typing import Any

import pytest
from pypdf import PdfReader

from darwindeck.errors import DarwinDeckError
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome
from darwindeck.rulebook import Rulebook, Section, write_rulebook
from darwindeck.rulebook._section import points, text
from tests.support.books import HOSTILE, hostile_book, words_of_markdown
from tests.support.paths import ROOT


def read(book: Rulebook) -> Any:
    """The PDF, opened by a reader of such files."""
    return PdfReader(io.BytesIO(book.to_pdf()))


def text_of(book: Rulebook) -> str:
    """The text of all pages without spaces, bullets, footers and places where a long word may be broken."""
    reader = read(book)
    assert reader.metadata.title == book.title
    pages: list[str] = []
    for number, page in enumerate(reader.pages, start=1):
        *lines, footer = page.extract_text().splitlines()
        assert footer.endswith(f" · {number}")
        pages.extend(lines)
    return "".join("".join(pages).replace("•", "").replace("\u200b", "").split())


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_pages_say_what_the_markdown_says(game: KnownGame) -> None:
    book = write_rulebook(game.create())
    assert text_of(book) == "".join(words_of_markdown(book.to_markdown(), with_numbers=True))


def test_hostile_text_stays_text() -> None:
    found = text_of(hostile_book())
    assert found.startswith("".join(HOSTILE.removesuffix("漢").split()))  # The last letter only where a font has it.
    assert "#panic()" in found


@pytest.mark.parametrize("name", ["W" * 250, "x" * 60, "One " + "w" * 40 + " two"])
def test_long_word_does_not_run_off_the_page(name: str) -> None:
    (page,) = read(Rulebook(name, "b", (Section("c", (text("d"),)),))).pages
    lines = [line.replace("\u200b", "") for line in page.extract_text().splitlines()]
    assert "".join("".join(lines).split()).startswith("".join(name.split()))
    in_title = lines[: next(i for i, line in enumerate(lines) if line.strip() == "b")]
    assert len(in_title) > 1
    assert all(len(line.strip()) <= 40 for line in in_title)


@pytest.mark.parametrize(("card", "in_red"), [("10♥", 2), ("♦", 1), ("Q♠", 0), ("♣", 0)])
def test_hearts_and_diamonds_are_red_and_the_others_are_not(card: str, in_red: int) -> None:
    book = Rulebook("A", "b", (Section("c", (text(f"Lay {card} down."),)),))
    (page,) = read(book).pages
    assert f"Lay {card} down." in page.extract_text()
    drawn = page.get_contents().get_data()
    assert drawn.count(b" 0.7019608 0 0.105882354 scn") == in_red  # The rank and the sign are of two fonts.


@pytest.mark.parametrize("lines", range(34, 40))
def test_what_opens_a_list_is_on_the_same_page(lines: int) -> None:
    before = [text("And so on.") for _ in range(lines)]
    pages = read(Rulebook("A", "b", (Section("c", (*before, text("These count:"), points("One " * 50))),))).pages
    (page,) = [page.extract_text() for page in pages if "These count:" in page.extract_text()]
    assert "One" in page


def test_sections_are_in_the_outline() -> None:
    book = write_rulebook(create_hearts_genome())
    (_, sections) = read(book).outline
    assert [entry.title for entry in sections] == [section.title for section in book.sections]


def test_the_same_rules_are_the_same_bytes() -> None:
    book = write_rulebook(create_hearts_genome())
    data = book.to_pdf()
    assert data.startswith(b"%PDF-")
    assert data == write_rulebook(create_hearts_genome()).to_pdf()
    assert b"CreationDate" not in data


def test_without_typst_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(DarwinDeckError) as error:
        write_rulebook(create_hearts_genome()).to_pdf()
    ways = '`pip install "darwindeck[pdf]"` brings it, or `make build EXTRAS=pdf` in a checkout'
    assert str(error.value) == f"a PDF needs typst, which is not installed: {ways}"


def test_typst_is_an_extra_for_users() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [need.startswith("typst") for need in project["optional-dependencies"]["pdf"]] == [True]
    assert not any(need.startswith("typst") for need in project["dependencies"])
