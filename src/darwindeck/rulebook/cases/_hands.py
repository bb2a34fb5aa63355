"""The end of a hand, and the deal of the next."""

import re
from collections.abc import Sequence
from itertools import pairwise

from darwindeck.genome.schema import DrawPhase, ExchangePhase, StarterRule
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._game import OWN_PHASES
from darwindeck.simulation.reference._going_out import is_decided_by_leaving
from darwindeck.simulation.reference._seats import deck_is_empty, hands_are_empty
from darwindeck.simulation.reference._tricks import _was_last_trick


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
    """Whether a hand is over after a pass; only passes that set something off are counted anew."""
    told = [moment for moment in game if moment.told != PHASE_BEGINS]
    return any(
        re.match(r"P\d (passes|pays)", one.told) and other.is_hand_over and other.state.passes == 0
        for one, other in pairwise(told)
    )


def _ends_by_going_out(moment: Moment) -> bool:
    return moment.is_hand_over and bool(moment.state.places)


def _goes_out(moment: Moment) -> bool:
    return moment.told.endswith(" goes out")


def _others_play_on(moment: Moment) -> bool:
    return moment.begins is not None and bool(moment.state.places)


def _ends_with_one_left(moment: Moment) -> bool:
    return moment.is_hand_over and len(moment.state.in_hand) == 1


def _ends_with_one_left_at_most(moment: Moment) -> bool:
    return _ends_with_one_left(moment) or _ends_with_nobody_left(moment)


def _ends_with_nobody_left(moment: Moment) -> bool:
    return moment.is_hand_over and not moment.state.in_hand


def _ends_with_empty_hands(moment: Moment) -> bool:
    """Whether a hand is over because nobody in it has a card; with the last trick it is over in any case."""
    is_over = moment.is_hand_over and bool(moment.state.in_hand) and hands_are_empty(moment.state)
    return is_over and not _was_last_trick(moment.state)


def _ends_with_empty_stock(moment: Moment) -> bool:
    takes = isinstance(moment.phase, DrawPhase | ExchangePhase)
    return moment.is_hand_over and takes and deck_is_empty(moment.state)


def _ends_by_knock(moment: Moment) -> bool:
    """Whether a hand is over because of a knock, and everybody else has had the turn that is left."""
    state, knock = moment.state, moment.state.knock
    if not moment.is_hand_over or knock is None:
        return False
    return not knock.phase.last_round or state.in_hand - {knock.seat} <= knock.walked_since


def _go_out_together(game: Sequence[Moment]) -> bool:
    return any(one.told.endswith("goes out") and other.told.endswith("goes out") for one, other in pairwise(game))


def _ends_with_last_trick(moment: Moment) -> bool:
    return moment.is_hand_over and _was_last_trick(moment.state)


def _ends_with_round(game: Sequence[Moment]) -> bool:
    """Whether a hand is over after the last phase of somebody's turn, when all in the hand have had one."""
    if not Scene(game[0].state.genome).is_one_round:
        return False
    last = -1
    for moment in game:
        state = moment.state
        if moment.told.endswith(" starts"):
            last = -1
        elif moment.begins is not None:
            last = state.phase
        elif moment.is_hand_over and last == len(state.game.phases) - 1 and not is_decided_by_leaving(state):
            is_shared = not state.game.has_phase(*OWN_PHASES)
            if is_shared or state.in_hand <= state.have_walked:
                return True
    return False


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


_ENDS = r"^(The hand ends (when|as soon as) )?"
_NO_CARDS = (
    rf"{_ENDS}([Aa]t the end of a turn )?[Nn]obody (who is left in it )?holds a card any more(?!, and the stock)"
)
_LAST_TRICK = (
    rf"{_ENDS}([Aa]ll \w+|[Bb]oth|\w+) tricks? (has|have) been played|^(The hand ends a|A)fter one trick\.|"
    rf"{_ENDS}[Tt]here have been as many tricks"
)
_ONE_ROUND = rf"{_ENDS}([Ee]very player .*has had one turn|[Aa]ll that Play says|[Tt]he (last )?round of bets is over)"
_OF_A_PLAYER = "|".join(
    (
        rf"{_ENDS}[Aa] player('s (hand|deadwood) counts| (holds|has (?!knocked|no cards left and)))",
        rf"{_ENDS}[Tt]his is true of a player",
        rf"{_ENDS}[Tt]here (is|are) [^.;]*cards? (in|on) ",
    )
)
_BY_PASSES = "|".join(
    (
        r"have passed, one after the other|in a row have passed",
        r"^After (?!a turn|[^.]*the cards on the table)[^.]* in a row\b[^.]*\.$",
        r"^After a turn with a pass, if.*(the hand is over|whose they are\.$)",
        r"\bpass(es)?\b.*, the hand is over",
        rf"{_ENDS}[Aa] player passes\.",
    )
)

HANDS = (
    Case(r"right after the deal", _meets_end_at_deal, must_be_told=True, or_words=r"or before the first one"),
    Case(r"when a trick is over(,|\.)|, even right", _meets_end_later),
    Case(rf"{_ENDS}[Aa] player has no cards left and so goes out", _ends_by_going_out),
    Case(r"^A player who has no cards left goes out|^he or she is out of the hand", _goes_out),
    Case(r"^he or she is out of the hand, and the others play on", _others_play_on),
    Case(r"[Oo]nly one player is left in it", _ends_with_one_left),
    Case(r"[Aa]t most one player is left in it", _ends_with_one_left_at_most),
    Case(rf"{_ENDS}[Tt]he player is out of it", _ends_with_nobody_left),
    Case(_NO_CARDS, _ends_with_empty_hands),
    Case(_LAST_TRICK, _ends_with_last_trick),
    Case(_ONE_ROUND, course=_ends_with_round),
    Case(_OF_A_PLAYER, _meets_end),
    Case(r"player knocks\.|has knocked and", _ends_by_knock),
    Case(_BY_PASSES, course=_ends_by_passes),
    Case(r"draw.* and ((it|the stock) is empty|.*left (there|in the stock))", _ends_with_empty_stock),
    Case(r"go out (together|in one trick)", course=_go_out_together),
    Case(r"trick(, when there have been so many,)? nobody goes out any more", _stays_in_without_cards),
    Case(r"scored as much, the same player starts", _scored_alike),
    Case(r"fewer players are left in the game, the cards that nobody", _is_dealt_to_fewer),
)
