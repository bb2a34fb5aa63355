"""A story of what players do, put together line by line."""

from dataclasses import dataclass, field

from darwindeck.rulebook._seats import together
from darwindeck.rulebook._words import counted, listed, sentence

_MOST_CARDS = 13
"""How many cards are named one by one."""


@dataclass
class Deed:
    """What somebody does: a verb, what with, and the rest: draws 4♣ and 9♦ from the stock."""

    verb: str
    objects: list[str] = field(default_factory=list)
    rest: str = ""

    def __str__(self) -> str:
        """The words."""
        is_long = self.verb in ("draws", "takes") and len(self.objects) > _MOST_CARDS
        objects = counted(len(self.objects), "card") if is_long else listed(self.objects)
        return " ".join(part for part in (self.verb, objects, self.rest) if part)


@dataclass
class Line:
    """A line of a story: sentences, each of what some people do one after the other."""

    key: object
    """What the line is about: deeds about the same thing stand in one line."""
    first: str
    """Who does something in it first; empty when nobody does."""
    sentences: list[list[tuple[str, list[Deed]]]] = field(default_factory=list)

    def __str__(self) -> str:
        """The words."""
        return " ".join(_told(people) for people in self.sentences)


def _told(people: list[tuple[str, list[Deed]]]) -> str:
    deeds_of_all = {tuple(map(str, deeds)) for _, deeds in people}
    if len(people) > 1 and len(deeds_of_all) == 1 and len(deeds := people[0][1]) == 1:
        return sentence(f"{together([who for who, _ in people])} {_plural_verb(str(deeds[0]))}")
    parts = [f"{who} {listed(list(map(str, deeds)))}".strip() for who, deeds in people]
    has_lists = any(len(deeds) > 1 or len(deed.objects) > 1 for _, deeds in people for deed in deeds)
    joined = "; ".join(parts) if has_lists and len(parts) > 1 else listed(parts)
    return sentence(joined)


_IRREGULAR = {"is": "are", "has": "have", "goes": "go", "does": "do"}


def _plural_verb(deed: str) -> str:
    """What several do: pass, are out of the game, each pay one chip."""
    verb, _, rest = deed.partition(" ")
    if verb in _IRREGULAR:
        return f"{_IRREGULAR[verb]} {rest}"
    bare = verb.removesuffix("es") if verb.endswith("sses") else verb.removesuffix("s")
    return f"each {bare} {rest}" if rest else bare


class Story:
    """Lines that grow deed by deed."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.lines: list[Line] = []

    def tell(
        self, key: object, who: str, verb: str, *objects: str, rest: str = "", is_new_sentence: bool = False
    ) -> None:
        """Somebody does something. What is done again, with other things, is told once."""
        if not self.lines or self.lines[-1].key != key:
            self.lines.append(Line(key, who))
        sentences = self.lines[-1].sentences
        if not sentences or is_new_sentence or not sentences[-1][-1][0]:
            sentences.append([])
        people = sentences[-1]
        if not people or people[-1][0] != who:
            people.append((who, []))
        deeds = people[-1][1]
        last = deeds[-1] if deeds else None
        if last is not None and last.verb == verb and last.rest == rest:
            last.objects.extend(one for one in objects if one not in last.objects)
            return
        deeds.append(Deed(verb, list(objects), rest))

    def add(self, text: str, key: object = None) -> None:
        """Something happens that nobody does; it is told where the story stands, if not in a line of its own."""
        if key is not None and self.key != key:
            self.lines.append(Line(key, ""))
        if not self.lines:
            self.lines.append(Line("opening", ""))
        self.lines[-1].sentences.append([("", [Deed(text)])])

    @property
    def last(self) -> Deed | None:
        """The last thing that was told."""
        return self.lines[-1].sentences[-1][-1][1][-1] if self.lines else None

    @property
    def key(self) -> object:
        """What the last line is about."""
        return self.lines[-1].key if self.lines else None
