"""Questions that are often answered yes, and sometimes no."""

from collections.abc import Callable

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from tests.support.playable_genomes._draft import Draft

Kind = ConditionType


def joined(draft: Draft, make: Callable[[Draft], AnyCondition], logic: Logic | None = None) -> AnyCondition:
    """One condition, or several."""
    if draft.maybe(0.6):
        return make(draft)
    parts = [make(draft) for _ in range(draft.rng.randint(1, 3))]
    if draft.maybe(0.2):
        parts.append(CompoundCondition(draft.one_of(list(Logic)), (make(draft), make(draft))))
    return CompoundCondition(logic or draft.one_of(list(Logic)), tuple(parts))


def about_card(draft: Draft) -> Condition:
    """A question about a card, yes for many of them; where there are chips, sometimes one about them."""
    if draft.has_chips and draft.maybe(0.4):
        return about_hand(draft)
    kinds = (Kind.CARD_MATCHES_SUIT, Kind.CARD_MATCHES_RANK, Kind.MATCHES_OR_WILD, Kind.CARD_MATCHES_COLOR)
    match draft.rng.randrange(7):
        case 0:
            operator = draft.one_of(list(Operator))
            return Condition(Kind.CARD_IS_RANK, operator, draft.one_of(draft.ranks))
        case 1:
            return Condition(Kind.CARD_IS_SUIT, draft.one_of([Operator.EQ, Operator.NE]), draft.one_of(draft.suits))
        case 2:
            kind = draft.one_of([Kind.SEQUENCE_ADJACENT, Kind.CARD_BEATS_TOP])
        case _:
            kind = draft.one_of(kinds)
    return Condition(kind, reference=draft.one_of(list(CardReference)))


def about_anything(draft: Draft) -> Condition:
    """A question about a card, or else."""
    return draft.one_of([about_card, about_card, about_set, about_hand])(draft)


def about_hand(draft: Draft) -> Condition:
    """A question about the hand, the table or the chips."""
    operator = draft.one_of(list(Operator))
    choices = [
        Condition(Kind.HAND_SIZE, operator, draft.upto(8, 0)),
        Condition(Kind.LOCATION_SIZE, operator, draft.upto(8, 0), draft.one_of(list(PlaceReference)[:-1])),
        Condition(Kind.LOCATION_EMPTY, reference=draft.one_of(list(PlaceReference)[:-1])),
        Condition(Kind.SCORE_COMPARE, operator, draft.rng.randint(-5, 10)),
        about_set(draft),
    ]
    if draft.has_chips and draft.maybe(0.8):
        chips = draft.rng.randint(0, draft.setup["starting_chips"])
        choices = [
            Condition(Kind.CHIP_COUNT, operator, chips),
            Condition(Kind.POT_SIZE, operator, chips),
            Condition(Kind.CURRENT_BET, operator, draft.upto(2, 0)),
            Condition(Kind.CAN_AFFORD, value=chips),
        ]
    if draft.evaluation is not None and draft.evaluation.card_values:
        choices += [Condition(Kind.HAND_VALUE, operator, draft.rng.randint(0, 30))] * 2
    return draft.one_of(choices)


def about_set(draft: Draft) -> Condition:
    """A question about cards that go together."""
    kind = draft.one_of([Kind.HAS_SET_OF_N, Kind.HAS_RUN_OF_N, Kind.HAS_MATCHING_PAIR])
    return Condition(kind, value=None if kind is Kind.HAS_MATCHING_PAIR else draft.one_of([0, 1, 2, 2, 2, 3, 3, 4]))


def stuck(draft: Draft) -> Condition:
    """Whether there is no card to play, or few."""
    if draft.maybe(0.2):
        return Condition(Kind.LOCATION_EMPTY, reference=PlaceReference.VALID_PLAYS)
    operator, value = draft.one_of([(Operator.EQ, 0), (Operator.EQ, 0), (Operator.LT, 2), (Operator.GE, 2)])
    return Condition(Kind.LOCATION_SIZE, operator, value, PlaceReference.VALID_PLAYS)
