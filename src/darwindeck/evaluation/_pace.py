"""How much there is to do in a game, and so how much it costs to think in it."""

from collections.abc import Sequence
from dataclasses import dataclass

from darwindeck.genome.schema import GameGenome, HandEvaluationMethod
from darwindeck.simulation.statistics import SimulationResult

_TRIES = 4
"""How often a novice tries every option."""
_DEAL = 4
"""What it costs to deal the unseen cards in mind, as before each try."""
_DEAR = {
    HandEvaluationMethod.DEADWOOD: 5.0,
    HandEvaluationMethod.PATTERN_MATCH: 3.0,
    HandEvaluationMethod.POINT_TOTAL: 3.0,
}
"""What a step costs in a game in which players ask again and again what their cards are worth together."""


@dataclass(frozen=True)
class Pace:
    """Means over some games. Work is counted in steps: turns or decisions, at the table or in mind.

    That is about the same everywhere, while a second is not: what is planned by it does not depend on the machine.
    """

    steps: float
    """In a game."""
    choices: float
    """Decisions of all players with more than one option, in a game."""
    options: float
    """Of a choice."""
    hand: float
    """Steps in a hand."""
    dear: float = 1.0
    """What a step costs, where it costs more than elsewhere."""

    @classmethod
    def of(cls, games: Sequence[SimulationResult], genome: GameGenome | None = None) -> "Pace":
        """The pace of games that were played with measurements, by these rules."""
        count = max(1, len(games))
        steps = sum(map(steps_of, games))
        measured = [game.measurements for game in games if game.measurements is not None]
        forced = sum(sum(one.forced) for one in measured)
        options = sum(sum(one.options) for one in measured)
        choices = sum(game.decisions for game in games) - forced
        hands = sum(game.hands for game in games)
        return cls(
            steps / count,
            choices / count,
            (options - forced) / max(1, choices),
            steps / max(1, hands),
            1.0 if genome is None or genome.hand_evaluation is None else _DEAR.get(genome.hand_evaluation.method, 1.0),
        )

    def of_choice(self, player: str) -> float:
        """What a player's choice costs. What is tried in mind goes on for half a hand, on average."""
        kind, _, iterations = player.partition(":")
        tries = int(iterations) if iterations else _TRIES * self.options if kind == "novice" else 0
        return self.dear * (1 + tries * (_DEAL + self.hand / 2))

    def of_game(self, players: Sequence[str]) -> float:
        """What a game with these players costs, when it takes as many choices as those that were played."""
        return self.dear * self.steps + self.choices * sum(map(self.of_choice, players)) / max(1, len(players))


def steps_of(game: SimulationResult) -> int:
    """Its decisions, or its turns where those are more."""
    return max(1, game.decisions, game.turns)
