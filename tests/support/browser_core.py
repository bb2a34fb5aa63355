"""The core as it is built for the browser, run by wasmtime instead of one."""

from collections.abc import Sequence
from functools import cache

from wasmtime import Engine, Func, Instance, Memory, Module, Store

from tools.wasm import MODULE


class BrowserCoreError(Exception):
    """What the module says is wrong."""


class BrowserCore:
    """The functions of the module, with its texts as Python's."""

    def __init__(self) -> None:
        self._store = Store(_module().engine)
        self._exports = Instance(self._store, _module().module, []).exports(self._store)

    def call(self, function: str, *numbers: int, given: bytes | str | None = None) -> str:
        """Call a function with numbers, and with bytes if it reads some. The text that it answers with.

        Raises:
            BrowserCoreError: When the function says that something is wrong.
        """
        self.number(function, *numbers, given=given)
        return self._answer()

    def number(self, function: str, *numbers: int, given: bytes | str | None = None) -> int:
        """The same for a function that returns the number of a game or of a session."""
        if given is not None:
            data = given.encode() if isinstance(given, str) else given
            address = self._call("room", len(data))
            if not address:
                raise BrowserCoreError(self._answer())
            self._memory.write(self._store, data, address)
        found = self._call(function, *numbers)
        if found == 0:
            raise BrowserCoreError(self._answer())
        return found or 0

    @property
    def pages(self) -> int:
        """How much memory it has, in pages of 64 kB."""
        return self._memory.size(self._store)

    @property
    def functions(self) -> set[str]:
        """The names of all functions."""
        return {name for name, export in self._exports.items() if isinstance(export, Func)}

    def _answer(self) -> str:
        start, length = self._call("answer"), self._call("answer_length")
        assert start is not None
        assert length is not None
        return self._memory.read(self._store, start, start + length).decode()

    def _call(self, function: str, *numbers: int) -> int | None:
        export = self._exports[function]
        assert isinstance(export, Func)
        found: int | None = export(self._store, *numbers)
        return found if found is None else found & 0xFFFF_FFFF

    @property
    def _memory(self) -> Memory:
        memory = self._exports["memory"]
        assert isinstance(memory, Memory)
        return memory


class BrowserSession:
    """A session of the module, with the methods of the native one."""

    def __init__(self, core: BrowserCore, game: int, seed: int, picks: Sequence[int] = (), moment: int = 0) -> None:
        given = b"".join(pick.to_bytes(4, "little") for pick in picks)
        self._core, self._number = core, core.number("session_open", game, signed(seed), moment, given=given)

    def close(self) -> None:
        """Let go of it."""
        self._core.call("session_close", self._number)

    @property
    def moment(self) -> int:
        """The picks made so far."""
        return int(self._call("moment"))

    def view(self, seat: int | None = None) -> str:
        """A `View`."""
        return self._call("view", -1 if seat is None else seat)

    def events(self, from_: int, seat: int | None = None) -> str:
        """A list of `Happened`."""
        return self._call("events", from_, -1 if seat is None else seat)

    def choose(self, option: int, moment: int) -> str | None:
        """A `Refusal`, if it is refused."""
        return self._call("choose", option, moment) or None

    def choose_cards(self, cards: Sequence[str], moment: int) -> str | None:
        """A `Refusal`, if they are refused."""
        return self._call("choose_cards", moment, given=" ".join(cards)) or None

    def consider(self, cards: Sequence[str]) -> str:
        """A `Considered` or a `Refusal`."""
        return self._call("consider", given=" ".join(cards))

    def machine(self, player: str, seed: int) -> int:
        """The option that a player would take."""
        return int(self._call("machine", signed(seed), given=player))

    def hint(self, player: str, seed: int) -> str:
        """A list of `AnswerAdvice`."""
        return self._call("hint", signed(seed), given=player)

    def undo(self, seat: int) -> str | None:
        """An `Undone`, if there was something to undo."""
        return self._call("undo", seat) or None

    def redo(self) -> bool:
        """Whether there was something to make again."""
        return self._call("redo") == "true"

    def go_to(self, moment: int) -> bool:
        """Whether there is such a moment."""
        try:
            self._call("go_to", moment)
        except BrowserCoreError:
            return False
        return True

    def save(self) -> str:
        """A `Saved`."""
        return self._call("save")

    def _call(self, name: str, *numbers: int, given: str | None = None) -> str:
        return self._core.call(f"session_{name}", self._number, *numbers, given=given)


def signed(seed: int) -> int:
    """A seed as wasmtime takes numbers of 64 bits."""
    seed %= 2**64
    return seed - 2**64 if seed >= 2**63 else seed


class _Compiled:
    def __init__(self) -> None:
        self.engine = Engine()
        self.module = Module.from_file(self.engine, str(MODULE))


@cache
def _module() -> _Compiled:
    """The module, compiled once for all tests of a process."""
    return _Compiled()
