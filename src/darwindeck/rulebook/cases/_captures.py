"""Captures from the table, battles, and points for cards during a hand."""

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from darwindeck.genome.schema import PlayPhase, ScoringTrigger, TableauMode, TrickPhase
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS, Ask, Card
from darwindeck.simulation.reference._asking import ChooseCards
from darwindeck.simulation.reference._laying import Laying
from darwindeck.simulation.reference._seats import hands_are_empty
from darwindeck.simulation.reference._tableau import CaptureOne, CaptureSum

# ---------------------------------------------------------------------------------------- captures


def _captured(moment: Moment) -> list[str]:
    """The ranks of the cards that a card takes with it which was laid to match others."""
    by_rank = moment.state.genome.setup.tableau_mode is TableauMode.MATCH_RANK
    _, found, cards = moment.told.partition(" captures ")
    if not found or not by_rank or moment.state.hand_is_over or isinstance(moment.phase, TrickPhase):
        return []
    return [card[:-1] for card in cards.split()]


def _captures_by_rank(moment: Moment) -> bool:
    return len(_captured(moment)) == 2 and len(set(_captured(moment))) == 1


def _captures_by_sum(moment: Moment) -> bool:
    return len(set(_captured(moment))) > 1


def _chooses_match(moment: Moment) -> bool:
    return isinstance(moment.state.decision, CaptureOne) and moment.ask is Ask.CAPTURE


def _finds_several(moment: Moment) -> bool:
    """Whether a card has captured one of its rank, and another one is left on the table."""
    return _captures_by_rank(moment) and any(card.rank.value == _captured(moment)[0] for card in moment.state.table)


def _chooses_sum(moment: Moment) -> bool:
    return isinstance(moment.state.decision, CaptureSum) and moment.ask is Ask.CAPTURE


def _stays(moment: Moment) -> bool:
    """Whether a card that somebody laid on the table is still there when the next phase begins."""
    state, card = moment.state, moment.state.last_on_table
    by_rank = state.genome.setup.tableau_mode is TableauMode.MATCH_RANK
    is_settled = moment.told == PHASE_BEGINS or moment.is_hand_over
    return by_rank and is_settled and card in state.table and any(card in laid for laid in state.laid)


def _sweeps(moment: Moment) -> bool:
    return bool(_captured(moment)) and not moment.state.table and not _is_last_card(moment)


def _takes_all_with_last_card(moment: Moment) -> bool:
    return bool(_captured(moment)) and not moment.state.table and _is_last_card(moment)


def _is_last_card(moment: Moment) -> bool:
    return hands_are_empty(moment.state) and not moment.state.deck


# ---------------------------------------------------------------------------------------- battles


def _wins_battle(moment: Moment) -> bool:
    in_war = moment.state.genome.setup.tableau_mode is TableauMode.WAR
    return in_war and " captures " in moment.told and len(moment.state.in_hand) > 1


def _lays_face_down(moment: Moment) -> bool:
    return moment.told.endswith(" face down")


def _takes_up(moment: Moment) -> bool:
    return " takes up " in moment.told


def _has_no_card_in_turn(moment: Moment) -> bool:
    """Whether somebody is out of the hand for having no card, in a game of battles."""
    in_war = moment.state.genome.setup.tableau_mode is TableauMode.WAR
    found = re.fullmatch(r"P(\d+) is out of the hand", moment.told)
    return in_war and found is not None and not moment.state.hands[int(found[1])]


# ---------------------------------------------------------------------------------------- points


def _scores(moment: Moment) -> bool:
    return re.match(r"P\d+ scores ", moment.told) is not None and not moment.state.hand_is_over


def _scores_next(is_reason: Callable[[Moment], bool]) -> Callable[[Sequence[Moment]], bool]:
    """Whether somebody scores just after something has happened."""

    def course(game: Sequence[Moment]) -> bool:
        told = [one for one in game if one.told != PHASE_BEGINS]
        return any(_scores(other) and is_reason(one) for one, other in pairwise(told))

    return course


def _takes_trick(moment: Moment) -> bool:
    """Whether a trick is taken, or what lies on the table with it."""
    in_trick = isinstance(moment.phase, TrickPhase)
    return in_trick and (moment.told.endswith("takes the trick") or " captures " in moment.told)


def _scores_for_capture(moment: Moment) -> bool:
    """Whether cards score that are captured on the table, or laid down in a book."""
    found = re.search(r" (captures|lays down) (.*)", moment.told)
    if found is None or (found[1] == "captures" and isinstance(moment.phase, TrickPhase)):
        return False
    cards = tuple(card for card in moment.state.game.cards if str(card) in found[2].split())
    return bool(moment.state.points_of(ScoringTrigger.CAPTURE, cards))


def _scores_for_play(moment: Moment) -> bool:
    """Whether the card that is played last scores as such."""
    card = moment.state.last_played
    if not _scores(moment) or card is None or not isinstance(moment.phase, PlayPhase | TrickPhase):
        return False
    return bool(moment.state.points_of(ScoringTrigger.PLAY, (card,)))


def _scores_for_sweep(moment: Moment) -> bool:
    card = moment.state.last_on_table
    return _sweeps(moment) and card is not None and bool(moment.state.points_of(ScoringTrigger.SWEEP, (card,)))


def _lays_whole_rank(moment: Moment) -> bool:
    """Whether somebody lays all cards of a rank at once, and they score as such."""
    decision, move = moment.state.decision, moment.move
    if not isinstance(decision, ChooseCards) or not isinstance(decision.purpose, Laying) or move is None:
        return False
    cards = (*decision.purpose.laid, *decision.chosen, *([move.card] if move.card is not None else []))
    return _is_whole_rank(moment, [card for card in cards if card.rank is cards[-1].rank])


def _lays_down_whole_rank(moment: Moment) -> bool:
    _, _, named = moment.told.partition(" lays down ")
    return _is_whole_rank(moment, [card for card in moment.state.game.cards if str(card) in named.split()])


def _is_whole_rank(moment: Moment, cards: Sequence[Card]) -> bool:
    is_whole = bool(cards) and len(cards) == moment.state.game.count_of_rank[cards[0].rank]
    return is_whole and bool(moment.state.points_of(ScoringTrigger.SET_COMPLETE, tuple(cards)))


def _scores_for_whole_rank(moment: Moment) -> bool:
    return _lays_whole_rank(moment) or _lays_down_whole_rank(moment)


def _took_last_trick(moment: Moment) -> bool:
    return moment.is_hand_over and moment.state.took_last_trick is not None


_TAKEN = r"in a trick that you take|from the table that you take"

CAPTURES = (
    Case(r"captures another one of the same rank|^The player who laid it takes both", _captures_by_rank),
    Case(r"^If there are several of that rank, the player chooses", _chooses_match),
    Case(r"^If there are several of that rank, one is drawn by lot", _finds_several),
    Case(r"^A card that finds none of its rank captures|^the player takes them and", _captures_by_sum),
    Case(r"^if there are several ways, the player chooses", _chooses_sum),
    Case(r"^Otherwise the card stays on the table|finds no other of its rank stays", _stays),
    Case(r"captures everything else on the table makes a sweep", _sweeps),
    Case(r"makes a sweep, unless it was the last card", _takes_all_with_last_card),
    Case(r"the higher card wins both|^The cards that are won", _wins_battle),
    Case(r"^Before that battle each player lays", _lays_face_down),
    Case(r"take up (that pile|the cards that you captured)", _takes_up),
    Case(
        r"^A player who has no card when his or her turn comes|^Whoever lays the last card of|have no pile either",
        _has_no_card_in_turn,
    ),
    Case(r"(score|lose).* (that you play|if you play it)", _scores_for_play),
    Case(
        r"(score|lose).* (that you (capture|lay down)|if you (capture it|lay it down))",
        _scores_for_capture,
    ),
    Case(r"with which you make a sweep", _scores_for_sweep),
    Case(r"when you lay all cards of its rank at once", _scores_for_whole_rank),
    Case(rf"(score|lose).* ({_TAKEN})", course=_scores_next(_takes_trick)),
    Case(r"took the last trick of the hand", _took_last_trick),
)
