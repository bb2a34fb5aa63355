"""One page of HTML with games in it, from the page that is built from `web/`.

The data stands in the page as JSON; `web/src/payload.ts` is the other side of this format. Everything from a genome is
text to the page: it is written so that no browser can read it as HTML, and the page never does.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Literal

SCHEMA = 1
"""The version of the data in a page."""

Opponents = Literal["beginner", "fair", "strong", "expert"]
"""How well the machine plays."""

_SCRIPT = re.compile(r'<script type="module"[^>]*>(.*?)</script>', re.DOTALL)
_UNPACK = """\
const packed = document.getElementById("packed").textContent;
if (globalThis.DecompressionStream) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  document.head.append(script);
} else document.body.append("This table needs a browser of 2023 or later.");
"""
"""Puts the page's own script in its place. The policy of the page lets both run, by their hashes."""

_LICENSES = (files("darwindeck.table") / "LICENSES.txt").read_text(encoding="utf-8")

_PLACE = '<script type="application/json" id="payload">null</script>'


@dataclass(frozen=True)
class PagePreset:
    """How a table is set when its game is opened; what is left out the page chooses."""

    seat: int | None = None
    """Where the person sits."""
    opponents: Opponents | None = None
    """How well the others play."""
    seed: int | None = None
    """The number of the deal."""


@dataclass(frozen=True)
class PlayableGame:
    """What the page has of one game."""

    name: str
    """The name of its genome."""
    title: str
    """What its rulebook calls it."""
    hook: str
    """One sentence that says what it is about."""
    bytecode: bytes
    rules: Sequence[Mapping[str, Any]] = ()
    """Chapters of the rulebook, each with `title` and `blocks`, as `payload.ts` has them."""
    preset: PagePreset = PagePreset()


@dataclass(frozen=True)
class Page:
    """What a page is filled with."""

    games: Sequence[PlayableGame]
    """One game, or several to choose from."""
    core: bytes | None = None
    """The WebAssembly module; None in a page that only shows recordings."""
    recordings: Sequence[Mapping[str, Any]] = field(default=())
    """Games to step through, as `tools.recordings` writes them."""


def page_of(page: Page, template: str | None = None) -> str:
    """The whole page, ASCII but for what the template has: the same values make the same bytes.

    Args:
        page: What is in it.
        template: The page without data; the one that comes with the package, if it is left out.
    """
    if template is None:
        template = (files("darwindeck.table") / "page.html").read_text(encoding="utf-8")
    before, place, after = template.partition(_PLACE)
    assert place, "the built page has a place for its data"
    return _packed(f"{before}{_PLACE.replace('null', _as_text(_payload(page)))}{after}")


def _packed(html: str) -> str:
    """The page with its script compressed, which is most of what is not the core."""
    script = _SCRIPT.search(html)
    assert script, "the built page has a script"
    licenses = f'<script type="text/plain" id="licenses">\n{_LICENSES}</script>'
    packed = f'<script type="text/plain" id="packed">{_compressed(script[1].encode())}</script>'
    unpack = f'<script type="module">{_UNPACK}</script>'
    allowed = base64.b64encode(hashlib.sha256(_UNPACK.encode()).digest()).decode()
    html = f"{html[: script.start()]}{licenses}{packed}{unpack}{html[script.end() :]}"
    return html.replace("script-src ", f"script-src 'sha256-{allowed}' ", 1)


def _compressed(data: bytes) -> str:
    return base64.b64encode(gzip.compress(data, compresslevel=9, mtime=0)).decode("ascii")


def _payload(page: Page) -> dict[str, Any]:
    payload: dict[str, Any] = {"schema": SCHEMA, "games": [_game(game) for game in page.games]}
    if page.core is not None:
        payload["core"] = _compressed(page.core)
    if page.recordings:
        payload["recordings"] = list(page.recordings)
    return payload


def _game(game: PlayableGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "hook": game.hook,
        "bytecode": base64.b64encode(game.bytecode).decode("ascii"),
        "preset": _preset(game.preset),
        "rules": list(game.rules),
    }


def _preset(preset: PagePreset) -> dict[str, Any]:
    seed = None if preset.seed is None else str(preset.seed % 2**64)
    values = {"seat": preset.seat, "opponents": preset.opponents, "seed": seed}
    return {name: value for name, value in values.items() if value is not None}


def _as_text(value: object) -> str:
    """JSON that ends no element and begins no comment: all letters but ASCII, and `<`, `>` and `&`, are escaped."""
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
    for letter in "<>&":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text
