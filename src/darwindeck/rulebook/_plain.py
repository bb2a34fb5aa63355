"""A game without what never makes a difference: it plays the same, and there is less to explain."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from darwindeck.genome.conditions import (
    SIGNATURES,
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
)
from darwindeck.genome.schema import (
    BettingPhase,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GoingOut,
    KnockPhase,
    Location,
    Phase,
    PlayPhase,
    ScoringRule,
    Suit,
    TributePhase,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TurnUpPhase,
)
from darwindeck.rulebook._conditions import compares
from darwindeck.rulebook._hand_end import can_get_rid_of_cards, leads_on
from darwindeck.rulebook._places import can_reshuffle, grows, has_stock, has_table, is_one_round
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._winning import going_out


def staged(genome: GameGenome) -> Scene:
    """A game as its rulebook sees it."""
    scene = Scene(plain(genome))
    return replace(scene, ends_with_hand=not leads_on(scene))


def plain(genome: GameGenome) -> GameGenome:
    """The same game without phases in which nothing ever happens and conditions that always hold."""
    scene = Scene(genome)
    absent = _absent(scene)
    has_wild = any(rank in genome.setup.ranks for rank in genome.setup.wild_cards)
    phases = tuple(
        _plain_phase(phase, absent, has_wild=has_wild) for phase in scene.phases if _can_happen(phase, scene)
    )
    scoring = tuple(_plain_scoring(genome.scoring_rules, absent, has_wild=has_wild))
    if scoring != genome.scoring_rules:
        genome = replace(genome, scoring_rules=scoring)
    if not phases or phases == scene.phases:
        return genome
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


# ---------------------------------------------------------------------------------------- phases


def _can_happen(phase: Phase, scene: Scene) -> bool:
    match phase:
        case TributePhase():
            has_places = going_out(scene) is not GoingOut.NONE and can_get_rid_of_cards(scene)
            return scene.several_hands and has_places
        case TrumpPhase(named_by=TrumpChooser.LAST_WINNER):
            return scene.several_hands and scene.has_tricks
        case TurnUpPhase():
            return phase.count > 0 and (has_stock(scene) or can_reshuffle(scene))
        case DrawPhase() | DiscardPhase():
            return phase.count > 0
        case BettingPhase():
            return not _bets_never_begin(scene)
        case _:
            return True


def _bets_never_begin(scene: Scene) -> bool:
    """Whether each round of bets waits for a bet before it, so that there is none, nor anything else in the pot."""
    genome = scene.genome
    rest = tuple(phase for phase in scene.phases if not isinstance(phase, BettingPhase))
    if not rest or genome.setup.ante or genome.game_rules.pass_stake:
        return False
    without = Scene(replace(genome, turn_structure=replace(genome.turn_structure, phases=rest)))
    waits = all(
        phase.condition is not None and simplified(_before_bets(phase.condition), about_card=False) is False
        for phase in scene.of_kind(BettingPhase)
    )
    return waits and is_one_round(scene) == is_one_round(without)


def _before_bets(condition: AnyCondition) -> AnyCondition:
    """A condition as it is as long as nobody has bet."""
    if isinstance(condition, CompoundCondition):
        return replace(condition, conditions=tuple(map(_before_bets, condition.conditions)))
    if condition.type is not ConditionType.CURRENT_BET:
        return condition
    holds = _holds(condition, 0)
    return ALWAYS if holds else Condition(ConditionType.HAND_SIZE, Operator.LT, 0)


def _plain_phase(phase: Phase, absent: Collection[CardReference], *, has_wild: bool) -> Phase:
    def about_cards(condition: AnyCondition | None) -> AnyCondition | None:
        return _kept(_compared(condition, absent, has_wild=has_wild), about_card=True)

    match phase:
        case DrawPhase() | BettingPhase() | KnockPhase():
            return replace(phase, condition=_kept(phase.condition, about_card=False))
        case PlayPhase():
            return replace(phase, valid_play_condition=about_cards(phase.valid_play_condition))
        case DiscardPhase():
            return replace(phase, matching_condition=about_cards(phase.matching_condition))
        case _:
            return phase


def _plain_scoring(
    rules: Sequence[ScoringRule], absent: Collection[CardReference], *, has_wild: bool
) -> Iterator[ScoringRule]:
    """Scoring rules without those that never score, and in their shortest form."""
    for rule in rules:
        compared = _compared(rule.condition, absent, has_wild=has_wild)
        assert compared is not None
        left = simplified(compared, about_card=rule.per_card)
        if left is not False:
            yield replace(rule, condition=ALWAYS if left is True else left)


# ---------------------------------------------------------------------------------------- cards to compare with


def _absent(scene: Scene) -> set[CardReference]:
    """Cards to compare with that are never there: whatever is asked about them is answered yes."""
    absent = set()
    if not scene.has(PlayPhase, TrickPhase):
        absent.add(CardReference.LAST_PLAYED)
    if not (scene.genome.setup.initial_discard_count or grows(scene, Location.DISCARD)):
        absent.add(CardReference.TOP_DISCARD)
    if not has_table(scene):
        absent.add(CardReference.TABLEAU_TOP)
    return absent


ALWAYS = Condition(ConditionType.HAS_SET_OF_N, value=0)
"""What is always true."""


def _compared(
    condition: AnyCondition | None, absent: Collection[CardReference], *, has_wild: bool
) -> AnyCondition | None:
    """A condition without questions about cards that are never there, and without wild cards where there are none."""
    if condition is None:
        return None
    if isinstance(condition, CompoundCondition):
        inner = (_compared(one, absent, has_wild=has_wild) for one in condition.conditions)
        return replace(condition, conditions=tuple(one for one in inner if one is not None))
    if condition.reference in absent:
        return ALWAYS
    if condition.type is ConditionType.MATCHES_OR_WILD and not has_wild:
        matches = (ConditionType.CARD_MATCHES_RANK, ConditionType.CARD_MATCHES_SUIT)
        return CompoundCondition(Logic.OR, tuple(replace(condition, type=kind) for kind in matches))
    return condition


# ---------------------------------------------------------------------------------------- conditions

NEVER = "This never happens in this game."
"""What is said of a phase whose condition never holds."""


def never_holds(condition: AnyCondition | None, *, about_card: bool = False) -> bool:
    """Whether a condition is false whatever happens."""
    return condition is not None and simplified(condition, about_card=about_card) is False


def _kept(condition: AnyCondition | None, *, about_card: bool) -> AnyCondition | None:
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
        elif part not in parts:
            parts.append(part)
    parts = _without_implied(parts, is_and)
    if not parts:
        return is_and
    if _is_settled_together(parts, is_and):
        return not is_and
    return parts[0] if len(parts) == 1 else CompoundCondition(condition.logic, tuple(parts))


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
        answers = {_holds(condition, number) for number in _telling([condition])}
        return answers.pop() if len(answers) == 1 else condition
    if condition.type is ConditionType.CARD_IS_SUIT and isinstance(value, Suit):
        answers = {compares(condition.operator, suit.code, value.code) for suit in Suit}
        return answers.pop() if len(answers) == 1 else condition
    least = (ConditionType.CAN_AFFORD, ConditionType.HAS_SET_OF_N, ConditionType.HAS_RUN_OF_N)
    return True if condition.type in least and isinstance(value, int) and value <= 0 else condition


def _holds(condition: Condition, number: int) -> bool:
    assert isinstance(condition.value, int)
    return compares(condition.operator, number, condition.value)


def _telling(conditions: Sequence[Condition]) -> list[int]:
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
        all(any(_holds(one, number) is not is_and for one in group) for number in _telling(group))
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


def _implies(one: Condition, other: Condition, group: Sequence[Condition]) -> bool:
    return all(_holds(other, number) for number in _telling(group) if _holds(one, number))
