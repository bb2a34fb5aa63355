"""Rules about the deck, the deal and special cards."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import CAPTURING, has_phase, phases_of, rank_order_problems
from darwindeck.genome._stacks import needs_of_whole_hands
from darwindeck.genome._wording import counted
from darwindeck.genome.conditions import Operator, simple_conditions
from darwindeck.genome.limits import conditions_of
from darwindeck.genome.schema import (
    CaptureOrder,
    ClaimPhase,
    DiscardPhase,
    EffectType,
    GameGenome,
    GoingOut,
    Location,
    PlayPhase,
    Rank,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    Visibility,
)


def tableau_is_used(genome: GameGenome) -> Iterator[str]:
    """WAR is for two, and a tableau mode needs cards that are played to the table."""
    mode = genome.setup.tableau_mode
    if mode is TableauMode.WAR and genome.player_count != 2:
        yield (
            f"setup.tableau_mode is {mode}: WAR tableau mode requires exactly 2 players, "
            f"player_count is {genome.player_count}"
        )
    plays = (phase for phase in genome.turn_structure.phases if isinstance(phase, PlayPhase | DiscardPhase))
    if mode is not TableauMode.NONE and not any(phase.target is Location.TABLEAU for phase in plays):
        yield f"setup.tableau_mode is {mode}: no phase plays to the tableau, so it can never act"
    start = genome.setup.sequence_start_rank
    if start is not None and mode is not TableauMode.SEQUENCE:
        yield f"setup.sequence_start_rank is {start}: only a SEQUENCE tableau has piles to start"


def players_can_go_out(genome: GameGenome) -> Iterator[str]:
    """Going out is for games in which an empty hand stays empty."""
    rule = genome.game_rules.going_out
    if rule is not GoingOut.NONE and genome.setup.tableau_mode is TableauMode.WAR:
        yield f"game_rules.going_out is {rule}: in WAR an empty hand is filled with the captured cards"


def wild_cards_can_name_suits(genome: GameGenome) -> Iterator[str]:
    """A suit is named by who plays a wild card onto the discard pile."""
    if not genome.setup.wild_names_suit:
        return
    if not genome.setup.wild_cards:
        yield "setup.wild_names_suit is true: setup.wild_cards is empty, no card is wild"
    if not any(phase.target is Location.DISCARD for _, phase in phases_of(genome, PlayPhase)):
        yield "setup.wild_names_suit is true: no phase plays to the discard, where a suit is named"


def captures_can_be_made(genome: GameGenome) -> Iterator[str]:
    """Cards are added up and swept together where they capture each other."""
    mode = genome.setup.tableau_mode
    if genome.setup.capture_by_sum:
        if mode is not TableauMode.MATCH_RANK:
            yield f"setup.capture_by_sum is true: setup.tableau_mode is {mode}, use match_rank"
        if genome.hand_evaluation is None or not genome.hand_evaluation.card_values:
            yield "setup.capture_by_sum is true: hand_evaluation.card_values must say what cards count"
    if genome.game_rules.rest_to_last_captor and mode not in CAPTURING:
        yield f"game_rules.rest_to_last_captor is true: setup.tableau_mode is {mode}, nothing is captured"


def stacks_are_used(genome: GameGenome) -> Iterator[str]:
    """What is said about stacks needs stacks, and battles in which they lose and gain cards."""
    setup, down = genome.setup, genome.game_rules.war_cards_down
    has_battles = setup.hand_is_stack and setup.tableau_mode is TableauMode.WAR
    if setup.capture_order is not CaptureOrder.AS_LAID and not has_battles:
        yield f"setup.capture_order is {setup.capture_order}: cards are captured under stacks only in WAR with stacks"
    if down > 0 and not has_battles:
        yield f"game_rules.war_cards_down is {down}: cards are laid face down only in WAR with stacks"


def stacks_can_be_laid_from(genome: GameGenome) -> Iterator[str]:
    """Of a stack only the top card can be chosen, so that nothing may ask for more."""
    if not genome.setup.hand_is_stack:
        return
    for need in needs_of_whole_hands(genome):
        yield f"setup.hand_is_stack is true: {need}, which needs whole hands"
    is_sequence = genome.setup.tableau_mode is TableauMode.SEQUENCE
    for path, phase in phases_of(genome, object):
        match phase:
            case PlayPhase(target=Location.TABLEAU) | DiscardPhase(target=Location.TABLEAU) if is_sequence:
                continue
            case PlayPhase(min_cards=number) | ClaimPhase(min_cards=number) if number > 1:
                name = "min_cards"
            case DiscardPhase(count=number) if number > 1:
                name = "count"
            case _:
                continue
        yield f"{path}.{name} is {number}: only the top card of a stack can be chosen (setup.hand_is_stack is true)"


def open_places_can_be_seen(genome: GameGenome) -> Iterator[str]:
    """Who sees a place makes sense there, and players see what their plays must fit."""
    setup = genome.setup
    if setup.deck_visibility not in (Visibility.FACE_DOWN, Visibility.FACE_UP):
        yield f"setup.deck_visibility is {setup.deck_visibility}: nobody owns the deck, use face_down or face_up"
    if setup.tableau_mode is TableauMode.SEQUENCE and setup.tableau_visibility is not Visibility.FACE_UP:
        yield (
            f"setup.tableau_visibility is {setup.tableau_visibility}: "
            "players must see the piles of a SEQUENCE tableau, use face_up"
        )


def named_ranks_are_in_the_deck(genome: GameGenome) -> Iterator[str]:
    """Whatever names a rank names one of which the deck has a card."""
    ranks = genome.setup.ranks
    for path, rank in _named_ranks(genome):
        if rank not in ranks:
            yield f"{path} is {rank}: the deck has no card of that rank"


def order_names_every_rank(genome: GameGenome) -> Iterator[str]:
    """An order of the ranks has each of them once, or is left out."""
    order = genome.setup.rank_order
    yield from rank_order_problems(genome, "setup.rank_order", order)


def named_suits_are_in_the_deck(genome: GameGenome) -> Iterator[str]:
    """Whatever names a suit names one of which the deck has a card."""
    suits = genome.setup.suits
    for path, suit in _named_suits(genome):
        if suit is not None and suit not in suits:
            yield f"{path} is {suit}: the deck has no card of that suit"


def _named_suits(genome: GameGenome) -> Iterator[tuple[str, Suit | None]]:
    yield "setup.trump_suit", genome.setup.trump_suit
    for path, phase in phases_of(genome, TrickPhase):
        yield f"{path}.trump_suit", phase.trump_suit
        yield f"{path}.breaking_suit", phase.breaking_suit
        if phase.opening_card is not None:
            yield f"{path}.opening_card.suit", phase.opening_card.suit
    for i, rule in enumerate(genome.card_scoring):
        yield f"card_scoring[{i}].condition.suit", rule.condition.suit
    for i, majority in enumerate(genome.majority_scoring):
        yield f"majority_scoring[{i}].condition.suit", majority.condition.suit


def _named_ranks(genome: GameGenome) -> Iterator[tuple[str, Rank]]:
    for i, rank in enumerate(genome.setup.wild_cards):
        yield f"setup.wild_cards[{i}]", rank
    for i, rank in enumerate(genome.setup.rank_order):
        yield f"setup.rank_order[{i}]", rank
    if genome.setup.sequence_start_rank is not None:
        yield "setup.sequence_start_rank", genome.setup.sequence_start_rank
    for path, trick in phases_of(genome, TrickPhase):
        for i, rank in enumerate(trick.trump_order):
            yield f"{path}.trump_order[{i}]", rank
    for i, effect in enumerate(genome.special_effects):
        yield f"special_effects[{i}].trigger_rank", effect.trigger_rank
    for i, rule in enumerate(genome.card_scoring):
        if rule.condition.rank is not None:
            yield f"card_scoring[{i}].condition.rank", rule.condition.rank
    for path, trick in phases_of(genome, TrickPhase):
        if trick.opening_card is not None and trick.opening_card.rank is not None:
            yield f"{path}.opening_card.rank", trick.opening_card.rank
    for i, majority in enumerate(genome.majority_scoring):
        if majority.condition.rank is not None:
            yield f"majority_scoring[{i}].condition.rank", majority.condition.rank
    for path, phase in phases_of(genome, ClaimPhase):
        if phase.fixed_rank is not None:
            yield f"{path}.fixed_rank", phase.fixed_rank
    for path, swap in phases_of(genome, SwapPhase):
        if swap.blocked_by is not None:
            yield f"{path}.blocked_by", swap.blocked_by
    for path, whole in conditions_of(genome):
        for condition in simple_conditions(whole):
            if isinstance(condition.value, Rank) and condition.operator in (None, Operator.EQ):
                yield f"{path} asks card_is_rank, which", condition.value


def suits_can_be_dealt(genome: GameGenome) -> Iterator[str]:
    """Everybody can be dealt a suit, with cards enough."""
    setup = genome.setup
    if not setup.deal_suits:
        return
    suits = [suit for suit in Suit if suit in setup.suits]
    if genome.player_count > len(suits):
        yield f"setup.deal_suits is true: {genome.player_count} players need a suit each, the deck has {len(suits)}"
    sizes = [sum(card[1] is suit for card in setup.cards) for suit in suits[: genome.player_count]]
    if setup.cards_per_player > min(sizes, default=0):
        yield (
            f"setup.cards_per_player is {setup.cards_per_player}: setup.deal_suits is true, "
            f"and a suit has only {counted(min(sizes, default=0), 'card')}"
        )


def effects_can_happen(genome: GameGenome) -> Iterator[str]:
    """Special cards need somebody who plays them, somebody whom they hit, and something to do."""
    if genome.special_effects and not has_phase(genome, PlayPhase, TrickPhase):
        yield "special_effects is given: no phase plays cards, so that nothing ever triggers them"
    for i, effect in enumerate(genome.special_effects):
        needs_others = effect.effect_type in (
            EffectType.DRAW_CARDS,
            EffectType.FORCE_DISCARD,
            EffectType.SKIP_NEXT,
        )
        if needs_others and genome.player_count == 1:
            yield f"special_effects[{i}].target is {effect.target}: with 1 player there is no opponent to hit"
        if needs_others and effect.value == 0:
            yield f"special_effects[{i}].value is 0: {effect.effect_type} needs at least 1"


def turns_make_sense(genome: GameGenome) -> Iterator[str]:
    """A game may not be too short before it is broken off, and lasts a hand."""
    if genome.min_turns > genome.max_turns:
        yield f"min_turns is {genome.min_turns}: the game is broken off after max_turns, which is {genome.max_turns}"
    if genome.game_rules.max_hands == 0:
        yield "game_rules.max_hands is 0: a game has at least 1 hand"


RULES = (
    tableau_is_used,
    players_can_go_out,
    wild_cards_can_name_suits,
    captures_can_be_made,
    stacks_are_used,
    stacks_can_be_laid_from,
    open_places_can_be_seen,
    named_ranks_are_in_the_deck,
    order_names_every_rank,
    named_suits_are_in_the_deck,
    suits_can_be_dealt,
    effects_can_happen,
    turns_make_sense,
)
