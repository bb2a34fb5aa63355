"""Repairs for games that nobody could win."""

from dataclasses import replace
from random import Random

from darwindeck.evolution.operators._parts.hands import an_evaluation
from darwindeck.evolution.operators._parts.scoring import with_some_scoring
from darwindeck.evolution.operators._parts.winning import a_target, a_win
from darwindeck.evolution.operators._paths import FieldPath, put
from darwindeck.evolution.operators._repair._helps import with_rules
from darwindeck.evolution.operators._repair._repair import repair_for
from darwindeck.genome.schema import Elimination, GameGenome, GoingOut


def _a_win(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    return replace(genome, win_conditions=(a_win(genome, rng),))


def _another_win(genome: GameGenome, path: FieldPath, rng: Random) -> GameGenome:
    return put(genome, path[:2], a_win(genome, rng))


def _score(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    return with_some_scoring(genome, rng)


def _something_to_reach(genome: GameGenome, path: FieldPath, rng: Random) -> GameGenome:
    return put(genome, path, a_target(genome, rng))


def _compare_hands(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    return replace(genome, hand_evaluation=an_evaluation(genome, rng))


WINS = (
    repair_for(r"win_conditions is empty", _a_win),
    repair_for(r"win_conditions\[\d+\]\.type is .*: nothing scores", _score, _another_win),
    repair_for(r"game_rules\.(elimination|starter) is .*: nothing scores", _score),
    repair_for(r"best_hand requires hand_evaluation", _compare_hands, _another_win),
    repair_for(r"nobody leaves the game", with_rules(elimination=Elimination.NO_SCORE), _another_win),
    repair_for(r"type is not_last: game_rules\.going_out", with_rules(going_out=GoingOut.LEAVES_HAND), _another_win),
    repair_for(r"win_conditions\[\d+\]\.threshold is missing", _something_to_reach),
    repair_for(r"win_conditions\[\d+\]\.type is", _another_win),
)
