"""Words that can be read in one way only: how many, whose, for what, and by whom."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    KnockPhase,
    Location,
    Phase,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    SwapPhase,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    WinCondition,
    WinType,
)
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import in_short, told

CHIPS = {"starting_chips": 100}
PLAY = PlayPhase(Location.DISCARD)


# ---------------------------------------------------------------------------------------- points


@pytest.mark.parametrize(("count", "held"), [(2, "two or more cards"), (3, "three or more cards"), (4, "four cards")])
def test_a_set_in_hand_may_be_larger(count: int, held: str) -> None:
    rule = ScoringRule(Condition(ConditionType.HAS_SET_OF_N, value=count), 5)
    out = GameRules(going_out=GoingOut.ENDS_HAND)
    text = told(PLAY, scoring_rules=(rule,), win=WinCondition(WinType.HIGH_SCORE, threshold=20), game_rules=out)
    assert f"you score five points if you hold {held} of one rank." in text


def test_each_thing_that_scores_is_told_apart() -> None:
    assert "for certain trumps in your tricks and for captured cards" in all_rules(known("scotch-whist"))


def test_cards_of_a_partner_do_not_score_for_who_goes_out() -> None:
    aces = CardScoringRule(CardCondition(rank=Rank.ACE), 5, ScoringTrigger.LEFT_IN_HANDS)
    rest: dict[str, Any] = {"player_count": 4, "card_scoring": (aces,)}
    rest["win"] = WinCondition(WinType.HIGH_SCORE, threshold=50)
    rest["game_rules"] = GameRules(going_out=GoingOut.ENDS_HAND)
    assert "aces left in other hands when you go out" in told(PLAY, **rest)
    teams = told(PLAY, team_mode=True, teams=((0, 2), (1, 3)), **rest)
    assert "aces left in opponents' hands when you go out" in teams


def leaving_with_a_score(tie_breaker: TieBreaker, players: int = 3) -> str:
    return told(
        PLAY,
        BettingPhase(min_bet=10),
        setup=CHIPS,
        player_count=players,
        win=WinCondition(WinType.HIGH_SCORE, threshold=11, trigger_mode=TriggerMode.THRESHOLD_GATE),
        game_rules=GameRules(going_out=GoingOut.ENDS_HAND, place_points=(2, 1), tie_breaker=tie_breaker),
    )


def test_a_score_counts_only_of_players_in_the_game() -> None:
    still_in = "some player still in the game has eleven points or more"
    assert still_in in leaving_with_a_score(TieBreaker.PLAY_ON, players=4)
    assert still_in not in leaving_with_a_score(TieBreaker.SHARED, players=4), "with that score the game is over"
    assert still_in not in leaving_with_a_score(TieBreaker.PLAY_ON), "of two who are level one stays in, or all is over"
    assert still_in not in leaving_with_a_score(TieBreaker.PLAY_ON, players=2), "the other one has won then"


# ---------------------------------------------------------------------------------------- who


def last_one_wins(*phases: Phase, **rest: Any) -> str:
    rules = GameRules(tie_breaker=TieBreaker.ACTIVE_PLAYER, max_hands=1)
    return told(*phases, game_rules=rules, player_count=2, **rest)


def test_who_was_last_did_something_that_the_game_has() -> None:
    chips: dict[str, Any] = {"setup": {**CHIPS, "ante": 1}, "win": WinType.MOST_CHIPS}
    assert "the one who was the last to act wins" in last_one_wins(BettingPhase(min_bet=10), **chips)
    tricks: dict[str, Any] = {"is_trick_based": True, "win": WinType.MOST_TRICKS, "setup": {"cards_per_player": 4}}
    assert "the one who was the last to play a card wins" in last_one_wins(TrickPhase(), **tricks)
    swap, best = SwapPhase(Location.OPPONENT_HAND), HandEvaluation(HandEvaluationMethod.HIGH_CARD)
    assert "the one who had the last turn wins" in last_one_wins(swap, win=WinType.BEST_HAND, hand_evaluation=best)


def test_of_two_players_the_next_one_is_the_other_one() -> None:
    swap = SwapPhase(Location.OPPONENT_HAND)
    assert "swap your hand with the other player's" in in_short(swap, player_count=2, win=WinType.BEST_HAND)
    assert "swap your hand with the next player's" in in_short(swap, player_count=3, win=WinType.BEST_HAND)
    take = DrawPhase(Location.OPPONENT_HAND)
    assert "from the other player's hand" in in_short(take, PLAY, player_count=2)
    assert "from the next player's hand" in in_short(take, PLAY, player_count=3)


# ---------------------------------------------------------------------------------------- what


def test_more_cards_than_a_book_needs_are_those_of_its_rank() -> None:
    more = "If you hold more cards of the rank than a pair needs, lay down those that come first in the order"
    assert more in all_rules(known("old-maid"))
    assert "If you hold more cards of the rank" not in all_rules(known("go-fish")), "there are only four"


def with_a_knock(genome: GameGenome) -> GameGenome:
    turn = genome.turn_structure
    return replace(genome, turn_structure=replace(turn, phases=(*turn.phases, KnockPhase())))


def test_a_stake_may_be_doubled_in_every_turn() -> None:
    blackjack = known("blackjack")
    assert "Instead of your first draw you may double, if you have at least as many chips" in all_rules(blackjack)
    assert "Instead of your first draw of a turn you may double" in all_rules(with_a_knock(blackjack))


def test_single_cards_are_compared_in_a_sentence() -> None:
    def poker(cards: int) -> str:
        pair = HandPattern("pair", 1, same_rank_groups=(2,))
        return told(
            BettingPhase(min_bet=10),
            setup={**CHIPS, "cards_per_player": cards},
            hand_evaluation=HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, patterns=(pair,)),
            win=WinType.MOST_CHIPS,
        )

    assert "The highest card is best; cards of one rank are level." in poker(1)
    assert "Hands that are still equal are level." not in poker(1)
    assert "Hands that are still equal are level." in poker(2)
