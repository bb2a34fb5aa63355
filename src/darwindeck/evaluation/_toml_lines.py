"""Where things stand in a small TOML file, which the parser of the standard library does not say."""

import re

_HEADER = re.compile(r"\s*\[{1,2}\s*(.+?)\s*\]{1,2}\s*(?:#.*)?")
_KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*[.=]""")


def lines_of(text: str) -> list[str]:
    """The lines as TOML has them. Python knows further ends of a line, which may stand in a comment."""
    return text.replace("\r\n", "\n").split("\n")


class TomlLines:
    """On which line each key stands. What is written in an unusual way gets the line of its table."""

    def __init__(self, text: str) -> None:
        self._keys: dict[tuple[str, str], int] = {}
        self._tables: dict[str, int] = {}
        table = ""
        for number, line in enumerate(lines_of(text), start=1):
            if header := _HEADER.fullmatch(line):
                table = self._header(header[1], number)
            elif key := _KEY.match(line):
                name = next(part for part in key.groups() if part is not None)
                self._keys.setdefault((table, name), number)
                self._dotted(table, line, number)

    def _header(self, name: str, number: int) -> str:
        """The table that a line such as [weights] begins; in [weights.skill] there is also a key of one."""
        parts = [part.strip().strip("\"'") for part in name.split(".")]
        self._tables.setdefault(parts[0], number)
        if len(parts) > 1:
            self._keys.setdefault((parts[0], parts[1]), number)
        return ".".join(parts)

    def _dotted(self, table: str, line: str, number: int) -> None:
        """Keys such as weights.skill = 2 and tables within a line."""
        if table == "" and (found := re.match(r"\s*(\w+)\s*\.\s*\"?([\w-]+)\"?\s*=", line)):
            self._keys.setdefault((found[1], found[2]), number)
            self._tables.setdefault(found[1], number)
        elif table == "" and (found := re.match(r"\s*(\w+)\s*=\s*\{", line)):
            self._tables.setdefault(found[1], number)

    def of_table(self, table: str) -> int:
        """Where a table starts; 1 if that cannot be told."""
        return self._tables.get(table, 1)

    def of_key(self, table: str, key: str) -> int:
        """Where a key of a table stands; the empty name is the table of the whole file."""
        return self._keys.get((table, key), self.of_table(table or key))
