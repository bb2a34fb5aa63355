"""What title, summary, object, scoring, endings, odd cases and quick reference have in common."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome, create_spades_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import _quick, _short
from darwindeck.rulebook._markdown import markdown
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._title import hook, title
from darwindeck.rulebook._writer import write_rules
from darwindeck.simulation.record import record_game
from tests.support.field_pairs import FIELD_PAIRS, FieldPair
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules

FORBIDDEN = re.compile(
    r"_|\bNone\b|\bTrue\b|\bFalse\b|\b(1|one) (cards|points|tricks|chips|hands|turns|players)\b"
    r"|\S  +\S|\.\.|\(\)|,,| ,| \.|\w\.[A-Z]"
)

OURS = (
    "CardScoringRule.",
    "ScoringRule.",
    "TrickScoring.",
    "GamePoint.",
    "MajorityScoring.",
    "WinCondition.",
    "TurnStructure.is_trick_based",
    "TurnStructure.tricks_per_hand",
    "SetupRules.starting_score",
    "GameRules.worst_hand_points",
    "GameRules.others_pay_from",
    "GameRules.shoot_the_moon",
    "GameRules.place_points",
    "GameRules.rest_to_last_captor",
    "GameRules.deck_empty_action",
    "GameRules.deck_reserve",
    "GameRules.going_out",
    "GameRules.tie_breaker",
    "GameRules.max_hands",
    "GameRules.elimination",
    "GameRules.starter",
    "GameRules.hand_ends_if",
    "GameGenome.win_conditions",
    "GameGenome.scoring_rules",
    "GameGenome.card_scoring",
    "GameGenome.trick_scoring",
    "GameGenome.game_points",
    "GameGenome.majority_scoring",
    "GameGenome.max_turns",
    "GameGenome.team_mode",
    "KnockPhase.last_round",
)


def generated() -> Iterator[GameGenome]:
    return (playable_genome(Random(seed)) for seed in range(300))


def whole_text(genome: GameGenome) -> str:
    scene = Scene(genome)
    first, last = _short.section(scene), _quick.section(scene)
    assert first is not None
    assert last is not None
    return markdown(title(scene), hook(scene), [first, *write_rules(genome), last])


def assert_well_written(genome: GameGenome) -> None:
    for line in whole_text(genome).splitlines():
        assert not FORBIDDEN.search(line), f"{genome.genome_id}: {line}"
        assert line.count("(") == line.count(")")


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_are_well_written(game: KnownGame) -> None:
    assert_well_written(game.create())


def test_generated_games_are_well_written() -> None:
    for genome in generated():
        assert_well_written(genome)


def test_first_and_last_page_are_short() -> None:
    for genome in [game.create() for game in KNOWN_GAMES]:
        scene = Scene(genome)
        first, last = _short.section(scene), _quick.section(scene)
        assert first is not None
        assert last is not None
        assert 3 <= len(list(first.rules)) <= 5
        assert len(list(last.rules)) <= 10


@pytest.mark.parametrize(
    "pair", [one for one in FIELD_PAIRS if one.path.startswith(OURS)], ids=lambda pair: f"{pair.path} {pair.reason}"
)
def test_what_changes_play_changes_the_rules(pair: FieldPair) -> None:
    assert all_rules(pair.one) != all_rules(pair.other)


def test_what_does_not_matter_changes_nothing() -> None:
    for genome in [game.create() for game in KNOWN_GAMES]:
        same = replace(genome, generation=7, min_turns=genome.min_turns + 1)
        assert whole_text(same) == whole_text(genome)


EVENTS = {
    "hand over": r"^  hand over$",
    "goes out": r"^  P\d goes out$",
    "is out of the game": r"^  P\d is out of the game$",
    "shoots the moon": r"^  P\d shoots the moon$",
    "reshuffle": r"^  reshuffle ",
    "scores": r"^  P\d scores ",
    "starts": r"^hand 2,",
    "end draw": r"^end draw",
    "end timeout": r"^end timeout",
    "end stalemate": r"^end stalemate",
}


@pytest.mark.parametrize("players", ["greedy", "random"])
def test_what_happens_is_explained(players: str) -> None:
    games = [*(game.create() for game in KNOWN_GAMES), *generated()]
    for genome in games:
        explained = {about for section in write_rules(genome) for rule in section.rules for about in rule.about}
        record = record_game(genome, 1, players)
        happened = {event for event, pattern in EVENTS.items() if re.search(pattern, record, re.MULTILINE)}
        assert happened <= explained, f"{genome.genome_id}: {happened - explained}"


def test_first_and_last_page_name_the_suit_that_must_be_broken() -> None:
    for genome, suit in ((create_hearts_genome(), "Hearts"), (create_spades_genome(), "Spades")):
        scene = Scene(genome)
        for page in (_short.section(scene), _quick.section(scene)):
            assert page is not None
            assert any(f"{suit} may not be led until one has been played." in rule.text for rule in page.rules)
