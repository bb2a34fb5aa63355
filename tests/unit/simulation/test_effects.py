"""Effects of special cards."""

from typing import Any

import pytest

from darwindeck.genome.schema import EffectType, GameGenome, Location, PlayPhase, Rank, SpecialEffect, TargetSelector
from darwindeck.simulation.reference import State
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position


def with_effect(kind: EffectType, target: TargetSelector = TargetSelector.NEXT_PLAYER, **fields: Any) -> GameGenome:
    value = fields.pop("value", 1)
    effect = SpecialEffect(Rank.TWO, kind, target, value)
    return game(PlayPhase(Location.DISCARD), special_effects=(effect,), **{"player_count": 4, **fields})


def after_two(genome: GameGenome, **changes: Any) -> State:
    hands = ["2H 3H", "4H 5H", "6H 7H", "8H 9H"][: genome.player_count]
    return make(position(genome, *hands, deck="10C JC QC KC AC", **changes), "play 2H")


@pytest.mark.parametrize(("value", "skips", "to_act"), [(1, 1, 2), (2, 2, 3), (9, 3, 0)])
def test_skips_are_at_most_all_the_others(value: int, skips: int, to_act: int) -> None:
    state = after_two(with_effect(EffectType.SKIP_NEXT, value=value))
    assert told(state) == (f"skips {skips}",)
    assert (state.to_act, state.skips) == (to_act, 0)


def test_extra_turn() -> None:
    state = after_two(with_effect(EffectType.EXTRA_TURN))
    assert (told(state), state.to_act) == (("skips 3",), 0)


def test_reverse() -> None:
    state = after_two(with_effect(EffectType.REVERSE_DIRECTION))
    assert (told(state), state.to_act) == (("direction -1",), 3)


@pytest.mark.parametrize(
    ("target", "hit"),
    [
        (TargetSelector.NEXT_PLAYER, [3]),
        (TargetSelector.PREV_PLAYER, [1]),
        (TargetSelector.LEFT_OPPONENT, [1]),
        (TargetSelector.RIGHT_OPPONENT, [3]),
        (TargetSelector.ALL_OPPONENTS, [3, 1]),
    ],
)
def test_targets_along_and_against_the_direction(target: TargetSelector, hit: list[int]) -> None:
    genome = with_effect(EffectType.DRAW_CARDS, target, team_mode=True, teams=((0, 2), (1, 3)))
    state = position(genome, "2H 3H", "4H 5H", "6H 7H", "8H 9H", deck="10C JC QC KC AC")
    state = make(state.but(direction=-1), "play 2H")
    assert [line.split()[0] for line in told(state)] == [f"P{seat}" for seat in hit]


def test_target_may_be_a_partner_or_nobody() -> None:
    genome = with_effect(EffectType.DRAW_CARDS, team_mode=True, teams=((0, 1), (2, 3)))
    assert told(after_two(genome)) == ("P1 draws AC from the deck",)
    alone = with_effect(EffectType.DRAW_CARDS, player_count=1)
    assert told(after_two(alone)) == ()


def test_player_names_whom_the_effect_hits() -> None:
    state = after_two(with_effect(EffectType.DRAW_CARDS, TargetSelector.PLAYER_CHOICE, value=2))
    assert options(state) == ["hit P1", "hit P2", "hit P3"]
    assert told(make(state, "hit P2")) == ("P2 draws AC from the deck", "P2 draws KC from the deck")


def test_lot_of_a_random_opponent_is_told() -> None:
    state = after_two(with_effect(EffectType.DRAW_CARDS, TargetSelector.RANDOM_OPPONENT))
    assert told(state)[0] in {"hits P1", "hits P2", "hits P3"}
    assert told(state)[1].startswith(f"{told(state)[0].split()[1]} draws")


def test_cards_are_drawn_as_far_as_they_last() -> None:
    state = after_two(with_effect(EffectType.DRAW_CARDS, value=255))
    assert len(told(state)) == 5
    assert state.outcome is None


def test_target_chooses_what_to_discard() -> None:
    state = after_two(with_effect(EffectType.FORCE_DISCARD))
    assert (state.to_act, options(state)) == (1, ["discard 4H", "discard 5H"])
    state = make(state, "discard 5H")
    assert state.discard == cards("2H 5H")
    assert (state.to_act, hand(state, 1)) == (1, "4H")


def test_discards_are_forced_as_far_as_cards_last() -> None:
    state = after_two(with_effect(EffectType.FORCE_DISCARD, TargetSelector.ALL_OPPONENTS, value=3))
    assert options(state) == ["discard 4H"]
    state = make(state, "discard 4H", "discard 5H")
    assert (state.to_act, options(state)) == (2, ["discard 6H"])


def test_later_of_two_effects_on_a_rank_counts() -> None:
    effects = (
        SpecialEffect(Rank.TWO, EffectType.EXTRA_TURN, TargetSelector.NEXT_PLAYER),
        SpecialEffect(Rank.TWO, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER),
    )
    genome = game(PlayPhase(Location.DISCARD), special_effects=effects, player_count=4)
    assert told(after_two(genome)) == ("direction -1",)


def test_with_two_players_a_skip_is_another_turn() -> None:
    assert after_two(with_effect(EffectType.SKIP_NEXT, player_count=2)).to_act == 0
