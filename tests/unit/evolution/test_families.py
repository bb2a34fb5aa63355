from dataclasses import replace
from itertools import product
from random import Random

import pytest

from darwindeck.evolution.families import FAMILIES, are_kin, family_of
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_betting_war_genome,
    create_goofspiel_genome,
    create_uno_style_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    MeldPhase,
    ScoringTrigger,
    TrickPhase,
    TurnStructure,
)
from tests.support.playable_genomes import playable_genome


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_rules_tell_the_family_of_every_known_game(game: KnownGame) -> None:
    assert family_of(game.create()) == game.family


def test_every_sound_game_has_a_family() -> None:
    found = {family_of(playable_genome(Random(seed))) for seed in range(200)}
    assert found <= set(FAMILIES)
    assert len(found) > len(FAMILIES) / 2


def test_every_family_but_one_has_a_known_game() -> None:
    assert set(FAMILIES) - {game.family for game in KNOWN_GAMES} == {"drawing"}


def test_what_comes_beside_the_play_does_not_change_the_family() -> None:
    war = create_betting_war_genome()
    whist = create_whist_genome()
    with_effects = replace(whist, special_effects=create_uno_style_genome().special_effects)
    assert [family_of(war), family_of(with_effects)] == ["war", "plain tricks"]


def test_tricks_are_told_apart_by_what_counts_in_them() -> None:
    whist = create_whist_genome()
    hearts_cost = (CardScoringRule(CardCondition(), 1, ScoringTrigger.TRICK_WIN),)
    worthless = (CardScoringRule(CardCondition(), 0, ScoringTrigger.TRICK_WIN),)
    assert family_of(replace(whist, card_scoring=hearts_cost)) == "point tricks"
    assert family_of(replace(whist, card_scoring=worthless)) == "plain tricks"


def test_open_bids_for_prizes_are_a_trick_game() -> None:
    goofspiel = create_goofspiel_genome()
    turned_up, _ = goofspiel.turn_structure.phases
    phases = (turned_up, TrickPhase(takes_table=True))
    assert family_of(replace(goofspiel, turn_structure=TurnStructure(phases))) == "point tricks"


def test_melds_make_a_rummy_of_a_game_that_plays_cards_too() -> None:
    uno = create_uno_style_genome()
    turn = replace(uno.turn_structure, phases=(*uno.turn_structure.phases, MeldPhase()))
    assert family_of(replace(uno, turn_structure=turn)) == "rummy"


def test_kinship_is_mutual_and_every_family_is_its_own_kin() -> None:
    assert all(are_kin(family, family) for family in FAMILIES)
    assert all(are_kin(one, other) == are_kin(other, one) for one, other in product(FAMILIES, repeat=2))
    assert all(any(are_kin(one, other) for other in FAMILIES if other != one) for one in FAMILIES)
