"""How to win, and with whom."""

from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    GoingOut,
    HandEvaluationMethod,
    StarterRule,
    TableauMode,
    TributePhase,
    TrickPhase,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from tests.support.playable_genomes._draft import Draft


def a_win(draft: Draft, scores: bool) -> WinCondition:
    kinds = [WinType.EMPTY_HAND, WinType.ALL_HANDS_EMPTY]
    if scores:
        kinds += [WinType.HIGH_SCORE, WinType.LOW_SCORE, WinType.FIRST_TO_SCORE] * 2
    mode = draft.setup.get("tableau_mode", TableauMode.NONE)
    if mode is not TableauMode.NONE:
        kinds.append(WinType.CAPTURE_ALL)
    if mode in (TableauMode.WAR, TableauMode.MATCH_RANK):
        kinds += [WinType.CAPTURE_ALL, WinType.MOST_CAPTURED, WinType.MOST_CAPTURED]
    if draft.rules.get("book_size"):
        kinds += [WinType.MOST_CAPTURED] * 2
    if draft.has(TrickPhase):
        kinds += [WinType.MOST_TRICKS, WinType.FEWEST_TRICKS] * 2
    if draft.has_chips:
        kinds += [WinType.MOST_CHIPS] * 4
    if draft.evaluation is not None and draft.evaluation.method is not HandEvaluationMethod.NONE:
        kinds += [WinType.BEST_HAND] * 2
    if draft.has(BettingPhase) or "elimination" in draft.rules:
        kinds += [WinType.LAST_STANDING] * 3
    if draft.rules["going_out"] is GoingOut.LEAVES_HAND and draft.players > 1:
        kinds += [WinType.NOT_LAST] * 4
    kind = draft.one_of(kinds)
    if kind is WinType.LAST_STANDING:
        return WinCondition(kind, comparison=draft.one_of([WinComparison.NONE, WinComparison.HIGHEST]))
    if kind is WinType.NOT_LAST:
        return WinCondition(kind)
    trigger = draft.one_of([TriggerMode.IMMEDIATE] * 3 + list(TriggerMode))
    comparison = draft.one_of([WinComparison.NONE] * 5 + list(WinComparison))
    needed = kind is WinType.FIRST_TO_SCORE or trigger is TriggerMode.THRESHOLD_GATE
    threshold = _threshold(draft, kind) if needed or draft.maybe(0.6 if kind is WinType.MOST_CHIPS else 0.25) else None
    if comparison is WinComparison.FIRST and kind in (WinType.LOW_SCORE, WinType.FEWEST_TRICKS):
        threshold = draft.rng.randint(-5, -1)  # Everybody starts at 0, and would have won at once.
    return WinCondition(kind, threshold, comparison, trigger)


def _threshold(draft: Draft, kind: WinType) -> int:
    """A number that can be reached, or nearly."""
    match kind:
        case WinType.EMPTY_HAND:
            return draft.upto(3, 0)
        case WinType.MOST_CHIPS:
            chips = int(draft.setup["starting_chips"])
            return draft.rng.randint(chips, chips * draft.players)
        case WinType.CAPTURE_ALL | WinType.MOST_CAPTURED | WinType.BEST_HAND:
            return draft.rng.randint(1, 24)
        case WinType.MOST_TRICKS | WinType.FEWEST_TRICKS:
            return draft.rng.randint(0, 4)
        case _:
            return draft.rng.randint(3, 20) if draft.maybe(0.8) else draft.rng.randint(-3, 2)


def going_out(draft: Draft) -> GoingOut:
    """In WAR an empty hand is filled again."""
    is_war = draft.setup.get("tableau_mode") is TableauMode.WAR
    return GoingOut.NONE if is_war else draft.one_of([GoingOut.NONE] * 4 + list(GoingOut))


def add_places(draft: Draft) -> None:
    """What places bring, who starts the next hand, and tribute, where players go out."""
    goes_out = draft.rules["going_out"] is not GoingOut.NONE
    starters = [StarterRule.ROTATES] * 2
    if goes_out:
        starters += [StarterRule.FIRST_OUT, StarterRule.LAST_OUT]
        points = [draft.rng.randint(-3, 3) for _ in range(draft.upto(draft.players, 0))]
        draft.rules["place_points"] = tuple(points) if draft.maybe(0.6) else ()
        if draft.maybe(0.4):
            draft.phases.insert(draft.rng.randint(0, len(draft.phases)), TributePhase(draft.upto(3)))
    if draft.has(TrickPhase):
        starters.append(StarterRule.MOST_TRICKS)
    draft.rules["starter"] = draft.one_of(starters)


def some_teams(draft: Draft) -> dict[str, Any]:
    """Two or more teams, however their players sit."""
    if draft.players < 2 or not draft.maybe(0.25):
        return {}
    seats = draft.rng.sample(range(draft.players), draft.players)
    teams: list[list[int]] = [[seat] for seat in seats[: draft.rng.randint(2, max(2, draft.players // 2))]]
    for seat in seats[len(teams) :]:
        draft.one_of(teams).append(seat)
    return {"team_mode": True, "teams": tuple(map(tuple, teams))}
