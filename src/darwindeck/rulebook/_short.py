"""In short: what a player reads first."""

from collections.abc import Iterator

from darwindeck.rulebook._digest import course, length, players, special
from darwindeck.rulebook._object import the_aim
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section, points
from darwindeck.rulebook._sources import leaving
from darwindeck.rulebook._ways import ways
from darwindeck.rulebook._winning import advice
from darwindeck.rulebook._words import number, sentence


def section(scene: Scene) -> Section | None:
    """Three to five points: who plays and how long, what you do, what is special, how you win."""
    return Section("In short", (points(*_points(scene)),))


def _points(scene: Scene) -> Iterator[str]:
    minutes = length(scene)
    yield sentence(f"for {players(scene)}" + (f"; a game takes {minutes}" if minutes is not None else ""))
    yield course(scene)
    extra = " ".join(special(scene))
    if extra:
        yield extra
    goal, wins = aim(scene), ways(scene)
    if goal is not None:
        yield goal
    if len(wins) > 1:
        others = len(wins) - 1
        yield sentence(f"there {'is another way' if others == 1 else f'are {number(others)} other ways'} to win")


def aim(scene: Scene) -> str | None:
    """What wins, in a sentence or two; None if nothing does."""
    goal = the_aim(scene)
    return None if goal is None else f"{sentence('to win,', advice(goal))} {leaving(scene)}".rstrip()
