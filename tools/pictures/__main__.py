"""Take pictures of the table in the browser, at recorded positions.

`python -m tools.pictures` takes those of `POSITIONS` at three sizes, in light and dark, into target/pictures;
`python -m tools.pictures hearts scopa --sizes phone --themes light` some of them. The page is the one that is built,
opened from disk without a network; whatever it writes to the console, and whatever does not fit, is said and fails the
command. `--survey` takes no pictures: it opens every recorded game at some moments and looks for what does not fit.

Needs a Chromium, as in `apt-get install --no-install-recommends chromium fonts-roboto-unhinted fonts-sil-charis`; the
fonts stand in for those that phones and desktops have.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Page as BrowserPage

from tools.pictures.positions import POSITIONS, Position, page_at, page_of_game, recording_of, some_moments
from tools.recordings import FOLDER, games

PICTURES = FOLDER.parent / "pictures"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("light", "dark")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync")  # fmt: skip
STAND_INS = {"--sans": "Roboto, sans-serif", "--serif": "'Charis SIL', serif"}


DOCS = FOLDER.parents[1] / "docs" / "table"
OF_DOCS = {
    "hearts": "hearts_reason-phone-light",
    "spades": "spades_bid-phone-light",
    "crazy-eights": "crazy_eights_suit-phone-light",
    "common-cards": "cards_to_come-phone-dark",
    "rummy": "rummy-phone-light",
    "scopa": "scopa_capture-phone-light",
    "fan-tan": "fan_tan-phone-dark",
    "cheat": "cheat-phone-light",
    "six-at-tricks": "six_at_tricks-phone-light",
    "hearts-desktop": "hearts_reason-desktop-light",
    "rummy-desktop": "rummy-desktop-light",
    "bred-desktop": "tamello-desktop-dark",
}
"""What the pictures of docs/table.md show."""
COLOURS = 256

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


def press(page: BrowserPage, position: Position) -> None:
    """Press cards: one that can be chosen, or one that cannot; or a key."""
    for what in position.press:
        if what.startswith("key "):
            page.keyboard.press(what.removeprefix("key "))
            continue
        mark = "[aria-disabled]" if what == "blocked" else ":not([aria-disabled])"
        page.locator(f".hand button.card{mark}:not([aria-pressed])").first.click(
            force=True, position={"x": 14, "y": 14}
        )


def take(browser: Browser, name: str, size: str, theme: str, file: Path) -> Iterator[str]:
    """Take one picture, and say what is wrong with it."""
    position = POSITIONS[name]
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1.5 if size == "phone" else 1,
        has_touch=size != "desktop",
        color_scheme="dark" if theme == "dark" else "light",
        offline=True,
    )
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: said.append(f"error: {error}"))
    page.goto(file.as_uri())
    page.locator(".game").wait_for()
    dress(page)
    page.evaluate("suits => { document.documentElement.dataset.suits = suits }", str(position.suits))
    press(page, position)
    page.wait_for_timeout(200)
    page.screenshot(path=PICTURES / f"{name}-{size}-{theme}.png")
    yield from said
    yield from page.evaluate(FAULTS.split("\n", 1)[1])
    context.close()


def survey(browser: Browser, names: list[str]) -> Iterator[str]:
    """Say what does not fit in any of these games, at every size, in light and dark."""
    file = PICTURES / "survey.html"
    said: list[str] = []
    pages = {}
    for size, (width, height) in SIZES.items():
        page = browser.new_page(viewport={"width": width, "height": height}, offline=True, reduced_motion="reduce")
        page.on("console", lambda message: said.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: said.append(f"error: {error}"))
        pages[size] = page
    for name in names:
        game = recording_of(name)
        for moment in some_moments(game):
            file.write_text(page_of_game(name, game, moment), encoding="utf-8")
            for size, page in pages.items():
                page.goto(file.as_uri())
                page.locator(".game").wait_for()
                dress(page)
                for theme in THEMES:
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                    for fault in [*said, *page.evaluate(FAULTS.split("\n", 1)[1])]:
                        yield f"{name}, moment {moment}, {size}, {theme}: {fault}"
                    said.clear()


def dress(page: BrowserPage) -> None:
    """Give a page fonts that are there."""
    for token, fonts in STAND_INS.items():
        page.evaluate("([name, value]) => document.documentElement.style.setProperty(name, value)", [token, fonts])


def take_for_docs(browser: Browser) -> Iterator[str]:
    """Take the pictures of docs/table.md, small enough to be kept."""
    DOCS.mkdir(exist_ok=True)
    for short, long in OF_DOCS.items():
        name, size, theme = long.rsplit("-", 2)
        file = PICTURES / f"{name}.html"
        file.write_text(page_at(POSITIONS[name]), encoding="utf-8")
        yield from take(browser, name, size, theme, file)
        with Image.open(PICTURES / f"{long}.png") as picture:
            small = picture.convert("RGB").quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            small.save(DOCS / f"{short}.png", optimize=True)


def main() -> None:
    """Take the pictures that are named, or all."""
    parser = argparse.ArgumentParser(description="Take pictures of the table in the browser.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(POSITIONS)}; all without a name")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--survey", action="store_true", help="look through all recorded games, or those named")
    parser.add_argument("--docs", action="store_true", help="take the pictures of docs/table.md")
    arguments = parser.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    faults = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(FLAGS)
        )
        if arguments.survey or arguments.docs:
            found = survey(browser, arguments.names or list(games())) if arguments.survey else take_for_docs(browser)
            for fault in found:
                faults += 1
                print(fault, flush=True)
        for name in () if arguments.survey or arguments.docs else arguments.names or POSITIONS:
            file = PICTURES / f"{name}.html"
            file.write_text(page_at(POSITIONS[name]), encoding="utf-8")
            for size in arguments.sizes:
                for theme in arguments.themes:
                    for fault in take(browser, name, size, theme, file):
                        faults += 1
                        print(f"{name}-{size}-{theme}: {fault}")
        browser.close()
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
