"""Games whose cards, points or moves run out before the limit of turns, and the nearest ones that may go on."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    PassAction,
    Phase,
    PlayPhase,
    SetupRules,
    WinType,
)
from tests.support.field_pairs._pair import game
from tests.support.kept_games import kept_games
from tests.support.rulebooks import all_rules, known

LIMIT = "If nobody has won after about"


def kept(name: str) -> GameGenome:
    """A bred game that is kept."""
    return next(genome for genome in kept_games() if genome.genome_id == name)


def with_phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    """The same game with other phases."""
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def with_play(genome: GameGenome, **changes: Any) -> GameGenome:
    """The same game with other phases of play."""
    phases = genome.turn_structure.phases
    return with_phases(genome, *(replace(one, **changes) if isinstance(one, PlayPhase) else one for one in phases))


def test_a_round_in_which_nobody_can_play_is_the_last() -> None:
    uno = kept("uno-style-1")
    assert LIMIT not in all_rules(uno), "two cards come for each of the four twos, and no more"
    assert LIMIT in all_rules(with_play(uno, mandatory=False)), "all may pass as often as they like"
    assert LIMIT in all_rules(with_phases(uno, DrawPhase(Location.DECK), *uno.turn_structure.phases))


def test_cards_that_special_cards_bring_may_come_back_with_a_new_stock() -> None:
    uno = kept("uno-style-1")
    two, *others = uno.special_effects
    many = replace(uno, special_effects=(replace(two, value=6), *others))
    assert LIMIT in all_rules(many), "the stock of 23 cards runs out after four twos"


def test_captured_cards_do_not_come_back() -> None:
    capturing = kept("uno-style-2")
    assert LIMIT not in all_rules(capturing)
    assert LIMIT in all_rules(with_play(capturing, target=Location.DISCARD)), "the pile becomes a new stock"


def test_cards_on_the_table_stay_there_whoever_takes_the_pile() -> None:
    fan_tan = kept("fan-tan-0")
    play, claim = fan_tan.turn_structure.phases
    assert LIMIT not in all_rules(fan_tan)
    assert LIMIT in all_rules(with_play(fan_tan, target=Location.DISCARD)), "whoever loses a challenge takes it"
    assert LIMIT in all_rules(with_phases(fan_tan, claim, play)), "the last card may be claimed, and none played"


def test_whoever_leads_plays_a_card_or_has_melded_all() -> None:
    climbing = kept("war-0")
    assert LIMIT not in all_rules(climbing)
    rules = replace(climbing.game_rules, consecutive_pass_action=PassAction.NONE)
    assert LIMIT in all_rules(replace(climbing, game_rules=rules)), "nobody leads again"


def test_players_without_cards_pass_where_they_stay_in_the_hand() -> None:
    def climbing(going_out: GoingOut) -> str:
        rules = GameRules(PassAction.CLEAR_TABLEAU, going_out=going_out, max_hands=1)
        play = PlayPhase(Location.TABLEAU, max_cards=4, mandatory=False, climbing=True)
        return all_rules(
            game(SetupRules(13), play, player_count=4, game_rules=rules, max_turns=250, win=WinType.MOST_TRICKS)
        )

    assert LIMIT not in climbing(GoingOut.LEAVES_HAND)
    assert LIMIT in climbing(GoingOut.NONE)


def test_each_hand_costs_somebody_a_life() -> None:
    assert LIMIT not in all_rules(kept("cuckoo-2")), "whoever goes out alone has the worst hand"
    assert LIMIT in all_rules(known("cuckoo")), "the last two may be level again and again"


def test_suits_go_on_where_a_card_that_fits_has_to_be_played() -> None:
    fan_tan = known("fan-tan")
    assert LIMIT not in all_rules(fan_tan)
    assert LIMIT in all_rules(with_play(fan_tan, mandatory=False)), "all may pass as often as they like"
    assert LIMIT in all_rules(with_play(fan_tan, min_cards=0))
