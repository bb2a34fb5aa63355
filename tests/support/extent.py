"""How far a search for faults goes: the parts that every change must pass, and more of the same for `make deep`."""

import pytest
from _pytest.mark.structures import ParameterSet


def parts(of_all: int, in_ci: int) -> list[ParameterSet]:
    """The numbers of the parts of a search: the first are run by CI, the rest by `make deep` alone."""
    return [
        pytest.param(number, marks=pytest.mark.slow if number < in_ci else pytest.mark.deep) for number in range(of_all)
    ]
