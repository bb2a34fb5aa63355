"""A rulebook explains everything that happens in its game, and nothing that never does."""

import re
from itertools import islice
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._writer import write_rules
from tests.support.bred_games import child, is_mostly_won, pruned_child
from tests.support.extent import parts
from tests.support.happenings import ASKS, PASSES_AT_END, PASSES_WHEN_OUT, decisions, events, means_nothing
from tests.support.playable_genomes import playable_genome

FEW, MANY = range(3), range(37)
"""How often a game is played; with all known games the many come to a thousand games."""

GENERATED, ALL_GENERATED = 60, 1_000

CHILDREN, ALL_CHILDREN = 4, 15
"""How many children of each known game are pruned, and how many are played."""

RARE: dict[str, str] = {
    "end timeout": "the limit of turns is there for players who never come to an end",
    "end draw": "level scores are possible, but seldom",
    "end stalemate": "it takes a round in which nobody can play and the stock is used up",
    "is out of the game": "it takes many hands to lose all chips",
    "deck": "cards are left over only when somebody is out of the game",
    "reshuffle": "good players seldom come to the end of the stock",
    "shoots the moon": "it takes every point of a hand",
    "is out of the hand": "in War it takes a tie of somebody's last card",
}
"""What a book may speak of though it was not seen in the games that were played."""


ONCE_UNEXPLAINED = (382, 402, 463, 512, 653, 686, 693, 742, 759, 793, 885)
"""Generated games of which something was missing in their books."""

WORDS: dict[str, str] = {
    "passes": r"(?<!may not )\bpass(es|ed)?\b",
    "knock": r"\bknock\b",
    "draw": r"\b(draw|take)\b",
    "take": r"\b(take|exchange)\b",
    "source": r"\bor\b",
    "discard": r"\bdiscards?\b",
    "play": r"\bplay\b",
    "trick": r"\b(plays?|turns? up|lays?)\b",
    "bid": r"\btricks?\b",
    "bet": r"\bbets?\b",
    "wager": r"\bstakes?\b",
    "doubt": r"\b(doubts?|challenges?)\b",
    "lay": r"\blay\b",
    "name": r"\brank\b",
    "suit": r"\bsuit\b",
    "give": r"\b(passes|gives?)\b",
    "exchange": r"\blay\b",
    "swap": r"\b(swap|exchange|lays?)\b",
    "meld": r"\bmelds?\b",
    "capture": r"\b(chooses?|drawn by lot)\b",
    "whom": r"\b(choose|ask)\b",
    "takes the trick": r"\btakes? the trick\b",
    "nobody takes the trick": r"\bnobody takes\b",
    "captures": r"\b(captures?|wins?|takes?)\b",
    "takes up": r"\btake up\b",
    "turns up": r"\b(top card|turns? up|unseen|by lot|at random)\b",
    "lays down": r"\blaid down\b",
    "goes out": r"\bgoes out\b",
    "is out of the hand": r"\bout of the hand\b",
    "is out of the game": r"\bout of the game\b",
    "reshuffle": r"\bshuffled?\b",
    "scores": r"\b(scores?|loses?|points?)\b",
    "shows": r"\bshow[ns]?\b",
    "gives": r"\b(gives?|passes)\b",
    "draws from the deck": r"\bthe stock\b",
    "draws from the discard pile": r"\bdiscard pile\b",
    "draws from the table": r"\btable\b",
    "end": r"\b(wins?|won|loses?)\b",
    "end timeout": r"\bafter about\b",
    "trump": r"\btrumps\b",
}
"""Words for decisions and events: some sentence that is said to explain one must have them."""


def explained(genome: GameGenome) -> set[str]:
    """What some sentence of the rulebook is about."""
    return {what for section in write_rulebook(genome).sections for rule in section.rules for what in rule.about}


def unspoken(genome: GameGenome) -> set[str]:
    """What sentences of the rulebook are said to explain, though none of them has a word for it."""
    rules = [rule for section in write_rules(genome) for rule in section.rules]
    spoken = {
        kind for rule in rules for kind in rule.about if kind in WORDS and re.search(WORDS[kind], rule.text, re.I)
    }
    return {kind for rule in rules for kind in rule.about if kind in WORDS} - spoken


def happened(genome: GameGenome, seeds: range, most: int = 300) -> set[str]:
    """What happens in games by chance and in games of greedy players, and what is asked first in as many of them."""
    kinds = set(events(genome, seeds, "random") | events(genome, seeds, "greedy"))
    for player in ("random", "greedy"):
        asked = (kind for seed in seeds for kind in decisions(genome, seed, player))
        kinds.update(islice(asked, most))
    return kinds


def assert_all_is_explained(genome: GameGenome, seeds: range) -> None:
    unexplained = happened(genome, seeds) - covered(genome)
    assert not unexplained, f"{genome.genome_id} does not explain {sorted(unexplained)}"


def covered(genome: GameGenome) -> set[str]:
    """What needs no more explaining: a sentence is about it, or about passes of all kinds, or it means nothing."""
    told = explained(genome)
    passes = {PASSES_WHEN_OUT, PASSES_AT_END} if "passes" in told else set()
    return told | passes | means_nothing(genome)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_what_happens_in_a_known_game_is_explained(game: KnownGame) -> None:
    assert_all_is_explained(game.create(), FEW)


def test_what_happens_in_generated_games_is_explained() -> None:
    for seed in range(GENERATED):
        assert_all_is_explained(playable_genome(Random(seed)), range(2))


@pytest.mark.deep
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_what_happens_in_many_games_is_explained_and_the_rest_is_rare(game: KnownGame) -> None:
    genome = game.create()
    found = happened(genome, MANY, most=2_000)
    assert found <= covered(genome)
    assert explained(genome) - found <= RARE.keys()


@pytest.mark.parametrize("part", parts(10, in_ci=1))
def test_what_happens_in_a_thousand_generated_games_is_explained(part: int) -> None:
    for seed in range(part, ALL_GENERATED, 10):
        assert_all_is_explained(playable_genome(Random(seed)), FEW)


@pytest.mark.deep
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_what_happens_in_bred_games_is_explained(game: KnownGame) -> None:
    for seed in range(ALL_CHILDREN):
        assert_all_is_explained(child(game, seed), FEW)


def only_told(genome: GameGenome) -> set[str]:
    """What a book tells and nobody saw, in a few games or in many."""
    left = explained(genome) - RARE.keys() - seen(genome, range(12), most=800)
    return left - seen(genome, range(12, 60), most=4_000) if left else left


def seen(genome: GameGenome, seeds: range, most: int) -> set[str]:
    """What happens in games; a player who leaves the hand in a turn passes, too, and so do the last ones of a hand."""
    kinds = happened(genome, seeds, most)
    return {*kinds, "passes"} if kinds & {PASSES_WHEN_OUT, PASSES_AT_END} else kinds


@pytest.mark.deep
def test_hardly_a_book_of_a_pruned_game_tells_what_never_happens() -> None:
    """Some do: luck may be needed that is too rare to see, or one win may always come before another."""
    games = [pruned_child(game, seed) for game in KNOWN_GAMES for seed in range(CHILDREN)]
    games = list(filter(is_mostly_won, games))
    found = [left for left in map(only_told, games) if left]
    assert len(games) > len(KNOWN_GAMES)
    assert len(found) <= len(games) / 20, found


@pytest.mark.parametrize("seed", ONCE_UNEXPLAINED)
def test_what_was_once_missing_is_explained(seed: int) -> None:
    assert_all_is_explained(playable_genome(Random(seed)), FEW)


def test_sentences_speak_of_what_they_are_about() -> None:
    """So that "you may not pass" explains no pass."""
    games = [*(game.create() for game in KNOWN_GAMES), *(playable_genome(Random(seed)) for seed in range(GENERATED))]
    for genome in games:
        assert not unspoken(genome), f"{genome.genome_id} has no words for {unspoken(genome)}"


def test_every_kind_of_decision_is_explained_somewhere() -> None:
    """So that none of them is missing above for lack of a game that asks it."""
    told = set().union(*(explained(game.create()) for game in KNOWN_GAMES))
    told = told.union(*(explained(playable_genome(Random(seed))) for seed in range(GENERATED)))
    assert told >= ASKS
