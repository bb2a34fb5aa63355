"""Laying melds: sets and runs go from the hand onto the table, and other cards are added to them."""

from dataclasses import dataclass, replace

from darwindeck.genome.schema import MeldPhase
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import Lays, Place
from darwindeck.simulation.kinds import Asks, Laying, Making, PlaceKind, Showing
from darwindeck.simulation.questions import Select
from darwindeck.simulation.reasons import Enough, NoMeld
from darwindeck.simulation.reference._asking import turned_up
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._moves import ANY, PASS, STOP, Move, Verb, with_card
from darwindeck.simulation.reference._narrowing import blocked_by, rule_of_phase
from darwindeck.simulation.reference._piles import lay_meld, lot_among
from darwindeck.simulation.reference._sight import open_in_hand, plays_blind
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import MELDS, hand_of, moved


def meld_phase(state: State, phase: MeldPhase) -> State:
    """The walk's player lays melds and adds cards to them, as long as that is possible and wanted."""
    return Melding(state.walker, phase).do(state)


@dataclass(frozen=True)
class Melding:
    """A player lays melds; so many already in this phase."""

    seat: int
    phase: MeldPhase
    melds: int = 0

    def do(self, state: State) -> State:
        """Ask for the first card of a meld, or for one to add, if there is any."""
        return self.ask(state, ())

    def ask(self, state: State, chosen: tuple[Card, ...]) -> State:
        """Ask for the next card. When there is none, the cards chosen are laid."""
        offered = self._offered(state, chosen)
        if not offered:
            return self.lay(state, chosen) if chosen else state
        moves = [ANY] if plays_blind(state) else [with_card(Verb.MELD, card) for card in offered]
        if not chosen:
            moves.append(PASS)
        elif self.is_good(state, chosen):
            moves.append(STOP)
        return state.but(decision=ChooseMeld(self.seat, self, tuple(offered), tuple(moves), chosen))

    def lay(self, state: State, cards: tuple[Card, ...]) -> State:
        """Lay the cards, and go on. One that fits is added to a set, or else to a run; others make a meld."""
        is_added = self.makes(state, cards) is Making.ADDED
        as_set = cards[0].rank in {card.rank for card in state.melded_sets} if is_added else self._is_set(cards)
        for card in cards:
            state = lay_meld(state, self.seat, card, as_set=as_set)
        makes = Making.ADDED if is_added else Making.SET if as_set else Making.RUN
        move = moved(state, cards, hand_of(self.seat), MELDS)
        state = state.happened(Lays(seat=self.seat, as_=Laying.MELD, makes=makes, moves=(move,)))
        return state.then(self if is_added else replace(self, melds=self.melds + 1))

    # ------------------------------------------------------------------------------------ what may be laid

    def makes(self, state: State, cards: tuple[Card, ...]) -> Making:
        """What cards become that may be laid. One that can be added is, and makes no meld of its own."""
        if len(cards) == 1 and self._fits(state, cards[0]):
            return Making.ADDED
        return Making.SET if self._is_set(cards) else Making.RUN

    def can_be_laid(self, state: State, chosen: frozenset[Card], without: Card | None = None) -> bool:
        """Whether cards may be laid, alone or with others of the hand in whatever order, but not with a certain one."""
        cards = in_order(chosen)
        if cards and self.is_good(state, cards):
            return True
        if not self.may_meld:
            return False
        hand = [card for card in state.hands[self.seat] if card != without]
        if not cards:
            return any(self.can_be_laid(state, frozenset({card}), without) for card in hand)
        return self._makes_meld(state, cards, hand)

    def _offered(self, state: State, chosen: tuple[Card, ...]) -> list[Card]:
        """The cards that may be chosen next: the choice can be completed with cards later in canonical order."""
        hand = sorted(state.hands[self.seat])
        if chosen:
            return [card for card in hand if card > chosen[-1] and self._can_become_meld(state, (*chosen, card))]
        return [card for card in hand if self._fits(state, card) or self._can_become_meld(state, (card,))]

    def is_good(self, state: State, cards: tuple[Card, ...]) -> bool:
        """Whether cards may be laid as they are."""
        if len(cards) == 1 and self._fits(state, cards[0]):
            return True
        return self.may_meld and (self._is_set(cards) or self._is_run(state, cards))

    @property
    def may_meld(self) -> bool:
        """Whether another meld may be laid in this phase."""
        most = self.phase.max_melds
        return most is None or self.melds < most

    def _fits(self, state: State, card: Card) -> bool:
        """Whether a card can be added to a set of its rank, or to either end of a run of its suit."""
        if not self.phase.lay_off:
            return False
        place = state.game.place_of_rank
        next_to = (
            other.suit is card.suit and abs(place[other.rank] - place[card.rank]) == 1 for other in state.melded_runs
        )
        return any(other.rank is card.rank for other in state.melded_sets) or any(next_to)

    def _is_set(self, cards: tuple[Card, ...]) -> bool:
        return len(cards) >= max(1, self.phase.min_set) and len({card.rank for card in cards}) == 1

    def _is_run(self, state: State, cards: tuple[Card, ...]) -> bool:
        places = sorted(state.game.place_of_rank[card.rank] for card in cards)
        is_row = places == list(range(places[0], places[0] + len(places)))
        return len(cards) >= max(1, self.phase.min_run) and is_row and len({card.suit for card in cards}) == 1

    def _can_become_meld(self, state: State, chosen: tuple[Card, ...]) -> bool:
        """Whether cards make a new meld, alone or with others of the hand that come later in canonical order."""
        if not self.may_meld:
            return False
        usable = [card for card in state.hands[self.seat] if card in chosen or card > chosen[-1]]
        return self._makes_meld(state, chosen, usable)

    def _makes_meld(self, state: State, chosen: tuple[Card, ...], usable: list[Card]) -> bool:
        """Whether cards make a new meld, alone or with usable ones."""
        same_rank = tuple(card for card in usable if card.rank is chosen[0].rank)
        if self._is_set(same_rank) and set(chosen) <= set(same_rank):
            return True
        ranks = state.game.ranks
        for start in range(len(ranks)):
            row: tuple[Card, ...] = ()
            for rank in ranks[start:]:
                card = Card(rank, chosen[0].suit)
                if card not in usable:
                    break
                row = (*row, card)
                if self._is_run(state, row) and set(chosen) <= set(row):
                    return True
        return False


# ---------------------------------------------------------------------------------------- in any order


def explain_melding(state: State, melding: Melding, to: Place, chosen: frozenset[Card]) -> Explanation:
    """What may be chosen beside the cards chosen already, and why other cards of the hand may not."""
    hand = frozenset(open_in_hand(state, melding.seat, melding.seat))
    cards = in_order(chosen)
    able = in_order(card for card in hand - chosen if melding.can_be_laid(state, chosen | {card}))
    is_good = bool(cards) and melding.is_good(state, cards)
    phase = melding.phase
    fewest = 1 if phase.lay_off else max(1, min(phase.min_set, phase.min_run))
    lacks = NoMeld(phase.min_set, phase.min_run, rule_of_phase(state.phase))
    why = lacks if melding.may_meld else Enough(phase.max_melds or 0, rule_of_phase(state.phase, "max_melds"))
    needed = all(not melding.can_be_laid(state, chosen, without=card) for card in able)
    select = Select(
        fewest=fewest,
        most=len(hand),
        open=able,
        lacks=None if is_good else lacks,
        makes=melding.makes(state, cards) if is_good else None,
    )
    return Explanation(
        to=to,
        select=select if melding.may_meld else None,
        blocked=blocked_by(dict.fromkeys(hand.difference(able, chosen), why)),
        is_forced=needed and bool(chosen),
    )


@dataclass(frozen=True)
class ChooseMeld:
    """Which card to lay next, as part of a meld or to be added to one."""

    seat: int
    melding: Melding
    offered: tuple[Card, ...]
    moves: tuple[Move, ...]
    chosen: tuple[Card, ...]
    ask: Asks = Asks.MELD

    def explain(self, state: State) -> Explanation:
        """Which cards may be chosen next, and why others may not."""
        return self.explain_beside(state, frozenset(self.chosen))

    def explain_beside(self, state: State, chosen: frozenset[Card]) -> Explanation:
        """Which cards may be chosen beside those, and why others may not."""
        to = Place(PlaceKind.MELDS)
        return Explanation(to=to) if plays_blind(state) else explain_melding(state, self.melding, to, chosen)

    def decide(self, state: State, move: Move) -> State:
        """Choose the card, lay those chosen, or lay no more in this phase."""
        if move.verb is Verb.PASS:
            return state
        if move.verb is Verb.STOP:
            return self.melding.lay(state, self.chosen)
        card = move.card
        if card is None:
            card, state = lot_among(state, self.offered)
            state = turned_up(state, self.seat, card, Showing.LOT)
        return self.melding.ask(state, (*self.chosen, card))
