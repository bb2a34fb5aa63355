"""Who plays with whom."""

from random import Random

from darwindeck.genome.schema import GameGenome

Teams = tuple[tuple[int, ...], ...]

PAIRINGS: tuple[Teams, ...] = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
"""The three ways in which four players make two teams of two."""
_IN_SIX: tuple[Teams, ...] = (((0, 2, 4), (1, 3, 5)), ((0, 3), (1, 4), (2, 5)))


def teams_for(genome: GameGenome, rng: Random) -> Teams | None:
    """Even teams for as many players as a game has; None where they cannot be made."""
    match genome.player_count:
        case 4:
            return rng.choice(PAIRINGS)
        case 6:
            return rng.choice(_IN_SIX)
        case _:
            return None
