"""Sound genomes by chance that make games: families of games, their ingredients mixed and their numbers small.

Where `random_genomes` tries what the machine can hold, these try what it can play. Each is drafted step by step, so
that later steps know what the earlier ones have laid down; a draft that is not sound is thrown away.
"""

from dataclasses import replace
from random import Random
from typing import Any

from darwindeck.genome.schema import (
    BiddingPhase,
    ClaimPhase,
    DeckEmptyAction,
    ExchangePhase,
    GameGenome,
    GameRules,
    HandEvaluationMethod,
    KnockPhase,
    PassAction,
    PassingPhase,
    PlayPhase,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    StarterRule,
    Suit,
    TableauMode,
    TieBreaker,
    TrickPhase,
    TurnStructure,
    WagerPhase,
)
from darwindeck.genome.validator import GenomeValidator
from tests.support.playable_genomes._conditions import about_hand, joined
from tests.support.playable_genomes._deal import choose_deck, deal
from tests.support.playable_genomes._draft import Draft
from tests.support.playable_genomes._families import (
    FAMILIES,
    a_discard,
    a_draw,
    a_knock,
    a_meld,
    a_passing,
    a_turn_up,
    betting,
    house,
    war,
)
from tests.support.playable_genomes._points import (
    a_house,
    an_evaluation,
    some_card_scoring,
    some_contracts,
    some_effects,
    some_elimination,
    some_game_points,
    some_majorities,
    some_scoring_rules,
    some_trick_scoring,
    totals,
)
from tests.support.playable_genomes._winning import a_win, add_places, going_out, some_teams

__all__ = ["playable_genome"]


def playable_genome(rng: Random) -> GameGenome:
    """A sound genome whose games have something in them."""
    while True:
        genome = _attempt(rng)
        if GenomeValidator.validate(genome) == []:
            return genome


def _attempt(rng: Random) -> GameGenome:
    players = rng.choice([1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6])
    families = [rng.choice(FAMILIES)]
    if rng.random() < (0.7 if betting in families or house in families else 0.3):
        families.append(rng.choice(FAMILIES))
    if war in families:
        players = 2
        if rng.random() < 0.2:
            families.append(betting)
    draft = Draft(rng, players, {}, list(Rank), list(Suit))
    choose_deck(draft)
    if draft.maybe(0.2):
        draft.setup["hand_is_stack"] = True
    if betting in families or house in families:
        draft.setup["starting_chips"] = rng.choice([3, 5, 10, 20, 50])
        draft.setup["ante"] = draft.upto(3) if draft.maybe(0.3) else 0
    elif draft.maybe(0.03):
        draft.setup |= {"starting_chips": rng.choice([5, 10]), "ante": draft.upto(5)}
    draft.evaluation = an_evaluation(draft) if draft.maybe(0.5) or betting in families else None
    if house in families:
        draft.evaluation = totals(draft)
    for family in families:
        draft.phases += family(draft)
    if draft.maybe(0.15):
        draft.phases.insert(rng.randint(0, len(draft.phases)), a_draw(draft))
    if draft.maybe(0.08):
        draft.phases.append(a_discard(draft))
    if not draft.has(PassingPhase) and draft.maybe(0.1):
        draft.phases.insert(rng.randint(0, len(draft.phases)), a_passing(draft))
    for _ in range(2):
        if draft.maybe(0.07):
            draft.phases.insert(rng.randint(0, len(draft.phases)), a_turn_up(draft))
    if draft.maybe(0.05):
        draft.phases.insert(rng.randint(0, len(draft.phases)), ExchangePhase(draft.upto(5)))
    for _ in range(draft.one_of([0] * 7 + [1, 1, 1, 2, 2])):
        place = rng.randint(0, len(draft.phases))
        draft.phases.insert(place, a_knock(draft) if draft.maybe(0.5) else a_meld(draft))
    deal(draft)
    return _finished(draft)


def _finished(draft: Draft) -> GameGenome:
    rng = draft.rng
    plays = draft.has(PlayPhase, TrickPhase)
    has_bids = draft.has(BiddingPhase)
    draft.rules.setdefault("going_out", going_out(draft))
    if draft.has_chips and draft.has(PlayPhase, ClaimPhase) and draft.maybe(0.4):
        draft.rules["pass_stake"] = draft.upto(2)
    add_places(draft)
    if isinstance(first := draft.phases[0], WagerPhase) and draft.maybe(0.5):
        draft.phases[0] = replace(first, before_deal=True)
    card_scoring = some_card_scoring(draft) if draft.maybe(0.5) else ()
    scoring_rules = some_scoring_rules(draft) if draft.maybe(0.25) else ()
    captures = draft.has(TrickPhase) or draft.setup.get("tableau_mode") in (TableauMode.WAR, TableauMode.MATCH_RANK)
    majorities = some_majorities(draft) if captures and draft.maybe(0.3) else ()
    contracts = some_contracts(draft) if has_bids and draft.maybe(0.8) else None
    teams = some_teams(draft)
    may_bid_nil = any(isinstance(phase, BiddingPhase) and phase.allow_nil for phase in draft.phases)
    if contracts and teams and may_bid_nil:
        draft.rules["failed_nil_helps"] = draft.maybe(0.5)
    trick_scoring = some_trick_scoring(draft) if draft.has(TrickPhase) and draft.maybe(0.4) else None
    by_place = any(draft.rules.get("place_points", ()))
    counts_deadwood = draft.evaluation is not None and draft.evaluation.method is HandEvaluationMethod.DEADWOOD
    by_knock = draft.has(KnockPhase) and counts_deadwood
    scores = bool(card_scoring or scoring_rules or majorities or contracts or trick_scoring or by_place or by_knock)
    some_elimination(draft, scores)
    rules: dict[str, Any] = {
        "consecutive_pass_action": draft.one_of([PassAction.NONE] * 4 + list(PassAction)),
        "passes_to_trigger": draft.upto(4, 0) if draft.maybe(0.3) else None,
        "deck_empty_action": draft.one_of(list(DeckEmptyAction)),
        "tie_breaker": draft.one_of(list(TieBreaker)),
        "max_hands": draft.upto(4) if draft.maybe(0.2) else None,
        "shoot_the_moon": any(rule.trigger is ScoringTrigger.TRICK_WIN for rule in card_scoring) and draft.maybe(0.4),
        "book_size": 0 if draft.setup.get("hand_is_stack") else draft.one_of([0] * 9 + [2, 3, 4]),
        "deck_reserve": draft.upto(8, 0) if draft.maybe(0.3) else 0,
        "hand_ends_if": joined(draft, about_hand) if draft.maybe(0.1) else None,
    }
    compares = draft.evaluation is not None and draft.evaluation.method is not HandEvaluationMethod.NONE
    if compares and draft.players > 1 and draft.maybe(0.3):
        rules["worst_hand_points"] = draft.one_of([-1, -1, -2, 1])
        by_total = draft.evaluation is not None and draft.evaluation.method is HandEvaluationMethod.POINT_TOTAL
        rules["others_pay_from"] = draft.upto(30, 0) if by_total and draft.maybe(0.5) else None
        scores = True
    if scores and draft.maybe(0.15):
        draft.rules["starter"] = StarterRule.BEST_OF_HAND
    max_turns = draft.one_of([rng.randint(20, 200)] * 9 + [rng.randint(1, 1000)])
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id=f"playable-{rng.randrange(10**6)}",
        generation=rng.randrange(100),
        setup=SetupRules(**draft.setup),
        turn_structure=TurnStructure(tuple(draft.phases), **draft.turn),
        special_effects=some_effects(draft) if plays and draft.maybe(0.4) else (),
        win_conditions=tuple(a_win(draft, scores) for _ in range(draft.upto(3))),
        scoring_rules=scoring_rules,
        max_turns=max_turns,
        player_count=draft.players,
        min_turns=rng.randint(0, min(10, max_turns)),
        card_scoring=card_scoring,
        hand_evaluation=draft.evaluation,
        house=a_house(draft) if draft.has(WagerPhase) else None,
        game_rules=GameRules(**rules | draft.rules),
        contract_scoring=contracts,
        trick_scoring=trick_scoring,
        game_points=some_game_points(draft) if scores and draft.maybe(0.2) else (),
        majority_scoring=majorities,
        **teams,
    )
