"""Asking a player what it thinks of a position."""

import json
from dataclasses import dataclass

from darwindeck._core import Position
from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import shown
from darwindeck.simulation._seeds import check_seed
from darwindeck.simulation.choices import Choice
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.players import kind_and_iterations
from darwindeck.simulation.record_text import choice_text
from darwindeck.simulation.values import from_plain, shape_of

_NO_OPINION = 0.5
_CHOICES = shape_of(tuple[Choice, ...])

_LONGEST = 10**12
"""Most milliseconds that may be asked for: some thirty years."""


@dataclass(frozen=True)
class OptionAdvice:
    """What a player says about one option."""

    choice: Choice
    """The option."""
    value: float
    """What it is worth to the side of whoever decides: 1 when it always wins, 0 when it always loses. 0.5 for an
    option that was never tried, and for all of a player that does not think ahead: go by the visits."""
    visits: int
    """How often it was tried. Of the options of a player that does not think ahead, 1 for the one that it takes."""


@dataclass(frozen=True)
class Advice:
    """What a player says about a decision; printed, a line for every option with the best one marked."""

    asks: Asks
    """What the decision is about."""
    options: tuple[OptionAdvice, ...]
    """In the order of the position."""

    @property
    def best(self) -> OptionAdvice:
        """What the player would do: the option that was tried most often, of several the one that is worth most."""
        return max(self.options, key=lambda option: (option.visits, option.value))

    def __str__(self) -> str:
        """A line for every option: what it is worth, and how often it was tried."""
        moves = [choice_text(self.asks, option.choice) for option in self.options]
        width = max(map(len, moves))
        lines = (
            f"{move:<{width}}  {option.value:.3f}  tried {option.visits}"
            for move, option in zip(moves, self.options, strict=True)
        )
        marks = ("> " if option is self.best else "  " for option in self.options)
        return "\n".join(map("".join, zip(marks, lines, strict=True)))


def advise(position: Position, player: str = "mcts:1000", *, seed: int = 0, milliseconds: int | None = None) -> Advice:
    """Ask a player what to do.

    The player sees what whoever has to decide sees, unless it is one that peeks. Ctrl-C ends a long search.

    Args:
        position: A position in which somebody has to decide.
        player: The name of the player that is asked (docs/players.md).
        seed: The same seed, the same advice. Another one has the player think of other worlds.
        milliseconds: When a search is to stop, however many iterations have been. How far it comes by then depends on
            the machine.

    Raises:
        DarwinDeckError: When the game is over, the player is not known, or a number is none.
    """
    check_seed(seed)
    if milliseconds is not None and (type(milliseconds) is not int or not 1 <= milliseconds <= _LONGEST):
        expected = f"expected a whole number, 1 to {_LONGEST}"
        raise DarwinDeckError(f"milliseconds is {shown(milliseconds)}: {expected}")
    if position.to_act is None:
        raise DarwinDeckError("the game is over: there is nothing to decide")
    ask = json.loads(position.table_view())["ask"]
    choices: tuple[Choice, ...] = from_plain(_CHOICES, ask["options"])
    opinions = _opinions(position, len(choices), player, seed, milliseconds)
    advice = (OptionAdvice(choice, *opinion) for choice, opinion in zip(choices, opinions, strict=True))
    return Advice(Asks(ask["asks"]), tuple(advice))


def _opinions(
    position: Position, options: int, player: str, seed: int, milliseconds: int | None
) -> list[tuple[float, int]]:
    kind, iterations = kind_and_iterations(player)
    if iterations:
        return position.think(seed, iterations, milliseconds=milliseconds, peeks=kind == "peeking")
    if kind == "novice":
        return position.try_each(seed)
    taken = position.decide(player, seed)
    return [(_NO_OPINION, int(number == taken)) for number in range(options)]
