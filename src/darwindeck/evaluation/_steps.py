"""How far a work of several steps is."""

from collections.abc import Callable

Progress = Callable[[int, int], object]
"""Called now and then with what is done and what there is to do. An exception ends the work."""

_WHOLE = 1000


def step_of(progress: Progress | None, before: float, share: float) -> Progress | None:
    """Something to tell how far one step is.

    Args:
        progress: What is told how far the whole is; nobody if None.
        before: The share of the whole that the steps before it are.
        share: The share of the whole that it is.
    """
    if progress is None:
        return None

    def tell(done: int, total: int) -> None:
        progress(round(_WHOLE * (before + share * done / max(1, total))), _WHOLE)

    return tell
