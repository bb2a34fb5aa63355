from math import sqrt

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import STYLES, Estimate, Evaluation, Measure, Raw, Rejection, Style
from darwindeck.evolution.candidate import Cell, Judged
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.judging import Judge, mean_of, most_promising, style_of
from darwindeck.evolution.measuring import Measurement
from tests.support.runs import candidate, known, small_run

FAIR = Style("fair", {"fairness": 1.0})
AGRAM = candidate("agram")


def look(fairness: float = 0.5, minutes: float = 8.0, interaction: float = 0.1, why: str = "") -> Measurement:
    measures = (
        Measure("fairness", Estimate(fairness, fairness - 0.1, fairness + 0.1), ""),
        Measure("interaction", Estimate.exact(interaction), ""),
        Measure("length", Estimate.exact(1.0), "", (Raw("minutes", Estimate.exact(minutes)),)),
    )
    rejection = Rejection("balance", why) if why else None
    return Measurement(Evaluation("agram", AGRAM.key, "tiny", 0, measures, rejection), "", 0.1)


def judge(*looks: Measurement, is_close: bool = True, **settings: object) -> Judged:
    return Judge(small_run(**{"style": FAIR, **settings})).judge(AGRAM, looks, is_close=is_close)


def test_one_look_gives_its_score_and_its_place() -> None:
    found = judge(look(0.5), is_close=False)
    assert (found.score.low, found.score.value, found.score.high) == pytest.approx((0.4, 0.5, 0.6))
    assert found.cell == ("plain tricks", "under 10 minutes", "players keep apart")
    assert (found.is_close, found.looks, found.why) == (False, 1, "")


def test_several_looks_give_their_mean_which_is_surer() -> None:
    found = judge(look(0.5), look(0.7))
    reach = sqrt(0.05**2 + 0.05**2)
    assert (found.score.low, found.score.value, found.score.high) == pytest.approx((0.6 - reach, 0.6, 0.6 + reach))
    assert (found.is_close, found.looks) == (True, 2)


def test_mean_of_one_is_itself() -> None:
    assert mean_of([Estimate(0.5, 0.4, 0.7)]) == Estimate(0.5, 0.4, 0.7)


def test_game_stays_where_the_first_look_put_it() -> None:
    found = judge(look(interaction=0.1), look(interaction=0.9))
    assert found.cell is not None
    assert found.cell[2] == "players keep apart"


def test_one_look_that_rejects_a_game_is_enough() -> None:
    found = judge(look(0.9), look(why="the first player always wins"), look(0.9))
    assert (found.score, found.cell, found.looks) == (Estimate.exact(0.0), None, 3)
    assert found.why == "the first player always wins"
    assert not found.is_viable


def test_game_that_could_not_be_measured_is_rejected() -> None:
    found = judge(Measurement(None, "it could not be measured: the core failed", 0.1))
    assert (found.score, found.cell) == (Estimate.exact(0.0), None)
    assert found.why == "it could not be measured: the core failed"


def test_game_that_is_too_long_is_rejected_in_words() -> None:
    found = judge(look(minutes=25.04), constraints=Constraints(max_minutes=20))
    assert (found.score, found.cell) == (Estimate.exact(0.0), None)
    assert found.why == "a game takes 25.0 minutes, and may take 20"
    assert judge(look(minutes=20), constraints=Constraints(max_minutes=20)).is_viable


def test_novelty_does_not_count_where_a_game_is_to_be_improved() -> None:
    assert style_of(small_run()) == STYLES["balanced"]
    style = style_of(small_run(near=known("agram")))
    assert "novelty" not in style.shares()
    assert style.weights["skill"] == STYLES["balanced"].weights["skill"]


def test_style_that_weighs_only_novelty_cannot_improve_a_game() -> None:
    with pytest.raises(DarwinDeckError, match=r"the style odd weighs only novelty.*choose another style"):
        style_of(small_run(near=known("agram"), style=Style("odd", {"novelty": 1.0})))


# ---------------------------------------------------------------------------------------- racing

GAMES = ("agram", "war", "leduc", "scopa", "hearts", "whist")


def screened(*numbers: tuple[float, float, str | None]) -> list[Judged]:
    """Games with a score, what it might be at best, and the name of their cell."""
    return [
        Judged(candidate(name), Estimate(value, 0.0, high), None if cell is None else (cell,))
        for name, (value, high, cell) in zip(GAMES, numbers, strict=False)
    ]


def chosen(games: list[Judged], bars: dict[str, float], count: int, floor: float = 0.0) -> list[str]:
    def bar(cell: Cell) -> float:
        return bars.get(cell[0], 0.0)

    names = {candidate(name).key: name for name in GAMES}
    return [names[one.key] for one in most_promising(games, bar, floor, count)]


def test_games_that_add_most_to_their_cells_go_first() -> None:
    games = screened((0.6, 0.9, "full"), (0.5, 0.9, "full"), (0.3, 0.9, "empty"), (0.2, 0.9, "empty"))
    bars = {"full": 0.45}
    # They add 0.15, 0.05, 0.3 and 0.2; once the first of the empty cell is in, the other one adds nothing.
    assert chosen(games, bars, 2) == ["leduc", "agram"]
    assert chosen(games, bars, 1) == ["leduc"]
    assert chosen(games, bars, 9) == ["leduc", "agram", "war", "scopa"]


def test_what_is_below_the_floor_counts_for_nothing() -> None:
    games = screened((0.6, 0.9, "full"), (0.55, 0.9, "poor"), (0.5, 0.9, "empty"))
    assert chosen(games, {"full": 0.45}, 3, floor=0.5) == ["agram", "war", "leduc"]
    assert chosen(games, {"full": 0.45}, 3) == ["war", "leduc", "agram"]


def test_second_game_of_a_cell_adds_only_what_it_has_more_than_the_first() -> None:
    games = screened((0.6, 0.9, "new"), (0.59, 0.9, "new"), (0.3, 0.9, "other"))
    assert chosen(games, {}, 3) == ["agram", "leduc", "war"]


def test_game_that_was_rejected_or_cannot_pass_the_bar_has_no_place() -> None:
    games = screened((0.6, 0.7, "high"), (0.0, 0.0, None), (0.2, 0.3, "low"))
    assert chosen(games, {"high": 0.7, "low": 0.2}, 3) == ["leduc"]


def test_first_of_equal_games_goes_first() -> None:
    assert chosen(screened(*[(0.5, 0.9, "same")] * 4), {}, 3) == ["agram", "war", "leduc"]
