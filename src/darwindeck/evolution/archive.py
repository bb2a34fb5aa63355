"""The archive: the best game of every cell of the map.

Measurements are noisy, and an archive that keeps the highest of many of them keeps the lucky. So games are ranked by
the lower end of their scores, and one that is measured again takes its place anew, even when that is a lower one.
Whoever came second in the cell is remembered, and takes over at once when the first falls behind.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from darwindeck.evolution.candidate import Cell, Judged

__all__ = ["Archive"]

_DEPTH = 2
"""How many games of a cell are remembered. More would hardly ever be needed: few elites fall twice."""


class Archive:
    """Keeps the best game of every cell, by the lower end of the score; of two that are level the first.

    Args:
        is_close: Whether its games are those that were measured closely; else those that were only screened. Scores of
            the two are not to be compared.
    """

    def __init__(self, *, is_close: bool = True) -> None:
        self._is_close = is_close
        self._cells: dict[Cell, list[Judged]] = {}

    def add(self, judged: Judged) -> None:
        """Give a game its place, if it has earned one. Only viable games of this archive's kind can."""
        self._take_out(judged.key)
        if judged.cell is None or judged.is_close is not self._is_close:
            return
        games = self._cells.setdefault(judged.cell, [])
        games.append(judged)
        games.sort(key=lambda game: -game.score.low)
        del games[_DEPTH:]

    def _take_out(self, key: str) -> None:
        """Forget a game, if it is there."""
        for cell, games in self._cells.items():
            left = [game for game in games if game.key != key]
            if len(left) < len(games):
                if left:
                    self._cells[cell] = left
                else:
                    del self._cells[cell]
                return

    def __getitem__(self, cell: Cell) -> Judged:
        """The elite of a cell.

        Raises:
            KeyError: When the cell is empty.
        """
        return self._cells[cell][0]

    def __contains__(self, cell: Cell) -> bool:
        """Whether a cell holds a game."""
        return cell in self._cells

    def __iter__(self) -> Iterator[Judged]:
        """The elites, in the order in which their cells were found."""
        return (games[0] for games in self._cells.values())

    def __len__(self) -> int:
        """How many cells hold a game: the coverage."""
        return len(self._cells)

    def ranked(self) -> list[Judged]:
        """The elites, the best first."""
        return sorted(self, key=lambda elite: -elite.score.low)

    def to_plain(self) -> list[Any]:
        """Everything it remembers, for JSON."""
        return [[judged.to_plain() for judged in games] for games in self._cells.values()]

    @classmethod
    def from_plain(cls, plain: Sequence[Any], *, is_close: bool = True) -> "Archive":
        """What `to_plain` gave."""
        archive = cls(is_close=is_close)
        for games in plain:
            known = [Judged.from_plain(one) for one in games]
            cell = known[0].cell
            if cell is None:
                raise ValueError("games in an archive have a cell")
            archive._cells[cell] = known
        return archive
