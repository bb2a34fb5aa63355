"""Sentences about special cases: each tells of something that can come about, and what comes about is told.

Kinds of events, which `test_rulebooks_are_complete` compares, are too coarse for this: a book may tell of a stock that
runs out in a game that draws, but never so much.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain, product
from random import Random

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_blackjack_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_schwimmen_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    EffectType,
    GameGenome,
    GoingOut,
    Location,
    PassDirection,
    PassingPhase,
    Phase,
    PlayPhase,
    Rank,
    SpecialEffect,
    TargetSelector,
    TrumpSource,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from darwindeck.rulebook import write_rules
from darwindeck.rulebook._section import Points
from darwindeck.rulebook._trial import pieces
from darwindeck.rulebook.cases import CASES
from darwindeck.rulebook.cases._moments import SHY, Moment, moments
from darwindeck.rulebook.cases._search import (
    LONG,
    SHORT,
    TABLES,
    cases_told,
    sentences,
    simple_games,
    still_unseen,
    whimsical_games,
)
from tests.support.bred_games import child, is_mostly_won, pruned_child
from tests.support.kept_games import kept_games
from tests.support.late_positions import later
from tests.support.plain_sentences import has_condition, is_plain
from tests.support.playable_genomes import playable_genome
from tests.support.rare_cases import RARE_IN_KEPT_GAMES, UNSETTLED_IN_KEPT_GAMES

FEW, SEVERAL, MANY, LATE, WHIMS = range(2), range(12), range(40), range(120), range(240)
WHOLE = 30_000
"""After how many decisions a game is left at last."""

GENERATED, ALL_GENERATED = 40, 400
CHILDREN = 4

_TIES = "the cards of two stacks that meet have to be of one rank, all of them"
_BOTH_OUT = "If both players lay their last cards in a tie, the hand is over"
_DRAWN_IN_VAIN = "players who again and again draw what they cannot play"
_IN_TWO_WAYS = "a knocker with four cards of a rank, of which one or another may go into a run"
_SAME_RANKS = "two hands of five cards with the same ranks, both the best"


def _stopped(turns: str) -> str:
    return f"If nobody has won after about {turns} turns, the game ends without a winner."


RARE: dict[str, dict[str, str]] = {
    "crazy_eights": {_stopped("2,000"): _DRAWN_IN_VAIN},
    "cuckoo": {_stopped("1,000"): "the last two players hold cards of one rank in a hundred hands or more"},
    "gin_rummy": {
        "If there is still a choice, go through the cards, spades first, then clubs, diamonds and hearts, each from "
        "the ace down to the two, whatever their order in the game:": _IN_TWO_WAYS,
        "the first one that would be in a set in one way and not in another stays out of it.": _IN_TWO_WAYS,
    },
    "president": {_stopped("5,000"): "long hands, after the last of which two players are level for the win each time"},
    "scotch_whist": {_stopped("1,000"): "teams that are level after every hand from the third to the last"},
    "showdown_poker": {
        "Between hands of the same kind, or of none, the higher end of the sequence decides, if there is one;": (
            "two hands in sequence, with different ends"
        ),
        "Hands that are still equal are level.": _SAME_RANKS,
        "Level players share;": _SAME_RANKS,
        "odd chips go one each to the first of those who share, clockwise from the starter.": _SAME_RANKS,
    },
    "uno_style": {_stopped("500"): _DRAWN_IN_VAIN},
    "war": {f"{_BOTH_OUT} and the other player deals anew.": _TIES},
}
"""What the book of a known game tells though it was not seen, and what it takes."""


HEARTS, WHIST, GOOFSPIEL = create_hearts_genome(), create_whist_genome(), create_goofspiel_genome()
BLACKJACK = create_blackjack_genome()


def _passing_in_eight_ways() -> GameGenome:
    passing, *others = HEARTS.turn_structure.phases
    assert isinstance(passing, PassingPhase)
    left, right, across, keep = PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS, PassDirection.KEEP
    phases = (replace(passing, directions=(left, right, across, keep, left, left, right, right)), *others)
    return replace(HEARTS, turn_structure=replace(HEARTS.turn_structure, phases=phases))


def _won_by(genome: GameGenome, kind: WinType, comparison: WinComparison, threshold: int | None = None) -> GameGenome:
    return replace(genome, win_conditions=(WinCondition(kind, threshold, comparison),))


def _with(genome: GameGenome, effect: EffectType, *more: Phase, **rules: object) -> GameGenome:
    """The same game with fives that do something, and more phases and rules."""
    return replace(
        genome,
        special_effects=(SpecialEffect(Rank.FIVE, effect, TargetSelector.NEXT_PLAYER, 3),),
        turn_structure=replace(genome.turn_structure, phases=(*genome.turn_structure.phases, *more)),
        game_rules=replace(genome.game_rules, **rules),  # type: ignore[arg-type]
    )


SELDOM_TOLD = (
    _passing_in_eight_ways(),
    _won_by(WHIST, WinType.MOST_TRICKS, WinComparison.FIRST, 7),
    _won_by(create_schwimmen_genome(), WinType.BEST_HAND, WinComparison.FIRST, 25),
    replace(BLACKJACK, player_count=1),
    _with(GOOFSPIEL, EffectType.DRAW_CARDS, PlayPhase(target=Location.DISCARD)),
    _with(WHIST, EffectType.FORCE_DISCARD, going_out=GoingOut.LEAVES_HAND),
    _with(WHIST, EffectType.FORCE_DISCARD, hand_ends_if=Condition(ConditionType.HAND_SIZE, Operator.EQ, 6)),
    replace(
        HEARTS,
        setup=replace(HEARTS.setup, cards_per_player=12, cards_step=1, trump_source=TrumpSource.TURNED_UP),
        turn_structure=replace(HEARTS.turn_structure, tricks_per_hand=None),
    ),
)
"""Games whose books have sentences that hardly any other book has."""


NOT_SEEN = (RARE_IN_KEPT_GAMES, UNSETTLED_IN_KEPT_GAMES)


def late_games(genome: GameGenome, seeds: range, most: int) -> Iterator[list[Moment]]:
    for seed, table in product(seeds, (*TABLES, (SHY,))):
        yield moments(genome, seed, table, most, partial(later, rng=Random(seed)))


def unseen(genome: GameGenome, played: Iterable[list[Moment]], excused: frozenset[str] = frozenset()) -> set[str]:
    """The sentences about cases that do not come about in any of some games, or until only excused ones are left."""
    left = cases_told(genome)
    for game in played:
        left = still_unseen(left, game)
        if all(map(excused.issuperset, left.values())):
            break
    return {one for found in left.values() for one in found}


def untold(genome: GameGenome, seeds: range, most: int) -> set[str]:
    """The cases that come about, though no sentence tells of them."""
    told = sentences(genome)
    silent = [one for one in CASES if one.must_be_told and not any(map(one.is_told_otherwise, told))]
    return {case.words for game in simple_games(genome, seeds, most) for case in silent if case.is_seen(game)}


# ---------------------------------------------------------------------------------------- what is told comes about


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_special_cases_of_a_known_game_come_about(game: KnownGame) -> None:
    genome = game.create()
    rare = frozenset(RARE.get(game.name, {}))
    early = chain(
        simple_games(genome, SEVERAL, LONG), simple_games(genome, range(1), WHOLE), whimsical_games(genome, MANY)
    )
    assert unseen(genome, chain(early, late_games(genome, LATE, SHORT)), rare) == rare


@pytest.mark.slow
@pytest.mark.parametrize("part", range(9))
def test_most_special_cases_of_bred_games_come_about(part: int) -> None:
    """All but about a fifth: some take luck that so few games do not show, or a plan that nobody has.

    None of these games is kept.
    """
    bred = [pruned_child(game, seed) for game in KNOWN_GAMES[part::9] for seed in range(CHILDREN, 2 * CHILDREN)]
    bred = list(filter(is_mostly_won, bred))
    never = [len(unseen(genome, whimsical_games(genome, MANY))) for genome in bred]
    told = [sum(any(case.is_told(one) for case in CASES) for one in sentences(genome)) for genome in bred]
    assert sum(never) <= 0.4 * sum(told), list(zip([genome.genome_id for genome in bred], never, told, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("genome", kept_games(), ids=lambda genome: genome.genome_id)
def test_special_cases_of_a_kept_game_come_about(genome: GameGenome) -> None:
    excused = frozenset(chain(*(cases.get(genome.genome_id, {}) for cases in NOT_SEEN)))
    played = chain(
        simple_games(genome, FEW, SHORT), simple_games(genome, range(1), WHOLE), whimsical_games(genome, WHIMS)
    )
    assert unseen(genome, played, excused) <= excused


def test_what_is_not_seen_in_a_kept_game_is_told() -> None:
    """So that nothing is excused that no book tells."""
    kept = {genome.genome_id: set(sentences(genome)) for genome in kept_games()}
    listed = chain(*(cases.items() for cases in NOT_SEEN))
    stale = {name: set(cases) - kept[name] for name, cases in listed}
    assert not any(stale.values()), stale


def test_every_case_is_looked_for() -> None:
    """So that none of them has words that no book has."""
    assert not any(map(GenomeValidator.validate, SELDOM_TOLD))
    books = [*(game.create() for game in KNOWN_GAMES), *kept_games(), *SELDOM_TOLD]
    books += [playable_genome(Random(seed)) for seed in range(ALL_GENERATED)]
    told = {one for genome in books for one in sentences(genome)}
    silent = [case.words for case in CASES if not any(map(case.is_told_otherwise, told))]
    assert silent == []


def conditions_without_a_case(genomes: Iterable[GameGenome]) -> set[str]:
    """Sentences that have a condition, which nobody would look for in play."""
    told = {one for genome in genomes for one in sentences(genome) if has_condition(one) and not is_plain(one)}
    return {one for one in told if not any(case.is_told(one) for case in CASES)}


def test_every_condition_of_known_and_kept_games_is_looked_for() -> None:
    assert conditions_without_a_case([*(game.create() for game in KNOWN_GAMES), *kept_games()]) == set()


def test_every_condition_of_generated_games_is_looked_for() -> None:
    assert conditions_without_a_case(playable_genome(Random(seed)) for seed in range(2 * GENERATED)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_every_condition_of_many_generated_games_is_looked_for(part: int) -> None:
    seeds = range(part, 2 * ALL_GENERATED, 4)
    assert conditions_without_a_case(playable_genome(Random(seed)) for seed in seeds) == set()


def test_every_end_of_a_hand_is_looked_for() -> None:
    books = [*(game.create() for game in KNOWN_GAMES), *kept_games()]
    books += [playable_genome(Random(seed)) for seed in range(GENERATED)]
    sections = [section for genome in books for section in write_rules(genome) if section.title == "End of the hand"]
    lists = [block for section in sections for block in section.blocks if isinstance(block, Points)]
    ends = {pieces(rule.text)[0] for block in lists for rule in block.rules}
    assert {end for end in ends if not any(case.is_told(end) for case in CASES)} == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_every_condition_of_bred_games_is_looked_for(game: KnownGame) -> None:
    assert conditions_without_a_case(child(game, seed) for seed in range(24)) == set()


# ---------------------------------------------------------------------------------------- what comes about is told


def assert_special_cases_are_told(genome: GameGenome, seeds: range) -> None:
    assert untold(genome, seeds, SHORT) == set(), genome.genome_id


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_special_cases_of_a_known_game_are_told(game: KnownGame) -> None:
    assert_special_cases_are_told(game.create(), FEW)


def test_special_cases_of_generated_games_are_told() -> None:
    for seed in range(GENERATED):
        assert_special_cases_are_told(playable_genome(Random(seed)), range(1))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_special_cases_of_many_generated_games_are_told(part: int) -> None:
    for seed in range(part, ALL_GENERATED, 10):
        assert_special_cases_are_told(playable_genome(Random(seed)), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_special_cases_of_bred_games_are_told(game: KnownGame) -> None:
    for seed in range(CHILDREN):
        assert_special_cases_are_told(child(game, seed), FEW)
