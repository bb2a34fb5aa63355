"""Coherence: combinations that make sense but rarely make good games.

The validator refuses what cannot be played. What can be played but seldom should be costs a share of its
fitness instead, so that evolution may still pass through it.
"""

from dataclasses import dataclass

from darwindeck.genome.schema import GameGenome, TableauMode, WinType

__all__ = ["MAX_PENALTY", "Coherence", "assess_coherence"]

MAX_PENALTY = 0.5
"""The largest share of its fitness that a game can lose, whatever comes together."""

_PENALTIES = {
    (TableauMode.WAR, WinType.EMPTY_HAND): (
        0.30,
        "in a war tableau the winner takes cards, so an empty hand means defeat",
    ),
    (TableauMode.MATCH_RANK, WinType.CAPTURE_ALL): (
        0.20,
        "matching ranks takes pairs and seldom captures every card",
    ),
    (TableauMode.SEQUENCE, WinType.CAPTURE_ALL): (
        0.30,
        "cards laid in sequence stay there and are never captured",
    ),
}


@dataclass(frozen=True)
class Coherence:
    """How much fitness a game loses, from 0 to `MAX_PENALTY`, and why."""

    penalty: float
    reasons: tuple[str, ...]


def assess_coherence(genome: GameGenome) -> Coherence:
    """Look for combinations that rarely make good games."""
    wins = {win.type for win in genome.win_conditions}
    found = [cost for (mode, win), cost in _PENALTIES.items() if genome.setup.tableau_mode is mode and win in wins]
    total = round(sum((penalty for penalty, _ in found), 0.0), 2)
    return Coherence(min(total, MAX_PENALTY), tuple(reason for _, reason in found))
