"""OpenSpiel's C++: whole random games, without a step through Python for a move.

Its rollouts play any number of games from a position on in one call, but only from one in which a player is to act.
What the deal costs is the difference between whole games and dealt ones, both played by its uniform random bots. Taking
those bots for the whole game would be simpler, and would make OpenSpiel look slower.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from benchmarks.timing import Timed

_DEALS = 20
_GAMES_COUNTED = 2000


@dataclass(frozen=True)
class Counterpart:
    """The game of OpenSpiel that is nearest to a known game."""

    name: str
    parameters: tuple[tuple[str, bool | int], ...] = ()


COUNTERPARTS = {
    "crazy_eights": Counterpart(
        "crazy_eights", (("players", 4), ("max_draw_cards", 1), ("reshuffle", True), ("max_turns", 500))
    ),
    "hearts": Counterpart("hearts", (("pass_cards", False), ("no_pts_on_first_trick", False))),
    "spades": Counterpart("spades"),
    "partnership_spades": Counterpart("spades"),
}


class OpenSpiel:
    """A game of OpenSpiel, ready to be timed."""

    def __init__(self, counterpart: Counterpart) -> None:
        import pyspiel

        self._spiel: Any = pyspiel
        self._game = pyspiel.load_game(counterpart.name, dict(counterpart.parameters))
        self._rng = random.Random(1)
        self._bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self._game.num_players())]
        self.decisions_per_game = sum(self._decisions() for _ in range(_GAMES_COUNTED)) / _GAMES_COUNTED

    def timed(self) -> Timed:
        """Plays for about so many seconds in all."""
        per_game = self._rollouts(10) + self._deal(100)

        def run(seconds: float) -> float:
            # A rollout, and for the deal two games by bots, which take longer.
            games = int(seconds / per_game / 6) + 1
            return (self._rollouts(games // _DEALS + 1) + self._deal(games)) * 1e9 / self.decisions_per_game

        return run

    def _decisions(self) -> int:
        """How many decisions a game takes, played in Python."""
        state, decisions = self._dealt(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                self._roll(state)
            else:
                state.apply_action(self._rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def _roll(self, state: Any) -> None:
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self._rng.choices(actions, chances)[0])

    def _dealt(self) -> Any:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            self._roll(state)
        return state

    def _rollouts(self, games: int) -> float:
        """Seconds for a game from several deals, so many games from each."""
        took = 0.0
        for seed in range(_DEALS):
            state = self._dealt()
            # The first step of a search is its evaluation of the root: the rollouts, and nothing else.
            evaluator = self._spiel.RandomRolloutEvaluator(games, self._rng.randrange(1 << 31))
            search = self._spiel.MCTSBot(self._game, evaluator, 1.0, 1, 10, False, seed, False)
            took += _seconds(partial(search.mcts_search, state))
        return took / (_DEALS * games)

    def _deal(self, games: int) -> float:
        """Seconds for a deal."""
        initial = self._game.new_initial_state()
        whole = self._by_bots([initial.clone() for _ in range(games)])
        dealt = self._by_bots([self._dealt() for _ in range(games)])
        return max(0.0, whole - dealt)

    def _by_bots(self, states: list[Any]) -> float:
        """Seconds for a game by bots."""

        def play() -> None:
            for state in states:
                self._spiel.evaluate_bots(state, self._bots, self._rng.randrange(1 << 31))

        return _seconds(play) / len(states)


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
