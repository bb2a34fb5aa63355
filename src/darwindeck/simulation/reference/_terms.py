"""The terms of a choice of cards: what they are for and by which rules; and what follows for every card of the hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from darwindeck.genome.conditions import AnyCondition, Condition
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Place
from darwindeck.simulation.questions import Because, Select
from darwindeck.simulation.reasons import Enough, NoGroup, OtherRank, Reason, TooFew, Wish, WishQuestion
from darwindeck.simulation.reference._choosing import Selection
from darwindeck.simulation.reference._conditions import group_wanted, unmet, wish_of
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._groups import largest_set, longest_run
from darwindeck.simulation.reference._narrowing import blocked_by
from darwindeck.simulation.values import Rule


@dataclass(frozen=True)
class Terms:
    """What cards are chosen for, and the paths of the rules about how many and which."""

    to: Place
    """Where they go."""
    fewest: Rule
    """What says how many at least."""
    most: Rule
    """What says how many at most."""
    taken_out: Mapping[Card, Reason] = field(default_factory=dict)
    """Why cards of the hand may not be chosen whatever else is chosen."""
    one_rank: Rule = ""
    """What says that all must be of one rank."""
    condition_rule: Rule = ""
    """What says which sets and runs they must have."""
    condition: AnyCondition | None = None
    """The condition that asks for these."""
    holds: Callable[[Condition, Card], bool] = lambda _question, _card: True
    """Whether a question that asks for no set or run holds for a card."""
    must_act: Rule = ""
    """What says that a first card must be chosen, where declining could be allowed."""
    because: Because | None = None
    """The special card that asks, when no phase does."""


def explain_selection(
    selection: Selection, terms: Terms, hand: frozenset[Card], chosen: frozenset[Card], *, may_decline: bool
) -> Explanation:
    """What may be chosen beside the cards chosen already, and why other cards of the hand may not."""
    able = selection.beside(chosen)
    left = hand.difference(able, chosen)
    reasons = {card: terms.taken_out.get(card) or _reason(selection, terms, chosen, card) for card in left}
    needed = all(not selection.can_be_completed(chosen, without=card) for card in able)
    several = Select(
        fewest=selection.fewest, most=selection.most, open=tuple(able), lacks=_lack(selection, terms, chosen)
    )
    return Explanation(
        because=terms.because,
        to=terms.to,
        select=several if selection.most > 1 else None,
        blocked=blocked_by(reasons),
        is_forced=needed and not may_decline,
    )


def _reason(selection: Selection, terms: Terms, chosen: frozenset[Card], card: Card) -> Reason:
    """Why a card cannot be chosen beside others that can."""
    candidates = selection.candidates
    if selection.of_one_rank and card in candidates:
        have = sum(other.rank is card.rank for other in candidates)
        if have < selection.fewest:
            return TooFew(selection.fewest, have, terms.fewest)
        if chosen and min(chosen).rank is not card.rank:
            return OtherRank(min(chosen).rank, terms.one_rank)
    if len(chosen) >= selection.most:
        return Enough(selection.most, terms.most)
    wish = _group_out_of_reach(selection, terms, chosen | {card}, first=card)
    if wish is None:
        have = sum(_group_out_of_reach(selection, terms, frozenset({one}), first=one) is None for one in candidates)
        return TooFew(selection.fewest, have, terms.fewest)
    return NoGroup(wish, terms.condition_rule)


def _lack(selection: Selection, terms: Terms, chosen: frozenset[Card]) -> Reason | None:
    """Why the cards chosen are no move yet."""
    cards = tuple(sorted(chosen))
    if selection.is_good(cards):
        return None
    if len(cards) < selection.fewest:
        return TooFew(selection.fewest, len(cards), terms.fewest)
    places = {rank: place for place, rank in enumerate(selection.ranks)}
    found = (largest_set(cards), longest_run(cards, places))

    def question(card: Card, one: Condition) -> WishQuestion | None:
        asked = group_wanted(one)
        if asked is None:
            return None if terms.holds(one, card) else wish_of(one)
        now = found[1] if asked[1] else found[0]
        return None if now >= max(asked) else wish_of(one, now=now)

    wish = _first_wish(terms, cards, question)
    assert wish is not None, "something is lacking, and it is not the number"
    return NoGroup(wish, terms.condition_rule)


def _group_out_of_reach(selection: Selection, terms: Terms, cards: frozenset[Card], first: Card) -> Wish | None:
    """What cards together cannot become: each set or run out of reach, or all, if they fail only together.

    Returns:
        None when they need no set or run; then too few cards are like that.
    """

    def question(card: Card, one: Condition) -> WishQuestion | None:
        asked = group_wanted(one)
        if asked is None:
            return None if terms.holds(one, card) else wish_of(one)
        return None if max(asked) <= 0 or selection.could_have(cards, *asked) else wish_of(one)

    def all_fail(card: Card, one: Condition) -> WishQuestion | None:
        return question(card, one) if group_wanted(one) is None else wish_of(one)

    order = (first, *sorted(cards - {first}))
    return _first_wish(terms, order, question) or _first_wish(terms, order, all_fail)


def _first_wish(
    terms: Terms, cards: tuple[Card, ...], question: Callable[[Card, Condition], WishQuestion | None]
) -> Wish | None:
    """What the condition wants for the first card for which it does not hold."""
    assert terms.condition is not None, "only a condition asks for sets and runs"
    for card in cards:
        wish = unmet(terms.condition, partial(question, card))
        if wish is not None:
            return wish
    return None
