"""The pipeline applies operators at their probabilities, and says which."""

from collections import Counter
from random import Random

from darwindeck.evolution.operators import (
    OPERATORS,
    AddEffectMutation,
    MutateEffectMutation,
    MutationPipeline,
    RemoveEffectMutation,
    create_default_pipeline,
)
from darwindeck.genome.examples import create_uno_style_genome, create_whist_genome
from darwindeck.genome.serialization import content_hash


def test_the_default_pipeline_has_every_operator() -> None:
    assert [type(operator) for operator in create_default_pipeline().operators] == list(OPERATORS)


def test_children_are_one_generation_on_however_many_operators_were_applied() -> None:
    pipeline = MutationPipeline([AddEffectMutation(1.0), MutateEffectMutation(1.0)])
    change = pipeline.change(create_uno_style_genome(), Random(0))
    assert change is not None
    assert change.genome.generation == 1
    assert sorted(change.names) == ["add effect", "change effect"]
    assert len(change.words.split("; ")) >= 2


def test_one_operator_is_drawn_where_none_was_chosen() -> None:
    change = MutationPipeline([AddEffectMutation(1e-9)]).change(create_uno_style_genome(), Random(0))
    assert change is not None
    assert change.names == ("add effect",)


def test_shares_take_the_place_of_probabilities() -> None:
    pipeline = MutationPipeline([AddEffectMutation(0.5), RemoveEffectMutation(0.5)])
    names: Counter[str] = Counter()
    for seed in range(40):
        change = pipeline.change(create_uno_style_genome(), Random(seed), {"add effect": 0.0, "remove effect": 1.0})
        assert change is not None
        names.update(change.names)
    assert set(names) == {"remove effect"}


def test_a_game_that_nothing_can_change_is_given_back() -> None:
    whist = create_whist_genome()
    pipeline = MutationPipeline([MutateEffectMutation(1.0)])
    assert pipeline.change(whist, Random(0)) is None
    assert pipeline.mutate(whist) is whist


def test_operators_that_undo_each_other_make_no_child() -> None:
    uno = create_uno_style_genome()
    pipeline = MutationPipeline([AddEffectMutation(1.0), RemoveEffectMutation(1.0)])
    for seed in range(20):
        child = pipeline.mutate(uno, Random(seed))
        assert child is uno or content_hash(child) != content_hash(uno)
