"""Genomes to and from plain data: the dicts, lists, strings and numbers that JSON knows.

Reading never stops at the first fault: it notes every one with its path, so that a file can be mended in one go.
"""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

from darwindeck.errors import GenomeError
from darwindeck.genome._gene import Gene, told_fields
from darwindeck.genome._generated import MAX_CONDITION_DEPTH, PhaseTag
from darwindeck.genome._names import is_name
from darwindeck.genome._shape import (
    LONGEST_SERIES,
    AnyOf,
    ConditionShape,
    Field,
    Flag,
    Maybe,
    Number,
    PhaseShape,
    Record,
    Series,
    Shape,
    Text,
    Word,
    fields_of,
)
from darwindeck.genome._wording import did_you_mean, expected, kind, shown

_MOST_PROBLEMS = 100
_MISSING: Any = object()


def to_plain(value: Any, *, only_told: bool = False) -> Any:
    """Turn a part of a genome into plain data.

    Args:
        value: A part of a genome, or what one holds.
        only_told: Leave out what has its default.
    """
    if isinstance(value, Gene):
        names = (
            [found.name for found, _ in told_fields(value)]
            if only_told
            else [found.name for found in fields_of(type(value))]
        )
        plain = {name: to_plain(getattr(value, name), only_told=only_told) for name in names}
        tag = getattr(value, "tag", None)
        return plain if tag is None else {"type": tag.value, **plain}
    if isinstance(value, tuple):
        return [to_plain(item, only_told=only_told) for item in value]
    return str(value) if isinstance(value, str) else value


@dataclass(frozen=True)
class Outcome:
    """What came of reading: a value, or problems. `is_mistyped` tells wrong types from numbers out of range."""

    value: Any
    problems: tuple[str, ...]
    is_mistyped: bool


def from_plain(cls: type, data: Any) -> Any:
    """Make a part of a genome from plain data.

    Raises:
        GenomeError: With every fault found.
    """
    outcome = read_plain(cls, data)
    if outcome.problems:
        raise GenomeError(outcome.problems)
    return outcome.value


def read_plain(cls: type, data: Any) -> Outcome:
    """Read plain data as a part of a genome, for better or worse."""
    reader = _Reader()
    value = None
    with contextlib.suppress(_TooManyProblemsError):
        value = reader.read(Record(cls), data, "")
    return Outcome(value, tuple(reader.problems), reader.is_mistyped)


class _TooManyProblemsError(Exception):
    """Reading has found so much amiss that more would help nobody."""


@dataclass
class _Reader:
    problems: list[str] = field(default_factory=list)
    is_mistyped: bool = False

    def read(self, shape: Shape, data: Any, path: str, depth: int = 1) -> Any:
        """The value that `data` stands for, or `_MISSING` once its faults are noted."""
        match shape:
            case Number():
                return self._number(shape, data, path)
            case Flag():
                return data if type(data) is bool else self._wrong(shape, data, path)
            case Text():
                return data if type(data) is str and is_name(data) else self._wrong(shape, data, path)
            case Word() | AnyOf():
                return self._word(shape, data, path)
            case Maybe(inner):
                return None if data is None else self.read(inner, data, path, depth)
            case Series():
                return self._series(shape, data, path, depth)
            case Record(cls):
                return self._record(cls, data, path, depth)
            case PhaseShape():
                return self._phase(shape, data, path)
            case ConditionShape():
                return self._condition(shape, data, path, depth)
        assert_never(shape)

    def _note(self, problem: str, *, is_mistyped: bool = True) -> Any:
        self.problems.append(problem)
        self.is_mistyped |= is_mistyped
        if len(self.problems) == _MOST_PROBLEMS:
            self.problems.append("there is more amiss: the rest was not read")
            self.is_mistyped = True  # For all that is known.
            raise _TooManyProblemsError
        return _MISSING

    def _wrong(self, shape: Shape, data: Any, path: str) -> Any:
        problem = f"{path or 'the genome'} is {shown(data)}: {expected(shape, data)}"
        right_type = {Number: int, Text: str}.get(type(shape))
        return self._note(problem, is_mistyped=type(data) is not right_type)

    def _number(self, shape: Number, data: Any, path: str) -> Any:
        is_right = type(data) is int and shape.lowest <= data <= shape.highest
        return data if is_right else self._wrong(shape, data, path)

    def _word(self, shape: Word | AnyOf, data: Any, path: str) -> Any:
        options = (shape,) if isinstance(shape, Word) else shape.options
        for option in options:
            match option:
                case Number(lowest=lowest, highest=highest) if type(data) is int and lowest <= data <= highest:
                    return data
                case Word(enum) if isinstance(data, str) and enum.from_word(data) is not None:
                    return enum.from_word(data)
                case _:
                    continue
        return self._wrong(shape, data, path)

    def _series(self, shape: Series, data: Any, path: str, depth: int) -> Any:
        if not isinstance(data, list | tuple):
            return self._wrong(shape, data, path)
        if len(data) < shape.least:
            return self._note(f"{path} is empty: expected at least one entry")
        if len(data) > LONGEST_SERIES:
            return self._note(f"{path} has {len(data)} entries: expected at most {LONGEST_SERIES}")
        items = tuple(self.read(shape.item, one, f"{path}[{i}]", depth) for i, one in enumerate(data))
        return _MISSING if any(one is _MISSING for one in items) else items

    def _record(self, cls: type, data: Any, path: str, depth: int, skip: tuple[str, ...] = ()) -> Any:
        if not isinstance(data, Mapping):
            return self._wrong(Record(cls), data, path)
        fields = fields_of(cls)
        dot = f"{path}." if path else ""
        names = [found.name for found in fields]
        for key in data:
            if not isinstance(key, str):
                self._note(f"{path or 'the genome'} has the key {shown(key)}: expected a text")
            elif key not in names and key not in skip:
                self._unknown(f"{dot}{key}", key, [*names, *skip])
        values = {found.name: self._field(found, data, f"{dot}{found.name}", depth) for found in fields}
        return _MISSING if any(value is _MISSING for value in values.values()) else cls(**values)

    def _unknown(self, path: str, key: str, names: list[str]) -> None:
        near = did_you_mean(key, names)
        hint = f'did you mean "{near}"?' if near else f"expected only {', '.join(names)}"
        self._note(f"{shown_path(path)} is unknown: {hint}")

    def _field(self, found: Field, data: Mapping[str, Any], path: str, depth: int) -> Any:
        if found.name in data:
            return self.read(found.shape, data[found.name], path, depth)
        if found.required:
            return self._note(f"{path} is missing: expected {kind(found.shape)}")
        return found.default

    def _phase(self, shape: PhaseShape, data: Any, path: str) -> Any:
        if not isinstance(data, Mapping):
            return self._wrong(shape, data, path)
        if "type" not in data:
            return self._note(f"{path}.type is missing: expected {kind(Word(PhaseTag))}")
        tag = self._word(Word(PhaseTag), data["type"], f"{path}.type")
        return _MISSING if tag is _MISSING else self._record(shape.records[tag].cls, data, path, 1, skip=("type",))

    def _condition(self, shape: ConditionShape, data: Any, path: str, depth: int) -> Any:
        if not isinstance(data, Mapping):
            return self._wrong(shape, data, path)
        if depth > MAX_CONDITION_DEPTH:
            return self._note(f"{path} nests too deep: expected at most {MAX_CONDITION_DEPTH} levels")
        if "logic" in data or "conditions" in data:
            return self._record(shape.compound.cls, data, path, depth + 1)
        return self._record(shape.simple.cls, data, path, depth)


def shown_path(path: str) -> str:
    """A path made safe to print: cut short, with control characters written out."""
    plain = path if path.isprintable() else path.encode("unicode_escape").decode("ascii")
    return plain if len(plain) <= 120 else f"{plain[:119]}…"
