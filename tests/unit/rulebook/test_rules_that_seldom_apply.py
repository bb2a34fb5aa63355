"""Rules that hardly ever apply: each is told where it can, and only there."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    DrawPhase,
    EffectType,
    HouseRules,
    KnockPhase,
    Location,
    PassAction,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SpecialEffect,
    StarterRule,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TrickPhase,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import Card
from darwindeck.simulation.reference._melds import best_melds
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.rulebooks import all_rules, known

AGRAM, CUCKOO, GIN, HEARTS = known("agram"), known("cuckoo"), known("gin-rummy"), known("hearts")
POKER, PRESIDENT, SCHWIMMEN, WAR = (
    known("showdown-poker"),
    known("president"),
    known("schwimmen"),
    known("war-baseline"),
)
BLACKJACK, CRAZY_EIGHTS = known("blackjack"), known("crazy-eights")


# ---------------------------------------------------------------------------------------- who starts


def test_somebody_is_always_left_with_cards_where_players_go_out_one_by_one() -> None:
    last_out = with_rules(PRESIDENT, starter=StarterRule.LAST_OUT)
    assert "whoever was left with cards in the hand before." in all_rules(last_out)
    forced = SpecialEffect(Rank.FIVE, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 3)
    together = replace(last_out, special_effects=(forced,))
    assert "was left with cards in the hand before, or else went out last." in all_rules(together)


def test_the_same_player_starts_where_everybody_scores_as_much() -> None:
    """Five cards each, a point for each of them, and nobody has more or fewer when the hand is over."""
    per_card = CardScoringRule(CardCondition(), 1, ScoringTrigger.HAND_END)
    scoring = with_rules(replace(POKER, card_scoring=(per_card,)), starter=StarterRule.BEST_OF_HAND)
    assert "The same player starts every hand." in all_rules(scoring)
    hearts = replace(per_card, condition=CardCondition(rank=Rank.ACE))
    assert "whoever scored most in the hand before." in all_rules(replace(scoring, card_scoring=(hearts,)))


# ---------------------------------------------------------------------------------------- passes and tricks


@pytest.mark.parametrize(("players", "is_told"), [(2, False), (4, True)])
def test_who_has_passed_does_not_come_back_where_one_pass_clears_the_table(players: int, is_told: bool) -> None:
    climbing = with_phases(replace(PRESIDENT, player_count=players), *PRESIDENT.turn_structure.phases[-1:])
    assert ("who has passed may play again" in all_rules(climbing)) is is_told
    after_two = with_rules(climbing, passes_to_trigger=2, consecutive_pass_action=PassAction.CLEAR_TABLEAU)
    assert "who has passed may play again" in all_rules(after_two)


def test_leader_of_a_trick_has_a_card_where_battles_are_fought() -> None:
    """Whoever has none takes up what was captured before the trick, or is out of the hand."""
    with_trick = with_phases(WAR, TrickPhase(), *WAR.turn_structure.phases)
    assert "A player who has no card left plays none." in all_rules(with_trick)
    assert "if that is the leader" not in all_rules(with_trick)


def test_nobody_holds_cards_after_all_tricks_though_some_were_passed_on_before_the_first() -> None:
    seven = Condition(ConditionType.CARD_IS_RANK, Operator.EQ, Rank.SEVEN)
    more = with_phases(HEARTS, *HEARTS.turn_structure.phases, PlayPhase(Location.DISCARD, seven))
    assert "that you still hold" not in all_rules(replace(more, card_scoring=(*more.card_scoring, _TWOS)))
    passing, trick = HEARTS.turn_structure.phases
    late = with_phases(HEARTS, trick, PlayPhase(Location.DISCARD, seven), passing)
    assert "that you still hold" in all_rules(replace(late, card_scoring=(*late.card_scoring, _TWOS)))


_TWOS = CardScoringRule(CardCondition(rank=Rank.TWO), 5, ScoringTrigger.HAND_END)


def test_card_on_the_table_stays_there_in_tricks_that_do_not_take_it() -> None:
    adjacent = Condition(ConditionType.SEQUENCE_ADJACENT, reference=CardReference.TABLEAU_TOP)
    trick, play = TrickPhase(), PlayPhase(Location.TABLEAU, adjacent)
    assert "no longer lies there" not in all_rules(with_phases(AGRAM, trick, play))
    assert "or it no longer lies there" in all_rules(with_phases(AGRAM, replace(trick, takes_table=True), play))


# ---------------------------------------------------------------------------------------- stakes and bets


def test_chips_last_for_the_stake_and_the_ante_of_the_only_hand() -> None:
    wager, draw = BLACKJACK.turn_structure.phases
    assert isinstance(wager, WagerPhase)
    wager = replace(wager, min_bet=10, max_bet=80, before_deal=True)
    one_hand = with_setup(with_phases(with_rules(BLACKJACK, max_hands=1), wager, draw), starting_chips=100, ante=5)
    assert "stakes a multiple of ten chips, from ten to 80, against the house." in all_rules(one_hand)
    assert "pays an ante of five chips into the pot." in all_rules(one_hand)
    assert "or what he or she has left, if anything" in all_rules(with_setup(one_hand, ante=25))
    assert "but no more than he or she has" in all_rules(with_setup(one_hand, starting_chips=70))


def test_house_always_plays_where_everybody_has_staked_before_the_ante_and_one_stays_in_the_hand() -> None:
    wager, draw = BLACKJACK.turn_structure.phases
    assert isinstance(wager, WagerPhase)
    assert BLACKJACK.hand_evaluation is not None
    evaluation = replace(BLACKJACK.hand_evaluation, bust_threshold=None, target_value=None)
    game = with_phases(BLACKJACK, replace(wager, before_deal=True), BettingPhase(min_bet=5), draw)
    game = with_setup(replace(game, hand_evaluation=evaluation, house=HouseRules()), ante=5)
    assert "The house plays when the hand is over: " in all_rules(game)
    later = with_phases(game, replace(wager, before_deal=False), *game.turn_structure.phases[1:])
    assert "provided that somebody with a stake is still in the hand" in all_rules(later)


def test_nobody_is_out_of_the_hand_before_its_only_round_of_bets() -> None:
    pair = Condition(ConditionType.HAS_MATCHING_PAIR)
    first = BettingPhase(min_bet=2, condition=pair)
    in_or_out = "(whether or not he or she is still in the hand)"
    assert in_or_out not in all_rules(with_phases(POKER, first))
    assert in_or_out in all_rules(with_phases(POKER, BettingPhase(min_bet=2), first))


# ---------------------------------------------------------------------------------------- standstills, melds, stocks


def test_whoever_has_cards_can_swap_where_some_always_lie_on_the_table() -> None:
    builds = with_setup(
        with_rules(SCHWIMMEN, consecutive_pass_action=PassAction.NONE), tableau_mode=TableauMode.SEQUENCE
    )
    play = PlayPhase(Location.TABLEAU)
    standstill = "nobody can do anything"
    assert standstill not in all_rules(with_phases(builds, SwapPhase(Location.TABLEAU), play))
    assert standstill in all_rules(with_phases(builds, play))


def test_seven_cards_are_arranged_in_sets_in_one_way() -> None:
    choice = "If there is still a choice, go through the cards"
    assert choice in all_rules(GIN)
    few = with_phases(with_setup(GIN, cards_per_player=7), KnockPhase(lay_off=True))
    assert choice not in all_rules(few)
    assert choice in all_rules(with_setup(few, cards_per_player=8))


@pytest.mark.parametrize(("six", "in_a_set"), [(5, Rank.FIVE), (6, Rank.TWO), (7, Rank.TWO)])
def test_two_ranks_make_a_choice_of_sets_where_there_are_three_suits(six: int, in_a_set: Rank) -> None:
    """Fives and a run from the two leave two twos and the six: as much as twos and a run to the six, or a point off."""
    assert GIN.hand_evaluation is not None
    values = (replace(one, value=six) if one.rank is Rank.SIX else one for one in GIN.hand_evaluation.card_values)
    hand = [Card.named(name) for name in ("5S", "5C", "5D", "2S", "2C", "2D", "3S", "4S", "6S")]
    evaluation = replace(GIN.hand_evaluation, card_values=tuple(values))
    melds = best_melds(hand, evaluation, (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE)))
    assert {card.rank for card in melds.sets} == {in_a_set}


def test_knocker_may_have_deadwood_that_counts_nothing() -> None:
    assert "Against a knocker without any deadwood" in all_rules(GIN)
    assert GIN.hand_evaluation is not None
    values = tuple(replace(one, value=0) if one.rank is Rank.TWO else one for one in GIN.hand_evaluation.card_values)
    free_twos = replace(GIN, hand_evaluation=replace(GIN.hand_evaluation, card_values=values))
    assert "Against a knocker whose deadwood counts nothing" in all_rules(free_twos)


def test_stock_may_pass_by_the_number_of_cards_that_ends_the_hand() -> None:
    """Single draws come to every number in turn; draws of two do not."""
    assert "and only two cards are left in the stock" in all_rules(GIN)
    draw, *others = GIN.turn_structure.phases
    assert isinstance(draw, DrawPhase)
    by_twos = with_phases(GIN, replace(draw, count=2), *others)
    assert "and no more than two cards are left in the stock" in all_rules(by_twos)


def test_where_there_are_two_places_to_draw_from_an_empty_stock_leaves_the_other() -> None:
    nothing = "If there is nothing to shuffle, nothing"
    _, *others = CRAZY_EIGHTS.turn_structure.phases
    one_place = DrawPhase(Location.DECK)
    assert f"{nothing} is drawn." in all_rules(with_phases(CRAZY_EIGHTS, one_place, *others))
    two_places = replace(one_place, or_source=Location.DISCARD)
    assert f"{nothing} can be drawn from the stock." in all_rules(with_phases(CRAZY_EIGHTS, two_places, *others))


# ---------------------------------------------------------------------------------------- races to few cards


def test_few_cards_win_for_players_still_in_the_hand() -> None:
    race = replace(CRAZY_EIGHTS, win_conditions=(WinCondition(WinType.EMPTY_HAND, 2),))
    assert "as soon as a player holds at most two cards; that player wins." in all_rules(race)
    with_bets = with_phases(with_setup(race, starting_chips=100), BettingPhase(), *race.turn_structure.phases)
    assert "as soon as a player still in the hand holds at most two cards" in all_rules(with_bets)


def test_few_cards_are_looked_for_between_steps_where_hands_change_within_one() -> None:
    race = replace(CRAZY_EIGHTS, win_conditions=(WinCondition(WinType.EMPTY_HAND, 2),))
    between = "Hands are looked at whenever a step of a turn is over"
    assert between not in all_rules(race)
    _, *others = race.turn_structure.phases
    assert between in all_rules(with_phases(race, DrawPhase(Location.DECK, count=2), *others))
