"""Tidying up: the same game without what can never matter in it."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from darwindeck.evolution.operators._fields import idle_fields
from darwindeck.evolution.operators._paths import put
from darwindeck.genome._idle import looks_at_scores
from darwindeck.genome._rules._facts import has_phase, has_stakes
from darwindeck.genome.conditions import CardReference, ConditionType, PlaceReference, simple_conditions
from darwindeck.genome.limits import asks, conditions_of
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    KnockPhase,
    Location,
    PassAction,
    StarterRule,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from darwindeck.rulebook._places import trumps_matter
from darwindeck.rulebook._plain import plain, staged
from darwindeck.rulebook._scene import Scene

ABOUT_CHIPS = (
    ConditionType.CHIP_COUNT,
    ConditionType.POT_SIZE,
    ConditionType.CURRENT_BET,
    ConditionType.CAN_AFFORD,
)
"""What can be asked about chips."""


def tidied(genome: GameGenome) -> GameGenome:
    """The same game without what never makes a difference to who wins; as it is where it is not sound."""
    if GenomeValidator.validate(genome):
        return genome
    return _by_ways(genome, (without_vain_rules, plain, *_QUICK_WAYS))


def without_vain_rules(genome: GameGenome) -> GameGenome:
    """The same game without what players choose or see for nothing: no other choice and no result depends on it.

    Games by chance need not go the same way without it, as they do without what never happens at all.
    """
    return _by_ways(genome, (_without_vain_bids, _without_vain_trumps, _without_vain_stakes, _without_vain_table))


def _by_ways(genome: GameGenome, ways: Iterable[Callable[[GameGenome], GameGenome]]) -> GameGenome:
    """A game tidied up in several ways, one after the other, without those that would leave it unsound."""
    for tidy in ways:
        tidier = tidy(genome)
        if tidier != genome and not GenomeValidator.validate(tidier):
            genome = tidier
    return genome


def essence(genome: GameGenome) -> GameGenome:
    """What of a game can make a difference, as far as that is quickly told. It need not be a sound game."""
    for tidy in _QUICK_WAYS:
        genome = tidy(genome)
    return genome


def _without_vain_bids(genome: GameGenome) -> GameGenome:
    """Bids are for nothing where contracts do not score, or scores do not count."""
    if genome.contract_scoring is not None and _points_count(genome):
        return genome
    return replace(_without_phases(genome, BiddingPhase), contract_scoring=None)


def _without_vain_trumps(genome: GameGenome) -> GameGenome:
    return genome if trumps_matter(Scene(genome)) else _without_phases(genome, TrumpPhase)


def _without_vain_stakes(genome: GameGenome) -> GameGenome:
    """Chips are staked for nothing where no hand ends before the game does, so that nobody is ever paid."""
    by_chips = any(win.type is WinType.MOST_CHIPS for win in genome.win_conditions)
    scene = staged(genome)
    if scene.hands_end or by_chips or not scene.has_chips or asks(genome, *ABOUT_CHIPS):
        return genome
    left = replace(_without_phases(genome, BettingPhase, WagerPhase), house=None)
    return _without_unused_hands(_without_vain_chips(left))


def _without_vain_table(genome: GameGenome) -> GameGenome:
    """Cards are laid on the table for nothing where nobody takes, matches or counts any."""
    places = {getattr(phase, name, None) for phase in genome.turn_structure.phases for name in _PLACES}
    asked = {one.reference for _, whole in conditions_of(genome) for one in simple_conditions(whole)}
    in_hands = genome.hand_evaluation is not None and genome.hand_evaluation.with_table
    moves = genome.game_rules.consecutive_pass_action in (PassAction.CLEAR_TABLEAU, PassAction.RENEW_TABLEAU)
    is_used = Location.TABLEAU in places or has_phase(genome, TurnUpPhase) or in_hands or moves
    if is_used or asked & {PlaceReference.TABLEAU, CardReference.TABLEAU_TOP}:
        return genome
    return replace(genome, setup=replace(genome.setup, initial_tableau_count=0))


_PLACES = ("source", "or_source", "target")
"""Where phases take cards from, or lay them."""


def _without_phases(genome: GameGenome, *kinds: type) -> GameGenome:
    turn = genome.turn_structure
    left = tuple(phase for phase in turn.phases if not isinstance(phase, kinds))
    return replace(genome, turn_structure=replace(turn, phases=left))


def _without_idle_fields(genome: GameGenome) -> GameGenome:
    for field in idle_fields(genome):
        genome = put(genome, field.path, field.declared.default)
    return genome


def _without_covered_effects(genome: GameGenome) -> GameGenome:
    """Of two effects on one rank only the later one counts."""
    by_rank = {effect.trigger_rank: effect for effect in genome.special_effects}
    left = tuple(effect for effect in genome.special_effects if by_rank[effect.trigger_rank] is effect)
    return replace(genome, special_effects=left)


def _without_vain_points(genome: GameGenome) -> GameGenome:
    """Points are for nothing where nobody ever looks at them."""
    if _points_count(genome):
        return genome
    return replace(
        _without_phases(genome, BiddingPhase),
        setup=replace(genome.setup, starting_score=0),
        card_scoring=(),
        scoring_rules=(),
        majority_scoring=(),
        game_points=(),
        trick_scoring=None,
        contract_scoring=None,
        game_rules=replace(
            genome.game_rules,
            place_points=(),
            worst_hand_points=0,
            others_pay_from=None,
            shoot_the_moon=False,
            failed_nil_helps=True,
        ),
    )


def _points_count(genome: GameGenome) -> bool:
    """Whether anything depends on points: who wins, who starts, or what may be done."""
    return looks_at_scores(genome) or genome.game_rules.starter is StarterRule.BEST_OF_HAND


def _without_vain_chips(genome: GameGenome) -> GameGenome:
    """Chips are for nothing where nobody bets or stakes any, nor wins by them."""
    by_chips = any(win.type is WinType.MOST_CHIPS for win in genome.win_conditions)
    if by_chips or has_phase(genome, BettingPhase, WagerPhase) or asks(genome, *ABOUT_CHIPS):
        return genome
    setup = replace(genome.setup, starting_chips=0, ante=0)
    return replace(genome, setup=setup, game_rules=replace(genome.game_rules, pass_stake=0))


def _without_unused_hands(genome: GameGenome) -> GameGenome:
    """How hands compare is for nothing where nobody compares them, nor counts what is in them."""
    is_used = (
        has_stakes(genome)
        or any(win.type is WinType.BEST_HAND for win in genome.win_conditions)
        or genome.house is not None
        or genome.game_rules.worst_hand_points != 0
        or genome.setup.capture_by_sum
        or has_phase(genome, KnockPhase)
        or asks(genome, ConditionType.HAND_VALUE)
    )
    return genome if is_used else replace(genome, hand_evaluation=None)


def _without_vain_keeping(genome: GameGenome) -> GameGenome:
    """Nobody has to keep what was taken from the discard pile where nobody takes anything from there."""
    piles, turn = (Location.DISCARD, Location.OPPONENT_DISCARD), genome.turn_structure
    if any(isinstance(phase, DrawPhase) and {phase.source, phase.or_source} & {*piles} for phase in turn.phases):
        return genome
    phases = (replace(one, keep_taken=False) if isinstance(one, DiscardPhase) else one for one in turn.phases)
    return replace(genome, turn_structure=replace(turn, phases=tuple(phases)))


_QUICK_WAYS = (
    _without_covered_effects,
    _without_vain_points,
    _without_vain_chips,
    _without_unused_hands,
    _without_vain_keeping,
    _without_idle_fields,
)
