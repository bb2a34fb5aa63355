"""Cases that look as if they could not come about, and do: they are told."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    DeckEmptyAction,
    DeckName,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    GamePoint,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    HouseRules,
    KnockPhase,
    Location,
    PassAction,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    ShowdownMethod,
    SpecialEffect,
    Suit,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    TurnStructure,
    TurnUpPhase,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._hand_sizes import hand_sizes
from darwindeck.rulebook._new_stock import UNABLE
from darwindeck.rulebook._plain import staged
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import made, told

CHIPS = {"starting_chips": 100}
OUT = GameRules(going_out=GoingOut.ENDS_HAND)
SMALL: dict[str, Any] = {
    "initial_deck": DeckName.STRIPPED_24,
    "removed_cards": (CardCondition(rank=Rank.NINE), CardCondition(rank=Rank.TEN)),
}
STUCK = DrawPhase(Location.DECK, mandatory=True, condition=UNABLE[0])


def test_hands_that_nobody_can_play_out_are_compared_as_they_are() -> None:
    play = PlayPhase(Location.TABLEAU, min_cards=3, max_cards=3)
    pairs = HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, (HandPattern("pair", 1, same_rank_groups=(2,)),))
    genome = made(
        play,
        hand_evaluation=pairs,
        win_conditions=(WinCondition(WinType.EMPTY_HAND), WinCondition(WinType.BEST_HAND)),
        game_rules=GameRules(consecutive_pass_action=PassAction.END_HAND),
    )
    assert "two cards of one rank" in write_rulebook(genome).to_markdown()


def test_both_players_may_run_out_of_cards_beside_battles() -> None:
    higher = Condition(ConditionType.CARD_BEATS_TOP, reference=CardReference.TABLEAU_TOP)
    beat, aside = PlayPhase(Location.TABLEAU, valid_play_condition=higher), DiscardPhase(Location.DISCARD)
    setup = {**CHIPS, "cards_per_player": 2, "ante": 5, "tableau_mode": TableauMode.WAR}
    rest: dict[str, Any] = {"setup": setup, "player_count": 2, "win": WinType.MOST_CHIPS}
    text = told(beat, aside, **rest)
    assert "If neither player has a card left, the hand is over and the pot is shared." in text
    assert "are level" in text
    forced = SpecialEffect(Rank.SEVEN, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1)
    assert "If neither player has a card left" in told(beat, special_effects=(forced,), **rest)
    assert "has a card left, the hand" not in told(beat, **rest)


def test_who_has_staked_all_chips_may_be_the_last_one_left() -> None:
    phases = (WagerPhase(), TrickPhase(), BettingPhase(allow_check=False), PlayPhase(Location.TABLEAU))
    rest: dict[str, Any] = {"house": HouseRules(), "hand_evaluation": HandEvaluation(HandEvaluationMethod.POINT_TOTAL)}
    assert "has no chips left at the end of a hand" in told(*phases, setup=CHIPS, **rest)


def test_who_has_staked_all_chips_pays_no_ante() -> None:
    shared = BettingPhase(showdown_method=ShowdownMethod.FOLD_ONLY)
    rest: dict[str, Any] = {"house": HouseRules(), "hand_evaluation": HandEvaluation(HandEvaluationMethod.POINT_TOTAL)}
    rest |= {"setup": {**CHIPS, "ante": 5}, "win": WinCondition(WinType.MOST_CHIPS, threshold=1000)}
    broke = "has no chips left at the end of a hand"
    assert broke in told(WagerPhase(before_deal=True, max_bet=100), shared, **rest)
    assert broke not in told(WagerPhase(max_bet=100), shared, **rest)


def test_a_round_of_bets_that_never_comes_says_who_takes_the_antes() -> None:
    shared = BettingPhase(showdown_method=ShowdownMethod.FOLD_ONLY)
    empty = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.HAND)
    never = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD, condition=empty)
    rest: dict[str, Any] = {"setup": {"starting_chips": 10, "ante": 10}, "win": WinCondition(WinType.MOST_CHIPS, 25)}
    assert "has no chips left at the end of a hand" in told(shared, never, **rest)


def test_who_draws_may_leave_the_hand_before_the_next_one_draws() -> None:
    out = PlayPhase(Location.TABLEAU, min_cards=3, max_cards=3, pass_if_unable=False)
    dropped = made(STUCK, out, setup={**SMALL, "cards_per_player": 4, "initial_tableau_count": 3}, game_rules=OUT)
    two = PlayPhase(Location.TABLEAU, min_cards=2, max_cards=2)
    bets = BettingPhase(allow_check=False, showdown_method=ShowdownMethod.FOLD_ONLY)
    setup = {**SMALL, **CHIPS, "cards_per_player": 3, "initial_tableau_count": 6}
    folded = made(STUCK, bets, two, setup=setup, game_rules=OUT, win=WinType.MOST_CHIPS)
    for genome in (dropped, folded):
        assert hand_sizes(staged(genome)) is None
        assert "the stock has run out" in write_rulebook(genome).to_markdown()


def test_a_phase_in_which_no_card_can_be_played_may_end_a_turn_for_good() -> None:
    none = Condition(ConditionType.HAND_SIZE, Operator.EQ, 0)
    never = PlayPhase(Location.DISCARD, valid_play_condition=none, pass_if_unable=False)
    text = told(PlayPhase(Location.TABLEAU), never, setup={"cards_per_player": 3}, game_rules=OUT)
    assert "Whoever has had a turn is out of the hand." in text


def test_who_played_last_may_lead_after_a_knock() -> None:
    climb = PlayPhase(Location.TABLEAU, climbing=True, mandatory=False)
    rules = GameRules(consecutive_pass_action=PassAction.CLEAR_TABLEAU, passes_to_trigger=1)
    text = told(TrickPhase(), climb, KnockPhase(last_round=True), game_rules=rules, setup={"cards_per_player": 8})
    assert "everybody else has had one more turn" in text


def test_a_knock_before_the_trick_leaves_a_turn_without_one() -> None:
    text = told(KnockPhase(last_round=True), TrickPhase(), win=WinType.MOST_TRICKS)
    assert "Then the turn passes clockwise. But whoever takes a trick has the next turn." in text


def test_tricks_in_turns_go_clockwise() -> None:
    text = told(TrickPhase(), KnockPhase(), win=WinType.MOST_TRICKS)
    assert "Play goes clockwise. The starter has the first turn. Whoever takes the trick of a turn does" in text


def test_a_stock_that_is_empty_from_the_deal_on_is_made_of_the_pile() -> None:
    setup = {"cards_per_player": 15, "initial_discard_count": 7}
    win = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.DECK_EMPTY)
    rules = GameRules(deck_empty_action=DeckEmptyAction.RESHUFFLE_DISCARD)
    draw = DrawPhase(Location.DECK, mandatory=True)
    assert "shuffle the discard pile" in told(draw, PlayPhase(Location.TABLEAU), setup=setup, win=win, game_rules=rules)


def test_who_exchanges_all_cards_for_none_loses_the_stake() -> None:
    rules = GameRules(going_out=GoingOut.LEAVES_HAND, deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    rest: dict[str, Any] = {"house": HouseRules(), "hand_evaluation": HandEvaluation(HandEvaluationMethod.POINT_TOTAL)}
    rest |= {"win": WinCondition(WinType.MOST_CHIPS, threshold=1000), "game_rules": rules, "player_count": 2}
    text = told(WagerPhase(), ExchangePhase(5), setup={**CHIPS, **SMALL}, **rest)
    assert "Whoever is out of the hand loses the stake." in text


def test_nobody_is_told_to_play_no_card() -> None:
    few = told(TrickPhase(), PlayPhase(Location.TABLEAU, max_cards=3), setup={"cards_per_player": 1}, game_rules=OUT)
    assert "to no cards" not in few


def test_leads_of_one_rank_are_not_named_twice() -> None:
    sevens = Condition(ConditionType.CARD_IS_RANK, Operator.EQ, Rank.SEVEN)
    climb = PlayPhase(Location.TABLEAU, climbing=True, max_cards=4, valid_play_condition=sevens)
    assert "sevens of one rank" not in write_rulebook(made(climb)).to_markdown()


def test_a_small_pack_has_sixteen_cards() -> None:
    assert replace(made(PlayPhase(Location.TABLEAU)).setup, **SMALL).deck_size == 16


# ---------------------------------------------------------------------------------------- sides that may be level

EIGHTS = known("crazy-eights")
LEVEL = "are level"


def of_two(*phases: Phase, **fields: Any) -> GameGenome:
    """Crazy Eights for two without points for cards, which ends with one hand."""
    plain = replace(EIGHTS, player_count=2, card_scoring=(), scoring_rules=(), **fields)
    return replace(plain, turn_structure=replace(plain.turn_structure, phases=phases)) if phases else plain


def test_players_may_be_level_before_anybody_has_gone_out() -> None:
    rules = GameRules(going_out=GoingOut.ENDS_HAND, place_points=(10,))
    stock = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.DECK_EMPTY)
    wins = (stock, WinCondition(WinType.HIGH_SCORE))
    assert LEVEL in all_rules(of_two(game_rules=rules, win_conditions=wins))
    assert LEVEL not in all_rules(of_two(game_rules=rules, win_conditions=wins[1:]))


ACE = CardScoringRule(CardCondition(Suit.HEARTS, Rank.ACE), 10, ScoringTrigger.PLAY)
GATE = WinCondition(WinType.HIGH_SCORE, 1, trigger_mode=TriggerMode.THRESHOLD_GATE)


def worth_something(*phases: Phase, **fields: Any) -> str:
    setup = replace(EIGHTS.setup, cards_per_player=13, initial_discard_count=0, wild_cards=())
    rest: dict[str, Any] = {"setup": setup, "game_points": (GamePoint(6, 1),), "win_conditions": (GATE,)}
    genome = of_two(*phases, **{**rest, **fields})
    return all_rules(replace(genome, card_scoring=(ACE,)))


def test_one_may_have_enough_by_a_card_and_the_other_by_going_out_or_a_knock() -> None:
    play = PlayPhase(Location.TABLEAU, max_cards=2)
    going_out = GameRules(going_out=GoingOut.ENDS_HAND)
    assert LEVEL not in worth_something(play, game_rules=going_out)
    assert LEVEL in worth_something(play, game_rules=replace(going_out, place_points=(20,)))
    gin = known("gin-rummy").hand_evaluation
    assert LEVEL in worth_something(play, KnockPhase(), game_rules=GameRules(), hand_evaluation=gin)


def test_turning_up_cards_takes_turns() -> None:
    leduc = known("leduc")
    alone = replace(leduc, turn_structure=TurnStructure((TurnUpPhase(),)), max_turns=4)
    assert "If nobody has won after about four turns" in all_rules(alone)


def test_all_hands_may_be_empty_at_once_where_play_goes_on_then() -> None:
    six = SpecialEffect(Rank.SIX, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, value=2)
    empty = "holds a card any more."
    bets, play = BettingPhase(min_bet=2, max_bet=8), PlayPhase(Location.DISCARD)
    setup, rules = {"starting_chips": 20, "cards_per_player": 2}, GameRules(tie_breaker=TieBreaker.PLAY_ON)
    assert empty in told(bets, play, setup=setup, player_count=2, special_effects=(six,), game_rules=rules)
    assert empty not in told(bets, play, setup=setup, player_count=2, special_effects=(six,)), "that is a draw"
    assert empty not in told(bets, play, setup=setup, player_count=2, game_rules=rules), "one is the first"
