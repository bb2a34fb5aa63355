"""Decisions to look at, from deals that players of different strength play, and what the search thinks of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook.strategy._claims import Claims
from darwindeck.rulebook.strategy._kinds import Kind, kind_of
from darwindeck.rulebook.strategy._look import Look

_FURTHEST = 120
"""So many decisions of a game are looked at: a hand or two."""

_ALL_ALIKE = 1e6
"""An exploration with which all options are tried equally often."""

_PLAYERS = ("greedy", "greedy", "random")
"""Who may sit in a seat."""


@dataclass(frozen=True)
class Judged:
    """A decision, and what the players think of it."""

    kind: Kind
    is_first: bool
    """Whether it was the first of its kind in the game."""
    is_picked: bool
    """Whether it was picked by lot from all of its kind."""
    look: Look
    values: tuple[float, ...]
    """How well each option did when all were tried equally often, 0 to 1."""
    chosen: int
    """The option that the search takes."""
    greedy: int
    """The option that looks best at once."""
    playouts: int
    """How many hands were played out for that."""


@dataclass(frozen=True)
class Judge:
    """Thinks about decisions."""

    scene: Scene
    iterations: int
    """How many worlds the search looks at."""
    rounds: int
    """How often every option is tried, in pairs."""

    @cached_property
    def game(self) -> Game:
        """The rules, ready to be played."""
        return Game(compile_genome(self.scene.genome))

    def judged_deal(self, seed: int) -> Iterator[Judged]:
        """Of every kind of decision of a deal the first, and one that is picked by lot."""
        rng = Random(seed)
        taken, found = self._played(seed, rng)
        wanted: dict[int, tuple[Look, Kind, bool, bool]] = {}
        for kind, looks in found.items():
            first, picked = next(iter(looks)), rng.choice(list(looks))
            wanted[first] = (looks[first], kind, True, first == picked)
            wanted.setdefault(picked, (looks[picked], kind, False, True))
        position = Position(self.game, seed)
        for place, option in enumerate(taken[: max(wanted, default=-1) + 1]):
            if place in wanted:
                yield self._judged(position, *wanted[place], seed=rng.getrandbits(63))
            position.choose(option)

    def _played(self, seed: int, rng: Random) -> tuple[list[int], Mapping[Kind, dict[int, Look]]]:
        """The options taken in a deal, and the decisions of each kind that were not forced, by their places."""
        position, claims = Position(self.game, seed), Claims(self.scene)
        names = [rng.choice(_PLAYERS) for _ in range(self.scene.genome.player_count)]
        taken: list[int] = []
        found: dict[Kind, dict[int, Look]] = {}
        while (seat := position.to_act) is not None and len(taken) < _FURTHEST:
            option = position.decide(names[seat], seed)
            look = claims.seen(Look.at(position, self.scene), option)
            if len(look.moves) > 1 and (kind := kind_of(look)) is not None:
                found.setdefault(kind, {})[len(taken)] = look
            taken.append(option)
            position.choose(option)
        return taken, found

    def _judged(
        self, position: Position, look: Look, kind: Kind, is_first: bool, is_picked: bool, *, seed: int
    ) -> Judged:
        tries = [self._tried(position, len(look.moves), seed + number) for number in range(self.rounds)]
        values = tuple(sum(value for value, _ in option) / self.rounds for option in zip(*tries, strict=True))
        thoughts = position.think(seed, self.iterations)
        chosen = max(range(len(thoughts)), key=lambda option: (thoughts[option][1], thoughts[option][0]))
        playouts = self.iterations + sum(visits for one in tries for _, visits in one)
        return Judged(kind, is_first, is_picked, look, values, chosen, position.decide("greedy", seed), playouts)

    @staticmethod
    def _tried(position: Position, options: int, seed: int) -> list[tuple[float, int]]:
        """Every option tried twice, with all cards where they really are.

        Cards dealt afresh would not do here: a player who bets holds better cards than chance would give.
        """
        return position.think(seed, 2 * options, exploration=_ALL_ALIKE, peeks=True)
