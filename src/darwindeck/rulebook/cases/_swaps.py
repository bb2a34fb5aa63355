"""Swapping and exchanging cards: what is there to swap with, and what forbids it."""

from darwindeck.genome.schema import ExchangePhase, Location, SwapPhase
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ask, Verb
from darwindeck.simulation.reference._moves import PASS, SWAP
from darwindeck.simulation.reference._seats import next_player
from darwindeck.simulation.reference._sight import open_on_table
from darwindeck.simulation.reference._swapping import Swap, _source_for


def _swaps(moment: Moment) -> bool:
    return isinstance(moment.phase, SwapPhase)


def _source(moment: Moment) -> Location | None:
    """What a player swaps with who is in the hand, in a phase that begins."""
    phase, state = moment.begins, moment.state
    is_due = isinstance(phase, SwapPhase) and state.walker in state.in_hand
    return _source_for(state, phase) if is_due and isinstance(phase, SwapPhase) else None


def _asked(moment: Moment) -> Swap | None:
    decision = moment.state.decision
    return decision if moment.ask is Ask.SWAP and isinstance(decision, Swap) else None


def _swaps_hands(moment: Moment) -> bool:
    return _swaps(moment) and " swaps with P" in moment.told


def _finds_no_hand(moment: Moment) -> bool:
    if _source(moment) is not Location.OPPONENT_HAND:
        return False
    state, other = moment.state, next_player(moment.state, moment.state.walker)
    return other is not None and not (state.hands[state.walker] and state.hands[other])


def _neighbor_shows_card(moment: Moment) -> bool:
    return _swaps(moment) and " shows " in moment.told


def _last_one_does_not(moment: Moment) -> bool:
    """Whether somebody is to swap with the stock, be it empty, instead of the next player."""
    phase = moment.begins
    return isinstance(phase, SwapPhase) and _source(moment) is Location.DECK is not phase.source


def _may_swap_with_stock(moment: Moment) -> bool:
    swap = _asked(moment)
    return swap is not None and swap.source is Location.DECK


def _stock_shows_card(moment: Moment) -> bool:
    """Whether the top card of the stock forbids a swap; a card of a hand that is drawn by lot is turned up, too."""
    state = moment.state
    return _swaps(moment) and bool(state.deck) and moment.told.endswith(f" turns up {state.deck[-1]}")


def _stock_gives_card(moment: Moment) -> bool:
    return _swaps(moment) and moment.told.endswith(" from the deck")


def _takes_from_table(moment: Moment) -> bool:
    return _swaps(moment) and moment.told.endswith(" from the table")


def _swaps_all_with_table(moment: Moment) -> bool:
    return _swaps(moment) and moment.told.endswith("swaps with the table")


def _table_is_empty(moment: Moment) -> bool:
    return _source(moment) is Location.TABLEAU and not moment.state.table


def _holds_no_card(moment: Moment) -> bool:
    return _source(moment) is not None and not moment.state.hands[moment.state.walker]


def _chooses_open_card(moment: Moment) -> bool:
    return _swaps(moment) and moment.ask is Ask.TAKE


def _sees_no_card(moment: Moment) -> bool:
    """Whether somebody swaps a card with the table, and sees none of those that lie there."""
    swap, move = _asked(moment), moment.move
    if swap is None or swap.source is not Location.TABLEAU or move is None or move in (PASS, SWAP):
        return False
    return not open_on_table(moment.state, swap.seat)


def _exchanges(moment: Moment) -> bool:
    is_chosen = moment.move is not None and moment.move.verb is Verb.EXCHANGE
    return isinstance(moment.phase, ExchangePhase) and is_chosen


SWAPS = (
    Case(r"^You (may|must) exchange your (card|whole hand) for ", _swaps_hands),
    Case(r"for .*, if both of you hold cards", _finds_no_hand),
    Case(r"holds an? \w+, he or she shows it, and both keep", _neighbor_shows_card),
    Case(r"^(The last player of the round does|From the last player .* you do) not do this", _last_one_does_not),
    Case(r"^You (may|must) (lay|exchange) (a|your) card .*the top card of the stock", _may_swap_with_stock),
    Case(r"^If the top card is an? \w+, it is shown to everybody", _stock_shows_card),
    Case(r"^otherwise the card that is given for it goes onto", _stock_gives_card),
    Case(r"exchange one of your cards for one on the table", _takes_from_table),
    Case(r"or your whole hand for all the cards on the table", _swaps_all_with_table),
    Case(r"on the table.*, if any lie there", _table_is_empty),
    Case(r"^Without cards you cannot do this", _holds_no_card),
    Case(r"^Of cards that you can see you choose which one to take", _chooses_open_card),
    Case(r"^if you see none, it is drawn by lot", _sees_no_card),
    Case(r"and then draws (one|as many) from the stock", _exchanges),
)
