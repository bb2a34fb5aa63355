"""Putting a rulebook together."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import (
    _asking,
    _betting,
    _bidding,
    _deal,
    _effects,
    _game_end,
    _hand_end,
    _hands,
    _house,
    _object,
    _odd_cases,
    _play,
    _players,
    _quick,
    _scoring,
    _short,
    _table,
)
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section
from darwindeck.rulebook._title import hook, title
from darwindeck.rulebook.examples import sample_section, scoring_example
from darwindeck.rulebook.formats import html, markdown, pdf
from darwindeck.rulebook.strategy import Strategy, strategy_section


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in words."""

    title: str
    hook: str
    """One sentence that says what the game is about."""
    sections: tuple[Section, ...]
    aim: str = ""
    """One sentence that says what wins; empty if nothing does."""

    def to_markdown(self) -> str:
        """The whole text in Markdown."""
        return markdown(self.title, self.hook, self.sections)

    def to_html(self, *, play: str | None = None) -> str:
        """A page of HTML that needs nothing else, for phones, screens and paper.

        Args:
            play: The address at which the game can be played, if there is one.
        """
        return html(self.title, self.hook, self.sections, play)

    def to_pdf(self) -> bytes:
        """Pages to print, the same bytes for the same rules.

        Raises:
            DarwinDeckError: When typst is missing, which comes with the extra `pdf`.
        """
        return pdf(self.title, self.hook, self.sections)


def write_rulebook(genome: GameGenome, *, strategy: Strategy | None = None) -> Rulebook:
    """Write the rules of a game.

    Args:
        genome: The rules.
        strategy: What `measure_strategy` has found out about the game, for a section of notes; none if None.
    """
    scene = staged(genome)
    return Rulebook(title(scene), hook(scene), tuple(_sections(scene, strategy)), _short.aim(scene) or "")


def write_rules(genome: GameGenome) -> tuple[Section, ...]:
    """Write the sections that say rules; the others of a rulebook repeat or show them, or tell what was measured."""
    return tuple(_rules(staged(genome)))


def _sections(scene: Scene, strategy: Strategy | None) -> Iterator[Section]:
    if section := _short.section(scene):
        yield section
    for section in _rules(scene):
        yield replace(section, blocks=(*section.blocks, *scoring_example(scene))) if section.is_scoring else section
    if section := sample_section(scene):
        yield section
    if strategy is not None and (section := strategy_section(strategy, scene)):
        yield section
    if section := _quick.section(scene):
        yield section


_RULES = (
    _players,
    _object,
    _deal,
    _play,
    _table,
    _effects,
    _bidding,
    _betting,
    _hands,
    _house,
    _asking,
    _scoring,
    _hand_end,
    _game_end,
    _odd_cases,
)


def _rules(scene: Scene) -> Iterator[Section]:
    for chapter in _RULES:
        if section := chapter.section(scene):
            yield section
