"""What a hundred games in one page leave behind."""

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.table.chromium import page_in
from benchmarks.table.pages import known, page_with
from darwindeck.table import Opponents

EARLY, LATE = 10, 100
PRESS_EVERY = 5
WATCHED = "label:has-text('My seat') select"


def memory(browser: Browser, game: str, level: Opponents) -> dict[str, dict[str, float]]:
    """What is held after the tenth game and after the hundredth, machine against machine, each a new deal."""
    with page_in(browser, "phone", {"speed": 0}) as page:
        page.goto(page_with(known(game), level, seed=None).as_uri())
        page.get_by_role("button", name="Settings").click()
        page.locator(WATCHED).select_option("none")
        page.get_by_role("button", name="Settings").click()
        session = page.context.new_cdp_session(page)
        early = _after(page, session, EARLY)
        return {"early": early, "late": _after(page, session, LATE)}


def _after(page: Page, session: CDPSession, games: int) -> dict[str, float]:
    """What is held when so many games are over, and the last of them still lies there."""
    press = "document.querySelector('.end .main')"
    page.evaluate(
        f"""async () => {{
            for (;;) {{
                const end = {press};
                if (!end) await new Promise((done) => setTimeout(done, {PRESS_EVERY}));
                else if (!/again/i.test(end.textContent)) end.click();
                else {{
                    if (!bench.counted) bench.games = (bench.games ?? 0) + 1;
                    bench.counted = true;
                    if (bench.games >= {games}) return;
                    bench.counted = false;
                    end.click();
                }}
                await new Promise((done) => setTimeout(done));
            }}
        }}"""
    )
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(100)
    session.send("Performance.enable")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {
        "page": metrics["JSHeapUsedSize"],
        "nodes": metrics["Nodes"],
        "listeners": metrics["JSEventListeners"],
        "module": _module(session),
    }


def _module(session: CDPSession) -> float:
    """The bytes of the memory of the core in the page."""
    found: dict[str, Any] = session.send("Runtime.evaluate", {"expression": "WebAssembly.Memory.prototype"})
    objects = session.send("Runtime.queryObjects", {"prototypeObjectId": found["result"]["objectId"]})["objects"]
    summed = session.send(
        "Runtime.callFunctionOn",
        {
            "objectId": objects["objectId"],
            "functionDeclaration": "function () { return this.reduce((sum, one) => sum + one.buffer.byteLength, 0); }",
            "returnByValue": True,
        },
    )
    return float(summed["result"]["value"])
