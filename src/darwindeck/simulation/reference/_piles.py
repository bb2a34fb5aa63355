"""Moves cards from pile to pile, with all that follows for who laid, sees and knows them.

These functions move cards and nothing else: what a move scores, captures or sets off is told elsewhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from darwindeck.genome.schema import Visibility
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.chance import one_of, shuffled
from darwindeck.simulation.reference._knowledge import (
    after_leaving_hand,
    after_leaving_table,
    after_leaving_unseen,
    after_moving,
    after_shuffling,
    everybody,
)
from darwindeck.simulation.reference._sight import sees_in_hand, sees_on_discard, sees_on_table
from darwindeck.simulation.reference._state import State, at_seat


def lot_among(state: State, cards: Iterable[Card]) -> tuple[Card, State]:
    """A card by lot, counted in canonical order."""
    ordered = in_order(cards)
    place, chance = one_of(len(ordered), state.chance)
    return ordered[place], state.but(chance=chance)


# ---------------------------------------------------------------------------------------- out of a hand


def lay_on_discard(state: State, seat: int, card: Card, *, played: bool = False, face_down: bool = False) -> State:
    """A card goes from a hand onto the discard pile; face down for a claim or an exchange."""
    visibility = state.genome.setup.discard_visibility
    after = state.but(
        **_without(state, seat, card),
        discard=(*state.discard, card),
        laid=at_seat(state.laid, seat, state.laid[seat] | {card}),
        face_down=state.face_down | {card} if face_down else state.face_down,
        shown=state.shown if face_down else _shown_by(state, card, visibility, played),
        named_suit=None,
        is_busy=True,
    )
    return after_leaving_hand(state, after, seat, card, lambda viewer, one: sees_on_discard(after, viewer, one))


def lay_on_table(state: State, seat: int, card: Card, *, played: bool = False) -> State:
    """A card goes from a hand onto the table."""
    after = state.but(
        **_without(state, seat, card),
        table=(*state.table, card),
        laid=at_seat(state.laid, seat, state.laid[seat] | {card}),
        shown=_shown_by(state, card, state.genome.setup.tableau_visibility, played),
        last_on_table=card,
        is_busy=True,
    )
    return after_leaving_hand(state, after, seat, card, lambda viewer, one: sees_on_table(after, viewer, one))


def play_to_trick(state: State, seat: int, card: Card) -> State:
    """A card goes from a hand into the trick, where it lies open."""
    after = lay_into_trick(state, seat, card)
    after = after.but(shown=state.shown | {card})
    return after_leaving_hand(state, after, seat, card, everybody)


def lay_into_trick(state: State, seat: int, card: Card) -> State:
    """A card goes from a hand into the trick face down. Others still know of that hand what they knew, but for it."""
    return state.but(
        **_without(state, seat, card),
        trick=(*state.trick, (seat, card)),
        is_busy=True,
    )


def lay_meld(state: State, seat: int, card: Card, *, as_set: bool) -> State:
    """A card goes from a hand into the sets or the runs, which lie open."""
    melds = {"melded_sets": state.melded_sets | {card}} if as_set else {"melded_runs": state.melded_runs | {card}}
    after = state.but(**_without(state, seat, card), shown=state.shown | {card}, is_busy=True, **melds)
    return after_leaving_hand(state, after, seat, card, everybody)


def lay_face_down(state: State, seat: int, card: Card) -> State:
    """A card goes from a stack onto the table, and nobody sees it, not even whose it was."""
    after = state.but(
        **_without(state, seat, card),
        table=(*state.table, card),
        laid=at_seat(state.laid, seat, state.laid[seat] | {card}),
        face_down=state.face_down | {card},
        last_on_table=card,
        is_busy=True,
    )
    return after_leaving_unseen(state, after, seat, card)


def draw_from_hand(state: State, seat: int, card: Card, owner: int) -> State:
    """A card goes from one hand into another."""
    after = _into_hand(state.but(**_without(state, owner, card)), seat, (card,))
    return after_leaving_hand(state, after, owner, card, lambda viewer, one: sees_in_hand(after, viewer, seat, one))


@dataclass(frozen=True)
class Gift:
    """Cards that one player passes to another."""

    giver: int
    receiver: int
    cards: tuple[Card, ...]


def give_cards(state: State, gifts: Sequence[Gift]) -> State:
    """Cards go from hands into other hands, all at once."""
    after = state
    for gift in gifts:
        hands = at_seat(after.hands, gift.giver, after.hands[gift.giver].difference(gift.cards))
        after = after.but(hands=hands)
    for gift in gifts:
        after = _into_hand(after, gift.receiver, gift.cards)
    known = []
    for viewer, already in enumerate(state.known):
        seen: set[Card] = set()
        lost: set[Card] = set()
        for gift in gifts:
            for card in gift.cards:
                if sees_in_hand(after, viewer, gift.receiver, card):
                    seen.add(card)
                elif viewer != gift.giver and not sees_in_hand(state, viewer, gift.giver, card):
                    hand = state.hands[gift.giver]
                    lost.update(one for one in hand if not sees_in_hand(state, viewer, gift.giver, one))
        known.append(already - lost | seen)
    return after.but(known=tuple(known))


def hand_over(state: State, seat: int, cards: tuple[Card, ...], owner: int) -> State:
    """Cards go from one hand into another for everybody to see."""
    left = state.but(hands=at_seat(state.hands, owner, state.hands[owner].difference(cards)))
    after = _into_hand(left, seat, cards)
    return show(after, cards)


def capture_from_hand(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    """Cards go from a hand to its owner's captured cards, which lie open."""
    left = state.but(hands=at_seat(state.hands, seat, state.hands[seat].difference(cards)))
    return _captured(left, seat, cards)


def _without(state: State, seat: int, card: Card) -> dict[str, Any]:
    """The hands when a card has left one. From a stack it is the top card that leaves."""
    hands = at_seat(state.hands, seat, state.hands[seat] - {card})
    if not state.stacks:
        return {"hands": hands}
    assert state.stacks[seat][-1] == card, "only the top card of a stack can be used"
    return {"hands": hands, "stacks": at_seat(state.stacks, seat, state.stacks[seat][:-1])}


def _shown_by(state: State, card: Card, visibility: Visibility, played: bool) -> frozenset[Card]:
    """A card has been shown since it lay face up, or was played to a pile that is REVEALED."""
    is_shown = visibility is Visibility.FACE_UP or (played and visibility is Visibility.REVEALED)
    return state.shown | {card} if is_shown else state.shown


# ---------------------------------------------------------------------------------------- into a hand


def draw_from_deck(state: State, seat: int) -> State:
    """The top card of the deck goes into a hand."""
    return _drawn(state.but(deck=state.deck[:-1]), seat, (state.deck[-1],))


def draw_from_discard(state: State, seat: int, card: Card) -> State:
    """A card of the discard pile goes into a hand."""
    return _drawn(_off_the_piles(state, (card,)), seat, (card,))


def draw_from_table(state: State, seat: int, card: Card) -> State:
    """A card of the table goes into a hand."""
    after = _into_hand(_off_the_piles(state, (card,)), seat, (card,))
    return after_leaving_table(state, after, card, lambda viewer, one: sees_in_hand(after, viewer, seat, one))


def take_pile(state: State, seat: int) -> State:
    """The whole discard pile goes into a hand."""
    return _drawn(_off_the_piles(state, state.discard), seat, state.discard)


def take_up_captured(state: State, seat: int) -> State:
    """A player's captured cards go into the hand."""
    cards = in_order(state.captured[seat])
    return _drawn(state.but(captured=at_seat(state.captured, seat, frozenset())), seat, cards)


def _drawn(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    after = _into_hand(state, seat, cards)
    return after_moving(after, cards, lambda viewer, card: sees_in_hand(after, viewer, seat, card))


def _into_hand(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    if not cards:
        return state
    is_face_up = state.genome.setup.hand_visibility is Visibility.FACE_UP
    stacks = state.stacks
    if stacks:
        stacks = at_seat(stacks, seat, (*reversed(cards), *stacks[seat]))
    return state.but(
        stacks=stacks,
        hands=at_seat(state.hands, seat, state.hands[seat].union(cards)),
        have_held=state.have_held | {seat},
        shown=state.shown.union(cards) if is_face_up else state.shown,
        is_busy=True,
    )


# ---------------------------------------------------------------------------------------- whole hands


def swap_hands(state: State, seat: int, other: int) -> State:
    """Two players exchange their hands. Everybody sees that, and loses track of nothing."""
    mine, theirs = state.hands[seat], state.hands[other]
    bare = state.but(hands=at_seat(at_seat(state.hands, seat, frozenset()), other, frozenset()))
    return _drawn(_drawn(bare, seat, in_order(theirs)), other, in_order(mine))


def swap_hand_for_table(state: State, seat: int) -> State:
    """A player exchanges the hand for all cards of the table. Everybody sees that, and loses track of nothing."""
    mine, theirs = in_order(state.hands[seat]), in_order(state.table)
    bare = _off_the_piles(state, theirs).but(hands=at_seat(state.hands, seat, frozenset()))
    after = _drawn(bare, seat, theirs)
    is_face_up = state.genome.setup.tableau_visibility is Visibility.FACE_UP
    after = after.but(
        table=mine,
        laid=at_seat(after.laid, seat, after.laid[seat].union(mine)),
        shown=after.shown.union(mine) if is_face_up else after.shown,
        last_on_table=mine[-1],
    )
    return after_moving(after, mine, lambda viewer, card: sees_on_table(after, viewer, card))


# ---------------------------------------------------------------------------------------- from the table


def capture_from_table(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    """Cards of the table go to a player's captured cards, which lie open."""
    return _captured(_off_the_piles(state, cards), seat, cards)


def discard_trick(state: State) -> State:
    """The cards of the trick go onto the discard pile, in canonical order."""
    return _onto_discard(state.but(trick=()), in_order(card for _, card in state.trick))


def capture_under_stack(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    """Cards of the table go under a player's stack, one after the other."""
    return _drawn(_off_the_piles(state, cards), seat, cards)


def capture_trick(state: State, seat: int) -> State:
    """The cards of the trick go to a player's captured cards."""
    cards = tuple(card for _, card in state.trick)
    return _captured(state.but(trick=()), seat, cards)


def _captured(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    after = state.but(
        captured=at_seat(state.captured, seat, state.captured[seat].union(cards)),
        shown=state.shown.union(cards),
        is_busy=True,
    )
    return after_moving(after, cards, everybody)


def clear_table(state: State) -> tuple[tuple[Card, ...], State]:
    """The cards of the table go onto the discard pile, in the order returned.

    Canonical order would tell of cards that lie face down: these are mixed before.
    """
    cards, chance = in_order(state.table), state.chance
    is_face_up = state.genome.setup.tableau_visibility is Visibility.FACE_UP
    if not is_face_up or not state.face_down.isdisjoint(cards):
        cards, chance = shuffled(cards, chance)
    return cards, _onto_discard(_off_the_piles(state, cards).but(chance=chance), cards) if cards else state


def _onto_discard(cleared: State, cards: tuple[Card, ...]) -> State:
    """Cards come to lie on the discard pile, laid there by nobody."""
    is_face_up = cleared.genome.setup.discard_visibility is Visibility.FACE_UP
    after = cleared.but(
        discard=(*cleared.discard, *cards),
        shown=cleared.shown.union(cards) if is_face_up else cleared.shown,
        named_suit=None,
        is_busy=True,
    )
    return after_moving(after, cards, lambda viewer, card: sees_on_discard(after, viewer, card))


def _off_the_piles(state: State, cards: tuple[Card, ...]) -> State:
    """Cards leave the discard pile or the table, and with them who laid them there."""
    gone = frozenset(cards)
    top_stays = bool(state.discard) and state.discard[-1] not in gone
    return state.but(
        discard=tuple(card for card in state.discard if card not in gone),
        table=tuple(card for card in state.table if card not in gone),
        laid=tuple(mine - gone for mine in state.laid),
        face_down=state.face_down - gone,
        named_suit=state.named_suit if top_stays else None,
        battle=tuple(None if card in gone else card for card in state.battle),
    )


# ---------------------------------------------------------------------------------------- turned over, shuffled


def turn_up(state: State) -> State:
    """The top card of the deck goes to the table, laid there by nobody."""
    card = state.deck[-1]
    after = state.but(
        deck=state.deck[:-1],
        table=(*state.table, card),
        shown=_shown_by(state, card, state.genome.setup.tableau_visibility, played=False),
        last_on_table=card,
        is_busy=True,
    )
    return after_moving(after, (card,), lambda viewer, one: sees_on_table(after, viewer, one))


def show(state: State, cards: tuple[Card, ...]) -> State:
    """Cards laid for a claim or a trick are turned over, or shown round: everybody sees them."""
    shown = state.but(shown=state.shown.union(cards), face_down=state.face_down.difference(cards))
    return after_moving(shown, cards, everybody)


def reshuffle(state: State) -> State:
    """The discard pile, all but its top card, becomes the new deck, with what is left of the old one."""
    cards = (*state.discard[:-1], *state.deck)
    deck, chance = shuffled(in_order(cards), state.chance)
    after = _off_the_piles(state, cards).but(deck=deck, chance=chance, is_busy=True)
    is_open = state.genome.setup.deck_visibility is Visibility.FACE_UP
    return after_shuffling(after, cards, is_open)
