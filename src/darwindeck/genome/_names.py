"""What will do as the name of a game: the same in Python and in the core."""

from typing import Any

from darwindeck.genome._shape import LONGEST_NAME


def is_name(text: Any) -> bool:
    """Whether a text will do as a name: not empty, not too long, no control characters, and sound Unicode."""
    if not isinstance(text, str):
        return False
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        return False
    return 1 <= size <= LONGEST_NAME and not any(is_control(letter) for letter in text)


def is_control(letter: str) -> bool:
    """Whether a letter is one of Unicode's control characters, which never change from version to version."""
    return letter < " " or "\x7f" <= letter <= "\x9f"


def named(genome_id: Any) -> str:
    """What messages call a game: its name, as long as that is fit to print."""
    return genome_id if is_name(genome_id) else "the genome"
