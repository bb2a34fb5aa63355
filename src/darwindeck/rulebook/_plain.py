"""A game without what never makes a difference: it plays the same, and there is less to explain."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from darwindeck.genome.conditions import AnyCondition, CompoundCondition, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    CardScoringRule,
    DiscardPhase,
    DrawPhase,
    Elimination,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    Phase,
    PlayPhase,
    ScoringRule,
    ScoringTrigger,
    TributePhase,
    TriggerMode,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._facts import Facts, answered, facts_of
from darwindeck.rulebook._going_out import can_get_rid_of_cards, going_out
from darwindeck.rulebook._hand_end import ends_without_cards, leads_on
from darwindeck.rulebook._logic import ALWAYS, NOT_AT_ALL, holds, kept, simplified
from darwindeck.rulebook._places import can_reshuffle, has_stock, is_one_round
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import can_lack_points, can_shoot_the_moon


def staged(genome: GameGenome) -> Scene:
    """A game as its rulebook sees it."""
    scene = Scene(plain(genome))
    return replace(scene, ends_with_hand=not leads_on(scene))


def plain(genome: GameGenome) -> GameGenome:
    """The same game without phases in which nothing ever happens, points and endings that never come about."""
    is_empty = ends_without_cards(Scene(genome))
    if is_empty:
        genome = _without_empty_hands(genome)
    genome = replace(genome, card_scoring=tuple(_plain_card_points(genome)))
    for _ in range(2):  # Once a rule never scores, conditions about scores may be settled.
        facts = facts_of(Scene(genome))
        in_the_end = facts.with_empty_hands() if is_empty else facts
        genome = replace(genome, scoring_rules=tuple(_plain_scoring(genome.scoring_rules, in_the_end)))
    scene = Scene(genome)
    phases = tuple(_plain_phase(phase, facts) for phase in scene.phases if _can_happen(phase, scene))
    if phases:
        genome = replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))
    return replace(genome, game_rules=_plain_rules(scene, facts))


def _without_empty_hands(genome: GameGenome) -> GameGenome:
    """The same game without questions about cards in hands at the end of a hand, where nobody ever holds any."""
    in_hands = (ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS)
    return replace(
        genome,
        card_scoring=tuple(one for one in genome.card_scoring if one.trigger not in in_hands),
        scoring_rules=tuple(rule for rule in genome.scoring_rules if not rule.per_card),
        win_conditions=tuple(map(_at_every_end, genome.win_conditions)),
    )


def _plain_card_points(genome: GameGenome) -> Iterator[CardScoringRule]:
    """Points for cards without those of suits that are never trumps, or of others who are not there."""
    moon = genome.game_rules.shoot_the_moon  # It leaves points aside that depend on trumps.
    for rule in genome.card_scoring:
        suit = rule.condition.suit
        if rule.trigger is ScoringTrigger.LEFT_IN_HANDS and genome.player_count == 1:
            continue
        if rule.trumps_only and _trumps_are_fixed(genome):
            if suit not in (None, genome.setup.trump_suit) or genome.setup.trump_suit is None:
                continue
            yield rule if suit is None or moon else replace(rule, trumps_only=False)
        else:
            yield rule


def _trumps_are_fixed(genome: GameGenome) -> bool:
    """Whether the same suit is trumps in every hand, or none is."""
    scene = Scene(genome)
    named = any(one.named_by is TrumpChooser.STARTER or scene.several_hands for one in scene.of_kind(TrumpPhase))
    return genome.setup.trump_source is TrumpSource.FIXED and not named


def _at_every_end(win: WinCondition) -> WinCondition:
    """A way to win that waits for empty hands, where every hand ends with them."""
    if is_race(win) or win.trigger_mode is TriggerMode.DECK_EMPTY:
        return win
    by_score = win.type in (WinType.ALL_HANDS_EMPTY, WinType.FIRST_TO_SCORE)
    at_once = replace(win, type=WinType.HIGH_SCORE) if by_score else win
    if win.trigger_mode is TriggerMode.ALL_HANDS_EMPTY:
        at_once = replace(at_once, trigger_mode=TriggerMode.IMMEDIATE)
    return win if is_race(at_once) else at_once


def _plain_rules(scene: Scene, facts: Facts) -> GameRules:
    rules = scene.genome.game_rules
    ends = answered(rules.hand_ends_if, facts)
    if ends is not None:
        left = simplified(ends, about_card=False)
        ends = ALWAYS if left is True else None if left is False else left
    stays = rules.elimination is Elimination.NO_SCORE and not can_lack_points(scene)
    return replace(
        rules,
        hand_ends_if=ends,
        elimination=Elimination.NONE if stays else rules.elimination,
        shoot_the_moon=rules.shoot_the_moon and can_shoot_the_moon(scene),
    )


# ---------------------------------------------------------------------------------------- phases


def _can_happen(phase: Phase, scene: Scene) -> bool:
    match phase:
        case TributePhase():
            has_places = going_out(scene) is not GoingOut.NONE and can_get_rid_of_cards(scene)
            return scene.several_hands and has_places and scene.genome.player_count > 1
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
    return ALWAYS if holds(condition, 0) else NOT_AT_ALL


def _plain_phase(phase: Phase, facts: Facts) -> Phase:
    def about_cards(condition: AnyCondition | None) -> AnyCondition | None:
        return kept(answered(condition, facts), about_card=True)

    match phase:
        case DrawPhase() | BettingPhase() | KnockPhase():
            return replace(phase, condition=kept(answered(phase.condition, facts), about_card=False))
        case PlayPhase():
            return replace(phase, valid_play_condition=about_cards(phase.valid_play_condition))
        case DiscardPhase():
            return replace(phase, matching_condition=about_cards(phase.matching_condition))
        case _:
            return phase


def _plain_scoring(rules: Sequence[ScoringRule], facts: Facts) -> Iterator[ScoringRule]:
    """Scoring rules without those that never score, and in their shortest form."""
    for rule in rules:
        condition = answered(rule.condition, facts)
        assert condition is not None
        left = simplified(condition, about_card=rule.per_card)
        if left is not False:
            yield replace(rule, condition=ALWAYS if left is True else left)
