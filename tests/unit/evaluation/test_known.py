"""What comes with the package about the known games."""

import json

import pytest

from benchmarks import evaluation as bench
from darwindeck.evaluation import STYLES, Evaluation, Style
from darwindeck.evaluation.known import KNOWN_FILE, known_measures, known_scores, median_known, median_known_score
from darwindeck.genome.examples import KNOWN_GAMES

RECORD = {
    one["game"]: Evaluation.from_plain(one["evaluation"])
    for one in json.loads(bench.RECORD.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_scores_are_those_of_the_record(style: Style) -> None:
    scores = known_scores(style)
    assert list(scores) == [game.name for game in KNOWN_GAMES]
    for name, score in scores.items():
        on_record = RECORD[name].score(style)
        assert (score.value, score.low, score.high) == pytest.approx(
            (on_record.value, on_record.low, on_record.high), abs=0.001
        )
        assert score.is_known == on_record.is_known


def test_file_is_what_the_record_says() -> None:
    found = [bench.Found(name, one, {}, {}) for name, one in RECORD.items()]
    assert KNOWN_FILE.read_text(encoding="utf-8") == bench.known(found)


def test_game_in_the_middle_has_as_many_games_above_as_below() -> None:
    style = STYLES["balanced"]
    middle = median_known_score(style)
    values = [score.value for score in known_scores(style).values()]
    assert sum(value > middle for value in values) == sum(value < middle for value in values)


def test_game_in_the_middle_is_in_doubt_as_known_games_are() -> None:
    middle = median_known(STYLES["balanced"])
    assert middle.value == median_known_score(STYLES["balanced"])
    assert middle.low < middle.value < middle.high


def test_games_without_choices_are_worth_nothing() -> None:
    scores = known_scores(STYLES["party"])
    assert [name for name, score in scores.items() if score.high == 0] == ["war", "old_maid"]


def test_own_style_can_ask_for_one_thing_only() -> None:
    assert known_scores(Style("even", {"fairness": 1.0}))["hearts"].value == pytest.approx(1.0, abs=0.01)


def test_measures_of_a_known_game_are_found_by_its_id() -> None:
    measures = known_measures("crazy-eights")
    assert {"length", "waiting", "complexity", "novelty", "skill"} <= measures.keys()
    assert known_measures("war-baseline") == {}, "it is rejected"
    assert known_measures("a game of my own") == {}
