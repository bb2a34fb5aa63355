"""The built page in a browser, opened from disk."""

from pathlib import Path

import pytest
from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import expect

from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_hearts_genome
from darwindeck.table import Page, PlayableGame, page_of
from tools.recordings import recorded

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror=alert(1)></script><b>\u202eHearts & \U0001f0cf"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Hearts, with a name that would like to be HTML, at its first decision."""
    hearts = create_hearts_genome()
    recording = recorded(hearts, most=20)
    chapter = {"title": HOSTILE, "blocks": [{"kind": "text", "rules": [{"text": HOSTILE, "about": ["give"]}]}]}
    game = PlayableGame("hearts", HOSTILE, HOSTILE, compile_genome(hearts), [chapter])
    path = tmp_path_factory.mktemp("page") / "hearts.html"
    path.write_text(page_of(Page([game], recordings=[recording])), encoding="utf-8")
    return path


def test_page_opens_from_disk_with_a_hand(page: BrowserPage, file: Path) -> None:
    page.goto(file.as_uri())
    expect(page.locator(".hand button.card")).to_have_count(13)
    expect(page.get_by_role("status")).to_contain_text("Your turn. Choose three cards for West.")


def test_hostile_texts_are_text(page: BrowserPage, file: Path) -> None:
    page.goto(file.as_uri())
    expect(page.locator("h1")).to_contain_text(HOSTILE)
    page.get_by_role("button", name="The rules").click()
    expect(page.locator(".panel p")).to_contain_text(HOSTILE)
    assert page.locator("img").count() == 0
    assert page.title() == HOSTILE


def test_cards_are_lifted_in_any_order_and_given(page: BrowserPage, file: Path) -> None:
    page.goto(file.as_uri())
    for number in (12, 0, 9):
        page.locator(".hand button.card").nth(number).click(position={"x": 10, "y": 60})
    expect(page.locator(".hand .sel")).to_have_count(3)
    page.get_by_role("button", name="Pass three cards").click()
    expect(page.locator(".hand .sel")).not_to_have_count(3)


def test_policy_lets_a_worker_and_the_core_run(page: BrowserPage, file: Path) -> None:
    page.goto(file.as_uri())
    heard = page.evaluate(
        """() => new Promise((resolve, reject) => {
            const text = `WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
                .then(() => postMessage('runs'), (error) => postMessage(String(error)))`;
            const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => reject(message);
        })"""
    )
    assert heard == "runs"


def test_policy_lets_no_other_script_and_no_request(page: BrowserPage, file: Path) -> None:
    page.goto(file.as_uri())
    page.evaluate(
        """() => {
            const script = document.createElement('script');
            script.textContent = 'window.entered = true';
            document.body.append(script);
            return fetch('https://example.org/').catch(() => {});
        }"""
    )
    assert page.evaluate("window.entered") is None
    said: list[str] = page.said  # type: ignore[attr-defined]
    assert sum("Content Security Policy" in text for text in said) >= 2
    said.clear()
