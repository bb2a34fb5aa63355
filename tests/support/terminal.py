"""Terminals to write to."""

import io


class Terminal(io.StringIO):
    """What is written to a terminal that can show every letter."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class Screen(Terminal):
    """What can be seen on a terminal that breaks long lines, and breaks them anew when its width changes."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width
        self._lines = [""]
        self._column = 0

    def write(self, text: str, /) -> int:
        rest = text
        while rest:
            if rest.startswith("\x1b[J"):
                self._lines[-1] = self._lines[-1][: self._column]
                rest = rest[3:]
                continue
            letter, rest = rest[0], rest[1:]
            if letter == "\r":
                self._column -= self._column % self.width
            elif letter == "\n":
                self._lines.append("")
                self._column = 0
            else:
                assert letter.isprintable(), f"the screen does not know {letter!r}"
                line = self._lines[-1]
                self._lines[-1] = line[: self._column] + letter + line[self._column + 1 :]
                self._column += 1
        return len(text)

    def rows(self) -> list[str]:
        """Everything that can be seen, row by row."""
        return [
            line[start : start + self.width]
            for line in self._lines
            for start in range(0, max(1, len(line)), self.width)
        ]
