"""What several rules ask about a genome."""

from collections.abc import Iterator
from typing import TypeVar

from darwindeck.genome._wording import counted
from darwindeck.genome.conditions import AnyCondition
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    HandEvaluationMethod,
    Location,
    PassAction,
    Phase,
    PlayPhase,
    Rank,
    SwapPhase,
    TableauMode,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    WagerPhase,
)

_Phase = TypeVar("_Phase")

CAPTURING = (TableauMode.WAR, TableauMode.MATCH_RANK)


def phases_of(genome: GameGenome, kind: type[_Phase]) -> Iterator[tuple[str, _Phase]]:
    """Every phase of a kind, with its path."""
    for i, phase in enumerate(genome.turn_structure.phases):
        if isinstance(phase, kind):
            yield f"turn_structure.phases[{i}]", phase


def has_phase(genome: GameGenome, *kinds: type) -> bool:
    """Whether a turn has a phase of one of these kinds."""
    return any(isinstance(phase, kinds) for phase in genome.turn_structure.phases)


def has_stakes(genome: GameGenome) -> bool:
    """Whether players ever put chips in."""
    return genome.setup.ante > 0 or genome.game_rules.pass_stake > 0 or has_phase(genome, BettingPhase, WagerPhase)


def somebody_can_pass(genome: GameGenome) -> bool:
    """Whether a walk can count as a pass: in a play or claim phase, or in a swap where passes renew the table."""
    renews = genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
    return has_phase(genome, PlayPhase, ClaimPhase) or (renews and has_phase(genome, SwapPhase))


def laying_condition(phase: Phase) -> AnyCondition | None:
    """What cards must be like to be laid in a phase."""
    match phase:
        case PlayPhase(valid_play_condition=condition) | DiscardPhase(matching_condition=condition):
            return condition
        case _:
            return None


def cards_are_laid_on(genome: GameGenome, place: Location) -> bool:
    """Whether players ever lay cards on the discard pile or on the table."""
    phases = genome.turn_structure.phases
    if place is Location.DISCARD:
        forced = any(effect.effect_type is EffectType.FORCE_DISCARD for effect in genome.special_effects)
        swaps = (phase for _, phase in phases_of(genome, SwapPhase))
        swapped = any(swap.source is Location.DECK or swap.last_from_deck for swap in swaps)
        if forced or swapped or has_phase(genome, ClaimPhase, ExchangePhase):
            return True
    return any(isinstance(phase, PlayPhase | DiscardPhase) and phase.target is place for phase in phases)


def has_cards(genome: GameGenome, place: Location) -> bool:
    """Whether cards ever lie on the discard pile or on the table."""
    setup = genome.setup
    laid_out = setup.initial_discard_count if place is Location.DISCARD else setup.initial_tableau_count
    is_turned_up = place is Location.TABLEAU and has_phase(genome, TurnUpPhase)
    return laid_out > 0 or is_turned_up or cards_are_laid_on(genome, place)


def cards_dealt(genome: GameGenome) -> int:
    """How many cards leave the deck before the first turn."""
    setup = genome.setup
    if setup.deal_remainder:
        return setup.deck_size
    beside = setup.initial_discard_count + setup.initial_tableau_count
    of_house = genome.house.cards if genome.house else 0
    return setup.cards_per_player * genome.player_count + beside + of_house


def deck_has_cards(genome: GameGenome) -> bool:
    """Whether there is ever a card to draw from the deck: one left by the deal, or one from the discard pile."""
    if cards_dealt(genome) + genome.game_rules.deck_reserve < genome.setup.deck_size:
        return True
    is_refilled = genome.game_rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD
    below_the_top = genome.setup.initial_discard_count > 1 or cards_are_laid_on(genome, Location.DISCARD)
    return is_refilled and below_the_top


def counts_deadwood(genome: GameGenome) -> bool:
    """Whether hands are compared by what fits into no meld."""
    evaluation = genome.hand_evaluation
    return evaluation is not None and evaluation.method is HandEvaluationMethod.DEADWOOD


def hands_have_cards(genome: GameGenome) -> bool:
    """Whether players ever hold a card: dealt to them, or drawn from somewhere else than another hand."""
    draws = [phase for phase in genome.turn_structure.phases if isinstance(phase, DrawPhase)]
    by_drawing = any(draw.source is not Location.OPPONENT_HAND for draw in draws) or has_phase(genome, AskPhase)
    return genome.setup.cards_per_player > 0 or genome.setup.deal_remainder or by_drawing


def rank_order_problems(genome: GameGenome, path: str, order: tuple[Rank, ...]) -> Iterator[str]:
    """What an order of the ranks lacks: it names every rank of the deck once, or none at all."""
    for rank in dict.fromkeys(order):
        if order.count(rank) > 1:
            yield f"{path} names {rank} {counted(order.count(rank), 'time')}: an order has every rank once"
    missing = [rank for rank in Rank if rank in genome.setup.ranks and rank not in order]
    if order and missing:
        yield f"{path} leaves out {', '.join(missing)}: an order has every rank of the deck"


def hands_have_trumps(genome: GameGenome) -> bool:
    """Whether a hand has trumps, be they told by the setup or named by a player."""
    setup = genome.setup
    return setup.trump_suit is not None or setup.trump_source is not TrumpSource.FIXED or has_phase(genome, TrumpPhase)


def cards_are_captured(genome: GameGenome) -> bool:
    """Whether players ever capture cards outside tricks: on the table, or as books."""
    return genome.setup.tableau_mode in CAPTURING or genome.game_rules.book_size > 0
