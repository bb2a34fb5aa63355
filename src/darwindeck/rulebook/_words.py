"""Words: numbers, plurals and lists as people write them in the rules of a game."""

from collections.abc import Sequence

MINUS = "\N{MINUS SIGN}"

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_TIMES = {1: "once", 2: "twice"}


def number(value: int) -> str:
    """A number in words up to twelve, else in digits: three, 52, 1,000, minus two."""
    if value < 0:
        return f"minus {number(-value)}"
    if value == 0:
        return "zero"
    return _NUMBERS[value] if value < len(_NUMBERS) else f"{value:,}"


def digits(points: int) -> str:
    """Points in a table."""
    return f"{points:,}" if points >= 0 else f"{MINUS}{-points:,}"


def counted(value: int, thing: str, things: str | None = None) -> str:
    """So many of a thing: no cards, one card, two cards."""
    many = things if things is not None else plural(thing)
    word = _NUMBERS[0] if value == 0 else number(value)
    return f"{word} {thing if abs(value) == 1 else many}"


def scored(worth: Sequence[tuple[int, str]], *, ending: str = "s") -> str:
    """What somebody gets for things: scores five points for each jack and loses one point for each trick."""
    gains = [f"{counted(points, 'point')} {what}".rstrip() for points, what in worth if points > 0]
    losses = [f"{counted(-points, 'point')} {what}".rstrip() for points, what in worth if points < 0]
    does = [f"score{ending} {listed(gains)}"] if gains else []
    does += [f"lose{ending} {listed(losses)}"] if losses else []
    return listed(does)


def plural(thing: str) -> str:
    """Several of a thing: cards, matches, sixes, bodies."""
    if thing.endswith(("s", "x", "ch", "sh")):
        return f"{thing}es"
    if thing.endswith("y") and not thing.endswith(("ay", "ey", "oy")):
        return f"{thing[:-1]}ies"
    return f"{thing}s"


def ordinal(value: int) -> str:
    """A place in a row: first, second, 11th."""
    if value <= len(_ORDINALS):
        return _ORDINALS[value - 1]
    teens = value % 100 in (11, 12, 13)
    ending = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    return f"{value}{ending}"


def times(value: int) -> str:
    """How often: once, twice, three times."""
    return _TIMES.get(value, f"{number(value)} times")


def listed(things: Sequence[str], last: str = "and") -> str:
    """Things one after the other: hearts, clubs and spades."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def sentence(*parts: str) -> str:
    """Parts put together as one sentence, with a capital and a full stop."""
    text = " ".join(part.strip() for part in parts if part)
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def a(thing: str) -> str:
    """A thing with its article: a king, an ace, an eight."""
    return f"{'an' if thing[0] in 'aeiou8' and not thing.startswith('one') else 'a'} {thing}"
