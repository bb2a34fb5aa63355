"""The rules of a game for a terminal: what it is about, the chapter that matters now, or the whole book."""

from collections.abc import Iterator
from functools import cached_property

from darwindeck.genome.schema import GameGenome
from darwindeck.play.writing import WIDTH, wrapped
from darwindeck.rulebook import Points, Rulebook, Section, Steps, Table, Text, named_majority, write_rulebook


class Rules:
    """The rulebook of a game, written when it is first asked for."""

    def __init__(self, genome: GameGenome) -> None:
        self._genome = genome

    @cached_property
    def _book(self) -> Rulebook:
        return write_rulebook(self._genome)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._book.title

    def opening(self) -> list[str]:
        """What kind of game this is, and what it is about, in some lines."""
        first = self._book.sections[0]
        return [self._book.title, "", *wrapped(self._book.hook), "", *_body(first)]

    def aim(self) -> list[str]:
        """What wins."""
        return wrapped(self._book.aim)

    def majorities(self) -> dict[str, str]:
        """What each majority is of, by the path of its rule."""
        rules = enumerate(self._genome.majority_scoring)
        return {f"majority_scoring[{number}]": named_majority(rule) for number, rule in rules}

    def about(self, asks: str) -> list[str]:
        """The chapters that explain a kind of decision; the whole book if none does."""
        chapters = [one for one in self._book.sections if any(asks in rule.about for rule in one.rules)]
        return [line for one in chapters for line in _chapter(one)] if chapters else self.whole()

    def whole(self) -> list[str]:
        """The whole book."""
        return [self._book.title, "", *(line for one in self._book.sections for line in _chapter(one))]


def _chapter(section: Section) -> list[str]:
    return [section.title.upper(), "", *_body(section), ""]


def _body(section: Section) -> list[str]:
    blocks = []
    for block in section.blocks:
        match block:
            case Text(rules):
                blocks.append(wrapped(_plain(" ".join(rule.text for rule in rules))))
            case Points(rules):
                blocks.append([line for rule in rules for line in wrapped(_plain(rule.text), first="- ", later="  ")])
            case Steps(rules):
                blocks.append(
                    [
                        line
                        for number, rule in enumerate(rules, start=1)
                        for line in wrapped(_plain(rule.text), first=f"{number}. ", later="   ")
                    ]
                )
            case Table():
                blocks.append(list(_table(block)))
    return [line for number, block in enumerate(blocks) for line in ([""] if number else []) + block]


def _table(table: Table) -> Iterator[str]:
    rows = [tuple(map(_plain, row)) for row in (table.heading, *table.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    before = sum(widths[:-1]) + 2 * (len(widths) - 1)
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row[:-1], widths, strict=False)]
        if before + 20 <= WIDTH:
            yield from wrapped(row[-1], first="".join(f"{cell}  " for cell in cells), later=" " * before) or cells
        else:
            yield from wrapped("; ".join(row), later="  ")


def _plain(text: str) -> str:
    """A text without marks of bold type."""
    return text.replace("**", "")
