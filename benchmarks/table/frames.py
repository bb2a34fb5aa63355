"""The work of the main thread for each frame while cards move, from the trace that Chromium's own profiler writes."""

import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.table.chromium import page_in

SECONDS = 6
PRESS_EVERY = 300
CATEGORIES = ("toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline", "__metadata")


def frame_work(browser: Browser, path: Path, size: str, runs: int) -> dict[str, float]:
    """Milliseconds of the main thread for a frame: the 95th percentile and the most, medians over runs.

    `busy` is the percentile over those frames alone for which there was more than a millisecond to do.
    """
    found = [_measured(work) for work in (_run(browser, path, size) for _ in range(runs))]
    return {name: statistics.median(one[name] for one in found) for name in found[0]}


def _measured(work: list[float]) -> dict[str, float]:
    busy = [one for one in work if one > 1]
    return {"frames": len(work), "p95": _percentile(work, 95), "busy": _percentile(busy, 95), "most": max(work)}


def _percentile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def _run(browser: Browser, path: Path, size: str) -> list[float]:
    with page_in(browser, size) as page:
        page.goto(path.as_uri())
        page.locator(".hand button.card").first.wait_for()
        events = _traced(page)
    return works(events)


def _traced(page: Page) -> list[dict[str, Any]]:
    """The events of a trace in which a person plays quickly."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send(
        "Tracing.start", {"traceConfig": {"includedCategories": list(CATEGORIES)}, "transferMode": "ReportEvents"}
    )
    page.evaluate(f"bench.timer = setInterval(bench.press, {PRESS_EVERY})")
    page.wait_for_timeout(SECONDS * 1000)
    page.evaluate("clearInterval(bench.timer)")
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def works(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the main thread's own time from the end of a frame to the end of the next one."""
    commits = [one for one in events if one["name"] == "Commit" and one["ph"] == "X"]
    main = commits[0]["pid"], commits[0]["tid"]
    mine = sorted((one for one in events if (one["pid"], one["tid"]) == main), key=lambda one: one["ts"])
    tasks = [one for one in mine if one["name"] == "RunTask" and "dur" in one]
    frames = sorted(one["ts"] for one in commits if one["tid"] == main[1])
    found, sum_, at = [], 0.0, 0
    for task in tasks:
        sum_ += task.get("tdur", task["dur"]) / 1000
        end, had = task["ts"] + task["dur"], False
        while at < len(frames) and frames[at] < end:
            at, had = at + 1, True
        if had:
            found.append(sum_)
            sum_ = 0.0
    return found
