"""Repair makes a sound game of any, near it, and leaves sound ones alone."""

from dataclasses import replace
from random import Random

import pytest

from darwindeck.evolution.operators import repair
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome, create_whist_genome
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    HandEvaluationMethod,
    TableauMode,
    TrickPhase,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from tests.support.extent import parts
from tests.support.random_genomes import random_genome
from tests.support.unsound.betting import BETTING
from tests.support.unsound.claims import CLAIMS
from tests.support.unsound.conditions import CONDITIONS
from tests.support.unsound.games import Case
from tests.support.unsound.house import HOUSE
from tests.support.unsound.limits import ARGUMENTS, DEAL
from tests.support.unsound.phases import PHASES
from tests.support.unsound.scoring import SCORING
from tests.support.unsound.setup import SETUP
from tests.support.unsound.shapes import SHAPES
from tests.support.unsound.teams import TEAMS
from tests.support.unsound.tricks import TRICKS
from tests.support.unsound.winning import WINNING

UNSOUND = [
    *(*BETTING, *CLAIMS, *CONDITIONS, *HOUSE, *ARGUMENTS, *DEAL, *PHASES, *SCORING, *SETUP, *SHAPES),
    *(*TEAMS, *TRICKS, *WINNING),
]


def repaired(genome: GameGenome, seed: int = 0) -> GameGenome:
    sound = repair(genome, Random(seed))
    assert sound is not None
    assert GenomeValidator.validate(sound) == []
    return sound


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_a_sound_game_stays_as_it_is(game: KnownGame) -> None:
    genome = game.create()
    assert repair(genome, Random(0)) is genome


@pytest.mark.parametrize("case", UNSOUND, ids=lambda case: case.fact)
def test_every_problem_that_the_validator_names_can_be_repaired(case: Case) -> None:
    repaired(case.genome)


def test_most_of_a_game_is_left_as_it_was() -> None:
    distances = [genome_distance(case.genome, repaired(case.genome)) for case in UNSOUND if case not in SHAPES]
    assert sum(distances) / len(distances) < 0.05


def test_the_same_dice_make_the_same_game() -> None:
    for case in UNSOUND[::7]:
        assert repair(case.genome, Random(5)) == repair(case.genome, Random(5))


def test_anything_at_all_becomes_a_game() -> None:
    for seed in range(40):
        repaired(random_genome(Random(seed)), seed)


@pytest.mark.parametrize("part", parts(20, in_ci=4))
def test_much_more_of_anything_becomes_a_game(part: int) -> None:
    for seed in range(100 * part, 100 * (part + 1)):
        repaired(random_genome(Random(seed)), seed)


def test_hands_are_cut_to_what_the_deck_has() -> None:
    six = replace(create_whist_genome(), player_count=6, team_mode=False, teams=())
    assert repaired(six).setup.cards_per_player == 52 // 6


def test_teams_are_made_anew_or_given_up_when_players_come_or_go() -> None:
    whist = create_whist_genome()
    six = repaired(replace(whist, player_count=6))
    assert not six.teams or {seat for team in six.teams for seat in team} == set(range(6))
    five = repaired(replace(whist, player_count=5))
    assert (five.team_mode, five.teams) == (False, ())


def test_bets_bring_chips_along() -> None:
    hearts = create_hearts_genome()
    turn = replace(hearts.turn_structure, phases=(BettingPhase(min_bet=5), *hearts.turn_structure.phases))
    assert repaired(replace(hearts, turn_structure=turn)).setup.starting_chips >= 5


def test_stakes_bring_a_house_along() -> None:
    hearts = create_hearts_genome()
    turn = replace(hearts.turn_structure, phases=(WagerPhase(), *hearts.turn_structure.phases))
    with_house = repaired(replace(hearts, turn_structure=turn))
    assert with_house.house is not None
    assert with_house.hand_evaluation is not None
    assert with_house.hand_evaluation.method is HandEvaluationMethod.POINT_TOTAL


def test_points_to_win_by_are_given_or_something_else_wins() -> None:
    worthless = replace(create_whist_genome(), trick_scoring=None, win_conditions=(WinCondition(WinType.HIGH_SCORE),))
    kinds = {repaired(worthless, seed).win_conditions[0].type for seed in range(20)}
    assert WinType.HIGH_SCORE in kinds
    assert len(kinds) > 1


def test_war_is_for_two_or_no_war() -> None:
    war = next(game.create() for game in KNOWN_GAMES if game.name == "war")
    found = [repaired(replace(war, player_count=3), seed) for seed in range(20)]
    assert {(one.setup.tableau_mode is TableauMode.WAR, one.player_count == 2) for one in found} <= {
        (True, True),
        (False, False),
    }


def test_a_phase_that_comes_too_late_is_moved() -> None:
    spades = next(game.create() for game in KNOWN_GAMES if game.name == "spades")
    turn = replace(spades.turn_structure, phases=spades.turn_structure.phases[::-1])
    kinds = [type(phase) for phase in repaired(replace(spades, turn_structure=turn)).turn_structure.phases]
    assert kinds[-1] is TrickPhase
    assert len(kinds) == len(turn.phases)
