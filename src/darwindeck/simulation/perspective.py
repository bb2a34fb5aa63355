"""What one player reads of an event."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import (
    CardMove,
    Chose,
    Dealt,
    Discarded,
    Draws,
    EffectHappens,
    Event,
    GameOver,
    Gives,
    HandBegins,
    HandIsOver,
    Lays,
    Out,
    Passes,
    PaysOrGets,
    Pile,
    Reshuffled,
    ScorePart,
    Scores,
    ShootsTheMoon,
    Shows,
    Standings,
    Swaps,
    Takes,
    TurnBegins,
    TurnedUp,
)
from darwindeck.simulation.kinds import ChoiceKind, Showing
from darwindeck.simulation.values import Seen

SPOKEN = frozenset(
    {
        ChoiceKind.DOUBLE,
        ChoiceKind.KNOCK,
        ChoiceKind.CHALLENGE,
        ChoiceKind.ACCEPT,
        ChoiceKind.BID,
        ChoiceKind.BET,
        ChoiceKind.STAKE,
        ChoiceKind.RANK,
        ChoiceKind.SUIT,
        ChoiceKind.SEAT,
    }
)
"""Options that are taken aloud. Of others only what comes of them is to be seen."""

_LOOKED_AT = (Showing.LOT, Showing.STACK)
"""Why a player looks at a card that nobody else sees."""


def seen_by(event: Event, seat: int) -> Event | None:
    """An event as one player reads it, without the cards that the player does not know once it has happened.

    Args:
        event: The event for all eyes, as the engines emit it.
        seat: The player.

    Returns:
        The event, or None when the player is not told of it.
    """
    match event:
        case Chose():
            return _chose(event, seat)
        case Shows():
            return None if event.why in _LOOKED_AT and event.seat != seat else event
        case Dealt():
            return replace(event, deck=_pile(event.deck, seat), moves=_moves(event.moves, seat, in_order=True))
        case Reshuffled():
            return Reshuffled(_pile(event.deck, seat))
        case Gives() | Swaps() | Lays() | Takes():
            return replace(event, moves=_moves(event.moves, seat, in_order=True))
        case Draws() | TurnedUp() | Discarded():
            return replace(event, moves=_moves(event.moves, seat))
        case Scores():
            return replace(event, parts=tuple(_part(part, seat) for part in event.parts))
        case HandBegins() | TurnBegins() | Passes() | EffectHappens() | Out() | HandIsOver():
            return event
        case Standings() | ShootsTheMoon() | PaysOrGets():
            return event
        case GameOver():
            return replace(event, decisions=None)
    assert_never(event)


def _chose(chose: Chose, seat: int) -> Chose | None:
    if chose.seat == seat:
        return chose
    return replace(chose, of=None) if chose.option.kind in SPOKEN else None


def _moves(moves: Sequence[CardMove], seat: int, *, in_order: bool = False) -> tuple[CardMove, ...]:
    """Moves as a player reads them.

    Cards of hands go in canonical order, also onto a pile, from which they may be taken later. There the place of a
    card that the player does not know would tell of it: such cards come first.
    """
    told = []
    for move in moves:
        cards = _known(move.cards, move.seen, seat)
        told.append(CardMove(_unknown_first(cards) if in_order else cards, move.from_, move.to))
    return tuple(told)


def _part(part: ScorePart, seat: int) -> ScorePart:
    if part.cards is None:
        return part
    return ScorePart(part.rule, part.points, _unknown_first(_known(part.cards, part.seen, seat)))


def _pile(pile: Pile, seat: int) -> Pile:
    cards = _known(pile.cards, pile.seen, seat)
    return Pile(pile.count, tuple(card for card in cards if card is not None))


def _known(cards: Sequence[Seen], seen: Sequence[Sequence[int]] | None, seat: int) -> tuple[Seen, ...]:
    if seen is None:
        return tuple(cards)
    return tuple(card if seat in seats else None for card, seats in zip(cards, seen, strict=True))


def _unknown_first(cards: tuple[Seen, ...]) -> tuple[Seen, ...]:
    known: list[Seen] = [card for card in cards if isinstance(card, Card)]
    return (*[None] * (len(cards) - len(known)), *known)
