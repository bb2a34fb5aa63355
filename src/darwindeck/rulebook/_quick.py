"""The whole game on one card."""

from collections.abc import Iterator

from darwindeck.genome.conditions import ConditionType
from darwindeck.genome.limits import asks
from darwindeck.genome.schema import Elimination, StarterRule
from darwindeck.rulebook._deal import gives_whole_suits, pile_is_idle
from darwindeck.rulebook._digest import course, players, special
from darwindeck.rulebook._game_end import level_play_on, stay_level
from darwindeck.rulebook._hand_end import hand_ends
from darwindeck.rulebook._object import the_aim
from darwindeck.rulebook._places import deals_rest, players_leave
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scoring import points_decide, shooting_the_moon
from darwindeck.rulebook._section import Section, points
from darwindeck.rulebook._sources import for_each, leaving, sources
from darwindeck.rulebook._ways import ways
from darwindeck.rulebook._winning import advice, goal, is_one_hand
from darwindeck.rulebook._words import MINUS, counted, listed, number, sentence

_MOST_POINTS = 10


def section(scene: Scene) -> Section | None:
    """At most ten short points."""
    return Section("Quick reference", (points(*list(_points(scene))[:_MOST_POINTS]),), is_card=True)


def _points(scene: Scene) -> Iterator[str]:
    setup = scene.genome.setup
    chips = f", {counted(setup.starting_chips, 'chip')} each" if scene.has_chips and setup.starting_chips else ""
    counts = scene.genome.game_rules.elimination is Elimination.NO_SCORE and bool(leaving(scene))
    score = f", a score of {number(setup.starting_score)} each" if counts else ""
    yield sentence(f"{players(scene)}, {counted(setup.deck_size, 'card')}{chips}{score}")
    yield sentence(_deal(scene))
    yield course(scene)
    extra = " ".join(special(scene, in_full=True))
    if extra:
        yield extra
    yield from _ends(scene)
    found = list(sources(scene)) if _points_matter(scene) else []
    gains, losses = ([str(one) for one in found if one.is_gain is gain] for gain in (True, False))
    if gains:
        yield sentence(f"points {for_each(gains)}")
    if losses:
        yield sentence(f"points lost {for_each(losses)}").replace(MINUS, "")
    if found and (moon := shooting_the_moon(scene)):
        yield moon.text
    yield from _wins(scene)
    if out := leaving(scene):
        yield out


def _points_matter(scene: Scene) -> bool:
    """Whether anything depends on points: who wins, who starts, or what may be done."""
    starts = scene.genome.game_rules.starter is StarterRule.BEST_OF_HAND and scene.several_hands
    return starts or points_decide(scene) or asks(scene.genome, ConditionType.SCORE_COMPARE)


def _deal(scene: Scene) -> str:
    setup, house, parts = scene.genome.setup, scene.genome.house, []
    if setup.deal_suits:
        parts.append(f"each player {_of_a_suit(scene)}")
    elif setup.deal_remainder and not (scene.genome.turn_structure.is_trick_based and deals_rest(scene)):
        parts.append("all cards are dealt")
    elif setup.cards_per_player:
        parts.append(f"{counted(setup.cards_per_player, 'card')} each{_step(scene)}")
    if setup.initial_discard_count:
        where = "laid aside" if pile_is_idle(scene) else "to the discard pile"
        parts.append(f"{counted(setup.initial_discard_count, 'card')} {where}")
    if setup.initial_tableau_count:
        parts.append(f"{counted(setup.initial_tableau_count, 'card')} to the table")
    if house is not None:
        parts.append(f"{counted(house.cards, 'card')} to the house")
    if deals_rest(scene) and not parts[0].startswith("all"):
        parts.append("the rest one by one")
    return f"deal: {listed(parts)}" if parts else "no cards are dealt"


def _of_a_suit(scene: Scene) -> str:
    """The cards that a player gets of a suit: all of them, or the lowest ones."""
    count = scene.genome.setup.cards_per_player
    if gives_whole_suits(scene):
        return "the only card of a suit" if count == 1 else f"all {number(count)} cards of a suit"
    return "the lowest card of a suit" if count == 1 else f"the {number(count)} lowest cards of a suit"


def _step(scene: Scene) -> str:
    """How the number of cards changes from hand to hand."""
    step = scene.step
    if step == 0:
        return ""
    if step > 0 and players_leave(scene):
        return " (more in later hands, as far as the cards last)"
    return f" ({number(abs(step))} {'more' if step > 0 else 'fewer'} in every later hand)"


def _ends(scene: Scene) -> Iterator[str]:
    ends = [end.text.partition(";")[0] for end in hand_ends(scene)]
    if ends:
        yield sentence("the hand ends", listed(ends, "or"))


def _wins(scene: Scene) -> Iterator[str]:
    wins = ways(scene)
    if len(wins) > 1:
        yield sentence("to win:", "; or ".join(advice(goal(win, scene)) for win in wins))
    else:
        aim = the_aim(scene)
        if aim is not None:
            yield sentence("to win:", advice(aim))
    if level_play_on(scene) and not stay_level(scene):
        yield f"While {scene.side}s are level for the win, play goes on."
    if len(wins) > 1 and not is_one_hand(scene) and scene.genome.game_rules.max_hands is not None:
        yield sentence(f"at most {counted(scene.genome.game_rules.max_hands, 'hand')}")
