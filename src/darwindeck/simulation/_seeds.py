"""What a seed may be: any whole number; it counts modulo 2^64."""

from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import shown


def fault_of_seed(seed: object) -> str | None:
    """What is wrong with a seed, if anything is."""
    return None if isinstance(seed, int) else f"seed is {shown(seed)}: expected a whole number"


def check_seed(seed: object) -> None:
    """Refuse what is no seed.

    Raises:
        DarwinDeckError: When it is not a whole number.
    """
    if fault := fault_of_seed(seed):
        raise DarwinDeckError(fault)
