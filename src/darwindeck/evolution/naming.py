"""Names for new games: made up of syllables, easy to say, the same for the same rules."""

from collections.abc import Collection
from hashlib import sha256
from itertools import count

from darwindeck.genome.examples import find_game

__all__ = ["name_game"]

# fmt: off
_STARTS = (
    "b", "c", "d", "f", "g", "l", "m", "n", "p", "r", "s", "t", "v", "br", "cl", "dr", "fl", "gl", "gr", "pl", "pr",
    "st", "tr",
)
_VOWELS = ("a", "e", "i", "o", "u")
_MIDDLES = (
    "b", "d", "l", "ll", "ld", "lt", "lv", "m", "mb", "n", "nd", "nt", "nn", "r", "rb", "rd", "rl", "rm", "rn", "rt",
    "rv", "st", "t", "tt", "v", "z",
)
_ENDS = (
    "a", "e", "o", "ada", "ado", "ana", "ane", "ano", "ara", "ella", "ello", "elle", "enta", "era", "ero", "esco",
    "etta", "etto", "ida", "illa", "illo", "ina", "ino", "ira", "iva", "ola", "olo", "ona", "one", "ora", "otto",
    "una",
)

_RUDE = (
    "anal", "anus", "bastard", "bitch", "boner", "cagad", "cazz", "cock", "coglion", "coon", "crap", "cul", "cunt",
    "damn", "dick", "dildo", "fag", "fart", "fess", "fica", "fott", "fuck", "gook", "hell", "hitler", "homo", "merd",
    "negr", "nazi", "nonce", "orina", "penis", "piss", "poop", "porn", "prick", "pube", "puta", "putt", "rape",
    "retard", "semen", "sex", "shit", "slut", "spic", "stronz", "tard", "tit", "troia", "turd", "twat", "urin",
    "vagin", "wank",
)
"""What no name contains. Better to lose some harmless names than to print one that is not."""

_OF_OTHER_GAMES = frozenset({
    "baccara", "barbu", "basset", "bassetta", "belote", "bella", "brisca", "burraco", "canasta", "carioca", "casino",
    "conquian", "coteccio", "cuarenta", "escoba", "faro", "macao", "malilla", "manille", "marina", "primero",
    "scopone", "solo", "stella", "tarantella", "tarot", "tarocco", "toro", "trappola", "tressette", "truco", "tute",
    "uno", "vira",
})
"""Games that exist, and words that everybody knows as something else."""
# fmt: on

_SHORTEST, _LONGEST = 5, 10
_PATIENCE = 100
"""How many names are tried before they get longer."""


def name_game(key: str, taken: Collection[str]) -> str:
    """A name for a new game: one word in small letters, which no other game has.

    Args:
        key: What tells the game from all others, such as the hash of its rules. The same one gives the same name.
        taken: Names that others have already.

    >>> name_game("river", ())
    'lattuna'
    """
    others = {name.casefold() for name in taken}
    for attempt in count():
        name = _name(f"{key}/{attempt}", syllables=attempt // _PATIENCE)
        if name not in others and _is_fit(name, syllables=attempt // _PATIENCE):
            return name
    raise AssertionError("there is always a longer name")


def _name(seed: str, syllables: int) -> str:
    """A start, so many syllables more than usual, and an end."""
    number = int.from_bytes(sha256(seed.encode()).digest())
    parts = []
    for choices in (_STARTS, *(_VOWELS, _MIDDLES) * (syllables + 1), _ENDS):
        number, chosen = divmod(number, len(choices))
        parts.append(choices[chosen])
    return "".join(parts)


def _is_fit(name: str, syllables: int) -> bool:
    if not _SHORTEST <= len(name) <= _LONGEST + 4 * syllables:
        return False
    if any(name.replace(2 * letter, letter).count(letter) > 1 + syllables for letter in "lr"):
        return False  # Who can say "rarlero"?
    return not any(word in name for word in _RUDE) and name not in _OF_OTHER_GAMES and find_game(name) is None
