"""Tricks and bids: cards that are held back, level tricks, leaders who are gone, Nils, overtricks, named trumps."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from darwindeck.genome.schema import (
    BiddingPhase,
    ContractScoring,
    LevelTrick,
    ScoringTrigger,
    TableauMode,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
)
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS, Ask, Verb
from darwindeck.simulation.reference._cards import Card
from darwindeck.simulation.reference._seats import hands_are_empty
from darwindeck.simulation.reference._tricks import lead_of, opening_cards, playable

# ---------------------------------------------------------------------------------------- cards that are held back


def _asks_for_trick(moment: Moment) -> tuple[TrickPhase, frozenset[Card]] | None:
    """The hand of a player who is asked for a card of a trick."""
    phase, decision = moment.phase, moment.state.decision
    if moment.ask is not Ask.TRICK or decision is None or not isinstance(phase, TrickPhase):
        return None
    return phase, moment.state.hands[decision.seat]


def _has_only_unbroken_suit(moment: Moment) -> bool:
    """Whether a player may play only a card of the suit that is held back, and not for the suit led."""
    asked = _asks_for_trick(moment)
    if asked is None or asked[0].breaking_suit is None or asked[0].breaking_suit in moment.state.broken:
        return False
    phase, hand = asked
    follows = bool(moment.state.trick) and not phase.face_down and lead_of(moment.state) is phase.breaking_suit
    return not follows and bool(hand) and all(one.suit is phase.breaking_suit for one in hand)


def _leads_only_unbroken_suit(moment: Moment) -> bool:
    return _has_only_unbroken_suit(moment) and not moment.state.trick


def _keeps_unbroken_suit_back(moment: Moment) -> bool:
    """Whether a player might play another card if a suit were broken."""
    asked = _asks_for_trick(moment)
    if asked is None:
        return False
    phase, hand = asked
    lead = None if phase.face_down else lead_of(moment.state)
    freer = replace(phase, breaking_suit=None)
    return playable(hand, lead, moment.state.broken, phase) != playable(hand, lead, moment.state.broken, freer)


def _opens_with_unbroken_suit(moment: Moment) -> bool:
    """Whether a hand is opened with a card that else would be held back, as its player has others."""
    asked = _asks_for_trick(moment)
    if asked is None or moment.state.tricks_played or moment.state.trick:
        return False
    phase, hand = asked
    opening = opening_cards(hand, phase)
    return bool(opening) and min(opening) not in playable(hand, None, moment.state.broken, phase)


def _keeps_points_back(moment: Moment) -> bool:
    """Whether somebody may not play a card that scores to the first trick, though else he or she might."""
    asked, state = _asks_for_trick(moment), moment.state
    if asked is None or state.tricks_played or not asked[0].first_trick_safe:
        return False
    phase, hand = asked
    if not state.trick and opening_cards(hand, phase):
        return False
    cards = playable(hand, None if phase.face_down else lead_of(state), state.broken, phase)
    scoring = {card for card in cards if state.game.points[ScoringTrigger.TRICK_WIN].get(card, 0)}
    return 0 < len(scoring) < len(cards)


# ---------------------------------------------------------------------------------------- who leads


def _opened_by(moment: Moment) -> tuple[int, Card] | None:
    """Who opens a hand with which card, where certain cards do so and somebody holds one."""
    phase, state = moment.begins, moment.state
    if not isinstance(phase, TrickPhase) or state.tricks_played:
        return None
    held = {card: seat for seat in state.in_hand for card in opening_cards(state.hands[seat], phase)}
    return (held[min(held)], min(held)) if held else None


def _another_card_opens(moment: Moment) -> bool:
    opened, phase = _opened_by(moment), moment.begins
    if opened is None or not isinstance(phase, TrickPhase):
        return False
    return opened[1] != min(opening_cards(frozenset(moment.state.game.cards), phase))


def _opener_takes_over(moment: Moment) -> bool:
    opened = _opened_by(moment)
    return opened is not None and opened[0] != moment.state.walker


def _leader_is_out(moment: Moment) -> bool:
    state = moment.state
    return isinstance(moment.begins, TrickPhase) and state.walker not in state.in_hand and len(state.in_hand) > 1


def _leader_has_folded(moment: Moment) -> bool:
    """Whether who should lead has left the hand by a bet: before the trick, or after having taken the one before."""
    phase, state = moment.begins, moment.state
    if not isinstance(phase, TrickPhase) or len(state.in_hand) < 2:
        return False
    should_lead = {state.walker}
    if state.took_last_trick is not None and phase.level is LevelTrick.SUIT_LED:
        should_lead.add(state.took_last_trick)
    return bool(should_lead - state.in_hand - set(state.places))


def _turn_goes_on_without(moment: Moment) -> bool:
    return moment.begins is not None and moment.state.walker in moment.state.places and len(moment.state.in_hand) > 1


def _winner_has_gone_out(moment: Moment) -> bool:
    return isinstance(moment.begins, TrickPhase) and moment.state.took_last_trick in moment.state.places


def _winner_misses_next_turn(game: Sequence[Moment]) -> bool:
    """Whether whoever took the last trick of a turn is out of the hand when the next one begins."""
    winner: int | None = None
    for moment in game:
        if moment.told.endswith("takes the trick"):
            winner = moment.state.took_last_trick
        elif moment.is_hand_over:
            winner = None
        elif moment.told == PHASE_BEGINS and moment.state.phase == 0:
            if winner is not None and winner not in moment.state.in_hand:
                return True
            winner = None
    return False


def _have_no_card(moment: Moment) -> set[int]:
    """Who has no card when a trick begins for which somebody has one; in war whose turn it is takes some up first."""
    state = moment.state
    if not isinstance(moment.begins, TrickPhase) or hands_are_empty(state):
        return set()
    without = {seat for seat in state.in_hand if not state.hands[seat]}
    return without - {state.walker} if state.genome.setup.tableau_mode is TableauMode.WAR else without


def _some_have_no_card(moment: Moment) -> bool:
    return bool(_have_no_card(moment))


def _leader_of_two_has_no_card(moment: Moment) -> bool:
    return moment.state.walker in _have_no_card(moment)


def _who_played_last_is_out(moment: Moment) -> bool:
    last = moment.state.last_to_play
    return moment.told == "table cleared" and last is not None and last not in moment.state.in_hand


# ---------------------------------------------------------------------------------------- level tricks


def _is_level(moment: Moment) -> bool:
    return moment.told == "nobody takes the trick"


def _is_level_for_table(moment: Moment) -> bool:
    return _is_level(moment) and bool(moment.state.table)


def _comes_before_another_trick(is_it: Callable[[Moment], bool]) -> Callable[[Sequence[Moment]], bool]:
    """Whether a trick of some kind is followed by another one in the same hand."""

    def course(game: Sequence[Moment]) -> bool:
        is_past = False
        for moment in game:
            is_past = (is_past or is_it(moment)) and not moment.is_hand_over
            if is_past and moment.ask is Ask.TRICK:
                return True
        return False

    return course


def _last_trick_is_level(game: Sequence[Moment]) -> bool:
    told = [moment for moment in game if moment.told != PHASE_BEGINS]
    return any(_is_level_for_table(one) and other.is_hand_over for one, other in pairwise(told))


def _cards_run_out(moment: Moment) -> bool:
    in_a_hand = moment.state.genome.turn_structure.tricks_per_hand
    is_short = in_a_hand is not None and moment.state.tricks_played < in_a_hand
    return moment.is_hand_over and is_short and hands_are_empty(moment.state)


# ---------------------------------------------------------------------------------------- bids


def _has_few_cards_to_bid(moment: Moment) -> bool:
    phase, decision = moment.phase, moment.state.decision
    if moment.ask is not Ask.BID or decision is None or not isinstance(phase, BiddingPhase):
        return False
    return len(moment.state.hands[decision.seat]) < phase.max_bid


def _has_too_few_cards_to_bid(moment: Moment) -> bool:
    phase, decision = moment.phase, moment.state.decision
    if moment.ask is not Ask.BID or decision is None or not isinstance(phase, BiddingPhase):
        return False
    return len(moment.state.hands[decision.seat]) < phase.min_bid


def _has_bid_too_many(moment: Moment) -> bool:
    bids = (bid for bid in moment.state.bids if bid is not None)
    return moment.is_hand_over and any(bid.tricks > moment.state.tricks_played for bid in bids)


def _tricks_of_nils(moment: Moment) -> list[int]:
    """How many tricks each player took who bid Nil, when the hand is over."""
    state = moment.state
    if not moment.is_hand_over:
        return []
    return [taken for taken, bid in zip(state.tricks, state.bids, strict=True) if bid is not None and bid.is_nil]


def _nil_is_made(moment: Moment) -> bool:
    return any(taken == 0 for taken in _tricks_of_nils(moment))


def _nil_fails(moment: Moment) -> bool:
    return any(taken > 0 for taken in _tricks_of_nils(moment))


def _overtricks(moment: Moment) -> Iterator[tuple[int, int]]:
    """Each side that has a contract when the hand is over, and how many tricks it has beyond it, or below zero."""
    state = moment.state
    if not moment.is_hand_over:
        return
    for number, side in enumerate(state.game.sides):
        bids = [(seat, bid) for seat in side if (bid := state.bids[seat]) is not None]
        counts = [seat for seat in side if state.genome.game_rules.failed_nil_helps or not _is_nil(moment, seat)]
        if any(not bid.is_nil for _, bid in bids):
            yield number, sum(state.tricks[seat] for seat in counts) - sum(bid.tricks for _, bid in bids)


def _is_nil(moment: Moment, seat: int) -> bool:
    bid = moment.state.bids[seat]
    return bid is not None and bid.is_nil


def _contract_is_made(moment: Moment) -> bool:
    return any(over >= 0 for _, over in _overtricks(moment))


def _contract_fails(moment: Moment) -> bool:
    return any(over < 0 for _, over in _overtricks(moment))


def _takes_overtricks(moment: Moment) -> bool:
    return any(over > 0 for _, over in _overtricks(moment))


def _limit_of_bags(moment: Moment) -> int:
    rules = moment.state.genome.contract_scoring
    return rules.bag_limit if isinstance(rules, ContractScoring) else 0


def _bags_are_full(moment: Moment) -> bool:
    limit, bags = _limit_of_bags(moment), moment.state.bags
    return limit > 0 and any(over > 0 and bags[number] + over >= limit for number, over in _overtricks(moment))


def _has_bags_from_before(moment: Moment) -> bool:
    return moment.told.endswith(" starts") and any(moment.state.bags)


# ---------------------------------------------------------------------------------------- trumps


def _is_named_by_winner(moment: Moment) -> bool:
    phase = moment.phase
    return (
        moment.ask is Ask.SUIT
        and isinstance(phase, TrumpPhase)
        and phase.named_by is TrumpChooser.LAST_WINNER
        and any(one.verb is Verb.NAME for one in moment.options)
    )


def _most_tricks_before(moment: Moment) -> list[int] | None:
    """Who took the most tricks in the hand before, where they are to name trumps; None where nobody is."""
    phase, state = moment.begins, moment.state
    if not isinstance(phase, TrumpPhase) or phase.named_by is not TrumpChooser.LAST_WINNER or state.trump_is_named:
        return None
    if state.hand_number == 1:
        return None
    tricks = {seat: state.tricks_before[seat] for seat in state.in_hand if state.tricks_before[seat]}
    return [seat for seat, taken in tricks.items() if taken == max(tricks.values())]


def _winners_before_are_level(moment: Moment) -> bool:
    best = _most_tricks_before(moment)
    return best is not None and len(best) > 1


def _nobody_took_tricks_before(moment: Moment) -> bool:
    return _most_tricks_before(moment) == []


def _trump_card_is_gone(moment: Moment) -> bool:
    card = moment.state.trump_card
    return moment.ask is Ask.TRICK and card is not None and card not in moment.state.deck


TRICKS_AND_BIDS = (
    Case(r"only a player who has nothing but \w+ may lead one before", _leads_only_unbroken_suit),
    Case(
        r"only a player who has no other card that may be played plays one before|play one only if you have nothing",
        _has_only_unbroken_suit,
    ),
    Case(r"may be neither led nor played otherwise until|are held back: until", _keeps_unbroken_suit_back),
    Case(r"It must be led even if it is otherwise held back", _opens_with_unbroken_suit),
    Case(r"^To the first trick.* only if you have no other card", _keeps_points_back),
    Case(r"[Ii]f nobody (holds it, the \w+ of|does, whoever holds the next card)", _another_card_opens),
    Case(r"leads it to .*, and takes over the turn", _opener_takes_over),
    Case(r"If the player who is to lead folds", _leader_has_folded),
    Case(r"^the next player( in the direction of play)? leads the trick", _leader_is_out),
    Case(r"If the player whose turn it is goes out", _turn_goes_on_without),
    Case(r"winner who has no card left is out of the hand", _winner_has_gone_out),
    Case(r"if he or she is out of the hand by then, the next player has it", course=_winner_misses_next_turn),
    Case(r"A player who has no card left plays none", _some_have_no_card),
    Case(r"if that is the leader, the other player leads", _leader_of_two_has_no_card),
    Case(r"\(or, if that player is out of the hand, the next one who is in it\)", _who_played_last_is_out),
    Case(r", together with the cards on the table", _is_level_for_table),
    Case(
        r"the cards on the table stay there for the next trick", course=_comes_before_another_trick(_is_level_for_table)
    ),
    Case(r"those of the last trick go to nobody", course=_last_trick_is_level),
    Case(
        r"^The player (after the one who led|who did not lead) it leads to the next trick|^The same player leads again",
        course=_comes_before_another_trick(_is_level),
    ),
    Case(r"Such a trick counts as one of the hand", _is_level),
    Case(r"or fewer when the cards run out", _cards_run_out),
    Case(r"but no more than the cards he or she holds", _has_few_cards_to_bid),
    Case(r"A player who holds fewer than \w+ cards bids", _has_too_few_cards_to_bid),
    Case(r"bid more tricks than there are in the hand", _has_bid_too_many),
    Case(r"bids Nil and takes no trick", _nil_is_made),
    Case(r"one who takes a trick after all|whose Nil failed", _nil_fails),
    Case(r"has made (it|the contract)", _contract_is_made),
    Case(r"takes fewer has failed", _contract_fails),
    Case(r"for each overtrick|is an overtrick|Every overtrick", _takes_overtricks),
    Case(r"^For every \w+ bags", _bags_are_full),
    Case(r"Bags are kept from hand to hand", _has_bags_from_before),
    Case(r"^In every hand but the first, .* names the suit", _is_named_by_winner),
    Case(r"If several are level in that, they draw lots", _winners_before_are_level),
    Case(r"no player of the hand took a trick in the one before", _nobody_took_tricks_before),
    Case(r"its suit is trumps, even when the card is gone", _trump_card_is_gone),
)
