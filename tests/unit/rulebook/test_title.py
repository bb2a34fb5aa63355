from dataclasses import replace

import pytest

from darwindeck.genome.examples import (
    create_agram_genome,
    create_crazy_eights_genome,
    create_hearts_genome,
    create_sueca_genome,
    create_whist_genome,
    find_game,
)
from darwindeck.genome.schema import Rank
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._title import hook, title


def named(name: str) -> str:
    return title(Scene(replace(create_hearts_genome(), genome_id=name)))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("crazy-eights", "Crazy Eights"),
        ("war-baseline", "War"),
        ("go_fish", "Go Fish"),
        ("rummy-500", "Rummy 500"),
        ("king-of-the-hill", "King of the Hill"),
        ("O'Malley", "O'Malley"),
    ],
)
def test_name_is_written_as_people_write_it(name: str, expected: str) -> None:
    assert named(name) == expected


@pytest.mark.parametrize("name", ["gen12-00af", "genome-7", "4f2a", "playable-240810", "---", "game"])
def test_code_gets_a_name_of_words(name: str) -> None:
    assert all(word.isalpha() for word in named(name).split())
    assert named(name) == named("gen3-0001")


def test_made_up_name_follows_the_rules() -> None:
    hearts = replace(create_hearts_genome(), genome_id="gen1-0")
    eights = replace(create_crazy_eights_genome(), genome_id="gen1-0")
    assert title(Scene(hearts)) != title(Scene(eights))
    assert title(Scene(hearts)) == title(Scene(replace(hearts, genome_id="gen2-1", generation=9, min_turns=3)))


def test_hook_is_one_sentence_about_the_game() -> None:
    assert hook(Scene(create_hearts_genome())).endswith("unless you dare to take it all.")
    cheat = find_game("cheat")
    assert cheat is not None
    assert "lying" in hook(Scene(cheat.create()))


def test_hooks_of_tricks_say_what_counts() -> None:
    assert "last trick" in hook(Scene(create_agram_genome()))
    assert hook(Scene(create_sueca_genome())) != hook(Scene(create_whist_genome()))


def test_hook_names_wild_cards_only_where_they_are_wild() -> None:
    genome = create_hearts_genome()
    assert "wild" in hook(Scene(create_crazy_eights_genome()))
    assert "wild" not in hook(Scene(replace(genome, setup=replace(genome.setup, wild_cards=(Rank.SIX,)))))
