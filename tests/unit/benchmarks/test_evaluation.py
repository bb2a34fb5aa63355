"""What is on record about the known games, and on the page."""

import json
from collections.abc import Callable

import pytest

from benchmarks import evaluation as bench
from darwindeck.evaluation import Evaluation, evaluate
from darwindeck.evaluation._behaviour import known_profiles, profile_of
from darwindeck.genome.examples import KNOWN_GAMES, create_agram_genome, create_war_genome
from darwindeck.genome.schema import GameGenome

RECORD = [Evaluation.from_plain(one["evaluation"]) for one in json.loads(bench.RECORD.read_text(encoding="utf-8"))]
PAGE = bench.PAGE.read_text(encoding="utf-8")


def test_every_known_game_is_on_record_and_on_the_page() -> None:
    ids = [game.create().genome_id for game in KNOWN_GAMES]
    assert [one.game for one in RECORD] == ids == list(known_profiles())
    for game in KNOWN_GAMES:
        assert PAGE.count(f"\n| {game.name} |") == 2  # Its numbers and its seconds.


def test_page_shows_what_is_on_record() -> None:
    found = [bench.Found(game.name, one, {}, {}) for game, one in zip(KNOWN_GAMES, RECORD, strict=True)]
    assert bench.values(found) in PAGE


def test_profiles_are_those_of_the_record() -> None:
    for one in RECORD:
        measured = {name: round(estimate.value, 4) for name, estimate in profile_of(one.measures).items()}
        assert known_profiles()[one.game] == measured


@pytest.mark.parametrize("create", [create_war_genome, create_agram_genome])
def test_record_is_what_is_measured_now(create: Callable[[], GameGenome]) -> None:
    """Whoever changes what is measured writes the record anew. Novelty on record is against the other games."""
    genome = create()
    (on_record,) = (one for one in RECORD if one.game == genome.genome_id)
    now = evaluate(genome, on_record.budget, bench.SEED)
    for measure in on_record.measures:
        if measure.name != "novelty":
            assert now[measure.name].estimate.value == pytest.approx(measure.estimate.value)
            assert now[measure.name].why == measure.why


def test_numbers_of_a_table_by_hand() -> None:
    table = bench.values([bench.Found("war", evaluate(create_war_genome(), "quick"), {}, {})])
    assert "| war | 0.00 |" in table
    assert "- war: nobody ever had a choice in 200 games" in table
