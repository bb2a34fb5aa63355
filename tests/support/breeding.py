"""A small world to breed in: few changes, a target to come near to, and a map. All of it costs next to nothing.

What counts is which ranks are wild: seven of thirteen are wanted, and every right one can be seen in the score. The map
has the family and how many cards are dealt, so that on the way to its far corners nothing gets better.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from darwindeck.evaluation import Estimate
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.config import RunConfig, SearchName
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.families import family_of
from darwindeck.evolution.operators import Change, Mutation, MutationPipeline
from darwindeck.evolution.operators._operator import Draft
from darwindeck.evolution.search import ArchivingSearch, create_search
from darwindeck.evolution.search.breeder import Breeder
from darwindeck.genome.examples import create_crazy_eights_genome, create_fan_tan_genome, create_president_genome
from darwindeck.genome.schema import GameGenome, Rank

START = (create_crazy_eights_genome(), create_fan_tan_genome(), create_president_genome())

WANTED = frozenset(list(Rank)[::2])
MOST_CARDS = 12


class DealMutation(Mutation):
    """Deals a card more or less."""

    name = "cards"
    usual = 0.25

    def change(self, genome: GameGenome, rng: Random) -> Change | None:
        cards = min(max(genome.setup.cards_per_player + rng.choice((-1, 1)), 1), MOST_CARDS)
        return Change(with_cards(genome, cards), f"deals {cards}")

    def drafts(self, _: GameGenome, __: Random) -> Iterator[Draft]:
        return iter(())


class WildMutation(Mutation):
    """Makes a rank wild or tame."""

    name = "wild"
    usual = 0.75

    def change(self, genome: GameGenome, rng: Random) -> Change | None:
        rank = rng.choice(list(Rank))
        return Change(with_wild(genome, set(genome.setup.wild_cards) ^ {rank}), f"turns {rank}")

    def drafts(self, _: GameGenome, __: Random) -> Iterator[Draft]:
        return iter(())


def small_crossover(one: GameGenome, other: GameGenome, rng: Random) -> Change | None:
    """The cards of one, and for every rank whether it is wild in one of them."""
    wild = {rank for rank in Rank if rank in rng.choice((one, other)).setup.wild_cards}
    return Change(with_wild(one, wild), "mixes wild cards")


def with_cards(genome: GameGenome, cards: int) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, cards_per_player=cards))


def with_wild(genome: GameGenome, wild: set[Rank]) -> GameGenome:
    ranks = tuple(rank for rank in Rank if rank in wild)
    names_suit = genome.setup.wild_names_suit and bool(ranks)
    return replace(genome, setup=replace(genome.setup, wild_cards=ranks, wild_names_suit=names_suit))


def small_breeder(constraints: Constraints | None = None) -> Breeder:
    return Breeder(small_pipeline(), small_crossover, constraints)


def small_pipeline() -> MutationPipeline:
    return MutationPipeline([DealMutation(), WildMutation()])


def small_search(name: SearchName, batch: int = 12) -> ArchivingSearch:
    search = create_search(RunConfig(start=START, search=name, batch=batch), small_breeder())
    assert isinstance(search, ArchivingSearch)
    return search


def worth_of(genome: GameGenome) -> float:
    """How near a game is to what is wanted, from 0 to 1."""
    wild = frozenset(genome.setup.wild_cards)
    right = sum((rank in wild) == (rank in WANTED) for rank in Rank) / len(Rank)
    return float(right**3)


def judge(candidate: Candidate, looks: int = 1) -> Judged:
    """By what it is worth; games that deal a single card are rejected."""
    genome = candidate.genome
    cards = genome.setup.cards_per_player
    if cards == 1:
        return Judged(candidate, Estimate.exact(0.0), why="a hand has only one card")
    worth = worth_of(genome)
    score = Estimate(worth, max(worth - 0.05 / looks, 0.0), worth + 0.05 / looks)
    return Judged(candidate, score, (family_of(genome), f"{cards} cards"), True, looks)


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
