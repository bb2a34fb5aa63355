"""Special cases are told only where they can come about: too few chips, level sides, conditions met at once."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    Elimination,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    ScoringRule,
    ScoringTrigger,
    ShowdownMethod,
    StarterRule,
    SwapPhase,
    TableauMode,
    TieBreaker,
    TributePhase,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    TurnStructure,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)
from tests.support.field_pairs._pair import tricks
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import told

# ---------------------------------------------------------------------------------------- chips

ALL_IN, SIDE_POT, BROKE = "All-in", "side pot", "no chips left at the end of a hand"


def bets(*beside: Any, chips: int = 100, hands: int | None = None, **rest: Any) -> str:
    """A game of bets of at most 40 chips, for the most chips after some hands."""
    rules = GameRules(max_hands=hands, **rest.pop("rules", {}))
    win = rest.pop("win", WinCondition(WinType.MOST_CHIPS, threshold=300))
    bet = BettingPhase(**{"max_bet": 40, "showdown_method": ShowdownMethod.HIGHEST_CARD, **rest.pop("bet", {})})
    return told(bet, *beside, setup={"starting_chips": chips}, win=win, game_rules=rules, **rest)


def test_chips_that_last_for_all_hands_do_not_run_out() -> None:
    assert ALL_IN in bets(chips=100, hands=3)
    assert BROKE not in bets(chips=100, hands=3), "nobody has to leave after the last hand"
    assert BROKE in bets(chips=100, hands=4)
    for rule in (ALL_IN, SIDE_POT, BROKE, "When only one player is left"):
        assert rule not in bets(chips=100, hands=2)


def test_players_of_one_hand_have_put_in_as_much_as_those_who_are_still_in() -> None:
    first = WinCondition(WinType.MOST_CHIPS)
    one = bets(TrickPhase(), win=first, chips=55)
    assert ALL_IN in one
    assert SIDE_POT not in one
    assert "also when they are too few to bet or to raise" in one
    assert "When nobody in the hand has chips left, there is no round of bets." in one
    several = bets(TrickPhase(), chips=50)
    assert SIDE_POT in several
    assert "Players who have no chips left stay in the hand" in several


def test_players_of_one_hand_differ_in_chips_where_passes_cost_some() -> None:
    first = WinCondition(WinType.MOST_CHIPS)
    assert SIDE_POT in bets(PlayPhase(Location.DISCARD), win=first, rules={"pass_stake": 5}, chips=50)


def test_whoever_has_put_in_most_is_still_in_unless_folding_needs_no_bet() -> None:
    gone = "if they are all out of the hand, it goes to whoever wins the rest"
    assert gone not in bets(TrickPhase(), chips=50)
    assert gone in bets(TrickPhase(), chips=50, bet={"allow_check": False})


def test_chips_that_the_richest_has_in_any_case_are_not_asked_for() -> None:
    for trigger in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE):
        text = bets(win=WinCondition(WinType.MOST_CHIPS, threshold=100, trigger_mode=trigger))
        assert "At the end of the hand, the player with the most chips wins the game." in text
    assert "provided that" in bets(win=WinCondition(WinType.MOST_CHIPS, threshold=101))
    share = WinCondition(WinType.MOST_CHIPS, threshold=100)
    leave = {"elimination": Elimination.NO_SCORE, "worst_hand_points": -1}
    assert "provided that" in bets(win=share, rules=leave), "whoever is out of the game keeps chips"


def test_raises_beyond_the_limit_are_for_players_with_few_chips() -> None:
    plain = bets(chips=100, hands=2, bet={"min_bet": 40})
    assert "A bet is 40 chips; there is no raising." in plain
    few = bets(chips=100, hands=3, bet={"min_bet": 40})
    assert "A bet is 40 chips; only a player who goes all-in can raise it." in few
    for text in (plain, few):
        assert "Raise:" not in text


def test_the_best_hand_is_found_where_all_but_one_may_fold() -> None:
    poker = known("five-card-draw")
    best = replace(poker, win_conditions=(WinCondition(WinType.BEST_HAND),))
    assert "After each hand" not in all_rules(best), "the first hand decides"


# ---------------------------------------------------------------------------------------- conditions that end a hand


def ending(kind: ConditionType, value: int | None = None, **rest: Any) -> str:
    operator = Operator.LE if kind is ConditionType.HAND_SIZE else None
    rules = GameRules(hand_ends_if=Condition(kind, operator, value, rest.pop("reference", None)))
    phases = rest.pop("phases", (DrawPhase(Location.DECK), PlayPhase(Location.DISCARD)))
    return told(*phases, game_rules=rules, win=WinType.HIGH_SCORE, **rest)


def test_hand_ends_right_after_the_deal_only_where_the_condition_can_be_met_there() -> None:
    assert "holds at most two cards." in ending(ConditionType.HAND_SIZE, 2)
    assert "holds at most five cards, even right after the deal." in ending(ConditionType.HAND_SIZE, 5)
    assert "right after the deal" in ending(ConditionType.HAS_SET_OF_N, 4)
    assert "right after the deal" not in ending(ConditionType.HAS_SET_OF_N, 4, setup={"cards_per_player": 3})
    assert "right after the deal" not in ending(ConditionType.HAS_SET_OF_N, 3, setup={"deal_suits": True})
    assert "right after the deal" not in ending(ConditionType.LOCATION_EMPTY, reference=PlaceReference.DECK)


def test_what_can_only_be_lost_is_there_at_the_deal_or_never() -> None:
    played = {"phases": (TrickPhase(),), "is_trick_based": True}
    assert "holds four cards of one rank right after the deal." in ending(ConditionType.HAS_SET_OF_N, 4, **played)
    assert "when a trick is over" not in ending(ConditionType.HAS_SET_OF_N, 4, **played)


# ---------------------------------------------------------------------------------------- cards

UNABLE = "If the leader has no card left"


def test_swapping_whole_hands_leaves_a_card_for_every_trick() -> None:
    def swapping(swap: SwapPhase) -> str:
        table = {"initial_tableau_count": 2}
        return told(swap, TrickPhase(), is_trick_based=True, win=WinType.MOST_TRICKS, setup=table)

    assert UNABLE not in swapping(SwapPhase(Location.OPPONENT_HAND))
    assert UNABLE in swapping(SwapPhase(Location.TABLEAU, all_at_once=True))


def test_nobody_lacks_cards_in_tricks_where_the_hand_ends_before() -> None:
    few = Condition(ConditionType.HAND_SIZE, Operator.LE, 1)
    pairs = tricks(game_rules=GameRules(book_size=2))
    assert UNABLE in all_rules(pairs)
    assert UNABLE not in all_rules(replace(pairs, game_rules=GameRules(book_size=2, hand_ends_if=few)))


def test_cards_that_only_change_hands_are_never_used_up() -> None:
    ask = AskPhase(draw_if_refused=False)
    assert "obody holds a card any more" not in told(ask, win=WinType.HIGH_SCORE)
    assert "obody holds a card any more" in told(ask, PlayPhase(Location.TABLEAU), win=WinType.HIGH_SCORE)


def test_round_of_turns_is_over_before_all_hands_are_empty() -> None:
    bet, meld = BettingPhase(max_bet=40), MeldPhase()
    chips = {"starting_chips": 100}
    assert "obody holds a card any more" not in told(bet, meld, setup=chips, win=WinType.MOST_CHIPS)
    play = PlayPhase(Location.TABLEAU)
    assert "holds a card any more" in told(bet, meld, play, setup=chips, win=WinType.MOST_CHIPS)


def test_cards_last_beyond_the_tricks_that_are_played() -> None:
    def playing(cards: int) -> str:
        phases = (TrickPhase(), PlayPhase(Location.TABLEAU))
        return told(*phases, tricks_per_hand=3, setup={"cards_per_player": cards}, win=WinType.MOST_TRICKS)

    assert "obody holds a card any more" in playing(6)
    assert "obody holds a card any more" not in playing(7)


NOTHING_TO_SHUFFLE = "nothing to shuffle"


def test_pile_makes_a_new_stock_where_everybody_discards_what_was_drawn() -> None:
    draw, discard = DrawPhase(Location.DECK, or_source=Location.DISCARD), DiscardPhase(Location.DISCARD, mandatory=True)

    def drawing(*phases: Phase, **rules: Any) -> str:
        return told(*phases, win=WinType.HIGH_SCORE, game_rules=GameRules(**rules))

    assert NOTHING_TO_SHUFFLE not in drawing(draw, discard)
    assert NOTHING_TO_SHUFFLE in drawing(draw, replace(discard, mandatory=False))
    assert NOTHING_TO_SHUFFLE in drawing(replace(draw, count=2), discard)
    assert NOTHING_TO_SHUFFLE in drawing(draw, discard, book_size=2)
    assert NOTHING_TO_SHUFFLE in drawing(draw, MeldPhase(), discard)
    assert NOTHING_TO_SHUFFLE not in drawing(draw, MeldPhase(), discard, going_out=GoingOut.ENDS_HAND)


def test_deals_that_cannot_grow_stay_the_same() -> None:
    def dealing(cards: int, **rest: Any) -> str:
        step = {"cards_per_player": cards, "cards_step": 1}
        return told(
            TrickPhase(), setup=step, is_trick_based=True, win=WinCondition(WinType.HIGH_SCORE, threshold=9), **rest
        )

    one = TrickScoring(points_per_trick=1)
    assert "In each later hand deal one card more" in dealing(16, trick_scoring=one)
    assert "In each later hand" not in dealing(17, trick_scoring=one), "three players have 51 of 52 cards"


def test_stock_that_nobody_takes_from_is_never_empty() -> None:
    empty = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.DECK)
    bet = BettingPhase(max_bet=40, condition=empty)
    setup = {"starting_chips": 100, "ante": 5}
    text = told(bet, setup=setup, win=WinType.MOST_CHIPS)
    assert "round of bets" not in text


def test_sweep_of_the_last_card_counts_where_the_stock_is_never_empty() -> None:
    sweep = CardScoringRule(CardCondition(), 1, ScoringTrigger.SWEEP)

    def sweeping(*before: DrawPhase) -> str:
        setup = {"tableau_mode": TableauMode.MATCH_RANK, "initial_tableau_count": 4}
        play = PlayPhase(Location.TABLEAU)
        return told(*before, play, setup=setup, card_scoring=(sweep,), win=WinType.HIGH_SCORE)

    assert "makes a sweep." in sweeping()
    assert "unless it was the last card of the hand" in sweeping(DrawPhase(Location.DECK))


# ---------------------------------------------------------------------------------------- level sides

TOGETHER = "at the same moment"


def test_no_two_players_run_out_of_cards_together_who_lay_them_one_by_one() -> None:
    for phases in ([AskPhase(), ClaimPhase()], [TrickPhase()], [AskPhase(), TrickPhase(), PlayPhase(Location.DISCARD)]):
        assert TOGETHER not in told(*phases)
    assert TOGETHER in told(AskPhase(), game_rules=GameRules(book_size=4)), "the last cards may make a book"
    two = WinCondition(WinType.EMPTY_HAND, threshold=5)
    assert TOGETHER in told(TrickPhase(), win=two), "everybody is dealt as few"


@pytest.mark.parametrize("trigger", [ScoringTrigger.PLAY, ScoringTrigger.TRICK_WIN])
def test_in_a_race_points_for_cards_come_to_one_side_at_a_time(trigger: ScoringTrigger) -> None:
    card = CardScoringRule(CardCondition(), 1, trigger)
    race = WinCondition(WinType.FIRST_TO_SCORE, threshold=9)
    assert TOGETHER not in all_rules(replace(tricks(win=race), card_scoring=(card,)))
    in_hand = replace(card, trigger=ScoringTrigger.HAND_END)
    ends = Condition(ConditionType.HAND_SIZE, Operator.LE, 2)
    early = replace(tricks(win=race), card_scoring=(in_hand,), game_rules=GameRules(hand_ends_if=ends))
    assert TOGETHER in all_rules(early)


def test_points_that_are_lost_bring_nobody_to_a_score() -> None:
    rummy = known("rummy")
    lost = ScoringRule(Condition(ConditionType.HAS_SET_OF_N, value=3), -5)
    won = replace(lost, points=5)
    assert TOGETHER not in all_rules(replace(rummy, scoring_rules=(lost,)))
    assert TOGETHER in all_rules(replace(rummy, scoring_rules=(won,)))


def test_teams_are_level_where_both_begin_with_the_score_to_reach() -> None:
    sueca = known("sueca")
    win = WinCondition(WinType.HIGH_SCORE, threshold=4, trigger_mode=TriggerMode.THRESHOLD_GATE)
    level = replace(sueca, win_conditions=(win,), setup=replace(sueca.setup, starting_score=2))
    assert "If both teams are level" in all_rules(level)


def test_one_of_all_has_taken_the_last_trick_of_the_only_hand() -> None:
    last = TrickScoring(points_per_trick=0, last_trick_points=1)
    win = WinType.HIGH_SCORE
    swap = SwapPhase(Location.OPPONENT_HAND)
    assert "level" not in told(swap, TrickPhase(), is_trick_based=True, trick_scoring=last, win=win)
    bet = BettingPhase(max_bet=40)
    chips = {"starting_chips": 100}
    assert "level" in told(bet, TrickPhase(), is_trick_based=True, trick_scoring=last, win=win, setup=chips)


# ---------------------------------------------------------------------------------------- what readers missed, or found


def test_best_hand_is_that_of_a_player_who_is_still_in() -> None:
    poker = replace(known("five-card-draw"), win_conditions=(WinCondition(WinType.BEST_HAND),))
    assert "the player with the best hand of those still in the hand wins the game" in all_rules(poker)
    closed = BettingPhase(allow_fold=False, max_bet=40)
    stays = replace(poker, turn_structure=replace(poker.turn_structure, phases=(closed,)))
    assert "the player with the best hand wins the game" in all_rules(stays)


def test_next_player_leads_for_one_who_folds() -> None:
    tricks_of = (BettingPhase(max_bet=40), TrickPhase())
    leads = "If the player who is to lead folds, the next player leads."
    chips = {"starting_chips": 100}
    assert leads in told(*tricks_of, setup=chips, win=WinType.MOST_CHIPS)
    assert leads in told(*reversed(tricks_of), setup=chips, win=WinType.MOST_CHIPS), "the winner of a trick may fold"
    one_trick = {**chips, "cards_per_player": 1}
    assert leads not in told(*reversed(tricks_of), setup=one_trick, win=WinType.MOST_CHIPS), "nothing is led after bets"
    assert leads in told(*tricks_of, setup=one_trick, win=WinType.MOST_CHIPS)
    assert leads not in told(*tricks_of, setup=chips, win=WinType.MOST_CHIPS, player_count=2)


def test_folding_in_a_turn_counts_as_a_pass_where_passes_count() -> None:
    play = PlayPhase(Location.TABLEAU, climbing=True, mandatory=False)
    chips, passes = {"starting_chips": 100}, "that counts as a pass"
    clears = GameRules(consecutive_pass_action=PassAction.CLEAR_TABLEAU)
    bet = BettingPhase(max_bet=40)
    assert passes in told(bet, play, setup=chips, win=WinType.MOST_CHIPS, game_rules=clears)
    assert passes not in told(play, bet, setup=chips, win=WinType.MOST_CHIPS, game_rules=clears)
    assert passes not in told(bet, play, setup=chips, win=WinType.MOST_CHIPS)


def test_one_place_is_no_reason_for_tribute() -> None:
    def paying(*before: Phase, rule: GoingOut = GoingOut.ENDS_HAND) -> str:
        rules = GameRules(going_out=rule, place_points=(2, 1))
        win = WinCondition(WinType.HIGH_SCORE, threshold=9)
        phases = (TributePhase(), *before, PlayPhase(Location.TABLEAU))
        return told(*phases, game_rules=rules, win=win, setup={"starting_chips": 100})

    assert "came last" not in paying(), "all others are still in"
    assert "whoever alone is left in the hand then comes after them" in paying(BettingPhase(max_bet=40))
    assert "came last" in paying(rule=GoingOut.LEAVES_HAND)
    assert "When somebody has gone out, a player who alone is left in the hand has the next place." in paying(
        BettingPhase(max_bet=40)
    )


def test_stock_that_ends_the_hand_when_it_is_empty_is_never_drawn_from_then() -> None:
    empty = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.DECK)
    rules = GameRules(hand_ends_if=empty, deck_empty_action=DeckEmptyAction.HAND_ENDS)
    text = told(DrawPhase(Location.DECK), PlayPhase(Location.DISCARD), game_rules=rules, win=WinType.HIGH_SCORE)
    assert "is to draw a card from the stock and it is empty" not in text
    two = told(DrawPhase(Location.DECK, 2), PlayPhase(Location.DISCARD), game_rules=rules, win=WinType.HIGH_SCORE)
    assert "is to draw a card from the stock and it is empty" in two


def test_last_turns_after_a_knock_end_with_the_turn_of_the_knocker() -> None:
    again = ", or it would be the knocker's turn again"
    knock = KnockPhase(last_round=True)
    text = told(knock, TrickPhase(), is_trick_based=True, win=WinType.MOST_TRICKS)
    assert again in text
    assert "A hand is at most five tricks." in text
    assert again not in told(DrawPhase(Location.DECK), knock, win=WinType.HIGH_SCORE)


def test_empty_hands_are_all_the_worst() -> None:
    worst = GameRules(worst_hand_points=1)
    evaluation = HandEvaluation(HandEvaluationMethod.CARD_COUNT)
    win = WinCondition(WinType.LOW_SCORE, threshold=9, trigger_mode=TriggerMode.THRESHOLD_GATE)
    text = all_rules(replace(tricks(win=win), game_rules=worst, hand_evaluation=evaluation))
    assert "worst hand" not in text
    assert "At the end of the hand, you score one point." in text


def test_players_who_draw_nothing_are_bust_only_if_the_deal_is() -> None:
    def staking(cards: int) -> str:
        blackjack = known("blackjack")
        phases = (WagerPhase(), KnockPhase())
        setup = replace(blackjack.setup, cards_per_player=cards)
        return all_rules(replace(blackjack, setup=setup, turn_structure=TurnStructure(phases)))

    assert "Whoever is bust" not in staking(2)
    assert "Whoever is bust" in staking(3)


def test_patterns_of_more_cards_than_a_hand_has_are_left_out() -> None:
    poker = known("five-card-draw")
    three = replace(poker, setup=replace(poker.setup, cards_per_player=3))
    text = all_rules(three)
    assert "Three of a kind" in text
    assert "Full house" not in text
    assert "four alike" not in text


def test_hand_may_end_when_cards_have_been_passed() -> None:
    few = Condition(ConditionType.HAND_SIZE, Operator.LE, 2)
    rules = GameRules(book_size=2, hand_ends_if=few)
    text = told(PassingPhase(1), TrickPhase(), is_trick_based=True, win=WinType.MOST_TRICKS, game_rules=rules)
    assert "holds at most two cards when a trick is over, or before the first one." in text
    assert "as many tricks as" not in text, "with two cards left the hand is over"


def test_cards_of_a_table_that_is_never_there_are_no_part_of_a_hand() -> None:
    poker = known("five-card-draw")
    assert poker.hand_evaluation is not None
    with_table = replace(poker, hand_evaluation=replace(poker.hand_evaluation, with_table=True))
    assert all_rules(with_table) == all_rules(poker)


def test_stock_that_lasts_ends_no_hand() -> None:
    poker = known("five-card-draw")
    ends = replace(poker, game_rules=replace(poker.game_rules, deck_empty_action=DeckEmptyAction.HAND_ENDS))
    assert "and it is empty" not in all_rules(ends)
    more = replace(ends, setup=replace(ends.setup, cards_per_player=11))
    assert "and it is empty" in all_rules(more)


def test_two_sides_never_share_an_odd_number_of_tricks() -> None:
    whist = replace(known("whist"), win_conditions=(WinCondition(WinType.MOST_TRICKS),))
    assert "level" not in all_rules(whist)
    even = replace(whist, setup=replace(whist.setup, cards_per_player=12))
    assert "level" in all_rules(even)


def test_two_players_have_no_odd_chips() -> None:
    assert "odd chips" not in all_rules(known("leduc"))
    assert "odd chips" in all_rules(known("five-card-draw"))


def test_moon_is_shot_by_a_book_as_well() -> None:
    hearts = known("hearts")
    books = replace(hearts, game_rules=replace(hearts.game_rules, book_size=3))
    assert ", be it in books, has shot the moon" in all_rules(books)


def test_somebody_looks_at_hands_that_nobody_sees() -> None:
    run = Condition(ConditionType.HAS_RUN_OF_N, value=4)
    hidden = {"hand_visibility": Visibility.FACE_DOWN}
    phases = (DrawPhase(Location.DECK), PlayPhase(Location.DISCARD))
    looks = "(somebody who does not play looks for that)"
    rules = GameRules(hand_ends_if=run)
    assert looks in told(*phases, setup=hidden, game_rules=rules, win=WinType.HIGH_SCORE)
    assert looks not in told(*phases, game_rules=rules, win=WinType.HIGH_SCORE)


def test_hand_that_begins_with_a_card_does_not_begin_with_the_starter() -> None:
    hearts = known("hearts")
    teams = replace(hearts, team_mode=True, teams=((0, 2), (1, 3)))
    assert "The player to the dealer's left is the starter." in all_rules(teams)
    assert "is the starter, who begins the hand." in all_rules(known("whist"))


def test_two_who_hold_all_other_cards_have_one_to_play() -> None:
    uno = replace(known("uno-style"), special_effects=())
    draw, play = uno.turn_structure.phases
    assert isinstance(play, PlayPhase)
    uno = replace(uno, turn_structure=replace(uno.turn_structure, phases=(draw, replace(play, mandatory=False))))
    assert NOTHING_TO_SHUFFLE in all_rules(uno)
    assert NOTHING_TO_SHUFFLE not in all_rules(replace(uno, player_count=2))


def test_only_one_player_goes_out_where_that_ends_the_hand() -> None:
    def betting(rule: GoingOut) -> str:
        rules = GameRules(going_out=rule, starter=StarterRule.FIRST_OUT, max_hands=5)
        win = WinCondition(WinType.MOST_CHIPS, threshold=300)
        phases = (PlayPhase(Location.TABLEAU), BettingPhase(max_bet=40))
        return told(*phases, setup={"starting_chips": 100}, win=win, game_rules=rules)

    ends, leaves = betting(GoingOut.ENDS_HAND), betting(GoingOut.LEAVES_HAND)
    assert "the starter is whoever went out in the hand before" in ends
    assert "Whoever goes out takes the whole pot." in ends
    assert "the starter is whoever was the first to go out" in leaves


def test_teams_that_share_an_odd_number_of_tricks_score_apart() -> None:
    again = "If both scored as much"
    whist = known("whist")
    rules = replace(whist.game_rules, starter=StarterRule.BEST_OF_HAND)
    odd = replace(whist, game_rules=rules, trick_scoring=TrickScoring(points_per_trick=1))
    assert again not in all_rules(odd)
    assert again in all_rules(replace(odd, trick_scoring=TrickScoring(points_per_trick=1, book=7)))


def test_whoever_is_eliminated_keeps_chips() -> None:
    along = "Whoever is out of the game takes his or her chips along."
    rules = {"elimination": Elimination.NO_SCORE, "worst_hand_points": -1}
    assert along in bets(rules=rules)
    assert along not in bets()


def test_climbing_comes_to_an_end() -> None:
    too_long = "If nobody has won after about"
    president = replace(known("president"), game_rules=replace(known("president").game_rules, max_hands=2))
    assert too_long in all_rules(replace(president, max_turns=400))
    assert too_long not in all_rules(
        replace(
            president,
            max_turns=500,
            turn_structure=TurnStructure((PlayPhase(Location.TABLEAU, max_cards=4, mandatory=False, climbing=True),)),
        )
    )


# ---------------------------------------------------------------------------------------- known games

TOO_LONG = "If nobody has won after about"


@pytest.mark.parametrize(("name", "turns"), [("hearts", 896), ("whist", 468)])
def test_every_hand_brings_a_game_of_tricks_nearer_to_its_end(name: str, turns: int) -> None:
    genome = known(name)
    assert TOO_LONG not in all_rules(replace(genome, max_turns=turns))
    assert TOO_LONG in all_rules(replace(genome, max_turns=turns - 1))
    plays_on = replace(genome.game_rules, tie_breaker=TieBreaker.PLAY_ON)
    if name == "hearts":
        assert TOO_LONG in all_rules(replace(genome, game_rules=plays_on)), "level players may play on for ever"
    scoreless = CardScoringRule(CardCondition(), -1, ScoringTrigger.TRICK_WIN)
    assert TOO_LONG in all_rules(replace(genome, card_scoring=(*genome.card_scoring, scoreless)))


def test_bust_hands_are_level_only_where_players_are_compared() -> None:
    level = "all bust hands are level"
    blackjack = known("blackjack")
    assert level not in all_rules(blackjack)
    assert level in all_rules(replace(blackjack, win_conditions=(WinCondition(WinType.BEST_HAND),)))


def test_deals_end_with_one_card_where_that_decides_the_game() -> None:
    whist = known("knock-out-whist")
    assert "but at least one" not in all_rules(whist)
    by_two = replace(whist, setup=replace(whist.setup, cards_step=-2, cards_per_player=6))
    assert "but at least one" in all_rules(by_two)


def test_turn_goes_on_without_cards_only_where_some_were_laid_in_it() -> None:
    war = known("war-baseline")
    assert "when his or her turn comes is out of the hand" in all_rules(war)
    two = TurnStructure((PlayPhase(Location.TABLEAU), PlayPhase(Location.TABLEAU)))
    assert "when his or her turn comes, or goes on, is out of the hand" in all_rules(replace(war, turn_structure=two))


def test_prizes_of_a_last_trick_that_is_level_are_nobodys() -> None:
    assert "for the next trick (those of the last trick go to nobody)." in all_rules(known("goofspiel"))


def test_passes_of_fan_tan_cost_nobody_everything() -> None:
    """Between two passes of a player somebody else plays a card, so that there are at most 40 in a hand."""
    fan_tan = known("fan-tan")
    chips = fan_tan.setup.starting_chips
    assert 4 * (40 * fan_tan.game_rules.pass_stake + fan_tan.setup.ante) < chips == 200
    for rule in ("out of the game", "all the chips", TOO_LONG):
        assert rule not in all_rules(fan_tan)
    fewer = replace(fan_tan, setup=replace(fan_tan.setup, starting_chips=100))
    assert "out of the game" in all_rules(fewer)
