"""The operator that gives a game another end."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._parts.winning import fitting_wins
from darwindeck.genome.schema import GameGenome, WinType

_SAID = {
    WinType.EMPTY_HAND: "who is first without cards wins",
    WinType.HIGH_SCORE: "the most points win",
    WinType.FIRST_TO_SCORE: "who first has enough points wins",
    WinType.CAPTURE_ALL: "who has all cards wins",
    WinType.LOW_SCORE: "the fewest points win",
    WinType.ALL_HANDS_EMPTY: "the most points win once all hands are empty",
    WinType.BEST_HAND: "the best hand wins",
    WinType.MOST_CAPTURED: "the most captured cards win",
    WinType.MOST_TRICKS: "the most tricks win",
    WinType.FEWEST_TRICKS: "the fewest tricks win",
    WinType.MOST_CHIPS: "the most chips win",
    WinType.LAST_STANDING: "the last player in the game wins",
    WinType.NOT_LAST: "all but the last player win",
}


class ReplaceWinConditionMutation(Mutation):
    """Gives the game one other way to win."""

    name: ClassVar = "replace winning"
    usual: ClassVar = 0.04

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """The ways to win that fit what the game has, in any order."""
        old = {win.type for win in genome.win_conditions}
        wins = [win for win in fitting_wins(genome, rng) if win.type not in old]
        for win in rng.sample(wins, len(wins)):
            until = f", up to {win.threshold}" if win.threshold is not None else ""
            yield Draft(replace(genome, win_conditions=(win,)), f"{_SAID[win.type]}{until}")
