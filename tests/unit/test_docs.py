"""What the documentation shows is what happens."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from darwindeck.genome import GenomeValidator, genome_from_json
from tests.support.paths import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def test_the_readme_shows_sessions() -> None:
    assert len(blocks(ROOT / "README.md", "console")) >= 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_console_sessions_print_what_is_shown(page: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for session in blocks(page, "console"):
        for step in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
            command, _, expected = step.partition("\n")
            done = subprocess.run(
                ["bash", "-c", f"{command} 2>&1"],
                cwd=tmp_path,
                env={**os.environ, "PATH": path},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.stdout == expected, f"$ {command}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    names: dict[str, Any] = {}  # The examples of a page follow each other.
    for example in blocks(page, "python"):
        exec(compile(example, str(page), "exec"), names)


def test_games_in_the_docs_are_sound_and_the_same_in_python_and_json() -> None:
    page = ROOT / "docs" / "genome.md"
    (text,) = blocks(page, "json")
    names: dict[str, Any] = {}
    exec(blocks(page, "python")[0], names)
    assert genome_from_json(text) == names["river"]
    assert GenomeValidator.validate(names["river"]) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        name, _, anchor = target.partition("#")
        if name.startswith("https:"):
            continue
        found = (page.parent / name).resolve() if name else page
        assert found.exists(), f"{page.name} links to {target}"
        if anchor:
            headings = re.findall(r"^#+ (.*)$", found.read_text(encoding="utf-8"), flags=re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_every_make_target_in_the_docs_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        named = set(re.findall(r"(?:`|^)make ([a-z-]+)", text, flags=re.MULTILINE))
        assert named <= targets, page.name
