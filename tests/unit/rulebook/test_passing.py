"""How passing, tribute, naming trumps, turning up and exchanging are explained."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    create_five_card_draw_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_president_genome,
)
from darwindeck.genome.schema import (
    BiddingPhase,
    ExchangePhase,
    GameGenome,
    PassDirection,
    PassingPhase,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._bidding import bid
from darwindeck.rulebook._bidding import section as contracts
from darwindeck.rulebook._digest import course
from darwindeck.rulebook._passing import exchange, passing, tribute, trump, turn_up
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Section
from darwindeck.rulebook._tricks import trick
from tests.support.field_pairs import FIELD_PAIRS, FieldPair
from tests.support.playable_genomes import playable_genome

WRITERS: dict[type, Callable[[Any, Scene], tuple[Block, ...]]] = {
    PassingPhase: passing,
    TributePhase: tribute,
    TrumpPhase: trump,
    TurnUpPhase: turn_up,
    ExchangePhase: exchange,
    TrickPhase: trick,
    BiddingPhase: bid,
}
FORBIDDEN = re.compile(r"_|None|\b(1|one) (cards|tricks|chips|points)\b|  |\.\.| [,.;]|[,;:]\.|\(\)")


def told(genome: GameGenome) -> str:
    scene = Scene(genome)
    blocks = [block for phase in scene.phases if type(phase) in WRITERS for block in WRITERS[type(phase)](phase, scene)]
    rules = [*Section("", tuple(blocks)).rules]
    section = contracts(scene)
    return " ".join(rule.text for rule in [*rules, *(section.rules if section is not None else ())])


def test_directions_are_told_hand_by_hand() -> None:
    text = told(create_hearts_genome())
    assert "In the first hand they go to the player on the left, in the second to the player on the right" in text
    assert "in the fourth nothing is passed" in text


def test_directions_that_come_to_the_same_are_told_once() -> None:
    hearts = create_hearts_genome()
    (old, *rest) = hearts.turn_structure.phases
    assert isinstance(old, PassingPhase)
    for directions in ((PassDirection.LEFT,), (PassDirection.LEFT, PassDirection.LEFT), ()):
        phases = (replace(old, directions=directions), *rest)
        genome = replace(hearts, turn_structure=replace(hearts.turn_structure, phases=phases))
        assert "passes them face down to the player on the left." in told(genome)


def test_across_is_halfway_round_the_table() -> None:
    hearts = replace(
        create_hearts_genome(), player_count=5, setup=replace(create_hearts_genome().setup, cards_per_player=10)
    )
    assert "to the second player on the left" in told(hearts)


def test_tribute_starts_with_the_second_hand() -> None:
    president = create_president_genome()
    assert "At the start of every hand but the first" in told(president)
    assert told(replace(president, game_rules=replace(president.game_rules, max_hands=1))) == ""


def test_places_are_explained_where_some_have_none() -> None:
    """In President all but one go out. Where a hand may end before, the last place is not with those left over."""
    president = create_president_genome()
    order = "The order is that in which players ran out of cards"
    sentence = f"{order}; whoever alone is left in the hand then comes after them."
    assert order not in told(president)
    ends_early = replace(president.game_rules, hand_ends_if=Condition(ConditionType.HAND_SIZE, Operator.EQ, 3))
    assert sentence in told(replace(president, game_rules=ends_early))


def test_trumps_are_named_by_who_took_most_tricks() -> None:
    assert "whoever took the most tricks in the hand before names" in told(create_knock_out_whist_genome())


def test_in_a_game_of_one_hand_cards_are_passed_one_way() -> None:
    text = told(of_one_hand(PassDirection.RIGHT, PassDirection.LEFT, PassDirection.KEEP))
    assert "passes them face down to the player on the right." in text
    assert "In the first hand" not in text
    assert "begins again" not in text


def test_cards_that_are_kept_in_the_only_hand_are_not_passed_on() -> None:
    assert "pass" not in course(staged(of_one_hand(PassDirection.KEEP, PassDirection.LEFT)))
    assert "everybody passes" in course(staged(of_one_hand(PassDirection.LEFT, PassDirection.KEEP)))


def of_one_hand(*directions: PassDirection) -> GameGenome:
    """A game that its first hand decides, whatever number of hands it has at most."""
    hearts = create_hearts_genome()
    phases = [
        replace(one, directions=directions) if isinstance(one, PassingPhase) else one
        for one in hearts.turn_structure.phases
    ]
    turn = replace(hearts.turn_structure, phases=tuple(phases))
    rules = replace(hearts.game_rules, max_hands=10)
    wins = (WinCondition(WinType.MOST_TRICKS),)
    return replace(hearts, turn_structure=turn, game_rules=rules, win_conditions=wins)


def test_cards_are_turned_up_before_each_trick() -> None:
    text = told(create_goofspiel_genome())
    assert text.startswith("Before each trick the top card of the stock is turned up and laid on the table.")
    assert "used up" not in text, "there is a card for every trick"


def test_an_exchange_says_how_many_cards() -> None:
    assert "may lay up to three cards face down on the discard pile" in told(create_five_card_draw_genome())


@pytest.mark.parametrize(
    "pair",
    [
        pair
        for pair in FIELD_PAIRS
        if pair.path.startswith(("PassingPhase.", "TributePhase.", "TrumpPhase.", "TurnUpPhase.", "ExchangePhase."))
    ],
    ids=lambda pair: pair.path,
)
def test_a_field_that_matters_changes_the_text(pair: FieldPair) -> None:
    assert told(pair.one) != told(pair.other)


def test_texts_are_clean_for_known_and_generated_games() -> None:
    games = [known.create() for known in KNOWN_GAMES] + [playable_genome(Random(seed)) for seed in range(300)]
    for genome in games:
        text = told(genome)
        assert not FORBIDDEN.search(text), text


def test_cards_are_not_passed_in_every_hand_where_some_are_kept() -> None:
    hearts = create_hearts_genome()
    first, *others = hearts.turn_structure.phases
    assert isinstance(first, PassingPhase)
    always = replace(first, directions=(PassDirection.LEFT, PassDirection.RIGHT))
    turn = replace(hearts.turn_structure, phases=(always, *others))
    for genome, when, but in (
        (hearts, "a hand", " (but not in every hand)"),
        (replace(hearts, turn_structure=turn), "each hand", ""),
    ):
        assert f"everybody passes three cards{but}. In each trick" in course(staged(genome))
        assert f"At the start of {when}, each player chooses three cards" in told(genome)
