"""What every backend can do."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from types import TracebackType
from typing import Self

from darwindeck.evolution.measuring import Measurement, Task

Results = Generator[tuple[int, Measurement], None, None]
"""Measurements in the order in which they are made, each with the place of its task."""


class Backend(ABC):
    """Makes measurements, several at a time."""

    @property
    @abstractmethod
    def workers(self) -> int:
        """How many measurements it makes at a time."""

    @abstractmethod
    def map(self, tasks: Sequence[Task]) -> Results:
        """Make measurements and give each as soon as it is there. Closing the generator stops those that go on."""

    @abstractmethod
    def close(self) -> None:
        """Give up what it holds. It can be called more than once."""

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()
