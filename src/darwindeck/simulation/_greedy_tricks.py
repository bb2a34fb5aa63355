"""How Greedy plays to tricks, and how many of them it bids."""

from collections.abc import Callable

from darwindeck.genome.schema import (
    Elimination,
    ScoringTrigger,
    Suit,
    TrickPhase,
    WinComparison,
    WinType,
)
from darwindeck.simulation.reference import Card, Move, Verb, View
from darwindeck.simulation.reference._tricks import winning_place

_LAST_CARDS = 2
"""How many cards are left when strong ones are played, where the last trick alone counts."""


def tricks(view: View) -> Callable[[Move], int]:
    """To win, lead high and take as cheaply as will do; to avoid, get rid of what is dangerous."""
    phase = view.phase
    assert isinstance(phase, TrickPhase), "a trick is played"
    trump = view.game.trump_in(phase, view.trump)
    height_of = view.game.height_in_trick(phase, trump)
    wants, prize = wants_trick(view), _prize(view, phase)
    waits = len(view.own_hand) > _LAST_CARDS and _only_last_trick_counts(view)
    seen = [] if phase.face_down else [card for _, card in view.trick if card is not None]
    partner_takes = _partner_takes(view, winning_place(seen, trump, phase, height_of) if seen else None)

    def takes(card: Card) -> bool:
        return winning_place([*seen, card], trump, phase, height_of) == len(seen)

    def value(move: Move) -> int:
        card = move.card
        if card is None:
            return 0
        strength = (height_of(card) if phase.high_card_wins else 12 - height_of(card)) + 13 * (card.suit is trump)
        if not wants:
            if not seen or takes(card):
                return -strength
            return 1000 + strength + 20 * view.game.points_of(ScoringTrigger.TRICK_WIN, (card,), view.trump)
        if prize is not None:
            return -abs(strength - prize)
        if waits:
            return -strength
        if not seen:
            return strength
        if partner_takes or not takes(card):
            return -strength
        return 1000 - strength if _is_last_to_play(view) else 1000 + strength

    return value


def wants_trick(view: View) -> bool:
    """Whether tricks are to be won; else they are avoided."""
    if view.genome.contract_scoring is not None:
        assert view.seat is not None, "a player looks"
        bid = view.players[view.seat].bid
        if bid is not None and bid.is_nil:
            return False
        side = [view.players[seat] for seat in view.game.sides[view.game.side_of[view.seat]]]
        contract = sum(player.bid.tricks for player in side if player.bid is not None)
        helps = view.genome.game_rules.failed_nil_helps
        counting = (player for player in side if helps or player.bid is None or not player.bid.is_nil)
        return sum(player.tricks for player in counting) < contract
    return not any(
        win.type in (WinType.LOW_SCORE, WinType.FEWEST_TRICKS) or win.comparison is WinComparison.LOWEST
        for win in view.genome.win_conditions
    )


def _is_last_to_play(view: View) -> bool:
    """Whether nobody else is still to play to the trick."""
    return not view.still_to_play - {view.seat}


def _prize(view: View, phase: TrickPhase) -> int | None:
    """How strong a card the table is worth, where bids for it are sealed: by what it scores beside the best card."""
    if not (phase.face_down and phase.takes_table):
        return None
    best = max(view.game.points[ScoringTrigger.TRICK_WIN].values(), default=0)
    prize = view.game.points_of(ScoringTrigger.TRICK_WIN, view.open_table)
    return min(12 * max(prize, 0) // best, 12) if best > 0 else None


def _only_last_trick_counts(view: View) -> bool:
    """Whether it does not matter who takes the other tricks."""
    genome, scoring = view.genome, view.genome.trick_scoring
    return (
        scoring is not None
        and scoring.last_trick_points > 0
        and scoring.points_per_trick == scoring.points_per_card == 0
        and not _tricks_score(view)
        and genome.contract_scoring is None
        and not genome.majority_scoring
        and genome.game_rules.elimination is not Elimination.NO_TRICKS
        and not any(
            win.type in (WinType.MOST_TRICKS, WinType.MOST_CAPTURED, WinType.CAPTURE_ALL)
            for win in genome.win_conditions
        )
    )


def _tricks_score(view: View) -> bool:
    """Whether some card scores for who takes it in a trick."""
    points, of_trumps = view.game.points[ScoringTrigger.TRICK_WIN], view.game.trump_points[ScoringTrigger.TRICK_WIN]
    return any(points.values()) or any(of_trumps.values())


def _partner_takes(view: View, place: int | None) -> bool:
    """Whether a partner takes the trick as it lies. Contracts are made by who takes tricks, whoever loses them."""
    assert view.seat is not None, "a player looks"
    if place is None or view.genome.contract_scoring is not None:
        return False
    side = view.game.sides[view.game.side_of[view.seat]]
    return len(side) > 1 and view.trick[place][0] in side


# ---------------------------------------------------------------------------------------- bids


def bids(view: View) -> Callable[[Move], int]:
    """As near as can be to the estimate; Nil with a hand that may well take no trick."""
    estimate = estimated_tricks(view)

    def value(move: Move) -> int:
        if move.verb is Verb.NIL:
            return 1 if _is_weak(view) else -100
        return -abs((move.number or 0) - estimate)

    return value


def estimated_tricks(view: View) -> int:
    """By the high cards of the hand, and the trumps beyond its share of them; in quarters, rounded."""
    quarters = sum(_quarters(view, card) for card in view.own_hand)
    long = max(0, len(_own_trumps(view)) - _share_of_trumps(view))
    return (quarters + 4 * long + 2) // 4


def _quarters(view: View, card: Card) -> int:
    """What a high card is good for: a king wants another card of its suit, a queen two."""
    length = sum(other.suit is card.suit for other in view.own_hand)
    match view.game.height(card):
        case 12:
            return 4
        case 11:
            return 3 if length >= 2 else 1
        case 10:
            return 1 if length >= 3 else 0
        case _:
            return 0


def _share_of_trumps(view: View) -> int:
    """How many trumps come on a hand of this size."""
    trump = _trump_to_come(view)
    trumps = sum(card.suit is trump for card in view.game.cards)
    return trumps * len(view.own_hand) // max(1, len(view.game.cards))


def _is_weak(view: View) -> bool:
    """Whether the hand may well take no trick at all."""
    height, trumps = view.game.height, _own_trumps(view)
    return (
        sum(height(card) >= 11 for card in view.own_hand) <= 1
        and all(height(card) < 8 for card in trumps)
        and len(trumps) <= _share_of_trumps(view)
    )


def _own_trumps(view: View) -> list[Card]:
    trump = _trump_to_come(view)
    return [card for card in view.own_hand if card.suit is trump]


def _trump_to_come(view: View) -> Suit | None:
    """The trumps of the first trick phase, else of the hand."""
    phases = [phase for phase in view.game.phases if isinstance(phase, TrickPhase)]
    return view.game.trump_in(phases[0], view.trump) if phases else view.trump
