"""Views show what one seat sees and may do, no more and no less: the laws of docs/views.md."""

import json
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import jsonschema
import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import CardChoice
from darwindeck.simulation.kinds import Asks, ViewField
from darwindeck.simulation.questions import Decide, Wait
from darwindeck.simulation.reference import State, consider, look, table_of
from darwindeck.simulation.reference._sight import open_in_hand, open_on_table, plays_blind
from darwindeck.simulation.reference._tableau import CaptureOne, CaptureSum
from darwindeck.simulation.values import from_json, to_json
from darwindeck.simulation.views import Table, View
from tests.support.extent import parts
from tests.support.games_by_chance import positions
from tests.support.paths import ROOT
from tests.support.playable_genomes import playable_genome
from tests.support.secrets import either_way, exchanged, unknown
from tests.support.silly_genomes import silly_genome

GENERATED = 20
"""Games of one part."""
MOST = 40
"""How many positions of a game are looked at."""
OF_THE_HAND = {Asks.PLAY, Asks.TRICK, Asks.DISCARD, Asks.LAY, Asks.EXCHANGE, Asks.GIVE, Asks.MELD, Asks.SWAP}
IN_SECRET = {
    *(Asks.PLAY, Asks.DISCARD, Asks.MELD, Asks.SWAP, Asks.TAKE),
    *(Asks.CAPTURE, Asks.DRAW, Asks.SOURCE, Asks.KNOCK),
}
ALWAYS = {"chips", "bet", "paid", "stake", "tricks", "bags", "pot", "house", "broken", "fits"}
OF_PLAYERS = {"worth", "pattern", "captured", "chips", "bet", "paid", "stake", "bid", "tricks", "place"}
SCHEMA = json.loads((ROOT / "docs" / "reference" / "view.schema.json").read_text(encoding="utf-8"))
VIEW, TABLE = (jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"}) for name in ("View", "Table"))

Law = Callable[[GameGenome, int], None]


# ---------------------------------------------------------------------------------------- the laws


def assert_keeps_secrets(genome: GameGenome, seed: int) -> None:
    rng = Random(seed)
    for state in looked_at(genome, seed):
        for seat in range(genome.player_count):
            for hidden in (unknown(state, seat), either_way(state, seat)):
                if len(hidden) > 1:
                    other = exchanged(state, *rng.sample(hidden, 2))
                    assert to_json(look(other, seat)) == to_json(look(state, seat))


def assert_considering_keeps_secrets(genome: GameGenome, seed: int) -> None:
    """Whatever cards a player thinks of, unknown ones too, the answer does not hang on where hidden cards lie."""
    rng = Random(seed)
    for state in looked_at(genome, seed):
        seat = state.to_act
        if seat is None:
            continue
        for hidden in (unknown(state, seat), either_way(state, seat)):
            if len(hidden) < 2:
                continue
            other = exchanged(state, *rng.sample(hidden, 2))
            view = look(state, seat)
            open_cards = view.ask.select.open if isinstance(view.ask, Decide) and view.ask.select else ()
            thought_of = [*[[card] for card in hidden[:3]], rng.sample(open_cards, min(2, len(open_cards)))]
            for cards in (*thought_of, *[[card] for card in view.players[seat].hand.cards or ()]):
                assert to_json(consider(other, cards)) == to_json(consider(state, cards))


def assert_every_card_has_its_place(genome: GameGenome, seed: int) -> None:
    """A card that is asked about is an option, chosen, or blocked for one reason."""
    for state in looked_at(genome, seed):
        decide = look(state, state.to_act).ask
        if not isinstance(decide, Decide):
            continue
        assert decide == look(state, None).ask
        assert decide.options
        able = {option.card for option in decide.options if isinstance(option, CardChoice)}
        if decide.select is not None:
            assert able <= set(decide.select.open)
            able = set(decide.select.open)
        blocked = [card for one in decide.blocked for card in one.cards]
        assert blocked == sorted(set(blocked), key=blocked.index), "no card is blocked twice"
        places = [*able, *(decide.chosen or ()), *blocked]
        assert len(places) == len(set(places)) or decide.asks is Asks.TAKE
        if asked := asked_about(state, decide):
            assert set(places) == asked
        elif plays_blind(state):
            assert not blocked
            assert decide.select is None
        assert [min(one.cards) for one in decide.blocked] == sorted(min(one.cards) for one in decide.blocked)


def asked_about(state: State, decide: Decide) -> set[Card]:
    """The cards that a decision is about, if they are of the own hand or captured."""
    decision = state.decision
    if isinstance(decision, CaptureOne | CaptureSum):
        return set(open_on_table(state, decide.seat)) - {decision.card}
    asks_for_card = any(isinstance(option, CardChoice) for option in decide.options)
    return set(open_in_hand(state, decide.seat, decide.seat)) if decide.asks in OF_THE_HAND and asks_for_card else set()


def assert_others_only_wait(genome: GameGenome, seed: int) -> None:
    for state in looked_at(genome, seed):
        decision = state.decision
        for seat in range(genome.player_count):
            view = look(state, seat)
            assert view.counters is None
            if decision is not None and seat != decision.seat:
                told = (None, None) if decision.ask in IN_SECRET else (decision.ask, state.phase)
                assert view.ask == Wait(decision.seat, *told)


def assert_shows_what_its_table_names(genome: GameGenome, seed: int) -> None:
    table = table_of(genome)
    assert from_json(Table, to_json(table)) == table
    TABLE.validate(json.loads(to_json(table)))
    has = set(map(str, table.has))
    for number, state in enumerate(looked_at(genome, seed)):
        for seat in (None, *range(genome.player_count)):
            view = look(state, seat)
            text = to_json(view)
            assert from_json(View, text) == view
            data = json.loads(text)
            if (number + (seat or 0)) % 9 == 0:
                VIEW.validate(data)
            assert set(data) & {*ViewField} - {"deck", "discard", "table"} <= has
            for player in data["players"]:
                assert set(player) & {*ViewField} <= has & OF_PLAYERS
                assert ALWAYS & has & OF_PLAYERS <= set(player)
            assert ALWAYS & has - OF_PLAYERS <= set(data)
            assert "discard" in has or not data["discard"]
            assert all(pile in has or data[pile]["count"] == 0 for pile in ("deck", "table"))


LAWS = [
    assert_keeps_secrets,
    assert_considering_keeps_secrets,
    assert_every_card_has_its_place,
    assert_others_only_wait,
    assert_shows_what_its_table_names,
]


def looked_at(genome: GameGenome, seed: int) -> Iterator[State]:
    return islice(positions(genome, seed), MOST)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games(game: KnownGame, law: Law) -> None:
    law(game.create(), 2)


@pytest.mark.parametrize("part", [pytest.param(0, id="0"), *parts(60, in_ci=12)])
@pytest.mark.parametrize("law", LAWS)
def test_generated_games(law: Law, part: Any) -> None:
    for seed in range(GENERATED * part, GENERATED * (part + 1)):
        law(playable_genome(Random(seed)), seed)


@pytest.mark.parametrize("part", parts(20, in_ci=4))
@pytest.mark.parametrize("law", LAWS)
def test_games_that_no_validator_would_pass(law: Law, part: Any) -> None:
    for seed in range(GENERATED * part, GENERATED * (part + 1)):
        law(silly_genome(Random(seed)), seed)


# ---------------------------------------------------------------------------------------- sizes


def test_views_are_small() -> None:
    sizes = []
    for game in KNOWN_GAMES:
        for state in looked_at(game.create(), 3):
            sizes += [len(to_json(look(state, seat))) for seat in range(game.create().player_count)]
    assert 500 < sum(sizes) / len(sizes) < 1100
    assert max(sizes) < 2500


def test_tables_are_small() -> None:
    assert max(len(to_json(table_of(game.create()))) for game in KNOWN_GAMES) < 1000
