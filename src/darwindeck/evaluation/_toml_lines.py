"""Where things stand in a small TOML file, which the parser of the standard library does not say."""

import re

_HEADER = re.compile(r"\s*\[\s*(.+?)\s*\]\s*(?:#.*)?")
_KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*[.=]""")


class TomlLines:
    """On which line each key stands. What is written in an unusual way gets the line of its table."""

    def __init__(self, text: str) -> None:
        self._keys: dict[tuple[str, str], int] = {}
        self._tables: dict[str, int] = {}
        table = ""
        for number, line in enumerate(text.splitlines(), start=1):
            if header := _HEADER.fullmatch(line):
                table = header[1].strip("\"'")
                self._tables.setdefault(table, number)
            elif key := _KEY.match(line):
                name = next(part for part in key.groups() if part is not None)
                self._keys.setdefault((table, name), number)
                self._dotted(table, line, number)

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
