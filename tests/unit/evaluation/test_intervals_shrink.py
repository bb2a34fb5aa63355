"""Twice the games, half the square of the interval: for every kind of evidence."""

from statistics import mean

import pytest

from darwindeck._core import Game, study_games
from darwindeck.evaluation import Estimate, play_duplicate, play_games
from darwindeck.evaluation.measures.decisions import decisions
from darwindeck.evaluation.measures.fairness import imbalance_of
from darwindeck.evaluation.measures.interaction import interaction
from darwindeck.evaluation.measures.length import length, waiting
from darwindeck.evaluation.measures.luck import luck
from darwindeck.evaluation.measures.skill import advantage
from darwindeck.evaluation.measures.tension import tension
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_crazy_eights_genome, create_scopa_genome

HALVED = pytest.approx(0.5, abs=0.2)
"""The width of an interval is measured too, and the more roughly the fewer games there are."""


def ratio(few: list[Estimate], many: list[Estimate]) -> float:
    return mean(one.width**2 for one in many) / mean(one.width**2 for one in few)


def test_intervals_from_games() -> None:
    genome = create_crazy_eights_genome()
    few, many = ([play_games(genome, games, seed=seed) for seed in (1000, 5000, 9000)] for games in (400, 800))
    for measure in (length, waiting):
        assert ratio(*([measure(games).raw[0].estimate for games in sample] for sample in (few, many))) == HALVED


def test_interval_of_an_unfair_game() -> None:
    """A game between unequal players stands for one: a fair game is at the end of the range, where intervals bend."""
    genome = create_scopa_genome()
    few, many = ([play_duplicate(genome, "greedy", "random", deals, seed) for seed in (0, 900)] for deals in (200, 400))
    assert ratio(*([advantage(match) for match in sample] for sample in (few, many))) == HALVED
    assert ratio(*([luck(match).estimate for match in sample] for sample in (few, many))) == HALVED


def test_intervals_from_studies() -> None:
    game = Game(compile_genome(create_crazy_eights_genome()))
    few, many = (
        [
            study_games(
                game,
                ["greedy"] * 4,
                seed=seed,
                games=games,
                points=6,
                rollouts=12,
                choices=4,
                contacts=4,
                iterations=16,
            )
            for seed in (1000, 3000, 5000)
        ]
        for games in (80, 160)
    )
    for measure in (decisions, tension, interaction):
        assert ratio(*([measure(studies).estimate for studies in sample] for sample in (few, many))) == HALVED


def test_imbalance_of_few_games_is_in_more_doubt() -> None:
    genome = create_crazy_eights_genome()
    widths = [imbalance_of(play_games(genome, games, seed=3)).width for games in (50, 200, 800)]
    assert widths[0] > widths[1] > widths[2]
