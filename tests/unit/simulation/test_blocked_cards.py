"""Reasons: which cards and options are not there, why, and by which rule."""

from typing import Any

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.conditions import CardReference, CompoundCondition, Condition, ConditionType, Logic, Operator
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    BreakingRule,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    ClaimRankMode,
    DiscardPhase,
    DrawPhase,
    EffectType,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    MeldPhase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    Suit,
    TableauMode,
    TargetSelector,
    TrickPhase,
    Visibility,
    WagerPhase,
)
from darwindeck.genome.schema import CardValue as Value
from darwindeck.simulation.choices import BetChoice
from darwindeck.simulation.questions import Decide
from darwindeck.simulation.reference import State, consider, look, start
from darwindeck.simulation.values import to_json
from tests.unit.simulation.positions import cards, game, make, position

DISCARD, TABLE = Location.DISCARD, Location.TABLEAU
MATCHES = CompoundCondition(
    Logic.OR,
    (
        Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD),
        Condition(ConditionType.CARD_IS_RANK, value=Rank.EIGHT),
    ),
)


def asked(state: State) -> Decide:
    ask = look(state, state.to_act).ask
    assert isinstance(ask, Decide)
    return ask


def blocked(state: State) -> dict[str, str]:
    """The blocked cards, and why, without the rule."""
    return {" ".join(map(str, one.cards)): _brief(one.reason) for one in asked(state).blocked}


def rules(state: State) -> list[str]:
    return [one.reason.rule for one in asked(state).blocked]


def closed(state: State) -> dict[str, str]:
    return {to_json(one.option): _brief(one.reason) for one in asked(state).closed}


def _brief(reason: Any) -> str:
    text = to_json(reason)
    return text[text.index(":") + 1 : text.rindex(',"rule"')].replace('"', "")


def tricks(**fields: Any) -> Any:
    return game(TrickPhase(**fields), card_scoring=(HEARTS_SCORE,))


HEARTS_SCORE = CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, ScoringTrigger.TRICK_WIN)


# ---------------------------------------------------------------------------------------- a trick


def test_suit_led_must_be_followed() -> None:
    state = make(position(tricks(), "5S 7S", "2S 3H 4D"), "play 5S")
    assert blocked(state) == {"3H 4D": "must_follow,suit:S"}
    assert rules(state) == ["turn_structure.phases[0].lead_suit_required"]
    assert asked(state).forced


def test_first_reason_counts() -> None:
    held_back = {"breaking_suit": Suit.HEARTS, "breaking_rule": BreakingRule.CANNOT_PLAY_UNTIL_BROKEN}
    state = make(position(tricks(**held_back), "5S 7S", "3H 4D 6C"), "play 5S")
    assert blocked(state) == {"3H": "not_broken,suit:H"}
    state = make(position(tricks(**held_back), "5S 7S", "2S 3H"), "play 5S")
    assert blocked(state) == {"3H": "must_follow,suit:S"}


def test_one_card_is_played() -> None:
    considered = consider(position(tricks(), "5S 7S", "2S"), cards("5S"))
    assert '"reason":{"kind":"enough","most":1,"rule":"turn_structure.phases[0]"}' in to_json(considered)


def test_opening_card_must_be_led() -> None:
    state = position(tricks(opening_card=CardCondition(rank=Rank.TWO)), "2C 5S", "3C 4C")
    assert blocked(state) == {"5S": "must_open,card:2C"}


def test_nothing_that_scores_goes_to_the_first_trick() -> None:
    state = make(position(tricks(first_trick_safe=True), "5S 6S", "3H 4D"), "play 5S")
    assert blocked(state) == {"3H": "scores_at_first"}


# ---------------------------------------------------------------------------------------- play and discard


def test_wish_is_the_part_that_does_not_hold() -> None:
    state = position(game(PlayPhase(DISCARD, MATCHES)), "5S 8C 9D", "2H", discard="3D")
    suit = "{type:card_matches_suit,reference:top_discard,card:3D}"
    assert blocked(state) == {
        "5S": f"condition,wish:{{logic:OR,conditions:[{suit},{{type:card_is_rank,operator:==,value:8}}]}}"
    }
    assert rules(state) == ["turn_structure.phases[0].valid_play_condition"]


def test_parts_that_hold_are_no_wish() -> None:
    few = Condition(ConditionType.HAND_SIZE, operator=Operator.LT, value=2)
    both = CompoundCondition(Logic.AND, (Condition(ConditionType.CARD_IS_SUIT, value=Suit.CLUBS), few))
    either = CompoundCondition(Logic.OR, (both, Condition(ConditionType.CARD_IS_RANK, value=Rank.TWO)))
    state = position(game(PlayPhase(DISCARD, either)), "2D 5C", "2H")
    size = "{type:hand_size,operator:<,value:2,now:2}"
    assert blocked(state) == {
        "5C": f"condition,wish:{{logic:OR,conditions:[{size},{{type:card_is_rank,operator:==,value:2}}]}}"
    }


def test_play_to_be_beaten() -> None:
    climbing = game(PlayPhase(TABLE, max_cards=2, climbing=True))
    state = make(position(climbing, "5S 5C 9D", "4H 6H 6C 7D"), "play 5C", "play 5S")
    assert blocked(state) == {"4H": "too_low,than:5C", "7D": "too_few,need:2,have:1"}
    assert asked(state).select is not None
    assert asked(state).forced


def test_card_of_another_rank() -> None:
    state = position(game(PlayPhase(TABLE, max_cards=2, climbing=True)), "5S 5C 9D", "4H")
    considered = consider(state, cards("5S"))
    assert '"blocked":[{"cards":["9D"],"reason":{"kind":"other_rank","rank":"5"' in to_json(considered)


def test_card_without_a_place() -> None:
    setup = SetupRules(5, tableau_mode=TableauMode.SEQUENCE, sequence_start_rank=Rank.SEVEN)
    state = position(game(PlayPhase(TABLE), setup=setup), "5H 8H 9H 8D", "2S", table="7H")
    assert blocked(state) == {"5H 9H": "no_place,open:[6H,8H]", "8D": "no_place,open:[7D]"}
    assert rules(state) == ["setup.tableau_mode", "setup.sequence_start_rank"]


def test_card_just_taken_is_kept() -> None:
    genome = game(DrawPhase(DISCARD), DiscardPhase(DISCARD, mandatory=True, keep_taken=True))
    state = position(genome, "5H", "2S", discard="3C")
    assert blocked(state) == {"3C": "just_taken"}
    assert closed(state) == {'{"kind":"pass"}': "must_act"}


def test_groups_that_are_out_of_reach() -> None:
    pair = Condition(ConditionType.HAS_MATCHING_PAIR)
    state = position(game(DiscardPhase(DISCARD, count=2, matching_condition=pair)), "5H 5S 9D", "2S")
    assert blocked(state) == {"9D": "no_group,wish:{type:has_matching_pair}"}
    considered = to_json(consider(state, cards("5S")))
    assert '"open":["5H"],"lacks":{"kind":"too_few","need":2,"have":1' in considered


def test_too_few_cards_that_need_no_group() -> None:
    clubs = Condition(ConditionType.CARD_IS_SUIT, value=Suit.CLUBS)
    either = CompoundCondition(Logic.OR, (Condition(ConditionType.HAS_MATCHING_PAIR), clubs))
    genome = game(DiscardPhase(DISCARD, count=2, matching_condition=either), setup=SetupRules(4))
    assert blocked(position(genome, "5H 5S 9C", "2S")) == {"9C": "too_few,need:2,have:1"}
    views = [(look(start(genome, seed), 0), Position(Game(compile_genome(genome)), seed)) for seed in range(60)]
    assert all(to_json(view) == core.table_view(0) for view, core in views)
    assert any('"kind":"too_few","need":2,"have":1' in to_json(view) for view, _ in views)


def test_only_the_top_of_a_stack_can_be_used() -> None:
    genome = game(PlayPhase(DISCARD, mandatory=False), setup=SetupRules(3, hand_is_stack=True))
    state = position(genome, "5H 7H", "2S", stacks=(cards("5H 7H"), cards("2S")))
    assert blocked(state) == {"5H": "not_on_top"}


def test_of_a_hand_that_nobody_sees_nothing_is_said() -> None:
    setup = SetupRules(3, hand_visibility=Visibility.FACE_DOWN)
    state = position(game(PlayPhase(DISCARD, MATCHES, max_cards=2), setup=setup), "5S 8C", "2H", discard="3D")
    ask = asked(state)
    assert [option.kind for option in ask.options] == ["any"]
    assert (ask.select, ask.blocked, ask.forced) == (None, (), True)


# ---------------------------------------------------------------------------------------- claims, melds, captures


def test_claims_where_lying_is_not_allowed() -> None:
    honest = ClaimPhase(rank_mode=ClaimRankMode.CHOSEN, can_lie=False, min_cards=2)
    state = position(game(honest), "5H 5S 9D", "2S")
    assert closed(state)['{"kind":"rank","rank":"9"}'] == "too_few,need:2,have:1"
    state = make(state, "name 5")
    assert blocked(state) == {"9D": "other_rank,rank:5"}
    assert rules(state) == ["turn_structure.phases[0].can_lie"]


def test_cards_in_no_meld() -> None:
    state = position(game(MeldPhase(), DrawPhase(Location.DECK)), "5H 5S 5C 9D", "2S", deck="KH")
    assert blocked(state) == {"9D": "no_meld,set:3,run:3"}
    assert '"lacks":{"kind":"no_meld"' in to_json(consider(state, cards("5S 5H")))
    assert '"open":[],"makes":"set"' in to_json(consider(state, cards("5S 5H 5C")))


def test_melds_of_a_phase_are_used_up() -> None:
    genome = game(MeldPhase(max_melds=1), DrawPhase(Location.DECK))
    state = position(genome, "5H 5S 5C 5D 9D 9S 9C", "2S", deck="KH")
    state = make(state, "meld 5H", "meld 5C", "meld 5S")
    assert blocked(state) == {"9D 9C 9S": "enough,most:1"}
    assert asked(state).select is None


def test_captures() -> None:
    setup = SetupRules(3, tableau_mode=TableauMode.MATCH_RANK, capture_by_sum=True)
    values = HandEvaluation(
        HandEvaluationMethod.POINT_TOTAL, card_values=tuple(Value(rank, number) for number, rank in enumerate(Rank, 2))
    )
    genome = game(PlayPhase(TABLE), setup=setup, hand_evaluation=values)
    state = make(position(genome, "7D KS", "AS", table="7H 7C 9S"), "play 7D")
    assert blocked(state) == {"9S": "no_match,rank:7"}
    state = make(position(genome, "7D KS", "AS", table="2H 3C 4S 5S KD"), "play 7D")
    assert blocked(state) == {"KD": "no_sum,missing:7"}
    assert '"lacks":{"kind":"no_sum","missing":5' in to_json(consider(state, cards("2H")))


# ---------------------------------------------------------------------------------------- other options


def test_numbers_to_bid() -> None:
    state = position(game(BiddingPhase(min_bid=1, max_bid=2, allow_nil=False), TrickPhase()), "5H 6H 7H", "2S 3S 4S")
    assert closed(state) == {
        '{"kind":"bid","bid":0}': "range,least:1,most:2",
        '{"kind":"bid","bid":3}': "range,least:1,most:2",
    }
    state = position(game(BiddingPhase(min_bid=1, max_bid=3), TrickPhase()), "5H 6H 7H", "2S 3S 4S")
    assert closed(state) == {}


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (BettingPhase(min_bet=5), {"call": "no_bet", "raise": "no_bet", "fold": "may_check"}),
        (BettingPhase(min_bet=5, max_bet=9, allow_check=False), {"call": "no_bet", "raise": "no_bet"}),
        (BettingPhase(min_bet=30), {"bet": "chips,need:30,have:20", "call": "no_bet"}),
    ],
)
def test_ways_to_bet(phase: BettingPhase, expected: dict[str, str]) -> None:
    state = position(game(phase, setup=SetupRules(2, starting_chips=20)), "5H", "2S")
    found = {one.option.way: _brief(one.reason) for one in asked(state).closed if isinstance(one.option, BetChoice)}
    assert expected.items() <= found.items()


def test_ways_to_bet_when_somebody_has_bet() -> None:
    state = position(game(BettingPhase(min_bet=20, max_raises=0), setup=SetupRules(2, starting_chips=20)), "5H", "2S")
    assert closed(make(state, "bet 20")) == {
        '{"kind":"bet","way":"check","chips":0}': "bet_made,bet:20",
        '{"kind":"bet","way":"bet","chips":20}': "bet_made,bet:20",
        '{"kind":"bet","way":"all_in","chips":20}': "same_as,way:call",
    }


def test_players_who_cannot_be_hit() -> None:
    effect = SpecialEffect(Rank.FIVE, EffectType.FORCE_DISCARD, TargetSelector.PLAYER_CHOICE)
    teams: dict[str, Any] = {"player_count": 4, "team_mode": True, "teams": ((0, 2), (1, 3))}
    state = position(game(PlayPhase(DISCARD), special_effects=(effect,), **teams), "5H 6H", "2S", "3S", "4S")
    state = make(state, "play 5H")
    assert closed(state) == {'{"kind":"seat","seat":2}': "partner"}
    state = make(state, "hit P3")
    ask = asked(state)
    assert to_json(ask.because) == '{"effect":"force_discard","by":0}'
    assert to_json(ask.to) == '{"at":"discard"}'


def test_players_who_cannot_be_asked() -> None:
    state = position(game(AskPhase(), player_count=4), "5H 6H", "2S", "3S", "")
    assert closed(state) == {'{"kind":"seat","seat":3}': "no_card"}


def test_stake_that_cannot_be_doubled() -> None:
    genome = game(
        WagerPhase(min_bet=10, max_bet=15),
        DrawPhase(Location.DECK, mandatory=False, may_double=True),
        setup=SetupRules(2, starting_chips=15),
    )
    state = make(position(genome, "5H", "2S", deck="3S 4S"), "stake 10", "stake 10")
    assert closed(state) == {'{"kind":"double"}': "chips,need:10,have:5"}
