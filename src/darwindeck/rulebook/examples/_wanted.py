"""What a sample round should show of a game, if it can: the things that make the game what it is."""

import re
from collections.abc import Iterator

from darwindeck.genome.schema import AskPhase, ClaimPhase, EffectType, MeldPhase, ScoringTrigger, TrickPhase
from darwindeck.rulebook._places import names_suit
from darwindeck.rulebook._scene import Scene

_OF_EFFECTS = {
    EffectType.SKIP_NEXT: r" skipped\.| gives another turn\.",
    EffectType.REVERSE_DIRECTION: r" direction of play turns\.",
    EffectType.EXTRA_TURN: r" skipped\.| gives another turn\.",
    EffectType.DRAW_CARDS: r" because of ",
}


def wanted(scene: Scene) -> tuple[re.Pattern[str], ...]:
    """The words of which each tells of one such thing."""
    return tuple(map(re.compile, _wanted(scene)))


def _wanted(scene: Scene) -> Iterator[str]:
    tricks = list(scene.of_kind(TrickPhase))
    if tricks:
        yield r"\d takes the trick"
    if any(one.lead_suit_required and not one.face_down for one in tricks):
        yield " trumps with " if any(map(scene.has_trumps, tricks)) else r" has no \w+ and plays "
    if scene.has(ClaimPhase):
        yield r"\d doubts it"
    if scene.has(AskPhase):
        yield r" asks .* gives "
    if scene.has(MeldPhase):
        yield " melds "
    if any(rule.points and rule.trigger is ScoringTrigger.SWEEP for rule in scene.genome.card_scoring):
        yield " for a sweep"
    if scene.genome.setup.wild_cards and names_suit(scene):
        yield r" names (hearts|diamonds|clubs|spades)"
    effects = {one.effect_type for one in scene.genome.special_effects}
    yield from (words for effect, words in _OF_EFFECTS.items() if effect in effects)
