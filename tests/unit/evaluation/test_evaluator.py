"""Whole evaluations: what is rejected and why, what is kept, and that nothing depends on threads."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import BUDGETS, MEASURES, STAGES, STYLES, Budget, Cache, Evaluation, evaluate, evaluator
from darwindeck.evaluation._duplicate import Duplicate
from darwindeck.evaluation._games import play_games
from darwindeck.evaluation._ladder import Climb
from darwindeck.evaluation.evaluator import key_of
from darwindeck.genome.examples import (
    create_agram_genome,
    create_crazy_eights_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_old_maid_genome,
    create_war_genome,
)
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import SimulationResult
from tests.support.budgets import TINY
from tests.support.playable_genomes import playable_genome
from tests.support.poor_games import endless, first_wins, one_move, won_on_the_deal

BALANCED = STYLES["balanced"]


# ---------------------------------------------------------------------------------------- stages


@pytest.mark.parametrize(
    ("create", "stage", "reason"),
    [
        (endless, "ends", "64 run into the limit of turns"),
        (won_on_the_deal, "choices", "all of 200 games were over before anybody had decided anything"),
        (one_move, "choices", "nobody ever had a choice in 200 games"),
        (create_war_genome, "choices", "nobody ever had a choice in 200 games"),
        (create_old_maid_genome, "choices", "nobody ever had a choice in 200 games"),
        (first_wins, "balance", "the first player wins 100 % (98 to 100 %) of 200 decided games, 25 % would be even"),
    ],
)
def test_poor_game_is_rejected_for_its_fault(create: Callable[[], GameGenome], stage: str, reason: str) -> None:
    found = evaluate(create(), "quick")
    assert found.rejection is not None
    assert found.rejection.stage == stage
    assert reason in found.rejection.why
    assert stage in STAGES
    for style in STYLES.values():
        assert found.score(style).high == 0


def test_what_fails_early_is_not_searched() -> None:
    assert "skill" not in evaluate(endless(), "quick")
    assert "tension" not in evaluate(first_wins(), "quick")
    assert "decisions" not in evaluate(first_wins(), "quick")


def test_unsound_game_is_rejected_with_its_problems() -> None:
    odd = replace(create_war_genome(), player_count=3)
    found = evaluate(odd, "quick")
    assert found.rejection is not None
    assert found.rejection.stage == "sound"
    assert "player_count" in found.rejection.why
    assert found.measures == ()


def test_game_whose_greedy_players_always_draw_is_played_by_others() -> None:
    """Two Greedy players of Goofspiel always bid the same. That says nothing about the game."""
    found = evaluate(create_goofspiel_genome(), TINY)
    assert found.rejection is None
    assert found["decided"].estimate.value > 0.8


def test_game_that_only_random_players_decide_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(genome: GameGenome, games: int, player: str, *rest: Any, **more: Any) -> tuple[SimulationResult, ...]:
        found = play_games(genome, games, player, *rest, **more)
        return found if player == "random" else tuple(replace(one, wins=(0, 0), draws=1) for one in found)

    monkeypatch.setattr(evaluator, "play_games", play)
    found = evaluate(create_goofspiel_genome(), "quick")
    assert found.rejection is not None
    assert (found.rejection.stage, found["decided"].estimate.value) == ("ends", 0)
    assert found.rejection.why.startswith("0 %")


@pytest.mark.parametrize(("won", "is_rejected"), [(0, True), (10, True), (20, False), (40, False)])
def test_game_that_nobody_wins_who_thinks_ahead_is_rejected(
    won: int, is_rejected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a bred Blackjack with court cards alone: whoever stops at 20 is always level with the house."""
    deals = (((1.0, 0.0),),) * won + (((0.5, 0.5),),) * (40 - won)
    top = Duplicate("mcts:32", "mcts:16", deals)
    monkeypatch.setattr(evaluator, "climb", lambda *_, **__: Climb((top,), reached_top=False))
    found = evaluate(create_agram_genome(), "quick")
    assert (found.rejection is not None) == is_rejected
    if found.rejection is not None:
        assert found.rejection.stage == "search"
        assert found.rejection.why.startswith("who thinks ahead seldom wins: ")
        assert found.rejection.why.endswith(" of 40 games between mcts:32 and mcts:16 are decided")


def test_what_nobody_did_in_some_games_may_happen_in_others() -> None:
    """No choice in 40 games: by Wilson up to 8.8 % of all games may have one."""
    found = evaluate(create_war_genome(), TINY)
    assert (found["skill"].estimate.value, found["luck"].estimate.value) == (0, 1)
    assert found["skill"].estimate.high == pytest.approx(0.088, abs=1e-3)
    assert found["luck"].estimate.low == pytest.approx(1 - 0.088, abs=1e-3)


def test_skill_is_not_known_of_games_that_are_too_long_for_matches() -> None:
    """The ladder is cheaper than the gap; without the gap it would be another measure."""
    gap_is_too_dear = replace(TINY, expert=4096)
    found = evaluate(create_agram_genome(), gap_is_too_dear)
    assert not found["skill"].estimate.is_known
    assert not found["luck"].estimate.is_known


def test_game_for_one_says_nothing_of_better_players() -> None:
    goofspiel = create_goofspiel_genome()
    found = evaluate(replace(goofspiel, player_count=1), TINY)
    for name in ("skill", "luck"):
        assert not found[name].estimate.is_known
        assert found[name].why == "there is nobody to play against"
    assert "another side" not in found["tension"].why


def test_game_that_passes_has_every_measure() -> None:
    found = evaluate(create_agram_genome(), TINY)
    assert found.rejection is None
    assert [measure.name for measure in found.measures] == list(MEASURES)
    assert all(measure.why for measure in found.measures)
    score = found.score(BALANCED)
    assert 0 < score.low <= score.value <= score.high < 1


# ---------------------------------------------------------------------------------------- seeds


def test_same_seed_same_numbers_whatever_the_threads() -> None:
    one, two, other = (
        evaluate(create_crazy_eights_genome(), TINY, seed, threads=threads)
        for seed, threads in ((3, 1), (3, 2), (4, 2))
    )
    assert one == two
    assert one.measures != other.measures


def test_name_of_the_game_changes_nothing() -> None:
    agram = create_agram_genome()
    renamed = evaluate(replace(agram, genome_id="another"), TINY)
    assert renamed.game == "another"
    assert replace(renamed, game="agram") == evaluate(agram, TINY)


@pytest.mark.parametrize("seed", range(12))
def test_every_game_gets_an_answer(seed: int) -> None:
    """Whatever evolution may come up with: no error, numbers in their range, and a reason for each."""
    found = evaluate(playable_genome(Random(9000 + seed)), TINY, seed)
    for measure in found.measures:
        assert 0 <= measure.estimate.low <= measure.estimate.value <= measure.estimate.high <= 1
        assert measure.why
        assert measure.why == measure.why.strip()
    assert found.rejection is None or found.rejection.why


# ---------------------------------------------------------------------------------------- results


def test_result_survives_json() -> None:
    for genome in (create_agram_genome(), one_move(), endless()):
        found = evaluate(genome, TINY)
        text = json.dumps(found.to_plain(), allow_nan=False)
        assert Evaluation.from_plain(json.loads(text)) == found


def test_what_is_kept_is_not_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes: list[str] = []
    cache = Cache(tmp_path, notes.append)
    agram = create_agram_genome()
    found = evaluate(agram, TINY, 5, cache=cache)
    with monkeypatch.context() as patched:
        patched.setattr("darwindeck.evaluation.evaluator.play_games", lambda *_, **__: pytest.fail("played again"))
        assert evaluate(agram, TINY, 5, cache=cache) == found
        assert evaluate(replace(agram, genome_id="again"), TINY, 5, cache=cache).game == "again"
    assert evaluate(agram, TINY, 6, cache=cache) != found
    assert evaluate(agram, replace(TINY, games=60), 5, cache=cache) != found
    assert notes == []


def test_kept_result_that_is_none_is_measured_again(tmp_path: Path) -> None:
    """A result of the right form with the wrong content, as another version might leave it."""
    cache = Cache(tmp_path)
    key = key_of(one_move(), TINY, 0)
    found = evaluate(one_move(), TINY)
    unknown_measure = {**found.to_plain(), "measures": [{"name": "fun"}]}
    results: list[object] = [{}, [], "result", unknown_measure]
    for spoilt in results:
        cache.put(key, spoilt)
        assert evaluate(one_move(), TINY, cache=cache) == found


# ---------------------------------------------------------------------------------------- arguments


def test_budget_by_name() -> None:
    assert list(BUDGETS) == ["quick", "normal", "thorough"]
    with pytest.raises(DarwinDeckError, match='there is no budget "quik": did you mean "quick"'):
        evaluate(create_war_genome(), "quik")
    with pytest.raises(DarwinDeckError, match='expected one of "quick", "normal", "thorough"'):
        evaluate(create_war_genome(), "leisurely")


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("games", 0, "games is 0: expected 1 or more"),
        ("points", -1, "points is -1: expected 1 or more"),
        ("thinking", 3, "thinking is 3: expected 4 or more"),
        ("expert", 1, "expert is 1: expected 2 or more"),
        ("study_work", float("nan"), "study_work is nan: expected 1 or more"),
        ("name", "My own", "the name of a budget is 'My own': expected small letters"),
    ],
)
def test_budget_that_cannot_be_played_is_refused(name: str, value: float | str, problem: str) -> None:
    with pytest.raises(DarwinDeckError, match=problem):
        replace(TINY, **{name: value})  # type: ignore[arg-type]


def test_smallest_budget_does() -> None:
    smallest = Budget("least", 1, 1, 1, 1, 0, 0, 4, 1, 2, 1, 1, 0)
    assert evaluate(create_agram_genome(), smallest).rejection is None


def test_budgets_grow() -> None:
    quick, normal, thorough = BUDGETS.values()
    for less, more in ((quick, normal), (normal, thorough)):
        assert all(getattr(less, name) < getattr(more, name) for name in vars(less) if name != "name")


def test_seed_is_a_number() -> None:
    with pytest.raises(DarwinDeckError, match="seed is"):
        evaluate(create_war_genome(), TINY, "7")  # type: ignore[arg-type]


def test_progress_goes_up_to_the_end() -> None:
    told: list[float] = []
    evaluate(create_agram_genome(), TINY, progress=lambda done, total: told.append(done / total))
    assert told == sorted(told)
    assert told[-1] == 1


def test_whoever_watches_can_stop_it() -> None:
    def stop(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        evaluate(create_hearts_genome(), "thorough", progress=stop)
