"""The house: what players stake against it, how it draws, and what it pays."""

from collections.abc import Collection
from dataclasses import dataclass

from darwindeck.genome.schema import HouseRules, WagerPhase
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import PaysOrGets, Shows, TurnedUp
from darwindeck.simulation.kinds import Asks, ChipsFor, HandEnd, Showing
from darwindeck.simulation.reference._drawing import refilled
from darwindeck.simulation.reference._explanations import PlainDecision
from darwindeck.simulation.reference._hands import is_bust, least_total, point_total, total_key
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._piles import show
from darwindeck.simulation.reference._seats import deck_is_empty, from_seat
from darwindeck.simulation.reference._state import State, at_seat
from darwindeck.simulation.reference._telling import DECK, HOUSE, moved
from darwindeck.simulation.reference._turns import begin_turn, end_hand

MOST_STAKES = 64
"""How many different stakes are offered at most."""


# ---------------------------------------------------------------------------------------- stakes


def wager_phase(state: State, phase: WagerPhase) -> State:
    """Once in a hand everybody stakes chips, then the house looks at its cards."""
    if state.wagering_is_done:
        return state
    return lay_stakes(state.then(LookForNatural()), phase)


def lay_stakes(state: State, phase: WagerPhase) -> State:
    """From the walk's player on, clockwise, everyone in the hand who has chips stakes some."""
    stakes = (AskForStake(phase, seat) for seat in from_seat(state, state.walker) if state.chips[seat] > 0)
    return state.but(wagering_is_done=True).then(*stakes)


@dataclass(frozen=True)
class AskForStake:
    """A player stakes chips; every stake is a turn."""

    phase: WagerPhase
    seat: int

    def do(self, state: State) -> State:
        """Ask for the stake."""
        state = begin_turn(state, self.seat)
        if state.outcome is not None:
            return state
        moves = possible_stakes(self.phase, state.chips[self.seat])
        return state.but(decision=ChooseStake(self.seat, moves))


@dataclass(frozen=True)
class ChooseStake(PlainDecision):
    """How much to stake."""

    seat: int
    moves: tuple[Move, ...]
    ask: Asks = Asks.WAGER
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """The chips are staked."""
        return stake(state, self.seat, move.number or 0)


def possible_stakes(phase: WagerPhase, chips: int) -> tuple[Move, ...]:
    """Multiples of the smallest stake up to the largest; all the chips of who has fewer than that."""
    least = max(1, phase.min_bet)
    if chips < least:
        return (Move(Verb.STAKE, number=chips),)
    count = min(max(1, min(phase.max_bet, chips) // least), MOST_STAKES)
    return tuple(Move(Verb.STAKE, number=least * times) for times in range(1, count + 1))


def stake(state: State, seat: int, chips: int) -> State:
    """A player stakes chips, or more of them."""
    return state.but(
        chips=at_seat(state.chips, seat, state.chips[seat] - chips),
        stakes=at_seat(state.stakes, seat, state.stakes[seat] + chips),
    )


@dataclass(frozen=True)
class LookForNatural:
    """When the stakes are laid the house looks at its cards."""

    def do(self, state: State) -> State:
        """Look."""
        return look_for_natural(state)


def look_for_natural(state: State) -> State:
    """A natural of the house ends the hand."""
    return end_hand(state, HandEnd.NATURAL) if _house_has_natural(state) else state


# ---------------------------------------------------------------------------------------- the end of a hand


def settle_with_house(state: State) -> State:
    """The house draws its cards, if somebody is still against it, then pays the winners and takes the other stakes."""
    if not any(state.stakes):
        return state
    state = _house_draws(state)
    for seat, chips in enumerate(state.stakes):
        if chips == 0:
            continue
        back = _payment(state, seat, chips)
        state = state.but(
            chips=at_seat(state.chips, seat, state.chips[seat] + back), house_chips=state.house_chips + chips - back
        )
        if back:
            state = state.happened(PaysOrGets(seat, back, ChipsFor.HOUSE))
    return state.but(stakes=(0,) * len(state.stakes))


def _house_draws(state: State) -> State:
    rules, evaluation = state.genome.house, state.genome.hand_evaluation
    against = [seat for seat in state.in_hand if state.stakes[seat]]
    if rules is None or all(is_bust(point_total(state.hands[seat], evaluation), evaluation) for seat in against):
        return state
    state = show(state, state.house).happened(Shows(cards=in_order(state.house), why=Showing.HOUSE))
    while _wants_card(state, rules):
        state = refilled(state)
        if deck_is_empty(state):
            break
        card = state.deck[-1]
        state = state.but(deck=state.deck[:-1], house=(*state.house, card))
        state = show(state, (card,))
        state = state.happened(TurnedUp((moved(state, (card,), DECK, HOUSE),)))
    return state


def _wants_card(state: State, rules: HouseRules) -> bool:
    """Whether the house draws: below the total that it stands on, or on it when that is soft."""
    evaluation = state.genome.hand_evaluation
    total = point_total(state.house, evaluation)
    if is_bust(total, evaluation):
        return False
    is_soft = least_total(state.house, evaluation) < total
    return total < rules.stands_on or (rules.hits_soft and is_soft and total == rules.stands_on)


def _payment(state: State, seat: int, chips: int) -> int:
    """What a player gets for a stake: nothing, the stake back, or the stake and what it has won."""
    rules, evaluation = state.genome.house, state.genome.hand_evaluation
    if rules is None:
        return chips
    total, house_total = point_total(state.hands[seat], evaluation), point_total(state.house, evaluation)
    if seat not in state.in_hand or is_bust(total, evaluation):
        return 0
    is_natural, house_is_natural = _has_natural(state, seat), _house_has_natural(state)
    if is_natural and not house_is_natural:
        return chips + chips * rules.natural_pays_percent // 100
    mine, theirs = total_key(total, evaluation), total_key(house_total, evaluation)
    if mine < theirs or (house_is_natural and not is_natural):
        return 0
    return chips if mine == theirs else 2 * chips


# ---------------------------------------------------------------------------------------- naturals


def _has_natural(state: State, seat: int) -> bool:
    return _is_natural(state, state.hands[seat], state.genome.setup.cards_per_player)


def _house_has_natural(state: State) -> bool:
    rules = state.genome.house
    return rules is not None and _is_natural(state, state.house, rules.cards)


def _is_natural(state: State, cards: Collection[Card], dealt: int) -> bool:
    """Whether as many cards as were dealt make exactly the target."""
    evaluation = state.genome.hand_evaluation
    if evaluation is None or evaluation.target_value is None or len(cards) != dealt:
        return False
    total = point_total(cards, evaluation)
    return total == evaluation.target_value and not is_bust(total, evaluation)
