"""The logic of conditions: what always holds, what never does, and what is said twice."""

from collections.abc import Sequence

from darwindeck.genome.conditions import (
    SIGNATURES,
    AnyCondition,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
)
from darwindeck.genome.schema import Suit
from darwindeck.rulebook._conditions import compares

ALWAYS = Condition(ConditionType.HAS_SET_OF_N, value=0)
"""What is always true."""
NOT_AT_ALL = Condition(ConditionType.HAND_SIZE, Operator.LT, 0)
"""What is never true."""


def never_holds(condition: AnyCondition | None, *, about_card: bool = False) -> bool:
    """Whether a condition is false whatever happens."""
    return condition is not None and simplified(condition, about_card=about_card) is False


def kept(condition: AnyCondition | None, *, about_card: bool) -> AnyCondition | None:
    """What is left of a condition; nothing of one that always holds, and all of one that never does."""
    if condition is None:
        return None
    left = simplified(condition, about_card=about_card)
    if isinstance(left, bool):
        return None if left else condition
    return left


def simplified(condition: AnyCondition, *, about_card: bool) -> AnyCondition | bool:
    """A condition in its shortest form, or whether it holds where that is always the same."""
    if isinstance(condition, Condition):
        return _settled(condition, about_card)
    is_and = condition.logic is Logic.AND
    parts: list[AnyCondition] = []
    for inner in condition.conditions:
        part = simplified(inner, about_card=about_card)
        if isinstance(part, bool):
            if part is not is_and:
                return part
        else:
            parts.extend(one for one in _joined(part, condition.logic) if one not in parts)
    parts = _without_implied(_without_absorbed(parts), is_and)
    if not parts:
        return is_and
    if _is_settled_together(parts, is_and):
        return not is_and
    return parts[0] if len(parts) == 1 else CompoundCondition(condition.logic, tuple(parts))


def _joined(part: AnyCondition, logic: Logic) -> Sequence[AnyCondition]:
    """The parts of a condition that is joined like the whole in which it stands; else itself."""
    return part.conditions if isinstance(part, CompoundCondition) and part.logic is logic else (part,)


def _without_absorbed(parts: Sequence[AnyCondition]) -> list[AnyCondition]:
    """Conditions without compound ones that another one settles: "this, or this and that" is "this"."""
    inner = [part.conditions if isinstance(part, CompoundCondition) else () for part in parts]
    return [part for part, own in zip(parts, inner, strict=True) if not any(one in own for one in parts)]


_COUNTS = (
    ConditionType.HAND_SIZE,
    ConditionType.LOCATION_SIZE,
    ConditionType.CHIP_COUNT,
    ConditionType.POT_SIZE,
    ConditionType.CURRENT_BET,
)
_NUMBERS = (*_COUNTS, ConditionType.SCORE_COMPARE, ConditionType.HAND_VALUE)


def _settled(condition: Condition, about_card: bool) -> AnyCondition | bool:
    """Whether a simple condition holds, if that is always the same; else itself."""
    value = condition.value
    if SIGNATURES[condition.type].about == "card" and not about_card:
        return False
    if condition.type in _COUNTS:
        answers = {holds(condition, number) for number in telling([condition])}
        return answers.pop() if len(answers) == 1 else condition
    if condition.type is ConditionType.CARD_IS_SUIT and isinstance(value, Suit):
        answers = {compares(condition.operator, suit.code, value.code) for suit in Suit}
        return answers.pop() if len(answers) == 1 else condition
    least = (ConditionType.CAN_AFFORD, ConditionType.HAS_SET_OF_N, ConditionType.HAS_RUN_OF_N)
    return True if condition.type in least and isinstance(value, int) and value <= 0 else condition


def holds(condition: Condition, number: float) -> bool:
    """Whether a condition about a number is true of this one."""
    assert isinstance(condition.value, int)
    return compares(condition.operator, number, condition.value)


def telling(conditions: Sequence[Condition]) -> list[int]:
    """Numbers that tell conditions about one number apart: those at which an answer can change."""
    values = [one.value for one in conditions if isinstance(one.value, int)]
    numbers = sorted({near for value in values for near in (value - 1, value, value + 1)})
    return numbers if conditions[0].type not in _COUNTS else sorted({max(0, number) for number in numbers})


def _of_one_number(parts: Sequence[AnyCondition]) -> list[list[Condition]]:
    groups: dict[object, list[Condition]] = {}
    for part in parts:
        if isinstance(part, Condition) and part.type in _NUMBERS:
            groups.setdefault((part.type, part.reference), []).append(part)
    return list(groups.values())


def _is_settled_together(parts: Sequence[AnyCondition], is_and: bool) -> bool:
    """Whether conditions about one number leave no number for which all hold, or for which none does."""
    return any(
        all(any(holds(one, number) is not is_and for one in group) for number in telling(group))
        for group in _of_one_number(parts)
    )


def _without_implied(parts: Sequence[AnyCondition], is_and: bool) -> list[AnyCondition]:
    """Conditions without those that another one about the same number makes needless."""
    kept = list(parts)
    for group in _of_one_number(parts):
        for one in group:
            others = [other for other in group if other in kept and other is not one]
            pairs = [(other, one) if is_and else (one, other) for other in others]
            if any(_implies(first, second, group) for first, second in pairs):
                kept.remove(one)
    return kept


_GROUPS = (ConditionType.HAS_SET_OF_N, ConditionType.HAS_RUN_OF_N)


def implies(one: AnyCondition, other: AnyCondition) -> bool:
    """Whether a condition is certainly true wherever another one is."""
    if one == other:
        return True
    if isinstance(one, CompoundCondition):
        parts = [implies(part, other) for part in one.conditions]
        return any(parts) if one.logic is Logic.AND else bool(parts) and all(parts)
    if isinstance(other, CompoundCondition):
        parts = [implies(one, part) for part in other.conditions]
        return any(parts) if other.logic is Logic.OR else all(parts)
    if one.type is not other.type or one.reference is not other.reference:
        return False
    if one.type in _GROUPS and isinstance(one.value, int) and isinstance(other.value, int):
        return one.value >= other.value
    return one.type in _NUMBERS and _implies(one, other, (one, other))


def _implies(one: Condition, other: Condition, group: Sequence[Condition]) -> bool:
    return all(holds(other, number) for number in telling(group) if holds(one, number))
