"""Where hands never get empty before they are over, nothing is told of players without cards."""

from dataclasses import replace

import pytest

from darwindeck.genome.examples import create_agram_genome
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    DiscardPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    Phase,
    Rank,
    ScoringTrigger,
    SpecialEffect,
    StarterRule,
    TargetSelector,
    TributePhase,
    TrickPhase,
)
from darwindeck.genome.validator import GenomeValidator
from darwindeck.rulebook._plain import plain
from tests.support.field_pairs._pair import tricks
from tests.support.rulebooks import all_rules, known

GOES_OUT = "goes out"


def going_out(genome: GameGenome, rule: GoingOut = GoingOut.ENDS_HAND, **rules: object) -> GameGenome:
    return replace(genome, game_rules=replace(genome.game_rules, going_out=rule, **rules))


def agram_with(*phases: Phase) -> GameGenome:
    agram = create_agram_genome()
    return replace(agram, turn_structure=replace(agram.turn_structure, phases=(*phases, TrickPhase())))


# ---------------------------------------------------------------------------------------- going out


@pytest.mark.parametrize("rule", [GoingOut.ENDS_HAND, GoingOut.LEAVES_HAND])
@pytest.mark.parametrize("name", ["whist", "knock-out-whist", "partnership-spades", "hearts", "agram"])
def test_nobody_goes_out_with_the_last_trick(name: str, rule: GoingOut) -> None:
    genome = known(name)
    assert plain(going_out(genome, rule)) == genome, "the last trick ends the hand, and it ends with nobody out"


def test_somebody_goes_out_where_cards_leave_hands_beside_tricks() -> None:
    forced = SpecialEffect(Rank.FOUR, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER)
    assert GOES_OUT in all_rules(going_out(tricks(special_effects=(forced,))))
    assert GOES_OUT in all_rules(going_out(agram_with(DiscardPhase(Location.DISCARD))))
    assert GOES_OUT in all_rules(going_out(tricks(), book_size=2))


def test_somebody_goes_out_where_tricks_are_more_than_cards() -> None:
    agram = create_agram_genome()
    longer = replace(agram, turn_structure=replace(agram.turn_structure, tricks_per_hand=7))
    assert GOES_OUT in all_rules(going_out(longer))


def test_what_comes_of_going_out_goes_with_it() -> None:
    left = CardScoringRule(CardCondition(), 1, ScoringTrigger.LEFT_IN_HANDS)
    rules = GameRules(going_out=GoingOut.LEAVES_HAND, place_points=(3, 2), starter=StarterRule.LAST_OUT)
    genome = replace(agram_with(TributePhase(1)), card_scoring=(left,), game_rules=rules)
    assert GenomeValidator.validate(genome) == []
    assert GenomeValidator.validate(plain(genome)) == []
    assert plain(genome) == replace(create_agram_genome(), game_rules=GameRules())
