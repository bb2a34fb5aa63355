"""Two games that differ in where two cards lie, played side by side, and what one player reads of them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from random import Random
from unittest.mock import patch

from darwindeck.simulation import chance
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import Event
from darwindeck.simulation.perspective import seen_by
from darwindeck.simulation.reference import (
    Move,
    State,
    Verb,
    _asking,
    _deal,
    _drawing,
    _melding,
    _piles,
    _swapping,
    _tableau,
    apply,
    legal_moves,
    picks_of,
)
from darwindeck.simulation.reference._asking import ChooseCards
from darwindeck.simulation.reference._melding import ChooseMeld
from darwindeck.simulation.reference._questions import ASKED_IN_SECRET
from darwindeck.simulation.reference._sight import plays_blind
from darwindeck.simulation.values import to_json

_SHUFFLE = (_deal, _piles, _tableau)
_DRAW_BY_LOT = (_asking, _drawing, _melding, _piles, _swapping, _tableau)
_LOT_AMONG = _piles.lot_among
_DECLINES = (Verb.PASS, Verb.STOP)
_TRIES = 6
"""How many choices of several cards are tried, until one is allowed in both games."""


class Parted(Exception):  # noqa: N818 - it ends a comparison, and is no fault
    """The two games cannot be played on alike: the message says why."""


@dataclass(frozen=True)
class Exchange:
    """Two cards, each in the place of the other one."""

    one: Card
    other: Card

    def card(self, card: Card) -> Card:
        """The card that lies in the other game where this one lies here."""
        return {self.one: self.other, self.other: self.one}.get(card, card)

    def cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The same for several."""
        return tuple(map(self.card, cards))

    def move(self, move: Move) -> Move:
        """The same choice in the other game."""
        return move if move.card is None else Move(move.verb, card=self.card(move.card))

    def is_named_in(self, text: str) -> bool:
        """True if one of the two cards is."""
        return f'"{self.one}"' in text or f'"{self.other}"' in text

    @contextmanager
    def in_effect(self, after: int = 0) -> Iterator[None]:
        """All falls as in the first game, but for the exchange: what is shuffled and drawn by lot.

        Args:
            after: So many shuffles are the same in both games, and the last of them puts the cards exchanged.
        """
        shuffles = 0

        def shuffled(cards: Sequence[Card], generator: int) -> tuple[tuple[Card, ...], int]:
            nonlocal shuffles
            shuffles += 1
            if shuffles < after:
                return chance.shuffled(cards, generator)
            is_alike = shuffles == after
            order, left = chance.shuffled(cards if is_alike else in_order(self.cards(cards)), generator)
            return self.cards(order), left

        def lot_among(state: State, cards: Iterable[Card]) -> tuple[Card, State]:
            if shuffles < after:
                return _LOT_AMONG(state, cards)
            card, left = _LOT_AMONG(state, self.cards(cards))
            return self.card(card), left

        with _patched("shuffled", _SHUFFLE, shuffled), _patched("lot_among", _DRAW_BY_LOT, lot_among):
            yield


@contextmanager
def watching_shuffles() -> Iterator[list[frozenset[Card]]]:
    """What is shuffled, one after the other: deals and new decks."""
    shuffles: list[frozenset[Card]] = []

    def shuffled(cards: Sequence[Card], generator: int) -> tuple[tuple[Card, ...], int]:
        shuffles.append(frozenset(cards))
        return chance.shuffled(cards, generator)

    with _patched("shuffled", _SHUFFLE, shuffled):
        yield shuffles


@contextmanager
def _patched(name: str, modules: Collection[object], function: Callable[..., object]) -> Iterator[None]:
    with ExitStack() as patches:
        for module in modules:
            patches.enter_context(patch.object(module, name, function))
        yield


@dataclass
class TwoGames:
    """The same game twice, but for two cards that one player does not know."""

    viewer: int
    exchange: Exchange
    here: State
    there: State
    read_here: list[str] = field(default_factory=list)
    read_there: list[str] = field(default_factory=list)
    """What the player has read in each of them and that has not been compared yet."""
    declined: int = 0
    """How often somebody has declined who was not asked in the other game."""

    def __post_init__(self) -> None:
        self.read_here += read_by(self.viewer, self.here.events)
        self.read_there += read_by(self.viewer, self.there.events)

    @property
    def is_in_step(self) -> bool:
        """True if the same player is asked the same in both games."""
        return _question(self.here) == _question(self.there)

    def play_on(self, rng: Random) -> None:
        """Let the same be chosen in both games.

        Where a player is asked in secret what he or she is not asked in the other game, the player declines.

        Raises:
            Parted: When the same cannot be chosen, or a game is over.
        """
        here, there = self.here.decision, self.there.decision
        if here is None or there is None:
            raise Parted("game over")
        if not self.is_in_step:
            self._decline()
            return
        if plays_blind(self.here):
            offered = (getattr(here, "offered", ()), getattr(there, "offered", ()))
            moves = {self.exchange.move(move) for move in here.moves}
            if set(self.exchange.cards(offered[0])) != set(offered[1]) or moves != set(there.moves):
                raise Parted("a hand that nobody sees")
        elif isinstance(here, ChooseCards | ChooseMeld) and not here.chosen:
            self._choose_cards(rng)
            return
        common = [move for move in here.moves if self.exchange.move(move) in there.moves]
        if not common:
            raise Parted("options")
        quiet = [move for move in common if self.exchange.move(move) == move]
        self._choose(rng.choice(quiet or common))

    def _choose_cards(self, rng: Random) -> None:
        """A whole choice of cards. In the other game they may come in another order."""
        for _ in range(_TRIES):
            picked = _selection(self.here, rng)
            cards = [move.card for move in picked if move.card is not None]
            if not cards and self.exchange.move(picked[0]) in legal_moves(self.there):
                self._choose(picked[0])
                return
            picks = picks_of(self.there, self.exchange.cards(cards)) if cards else None
            if isinstance(picks, tuple):
                for move in picked:
                    self._choose_here(move)
                for pick in picks:
                    self._choose_there(legal_moves(self.there)[pick])
                return
        raise Parted("options")

    def _decline(self) -> None:
        """The player who is asked earlier declines."""
        moments = [(state.turns, state.phase) for state in (self.here, self.there)]
        is_here = moments[0] < moments[1]
        decision = self.here.decision if is_here else self.there.decision
        assert decision is not None, "somebody decides in both games"
        no = next((move for move in decision.moves if move.verb in _DECLINES), None)
        if moments[0] == moments[1] or decision.ask not in ASKED_IN_SECRET or no is None:
            raise Parted("questions")
        if plays_blind(self.here):
            raise Parted("a hand that nobody sees")
        assert decision.seat != self.viewer, "what a player is asked hangs on cards unknown to that player"
        self.declined += 1
        if is_here:
            self._choose_here(no)
        else:
            self._choose_there(no)

    def _choose(self, move: Move) -> None:
        self._choose_here(move)
        self._choose_there(self.exchange.move(move))

    def _choose_here(self, move: Move) -> None:
        self.here = apply(self.here, move)
        self.read_here += read_by(self.viewer, self.here.events)

    def _choose_there(self, move: Move) -> None:
        with self.exchange.in_effect():
            self.there = apply(self.there, move)
        self.read_there += read_by(self.viewer, self.there.events)


def read_by(seat: int, events: Iterable[Event]) -> list[str]:
    """What one player reads of events."""
    return [to_json(told) for event in events if (told := seen_by(event, seat)) is not None]


def _question(state: State) -> tuple[object, ...]:
    decision = state.decision
    return (decision and (decision.seat, decision.ask), state.phase, state.turns)


def _selection(state: State, rng: Random) -> list[Move]:
    """Picks by chance, until the choice of cards that begins here is made."""
    picked: list[Move] = []
    cards: list[Card] = []
    while True:
        move = rng.choice(legal_moves(state))
        picked.append(move)
        if move.card is not None:
            cards.append(move.card)
        state = apply(state, move)
        if state.decision is None or not cards or list(state.decision.chosen) != cards:
            return picked
