import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from playwright.sync_api import Page as BrowserPage

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync")  # fmt: skip


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(FLAGS)
        )
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone without a network."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, offline=True)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[BrowserPage]:
    """A page in which whatever is written to the console is a failure, unless the test takes it out of `said`."""
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.said = said  # type: ignore[attr-defined]
    yield page
    assert said == []
