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
from tests.support.field_pairs import FIELD_PAIRS, FieldPair
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules

FIELDS_OF_RULES = {
    "GameRules.consecutive_pass_action",
    "GameRules.passes_to_trigger",
    "GameRules.pass_stake",
    "GameRules.starter",
    "GameRules.rest_to_last_captor",
    "GameRules.war_cards_down",
    "GameRules.deck_empty_action",
    "GameRules.deck_reserve",
    "GameGenome.setup",
    "GameGenome.turn_structure",
    "GameGenome.special_effects",
    "GameGenome.player_count",
    "GameGenome.team_mode",
    "GameGenome.teams",
}
CLASSES = ("SetupRules", "DrawPhase", "PlayPhase", "DiscardPhase", "SpecialEffect")
PAIRS = [pair for pair in FIELD_PAIRS if pair.path.split(".")[0] in CLASSES or pair.path in FIELDS_OF_RULES]

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


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.path)
def test_a_field_that_changes_play_changes_the_text(pair: FieldPair) -> None:
    assert all_rules(pair.one) != all_rules(pair.other), pair.reason


@pytest.mark.parametrize("genome", [known.create() for known in KNOWN_GAMES], ids=lambda genome: genome.genome_id)
def test_known_games_are_worded_well(genome: GameGenome) -> None:
    check_wording(genome)


@pytest.mark.parametrize("start", range(0, 300, 50))
def test_generated_games_are_worded_well(start: int) -> None:
    for seed in range(start, start + 50):
        check_wording(playable_genome(Random(seed)))
