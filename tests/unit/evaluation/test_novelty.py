"""Novelty: other names are nothing new, other rules are, and what differs is said."""

import random
import re
from collections.abc import Mapping
from dataclasses import replace

import pytest

from darwindeck.evaluation._differences import rule_differences
from darwindeck.evaluation._renaming import _rebuilt, forms, has_order, suit_namings
from darwindeck.evaluation.measures.novelty import FAR, nearest, novelty, structural_distance
from darwindeck.genome import GenomeValidator, genome_distance
from darwindeck.genome.conditions import CompoundCondition, Condition, ConditionType, Logic, Operator
from darwindeck.genome.examples import (
    create_blackjack_genome,
    create_cheat_genome,
    create_crazy_eights_genome,
    create_go_fish_genome,
    create_hearts_genome,
    create_old_maid_genome,
    create_scopa_genome,
    create_spades_genome,
    create_uno_style_genome,
    create_war_genome,
    get_seed_genomes,
)
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    DeckName,
    DrawPhase,
    GameGenome,
    HouseRules,
    Location,
    PlayPhase,
    Rank,
    ScoringTrigger,
    Suit,
)

ALL = get_seed_genomes()
RANKS = list(Rank)
BLIND = [
    create_crazy_eights_genome(),
    create_uno_style_genome(),
    create_go_fish_genome(),
    create_old_maid_genome(),
]
"""Games that are played with 52 cards or nearly so, and never ask which rank is higher."""


def with_suits(genome: GameGenome, names: Mapping[Suit, Suit]) -> GameGenome:
    renamed: GameGenome = _rebuilt(genome, lambda value: names[value] if isinstance(value, Suit) else value)
    return renamed


def with_ranks(genome: GameGenome, names: Mapping[Rank, Rank]) -> GameGenome:
    renamed: GameGenome = _rebuilt(genome, lambda value: names[value] if isinstance(value, Rank) else value)
    return renamed


def names_of(genome: GameGenome) -> str:
    return genome.genome_id


@pytest.mark.parametrize("genome", ALL, ids=names_of)
def test_game_is_no_distance_from_itself(genome: GameGenome) -> None:
    assert structural_distance(genome, replace(genome, genome_id="other")) == 0


@pytest.mark.parametrize(
    "genome", [create_hearts_genome(), create_spades_genome(), create_scopa_genome()], ids=names_of
)
def test_other_names_for_suits_are_nothing_new(genome: GameGenome) -> None:
    turned = with_suits(genome, dict(zip(Suit, [*list(Suit)[1:], Suit.HEARTS], strict=True)))
    assert genome_distance(genome, turned) > 0
    assert structural_distance(genome, turned) == structural_distance(turned, genome) == 0


@pytest.mark.parametrize("genome", BLIND, ids=names_of)
def test_other_names_for_ranks_are_nothing_new_where_ranks_have_no_order(genome: GameGenome) -> None:
    rng = random.Random(3)
    for _ in range(5):
        names = dict(zip(RANKS, rng.sample(RANKS, 13), strict=True))
        assert structural_distance(genome, with_ranks(genome, names)) == 0


def test_crazy_nines_are_crazy_eights() -> None:
    swap = {rank: rank for rank in Rank} | {Rank.EIGHT: Rank.NINE, Rank.NINE: Rank.EIGHT}
    nines = replace(with_ranks(create_crazy_eights_genome(), swap), genome_id="crazy-nines")
    assert GenomeValidator().validate(nines) == []
    measure = novelty(nines)
    assert measure.estimate.value == 0
    assert measure.why == "it has the rules of crazy-eights, whatever its suits and ranks are called"


def test_ranks_with_an_order_may_have_other_names_if_the_order_goes_with_them() -> None:
    hearts = create_hearts_genome()
    up = dict(zip(RANKS, [*RANKS[1:], RANKS[0]], strict=True))
    renamed = with_ranks(hearts, up)
    ordered = replace(renamed, setup=replace(renamed.setup, rank_order=tuple(up[rank] for rank in RANKS)))
    assert structural_distance(hearts, ordered) == 0
    assert structural_distance(hearts, renamed) > 0  # The queen's points are now the king's, and aces are best still.


def test_same_cards_described_otherwise_are_the_same() -> None:
    war = create_war_genome()
    low = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)
    short = replace(war, setup=replace(war.setup, initial_deck=DeckName.STRIPPED_36, cards_per_player=18))
    removed = tuple(CardCondition(rank=rank) for rank in low)
    described = replace(short, setup=replace(short.setup, initial_deck=DeckName.STANDARD_52, removed_cards=removed))
    high = tuple(CardCondition(rank=rank) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK))
    lower = replace(described, setup=replace(described.setup, removed_cards=high))
    assert structural_distance(short, described) == 0
    assert structural_distance(short, lower) == 0


def test_which_games_ask_for_the_order_of_ranks() -> None:
    unordered = {genome.genome_id for genome in ALL if not has_order(genome)}
    assert unordered == {"crazy-eights", "uno-style", "old-maid", "go-fish", "scopa", "blackjack"}
    assert has_order(create_cheat_genome())
    assert not has_order(create_blackjack_genome())


@pytest.mark.parametrize("genome", ALL, ids=names_of)
def test_forms_are_sound_and_settled(genome: GameGenome) -> None:
    for form in forms(genome)[1:]:
        assert GenomeValidator().validate(form) == []
        assert form.setup.deck_size == genome.setup.deck_size
    assert forms(forms(genome)[2])[2] == forms(genome)[2]


def test_namings_of_suits_are_each_seen_once() -> None:
    assert len(list(suit_namings(forms(create_war_genome())[1]))) == 1
    assert len(list(suit_namings(forms(create_spades_genome())[1]))) == 4
    hearts = list(suit_namings(forms(create_hearts_genome())[1]))
    assert len(hearts) == len(set(hearts)) == 24  # Hearts, the queen of spades and the two of clubs: 4 * 3 * 2.


def test_distance_is_never_more_than_by_the_rules_as_written() -> None:
    for one in ALL[::9]:
        for other in ALL[::2]:
            assert structural_distance(one, other) <= genome_distance(one, other)


def test_nearest_game_is_that_of_all_distances() -> None:
    for genome in ALL[1::11]:
        others = [other for other in ALL if other is not genome]
        near = nearest(genome, others)
        assert near.distance == min(structural_distance(genome, other) for other in others)


def test_difference_is_spelled_out() -> None:
    eights = create_crazy_eights_genome()
    more = replace(eights, setup=replace(eights.setup, cards_per_player=eights.setup.cards_per_player + 2))
    (difference,) = rule_differences(more, eights)
    given = eights.setup.cards_per_player
    assert str(difference) == f"setup: cards per player {given + 2} instead of {given}"
    measure = novelty(more)
    assert (
        f"the nearest known game is crazy-eights, {measure.raw[0].estimate.value:.3f} away; setup: cards" in measure.why
    )
    assert measure.estimate.value == pytest.approx(measure.raw[0].estimate.value / FAR)


def test_parts_and_conditions_are_told_in_words() -> None:
    war = create_war_genome()
    queen = CardCondition(Suit.SPADES, Rank.QUEEN)
    small = Condition(ConditionType.HAND_SIZE, Operator.LE, 3)
    red = Condition(ConditionType.CARD_IS_SUIT, value=Suit.HEARTS)
    play = PlayPhase(Location.TABLEAU, valid_play_condition=CompoundCondition(Logic.OR, (small, red)))
    other = replace(
        war,
        setup=replace(war.setup, removed_cards=(queen,)),
        turn_structure=replace(war.turn_structure, phases=(play,)),
        card_scoring=(CardScoringRule(CardCondition(), 2, ScoringTrigger.CAPTURE),),
        house=HouseRules(),
    )
    told = [str(difference) for difference in rule_differences(other, war)]
    assert "removed cards: also Q of spades" in told
    assert "play phase: valid play condition hand size <= 3 or card is suit == hearts instead of none" in told
    assert "card scoring: also condition any card, points 2, trigger capture" in told
    assert "game: house yes instead of none" in told


@pytest.mark.parametrize("genome", ALL, ids=names_of)
def test_differences_are_no_python(genome: GameGenome) -> None:
    told = [str(difference) for other in ALL for difference in rule_differences(genome, other)]
    assert [one for one in told if re.search(r"[(_]|[A-Z][a-z]", one)] == []


def test_phases_are_matched_before_they_are_compared() -> None:
    war = create_war_genome()
    draw, play = DrawPhase(Location.DECK), PlayPhase(Location.TABLEAU)
    one = replace(war, turn_structure=replace(war.turn_structure, phases=(draw, play)))
    two = replace(war, turn_structure=replace(war.turn_structure, phases=(replace(play, max_cards=3),)))
    assert [str(difference) for difference in rule_differences(one, two)] == [
        "phases: also draw phase",
        "play phase: max cards 1 instead of 3",
    ]
    assert [str(difference) for difference in rule_differences(two, one)] == [
        "phases: no draw phase",
        "play phase: max cards 3 instead of 1",
    ]


def test_same_rules_have_no_differences() -> None:
    for genome in ALL:
        assert rule_differences(genome, genome) == ()


def test_nothing_to_compare_with() -> None:
    assert not novelty(create_war_genome(), []).estimate.is_known
