"""Claims: who challenges them, who may, and what can be claimed at all."""

from collections.abc import Sequence
from itertools import pairwise

from darwindeck.genome.schema import ClaimPhase, ClaimRankMode
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ask, Verb
from darwindeck.simulation.reference._claims import ChallengeOrAccept


def _may_challenge(moment: Moment) -> bool:
    return moment.ask is Ask.DOUBT


def _first_of_several_challenges(moment: Moment) -> bool:
    """Whether somebody challenges a claim which others might challenge, too."""
    decision, move = moment.state.decision, moment.move
    if not isinstance(decision, ChallengeOrAccept) or move is None:
        return False
    return move.verb is Verb.CHALLENGE and len(decision.doubt.opponents) > 1


def _is_challenged(moment: Moment) -> bool:
    return isinstance(moment.phase, ClaimPhase) and " shows " in moment.told


def _nobody_challenges(moment: Moment) -> bool:
    decision, move = moment.state.decision, moment.move
    if not isinstance(decision, ChallengeOrAccept) or move is None:
        return False
    return move.verb is Verb.ACCEPT and len(decision.doubt.opponents) == 1


def _is_about_last_cards(moment: Moment) -> bool:
    claim = moment.state.claim
    return moment.ask is Ask.DOUBT and claim is not None and not moment.state.hands[claim.seat]


def _lies(moment: Moment) -> bool:
    """Whether somebody lays a card that is not of the rank claimed, be it one that is taken unseen."""
    claim, move = moment.state.claim, moment.move
    if claim is None or not isinstance(moment.phase, ClaimPhase):
        return False
    laid = list(map(str, claim.cards))
    if moment.ask is Ask.LAY and move is not None and move.card is not None:
        laid.append(str(move.card))
    _, _, unseen = moment.told.partition(" turns up ")
    return any(card[:-1] != claim.rank.value for card in (*laid, *unseen.split()))


def _cannot_claim(game: Sequence[Moment]) -> bool:
    """Whether somebody in the hand begins a phase for claims and is not asked for cards, nor lays any."""
    for one, other in pairwise(game):
        is_due = isinstance(one.begins, ClaimPhase) and one.state.walker in one.state.in_hand
        if is_due and other.ask not in (Ask.LAY, Ask.NAME) and " turns up " not in other.told:
            return True
    return False


def _claims_before(moment: Moment) -> int | None:
    """How many claims of the hand came before the one that is made or doubted, where ranks are claimed in turn."""
    phase, claim = moment.phase, moment.state.claim
    if claim is None or not isinstance(phase, ClaimPhase) or phase.rank_mode is not ClaimRankMode.SEQUENTIAL:
        return None
    return moment.state.claims - bool(claim.cards)


def _begins_again(moment: Moment) -> bool:
    """Whether all ranks have been claimed in turn, so that the first one comes again."""
    before = _claims_before(moment)
    return before is not None and before >= len(moment.state.game.ranks)


def _comes_after_highest(moment: Moment) -> bool:
    """Whether the lowest rank is claimed in turn, after the highest."""
    before, claim = _claims_before(moment), moment.state.claim
    return bool(before) and claim is not None and claim.rank is moment.state.game.ranks[0]


CLAIMS = (
    Case(r"may then challenge the claim", _may_challenge),
    Case(r"^The first challenge settles it", _first_of_several_challenges),
    Case(r"^When a claim is challenged|^What was laid is then shown", _is_challenged),
    Case(r"^What nobody challenges stays face down", _nobody_challenges),
    Case(r"^Even your last cards? may be challenged", _is_about_last_cards),
    Case(r"^You may lie", _lies),
    Case(r"^You pass if you hold (none|fewer than)", course=_cannot_claim),
    Case(r"^then come \w+ again|, then \w+ again, and so on", _begins_again),
    Case(r"^\w+ are followed by \w+", _comes_after_highest),
)
