from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome.examples import (
    create_agram_genome,
    create_crazy_eights_genome,
    create_hearts_genome,
    create_sueca_genome,
    create_whist_genome,
    find_game,
)
from darwindeck.genome.schema import BettingPhase, Rank, WinCondition, WinType
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._title import hook, title
from darwindeck.rulebook._title_words import MANNERS, NOUNS
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import known


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
        ("hearts", "Hearts"),
        ("ox", "Ox"),
        ("my_game", "My Game"),
        ("crazy-8s", "Crazy 8s"),
        ("river-v2", "River v2"),
        ("seed-money", "Seed Money"),
    ],
)
def test_name_is_written_as_people_write_it(name: str, expected: str) -> None:
    assert named(name) == expected


@pytest.mark.parametrize(
    "name",
    [
        "Grandma's Game", "Crazy 8s", "Go!", "Odd/Even", "river v2", "IQ", "500", "Salt & Pepper",
        "Rummy (house rules)", "Räuberskat", "斗地主", "Game 2", "X" * 60, "Crazy-Eights", "One, two_three",
    ],
)  # fmt: skip
def test_name_that_somebody_gave_is_kept(name: str) -> None:
    assert named(name) == name


def test_long_name_is_cut_at_a_word() -> None:
    assert named("The " + "very " * 20 + "long Game") == "The " + "very " * 10 + "very…"
    assert named("x" * 70) == "X" + "x" * 59 + "…"


@pytest.mark.parametrize(
    "name",
    [
        "gen12-00af", "gen12-3fa9", "genome-7", "4f2a", "playable-240810", "---", "game", "", "581826", "007",
        "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "3F2504E04F8911D3", "seed7_child2", "x7k2p9q",
    ],
)  # fmt: skip
def test_code_gets_a_name_of_words(name: str) -> None:
    assert all(word.isalpha() for word in named(name).split())
    assert named(name) == named("gen3-0001")


def test_made_up_name_follows_the_rules() -> None:
    hearts = replace(create_hearts_genome(), genome_id="gen1-0")
    eights = replace(create_crazy_eights_genome(), genome_id="gen1-0")
    assert title(Scene(hearts)) != title(Scene(eights))
    assert title(Scene(hearts)) == title(Scene(replace(hearts, genome_id="gen2-1", generation=9)))


def test_made_up_names_are_seldom_equal() -> None:
    games = [replace(playable_genome(Random(seed)), genome_id="") for seed in range(300)]
    names = [title(Scene(game)) for game in games]
    assert len(set(names)) >= 285, [name for name, times in Counter(names).items() if times > 1]


def test_no_word_is_there_twice() -> None:
    for words in (MANNERS, *NOUNS.values()):
        assert len(set(words)) == len(words)


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


def test_nobody_is_asked_to_keep_a_word_that_counts_for_nothing() -> None:
    spades = known("spades")
    assert "keep your word" in hook(Scene(spades))
    assert "keep your word" not in hook(Scene(replace(spades, contract_scoring=None)))


def test_hook_of_a_game_with_bets_says_what_they_are_about() -> None:
    scopa = known("scopa")
    phases = (BettingPhase(), *scopa.turn_structure.phases)
    genome = replace(scopa, turn_structure=replace(scopa.turn_structure, phases=phases))
    assert hook(Scene(genome)).startswith("Lay a card, sweep up what matches it")
    assert hook(Scene(genome)).endswith("with chips on the outcome.")
    assert "Bet on your cards" in hook(Scene(known("five-card-draw")))


def test_hook_does_not_speak_of_points_that_decide_nothing() -> None:
    hearts, most = create_hearts_genome(), (WinCondition(WinType.MOST_TRICKS),)
    assert "take it all" not in hook(Scene(replace(hearts, win_conditions=most)))


def test_hook_of_a_game_for_the_fewest_tricks_does_not_praise_trumps() -> None:
    few = replace(create_whist_genome(), win_conditions=(WinCondition(WinType.FEWEST_TRICKS),))
    assert hook(Scene(few)).startswith("Duck when it hurts")
