"""The texts of bets, the house, claims, asking, melds, swaps and hands, and what must hold of them."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    ClaimPhase,
    GameGenome,
    KnockPhase,
    MeldPhase,
    SwapPhase,
    WagerPhase,
)
from darwindeck.rulebook import _asking, _betting, _claims, _hands, _house, _melds, _swaps
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Section
from tests.support.field_pairs import FIELD_PAIRS, FieldPair

PHASES: dict[type, Callable[[Any, Scene], tuple[Block, ...]]] = {
    BettingPhase: _betting.betting,
    WagerPhase: _house.wager,
    ClaimPhase: _claims.claim,
    AskPhase: _asking.ask,
    MeldPhase: _melds.meld,
    KnockPhase: _melds.knock,
    SwapPhase: _swaps.swap,
}
CHAPTERS = (_betting.section, _house.section, _asking.section, _hands.section)

FORBIDDEN = re.compile(r"_|None|  |\.\.|\b(?:1|one) (?:cards|points|chips|melds|raises)\b|, ,|, \.|: \.|\(\)|\?")
"""What is never in a text: names of the machine, wrong plurals, doubled marks, empty lists."""


def sections(genome: GameGenome) -> Iterator[Section]:
    """The phases and chapters of these modules that a game has."""
    scene = Scene(genome)
    for phase in scene.phases:
        if type(phase) in PHASES:
            yield Section(phase.tag, PHASES[type(phase)](phase, scene))
    for chapter in CHAPTERS:
        section = chapter(scene)
        if section is not None:
            yield section


def words(genome: GameGenome) -> str:
    """All that these modules say about a game, a rule on each line."""
    return "\n".join(f"{section.title}: {rule.text}" for section in sections(genome) for rule in section.rules)


def explained(genome: GameGenome) -> set[str]:
    """All that is explained."""
    return {what for section in sections(genome) for rule in section.rules for what in rule.about}


def pairs_of(*paths: str) -> Sequence[FieldPair]:
    """The pairs for the fields of some parts, or for single fields."""
    return [pair for pair in FIELD_PAIRS if pair.path in paths or pair.path.split(".")[0] in paths]


def named(pair: FieldPair) -> str:
    """A pair in the name of a test."""
    return f"{pair.path} {pair.reason}"
