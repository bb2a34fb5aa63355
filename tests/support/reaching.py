"""How to find out whether mutation reaches every field: chains that go where fields are still missing."""

from random import Random
from typing import ClassVar

from darwindeck.evolution.operators import MutationPipeline
from darwindeck.evolution.operators._fields import GenomeField, open_fields
from darwindeck.evolution.operators.steps import StepMutation
from darwindeck.genome.schema import BiddingPhase, GameGenome, GameRules, PlayPhase, SetupRules
from tests.support.touched import Kind, parts_by_class, touched

_POOL = 100
_LONGEST = 8
"""Chains of more changes than this lead to games with so many rules that little else fits in."""


_FIRST: dict[Kind, Kind] = {
    (SetupRules, "capture_order"): (SetupRules, "tableau_mode"),
    (GameRules, "war_cards_down"): (SetupRules, "tableau_mode"),
    (GameRules, "failed_nil_helps"): (BiddingPhase, "allow_nil"),
    (SetupRules, "wild_names_suit"): (PlayPhase, "valid_play_condition"),
}
"""What has to be otherwise before a field means anything, where chance alone would take long to find it."""


class StepOf(StepMutation):
    """Changes one field alone, as an operator on any field may do."""

    name: ClassVar = "change one rule"
    usual: ClassVar = 1.0

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self._kind = kind

    def is_open(self, field: GenomeField) -> bool:
        return field.kind == self._kind


def untouched_after(
    games: list[GameGenome], pipeline: MutationPipeline, wanted: set[Kind], rng: Random, most: int
) -> set[Kind]:
    """The fields that no chain from these games has changed after so many changes; empty as soon as all were."""
    missing = set(wanted)
    pools: dict[type | Kind, list[GameGenome]] = {}

    def keep(game: GameGenome) -> None:
        keys: set[type | Kind] = {*parts_by_class(game), *(field.kind for field in open_fields(game))}
        for key in keys:
            pools.setdefault(key, []).append(game)
            del pools[key][:-_POOL]

    for game in games:
        keep(game)
    for _ in range(most):
        if not missing:
            break
        kind = rng.choice(sorted(missing, key=str))
        if kind in _FIRST and rng.random() < 0.5:
            kind = _FIRST[kind]
        bred = pools.get(kind) or pools.get(kind[0]) or pools[GameGenome]
        parent = rng.choice(games if rng.random() < 0.2 else bred)
        operator = StepOf(kind) if kind in pools and rng.random() < 0.5 else pipeline
        change = operator.change(parent, rng)
        if change is not None:
            missing -= touched(parent, change.genome)
            if change.genome.generation <= _LONGEST:
                keep(change.genome)
    return missing
