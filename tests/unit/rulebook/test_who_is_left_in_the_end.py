"""Who is out of the game and who is left, how long a game can be, and who can be level: said where it is true."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    CardValue,
    Elimination,
    ExchangePhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    Location,
    Rank,
    SwapPhase,
    TieBreaker,
    TrickPhase,
    TrickScoring,
    TrumpChooser,
    TrumpPhase,
    WagerPhase,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _quick, _short
from darwindeck.rulebook._plain import staged
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import made, told

CHIPS = {"starting_chips": 100}
BETS = BettingPhase(min_bet=10)
PAIRS = ((0, 2), (1, 3))


def first_and_last_page(genome: GameGenome) -> str:
    sections = (_short.section(staged(genome)), _quick.section(staged(genome)))
    return "\n".join(rule.text for section in sections if section is not None for rule in section.rules)


# ---------------------------------------------------------------------------------------- out of the game


def test_who_has_no_chips_left_is_out_on_every_page() -> None:
    out = "Whoever has no chips left at the end of a hand is out of the game. The last player left in it wins."
    blackjack = known("blackjack")
    assert f"Object: {out}" in all_rules(blackjack)
    assert first_and_last_page(blackjack).count(out) == 2
    assert "no chips left" not in first_and_last_page(known("five-card-draw")), "whoever has all the chips has won"


def test_chips_and_points_may_both_put_a_player_out() -> None:
    cuckoo = known("cuckoo")
    with_bets = replace(
        cuckoo,
        setup=replace(cuckoo.setup, starting_chips=100),
        turn_structure=replace(cuckoo.turn_structure, phases=(BETS, *cuckoo.turn_structure.phases)),
    )
    both = "is out of the game, and so is whoever has no points left, unless nobody has more."
    assert f"Whoever has no chips left at the end of a hand {both}" in first_and_last_page(with_bets)
    assert "chips" not in first_and_last_page(cuckoo)


def out_without_tricks(win: WinCondition, **rest: Any) -> GameGenome:
    rules = GameRules(elimination=Elimination.NO_TRICKS)
    return made(TrickPhase(), is_trick_based=True, trick_scoring=TrickScoring(), game_rules=rules, win=win, **rest)


def test_the_last_one_left_wins_beside_another_aim() -> None:
    to_300 = out_without_tricks(WinCondition(WinType.FIRST_TO_SCORE, threshold=300))
    out = "Whoever takes no trick in a hand is out of the game."
    assert f"{out} The last player left in it wins." in first_and_last_page(to_300)
    last = out_without_tricks(WinCondition(WinType.LAST_STANDING))
    assert out in first_and_last_page(last)
    assert f"{out} The last" not in first_and_last_page(last), "that is the aim already"


def out_without_points(**rest: Any) -> GameGenome:
    rules = GameRules(elimination=Elimination.NO_SCORE)
    win = WinCondition(WinType.LAST_STANDING)
    return made(
        *(TrumpPhase(named_by=TrumpChooser.LAST_WINNER), TrickPhase()),
        **{"is_trick_based": True, "trick_scoring": TrickScoring(), "game_rules": rules, "win": win, **rest},
    )


def test_points_of_a_team_count_for_one_of_its_players() -> None:
    whose = (
        "What a team scores as a whole counts for the own score of one of its players: the first or second player, "
        "counted clockwise from the one who starts the first hand."
    )
    teams: dict[str, Any] = {"player_count": 4, "team_mode": True, "teams": PAIRS}
    assert whose in all_rules(out_without_points(**teams))
    assert whose not in all_rules(out_without_points(player_count=4))
    by_tricks = replace(out_without_points(**teams), game_rules=GameRules(elimination=Elimination.NO_TRICKS))
    assert whose not in all_rules(by_tricks), "nobody's own score matters"


def test_some_player_of_a_team_has_points_after_every_hand() -> None:
    teams: dict[str, Any] = {"player_count": 4, "team_mode": True, "teams": PAIRS}
    unless = "but whoever has the highest own score of all players stays in"
    assert unless not in all_rules(out_without_points(**teams))
    book = TrickScoring(book=3)
    assert unless in all_rules(out_without_points(trick_scoring=book, **teams)), "nobody may take more than three"


def test_a_partner_who_took_the_most_tricks_may_be_out() -> None:
    still_in = "whoever of those still in the game took the most tricks"
    teams: dict[str, Any] = {"player_count": 4, "team_mode": True, "teams": PAIRS}
    assert still_in in all_rules(out_without_points(**teams)), "another one of the team has its points"
    assert still_in not in all_rules(out_without_points(player_count=4))


# ---------------------------------------------------------------------------------------- how long, and who is level


def staking(stands_on: int = 11, **setup: int) -> str:
    fives = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, 5) for rank in Rank))
    return told(
        WagerPhase(),
        setup={"cards_per_player": 2, **CHIPS, **setup},
        win=WinCondition(WinType.MOST_CHIPS, threshold=1000),
        hand_evaluation=fives,
        house=HouseRules(stands_on=stands_on),
    )


def test_chips_that_only_go_to_the_house_are_gone_in_time() -> None:
    assert "turns, the game ends" not in staking()
    assert "turns, the game ends" in staking(stands_on=10), "a stake may come back again and again"
    assert "turns, the game ends" in staking(ante=1), "a pot may go to and fro"
    assert "turns, the game ends" in staking(starting_chips=100_000)


def race_to(score: int, cards: int = 13, **rest: Any) -> str:
    win = WinCondition(WinType.FIRST_TO_SCORE, threshold=score, comparison=WinComparison.HIGHEST)
    return told(
        TrickPhase(),
        setup={"cards_per_player": cards},
        **{
            "win": win,
            "max_turns": 5_000,
            "player_count": 4,
            "team_mode": True,
            "teams": PAIRS,
            "is_trick_based": True,
            "trick_scoring": TrickScoring(),
            "game_rules": GameRules(tie_breaker=TieBreaker.PLAY_ON),
            **rest,
        },
    )


def test_two_sides_that_share_an_odd_number_of_tricks_are_not_level() -> None:
    level, limit = "If both teams are level", "turns, the game ends"
    assert level not in race_to(500), "one comes to 500 in the 77th hand, after 1,001 tricks"
    assert limit not in race_to(500)
    assert level in race_to(494), "both may have 494 of 988 points after 76 hands"
    assert limit in race_to(494)
    assert level in race_to(500, cards=12)
    together = WinCondition(WinType.FIRST_TO_SCORE, threshold=500)
    assert "get there at the same moment" in race_to(500, win=together), "500 and 501 may both be enough"
    assert level in race_to(500, trick_scoring=TrickScoring(points_per_trick=3)), "both may have 507 after 26 hands"


# ---------------------------------------------------------------------------------------- deals that change


def test_who_is_dealt_one_card_is_never_dealt_fewer() -> None:
    fewer = "In each later hand deal one card fewer"
    swap, win = SwapPhase(Location.OPPONENT_HAND), WinCondition(WinType.HIGH_SCORE, threshold=5)
    worst: dict[str, Any] = {"hand_evaluation": HandEvaluation(HandEvaluationMethod.HIGH_CARD), "win": win}
    worst["game_rules"] = GameRules(worst_hand_points=1)
    one, two = ({"cards_per_player": count, "cards_step": -1} for count in (1, 2))
    assert fewer not in told(swap, setup=one, **worst)
    assert "fewer in every later hand" not in first_and_last_page(made(swap, setup=one, **worst))
    assert fewer in told(swap, setup=two, **worst)
    assert "fewer in every later hand" in first_and_last_page(made(swap, setup=two, **worst))


def test_hands_of_one_deal_are_as_large_though_later_ones_are_smaller() -> None:
    more = "the hand with more cards is best"
    high = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
    rest: dict[str, Any] = {"hand_evaluation": high, "win": WinType.MOST_CHIPS}
    rest["game_rules"] = GameRules(max_hands=5)
    step = {**CHIPS, "cards_step": -1}
    assert more not in told(BETS, ExchangePhase(2), BETS, setup=step, **rest)
    assert more in told(BETS, setup={**step, "deal_remainder": True}, **rest), "some have one card more than others"
