"""Styles: what a player wants of a game, as weights of its measures.

Five come with DarwinDeck; others are written by the user, in a TOML file:

    name = "long evenings"
    based_on = "strategic"   # optional: where the other weights come from

    [weights]
    luck = 0
    length = 3

The score of a game is the weighted geometric mean of its qualities, times its coherence. What a game lacks can thus not
be bought back: a game without decisions that is short, fair and new is still no good game. A quality below `LEAST`
counts as that, so that one of them alone cannot make every game worthless.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import exp, hypot, log
from pathlib import Path
from types import MappingProxyType
from typing import Any

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import MEASURES, Evidence, Measure
from darwindeck.evaluation._toml_lines import TomlLines, lines_of
from darwindeck.files import read_limited
from darwindeck.genome._wording import did_you_mean, one_of, shown

_LARGEST_FILE = 100_000

LEAST = 0.05
"""What the worst quality counts."""

LARGEST_WEIGHT = 1_000_000
_NUMBER = f"a number from 0 to {LARGEST_WEIGHT}"

WEIGHED = tuple(name for name in MEASURES if name != "coherence")
"""The measures that can be weighed. Coherence is none of them: it takes a share of the whole."""

_TABLE = """
               balanced  strategic  party  bluffing  trick-taking
decisions         3          4        1       2           3
skill             3          5        1       2           4
luck              1          3        0       0           2
fairness          2          3        1       2           2
tension           3          2        4       3           2
interaction       2          2        3       3           3
ends              2          2        2       2           2
decided           1          1        1       1           1
length            2          1        3       2           2
waiting           1          0        3       1           1
complexity        1          0        3       1           1
bluffing          0          0        0       5           0
betting           0          0        0       2           0
novelty           1          1        1       1           1
"""
"""The weights of all styles: what the documentation shows is what counts."""


class StyleError(DarwinDeckError, ValueError):
    """A file with weights is not right. `problems` lists every fault, each with its line where it has one."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(self.problems)


@dataclass(frozen=True)
class Style:
    """A name, and what each measure weighs; what is not named weighs nothing."""

    name: str
    weights: Mapping[str, float]

    def score(self, measures: Iterable[Measure]) -> Estimate:
        """What a game is worth to this style, from 0 to 1.

        A measure that was not taken is unknown: it counts half, and its interval is everything. Measures of the same
        games err together, at worst all the same way; those of other games do not.
        """
        known = {measure.name: measure.quality for measure in measures}
        kept = known.get("coherence", Estimate.exact(1.0))
        together: dict[Evidence, list[float]] = defaultdict(lambda: [0.0, 0.0])
        value = 0.0
        for name, share in self.shares().items():
            part = known.get(name, Estimate.unknown())
            low, middle, high = (share * log(max(number, LEAST)) for number in (part.low, part.value, part.high))
            value += middle
            reach = together[MEASURES[name].evidence]
            reach[0] += middle - low
            reach[1] += high - middle
        down, up = (hypot(*ends) for ends in zip((0.0, 0.0), *together.values(), strict=True))
        is_known = all(name in known and known[name].is_known for name in self.shares())
        return Estimate(
            exp(value) * kept.value, exp(value - down) * kept.low, min(1.0, exp(value + up)) * kept.high, is_known
        ).within()

    def shares(self) -> dict[str, float]:
        """What each measure counts of the whole; those that count nothing are left out."""
        total = sum(self.weights.values())
        return {name: weight / total for name, weight in self.weights.items() if weight}

    def losses(self, measures: Iterable[Measure]) -> tuple[tuple[Measure, float], ...]:
        """What holds a game back, most first: each measure, and the share of the score that it takes.

        A share of 0.2 says that the score would be 1 / 0.8 of what it is, were this quality perfect.
        """
        shares = self.shares()
        taken = [
            (measure, 1 - max(measure.quality.value, LEAST) ** shares[measure.name])
            for measure in measures
            if measure.name in shares
        ]
        taken += [(measure, 1 - measure.quality.value) for measure in measures if measure.name == "coherence"]
        return tuple(sorted((loss for loss in taken if loss[1] > 0), key=lambda loss: -loss[1]))


def _read_table(table: str) -> Iterator[Style]:
    head, *rows = (line.split() for line in table.strip().splitlines())
    for column, name in enumerate(head, start=1):
        yield Style(name, MappingProxyType({row[0]: float(row[column]) for row in rows}))


STYLES: Mapping[str, Style] = MappingProxyType({style.name: style for style in _read_table(_TABLE)})
"""The styles that come with DarwinDeck."""


def find_style(name_or_file: str | Path) -> Style:
    """A style by its name, or from a file whose name ends in .toml.

    Raises:
        StyleError: When there is no such style, or its file is not right.
    """
    name = str(name_or_file)
    if name in STYLES:
        return STYLES[name]
    if name.casefold().endswith(".toml"):
        return load_style(name)
    near = did_you_mean(name, tuple(STYLES))
    fix = f"did you mean {shown(near)}?" if near else f"expected {one_of(list(STYLES))}, or a file such as mine.toml"
    raise StyleError([f"there is no style {shown(name)}: {fix}"])


def load_style(path: str | Path) -> Style:
    """A style from the user's file.

    Raises:
        DarwinDeckError: When the file cannot be read.
        StyleError: When it is not right; every fault is listed with file, line and fix.
    """
    data = read_limited(path, _LARGEST_FILE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise StyleError([f"{path}:{line}: the text is not UTF-8: save it as such"]) from None
    return parse_style(text, source=str(path), name=Path(path).stem)


def parse_style(text: str, source: str = "weights", name: str = "own") -> Style:
    """A style from the text of a file.

    Args:
        text: The text.
        source: What messages call the file.
        name: What the style is called if the text does not say.

    Raises:
        StyleError: When the text is not right.
    """
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise StyleError([f"{source}:{_line_of_error(error, text)}: {_syntax(error)}"]) from None
    except RecursionError:
        raise StyleError([f"{source}:1: nests too deep: expected a table [weights]"]) from None
    except ValueError:  # Python reads no whole numbers of thousands of digits.
        raise StyleError([f"{source}:1: a number has too many digits: expected {_NUMBER}"]) from None
    faults = sorted(_faults(plain, TomlLines(text)))
    if faults:
        raise StyleError(f"{source}:{line}: {problem}" for line, problem in faults)
    base = STYLES[plain["based_on"]].weights if "based_on" in plain else {}
    weights = {**base, **{measure: float(weight) for measure, weight in plain.get("weights", {}).items()}}
    if not any(weights.values()):
        line = TomlLines(text).of_table("weights")
        raise StyleError([f"{source}:{line}: all weights are 0: give at least one measure a weight above 0"])
    return Style(plain.get("name", name), MappingProxyType(weights))


# ---------------------------------------------------------------------------------------- faults


def _faults(plain: Mapping[str, Any], lines: TomlLines) -> Iterator[tuple[int, str]]:
    for key, value in plain.items():
        line = lines.of_key("", key)
        if key == "name":
            if not isinstance(value, str) or not value.strip():
                yield line, f'name is {shown(value)}: expected a text, such as name = "long evenings"'
        elif key == "based_on":
            if not isinstance(value, str) or value not in STYLES:
                yield line, f"based_on is {shown(value)}: {_meant(str(value), tuple(STYLES))}"
        elif key != "weights":
            yield line, _unknown_key(key)
        elif not isinstance(value, dict):
            yield line, f"weights is {shown(value)}: expected a table [weights] with a line such as skill = 2"
        else:
            yield from _faults_of_weights(value, lines)
    if "weights" not in plain and "based_on" not in plain:
        yield 1, "there are no weights: expected a table [weights] with a line such as skill = 2"


def _faults_of_weights(weights: Mapping[str, Any], lines: TomlLines) -> Iterator[tuple[int, str]]:
    for measure, weight in weights.items():
        line = lines.of_key("weights", measure)
        if measure == "coherence":
            yield line, "coherence cannot be weighed: it takes a share of every score; leave it out"
        elif measure not in WEIGHED:
            yield line, f"there is no measure {shown(measure)}: {_meant(measure, WEIGHED)}"
        elif type(weight) not in (int, float) or not 0 <= weight <= LARGEST_WEIGHT:
            below = type(weight) in (int, float) and weight < 0 and MEASURES[measure].wanted == "low"
            wish = f"; to want little of it, write {measure} = {-weight}" if below else ""
            yield line, f"{measure} is {shown(weight)}: expected {_NUMBER}{wish}"


def _unknown_key(key: str) -> str:
    if key in WEIGHED:
        return f"{key} stands outside the weights: put it under a line [weights]"
    return f"there is no setting {shown(key)}: {_meant(key, ('name', 'based_on', 'weights'))}"


def _meant(found: str, choices: tuple[str, ...]) -> str:
    near = did_you_mean(found, choices)
    return f"did you mean {shown(near)}?" if near else f"expected {one_of(choices)}"


# ---------------------------------------------------------------------------------------- lines

_AT = re.compile(r" ?\(at (?:line (\d+), column \d+|end of document)\)$")
_NAMES = re.compile(r"\((?:'[^']*',? ?)+\)")
"""Names of tables, as Python's parser shows them: ('weights',)."""


def _line_of_error(error: tomllib.TOMLDecodeError, text: str) -> int:
    found = _AT.search(str(error))
    return int(found[1]) if found and found[1] else len(lines_of(text.rstrip()))


def _syntax(error: tomllib.TOMLDecodeError) -> str:
    said = _NAMES.sub(lambda names: ".".join(re.findall(r"'([^']*)'", names[0])), _AT.sub("", str(error)))
    return f"{said[:1].lower()}{said[1:]}: expected lines such as skill = 2"
