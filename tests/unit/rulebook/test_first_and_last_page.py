"""The summary at the beginning of a rulebook, and the card at its end."""

from dataclasses import replace

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, create_agram_genome, create_spades_genome
from darwindeck.genome.schema import CardCondition, GameGenome, Suit, TrickPhase, TrumpPhase
from darwindeck.rulebook import _digest, _quick, _short
from darwindeck.rulebook._scene import Scene
from darwindeck.simulation import SimulationResult


def test_first_and_last_page_are_short() -> None:
    for genome in [game.create() for game in KNOWN_GAMES]:
        scene = Scene(genome)
        first, last = _short.section(scene), _quick.section(scene)
        assert first is not None
        assert last is not None
        assert 3 <= len(list(first.rules)) <= 5
        assert len(list(last.rules)) <= 10


def first_page(genome: GameGenome) -> str:
    section = _short.section(Scene(genome))
    assert section is not None
    return " ".join(rule.text for rule in section.rules)


def test_trumps_are_named_where_they_are_always_the_same() -> None:
    spades = create_spades_genome()
    assert "Spades are trumps." in first_page(spades)
    bid, trick = spades.turn_structure.phases
    assert isinstance(trick, TrickPhase)
    usual = replace(trick, trump_suit=None)
    named = replace(spades.turn_structure, phases=(TrumpPhase(), bid, usual))
    assert "are trumps" not in first_page(replace(spades, turn_structure=named))
    shorter = replace(spades.setup, removed_cards=(CardCondition(suit=Suit.SPADES),), cards_per_player=9)
    assert "are trumps" not in first_page(replace(spades, setup=shorter))


def test_length_is_that_of_games_which_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Greedy players who always think the same may play for ever; people would not."""
    played = _digest._played

    def endless(scene: Scene, player: str) -> list[SimulationResult]:
        games = played(scene, player)
        return games if player == "random" else [replace(game, timeouts=1, turns=50_000) for game in games]

    monkeypatch.setattr(_digest, "_played", endless)
    assert "a game takes a few minutes" in first_page(create_agram_genome())
