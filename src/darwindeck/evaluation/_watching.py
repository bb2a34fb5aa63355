"""Looking over the players' shoulders: a part of a game, decision by decision, with all cards open."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from darwindeck._core import Game, Position
from darwindeck.simulation.chance import stream

_FAST = "greedy"
_MOST_FAST = 2000
_MOST_TO_SETTLE = 200
_LUCK, _AGAIN, _FAST_LUCK, _JOINING = 100, 101, 102, 103
"""Streams of a game's seed: of those who are watched, of their second answers, of those before, of when to join."""
_QUIET = ("check", "call", "all-in")
"""Ways to stay in without a bet of one's own, the cheapest first."""

_SEAT = re.compile(r"^P(\d) hand \d+(?:: ([^,\n]*))?,.*$", re.MULTILINE)
_CHIPS = re.compile(r", chips (\d+)")
_POT = re.compile(r"^pot (\d+)", re.MULTILINE)
_HAND = re.compile(r"^hand (\d+)", re.MULTILINE)
_CLAIM = re.compile(r"^claim P(\d) (\S+) (\d+)$", re.MULTILINE)
_DISCARD = re.compile(r"^discard (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class View:
    """A position with all cards open, read from the view that shows everything."""

    text: str

    @cached_property
    def _seats(self) -> dict[int, re.Match[str]]:
        return {int(line[1]): line for line in _SEAT.finditer(self.text)}

    @cached_property
    def chips(self) -> dict[int, int]:
        """What each player has."""
        found = ((seat, _CHIPS.search(line[0])) for seat, line in self._seats.items())
        return {seat: int(chips[1]) for seat, chips in found if chips}

    @cached_property
    def playing(self) -> tuple[int, ...]:
        """Who is still in the hand."""
        return tuple(seat for seat, line in self._seats.items() if "out of the" not in line[0])

    @property
    def pot(self) -> int:
        """The chips in the pot."""
        found = _POT.search(self.text)
        return int(found[1]) if found else 0

    @property
    def hand(self) -> int:
        """The number of the hand."""
        found = _HAND.search(self.text)
        return int(found[1]) if found else 0

    @cached_property
    def claim(self) -> tuple[int, str, tuple[str, ...]] | None:
        """The claim that may be doubted: whose, which rank, and the cards that it is about."""
        found, pile = _CLAIM.search(self.text), _DISCARD.search(self.text)
        if not found or not pile:
            return None
        return int(found[1]), found[2], tuple(pile[1].split()[-int(found[3]) :])

    def cards_of(self, seat: int) -> tuple[str, ...]:
        """What somebody holds."""
        return tuple((self._seats[seat][2] or "").split()) if seat in self._seats else ()

    def is_settled_in(self, later: "View") -> bool:
        """Whether the pot has gone to somebody by then, if nothing but one decision is between."""
        return later.hand != self.hand or later.pot < self.pot or "\nover: " in later.text


@dataclass(frozen=True)
class Decision:
    """What somebody decided, and how things stood before and after."""

    seat: int
    options: tuple[str, ...]
    taken: str
    before: View
    after: View
    again: str | None = None
    """What the same player would have taken with other random numbers, where that was asked."""


@dataclass(frozen=True)
class Watching:
    """A game that is watched from some decision on. The same seed always shows the same."""

    game: Game
    seed: int
    player: str
    """Who plays in every seat while the game is watched."""
    before: tuple[int, ...] = ()
    """The options that were taken before, by players who do not think."""

    @classmethod
    def joining(cls, game: Game, seed: int, player: str) -> "Watching":
        """Join a game at a random place, so that its middle and its end are seen as well as its beginning."""
        position, taken = Position(game, seed), list[int]()
        while position.to_act is not None and len(taken) < _MOST_FAST:
            taken.append(position.decide(_FAST, stream(seed, _FAST_LUCK) + len(taken)))
            position.choose(taken[-1])
        return cls(game, seed, player, tuple(taken[: stream(seed, _JOINING) % max(1, len(taken))]))

    def decisions(self, most: int, asks_twice: Callable[[Sequence[str]], bool]) -> tuple[Decision, ...]:
        """What is decided from there on.

        Args:
            most: After how many decisions to look away.
            asks_twice: Whether to ask the player twice about such options.
        """
        position, seen = self._joined(), list[Decision]()
        view = View(position.view())
        while (seat := position.to_act) is not None and len(seen) < most:
            options = tuple(position.options())
            option = position.decide(self.player, stream(self.seed, _LUCK) + len(seen))
            other = position.decide(self.player, stream(self.seed, _AGAIN) + len(seen)) if asks_twice(options) else None
            position.choose(option)
            before, view = view, View(position.view())
            again = None if other is None else options[other]
            seen.append(Decision(seat, options, options[option], before, view, again))
        return tuple(seen)

    def would_have_won(self, seen: Sequence[Decision]) -> bool:
        """Whether the last of these decisions, a fold, gave up the better cards of two.

        The hand is played on with the same cards, as if its player had stayed in and nobody had bet any more. Where the
        pot would have been shared, nothing was given up.
        """
        position = self._joined()
        for decision in seen[:-1]:
            position.choose(decision.options.index(decision.taken))
        fold = seen[-1]
        view = fold.before
        for step in range(_MOST_TO_SETTLE):
            verbs = list(map(verb, position.options()))
            quiet = [verbs.index(one) for one in _QUIET if one in verbs]
            position.choose(quiet[0] if quiet else position.decide(_FAST, step))
            last, view = view, View(position.view())
            if last.is_settled_in(view):
                break
        gains = {seat: view.chips[seat] - fold.before.chips[seat] for seat in fold.before.playing}
        return all(gains[fold.seat] > gain for seat, gain in gains.items() if seat != fold.seat)

    def _joined(self) -> Position:
        position = Position(self.game, self.seed)
        for option in self.before:
            position.choose(option)
        return position


def verb(move: str) -> str:
    """What a move does, without the cards or chips that it does it with."""
    return move.partition(" ")[0]
