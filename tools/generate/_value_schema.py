"""Write the JSON Schema of the values of play: `docs/reference/view.schema.json`."""

import json
from typing import Any, assert_never

from darwindeck.simulation.values import (
    BidShape,
    CardShape,
    Flag,
    Mixed,
    OneOf,
    Record,
    Series,
    Shape,
    Share,
    Text,
    Whole,
    Word,
    fields_of,
    kind_of,
)
from tools.generate._codes import Codes
from tools.generate._docstrings import class_doc
from tools.generate._values import field_doc, union_doc, union_name, values_of_play

_Schema = dict[str, Any]


def value_schema(codes: Codes) -> str:
    """The schema as text. A value is checked against the definition of its name."""
    ranks, suits = ("|".join(member.value for member in codes.enum(name).members) for name in ("Rank", "Suit"))
    definitions: dict[str, _Schema] = {
        "Card": {"description": "A card, rank first: 10H.", "type": "string", "pattern": f"^({ranks})({suits})$"}
    }
    for value in values_of_play():
        if isinstance(value, OneOf):
            names = [cls.__name__ for cls in value.classes]
            definitions |= {cls.__name__: _record(cls) for cls in value.classes}
            definitions[union_name(value)] = {"description": union_doc(value), "oneOf": [*map(_reference, names)]}
        elif isinstance(value, Mixed):
            options = [*map(_schema, value.options)]
            definitions[union_name(value)] = {"description": union_doc(value), "anyOf": options}
        else:
            definitions[value.__name__] = _record(value)
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "DarwinDeck values of play",
        "$defs": dict(sorted(definitions.items())),
    }
    return json.dumps(schema, indent=2) + "\n"


def _record(cls: type) -> _Schema:
    kind = kind_of(cls)
    properties = {} if kind is None else {"kind": {"const": kind}}
    properties |= {
        field.key: {"description": field_doc(cls, field), **_schema(field.shape)} for field in fields_of(cls)
    }
    required = [] if kind is None else ["kind"]
    required += [field.key for field in fields_of(cls) if not field.has_default]
    return {
        "description": class_doc(cls),
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _reference(name: str) -> _Schema:
    return {"$ref": f"#/$defs/{name}"}


def _schema(shape: Shape) -> _Schema:
    match shape:
        case Whole(_, lowest, highest):
            bounds = {"minimum": lowest, "maximum": highest}
            return {"type": "integer", **{name: bound for name, bound in bounds.items() if bound is not None}}
        case Share():
            return {"type": "number", "minimum": 0, "maximum": 1}
        case Flag():
            return {"type": "boolean"}
        case Text():
            return {"type": "string"}
        case Word(enum):
            return {"enum": [str(member) for member in enum]}  # type: ignore[attr-defined]
        case CardShape(may_be_unseen):
            return {"anyOf": [_reference("Card"), {"type": "null"}]} if may_be_unseen else _reference("Card")
        case BidShape():
            return {"anyOf": [{"type": "integer", "minimum": 0}, {"const": "nil"}]}
        case Record(cls):
            return _reference(cls.__name__)
        case OneOf() | Mixed():
            return _reference(union_name(shape))
        case Series(item):
            return {"type": "array", "items": _schema(item)}
    assert_never(shape)
