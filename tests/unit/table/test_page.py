import base64
import gzip
import json
from html.parser import HTMLParser
from typing import Any

import pytest

from darwindeck.table import Page, PagePreset, PlayableGame, page_of

HOSTILE = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "]]><img src=x onerror=alert(1)>",
    "\"'\\",
    "&lt;b&gt; &amp; &#60;",
    "\u202eright to left\u202c \U0001f0cf\ufe0f",
    "\u2028\u2029\x00\x1f",
    "a\ud800b",
    "null",
    "x" * 10_000,
]


class Scripts(HTMLParser):
    """The scripts of a page as a browser finds them, and its other elements."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts: list[tuple[dict[str, str | None], str]] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "script":
            self.scripts.append((dict(attrs), ""))

    def handle_data(self, data: str) -> None:
        if self.lasttag == "script" and self.scripts:
            attributes, text = self.scripts[-1]
            self.scripts[-1] = (attributes, text + data)


def elements(page: str) -> Scripts:
    parser = Scripts()
    parser.feed(page)
    return parser


def payload(page: str) -> Any:
    [text] = [text for attributes, text in elements(page).scripts if attributes.get("id") == "payload"]
    return json.loads(text)


ANY = PagePreset()


def game(text: str = "Hearts", preset: PagePreset = ANY) -> PlayableGame:
    rules = [{"title": text, "blocks": [{"kind": "text", "rules": [{"text": text, "about": [text]}]}]}]
    return PlayableGame(text, text, text, b"\x00\xff", rules, preset)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_names_are_text(text: str) -> None:
    page = page_of(Page([game(text)]))
    assert elements(page).tags == elements(page_of(Page([game()]))).tags
    [found] = payload(page)["games"]
    assert found["name"] == found["title"] == found["hook"] == text
    assert found["rules"][0]["blocks"][0]["rules"] == [{"text": text, "about": [text]}]


def test_core_is_compressed_and_comes_back() -> None:
    core = bytes(range(256)) * 100
    found = payload(page_of(Page([game()], core=core)))["core"]
    assert gzip.decompress(base64.b64decode(found)) == core
    assert "core" not in payload(page_of(Page([game()])))


def test_same_values_make_the_same_page() -> None:
    assert page_of(Page([game()], core=b"core")) == page_of(Page([game()], core=b"core"))


def test_preset_names_only_what_is_set() -> None:
    [found] = payload(page_of(Page([game(preset=PagePreset(seat=2, seed=2**64 + 7))])))["games"]
    assert found["preset"] == {"seat": 2, "seed": "7"}


def test_page_says_whose_work_is_in_it() -> None:
    assert "Permission is hereby granted" in page_of(Page([game()]))


def test_page_lets_nothing_in_or_out() -> None:
    page = page_of(Page([game()]))
    policy = page.split('http-equiv="Content-Security-Policy" content="')[1].split('"')[0]
    directives = dict(part.split(" ", 1) for part in policy.split("; "))
    assert directives["default-src"] == "'none'"
    assert directives["worker-src"] == "blob:"
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert "http" not in policy
    assert not {"iframe", "img", "object"} & set(elements(page).tags)
    assert page.index("Content-Security-Policy") < page.index("<script")
