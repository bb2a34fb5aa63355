"""Games played in the page by clicking, with the core in it."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as BrowserPage

from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.rulebook import write_rulebook
from darwindeck.table import Page, PagePreset, PlayableGame, page_of
from darwindeck.table.rules import chapters
from tests.browser.clicker import FAST_CLOCK, at_once, play_through

pytestmark = pytest.mark.browser

GUARD = 260
"""Milliseconds after which a press counts for a decision that has just come up."""

MINE = ".prompt.mine"
END = ".end"
WAYS = "footer .option:not([aria-pressed=true])"
CARDS = ".hand button.card:not([aria-disabled]):not([aria-pressed=true])"


def playable(name: str, seed: int | None = None) -> PlayableGame:
    [genome] = [game.create() for game in KNOWN_GAMES if game.name == name]
    book = write_rulebook(genome)
    code = compile_genome(genome)
    return PlayableGame(name, book.title, book.hook, code, chapters(book.sections), PagePreset(seed=seed))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Writes a page with games, and returns its address."""
    core = (files("darwindeck.table") / "core.wasm").read_bytes()

    def write(*games: PlayableGame) -> str:
        path: Path = tmp_path_factory.mktemp("pages") / "play.html"
        path.write_text(page_of(Page(games, core=core)), encoding="utf-8")
        return path.as_uri()

    return write


def decide(page: BrowserPage) -> None:
    """Press something that the decision offers: the main button, an option of the tray, a way to capture, or a card."""
    page.wait_for_timeout(GUARD)
    for found in ("footer .main:not([aria-disabled=true])", "footer .go .button:not([aria-disabled=true])"):
        if page.locator(found).count():
            page.locator(found).last.click()
            return
    if page.locator(WAYS).count():
        page.locator(WAYS).first.click()
    else:
        page.locator(CARDS).first.click(position={"x": 8, "y": 20})


def test_hearts_is_played_to_the_end_of_a_hand(page: BrowserPage, written: Callable[..., str]) -> None:
    page.add_init_script(FAST_CLOCK)
    page.goto(written(playable("hearts", seed=7)))
    expect(page.locator(MINE)).to_contain_text("Your turn.", timeout=3000)
    at_once(page)
    assert play_through(page, Random(1), hands=1).presses >= 13
    expect(page.locator(END)).to_contain_text("The hand is over: its last trick is played.")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("Hand 2")
    expect(page.locator(".hand button.card")).to_have_count(13)


def test_gin_rummy_is_played_to_the_end_of_a_hand(page: BrowserPage, written: Callable[..., str]) -> None:
    page.add_init_script(FAST_CLOCK)
    page.goto(written(playable("gin_rummy", seed=7)))
    at_once(page)
    assert play_through(page, Random(1), hands=1).presses > 3
    expect(page.locator(END)).to_contain_text("The hand is over")
    page.get_by_role("button", name="Next hand").click()
    expect(page.locator("h1")).to_contain_text("Hand 2")
    expect(page.locator(".hand button.card")).to_have_count(10)


def test_a_game_goes_on_when_the_file_is_opened_again(page: BrowserPage, written: Callable[..., str]) -> None:
    address = written(playable("hearts"), playable("scopa"))
    page.goto(f"{address}#scopa")
    at_once(page)
    page.locator(MINE).wait_for()
    decide(page)
    page.locator(MINE).wait_for()
    held = page.locator(".hand button.card").all()
    labels = [card.get_attribute("aria-label") for card in held]
    page.get_by_role("button", name="All games").click()
    page.get_by_role("button", name=re.compile("^Hearts")).click()
    page.locator(MINE).wait_for()
    page.goto("about:blank")
    page.goto(f"{address}#scopa")
    page.locator(MINE).wait_for()
    assert [card.get_attribute("aria-label") for card in page.locator(".hand button.card").all()] == labels


def test_undo_and_hint(page: BrowserPage, written: Callable[..., str]) -> None:
    page.goto(written(playable("whist", seed=5)))
    at_once(page)
    page.locator(MINE).wait_for()
    where = page.locator("h1").inner_text()
    decide(page)
    expect(page.locator("h1")).not_to_have_text(where)
    page.locator(MINE).wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text(where, use_inner_text=True)
    expect(page.locator(MINE)).to_contain_text("you have seen")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("footer")).to_contain_text("%")


def test_the_machine_is_watched(page: BrowserPage, written: Callable[..., str]) -> None:
    page.goto(written(playable("scopa", seed=5)))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("My seat").select_option("none, I watch")
    at_once(page)
    expect(page.locator(END)).to_be_visible(timeout=30_000)
    assert page.locator(MINE).count() == 0


def test_a_game_without_a_decision_is_shown_and_skipped(page: BrowserPage, written: Callable[..., str]) -> None:
    page.goto(written(playable("war", seed=5)))
    expect(page.locator(".prompt")).to_contain_text("play")
    page.get_by_role("button", name="Skip to the end").click()
    expect(page.locator(END)).to_contain_text("the game")
    expect(page.locator(END)).to_contain_text("The game ends as soon as a player has all the cards")
    page.get_by_role("button", name="Same deal, next seat").click()
    expect(page.locator(".prompt")).to_contain_text("play")


@pytest.mark.parametrize(
    ("lacks", "says"),
    [
        ("delete window.WebAssembly", "no WebAssembly"),
        ("delete window.DecompressionStream", "needs a browser of 2023 or later"),
    ],
)
def test_a_browser_that_cannot_play_is_told_so(
    page: BrowserPage, written: Callable[..., str], lacks: str, says: str
) -> None:
    page.add_init_script(lacks)
    page.goto(written(playable("war")))
    expect(page.locator("body")).to_contain_text(says, use_inner_text=True)


def test_where_workers_are_refused_the_page_says_so(page: BrowserPage, written: Callable[..., str]) -> None:
    page.add_init_script("window.Worker = class { constructor() { throw new Error('workers are refused here') } }")
    page.goto(written(playable("hearts", seed=7)))
    at_once(page)
    for _ in range(4):
        page.locator(MINE).wait_for()
        decide(page)
        if page.locator(".trouble").count():
            break
    expect(page.get_by_role("alert")).to_contain_text("workers are refused here")


def test_where_nothing_may_be_kept_the_game_is_played_all_the_same(
    browser: Browser, written: Callable[..., str]
) -> None:
    context = browser.new_context(offline=True)
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('refused', 'SecurityError') } })"
    )
    page.goto(written(playable("hearts", seed=7)))
    page.locator(MINE).wait_for()
    decide(page)
    assert said == []
    context.close()
