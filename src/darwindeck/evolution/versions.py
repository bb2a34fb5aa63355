"""What the numbers of a run depend on besides its settings."""

import platform

from darwindeck._core import __version__
from darwindeck.evaluation._behaviour import sign_of_profiles
from darwindeck.evaluation.cache import EVALUATOR_VERSION

__all__ = ["current_versions", "measuring_version"]


def measuring_version() -> str:
    """What two machines must share to measure the same."""
    return f"darwindeck {__version__}, evaluator {_evaluator()}"


def current_versions() -> dict[str, str]:
    """What a run is made with."""
    return {"darwindeck": __version__, "evaluator": _evaluator(), "python": platform.python_version()}


def _evaluator() -> str:
    """It grows with the evaluator, and changes with the known games that new ones are compared with."""
    return f"{EVALUATOR_VERSION}-{sign_of_profiles()}"
