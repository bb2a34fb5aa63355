"""Books: so many cards of one rank are laid down at once, open, and captured."""

from darwindeck.genome.schema import Rank, ScoringTrigger
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import Takes
from darwindeck.simulation.reference._piles import capture_from_hand
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import captured_by, hand_of, moved
from darwindeck.simulation.reference._turns import score_cards


def lay_books(state: State, seat: int) -> State:
    """A player to whom cards have come lays down every book, twos first and aces last."""
    while book := _first_book(state, seat):
        state = _lay_book(state, seat, book)
    return state


def _first_book(state: State, seat: int) -> tuple[Card, ...]:
    size = state.genome.game_rules.book_size
    if size == 0 or seat not in state.in_hand:
        return ()
    hand = in_order(state.hands[seat])
    sets = (tuple(card for card in hand if card.rank is rank) for rank in Rank)
    return next((cards[:size] for cards in sets if len(cards) >= size), ())


def _lay_book(state: State, seat: int, book: tuple[Card, ...]) -> State:
    """The book is captured and scores for it; all cards of a rank together are also a complete set."""
    game = state.game
    state = capture_from_hand(state, seat, book)
    state = state.happened(Takes(seat, (moved(state, book, hand_of(seat), captured_by(seat)),)))
    state = score_cards(state, seat, ScoringTrigger.CAPTURE, book)
    is_whole = len(book) == game.count_of_rank[book[0].rank]
    return score_cards(state, seat, ScoringTrigger.SET_COMPLETE, book) if is_whole else state
