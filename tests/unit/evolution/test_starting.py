from dataclasses import replace

import pytest

from darwindeck.errors import DarwinDeckError, GenomeError
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.starting import starting_games
from darwindeck.genome.examples import create_hearts_genome, create_whist_genome, get_seed_genomes
from darwindeck.genome.serialization import content_hash
from darwindeck.genome.validator import GenomeValidator


def test_run_starts_from_all_known_games_unless_told_otherwise() -> None:
    start = starting_games()
    assert (list(start.games), start.left_out) == (get_seed_genomes(), ())


def test_run_starts_from_the_given_games_whether_named_or_brought_along() -> None:
    own = replace(create_whist_genome(), genome_id="our-whist")
    assert starting_games(["Hearts", own]).games == (create_hearts_genome(), own)


def test_game_that_is_given_twice_counts_once() -> None:
    assert len(starting_games(["hearts", "hearts", create_hearts_genome()]).games) == 1


def test_games_are_adapted_and_those_that_cannot_be_are_named() -> None:
    wishes = Constraints(players=3, without=("claims", "tricks"))
    start = starting_games((), wishes)
    assert all(wishes.allows(genome) and GenomeValidator.validate(genome) == [] for genome in start.games)
    assert {"cheat", "whist", "agram"} <= set(start.left_out)
    assert len(start.games) + len(start.left_out) == len(get_seed_genomes())


def test_a_game_is_adapted_in_the_same_way_whatever_comes_with_it() -> None:
    wishes = Constraints(players=5, without=("teams", "betting"))
    alone = starting_games(["sueca"], wishes, seed=4)
    among = starting_games(["hearts", "sueca"], wishes, seed=4)
    assert content_hash(alone.games[0]) == content_hash(among.games[1])


def test_nothing_to_start_from_is_an_error_that_says_why() -> None:
    with pytest.raises(DarwinDeckError) as error:
        starting_games(["whist", "cheat"], Constraints(players=3, without=("tricks", "claims")))
    assert str(error.value) == (
        "no game to start from can be changed to what is wanted "
        "(whist: it is for 4 players, not for 3, it has tricks; cheat: it is for 4 players, not for 3, it has claims): "
        "name other games, or ask for less"
    )


def test_unknown_game_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(DarwinDeckError, match=r'there is no known game called "hart": did you mean "hearts"\?'):
        starting_games(["hart"])


def test_unsound_game_is_refused() -> None:
    broken = replace(create_hearts_genome(), win_conditions=())
    with pytest.raises(GenomeError, match="win_conditions is empty"):
        starting_games([broken])
