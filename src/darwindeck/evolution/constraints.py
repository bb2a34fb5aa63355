"""What the user wants of every game of a run."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Constraints"]


@dataclass(frozen=True)
class Constraints:
    """Wishes that every game must fulfil."""

    players: int | None = None
    """How many play; any number if None."""
    max_minutes: float | None = None
    """How long a game may take on average; any time if None."""
    without: tuple[str, ...] = ()
    """Mechanics that games must not have, such as "betting"."""

    def to_plain(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        return {"players": self.players, "max_minutes": self.max_minutes, "without": list(self.without)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "Constraints":
        """What `to_plain` gave."""
        return cls(plain["players"], plain["max_minutes"], tuple(plain["without"]))
