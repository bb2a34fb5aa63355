"""What every backend can do."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from types import TracebackType
from typing import Self

from darwindeck.evolution.measuring import Measurement, Task

Results = Generator[tuple[int, Measurement], None, None]
"""Measurements in the order in which they are made, each with the place of its task."""


Beat = Callable[[Mapping[int, float]], object]
"""Is told of the tasks that go on by their places, and of the share of each that is done, where that is known."""


class Backend(ABC):
    """Makes measurements, several at a time."""

    @property
    @abstractmethod
    def workers(self) -> int:
        """How many measurements it makes at a time."""

    @abstractmethod
    def map(self, tasks: Sequence[Task], beat: Beat | None = None) -> Results:
        """Make measurements and give each as soon as it is there. Closing the generator stops those that go on.

        Args:
            tasks: What to measure.
            beat: Is called some times a second, on the calling thread, while there is nothing to give.
        """

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
