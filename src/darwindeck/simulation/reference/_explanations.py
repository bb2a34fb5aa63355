"""What there is to say about a decision beside its options: every decision explains itself."""

from dataclasses import dataclass

from darwindeck.simulation.events import Place
from darwindeck.simulation.questions import Because, Blocked, Closed, Select


@dataclass(frozen=True)
class Explanation:
    """Where cards would go, which of them may be chosen together, and why others may not be chosen."""

    because: Because | None = None
    """The special card that asks, when no phase does."""
    to: Place | None = None
    """Where cards of the own hand would go."""
    select: Select | None = None
    """What may be chosen together, where several cards can make one move."""
    blocked: tuple[Blocked, ...] = ()
    """Every card that is asked about and cannot be chosen."""
    closed: tuple[Closed, ...] = ()
    """Other options of this question that are not there now."""
    is_forced: bool = True
    """Whether nothing else can come of a selection; where there is none, the number of options says so."""


NOTHING_TO_SAY = Explanation()
"""The options say everything."""


class PlainDecision:
    """A decision of which the options say everything."""

    def explain(self, _state: object, /) -> Explanation:
        """Nothing."""
        return NOTHING_TO_SAY
