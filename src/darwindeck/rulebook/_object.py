"""The object of the game: what wins it."""

from darwindeck.genome.schema import WinType
from darwindeck.rulebook._game_end import can_be_eliminated, ends_level
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Rule, Section, steps, text
from darwindeck.rulebook._sources import leaving, meaning
from darwindeck.rulebook._ways import ways, ways_agree
from darwindeck.rulebook._winning import advice, best, goal, is_of_last_one, is_one_hand, last_measure
from darwindeck.rulebook._words import counted, number, ordinal, sentence


def section(scene: Scene) -> Section | None:
    """What to aim for, in a sentence or two; a list where there are several ways to win."""
    wins = ways(scene)
    for_what = [Rule(one) for one in (meaning(scene), leaving(scene)) if one]
    partners = [Rule("Partners win and lose together.")] if scene.has_teams else []
    if len(wins) > 1:
        order = "" if ways_agree(scene) else "; where two of them meet, the one listed first counts"
        intro = f"There are {number(len(wins))} ways to win{order}."
        goals = [Rule(sentence(advice(goal(win, scene)))) for win in wins]
        return Section("Object", (text(intro, *partners), steps(*goals), *([text(*for_what)] if for_what else [])))
    aim = the_aim(scene)
    if aim is None:
        return Section("Object", (text(_NO_WAY),)) if scene.genome.win_conditions else None
    lone = [Rule(f"There is no single winner, but one {scene.side} who loses.")] if _has_loser(scene) else []
    return Section("Object", (text(Rule(sentence("the aim is", aim)), *for_what, *lone, *partners),))


_NO_WAY = "Nobody can win this game: what would win it never comes about."


def the_aim(scene: Scene) -> str | None:
    """What the first way to win asks for, and what decides after the last hand."""
    wins, limit = ways(scene), scene.genome.game_rules.max_hands
    last = last_measure(scene)
    in_the_end = None
    if not scene.hands_end:
        limit = None
    if limit == 1 and last is not None and not wins:
        return f"to have {best(last, scene)} at the end of the hand"
    if limit is not None and last is not None and not is_one_hand(scene):
        most = best(last, scene)
        when = f"after {counted(limit, 'hand')}"
        if most.endswith(" in that hand"):
            most, when = most.removesuffix(" in that hand"), f"in the last of {counted(limit, 'hand')}"
        in_the_end = f"to have {most} {when}"
        if is_of_last_one(last, scene):
            in_the_end = f"to be the last one left in the {ordinal(limit)} hand"
    if not wins and in_the_end is None and can_be_eliminated(scene):
        return f"to be the last {scene.side} left in the game"
    if not wins:
        return in_the_end
    aim = goal(wins[0], scene)
    if in_the_end is None or wins[0].type is WinType.LAST_STANDING or ends_level(scene):
        return aim
    return f"{aim}, or else {in_the_end}"


def _has_loser(scene: Scene) -> bool:
    return scene.sides > 2 and [win.type for win in ways(scene)] == [WinType.NOT_LAST]
