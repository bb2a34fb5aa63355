"""Who sits where, who is in, and who is against whom."""

from darwindeck.genome.schema import TableauMode
from darwindeck.simulation.reference._state import State

CLOCKWISE = 1


def others_in_hand(state: State, seat: int, direction: int) -> list[int]:
    """The other players in the hand, in order from a seat on."""
    count = state.genome.player_count
    around = ((seat + direction * step) % count for step in range(1, count))
    return [other for other in around if other in state.in_hand]


def next_player(state: State, seat: int) -> int | None:
    """The next one in the direction of play who is in the hand, whoever that is; alone there is none."""
    return neighbour(state, seat, state.direction)


def neighbour(state: State, seat: int, direction: int) -> int | None:
    """The next one in a direction who is in the hand; alone there is none."""
    others = others_in_hand(state, seat, direction)
    return others[0] if others else None


def from_seat(state: State, seat: int, direction: int = CLOCKWISE) -> list[int]:
    """The players in the hand in order from a seat on, the one there first."""
    others = others_in_hand(state, seat, direction)
    return [seat, *others] if seat in state.in_hand else others


def are_opponents(state: State, one: int, other: int) -> bool:
    """Whether two players are on different sides."""
    return state.game.side_of[one] != state.game.side_of[other]


def opponents_in_hand(state: State, seat: int) -> list[int]:
    """The opponents in the hand, by seat."""
    return [other for other in sorted(state.in_hand) if are_opponents(state, seat, other)]


def deck_is_empty(state: State) -> bool:
    """Whether there is nothing to take from the deck: no card but those that stay there."""
    return len(state.deck) <= state.genome.game_rules.deck_reserve


def hands_are_empty(state: State) -> bool:
    """Whether no player in the hand holds a card. In WAR captured cards are held: they are the next hand."""
    if any(state.hands[seat] for seat in state.in_hand):
        return False
    is_war = state.genome.setup.tableau_mode is TableauMode.WAR
    return not (is_war and any(state.captured[seat] for seat in state.in_hand))
