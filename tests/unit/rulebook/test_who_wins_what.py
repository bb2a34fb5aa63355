"""Battles, pots and games: what is said of those that can be level, and what of those that cannot."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    DiscardPhase,
    Elimination,
    ExchangePhase,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    Rank,
    ScoringTrigger,
    ShowdownMethod,
    StarterRule,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from tests.support.field_pairs._pair import tricks
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import told

CHIPS = {"starting_chips": 100}
PLAY = PlayPhase(Location.DISCARD)
HIGHER = Condition(ConditionType.CARD_BEATS_TOP, reference=CardReference.TABLEAU_TOP)

# ---------------------------------------------------------------------------------------- battles


def battles(play: PlayPhase, *others: Any, **rest: Any) -> str:
    setup = {**CHIPS, "tableau_mode": TableauMode.WAR, "hand_is_stack": True}
    return told(*others, play, setup=setup, player_count=2, win=WinType.MOST_CHIPS, **rest)


def test_cards_that_must_beat_each_other_are_never_level() -> None:
    bets = BettingPhase(showdown_method=ShowdownMethod.BATTLE)
    play, beat = PlayPhase(Location.TABLEAU), PlayPhase(Location.TABLEAU, valid_play_condition=HIGHER)
    for level in ("If they are of the same rank", "after a tie", "last cards in a tie"):
        assert level in battles(play, bets)
        assert level not in battles(beat, bets)
    assert "takes the pot at once." in battles(beat, bets)


def test_a_pot_that_one_battle_pays_is_not_shown_for() -> None:
    first, second = BettingPhase(), BettingPhase(showdown_method=ShowdownMethod.BATTLE)
    beat = PlayPhase(Location.TABLEAU, valid_play_condition=HIGHER)
    text = battles(beat, first, second, hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD))
    assert "The first round of a turn: the pot waits for the end of the hand." in text
    assert "show their cards" not in text
    assert "Comparing hands" not in text
    assert "Level players share." not in text


# ---------------------------------------------------------------------------------------- hands that are compared


def compared(*phases: Any, cards: int = 5, **rest: Any) -> str:
    given = {"hand_evaluation": HandEvaluation(HandEvaluationMethod.HIGH_CARD), "win": WinType.MOST_CHIPS, **rest}
    return told(*phases, setup={"cards_per_player": cards, **CHIPS}, **given)


def test_hands_of_as_many_cards_are_not_compared_by_their_number() -> None:
    more, following = "the hand with more cards is best", "the next highest cards are compared"
    assert more not in compared(BettingPhase())
    assert following in compared(BettingPhase())
    assert more in compared(BettingPhase(), DiscardPhase(Location.DISCARD))
    assert following not in compared(BettingPhase(), SwapPhase(Location.OPPONENT_HAND), cards=1)


def test_hands_are_compared_by_what_tricks_leave_of_them() -> None:
    worst = GameRules(worst_hand_points=1)
    hands = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
    rest: dict[str, Any] = {"is_trick_based": False, "game_rules": worst, "hand_evaluation": hands}
    assert "The highest card is best; cards of one rank are level." in all_rules(tricks(tricks_per_hand=5, **rest))
    two_left = all_rules(tricks(tricks_per_hand=4, **rest))
    assert "the next highest cards are compared, and so on." in two_left


def test_patterns_of_different_sizes_may_leave_one_hand_a_card_to_compare() -> None:
    pairs = HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, (HandPattern("pair", 1, same_rank_groups=(2,)),))
    another = "the one that has another card to compare is better"
    assert another not in compared(BettingPhase(), hand_evaluation=pairs)
    assert another not in compared(BettingPhase(), ExchangePhase(3), hand_evaluation=pairs), "as many are drawn"
    assert another in compared(BettingPhase(), DiscardPhase(Location.DISCARD), hand_evaluation=pairs)
    assert another not in all_rules(known("five-card-draw"))


def test_a_total_of_nothing_wins_no_majority() -> None:
    def best(*values: CardValue) -> str:
        rule = MajorityScoring(CardCondition(), 1, MajorityMeasure.BEST_OF_EACH_SUIT, values)
        return all_rules(tricks(majority_scoring=(rule,), win=WinType.HIGH_SCORE))

    nothing = "A total of zero scores nothing."
    assert nothing in best(CardValue(Rank.ACE, 5))
    assert nothing not in best(*(CardValue(rank, 5) for rank in Rank))


# ---------------------------------------------------------------------------------------- games


def test_who_takes_the_antes_has_more_than_the_others() -> None:
    level = "are level"
    out = {"game_rules": GameRules(going_out=GoingOut.ENDS_HAND, pass_stake=1), "win": WinType.MOST_CHIPS}
    assert level not in told(PLAY, setup={**CHIPS, "ante": 5}, **out)
    assert level in told(PLAY, setup=CHIPS, **out), "nobody need have passed"


def test_the_last_one_left_is_compared_with_nobody() -> None:
    rest: dict[str, Any] = {"setup": CHIPS, "game_rules": GameRules(max_hands=5)}
    text = told(TrickPhase(), BettingPhase(), PlayPhase(Location.TABLEAU), **rest)
    assert "If nobody has won after five hands, the player who is left in the hand wins." in text
    assert "or else to be the last one left in the fifth hand" in text
    assert "level for the win" not in text


def test_points_for_cards_and_tricks_end_a_game_together() -> None:
    whist = known("whist")
    nine = CardScoringRule(CardCondition(Suit.CLUBS, Rank.NINE), 1, ScoringTrigger.TRICK_WIN)
    assert "If nobody has won after about" not in all_rules(replace(whist, card_scoring=(nine,)))
    bad = replace(nine, points=-1)
    assert "If nobody has won after about" in all_rules(replace(whist, card_scoring=(bad,)))


def test_a_winner_who_would_be_out_of_the_game_has_won() -> None:
    first = "Whether somebody has won is looked at first."
    rules = GameRules(elimination=Elimination.NO_TRICKS)
    win = WinCondition(WinType.HIGH_SCORE, 20, trigger_mode=TriggerMode.THRESHOLD_GATE)
    scoring = TrickScoring(points_per_trick=1)
    assert first in all_rules(tricks(game_rules=rules, win=win, trick_scoring=scoring))
    assert first not in all_rules(known("knock-out-whist"))


def test_the_best_of_two_is_in_the_next_hand_if_there_is_one() -> None:
    gone = "If that player is out of the game"
    rest: dict[str, Any] = {
        "setup": {"starting_chips": 100},
        "game_rules": GameRules(starter=StarterRule.BEST_OF_HAND),
        "win": WinCondition(WinType.HIGH_SCORE, 50, trigger_mode=TriggerMode.THRESHOLD_GATE),
        "card_scoring": (CardScoringRule(CardCondition(rank=Rank.ACE), 1, ScoringTrigger.HAND_END),),
    }
    bets = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    assert gone in told(bets, **rest)
    assert gone not in told(bets, player_count=2, **rest)


def test_scores_of_partners_are_shown_apart_where_each_may_be_out() -> None:
    cuckoo = replace(known("cuckoo"), player_count=4, team_mode=True, teams=((0, 2), (1, 3)))

    assert "| Points | Player 1 | Player 2 | Player 3 | Player 4 |" in write_rulebook(cuckoo).to_markdown()


def test_nothing_else_can_be_paid_before_the_only_round_of_bets() -> None:
    lacking = "or does not take place"
    best: dict[str, Any] = {"win": WinCondition(WinType.MOST_CHIPS, threshold=250)}
    assert lacking not in told(BettingPhase(), setup=CHIPS, **best)
    most: dict[str, Any] = {"win": WinCondition(WinType.MOST_CHIPS, threshold=295)}
    assert lacking in told(BettingPhase(), setup={**CHIPS, "ante": 5}, **most)
    assert lacking in told(BettingPhase(), BettingPhase(), setup=CHIPS, **best)
