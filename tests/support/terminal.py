"""A terminal to write to."""

import io


class Terminal(io.StringIO):
    """What is written to a terminal that can show every letter."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True
