from dataclasses import replace

import pytest

from darwindeck.genome.examples import (
    create_betting_war_genome,
    create_fan_tan_genome,
    create_five_card_draw_genome,
    create_hearts_genome,
    create_leduc_genome,
)
from darwindeck.genome.schema import BettingPhase, GameGenome, ShowdownMethod, TrickPhase, TurnStructure
from darwindeck.rulebook._betting import section
from darwindeck.rulebook._scene import Scene
from tests.support.field_pairs import FieldPair
from tests.support.field_pairs.betting import bets
from tests.unit.rulebook.stakes_and_melds import explained, named, pairs_of, words


def having(genome: GameGenome, *phases: BettingPhase | TrickPhase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def test_each_round_of_poker_has_its_amounts() -> None:
    text = words(create_five_card_draw_genome())
    assert "Bets and raises are of two chips each." in text
    assert (
        "There may be three raises at most, and nobody may put more than 16 chips into the pot in this round." in text
    )
    assert "beginning with the starter and going clockwise." in text


def test_best_hand_takes_the_pot_of_poker() -> None:
    text = words(create_five_card_draw_genome())
    assert "those still in the hand show their cards when the hand is over, and the best of these hands" in text
    assert "side pot" in text
    assert {"bet", "is out of the hand", "wins chips", "pays chips"} <= explained(create_five_card_draw_genome())


def test_nobody_goes_all_in_where_chips_always_last() -> None:
    assert "all-in" not in words(create_leduc_genome()).lower()
    assert "side pot" not in words(create_leduc_genome())


def test_between_two_players_chips_beyond_the_bets_of_the_other_go_back() -> None:
    text = words(create_betting_war_genome())
    assert "side pot" not in text
    assert (
        "If both players are still in the hand and one player has put in more than the other, what is beyond goes "
        "back to that player." in text
    )


def test_battles_are_bet_on_under_conditions() -> None:
    text = words(create_betting_war_genome())
    assert "If there are no cards on the table, there is a round of bets" in text
    assert "Nobody may check or fold: the first player must bet, and the other must call or raise." in text
    assert "Whoever takes a battle with the highest card takes the pot at once" in text


def test_options_that_no_round_allows_are_not_explained() -> None:
    text = words(bets(allow_check=False, allow_raise=False, allow_fold=False))
    assert "Check:" not in text
    assert "Raise:" not in text
    assert "Fold:" not in text
    assert "only one player is left" not in text


def test_no_raises_are_left_out_however_that_is_said() -> None:
    assert words(bets(allow_raise=False)) == words(bets(max_raises=0))
    assert words(bets(allow_raise=False)) == words(bets(allow_raise=False, raise_increment=7))


def test_limit_that_nobody_can_reach_is_left_out() -> None:
    assert words(bets(max_bet=1000)) == words(bets())


def test_rounds_may_end_in_different_showdowns() -> None:
    first, second = BettingPhase(), BettingPhase(showdown_method=ShowdownMethod.FOLD_ONLY)
    text = words(having(bets(), first, second))
    assert "The first round of a turn: those still in the hand show their cards" in text
    assert "The second round of a turn: those still in the hand share the pot" in text
    game = having(bets(), first, second)
    text = words(replace(game, setup=replace(game.setup, ante=1)))
    assert "The second round of a turn, also when there was none at all: those still in the hand share the pot" in text


def test_who_bets_first_in_tricks() -> None:
    played = replace(bets(), turn_structure=TurnStructure((BettingPhase(), TrickPhase()), is_trick_based=True))
    assert "beginning with the player who is to lead" in words(played)
    assert "beginning with the winner of the trick" in words(having(played, TrickPhase(), BettingPhase()))


def test_pot_without_bets_has_a_section_of_its_own() -> None:
    found = section(Scene(create_fan_tan_genome()))
    assert found is not None
    assert found.title == "The pot"
    assert "Whoever goes out takes the whole pot." in words(create_fan_tan_genome())


def test_games_without_chips_say_nothing() -> None:
    assert section(Scene(create_hearts_genome())) is None


@pytest.mark.parametrize("pair", pairs_of("BettingPhase"), ids=named)
def test_field_changes_the_text(pair: FieldPair) -> None:
    assert words(pair.one) != words(pair.other)
