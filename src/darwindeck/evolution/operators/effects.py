"""Operators on special cards."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._numbers import LADDERS, near
from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._parts.effects import AIMED, COUNTED, an_effect, fitting_effects, targets
from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.genome._rules._facts import has_phase
from darwindeck.genome.schema import (
    EffectType,
    GameGenome,
    PlayPhase,
    SpecialEffect,
    TargetSelector,
    TrickPhase,
)
from darwindeck.rulebook._cards import rank_names
from darwindeck.rulebook._words import counted

_MOST_EFFECTS = 5
"""More special cards than this nobody keeps in mind."""
_HIT = {
    TargetSelector.NEXT_PLAYER: "the next player",
    TargetSelector.PREV_PLAYER: "the player before",
    TargetSelector.PLAYER_CHOICE: "an opponent of one's choice",
    TargetSelector.RANDOM_OPPONENT: "an opponent by lot",
    TargetSelector.ALL_OPPONENTS: "all opponents",
    TargetSelector.LEFT_OPPONENT: "the player on the left",
    TargetSelector.RIGHT_OPPONENT: "the player on the right",
}


def effect_words(effect: SpecialEffect) -> str:
    """What a special card does: skip the next player."""
    match effect.effect_type:
        case EffectType.SKIP_NEXT:
            return "skip the next player" if effect.value == 1 else f"skip the next {counted(effect.value, 'player')}"
        case EffectType.REVERSE_DIRECTION:
            return "turn play round"
        case EffectType.EXTRA_TURN:
            return "give another turn"
        case EffectType.DRAW_CARDS:
            return f"make {_HIT[effect.target]} draw {counted(effect.value, 'card')}"
        case EffectType.FORCE_DISCARD:
            return f"make {_HIT[effect.target]} discard {counted(effect.value, 'card')}"


def _plays_cards(genome: GameGenome) -> bool:
    return has_phase(genome, PlayPhase, TrickPhase)


class AddEffectMutation(Mutation):
    """Gives cards of a rank something to do."""

    name: ClassVar = "add effect"
    usual: ClassVar = 0.10

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """Effects on ranks that have none, one after the other."""
        while _plays_cards(genome) and len(genome.special_effects) < _MOST_EFFECTS:
            effect = an_effect(genome, rng)
            effects = (*genome.special_effects, effect)
            words = f"{rank_names(effect.trigger_rank)} now {effect_words(effect)}"
            yield Draft(replace(genome, special_effects=effects), words)


class RemoveEffectMutation(Mutation):
    """Takes away what cards of a rank do."""

    name: ClassVar = "remove effect"
    usual: ClassVar = 0.10

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One effect fewer, any of them."""
        for gone in rng.sample(genome.special_effects, len(genome.special_effects)):
            left = tuple(effect for effect in genome.special_effects if effect is not gone)
            words = f"{rank_names(gone.trigger_rank)} no longer {effect_words(gone)}"
            yield Draft(replace(genome, special_effects=left), words)


class MutateEffectMutation(Mutation):
    """Changes what cards of a rank do, or which cards do it."""

    name: ClassVar = "change effect"
    usual: ClassVar = 0.15

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One effect with another rank, kind, target or number; only what makes a difference to it."""
        while genome.special_effects and _plays_cards(genome):
            number = rng.randrange(len(genome.special_effects))
            old = genome.special_effects[number]
            new = rng.choice(_near(old, genome, rng))
            effects = (*genome.special_effects[:number], new, *genome.special_effects[number + 1 :])
            did, do = f"{rank_names(old.trigger_rank)} {effect_words(old)}", effect_words(new)
            words = f"{rank_names(new.trigger_rank)} {do}, where {did} before"
            yield Draft(replace(genome, special_effects=effects), words)


def _near(effect: SpecialEffect, genome: GameGenome, rng: Random) -> list[SpecialEffect]:
    taken = {other.trigger_rank for other in genome.special_effects}
    ways = [replace(effect, trigger_rank=rank) for rank in ranks_of(genome) if rank not in taken][:4]
    others = [kind for kind in fitting_effects(genome) if kind is not effect.effect_type]
    ways += [_of_kind(kind, effect, genome, rng) for kind in others]
    if effect.effect_type in AIMED:
        ways += [replace(effect, target=target) for target in targets(genome) if target is not effect.target]
    if effect.effect_type in COUNTED:
        ways += [replace(effect, value=near(effect.value, LADDERS[SpecialEffect, "value"], rng))] * 3
    return ways


def _of_kind(kind: EffectType, effect: SpecialEffect, genome: GameGenome, rng: Random) -> SpecialEffect:
    target = rng.choice(targets(genome)) if kind in AIMED else TargetSelector.NEXT_PLAYER
    return replace(effect, effect_type=kind, target=target, value=max(effect.value, 1))
