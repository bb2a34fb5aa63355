"""Write the JSON Schema of genome files: `docs/reference/genome.schema.json`."""

from typing import Any, assert_never

from darwindeck.genome._plain_data import to_plain
from darwindeck.genome._shape import (
    LONGEST_NAME,
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
from darwindeck.genome.schema import GameGenome
from tools.generate._docstrings import class_doc, field_docs

_Schema = dict[str, Any]


def json_schema() -> _Schema:
    """The schema as plain data."""
    definitions: dict[str, _Schema] = {}
    root = _record(GameGenome, definitions)
    root["properties"] = {"$schema": {"description": "Where this schema is, for editors."}, **root["properties"]}
    root["required"].remove("schema_version")  # A file without one is of the current version, or of a very old one.
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "DarwinDeck genome",
        **root,
        "$defs": dict(sorted(definitions.items())),
    }


def _record(cls: type, definitions: dict[str, _Schema]) -> _Schema:
    docs = field_docs(cls)
    properties = {
        field.name: {
            "description": docs[field.name],
            **_schema(field.shape, definitions),
            **_default(field),
        }
        for field in fields_of(cls)
    }
    required = [field.name for field in fields_of(cls) if field.required]
    tag = getattr(cls, "tag", None)
    if tag is not None:
        properties = {"type": {"const": tag.value}, **properties}
        required = ["type", *required]
    return {
        "description": class_doc(cls),
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _default(field: Field) -> _Schema:
    return {} if field.required else {"default": to_plain(field.default)}


def _schema(shape: Shape, definitions: dict[str, _Schema]) -> _Schema:
    match shape:
        case Number(lowest=lowest, highest=highest):
            return {"type": "integer", "minimum": lowest, "maximum": highest}
        case Flag():
            return {"type": "boolean"}
        case Text():
            return {
                "type": "string",
                "minLength": 1,
                "maxLength": LONGEST_NAME,
                "pattern": r"^[^\u0000-\u001f\u007f-\u009f]*$",
            }
        case Word(enum):
            return {"enum": [member.value for member in enum]}
        case Maybe(inner):
            return {"anyOf": [_schema(inner, definitions), {"type": "null"}]}
        case AnyOf(options):
            return {"anyOf": [_schema(option, definitions) for option in options]}
        case Series(item, least):
            items = {
                "type": "array",
                "items": _schema(item, definitions),
                "maxItems": LONGEST_SERIES,
            }
            return items | ({"minItems": least} if least else {})
        case Record(cls):
            return _reference(cls, definitions)
        case PhaseShape(records):
            return {"oneOf": [_reference(record.cls, definitions) for record in records.values()]}
        case ConditionShape(simple, compound):
            return {
                "oneOf": [
                    _reference(simple.cls, definitions),
                    _reference(compound.cls, definitions),
                ]
            }
    assert_never(shape)


def _reference(cls: type, definitions: dict[str, _Schema]) -> _Schema:
    if cls.__name__ not in definitions:
        definitions[cls.__name__] = {}  # Named before it is made: conditions hold conditions.
        definitions[cls.__name__] = _record(cls, definitions)
    return {"$ref": f"#/$defs/{cls.__name__}"}
