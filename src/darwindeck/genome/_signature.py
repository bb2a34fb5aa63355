"""What a type of condition takes: which of operator, value and reference, and of what kind."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Signature:
    """What a type of condition takes.

    `about` says what it judges: "card" makes sense only where a card is being chosen, "hand" and "table" at any time.
    """

    about: Literal["card", "hand", "table"]
    operator: Literal["none", "any"]
    value: Literal["none", "number", "rank", "suit"]
    reference: Literal["none", "card", "place"]
