"""Drawing, laying and discarding: what holds players back, and what they do then."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome.conditions import AnyCondition, CardReference, ConditionType, simple_conditions
from darwindeck.genome.schema import (
    DiscardPhase,
    DrawPhase,
    Location,
    PlayPhase,
    ScoringTrigger,
    TableauMode,
    Visibility,
)
from darwindeck.rulebook._laying import most_at_once
from darwindeck.rulebook._one_rank import rank_of_all
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook.cases._case import Case, Parts
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.rulebook.cases._play import _passes
from darwindeck.simulation.reference import Ask, Card
from darwindeck.simulation.reference._asking import ChooseCards
from darwindeck.simulation.reference._conditions import Situation, _named_suit, _reference, holds, no_plays
from darwindeck.simulation.reference._drawing import _cards_at, _condition_holds, _neighbour_of, _open_cards, _places_of
from darwindeck.simulation.reference._groups import largest_set, longest_run
from darwindeck.simulation.reference._laying import Laying
from darwindeck.simulation.reference._selections import (
    LayingPhase,
    bounds_of,
    climbs,
    count_valid_plays,
    goes_to_sequence,
    play_to_beat,
    selection_of,
)
from darwindeck.simulation.reference._sight import plays_blind, sees_on_discard, sees_on_table, within_reach

# ---------------------------------------------------------------------------------------- drawing

_PLACES = (Ask.DRAW, Ask.SOURCE, Ask.TAKE)


def _draws(moment: Moment) -> bool:
    """Whether somebody takes a card in a draw phase, or may take one."""
    is_drawn = re.match(r"P\d draws ", moment.told) is not None
    return isinstance(moment.phase, DrawPhase) and (is_drawn or moment.ask in _PLACES)


def _draws_on_condition(game: Sequence[Moment]) -> tuple[Parts, Parts]:
    """The draws that have a condition, and those that take place."""
    phases = enumerate(game[0].state.game.phases)
    every = {place for place, phase in phases if isinstance(phase, DrawPhase) and phase.condition is not None}
    return frozenset(every), frozenset(moment.state.phase for moment in game if every and _draws(moment))


def _draws_again(game: Sequence[Moment]) -> bool:
    """Whether somebody who has drawn may draw, or draws, once more in the same turn."""
    drawn = 0
    for moment in game:
        phase = moment.phase
        if moment.begins is not None or moment.told.startswith("hand "):
            drawn = 0
        elif isinstance(phase, DrawPhase) and phase.repeat and _draws(moment):
            if drawn >= phase.count:
                return True
            drawn += not moment.is_decision
    return False


def _has_choice_of_places(moment: Moment) -> bool:
    return moment.ask is Ask.SOURCE


def _draw_that_begins(moment: Moment) -> DrawPhase | None:
    """The draw that somebody begins, if one does."""
    phase, state = moment.begins, moment.state
    is_due = isinstance(phase, DrawPhase) and state.walker in state.in_hand and _condition_holds(state, phase)
    return phase if is_due and isinstance(phase, DrawPhase) else None


def _finds_fewer_cards(moment: Moment) -> bool:
    phase, state = _draw_that_begins(moment), moment.state
    if phase is None:
        return False
    other = _neighbour_of(state, phase)
    found = [_cards_at(state, other, place) for place in _places_of(phase) if place not in _OTHER_PLACES]
    if Location.OPPONENT_HAND in _places_of(phase) and other is not None:
        found.append(sorted(state.hands[other]))  # Of a stack more than the top card, too.
    return any(0 < len(cards) < phase.count for cards in found)


_OTHER_PLACES = (Location.DECK, Location.OPPONENT_HAND)


def _finds_empty_hand(moment: Moment) -> bool:
    phase, state = _draw_that_begins(moment), moment.state
    if phase is None or Location.OPPONENT_HAND not in _places_of(phase):
        return False
    other = _neighbour_of(state, phase)
    return other is not None and not state.hands[other]


def _finds_nothing_open(moment: Moment) -> bool:
    """Whether somebody takes a card unseen as none of those that are there lies open."""
    phase, state = _draw_that_begins(moment), moment.state
    if phase is None:
        return False
    other = _neighbour_of(state, phase)
    places = [place for place in _places_of(phase) if place in (Location.TABLEAU, Location.OPPONENT_HAND)]
    there = [place for place in places if _cards_at(state, other, place)]
    return any(not _open_cards(state, state.walker, other, place) for place in there)


# ---------------------------------------------------------------------------------------- cards that may be laid


def _laying_phase(moment: Moment) -> LayingPhase | None:
    """The play or discard phase that somebody in the hand begins, if one does."""
    phase, state = moment.begins, moment.state
    return phase if isinstance(phase, LayingPhase) and state.walker in state.in_hand else None


def _is_unable(moment: Moment) -> bool:
    """Whether somebody has nothing to lay in a phase that begins."""
    state = moment.state
    return _laying_phase(moment) is not None and not selection_of(state, state.walker, state.phase).offered()


def _leaves_unable(moment: Moment) -> bool:
    """Whether somebody is out of the hand who had nothing to play; in battles others leave who have no card."""
    phase, state = moment.phase, moment.state
    if not moment.told.endswith("is out of the hand") or not isinstance(phase, PlayPhase) or phase.pass_if_unable:
        return False
    in_war = state.genome.setup.tableau_mode is TableauMode.WAR
    return bool(state.hands[state.walker]) or not in_war


def _cannot_discard(moment: Moment) -> bool:
    return isinstance(moment.begins, DiscardPhase) and _is_unable(moment)


def _condition_of(moment: Moment) -> AnyCondition | None:
    """What is asked of the cards that somebody may lay in a phase that begins."""
    phase = _laying_phase(moment)
    return laying_condition(phase) if phase is not None else None


def _is_barred(moment: Moment) -> bool:
    """Whether the condition of a phase keeps somebody from laying a card of the hand."""
    phase, condition, state = _laying_phase(moment), _condition_of(moment), moment.state
    if phase is None or condition is None:
        return False
    seat, index, hand = state.walker, state.phase, within_reach(state, state.walker)
    together = None
    if bounds_of(phase)[1] > 1 and not goes_to_sequence(state, phase):
        together = largest_set(hand), longest_run(hand, state.game.place_of_rank)
        if not climbs(state, phase) and hand and not selection_of(state, seat, index).offered():
            return True

    def count_plays() -> int:
        return count_valid_plays(state, seat, index + 1) if isinstance(phase, DiscardPhase) else no_plays()

    situation = Situation(state, seat, count_plays, together)
    return any(not holds(condition, situation, card) for card in hand)


def _may_lay_on_condition(moment: Moment) -> bool:
    """Whether somebody begins a phase with a condition, and has something to lay in it."""
    return _condition_of(moment) is not None and not _is_unable(moment)


def _matters(*kinds: type[LayingPhase]) -> Callable[[Sequence[Moment]], tuple[Parts, Parts]]:
    """That the condition of each of such phases lets somebody lay cards, and that it keeps somebody from it."""

    def matters(game: Sequence[Moment]) -> tuple[Parts, Parts]:
        phases = enumerate(game[0].state.game.phases)
        asked = [place for place, phase in phases if isinstance(phase, kinds) and laying_condition(phase) is not None]
        begun = [one for one in game if one.begins is not None and one.state.phase in asked]
        seen = {(one.state.phase, True) for one in begun if _may_lay_on_condition(one)}
        seen |= {(one.state.phase, False) for one in begun if _is_barred(one)}
        return frozenset(product(asked, (True, False))), frozenset(seen)

    return matters


# ---------------------------------------------------------------------------------------- cards to compare with


def _compares_with(reference: CardReference, moment: Moment) -> bool:
    """Whether cards are compared with that one: by somebody who has a card to lay, or when hands are scored."""
    state, condition = moment.state, _condition_of(moment)
    asked: list[AnyCondition] = []
    if condition is not None and state.hands[state.walker]:
        asked = [condition]
    if moment.is_hand_over:
        asked = [rule.condition for rule in state.genome.scoring_rules]
    return any(one.reference is reference for whole in asked for one in simple_conditions(whole))


def _finds_empty_pile(moment: Moment) -> bool:
    return not moment.state.discard and _compares_with(CardReference.TOP_DISCARD, moment)


def _finds_nothing_laid(moment: Moment) -> bool:
    return moment.state.last_on_table is None and _compares_with(CardReference.TABLEAU_TOP, moment)


def _finds_empty_table(moment: Moment) -> bool:
    return not moment.state.table and _compares_with(CardReference.TABLEAU_TOP, moment)


def _finds_full_table(moment: Moment) -> bool:
    """Whether somebody has a card that could be laid if none lay on the table."""
    state, rank = moment.state, rank_of_all(_condition_of(moment))
    return bool(state.table) and any(card.rank is rank for card in state.hands[state.walker])


def _finds_last_one_taken(moment: Moment) -> bool:
    state = moment.state
    is_gone = state.last_on_table is not None and state.last_on_table not in state.table
    return is_gone and _compares_with(CardReference.TABLEAU_TOP, moment)


def _finds_nothing_played(moment: Moment) -> bool:
    return moment.state.last_played is None and _compares_with(CardReference.LAST_PLAYED, moment)


def _finds_last_played_gone(moment: Moment) -> bool:
    state = moment.state
    lying = {*state.table, *state.discard, *(card for _, card in state.trick)}
    is_gone = state.last_played is not None and state.last_played not in lying
    return is_gone and _compares_with(CardReference.LAST_PLAYED, moment)


def _cannot_see_pile(moment: Moment) -> bool:
    state = moment.state
    is_hidden = bool(state.discard) and not sees_on_discard(state, state.walker, state.discard[-1])
    return is_hidden and _compares_with(CardReference.TOP_DISCARD, moment)


def _cannot_see_table(moment: Moment) -> bool:
    state, card = moment.state, moment.state.last_on_table
    is_hidden = card is not None and card in state.table and not sees_on_table(state, state.walker, card)
    return is_hidden and _compares_with(CardReference.TABLEAU_TOP, moment)


def _cannot_see_last_played(moment: Moment) -> bool:
    state, card = moment.state, moment.state.last_played
    is_lying = card in state.table or card in state.discard
    is_hidden = is_lying and Situation(state, state.walker).last_played is None
    return is_hidden and _compares_with(CardReference.LAST_PLAYED, moment)


# ---------------------------------------------------------------------------------------- wild cards


def _wild_one_fits(moment: Moment) -> bool:
    """Whether somebody may play a wild card that has neither the rank nor the suit that is asked for."""
    phase, state = moment.phase, moment.state
    if moment.ask is not Ask.PLAY or not isinstance(phase, PlayPhase) or state.decision is None:
        return False
    asked = [one for one in simple_conditions(phase.valid_play_condition) if one.type is ConditionType.MATCHES_OR_WILD]
    situation = Situation(state, state.decision.seat)
    played = [move.card for move in moment.options if move.card is not None]
    wild = [card for card in played if card.rank in state.genome.setup.wild_cards]
    for one in asked:
        other, suit = _reference(one, situation), _named_suit(one, situation)
        if suit is not None and any(card.suit is not suit for card in wild):
            return True
        if suit is None and other is not None:
            return any(card.suit is not other.suit and card.rank is not other.rank for card in wild)
    return False


def _must_follow_named_suit(moment: Moment) -> bool:
    """Whether somebody is to play onto a wild card that counts as one of another suit than its own."""
    state = moment.state
    if not isinstance(_laying_phase(moment), PlayPhase) or state.named_suit is None:
        return False
    return bool(state.discard) and state.discard[-1].suit is not state.named_suit


def _named_card_is_taken(game: Sequence[Moment]) -> bool:
    """Whether a wild card is taken from the discard pile for which a suit was named."""
    named = False
    for moment in game:
        taken = moment.told.endswith(("from the discard pile", "takes the pile"))
        if named and taken and moment.state.named_suit is None:
            return True
        named = moment.state.named_suit is not None
    return False


# ---------------------------------------------------------------------------------------- several cards


def _laid_with(moment: Moment) -> int:
    """How many cards somebody lays in a phase of play or of discards, with the one that is chosen now."""
    decision, move = moment.state.decision, moment.move
    if not isinstance(decision, ChooseCards) or not isinstance(decision.purpose, Laying) or move is None:
        return 0
    is_laid = move.card is not None or move.verb.value == "any"
    return len(decision.purpose.laid) + len(decision.chosen) + 1 if is_laid else 0


def _lays_several(moment: Moment) -> bool:
    phase = moment.phase
    is_together = isinstance(phase, LayingPhase) and not goes_to_sequence(moment.state, phase)
    return is_together and _laid_with(moment) > 1


def _lays_the_most(moment: Moment) -> bool:
    """Whether somebody plays as many cards as may go at once."""
    phase = moment.phase
    if not isinstance(phase, PlayPhase) or _laid_with(moment) < 2:
        return False
    is_climbing = climbs(moment.state, phase)
    most = phase.max_cards if is_climbing else most_at_once(phase, Scene(moment.state.genome))
    return _laid_with(moment) >= most


def _lays_again_for_battle(moment: Moment) -> bool:
    """Whether somebody lays a card for a battle who has laid one for it before."""
    state = moment.state
    if state.genome.setup.tableau_mode is not TableauMode.WAR:
        return False
    has_laid = _laying_phase(moment) is not None and state.battle[state.walker] is not None
    return (has_laid and not _is_unable(moment)) or _laid_with(moment) > 1


def _knows_card_of_pile(moment: Moment) -> bool:
    """Whether the top card of the discard pile is one that everybody has seen, though cards lie there face down."""
    state = moment.state
    if state.genome.setup.discard_visibility is Visibility.FACE_UP or not state.discard:
        return False
    return all(sees_on_discard(state, seat, state.discard[-1]) for seat in state.in_hand)


def _knows_card_of_table(moment: Moment) -> bool:
    state = moment.state
    hidden = state.genome.setup.tableau_visibility is not Visibility.FACE_UP
    return hidden and any(all(sees_on_table(state, one, card) for one in state.in_hand) for card in state.table)


def _knows_card(moment: Moment) -> bool:
    return _knows_card_of_pile(moment) or _knows_card_of_table(moment)


def _lays_what_scores_in_play(moment: Moment) -> bool:
    card = moment.move.card if moment.move is not None else None
    is_discard = moment.ask is Ask.DISCARD and card is not None
    return is_discard and card is not None and bool(moment.state.points_of(ScoringTrigger.PLAY, (card,)))


def _picks_unseen_among_some(moment: Moment) -> bool:
    """Whether not all cards will do of a hand that its player may not look at."""
    decision, state = moment.state.decision, moment.state
    if not moment.is_decision or not plays_blind(state) or not isinstance(decision, ChooseCards) or decision.chosen:
        return False
    return len(decision.offered) < len(state.hands[decision.seat])


# ---------------------------------------------------------------------------------------- climbing


def _climbing(moment: Moment) -> PlayPhase | None:
    """The phase of climbing plays that somebody begins, if one does."""
    phase = _laying_phase(moment)
    return phase if isinstance(phase, PlayPhase) and climbs(moment.state, phase) else None


def _to_beat(moment: Moment) -> tuple[Card, ...]:
    """What somebody can beat who is to play."""
    is_play = moment.ask is Ask.PLAY and any(one.card is not None or one.verb.value == "any" for one in moment.options)
    phase = moment.phase
    is_climbing = isinstance(phase, PlayPhase) and climbs(moment.state, phase)
    return play_to_beat(moment.state) if is_play and is_climbing else ()


def _can_beat(moment: Moment) -> bool:
    return bool(_to_beat(moment))


def _can_beat_several(moment: Moment) -> bool:
    return len(_to_beat(moment)) > 1


def _play_is_taken_apart(moment: Moment) -> bool:
    state = moment.state
    return _climbing(moment) is not None and bool(state.last_play) and not play_to_beat(state)


def _lies_unplayed(moment: Moment) -> bool:
    """Whether somebody leads though cards lie on the table."""
    state = moment.state
    return _climbing(moment) is not None and bool(state.table) and not state.last_play


def _cannot_lead(moment: Moment) -> bool:
    return _climbing(moment) is not None and not play_to_beat(moment.state) and _is_unable(moment)


def _plays_after_a_pass(game: Sequence[Moment]) -> bool:
    """Whether somebody who has passed may play to the same pile when the turn comes round."""
    passed: set[int] = set()
    for moment in game:
        if moment.told == "table cleared" or moment.told.startswith("hand "):
            passed.clear()
        elif _passes(moment):
            passed.add(moment.state.walker)
        elif _can_beat(moment) and moment.state.walker in passed:
            return True
    return False


_DRAW = r"^If (?!(the|your) opponent has none|you are to ask).*, (you may )?(either )?(draw|take) (?!up)"
_SEVERAL = r"^(You may play|Play) .*cards.* together"
_PILES = r"^as many as you like, but|if you can and at most"


def _cases() -> Iterator[Case]:
    yield Case(_DRAW, parts=_draws_on_condition)
    yield Case(r"do so again and again|^Go on doing so", course=_draws_again)
    yield Case(r"([Dd]raw|[Tt]ake) [^,]* or (draw|take) ", _has_choice_of_places)
    yield Case(r"Where there are fewer, take those", _finds_fewer_cards)
    yield Case(r"From an empty hand nothing is taken", _finds_empty_hand)
    yield Case(r"or, if there is none, unseen", _finds_nothing_open)
    yield Case(r"If you (cannot play|have no card to play), you (pass and )?are out of the hand", _leaves_unable)
    yield Case(r"you lay no card in your whole turn|^A player who .* in a turn passes", _passes)
    yield Case(r"^otherwise you do not discard", _cannot_discard)
    yield Case(r"may play a card only (if|while)", parts=_matters(PlayPhase))
    yield Case(r"only while the table is empty", _finds_full_table)
    yield Case(r"may discard a card only if", parts=_matters(DiscardPhase))
    yield Case(
        r"^You may do so only if|must be true of each of these cards|^They must be ",
        parts=_matters(PlayPhase, DiscardPhase),
    )
    yield Case(r"^While the discard pile is empty", _finds_empty_pile)
    yield Case(r"^While there is no such card", _finds_nothing_laid)
    yield Case(r"or it no longer lies there", _finds_last_one_taken)
    yield Case(r"^While the table is empty", _finds_empty_table)
    yield Case(r"^While no card has been played in this hand", _finds_nothing_played)
    yield Case(r"while the last one is no longer on the table", _finds_last_played_gone)
    yield Case(r"^If you cannot see the top card of the discard pile", _cannot_see_pile)
    yield Case(r"^If you cannot see the card laid on the table last", _cannot_see_table)
    yield Case(r"^If you cannot see the card played last", _cannot_see_last_played)
    yield Case(r"they fit any card where rank or suit must match", _wild_one_fits)
    yield Case(r"until another card covers it", _must_follow_named_suit)
    yield Case(r"until another card covers it or it is taken", course=_named_card_is_taken)
    yield Case(f"{_SEVERAL}|{_PILES}|^play .* cards of one rank", _lays_the_most)
    yield Case(r"^Cards that go together are laid one by one", _lays_several)
    yield Case(r"top card of your stack, if it fits", _is_unable)
    yield Case(r"^If a player has laid several, the last one counts", _lays_again_for_battle)
    yield Case(r"^Cards on the discard pile lie face down, unless", _knows_card_of_pile)
    yield Case(r"^Cards on the table lie face down, unless", _knows_card_of_table)
    yield Case(r"^others lie there face down, unless", _knows_card)
    yield Case(r"discarded card has not been played", _lays_what_scores_in_play)
    yield Case(r"^if only some will do, somebody else picks", _picks_unseen_among_some)
    yield Case(r"^Otherwise beat the last play", _can_beat)
    yield Case(r"^lay exactly as many cards", _can_beat_several)
    yield Case(r"If a card of the play before no longer lies", _play_is_taken_apart)
    yield Case(r"came to the table in other ways are not to be beaten", _lies_unplayed)
    yield Case(r"You may pass then only if you cannot lead", _cannot_lead)
    yield Case(r"who has passed may play again", course=_plays_after_a_pass)


LAYING = tuple(_cases())
