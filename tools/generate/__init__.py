"""Write the files that follow from `schema/` and from the genome's dataclasses.

`make generate` writes them, `python -m tools.generate --check` only says which ones are out of date. They are
committed, so that building DarwinDeck needs no generator and a change of a code shows up in review on every
side.
"""

from tools.generate._files import generate

__all__ = ["generate"]
