"""The core as it is built for the browser does exactly what the native one does, and takes anything without a trap."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from darwindeck._core import Game, Session
from darwindeck.errors import DarwinDeckError
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome, create_rummy_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import ALL_CARDS
from tests.support.browser_core import BrowserCore, BrowserCoreError, BrowserSession
from tests.support.extent import parts
from tests.support.hostile import random_blob, spoil_blob
from tests.support.playable_genomes import playable_genome

PLAYERS = ("random", "greedy", "novice", "mcts:25")
POSITIONS = 12
"""Of each known game, in the default run."""
GENERATED = range(20)
GAMES_OF_A_PART = 10
NAMES = [str(card) for card in ALL_CARDS]


class Twins:
    """The same session in both, compared at every step."""

    def __init__(self, core: BrowserCore, genome: GameGenome, seed: int) -> None:
        bytecode = compile_genome(genome)
        self.game, self.seed, self.rng = Game(bytecode), seed, Random(seed)
        self.seats = genome.player_count
        self.core, self.number = core, core.number("game_read", given=bytecode)
        self.native = Session(self.game, seed)
        self.browser = BrowserSession(core, self.number, seed)
        assert core.call("game_table", self.number) == self.game.table()

    def compare(self) -> None:
        """Everything that can be seen now."""
        assert self.browser.moment == self.native.moment
        for seat in (None, *range(self.seats)):
            assert self.browser.view(seat) == self.native.view(seat)
            since = max(0, self.native.moment - 1)
            assert self.browser.events(since, seat) == self.native.events(since, seat)

    def compare_advice(self) -> None:
        """What players would do, and what they think."""
        if self.native.to_act is None:
            return
        for player in PLAYERS:
            assert self.browser.machine(player, self.seed) == self.native.machine(player, self.seed)
        player = self.rng.choice(PLAYERS)
        assert self.browser.hint(player, self.seed) == self.native.hint(player, self.seed)

    def compare_cards(self) -> None:
        """What is said of cards that are looked at: those that may be chosen together, and others."""
        chosen: list[str] = []
        for _ in range(4):
            text = self.native.consider(chosen)
            assert self.browser.consider(chosen) == text
            may_be_added = json.loads(text).get("select", {}).get("open", [])
            if not may_be_added or self.rng.random() < 0.2:
                break
            chosen.append(self.rng.choice(may_be_added))
        wrong = [*chosen, self.rng.choice(NAMES)]
        assert self.browser.consider(wrong) == self.native.consider(wrong)
        if self.rng.random() < 0.5:
            moment = self.native.moment
            assert self.browser.choose_cards(chosen, moment) == self.native.choose_cards(chosen, moment)

    def go_back_and_forth(self) -> None:
        """Undo, make again, go somewhere; and be opened again."""
        seat, moment = self.rng.randrange(self.seats), self.rng.randrange(self.native.moment + 2)
        assert self.browser.undo(seat) == self.native.undo(seat)
        self.compare()
        assert self.browser.redo() == self.native.redo()
        assert self.browser.go_to(moment) == self.native.go_to(moment)
        text = self.native.save()
        assert self.browser.save() == text
        saved = json.loads(text)
        self.browser.close()
        self.browser = BrowserSession(self.core, self.number, int(saved["seed"]), saved["picks"], saved["moment"])
        assert self.browser.save() == text
        self.compare()
        last = len(saved["picks"])
        assert self.browser.go_to(last)
        assert self.native.go_to(last)

    def step(self, player: str) -> None:
        """Decide as a player would, both of them."""
        option, moment = self.native.machine(player, self.seed), self.native.moment
        assert self.browser.choose(option, moment + 1) == self.native.choose(option, moment + 1)
        assert self.browser.choose(1000, moment) == self.native.choose(1000, moment)
        assert self.browser.choose(option, moment) is None
        assert self.native.choose(option, moment) is None

    def close(self) -> None:
        """Let go of what is kept, and compare the whole course once more."""
        assert self.browser.events(0) == self.native.events(0)
        self.browser.close()
        self.core.call("game_close", self.number)


def assert_same_play(core: BrowserCore, genome: GameGenome, seed: int, *, most: int, every: int = 1) -> None:
    """The same bytes in so many positions of a game, each so many decisions after the one before."""
    twins = Twins(core, genome, seed)
    for number in range(most):
        twins.compare()
        twins.compare_cards()
        twins.compare_advice()
        if number % 4 == 3:
            twins.go_back_and_forth()
        for _ in range(every):
            if twins.native.to_act is None:
                break
            twins.step(twins.rng.choice(("random", "greedy")))
    twins.compare()
    twins.close()


@pytest.fixture(scope="module")
def core() -> BrowserCore:
    return BrowserCore()


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_are_the_same(game: KnownGame, core: BrowserCore) -> None:
    assert_same_play(core, game.create(), 1, most=POSITIONS, every=3)


@pytest.mark.parametrize("seed", GENERATED)
def test_generated_games_are_the_same(seed: int, core: BrowserCore) -> None:
    assert_same_play(core, playable_genome(Random(seed)), seed, most=POSITIONS, every=2)


@pytest.mark.parametrize("part", parts(8, in_ci=2))
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_longer_known_games_are_the_same(game: KnownGame, part: int, core: BrowserCore) -> None:
    assert_same_play(core, game.create(), 10 + part, most=60, every=2)


@pytest.mark.parametrize("part", parts(20, in_ci=4))
def test_more_generated_games_are_the_same(part: int, core: BrowserCore) -> None:
    for seed in range(100 + GAMES_OF_A_PART * part, 100 + GAMES_OF_A_PART * (part + 1)):
        assert_same_play(core, playable_genome(Random(seed)), seed, most=20, every=3)


@pytest.mark.parametrize("seed", [0, 2**63 - 1, 2**63, 2**64 - 1])
def test_seeds_of_64_bits_give_the_same_game(seed: int, core: BrowserCore) -> None:
    assert_same_play(core, create_hearts_genome(), seed, most=4)


def whole_game(core: BrowserCore, game: int, seed: int) -> None:
    """Play a game to its end in the browser's core alone."""
    session = BrowserSession(core, game, seed)
    while '"kind":"over"' not in session.view()[:400]:
        session.choose(session.machine("greedy", seed), session.moment)
    session.close()


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    core = BrowserCore()
    game = core.number("game_read", given=compile_genome(create_rummy_genome()))
    for seed in range(10):
        whole_game(core, game, seed % 5)
    settled = core.pages
    for seed in range(50):
        whole_game(core, game, seed % 5)
    assert core.pages == settled


# ---------------------------------------------------------------------------------------- hostile input


def is_read(core: BrowserCore, blob: bytes) -> bool:
    """Whether bytes are taken for a game; the native core must agree, and say the same table."""
    try:
        number = core.number("game_read", given=blob)
    except BrowserCoreError:
        with pytest.raises(DarwinDeckError):
            Game(blob)
        return False
    assert core.call("game_table", number) == Game(blob).table()
    session = BrowserSession(core, number, 1)
    session.view()
    session.close()
    core.call("game_close", number)
    return True


def test_spoilt_games_are_refused_or_can_be_played(core: BrowserCore) -> None:
    rng = Random(5)
    blobs = [compile_genome(game.create()) for game in KNOWN_GAMES]
    tried = [random_blob(rng) if rng.random() < 0.2 else spoil_blob(rng.choice(blobs), rng) for _ in range(400)]
    taken = sum(is_read(core, blob) for blob in tried)
    assert 0 < taken < len(tried)


FUNCTIONS = {
    "room": "L", "answer": "", "answer_length": "", "game_read": "", "game_table": "N", "game_close": "N",
    "session_new": "NQ", "session_open": "NQL", "session_close": "N", "session_view": "NL", "session_events": "NLL",
    "session_moment": "N", "session_choose": "NLL", "session_choose_cards": "NL", "session_consider": "N",
    "session_machine": "NQ", "session_hint": "NQ", "session_undo": "NL", "session_redo": "N", "session_go_to": "NL",
    "session_save": "N",
}  # fmt: skip
"""All functions, with their numbers: of a game or a session, of 32 bits, of 64."""
TEXTS = (
    b"",
    b"random",
    b"mcts:5",
    b"mcts:0",
    b"mcts:1000001",
    b"peeking:5",
    b"10H",
    b"2C 2C",
    b"2c",
    b"\xff\xfe",
    b"1",
)
ODD = (-(2**31), -2, -1, 0, 1, 2, 3, 5, 6, 255, 2**16, 2**20, 2**20 + 1, 2**31 - 1)


def odd_numbers(kinds: str, rng: Random) -> Iterator[int]:
    for kind in kinds:
        match kind:
            case "N":
                yield rng.choice([1, 1, 1, 2, 3, *ODD])
            case "L":
                yield rng.choice(ODD)
            case _:
                yield rng.choice([0, 1, -1, 2**63 - 1, -(2**63)])


def test_all_functions_are_tried(core: BrowserCore) -> None:
    assert core.functions == set(FUNCTIONS)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_is_handed_over_makes_it_trap(seed: int) -> None:
    rng, core = Random(seed), BrowserCore()
    hearts, rummy = (compile_genome(create()) for create in (create_hearts_genome, create_rummy_genome))
    answered = 0
    for _ in range(1500):
        name, given = rng.choice(list(FUNCTIONS)), rng.choice([None, hearts, rummy, rng.randbytes(8), *TEXTS])
        try:
            core.call(name, *odd_numbers(FUNCTIONS[name], rng), given=given)
            answered += 1
        except BrowserCoreError:
            continue
    assert answered > 100
    assert is_read(core, hearts)


@pytest.mark.parametrize(
    ("name", "numbers", "given", "problem"),
    [
        ("game_table", (7,), None, "there is no game 7"),
        ("session_new", (7, 0), None, "there is no game 7"),
        ("session_view", (7, 0), None, "there is no session 7"),
        ("session_view", (1, 4), None, "there is no seat 4: the game is for 4"),
        ("session_view", (1, -2), None, "there is no seat -2: the game is for 4"),
        ("session_undo", (1, -1), None, "there is no seat 4294967295: the game is for 4"),
        ("session_open", (1, 0, 0), b"\0\0\0", "a pick has four bytes: some are missing"),
        ("session_open", (1, 0, 1), b"", "moment is 1: there are 0 picks"),
        ("session_open", (1, 0, 0), b"\xff\0\0\0", "picks[0] is 255: expected 0 to 12"),
        ("session_go_to", (1, 1), None, "there is no moment 1"),
        ("session_consider", (1,), b"2H 1H", "this is no card: expected rank and suit, as in 10H"),
        ("session_consider", (1,), b"\xff", "this is no text in UTF-8"),
        ("session_machine", (1, 0), b"", "no player has this name: expected random, greedy, novice or mcts:500"),
        ("session_hint", (1, 0), b"peeking:9", "no player has this name: expected random, greedy, novice or mcts:500"),
        ("session_hint", (1, 0), b"mcts:1000001", "1000001 iterations are too many: at most 1000000 are done"),
        ("game_read", (), bytes(2**20 + 1), "1048577 bytes are too many: at most 1048576 are taken"),
        ("game_read", (), b"", "byte 0, header: bytecode_version ends early: 0 of 1 bytes are there"),
    ],
)
def test_what_is_wrong_is_said(name: str, numbers: tuple[int, ...], given: bytes | None, problem: str) -> None:
    core = BrowserCore()
    assert core.number("game_read", given=compile_genome(create_hearts_genome())) == 1
    assert core.number("session_new", 1, 0) == 1
    with pytest.raises(BrowserCoreError) as caught:
        core.call(name, *numbers, given=given)
    assert str(caught.value) == problem
    assert core.call("session_moment", 1) == "0", "nothing has changed"


def test_a_game_that_is_over_is_advised_on_no_more() -> None:
    core = BrowserCore()
    core.number("game_read", given=compile_genome(create_hearts_genome()))
    session = BrowserSession(core, 1, 0)
    while "over" not in (session.choose(0, session.moment) or ""):
        pass
    for ask in (session.machine, session.hint):
        with pytest.raises(BrowserCoreError, match=r"^the game is over: there is nothing to decide$"):
            ask("greedy", 0)


def test_a_number_is_not_given_twice() -> None:
    core, blob = BrowserCore(), compile_genome(create_hearts_genome())
    assert core.number("game_read", given=blob) == 1
    session = BrowserSession(core, 1, 0)
    core.call("game_close", 1)
    assert core.number("game_read", given=blob) == 2
    with pytest.raises(BrowserCoreError, match=r"^there is no game 1$"):
        core.call("game_table", 1)
    assert session.moment == 0, "a session outlives its game"
