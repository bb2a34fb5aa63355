"""Rules for special cases that do not come up in play are marked, and no others."""

from dataclasses import replace

import pytest

from darwindeck.genome.examples import (
    create_agram_genome,
    create_hearts_genome,
    create_scotch_whist_genome,
    create_uno_style_genome,
    create_war_genome,
)
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import Rulebook, Trial, try_rules, write_rulebook, write_rules
from darwindeck.rulebook._trial import MARK, pieces
from darwindeck.rulebook.cases._search import cases_told, sentences

UNO = create_uno_style_genome()
LIMIT = "If nobody has won after about 500 turns, the game ends without a winner."
LITTLE = 8_000


def lines_with_mark(book: Rulebook) -> list[str]:
    return [line for line in book.to_markdown().splitlines() if MARK in line]


def test_rule_that_did_not_come_up_is_marked_and_the_mark_explained() -> None:
    book = write_rulebook(UNO, trial=Trial(249, frozenset({LIMIT})))
    assert lines_with_mark(book) == [
        f"- {LIMIT}{MARK}",
        f"{MARK} Did not come up in the 249 games that were played to try these rules out.",
    ]


def test_mark_stands_at_the_part_of_a_rule_that_did_not_come_up() -> None:
    rule = next(rule.text for section in write_rules(UNO) for rule in section.rules if len(pieces(rule.text)) > 1)
    first, *others = pieces(rule)
    book = write_rulebook(UNO, trial=Trial(9, frozenset({first})))
    assert f"{first}{MARK} {others[0]}" in book.to_markdown()


def test_what_counts_for_a_limit_has_the_mark_of_the_limit() -> None:
    whist = create_scotch_whist_genome()
    (rule,) = (rule.text for section in write_rules(whist) for rule in section.rules if "end timeout" in rule.about)
    limit, counts = pieces(rule)
    assert counts.startswith("For this, ")
    marked = write_rulebook(whist, trial=Trial(9, frozenset({limit}))).to_markdown()
    assert f"{limit}{MARK} {counts}{MARK}" in marked
    assert (
        f"{counts}{MARK}"
        not in write_rulebook(whist, trial=Trial(9, frozenset({"Play goes clockwise."}))).to_markdown()
    )


def test_book_is_the_same_but_for_marks() -> None:
    plain, tried = write_rulebook(UNO), write_rulebook(UNO, trial=Trial(9, frozenset({LIMIT})))
    lines = tried.to_markdown().replace(f".{MARK}", ".").split("\n\n")
    assert [line for line in lines if not line.startswith(MARK)] == plain.to_markdown().split("\n\n")


def test_without_anything_unseen_the_book_is_as_if_it_had_not_been_tried() -> None:
    assert write_rulebook(UNO, trial=Trial(40, frozenset())) == write_rulebook(UNO)


def test_one_game_is_no_games() -> None:
    assert "in the one game that was played" in write_rulebook(UNO, trial=Trial(1, frozenset({LIMIT}))).to_markdown()


def test_marks_are_in_every_format() -> None:
    book = write_rulebook(UNO, trial=Trial(249, frozenset({LIMIT})))
    assert f"without a winner.{MARK}" in book.to_html()
    assert book.to_pdf() != write_rulebook(UNO).to_pdf()


# ---------------------------------------------------------------------------------------- trying


def test_cases_that_come_up_are_not_marked() -> None:
    trial = try_rules(create_agram_genome())
    assert cases_told(create_agram_genome())
    assert trial.unseen == frozenset()


def test_trial_ends_when_everything_has_come_up() -> None:
    assert try_rules(create_agram_genome()).games < 20


def test_what_hardly_ever_happens_is_not_seen() -> None:
    assert LIMIT in try_rules(UNO, effort=LITTLE).unseen


def test_what_can_happen_every_time_is_seen() -> None:
    """A game that cannot come to its end in ten turns."""
    short = replace(UNO, max_turns=10)
    limit = next(one for one in sentences(short) if "nobody has won after about" in one)
    assert limit not in try_rules(short, effort=LITTLE).unseen


@pytest.mark.parametrize("genome", [UNO, create_war_genome(), create_hearts_genome()], ids=lambda one: one.genome_id)
def test_every_rule_that_was_not_seen_is_marked_in_the_book(genome: GameGenome) -> None:
    trial = try_rules(genome, effort=1_500)
    assert trial.unseen
    marked = write_rulebook(genome, trial=trial).to_markdown()
    assert all(f"{one}{MARK}" in marked for one in trial.unseen)


def test_same_seed_finds_the_same() -> None:
    assert try_rules(UNO, 7, effort=LITTLE) == try_rules(UNO, 7, effort=LITTLE)


def test_largest_seed_can_be_used() -> None:
    assert try_rules(create_agram_genome(), 2**64 - 1).unseen == frozenset()


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    try_rules(UNO, effort=LITTLE, progress=lambda done, total: told.append((done, total)))
    shares = [done / total for done, total in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert len(told) > 2


def test_more_effort_does_not_see_less() -> None:
    few, many = (try_rules(UNO, effort=effort) for effort in (800, LITTLE))
    assert many.unseen <= few.unseen
    assert many.games > few.games
