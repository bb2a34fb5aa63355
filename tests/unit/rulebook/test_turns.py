"""Turns, the table and special cards."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    EffectType,
    GameGenome,
    GoingOut,
    Location,
    PassAction,
    Phase,
    PlayPhase,
    Rank,
    SpecialEffect,
    TargetSelector,
    TrickPhase,
    Visibility,
)
from darwindeck.rulebook import _effects, _table, _turns
from darwindeck.rulebook._hand_end import hand_ends
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section
from tests.support.rulebooks import all_rules, known


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
    others = "as there are players in the hand besides the one who played last, no matter whose they are, the cards"
    assert f"After as many passes in a row {others}" in turns(president)
    assert "everybody else passes" not in turns(president)
    rules = replace(president.game_rules, going_out=GoingOut.ENDS_HAND)
    assert "After three passes in a row, no matter whose they are, the cards" in turns(
        replace(president, game_rules=rules)
    )
    rules = replace(rules, consecutive_pass_action=PassAction.END_HAND)
    ends = [rule.text for rule in hand_ends(Scene(replace(president, game_rules=rules)))]
    assert "after three passes in a row, no matter whose they are" in ends
    rules = replace(rules, consecutive_pass_action=PassAction.RENEW_TABLEAU)
    assert "After four passes in a row, no matter whose they are, the cards" in turns(
        replace(president, game_rules=rules)
    )
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


def betting(name: str, **changes: Any) -> GameGenome:
    """A known game in which every turn begins with a round of bets."""
    genome = known(name)
    phases = (BettingPhase(), *genome.turn_structure.phases)
    setup = replace(genome.setup, starting_chips=100)
    return replace(genome, setup=setup, turn_structure=replace(genome.turn_structure, phases=phases), **changes)


def test_passes_count_and_not_who_passes_where_players_fold() -> None:
    """Whoever folds in a turn has passed, and fewer are needed then."""
    enough = "a turn with a pass, if there have been at least as many passes in a row as there are players in the hand"
    assert enough in turns(betting("president"))
    assert "When everybody else passes in a row" in turns(known("president"))


def test_turn_of_a_player_who_folds_goes_on_without_that_player() -> None:
    folds = "If the player whose turn it is folds, the turn goes on without him or her"
    alone = "folds, the round of bets goes on, and what follows it in the turn is left out."
    assert alone in turns(betting("crazy-eights")), "nothing follows but what that player would have done"
    assert folds not in turns(known("five-card-draw")), "nobody has a turn"
    assert alone not in turns(betting("crazy-eights", player_count=2)), "the hand is over then"
    eights = betting("crazy-eights")
    with_trick = replace(eights.turn_structure, phases=(*eights.turn_structure.phases, TrickPhase()))
    assert f"{folds}; the next player leads the trick." in turns(replace(eights, turn_structure=with_trick))


def test_those_who_are_out_score_for_what_they_hold() -> None:
    out = "Players who are out of the hand are left out of everything until the next deal"
    assert f"{out}, but what they hold at the end of the hand counts all the same." in turns(betting("crazy-eights"))
    assert f"{out}." in turns(betting("president"))


def test_cards_played_after_the_trick_of_a_turn_skip_nobody() -> None:
    skip = SpecialEffect(Rank.KING, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    whist = replace(known("whist"), special_effects=(skip,))

    def having(*phases: Phase) -> str:
        return special(replace(whist, turn_structure=replace(whist.turn_structure, phases=phases)))

    nobody = "Played after the trick of a turn, such a card skips nobody: its winner has the next turn."
    play = PlayPhase(Location.TABLEAU)
    assert nobody in having(TrickPhase(), play)
    assert nobody not in having(play, TrickPhase()), "the next player plays no card to the trick"
    assert nobody not in having(TrickPhase())


def test_who_does_none_of_three_things_passes() -> None:
    schwimmen = known("schwimmen")
    phases = (*schwimmen.turn_structure.phases, PlayPhase(Location.TABLEAU))
    genome = replace(schwimmen, turn_structure=replace(schwimmen.turn_structure, phases=phases))
    assert "A player who neither plays a card, nor swaps, nor knocks in a turn passes." in turns(genome)
    assert "You pass for the rest of your turn" not in all_rules(genome), "whoever knocks does not pass"


def test_rest_of_the_table_scores_for_whoever_gets_it() -> None:
    assert "They count as captured, and score as such." in table(known("scopa"))


def test_somebody_else_looks_whether_an_unseen_card_fits() -> None:
    looks = "somebody else looks at it and says whether it does"
    hidden = known("war-baseline")
    assert hidden.setup.hand_visibility is Visibility.FACE_DOWN
    assert looks not in all_rules(hidden)
    fits = PlayPhase(Location.TABLEAU, Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TABLEAU_TOP))
    turn = replace(hidden.turn_structure, phases=(fits,))
    assert looks in all_rules(replace(hidden, turn_structure=turn))
