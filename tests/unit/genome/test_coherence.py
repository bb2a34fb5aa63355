"""Combinations that make sense but rarely make good games cost fitness."""

from dataclasses import replace

import pytest

from darwindeck.genome import coherence
from darwindeck.genome.coherence import MAX_PENALTY, Coherence, assess_coherence
from darwindeck.genome.examples import create_war_genome, get_seed_genomes
from darwindeck.genome.schema import GameGenome, GameRules, SetupRules, TableauMode, WinCondition, WinType
from darwindeck.genome.validator import GenomeValidator

PENALISED = {
    (TableauMode.WAR, WinType.EMPTY_HAND): 0.30,
    (TableauMode.MATCH_RANK, WinType.CAPTURE_ALL): 0.20,
    (TableauMode.SEQUENCE, WinType.CAPTURE_ALL): 0.30,
}


def game(mode: TableauMode, *wins: WinType) -> GameGenome:
    war = create_war_genome()
    return replace(
        war,
        setup=SetupRules(cards_per_player=26, tableau_mode=mode),
        win_conditions=tuple(WinCondition(type=win) for win in wins),
        game_rules=GameRules(),
    )


@pytest.mark.parametrize(
    ("mode", "win", "penalty", "reason"),
    [
        (
            TableauMode.WAR,
            WinType.EMPTY_HAND,
            0.30,
            "in a war tableau the winner takes cards, so an empty hand means defeat",
        ),
        (
            TableauMode.MATCH_RANK,
            WinType.CAPTURE_ALL,
            0.20,
            "matching ranks takes pairs and seldom captures every card",
        ),
        (
            TableauMode.SEQUENCE,
            WinType.CAPTURE_ALL,
            0.30,
            "cards laid in sequence stay there and are never captured",
        ),
    ],
)
def test_incoherent_pair_costs_its_share_and_says_why(
    mode: TableauMode, win: WinType, penalty: float, reason: str
) -> None:
    assert assess_coherence(game(mode, win)) == Coherence(penalty=penalty, reasons=(reason,))


@pytest.mark.parametrize("mode", list(TableauMode))
@pytest.mark.parametrize("win", list(WinType))
def test_only_the_three_pairs_cost_anything(mode: TableauMode, win: WinType) -> None:
    found = assess_coherence(game(mode, win))
    assert found.penalty == PENALISED.get((mode, win), 0.0)
    assert len(found.reasons) == ((mode, win) in PENALISED)


@pytest.mark.parametrize("genome", get_seed_genomes(), ids=lambda genome: genome.genome_id)
def test_known_games_are_coherent(genome: GameGenome) -> None:
    assert assess_coherence(genome) == Coherence(penalty=0.0, reasons=())


def test_pair_counts_wherever_the_win_condition_stands() -> None:
    found = assess_coherence(game(TableauMode.WAR, WinType.CAPTURE_ALL, WinType.EMPTY_HAND))
    assert found.penalty == 0.30


def test_win_condition_that_stands_twice_costs_once() -> None:
    found = assess_coherence(game(TableauMode.MATCH_RANK, WinType.CAPTURE_ALL, WinType.CAPTURE_ALL))
    assert found.penalty == 0.20
    assert len(found.reasons) == 1


def test_game_without_a_way_to_win_costs_nothing() -> None:
    assert assess_coherence(game(TableauMode.WAR)).penalty == 0.0


# A game has one tableau mode, so that of the three pairs no two come together: the sums below need others.
def test_penalties_add_up_without_rounding_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = {
        (TableauMode.WAR, WinType.EMPTY_HAND): (0.10, "one"),
        (TableauMode.WAR, WinType.CAPTURE_ALL): (0.20, "two"),
    }
    monkeypatch.setattr(coherence, "_PENALTIES", costs)
    found = assess_coherence(game(TableauMode.WAR, WinType.CAPTURE_ALL, WinType.EMPTY_HAND))
    assert found == Coherence(penalty=0.3, reasons=("one", "two"))


def test_penalties_together_stop_at_half_and_keep_every_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = {
        (TableauMode.WAR, WinType.EMPTY_HAND): (0.30, "one"),
        (TableauMode.WAR, WinType.CAPTURE_ALL): (0.30, "two"),
    }
    monkeypatch.setattr(coherence, "_PENALTIES", costs)
    found = assess_coherence(game(TableauMode.WAR, WinType.CAPTURE_ALL, WinType.EMPTY_HAND))
    assert MAX_PENALTY == 0.5
    assert found == Coherence(penalty=0.5, reasons=("one", "two"))


def test_incoherent_game_may_still_be_sound() -> None:
    assert GenomeValidator.validate(game(TableauMode.WAR, WinType.EMPTY_HAND)) == []
    assert GenomeValidator.validate(game(TableauMode.MATCH_RANK, WinType.CAPTURE_ALL)) == []
