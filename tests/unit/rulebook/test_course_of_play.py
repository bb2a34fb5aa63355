"""What is said about the cards, the deal, turns, drawing, laying, the table and special cards, in many games."""

import re
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import DiscardPhase, DrawPhase, GameGenome, PlayPhase
from darwindeck.rulebook import _deal, _effects, _players, _table
from darwindeck.rulebook._drawing import draw
from darwindeck.rulebook._laying import discard, play
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Section, Table
from darwindeck.rulebook._turns import order, passes
from tests.support.playable_genomes import playable_genome

SLIPS = re.compile(r"_|None|\b1 cards|\bone cards|  |\.\.|,,|,\.| [,.;:]|\ba [aeiou]|\( |\bthe the\b")


def sections(genome: GameGenome) -> list[Section]:
    scene = Scene(genome)
    blocks: list[Block] = [*order(scene), *passes(scene)]
    for phase in scene.phases:
        match phase:
            case DrawPhase():
                blocks += draw(phase, scene)
            case PlayPhase():
                blocks += play(phase, scene)
            case DiscardPhase():
                blocks += discard(phase, scene)
            case _:
                pass
    chapters = [_players.section(scene), _deal.section(scene), Section("Play", tuple(blocks))]
    return chapters + [one for one in (_table.section(scene), _effects.section(scene)) if one is not None]


def check_wording(genome: GameGenome) -> None:
    for section in sections(genome):
        for block in section.blocks:
            assert block.rows if isinstance(block, Table) else block.rules
        for rule in section.rules:
            assert not SLIPS.search(rule.text), rule.text
            assert rule.text.endswith("."), rule.text
            assert rule.text[0].isupper() or rule.text.startswith("**"), rule.text


@pytest.mark.parametrize("genome", [known.create() for known in KNOWN_GAMES], ids=lambda genome: genome.genome_id)
def test_known_games_are_worded_well(genome: GameGenome) -> None:
    check_wording(genome)


@pytest.mark.parametrize("start", range(0, 300, 50))
def test_generated_games_are_worded_well(start: int) -> None:
    for seed in range(start, start + 50):
        check_wording(playable_genome(Random(seed)))
