"""Decisions to look at, from deals that players of different strength play, and what the search thinks of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.rulebook._scene import Scene
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

    def judged_deal(self, seed: int) -> Iterator[Judged]:
        """Of every kind of decision of a deal the first, and one that is picked by lot."""
        game = Game(compile_genome(self.scene.genome))
        rng = Random(seed)
        taken, found = self._played(game, seed, rng)
        wanted: dict[int, tuple[Kind, bool, bool]] = {}
        for kind, places in found.items():
            picked = rng.choice(places)
            wanted[places[0]] = (kind, True, places[0] == picked)
            wanted.setdefault(picked, (kind, False, True))
        position = Position(game, seed)
        for place, option in enumerate(taken):
            if place in wanted:
                yield self._judged(position, *wanted[place], seed=rng.getrandbits(63))
            position.choose(option)

    def _played(self, game: Game, seed: int, rng: Random) -> tuple[list[int], Mapping[Kind, list[int]]]:
        """The options taken in a deal, and the places of the decisions of each kind that were not forced."""
        position = Position(game, seed)
        names = [rng.choice(_PLAYERS) for _ in range(self.scene.genome.player_count)]
        taken: list[int] = []
        found: dict[Kind, list[int]] = {}
        while (seat := position.to_act) is not None and len(taken) < _FURTHEST:
            look = Look.at(position, self.scene)
            if len(look.moves) > 1 and (kind := kind_of(look)) is not None:
                found.setdefault(kind, []).append(len(taken))
            taken.append(position.decide(names[seat], seed))
            position.choose(taken[-1])
        return taken, found

    def _judged(self, position: Position, kind: Kind, is_first: bool, is_picked: bool, *, seed: int) -> Judged:
        look = Look.at(position, self.scene)
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
