"""Who has seen the same from the deal on thinks the same, wherever the other cards really are.

Stronger than exchanging cards within one position: positions come about by play, with their own marks on hidden cards.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_betting_war_genome, create_war_genome
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CaptureOrder,
    CardCondition,
    CardScoringRule,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    Location,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    ShowdownMethod,
    TrickPhase,
    TurnStructure,
    Visibility,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator


def without_all_but(*ranks: Rank) -> tuple[CardCondition, ...]:
    return tuple(CardCondition(rank=rank) for rank in Rank if rank not in ranks)


def game_of(*phases: DrawPhase | PlayPhase | DiscardPhase | AskPhase | TrickPhase, setup: SetupRules) -> GameGenome:
    return replace(
        create_war_genome(),
        setup=setup,
        turn_structure=TurnStructure(phases=phases),
        win_conditions=(WinCondition(type=WinType.MOST_TRICKS),),
        player_count=3,
        max_turns=200,
        game_rules=GameRules(),
    )


TAKES_AND_LAYS = replace(
    game_of(
        DrawPhase(source=Location.OPPONENT_HAND),
        DrawPhase(source=Location.TABLEAU, mandatory=False),
        PlayPhase(target=Location.TABLEAU, mandatory=False),
        DiscardPhase(target=Location.TABLEAU, mandatory=False),
        setup=SetupRules(
            cards_per_player=3,
            removed_cards=without_all_but(Rank.TWO, Rank.THREE, Rank.FOUR),
            tableau_visibility=Visibility.REVEALED,
        ),
    ),
    win_conditions=(WinCondition(type=WinType.FIRST_TO_SCORE, threshold=40),),
    card_scoring=tuple(
        CardScoringRule(CardCondition(rank=rank), points, ScoringTrigger.PLAY)
        for rank, points in ((Rank.TWO, 1), (Rank.THREE, 2), (Rank.FOUR, 5))
    ),
)
"""A card that was played openly goes to a hand, from there unseen to another, and is laid face down at last."""


def after_a_card_was_shown_and_lost(position: Position, viewer: int) -> Iterator[Position]:
    """The first player plays a card, the last one takes it up, and others draw from that hand."""
    shown, is_taken = None, False
    for _ in range(40):
        if position.to_act is None:
            return
        options = position.options()
        option = len(options) - 1
        if position.to_act == viewer and shown is None and options[0].startswith("play"):
            shown, option = options[0].removeprefix("play "), 0
        elif position.to_act == (viewer + 2) % 3 and not is_taken and f"take {shown}" in options:
            option, is_taken = options.index(f"take {shown}"), True
        yield position
        position.choose(option)


def test_a_card_that_was_shown_stays_a_card_that_was_shown() -> None:
    assert GenomeValidator.validate(TAKES_AND_LAYS) == []
    game = Game(compile_genome(TAKES_AND_LAYS))
    several = 0
    for seed in range(3):
        start = Position(game, seed)
        viewer = start.to_act
        assert viewer is not None
        thoughts: dict[tuple[str, ...], set[str]] = defaultdict(set)
        truths: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for number in range(80):
            seen: list[str] = []
            for position in after_a_card_was_shown_and_lost(start.world(number), viewer):
                seen.append(position.view(viewer))
                if position.to_act == viewer and len(seen) > 9 and len(position.options()) > 1:
                    thoughts[tuple(seen)].add(str(position.think(5, 60)))
                    truths[tuple(seen)].add(position.view())
        several += sum(len(positions) > 1 for positions in truths.values())
        assert all(len(thought) == 1 for thought in thoughts.values())
    assert several > 10, "hardly any history leads to different positions"


@pytest.mark.parametrize("order", [CaptureOrder.AS_LAID, CaptureOrder.OWN_FIRST])
def test_which_card_lies_where_below_a_war_makes_no_difference(order: CaptureOrder) -> None:
    known = create_betting_war_genome()
    genome = replace(
        known,
        setup=replace(
            known.setup,
            cards_per_player=6,
            removed_cards=without_all_but(Rank.TWO, Rank.THREE, Rank.FOUR),
            capture_order=order,
            starting_chips=1000,
        ),
        game_rules=replace(known.game_rules, war_cards_down=2),
        turn_structure=TurnStructure(
            phases=(
                BettingPhase(showdown_method=ShowdownMethod.BATTLE, allow_fold=False),
                PlayPhase(target=Location.TABLEAU),
            )
        ),
        win_conditions=(WinCondition(type=WinType.MOST_CHIPS, threshold=2000, comparison=WinComparison.FIRST),),
    )
    assert GenomeValidator.validate(genome) == []
    game = Game(compile_genome(genome))
    compared = 0
    for seed in range(150):
        position, rng = Position(game, seed), Random(seed)
        for number in range(40):
            if position.to_act is None:
                break
            if re.search(r"^table .*\?[2-9]", position.view(position.to_act), flags=re.MULTILINE):
                compared += 1
                assert position.think(3, 40) == position.world(number).think(3, 40)
            position.choose(rng.randrange(len(position.options())))
    assert compared > 10, "hardly any cards lay face down"


def known_hand(view: str, seat: int) -> set[str]:
    """The cards of a hand that a view names."""
    found = re.search(rf"^P{seat} hand (?:\d+: )?([^,\n]*)", view, flags=re.MULTILINE)
    return {card for card in found[1].split() if card != "0" and not card.startswith("?")} if found else set()


def played_by(view: str, seat: int) -> set[str]:
    """The card of the trick from a seat, for who sees everything."""
    found = re.search(r"^trick (.*)$", view, flags=re.MULTILINE)
    cards = found[1].split(", ") if found else []
    return {card.split()[1] for card in cards if card.startswith(f"P{seat} ")}


def test_cards_known_to_be_in_a_hand_are_there_or_in_its_sealed_trick() -> None:
    genome = game_of(
        AskPhase(draw_if_refused=False),
        TrickPhase(face_down=True, lead_suit_required=False),
        setup=SetupRules(cards_per_player=5),
    )
    assert GenomeValidator.validate(genome) == []
    game = Game(compile_genome(genome))
    compared = 0
    for seed in range(40):
        position, rng = Position(game, seed), Random(seed)
        before: list[list[set[str]]] = []
        for number in range(60):
            me = position.to_act
            if me is None:
                break
            options = position.options()
            if options[0].startswith("play"):
                if "\ntrick " not in position.view():
                    before = [[known_hand(position.view(viewer), seat) for seat in range(3)] for viewer in range(3)]
                elif before:
                    world = position.world(number).view()
                    for seat in {0, 1, 2} - {me}:
                        compared += bool(before[me][seat])
                        assert before[me][seat] <= known_hand(world, seat) | played_by(world, seat)
            position.choose(rng.randrange(len(options)))
    assert compared > 50, "hardly anything was known"
