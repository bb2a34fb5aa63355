"""The core and the reference show the same: the table of a game, and every position to every seat and to all eyes."""

import json
import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import ALL_CARDS, Card
from darwindeck.simulation.chance import one_of, stream
from darwindeck.simulation.kinds import ReasonKind
from darwindeck.simulation.reference import State, apply, consider, legal_moves, look, start, table_of
from darwindeck.simulation.values import to_json
from tests.support.extent import parts
from tests.support.playable_genomes import playable_genome
from tests.support.silly_genomes import silly_genome

POSITIONS = 40
"""Of each game, in the default run."""
SEEDS = {"hearts": 19, "rummy": 11, "scopa": 1}
"""Of the known games in the default run; else 0. With those of the generated games every reason comes up."""
GENERATED = (*range(40), 50, 114, 219)
"""The games by chance of the default run."""
GAMES_OF_A_PART = 25


def assert_same(by_reference: str, by_core: str, where: str) -> None:
    """The same bytes; if not, what is different is told field by field."""
    if by_core != by_reference:
        found = list(differences(json.loads(by_reference), json.loads(by_core)))
        told = "\n".join(f"{path}\n  reference: {expected}\n  core:      {got}" for path, expected, got in found)
        raise AssertionError(f"{where}:\n{told or 'the same values in other bytes'}")


def differences(expected: object, found: object, path: str = "") -> Iterator[tuple[str, object, object]]:
    """Where two values from JSON are different."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in {**expected, **found}:
            yield from differences(expected.get(key), found.get(key), f"{path}.{key}")
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for place, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from differences(one, other, f"{path}[{place}]")
    elif expected != found:
        yield path, expected, found


def assert_considers_alike(state: State, position: Position, cards: Sequence[Card], where: str) -> None:
    by_reference, by_core = consider(state, cards), position.consider([str(card) for card in cards])
    assert_same(to_json(by_reference), by_core, f"{where}, {[str(card) for card in cards]} considered")


def cards_to_consider(state: State, rng: Random) -> Iterator[list[Card]]:
    """Cards that may be chosen together, in any order, and then any card at all."""
    chosen: list[Card] = []
    while rng.random() < 0.8:
        yield list(chosen)
        considered = consider(state, chosen)
        select = getattr(considered, "select", None)
        if select is None or not select.open:
            break
        chosen.append(rng.choice(select.open))
    yield [*chosen, rng.choice(ALL_CARDS)]


def assert_same_views(genome: GameGenome, seed: int, *, most: int) -> None:
    """The same table; and at every decision the same views, and the same of cards that are looked at."""
    state, game = start(genome, seed), Game(compile_genome(genome))
    position, luck, rng = Position(game, seed), stream(seed, 99), Random(seed)
    assert_same(to_json(table_of(genome)), game.table(), f"{genome}, table")
    for number in range(most):
        where = f"{genome}, seed {seed}, decision {number}"
        for seat in (None, *range(genome.player_count)):
            assert_same(to_json(look(state, seat)), position.table_view(seat), f"{where}, seat {seat}")
        for cards in cards_to_consider(state, rng):
            assert_considers_alike(state, position, cards, where)
        moves = legal_moves(state)
        if not moves:
            break
        choice, luck = one_of(len(moves), luck)
        state = apply(state, moves[choice])
        position.choose(choice)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_look_the_same(game: KnownGame) -> None:
    assert_same_views(game.create(), SEEDS.get(game.name, 0), most=POSITIONS)


@pytest.mark.parametrize("seed", GENERATED)
def test_generated_games_look_the_same(seed: int) -> None:
    assert_same_views(playable_genome(Random(seed)), seed, most=POSITIONS)


def reasons_given(genome: GameGenome, seed: int) -> set[str]:
    """The kinds of reasons in the views of those who decide, in the positions that the default run compares."""
    position, luck, found = Position(Game(compile_genome(genome)), seed), stream(seed, 99), set[str]()
    for _ in range(POSITIONS):
        found.update(_A_REASON.findall(position.table_view(position.to_act)))
        options = position.options()
        if not options:
            break
        choice, luck = one_of(len(options), luck)
        position.choose(choice)
    return found


_A_REASON = re.compile(r'"(?:reason|lacks)":{"kind":"(\w+)"')


def test_every_reason_is_compared() -> None:
    known = (reasons_given(game.create(), SEEDS.get(game.name, 0)) for game in KNOWN_GAMES)
    generated = (reasons_given(playable_genome(Random(seed)), seed) for seed in GENERATED)
    assert set().union(*known, *generated) == set(ReasonKind)


@pytest.mark.parametrize("part", parts(8, in_ci=2))
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_whole_known_games_look_the_same(game: KnownGame, part: int) -> None:
    assert_same_views(game.create(), 1 + part, most=400)


@pytest.mark.parametrize("part", parts(40, in_ci=8))
def test_more_generated_games_look_the_same(part: int) -> None:
    for seed in range(100 + GAMES_OF_A_PART * part, 100 + GAMES_OF_A_PART * (part + 1)):
        assert_same_views(playable_genome(Random(seed)), seed, most=60)


@pytest.mark.parametrize("part", parts(20, in_ci=4))
def test_games_that_no_validator_would_pass_look_the_same(part: int) -> None:
    for seed in range(GAMES_OF_A_PART * part, GAMES_OF_A_PART * (part + 1)):
        assert_same_views(silly_genome(Random(seed)), seed, most=60)
