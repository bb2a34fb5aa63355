"""The memory of a run: one SQLite file with everything that was made, measured and found.

Every measurement is written as soon as it is there, and what a generation came to in one step with the memory of the
search. Whatever ends the process, the file holds a state from which the run can go on.
"""

import json
import shlex
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import Estimate, Evaluation
from darwindeck.evolution.candidate import Candidate, Cell, Origin
from darwindeck.evolution.measuring import Level, Measurement, Task
from darwindeck.evolution.record import GenerationRecord
from darwindeck.genome.serialization import genome_from_json, genome_to_json

__all__ = ["SCHEMA", "Checkpoint", "Confirmed", "Store"]

T = TypeVar("T")

SCHEMA = 2
"""The version of the tables. Grows when older programs could not use them any more."""

_APPLICATION = 0x44447275
"""What tells our files from others: "DDru"."""

_FULL = {sqlite3.SQLITE_FULL: "the disk is full", sqlite3.SQLITE_IOERR: "the disk refuses to take or give data"}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

_TABLES = """
CREATE TABLE run (
    name TEXT PRIMARY KEY,      -- configuration, levels, versions, seconds, is_finished, bar
    value TEXT NOT NULL         -- as JSON
) WITHOUT ROWID;
CREATE TABLE games (
    key TEXT PRIMARY KEY,       -- the content hash of the rules
    genome TEXT NOT NULL,       -- as JSON
    operator TEXT NOT NULL,     -- how it came about
    words TEXT NOT NULL,
    parents TEXT NOT NULL,      -- keys, as a JSON list
    generation INTEGER NOT NULL -- in which it was first measured
) WITHOUT ROWID;
CREATE TABLE measurements (
    key TEXT NOT NULL REFERENCES games,
    level TEXT NOT NULL,        -- screen, contest or confirm
    repetition INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    evaluation TEXT,            -- as JSON; NULL where measuring failed
    failure TEXT NOT NULL,      -- why it failed
    seconds REAL NOT NULL,
    PRIMARY KEY (key, level, repetition)
) WITHOUT ROWID;
CREATE TABLE generations (
    number INTEGER PRIMARY KEY,
    measured INTEGER NOT NULL,
    rejected INTEGER NOT NULL,
    best REAL NOT NULL,
    mean REAL NOT NULL,
    filled INTEGER NOT NULL,
    quality REAL NOT NULL,
    operators TEXT NOT NULL     -- children and viable ones by operator, as JSON
);
CREATE TABLE checkpoint (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    generation INTEGER NOT NULL,
    search TEXT NOT NULL        -- its memory, as JSON
);
CREATE TABLE confirmed (
    place INTEGER PRIMARY KEY,  -- the best winner first, then those that failed
    key TEXT NOT NULL REFERENCES games,
    name TEXT,                  -- of a winner
    cell TEXT,                  -- of a winner, as a JSON list
    why TEXT NOT NULL           -- why a game failed
);
"""


@dataclass(frozen=True)
class Checkpoint:
    """Where a run goes on."""

    generation: int
    """The last one that is complete; 0 is that of the starting games."""
    search: Mapping[str, Any]
    """The memory of the search."""


@dataclass(frozen=True)
class Confirmed:
    """What came of confirming a game: a name and its place on the map, or the reason why it failed."""

    key: str
    name: str | None
    cell: Cell | None
    why: str = ""


Mode = Literal["new", "go on", "read"]
_ACCESS: Mapping[Mode, str] = {"new": "rwc", "go on": "rw", "read": "ro"}


class Store:
    """An open run.db.

    Args:
        path: The file.
        mode: Whether the file is to be made, to be gone on with, or only to be read.

    Raises:
        DarwinDeckError: When the file cannot be used; this and every other error says what to do.
    """

    def __init__(self, path: Path, mode: "Mode") -> None:
        self.path = path
        self._memory: sqlite3.Connection | None = None
        if mode != "new" and not path.is_file():
            raise DarwinDeckError(f"{path.parent} holds no run: there is no {path.name} in it")
        try:
            self._open(mode)
        except BaseException:
            self.close()
            raise

    def _open(self, mode: "Mode") -> None:
        with self._told():
            self._memory = sqlite3.connect(
                f"{self.path.absolute().as_uri()}?mode={_ACCESS[mode]}", uri=True, timeout=10, isolation_level=None
            )
            self._check(mode)
            if mode != "read":
                self._run("PRAGMA journal_mode = WAL")
                self._run("PRAGMA synchronous = NORMAL")  # A crash of the process loses nothing.

    def close(self) -> None:
        """Close the file. It can be called more than once."""
        if self._memory is not None:
            with suppress(sqlite3.Error):  # All that counts has been written.
                self._memory.close()
            self._memory = None

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()

    # ------------------------------------------------------------------------------------ the run

    def create(self, settings: Mapping[str, Any]) -> None:
        """Make the tables and write down what the run is to do, all in one step."""
        with self._step():
            for statement in _TABLES.split(";\n"):
                self._run(statement)
            self._set(settings)
            self._run(f"PRAGMA application_id = {_APPLICATION}")
            self._run(f"PRAGMA user_version = {SCHEMA}")

    def setting(self, name: str, read: Callable[[Any], T]) -> T:
        """What was written down under a name, made from its plain form."""
        with self.reading():
            found = self._run("SELECT value FROM run WHERE name = ?", name).fetchone()
            if found is None:
                raise ValueError(f"there is no {name}")
            return read(json.loads(found[0]))

    def set(self, **settings: Any) -> None:
        """Write something down under its name, in place of what was there."""
        with self._step():
            self._set(settings)

    def finish(self, **settings: Any) -> None:
        """Write down the last things. The file then needs no others beside it, and can be read where nobody writes."""
        self.set(**settings)
        with suppress(sqlite3.Error):  # While somebody reads, it stays as it is.
            self._run("PRAGMA journal_mode = DELETE")

    def _set(self, settings: Mapping[str, Any]) -> None:
        for name, value in settings.items():
            self._run("INSERT OR REPLACE INTO run VALUES (?, ?)", name, _json(value))

    # ------------------------------------------------------------------------------------ games

    def add_games(self, candidates: Iterable[Candidate], generation: int) -> None:
        """Keep games; one that is there stays as it is."""
        with self._step():
            for one in candidates:
                origin = one.origin
                self._run(
                    "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)",
                    one.key,
                    genome_to_json(one.genome, indent=None),
                    origin.operator,
                    origin.words,
                    _json(origin.parents),
                    generation,
                )

    def game(self, key: str) -> Candidate | None:
        """A game by its key."""
        with self.reading():
            row = self._run("SELECT genome, operator, words, parents FROM games WHERE key = ?", key).fetchone()
            if row is None:
                return None
            genome, operator, words, parents = row
            return Candidate(genome_from_json(genome), Origin(operator, words, tuple(json.loads(parents))))

    def ancestors(self, key: str) -> tuple[Candidate, ...]:
        """The line of first parents, from the parent back to where it began."""
        line: list[Candidate] = []
        seen = {key}
        child = self.game(key)
        while child is not None and child.origin.parents and child.origin.parents[0] not in seen:
            seen.add(child.origin.parents[0])
            child = self.game(child.origin.parents[0])
            if child is not None:
                line.append(child)
        return tuple(line)

    # ------------------------------------------------------------------------------------ measurements

    def add_measurement(self, task: Task, found: Measurement) -> None:
        """Keep what was measured."""
        evaluation = None if found.evaluation is None else _json(found.evaluation.to_plain())
        with self._step():
            self._run(
                "INSERT OR REPLACE INTO measurements VALUES (?, ?, ?, ?, ?, ?, ?)",
                task.key,
                task.level,
                task.repetition,
                task.seed,
                evaluation,
                found.failure,
                found.seconds,
            )

    def measurement(self, key: str, level: Level, repetition: int) -> Measurement | None:
        """What was measured, if it was."""
        with self.reading():
            row = self._run(
                "SELECT evaluation, failure, seconds FROM measurements WHERE key = ? AND level = ? AND repetition = ?",
                key,
                level,
                repetition,
            ).fetchone()
            if row is None:
                return None
            evaluation, failure, seconds = row
            return Measurement(
                None if evaluation is None else Evaluation.from_plain(json.loads(evaluation)), failure, seconds
            )

    def longest(self, key: str) -> float:
        """The seconds that the longest measurement of a game took; 0 if there is none."""
        with self.reading():
            (seconds,) = self._run("SELECT max(seconds) FROM measurements WHERE key = ?", key).fetchone()
            return seconds or 0.0

    def spent(self) -> dict[Level, tuple[int, float]]:
        """How many measurements of each level there are, and the seconds that they took."""
        with self.reading():
            rows = self._run("SELECT level, count(*), sum(seconds) FROM measurements GROUP BY level").fetchall()
            return {level: (count, seconds) for level, count, seconds in rows}

    # ------------------------------------------------------------------------------------ generations

    def save(self, record: GenerationRecord, search: Mapping[str, Any], seconds: float) -> None:
        """Keep what a generation came to, and where to go on, in one step."""
        with self._step():
            self._run(
                "INSERT OR REPLACE INTO generations VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                record.number,
                record.measured,
                record.rejected,
                record.best,
                record.mean,
                record.filled,
                record.quality,
                _json(dict(record.operators)),
            )
            self._run("INSERT OR REPLACE INTO checkpoint VALUES (1, ?, ?)", record.number, _json(search))
            self._set({"seconds": seconds})

    def checkpoint(self) -> Checkpoint | None:
        """Where to go on; None as long as no generation is complete."""
        with self.reading():
            row = self._run("SELECT generation, search FROM checkpoint").fetchone()
            return None if row is None else Checkpoint(row[0], json.loads(row[1]))

    def generations(self) -> tuple[GenerationRecord, ...]:
        """What all complete generations came to."""
        with self.reading():
            rows = self._run("SELECT * FROM generations ORDER BY number").fetchall()
            return tuple(map(_generation, rows))

    # ------------------------------------------------------------------------------------ the end

    def set_confirmed(self, found: Sequence[Confirmed], bar: Estimate) -> None:
        """Keep which games won, the best first, which failed, and the bar that decided."""
        with self._step():
            self._set({"bar": asdict(bar)})
            self._run("DELETE FROM confirmed")
            for place, one in enumerate(found):
                cell = None if one.cell is None else _json(one.cell)
                self._run("INSERT INTO confirmed VALUES (?, ?, ?, ?, ?)", place, one.key, one.name, cell, one.why)

    def bar(self) -> Estimate | None:
        """The bar that decided; None as long as nothing is confirmed."""
        with self.reading():
            found = self._run("SELECT value FROM run WHERE name = 'bar'").fetchone()
            return None if found is None else Estimate(**json.loads(found[0]))

    def confirmed(self) -> list[Confirmed]:
        """The games that `set_confirmed` kept."""
        with self.reading():
            rows = self._run("SELECT key, name, cell, why FROM confirmed ORDER BY place").fetchall()
            return [
                Confirmed(key, name, None if cell is None else tuple(json.loads(cell)), why)
                for key, name, cell, why in rows
            ]

    # ------------------------------------------------------------------------------------ access

    def _run(self, statement: str, *values: Any) -> sqlite3.Cursor:
        assert self._memory is not None, "the store is open"
        return self._memory.execute(statement, values)

    def _check(self, mode: Mode) -> None:
        """See that the file is what it should be, before anything is changed in it."""
        ((application,),) = self._run("PRAGMA application_id").fetchall()
        ((version,),) = self._run("PRAGMA user_version").fetchall()
        ((tables,),) = self._run("SELECT count(*) FROM sqlite_master").fetchall()
        is_blank = application == version == tables == 0
        folder = self.path.parent
        if is_blank and mode != "new":
            raise DarwinDeckError(f"{folder} holds no run: {self.path.name} is empty")
        if not is_blank and application != _APPLICATION:
            raise DarwinDeckError(f"{self.path} is not the file of a run: choose another folder")
        if not is_blank and mode == "new":
            raise DarwinDeckError(
                f"{folder} holds a run: go on with `darwindeck resume {shlex.quote(str(folder))}`, or choose another "
                "folder"
            )
        if not is_blank and version != SCHEMA:
            raise DarwinDeckError(
                f"{self.path} has version {version} of the tables, and this program knows version {SCHEMA}: "
                "use the version of darwindeck that made it"
            )

    @contextmanager
    def _step(self) -> Iterator[None]:
        """All of what is done within, or nothing of it."""
        with self._told():
            self._run("BEGIN IMMEDIATE")
            try:
                yield
                self._run("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # Some errors have already ended it.
                    self._run("ROLLBACK")
                raise

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tell what went wrong with the file, and what to do."""
        try:
            yield
        except sqlite3.Error as error:
            raise DarwinDeckError(self._explained(error)) from error

    @contextmanager
    def reading(self) -> Iterator[None]:
        """The same where something is read and made use of, which must be what was written."""
        try:
            with self._told():
                yield
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise DarwinDeckError(self._damaged()) from error

    def _explained(self, error: sqlite3.Error) -> str:
        code = getattr(error, "sqlite_errorcode", 0)
        kind = code & 0xFF
        if kind in _FULL:
            return f"cannot write {self.path}: {_FULL[kind]}: make room, then go on with darwindeck resume"
        if kind in _DAMAGED:
            return self._damaged()
        if kind == sqlite3.SQLITE_CANTOPEN:
            return f"cannot open {self.path}: see that it is there, and that you may read and write it and its folder"
        if kind in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
            return f"cannot write {self.path}: no permission: allow it, then go on with darwindeck resume"
        if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return f"cannot use {self.path}: another program holds it: close that, then go on with darwindeck resume"
        return f"cannot use {self.path}: {error}"

    def _damaged(self) -> str:
        return f"{self.path} is damaged: put back a copy of it, or start a new run in another folder"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def _generation(row: Sequence[Any]) -> GenerationRecord:
    number, measured, rejected, best, mean, filled, quality, operators = row
    pairs = {name: (children, viable) for name, (children, viable) in json.loads(operators).items()}
    return GenerationRecord(number, measured, rejected, best, mean, filled, quality, pairs)
