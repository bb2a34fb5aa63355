"""The stock is spoken of where there is one, and what happens when it is empty is said once."""

from dataclasses import replace
from random import Random

from darwindeck.genome.conditions import Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import (
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    KnockPhase,
    Location,
    Rank,
    SpecialEffect,
    TargetSelector,
    TriggerMode,
    TurnUpPhase,
)
from darwindeck.rulebook._places import stock_can_have_cards
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._quick import section as quick
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._stock import stock_can_run_out
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules, known

DRAW_TWO = SpecialEffect(Rank.QUEEN, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, 2)
NO_STOCK = Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.DECK)
SMALL_STOCK = Condition(ConditionType.LOCATION_SIZE, Operator.LT, 7, PlaceReference.DECK)


def first(genome: GameGenome, *phases: KnockPhase | DrawPhase | TurnUpPhase | ExchangePhase) -> GameGenome:
    turn = genome.turn_structure
    return replace(genome, turn_structure=replace(turn, phases=(*phases, *turn.phases)))


def ending(genome: GameGenome, action: DeckEmptyAction) -> GameGenome:
    return replace(genome, game_rules=replace(genome.game_rules, deck_empty_action=action))


def whole(genome: GameGenome) -> str:
    card = quick(staged(genome))
    assert card is not None
    return "\n".join([all_rules(genome), *(rule.text for rule in card.rules)])


WHIST = ending(known("whist"), DeckEmptyAction.SKIP_DRAW)
"""All cards are dealt."""


def test_without_a_stock_nothing_is_said_of_it() -> None:
    assert "stock" not in whole(WHIST)
    assert "stock" not in whole(replace(WHIST, special_effects=(DRAW_TWO,)))
    by_lot = replace(DRAW_TWO, target=TargetSelector.RANDOM_OPPONENT)
    assert "stock" not in whole(replace(WHIST, special_effects=(by_lot,)))
    assert "stock" not in whole(first(WHIST, KnockPhase(condition=NO_STOCK), DrawPhase(Location.DECK)))
    assert "stock" not in whole(first(WHIST, KnockPhase(), DrawPhase(Location.DECK, or_source=Location.OPPONENT_HAND)))
    wins = tuple(replace(win, trigger_mode=TriggerMode.DECK_EMPTY) for win in WHIST.win_conditions)
    assert "stock" not in whole(replace(WHIST, win_conditions=wins))


def test_what_depends_on_a_stock_that_is_never_there_is_settled() -> None:
    assert "You may knock." in all_rules(first(WHIST, KnockPhase(condition=NO_STOCK)))
    more = replace(NO_STOCK, operator=Operator.GT)
    assert all_rules(first(WHIST, KnockPhase(), KnockPhase(condition=more))) == all_rules(first(WHIST, KnockPhase()))


def test_generated_games_without_a_stock_do_not_speak_of_it() -> None:
    """But whoever is chosen to draw from it is told that nothing is there."""
    seen = 0
    for seed in range(300):
        genome = playable_genome(Random(seed))
        if not stock_can_have_cards(staged(genome)):
            seen += 1
            text = whole(genome)
            assert "stock" not in text or "There are no cards to draw in the stock" in text, f"game {seed}"
    assert seen > 10


def test_a_stock_that_only_the_discard_pile_makes_is_not_there_at_first() -> None:
    text = all_rules(playable_genome(Random(17)))
    assert "No card is left for a stock at first." in text
    assert text.count("shuffle the discard pile") == 1


def test_special_cards_alone_say_what_an_empty_stock_means() -> None:
    genome = replace(known("president"), special_effects=(DRAW_TWO,))
    genome = replace(genome, setup=replace(genome.setup, cards_per_player=12))
    assert all_rules(ending(genome, DeckEmptyAction.SKIP_DRAW)).count("When the stock has run out") == 1
    ends = all_rules(ending(genome, DeckEmptyAction.HAND_ENDS))
    assert "When the stock has run out, nothing more is drawn from it." in ends
    assert "If the stock is empty" not in ends


def test_stock_lasts_where_special_cards_are_played_once_and_bring_fewer_cards_than_it_has() -> None:
    genome = replace(known("president"), special_effects=(DRAW_TWO,))
    genome = replace(genome, setup=replace(genome.setup, cards_per_player=11))
    text = all_rules(ending(genome, DeckEmptyAction.SKIP_DRAW))
    assert "draws two cards from the stock." in text
    assert "has run out" not in text


def test_turning_up_takes_the_reserve_as_well() -> None:
    genome = known("whist")
    setup = replace(genome.setup, cards_per_player=4)
    rules = replace(genome.game_rules, deck_reserve=33)
    scene = Scene(first(replace(genome, setup=setup, game_rules=rules), TurnUpPhase(1)))
    assert stock_can_run_out(scene)
    assert not stock_can_run_out(scene, to_the_last_card=True)


def test_cards_that_may_count_nothing_can_be_drawn_without_end() -> None:
    genome = known("blackjack")
    assert genome.hand_evaluation is not None
    assert not stock_can_run_out(Scene(genome))
    values = tuple(replace(value, alternate_value=0) for value in genome.hand_evaluation.card_values)
    free = replace(genome, hand_evaluation=replace(genome.hand_evaluation, card_values=values))
    assert stock_can_run_out(Scene(free))
