"""OpenSpiel's C++: whole random games, without a step through Python for a move.

Its rollouts play any number of games from a position on in one call, but only from one in which a player is to act.
What the deal costs is the difference between whole games and dealt ones, both played by its uniform random bots. Taking
those bots for the whole game would be simpler, and would make OpenSpiel look slower.
"""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from benchmarks.timing import Timed
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import play_game, result_of
from darwindeck.simulation.events import Draws, Passes

_DEALS = 50
_GAMES_COUNTED = 200


@dataclass(frozen=True)
class Counterpart:
    """The game of OpenSpiel that is nearest to a known game."""

    name: str
    parameters: tuple[tuple[str, bool | int], ...] = ()
    opening: tuple[int, ...] = ()
    """What chance does first, where we leave it no choice."""
    decides_every_move: bool = False
    """Draws and passes are decisions as well, where ours leave nothing to decide."""


# A game is a hand; the direction in which cards are passed is the first thing left to chance, and 1 is to the left.
HEARTS = Counterpart(
    "hearts", (("pass_cards", True), ("no_pts_on_first_trick", True), ("qs_breaks_hearts", False)), opening=(1,)
)
CRAZY_EIGHTS = Counterpart(
    "crazy_eights",
    (("players", 4), ("max_draw_cards", 1), ("reshuffle", True), ("max_turns", 500)),
    decides_every_move=True,
)
SPADES = Counterpart("spades")

COUNTERPARTS = {"crazy_eights": CRAZY_EIGHTS, "hearts": HEARTS, "spades": SPADES, "partnership_spades": SPADES}


def moves_per_decision(genome: GameGenome, counterpart: Counterpart) -> float:
    """How many moves of our game OpenSpiel would count for each decision that we do."""
    if not counterpart.decides_every_move:
        return 1.0
    games = [play_game(genome, seed, "random") for seed in range(_GAMES_COUNTED)]
    decisions = sum(result_of(events).decisions for events in games)
    moves = sum(isinstance(event, Draws | Passes) for events in games for event in events)
    return 1 + moves / decisions


class OpenSpiel:
    """A game of OpenSpiel, ready to be timed."""

    def __init__(self, counterpart: Counterpart) -> None:
        import pyspiel

        self._spiel: Any = pyspiel
        self._game = pyspiel.load_game(counterpart.name, dict(counterpart.parameters))
        self._rng = random.Random(1)
        self._bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self._game.num_players())]
        self._initial = self._game.new_initial_state()
        for action in counterpart.opening:
            self._initial.apply_action(action)
        self._dealt = [self._deal() for _ in range(_DEALS)]
        self.decisions_per_game = sum(self._decisions() for _ in range(_GAMES_COUNTED)) / _GAMES_COUNTED

    def timed(self) -> Timed:
        """Plays for about so many seconds in all."""
        per_deal = _DEALS * (self._game_by_rollouts(1) + 2 * self._game_by_bots(self._dealt))

        def run(seconds: float) -> float:
            times = int(seconds / per_deal) + 1
            play = self._game_by_rollouts(times)
            whole, dealt = (
                self._game_by_bots([self._initial] * (times * _DEALS)),
                self._game_by_bots(self._dealt * times),
            )
            return (play + max(0.0, whole - dealt)) * 1e9 / self.decisions_per_game

        return run

    def _roll(self, state: Any) -> None:
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self._rng.choices(actions, chances)[0])

    def _deal(self) -> Any:
        state = self._initial.clone()
        while state.is_chance_node():
            self._roll(state)
        return state

    def _decisions(self) -> int:
        """How many decisions a game takes, played in Python."""
        state, decisions = self._rng.choice(self._dealt).clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                self._roll(state)
            else:
                state.apply_action(self._rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def _game_by_rollouts(self, times: int) -> float:
        """Seconds for a game from each of the deals on, each played so many times."""
        took = 0.0
        for state in self._dealt:
            # The first step of a search is its evaluation of the root: the rollouts, and nothing else.
            evaluator = self._spiel.RandomRolloutEvaluator(times, self._seed())
            search = self._spiel.MCTSBot(self._game, evaluator, 1.0, 1, 10, False, self._seed(), False)
            took += _seconds(partial(search.mcts_search, state))
        return took / (_DEALS * times)

    def _game_by_bots(self, positions: Sequence[Any]) -> float:
        """Seconds for a game by bots from each of these positions on."""
        states = [position.clone() for position in positions]

        def play() -> None:
            for state in states:
                self._spiel.evaluate_bots(state, self._bots, self._seed())

        return _seconds(play) / len(states)

    def _seed(self) -> int:
        return self._rng.randrange(1 << 31)


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start
