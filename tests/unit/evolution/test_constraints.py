from random import Random

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import Estimate, Evaluation, Measure, Raw
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.mechanics import MECHANICS
from darwindeck.genome.examples import (
    create_goofspiel_genome,
    create_hearts_genome,
    create_whist_genome,
    get_seed_genomes,
)
from darwindeck.genome.schema import MAX_PLAYERS
from darwindeck.genome.validator import GenomeValidator


def taking(minutes: float) -> Evaluation:
    length = Measure("length", Estimate.exact(1.0), "", (Raw("minutes", Estimate.exact(minutes), "minutes"),))
    return Evaluation("river", "0" * 64, "quick", 0, (length,))


def test_without_wishes_every_game_will_do() -> None:
    wishes = Constraints()
    assert all(wishes.allows(genome) for genome in get_seed_genomes())
    assert all(wishes.fit(genome, Random(0)) is genome for genome in get_seed_genomes())
    assert wishes.too_long(taking(1e6)) is None


@pytest.mark.parametrize("players", [0, -1, MAX_PLAYERS + 1])
def test_number_of_players_that_no_table_has_is_refused(players: int) -> None:
    with pytest.raises(DarwinDeckError, match=f"the number of players is {players}: expected 1 to {MAX_PLAYERS}"):
        Constraints(players=players)


@pytest.mark.parametrize("minutes", [0, -5, float("nan"), float("inf")])
def test_time_that_no_game_could_keep_is_refused(minutes: float) -> None:
    with pytest.raises(DarwinDeckError, match=f"the most minutes are {minutes:g}: expected a number above 0, or none"):
        Constraints(max_minutes=minutes)


def test_unknown_mechanic_is_refused() -> None:
    with pytest.raises(DarwinDeckError, match='"beting": did you mean "betting"'):
        Constraints(without=("teams", "beting"))


def test_mechanics_are_spelt_as_everywhere_and_named_once() -> None:
    assert Constraints(without=("Wild-Cards", "teams", "wild cards")).without == ("wild cards", "teams")


def test_problems_say_all_that_is_against_the_wishes() -> None:
    wishes = Constraints(players=3, without=("tricks", "betting", "teams"))
    assert wishes.problems(create_whist_genome()) == [
        "it is for 4 players, not for 3",
        "it has tricks",
        "it has teams",
    ]
    assert not wishes.allows(create_whist_genome())


@pytest.mark.parametrize("players", range(1, MAX_PLAYERS + 1))
def test_games_that_are_adapted_to_the_players_are_sound(players: int) -> None:
    wishes = Constraints(players=players)
    adapted = [wishes.fit(genome, Random(0)) for genome in get_seed_genomes()]
    found = [genome for genome in adapted if genome is not None]
    assert all(GenomeValidator.validate(genome) == [] and genome.player_count == players for genome in found)
    assert len(found) >= (24 if players > 1 else 10)


def test_partners_for_four_become_single_players_for_three() -> None:
    whist = Constraints(players=3).fit(create_whist_genome(), Random(0))
    assert whist is not None
    assert (whist.player_count, whist.team_mode, whist.teams) == (3, False, ())


def test_adapted_game_has_nothing_that_was_not_wanted() -> None:
    wishes = Constraints(players=5, without=("betting", "teams", "trumps"))
    adapted = [wishes.fit(genome, Random(1)) for genome in get_seed_genomes()]
    found = [genome for genome in adapted if genome is not None]
    assert len(found) > 20
    assert not any(MECHANICS[name].is_in(genome) for genome in found for name in wishes.without)


def test_game_that_consists_of_what_is_not_wanted_is_given_up() -> None:
    assert Constraints(without=("tricks",)).fit(create_goofspiel_genome(), Random(0)) is None


def test_same_dice_adapt_a_game_in_the_same_way() -> None:
    wishes = Constraints(players=2, without=("passing",))
    assert wishes.fit(create_hearts_genome(), Random(3)) == wishes.fit(create_hearts_genome(), Random(3))


def test_game_is_too_long_when_it_takes_more_than_allowed() -> None:
    wishes = Constraints(max_minutes=20)
    assert wishes.too_long(taking(20)) is None
    assert wishes.too_long(taking(31.26)) == "a game takes 31.3 minutes, and may take 20"


def test_wishes_survive_json() -> None:
    wishes = Constraints(players=3, max_minutes=12.5, without=("teams",))
    assert Constraints.from_plain(wishes.to_plain()) == wishes
