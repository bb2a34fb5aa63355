"""Sentences about a game that is being played, made of the phrases of `schema/words.toml`.

A phrase is chosen by the fields of a value as JSON has it: a decision, an option, an event or a reason. All tables, in
whatever language, follow the same rules, which stand at the head of that file.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from darwindeck._phrases import PHRASES, WORDS, Phrase

__all__ = ["Speaker", "sentence"]

_SLOT = re.compile(r"\{([a-z_.]+)('s|[+!]|)(?:\|([^|}]*)\|([^|}]*))?\}")
_NUMBERS = re.compile(r"\[[0-9]+\]")
_SEATS = frozenset({"seat", "by", "hits", "starter", "with"})
"""Fields that hold a player, or several."""
_CARDS = frozenset({"card", "cards", "than", "open", "chosen"})
_WISHES = frozenset({"wish"})


@dataclass(frozen=True)
class Speaker:
    """Whom the sentences are for, and how players and cards are written."""

    seat: int | None = None
    """Who is "you"; nobody for all eyes."""
    names: Sequence[str] = ()
    """What players are called, by seat; P0, P1 and so on without."""
    sides: Sequence[Sequence[int]] = ()
    """The players of each side, where sides are teams."""
    card: Callable[[str], str] = field(default=str)
    """How a card is written."""

    def event(self, value: Mapping[str, Any]) -> str:
        """What happened; empty for what goes without saying."""
        return sentence(self._said("event", value["kind"], value))

    def reason(self, value: Mapping[str, Any]) -> str:
        """Why a card or an option cannot be chosen."""
        return sentence(self._said("reason", value["kind"], value))

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """What a player must do."""
        return sentence(self._said("asks", ask["asks"], ask))

    def option(self, value: Mapping[str, Any]) -> str:
        """What an option is."""
        return self._said("choice", value["kind"], value)

    def option_name(self, value: Mapping[str, Any]) -> str:
        """The short name of an option, as one may type it; it does not depend on how cards are written."""
        plain = Speaker(self.seat, self.names, self.sides)
        return plain._filled(plain._phrase("choice", value["kind"], value).name, value)

    def part(self, value: Mapping[str, Any]) -> str:
        """Where points came from, as a part of a sentence."""
        return self._said("part", _NUMBERS.sub("", value["rule"]), value)

    # ------------------------------------------------------------------------------------ choosing and filling

    def _said(self, section: str, kind: str, value: Mapping[str, Any]) -> str:
        return self._filled(self._phrase(section, kind, value).say, value)

    def _phrase(self, section: str, kind: str, value: Mapping[str, Any]) -> Phrase:
        rows = PHRASES[section][kind]
        return next(row for row in rows if all(self._holds(value, path, wanted) for path, wanted in row.when))

    def _holds(self, value: Mapping[str, Any], path: str, wanted: Any) -> bool:
        found = _at(value, path)
        match wanted:
            case bool():
                return (found not in (None, [])) is wanted
            case "+":
                return isinstance(found, int) and found > 0
            case "-":
                return isinstance(found, int) and found < 0
            case "you":
                return found is not None and found == self.seat
            case _:
                return bool(found == wanted)

    def _filled(self, template: str, value: Mapping[str, Any]) -> str:
        return _SLOT.sub(lambda slot: self._slot(value, slot[1], slot[2], slot[3], slot[4]), template)

    def _slot(self, value: Mapping[str, Any], path: str, form: str, one: str | None, many: str | None) -> str:
        *before, name = path.split(".")
        if before and name == "place":
            return str(WORDS["place"][_at(value, ".".join(before))])
        if name == "id":
            return str(_at(value, ".".join(before)))
        found = _at(value, path)
        if one is not None and many is not None:
            return one if self._is_one(name, found) else many
        if name == "side" or name in _SEATS:
            return self._players(self._seats(name, found), form)
        if name in _CARDS:
            return self._cards(found if isinstance(found, list) else [found])
        if name in _WISHES:
            return self._wish(found)
        return _word(name, found, form)

    def _is_one(self, name: str, found: object) -> bool:
        """True for "you" and several players, who have the same verbs, and for 1 among numbers."""
        if name == "side" or name in _SEATS:
            seats = self._seats(name, found)
            return len(seats) != 1 or seats[0] == self.seat
        return found in (1, -1)

    def _seats(self, name: str, found: Any) -> Sequence[int]:
        """The players that a field names; of a side all of it."""
        if name == "side":
            return self.sides[found] if self.sides else (found,)
        return found if isinstance(found, list) else (found,)

    def _players(self, seats: Sequence[int], form: str) -> str:
        if form == "'s" and len(seats) == 1:
            return "your" if seats[0] == self.seat else f"{self._name(seats[0])}'s"
        return _listed([self._name(seat) for seat in sorted(seats, key=lambda seat: seat != self.seat)])

    def _name(self, seat: int) -> str:
        if seat == self.seat:
            return "you"
        return self.names[seat] if self.names else f"P{seat}"

    def _cards(self, cards: Sequence[str | None]) -> str:
        known = [self.card(card) for card in cards if card is not None]
        unseen = len(cards) - len(known)
        if unseen:
            more = "more " if known else ""
            known.append(f"{'a' if unseen == 1 and not known else unseen} {more}card{'s' if unseen > 1 else ''}")
        return _listed(known) or "no card"

    def _wish(self, wish: Mapping[str, Any]) -> str:
        if "logic" not in wish:
            return self._said("wish", wish["type"], wish)
        joint = " and " if wish["logic"] == "AND" else ", or "
        return joint.join(self._wish(part) for part in wish["conditions"])


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?", '"')) else ".")


def _at(value: Any, path: str) -> Any:
    """What is found along a path, of lists on the way in their first entry; None where there is nothing."""
    for name in path.split("."):
        if isinstance(value, list):
            value = value[0] if value else None
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def _word(name: str, found: Any, form: str) -> str:
    if isinstance(found, int):
        return f"{abs(found) if form == '!' else found:,}"
    for words in (WORDS.get(name, {}), WORDS["rank"], WORDS["suit"]):
        if found in words:
            spelt = words[found]
            return spelt if isinstance(spelt, str) else spelt[form == "+"]
    return str(found)


def _listed(things: Sequence[str]) -> str:
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} and {things[-1]}"
