"""The house: what is staked, naturals, cards that it takes, and how stakes are settled."""

import re

from darwindeck.genome.schema import DrawPhase, WagerPhase
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ask, State, Verb
from darwindeck.simulation.reference._drawing import _condition_holds
from darwindeck.simulation.reference._hands import is_bust, least_total, point_total
from darwindeck.simulation.reference._house import (
    _has_natural,
    _house_draws,
    _house_has_natural,
    _payment,
    possible_stakes,
)
from darwindeck.simulation.reference._seats import deck_is_empty

# ---------------------------------------------------------------------------------------- stakes


def _wager(moment: Moment) -> WagerPhase | None:
    wagers = (phase for phase in moment.state.genome.turn_structure.phases if isinstance(phase, WagerPhase))
    return next(wagers, None) if moment.ask is Ask.WAGER else None


def _cannot_stake_most(moment: Moment) -> bool:
    phase = _wager(moment)
    return phase is not None and len(moment.options) < len(possible_stakes(phase, max(1, phase.max_bet)))


def _stakes_last_chip(moment: Moment) -> bool:
    phase, decision = _wager(moment), moment.state.decision
    return phase is not None and decision is not None and moment.state.chips[decision.seat] == 1 < phase.min_bet


def _has_nothing_to_stake(moment: Moment) -> bool:
    state = moment.state
    is_due = isinstance(moment.begins, WagerPhase) and not state.wagering_is_done
    return is_due and any(state.chips[seat] == 0 for seat in state.in_hand)


def _may_double(moment: Moment) -> bool:
    return any(one.verb is Verb.DOUBLE for one in moment.options)


def _cannot_double(moment: Moment) -> bool:
    """Whether somebody who may take a first card has too few chips to double the stake."""
    phase, state = moment.begins, moment.state
    doubles = isinstance(phase, DrawPhase) and phase.may_double and not phase.mandatory
    if not doubles or not isinstance(phase, DrawPhase) or state.walker not in state.in_hand:
        return False
    is_due = _condition_holds(state, phase) and not deck_is_empty(state)
    return is_due and state.stakes[state.walker] > state.chips[state.walker]


def _doubles(moment: Moment) -> bool:
    return moment.move is not None and moment.move.verb is Verb.DOUBLE


# ---------------------------------------------------------------------------------------- cards


def _is_house_bust(state: State) -> bool:
    evaluation = state.genome.hand_evaluation
    return is_bust(point_total(state.house, evaluation), evaluation)


def _takes_card(moment: Moment) -> bool:
    return moment.told.startswith("house draws")


def _takes_until_bust(moment: Moment) -> bool:
    return _takes_card(moment) and _is_house_bust(moment.state)


def _takes_on_soft_total(moment: Moment) -> bool:
    """Whether the house takes a card though it has the total with which it stops."""
    rules, evaluation, before = moment.state.genome.house, moment.state.genome.hand_evaluation, moment.state.house[:-1]
    if not _takes_card(moment) or rules is None:
        return False
    return least_total(before, evaluation) < point_total(before, evaluation) == rules.stands_on


def _against(moment: Moment) -> list[int]:
    """Those with a stake when a hand is over."""
    return [seat for seat, stake in enumerate(moment.state.stakes) if stake and moment.is_hand_over]


def _is_out(state: State, seat: int) -> bool:
    return seat not in state.in_hand


def _is_player_bust(state: State, seat: int) -> bool:
    evaluation = state.genome.hand_evaluation
    return is_bust(point_total(state.hands[seat], evaluation), evaluation)


def _house_does_not_play(moment: Moment) -> bool:
    against, state = _against(moment), moment.state
    return bool(against) and all(_is_out(state, seat) or _is_player_bust(state, seat) for seat in against)


# ---------------------------------------------------------------------------------------- naturals


def _house_shows_natural(moment: Moment) -> bool:
    return bool(_against(moment)) and _house_has_natural(moment.state)


def _house_beats_all_others(moment: Moment) -> bool:
    """Whether a natural of the house beats somebody who would not have lost anyway."""
    state = moment.state
    return _house_shows_natural(moment) and any(
        not (_is_out(state, seat) or _is_player_bust(state, seat) or _has_natural(state, seat))
        for seat in _against(moment)
    )


def _naturals(moment: Moment) -> list[int]:
    state = moment.state
    return [seat for seat in _against(moment) if not _is_out(state, seat) and _has_natural(state, seat)]


def _player_has_natural(moment: Moment) -> bool:
    return bool(_naturals(moment)) and not _house_has_natural(moment.state)


def _both_have_naturals(moment: Moment) -> bool:
    return bool(_naturals(moment)) and _house_has_natural(moment.state)


# ---------------------------------------------------------------------------------------- settling


def _loses_by_bust(moment: Moment) -> bool:
    return any(_is_player_bust(moment.state, seat) and seat in moment.state.in_hand for seat in _against(moment))


def _loses_by_leaving(moment: Moment) -> bool:
    return any(_is_out(moment.state, seat) for seat in _against(moment))


def _paid_back(moment: Moment) -> tuple[int, int] | None:
    """What a player has staked and what comes back, where it is not for a natural."""
    found = re.fullmatch(r"P(\d+) gets (\d+) chips from the house", moment.told)
    if found is None or _has_natural(moment.state, int(found[1])):
        return None
    return moment.state.stakes[int(found[1])], int(found[2])


def _beats_house(moment: Moment) -> bool:
    paid = _paid_back(moment)
    return paid is not None and paid[1] > paid[0]


def _is_level_with_house(moment: Moment) -> bool:
    paid = _paid_back(moment)
    return paid is not None and paid[1] == paid[0]


def _has_worse_total(moment: Moment) -> bool:
    """Whether somebody who is neither bust nor out of the hand loses a stake to a house without a natural."""
    if not _against(moment) or _house_has_natural(moment.state):
        return False
    state = _house_draws(moment.state)
    stays = [seat for seat in _against(moment) if not (_is_out(state, seat) or _is_player_bust(state, seat))]
    return any(_payment(state, seat, 1) == 0 for seat in stays)


_NATURAL = r"^A natural is a total of"

HOUSE = (
    Case(r"against the house, but no more than he or she has", _cannot_stake_most),
    Case(r"has only one chip stakes it", _stakes_last_chip),
    Case(r"and nothing if none are left", _has_nothing_to_stake),
    Case(r"you may double, if you have", _may_double),
    Case(r"you may double, if you have at least as many", _cannot_double),
    Case(r"you stake as many chips again|stake that has been doubled", _doubles),
    Case(r"takes cards from the stock, one at a time", _takes_card),
    Case(r"or until it is bust", _takes_until_bust),
    Case(r"also takes a card on a total of exactly", _takes_on_soft_total),
    Case(r"^The house plays when the hand is over, provided that", _house_does_not_play),
    Case(
        rf"they are a natural, the hand is over|^The house (shows|has) a natural|{_NATURAL}",
        _house_shows_natural,
    ),
    Case(r"^A natural of the house beats", _house_beats_all_others),
    Case(
        rf"with exactly .* is a natural|has a natural\.$|^A player with a natural|{_NATURAL}",
        _player_has_natural,
    ),
    Case(r"^A player with a natural, unless the house has one", _both_have_naturals),
    Case(r"^Whoever is bust", _loses_by_bust),
    Case(r"^Whoever is (bust or )?out of the hand loses the stake", _loses_by_leaving),
    Case(r"has a better total than the house", _beats_house),
    Case(r"^Level with the house", _is_level_with_house),
    Case(r"^with a worse total it is lost", _has_worse_total),
)
