"""Hands that get smaller with every turn: what never happens before they are played out."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    PassAction,
    PlayPhase,
    Rank,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TrickPhase,
    WinCondition,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._hand_sizes import HandSizes, hand_sizes
from darwindeck.rulebook._new_stock import UNABLE
from darwindeck.rulebook._plain import staged
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.reference import _engine, _hand_end
from tests.support.games_by_chance import positions
from tests.support.rulebooks import all_rules
from tests.unit.rulebook.test_rules_that_apply import made

BETS = BettingPhase(min_bet=10, max_raises=1)
OUT = GameRules(going_out=GoingOut.ENDS_HAND, max_hands=1)
TWO_TO_FOUR = PlayPhase(Location.TABLEAU, min_cards=2, max_cards=4)
DRAW = DrawPhase(Location.DECK, mandatory=True)
DRAW_IF_STUCK = replace(DRAW, condition=UNABLE[0])
FEW = Condition(ConditionType.HAND_SIZE, Operator.LE, 2)
SKIP = SpecialEffect(Rank.NINE, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 1)


def shedding(*phases: Any, cards: int = 3, **rest: Any) -> GameGenome:
    chips = {"starting_chips": 100} if BETS in phases else {}
    given = {"game_rules": OUT, "max_turns": 500, **rest}
    return made(*phases, setup={"cards_per_player": cards, "initial_tableau_count": 4, **chips}, **given)


GAMES = {
    "draws if stuck": shedding(DRAW_IF_STUCK, TWO_TO_FOUR),
    "with bets": shedding(BETS, DRAW_IF_STUCK, TWO_TO_FOUR, win=WinType.MOST_CHIPS),
    "after a trick": shedding(TrickPhase(), DRAW_IF_STUCK, TWO_TO_FOUR, cards=7),
    "before a trick": shedding(DRAW_IF_STUCK, TWO_TO_FOUR, TrickPhase(), cards=7),
    "after a trick with skips": shedding(TrickPhase(), DRAW_IF_STUCK, TWO_TO_FOUR, cards=7, special_effects=(SKIP,)),
    "others play on": shedding(
        DRAW_IF_STUCK, TWO_TO_FOUR, game_rules=GameRules(going_out=GoingOut.LEAVES_HAND, max_hands=1)
    ),
    "discards first": shedding(DiscardPhase(Location.DISCARD), DRAW_IF_STUCK, TWO_TO_FOUR, cards=6),
    "draws one in every turn": shedding(DRAW, TWO_TO_FOUR, cards=4),
    "stuck players leave": shedding(replace(TWO_TO_FOUR, pass_if_unable=False), cards=5),
}


def any_shedding(rng: Random) -> GameGenome:
    """A game of which only numbers of cards matter, and of which they may or may not be certain."""
    least = rng.choice((0, 1, 1, 2, 2, 3))
    play = PlayPhase(
        rng.choice((Location.TABLEAU, Location.DISCARD)),
        min_cards=least,
        max_cards=max(1, least + rng.choice((0, 0, 1, 2))),
        mandatory=rng.random() < 0.8,
        pass_if_unable=rng.random() < 0.9,
    )
    draw = replace(rng.choice((DRAW, DRAW_IF_STUCK)), count=rng.choice((1, 1, 2)))
    others = rng.sample(
        (draw, BETS, TrickPhase(), DiscardPhase(Location.DISCARD), ExchangePhase(2)), rng.choice((0, 1, 1, 2))
    )
    phases = [*others, play]
    if rng.random() < 0.2:
        phases.reverse()
    rules = GameRules(
        going_out=rng.choice((GoingOut.ENDS_HAND, GoingOut.LEAVES_HAND)),
        hand_ends_if=FEW if rng.random() < 0.2 else None,
        consecutive_pass_action=rng.choice((PassAction.NONE, PassAction.NONE, PassAction.END_HAND)),
        max_hands=1,
    )
    skips = (SKIP,) if rng.random() < 0.2 else ()
    cards, players = rng.choice((3, 4, 5, 7)), rng.choice((2, 3, 4))
    genome = shedding(*phases, cards=cards, player_count=players, game_rules=rules, special_effects=skips)
    if rng.random() < 0.7:
        return genome
    few = 52 - cards * players - rng.choice((1, 2, 4))  # So many cards are left for the stock.
    return replace(genome, setup=replace(genome.setup, initial_tableau_count=few))


@pytest.mark.parametrize("name", GAMES)
def test_no_game_has_other_numbers_of_cards(name: str) -> None:
    """The numbers of cards that were worked out are those of games that are played."""
    sizes = hand_sizes(staged(GAMES[name]))
    assert sizes is not None
    check(GAMES[name], sizes, games=60)


def test_no_game_made_by_chance_has_other_numbers_of_cards() -> None:
    known_sizes = 0
    for seed in range(250):
        genome = any_shedding(Random(seed))
        sizes = hand_sizes(staged(genome))
        if sizes is not None and not GenomeValidator.validate(genome):
            known_sizes += 1
            check(genome, sizes, games=5)
    assert known_sizes > 40


def check(genome: GameGenome, sizes: HandSizes, *, games: int) -> None:
    """Play games, and see that hands are as large as they were said to be."""
    for seed in range(games):
        with patch.object(_engine, "finish_hand", side_effect=_hand_end.finish_hand) as finish_hand:
            course = list(positions(genome, seed, shy=(2,)))
        stocks = [len(state.deck) for state in course]
        assert max(stocks) - min(stocks) <= sizes.drawn
        lays = [state for state in course if state.decision is not None and state.decision.ask is Asks.PLAY]
        assert {len(state.hands[state.walker]) for state in lays} <= sizes.to_play
        turns = Counter(walker for walker, _ in {(state.walker, state.turns) for state in lays})
        assert sizes.turns is None or max(turns.values(), default=0) <= sizes.turns
        for (end,), _ in finish_hand.call_args_list:
            left = [len(end.hands[seat]) for seat in end.in_hand]
            assert min(left, default=9) >= sizes.fewest
            assert len(left) < 2 or max(left) <= sizes.at_end


def test_the_numbers_are_no_larger_than_they_need_be() -> None:
    sizes = hand_sizes(staged(GAMES["draws if stuck"]))
    assert sizes == HandSizes(to_play=frozenset((2, 3)), drawn=1, turns=2, fewest=0, at_end=3)


def test_hands_that_are_soon_played_out_need_no_word_on_what_comes_later() -> None:
    text = all_rules(GAMES["with bets"])
    assert "play two or three cards together" in text.lower(), "nobody ever holds four"
    for never in ("the stock has run out", "you pass", "nobody can do anything", "If nobody has won after about"):
        assert never not in text


PAIRS = HandEvaluation(
    HandEvaluationMethod.PATTERN_MATCH,
    (HandPattern("pair", 1, same_rank_groups=(2,)), HandPattern("four alike", 2, same_rank_groups=(4,))),
)


def test_a_hand_that_few_cards_end_leaves_few_to_compare() -> None:
    setup = {"cards_per_player": 5, "starting_chips": 100, "tableau_mode": TableauMode.WAR}
    rest: dict[str, Any] = {"hand_evaluation": PAIRS, "win": WinType.MOST_CHIPS, "player_count": 2}
    phases = (BETS, ExchangePhase(3), PlayPhase(Location.TABLEAU))
    few = all_rules(made(*phases, setup=setup, game_rules=GameRules(hand_ends_if=FEW), **rest))
    for never in ("If your hand is empty", "If neither player has a card left", "If the stock is empty"):
        assert never not in few
        assert never in all_rules(made(*phases, setup=setup, **rest))
    four = "four cards of one rank"
    assert four not in book(made(*phases, setup=setup, game_rules=GameRules(hand_ends_if=FEW), **rest))
    other = GameRules(hand_ends_if=Condition(ConditionType.HAS_RUN_OF_N, value=4))
    assert four in book(made(*phases, setup=setup, game_rules=other, **rest))


def book(genome: GameGenome) -> str:
    return write_rulebook(genome).to_markdown()


def test_players_who_may_keep_their_cards_may_go_on_for_long() -> None:
    text = all_rules(shedding(BETS, DRAW_IF_STUCK, replace(TWO_TO_FOUR, mandatory=False), win=WinType.MOST_CHIPS))
    assert "If you do not, you pass." in text
    assert "If nobody has won after about 500 turns" in text


def test_hands_that_may_grow_take_cards_from_the_stock_until_it_runs_out() -> None:
    genome = shedding(replace(DRAW, count=2), replace(TWO_TO_FOUR, mandatory=False))
    assert hand_sizes(staged(genome)) is None
    assert "the stock has run out" in all_rules(genome)


def test_a_trick_between_draw_and_play_gives_the_rest_of_the_turn_to_its_winner() -> None:
    assert hand_sizes(staged(shedding(DRAW_IF_STUCK, TrickPhase(), TWO_TO_FOUR, cards=7))) is None


def test_a_stock_that_is_too_small_runs_out() -> None:
    genome = shedding(
        DRAW_IF_STUCK, TWO_TO_FOUR, cards=15, game_rules=GameRules(going_out=GoingOut.LEAVES_HAND, max_hands=1)
    )
    genome = replace(genome, win_conditions=(WinCondition(WinType.NOT_LAST),))
    assert "the stock has run out" not in all_rules(replace(genome, setup=replace(genome.setup, cards_per_player=13)))
    assert "the stock has run out" in all_rules(replace(genome, setup=replace(genome.setup, initial_tableau_count=5)))
