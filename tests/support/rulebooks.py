"""What tests of the rulebook ask for: known games by name, and the rules of a game without examples."""

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import (
    _asking,
    _betting,
    _bidding,
    _deal,
    _effects,
    _ending,
    _hands,
    _house,
    _object,
    _odd_cases,
    _play,
    _players,
    _scoring,
    _table,
)
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section

_CHAPTERS = (_players, _object, _deal, _play, _table, _effects, _bidding, _betting, _house, _asking, _hands, _scoring)


def known(name: str) -> GameGenome:
    """A known game by the name that its genome has."""
    return next(genome for genome in (game.create() for game in KNOWN_GAMES) if genome.genome_id == name)


def rules_of(genome: GameGenome) -> list[Section]:
    """The sections that say rules; the others repeat them, or show them."""
    scene = Scene(genome)
    chapters = [chapter.section(scene) for chapter in _CHAPTERS]
    found = [*chapters, *_ending.sections(scene), _odd_cases.section(scene)]
    return [one for one in found if one is not None]


def all_rules(genome: GameGenome) -> str:
    """The sentences of these sections, one in a line."""
    return "\n".join(rule.text for section in rules_of(genome) for rule in section.rules)
