"""Findings in words."""

from collections.abc import Iterator

from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Section, points, text
from darwindeck.rulebook._words import counted, number, sentence
from darwindeck.rulebook.strategy._contrast import SOMETHING_ELSE
from darwindeck.rulebook.strategy._findings import FirstPlay, Habit, Skill, Strategy

_AT_ONCE = "what looks best at once"
_WORTH_TELLING = 0.1
"""By so much the habits of two players must differ."""
_LUCK = "That is no clear difference: luck seems to decide more than thought, and no more notes were made."
_NOBODY_WINS = "Nobody seems ever to win this game: not one of the games that were tried was won by anybody."
_UNCLEAR = "That does not show whether it helps to think."


def strategy_section(found: Strategy, scene: Scene) -> Section | None:
    """What was found out, as a part of a rulebook; None when there is nothing to tell."""
    blocks = tuple(_blocks(found, scene))
    return Section("Strategy", blocks) if blocks else None


def _blocks(found: Strategy, scene: Scene) -> Iterator[Block]:
    if found.failure is not None:
        yield text(f"What wins in this game could not be measured: {found.failure}.")
        return
    if not found.has_decisions:
        yield text("There is nothing to decide in this game: the cards alone say who wins.")
        return
    skill = found.skill
    if skill is None and not found.positions:
        return
    if found.is_never_won:
        yield text(_NOBODY_WINS, *_origin(found))
        return
    yield text(*_origin(found))
    if skill is not None:
        yield text(_skill(skill, scene), *([] if skill.helps else [_LUCK if skill.is_luck else _UNCLEAR]))
    if found.first_plays:
        scale = "The worth of a play goes from zero for a lost game to 100 for one that is won"
        partly = "; a hand that does not end the game counts by the lead that it brings" if scene.several_hands else ""
        yield text("**Which first plays won more.**", sentence(f"{scale}{partly}"))
        yield points(*map(_first_play, found.first_plays))
    if found.habits:
        by_lot = "Good players think ahead; chance decides by lot."
        yield text("**What good players do.**", by_lot)
        yield points(*map(_habit, found.habits))
    if found.positions and not found.first_plays and not found.habits:
        yield text("No simple rule was found for what to do.")


def _origin(found: Strategy) -> Iterator[str]:
    yield "These notes were not written by a person."
    if found.skill:
        yield sentence(f"the program played {counted(found.skill.games, 'game')}")
    if found.positions:
        tried = f"{counted(found.positions, 'decision')} of {counted(found.deals, 'deal')}"
        who = "it" if found.skill else "the program"
        yield sentence(f"{who} tried out every option of {tried}, and let simple players play the rest of the hand")
    if found.first_plays or found.habits:
        yield "The notes say what won more often in that way, not why."
        yield "What is noted held in one half of the deals and again in the other, from which the numbers come."


def _skill(skill: Skill, scene: Scene) -> str:
    others = scene.genome.player_count - 1
    do = ("decides by lot", "decide by lot") if skill.by_lot else (f"takes {_AT_ONCE}", f"take {_AT_ONCE}")
    simple = f"another who {do[0]}" if others == 1 else f"{number(others)} others who {do[1]}"
    table = f"at a table with {simple}" if scene.genome.team_mode else f"against {simple}"
    did = "lost" if skill.is_loss else "won"
    low, high = (number(round(100 * end)) for end in skill.interval)
    result = f"a player who thinks ahead {did} {number(skill.count)} of {counted(skill.games, 'game')} {table}"
    sure = f"which means {low} to {high} of a hundred in the long run"
    drawn = ", as some games have no winner" if round(100 * skill.fair) < round(100 / scene.sides) else ""
    return sentence(f"{result}, {sure}; if all were alike, it would be {number(round(100 * skill.fair))}{drawn}")


def _first_play(found: FirstPlay) -> str:
    one, other = found.contrast.this, found.contrast.that
    compared = "more" if found.gain.value > 0 else "less"
    if found.gain.value < 0 and other is not SOMETHING_ELSE:
        one, other, compared = other, one, "more"
    by = f"{_hundredths(abs(found.gain.value))}, give or take {number(max(1, round(100 * found.gain.margin)))}"
    told = f"{one.doing} was worth {compared} than {other.doing}"
    return sentence(f"{told}: by {by}, in {counted(found.gain.count, 'position')}")


def _hundredths(share: float) -> str:
    return f"{counted(round(100 * share), 'point')} of a hundred"


def _habit(found: Habit) -> str:
    often = "more" if found.excess.value > 0 else "less"
    where = f"of the {counted(found.excess.count, 'position')} in which they could"
    does = f"{often} often than chance, good players {found.contrast.this.do}: in {_share(found.good)} {where}"
    told = sentence(f"{does}; chance does in {_share(found.chance)}")
    if abs(found.greedy - found.good) < _WORTH_TELLING:
        return told
    return f"{told} A player who takes {_AT_ONCE} does so in {_share(found.greedy)}."


def _share(share: float) -> str:
    percent = round(100 * share)
    return "none" if percent == 0 else "all" if percent == 100 else f"{percent} %"
