"""Matches within an allowance: what they cost, when they begin and when they stop."""

from random import Random

import pytest

from darwindeck.evaluation._duplicate import Duplicate, play_duplicate
from darwindeck.evaluation._games import play_games
from darwindeck.evaluation._ladder import is_clear
from darwindeck.evaluation._matches import FEWEST, play_within
from darwindeck.evaluation._pace import Pace
from darwindeck.evaluation._steps import Progress
from darwindeck.evaluation.measures.skill import advantage
from darwindeck.genome.examples import create_agram_genome, create_gin_rummy_genome, create_scopa_genome
from darwindeck.simulation import Measurements, SimulationResult


def game(
    hands: int, decisions: tuple[int, ...], forced: tuple[int, ...], options: tuple[int, ...], turns: int = 9
) -> SimulationResult:
    measured = Measurements(decisions, forced, options, ())
    return SimulationResult(1, (1, 0), (), 0, 0, 0, 0, turns, hands, sum(decisions), 9, 9, 9.0, (), measured)


def test_pace_by_hand() -> None:
    # 40 steps in two games and four hands; 10 of them forced; the other 30 have 150 - 10 options.
    pace = Pace.of([game(1, (8, 8), (2, 4), (40, 30)), game(3, (12, 12), (2, 2), (40, 40))])
    assert (pace.steps, pace.choices, pace.options, pace.hand) == pytest.approx((20, 15, 140 / 30, 10))
    assert pace.of_choice("greedy") == pace.of_choice("random") == 1
    assert pace.of_choice("mcts:8") == 1 + 8 * (4 + 10 / 2)
    assert pace.of_choice("novice") == pytest.approx(1 + 4 * 140 / 30 * 9)
    # 20 steps, and 15 choices of which one in two costs 73 and the others 1.
    assert pace.of_game(["mcts:8", "greedy"]) == pytest.approx(20 + 15 * 37)


def test_thinking_about_deadwood_is_dear() -> None:
    gin = create_gin_rummy_genome()
    games = play_games(gin, 5)
    plain, dear = Pace.of(games), Pace.of(games, gin)
    assert dear.of_choice("mcts:8") == 5 * plain.of_choice("mcts:8")
    assert dear.of_game(["mcts:8", "novice"]) == pytest.approx(5 * plain.of_game(["mcts:8", "novice"]))
    assert Pace.of(games, create_agram_genome()) == plain


def test_game_without_decisions_has_a_pace() -> None:
    pace = Pace.of([game(2, (0, 0), (0, 0), (0, 0), turns=60)])
    assert (pace.steps, pace.choices, pace.options, pace.hand) == (60, 0, 0, 30)
    assert pace.of_game(["novice", "novice"]) == 60


def test_games_without_a_winner_or_a_loser_are_undecided() -> None:
    won, lost, drawn = (1.0, 0.0, 0.0), (0.5, 0.0, 0.5), (1 / 3, 1 / 3, 1 / 3)
    assert Duplicate("mcts:16", "mcts:8", ((won, drawn, lost), (drawn, drawn, won))).undecided == 3
    assert Duplicate("mcts:16", "mcts:8", ()).undecided == 0


def test_twice_the_allowance_is_twice_the_deals() -> None:
    genome = create_agram_genome()
    pace = Pace.of(play_games(genome, 20))
    few, many = (play_within(genome, "mcts:4", "random", work, pace) for work in (40_000.0, 80_000.0))
    assert len(few.games) > 2 * FEWEST
    assert len(many.games) == pytest.approx(2 * len(few.games), abs=1)
    assert many.games[: len(few.games)] == few.games
    assert few == play_duplicate(genome, "mcts:4", "random", len(few.games))


def test_match_of_too_few_deals_is_not_begun() -> None:
    genome = create_agram_genome()
    assert play_within(genome, "mcts:64", "mcts:64", 1000.0, Pace.of(play_games(genome, 20))).games == ()


def test_match_stops_when_it_has_shown_enough() -> None:
    genome = create_agram_genome()
    pace = Pace.of(play_games(genome, 20))
    found = play_within(genome, "mcts:4", "random", 1e6, pace, enough=lambda match, _: len(match.games) >= 12)
    assert len(found.games) == 12


def test_match_is_told_what_part_of_its_deals_it_has_had() -> None:
    genome = create_agram_genome()
    told: list[tuple[int, float]] = []

    def listen(match: Duplicate, share: float) -> bool:
        told.append((len(match.games), share))
        return False

    found = play_within(genome, "random", "random", 10_000.0, Pace.of(play_games(genome, 20)), enough=listen)
    assert told == [(deals, deals / len(found.games)) for deals, _ in told]
    assert told[-1][1] == 1


@pytest.mark.parametrize("truth", [0.0, 0.15])
def test_stopping_early_does_not_flatter(truth: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stops at the first good look finds 0.21 for 0.15, and skill in coins three times as often as in one look."""
    rng = Random(11)
    won, lost = (1.0, 0.0), (0.0, 1.0)

    def thrown(_genome: object, one: str, field: str, deals: int, *_: object, **__: object) -> Duplicate:
        wins = [[rng.random() < (1 + truth) / 2 for _ in range(2)] for _ in range(deals)]
        games = tuple((won if home else lost, lost if away else won) for home, away in wins)
        return Duplicate(one, field, games, steps=2 * deals)

    monkeypatch.setattr("darwindeck.evaluation._matches.play_duplicate", thrown)
    monkeypatch.setattr(
        "darwindeck.evaluation._matches.play_games", lambda *_, **__: [game(1, (0, 0), (0, 0), (0, 0), 1)]
    )
    genome, pace = create_scopa_genome(), Pace(steps=1, choices=0, options=1, hand=1)
    found = [advantage(play_within(genome, "a", "b", 128.0, pace, enough=is_clear)) for _ in range(800)]
    assert sum(one.value for one in found) / 800 == pytest.approx(truth, abs=0.02)
    assert sum(one.low <= truth <= one.high for one in found) / 800 > 0.92
    assert truth or sum(one.low > 0 for one in found) / 800 < 0.05


@pytest.mark.parametrize("seen", [1, 1000])
def test_odd_game_does_not_set_the_length_of_a_match(seen: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All games have a hundred steps, as the pace says, but the one that is played to see."""
    told: list[float] = []

    def hundred(
        _: object, one: str, field: str, deals: int, *__: object, progress: Progress, **___: object
    ) -> Duplicate:
        progress(0, 1)
        progress(1, 1)
        return Duplicate(one, field, (((1.0, 0.0), (0.0, 1.0)),) * deals, steps=200 * deals)

    monkeypatch.setattr("darwindeck.evaluation._matches.play_duplicate", hundred)
    monkeypatch.setattr(
        "darwindeck.evaluation._matches.play_games", lambda *_, **__: [game(1, (0, 0), (0, 0), (0, 0), seen)]
    )
    pace = Pace(steps=100, choices=0, options=1, hand=100)
    found = play_within(
        create_scopa_genome(), "a", "b", 64 * 200.0, pace, progress=lambda done, total: told.append(done / total)
    )
    assert len(found.games) == 64
    assert told == sorted(told)
    assert told[-1] == 1


def test_longer_games_than_expected_are_fewer() -> None:
    """The pace says that a game has two steps; it has 24."""
    genome = create_agram_genome()
    wrong = Pace(steps=2, choices=2, options=3, hand=2)
    of_deal = sum(map(wrong.of_game, [["mcts:4", "random", "random", "random"]] * 4))
    assert len(play_within(genome, "mcts:4", "random", 120 * of_deal, wrong).games) == 10
    assert play_within(genome, "mcts:4", "random", 40 * of_deal, wrong).games == ()
