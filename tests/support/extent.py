"""How far a search for faults goes: the parts that every change must pass, and more of the same for `make deep`."""

import pytest
from _pytest.mark.structures import ParameterSet


def parts(of_all: int, in_ci: int = 0, always: int = 0) -> list[ParameterSet]:
    """The numbers of the parts of a search: the first by `make test`, more in CI, the rest by `make deep` alone."""

    def marks(number: int) -> list[pytest.MarkDecorator]:
        return [] if number < always else [pytest.mark.slow] if number < in_ci else [pytest.mark.deep]

    return [pytest.param(number, marks=marks(number)) for number in range(of_all)]
