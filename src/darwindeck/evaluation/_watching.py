"""Looking over the players' shoulders: a part of a game, decision by decision, with all cards open."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from darwindeck._core import Game, Position
from darwindeck.genome.schema import Rank
from darwindeck.simulation.cards import Card
from darwindeck.simulation.chance import stream
from darwindeck.simulation.choices import BetChoice, Choice
from darwindeck.simulation.kinds import AskKind, BetWay, PlayerStatus
from darwindeck.simulation.values import from_plain, shape_of

_FAST = "greedy"
_MOST_FAST = 2000
_MOST_TO_SETTLE = 200
_LUCK, _AGAIN, _FAST_LUCK, _JOINING = 100, 101, 102, 103
"""Streams of a game's seed: of those who are watched, of their second answers, of those before, of when to join."""
_OPTIONS, _RANK = shape_of(tuple[Choice, ...]), shape_of(Rank)
_QUIET = (BetWay.CHECK, BetWay.CALL, BetWay.ALL_IN)
"""Ways to stay in without a bet of one's own, the cheapest first."""


@dataclass(frozen=True)
class Claim:
    """A claim that may be doubted."""

    seat: int
    """Whose it is."""
    rank: Rank
    """The rank claimed."""
    cards: tuple[Card, ...]
    """The cards that it is about."""


@dataclass(frozen=True)
class OpenView:
    """A position with all cards open, as far as claims and bets go."""

    hand: int
    """The number of the hand."""
    chips: tuple[int, ...] = ()
    """What each player has, in a game with chips."""
    playing: tuple[int, ...] = ()
    """Who is still in the hand."""
    pot: int = 0
    """The chips in the pot."""
    claim: Claim | None = None
    """The claim that may be doubted."""
    cards: tuple[tuple[Card, ...], ...] = ()
    """What each player holds, while a claim may be doubted."""
    options: tuple[Choice, ...] = ()
    """What can be decided."""
    is_over: bool = False
    """Whether the game is over."""

    @classmethod
    def of(cls, position: Position) -> "OpenView":
        """Look at a position of the core."""
        view = json.loads(position.table_view())  # Only what is asked for is read: this is done at every decision.
        ask, players, claim = view["ask"], view["players"], view.get("claim")
        is_claimed = bool(claim and claim["count"])
        return cls(
            hand=view["hand_number"],
            chips=tuple(player.get("chips", 0) for player in players),
            playing=tuple(seat for seat, player in enumerate(players) if player["status"] == PlayerStatus.IN),
            pot=view["pot"]["chips"] if "pot" in view else 0,
            claim=_claim(claim, view["discard"]) if is_claimed else None,
            cards=tuple(_cards(player["hand"]["cards"]) for player in players) if is_claimed else (),
            options=from_plain(_OPTIONS, ask.get("options", [])),
            is_over=ask["kind"] == AskKind.OVER,
        )

    def is_settled_in(self, later: "OpenView") -> bool:
        """Whether the pot has gone to somebody by then, if nothing but one decision is between."""
        return later.hand != self.hand or later.pot < self.pot or later.is_over


def _claim(claim: Mapping[str, Any], discard: Sequence[str]) -> Claim:
    return Claim(claim["seat"], from_plain(_RANK, claim["rank"]), _cards(discard[-claim["count"] :]))


def _cards(names: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(Card.named, names))


@dataclass(frozen=True)
class Decision:
    """What somebody decided, and how things stood before and after."""

    seat: int
    taken: Choice
    before: OpenView
    """It has the options, too."""
    after: OpenView
    again: Choice | None = None
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

    def decisions(self, most: int, asks_twice: Callable[[Sequence[Choice]], bool]) -> tuple[Decision, ...]:
        """What is decided from there on.

        Args:
            most: After how many decisions to look away.
            asks_twice: Whether to ask the player twice about such options.
        """
        position, seen = self._joined(), list[Decision]()
        view = OpenView.of(position)
        while (seat := position.to_act) is not None and len(seen) < most:
            options = view.options
            option = position.decide(self.player, stream(self.seed, _LUCK) + len(seen))
            other = position.decide(self.player, stream(self.seed, _AGAIN) + len(seen)) if asks_twice(options) else None
            position.choose(option)
            before, view = view, OpenView.of(position)
            again = None if other is None else options[other]
            seen.append(Decision(seat, options[option], before, view, again))
        return tuple(seen)

    def would_have_won(self, seen: Sequence[Decision]) -> bool:
        """Whether the last of these decisions, a fold, gave up the better cards of two.

        The hand is played on with the same cards, as if its player had stayed in and nobody had bet any more. Where the
        pot would have been shared, nothing was given up.
        """
        position = self._joined()
        for decision in seen[:-1]:
            position.choose(decision.before.options.index(decision.taken))
        fold = seen[-1]
        view = fold.before
        for step in range(_MOST_TO_SETTLE):
            ways = [option.way if isinstance(option, BetChoice) else None for option in view.options]
            quiet = [ways.index(way) for way in _QUIET if way in ways]
            position.choose(quiet[0] if quiet else position.decide(_FAST, step))
            last, view = view, OpenView.of(position)
            if last.is_settled_in(view):
                break
        gains = {seat: view.chips[seat] - fold.before.chips[seat] for seat in fold.before.playing}
        return all(gains[fold.seat] > gain for seat, gain in gains.items() if seat != fold.seat)

    def _joined(self) -> Position:
        position = Position(self.game, self.seed)
        for option in self.before:
            position.choose(option)
        return position
