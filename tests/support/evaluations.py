"""Evaluations made by hand."""

from collections.abc import Mapping

from darwindeck.evaluation import MEASURES, Estimate, Evaluation, Measure, Rejection

Number = float | tuple[float, float, float] | None
"""An exact number, one with its interval, or one that is not known."""


def estimate(number: Number) -> Estimate:
    match number:
        case None:
            return Estimate.unknown()
        case (value, low, high):
            return Estimate(value, low, high)
        case _:
            return Estimate.exact(number)


def evaluation(
    numbers: Mapping[str, Number], *, game: str = "river", rejection: Rejection | None = None, seed: int = 0
) -> Evaluation:
    """What was found about a game; its hash is made of its name."""
    measures = [Measure(name, estimate(numbers[name]), f"because of {name}") for name in MEASURES if name in numbers]
    return Evaluation(game, game.encode().hex().ljust(64, "0")[:64], "quick", seed, tuple(measures), rejection)


GOOD: dict[str, Number] = {
    "decisions": (0.40, 0.35, 0.45),
    "skill": (0.60, 0.50, 0.70),
    "luck": (0.30, 0.20, 0.40),
    "fairness": (0.98, 0.95, 1.0),
    "tension": (0.70, 0.65, 0.75),
    "interaction": (0.50, 0.45, 0.55),
    "ends": 1.0,
    "decided": (0.99, 0.97, 1.0),
    "length": (1.0, 0.99, 1.0),
    "waiting": (0.80, 0.75, 0.85),
    "complexity": 0.45,
    "bluffing": (0.10, 0.05, 0.15),
    "betting": None,
    "novelty": 0.20,
    "coherence": 1.0,
}
"""A good game: nothing is missing, and only one thing is not known."""
