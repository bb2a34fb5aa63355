from dataclasses import replace
from random import Random
from typing import Any, get_args

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.mechanics import MECHANICS, find_mechanic, take_out
from darwindeck.genome.examples import KNOWN_GAMES, find_game
from darwindeck.genome.schema import (
    DiscardPhase,
    DrawPhase,
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    SwapPhase,
    TurnStructure,
    TurnUpPhase,
)
from darwindeck.genome.validator import GenomeValidator
from tests.support.playable_genomes import playable_genome


def known(name: str) -> GameGenome:
    game = find_game(name)
    assert game is not None
    return game.create()


def mechanics_of(genome: GameGenome) -> set[str]:
    return {name for name, mechanic in MECHANICS.items() if mechanic.is_in(genome)}


@pytest.mark.parametrize(
    ("game", "mechanics"),
    [
        ("war", {"captures"}),
        ("betting_war", {"captures", "betting"}),
        ("crazy_eights", {"wild cards"}),
        ("uno_style", {"effects"}),
        ("cheat", {"claims"}),
        ("president", {"passing", "climbing"}),
        ("fan_tan", {"betting", "sequences"}),
        ("go_fish", {"asking", "books"}),
        ("gin_rummy", {"melds", "knocking"}),
        ("rummy", {"melds"}),
        ("schwimmen", {"swapping", "knocking", "elimination"}),
        ("partnership_spades", {"bidding", "teams", "tricks", "trumps"}),
        ("hearts", {"passing", "tricks"}),
        ("goofspiel", {"bidding", "tricks"}),
        ("five_card_draw", {"betting", "swapping"}),
        ("blackjack", {"betting"}),
    ],
)
def test_known_games_have_the_mechanics_that_players_would_name(game: str, mechanics: set[str]) -> None:
    assert mechanics_of(known(game)) == mechanics


def test_every_mechanic_is_in_some_known_game() -> None:
    assert {name for game in KNOWN_GAMES for name in mechanics_of(game.create())} == set(MECHANICS)


@pytest.mark.parametrize("kind", get_args(Phase))
def test_every_phase_that_does_not_just_move_cards_belongs_to_a_mechanic(kind: Any) -> None:
    phase = kind(Location.DISCARD) if kind in (DrawPhase, PlayPhase, DiscardPhase, SwapPhase) else kind()
    plain = replace(known("uno_style"), special_effects=(), turn_structure=TurnStructure((phase,)))
    just_moves_cards = kind in (DrawPhase, PlayPhase, DiscardPhase, TurnUpPhase)
    assert bool(mechanics_of(plain)) != just_moves_cards


def test_what_is_taken_out_is_out_and_the_rest_is_sound() -> None:
    left_out = 0
    for seed in range(60):
        game = playable_genome(Random(seed))
        for name in mechanics_of(game):
            without = take_out(game, name, Random(seed))
            if without is None:
                left_out += 1
                continue
            assert GenomeValidator.validate(without) == []
            assert name not in mechanics_of(without)
    assert left_out < 60


def test_game_without_the_mechanic_stays_as_it_is() -> None:
    hearts = known("hearts")
    assert take_out(hearts, "betting", Random(0)) is hearts


def test_rest_of_a_game_stays_what_it_was() -> None:
    whist = known("whist")
    alone = take_out(whist, "teams", Random(0))
    assert alone is not None
    assert (alone.turn_structure, alone.trick_scoring) == (whist.turn_structure, whist.trick_scoring)
    assert not alone.team_mode


@pytest.mark.parametrize(("game", "essence"), [("whist", "tricks"), ("cheat", "claims"), ("goofspiel", "tricks")])
def test_game_cannot_do_without_what_it_consists_of(game: str, essence: str) -> None:
    assert take_out(known(game), essence, Random(0)) is None


@pytest.mark.parametrize("spelling", ["wild cards", "Wild Cards", "wild-cards", " wild_cards "])
def test_mechanics_are_found_however_they_are_spelt(spelling: str) -> None:
    assert find_mechanic(spelling) == "wild cards"


@pytest.mark.parametrize(
    ("name", "meant"), [("beting", "betting"), ("chips", "betting"), ("wild", "wild cards"), ("partners", "teams")]
)
def test_unknown_mechanic_is_refused_with_the_nearest_one(name: str, meant: str) -> None:
    with pytest.raises(DarwinDeckError) as error:
        find_mechanic(name)
    assert str(error.value) == f'there is no mechanic called "{name}": did you mean "{meant}"?'


def test_mechanic_like_no_other_is_refused_with_the_whole_list() -> None:
    with pytest.raises(DarwinDeckError, match=r'expected one of "betting", "bidding", .*"elimination"'):
        find_mechanic("qqq")
