"""A Chromium without a network, and pages in it with the games that are wanted."""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.paths import ROOT

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync")  # fmt: skip
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
WATCH = Path(__file__).with_name("watch.js")
_PATIENCE = 3000
FOLDER = ROOT / "target" / "table"


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser: /usr/bin/chromium, or the one that CHROMIUM names."""
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@contextmanager
def page_in(browser: Browser, size: str = "desktop", settings: Mapping[str, Any] | None = None) -> Iterator[Page]:
    """An empty page of a person who has set this and played nothing. Whatever it says on the console is a failure."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, offline=True)
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.add_init_script(path=WATCH)
    if settings:
        kept = json.dumps(json.dumps(settings))
        page.add_init_script(f"if (location.protocol === 'file:') localStorage.setItem('darwindeck:settings', {kept})")
    yield page
    context.close()
    if said:
        raise RuntimeError(f"the page said: {said}")


def until(page: Page, expression: str) -> None:
    """Wait for something in the page to be true. The page's own policy forbids the way that Playwright has for this."""
    for _ in range(_PATIENCE):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(10)
    raise TimeoutError(expression)
