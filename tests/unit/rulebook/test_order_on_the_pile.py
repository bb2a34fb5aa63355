"""In which order several cards come to the discard pile: told where the one on top matters, and as it is done."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    LevelTrick,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SetupRules,
    SpecialEffect,
    TargetSelector,
    TrickPhase,
    WinType,
)
from darwindeck.simulation.reference import apply, legal_moves, start
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules

TAKE = DrawPhase(Location.DISCARD, mandatory=False)
TWOS = (SpecialEffect(Rank.TWO, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 2),)
ORDER = "go onto the discard pile one by one: hearts first, then diamonds, clubs and spades, and within a suit from the"


def made(*phases: Phase, **rest: Any) -> GameGenome:
    by_tricks = any(isinstance(phase, TrickPhase) for phase in phases)
    win = WinType.MOST_TRICKS if by_tricks else WinType.EMPTY_HAND
    return game(SetupRules(5, initial_discard_count=1), *phases, win=win, **rest)


def first_pile(genome: GameGenome, seed: int) -> list[tuple[int, int]]:
    """The cards of the pile above the first one, when several have come there for the first time."""
    state = start(genome, seed=seed)
    while legal_moves(state) and len(state.discard) < 3 and state.hand_number == 1:
        state = apply(state, legal_moves(state)[0])
    return [(card.suit.code, card.rank.code) for card in state.discard[1:]]


@pytest.mark.parametrize("level", [LevelTrick.DISCARDED, LevelTrick.HELD_OVER])
def test_cards_of_a_trick_that_nobody_takes_have_an_order(level: LevelTrick) -> None:
    trick = TrickPhase(level=level)
    told = f"The cards of a trick that nobody takes {ORDER}"
    assert told in all_rules(made(trick, TAKE))
    assert told not in all_rules(made(TrickPhase(), TAKE))
    assert "one by one" not in all_rules(made(trick)), "nobody takes them from there"


def test_cards_of_the_table_follow_those_of_the_trick() -> None:
    table = SetupRules(5, initial_tableau_count=3)
    trick = TrickPhase(level=LevelTrick.DISCARDED, takes_table=True)
    told = f"The cards of a trick that nobody takes, and then those of the table, {ORDER}"
    assert told in all_rules(game(table, trick, TAKE, win=WinType.MOST_TRICKS))


@pytest.mark.parametrize(("cards", "is_told"), [(1, False), (2, True)])
def test_cards_that_are_exchanged_have_an_order(cards: int, *, is_told: bool) -> None:
    rules = all_rules(made(ExchangePhase(cards), TrickPhase(), TAKE))
    assert (f"Cards that are exchanged together {ORDER}" in rules) == is_told


def test_cards_that_have_to_be_discarded_have_an_order() -> None:
    told = f"Cards that a special card takes from a hand together {ORDER}"
    play = PlayPhase(Location.DISCARD)
    assert told in all_rules(made(TAKE, play, special_effects=TWOS))
    single = (SpecialEffect(Rank.TWO, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1),)
    assert "one by one" not in all_rules(made(TAKE, play, special_effects=single))


@pytest.mark.parametrize("phase", [TrickPhase(level=LevelTrick.DISCARDED), ExchangePhase(3)])
def test_cards_lie_on_the_pile_as_the_book_says(phase: Phase) -> None:
    """The last of the order lies on top."""
    others = () if isinstance(phase, TrickPhase) else (TrickPhase(),)
    genome = made(phase, *others, is_trick_based=True)
    piles = list(filter(None, (first_pile(genome, seed) for seed in range(40))))
    assert piles
    assert all(pile == sorted(pile) for pile in piles)
