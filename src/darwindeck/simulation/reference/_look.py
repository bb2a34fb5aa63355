"""Looking at a position: what one pair of eyes sees of it, as a value, with nothing that the viewer does not know."""

from collections.abc import Collection

from darwindeck.genome.schema import PassingPhase, Suit, TrickPhase
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import Pile, Place
from darwindeck.simulation.kinds import Asks, MeldKind, PlaceKind, ViewField
from darwindeck.simulation.reference._hands import point_total
from darwindeck.simulation.reference._look_at_players import look_at_players, open_of_hand
from darwindeck.simulation.reference._passing import gifts_chosen
from darwindeck.simulation.reference._questions import question_of
from darwindeck.simulation.reference._selections import fits, play_to_beat
from darwindeck.simulation.reference._sight import known_to, lies_open_in_deck, open_on_table, sees_on_discard
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._table import fields_shown
from darwindeck.simulation.reference._tricks import best_in_trick, still_to_play, tricks_of_hand
from darwindeck.simulation.views import (
    ClaimMade,
    Counters,
    Gift,
    House,
    Knocked,
    KnownCards,
    Meld,
    Placed,
    Pot,
    ToBeat,
    Trick,
    View,
)


def look(state: State, seat: int | None) -> View:
    """What a player sees of a position and may do in it; everything, for all eyes (None).

    Raises:
        IndexError: When there is no such seat.
    """
    if seat is not None and seat not in state.game.seats:
        raise IndexError(f"there is no seat {seat}: the game is for {state.genome.player_count}")
    has, claim = fields_shown(state.game), state.claim
    on_table = _open_on_table(state, seat)
    last = state.last_on_table
    return View(
        seat=seat,
        hand_number=state.hand_number,
        starter=state.starter,
        walker=state.walker,
        direction=state.direction,
        skips=state.skips,
        passes=state.passes,
        turns=state.turns,
        ask=question_of(state, seat),
        players=look_at_players(state, seat),
        bags=state.bags if ViewField.BAGS in has else None,
        deck=Pile(len(state.deck), _open_in_deck(state, seat)),
        discard=tuple(card if _is_open(state, seat, card) else None for card in state.discard),
        named=state.named_suit,
        table=Pile(len(state.table), on_table),
        table_top=last if last in on_table else None,
        fits=_fitting(state, on_table) if ViewField.FITS in has else None,
        melds=_melds(state) or None,
        trick=_trick(state, seat),
        broken=_broken(state) if ViewField.BROKEN in has else None,
        battle=_battle(state, on_table) or None,
        to_beat=_to_beat(state, on_table),
        gifts=_gifts(state, seat) or None,
        claim=ClaimMade(claim.seat, claim.rank, len(claim.cards)) if claim else None,
        asked=state.asked,
        pot=_pot(state) if ViewField.POT in has else None,
        house=_house(state, seat) if ViewField.HOUSE in has else None,
        trump=_trump(state),
        knocked=_knocked(state),
        last_places=state.last_places or None if ViewField.LAST_PLACES in has else None,
        known=_known(state, seat, on_table) or None,
        counters=Counters(state.decisions, state.idle) if seat is None else None,
    )


# ---------------------------------------------------------------------------------------- piles


def _open_in_deck(state: State, seat: int | None) -> tuple[Card, ...]:
    return tuple(card for card in reversed(state.deck) if seat is None or lies_open_in_deck(state, card))


def _is_open(state: State, seat: int | None, card: Card) -> bool:
    return seat is None or sees_on_discard(state, seat, card)


def _open_on_table(state: State, seat: int | None) -> tuple[Card, ...]:
    return in_order(state.table) if seat is None else tuple(open_on_table(state, seat))


def _fitting(state: State, on_table: Collection[Card]) -> tuple[Card, ...]:
    """What fits, as far as the viewer sees the piles. In sound games everybody does."""
    if len(on_table) < len(state.table):
        return ()
    return tuple(card for card in state.game.cards if card not in state.table and fits(state, card))


def _known(state: State, seat: int | None, on_table: Collection[Card]) -> tuple[KnownCards, ...]:
    """What a player knows of deck, discard pile, table and hands, beside what lies open there."""
    if seat is None:
        return ()
    on_discard = [card for card in state.discard if sees_on_discard(state, seat, card)]
    places: list[tuple[Place, Collection[Card], Collection[Card]]] = [
        (Place(PlaceKind.DECK), state.deck, _open_in_deck(state, seat)),
        (Place(PlaceKind.DISCARD), state.discard, on_discard),
        (Place(PlaceKind.TABLE), state.table, on_table),
    ]
    for owner, hand in enumerate(state.hands):
        places.append((Place(PlaceKind.HAND, owner), hand, open_of_hand(state, seat, owner)))
    known = known_to(state, seat)
    found = [KnownCards(at, in_order(known.intersection(cards).difference(opened))) for at, cards, opened in places]
    return tuple(one for one in found if one.cards)


# ---------------------------------------------------------------------------------------- melds, tricks, battles


def _melds(state: State) -> tuple[Meld, ...]:
    """Sets by rank, then runs by suit; cards of a suit next to each other are one run."""
    ranks = sorted({card.rank for card in state.melded_sets}, key=lambda rank: rank.code)
    of_rank = (in_order(card for card in state.melded_sets if card.rank is rank) for rank in ranks)
    sets = (Meld(MeldKind.SET, cards) for cards in of_rank)
    runs = (Meld(MeldKind.RUN, cards) for suit in Suit for cards in _runs_of(state, suit))
    return (*sets, *runs)


def _runs_of(state: State, suit: Suit) -> list[tuple[Card, ...]]:
    place = state.game.place_of_rank
    runs: list[tuple[Card, ...]] = []
    for card in sorted(state.melded_runs, key=lambda one: place[one.rank]):
        if card.suit is not suit:
            continue
        if runs and place[runs[-1][-1].rank] == place[card.rank] - 1:
            runs[-1] = (*runs[-1], card)
        else:
            runs.append((card,))
    return runs


def _trick(state: State, seat: int | None) -> Trick | None:
    """The trick while one is played, or its cards lie there."""
    phase, decision = state.game.phases[state.phase], state.decision
    is_played = bool(state.trick) or (decision is not None and decision.ask is Asks.TRICK)
    if not isinstance(phase, TrickPhase) or not is_played:
        return None
    shown = [(one, card if seat in (None, one) or not phase.face_down else None) for one, card in state.trick]
    order = still_to_play(state)
    return Trick(
        leader=state.trick[0][0] if state.trick else order[0],
        cards=tuple(Placed(one, card) for one, card in sorted(shown, key=lambda placed: placed[0])),
        best=best_in_trick(state, phase),
        to_play=order,
        number=state.tricks_played + 1,
        of=tricks_of_hand(state),
    )


def _trump(state: State) -> Suit | None:
    """The trumps of the trick that is being played, else of the hand."""
    phase = state.game.phases[state.phase]
    return state.game.trump_in(phase, state.trump) if isinstance(phase, TrickPhase) else state.trump


def _broken(state: State) -> tuple[Suit, ...]:
    held_back = {phase.breaking_suit for phase in state.game.phases if isinstance(phase, TrickPhase)}
    return tuple(suit for suit in Suit if suit in held_back & state.broken)


def _battle(state: State, on_table: Collection[Card]) -> tuple[Placed, ...]:
    standing = ((seat, card) for seat, card in enumerate(state.battle) if card is not None)
    return tuple(Placed(seat, card if card in on_table else None) for seat, card in standing)


def _to_beat(state: State, on_table: Collection[Card]) -> ToBeat | None:
    cards = play_to_beat(state)
    if not cards or state.last_to_play is None:
        return None
    return ToBeat(state.last_to_play, in_order(card for card in cards if card in on_table))


# ---------------------------------------------------------------------------------------- gifts, pot, house, knock


def _gifts(state: State, seat: int | None) -> tuple[Gift, ...]:
    """Cards chosen to be passed. They lie open to who has chosen them, as the hand does that they are in."""
    phase = state.game.phases[state.phase]
    if not isinstance(phase, PassingPhase):
        return ()
    gifts = sorted(gifts_chosen(state, phase), key=lambda gift: gift.giver)
    seen = {gift.giver: open_of_hand(state, seat, gift.giver) if seat in (None, gift.giver) else () for gift in gifts}
    return tuple(
        Gift(gift.giver, gift.receiver, Pile(len(gift.cards), in_order(set(gift.cards).intersection(seen[gift.giver]))))
        for gift in gifts
    )


def _pot(state: State) -> Pot:
    betting = state.betting
    return Pot(sum(state.paid), betting.to_match if betting else 0, betting.raises if betting else 0)


def _house(state: State, seat: int | None) -> House:
    cards = in_order(card for card in state.house if seat is None or card in state.shown)
    is_open = bool(cards) and len(cards) == len(state.house)
    worth = point_total(cards, state.genome.hand_evaluation) if is_open else None
    return House(hand=Pile(len(state.house), cards), worth=worth, chips=state.house_chips)


def _knocked(state: State) -> Knocked | None:
    """Who has knocked, and who has a walk left before the hand is over."""
    knock = state.knock
    if knock is None:
        return None
    return Knocked(knock.seat, tuple(sorted(state.in_hand - knock.walked_since - {knock.seat})))
