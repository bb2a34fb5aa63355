"""Stakes that are laid before the cards are dealt."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardValue,
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    Location,
    PlayPhase,
    Rank,
    SetupRules,
    TrickPhase,
    TrumpSource,
    Visibility,
    WagerPhase,
)
from darwindeck.simulation import Engine, record_game, replay
from darwindeck.simulation.reference import State, start, view
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options

FIRST = WagerPhase(min_bet=10, max_bet=30, before_deal=True)
DRAW = DrawPhase(Location.DECK, mandatory=False)
WORTHLESS = tuple(CardValue(rank, 0) for rank in Rank)
ALWAYS_NATURAL = HandEvaluation(
    method=HandEvaluationMethod.POINT_TOTAL, card_values=WORTHLESS, target_value=0, bust_threshold=1
)


def staking(*phases: Any, setup: dict[str, Any] | None = None, **fields: Any) -> GameGenome:
    """Two players stake chips, then get two cards each."""
    rules = SetupRules(**{"cards_per_player": 2, "starting_chips": 100, **(setup or {})})
    return game(*phases, setup=rules, **{"house": HouseRules(), "player_count": 2, **fields})


def deal_of(genome: GameGenome, seed: int, player: str) -> list[str]:
    """The lines of the first deal."""
    lines = record_game(genome, seed, player).splitlines()
    return [line for line in lines if " holds " in line or line.startswith("  deck ")][: genome.player_count + 2]


def second_hand(state: State) -> State:
    """Stake and draw until the second hand begins."""
    while state.hand_number == 1:
        state = make(state, options(state)[0])
    return state


def test_a_hand_begins_with_the_stakes_while_nobody_holds_a_card() -> None:
    state = start(staking(FIRST, DRAW), 1)
    assert told(state) == ("hand 1, P0 starts",)
    assert options(state) == ["stake 10", "stake 20", "stake 30"]
    assert (state.hands, state.house, len(state.deck)) == ((frozenset(),) * 2, (), 52)
    state = make(state, "stake 20")
    assert (state.to_act, told(state), state.hands) == (1, (), (frozenset(),) * 2)
    state = make(state, "stake 30")
    assert [line.split()[1] for line in told(state)[:3]] == ["holds", "holds", "holds"]
    assert (state.stakes, options(state)) == ((20, 30), ["draw", "pass"])


@pytest.mark.parametrize("visibility", [Visibility.FACE_UP, Visibility.OWNER_ONLY])
def test_nothing_of_the_hand_before_is_seen(visibility: Visibility) -> None:
    setup = {"hand_visibility": visibility, "initial_discard_count": 1, "initial_tableau_count": 2}
    trumps = {"trump_source": TrumpSource.TURNED_UP}
    state = second_hand(start(staking(FIRST, TrickPhase(), is_trick_based=True, setup=setup | trumps), 1))
    assert (state.hand_number, state.to_act, state.known) == (2, 1, (frozenset(),) * 2)
    for seat in (0, 1):
        assert str(view(state, seat)).splitlines()[3:] == [
            "deck 52",
            f"house 0, chips {state.house_chips}",
            *(f"P{one} hand 0, score 0, chips {state.chips[one]}, paid 0, stake 0, tricks 0" for one in (0, 1)),
        ]


def test_the_starter_of_the_hand_stakes_first_and_every_stake_is_a_turn() -> None:
    state = start(staking(FIRST, DRAW, player_count=3), 1)
    assert [make(state, *["stake 10"] * times).to_act for times in range(4)] == [0, 1, 2, 0]
    assert make(state, *["stake 10"] * 3).turns == 4, "three stakes and the first walk"
    assert second_hand(state).to_act == 1


def test_stakes_belong_to_no_walk() -> None:
    state = make(start(staking(FIRST), 1), "stake 10", "stake 10")
    assert (state.hand_number, state.turns) == (2, 2 + 1 + 1), "a walk without anything to do counts one"


def test_who_has_no_chips_is_not_asked() -> None:
    state = start(staking(FIRST, DRAW, setup={"starting_chips": 0}), 1)
    assert told(state)[0] == "hand 1, P0 starts"
    assert options(state) == ["draw", "pass"]


def test_antes_are_paid_from_what_the_stakes_leave() -> None:
    genome = staking(FIRST, DRAW, setup={"starting_chips": 30, "ante": 5})
    state = make(start(genome, 1), "stake 30", "stake 10")
    assert state.chips == (0, 15)
    assert "P1 pays 5 chips" in told(state)


def test_a_natural_of_the_house_ends_the_hand_after_the_deal_and_before_the_first_walk() -> None:
    genome = staking(FIRST, DRAW, house=HouseRules(stands_on=0), hand_evaluation=ALWAYS_NATURAL)
    state = make(start(genome, 1), "stake 10", "stake 20")
    assert [line.split(" ")[0] for line in told(state)[:5]] == ["P0", "P1", "house", "deck", "hand"]
    assert (state.hand_number, state.turns, state.chips) == (2, 2 + 1 + 1, (100, 100))


@pytest.mark.parametrize(("turns", "staked"), [(1, (10, 0)), (2, (10, 10))])
@pytest.mark.parametrize("engine", ["core", "reference"])
def test_turns_may_be_used_up_by_the_stakes(turns: int, staked: tuple[int, int], engine: Engine) -> None:
    genome = staking(FIRST, DRAW, max_turns=turns)
    state = make(start(genome, 1), *["stake 10"] * turns)
    assert (str(state.outcome), state.turns, state.stakes) == ("timeout", turns, staked)
    assert all(state.hands) == (turns == 2), "the cards are dealt when all stakes are laid"
    assert f"end timeout, turns {turns}, hands 1, decisions {turns}" in record_game(genome, 1, "greedy", engine=engine)


def test_the_cards_fall_the_same_way_whatever_is_staked_and_when() -> None:
    before, after = staking(FIRST, DRAW), staking(replace(FIRST, before_deal=False), DRAW)
    deals = [deal_of(genome, 7, player) for genome in (before, after) for player in ("random", "greedy")]
    assert all(deal == deals[0] for deal in deals)


def test_a_wager_that_is_not_the_first_phase_waits_for_the_cards() -> None:
    state = start(staking(DRAW, FIRST), 1)
    assert options(state) == ["draw", "pass"]
    state = make(state, "pass")
    assert (options(state)[0], [len(hand) for hand in state.hands]) == ("stake 10", [2, 2])


def test_a_second_wager_asks_for_nothing() -> None:
    state = make(start(staking(FIRST, WagerPhase(), DRAW), 1), "stake 10", "stake 10")
    assert options(state) == ["draw", "pass"]


@pytest.mark.parametrize("engine", ["core", "reference"])
def test_records_tell_the_stakes_before_the_deal_and_are_replayed(engine: Engine) -> None:
    genome = staking(FIRST, DRAW, game_rules=GameRules(max_hands=3))
    record = record_game(genome, 5, "random", engine=engine)
    hand = record.split("\nhand 2, P1 starts\n")[1].splitlines()
    assert [line.split(" ")[:2] for line in hand[:2]] == [["P1", "stake"], ["P0", "stake"]]
    assert hand[2].startswith("  P0 holds ")
    assert str(replay(record, genome).outcome) in record.splitlines()[-1]


@pytest.mark.parametrize("going_out", list(GoingOut))
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_both_engines_agree_when_books_of_the_deal_end_a_hand(going_out: GoingOut, player: str) -> None:
    rules = GameRules(book_size=2, going_out=going_out, max_hands=6)
    setup = {"cards_per_player": 2, "ante": 1, "trump_source": TrumpSource.LAST_CARD}
    genome = staking(FIRST, PlayPhase(Location.DISCARD), setup=setup, game_rules=rules, player_count=3)
    for seed in range(40):
        records = [record_game(genome, seed, player, engine=engine) for engine in ("core", "reference")]
        assert records[0] == records[1]
