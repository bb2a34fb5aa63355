"""Greedy: gives every option a number, and takes the first of the highest. Looks at its own view only."""

from collections import Counter
from collections.abc import Callable
from typing import assert_never

from darwindeck.genome.schema import (
    BettingPhase,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    MeldPhase,
    PassingPhase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    ShowdownMethod,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    WinComparison,
    WinType,
)
from darwindeck.simulation.reference import Ask, Card, Move, PlayerView, Verb, View
from darwindeck.simulation.reference._hands import highest_sum, is_bust, point_total
from darwindeck.simulation.reference._melds import deadwood
from darwindeck.simulation.reference._sums import next_to_add_up
from darwindeck.simulation.reference._tricks import winning_place

_DECLINES = (Verb.STOP, Verb.PASS)

_KEPT = Rank.EIGHT.code
"""How high a card is that is kept rather than swapped: an eight, in the usual order."""

_LOST = -100_000
"""What a hand is worth that has lost."""


def greedy_choice(view: View) -> int:
    """The number of the option that Greedy takes."""
    values = [option_value(view, move) for move in view.moves]
    return values.index(max(values))


def option_value(view: View, move: Move) -> int:
    """What Greedy thinks of an option."""
    assert view.ask is not None, "a decision is asked"
    return _value_for(view.ask)(view, move)


def _value_for(ask: Ask) -> Callable[[View, Move], int]:
    match ask:
        case Ask.PLAY:
            return _play
        case Ask.TRICK:
            return _trick
        case Ask.DISCARD:
            return _discard
        case Ask.LAY:
            return _lay
        case Ask.DRAW | Ask.SOURCE:
            return _draw
        case Ask.TAKE:
            return _take
        case Ask.SWAP:
            return _swap
        case Ask.CAPTURE:
            return _capture
        case Ask.BID:
            return _bid
        case Ask.BET:
            return _bet
        case Ask.NAME:
            return _name
        case Ask.SUIT:
            return _suit
        case Ask.DOUBT:
            return _doubt
        case Ask.HIT:
            return _hit
        case Ask.EXCHANGE:
            return _exchange
        case Ask.WAGER:
            return _wager
        case Ask.GIVE:
            return _give
        case Ask.WHOM:
            return _whom
        case Ask.MELD:
            return _meld
        case Ask.KNOCK:
            return _knock
    assert_never(ask)


def _me(view: View) -> PlayerView:
    assert view.seat is not None, "a player looks"
    return view.players[view.seat]


# ---------------------------------------------------------------------------------------- laying cards


def _play(view: View, move: Move) -> int:
    """High cards of long suits first; captures before all, wild cards last; the lowest where plays beat each other."""
    card = move.card
    if card is None:
        return 0 if move.verb is Verb.ANY else -10000
    setup, phase, values = view.genome.setup, view.phase, view.game.value_of_rank
    if isinstance(phase, PlayPhase) and view.game.climbs(phase):
        return -view.game.height(card)
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
    return view.game.height(card) + 20 * others + 1000 * captures - 500 * (card.rank in setup.wild_cards)


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
    """The truth, and no more than that; else low cards."""
    if move.card is None:
        return 500 if move.verb is Verb.STOP else 0
    assert view.claim is not None, "the rank is known"
    return 1000 if move.card.rank is view.claim.rank else -view.game.height(move.card)


def _exchange(view: View, move: Move) -> int:
    """Cards below the king that have no other of their rank beside them."""
    card = move.card
    if card is None:
        return -1 if move.verb is Verb.ANY else 0
    is_single = sum(other.rank is card.rank for other in view.own_hand) == 1
    return 1 if is_single and card.height < Rank.KING.code else -1


def _give(view: View, move: Move) -> int:
    """A low card for a tribute. In passing what is dangerous, where tricks are to be avoided; else what is weak."""
    card, phase = move.card, view.phase
    if card is None:
        return 0
    if not isinstance(phase, PassingPhase):
        return -view.game.height(card)
    missing = min(phase.count, len(view.own_hand)) - len(view.chosen)
    later = [one for one in view.own_hand if not view.chosen or one > view.chosen[-1]]
    sign = -1 if _wants_trick(view) else 1

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
    return sum(card.rank is move.rank for card in view.own_hand)


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
    """Another one each time, as turns go by: who has just refused is seldom asked again."""
    return 0 if move.seat is None else -((move.seat + view.turns) % max(1, view.genome.player_count - 1))


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


# ---------------------------------------------------------------------------------------- bids and bets


def _bid(view: View, move: Move) -> int:
    estimate = estimated_tricks(view.own_hand, _trumps(view), view.game.height)
    if move.verb is Verb.NIL:
        return 0 if estimate == 0 else -estimate - 1
    return -abs((move.number or 0) - estimate)


def estimated_tricks(hand: tuple[Card, ...], trump: Suit | None, height: Callable[[Card], int]) -> int:
    """The two highest ranks, such as aces and kings, and trumps beyond the third that are neither."""
    high = [card for card in hand if height(card) >= Rank.KING.code]
    low_trumps = [card for card in hand if card.suit is trump and card not in high]
    return len(high) + max(0, len(low_trumps) - 3)


def _trumps(view: View) -> Suit | None:
    """The trumps of the first trick phase, else of the hand."""
    phases = [phase for phase in view.game.phases if isinstance(phase, TrickPhase)]
    return view.game.trump_in(phases[0], view.trump) if phases else view.trump


_STRONG = (Verb.FOLD, Verb.CHECK, Verb.ALL_IN, Verb.CALL, Verb.BET, Verb.RAISE)
_FAIR = (Verb.ALL_IN, Verb.RAISE, Verb.FOLD, Verb.BET, Verb.CALL, Verb.CHECK)
_WEAK = (Verb.ALL_IN, Verb.RAISE, Verb.BET, Verb.CALL, Verb.FOLD, Verb.CHECK)


def _prospect(view: View) -> int:
    """How a battle looks: as high as the own card that stands in it, or as the highest of the others is low."""
    standing = {seat: card.height for seat, card in view.battle if card is not None and card in view.open_table}
    if (mine := standing.get(_me(view).seat)) is not None:
        return mine
    return Rank.ACE.code - max(standing.values(), default=Rank.EIGHT.code)


def _bet(view: View, move: Move) -> int:
    """What is done with a hand, from worst to best."""
    if isinstance(view.phase, BettingPhase) and view.phase.showdown_method is ShowdownMethod.BATTLE:
        prospect = _prospect(view)
        if prospect >= Rank.JACK.code:
            return _STRONG.index(move.verb)
        return (_FAIR if prospect >= Rank.SIX.code else _WEAK).index(move.verb)
    hand = view.own_hand
    most = max(Counter(card.rank for card in hand).values(), default=0)
    highest = max(map(view.game.height, hand), default=-1)
    if most >= 3 or (most == 2 and highest >= Rank.QUEEN.code):
        return _STRONG.index(move.verb)
    is_fair = most == 2 or highest >= Rank.KING.code
    return (_FAIR if is_fair else _WEAK).index(move.verb)


# ---------------------------------------------------------------------------------------- tricks


def _trick(view: View, move: Move) -> int:
    """To win, lead high and take as cheaply as will do; to avoid, get rid of what is dangerous."""
    card, phase = move.card, view.phase
    if card is None:
        return 0
    assert isinstance(phase, TrickPhase), "a trick is played"
    trump = view.game.trump_in(phase, view.trump)
    height_of = view.game.height_in_trick(phase, trump)
    height = height_of(card)
    strength = (height if phase.high_card_wins else 12 - height) + 13 * (card.suit is trump)
    wants = _wants_trick(view)
    seen = [played for _, played in view.trick if played is not None]
    if phase.face_down or not seen:
        return strength if wants else -strength
    would_take = winning_place([*seen, card], trump, phase, height_of) == len(seen)
    if wants:
        if not would_take:
            return -strength
        return 1000 - strength if _is_last_to_play(view) else 1000 + strength
    if would_take:
        return -strength
    return 1000 + strength + 20 * view.game.points_of(ScoringTrigger.TRICK_WIN, (card,), view.trump)


def _wants_trick(view: View) -> bool:
    me = _me(view)
    if view.genome.contract_scoring is not None:
        if me.bid is not None and me.bid.is_nil:
            return False
        side = [view.players[seat] for seat in view.game.sides[view.game.side_of[me.seat]]]
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
