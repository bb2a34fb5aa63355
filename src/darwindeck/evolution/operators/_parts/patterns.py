"""Kinds of hand, and what to call them."""

from dataclasses import replace
from random import Random

from darwindeck.genome.schema import GameGenome, HandPattern
from darwindeck.rulebook._cards import ranks_listed
from darwindeck.rulebook._words import listed, number

_ANYTHING = "any hand"
_GROUPS = {(2,): "pair", (2, 2): "two pairs", (3,): "three of a kind", (3, 2): "full house", (4,): "four of a kind"}


def pattern_name(pattern: HandPattern) -> str:
    """What a kind of hand is called, by what it takes."""
    parts = []
    groups = tuple(sorted((group for group in pattern.same_rank_groups if group > 1), reverse=True))
    if groups:
        parts.append(_GROUPS.get(groups) or listed([f"{number(group)} of a kind" for group in groups]))
    if pattern.sequence_length:
        parts.append(f"run of {number(pattern.sequence_length)}")
    if pattern.same_suit_count:
        parts.append(f"{number(pattern.same_suit_count)} of a suit")
    if pattern.required_ranks:
        parts.append(ranks_listed(set(pattern.required_ranks)))
    if pattern.required_count and not parts:
        parts.append(f"{number(pattern.required_count)} cards")
    return listed(parts) or _ANYTHING


def renamed(patterns: tuple[HandPattern, ...], before: tuple[HandPattern, ...]) -> tuple[HandPattern, ...]:
    """Patterns of which those that are new have a name that says what they are, without those that take nothing."""
    named = [one if one in before else replace(one, name=pattern_name(one)) for one in patterns]
    return tuple(one for one in named if one.name != _ANYTHING)


def a_pattern(genome: GameGenome, rng: Random) -> HandPattern:
    """A kind of hand that the game does not have yet, and that beats more or less than others."""
    old = genome.hand_evaluation.patterns if genome.hand_evaluation else ()
    cards = max(2, min(5, genome.setup.cards_per_player + genome.setup.initial_tableau_count))
    drafts = [
        HandPattern("", 1, same_rank_groups=(rng.randint(2, min(cards, 4)),)),
        HandPattern("", 1, same_suit_count=rng.randint(2, cards)),
        HandPattern("", 1, sequence_length=rng.randint(2, cards), sequence_wrap=True),
        HandPattern("", 1, sequence_length=cards, same_suit_count=cards),
    ]
    draft = rng.choice(drafts)
    priority = rng.randint(1, max([1, *(one.rank_priority for one in old)]) + 1)
    return replace(draft, name=pattern_name(draft), rank_priority=priority)
