"""The deal: who starts a hand, what is dealt, and what everybody sees of it."""

from dataclasses import dataclass

from darwindeck.genome.schema import StarterRule, TrumpSource, Visibility
from darwindeck.simulation.cards import Card
from darwindeck.simulation.chance import shuffled
from darwindeck.simulation.events import Dealt, HandBegins, Trumps
from darwindeck.simulation.kinds import ChipsFor
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._going_out import go_out
from darwindeck.simulation.reference._house import lay_stakes, look_for_natural
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._sight import hand_in_order, sees_in_hand, sees_on_discard, sees_on_table
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import DECK, DISCARD, HOUSE, TABLE, hand_of, moved, told_deck
from darwindeck.simulation.reference._trumps import trumps_of_deal
from darwindeck.simulation.reference._turns import pay_into_pot
from darwindeck.simulation.reference._walk import begin_walk, end_if_met


def begin_hand(state: State, starter: int) -> State:
    """Gather all cards, and deal them; where stakes come first, ask for these before."""
    game = state.game
    nothing: tuple[frozenset[Card], ...] = (frozenset(),) * len(game.seats)
    # A new hand has nothing of the old one: all that is not handed over here starts afresh.
    fresh = State(
        game=game,
        seed=state.seed,
        chance=state.chance,
        pages=state.pages,
        page=state.page,
        turns=state.turns,
        decisions=state.decisions,
        hand_number=state.hand_number + 1,
        starter=starter,
        last_turn=state.last_turn,
        in_game=state.in_game,
        scores=state.scores,
        chips=state.chips,
        bags=state.bags,
        tricks_before=state.tricks,
        scores_before=state.scores,
        hands=nothing,
        deck=game.cards,
        captured=nothing,
        laid=nothing,
        known=nothing,
        in_hand=state.in_game,
        last_places=state.last_places,
        began=len(state.in_game),
        walker=starter,
        tricks=(0,) * len(game.seats),
        bids=(None,) * len(game.seats),
        paid=(0,) * len(game.seats),
        battle=(None,) * len(game.seats),
        house_chips=state.house_chips,
        stakes=(0,) * len(game.seats),
        passing=((),) * len(game.seats),
    ).happened(HandBegins(state.hand_number + 1, starter))
    wager = game.wager_before_deal
    return deal(fresh) if wager is None else lay_stakes(_look_at_deal(fresh).then(Deal()), wager)


@dataclass(frozen=True)
class Deal:
    """The stakes are laid, and the cards are dealt."""

    def do(self, state: State) -> State:
        """Deal them. The stakes belong to no walk."""
        return deal(state.but(has_counted=False))


def deal(state: State) -> State:
    """Shuffle all cards, deal a hand, and begin its first walk."""
    game, setup = state.game, state.genome.setup
    deck, chance = shuffled(game.cards, state.chance)
    dealt = list(deck)
    hands = list(state.hands)
    count = cards_to_deal(state)
    dealer = dealer_of(state)
    last_card = None
    stacks: list[tuple[Card, ...]] = [()] * len(game.seats)
    for seat in sorted(state.in_game):
        if setup.deal_suits:
            hands[seat] = frozenset(game.suit_hands[seat])
            dealt = [card for card in dealt if card not in hands[seat]]
            continue
        stacks[seat] = tuple(dealt.pop() for _ in range(count))
        hands[seat] = frozenset(stacks[seat])
        if seat == dealer and stacks[seat]:
            last_card = stacks[seat][-1]
    discard = tuple(dealt.pop() for _ in range(setup.initial_discard_count))
    table = tuple(dealt.pop() for _ in range(setup.initial_tableau_count))
    rules = state.genome.house
    house = tuple(dealt.pop() for _ in range(min(rules.cards, len(dealt)))) if rules else ()
    if setup.deal_remainder:
        for seat in _from_starter(state, len(dealt)):
            hands[seat] |= {dealt.pop()}
    state = state.but(
        chance=chance,
        dealt=count,
        hands=tuple(hands),
        stacks=tuple(stacks) if game.has_stacks else (),
        deck=tuple(dealt),
        discard=discard,
        table=table,
        last_on_table=table[-1] if table else None,
        have_held=frozenset(seat for seat, hand in enumerate(hands) if hand),
        house=house,
    )
    return _begin_play(_pay_antes(_tell_deal(_look_at_deal(trumps_of_deal(state, last_card)))))


def _from_starter(state: State, count: int) -> list[int]:
    """The players in the game, clockwise from the starter and round again, until there are so many."""
    seats, starter = state.game.seats, state.starter
    around = [seat for seat in (*seats[starter:], *seats[:starter]) if seat in state.in_game]
    return [around[place % len(around)] for place in range(count if around else 0)]


def _begin_play(state: State) -> State:
    """Books are laid down, whoever is left without a card goes out, and the first walk begins."""
    for seat in sorted(state.in_hand):
        state = lay_books(state, seat)
    state = go_out(state)
    if state.hand_is_over:
        return state
    state = state.but(walker=from_seat(state, state.starter)[0])
    if state.game.wager_before_deal is not None:
        state = look_for_natural(state)
    state = end_if_met(state)
    return state if state.hand_is_over else begin_walk(state, state.walker)


def cards_to_deal(state: State) -> int:
    """How many cards each player is dealt in this hand: at least one, and no more than there are."""
    setup = state.genome.setup
    if setup.cards_step == 0:
        return setup.cards_per_player
    wanted = setup.cards_per_player + setup.cards_step * (state.hand_number - 1)
    laid_out = setup.initial_discard_count + setup.initial_tableau_count
    return min(max(1, wanted), (len(state.game.cards) - laid_out) // len(state.in_game))


def dealer_of(state: State) -> int:
    """The dealer of the hand: the player in the game before the one who starts."""
    count = state.genome.player_count
    around = ((state.starter - step) % count for step in range(1, count + 1))
    return next(seat for seat in around if seat in state.in_game)


def _look_at_deal(state: State) -> State:
    """What everybody sees of the deal, or of the deck before it."""
    setup = state.genome.setup
    piles = [
        (setup.deck_visibility, state.deck),
        (setup.discard_visibility, state.discard),
        (setup.tableau_visibility, state.table),
        *((setup.hand_visibility, hand) for hand in state.hands),
    ]
    face_up = (card for visibility, cards in piles if visibility is Visibility.FACE_UP for card in cards)
    trump_card = frozenset() if state.trump_card is None else frozenset({state.trump_card})
    rules = state.genome.house
    of_house = state.house[: rules.face_up] if rules else ()
    state = state.but(shown=frozenset(face_up) | trump_card.union(of_house))
    known = []
    for viewer in state.game.seats:
        cards = set(state.deck) if setup.deck_visibility is Visibility.FACE_UP else set()
        cards.update(of_house)
        cards |= {card for card in state.discard if sees_on_discard(state, viewer, card)}
        cards |= {card for card in state.table if sees_on_table(state, viewer, card)}
        for owner, hand in enumerate(state.hands):
            dealt = state.game.suit_hands[owner] if setup.deal_suits else ()
            cards |= {card for card in hand if card in dealt or sees_in_hand(state, viewer, owner, card)}
        known.append(frozenset(cards) | trump_card)
    return state.but(known=tuple(known))


def _tell_deal(state: State) -> State:
    moves = [moved(state, hand_in_order(state, seat), DECK, hand_of(seat)) for seat in sorted(state.in_game)]
    moves += [moved(state, pile, DECK, to) for pile, to in ((state.discard, DISCARD), (state.table, TABLE)) if pile]
    moves += [moved(state, state.house, DECK, HOUSE)] if state.genome.house else []
    return state.happened(Dealt(deck=told_deck(state), trump=_trumps_of_hand(state), moves=tuple(moves)))


def _trumps_of_hand(state: State) -> Trumps | None:
    """The trumps that the deal has made, and the card that did."""
    source = state.genome.setup.trump_source
    if source is TrumpSource.FIXED or state.trump is None:
        return None
    is_shown = source is TrumpSource.LAST_CARD and state.trump_card is not None
    return Trumps(state.trump, state.trump_card, dealer_of(state) if is_shown else None)


def _pay_antes(state: State) -> State:
    """Everybody in the game pays the ante, or all that is left."""
    for seat in sorted(state.in_game):
        state = pay_into_pot(state, seat, min(state.genome.setup.ante, state.chips[seat]), ChipsFor.ANTE)
    return state


def next_starter(state: State) -> int:
    """Who the rules say; where nobody fits, or several do, the next one clockwise."""
    chosen = _called_to_start(state)
    if len(chosen) == 1 and chosen[0] in state.in_game:
        return chosen[0]
    count = state.genome.player_count
    around = ((state.starter + step) % count for step in range(1, count + 1))
    return next(seat for seat in around if seat in state.in_game)


def _called_to_start(state: State) -> tuple[int, ...]:
    """The players whom the rules call to start the next hand."""
    match state.genome.game_rules.starter:
        case StarterRule.ROTATES:
            return ()
        case StarterRule.MOST_TRICKS:
            return tuple(seat for seat in state.game.seats if state.tricks[seat] == max(state.tricks))
        case StarterRule.FIRST_OUT:
            return state.last_places[:1]
        case StarterRule.LAST_OUT:
            return state.last_places[-1:]
        case StarterRule.BEST_OF_HAND:
            return (_best_of_hand(state),)


def _best_of_hand(state: State) -> int:
    """The starter again when sides are level; else, from the starter on, the first player of who scored most."""
    game = state.game
    around = _from_starter(state, len(state.in_game))
    gains = [after - before for after, before in zip(state.scores, state.scores_before, strict=True)]
    scored = {side: sum(gains[seat] for seat in game.sides[side]) for side in {game.side_of[one] for one in around}}
    best = [side for side, points in scored.items() if points == max(scored.values())]
    return state.starter if len(best) > 1 else next(seat for seat in around if game.side_of[seat] == best[0])
