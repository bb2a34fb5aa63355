"""What a genome uses of the rules, by name, and everything that there is to use.

Both are read off the shapes of the schema, so that a new field or a new word is demanded as soon as it exists. What
the validator refuses is listed in `REFUSED`, with the reason.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, assert_never

from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Flag,
    Maybe,
    Number,
    PhaseShape,
    Record,
    Series,
    Shape,
    Text,
    Word,
    fields_of,
)
from darwindeck.genome.conditions import (
    SIGNATURES,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Operator,
    PlaceReference,
    simple_conditions,
)
from darwindeck.genome.schema import (
    MAX_PLAYERS,
    NAMING_FIELDS,
    BettingPhase,
    BreakingRule,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    EffectType,
    GameGenome,
    HandEvaluationMethod,
    Location,
    PhaseTag,
    PlayPhase,
    SequenceDirection,
    ShowdownMethod,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TriggerMode,
    Visibility,
    WinComparison,
    WinType,
)

_UNPLAYED = {f"GameGenome.{name}" for name in NAMING_FIELDS}

# Only these look at their target.
_AIMED = (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)


def features(genome: GameGenome) -> frozenset[str]:
    """The names of everything that a genome uses."""
    return frozenset(_used(Record(GameGenome), genome, "")) | frozenset(_used_together(genome))


# ---------------------------------------------------------------------------------------- field by field


def _used(shape: Shape, value: Any, path: str) -> Iterator[str]:
    """What a value says, in the names that `_possible` gives to everything it could say."""
    match shape:
        case Number():
            yield f"{path} {_sign(value)}"
        case Flag():
            yield f"{path} {str(value).lower()}"
        case Word():
            yield f"{path} {value}"
        case Maybe(inner):
            if value is None:
                yield f"{path} left out"
            else:
                yield from _used(inner, value, path)
        case Series(item):
            yield f"{path} {_amount(value)}"
            for one in value:
                yield from _used(item, one, f"{path}[]" if isinstance(item, Series) else path)
        case Record(cls):
            for field in fields_of(cls):
                name = f"{cls.__name__}.{field.name}"
                if name not in _UNPLAYED:
                    yield from _used(field.shape, getattr(value, field.name), name)
        case PhaseShape(records):
            yield f"{path} {value.tag}"
            yield from _used(records[value.tag], value, path)
        case ConditionShape():
            yield f"{path} {'compound' if isinstance(value, CompoundCondition) else 'simple'}"
            for condition in simple_conditions(value):
                yield f"{path} asks {condition.type}"
                yield from _asked(condition)
            yield from _logic(value, path)
        case Text() | AnyOf():
            return
        case _:
            assert_never(shape)


def _possible(shape: Shape, path: str, seen: set[type]) -> Iterator[str]:
    """Every name that `_used` may give to a value of a shape."""
    match shape:
        case Number(lowest=lowest):
            yield from (f"{path} {_sign(number)}" for number in (-1, 0, 1) if number >= lowest)
        case Flag():
            yield from (f"{path} true", f"{path} false")
        case Word(enum):
            yield from (f"{path} {word}" for word in enum)
        case Maybe(inner):
            yield f"{path} left out"
            yield from _possible(inner, path, seen)
        case Series(item, least):
            yield from (f"{path} {_amount([None] * size)}" for size in (0, 1, 2) if size >= least)
            yield from _possible(item, f"{path}[]" if isinstance(item, Series) else path, seen)
        case Record(cls):
            if cls not in seen:
                seen.add(cls)
                for field in fields_of(cls):
                    name = f"{cls.__name__}.{field.name}"
                    if name not in _UNPLAYED:
                        yield from _possible(field.shape, name, seen)
        case PhaseShape(records):
            for tag, record in records.items():
                yield f"{path} {tag}"
                yield from _possible(record, path, seen)
        case ConditionShape(_, compound):
            yield from (f"{path} simple", f"{path} compound")
            yield from (f"{path} asks {kind}" for kind in ConditionType)
            for field in fields_of(compound.cls):
                if isinstance(field.shape, Word):
                    yield from (f"{path} joins with {word}" for word in field.shape.enum)
            yield f"{path} nests"
        case Text() | AnyOf():
            return
        case _:
            assert_never(shape)


def _sign(number: int) -> str:
    return "zero" if number == 0 else "positive" if number > 0 else "negative"


def _amount(things: Any) -> str:
    return ("empty", "of one", "of several")[min(len(things), 2)]


# ---------------------------------------------------------------------------------------- conditions


def _asked(condition: Condition) -> Iterator[str]:
    if condition.operator is not None:
        yield f"{condition.type} {condition.operator}"
    if condition.reference is not None:
        yield f"{condition.type} of {condition.reference}"


def _askable() -> Iterator[str]:
    references = {"none": (), "card": tuple(CardReference), "place": tuple(PlaceReference)}
    for kind, signature in SIGNATURES.items():
        if signature.operator == "any":
            yield from (f"{kind} {operator}" for operator in Operator)
        yield from (f"{kind} of {reference}" for reference in references[signature.reference])


def _logic(condition: Any, path: str) -> Iterator[str]:
    if isinstance(condition, CompoundCondition):
        yield f"{path} joins with {condition.logic}"
        if any(isinstance(part, CompoundCondition) for part in condition.conditions):
            yield f"{path} nests"
        for part in condition.conditions:
            yield from _logic(part, path)


# ---------------------------------------------------------------------------------------- what comes together


def _used_together(genome: GameGenome) -> Iterator[str]:
    setup, phases = genome.setup, genome.turn_structure.phases
    yield _players(genome.player_count, genome.team_mode)
    if setup.tableau_mode is TableauMode.SEQUENCE:
        yield _pile(setup.sequence_direction, setup.sequence_start_rank is not None)
    tags = [phase.tag for phase in phases]
    yield from (_same_turn(one, other) for one, other in combinations(PhaseTag, 2) if {one, other} <= set(tags))
    yield from (f"{tag} twice in a turn" for tag in PhaseTag if tags.count(tag) > 1)
    yield from (_effect(one.effect_type, one.target) for one in genome.special_effects if one.effect_type in _AIMED)
    for win in genome.win_conditions:
        yield _win(win.type, win.comparison)
        yield _win(win.type, win.trigger_mode)
        yield _threshold(win.type, win.threshold is not None)
    for phase in phases:
        match phase:
            case TrickPhase(breaking_suit=suit, breaking_rule=rule) if suit is not None:
                yield _breaking(rule, phase.lead_suit_required)
            case ClaimPhase():
                yield _claim(phase.rank_mode, phase.can_lie, phase.allow_challenge)
                if phase.allow_challenge:
                    yield f"challenge costs {phase.challenge_penalty}"
                if phase.allow_challenge and phase.can_lie:
                    yield f"lie costs {phase.lie_penalty}"
            case PlayPhase(target=Location.TABLEAU):
                yield _laid(setup.tableau_mode, phase.max_cards > 1)
            case BettingPhase(showdown_method=ShowdownMethod.HAND_EVALUATION) if genome.hand_evaluation:
                yield f"showdown by {genome.hand_evaluation.method}"
    if genome.hand_evaluation and WinType.BEST_HAND in {win.type for win in genome.win_conditions}:
        yield f"best hand by {genome.hand_evaluation.method}"


def _possible_together() -> Iterator[str]:
    both = (False, True)
    yield from (_players(count, is_team) for count in range(1, MAX_PLAYERS + 1) for is_team in both)
    yield from (_pile(direction, starts) for direction, starts in product(SequenceDirection, both))
    yield from (_same_turn(one, other) for one, other in combinations(PhaseTag, 2))
    yield from (f"{tag} twice in a turn" for tag in PhaseTag)
    yield from (_effect(kind, target) for kind, target in product(_AIMED, TargetSelector))
    yield from (_win(kind, word) for kind in WinType for word in (*WinComparison, *TriggerMode))
    yield from (_threshold(kind, is_given) for kind, is_given in product(WinType, both))
    yield from (_breaking(rule, follows) for rule, follows in product(BreakingRule, both))
    yield from (_claim(mode, *rest) for mode, *rest in product(ClaimRankMode, both, both))
    yield from (f"{what} costs {penalty}" for what, penalty in product(("challenge", "lie"), ClaimPenalty))
    yield from (_laid(mode, many) for mode, many in product(TableauMode, both))
    yield from (f"{what} by {method}" for what, method in product(("showdown", "best hand"), HandEvaluationMethod))


def _players(count: int, is_team: bool) -> str:
    return f"{count} players{' in teams' if is_team else ''}"


def _pile(direction: SequenceDirection, starts: bool) -> str:
    return f"sequence {direction} {'from a rank' if starts else 'from any card'}"


def _same_turn(one: PhaseTag, other: PhaseTag) -> str:
    return f"{one} and {other} in a turn"


def _effect(kind: EffectType, target: TargetSelector) -> str:
    return f"{kind} hits {target}"


def _win(kind: WinType, word: WinComparison | TriggerMode) -> str:
    return f"win by {kind} {type(word).__name__} {word}"


def _threshold(kind: WinType, is_given: bool) -> str:
    return f"win by {kind} {'with' if is_given else 'without'} threshold"


def _breaking(rule: BreakingRule, follows: bool) -> str:
    return f"{rule} {'following suit' if follows else 'playing anything'}"


def _claim(mode: ClaimRankMode, can_lie: bool, may_doubt: bool) -> str:
    return f"claim {mode} {'lying or not' if can_lie else 'true'} {'doubted or not' if may_doubt else 'believed'}"


def _laid(mode: TableauMode, many: bool) -> str:
    return f"{'several cards' if many else 'a card'} played on a table of {mode}"


# ---------------------------------------------------------------------------------------- what cannot be


def _refused() -> Iterator[tuple[str, str]]:
    """Names that no sound genome has, each with the reason."""
    yield "DrawPhase.source hand", "a player cannot draw from the own hand"
    yield "DrawPhase.or_source hand", "a player cannot draw from the own hand"
    for kind in ("PlayPhase", "DiscardPhase"):
        for place in set(Location) - {Location.DISCARD, Location.TABLEAU}:
            yield f"{kind}.target {place}", "cards are laid on the discard pile or on the table"
    for place in (Location.HAND, Location.DISCARD, Location.OPPONENT_DISCARD):
        yield f"SwapPhase.source {place}", "cards are swapped with the deck, the table or another hand"
    for path in (
        "DrawPhase.count",
        "PlayPhase.max_cards",
        "DiscardPhase.count",
        "TurnUpPhase.count",
        "ExchangePhase.max_cards",
        "PassingPhase.count",
    ):
        yield f"{path} zero", "what can never act is refused"
    yield "TurnStructure.tricks_per_hand zero", "a hand has at least one trick"
    for path in ("MeldPhase.min_set", "MeldPhase.min_run", "MeldPhase.max_melds"):
        yield f"{path} zero", "a meld has at least two cards, and one can be laid"
    for path in ("ClaimPhase.min_cards", "ClaimPhase.max_cards"):
        yield f"{path} zero", "a claim is about at least one card"
    for path in ("BettingPhase.min_bet", "BettingPhase.max_bet", "BettingPhase.raise_increment"):
        yield f"{path} zero", "a bet or raise costs at least one chip"
    for path in ("WagerPhase.min_bet", "WagerPhase.max_bet"):
        yield f"{path} zero", "a stake costs at least one chip"
    yield "HouseRules.cards zero", "the house has a card"
    yield "wager twice in a turn", "players stake chips once in a hand"
    yield "GameRules.max_hands zero", "a game has a hand"
    for path, signature in SIGNATURES.items():
        if signature.about == "card":
            yield f"DrawPhase.condition asks {path}", "there is no card to judge before one is drawn"
            yield f"KnockPhase.condition asks {path}", "there is no card to judge"
            yield f"GameRules.hand_ends_if asks {path}", "there is no card to judge"
            yield f"BettingPhase.condition asks {path}", "there is no card to judge when bets are made"
    for operator in set(Operator) - {Operator.EQ, Operator.NE}:
        yield f"card_is_suit {operator}", "suits have no order"
    yield "SetupRules.rank_order of one", "an order has all ranks, and no deck here has but one"
    yield "TrickPhase.trump_order of one", "an order has all ranks, and no deck here has but one"
    yield "trump twice in a turn", "trumps are named once in a hand"
    yield _threshold(WinType.LAST_STANDING, True), "the last one in waits for nothing else"
    for trigger in set(TriggerMode) - {TriggerMode.IMMEDIATE}:
        yield _win(WinType.LAST_STANDING, trigger), "the last one in waits for nothing else"
    yield _win(WinType.LAST_STANDING, WinComparison.FIRST), "to be the last one in is no race"
    yield "GameGenome.win_conditions empty", "nobody could ever win"
    yield "GameGenome.teams of one", "there are at least two teams"
    yield "GameGenome.teams[] empty", "a team has at least one player"
    yield "1 players in teams", "there are at least two teams"
    yield "bidding twice in a turn", "players bid once in a hand"
    yield "passing twice in a turn", "cards are passed once in a hand"
    yield "tribute twice in a turn", "tribute is paid once in a hand"
    yield "TributePhase.cards zero", "what can never act is refused"
    for kind, comparison in (
        (WinType.HIGH_SCORE, WinComparison.LOWEST),
        (WinType.LOW_SCORE, WinComparison.HIGHEST),
        (WinType.MOST_CAPTURED, WinComparison.LOWEST),
        (WinType.MOST_TRICKS, WinComparison.LOWEST),
        (WinType.FEWEST_TRICKS, WinComparison.HIGHEST),
        (WinType.MOST_CHIPS, WinComparison.LOWEST),
        (WinType.LAST_STANDING, WinComparison.LOWEST),
    ):
        yield _win(kind, comparison), "the comparison contradicts the type"
    for kind in (WinType.LOW_SCORE, WinType.FEWEST_TRICKS):
        yield _win(kind, WinComparison.FIRST), "everybody starts low"
    for word in (*WinComparison, *TriggerMode):
        if word not in (WinComparison.NONE, TriggerMode.IMMEDIATE):
            yield _win(WinType.NOT_LAST, word), "the last one in is found at the end of a hand, and not compared"
    yield _threshold(WinType.NOT_LAST, True), "there is nothing to reach"
    for visibility in (Visibility.OWNER_ONLY, Visibility.REVEALED):
        yield f"SetupRules.deck_visibility {visibility}", "nobody owns the deck"
    yield _threshold(WinType.FIRST_TO_SCORE, False), "there must be a score to reach"
    for what in ("showdown", "best hand"):
        yield f"{what} by {HandEvaluationMethod.NONE}", "hands must be compared"


REFUSED = dict(_refused())

POSSIBLE = frozenset(_possible(Record(GameGenome), "", set())) | frozenset(_askable()) | frozenset(_possible_together())
"""Everything that the schema can express."""

ALL_FEATURES = POSSIBLE - REFUSED.keys()
"""Everything that a sound genome can express: what must be covered."""
