"""Notes on strategy: measured, repeatable, from what players see, and silent where there is nothing to say."""

import re
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import stdev

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import (
    ClaimPhase,
    ClaimRankMode,
    GameGenome,
    Location,
    PlayPhase,
    Rank,
    SetupRules,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import measure_strategy, write_rulebook
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook.strategy import Skill, Strategy, _cards_apart, _moves_apart, strategy_section
from darwindeck.rulebook.strategy._claims import Claims
from darwindeck.rulebook.strategy._compare import first_plays, habits
from darwindeck.rulebook.strategy._contrast import Contrast, Deed
from darwindeck.rulebook.strategy._findings import Habit, Mean
from darwindeck.rulebook.strategy._kinds import Kind, kind_of
from darwindeck.rulebook.strategy._look import Look
from darwindeck.rulebook.strategy._positions import Judge, Judged
from darwindeck.simulation import open_position
from tests.support.field_pairs._pair import game
from tests.support.playable_genomes import playable_genome

FORBIDDEN = re.compile(r"_|None|  |\.\.|\b(?:1|one) (?:cards|points|games|positions|deals|decisions)\b|, ,|: \.|\(\)")
LITTLE = 20_000


def known(name: str) -> GameGenome:
    return next(one.create() for one in KNOWN_GAMES if one.name == name)


def race(*, mandatory: bool, cards: int = 1) -> GameGenome:
    """Who has no card left wins: who may play one should."""
    wins = (WinCondition(WinType.EMPTY_HAND),)
    return game(SetupRules(cards), PlayPhase(Location.DISCARD, mandatory=mandatory), win_conditions=wins)


def said(found: Strategy, genome: GameGenome) -> str:
    section = strategy_section(found, Scene(genome))
    return " ".join(rule.text for rule in section.rules) if section else ""


# ---------------------------------------------------------------------------------------- what is found


def test_a_first_play_that_always_wins_is_found() -> None:
    genome = race(mandatory=False)
    found = measure_strategy(genome, effort=400_000)
    text = said(found, genome)
    assert found.skill is not None
    assert found.skill.helps
    assert found.first_plays[0].gain.value > 0.2
    assert "Playing was worth more than passing instead of playing" in text
    assert "More often than chance, good players play: in all of the" in text
    assert text.startswith("These notes were not written by a person.")


def test_where_all_plays_are_alike_the_notes_say_luck_and_stop() -> None:
    genome = race(mandatory=True, cards=3)
    found = measure_strategy(genome, effort=2_000_000)
    assert found.skill is not None
    assert not found.skill.helps
    assert (found.deals, found.first_plays, found.habits) == (0, (), ())
    assert "luck seems to decide" in said(found, genome)


def test_war_has_nothing_to_decide() -> None:
    war = known("war")
    assert said(measure_strategy(war), war) == "There is nothing to decide in this game: the cards alone say who wins."


def test_where_nobody_ever_wins_nothing_is_said_of_skill() -> None:
    skill = Skill(games=28, count=0, fair=0.0)
    assert not skill.helps
    text = said(Strategy(has_decisions=True, skill=skill, is_never_won=True), known("hearts"))
    assert text.startswith("Nobody seems ever to win this game:")


def test_numbers_are_written_as_in_the_rest_of_the_book() -> None:
    hearts = known("hearts")
    text = said(Strategy(has_decisions=True, skill=Skill(games=60, count=7, fair=0.07)), hearts)
    assert "won seven of 60 games against three others" in text
    assert "which means six to 22 of a hundred in the long run; if all were alike, it would be seven" in text


def test_a_card_is_said_to_be_alone_of_its_rank() -> None:
    told = {deed.do for one in _cards_apart.contrasts(Scene(known("hearts"))) for deed in (one.this, one.that)}
    assert "lead a card that is alone of its rank in the hand" in told
    assert "lead a card with another of its rank in the hand" in told


def test_a_long_game_that_nobody_wins_is_known_without_a_match() -> None:
    found = measure_strategy(playable_genome(Random(3)), effort=LITTLE)
    assert found.skill is None
    assert said(found, playable_genome(Random(3))).startswith("Nobody seems ever to win this game:")


@pytest.mark.slow
def test_hearts_is_played_as_people_play_it() -> None:
    hearts = known("hearts")
    text = said(measure_strategy(hearts, seed=1), hearts)
    assert "Leading a low card was worth more than leading a high card" in text
    assert "Giving away a high card was worth more than giving away a low card" in text


@pytest.mark.slow
def test_good_players_keep_their_eights() -> None:
    eights = known("crazy_eights")
    assert "Less often than chance, good players play an eight" in said(measure_strategy(eights, seed=1), eights)


# ---------------------------------------------------------------------------------------- how sure it is


def contrast(kind: Kind = Kind.PLAY) -> Contrast:
    one, other = Deed("play high", "playing high"), Deed("play low", "playing low")
    return Contrast(kind, one, other, lambda _, move: move == "high")


def judged(gains: Sequence[float]) -> list[Judged]:
    """Positions in which to play high is worth so much more, and is chosen where it is."""
    look = Look(Scene(known("hearts")), 0, ("high", "low"), "")
    return [
        Judged(
            Kind.PLAY,
            is_first=True,
            is_picked=True,
            look=look,
            values=(0.5 + gain, 0.5),
            chosen=int(gain < 0),
            greedy=1,
            playouts=1,
        )
        for gain in gains
    ]


def test_what_holds_in_both_halves_is_noted_with_the_numbers_of_the_second() -> None:
    halves = judged([0.2, 0.3] * 15), judged([0.1, 0.15] * 12)
    (play,) = first_plays([contrast()], halves)
    assert (play.gain.count, round(play.gain.value, 3)) == (24, 0.125)
    (habit,) = habits([contrast()], halves)
    assert (habit.good, habit.greedy, habit.chance, habit.excess.count) == (1, 0, 0.5, 24)


@pytest.mark.parametrize(
    "again", [[-0.2, -0.3] * 12, [0.2, -0.2] * 12, [0.2, 0.3] * 5], ids=["the opposite", "nothing clear", "too few"]
)
def test_what_is_not_found_again_is_not_noted(again: list[float]) -> None:
    halves = judged([0.2, 0.3] * 15), judged(again)
    assert first_plays([contrast()], halves) == ()
    assert habits([contrast()], halves) == ()


def test_what_makes_hardly_a_difference_is_not_noted() -> None:
    assert first_plays([contrast()], (judged([0.01, 0.012] * 15), judged([0.01, 0.012] * 15))) == ()


def test_many_questions_make_the_margin_wider() -> None:
    sample = [0.1, 0.2, 0.3, 0.1]
    assert Mean.of(sample, questions=20).margin > 1.5 * Mean.of(sample).margin
    assert Mean.of(sample).is_clear
    assert not Mean.of([0.1, -0.2, 0.3, -0.1]).is_clear


def test_few_cases_make_the_margin_wider() -> None:
    """By Student's distribution: 2.093 for 19 degrees of freedom, 3.883 for 50 questions together."""
    sample = [0.1, 0.3] * 10
    error = stdev(sample) / sqrt(20)
    assert Mean.of(sample).margin == pytest.approx(2.093 * error, rel=0.001)
    assert Mean.of(sample, questions=50).margin == pytest.approx(3.883 * error, rel=0.001)


def test_few_equal_numbers_are_not_clear() -> None:
    assert not Mean.of([0.02] * 20).is_clear
    assert Mean.of([0.5] * 20).is_clear


@pytest.mark.parametrize(("fair", "is_luck"), [(0.5, True), (0.1, False)])
def test_luck_is_measured_by_the_fair_share(fair: float, is_luck: bool) -> None:
    """A player who wins 13 of a hundred games instead of ten does a good deal better."""
    assert Skill(games=200, count=round(200 * (fair + 0.03)), fair=fair).is_luck is is_luck


def test_nothing_is_noted_of_bids_where_points_decide_nothing() -> None:
    spades = known("spades")
    tricks = replace(spades, win_conditions=(WinCondition(WinType.MOST_TRICKS),))
    for genome, has_notes in ((spades, True), (tricks, False)):
        kinds = {one.kind for one in _moves_apart.contrasts(Scene(genome))}
        assert (Kind.BID in kinds) is has_notes


# ---------------------------------------------------------------------------------------- how it is measured


def test_the_same_seed_finds_the_same_with_any_number_of_threads() -> None:
    hearts = known("hearts")
    found = measure_strategy(hearts, 7, effort=200_000, threads=1)
    assert measure_strategy(hearts, 7, effort=200_000, threads=3) == found
    assert found.positions > 0


def test_progress_rises_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    measure_strategy(known("leduc"), effort=LITTLE, progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_progress_leaves_no_room_for_a_match_that_is_not_played() -> None:
    told: list[float] = []
    long_game = playable_genome(Random(3))
    found = measure_strategy(long_game, progress=lambda done, total: told.append(done / total))
    assert found.skill is None
    assert told[0] < 0.25
    assert told[-1] == 1


def test_progress_may_stop_it() -> None:
    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure_strategy(known("leduc"), effort=LITTLE, progress=stop)


@pytest.mark.parametrize("name", ["hearts", "gin_rummy", "cheat", "five_card_draw", "go_fish", "scopa"])
def test_only_what_the_player_sees_tells_options_apart(name: str) -> None:
    scene = Scene(known(name))
    contrasts = [*_cards_apart.contrasts(scene), *_moves_apart.contrasts(scene)]
    position = open_position(scene.genome, 3)
    for number in range(60):
        if position.to_act is None:
            break
        look, other = Look.at(position, scene), Look.at(position.world(number), scene)
        assert kind_of(look) is kind_of(other)
        for one in (one for one in contrasts if one.kind is kind_of(look)):
            assert [one.sort(look, move) for move in look.moves] == [one.sort(other, move) for move in other.moves]
        position.choose(position.decide("random", 5))


@pytest.mark.parametrize("mode", ClaimRankMode)
def test_the_rank_to_claim_is_known_before_cards_are_laid(mode: ClaimRankMode) -> None:
    cheat = known("cheat")
    phase = replace(next(Scene(cheat).of_kind(ClaimPhase)), rank_mode=mode, fixed_rank=Rank.TEN)
    scene = Scene(replace(cheat, turn_structure=replace(cheat.turn_structure, phases=(phase,))))
    position, claims = open_position(scene.genome, 3), Claims(scene)
    told: list[Rank] = []
    heard: list[Rank] = []
    for _ in range(300):
        if position.to_act is None:
            break
        option = position.decide("random", 5)
        look = claims.seen(Look.at(position, scene), option)
        if look.to_claim and not look.has_laid:
            told.append(look.to_claim)
        if look.claim and len(heard) < len(told):
            heard.append(look.claim[1])
        position.choose(option)
    assert len(told) > 20
    assert told[: len(heard)] == heard


def test_the_first_card_of_a_claim_is_the_truth_or_a_lie() -> None:
    scene = Scene(known("cheat"))
    look = Look(scene, 0, ("lay AH", "lay 2C"), "view of P0\nP0 hand 2: AH 2C, score 0", Rank.TWO)
    (truth,) = (one for one in _moves_apart.contrasts(scene) if "tell the truth" in one.this.do)
    assert [truth.sort(look, move) for move in look.moves] == [False, True]
    more = replace(look, moves=("lay AH", "stop"), view=f"{look.view}\nchosen 2C")
    assert [truth.sort(more, move) for move in more.moves] == [None, None]
    notes = said(Strategy(True, positions=80, habits=(Habit(truth, Mean(40, 0.5, 0.1), 0.9, 1, 0.4),)), scene.genome)
    assert "good players tell the truth with a card of the rank to claim in hand: in 90 % of the 40 positions" in notes


def test_every_option_is_tried_equally_often() -> None:
    judge = Judge(Scene(known("hearts")), iterations=10, rounds=3)
    found = list(judge.judged_deal(4))
    assert {one.kind for one in found} == {Kind.GIVE, Kind.LEAD, Kind.FOLLOW}
    for one in found:
        assert len(one.look.moves) > 1
        assert one.playouts == 10 + 3 * 2 * len(one.look.moves)
        assert all(0 <= value <= 1 for value in one.values)


# ---------------------------------------------------------------------------------------- what a look tells

_VIEW = """view of P1
hand 1, P3 starts, turns 3, decisions 3, direction 1, skips 0, passes 0, idle 0
P1 to decide: play 2H, play KH
trick P0 9H, P3 5H
P0 hand 4: ?4, score 0
P1 hand 5: 2H KH 3C 4C KC, captured 2: AS AD, score 0
P2 hand 5: ?5, score 0
P3 hand 4: ?4, score 0"""


def test_a_trick_is_told_from_its_leader() -> None:
    look = Look(Scene(known("hearts")), 1, ("play 2H", "play KH"), _VIEW)
    assert [str(card) for card in look.trick] == ["5H", "9H"]
    assert [str(card) for card in look.hand] == ["2H", "KH", "3C", "4C", "KC"]
    assert look.cards_of(0) == 4


def test_cards_are_told_apart_as_players_do() -> None:
    scene = Scene(known("hearts"))
    look = Look(scene, 1, ("play 2H", "play KH"), _VIEW)
    told = {
        one.this.do: [one.sort(look, move) for move in look.moves]
        for one in _cards_apart.contrasts(scene)
        if one.kind is Kind.FOLLOW
    }
    assert told["follow with a high card"] == [False, True]
    assert told["follow with a card that takes the trick so far"] == [False, True]
    assert told["follow with a card of the longest suit in hand"] == [False, False]
    assert told["follow with a card with another of its rank in the hand"] == [False, True]
    assert told["follow with a heart"] == [True, True]


# ---------------------------------------------------------------------------------------- in the rulebook


def test_a_rulebook_has_notes_only_when_they_were_measured() -> None:
    hearts = known("hearts")
    without = [section.title for section in write_rulebook(hearts).sections]
    found = Strategy(has_decisions=True, skill=Skill(40, 30, 0.25))
    titles = [section.title for section in write_rulebook(hearts, strategy=found).sections]
    assert "Strategy" not in without
    assert titles == [*without[:-1], "Strategy", without[-1]]


def test_games_without_a_winner_make_the_even_share_smaller() -> None:
    hearts = known("hearts")
    even = said(Strategy(has_decisions=True, skill=Skill(40, 30, 0.25)), hearts)
    drawn = said(Strategy(has_decisions=True, skill=Skill(40, 30, 0.2)), hearts)
    assert "if all were alike, it would be 25." in even
    assert "if all were alike, it would be 20, as some games have no winner." in drawn


@pytest.mark.parametrize("one", KNOWN_GAMES, ids=lambda one: one.name)
def test_every_known_game_can_be_measured(one: KnownGame) -> None:
    genome = one.create()
    text = said(measure_strategy(genome, effort=LITTLE, threads=1), genome)
    assert text
    assert not FORBIDDEN.search(text), text


@pytest.mark.parametrize(
    "seeds", [range(12), pytest.param(range(12, 300), marks=pytest.mark.deep)], ids=["few", "many"]
)
def test_every_generated_game_can_be_measured(seeds: range) -> None:
    for seed in seeds:
        genome = playable_genome(Random(seed))
        text = said(measure_strategy(genome, seed, effort=LITTLE, threads=1), genome)
        assert not FORBIDDEN.search(text), (seed, text)


def test_a_single_card_is_no_pair() -> None:
    """In Cuckoo everybody holds one card; with two, a pair may be kept."""
    cuckoo = known("cuckoo")
    words = " ".join(one.this.do for one in _moves_apart.contrasts(Scene(cuckoo)))
    assert "with a low card" in words
    assert "pair" not in words
    two = replace(cuckoo, setup=replace(cuckoo.setup, cards_per_player=2))
    assert "with a high card and no pair" in " ".join(one.this.do for one in _moves_apart.contrasts(Scene(two)))
