"""How far bets, raises and chips can go, and what becomes of the pot then."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    ClaimPhase,
    DrawPhase,
    EffectType,
    Elimination,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    PlayPhase,
    Rank,
    ShowdownMethod,
    SpecialEffect,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    WinCondition,
    WinType,
)
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_pot import first_and_last_page
from tests.unit.rulebook.test_rules_that_apply import made, told

HIGHEST = ShowdownMethod.HIGHEST_CARD
HIGH_CARD = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
BROKE = "has no chips left at the end of a hand"

# ---------------------------------------------------------------------------------------- chips for all hands


def poker(chips: int = 100, hands: int = 20, **rest: Any) -> GameGenome:
    """Twenty hands with an ante of a chip and bets of two, in which a raise would go far beyond the limit of eight."""
    bet = {"min_bet": 2, "max_bet": 8, "raise_increment": 30, **rest.pop("bet", {})}
    return made(
        BettingPhase(**bet),
        setup={"starting_chips": chips, "ante": 1},
        win=WinCondition(WinType.MOST_CHIPS, threshold=4 * chips),
        game_rules=GameRules(max_hands=hands),
        hand_evaluation=HIGH_CARD,
        **{"player_count": 4, **rest},
    )


PARTNERS: dict[str, Any] = {"team_mode": True, "teams": ((0, 2), (1, 3))}


@pytest.mark.parametrize("teams", [{}, PARTNERS], ids=["alone", "partners"])
def test_nobody_is_all_in_who_always_has_more_than_the_limit(teams: dict[str, Any]) -> None:
    text = all_rules(poker(chips=67, **teams))
    assert "A bet is two chips; there is no raising." in text
    for rule in ("All-in", "is all-in", "side pot", BROKE, "all the chips", "raises at most", "nobody may put more"):
        assert rule not in text
    assert "does not take place" not in text


@pytest.mark.parametrize("teams", [{}, PARTNERS], ids=["alone", "partners"])
def test_all_that_is_left_may_be_a_bet_within_the_limit(teams: dict[str, Any]) -> None:
    text = all_rules(poker(chips=66, **teams))
    assert "A bet is two chips; only a player who goes all-in can raise it." in text
    for rule in ("All-in", "side pot", "all the chips", "more than eight chips into the pot"):
        assert rule in text
    assert BROKE not in text, "only in the last hand somebody may lose everything"


def test_raises_within_the_limit_cost_chips_too() -> None:
    assert "All-in" not in all_rules(poker(chips=143, bet={"raise_increment": 4}))
    assert "All-in" in all_rules(poker(chips=142, bet={"raise_increment": 4}))
    assert "All-in" in all_rules(poker(chips=180, bet={"raise_increment": 2}))
    assert "All-in" not in all_rules(poker(chips=181, bet={"raise_increment": 2}))
    assert "All-in" not in all_rules(poker(chips=105, bet={"raise_increment": 2, "max_raises": 1}))


def test_a_bet_without_limit_may_be_everything() -> None:
    assert "All-in" in all_rules(poker(chips=1000, hands=2, bet={"max_bet": None}))


def test_partners_have_at_most_what_the_others_can_lose_and_their_own() -> None:
    def partners(threshold: int) -> str:
        return all_rules(replace(poker(**PARTNERS), win_conditions=(WinCondition(WinType.MOST_CHIPS, threshold),)))

    assert "at least 320 of them" in partners(320)
    assert "provided that" not in partners(321), "either opponent loses 60 chips at most"
    assert "with all the chips" in all_rules(poker(chips=60, **PARTNERS))


# ---------------------------------------------------------------------------------------- how many raises


def raising(raises: int, players: int = 3, **bet: Any) -> str:
    """Many hands with an ante of a chip, in which chips may run out, and pots be shared."""
    genome = replace(poker(), player_count=players, game_rules=GameRules())
    bets = BettingPhase(**{"min_bet": 2, "max_bet": 8, "max_raises": raises, **bet})
    return all_rules(replace(genome, turn_structure=replace(genome.turn_structure, phases=(bets,))))


COUNTED = "raises at most"
ANOTHER = "only while there may be another raise"


def test_raises_are_not_counted_where_the_limit_comes_first() -> None:
    never, ever = raising(4), raising(3)
    assert COUNTED not in never
    assert ANOTHER not in never
    assert "Nobody may put more than eight chips into the pot in this round." in never
    assert "There may be three raises at most, and nobody may put more than eight chips" in ever, "two, 4, 5, 6 and 7"
    assert ANOTHER in ever
    assert COUNTED in raising(4, max_bet=9)
    assert COUNTED in raising(4, players=4), "of whom everybody may go all-in once"


def test_of_two_players_only_the_other_one_raises_who_was_put_all_in() -> None:
    assert COUNTED in raising(3, players=2)
    assert COUNTED not in raising(4, players=2)
    assert COUNTED in raising(2, players=2, min_bet=5, raise_increment=1)
    assert COUNTED not in raising(3, players=2, min_bet=5, raise_increment=1)
    assert COUNTED in raising(3, players=3, min_bet=5, raise_increment=1), "all-in may be a small bet, too"


def test_everybody_goes_all_in_once_in_a_round() -> None:
    assert COUNTED in raising(2, raise_increment=30)
    assert "only a player who goes all-in can raise it" in raising(3, raise_increment=30)
    for rule in (COUNTED, ANOTHER):
        assert rule not in raising(3, raise_increment=30)


# ---------------------------------------------------------------------------------------- who is broke


def test_players_whose_hands_are_empty_share_the_pot_and_keep_chips() -> None:
    rest: dict[str, Any] = {
        "setup": {"starting_chips": 100},
        "win": WinCondition(WinType.HIGH_SCORE, threshold=50),
        "hand_evaluation": HIGH_CARD,
        "is_trick_based": True,
    }
    for method in (ShowdownMethod.HAND_EVALUATION, HIGHEST, ShowdownMethod.FOLD_ONLY):
        text = told(BettingPhase(showdown_method=method), TrickPhase(), **rest)
        assert "share the pot when the hand is over" in text
        assert BROKE not in text
    best = BettingPhase()
    assert BROKE in told(best, TrickPhase(), **{**rest, "is_trick_based": False, "tricks_per_hand": 3})
    assert BROKE in told(best, TrickPhase(), DrawPhase(Location.DECK), **rest)


def test_who_goes_out_takes_what_others_have_paid() -> None:
    rest: dict[str, Any] = {"setup": {"starting_chips": 100}, "win": WinCondition(WinType.HIGH_SCORE, threshold=50)}
    play = PlayPhase(Location.TABLEAU)
    assert BROKE not in told(BettingPhase(), play, **rest)
    for rule in (GoingOut.ENDS_HAND, GoingOut.LEAVES_HAND):
        assert BROKE in told(BettingPhase(), play, game_rules=GameRules(going_out=rule), **rest)


# ---------------------------------------------------------------------------------------- showdowns


NO_CARDS = "players without cards are level and come last"
FORCED = SpecialEffect(Rank.SEVEN, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 2)


def shown(*phases: Any, **rest: Any) -> str:
    setup = {"starting_chips": 100, **rest.pop("setup", {})}
    win = WinCondition(WinType.HIGH_SCORE, threshold=50)
    return told(*phases, BettingPhase(showdown_method=HIGHEST), setup=setup, win=win, **rest)


def test_who_shows_no_card_comes_last() -> None:
    tricks: dict[str, Any] = {"tricks_per_hand": 3, "special_effects": (FORCED,)}
    assert NO_CARDS in shown(TrickPhase(), **tricks)
    leaves = GameRules(going_out=GoingOut.LEAVES_HAND)
    assert NO_CARDS in shown(TrickPhase(), ClaimPhase(), game_rules=leaves, **tricks), "not after the last trick"
    assert NO_CARDS in shown(setup={"deal_suits": True}, player_count=5)
    assert "the card of the highest rank takes the pot, whatever else is held." in shown()


def test_who_has_gone_out_before_shows_nothing() -> None:
    seven = Condition(ConditionType.HAND_SIZE, Operator.LE, 3)
    phases = (PlayPhase(Location.TABLEAU), KnockPhase(condition=seven))
    assert NO_CARDS in shown(*phases)
    text = shown(*phases, game_rules=GameRules(going_out=GoingOut.ENDS_HAND))
    assert "whoever has the card of the highest rank takes the pot" in text
    assert NO_CARDS not in text


def test_who_has_bet_most_is_in_unless_somebody_has_gone_out() -> None:
    gone = "if they are all out of the hand, it goes to whoever wins the rest"
    leaves: dict[str, Any] = {"game_rules": GameRules(going_out=GoingOut.LEAVES_HAND), "tricks_per_hand": 3}
    phases = (TrickPhase(), ClaimPhase())
    text = shown(*phases, **leaves)
    assert "When nobody has gone out, a player who has put in less than others" in text
    assert gone not in text
    assert gone in shown(*phases, PlayPhase(Location.TABLEAU, pass_if_unable=False), **leaves)


# ---------------------------------------------------------------------------------------- one rich player


NO_ROUND, LACKING = "there is no round of bets", "or does not take place"


def richest(threshold: int | None = 397, players: int = 4, ante: int = 1, **rest: Any) -> str:
    """Poker with a hundred chips each, for so many of them at the end of a hand."""
    genome = poker(**{"bet": {"max_bet": None}, **rest})
    setup = replace(genome.setup, ante=ante)
    wins = (WinCondition(WinType.MOST_CHIPS, threshold),)
    rules = replace(genome.game_rules, tie_breaker=TieBreaker.PLAY_ON)
    return all_rules(replace(genome, setup=setup, win_conditions=wins, game_rules=rules, player_count=players))


def test_who_would_have_chips_alone_has_won_before() -> None:
    text = richest()
    assert "Players who have no chips left stay in the hand, but take no part in the bets." in text
    for rule in (NO_ROUND, LACKING):
        assert rule not in text
        assert rule not in richest(None)
        assert rule not in richest(ante=2, threshold=394)
        assert rule not in richest(players=2, threshold=199)


def test_one_player_may_have_chips_alone_who_has_not_won() -> None:
    for rule in (NO_ROUND, LACKING):
        assert rule in richest(398)
        assert rule in richest(ante=2)
        assert rule in richest(ante=100), "all have paid everything"
        assert rule in richest(players=2, threshold=200)
        assert rule in richest(**PARTNERS), "partners have won only with what both have"


def test_who_leaves_takes_chips_along_or_the_others_apart() -> None:
    genome = replace(poker(bet={"max_bet": None}), win_conditions=(WinCondition(WinType.MOST_CHIPS, 397),))
    leave = GameRules(elimination=Elimination.NO_SCORE, worst_hand_points=-1)
    assert NO_ROUND in all_rules(replace(genome, game_rules=leave))
    books = GameRules(going_out=GoingOut.LEAVES_HAND, book_size=2)
    assert NO_ROUND in all_rules(replace(genome, game_rules=books))


def test_chips_may_be_gone_before_a_second_round() -> None:
    genome = poker(bet={"max_bet": None})
    twice = replace(genome.turn_structure, phases=genome.turn_structure.phases * 2)
    wins = (WinCondition(WinType.MOST_CHIPS, 397),)
    assert NO_ROUND in all_rules(replace(genome, turn_structure=twice, win_conditions=wins))


# ---------------------------------------------------------------------------------------- two players


def test_there_are_not_several_of_two() -> None:
    two = replace(poker(), player_count=2)
    assert "After a bet the other player must act, or act again." in all_rules(two)
    assert "After a bet everybody else must act, or act again." in all_rules(poker())
    for page in first_and_last_page(two):
        assert "The last player left or, if both are left, the best hand takes the pot." in page
    for page in first_and_last_page(poker()):
        assert "The last player left or, if there are several, the best hand takes the pot." in page


# ---------------------------------------------------------------------------------------- games that a hand decides


def test_pots_are_whole_where_only_the_last_hand_shares_one() -> None:
    """Two sides share an odd number of tricks, so that the hand after which hands are shown decides the game."""
    bets = BettingPhase(max_bet=40, showdown_method=ShowdownMethod.HIGHEST_CARD)
    rest: dict[str, Any] = {"player_count": 4, "team_mode": True, "teams": ((0, 2), (1, 3)), "is_trick_based": True}

    def by(win: WinType, cards: int = 13) -> str:
        rest["setup"] = {"cards_per_player": cards, "starting_chips": 100}
        return told(TrickPhase(), bets, win=win, game_rules=GameRules(tie_breaker=TieBreaker.PLAY_ON), **rest)

    assert "to bet or to call" not in by(WinType.FEWEST_TRICKS)
    assert "to bet or to call" in by(WinType.FEWEST_TRICKS, cards=12), "six tricks each decide nothing"
    assert "to bet or to call" in by(WinType.MOST_CHIPS)


def test_everybody_has_the_first_stake_of_a_game_of_one_hand() -> None:
    few = "stakes all of them"
    blackjack = known("blackjack")
    one_hand = replace(blackjack, game_rules=replace(blackjack.game_rules, max_hands=1))
    assert few in all_rules(blackjack)
    assert few not in all_rules(one_hand)
    poor = replace(one_hand.setup, starting_chips=15)
    assert few not in all_rules(replace(one_hand, setup=poor))
    assert few in all_rules(replace(one_hand, setup=replace(poor, starting_chips=5)))
