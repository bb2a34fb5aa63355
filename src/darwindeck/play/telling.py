"""What happened, in words: events as sentences, those that go on in the same way told together."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from darwindeck.genome._wording import counted
from darwindeck.play.table_text import standing_lines
from darwindeck.play.writing import Writing, wrapped

LONGEST = 60
"""So many events between two decisions are told, the last ones; of those before, the numbers."""

Value = Mapping[str, Any]


def story_lines(events: Iterable[Value], table: Value, writing: Writing, only: str = "") -> list[str]:
    """What happened as lines, event by event: all of it, or its end where it is very long.

    Args:
        events: What happened.
        table: The table.
        writing: For whom it is told.
        only: The option taken first, if there was no other one.
    """
    told = [event for event in joined(events) if _lines(event, table, writing)]
    said = [_lines(event, table, writing) for event in told]
    if only and told and told[0].get("seat") == writing.seat:
        said[0] = wrapped(f"{writing.speaker.event(told[0])} (No other choice.)", later="  ")
    elif only:
        said.insert(0, wrapped(f"Your only choice: {only}."))
    before = _briefly(told[:-LONGEST], writing)
    return before + [line for lines in said[-LONGEST:] for line in lines]


def _briefly(events: Sequence[Value], writing: Writing) -> list[str]:
    """What is left out, in numbers."""
    if not events:
        return []
    done: dict[int, Counter[str]] = defaultdict(Counter)
    for event in events:
        match event["kind"]:
            case "lays":
                done[event["seat"]]["play"] += len(event["moves"][0]["cards"])
            case "draws":
                done[event["seat"]]["draw"] += len(event["moves"][0]["cards"])
            case "takes" if event["moves"][0]["from"]["at"] == "hand":
                done[event["seat"]]["lay down"] += 1
            case "takes":
                done[event["seat"]]["take"] += sum(len(move["cards"]) for move in event["moves"])
            case "scores":
                done[event["seat"]]["score"] += event["points"]
            case _:
                continue
    each = "; ".join(f"{writing.name(seat)} {_all_done(done[seat], seat == writing.seat)}" for seat in sorted(done))
    return wrapped(f"({len(events)} things that happened before are left out{f': {each}' if each else ''}.)")


def _all_done(done: Counter[str], is_you: bool) -> str:
    things = {"lay down": "book", "score": "point"}
    parts = []
    for verb, number in done.items():
        first, *rest = verb.split()
        does = " ".join((first if is_you else f"{first}s", *rest))
        parts.append(f"{does} {counted(number, things.get(verb, 'card'))}")
    return ", ".join(parts)


def _lines(event: Value, table: Value, writing: Writing) -> list[str]:
    match event["kind"]:
        case "hand_begins":
            return ["", *wrapped(writing.speaker.event(event))]
        case "standings":
            return standing_lines(event, table, writing)
        case "scores":
            return _score(event, writing)
        case _:
            return wrapped(writing.speaker.event(event), later="  ")


def joined(events: Iterable[Value]) -> list[Value]:
    """Events in which cards of one player go the same way, one after the other, told as one."""
    found: list[Value] = []
    for event in events:
        before = found[-1] if found else None
        if before is not None and _goes_without_saying(before, event):
            continue
        if before is not None and _go_together(before, event):
            found[-1] = {**before, "moves": [_both(before["moves"][0], event["moves"][0])]}
        else:
            found.append(event)
    return found


def _goes_without_saying(before: Value, event: Value) -> bool:
    """Whoever folds is out of the hand."""
    folds = before["kind"] == "chose" and before["option"].get("way") == "fold"
    return bool(folds and event["kind"] == "out" and event["seat"] == before["seat"])


def _go_together(one: Value, other: Value) -> bool:
    if one["kind"] != other["kind"] or one["kind"] not in ("lays", "draws", "turned_up"):
        return False
    same = all(one.get(key) == other.get(key) for key in ("seat", "as", "makes", "rank"))
    ways = [[(move["from"], move["to"]) for move in event["moves"]] for event in (one, other)]
    return same and one.get("as") in (None, "play", "discard", "tie") and len(ways[0]) == 1 and ways[0] == ways[1]


def _both(one: Value, other: Value) -> Value:
    return {**one, "cards": [*one["cards"], *other["cards"]]}


class FaceDown:
    """Keeps in mind that cards of a trick lay face down, so that they are named when it is over."""

    def __init__(self) -> None:
        self._is_hidden = False

    def marked(self, events: Iterable[Value]) -> list[Value]:
        """The same events; the end of such a trick says so."""
        found: list[Value] = []
        for event in events:
            if event["kind"] == "lays" and event["as"] == "trick":
                self._is_hidden |= None in event["moves"][0]["cards"]
            if _ends_trick(event):
                found.append({**event, "hidden": True} if self._is_hidden else event)
                self._is_hidden = False
            else:
                found.append(event)
        return found


# ---------------------------------------------------------------------------------------- points


def score_lines(events: Sequence[Value], writing: Writing) -> list[str]:
    """Where the points of the present hand came from, or those of the last one with points if there are none yet."""
    lines = []
    for event in _since_hand_began(events):
        if event["kind"] == "hand_begins":
            lines += wrapped(writing.speaker.event(event))
        elif event["kind"] == "scores":
            lines += _score(event, writing)
    return lines or ["Nobody has scored yet."]


def _score(event: Value, writing: Writing) -> list[str]:
    parts = "; ".join(
        writing.speaker.part({**part, "what": writing.majorities.get(part["rule"])}) for part in event["parts"]
    )
    said = writing.speaker.event(event)
    return wrapped(f"{said.removesuffix('.')}: {parts}." if parts else said, later="  ")


def _since_hand_began(events: Sequence[Value]) -> Sequence[Value]:
    starts = [number for number, event in enumerate(events) if event["kind"] == "hand_begins"]
    for start in reversed(starts):
        if any(event["kind"] == "scores" for event in events[start:]):
            return events[start:]
    return ()


def last_trick(events: Sequence[Value]) -> Sequence[Value]:
    """The events of the last trick that was finished; none in games without tricks."""
    ends = [number for number, event in enumerate(events) if _ends_trick(event)]
    if not ends:
        return ()
    before = ends[-2] if len(ends) > 1 else -1
    span = events[before + 1 : ends[-1] + 1]
    return [event for event in span if _ends_trick(event) or (event["kind"] == "lays" and event["as"] == "trick")]


def _ends_trick(event: Value) -> bool:
    return event["kind"] in ("takes", "discarded") and any(move["from"]["at"] == "trick" for move in event["moves"])
