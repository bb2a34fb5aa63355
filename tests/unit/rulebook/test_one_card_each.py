"""Hands of claims with one card each: a lie that is caught brings it back, until its rank is claimed."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    Rank,
    TurnUpPhase,
    WinType,
)
from darwindeck.simulation.reference import Verb, apply, legal_moves, start
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules, known

LEDUC = known("leduc").setup
CLAIM = ClaimPhase(max_cards=1, starting_rank=Rank.KING, rank_mode=ClaimRankMode.SEQUENTIAL)
BET, TURN_UP = BettingPhase(min_bet=2, max_bet=4, max_raises=1), TurnUpPhase()
LEAVES, ENDS = GameRules(going_out=GoingOut.LEAVES_HAND), GameRules(going_out=GoingOut.ENDS_HAND)
NO_STOCK, ALL_IN, LIMIT = "When the stock is used up", "All-in: put in all", "If nobody has won after about"


def claims(*phases: Any, setup: dict[str, Any] | None = None, rules: GameRules = LEAVES, **rest: Any) -> GameGenome:
    """Two players with a jack, a queen or a king each, of six cards; the most chips win after one hand."""
    dealt = replace(LEDUC, starting_chips=100, ante=1, **(setup or {}))
    usual: dict[str, Any] = {"win": WinType.MOST_CHIPS, "player_count": 2, "max_turns": 1000}
    return game(dealt, *phases, game_rules=rules, **{**usual, **rest})


def text(*phases: Any, **rest: Any) -> str:
    return all_rules(claims(*phases, **rest))


def test_cards_and_chips_last_until_a_claim_must_be_true() -> None:
    short = text(CLAIM, BET, TURN_UP, BET)
    assert not any(one in short for one in (NO_STOCK, ALL_IN, LIMIT))


@pytest.mark.parametrize(
    ("claim", "rest"),
    [
        (replace(CLAIM, rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.KING), {}),
        (replace(CLAIM, rank_mode=ClaimRankMode.CHOSEN), {}),
        (replace(CLAIM, can_lie=False), {}),
        (CLAIM, {"setup": {"cards_per_player": 2}}),
        (CLAIM, {"setup": {"initial_discard_count": 1}}),
        (CLAIM, {"setup": {"removed_cards": LEDUC.removed_cards[1:]}}),
        (CLAIM, {"rules": GameRules()}),
        (CLAIM, {"rules": ENDS, "player_count": 3}),
    ],
)
def test_claims_may_go_on_for_long_where_no_claim_must_be_true(claim: ClaimPhase, rest: Any) -> None:
    """Ranks and players come round together; or another card may be laid, or the same rank is claimed again."""
    longer = text(claim, BET, TURN_UP, BET, **rest)
    assert all(one in longer for one in (NO_STOCK, ALL_IN, LIMIT))


def test_a_card_may_be_turned_up_before_the_claim_that_is_true() -> None:
    assert NO_STOCK in text(TURN_UP, CLAIM, BET), "in five turns, of four cards"
    assert NO_STOCK not in text(CLAIM, TURN_UP, BET)


def test_three_players_claim_five_ranks_apart() -> None:
    """Unless one of them leaves the hand: then the ranks come round to the others in another way."""
    kept = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
    three: dict[str, Any] = {"rules": ENDS, "player_count": 3}
    five = {"removed_cards": tuple(CardCondition(rank=rank) for rank in Rank if rank not in kept)}
    bet = replace(BET, allow_fold=False)
    assert LIMIT not in text(CLAIM, bet, setup=five, **three)
    assert LIMIT in text(CLAIM, BET, setup=five, **three), "a player who has folded makes no claim any more"
    assert LIMIT in text(CLAIM, bet, setup=five, **{**three, "rules": LEAVES})


def test_a_knock_may_come_before_a_claim() -> None:
    assert LIMIT in text(KnockPhase(last_round=True), CLAIM, BET)


def turns_if_every_lie_is_caught(genome: GameGenome, seed: int) -> int:
    """How many turns go on after their claim if nobody bets."""
    state, turns = start(genome, seed), 0
    while state.to_act is not None:
        options = {move.verb: move for move in legal_moves(state)}
        is_lie = state.claim is not None and any(card.rank is not state.claim.rank for card in state.claim.cards)
        turns += is_lie and Verb.CHALLENGE in options
        wanted = Verb.CHALLENGE if is_lie else Verb.ACCEPT
        state = apply(state, options.get(wanted) or next(iter(options.values())))
    return turns


def test_a_hand_has_four_turns_with_three_ranks() -> None:
    turns = [turns_if_every_lie_is_caught(claims(CLAIM, BET, TURN_UP, BET), seed) for seed in range(40)]
    assert max(turns) == 4


def test_a_lie_that_costs_points_alone_ends_the_hand() -> None:
    assert NO_STOCK not in text(replace(CLAIM, lie_penalty=ClaimPenalty.LOSE_POINTS), TURN_UP, BET)
