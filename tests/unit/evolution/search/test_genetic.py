from collections import Counter
from dataclasses import replace
from random import Random

from darwindeck.evolution.candidate import Judged
from darwindeck.evolution.search import Genetic
from darwindeck.genome.examples import create_hearts_genome, get_seed_genomes
from tests.support.breeding import small_breeder
from tests.support.candidates import judged

SIZE = 4


def known(number: int, low: float, looks: int = 1) -> Judged:
    """A judgement of one of the known games, which are far from each other."""
    one = judged(1, low, (str(number),), looks=looks)
    return replace(one, candidate=replace(one.candidate, genome=get_seed_genomes()[number]))


def population(search: Genetic) -> list[float]:
    """The lower ends of the scores of all members, in order."""
    return sorted(member["score"]["low"] for member in search.to_plain()["population"])


def told(*games: Judged) -> Genetic:
    search = Genetic([create_hearts_genome()], small_breeder(), SIZE)
    for one in games:
        search.tell([one])
    return search


def test_worst_member_makes_room_and_the_best_are_never_lost() -> None:
    lows = [0.5, 0.2, 0.4, 0.3, 0.6, 0.1, 0.35]
    search = told(*(known(number, low) for number, low in enumerate(lows)))
    assert population(search) == [0.35, 0.4, 0.5, 0.6]


def test_bar_is_the_worst_member_once_the_population_is_full() -> None:
    games = [known(number, low) for number, low in enumerate([0.5, 0.2, 0.4, 0.3])]
    assert told(*games[:3]).bar(("anywhere",)) == 0
    assert told(*games).bar(("anywhere",)) == 0.2


def test_game_that_is_nearly_a_member_can_only_take_its_place() -> None:
    search = told(judged(100, 0.5), judged(101, 0.4), judged(102, 0.6), known(0, 0.1))
    assert population(search) == [0.1, 0.6]


def test_member_that_is_measured_again_keeps_its_place_with_its_new_score() -> None:
    search = told(known(0, 0.6), known(1, 0.5), known(0, 0.2, looks=2))
    assert population(search) == [0.2, 0.5]
    search.tell([replace(known(0, 0.0, looks=3), cell=None)])
    assert population(search) == [0.5]


def test_better_members_have_more_children() -> None:
    members = [known(number, low) for number, low in enumerate([0.1, 0.2, 0.3, 0.9])]
    search = told(*members)
    names = {one.key: one.candidate.genome.genome_id for one in members}
    asked = [one for seed in range(100) for one in search.ask(1, Random(seed))]
    children = Counter(names[one.origin.parents[0]] for one in asked)
    assert children.most_common(1)[0][0] == get_seed_genomes()[3].genome_id
    assert len(children) > 2
