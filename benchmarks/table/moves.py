"""How long a move of each opponent takes, in the page, from the question to the worker until its answer."""

import statistics

from playwright.sync_api import Browser

from benchmarks.table.chromium import page_in, until
from benchmarks.table.pages import known, page_with
from darwindeck.table import Opponents

LEVELS: tuple[Opponents, ...] = ("beginner", "fair", "strong", "expert")
MOVES = 12
PRESS_EVERY = 20


def thinking(browser: Browser, game: str, level: Opponents) -> dict[str, float]:
    """Milliseconds for a move: the median and the most of so many; and for counting how fast the device is."""
    with page_in(browser, "phone", {"speed": 0}) as page:
        page.goto(page_with(known(game), level).as_uri())
        page.evaluate(f"setInterval(bench.press, {PRESS_EVERY})")
        until(page, f"bench.thoughts.filter(({{ what }}) => what === 'machine').length >= {MOVES}")
        found = page.evaluate("bench.thoughts")
    took = [one["ms"] for one in found if one["what"] == "machine"][:MOVES]
    measuring = [one["ms"] for one in found if one["what"] == "speed"]
    return {"median": statistics.median(took), "most": max(took), "measuring": max(measuring, default=0.0)}
