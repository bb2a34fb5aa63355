"""Ways to spoil a good blob or a good JSON text."""

import json
from random import Random
from typing import Any

_ODD_BYTES = (0, 1, 2, 3, 40, 41, 60, 127, 128, 254, 255)
_ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 255, 256, 65536, 2**31, 2**63, 10**25, 1.5, -0.0, "", "A", "10", "deck",
    "\ud800", "\x00", "x" * 300, [], {}, [[]], [None], {"type": "draw"}, {"logic": "AND", "conditions": []},
    {"": 0},
)  # fmt: skip


def spoil_blob(blob: bytes, rng: Random) -> bytes:
    """A blob with a few bytes changed, cut out, doubled, or put in."""
    data = bytearray(blob)
    for _ in range(rng.choice([1, 1, 1, 2, 3, 8])):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(8):
            case 0 if data:
                del data[at : at + rng.randint(1, 8)]
            case 1:
                data[at:at] = rng.randbytes(rng.randint(1, 8))
            case 2 if data:
                data[at:at] = data[at : at + rng.randint(1, 16)]
            case 3 if data:
                del data[at:]
            case _ if at < len(data):
                data[at] = rng.choice([*_ODD_BYTES, rng.randrange(256), data[at] ^ (1 << rng.randrange(8))])
            case _:
                continue
    return bytes(data)


def random_blob(rng: Random) -> bytes:
    """Bytes that were never a game, often with a start like one."""
    start = rng.choice([b"", b"\0", b"\2", b"\2\0\0\0\1", b"\0\0\0\1"])
    return start + rng.randbytes(rng.choice([0, 1, 10, 60, 150, 1000]))


def spoil_text(text: str, rng: Random) -> str:
    """A JSON text with letters changed, cut out, doubled, or put in."""
    for _ in range(rng.choice([1, 1, 2, 5])):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0:
                text = text[:at] + text[at + rng.randint(1, 8) :]
            case 1:
                text = text[:at] + rng.choice('{}[]",:0-e.truefalsn \n\\ü\x00') + text[at:]
            case 2:
                text = text[:at] + text[at : at + rng.randint(1, 40)] * 2 + text[at + 40 :]
            case 3:
                text = text[:at]
            case _:
                text = text[:at] + chr(rng.choice([0, 10, 34, 92, 65533, rng.randrange(32, 127)])) + text[at + 1 :]
    return text


def spoil_data(data: Any, rng: Random) -> Any:
    """Plain data with one value somewhere inside replaced, renamed or left out."""
    copy = json.loads(json.dumps(data))
    where: Any = copy
    while True:
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        if not keys:
            return copy
        key = rng.choice(keys)
        inside = where[key]
        if isinstance(inside, dict | list) and inside and rng.random() < 0.7:
            where = inside
            continue
        match rng.randrange(4):
            case 0:
                del where[key]
            case 1 if isinstance(where, dict):
                where[f"{key}{rng.choice('sx_')}"] = where.pop(key)
            case 2 if isinstance(where, list):
                where.extend(where * rng.choice([1, 100]))
            case _:
                where[key] = rng.choice(_ODD_VALUES)
        return copy
