"""What hands and cards are worth, and what special cards do."""

from typing import Any

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    ContractScoring,
    EffectType,
    Elimination,
    GamePoint,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    HouseRules,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    ScoringRule,
    ScoringTrigger,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TrickScoring,
    TrumpPhase,
)
from tests.support.playable_genomes._conditions import about_card, about_hand, joined
from tests.support.playable_genomes._deal import some_cards
from tests.support.playable_genomes._draft import Draft


def a_house(draft: Draft) -> HouseRules:
    cards = draft.upto(3)
    return HouseRules(
        cards=cards,
        face_up=draft.rng.randint(0, cards),
        stands_on=draft.rng.choice([0, 10, 16, 17, 18, 21]),
        hits_soft=draft.maybe(0.5),
        natural_pays_percent=draft.rng.choice([0, 100, 120, 150, 200]),
    )


def totals(draft: Draft) -> HandEvaluation:
    """Hands that are compared by their totals."""
    return an_evaluation(draft, HandEvaluationMethod.POINT_TOTAL)


def an_evaluation(draft: Draft, method: HandEvaluationMethod | None = None) -> HandEvaluation:
    method = method or draft.one_of(list(HandEvaluationMethod))
    if method is HandEvaluationMethod.DEADWOOD:
        return by_deadwood(draft)
    is_total = method is HandEvaluationMethod.POINT_TOTAL
    target = draft.one_of([15, 21, 0, draft.rng.randint(1, 40)]) if draft.maybe(0.6) else None
    bust = (draft.upto(20, 0) if target is None else target + draft.upto(5)) if draft.maybe(0.5) else None
    is_matching = method is HandEvaluationMethod.PATTERN_MATCH
    return HandEvaluation(
        method,
        tuple(_pattern(draft, i) for i in range(draft.rng.randint(1, 5))) if is_matching or draft.maybe(0.1) else (),
        some_values(draft) if is_total or draft.maybe(0.4) else (),
        target if is_total or draft.maybe(0.2) else None,
        bust if is_total or draft.maybe(0.2) else None,
        with_table=draft.maybe(0.3),
        one_suit=draft.maybe(0.3),
    )


def by_deadwood(draft: Draft) -> HandEvaluation:
    return HandEvaluation(HandEvaluationMethod.DEADWOOD, card_values=some_values(draft))


def some_values(draft: Draft) -> tuple[CardValue, ...]:
    ranks = draft.ranks if draft.maybe(0.7) else draft.rng.sample(draft.ranks, draft.upto(len(draft.ranks)))
    return tuple(
        CardValue(
            rank,
            min(rank.code + 2, draft.one_of([0, 10, 10, 14, 14])),
            draft.upto(11, 0) if draft.maybe(0.15) else None,
            draft.upto(40, 0) if draft.maybe(0.1) else None,
        )
        for rank in ranks
    )


def _pattern(draft: Draft, number: int) -> HandPattern:
    demands: list[dict[str, Any]] = [
        {"same_suit_count": draft.rng.randint(0, 5)},
        {"same_rank_groups": draft.one_of([(2,), (2,), (2, 2), (3,), (3, 2), (4,), (2, 0)])},
        {"sequence_length": draft.rng.randint(0, 5), "sequence_wrap": draft.maybe(0.5)},
        {"required_ranks": tuple(draft.rng.sample(draft.ranks, draft.upto(2)))},
        {"required_count": draft.rng.randint(0, 6)},
    ]
    wanted: dict[str, Any] = {}
    for demand in draft.rng.sample(demands, draft.upto(3)):
        wanted |= demand
    return HandPattern(f"pattern {number}", draft.rng.randint(0, 9), **wanted)


def some_card_scoring(draft: Draft) -> tuple[CardScoringRule, ...]:
    has_trumps = draft.has(TrumpPhase) or bool({"trump_suit", "trump_source"} & draft.setup.keys())
    triggers = [ScoringTrigger.HAND_END, ScoringTrigger.SET_COMPLETE]
    if draft.has(PlayPhase, TrickPhase):
        triggers += [ScoringTrigger.PLAY] * 2
    if draft.has(TrickPhase):
        triggers += [ScoringTrigger.TRICK_WIN] * 4
    if draft.setup.get("tableau_mode") in (TableauMode.WAR, TableauMode.MATCH_RANK):
        triggers += [ScoringTrigger.CAPTURE] * 4
    if draft.rules["going_out"] is not GoingOut.NONE:
        triggers += [ScoringTrigger.LEFT_IN_HANDS] * 3
    if draft.setup.get("tableau_mode") is TableauMode.MATCH_RANK:
        triggers += [ScoringTrigger.SWEEP] * 4
    return tuple(
        CardScoringRule(
            CardCondition() if draft.maybe(0.3) else some_cards(draft),
            draft.one_of([1] * 5 + [2, 5, -1, -3, 0]),
            draft.one_of(triggers),
            draft.maybe(0.3) and has_trumps,
        )
        for _ in range(draft.upto(3))
    )


def some_majorities(draft: Draft) -> tuple[MajorityScoring, ...]:
    return tuple(
        MajorityScoring(
            CardCondition() if draft.maybe(0.5) else some_cards(draft),
            draft.one_of([1, 1, 2, 5, -1, 0]),
            draft.one_of(list(MajorityMeasure)),
            some_values(draft) if draft.maybe(0.8) else (),
        )
        for _ in range(draft.upto(3))
    )


def some_scoring_rules(draft: Draft) -> tuple[ScoringRule, ...]:
    rules = []
    for _ in range(draft.upto(2)):
        per_card = draft.maybe(0.5)
        make = draft.one_of([about_card, about_hand]) if per_card else about_hand
        rules.append(ScoringRule(joined(draft, make), draft.one_of([1, 1, 2, 2, 5, -1, -4, 0]), per_card))
    return tuple(rules)


def some_effects(draft: Draft) -> tuple[SpecialEffect, ...]:
    return tuple(_effect(draft) for _ in range(draft.upto(6)))


def _effect(draft: Draft) -> SpecialEffect:
    on_the_turn = [EffectType.REVERSE_DIRECTION, EffectType.EXTRA_TURN]
    kind = draft.one_of(list(EffectType) if draft.players > 1 else on_the_turn)
    value = draft.upto(3, 0 if kind in on_the_turn else 1)
    return SpecialEffect(draft.one_of(draft.ranks), kind, draft.one_of(list(TargetSelector)), value)


def some_contracts(draft: Draft) -> ContractScoring:
    limit = draft.rng.randint(0, 4)
    return ContractScoring(
        points_per_trick_bid=draft.rng.randint(0, 10),
        overtrick_points=draft.rng.randint(0, 2),
        failed_contract_penalty=draft.upto(10, 0),
        nil_bonus=draft.upto(50, 0),
        nil_penalty=draft.upto(50, 0),
        bag_limit=limit,
        bag_penalty=draft.rng.randint(0, 20) if limit else 0,
    )


def some_trick_scoring(draft: Draft) -> TrickScoring:
    return TrickScoring(
        points_per_trick=draft.one_of([1, 1, 2, 0, -1]),
        book=draft.upto(3, 0),
        last_trick_points=draft.one_of([0, 0, 1, 5, -2]),
        points_per_card=draft.one_of([0, 0, 1, -1]),
        card_book=draft.upto(9, 0),
    )


def some_game_points(draft: Draft) -> tuple[GamePoint, ...]:
    thresholds = draft.rng.sample(range(-3, 12), draft.upto(3))
    with_tricks = draft.has(TrickPhase)
    return tuple(
        GamePoint(threshold, draft.one_of([1, 1, 2, 0, -1]), all_tricks=with_tricks and draft.maybe(0.3))
        for threshold in thresholds
    )


def some_elimination(draft: Draft, scores: bool) -> None:
    ways = [Elimination.NO_TRICKS] * 2 if draft.has(TrickPhase) else []
    ways += [Elimination.NO_SCORE] if scores else []
    if ways and draft.players > 1 and draft.maybe(0.35):
        draft.rules["elimination"] = draft.one_of(ways)
