from dataclasses import replace
from random import Random
from typing import Any

import pytest

from darwindeck.evolution.candidate import Candidate, Origin
from darwindeck.evolution.operators import create_default_pipeline
from darwindeck.evolution.pruning import prune
from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    ContractScoring,
    EffectType,
    ExchangePhase,
    GameGenome,
    KnockPhase,
    LevelTrick,
    PassAction,
    Phase,
    Rank,
    ScoringTrigger,
    ShowdownMethod,
    SpecialEffect,
    TargetSelector,
    TrickPhase,
    TriggerMode,
    TrumpPhase,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import Simulator
from tests.support.runs import known

EIGHTS = known("crazy_eights")
SKIP = SpecialEffect(Rank.QUEEN, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 1)


def pruned(genome: GameGenome) -> GameGenome:
    return prune(Candidate(genome, Origin("add effect", ""))).genome


def having(*phases: Phase) -> GameGenome:
    turn = EIGHTS.turn_structure
    return replace(EIGHTS, turn_structure=replace(turn, phases=(*turn.phases, *phases)))


@pytest.mark.parametrize("name", ["crazy_eights", "cheat", "go_fish", "scopa", "gin_rummy", "hearts", "leduc"])
def test_known_game_has_nothing_to_prune(name: str) -> None:
    assert pruned(known(name)) == known(name)


CROWDED = Condition(ConditionType.HAND_SIZE, Operator.GT, 50)
TENS = CardScoringRule(CardCondition(rank=Rank.TEN), 5, ScoringTrigger.HAND_END)


@pytest.mark.parametrize(
    "genome",
    [
        pytest.param(having(KnockPhase(condition=CROWDED)), id="a knock that never comes"),
        pytest.param(
            replace(EIGHTS, win_conditions=(*EIGHTS.win_conditions, WinCondition(WinType.HIGH_SCORE, threshold=1000))),
            id="a win that never comes",
        ),
        pytest.param(replace(EIGHTS, game_rules=replace(EIGHTS.game_rules, hand_ends_if=CROWDED)), id="an end"),
    ],
)
def test_rule_that_makes_no_difference_goes(genome: GameGenome) -> None:
    assert GenomeValidator.validate(genome) == []
    assert pruned(genome) == EIGHTS


def test_points_go_together_with_the_win_that_never_comes() -> None:
    """As long as some win looks at scores, only playing tells that points decide nothing."""
    cheat = known("cheat")
    wins = (*cheat.win_conditions, WinCondition(WinType.HIGH_SCORE, threshold=1000))
    genome = replace(cheat, win_conditions=wins, card_scoring=(TENS,))
    assert GenomeValidator.validate(genome) == []
    assert pruned(genome) == cheat


def test_chips_go_together_with_bets_that_are_never_made() -> None:
    rich = Condition(ConditionType.CHIP_COUNT, Operator.GT, 500)
    genome = having(BettingPhase(condition=rich, showdown_method=ShowdownMethod.HIGHEST_CARD))
    genome = replace(genome, setup=replace(genome.setup, starting_chips=100))
    assert GenomeValidator.validate(genome) == []
    assert pruned(genome) == EIGHTS


def test_what_passes_set_off_goes_where_it_never_comes_to_it() -> None:
    rules = replace(EIGHTS.game_rules, consecutive_pass_action=PassAction.END_HAND, passes_to_trigger=200)
    assert pruned(replace(EIGHTS, game_rules=rules)) == EIGHTS


def test_cards_on_the_table_go_where_nobody_uses_them() -> None:
    agram = known("agram")
    assert pruned(replace(agram, setup=replace(agram.setup, initial_tableau_count=3))) == agram
    assert pruned(replace(EIGHTS, setup=replace(EIGHTS.setup, initial_tableau_count=3))) == EIGHTS
    scopa = known("scopa")
    assert pruned(scopa).setup.initial_tableau_count == scopa.setup.initial_tableau_count > 0


def starting_with(genome: GameGenome, *phases: Phase, **changes: Any) -> GameGenome:
    turn = genome.turn_structure
    made = replace(genome, turn_structure=replace(turn, phases=(*phases, *turn.phases)), **changes)
    assert GenomeValidator.validate(made) == []
    return made


def test_bids_that_score_nothing_go() -> None:
    """Without a choice players by chance go on otherwise, so it is the rules that say that it decides nothing."""
    whist = known("whist")
    assert pruned(starting_with(whist, BiddingPhase(0, 13))) == whist
    scored = starting_with(whist, BiddingPhase(0, 13), contract_scoring=ContractScoring())
    assert pruned(scored).contract_scoring is not None


def test_trumps_are_not_named_where_there_are_none() -> None:
    agram = known("agram")
    turn = replace(agram.turn_structure, phases=(TrickPhase(level=LevelTrick.DISCARDED),))
    genome = replace(agram, turn_structure=turn)
    assert pruned(starting_with(genome, TrumpPhase())) == pruned(genome)


def test_stakes_that_nobody_is_paid_go() -> None:
    """In Cheat the only hand ends with the game, and the house never plays."""
    cheat, blackjack = known("cheat"), known("blackjack")
    short = replace(cheat, setup=replace(cheat.setup, cards_per_player=12, deal_remainder=False))
    assert blackjack.hand_evaluation is not None
    staked = starting_with(
        replace(short, setup=replace(short.setup, starting_chips=100)),
        WagerPhase(),
        house=blackjack.house,
        hand_evaluation=replace(blackjack.hand_evaluation, target_value=None),
    )
    assert pruned(staked) == pruned(short)


def test_several_rules_go_together() -> None:
    genome = having(KnockPhase(condition=CROWDED), KnockPhase(condition=CROWDED))
    genome = replace(genome, game_rules=replace(genome.game_rules, hand_ends_if=CROWDED), special_effects=(SKIP,))
    assert pruned(genome) == replace(EIGHTS, special_effects=(SKIP,))


def test_limits_come_down_to_what_can_be_reached() -> None:
    draw = known("five_card_draw")
    phases = tuple(
        replace(one, max_cards=9) if isinstance(one, ExchangePhase) else one for one in draw.turn_structure.phases
    )
    more = pruned(replace(draw, turn_structure=replace(draw.turn_structure, phases=phases)))
    assert [one.max_cards for one in more.turn_structure.phases if isinstance(one, ExchangePhase)] == [5]


def test_options_of_phases_go_where_they_never_come_to_it() -> None:
    gin = known("gin_rummy")
    draw, discard, knock = gin.turn_structure.phases
    after = pruned(replace(gin, turn_structure=replace(gin.turn_structure, phases=(discard, draw, knock))))
    assert not any(getattr(phase, "keep_taken", False) for phase in after.turn_structure.phases)


def test_numbers_that_every_game_comes_to_go() -> None:
    """A score that somebody has after every hand, and what more hands would bring."""
    whist = known("whist")
    (win,) = whist.win_conditions
    at_end = replace(win, type=WinType.HIGH_SCORE, threshold=1, trigger_mode=TriggerMode.THRESHOLD_GATE)
    one_hand = pruned(replace(whist, win_conditions=(at_end,)))
    assert one_hand.win_conditions == (WinCondition(WinType.HIGH_SCORE),)
    assert pruned(whist).win_conditions == whist.win_conditions


def test_what_waits_for_others_goes_where_nobody_is_waited_for() -> None:
    trick, knock = known("whist").turn_structure.phases[-1], KnockPhase(last_round=True)
    whist = replace(known("whist"), turn_structure=replace(known("whist").turn_structure, phases=(trick, knock)))
    assert pruned(whist).turn_structure.phases == (trick, KnockPhase()), "the knocker has the next turn"


def test_values_that_no_card_is_counted_for_go() -> None:
    schwimmen = known("schwimmen")
    assert schwimmen.hand_evaluation is not None
    values = tuple(replace(one, alternate_value=1) for one in schwimmen.hand_evaluation.card_values)
    two = pruned(replace(schwimmen, hand_evaluation=replace(schwimmen.hand_evaluation, card_values=values)))
    assert two.hand_evaluation is not None
    assert {one.alternate_value for one in two.hand_evaluation.card_values} == {None}


def test_rule_that_makes_a_difference_stays() -> None:
    skipping = replace(EIGHTS, special_effects=(SKIP,))
    assert pruned(skipping) == skipping


def test_pruned_game_says_what_is_gone_and_where_it_comes_from() -> None:
    parent = Candidate(having(KnockPhase(condition=CROWDED)), Origin("add phase", ""))
    child = prune(parent)
    assert child.origin == Origin("prune", "without what made no difference: phases: no knock phase", (parent.key,))
    assert prune(child) is child, "once is enough"


def test_pruned_games_are_sound_and_go_as_before_with_other_cards() -> None:
    for name in ("crazy_eights", "scopa", "whist", "agram", "five_card_draw", "cuckoo"):
        rng, pipeline, genome = Random(name), create_default_pipeline(), known(name)
        for _ in range(3):
            genome = pipeline.mutate(genome, rng)
        simpler = pruned(genome)
        assert GenomeValidator.validate(simpler) == []
        one, other = (Simulator().simulate(each, 200, seed=1_000) for each in (genome, simpler))
        assert one == other
