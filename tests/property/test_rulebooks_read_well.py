"""What no rulebook contains: names of the machine, wrong plurals, doubled words and marks, empty parts."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import Rulebook, write_rulebook
from darwindeck.rulebook._section import Block, Points, Steps, Table, Text
from tests.support.extent import parts
from tests.support.playable_genomes import playable_genome

GENERATED, ALL_GENERATED = 100, 3_000

_THINGS = (
    "cards?|points?|chips?|tricks?|players?|hands?|turns?|melds?|raises?|passes|rounds?|suits?|ranks?|bags?|teams?"
)
_MANY = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|[1-9][0-9]+"

FORBIDDEN: dict[str, re.Pattern[str]] = {
    "what never comes about": re.compile(r"never happens|less than nothing"),
    "a name of the schema": re.compile(r"\w_\w|\b_|_\b"),
    "a value of the machine": re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|[{}<>]|\bP[0-9]\b"),
    "one of several": re.compile(rf"(?<![,.0-9])\b(?:1|one) (?:{_THINGS.replace('?', '')})\b(?! or )"),
    "several of one": re.compile(rf"\b(?:{_MANY}) (?:card|point|chip|trick|player|turn|meld|raise|pass|round|bag)\b"),
    "a doubled word": re.compile(r"\b([a-z]+) \1\b", re.IGNORECASE),
    "a doubled space": re.compile(r"  "),
    "a mark too many": re.compile(r"\.\.| [,.;:]|[,;:][.,;]|\.,|\(\)|\( | \)"),
    "an empty list": re.compile(r"\b(?:and|the|a|an)[.,;:]|\bor[.;:]"),
    "the wrong article": re.compile(
        r"\ba (?:ace|eight|eleven|opponent|all|eighteen)\b|\ban (?!hour)(?:[b-df-hj-np-tv-z]|one)"
    ),
}
_PLAYERS = re.compile(r"\bPlayers? [1-6](?:, [1-6])*(?: and [1-6])?\b")
_SEE = re.compile(r"\bsee ([A-Z][a-z]+(?: [a-z]+)*)")


def texts(block: Block) -> Iterator[str]:
    match block:
        case Text(rules) | Points(rules) | Steps(rules):
            yield from (rule.text for rule in rules)
        case Table(heading, rows):
            yield from heading
            yield from (cell for row in rows for cell in row)


def faults(book: Rulebook) -> Iterator[str]:
    """Everything that is wrong with a text, with the passage."""
    if not book.title or not book.hook or not book.sections:
        yield "the book is not complete"
    yield from wrong_words(book.hook)
    titles = [section.title for section in book.sections]
    if len(set(titles)) < len(titles):
        yield f"a title comes twice: {titles}"
    for section in book.sections:
        if not section.blocks:
            yield f"{section.title} is empty"
        for block in section.blocks:
            told = list(texts(block))
            if not told:
                yield f"{section.title} has an empty part"
            for one in told:
                yield from wrong_words(one)
                yield from (f"there is no {found}: {one}" for found in _SEE.findall(one) if found not in titles)
                if not isinstance(block, Table) and not is_sentence(one):
                    yield f"not a sentence: {one}"


def wrong_words(told: str) -> Iterator[str]:
    if not told.strip() or told != told.strip():
        yield f"an empty text, or spaces around it: {told!r}"
    if told.count("(") != told.count(")"):
        yield f"unbalanced parentheses: {told}"
    nameless = _PLAYERS.sub("Somebody", told)
    yield from (f"{what} in {told!r}" for what, pattern in FORBIDDEN.items() if pattern.search(nameless))


def is_sentence(told: str) -> bool:
    """With a capital, or a digit, at the beginning, and a full stop, or a colon before a list, at the end."""
    first = told.lstrip("*")[:1]
    return (first.isupper() or first.isdigit()) and told.rstrip("*)").endswith((".", ":"))


def assert_reads_well(genome: GameGenome) -> None:
    book = write_rulebook(genome)
    assert list(faults(book)) == [], genome.genome_id
    assert write_rulebook(genome) == book, "the same game, the same book"


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_rulebook_of_a_known_game_reads_well(game: KnownGame) -> None:
    assert_reads_well(game.create())


def test_rulebooks_of_generated_games_read_well() -> None:
    for seed in range(GENERATED):
        assert_reads_well(playable_genome(Random(seed)))


@pytest.mark.parametrize("part", parts(10, in_ci=1))
def test_rulebooks_of_many_generated_games_read_well(part: int) -> None:
    for seed in range(GENERATED + part, ALL_GENERATED, 10):
        assert_reads_well(playable_genome(Random(seed)))
