"""Repairs for chips, bets and the house."""

from dataclasses import replace
from random import Random

from darwindeck.evolution.operators._parts.hands import an_evaluation
from darwindeck.evolution.operators._paths import FieldPath, at, put
from darwindeck.evolution.operators._repair._deal import deal_fewer, give_totals
from darwindeck.evolution.operators._repair._helps import drop, to, with_game
from darwindeck.evolution.operators._repair._repair import repair_for
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    HouseRules,
    ShowdownMethod,
    WagerPhase,
)

_BETS = 10
"""How many of the smallest bets players can pay at the start, when chips are handed out."""


def _hand_out_chips(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome:
    """Chips for a number of bets, and for as many antes."""
    phases = genome.turn_structure.phases
    bets = [phase.min_bet for phase in phases if isinstance(phase, BettingPhase | WagerPhase)]
    dearest = max([*bets, genome.setup.ante, genome.game_rules.pass_stake, 1])
    return replace(genome, setup=replace(genome.setup, starting_chips=_BETS * dearest))


def _bet_less(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome | None:
    chips = genome.setup.starting_chips
    return put(genome, path, max(1, chips // _BETS)) if chips else None


def _some_multiples(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    """A largest stake of five times the smallest."""
    return put(genome, path, 5 * at(genome, (*path[:-1], "min_bet")))


def _compare_hands(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    return replace(genome, hand_evaluation=an_evaluation(genome, rng))


def _show_what_it_has(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome | None:
    house = genome.house
    return None if house is None else replace(genome, house=replace(house, face_up=house.cards))


CHIPS = (
    repair_for(r"betting requires setup\.starting_chips", _hand_out_chips),
    repair_for(r"(min_bet|ante|pass_stake) is .*: players start with only", _hand_out_chips, _bet_less),
    repair_for(r"showdown_method is battle", to(ShowdownMethod.HIGHEST_CARD)),
    repair_for(r"showdown_method is hand_evaluation", to(ShowdownMethod.HIGHEST_CARD), _compare_hands),
    repair_for(r"is a wager phase: house is missing", with_game(house=HouseRules())),
    repair_for(r"\.max_bet is .*nothing to stake|times min_bet can be staked", _some_multiples),
    repair_for(r"house is given: no phase stakes", with_game(house=None)),
    repair_for(r"house is given: hand_evaluation must be", give_totals),
    repair_for(r"house\.face_up is", _show_what_it_has),
    repair_for(r"house\.cards is .* the deal leaves only", deal_fewer),
    repair_for(r"is a second (wager|betting) phase", drop),
)
