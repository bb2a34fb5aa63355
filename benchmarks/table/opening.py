"""From a file to the first decision that can be pressed."""

import statistics
from pathlib import Path

from playwright.sync_api import Browser

from benchmarks.table.chromium import page_in, until

HAND = ".hand button.card"
MENU = "main button"
MINE = ".prompt.mine"
AT_ONCE = {"speed": 0}


def first_playable(browser: Browser, path: Path, size: str, times: int) -> dict[str, float]:
    """Milliseconds until the table stands there and until its first decision is asked: medians, and the longest."""
    shown, asked = [], []
    for _ in range(times):
        with page_in(browser, size, AT_ONCE) as page:
            page.add_init_script(f"bench.await('hand', '{HAND}'); bench.await('mine', '{MINE}')")
            page.goto(path.as_uri())
            until(page, "bench.seen.mine > 0")
            found = page.evaluate("bench.seen")
            shown.append(found["hand"])
            asked.append(found["mine"])
    return {"table": statistics.median(shown), "decision": statistics.median(asked), "longest": max(asked)}


def menu(browser: Browser, path: Path, size: str, times: int) -> dict[str, float]:
    """Milliseconds until a menu stands there, and from a press in it until the table does."""
    shown, opened = [], []
    for _ in range(times):
        with page_in(browser, size, AT_ONCE) as page:
            page.add_init_script(f"bench.await('menu', '{MENU}'); bench.await('hand', '{HAND}')")
            page.goto(path.as_uri())
            until(page, "bench.seen.menu > 0")
            begun = page.evaluate(
                f"(() => {{ const now = performance.now(); document.querySelector('{MENU}').click(); return now }})()"
            )
            until(page, "bench.seen.hand > 0")
            found = page.evaluate("bench.seen")
            shown.append(found["menu"])
            opened.append(found["hand"] - begun)
    return {"menu": statistics.median(shown), "table": statistics.median(opened), "longest": max(shown)}
