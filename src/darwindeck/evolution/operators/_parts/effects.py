"""What special cards do."""

from random import Random

from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.genome.schema import EffectType, GameGenome, SpecialEffect, TargetSelector

AIMED = (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)
"""Effects that hit somebody of one's choice."""
COUNTED = (*AIMED, EffectType.SKIP_NEXT)
"""Effects of which there can be more or less."""


def fitting_effects(genome: GameGenome) -> list[EffectType]:
    """What special cards can do at this table; turning play round means something for three players and more."""
    alone = [EffectType.EXTRA_TURN]
    if genome.player_count == 1:
        return alone
    several = [EffectType.SKIP_NEXT, *AIMED, *alone]
    return several if genome.player_count == 2 else [*several, EffectType.REVERSE_DIRECTION]


def targets(genome: GameGenome) -> list[TargetSelector]:
    """Whom special cards can hit. Of two players there is only one to hit."""
    if genome.player_count == 2:
        return [TargetSelector.NEXT_PLAYER]
    one = [TargetSelector.NEXT_PLAYER, TargetSelector.PREV_PLAYER, TargetSelector.PLAYER_CHOICE]
    return [*one, TargetSelector.RANDOM_OPPONENT, TargetSelector.ALL_OPPONENTS]


def an_effect(genome: GameGenome, rng: Random) -> SpecialEffect:
    """Something for cards of a rank to do, of a rank that does nothing yet if there is one."""
    taken = {effect.trigger_rank for effect in genome.special_effects}
    ranks = ranks_of(genome)
    rank = rng.choice([rank for rank in ranks if rank not in taken] or ranks)
    kind = rng.choice(fitting_effects(genome))
    target = rng.choice(targets(genome)) if kind in AIMED else TargetSelector.NEXT_PLAYER
    return SpecialEffect(rank, kind, target, rng.choice([1, 1, 2, 3]) if kind in AIMED else 1)
