"""Special cards: each of them is played and does something, or leaves a hand without doing anything."""

import re
from collections.abc import Callable, Sequence

from darwindeck.genome.schema import (
    BettingPhase,
    DiscardPhase,
    EffectType,
    PlayPhase,
    Rank,
    SpecialEffect,
    TrickPhase,
)
from darwindeck.rulebook._cards import rank_names
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ask
from darwindeck.simulation.reference._asking import ChooseCards
from darwindeck.simulation.reference._cards import Card
from darwindeck.simulation.reference._effects import ForcedDiscard
from darwindeck.simulation.reference._tricks import AfterTrickCard

# ---------------------------------------------------------------------------------------- what a card does


def _in_trick(moment: Moment) -> bool:
    return isinstance(moment.phase, TrickPhase)


def _in_play(moment: Moment) -> bool:
    return isinstance(moment.phase, PlayPhase)


def _skips(moment: Moment) -> int:
    """How many are to be skipped, where a card that was just played says so."""
    found = re.fullmatch(r"skips (\d+)", moment.told)
    return int(found[1]) if found else 0


def _skips_somebody(moment: Moment) -> bool:
    """Whether a skip finds somebody: not after the last card of a trick, nor after the trick of a turn."""
    state = moment.state
    if not _skips(moment):
        return False
    return any(state.hands[seat] for seat in state.waiting) if _in_trick(moment) else state.trick_winner is None


def _forced(moment: Moment) -> ForcedDiscard | None:
    """What a special card makes somebody discard who must choose it."""
    decision = moment.state.decision
    if not moment.is_decision or not isinstance(decision, ChooseCards):
        return None
    return decision.purpose if isinstance(decision.purpose, ForcedDiscard) else None


def _loses_top_card(moment: Moment) -> bool:
    """Whether a special card takes the top card of a stack, about which there is nothing to choose."""
    if not moment.state.stacks or " turns up " not in moment.told:
        return False
    is_after_card = any(isinstance(task, AfterTrickCard) for task in moment.state.agenda)
    return is_after_card if _in_trick(moment) else not moment.told.startswith(f"P{moment.state.walker} ")


_DOES: dict[EffectType, Callable[[Moment], bool]] = {
    EffectType.SKIP_NEXT: _skips_somebody,
    EffectType.EXTRA_TURN: _skips_somebody,
    EffectType.REVERSE_DIRECTION: lambda moment: moment.told.startswith("direction "),
    EffectType.DRAW_CARDS: lambda moment: moment.told.endswith(" from the deck"),
    EffectType.FORCE_DISCARD: lambda moment: _forced(moment) is not None or _loses_top_card(moment),
}


def _effect(moment: Moment) -> SpecialEffect | None:
    """What the card does that was played last, in a moment that shows it."""
    card = moment.state.last_played
    if card is None or not (_in_play(moment) or _in_trick(moment)):
        return None
    effect = moment.state.game.effects.get(card.rank)
    return effect if effect is not None and _DOES[effect.effect_type](moment) else None


def _does_something(rank: Rank) -> Callable[[Moment], bool]:
    def happens(moment: Moment) -> bool:
        effect = _effect(moment)
        return effect is not None and effect.trigger_rank is rank

    return happens


def _was_last_card(moment: Moment) -> bool:
    effect, state = _effect(moment), moment.state
    if effect is None or effect.effect_type not in (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD):
        return False
    return not state.hands[state.trick[-1][0] if _in_trick(moment) and state.trick else state.walker]


def _has_too_few_to_discard(moment: Moment) -> bool:
    forced = _forced(moment)
    return forced is not None and forced.count > len(moment.state.hands[forced.seat])


# ---------------------------------------------------------------------------------------- skips and directions


def _skips_in_trick(moment: Moment) -> bool:
    return _in_trick(moment) and _skips_somebody(moment)


def _skips_after_trick(moment: Moment) -> bool:
    return _in_play(moment) and _skips(moment) > 0 and moment.state.trick_winner is not None


def _skips_add_up(moment: Moment) -> bool:
    effect = _effect(moment)
    return effect is not None and effect.effect_type is EffectType.SKIP_NEXT and _skips(moment) > effect.value


def _folds_after_skip(moment: Moment) -> bool:
    is_bet = isinstance(moment.phase, BettingPhase)
    return is_bet and moment.state.skips > 0 and moment.told.endswith("is out of the hand")


def _turns_round(moment: Moment) -> bool:
    return moment.told.startswith("direction ")


def _turns_round_in_trick(moment: Moment) -> bool:
    """Whether the direction changes while several have not yet played to the trick."""
    state = moment.state
    return _turns_round(moment) and _in_trick(moment) and sum(bool(state.hands[seat]) for seat in state.waiting) > 1


def _begins_clockwise_again(game: Sequence[Moment]) -> bool:
    last = game[-1].state.hand_number
    ended = (moment.state for moment in game if moment.is_hand_over)
    return any(state.direction < 0 and state.hand_number < last for state in ended)


# ---------------------------------------------------------------------------------------- cards that do nothing


def _leaving(moment: Moment) -> Sequence[Card]:
    """The card that a player chooses, or those of which the lot picks one."""
    decision = moment.state.decision
    if moment.move is None or not isinstance(decision, ChooseCards):
        return ()
    return decision.offered if moment.move.card is None else (moment.move.card,)


def _leaves_special_card(moment: Moment) -> bool:
    return any(card.rank in moment.state.game.effects for card in _leaving(moment))


def _turns_up_special_card(moment: Moment) -> bool:
    in_deal = moment.told.startswith("deck")
    return in_deal and any(card.rank in moment.state.game.effects for card in moment.state.discard)


def _discards_special_card(moment: Moment) -> bool:
    is_own = isinstance(moment.phase, DiscardPhase)
    return is_own and moment.ask is Ask.DISCARD and _leaves_special_card(moment)


def _claims_special_card(moment: Moment) -> bool:
    return moment.ask is Ask.LAY and _leaves_special_card(moment)


def _loses_special_card(moment: Moment) -> bool:
    return _forced(moment) is not None and _leaves_special_card(moment)


def _hides_special_card(moment: Moment) -> bool:
    phase = moment.phase
    is_hidden = isinstance(phase, TrickPhase) and phase.face_down
    return is_hidden and moment.ask is Ask.TRICK and _leaves_special_card(moment)


# ---------------------------------------------------------------------------------------- wild cards


def _names_suit(moment: Moment) -> bool:
    return moment.ask is Ask.SUIT and _in_play(moment)


def _suit_is_named(moment: Moment) -> bool:
    return moment.ask is Ask.PLAY and moment.state.named_suit is not None


SPECIAL_CARDS = (
    *(Case(rf"^\*\*{rank_names(rank).capitalize()}:\*\*", _does_something(rank)) for rank in Rank),
    Case(r"the card is the last one of its player", _was_last_card),
    Case(r"onto the discard pile, as far as they last", _has_too_few_to_discard),
    Case(r"In a trick a skipped player plays no card", _skips_in_trick),
    Case(r"Played after the trick of a turn, such a card skips nobody", _skips_after_trick),
    Case(r"Skips of several cards add up", _skips_add_up),
    Case(r"If players fold later in the same turn, those to be skipped", _folds_after_skip),
    Case(r"until a special card turns (the direction of play|its direction) round", _turns_round),
    Case(r"In a trick the new direction holds for the rest", _turns_round_in_trick),
    Case(r"each hand begins clockwise again", course=_begins_clockwise_again),
    Case(r"Cards that are .*turned up in the deal.* do nothing", _turns_up_special_card),
    Case(r"Cards that are .*only discarded.* do nothing", _discards_special_card),
    Case(r"Cards that are .*laid for a claim.* do nothing", _claims_special_card),
    Case(r"Cards that are .*because of a special card.* do nothing", _loses_special_card),
    Case(r"Cards that are .*played face down to a trick.* do nothing", _hides_special_card),
    Case(r"names a suit", _names_suit),
    Case(r"The card then counts as one of that suit", _suit_is_named),
)
