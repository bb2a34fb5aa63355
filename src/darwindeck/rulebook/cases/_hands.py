"""The end of a hand, and the deal of the next."""

import re
from collections.abc import Sequence
from itertools import pairwise

from darwindeck.genome.schema import StarterRule
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._seats import deck_is_empty, hands_are_empty


def _meets_end(moment: Moment) -> bool:
    """Whether some player meets the condition that ends a hand, when it is over."""
    condition, state = moment.state.genome.game_rules.hand_ends_if, moment.state
    if not moment.is_hand_over or condition is None:
        return False
    return any(holds(condition, Situation(state, seat)) for seat in state.in_hand)


def _meets_end_at_deal(moment: Moment) -> bool:
    return _meets_end(moment) and not moment.state.have_walked


def _meets_end_later(moment: Moment) -> bool:
    return _meets_end(moment) and bool(moment.state.have_walked)


def _ends_by_passes(game: Sequence[Moment]) -> bool:
    told = [moment for moment in game if moment.told != PHASE_BEGINS]
    return any(re.match(r"P\d (passes|pays)", one.told) and other.is_hand_over for one, other in pairwise(told))


def _ends_by_going_out(moment: Moment) -> bool:
    return moment.is_hand_over and bool(moment.state.places)


def _ends_with_one_left(moment: Moment) -> bool:
    return moment.is_hand_over and len(moment.state.in_hand) == 1


def _ends_with_nobody_left(moment: Moment) -> bool:
    return moment.is_hand_over and not moment.state.in_hand


def _ends_with_empty_hands(moment: Moment) -> bool:
    return moment.is_hand_over and hands_are_empty(moment.state)


def _ends_with_empty_stock(moment: Moment) -> bool:
    return moment.is_hand_over and deck_is_empty(moment.state)


def _ends_by_knock(moment: Moment) -> bool:
    return moment.is_hand_over and moment.state.knock is not None


def _go_out_together(game: Sequence[Moment]) -> bool:
    return any(one.told.endswith("goes out") and other.told.endswith("goes out") for one, other in pairwise(game))


def _stays_in_without_cards(moment: Moment) -> bool:
    state = moment.state
    without = (seat for seat in state.in_hand if not state.hands[seat])
    return moment.is_hand_over and any(seat not in state.places for seat in without)


def _scored_alike(moment: Moment) -> bool:
    """Whether the sides that scored most in the hand are level, where the best of it starts the next."""
    state = moment.state
    if state.genome.game_rules.starter is not StarterRule.BEST_OF_HAND or not moment.told.startswith("scores"):
        return False
    gains = [after - before for after, before in zip(state.scores, state.scores_before, strict=True)]
    scored = [sum(gains[seat] for seat in side) for side in state.game.sides if state.in_game.intersection(side)]
    return scored.count(max(scored)) > 1


def _is_dealt_to_fewer(moment: Moment) -> bool:
    return moment.told.startswith("deck") and len(moment.state.in_game) < moment.state.genome.player_count


HANDS = (
    Case(r"right after the deal", _meets_end_at_deal, must_be_told=True, or_words=r"or before the first one"),
    Case(r"when a trick is over(,|\.)|, be it right", _meets_end_later),
    Case(r"^(The hand ends as soon as )?[Aa] player has no cards left and so goes out", _ends_by_going_out),
    Case(r"only one player is left in it", _ends_with_one_left),
    Case(r"at most one player is left in it", _ends_with_nobody_left),
    Case(r"^(The hand ends when n|N)obody holds a card any more", _ends_with_empty_hands),
    Case(r"player knocks\.|has knocked and", _ends_by_knock),
    Case(
        r"have passed, one after the other|in a row have passed|^After [^,]* in a row(, no matter whose they are)?\.$",
        course=_ends_by_passes,
    ),
    Case(r"draw.* and (it|the stock) is empty", _ends_with_empty_stock),
    Case(r"go out (together|in one trick)", course=_go_out_together),
    Case(r"trick nobody goes out any more", _stays_in_without_cards),
    Case(r"scored as much, the same player starts", _scored_alike),
    Case(r"fewer players are left in the game, the cards that nobody", _is_dealt_to_fewer),
)
