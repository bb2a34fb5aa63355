from dataclasses import replace

from darwindeck.genome.examples import (
    create_agram_genome,
    create_blackjack_genome,
    create_crazy_eights_genome,
    create_cuckoo_genome,
    create_fan_tan_genome,
    create_gin_rummy_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_old_maid_genome,
    create_president_genome,
    create_schwimmen_genome,
    create_scopa_genome,
    create_uno_style_genome,
)
from darwindeck.genome.schema import GameGenome, WinCondition, WinType
from darwindeck.rulebook import _ending, _object, _odd_cases
from darwindeck.rulebook._scene import Scene


def told(genome: GameGenome) -> str:
    scene = Scene(genome)
    sections = [_object.section(scene), *_ending.sections(scene), _odd_cases.section(scene)]
    return "\n".join(rule.text for section in sections if section for rule in section.rules)


def test_object_of_known_games() -> None:
    assert "The aim is to be the first to get rid of all your cards." in told(create_uno_style_genome())
    assert "The aim is not to be the last player who holds cards." in told(create_old_maid_genome())
    assert "The aim is to have the lowest score at the end of the first hand after which" in told(
        create_hearts_genome()
    )
    assert "The aim is to have the most chips after 20 hands." in told(create_blackjack_genome())
    assert "The aim is to have all the chips at the end of a hand, or else" in told(create_fan_tan_genome())


def test_several_ways_to_win_are_listed_in_order() -> None:
    wins = (WinCondition(WinType.EMPTY_HAND), WinCondition(WinType.HIGH_SCORE))
    genome = replace(create_crazy_eights_genome(), win_conditions=wins)
    section = _object.section(Scene(genome))
    assert section is not None
    lines = [rule.text for rule in section.rules]
    assert lines[0].startswith("There are two ways to win")
    assert lines[1:] == ["Be the first to get rid of all your cards.", "Have the highest score at the end of the hand."]


def test_way_to_win_that_never_decides_is_left_out() -> None:
    genome = create_agram_genome()
    assert told(replace(genome, win_conditions=(*genome.win_conditions, WinCondition(WinType.LOW_SCORE)))) == told(
        genome
    )


def test_ends_of_hands() -> None:
    assert "The hand ends when all six tricks have been played." in told(create_agram_genome())
    assert "goes out" in told(create_crazy_eights_genome())
    assert "A player knocks." in told(create_gin_rummy_genome())
    assert "only two cards are left there" in told(create_gin_rummy_genome())
    assert "A player's hand counts at least 62 points" in told(create_schwimmen_genome())
    assert "go to the player who captured cards there last" in told(create_scopa_genome())


def test_who_leaves_the_game_and_who_starts() -> None:
    assert "A player who has taken no trick in a hand is out of the game." in told(create_knock_out_whist_genome())
    assert "A player whose score is zero or less" in told(create_cuckoo_genome())
    assert "Whoever went out first starts the next hand." in told(create_president_genome())
    assert "starts the next hand" not in told(create_agram_genome())


def test_odd_cases_are_only_those_that_can_happen() -> None:
    assert _odd_cases.section(Scene(create_agram_genome())) is None
    assert "shuffle the discard pile, all but its top card" in told(create_uno_style_genome())
    assert "shuffle" not in told(create_cuckoo_genome())
    assert "nobody can do anything" not in told(create_fan_tan_genome())
    assert "If nobody has won after about 500 turns, the game is a draw." in told(create_uno_style_genome())
