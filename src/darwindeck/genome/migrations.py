"""Bring older genome files up to date.

`schema_version` says which rules of spelling a file follows. It changes only when a file written before would
be misread; a new field with a default does not need it. Each migration takes plain data one step forward.

Version 0.9 is the spelling of the first DarwinDeck: phases carry class names ("DrawPhase"), enums their names
("DECK"), and conditions say whether they are "simple" or "compound". Those files often call themselves 1.0 or
nothing at all, so that they are known by their phases.
"""

from collections.abc import Callable, Mapping
from typing import Any

from darwindeck.errors import GenomeError
from darwindeck.genome._generated import PhaseTag, SchemaVersion
from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Maybe,
    PhaseShape,
    Record,
    Series,
    Shape,
    Word,
    fields_of,
)
from darwindeck.genome._wording import shown
from darwindeck.genome.schema import ClaimPhase, ClaimRankMode, GameGenome, GameRules, SetupRules, WinCondition

CURRENT_VERSION = SchemaVersion.V1_0
_DEEPEST = 100  # Far more levels than a sound file has; what lies deeper is refused when it is read.


def migrate(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Rewrite plain data of any known version in the current one. The original stays as it is.

    Raises:
        GenomeError: When the version is not known, for instance because the file comes from a later DarwinDeck.
    """
    version = data.get("schema_version", "0.9" if _is_early(data) else CURRENT_VERSION.value)
    if version == CURRENT_VERSION and _is_early(data):
        version = "0.9"
    if not isinstance(version, str):
        raise GenomeError([f'schema_version is {shown(version)}: expected the text "{CURRENT_VERSION.value}"'])
    while version != CURRENT_VERSION:
        if version not in _MIGRATIONS:
            known = " or ".join(f'"{one}"' for one in (*_MIGRATIONS, CURRENT_VERSION.value))
            raise GenomeError(
                [
                    f"schema_version is {shown(version)}: this DarwinDeck reads {known}; "
                    "a newer file needs a newer DarwinDeck"
                ]
            )
        data = _MIGRATIONS[version](data)
        version = data["schema_version"]
    return data if "schema_version" in data else {"schema_version": version, **data}


def _phases(data: Mapping[str, Any]) -> list[Any]:
    turn = data.get("turn_structure")
    phases = turn.get("phases") if isinstance(turn, Mapping) else None
    return list(phases) if isinstance(phases, list | tuple) else []


def _is_early(data: Mapping[str, Any]) -> bool:
    return any(isinstance(phase, Mapping) and _early_tag(phase) is not None for phase in _phases(data))


def _early_tag(phase: Mapping[str, Any]) -> str | None:
    name = phase.get("type")
    return _EARLY_PHASES.get(name) if isinstance(name, str) else None


_EARLY_PHASES = {f"{tag.value.capitalize()}Phase": tag.value for tag in PhaseTag}

# What early files carry without meaning: dropped at this value, refused as unknown at any other.
_EARLY_NEUTRAL: dict[type, dict[str, Any]] = {
    SetupRules: {"rotate_trump": False, "random_trump": False, "custom_printed_deck": False},
    GameRules: {"keep_top_discard": True, "same_player_on_win": False},
    WinCondition: {"required_hand_size": None},
    ClaimPhase: {"pile_penalty": True, "sequential_rank": True},
}


def _from_0_9(data: Mapping[str, Any]) -> Mapping[str, Any]:
    return _respell_record(GameGenome, {**data, "schema_version": CURRENT_VERSION.value}, 0)


_MIGRATIONS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, Any]]] = {"0.9": _from_0_9}


def _respell(shape: Shape, data: Any, depth: int) -> Any:
    """Put what 0.9 spelt otherwise into today's words; leave everything else for the reader to judge."""
    if depth > _DEEPEST:
        return data
    match shape, data:
        case Maybe(inner), _:
            return _respell(inner, data, depth)
        case Series(item), list() | tuple():
            return [_respell(item, one, depth + 1) for one in data]
        case ((Word() | AnyOf()), str()):
            return _respell_word(shape, data)
        case Record(cls), Mapping():
            return _respell_record(cls, data, depth)
        case PhaseShape(records), Mapping():
            return _respell_phase(records, data, depth)
        case ConditionShape(simple, compound), Mapping():
            return _respell_condition(simple, compound, data, depth)
        case _:
            return data


def _respell_word(shape: Word | AnyOf, data: str) -> str:
    words = (shape,) if isinstance(shape, Word) else shape.options
    for word in words:
        if isinstance(word, Word) and data in word.enum.__members__:
            return word.enum[data].value
    return data


def _respell_record(cls: type, data: Mapping[str, Any], depth: int) -> dict[str, Any]:
    shapes = {found.name: found.shape for found in fields_of(cls)}
    neutral = _EARLY_NEUTRAL.get(cls, {})
    return {
        name: _respell(shapes[name], value, depth + 1) if name in shapes else value
        for name, value in data.items()
        if not (name in neutral and value is neutral[name])
    }


def _respell_phase(records: Mapping[PhaseTag, Record], data: Mapping[str, Any], depth: int) -> dict[str, Any]:
    tag = _early_tag(data)
    record = next((record for known, record in records.items() if known == tag), None)
    if record is None:
        return dict(data)
    phase = {**_respell_record(record.cls, data, depth), "type": tag}
    if tag == PhaseTag.TRICK:
        return _respell_trick(phase)
    return _respell_claim(phase) if tag == PhaseTag.CLAIM else phase


def _respell_trick(phase: dict[str, Any]) -> dict[str, Any]:
    """A breaking rule of "NONE" meant that the breaking suit was not held back at all."""
    if phase.get("breaking_rule") != "NONE":
        return phase
    return {name: value for name, value in phase.items() if name not in ("breaking_rule", "breaking_suit")}


def _respell_claim(phase: dict[str, Any]) -> dict[str, Any]:
    """Ranks that are not claimed in sequence were chosen, unless the mode said otherwise."""
    if phase.get("rank_mode") == "PLAYER_CHOICE":
        phase["rank_mode"] = ClaimRankMode.CHOSEN.value
    if phase.get("sequential_rank") is False:
        del phase["sequential_rank"]
        if phase.get("rank_mode", ClaimRankMode.SEQUENTIAL) == ClaimRankMode.SEQUENTIAL:
            phase["rank_mode"] = ClaimRankMode.CHOSEN.value
    return phase


def _respell_condition(simple: Record, compound: Record, data: Mapping[str, Any], depth: int) -> dict[str, Any]:
    match data:
        case {"type": "compound", **parts}:
            return _respell_record(compound.cls, parts, depth)
        case {"type": "simple", "condition_type": asked, **parts}:
            return _respell_record(simple.cls, {"type": asked, **parts}, depth)
        case _:
            return dict(data)
