"""What an evaluation plays, who plays it, and when it stops."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from darwindeck.evaluation import Estimate, Measure, evaluate, evaluator
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    create_agram_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_leduc_genome,
    create_schwimmen_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    GameRules,
    KnockPhase,
    SwapPhase,
    WinCondition,
    WinType,
)
from tests.support.budgets import TINY

SMALL = replace(TINY, name="small", rungs=2, match_work=1e6)


class Spy:
    """Calls a function of the evaluator, and keeps what it was called with."""

    def __init__(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []
        self._function: Callable[..., Any] = getattr(evaluator, name)
        monkeypatch.setattr(evaluator, name, self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.calls.append((args, kwargs))
        return self._function(*args, **kwargs)


def test_game_whose_choices_surely_do_not_matter_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = Measure("decisions", Estimate(0.0, 0.0, 0.019), "all options are alike")
    monkeypatch.setattr(evaluator, "decisions", lambda _: nothing)
    found = evaluate(create_agram_genome(), SMALL)
    assert found.rejection is not None
    assert (found.rejection.stage, found.rejection.why) == ("search", "no choice matters: all options are alike")
    assert "skill" not in found


def test_game_that_is_surely_too_short_is_rejected() -> None:
    agram = create_agram_genome()
    found = evaluate(replace(agram, min_turns=agram.max_turns), replace(SMALL, games=200))
    assert found.rejection is not None
    assert found.rejection.stage == "balance"
    assert f"0 % (0 to 2 %) of the games have the {agram.max_turns} turns" in found.rejection.why
    assert "decisions" not in found


def test_every_part_has_chance_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played for one measure must not be played again for another."""
    games, watched, climbed = (Spy(name, monkeypatch) for name in ("play_games", "watch", "climb"))
    studies, matches = Spy("study_games", monkeypatch), Spy("play_within", monkeypatch)
    evaluate(create_leduc_genome(), SMALL)
    assert len({args[3] for args, _ in games.calls}) == 1  # The games of the screen are the first of all.
    seeds = [games.calls[0][0][3], watched.calls[0][0][3], climbed.calls[0][0][3], studies.calls[0][1]["seed"]]
    seeds += [args[5] for args, _ in matches.calls]
    assert len(seeds) == len(set(seeds)) == 6


def test_thinkers_play_what_is_studied_where_they_are_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    studies = Spy("study_games", monkeypatch)
    evaluate(create_agram_genome(), SMALL)
    evaluate(create_hearts_genome(), replace(SMALL, match_work=1.0))
    assert [args[1] for args, _ in studies.calls] == [["mcts:2"] * 4, ["greedy"] * 4]


def test_game_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def counting(genome: GameGenome) -> bytes:
        compiled.append(genome.genome_id)
        return compile_genome(genome)

    monkeypatch.setattr("darwindeck.evaluation._games.compile_genome", counting)
    evaluate(replace(create_leduc_genome(), genome_id="new to the evaluator"), SMALL)
    assert compiled == ["new to the evaluator"]


def test_long_games_are_played_less_often() -> None:
    found = evaluate(create_agram_genome(), replace(SMALL, games=5000, match_work=1.0))
    assert "of 32 games end" in found["ends"].why


def test_worth_of_hidden_cards_is_told() -> None:
    raw = [raw.name for raw in evaluate(create_agram_genome(), SMALL)["interaction"].raw]
    assert "hidden_information" in raw


def test_how_a_game_plays_is_part_of_its_novelty(monkeypatch: pytest.MonkeyPatch) -> None:
    genome = replace(create_agram_genome(), genome_id="other", player_count=5)
    values = {measure.name: measure.estimate.value for measure in evaluate(genome, SMALL).measures}
    monkeypatch.setattr("darwindeck.evaluation.measures.novelty.known_profiles", lambda: {"twin": values})
    novelty = evaluate(genome, SMALL)["novelty"]
    assert "it plays most like twin, 0.00 away" in novelty.why
    assert novelty.estimate.value == 0


@pytest.mark.parametrize(("match_work", "player"), [(5e6, "novice"), (1e4, "random")])
def test_where_greedy_never_decides_novices_play_if_they_can_be_afforded(
    match_work: float, player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = Spy("play_games", monkeypatch)
    evaluate(create_goofspiel_genome(), replace(SMALL, match_work=match_work))
    assert [args[2] for args, _ in games.calls] == ["greedy", "random", *([player] * (2 if player == "novice" else 1))]


def test_where_novices_never_come_to_an_end_random_players_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random players fold, sooner or later. Those who know better go all-in and can only swap from then on."""
    schwimmen = create_schwimmen_genome()
    never = Condition(ConditionType.HAND_VALUE, Operator.LE, 1)
    swap = next(phase for phase in schwimmen.turn_structure.phases if isinstance(phase, SwapPhase))
    bets = BettingPhase(min_bet=10, max_raises=3, max_bet=40)
    genome = replace(
        schwimmen,
        setup=replace(schwimmen.setup, starting_chips=100),
        turn_structure=replace(schwimmen.turn_structure, phases=(bets, KnockPhase(condition=never), swap)),
        win_conditions=(WinCondition(WinType.MOST_CHIPS),),
        game_rules=GameRules(),
    )
    games = Spy("play_games", monkeypatch)
    inquiry = evaluator._Inquiry(genome, replace(SMALL, match_work=1e9), 1, None, None)  # Novices can be afforded.
    assert inquiry._ends() is None
    assert [args[2] for args, _ in games.calls] == ["greedy", "random", "novice", "random"]
    assert games.calls[2][0][0].max_turns < genome.max_turns == games.calls[3][0][0].max_turns
