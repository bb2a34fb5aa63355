"""Turns, the table and special cards."""

from dataclasses import replace

import pytest

from darwindeck.genome.schema import EffectType, GameGenome, GoingOut, PassAction, Rank, SpecialEffect, TargetSelector
from darwindeck.rulebook import _effects, _table, _turns
from darwindeck.rulebook._hand_end import hand_ends
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section
from tests.support.rulebooks import known


def turns(genome: GameGenome) -> str:
    scene = Scene(genome)
    return _said(Section("", (*_turns.order(scene), *_turns.passes(scene))))


def table(genome: GameGenome) -> str:
    return _said(_table.section(Scene(genome)))


def special(genome: GameGenome) -> str:
    return _said(_effects.section(Scene(genome)))


def _said(section: Section | None) -> str:
    return " ".join(rule.text for rule in section.rules) if section else ""


def test_parts_of_a_turn() -> None:
    assert "A turn consists of drawing, melding and discarding, in this order." in turns(known("rummy"))


def test_direction_can_turn_only_with_special_cards() -> None:
    assert "until a special card turns" in turns(known("uno-style"))
    assert "special" not in turns(known("crazy-eights"))


def test_passing() -> None:
    assert "Then whoever played last leads again" in turns(known("president"))
    assert "pays one chip into the pot" in turns(known("fan-tan"))
    assert "neither swaps nor knocks" in turns(known("schwimmen"))
    assert "A player who" not in turns(known("uno-style"))


def test_where_players_are_skipped_the_passes_count_and_not_who_passes() -> None:
    skip = SpecialEffect(Rank.KING, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    president = replace(known("president"), special_effects=(skip,))
    in_the_hand = "After as many passes in a row as there are other players in the hand, whoever passes, the cards"
    assert in_the_hand in turns(president)
    assert "everybody else passes" not in turns(president)
    rules = replace(president.game_rules, going_out=GoingOut.ENDS_HAND)
    assert "After three passes in a row, whoever passes, the cards" in turns(replace(president, game_rules=rules))
    rules = replace(rules, consecutive_pass_action=PassAction.END_HAND)
    ends = [rule.text for rule in hand_ends(Scene(replace(president, game_rules=rules)))]
    assert "after three passes in a row, whoever passes" in ends
    rules = replace(rules, consecutive_pass_action=PassAction.RENEW_TABLEAU)
    assert "After four passes in a row, whoever passes, the cards" in turns(replace(president, game_rules=rules))
    assert "When a player passes, the cards" in turns(replace(president, player_count=2))


def test_war() -> None:
    text = table(known("war-baseline"))
    assert "the higher card wins both" in text
    assert "lays the top card of the stack face down" in text
    assert "first the winner's own cards" in text


def test_scopa() -> None:
    text = table(known("scopa"))
    assert "captures another one of the same rank" in text
    assert "jacks count eight" in text
    assert "makes a sweep" in text
    assert "the player who captured there last" in text


def test_fan_tan() -> None:
    text = table(known("fan-tan"))
    assert "starts with a seven" in text
    assert "grows both ways" in text


@pytest.mark.parametrize("name", ["crazy-eights", "president", "hearts"])
def test_no_section_without_anything_to_say(name: str) -> None:
    assert _table.section(Scene(known(name))) is None


def test_special_cards() -> None:
    text = special(known("uno-style"))
    assert "**Twos:** the next player draws two cards" in text
    assert "**Jacks:** the next player is skipped." in text
    assert special(known("hearts")) == ""


def test_of_two_effects_on_a_rank_the_later_counts() -> None:
    skip = SpecialEffect(Rank.ACE, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    turn = SpecialEffect(Rank.ACE, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER)
    text = special(replace(known("uno-style"), special_effects=(skip, turn)))
    assert "skipped" not in text
    assert "turns round" in text


def test_with_two_players_nothing_turns_round() -> None:
    turn = SpecialEffect(Rank.ACE, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER)
    assert special(replace(known("uno-style"), special_effects=(turn,), player_count=2)) == ""


def test_wild_cards_name_suits() -> None:
    assert "Eights are wild" in special(known("crazy-eights"))
    assert "names a suit" in special(known("crazy-eights"))


def test_left_is_next_while_nothing_turns() -> None:
    def drawing(target: TargetSelector) -> str:
        effect = SpecialEffect(Rank.ACE, EffectType.DRAW_CARDS, target)
        return special(replace(known("uno-style"), special_effects=(effect,)))

    assert drawing(TargetSelector.LEFT_OPPONENT) == drawing(TargetSelector.NEXT_PLAYER)
