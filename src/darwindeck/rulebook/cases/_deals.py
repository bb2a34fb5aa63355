"""Later hands: that there are any, who starts them, how many cards are dealt, and what is passed or given before."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from darwindeck.genome.schema import PassDirection, PassingPhase, StarterRule, TributePhase, TrumpSource
from darwindeck.rulebook._words import ordinal
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import State
from darwindeck.simulation.reference._deal import _called_to_start
from darwindeck.simulation.reference._passing import direction_of

# ---------------------------------------------------------------------------------------- hands that are dealt


def _is_dealt(moment: Moment) -> bool:
    """Whether a hand has just been dealt, and no ante is paid."""
    return moment.told.startswith("deck")


def _is_hand(number: int) -> Callable[[Moment], bool]:
    """Whether there are so many hands."""
    return lambda moment: _is_dealt(moment) and moment.state.hand_number >= number


def _wanted(state: State) -> int:
    """How many cards each player would get if there were always enough, and no hand had to have one at least."""
    setup = state.genome.setup
    return setup.cards_per_player + setup.cards_step * (state.hand_number - 1)


def _would_get_none(moment: Moment) -> bool:
    return _is_dealt(moment) and _wanted(moment.state) < 1


def _get_fewer_than_wanted(moment: Moment) -> bool:
    return _is_dealt(moment) and moment.state.dealt < _wanted(moment.state)


def _some_are_left_over(moment: Moment) -> bool:
    return _is_dealt(moment) and bool(moment.state.deck)


def _no_card_makes_trumps(moment: Moment) -> bool:
    is_shown = moment.state.genome.setup.trump_source is TrumpSource.TURNED_UP
    return is_shown and _is_dealt(moment) and not moment.state.deck


def _cannot_pay_ante(moment: Moment) -> bool:
    state = moment.state
    return _is_dealt(moment) and any(state.chips[seat] < state.genome.setup.ante for seat in state.in_game)


# ---------------------------------------------------------------------------------------- who starts


def _before_later_hands(game: Sequence[Moment]) -> Iterator[State]:
    """The position before each hand but the first, with the hand before on the table."""
    for one, other in pairwise(game):
        if other.told.endswith(" starts") and other.state.hand_number > 1:
            yield one.state


def _best_are_level(state: State) -> bool:
    """Whether several sides scored most in the hand before, where the best of it starts the next."""
    gains = [after - before for after, before in zip(state.scores, state.scores_before, strict=True)]
    scored = [sum(gains[seat] for seat in side) for side in state.game.sides if state.in_game.intersection(side)]
    is_asked = state.genome.game_rules.starter is StarterRule.BEST_OF_HAND
    return is_asked and scored.count(max(scored)) > 1


def _somebody_is_called(game: Sequence[Moment]) -> bool:
    """Whether the rule that tells who starts finds one player who is still in the game."""
    called = ((state, _called_to_start(state)) for state in _before_later_hands(game) if not _best_are_level(state))
    return any(len(seats) == 1 and seats[0] in state.in_game for state, seats in called)


def _several_are_called(game: Sequence[Moment]) -> bool:
    return any(len(_called_to_start(state)) > 1 for state in _before_later_hands(game))


def _nobody_is_called(game: Sequence[Moment]) -> bool:
    rotates = game[0].state.genome.game_rules.starter is StarterRule.ROTATES
    return not rotates and any(not _called_to_start(state) for state in _before_later_hands(game))


def _who_is_called_is_gone(game: Sequence[Moment]) -> bool:
    called = ((state, _called_to_start(state)) for state in _before_later_hands(game))
    return any(len(seats) == 1 and seats[0] not in state.in_game for state, seats in called)


def _nobody_was_left_with_cards(game: Sequence[Moment]) -> bool:
    return any(state.places and state.places == state.last_places for state in _before_later_hands(game))


def _was_left_with_cards(game: Sequence[Moment]) -> bool:
    return any(len(state.places) < len(state.last_places) for state in _before_later_hands(game))


# ---------------------------------------------------------------------------------------- passing


def _begins_anew(moment: Moment) -> bool:
    """Whether cards are passed as in the first hand again, as all other ways have had their hand."""
    phase = moment.phase
    if not isinstance(phase, PassingPhase) or " gives " not in moment.told:
        return False
    return moment.state.hand_number > len(phase.directions)


def _pass_across(count: int) -> Callable[[Moment], bool]:
    """Whether so many players pass cards across."""

    def happens(moment: Moment) -> bool:
        phase = moment.phase
        if not isinstance(phase, PassingPhase) or " gives " not in moment.told:
            return False
        return direction_of(moment.state, phase) is PassDirection.ACROSS and len(moment.state.in_hand) == count

    return happens


def _has_too_few_to_pass(moment: Moment) -> bool:
    phase, state = moment.begins, moment.state
    if not isinstance(phase, PassingPhase) or state.passing_is_done:
        return False
    is_kept = direction_of(state, phase) is PassDirection.KEEP
    return not is_kept and any(len(state.hands[seat]) < phase.count for seat in state.in_hand)


# ---------------------------------------------------------------------------------------- tribute


def _pays_tribute(moment: Moment) -> bool:
    return isinstance(moment.phase, TributePhase) and " gives " in moment.told


def _last_but_one_pays(moment: Moment) -> bool:
    places = moment.state.last_places
    return _pays_tribute(moment) and len(places) > 3 and moment.told.startswith(f"P{places[-2]} ")


def _is_tribute_due(moment: Moment) -> bool:
    is_due = isinstance(moment.begins, TributePhase) and not moment.state.tribute_is_done
    return is_due and moment.state.hand_number > 1


def _nobody_ran_out(moment: Moment) -> bool:
    return _is_tribute_due(moment) and not moment.state.last_places


def _some_did_not_run_out(moment: Moment) -> bool:
    """Whether some have places in the hand before, and others have none."""
    state = moment.state
    return _is_tribute_due(moment) and bool(state.last_places) and not state.in_hand <= set(state.last_places)


def _one_who_pays_or_gets_is_gone(moment: Moment) -> bool:
    phase, state = moment.begins, moment.state
    if not _is_tribute_due(moment) or not isinstance(phase, TributePhase):
        return False
    pairs = min(phase.cards, len(state.last_places) // 2)
    taking_part = {*state.last_places[:pairs], *state.last_places[len(state.last_places) - pairs :]}
    return not taking_part <= state.in_game


_STARTER = r"In every later hand the starter is"

DEALS = (
    Case(r"a new hand is dealt|After each hand the deal passes", _is_hand(2)),
    Case(
        rf"{_STARTER} the next player|In (each|every) later hand deal|in each later hand \w+ (more|fewer)", _is_hand(2)
    ),
    Case(r"fewer( to each player)? than in the hand before, but at least one", _would_get_none),
    Case(
        r"more( to each player)? than in the hand before, as far as|too few cards for that, deal as many",
        _get_fewer_than_wanted,
    ),
    Case(r"^In the second hand deal", _is_hand(2)),
    Case(r"^In the second hand deal .*in the third", _is_hand(3)),
    Case(r"The rest of the cards, if any|fewer cards are dealt in a later hand, the cards", _some_are_left_over),
    Case(r"If no card is left for the stock", _no_card_makes_trumps),
    Case(r"are trumps in the first hand, then", _is_hand(4)),
    Case(r"pays an ante of .*, or (all chips|what) (that )?he or she has left", _cannot_pay_ante),
    Case(rf"{_STARTER} whoever", course=_somebody_is_called),
    Case(r"If several took as many", course=_several_are_called),
    Case(r"If (nobody went out|that is nobody alone)", course=_nobody_is_called),
    Case(r"(or|[Ii]f) that player is out of the game, the next player", course=_who_is_called_is_gone),
    Case(r"was left with cards in the hand before, or else", course=_was_left_with_cards),
    Case(r"or else went out last", course=_nobody_was_left_with_cards),
    *(
        Case(rf"^In the first .* in the (\w+, )*(\w+ and )?{ordinal(number)} ", _is_hand(number))
        for number in range(2, 9)
    ),
    Case(r"^Then it begins again", _begins_anew),
    Case(r"\(when three players are left, to the one on the left", _pass_across(3)),
    Case(r"^of two, to the other\)", _pass_across(2)),
    Case(r"^A player who holds (none passes none|fewer passes all of them)", _has_too_few_to_pass),
    Case(r"the player who came last in the hand before gives", _pays_tribute),
    Case(r"The last but one and the second exchange", _last_but_one_pays),
    Case(r"whoever alone is left in the hand then comes after them", course=_was_left_with_cards),
    Case(r"^(Others|Players who did not) are not counted, and neither give", _some_did_not_run_out),
    Case(r"Nothing is exchanged after a hand in which nobody ran out", _nobody_ran_out),
    Case(r"Nothing is exchanged with a player who is out of the game", _one_who_pays_or_gets_is_gone),
)
