"""A small world to breed in: few changes, a target to come near to, and a map. All of it costs next to nothing.

Games are shedding games and their kin. What counts is which ranks are wild and how many cards are dealt; what is a far
way from every game at the start, but each step of it can be seen in the score.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from darwindeck.evaluation import Estimate
from darwindeck.evolution.breeder import Breeder
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.config import RunConfig, SearchName
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.families import family_of
from darwindeck.evolution.operators import Change
from darwindeck.evolution.search import ArchivingSearch, create_search
from darwindeck.genome.examples import create_crazy_eights_genome, create_president_genome, create_uno_style_genome
from darwindeck.genome.schema import GameGenome, Rank

START = (create_crazy_eights_genome(), create_uno_style_genome(), create_president_genome())

WANTED_WILD = frozenset(list(Rank)[::2])
WANTED_CARDS = 9
MOST_CARDS = 12


@dataclass(frozen=True)
class Changed:
    genome: GameGenome
    words: str
    names: tuple[str, ...]


class SmallPipeline:
    """Makes a rank wild or tame, or deals a card more or less."""

    def change(self, genome: GameGenome, rng: Random, shares: Mapping[str, float] | None = None) -> Changed | None:
        weight = (shares or {}).get("cards", 1.0)
        if rng.random() < weight / (weight + 3):
            cards = min(max(genome.setup.cards_per_player + rng.choice((-1, 1)), 1), MOST_CARDS)
            return Changed(with_setup(genome, cards_per_player=cards), f"deals {cards}", ("cards",))
        rank = rng.choice(list(Rank))
        wild = set(genome.setup.wild_cards) ^ {rank}
        return Changed(with_wild(genome, wild), f"turns {rank}", ("wild",))


def small_crossover(one: GameGenome, other: GameGenome, rng: Random) -> Change | None:
    """The cards of one, and for every rank whether it is wild in one of them."""
    wild = {rank for rank in Rank if rank in rng.choice((one, other)).setup.wild_cards}
    return Change(with_wild(one, wild), "mixes wild cards")


def with_setup(genome: GameGenome, **values: int) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **values), generation=genome.generation + 1)


def with_wild(genome: GameGenome, wild: set[Rank]) -> GameGenome:
    ranks = tuple(rank for rank in Rank if rank in wild)
    names_suit = genome.setup.wild_names_suit and bool(ranks)
    return replace(genome, setup=replace(genome.setup, wild_cards=ranks, wild_names_suit=names_suit))


def small_breeder(constraints: Constraints | None = None) -> Breeder:
    return Breeder(SmallPipeline(), small_crossover, constraints)


def small_search(name: SearchName, batch: int = 12) -> ArchivingSearch:
    search = create_search(RunConfig(start=START, search=name, batch=batch), small_breeder())
    assert isinstance(search, ArchivingSearch)
    return search


def closeness(genome: GameGenome) -> float:
    """How much of what is wanted a game has, from 0 to 1."""
    wild = frozenset(genome.setup.wild_cards)
    right = sum((rank in wild) == (rank in WANTED_WILD) for rank in Rank) / len(Rank)
    return 0.8 * right + 0.2 * (1 - abs(genome.setup.cards_per_player - WANTED_CARDS) / MOST_CARDS)


def judge(candidate: Candidate, looks: int = 1) -> Judged:
    """By closeness; games that deal a single card are rejected."""
    genome = candidate.genome
    if genome.setup.cards_per_player == 1:
        return Judged(candidate, Estimate.exact(0.0), why="a hand has only one card")
    worth, cards = closeness(genome), genome.setup.cards_per_player
    cell = family_of(genome), "few cards" if cards < 5 else "some cards" if cards < 9 else "many cards"
    return Judged(candidate, Estimate(worth, worth - 0.05 / looks, worth + 0.05 / looks), cell, True, looks)


def start(search: ArchivingSearch, games: Sequence[GameGenome] = START) -> None:
    """Generation 0: the search hears of the games that it starts from."""
    search.tell([judge(Candidate(genome, Origin("known game", genome.genome_id))) for genome in games])


def go_on(
    search: ArchivingSearch,
    seed: int,
    generations: range,
    batch: int = 12,
    verdict: Callable[[Candidate], Judged] = judge,
) -> list[list[str]]:
    """Some generations of a run, with what was asked in each."""
    asked = []
    for generation in generations:
        candidates = search.ask(batch, Random(f"{seed}/{generation}"))
        asked.append([candidate.key for candidate in candidates])
        search.tell([verdict(candidate) for candidate in candidates])
        looks = {elite.key: elite.looks for elite in search.kept()}
        search.tell([judge(doubt, looks[doubt.key] + 1) for doubt in search.doubts(2)])
    return asked
