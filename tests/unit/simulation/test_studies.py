"""Studies: what is seen in a game that is looked at closely."""

import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from darwindeck import _core
from darwindeck._core import Game, Position, Study, study_games
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_hearts_genome,
    create_partnership_spades_genome,
    create_war_genome,
)
from darwindeck.genome.schema import (
    GameGenome,
    GameRules,
    SchemaVersion,
    SetupRules,
    TrickPhase,
    TurnStructure,
    WinCondition,
    WinType,
)

EIGHTS = Game(compile_genome(create_crazy_eights_genome()))
HEARTS = Game(compile_genome(create_hearts_genome()))
WAR = Game(compile_genome(create_war_genome()))
TEAMS = Game(compile_genome(create_partnership_spades_genome()))
ONE_CARD = Game(
    compile_genome(
        GameGenome(
            schema_version=SchemaVersion.V1_0,
            genome_id="one-card",
            generation=0,
            setup=SetupRules(cards_per_player=1),
            turn_structure=TurnStructure(phases=(TrickPhase(),)),
            win_conditions=(WinCondition(type=WinType.MOST_TRICKS),),
            game_rules=GameRules(max_hands=1),
            player_count=2,
            max_turns=10,
        )
    )
)
"""The highest card of the suit led wins the only trick: won on the deal."""

SEATS = {ONE_CARD: 2, WAR: 2, EIGHTS: create_crazy_eights_genome().player_count, HEARTS: 4, TEAMS: 4}


def studied(game: Game, players: str = "greedy", /, **asked: Any) -> list[Study]:
    return study_games(game, [players] * SEATS[game], **{"seed": 1, **asked})


def facts(study: Study) -> dict[str, object]:
    """All that a study says."""
    return {name: getattr(study, name) for name in dir(study) if not name.startswith("_")}


def points(study: Study) -> Iterator[tuple[int, ...]]:
    """The wins of every side, by point."""
    wins = iter(study.curve_wins)
    return zip(*[wins] * study.sides, strict=True)


ALL: dict[str, int] = {"points": 4, "rollouts": 6, "choices": 3, "contacts": 3, "iterations": 20}


def test_war_has_a_curve_and_nothing_to_choose() -> None:
    for study in studied(WAR, games=3, **ALL):
        assert study.decisions == 0
        assert study.curve_moment[0] == 0
        assert len(study.curve_moment) == 4
        for wins, nobody, rollouts in zip(points(study), study.curve_nobody, study.curve_rollouts, strict=True):
            assert sum(wins) + nobody == rollouts == 6
        assert not study.choice_decision + study.contact_decision
        assert not study.choice_values + study.contact_values
        assert study.seat_decisions == [0, 0]
        assert study.seat_last_decision == [None, None]


def test_a_game_won_on_the_deal_has_a_flat_curve() -> None:
    for study in studied(ONE_CARD, games=20, points=10, rollouts=5):
        assert study.outcome == "win"
        assert study.side is not None
        assert study.moments == len(study.curve_moment) == 3
        assert [wins[study.side] for wins in points(study)] == [5, 5, 5]
        assert study.decisions_with_choice == 0


def test_a_decided_position_is_worth_1() -> None:
    for study in studied(HEARTS, games=3, points=100_000 // 4, rollouts=1):
        last = list(points(study))[-1]
        assert study.side is None or last[study.side] == 1
        assert study.curve_decisions[-1] == study.decisions - 1


def test_sides_are_teams_where_there_are_teams() -> None:
    [study] = studied(TEAMS, **ALL)
    assert study.sides == len(study.led) == 2
    assert len(study.curve_wins) == len(study.curve_standings) == 2 * len(study.curve_moment)
    assert len(study.seat_decisions) == 4


def test_lists_belong_together() -> None:
    for study in studied(EIGHTS, games=5, **ALL):
        assert study.outcome in {"win", "draw", "timeout", "stalemate"}
        assert len(study.choice_values) == len(study.choice_visits) == sum(study.choice_options)
        both = sum(sum(counts) for counts in study.contact_options)
        assert len(study.contact_values) == len(study.contact_visits) == len(study.contact_keys) == both
        assert len(study.choice_taken) == len(study.choice_kind) == min(3, study.decisions_with_choice)
        assert all(taken < count for taken, count in zip(study.choice_taken, study.choice_options, strict=True))
        assert all(0 <= value <= 1 for values in study.choice_values + study.contact_values for value in values)
        assert sum(study.seat_decisions) == study.decisions
        assert sum(study.seat_choices) == study.decisions_with_choice


def test_choices_are_those_of_the_game() -> None:
    [study] = studied(EIGHTS, choices=1000, iterations=10)
    position, taken = Position(EIGHTS, 1), dict(zip(study.choice_decision, study.choice_taken, strict=True))
    choices = iter(zip(study.choice_decision, study.choice_seat, study.choice_options, strict=True))
    for decision in range(study.decisions):
        options = position.options()
        if len(options) > 1:
            assert next(choices) == (decision, position.to_act, len(options))
        position.choose(taken.get(decision, 0))
    assert position.ending == f"P{study.side} wins"


def test_the_same_whatever_the_number_of_threads() -> None:
    for game in (EIGHTS, HEARTS):
        alone = [facts(study) for study in studied(game, games=4, threads=1, **ALL)]
        assert [study["seed"] for study in alone] == [1, 2, 3, 4]
        for threads in (2, 5, None):
            assert [facts(study) for study in studied(game, games=4, threads=threads, **ALL)] == alone


def test_a_game_does_not_change_because_it_is_looked_at() -> None:
    looked_at, alone = studied(EIGHTS, "mcts:5", games=3, **ALL), studied(EIGHTS, "mcts:5", games=3)
    assert [(one.outcome, one.side, one.turns) for one in looked_at] == [
        (one.outcome, one.side, one.turns) for one in alone
    ]
    assert alone[0].outcome == "win"
    assert f"P{alone[0].side} wins" in EIGHTS.record(1, ["mcts:5"] * SEATS[EIGHTS])


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ({"games": 0}, "games is 0: expected 1 to 100000"),
        ({"games": -1}, "games is -1: expected 1 to 100000"),
        ({"games": 10**30}, "games is too large: expected 1 to 100000"),
        ({"games": -(10**30)}, "games is too small: expected 1 to 100000"),
        ({"points": 2}, "rollouts is 0: expected 1 to 1000000"),
        ({"rollouts": 2}, "rollouts is 2: expected 0 where there are no points"),
        ({"points": 2, "rollouts": 10**7}, "rollouts is 10000000: expected 0 to 1000000"),
        ({"choices": 2}, "iterations is 0: expected 1 to 10000000"),
        ({"iterations": 2}, "iterations is 2: expected 0 where there are no choices or contacts"),
        ({"contacts": 250_001}, "contacts is 250001: expected 0 to 250000"),
        ({"games": 1000, "contacts": 251}, "1000 games with 251 points, choices and contacts each are 251000"),
        ({"threads": 0}, "threads is 0: expected 1 to 1024"),
    ],
)
def test_what_cannot_be_done_is_refused(asked: dict[str, int], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        studied(EIGHTS, **asked)


@pytest.mark.parametrize(
    "name", ["seed", "games", "points", "rollouts", "choices", "contacts", "iterations", "threads"]
)
@pytest.mark.parametrize("given", ["7", 7.0, b"7", [7]])
def test_numbers_are_whole_numbers(name: str, given: object) -> None:
    with pytest.raises(TypeError, match=f"{name} is .*: expected a whole number"):
        studied(EIGHTS, **{name: given})


def test_wrong_players_and_games_are_refused() -> None:
    with pytest.raises(ValueError, match="1 players given, the game is for"):
        study_games(EIGHTS, ["greedy"], seed=1)
    with pytest.raises(ValueError, match='no player is called "nobody"'):
        study_games(WAR, ["nobody"] * 2, seed=1)
    with pytest.raises(TypeError):
        study_games(WAR, "greedy", seed=1)
    with pytest.raises(TypeError):
        study_games(b"war", ["greedy"] * 2, seed=1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="progress is 3: expected something to call"):
        studied(WAR, progress=3)


LONG: dict[str, int] = {"games": 4, "points": 4, "rollouts": 1_000_000, "choices": 4, "iterations": 10_000_000}


@pytest.mark.parametrize("threads", [1, 2])
def test_interrupt_ends_a_study_soon(threads: int) -> None:
    handler = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        began = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            studied(HEARTS, threads=threads, **LONG)
        assert time.monotonic() - began < 5  # A fifth of a second, on a machine that has time.
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)


@pytest.mark.parametrize("threads", [1, 2])
def test_progress_is_told_and_can_give_up(threads: int) -> None:
    seen: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        seen.append((done, total))
        if len(seen) == 3:
            raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        studied(HEARTS, threads=threads, progress=tell, **LONG)
    assert seen == [(0, 4)] * 3


def test_others_can_work_meanwhile() -> None:
    counted = 0
    ends = threading.Event()

    def count() -> None:
        nonlocal counted
        while not ends.is_set():
            counted += 1
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    try:
        studied(HEARTS, threads=1, games=2, points=6, rollouts=40)
    finally:
        ends.set()
        other.join()
    assert counted > 5


def test_the_limits_are_those_of_the_core() -> None:
    assert (_core.MOST_STUDIES, _core.MOST_LOOKS, _core.MOST_ROLLOUTS) == (100_000, 250_000, 1_000_000)
    assert repr(studied(ONE_CARD)[0]).startswith("<Study of the game with seed 1: P")
