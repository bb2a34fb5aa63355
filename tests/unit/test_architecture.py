import ast
import importlib.metadata
import subprocess
import sys
from pathlib import Path

import pytest

import darwindeck
from darwindeck import _core

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "darwindeck"
MODULES = sorted(PACKAGE.rglob("*.py"))
TOOLS = sorted((ROOT / "tools").rglob("*.py"))

# From what everything rests on to what the user touches. A package may import from its own level and below.
LEVELS = {
    "genome": 0,
    "simulation": 1,
    "rulebook": 2,
    "evaluation": 3,
    "evolution": 4,
    "table": 5,
    "cli": 5,
    "play": 5,
}


def short_name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def parts_imported(source: str, package: tuple[str, ...] = ("darwindeck",)) -> set[str]:
    """The parts of darwindeck that a module imports anywhere, such as "genome" or "_core"."""
    names: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {tuple(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = (*base, *(node.module.split(".") if node.module else ()))
            names |= {(*module, alias.name) for alias in node.names}
    return {name[1] for name in names if name[0] == "darwindeck" and len(name) > 1}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imports_of(path: Path) -> set[str]:
    package = ("darwindeck", *path.relative_to(PACKAGE).parent.parts)
    return parts_imported(path.read_text(encoding="utf-8"), package)


def test_every_way_to_import_is_seen() -> None:
    assert parts_imported("import darwindeck.cli") == {"cli"}
    assert parts_imported("import darwindeck.cli._main as x, sys") == {"cli"}
    assert parts_imported("from darwindeck.play import show") == {"play"}
    assert parts_imported("from darwindeck import _core, genome") == {"_core", "genome"}
    assert parts_imported("def f():\n    from darwindeck.web import serve") == {"web"}
    assert parts_imported("from ..cli import main", ("darwindeck", "genome")) == {"cli"}
    assert parts_imported("from . import schema", ("darwindeck", "genome")) == {"genome"}
    assert parts_imported("import click, json") == set()


def test_modules_were_found() -> None:
    assert PACKAGE / "genome" / "schema.py" in MODULES
    assert ROOT / "tools" / "generate" / "__main__.py" in TOOLS


def test_every_package_has_a_level() -> None:
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert packages <= set(LEVELS)


@pytest.mark.parametrize("path", [path for path in MODULES if part_of(path) in LEVELS], ids=short_name)
def test_imports_point_one_way(path: Path) -> None:
    level = LEVELS[part_of(path)]
    upwards = {part for part in imports_of(path) if LEVELS.get(part, 0) > level}
    assert upwards == set()


AT_THE_ROOT = [path for path in MODULES if path.parent == PACKAGE and path.name != "__main__.py"]


@pytest.mark.parametrize("path", AT_THE_ROOT, ids=short_name)
def test_modules_at_the_root_import_no_package(path: Path) -> None:
    assert imports_of(path) & set(LEVELS) == set()


@pytest.mark.parametrize("path", [path for path in MODULES if part_of(path) == "genome"], ids=short_name)
def test_genome_imports_neither_the_command_line_nor_the_core(path: Path) -> None:
    assert imports_of(path) & {"cli", "_core"} == set()


def test_genome_loads_without_the_core_and_the_command_line() -> None:
    code = (
        "import sys, darwindeck.genome.examples\n"
        "print([name for name in ('darwindeck._core', 'darwindeck.cli', 'click') if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert found.stdout == "[]\n"


@pytest.mark.parametrize("path", [*MODULES, *TOOLS], ids=short_name)
def test_module_has_a_docstring_that_starts_with_a_sentence(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring
    assert docstring.split("\n\n")[0].rstrip().endswith((".", "?", "!"))


def test_version_is_the_same_everywhere() -> None:
    assert darwindeck.__version__ == _core.__version__ == importlib.metadata.version("darwindeck")


def test_unknown_attribute_of_the_package_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'darwindeck' has no attribute 'version'"):
        darwindeck.version  # noqa: B018


# ---------------------------------------------------------------------------------------- values, not sentences

TELLERS = {
    "record_game", "record_of", "record_lines", "event_lines", "choice_text", "outcome_text", "view_text", "replay",
    "position_of",
}  # fmt: skip
"""Functions that return or read the text of records and views."""
METHODS = {"record", "view", "options"}
"""Methods of the core's games and positions that do."""
CORE = {"Game", "Position", "open_position", "position_of"}
MAY_READ_TEXT = {
    "simulation/__init__.py": "offers them to users",
    "simulation/record.py": "writes records and replays them",
    "simulation/result.py": "names the ending of a game for people",
    "simulation/advice.py": "prints what a player advises",
    "simulation/reference/_views.py": "prints a view",
    "cli/simulate.py": "prints records",
    "rulebook/examples/_sample.py": "goes when the rulebook is written anew",
    "rulebook/examples/_scored_hand.py": "goes when the rulebook is written anew",
    "rulebook/examples/_retelling.py": "goes when the rulebook is written anew",
    "rulebook/strategy/_look.py": "goes when the rulebook is written anew",
}
"""Modules that handle such text, and why; no other one does."""


def text_that_is_handled(source: str) -> set[str]:
    """The functions and methods that a module uses and that return or read the text of records and views."""
    tree = ast.parse(source)
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith(("darwindeck.simulation", "darwindeck._core"))
        for alias in node.names
    }
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    methods = {called.attr for called in calls if isinstance(called, ast.Attribute)} & METHODS
    return (imported & TELLERS) | (methods if imported & CORE else set())


def test_only_renderers_and_replays_handle_the_text_of_games() -> None:
    readers = {
        str(path.relative_to(PACKAGE)): handled
        for path in MODULES
        if (handled := text_that_is_handled(path.read_text(encoding="utf-8")))
    }
    assert set(readers) == set(MAY_READ_TEXT), "a module that has no use for such text any more leaves the list"


def test_text_that_is_handled_is_found() -> None:
    assert text_that_is_handled("from darwindeck.simulation import record_game") == {"record_game"}
    assert text_that_is_handled("from darwindeck._core import Position\ndef f(p):\n    p.view()") == {"view"}
    assert text_that_is_handled("def f(session):\n    session.view()") == set()
