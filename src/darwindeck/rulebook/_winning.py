"""Ways to win in words, for all parts of a rulebook that speak of them."""

from darwindeck.genome.schema import (
    DrawPhase,
    TableauMode,
    TieBreaker,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._lone_scorer import one_side_scores
from darwindeck.rulebook._places import players_leave, special_cards_draw, stock_can_have_cards
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import Scene, can_fold
from darwindeck.rulebook._scores import lasting_changes
from darwindeck.rulebook._words import counted, listed, number, sentence

_LOWER = (WinType.EMPTY_HAND, WinType.LOW_SCORE, WinType.FEWEST_TRICKS)
BY_SCORE = (WinType.HIGH_SCORE, WinType.FIRST_TO_SCORE, WinType.LOW_SCORE, WinType.ALL_HANDS_EMPTY)
"""The ways to win that look at scores."""


def is_lower_better(win: WinCondition) -> bool:
    """Whether less is better."""
    if win.comparison is WinComparison.HIGHEST:
        return False
    return win.comparison is WinComparison.LOWEST or win.type in _LOWER


def aims_low(win: WinCondition) -> bool:
    """Whether it is good to have little: in a race the type says so, and the comparison only breaks ties."""
    return win.type in _LOWER if is_race(win) else is_lower_better(win)


def one_gets_there(win: WinCondition, scene: Scene) -> bool:
    """Whether no two sides can come to the score that a condition asks for in the same hand."""
    if win.threshold is None or win.type not in BY_SCORE or aims_low(win):
        return False
    is_ahead = most_at_start(win, scene) < win.threshold
    return is_ahead and one_side_scores(scene, in_a_race=is_judged_all_the_time(win, scene))


def most_at_start(win: WinCondition, scene: Scene) -> int:
    """What the side that has most begins a game with, of what a condition counts: points, or nothing."""
    largest = max(map(len, scene.genome.teams), default=1) if scene.genome.team_mode else 1
    return largest * scene.genome.setup.starting_score if win.type in BY_SCORE else 0


def is_judged_all_the_time(win: WinCondition, scene: Scene) -> bool:
    """Whether a condition is a race, or waits for an empty stock alone, and there never is another one."""
    waits = win.trigger_mode is TriggerMode.DECK_EMPTY and win.type is not WinType.ALL_HANDS_EMPTY
    return is_race(win) or (waits and not stock_can_have_cards(scene))


def all_chips(scene: Scene) -> int:
    """The chips of all players together."""
    return scene.genome.setup.starting_chips * scene.genome.player_count


def last_measure(scene: Scene) -> WinCondition | None:
    """The condition by which sides are compared when a game ends that nobody has won."""
    wins = (win for win in scene.genome.win_conditions if win.type is not WinType.NOT_LAST)
    return next(wins, None)


def is_one_hand(scene: Scene) -> bool:
    """Whether a game is never more than one hand."""
    return not scene.several_hands


def is_of_last_one(win: WinCondition, scene: Scene) -> bool:
    """Whether a condition looks at one player alone when a hand is over: at the last one left in it."""
    in_hand = win.type in (WinType.EMPTY_HAND, WinType.BEST_HAND)
    return in_hand and (scene.only_folds_end or scene.one_left_ends) and not scene.has_teams


def best(win: WinCondition, scene: Scene) -> str:
    """What the winner has by a condition that compares all: the highest score."""
    low = is_lower_better(win)
    fewest = "fewest" if low else "most"
    match win.type:
        case WinType.EMPTY_HAND if scene.somebody_may_leave and not scene.has_teams:
            return f"the {fewest} cards of all who are still in the hand"
        case WinType.EMPTY_HAND | WinType.NOT_LAST:
            return f"the {fewest} cards in hand"
        case WinType.HIGH_SCORE | WinType.FIRST_TO_SCORE | WinType.LOW_SCORE | WinType.ALL_HANDS_EMPTY:
            return f"the {'lowest' if low else 'highest'} score"
        case WinType.CAPTURE_ALL:
            return f"the {fewest} cards in hand and captured together"
        case WinType.MOST_CAPTURED:
            return f"the {fewest} {scene.book}s" if captures_books_only(scene) else f"the {fewest} captured cards"
        case WinType.BEST_HAND:
            of_whom = " of those still in the hand" if scene.somebody_may_leave else ""
            return f"the {'worst' if low else 'best'} hand{of_whom}"
        case WinType.MOST_TRICKS | WinType.FEWEST_TRICKS:
            which = "the" if win.trigger_mode is TriggerMode.DECK_EMPTY else "that"
            return f"the {fewest} tricks" + ("" if is_one_hand(scene) else f" in {which} hand")
        case WinType.MOST_CHIPS:
            return f"the {fewest} chips"
        case WinType.LAST_STANDING:
            return "a place in the game"


def captures_books_only(scene: Scene) -> bool:
    """Whether cards are captured in books alone."""
    is_capturing = scene.genome.setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK)
    return scene.genome.game_rules.book_size > 0 and not scene.has_tricks and not is_capturing


_UNITS = {
    WinType.EMPTY_HAND: "card",
    WinType.CAPTURE_ALL: "card",
    WinType.MOST_CAPTURED: "card",
    WinType.MOST_TRICKS: "trick",
    WinType.FEWEST_TRICKS: "trick",
    WinType.MOST_CHIPS: "chip",
}


def amount(win: WinCondition, value: int) -> str:
    """A number with what it counts: 100 points, three tricks."""
    return counted(value, _UNITS.get(win.type, "point"))


def owns(win: WinCondition, scene: Scene) -> str:
    """What a side that wins a race has, as the end of "a player who …": has a score of at least 100."""
    is_team = scene.has_teams
    value = threshold(win, scene)
    match win.type:
        case WinType.EMPTY_HAND if value == 0:
            return "has no cards left between its players" if is_team else "has no cards left"
        case WinType.EMPTY_HAND:
            return f"holds at most {amount(win, value)}"
        case WinType.CAPTURE_ALL if value == scene.genome.setup.deck_size:
            return "has all the cards"
        case WinType.CAPTURE_ALL:
            return f"has {amount(win, value)} or more, in hand and captured"
        case WinType.MOST_CAPTURED:
            return f"has captured {_or_more(value, 'card')}"
        case WinType.MOST_TRICKS:
            return f"has taken {_or_more(value, 'trick')}" + ("" if is_one_hand(scene) else " in a hand")
        case WinType.MOST_CHIPS:
            return "has all the chips" if asks_for_everything(win, scene) else f"has {_or_more(value, 'chip')}"
        case WinType.BEST_HAND:
            what = "deadwood that counts" if scene.counts_deadwood else "a hand that counts"
            return f"holds {what} {_or_more(value, 'point')}"
        case WinType.ALL_HANDS_EMPTY:
            return f"has {_score(value)} or more while nobody holds a card"
        case _:
            return f"has {_score(value)} or more"


def _score(value: int) -> str:
    """A score to reach: 100 points."""
    return counted(value, "point") if value > 1 else f"a score of {number(value)}"


def _or_more(value: int, thing: str) -> str:
    return f"{counted(value, thing)} or more" if value > 1 else f"at least {counted(value, thing)}"


def threshold(win: WinCondition, scene: Scene) -> int:
    """The number that a race is about."""
    if win.threshold is not None:
        return win.threshold
    if win.type is WinType.EMPTY_HAND:
        return 0
    return scene.genome.setup.deck_size if win.type is WinType.CAPTURE_ALL else 1


def moment(win: WinCondition, scene: Scene, *, is_aim: bool = False) -> str:
    """When a condition that compares all is judged, or, as an aim, when it is to be met: at the end of a hand."""
    hand = "the hand" if is_one_hand(scene) else "a hand"
    waits_for_hands = win.type is WinType.ALL_HANDS_EMPTY
    if win.trigger_mode is TriggerMode.DECK_EMPTY:
        when = "as soon as" if win.threshold is None else "when" if is_aim else "whenever"
        return _when_stock_is_empty(scene, when, hands_too=waits_for_hands)
    states = []
    if waits_for_hands or win.trigger_mode is TriggerMode.ALL_HANDS_EMPTY:
        states.append("nobody holds a card")
    is_gate = win.trigger_mode is TriggerMode.THRESHOLD_GATE and win.threshold is not None
    if is_gate:
        states.append(_somebody_has(win, scene))
    if not states:
        return f"at the end of {hand}"
    if is_one_hand(scene):
        return f"at the end of the hand, if {listed(states)}"
    return f"when, at the end of a hand, {listed(states)}"


def _when_stock_is_empty(scene: Scene, when: str, *, hands_too: bool) -> str:
    """When a condition is judged that waits for an empty stock, its reserve counted as nothing."""
    reserve = scene.genome.game_rules.deck_reserve
    if not stock_can_have_cards(scene):
        return f"{when} all hands are empty" if hands_too else "at any time in play"
    if reserve == 0:
        return f"{when} the stock{' and all hands are empty' if hands_too else ' is empty'}"
    left = f"{when} the stock is down to {counted(reserve, 'card')} or fewer"
    return f"{left} and all hands are empty" if hands_too else left


def _somebody_has(win: WinCondition, scene: Scene) -> str:
    """What some side must have before anything is compared, whether more is good or not."""
    assert win.threshold is not None
    some, value = f"some {scene.side}", win.threshold
    if win.type in BY_SCORE and _winners_may_leave(win, scene):
        some += " still in the game"
    match win.type:
        case WinType.EMPTY_HAND:
            return f"{some} holds {_or_more(value, 'card')}"
        case WinType.CAPTURE_ALL | WinType.MOST_CAPTURED:
            return f"{some} has {_or_more(value, 'card')}"
        case WinType.FEWEST_TRICKS | WinType.MOST_TRICKS:
            return f"{some} has taken {_or_more(value, 'trick')}"
        case WinType.MOST_CHIPS:
            return f"{some} has {'all the chips' if asks_for_everything(win, scene) else _or_more(value, 'chip')}"
        case WinType.BEST_HAND:
            who = f"some {scene.side}{' still in it' if scene.somebody_may_leave else ''}"
            return f"the hand of {who} counts {_or_more(value, 'point')}"
        case _:
            return f"{some} has {_score(value)} or more"


def _winners_may_leave(win: WinCondition, scene: Scene) -> bool:
    """Whether somebody may have the score that decides, but be level and then out of the game.

    Of three, one who is as good stays in, or the game is over, and keeps the score unless points can be lost. Where
    less is better, whoever has the score need not be good.
    """
    plays_on = scene.genome.game_rules.tie_breaker is TieBreaker.PLAY_ON
    may_go = lasting_changes(scene).fall or is_lower_better(win)
    all_may_go = scene.sides > 3 or (scene.sides > 2 and may_go)
    return players_leave(scene) and plays_on and all_may_go


def proviso(win: WinCondition, scene: Scene) -> str:
    """What the best must have reached beside being best; nothing without a threshold."""
    if win.threshold is None or win.trigger_mode is TriggerMode.THRESHOLD_GATE:
        return ""
    bound = f"at {'most' if is_lower_better(win) else 'least'}"
    if asks_for_everything(win, scene):
        return ""
    if win.type in BY_SCORE:
        return f", provided that it is {bound} {number(win.threshold)}"
    if win.type is WinType.BEST_HAND:
        what = "its deadwood" if scene.counts_deadwood else "it"
        return f", provided that {what} counts {bound} {counted(win.threshold, 'point')}"
    if win.threshold == 0 and is_lower_better(win):
        return ", provided that there are none"
    return f", provided that there are {bound} {number(win.threshold)} of them"


def asks_for_everything(win: WinCondition, scene: Scene) -> bool:
    """Whether it takes every chip on the table to win."""
    return win.type is WinType.MOST_CHIPS and win.threshold == all_chips(scene) and scene.genome.house is None


def _best_now(win: WinCondition, scene: Scene) -> str:
    is_plain = win.trigger_mode is not TriggerMode.THRESHOLD_GATE
    return "all the chips" if is_plain and asks_for_everything(win, scene) else best(win, scene)


def goal(win: WinCondition, scene: Scene) -> str:
    """What to aim for, after "your aim is": to get rid of all your cards before anybody else does."""
    who = scene.side
    match win.type:
        case WinType.NOT_LAST:
            return f"not to be the last {who} who holds cards" if who == "player" else "not to be left with cards"
        case WinType.LAST_STANDING:
            return f"to be the last {who} left in the game"
        case _ if is_race(win):
            return _race_goal(win, scene)
        case _:
            mine = _best_now(win, scene).removesuffix(" in that hand")
            return f"to have {mine} {moment(win, scene, is_aim=True)}{proviso(win, scene)}"


def advice(aim: str) -> str:
    """An aim as advice to a player: have the highest score; do not be the last."""
    told = aim.replace("not to ", "do not ", 1) if aim.startswith("not to ") else aim.removeprefix("to ")
    return told.replace(", or else to ", ", or else ")


def _race_goal(win: WinCondition, scene: Scene) -> str:
    value = threshold(win, scene)
    first = f"to be the first {scene.side}"
    match win.type:
        case WinType.EMPTY_HAND if value == 0 and scene.has_teams:
            return "to be the first team whose players have got rid of all their cards"
        case WinType.EMPTY_HAND if value == 0:
            return "to be the first to get rid of all your cards"
        case WinType.EMPTY_HAND:
            return f"{first} to hold no more than {amount(win, value)}"
        case WinType.CAPTURE_ALL if value == scene.genome.setup.deck_size:
            return "to win all the cards"
        case WinType.CAPTURE_ALL:
            return f"{first} with {_or_more(value, 'card')}, in hand and captured"
        case WinType.MOST_CAPTURED:
            return f"{first} to capture {_or_more(value, 'card')}"
        case WinType.MOST_TRICKS:
            return f"{first} to take {counted(value, 'trick')}" + ("" if is_one_hand(scene) else " in a hand")
        case WinType.MOST_CHIPS if asks_for_everything(win, scene):
            return "to win all the chips"
        case WinType.MOST_CHIPS:
            return f"{first} with {_or_more(value, 'chip')}"
        case WinType.BEST_HAND:
            return f"{first} who {owns(win, scene)}"
        case WinType.ALL_HANDS_EMPTY:
            return f"to have {_score(value)} or more when nobody holds a card any more"
        case _:
            return f"{first} to reach {_score(value)}"


def verdict(win: WinCondition, scene: Scene) -> str:
    """How the game is decided by a condition, in a sentence or two."""
    who = scene.side
    match win.type:
        case WinType.NOT_LAST:
            return _loser(scene)
        case WinType.LAST_STANDING:
            return sentence(f"the last {who} left in the game wins it")
        case _ if is_race(win):
            return _race_verdict(win, scene)
        case _:
            limit = proviso(win, scene)
            article = "a" if _best_now(win, scene) != best(win, scene) else "the"
            return sentence(f"{moment(win, scene)}, {article} {who} with {_best_now(win, scene)} wins the game{limit}")


def _loser(scene: Scene) -> str:
    """Who loses by holding cards when the others do not."""
    who, is_pair = scene.side, scene.sides == 2
    if scene.one_is_last:
        others = "the other one wins" if is_pair else "all others win it together"
        return sentence(f"the player who still holds cards at the end of the hand loses the game, and {others}")
    left = f"when, at the end of {'the' if is_one_hand(scene) else 'a'} hand, only one {who} holds cards"
    others = "the other one wins the game" if is_pair else f"that {who} loses the game and all others win it together"
    return sentence(f"{left}, {others}")


def _race_verdict(win: WinCondition, scene: Scene) -> str:
    who = scene.side
    is_few = win.type is WinType.EMPTY_HAND and threshold(win, scene) > 0
    may_leave = can_fold(scene.phases) or scene.stuck_players_leave
    among = " still in the hand" if is_few and may_leave and not scene.has_teams else ""
    text = sentence(f"the game ends as soon as a {who}{among} {owns(win, scene)}; that {who} wins")
    if is_few and _hands_change_within_steps(scene):
        text += " Hands are looked at whenever a step of a turn is over, and not in the middle of one."
    is_exact = win.type is WinType.EMPTY_HAND and threshold(win, scene) <= 0
    is_alone = is_exact or one_gets_there(win, scene)
    if win.comparison in (WinComparison.HIGHEST, WinComparison.LOWEST) and not is_alone:
        text += " " + sentence(f"if several get there at the same moment, the one with {best(win, scene)} wins")
    return text


def _hands_change_within_steps(scene: Scene) -> bool:
    """Whether a hand may be small in the middle of a step, and large again when it is over."""
    draws_several = any(draw.count > 1 for draw in scene.of_kind(DrawPhase))
    return scene.genome.game_rules.book_size > 0 or special_cards_draw(scene) or draws_several
