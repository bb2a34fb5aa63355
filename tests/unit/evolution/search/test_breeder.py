from random import Random

import pytest

from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.operators import OPERATORS, MutationPipeline
from darwindeck.evolution.search.breeder import Breeder, operators_of
from darwindeck.genome.schema import GameGenome
from tests.support.breeding import START, judge, small_breeder, small_crossover, small_pipeline, with_cards

PARENTS = [Candidate(genome, Origin("start", genome.genome_id)) for genome in START]


def anything(_: str) -> bool:
    return True


def no_child(_: GameGenome, __: GameGenome, ___: Random) -> None:
    return None


def test_child_of_one_parent_says_where_it_comes_from() -> None:
    child = small_breeder().breed(PARENTS[:1], anything, Random(1))
    assert child is not None
    assert child.origin.parents == (PARENTS[0].key,)
    assert set(operators_of(child.origin)) <= {"cards", "wild"}
    assert child.origin.words
    assert child.genome.generation == PARENTS[0].genome.generation + 1


def test_child_of_two_parents_was_crossed_and_perhaps_mutated() -> None:
    children = [small_breeder().breed(PARENTS[:2], anything, Random(seed)) for seed in range(40)]
    made_by = {operators_of(child.origin) for child in children if child is not None}
    assert made_by >= {("crossover",), ("crossover", "cards"), ("crossover", "wild")}
    assert all(names[0] == "crossover" for names in made_by)
    assert all(child.origin.parents == (PARENTS[0].key, PARENTS[1].key) for child in children if child)
    assert all(child.genome.generation == 1 for child in children if child)


def test_child_can_be_changed_several_times_and_is_still_one_generation_on() -> None:
    child = small_breeder().breed(PARENTS[:1], anything, Random(2), mutations=5)
    assert child is not None
    assert child.genome.generation == 1
    assert len(child.origin.words.split("; ")) >= 5


def test_child_never_has_the_rules_of_a_parent_or_rules_that_are_not_wanted() -> None:
    breeder, rng = small_breeder(), Random(3)
    first = [breeder.breed(PARENTS[:1], anything, rng) for _ in range(60)]
    keys = {child.key for child in first if child is not None}
    assert PARENTS[0].key not in keys
    second = [breeder.breed(PARENTS[:1], lambda key: key not in keys, rng) for _ in range(60)]
    assert keys.isdisjoint(child.key for child in second if child is not None)


def test_nothing_is_bred_where_nothing_new_can_be_found() -> None:
    assert small_breeder().breed(PARENTS[:1], lambda _: False, Random(4)) is None
    barren = Breeder(MutationPipeline([]), no_child)
    assert barren.breed(PARENTS[:1], anything, Random(4)) is None
    assert barren.breed(PARENTS[:2], anything, Random(4)) is None


def test_children_are_such_as_they_are_wanted() -> None:
    breeder = small_breeder(Constraints(without=("wild cards",)))
    uno = PARENTS[1]
    children = [breeder.breed([uno], anything, Random(seed)) for seed in range(30)]
    assert all(child is None or child.genome.setup.wild_cards == () for child in children)
    assert sum(child is not None for child in children) > 10


def test_child_of_a_game_that_is_to_be_improved_stays_near_it() -> None:
    near, far = START[0], PARENTS[2]
    breeder = Breeder(small_pipeline(), small_crossover, near=near)
    assert breeder.breed([PARENTS[0]], anything, Random(5)) is not None
    assert breeder.breed([far], anything, Random(5)) is None


def test_operators_earn_their_share_by_viable_children() -> None:
    breeder, rng = small_breeder(), Random(6)
    few_cards = Candidate(with_cards(START[0], 2), Origin("start", ""))
    for _ in range(100):
        child = breeder.breed([few_cards], anything, rng)
        assert child is not None
        breeder.tell(judge(child))
    shares = breeder.credit.shares({"cards": 0.5, "wild": 0.5})
    assert shares["cards"] < 0.45
    assert shares["wild"] > 0.5


def test_games_at_the_start_are_nobodys_merit() -> None:
    breeder = small_breeder()
    breeder.tell(judge(PARENTS[0]))
    assert breeder.credit.to_plain() == {}


@pytest.mark.parametrize("parents", [PARENTS[:1], PARENTS[:2]])
def test_same_dice_breed_the_same_child(parents: list[Candidate]) -> None:
    assert small_breeder().breed(parents, anything, Random(7)) == small_breeder().breed(parents, anything, Random(7))


def test_parents_stay_as_they_are() -> None:
    before = [Judged.to_plain(judge(parent)) for parent in PARENTS]
    small_breeder().breed(PARENTS[:2], anything, Random(8))
    assert [Judged.to_plain(judge(parent)) for parent in PARENTS] == before


def test_operators_of_a_child_can_be_told_by_their_names() -> None:
    names = [kind.name for kind in OPERATORS]
    assert operators_of(Origin(", ".join(names), "", ("a" * 64,))) == tuple(names)
    assert len(set(names)) == len(names)
