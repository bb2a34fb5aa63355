"""How different two games are."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from itertools import combinations
from typing import Any

import pytest

from darwindeck.errors import GenomeError
from darwindeck.genome._coded import Coded
from darwindeck.genome.conditions import (
    AnyCondition,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_hearts_genome,
    create_partnership_spades_genome,
    create_spades_genome,
    create_uno_style_genome,
    create_war_genome,
    get_seed_genomes,
)
from darwindeck.genome.limits import shape_problems
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    ClaimPhase,
    ContractScoring,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GameGenome,
    GamePoint,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    HouseRules,
    KnockPhase,
    Location,
    MajorityScoring,
    MeldPhase,
    PassAction,
    PassingPhase,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    Suit,
    SwapPhase,
    TributePhase,
    TrickPhase,
    TrickScoring,
    TrumpPhase,
    TurnStructure,
    TurnUpPhase,
    WagerPhase,
    WinType,
)

NAMING = (".schema_version", ".genome_id", ".generation")
PAIRS = list(combinations(get_seed_genomes(), 2))


def everything() -> GameGenome:
    """A game in which every class of the schema has its part. It need not be a good one."""
    few_cards = Condition(ConditionType.HAND_SIZE, Operator.LT, 3)
    empty_table = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.TABLEAU)
    eights = create_crazy_eights_genome()
    return replace(
        create_uno_style_genome(),
        setup=replace(
            eights.setup,
            removed_cards=(CardCondition(Suit.CLUBS, Rank.QUEEN), CardCondition(rank=Rank.THREE)),
            starting_chips=100,
        ),
        turn_structure=TurnStructure(
            phases=(
                DrawPhase(
                    source=Location.DECK,
                    condition=CompoundCondition(
                        Logic.AND, (few_cards, CompoundCondition(Logic.OR, (empty_table, few_cards)))
                    ),
                ),
                PlayPhase(target=Location.TABLEAU, valid_play_condition=empty_table),
                DiscardPhase(target=Location.DISCARD, matching_condition=few_cards),
                BettingPhase(max_bet=50, raise_increment=5),
                ClaimPhase(),
                BiddingPhase(),
                SwapPhase(Location.OPPONENT_HAND),
                TrickPhase(trump_suit=Suit.SPADES),
                ExchangePhase(),
                WagerPhase(),
                PassingPhase(),
                TurnUpPhase(),
                TrumpPhase(),
                AskPhase(),
                TributePhase(),
                MeldPhase(),
                KnockPhase(),
            ),
            tricks_per_hand=5,
        ),
        scoring_rules=(ScoringRule(few_cards, -3),),
        card_scoring=(CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, ScoringTrigger.TRICK_WIN),),
        hand_evaluation=HandEvaluation(
            HandEvaluationMethod.PATTERN_MATCH,
            patterns=(HandPattern("full house", 6, same_rank_groups=(3, 2), required_ranks=(Rank.ACE,)),),
            card_values=(CardValue(Rank.ACE, 11, 1),),
            target_value=21,
        ),
        contract_scoring=ContractScoring(),
        team_mode=True,
        teams=((0, 2), (1, 3)),
        house=HouseRules(),
        trick_scoring=TrickScoring(),
        game_points=(GamePoint(61, 1),),
        majority_scoring=(MajorityScoring(CardCondition(), 1, card_values=(CardValue(Rank.SEVEN, 21),)),),
    )


def other_values(value: Any) -> list[Any]:
    """What could stand in the place of a value, if its field allows it."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1]
        case Coded():
            return [member for member in type(value) if member is not value]
        case str():
            return ["another name"]
        case tuple():
            return [value[1:], (*value, *value), (Rank.TWO,), (CardCondition(),), ((0,),), (2,)]
        case None:
            return [
                1,
                Rank.TWO,
                Suit.CLUBS,
                Operator.EQ,
                PlaceReference.DECK,
                Location.DISCARD,
                CardCondition(),
                Condition(ConditionType.HAS_MATCHING_PAIR),
            ]
        case _:
            return []


def with_one_field_changed(genome: GameGenome) -> Iterator[tuple[str, GameGenome]]:
    for path, changed in _changes(genome):
        if not path.startswith(NAMING) and not shape_problems(changed):
            yield path, changed


def _changes(value: Any) -> Iterator[tuple[str, Any]]:
    for other in other_values(value):
        if other != value:
            yield "", other
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            for path, changed in _changes(getattr(value, field.name)):
                with suppress(GenomeError):  # what does not belong there cannot even be made
                    yield f".{field.name}{path}", replace(value, **{field.name: changed})
    if isinstance(value, tuple):
        for i, one in enumerate(value):
            for path, changed in _changes(one):
                yield f"[{i}]{path}", (*value[:i], changed, *value[i + 1 :])


def test_same_rules_under_another_name_are_no_different() -> None:
    for genome in get_seed_genomes():
        assert genome_distance(genome, genome) == 0.0
        assert genome_distance(genome, replace(genome, genome_id="another", generation=99)) == 0.0


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda genome: genome.genome_id)
def test_different_games_are_apart_the_same_both_ways_and_at_most_one(one: GameGenome, other: GameGenome) -> None:
    distance = genome_distance(one, other)
    assert 0.0 < distance <= 1.0
    assert genome_distance(other, one) == distance


def test_any_single_field_that_differs_counts() -> None:
    genome = everything()
    assert shape_problems(genome) == []
    changed_paths = set()
    for path, changed in with_one_field_changed(genome):
        distance = genome_distance(genome, changed)
        assert 0.0 < distance < 0.5, path
        assert genome_distance(changed, genome) == distance, path
        changed_paths.add(path)
    assert [name for name in rules_of(genome) if not any(path.startswith(name) for path in changed_paths)] == []


def rules_of(value: Any, path: str = "") -> Iterator[str]:
    """The path of every field of a game, whatever its depth, but for what only names the game."""
    if is_dataclass(value):
        for field in fields(value):
            here = f"{path}.{field.name}"
            if here not in NAMING:
                yield here
                yield from rules_of(getattr(value, field.name), here)
    if isinstance(value, tuple):
        for i, one in enumerate(value):
            yield from rules_of(one, f"{path}[{i}]")


def test_single_changed_field_is_a_small_step() -> None:
    for path, changed in with_one_field_changed(create_crazy_eights_genome()):
        assert genome_distance(create_crazy_eights_genome(), changed) < 0.4, path


@pytest.mark.parametrize(
    ("game", "nearer", "farther"),
    [
        (create_uno_style_genome(), create_crazy_eights_genome(), create_hearts_genome()),
        (create_partnership_spades_genome(), create_spades_genome(), create_war_genome()),
        (create_hearts_genome(), create_spades_genome(), create_crazy_eights_genome()),
        (create_crazy_eights_genome(), create_uno_style_genome(), create_war_genome()),
    ],
    ids=lambda genome: genome.genome_id,
)
def test_kindred_games_are_nearer(game: GameGenome, nearer: GameGenome, farther: GameGenome) -> None:
    assert genome_distance(game, nearer) < genome_distance(game, farther)


def test_nearest_to_a_partnership_game_is_the_game_without_partners() -> None:
    others = [genome for genome in get_seed_genomes() if genome.genome_id != "partnership-spades"]
    nearest = min(others, key=lambda genome: genome_distance(create_partnership_spades_genome(), genome))
    assert nearest.genome_id == "spades"


def test_more_changes_mean_more_distance() -> None:
    start = create_crazy_eights_genome()
    game = start
    distances = [0.0]
    steps: list[dict[str, Any]] = [
        {"player_count": 3},
        {"setup": replace(start.setup, cards_per_player=7)},
        {"setup": replace(start.setup, cards_per_player=7, wild_cards=())},
        {"game_rules": GameRules(consecutive_pass_action=PassAction.END_HAND)},
        {"win_conditions": (replace(start.win_conditions[0], type=WinType.ALL_HANDS_EMPTY),)},
        {"turn_structure": replace(start.turn_structure, phases=start.turn_structure.phases[1:])},
        {"team_mode": True},
        {"contract_scoring": ContractScoring()},
    ]
    for step in steps:
        game = replace(game, **step)
        distances.append(genome_distance(start, game))
    assert distances == sorted(set(distances))


def test_larger_change_of_a_number_means_more_distance() -> None:
    start = create_crazy_eights_genome()
    hands = [replace(start, setup=replace(start.setup, cards_per_player=cards)) for cards in (5, 6, 7, 10, 12)]
    distances = [genome_distance(start, game) for game in hands]
    assert distances == sorted(set(distances))


def test_change_of_the_turn_weighs_more_than_a_change_of_the_turn_limit() -> None:
    start = create_crazy_eights_genome()
    other_turn = replace(start, turn_structure=TurnStructure(phases=(TrickPhase(),)))
    assert genome_distance(start, replace(start, max_turns=1000)) < genome_distance(start, other_turn)


def test_added_phase_counts_once_wherever_it_stands() -> None:
    start = create_crazy_eights_genome()
    draw, play = start.turn_structure.phases
    extra = DiscardPhase(target=Location.DISCARD)
    distances = {
        genome_distance(start, replace(start, turn_structure=replace(start.turn_structure, phases=phases)))
        for phases in ((extra, draw, play), (draw, extra, play), (draw, play, extra))
    }
    assert len(distances) == 1


# ------------------------------------------------------------------------------- conditions

FEW = Condition(ConditionType.HAND_SIZE, Operator.LT, 3)
PAIR = Condition(ConditionType.HAS_MATCHING_PAIR)
NO_DECK = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.DECK)


def drawn_if(condition: AnyCondition) -> GameGenome:
    return replace(create_war_genome(), turn_structure=TurnStructure((DrawPhase(Location.DECK, 1, True, condition),)))


def both(*conditions: AnyCondition) -> CompoundCondition:
    return CompoundCondition(Logic.AND, conditions)


def either(*conditions: AnyCondition) -> CompoundCondition:
    return CompoundCondition(Logic.OR, conditions)


def apart(one: AnyCondition, other: AnyCondition) -> float:
    """The distance of games that differ in a condition alone, the same both ways."""
    distance = genome_distance(drawn_if(one), drawn_if(other))
    assert genome_distance(drawn_if(other), drawn_if(one)) == distance
    return distance


def test_condition_with_another_value_is_nearer_than_one_of_another_kind() -> None:
    assert 0.0 < apart(FEW, replace(FEW, value=4)) < apart(FEW, PAIR)


def test_compound_with_another_value_is_nearer_than_one_with_another_question() -> None:
    start = both(FEW, NO_DECK)
    assert 0.0 < apart(start, both(replace(FEW, value=4), NO_DECK)) < apart(start, both(PAIR, NO_DECK))


def test_compound_that_asks_the_same_twice_is_nearer_than_another_question() -> None:
    assert 0.0 < apart(FEW, both(FEW, FEW)) < apart(FEW, PAIR)


@pytest.mark.parametrize(
    "joined_otherwise",
    [
        either(FEW, NO_DECK, PAIR),
        both(NO_DECK, FEW, PAIR),
        both(FEW, either(NO_DECK, PAIR)),
        both(both(FEW, NO_DECK, PAIR)),
    ],
    ids=["by OR", "in another order", "in groups", "in one more level"],
)
def test_same_questions_joined_otherwise_are_near_and_yet_not_the_same(joined_otherwise: AnyCondition) -> None:
    start = both(FEW, NO_DECK, PAIR)
    assert 0.0 < apart(start, joined_otherwise) < apart(start, both(FEW, NO_DECK))


def test_compound_is_the_farther_the_more_of_its_questions_differ() -> None:
    start = both(FEW, FEW, FEW)
    others = [both(FEW, FEW, PAIR), both(FEW, PAIR, PAIR), both(PAIR, PAIR, PAIR)]
    distances = [apart(start, other) for other in others]
    assert distances == sorted(set(distances))


def test_compound_without_any_common_question_is_no_farther_than_no_condition() -> None:
    always = replace(drawn_if(FEW), turn_structure=TurnStructure((DrawPhase(Location.DECK),)))
    assert apart(FEW, both(PAIR, NO_DECK)) <= genome_distance(drawn_if(FEW), always)


def test_huge_conditions_have_a_distance_too() -> None:
    """Trying every pair of questions would mean millions of comparisons here."""

    def scored_by(first: int) -> GameGenome:
        sizes = [[first + 100 * i + j for j in range(100)] for i in range(20)]
        compounds = [both(*(replace(FEW, value=size) for size in row)) for row in sizes]
        return replace(create_war_genome(), scoring_rules=tuple(ScoringRule(one, 1) for one in compounds))

    distance = genome_distance(scored_by(0), scored_by(5000))
    assert 0.0 < distance < 0.1
    assert genome_distance(scored_by(5000), scored_by(0)) == distance
