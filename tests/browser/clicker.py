"""Plays any game through the controls of the page: presses by chance what can be pressed, with mouse, finger or keys.

It knows no game and no rules. The list of options in words is left alone: what it presses is what a person sees.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page as BrowserPage

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
ANSWERS = 2_000
"""Milliseconds after which a press that has changed nothing will change nothing."""
THINKS = 20_000
"""Milliseconds after which nobody goes on."""
REFUSED = 0.04
"""How often something is tried that cannot be chosen, to read why."""
CONFIRMS = 0.6
"""How often what is chosen is played, instead of choosing on."""

MEDDLES = 0.2
"""How often a tool is used instead of going on."""

FAST_CLOCK = "const now = performance.now.bind(performance); performance.now = () => 10 * now();"
"""Shortens the time in which the page takes no press after a decision has come up. Nobody reads here."""


class StuckError(AssertionError):
    """The game does not go on: where, and what could be seen."""


@dataclass(frozen=True)
class Played:
    """How a game went."""

    presses: int
    hands: int
    reasons: int
    """How often the page said why something cannot be done."""
    end: str
    """What is written on the sheet at the end."""


Press = Callable[[BrowserPage, dict[str, Any], Random], None]


def with_mouse(page: BrowserPage, thing: dict[str, Any], rng: Random) -> None:
    """Click on it, on a slider anywhere."""
    x, y = _point(thing, rng)
    page.mouse.click(x, y)


def with_finger(page: BrowserPage, thing: dict[str, Any], rng: Random) -> None:
    """Tap on it."""
    x, y = _point(thing, rng)
    page.touchscreen.tap(x, y)


def with_keys(page: BrowserPage, thing: dict[str, Any], rng: Random) -> None:
    """Go there with Tab and arrows, and press Enter; nothing else is touched."""
    for _ in range(120):
        where = page.evaluate(
            """(number) => {
                const [on, wanted] = [document.activeElement, window.things[number]];
                if (on === wanted) return 'there';
                const group = (one) => one.closest('.hand, .seats, .middle, [data-rove]');
                return group(on) && group(on) === group(wanted) ? 'near' : 'away';
            }""",
            thing["number"],
        )
        if where == "there":
            page.keyboard.press(rng.choice(("ArrowLeft", "ArrowRight", "PageUp")) if thing["isSlider"] else "Enter")
            return
        page.keyboard.press("ArrowRight" if where == "near" else "Tab")
    raise StuckError(f"no key leads to {thing['name']!r}")


def at_once(page: BrowserPage) -> None:
    """Set the speed so that nothing is waited for."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed").select_option("at once")
    page.get_by_role("button", name="Settings").click()


def at_once_with_keys(page: BrowserPage) -> None:
    """The same without a mouse."""
    for wanted in ("[aria-label=Settings]", "label:has(option[value='1.6']) select"):
        for _ in range(60):
            if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                break
            page.keyboard.press("Tab")
        else:
            raise StuckError(f"Tab does not lead to {wanted}")
        page.keyboard.press("Enter" if wanted.startswith("[") else "a")
    page.keyboard.press("Escape")


def play_through(
    page: BrowserPage,
    rng: Random,
    press: Press = with_mouse,
    *,
    hands: int | None = None,
    meddles: bool = False,
    most: int = 3_000,
) -> Played:
    """Press until the game is over, or so many hands are.

    Args:
        page: With a game in it.
        rng: What is pressed.
        press: How.
        hands: So many are enough; without it the whole game.
        meddles: Whether the tools are used in between: undo, hint, what has happened, rules, and so on.
        most: So many presses are enough for any game.

    Raises:
        StuckError: When nothing goes on, nothing can be pressed, or something cannot be reached.
    """
    ended = reasons = unanswered = 0
    look = _look(page, 0, THINKS, meddles)
    for presses in range(most):
        if look["is"] == "end" and (look["isOver"] or ended + 1 == hands):
            return Played(presses, ended + 1, reasons, look["end"])
        if look["is"] in ("waits", "trouble"):
            raise _stuck(look, "nobody goes on")
        thing = _chosen(look, rng)
        if press is not with_keys and thing["point"] is None:
            raise _stuck(look, f"{thing['name']!r} is out of reach")
        ended += thing["kind"] == "goes on"
        press(page, thing, rng)
        after = _look(page, look["changes"], ANSWERS, meddles)
        if after["is"] == "waits":
            after = _look(page, after["changes"], THINKS, meddles)
        if thing["kind"] == "closed":
            reasons += 1
            if page.locator(".prompt.no").count() == 0:
                raise _stuck(after, f"{thing['name']!r} is closed, and no reason is said")
        unanswered = unanswered + 1 if after["changes"] == look["changes"] and thing["kind"] != "tool" else 0
        if unanswered == 5:
            raise _stuck(after, f"nothing answers, at last {thing['name']!r}")
        look = after
    raise _stuck(look, f"not over after {most} presses")


def _look(page: BrowserPage, seen: int, patience: int, meddles: bool) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK, {"seen": seen, "patience": patience, "meddles": meddles})
    return found


def _chosen(look: dict[str, Any], rng: Random) -> dict[str, Any]:
    of: dict[str, list[dict[str, Any]]] = {}
    for thing in look["things"]:
        of.setdefault(thing["kind"], []).append(thing)
    if "closed" in of and rng.random() < REFUSED and (with_reason := _with_reason(of["closed"])):
        return rng.choice(with_reason)
    if "goes on" in of:
        return of["goes on"][0]
    if "closes" in of:
        return of["closes"][0]
    if "tool" in of and rng.random() < MEDDLES:
        return rng.choice(of["tool"])
    if "confirms" in of and ("open" not in of or rng.random() < CONFIRMS):
        return rng.choice(of["confirms"])
    if "chosen" in of and ("open" not in of or rng.random() < 0.05):
        return rng.choice(of["chosen"])
    if "open" not in of:
        raise _stuck(look, "nothing can be pressed")
    return rng.choice(of["open"])


def _with_reason(closed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that say why; a main button waits for cards, and names what it will do."""
    return [thing for thing in closed if any(word in thing["name"] for word in ("not playable", "closed", "cannot"))]


def _point(thing: dict[str, Any], rng: Random) -> tuple[float, float]:
    point = thing["point"]
    along = (rng.random() - 0.5) * thing["width"] * 0.9 if thing["isSlider"] else 0.0
    return point["x"] + along, point["y"]


def _stuck(look: dict[str, Any], why: str) -> StuckError:
    things = "\n".join(
        f"  {thing['kind']}: {thing['name']}{'' if thing['point'] else ' (covered)'}" for thing in look["things"]
    )
    seen = "\n".join(f"{name}: {look[name]}" for name in ("where", "prompt", "seats", "middle", "end"))
    return StuckError(f"{why}\n{seen}\n{things}")
