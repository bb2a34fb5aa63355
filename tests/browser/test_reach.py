"""Whether everybody can reach everything: what axe-core finds, and the keyboard alone."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as BrowserPage

from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.rulebook import write_rulebook
from darwindeck.table import Page, PlayableGame, page_of
from darwindeck.table.rules import chapters
from tools.recordings import recorded

pytestmark = pytest.mark.browser

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
SERIOUS = {"serious", "critical"}

FAMILIES = {
    "hearts": "trick",
    "partnership_spades": "bid",
    "crazy_eights": "suit",
    "president": "play",
    "fan_tan": "play",
    "scopa": "capture",
    "rummy": "meld",
    "five_card_draw": "bet",
    "go_fish": "whom",
    "cheat": "doubt",
    "schwimmen": "take",
    "blackjack": "wager",
    "goofspiel": "trick",
}
"""A game of each family, and a decision with a control of its own."""


@cache
def game(name: str) -> tuple[PlayableGame, dict[str, Any]]:
    """A game, and how its beginning was played."""
    [genome] = [game.create() for game in KNOWN_GAMES if game.name == name]
    book = write_rulebook(genome)
    playable = PlayableGame(genome.genome_id, book.title, book.hook, compile_genome(genome), chapters(book.sections))
    return playable, recorded(genome, most=120)


def opened(page: BrowserPage, folder: Path, name: str, asks: str, *, blocked: bool = False) -> dict[str, Any]:
    """The page with a game in the middle of the decisions of a kind; or of those for which cards are blocked."""
    playable, recording = game(name)
    moments = [
        number
        for number, moment in enumerate(recording["moments"])
        if moment["view"]["ask"].get("asks") == asks
        and moment["view"]["ask"]["kind"] == "decide"
        and (moment["view"]["ask"]["blocked"] or not blocked)
    ]
    file = folder / f"{name}.html"
    moment = moments[len(moments) // 2]
    file.write_text(page_of(Page([playable], recordings=[recording | {"moment": moment}])), encoding="utf-8")
    page.goto(file.as_uri())
    page.locator(".game").wait_for()
    ask: dict[str, Any] = recording["moments"][moment]["view"]["ask"]
    return ask


def faults(page: BrowserPage) -> list[str]:
    """What axe-core finds that is serious: the rule, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => JSON.stringify((await axe.run()).violations)")
    return [
        f"{one['id']} at {node['target']}: {node.get('failureSummary', '')}"
        for one in json.loads(found)
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.fixture(params=SIZES)
def sized(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserPage]:
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height}, offline=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def some(size: str, number: int) -> list[pytest.MarkDecorator]:
    """Every decision at one size, and each size with every third; the others are tried when the page has changed."""
    return [] if number % len(SIZES) == list(SIZES).index(size) else [pytest.mark.deep]


@pytest.mark.parametrize(
    ("sized", "name", "asks"),
    [
        pytest.param(size, name, asks, marks=some(size, number))
        for size in SIZES
        for number, (name, asks) in enumerate(FAMILIES.items())
    ],
    indirect=["sized"],
)
def test_axe_finds_nothing_serious(sized: BrowserPage, tmp_path: Path, name: str, asks: str) -> None:
    opened(sized, tmp_path, name, asks)
    for theme in ("light", "dark"):
        sized.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert faults(sized) == []


@pytest.mark.parametrize("key", ["h", "l", "o", "r", "?"])
def test_axe_finds_nothing_serious_in_what_a_key_opens(sized: BrowserPage, tmp_path: Path, key: str) -> None:
    opened(sized, tmp_path, "hearts", "trick")
    sized.keyboard.press(key)
    assert faults(sized) == []


def test_tab_stops_once_in_each_group_in_the_order_of_the_table(page: BrowserPage, tmp_path: Path) -> None:
    opened(page, tmp_path, "go_fish", "whom")
    stops = []
    for _ in range(9):
        page.keyboard.press("Tab")
        stops.append(
            page.evaluate(
                """() => {
                    const groups = { bar: 'header', seats: '.seats', middle: '.middle', options: '.list', hand: '.hand',
                        tray: '.ask', tools: '.tools' };
                    const on = document.activeElement;
                    return Object.keys(groups).find((name) => on.closest(groups[name]));
                }"""
            )
        )
    assert stops == ["bar", "bar", "bar", "seats", "options", "hand", "tray", "tools", None]


def test_arrows_move_in_the_hand_and_numbers_play(page: BrowserPage, tmp_path: Path) -> None:
    opened(page, tmp_path, "hearts", "give")
    cards = page.locator(".hand button.card")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Home")
    expect(cards.first).to_be_focused()
    for key in ("Enter", "3", "0"):
        page.keyboard.press(key)
    expect(page.locator(".hand .sel")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .sel")).to_have_count(0)


def test_second_enter_confirms_and_the_focus_stays_in_the_hand(page: BrowserPage, tmp_path: Path) -> None:
    opened(page, tmp_path, "hearts", "give")
    page.locator(".hand button.card").first.focus()
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".hand .sel")).to_have_count(3)
    page.keyboard.press("Enter")
    expect(page.locator(".hand .sel:not([aria-disabled])")).not_to_have_count(3)
    assert page.evaluate("document.activeElement.closest('.hand') !== null")


def test_a_reason_is_an_alert_with_a_way_to_the_rule(page: BrowserPage, tmp_path: Path) -> None:
    opened(page, tmp_path, "hearts", "trick", blocked=True)
    blocked = page.locator(".hand [aria-disabled]").first
    blocked.focus()
    page.keyboard.press("Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(blocked).to_be_focused()
    alert.get_by_role("button", name="Rule").click()
    expect(page.locator(".panel mark").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


def test_options_in_words_are_reached_with_a_key(page: BrowserPage, tmp_path: Path) -> None:
    ask = opened(page, tmp_path, "hearts", "trick")
    page.locator(".hand button.card").first.focus()
    page.keyboard.press("o")
    options = page.get_by_role("group", name="All options in words").locator("li")
    expect(options).to_have_count(len(ask["options"]))
    expect(options.first.get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hand button.card").first).to_be_focused()


@pytest.mark.parametrize(("name", "asks"), FAMILIES.items())
def test_an_option_is_chosen_by_keyboard_and_the_focus_is_not_lost(
    page: BrowserPage, tmp_path: Path, name: str, asks: str
) -> None:
    ask = opened(page, tmp_path, name, asks)
    before = page.get_by_role("status").inner_text()
    page.keyboard.press("Tab")
    page.keyboard.press("o")
    options = page.get_by_role("group", name="All options in words")
    expect(options.locator("li button").first).to_be_focused()
    for _ in range(max(1, ask.get("select", {}).get("fewest", 1))):
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    if "select" in ask:
        options.get_by_role("button", name="These").focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("status")).not_to_have_text(before)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement !== document.body")
