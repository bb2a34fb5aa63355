"""Games of every kind are played in the page to their ends, by pressing whatever they offer."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as BrowserPage

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, find_game
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import genome_from_dict, genome_to_dict
from darwindeck.table import Page, PagePreset, core_module, page_of, playable
from tests.browser.clicker import (
    FAST_CLOCK,
    Played,
    Press,
    at_once,
    at_once_with_keys,
    play_through,
    with_finger,
    with_keys,
    with_mouse,
)
from tests.support.kept_games import kept_games
from tests.support.playable_genomes import playable_genome
from tools.mixtures import mixtures
from tools.recordings import recorded

pytestmark = pytest.mark.browser

FAMILIES = (
    "betting_war", "crazy_eights", "cheat", "president", "fan_tan", "old_maid", "go_fish", "scopa", "gin_rummy",
    "schwimmen", "partnership_spades", "hearts", "goofspiel", "five_card_draw", "blackjack",
)  # fmt: skip
"""A game of each family, and one that is about claims."""

BRED = ("godano", "nelluna", "schwimmen-2", "spades-3", "uno-style-2")
"""Games that evolution gave and that mix families."""

SHORT = 60
"""Turns of a shortened game."""
LONG = 240
"""Turns after which the longer ones are broken off, so that each is over within a minute."""


def known(name: str) -> GameGenome:
    game = find_game(name)
    assert game is not None
    return game.create()


def shortened(genome: GameGenome, turns: int) -> GameGenome:
    turns = min(turns, genome.max_turns)
    return replace(genome, max_turns=turns, min_turns=min(genome.min_turns, turns))


KEPT = {genome.genome_id: genome for genome in kept_games()}


@pytest.fixture
def fast(browser: Browser) -> Iterator[BrowserPage]:
    """A desktop without a network, in which whatever is written to the console is a failure."""
    yield from opened(browser, 1440, 900)


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserPage]:
    """The same on a phone."""
    yield from opened(browser, 390, 844)


def opened(browser: Browser, width: int, height: int) -> Iterator[BrowserPage]:
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 600, offline=True)
    context.add_init_script(FAST_CLOCK)
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    context.close()
    assert said == []


def open_game(page: BrowserPage, folder: Path, genome: GameGenome, seed: int) -> None:
    """Write a file with a game and open it at its deal."""
    file = folder / f"{genome.genome_id}.html"
    game = playable(genome, PagePreset(seat=seed % genome.player_count, opponents="fair", seed=seed))
    file.write_text(page_of(Page([game], core=core_module())), encoding="utf-8")
    page.goto(file.as_uri())
    page.locator(".game").wait_for()


def played(
    page: BrowserPage, folder: Path, genome: GameGenome, seed: int, press: Press = with_mouse, *, meddles: bool = False
) -> Played:
    """A game in a file of its own, from its deal to its end."""
    open_game(page, folder, genome, seed)
    (at_once_with_keys if press is with_keys else at_once)(page)
    found = play_through(page, Random(seed), press, meddles=meddles)
    assert found.end
    return found


@pytest.mark.parametrize("name", FAMILIES)
def test_a_game_of_each_family_is_played_to_its_end(fast: BrowserPage, tmp_path: Path, name: str) -> None:
    played(fast, tmp_path, shortened(known(name), SHORT), seed=3)


@pytest.mark.parametrize("name", BRED)
def test_games_that_were_bred_are_played_to_their_ends(fast: BrowserPage, tmp_path: Path, name: str) -> None:
    played(fast, tmp_path, shortened(KEPT[name], SHORT), seed=4)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in ("tricks_melds_bets", "captures_draws_melds") else pytest.mark.deep)
        for name in mixtures()
    ],
)
def test_games_that_mix_families_are_played_to_their_ends(phone: BrowserPage, tmp_path: Path, name: str) -> None:
    played(phone, tmp_path, shortened(mixtures()[name], SHORT), 9, with_finger)


def test_a_game_is_played_on_a_phone_by_touch(phone: BrowserPage, tmp_path: Path) -> None:
    assert played(phone, tmp_path, shortened(known("rummy"), SHORT), 5, with_finger).presses > 10


def test_the_list_of_options_can_be_closed_where_it_stands(phone: BrowserPage, tmp_path: Path) -> None:
    """It is long, and the tray below it high."""
    open_game(phone, tmp_path, known("hearts"), seed=10)
    at_once(phone)
    phone.locator(".prompt.mine").wait_for()
    phone.get_by_role("button", name="Options", exact=True).tap()
    phone.get_by_role("button", name="Close the options").tap(timeout=3000)
    expect(phone.locator(".list.shown")).to_have_count(0)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "whist" else pytest.mark.deep) for name in ("whist", *FAMILIES)]
)
def test_tools_are_used_in_the_middle_of_a_game(phone: BrowserPage, tmp_path: Path, name: str) -> None:
    played(phone, tmp_path, shortened(known(name), SHORT), 10, with_finger, meddles=True)


def test_a_game_is_played_by_keyboard_alone(fast: BrowserPage, tmp_path: Path) -> None:
    assert played(fast, tmp_path, shortened(known("hearts"), SHORT), 6, with_keys).presses > 10


def test_of_two_equal_cards_one_is_captured_on_the_cloth(phone: BrowserPage, tmp_path: Path) -> None:
    """Where there is a single card to be chosen it is pressed where it lies: the tray has nothing for it."""
    scopa = known("scopa")
    recording = recorded(scopa, seed=4, most=200)
    asks = [moment["view"]["ask"] for moment in recording["moments"]]
    [number, *_] = [n for n, ask in enumerate(asks) if ask.get("asks") == "capture" and "options" in ask]
    file = tmp_path / "scopa.html"
    page = Page([playable(scopa)], recordings=[recording | {"moment": number}])
    file.write_text(page_of(page), encoding="utf-8")
    phone.goto(file.as_uri())
    can = phone.locator(".pool button.card.fits")
    expect(can).to_have_count(len(asks[number]["options"]))
    before = phone.get_by_role("status").inner_text()
    can.last.tap()
    expect(phone.get_by_role("status")).not_to_have_text(before, use_inner_text=True)


OTHER_SUIT = {"H": "C", "C": "H", "S": "D", "D": "S"}


def with_other_roles(value: Any) -> Any:
    """What is said of one suit is said of another one."""
    if isinstance(value, dict):
        return {name: with_other_roles(one) for name, one in value.items()}
    if isinstance(value, list):
        return [with_other_roles(one) for one in value]
    return OTHER_SUIT.get(value, value) if isinstance(value, str) else value


@pytest.mark.parametrize("name", ["hearts", "scopa", "partnership_spades"])
def test_names_and_the_roles_of_suits_do_not_change_the_layout(phone: BrowserPage, tmp_path: Path, name: str) -> None:
    genome = known(name)
    changed = genome_from_dict({**with_other_roles(genome_to_dict(genome)), "genome_id": "something else"})
    assert changed != replace(genome, genome_id="something else"), "suits have other roles"
    found = []
    for one in (genome, changed):
        open_game(phone, tmp_path, one, seed=3)
        at_once(phone)
        phone.locator(".prompt.mine").wait_for()
        found.append(
            phone.evaluate(
                """() => [...document.querySelectorAll('.card, .seat, .tool, .tier, .hand, footer')].map((one) => {
                    const { left, top, width, height } = one.getBoundingClientRect();
                    return [one.classList[0], ...[left, top, width, height].map(Math.round)].join(' ');
                })"""
            )
        )
    assert found[0] == found[1]


@pytest.mark.deep
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("size", ["fast", "phone"])
def test_every_known_game_is_played_to_its_end(
    request: pytest.FixtureRequest, tmp_path: Path, size: str, game: KnownGame
) -> None:
    genome = shortened(game.create(), LONG)
    played(request.getfixturevalue(size), tmp_path, genome, 7, with_finger if size == "phone" else with_mouse)


@pytest.mark.deep
@pytest.mark.parametrize("name", FAMILIES)
def test_a_game_of_each_family_is_played_by_keyboard_alone(fast: BrowserPage, tmp_path: Path, name: str) -> None:
    played(fast, tmp_path, shortened(known(name), SHORT), 8, with_keys)


@pytest.mark.deep
@pytest.mark.parametrize("number", range(50))
def test_games_by_chance_are_played_to_their_ends(fast: BrowserPage, tmp_path: Path, number: int) -> None:
    played(fast, tmp_path, shortened(playable_genome(Random(number)), LONG), number)


@pytest.mark.deep
@pytest.mark.parametrize("number", range(12))
def test_kept_games_are_played_to_their_ends(phone: BrowserPage, tmp_path: Path, number: int) -> None:
    games = list(KEPT.values())
    played(phone, tmp_path, shortened(games[number * len(games) // 12], LONG), number, with_finger)
