"""Greedy: gives every option a number, and takes the first of the highest. Looks at its own view only."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import assert_never

from darwindeck.genome.schema import (
    AskPhase,
    ClaimPhase,
    ClaimRankMode,
    EffectType,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    MeldPhase,
    PassingPhase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SwapPhase,
    TableauMode,
)
from darwindeck.simulation._greedy_bets import bets, exchanges
from darwindeck.simulation._greedy_tricks import bids, tricks, wants_trick
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.reference import Card, Move, Verb, View
from darwindeck.simulation.reference._hands import highest_sum, is_bust, point_total
from darwindeck.simulation.reference._melds import deadwood
from darwindeck.simulation.reference._sums import next_to_add_up

_HINDERING = (EffectType.SKIP_NEXT, EffectType.EXTRA_TURN, EffectType.DRAW_CARDS)
"""Effects that keep others from getting rid of cards."""

_KEPT = Rank.EIGHT.code
"""How high a card is that is kept rather than swapped: an eight, in the usual order."""

_LOST = -100_000
"""What a hand is worth that has lost."""


def greedy_choice(view: View) -> int:
    """The number of the option that Greedy takes."""
    values = option_values(view)
    return values.index(max(values))


def option_values(view: View) -> list[int]:
    """What Greedy thinks of each option."""
    value = _judge(view)
    return [value(move) for move in view.moves]


def _judge(view: View) -> Callable[[Move], int]:
    """What Greedy thinks of the options of a decision."""
    assert view.ask is not None, "a decision is asked"
    match view.ask:
        case Asks.PLAY:
            return partial(_play, view)
        case Asks.TRICK:
            return tricks(view)
        case Asks.DISCARD:
            return partial(_discard, view)
        case Asks.LAY:
            return partial(_lay, view)
        case Asks.DRAW | Asks.SOURCE:
            return partial(_draw, view)
        case Asks.TAKE:
            return partial(_take, view)
        case Asks.SWAP:
            return partial(_swap, view)
        case Asks.CAPTURE:
            return partial(_capture, view)
        case Asks.BID:
            return bids(view)
        case Asks.BET:
            return bets(view)
        case Asks.RANK:
            return partial(_name, view)
        case Asks.SUIT:
            return partial(_suit, view)
        case Asks.DOUBT:
            return partial(_doubt, view)
        case Asks.HIT:
            return partial(_hit, view)
        case Asks.EXCHANGE:
            return exchanges(view)
        case Asks.WAGER:
            return partial(_wager, view)
        case Asks.GIVE:
            return partial(_give, view)
        case Asks.WHOM:
            return partial(_whom, view)
        case Asks.MELD:
            return partial(_meld, view)
        case Asks.KNOCK:
            return partial(_knock, view)
    assert_never(view.ask)


# ---------------------------------------------------------------------------------------- laying cards


def _play(view: View, move: Move) -> int:
    """High cards of long suits first; captures before all, wild cards last.

    Where plays beat each other, the lowest, and rather not one of more than are wanted.
    """
    card = move.card
    if card is None:
        return 0 if move.verb is Verb.ANY else -10000
    setup, phase, values = view.genome.setup, view.phase, view.game.value_of_rank
    height = view.game.height(card)
    if isinstance(phase, PlayPhase) and view.game.climbs(phase):
        of_rank = sum(other.rank is card.rank for other in view.own_hand)
        return -height - 20 * (0 < len(view.last_play) < of_rank)
    others = sum(other.suit is card.suit for other in view.own_hand) - 1
    captures = (
        setup.tableau_mode is TableauMode.MATCH_RANK
        and isinstance(phase, PlayPhase)
        and phase.target is Location.TABLEAU
        and (
            any(other.rank is card.rank for other in view.open_table)
            or (setup.capture_by_sum and bool(next_to_add_up(view.open_table, values[card.rank], values)))
        )
    )
    left = view.game.points_of(ScoringTrigger.LEFT_IN_HANDS, (card,), view.trump)
    bonus = 1000 * captures + 100 * _hinders_others(view, card) - 500 * (card.rank in setup.wild_cards)
    return height + left + 20 * others + bonus


def _hinders_others(view: View, card: Card) -> bool:
    """Whether a card keeps others from getting rid of theirs."""
    effect = view.game.effects.get(card.rank)
    return view.game.sheds and effect is not None and effect.effect_type in _HINDERING


def _discard(view: View, move: Move) -> int:
    """What leaves the least deadwood; high cards to get rid of them; else the lowest, and rather none."""
    if view.game.counts_deadwood and move.verb is not Verb.ANY and (move.card is not None or not view.game.sheds):
        return -_deadwood(view, *(card for card in view.own_hand if card != move.card))
    if move.card is None:
        if move.verb is Verb.ANY:
            return -1
        return -10000 if view.game.sheds else 0
    height = view.game.height(move.card)
    return (height if view.game.sheds else -1 - height) - 20 * _links(view, move.card)


def _links(view: View, card: Card) -> int:
    """Where melds are laid: how many cards in hand, or in runs that lie there, may meld with a card."""
    if not view.game.has_phase(MeldPhase):
        return 0
    place = view.game.place_of_rank
    near = [
        other
        for other in (*view.own_hand, *view.melded_runs)
        if other.suit is card.suit and 0 < abs(place[other.rank] - place[card.rank]) <= 2
    ]
    return len(near) + sum(other.rank is card.rank and other != card for other in view.own_hand)


def _lay(view: View, move: Move) -> int:
    """The truth, and no more than that; else what is least useful."""
    if move.card is None:
        return 500 if move.verb is Verb.STOP else 0
    assert view.claim is not None, "the rank is known"
    return 1000 if move.card.rank is view.claim.rank else _lie(view, view.claim.rank, move.card.rank)


def _lie(view: View, claimed: Rank, rank: Rank) -> int:
    """A rank that is long not to be claimed, where they come in turn; else one of which there are few."""
    if not isinstance(view.phase, ClaimPhase) or view.phase.rank_mode is not ClaimRankMode.SEQUENTIAL:
        return -_held(view, rank)
    place, count = view.game.place_of_rank, len(view.game.ranks)
    distance, players = place[rank] - place[claimed], view.genome.player_count
    return next((turns for turns in range(1, count) if (turns * players - distance) % count == 0), count)


def _give(view: View, move: Move) -> int:
    """A low card for a tribute. In passing what is dangerous, where tricks are to be avoided; else what is weak."""
    card, phase = move.card, view.phase
    if card is None:
        return 0
    if not isinstance(phase, PassingPhase):
        return -view.game.height(card)
    missing = min(phase.count, len(view.own_hand)) - len(view.chosen)
    later = [one for one in view.own_hand if not view.chosen or one > view.chosen[-1]]
    sign = -1 if wants_trick(view) else 1

    def danger(card: Card) -> int:
        points = view.game.points_of(ScoringTrigger.TRICK_WIN, (card,), view.trump)
        return sign * (view.game.height(card) + 20 * points)

    later.sort(key=danger, reverse=True)
    return int(card in later[:missing])


# ---------------------------------------------------------------------------------------- drawing and capturing


def _draw(view: View, move: Move) -> int:
    if move.verb is Verb.PASS:
        return 0
    evaluation = view.genome.hand_evaluation
    if evaluation and evaluation.method is HandEvaluationMethod.POINT_TOTAL and evaluation.target_value is not None:
        missing = evaluation.target_value - point_total(view.own_hand, evaluation)
        if move.verb is Verb.DOUBLE:
            return 2 if missing in (10, 11) else -2
        return 1 if missing > 4 else -1
    if move.verb is Verb.DOUBLE:
        return -2
    worth = -1 if view.game.sheds else 1
    top = view.open_discard if move.place is Location.DISCARD else None
    if top is None or not (view.game.counts_deadwood or view.game.has_phase(MeldPhase)):
        return worth
    if view.game.counts_deadwood:
        is_wanted = _deadwood(view, *view.own_hand, top) < _deadwood(view, *view.own_hand)
    else:
        is_wanted = _links(view, top) >= 2
    return worth + (1 if is_wanted else -1)


def _deadwood(view: View, *hand: Card) -> int:
    assert view.genome.hand_evaluation is not None, "deadwood is counted"
    return deadwood(hand, view.genome.hand_evaluation, view.game.ranks)


def _wager(_view: View, move: Move) -> int:
    return -(move.number or 0)


def _take(view: View, move: Move) -> int:
    if move.card is None:
        return 0
    if _swaps_for_points(view):
        return _worth(view, *_without(view, *view.chosen), move.card)
    height = view.game.height(move.card)
    return -1 - height if view.game.sheds else 1 + height


def _swap(view: View, move: Move) -> int:
    """What makes the best total; else low cards go, and a hand that has no better ones."""
    if move.verb is not Verb.SWAP:
        return -1 if move.verb is Verb.ANY else 0
    if _swaps_for_points(view):
        rest = _without(view, move.card)
        swaps = [view.open_table] if move.card is None else [(*rest, other) for other in view.open_table]
        # Nothing is swapped that does not make the hand better.
        return max(_worth(view, *hand) for hand in swaps) - _worth(view, *view.own_hand) - 1
    sign = -1 if view.game.sheds else 1
    if move.card is not None:
        return sign * (_KEPT - view.game.height(move.card))
    heights = [view.game.height(card) for card in view.own_hand]
    if isinstance(view.phase, SwapPhase) and view.phase.source is Location.TABLEAU:
        return sign * (sum(map(view.game.height, view.open_table)) - sum(heights))
    return _KEPT - max(heights, default=_KEPT)


def _total_rules(view: View) -> HandEvaluation | None:
    """How totals are counted, where they are what hands are kept for."""
    evaluation = view.genome.hand_evaluation
    if evaluation is None or evaluation.method is not HandEvaluationMethod.POINT_TOTAL or view.game.sheds:
        return None
    return evaluation


def _swaps_for_points(view: View) -> bool:
    """Whether cards are swapped with open ones of the table for a better total."""
    with_table = isinstance(view.phase, SwapPhase) and view.phase.source is Location.TABLEAU
    return with_table and _total_rules(view) is not None and bool(view.open_table)


def _without(view: View, *gone: Card | None) -> list[Card]:
    return [card for card in view.own_hand if card not in gone]


def _worth(view: View, *hand: Card) -> int:
    """What a hand is worth by its total: the more, or the nearer to the target, the better."""
    evaluation = _total_rules(view)
    assert evaluation is not None, "totals are counted"
    total, target = point_total(hand, evaluation), evaluation.target_value
    if is_bust(total, evaluation):
        return _LOST
    return total if target is None else -abs(total - target)


def _capture(view: View, move: Move) -> int:
    return 0 if move.card is None else view.game.points_of(ScoringTrigger.CAPTURE, (move.card,), view.trump)


# ---------------------------------------------------------------------------------------- claims and targets


def _name(view: View, move: Move) -> int:
    """A rank that the player asked is known to hold, else another one each time; to claim, the one held most."""
    assert move.rank is not None, "every option is a rank"
    if view.asked is None:
        return _held(view, move.rank)
    known = sum(card.rank is move.rank for card in _known_cards(view, view.asked))
    return 1000 * known + (move.rank.code + view.turns) % 13


def _held(view: View, rank: Rank) -> int:
    return sum(card.rank is rank for card in view.own_hand)


def _known_cards(view: View, seat: int) -> tuple[Card, ...]:
    """The cards that a player is known to hold, where they are dealt unseen and change hands by asking alone."""
    by_asking = all(isinstance(phase, AskPhase) for phase in view.game.phases)
    return view.players[seat].hand if by_asking and not view.genome.setup.deal_suits else ()


def _suit(view: View, move: Move) -> int:
    return sum(card.suit is move.suit for card in view.own_hand)


def _doubt(view: View, move: Move) -> int:
    """Doubt what cannot be, and whoever would win by it."""
    if move.verb is Verb.ACCEPT:
        return 0
    claim = view.claim
    assert claim is not None, "it is doubted"
    seen = sum(card.rank is claim.rank for card in view.own_hand)
    cannot_be = seen + claim.count > view.game.count_of_rank[claim.rank]
    return 1 if cannot_be or view.players[claim.seat].hand_size == 0 else -1


def _hit(view: View, move: Move) -> int:
    return 0 if move.seat is None else -view.players[move.seat].hand_size


def _whom(view: View, move: Move) -> int:
    """Who is known to hold what is wanted; else who holds most, another one each time."""
    if move.seat is None:
        return 0
    wanted = {card.rank for card in view.own_hand}
    known = Counter(card.rank for card in _known_cards(view, move.seat) if card.rank in wanted)
    turn = (move.seat + view.turns) % max(1, view.genome.player_count - 1)
    return 1000 * max(known.values(), default=0) + 10 * view.players[move.seat].hand_size - turn


def _meld(_view: View, move: Move) -> int:
    return 0 if move.card is None else 1


def _knock(view: View, move: Move) -> int:
    """Where the others have a last round, only with four fifths of the target or of what as many cards can count."""
    if move.verb is Verb.PASS:
        return 0
    evaluation = _total_rules(view)
    if evaluation is None or not isinstance(view.phase, KnockPhase) or not view.phase.last_round:
        return 1
    total, goal = point_total(view.own_hand, evaluation), evaluation.target_value
    if goal is None:
        goal = highest_sum(view.game.cards, len(view.own_hand), evaluation)
    return -1 if is_bust(total, evaluation) or 5 * total < 4 * goal else 1
