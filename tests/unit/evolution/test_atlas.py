from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest

from darwindeck.evaluation import Estimate, Evaluation, Measure, Raw
from darwindeck.evaluation._behaviour import known_profiles
from darwindeck.evolution.atlas import Atlas, create_atlas, default_atlas, near_atlas
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.constraints import Constraints
from darwindeck.genome.examples import create_gin_rummy_genome, create_hearts_genome, create_spades_genome
from darwindeck.genome.schema import GameGenome, MeldPhase, Suit, TrickPhase


def found(minutes: float, interaction: float | None) -> Evaluation:
    length = Measure("length", Estimate.exact(1.0), "", (Raw("minutes", Estimate.exact(minutes), "minutes"),))
    contact = Estimate.unknown() if interaction is None else Estimate.exact(interaction)
    return Evaluation("river", "0" * 64, "quick", 0, (Measure("interaction", contact, ""), length))


HEARTS = create_hearts_genome()


@pytest.mark.parametrize(
    ("minutes", "interaction", "cell"),
    [
        (9.9, 0.0, ("point tricks", "under 10 minutes", "players keep apart")),
        (10.0, 0.2, ("point tricks", "10 to 30 minutes", "players meet")),
        (29.9, 0.34, ("point tricks", "10 to 30 minutes", "players meet")),
        (500.0, 1.0, ("point tricks", "over 30 minutes", "players clash")),
        (12.0, None, ("point tricks", "10 to 30 minutes", "players keep apart")),
    ],
)
def test_game_lies_where_its_numbers_say(minutes: float, interaction: float | None, cell: tuple[str, ...]) -> None:
    assert default_atlas().cell_of(HEARTS, found(minutes, interaction)) == cell


def test_each_bin_of_a_measured_axis_holds_several_known_games() -> None:
    profiles = known_profiles().values()
    evaluations = [found(profile["minutes"], profile["interaction"]) for profile in profiles]
    for axis in default_atlas().axes[1:]:
        spread = Counter(axis.bin_of(HEARTS, evaluation) for evaluation in evaluations)
        assert set(spread) == set(axis.bins)
        assert min(spread.values()) >= len(evaluations) / 4


def test_cells_are_counted() -> None:
    assert default_atlas().size == 15 * 3 * 3


@pytest.mark.parametrize(("limit", "left"), [(5, 1), (10, 1), (10.5, 2), (30, 2), (31, 3), (None, 3)])
def test_map_has_no_room_for_games_that_are_too_long(limit: float | None, left: int) -> None:
    assert len(default_atlas(limit).axes[1].bins) == left


def amounts(atlas: Atlas, games: Iterable[GameGenome]) -> list[str]:
    return [atlas.cell_of(game, found(10, 0.5))[0] for game in games]


def test_map_near_a_game_says_how_much_was_changed() -> None:
    gin = create_gin_rummy_genome()
    turn = gin.turn_structure
    renamed = replace(gin, genome_id="other", generation=7)
    more_cards = replace(gin, setup=replace(gin.setup, cards_per_player=11))
    one_more_phase = replace(gin, turn_structure=replace(turn, phases=(*turn.phases, MeldPhase())))
    games = [gin, renamed, more_cards, one_more_phase, create_spades_genome()]
    assert amounts(near_atlas(gin), games) == ["unchanged", "unchanged", "a touch", "a little", "much"]


def test_other_names_of_suits_change_nothing() -> None:
    spades = create_spades_genome()
    bidding, _ = spades.turn_structure.phases
    tricks = TrickPhase(trump_suit=Suit.HEARTS, breaking_suit=Suit.HEARTS)
    hearts_are_trumps = replace(
        spades,
        setup=replace(spades.setup, trump_suit=Suit.HEARTS),
        turn_structure=replace(spades.turn_structure, phases=(bidding, tricks)),
    )
    assert amounts(near_atlas(spades), [hearts_are_trumps]) == ["unchanged"]


def test_run_has_the_map_that_its_wishes_call_for() -> None:
    usual = create_atlas(RunConfig(start=(HEARTS,)))
    short = create_atlas(RunConfig(start=(HEARTS,), constraints=Constraints(max_minutes=8)))
    near = create_atlas(RunConfig(start=(HEARTS,), near=HEARTS))
    assert [axis.name for axis in usual.axes] == ["family", "length", "interaction"]
    assert short.axes[1].bins == ("under 10 minutes",)
    assert [axis.name for axis in near.axes] == ["change"]
