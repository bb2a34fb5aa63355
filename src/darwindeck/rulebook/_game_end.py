"""How the game ends."""

from collections.abc import Iterator

from darwindeck.genome.schema import (
    DeckEmptyAction,
    Elimination,
    ScoringTrigger,
    TieBreaker,
    TriggerMode,
    WagerPhase,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._chips import can_be_broke
from darwindeck.rulebook._empty_hands import both_may_run_out
from darwindeck.rulebook._going_out import one_goes_out, run_out_together
from darwindeck.rulebook._hand_end import only_leaving_ends, somebody_goes_out, somebody_has_folded, stock_ends
from darwindeck.rulebook._last_turn import before_a_turn, was_last
from darwindeck.rulebook._lone_scorer import (
    comes_to_odd_tricks,
    one_side_scores,
    places_are_all,
    scores_last_trick_alone,
    share_an_odd_number,
)
from darwindeck.rulebook._most_chips import one_has_most_chips
from darwindeck.rulebook._pot import goes_to_first_out
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import lasting_changes, points_at_end, while_playing
from darwindeck.rulebook._section import Block, Rule, Section, points, text
from darwindeck.rulebook._tricks import somebody_takes_a_trick
from darwindeck.rulebook._ways import ways, ways_agree
from darwindeck.rulebook._winning import (
    BY_SCORE,
    aims_low,
    all_chips,
    best,
    is_lower_better,
    is_of_last_one,
    is_one_hand,
    last_measure,
    one_gets_there,
    verdict,
)
from darwindeck.rulebook._words import counted, sentence
from darwindeck.rulebook._worst_hand import somebody_keeps_points


def section(scene: Scene) -> Section | None:
    """Who wins, and when; what happens to those who are level; who has to leave."""
    wins = ways(scene)
    blocks: list[Block] = []
    verdicts = [Rule(verdict(win, scene), ("end",)) for win in wins]
    if len(wins) == 1:
        blocks.append(text(*verdicts))
    elif wins:
        first = "as soon as one of these applies" if ways_agree(scene) else "by the first of these that applies"
        blocks.append(text(f"The game is decided {first}:"))
        blocks.append(points(*verdicts))
    for rules in (_last_judgement(scene), _level(scene), _leaving(scene)):
        found = tuple(rules)
        if found:
            blocks.append(text(*found))
    return Section("End of the game", tuple(blocks)) if blocks else None


def level_play_on(scene: Scene) -> bool:
    """Whether sides can be level, and play goes on then."""
    is_so = scene.genome.game_rules.tie_breaker is TieBreaker.PLAY_ON
    goes_on = not is_one_hand(scene) or any(map(is_race, ways(scene)))
    return is_so and goes_on and any(_can_be_level(win, scene) for win in ways(scene))


def _level(scene: Scene) -> Iterator[Rule]:
    """What happens when sides are level."""
    last = last_measure(scene) if any(_last_occasions(scene)) else None
    is_level_last = last is not None and scene.genome.player_count > 1 and not is_of_last_one(last, scene)
    is_level_last &= last is None or not _is_for_most_chips(last, scene)
    if not is_level_last and not any(_can_be_level(win, scene) for win in ways(scene)):
        return
    who = _who_is_level(scene, is_level_last)
    match scene.genome.game_rules.tie_breaker:
        case TieBreaker.SHARED:
            yield Rule(f"If {who}, the game is a draw.", ("end draw",))
        case TieBreaker.ACTIVE_PLAYER:
            mine = "whose player" if scene.has_teams else "who"
            is_pair = scene.sides == 2
            none = "" if is_pair else "; if it was none of them, the nearest before"
            yield Rule(f"If {who}, the one {mine} {was_last(scene)} wins{none}.")
            yield from before_a_turn(scene)
        case TieBreaker.PLAY_ON if not level_play_on(scene):
            yield Rule(f"If {who}, the game is a draw.", ("end draw",))
        case TieBreaker.PLAY_ON:
            until = f" until only one {scene.side} is there" if who.endswith(_TOGETHER) else ""
            goes_on = f"nothing is decided yet and play goes on{until}"
            yield Rule(f"If {who}, {'the game can no longer be decided' if stay_level(scene) else goes_on}.")
            if any(_last_occasions(scene)) and not ends_level(scene):
                yield Rule("When there is no more to play, it is a draw.", ("end draw",))


def stay_level(scene: Scene) -> bool:
    """Whether sides that have come to a score together are level for good: no score falls, and nothing else decides."""
    ends = any(_last_occasions(scene)) or can_be_eliminated(scene) or while_playing(scene).fall
    if len(scene.genome.win_conditions) != 1 or ends:
        return False
    (win,) = scene.genome.win_conditions
    return is_race(win) and win.type in BY_SCORE and win.comparison not in _MEASURED and not aims_low(win)


def _who_is_level(scene: Scene, is_level_last: bool) -> str:
    """Those between whom nothing is decided; in a race without a measure, whoever gets there together."""
    is_pair = scene.sides == 2
    who = f"both {scene.side}s" if is_pair else f"several {scene.side}s"
    level = "are level" if is_pair else "are level for the win"
    wins = [win for win in ways(scene) if _can_be_level(win, scene)]
    together = [is_race(win) and win.comparison not in _MEASURED for win in wins]
    if not any(together):
        return f"{who} {level}"
    if all(together) and not is_level_last:
        return f"{who} {_TOGETHER}"
    return f"{who} would win at the same moment or {level}"


_TOGETHER = "get there at the same moment"
_MEASURED = (WinComparison.HIGHEST, WinComparison.LOWEST)


def _can_be_level(win: WinCondition, scene: Scene) -> bool:
    if scene.genome.player_count < 2 or win.type is WinType.NOT_LAST:
        return False
    if win.type is WinType.LAST_STANDING:
        return scene.genome.game_rules.max_hands is not None
    if one_gets_there(win, scene) or comes_to_odd_tricks(win, scene):
        return False
    ends_hand = win.trigger_mode in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE) and not is_race(win)
    for_points = win.type in BY_SCORE and not aims_low(win) and is_one_hand(scene) and ends_hand
    if for_points and scores_last_trick_alone(scene) and somebody_takes_a_trick(scene):
        return False
    if for_points and places_are_all(scene) and somebody_goes_out(scene):
        return False
    at_end = win.type is WinType.BEST_HAND and not is_race(win)
    if at_end and only_leaving_ends(scene) and not both_may_run_out(scene):
        return False
    is_judged_at_end = not is_race(win) and win.trigger_mode is not TriggerMode.DECK_EMPTY
    if is_judged_at_end and _is_for_most_chips(win, scene):
        return False
    if win.type in (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS) and share_an_odd_number(scene):
        return False
    if win.type is WinType.MOST_CHIPS and win.threshold is not None and scene.genome.house is None:
        return 2 * win.threshold <= all_chips(scene)
    if win.type is WinType.CAPTURE_ALL and is_race(win) and win.threshold is None:
        return False
    if win.type is WinType.EMPTY_HAND and is_race(win):
        return win.comparison is WinComparison.HIGHEST or run_out_together(scene, win.threshold or 0)
    return True


def _is_for_most_chips(win: WinCondition, scene: Scene) -> bool:
    """Whether a condition looks for the most chips, and one player alone has them when the game is over."""
    return win.type is WinType.MOST_CHIPS and not is_lower_better(win) and one_has_most_chips(scene)


def can_be_eliminated(scene: Scene) -> bool:
    """Whether players may drop out of the game between hands."""
    if is_one_hand(scene) or scene.genome.player_count < 2:
        return False
    return _is_out_without_chips(scene) or scene.genome.game_rules.elimination is not Elimination.NONE


def leaves_without_chips(scene: Scene) -> bool:
    """Whether players who have no chips left drop out of the game between hands."""
    return can_be_eliminated(scene) and _is_out_without_chips(scene)


def _is_out_without_chips(scene: Scene) -> bool:
    return can_be_broke(scene) and not _loser_is_beaten(scene)


def last_side_decides(scene: Scene) -> bool:
    """Whether the game ends with the last side left in it, as nothing else has ended it by then."""
    two_stay = scene.genome.game_rules.elimination is Elimination.NONE and _two_keep_chips(scene)
    return leaving_matters(scene) and not two_stay


def leaving_matters(scene: Scene) -> bool:
    """Whether players may drop out of the game, and no way to win says what becomes of that."""
    only_chips = scene.genome.game_rules.elimination is Elimination.NONE and _all_chips_win(scene)
    stands = any(win.type is WinType.LAST_STANDING for win in ways(scene))
    return can_be_eliminated(scene) and not only_chips and not stands


def _two_keep_chips(scene: Scene) -> bool:
    """Whether two sides have chips after every hand: whoever has folded still has some, and others take the pot."""
    return somebody_has_folded(scene) and not scene.has_teams


def _all_chips_win(scene: Scene) -> bool:
    """Whether the last side that has any chips has won by that at the end of a hand."""
    wins = [win for win in ways(scene) if win.type is WinType.MOST_CHIPS and not is_lower_better(win)]
    at_once = any(win.trigger_mode in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE) for win in wins)
    return scene.genome.house is None and at_once


def _loser_is_beaten(scene: Scene) -> bool:
    """Whether of two players the one who has no chips left has lost the game, as the other one has all of them."""
    return scene.genome.player_count == 2 and _all_chips_win(scene)


def _leaving(scene: Scene) -> Iterator[Rule]:
    rules = scene.genome.game_rules
    about = ("is out of the game",)
    if scene.genome.player_count == 1 and can_be_broke(scene) and not is_one_hand(scene):
        yield Rule("If you have no chips left at the end of a hand, the game is over.", (*about, "end draw"))
    if not can_be_eliminated(scene):
        return
    if leaves_without_chips(scene):
        yield Rule("A player who has no chips left at the end of a hand is out of the game.", about)
    if scene.has_teams:
        yield Rule("A team is in the game as long as one of its players is, and wins or loses as a whole.")
    match rules.elimination:
        case Elimination.NONE:
            pass
        case Elimination.NO_TRICKS:
            yield Rule("A player who has taken no trick in a hand is out of the game.", about)
            if can_be_broke(scene):
                yield Rule("If nobody who is still in has taken any, all of them stay in.")
            elif not somebody_takes_a_trick(scene):
                yield Rule("If nobody has taken any, all stay in.")
        case Elimination.NO_SCORE:
            own = "own score" if scene.has_teams else "score"
            can_be_less = lasting_changes(scene).fall or scene.genome.setup.starting_score < 0
            zero = "zero or less" if can_be_less else "zero"
            out = f"A player whose {own} is {zero} at the end of a hand is out of the game"
            those = " who are still in" if can_be_less or leaves_without_chips(scene) else ""
            most = f"whoever has the highest {own} of all{' players' if scene.has_teams or not those else ''}{those}"
            but = "" if somebody_keeps_points(scene) else f"; but {most} stays in"
            yield Rule(f"{out}{but}.", about)
    by_score = any(win.type in BY_SCORE and (points_at_end(scene) or not is_race(win)) for win in ways(scene))
    by_score &= rules.elimination is not Elimination.NO_SCORE and not _winner_takes_the_pot(scene)
    by_tricks = any(win.type in (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS) for win in ways(scene))
    if by_score or (by_tricks and can_be_broke(scene)):  # A winner may have no trick, or no chips.
        yield Rule("Whether somebody has won is looked at first.")
    if rules.elimination is not Elimination.NONE and scene.has_chips:
        yield Rule("Whoever is out of the game takes his or her chips along.")
    if last_side_decides(scene):
        wins = last_measure(scene) is not None
        ends = f"that {scene.side} wins" if wins else "the game is a draw"
        yield Rule(f"When only one {scene.side} is left in the game, {ends}.", ("end" if wins else "end draw",))
    if scene.genome.house is not None and not _somebody_wins_a_pot(scene):
        yield Rule("When nobody is left in it, the game is a draw.", ("end draw",))


def _winner_takes_the_pot(scene: Scene) -> bool:
    """Whether whoever comes to a score has just gone out, and so has chips: all that were paid in the hand."""
    genome, rules = scene.genome, scene.genome.game_rules
    others_leave = rules.elimination is not Elimination.NONE or scene.has_teams
    is_fresh = not any(_last_occasions(scene)) and rules.tie_breaker is not TieBreaker.PLAY_ON
    only_rise = genome.setup.starting_score <= 0 and all(rule.points > 0 for rule in genome.card_scoring)
    by_score = [win for win in ways(scene) if win.type in BY_SCORE]
    only_races = all(is_race(win) and not aims_low(win) for win in by_score)
    only_pots = genome.house is None and not scene.has(WagerPhase)
    gains = {rule.trigger for rule in genome.card_scoring} == {ScoringTrigger.LEFT_IN_HANDS}
    goes_out = goes_to_first_out(scene) and one_goes_out(scene) and one_side_scores(scene) and gains
    return goes_out and only_races and only_pots and is_fresh and only_rise and not others_leave


def _somebody_wins_a_pot(scene: Scene) -> bool:
    """Whether every hand gives chips to somebody in it: antes are paid by all, as long as nobody stakes before."""
    before = any(stake.before_deal for stake in scene.of_kind(WagerPhase))
    return scene.genome.setup.ante > 0 and not before


def is_judged_last(scene: Scene) -> bool:
    """Whether sides are compared when the game is over and nobody has won."""
    return any(_last_occasions(scene))


def _last_judgement(scene: Scene) -> Iterator[Rule]:
    """Who wins when the game is over and nobody has won."""
    occasions = list(_last_occasions(scene))
    if occasions:
        otherwise = "if nobody has won" if ways(scene) else ""
        yield Rule(sentence(f"{otherwise} {' or '.join(occasions)},", _last_winner(scene)), ("end", "end draw"))


def _last_occasions(scene: Scene) -> Iterator[str]:
    """When a game ends without anybody having won before, elimination apart."""
    rules = scene.genome.game_rules
    if not scene.hands_end or any(map(scene.is_decided_by, ways(scene))):
        return
    if rules.max_hands is not None and not is_one_hand(scene):
        yield f"after {counted(rules.max_hands, 'hand')}"
    elif rules.max_hands == 1:
        yield "by the end of the hand" if ways(scene) else "at the end of the hand"
    if rules.deck_empty_action is DeckEmptyAction.GAME_ENDS and stock_ends(scene):
        yield "when the empty stock ends the game"


def ends_level(scene: Scene) -> bool:
    """Whether nobody can have won after the last hand but where all who are best are level, as in the hands before."""
    last = last_measure(scene)
    ends_by_stock = scene.genome.game_rules.deck_empty_action is DeckEmptyAction.GAME_ENDS
    judged = [win for win in ways(scene) if scene.is_judged_by(win)]
    return not ends_by_stock and last is not None and any(best(win, scene) == best(last, scene) for win in judged)


def _last_winner(scene: Scene) -> str:
    win = last_measure(scene)
    if win is None or ends_level(scene):
        return "the game is a draw"
    if win.type is WinType.LAST_STANDING:
        return f"all {scene.side}s that are still in the game are level for the win"
    if is_of_last_one(win, scene):
        return "the player who is left in the hand wins"
    return f"the {scene.side} with {best(win, scene)} wins"
