import re
from dataclasses import replace
from html.parser import HTMLParser
from importlib.resources import files
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome, create_uno_style_genome
from darwindeck.rulebook import Rulebook, Section, write_rulebook
from darwindeck.rulebook._section import Table, text
from tests.support.books import HOSTILE, hostile_book, words_of_markdown
from tests.support.playable_genomes import playable_genome

STYLE = files("darwindeck.rulebook.formats").joinpath("_page.css").read_text(encoding="utf-8")
VOID = {"meta", "link", "br", "hr", "img", "input"}
IN_PARAGRAPHS = {"a", "span", "strong"}


class Page(HTMLParser):
    """Reads a page strictly: every tag is closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.colored: dict[str, list[str]] = {"red": [], "black": []}
        self._piece = ""
        self.feed(page)
        self.close()
        assert self.open == []
        self.words = self._piece.split()

    def handle_decl(self, decl: str) -> None:
        assert decl == "DOCTYPE html"
        assert self.tags == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"<{tag}> has an attribute twice"
        if {"p", "h1", "h2", "title"} & set(self.open):
            assert tag in IN_PARAGRAPHS, f"<{tag}> within {self.open}"
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag not in IN_PARAGRAPHS:
            self._piece += " "

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        raise AssertionError(f"<{tag}/> is not how HTML is written: {attrs}")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if tag not in IN_PARAGRAPHS:
            self._piece += " "

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data}")

    def handle_data(self, data: str) -> None:
        if not {"head", "nav"} & set(self.open):
            self._piece += data
        attributes = self.tags[-1][1] if self.tags else {}
        if self.open and self.open[-1] == "span":
            self.colored[str(attributes["class"])].append(data)

    def all(self, name: str) -> list[str]:
        """The values of an attribute, wherever it stands."""
        return [str(attributes[name]) for _, attributes in self.tags if name in attributes]


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_page_is_well_formed_and_says_what_the_markdown_says(game: KnownGame) -> None:
    book = write_rulebook(game.create())
    page = Page(book.to_html())
    assert page.words == words_of_markdown(book.to_markdown())


@pytest.mark.parametrize("seed", range(30))
def test_pages_of_games_by_chance_say_what_their_markdown_says(seed: int) -> None:
    book = write_rulebook(playable_genome(Random(seed)))
    assert Page(book.to_html()).words == words_of_markdown(book.to_markdown())


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_contents_lead_to_every_section(game: KnownGame) -> None:
    book = write_rulebook(game.create())
    page = Page(book.to_html())
    ids = page.all("id")
    assert len(set(ids)) == len(ids) == len(book.sections)
    assert [link for tag, link in _links(page) if tag == "a"] == [f"#{name}" for name in ids]
    assert [tag for tag, _ in page.tags].count("nav") == 1


def _links(page: Page) -> list[tuple[str, str]]:
    return [(tag, str(attributes["href"])) for tag, attributes in page.tags if "href" in attributes]


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_page_needs_nothing_from_elsewhere(game: KnownGame) -> None:
    source = write_rulebook(game.create()).to_html()
    page = Page(source)
    assert not {tag for tag, _ in page.tags} & {"script", "img", "iframe", "object", "embed", "form", "base"}
    assert page.all("src") == page.all("style") == []
    assert [name for _, attributes in page.tags for name in attributes if name.startswith("on")] == []
    assert [link for tag, link in _links(page) if tag != "a"] == ["data:,"]
    assert not re.search(r"https?:|//|@import|url\(", source)


def test_page_says_its_language_its_width_and_that_nothing_may_be_fetched() -> None:
    source = write_rulebook(create_hearts_genome()).to_html()
    assert source.startswith('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n')
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in source
    assert "default-src 'none'; style-src 'unsafe-inline'" in source
    assert "<title>Hearts</title>" in source


def test_hearts_and_diamonds_are_red_and_the_others_are_not() -> None:
    book = Rulebook("A", "b", (Section("c", (text("He lays 10♥, Q♠ and 2♦ on a **♣**."),)),))
    page = Page(book.to_html())
    assert page.colored == {"red": ["10♥", "2♦"], "black": ["Q♠", "♣"]}
    assert page.words == ["A", "b", "c", "He", "lays", "10♥,", "Q♠", "and", "2♦", "on", "a", "♣."]


def test_bold_type_is_strong() -> None:
    source = write_rulebook(create_uno_style_genome()).to_html()
    assert "<li><strong>Jacks:</strong> the next player is skipped.</li>" in source
    assert "**" not in source


def test_numbers_of_a_table_stand_below_each_other() -> None:
    table = Table(("Player", "Points", "Cards"), (("Player 1", "12", "3♥"), ("Player 2", "\u22121,000", "4")))
    source = Rulebook("A", "b", (Section("c", (table,)),)).to_html()
    assert table.numbers == (False, True, False)
    assert source.count('class="number"') == 3
    assert '<th scope="col" class="number">Points</th>' in source
    assert '<th scope="row">Player 2</th>\n<td class="number">\u22121,000</td>\n<td>4</td>' in source


def test_wide_table_is_moved_within_the_page() -> None:
    page = Page(write_rulebook(create_hearts_genome()).to_html())
    tables = [tag for tag, _ in page.tags].count("table")
    boxes = [attributes for _, attributes in page.tags if attributes.get("class") == "table"]
    assert tables == len(boxes) > 0
    assert all(box["tabindex"] == "0" and box["role"] == "region" and box["aria-label"] for box in boxes)
    assert re.search(r"\.table \{[^}]*overflow-x: auto", STYLE)


def test_tables_are_narrower_on_a_phone() -> None:
    wide = re.search(r"^th, td \{ padding: \S+ (\S+)rem;", STYLE, re.M)
    narrow = re.search(r"max-width: 34rem\) \{.*?th, td \{ padding-inline: (\S+)rem;", STYLE, re.S)
    assert wide is not None
    assert narrow is not None
    assert float(narrow[1]) < float(wide[1]) / 2


def test_quick_reference_alone_is_a_card_to_cut_out() -> None:
    page = Page(write_rulebook(create_hearts_genome()).to_html())
    cards = [attributes["id"] for _, attributes in page.tags if attributes.get("class") == "card"]
    assert cards == ["quick-reference"]


def test_hostile_text_stays_text() -> None:
    book = hostile_book()
    source = book.to_html()
    page = Page(source)
    assert page.words == words_of_markdown(book.to_markdown())
    assert not {tag for tag, _ in page.tags} & {"script", "i"}
    assert page.words[: len(HOSTILE.split())] == HOSTILE.split()
    ids = page.all("id")
    assert len(set(ids)) == len(ids) == 3
    assert all(re.fullmatch("[a-z0-9-]+", name) for name in ids)


@pytest.mark.parametrize(
    "genome_id", ['"><script>alert(1)</script>', "--><b>x", "a&lt;b", "</style>", "#set text", "**x**"]
)
def test_name_of_a_game_cannot_change_the_page(genome_id: str) -> None:
    book = write_rulebook(replace(create_hearts_genome(), genome_id=genome_id))
    plain = write_rulebook(create_hearts_genome())
    tags = [tag for tag, _ in Page(book.to_html()).tags]
    assert tags == [tag for tag, _ in Page(plain.to_html()).tags]


def test_page_is_the_same_every_time() -> None:
    assert write_rulebook(create_hearts_genome()).to_html() == write_rulebook(create_hearts_genome()).to_html()


# ---------------------------------------------------------------------------------------- the style


def palettes() -> list[dict[str, str]]:
    """The colors in the light and in the dark."""
    found = [
        dict(re.findall(r"--([a-z]+): (#[0-9a-f]{6});", block)) for block in re.findall(r":root \{(.*?)\}", STYLE, re.S)
    ]
    assert len(found) == 2
    assert found[0].keys() == found[1].keys()
    return found


def luminance(color: str) -> float:
    """How light a color is, as WCAG 2 has it."""
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_measured_as_published() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", palettes(), ids=["light", "dark"])
@pytest.mark.parametrize("ink", ["ink", "faint", "red"])
@pytest.mark.parametrize("ground", ["paper", "tint"])
def test_text_stands_out(palette: dict[str, str], ink: str, ground: str) -> None:
    assert contrast(palette[ink], palette[ground]) >= (7 if ink == "ink" else 4.5)


def test_paper_is_never_dark_and_nothing_is_torn_apart() -> None:
    assert "@media screen and (prefers-color-scheme: dark)" in STYLE
    assert STYLE.count("prefers-color-scheme") == 1
    on_paper = STYLE.split("@media print")[1]
    assert re.search(r"h2[^}]*break-after: avoid", on_paper)
    assert re.search(r"tr, table, \.card \{ break-inside: avoid", on_paper)
    assert "@page {" in STYLE


def test_style_uses_only_colors_that_are_defined() -> None:
    assert set(re.findall(r"var\(--([a-z]+)\)", STYLE)) == palettes()[0].keys()
