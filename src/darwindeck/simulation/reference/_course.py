"""The course of a game: hands, walks, phases, and the end."""

from dataclasses import dataclass, replace
from typing import assert_never

from darwindeck.errors import GenomeError
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Elimination,
    ExchangePhase,
    GameGenome,
    KnockPhase,
    MeldPhase,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    StarterRule,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    Visibility,
    WagerPhase,
)
from darwindeck.simulation._playable import play_problems
from darwindeck.simulation.chance import shuffled, stream
from darwindeck.simulation.reference._betting import betting_phase
from darwindeck.simulation.reference._bidding import bidding_phase
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._cards import Card, in_order, listed
from darwindeck.simulation.reference._claims import claim_phase
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._drawing import can_reshuffle, draw_phase
from darwindeck.simulation.reference._exchanging import exchange_phase
from darwindeck.simulation.reference._game import OWN_PHASES, game_of
from darwindeck.simulation.reference._going_out import final_places, go_out, is_decided_by_leaving
from darwindeck.simulation.reference._house import lay_stakes, look_for_natural, settle_with_house, wager_phase
from darwindeck.simulation.reference._knocking import knock_phase, last_round_is_over, score_knock
from darwindeck.simulation.reference._laying import laying_phase
from darwindeck.simulation.reference._melding import meld_phase
from darwindeck.simulation.reference._moves import IllegalMove, Move
from darwindeck.simulation.reference._passing import passing_phase
from darwindeck.simulation.reference._places import clear_table
from darwindeck.simulation.reference._requests import ask_phase
from darwindeck.simulation.reference._scoring import (
    pay_pot,
    score_cards_in_hand,
    score_cards_left,
    score_contracts,
    score_game_points,
    score_majorities,
    score_moon,
    score_places,
    score_rules,
    score_tricks,
    score_worst_hands,
)
from darwindeck.simulation.reference._seats import deck_is_empty, from_seat, hands_are_empty, others_in_hand
from darwindeck.simulation.reference._sight import hand_in_order, sees_in_hand, sees_on_discard, sees_on_table
from darwindeck.simulation.reference._state import Ending, Outcome, State
from darwindeck.simulation.reference._swapping import swap_phase
from darwindeck.simulation.reference._tableau import give_rest_to_last_captor, take_up_or_leave
from darwindeck.simulation.reference._tribute import tribute_phase
from darwindeck.simulation.reference._tricks import trick_phase
from darwindeck.simulation.reference._trumps import trump_phase, trumps_of_deal
from darwindeck.simulation.reference._turning_up import renew_table, turn_up_phase
from darwindeck.simulation.reference._turns import begin_turn, end_game, end_hand, pay_into_pot, tell_standings
from darwindeck.simulation.reference._watching import PHASE_BEGINS, show
from darwindeck.simulation.reference._winning import judge, judge_for_the_last_time, judge_races

# ---------------------------------------------------------------------------------------- the way in


def start(genome: GameGenome, seed: int) -> State:
    """Begin the first hand and play to the first decision.

    Args:
        genome: The rules.
        seed: The seed of the game, modulo 2^64.

    Raises:
        GenomeError: When the genome cannot be played.
    """
    problems = play_problems(genome)
    if problems:
        raise GenomeError(problems)
    game = game_of(genome)
    seed %= 2**64
    state = State(
        game=game,
        seed=seed,
        chance=stream(seed, 0),
        in_game=frozenset(game.seats),
        scores=(genome.setup.starting_score,) * genome.player_count,
        chips=(genome.setup.starting_chips,) * genome.player_count,
        bags=(0,) * len(game.sides),
    )
    return advance(begin_hand(state, starter=0))


def legal_moves(state: State) -> tuple[Move, ...]:
    """The options of the player who must decide, in their order; none when the game is over."""
    return state.decision.moves if state.decision else ()


def apply(state: State, move: Move) -> State:
    """Make a move, and play on to the next decision.

    Raises:
        IllegalMove: When the move is not among the options.
    """
    decision = state.decision
    if decision is None:
        raise IllegalMove(f"{move} is not legal: the game is over")
    if move not in decision.moves:
        options = ", ".join(map(str, decision.moves))
        raise IllegalMove(f"{move} is not legal for P{decision.seat}: expected one of {options}")
    asked = state.but(decision=None, pages=(), lines=(), decisions=state.decisions + 1, is_busy=True)
    return advance(decision.decide(asked, move))


def count_sequences(state: State, depth: int) -> int:
    """How many sequences of so many decisions can follow, or fewer where the game ends."""
    moves = legal_moves(state)
    if depth == 0 or not moves:
        return 1
    return sum(count_sequences(apply(state, move), depth - 1) for move in moves)


def advance(state: State) -> State:
    """Do what is to be done until somebody must decide, or the game is over."""
    while state.decision is None and state.outcome is None:
        if state.hand_is_over:
            state = finish_hand(state)
        elif state.agenda:
            state = state.agenda[0].do(state.but(agenda=state.agenda[1:]))
        else:
            state = finish_walk(state)
    return state


# ---------------------------------------------------------------------------------------- the deal


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
        lines=state.lines,
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
    ).told(f"hand {state.hand_number + 1}, P{starter} starts")
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
    places = [
        (setup.deck_visibility, state.deck),
        (setup.discard_visibility, state.discard),
        (setup.tableau_visibility, state.table),
        *((setup.hand_visibility, hand) for hand in state.hands),
    ]
    face_up = (card for visibility, cards in places if visibility is Visibility.FACE_UP for card in cards)
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
    lines = [f"P{seat} holds {listed(hand_in_order(state, seat))}" for seat in sorted(state.in_game)]
    lines += [f"discard {listed(state.discard)}"] if state.discard else []
    lines += [f"table {listed(in_order(state.table))}"] if state.table else []
    lines += [f"house holds {listed(in_order(state.house))}"] if state.genome.house else []
    lines.append(f"deck {listed(reversed(state.deck))}")
    source = state.genome.setup.trump_source
    if source is TrumpSource.LAST_CARD and state.trump_card is not None:
        lines.append(f"P{dealer_of(state)} shows {state.trump_card}")
    if source is not TrumpSource.FIXED and state.trump is not None:
        lines.append(f"trump {state.trump}")
    return state.told(*lines)


def _pay_antes(state: State) -> State:
    """Everybody in the game pays the ante, or all that is left."""
    for seat in sorted(state.in_game):
        state = pay_into_pot(state, seat, min(state.genome.setup.ante, state.chips[seat]))
    return state


# ---------------------------------------------------------------------------------------- a walk


def begin_walk(state: State, seat: int) -> State:
    """A player begins a walk through the phases."""
    phases = range(len(state.game.phases))
    tasks = [task for index in phases for task in (RunPhase(index), PhaseOver())]
    knock = state.knock
    state = state.but(
        walker=seat,
        knock=knock and replace(knock, walked_since=knock.walked_since | {seat}),
        have_walked=state.have_walked | {seat},
        has_counted=False,
        is_no_pass=False,
        is_busy=False,
        trick_winner=None,
        leader=None,
        taken_up=frozenset(),
        agenda=tuple(tasks),
    )
    return begin_turn(state, seat) if state.game.has_phase(*OWN_PHASES) else state


@dataclass(frozen=True)
class RunPhase:
    """A phase begins."""

    index: int

    def do(self, state: State) -> State:
        """Run it, if it goes round the table or its player is in the hand."""
        state = state.but(phase=self.index)
        show(state, PHASE_BEGINS)
        if state.genome.setup.tableau_mode is TableauMode.WAR and state.walker in state.in_hand:
            state = take_up_or_leave(state, state.walker)
            if state.outcome is not None or is_decided_by_leaving(state):
                return state
        phase = state.game.phases[self.index]
        if isinstance(phase, OWN_PHASES) and state.walker not in state.in_hand:
            return state
        return _run(state, phase)


def _run(state: State, phase: Phase) -> State:
    match phase:
        case DrawPhase():
            return draw_phase(state, phase)
        case PlayPhase() | DiscardPhase():
            return laying_phase(state, phase)
        case TrickPhase():
            return trick_phase(state, phase)
        case BiddingPhase():
            return bidding_phase(state, phase)
        case TrumpPhase():
            return trump_phase(state, phase)
        case BettingPhase():
            return betting_phase(state, phase)
        case ClaimPhase():
            return claim_phase(state, phase)
        case PassingPhase():
            return passing_phase(state, phase)
        case TurnUpPhase():
            return turn_up_phase(state, phase)
        case ExchangePhase():
            return exchange_phase(state, phase)
        case WagerPhase():
            return wager_phase(state, phase)
        case AskPhase():
            return ask_phase(state, phase)
        case TributePhase():
            return tribute_phase(state, phase)
        case MeldPhase():
            return meld_phase(state, phase)
        case KnockPhase():
            return knock_phase(state, phase)
        case SwapPhase():
            return swap_phase(state, phase)
    assert_never(phase)


@dataclass(frozen=True)
class PhaseOver:
    """A phase is over."""

    def do(self, state: State) -> State:
        """See whether anybody is left to play against, judge the races, and see who has gone out or ends the hand."""
        if is_decided_by_leaving(state):
            return end_hand(state)
        state = judge_races(state)
        return state if state.outcome is not None else end_if_met(go_out(state))


def end_if_met(state: State) -> State:
    """The hand is over when a player in it meets the condition that ends it."""
    condition = state.genome.game_rules.hand_ends_if
    if condition is None or state.hand_is_over:
        return state
    is_met = any(holds(condition, Situation(state, seat)) for seat in state.in_hand)
    return end_hand(state) if is_met else state


def finish_walk(state: State) -> State:
    """A walk is over: count it, see whether the hand is over, and begin the next one."""
    if not state.has_counted:
        state = begin_turn(state, state.walker)
        if state.outcome is not None:
            return state
    state = _count_pass(state)
    state = state.but(idle=0 if state.is_busy else state.idle + 1)
    if state.hand_is_over or _is_played_out(state):
        return end_hand(state)
    if state.idle >= len(state.in_hand):
        return end_hand(state) if hands_are_empty(state) else end_game(state, Outcome(Ending.STALEMATE))
    next_walker = _next_walker(state)
    if last_round_is_over(state, next_walker):
        return end_hand(state)
    return begin_walk(state.but(skips=0), next_walker)


def _count_pass(state: State) -> State:
    """A player who had a chance to lay cards and laid none passes. Enough passes in a row set something off."""
    if not state.game.can_pass:
        return state
    if state.is_no_pass:
        return state.but(passes=0)
    state = state.but(passes=state.passes + 1).told(f"P{state.walker} passes")
    rules = state.genome.game_rules
    if state.walker in state.in_hand:
        state = pay_into_pot(state, state.walker, min(rules.pass_stake, state.chips[state.walker]))
    needed = _all_who_must_pass(state) if rules.passes_to_trigger is None else rules.passes_to_trigger
    if state.passes < max(1, needed):
        return state
    state = state.but(passes=0)
    match rules.consecutive_pass_action:
        case PassAction.NONE:
            return state
        case PassAction.CLEAR_TABLEAU | PassAction.RENEW_TABLEAU:
            cleared = clear_table(state).told("table cleared")
            cleared = cleared.but(leader=state.last_to_play, last_to_play=None, last_play=())
            return renew_table(cleared, len(state.table)) if state.game.renews_table else cleared
        case PassAction.END_HAND:
            return end_hand(state)


def _all_who_must_pass(state: State) -> int:
    """All players, where that renews the table; else all but one, or but the one whose play lies there, in or out."""
    if state.game.renews_table:
        return len(state.in_hand)
    if state.last_to_play is None:
        return len(state.in_hand) - 1
    return len(state.in_hand - {state.last_to_play})


def _is_played_out(state: State) -> bool:
    """Whether a hand is over after a walk: all hands are empty for good, or a round of bets or swaps is complete."""
    game = state.game
    if hands_are_empty(state) and not _can_draw(state):
        return True
    is_longer = game.has_phase(PlayPhase, TrickPhase, ClaimPhase, AskPhase, KnockPhase)
    if is_longer or not game.has_phase(BettingPhase, WagerPhase, SwapPhase):
        return False
    return not game.has_phase(*OWN_PHASES) or state.in_hand <= state.have_walked


def _can_draw(state: State) -> bool:
    """Whether hands that are empty may be filled again: by a draw phase, or by an ask phase while there is a deck."""
    if state.game.has_phase(DrawPhase):
        return True
    return state.game.has_phase(AskPhase) and (not deck_is_empty(state) or can_reshuffle(state))


def _next_walker(state: State) -> int:
    """Who played last when the others have passed, the winner of the last trick, or the next player, skips counted."""
    if state.leader is not None:
        return from_seat(state, state.leader, state.direction)[0]
    if state.trick_winner is not None and state.trick_winner in state.in_hand:
        return state.trick_winner
    others = others_in_hand(state, state.walker, state.direction)
    around = [*others, state.walker] if state.walker in state.in_hand else others
    steps = 0 if state.trick_winner is not None else state.skips
    return around[steps % len(around)]


# ---------------------------------------------------------------------------------------- the end of a hand


END_OF_HAND = (
    give_rest_to_last_captor,
    settle_with_house,
    pay_pot,
    score_cards_in_hand,
    score_cards_left,
    score_moon,
    score_places,
    score_knock,
    score_rules,
    score_worst_hands,
    score_majorities,
    score_tricks,
    score_contracts,
    score_game_points,
    tell_standings,
)
"""What is paid, scored and told when a hand is over, in this order."""


def finish_hand(state: State) -> State:
    """A hand is over: pay, score, judge, and begin the next one."""
    if not state.has_counted:
        state = begin_turn(state.but(hand_is_over=False), state.walker)
        if state.outcome is not None:
            return state
    state = state.but(hand_is_over=True, agenda=(), last_places=final_places(state)).told("hand over")
    for step in END_OF_HAND:
        state = step(state)
    outcome = judge(state, at_end_of_hand=True)
    if outcome is not None:
        return end_game(state, outcome)
    if state.deck_has_ended_game or _is_last_hand(state):
        return end_game(state, judge_for_the_last_time(state))
    state = _leave_game(state)
    if _nobody_plays_on(state):
        return end_game(state, judge_for_the_last_time(state))
    return begin_hand(state, _next_starter(state))


def _is_last_hand(state: State) -> bool:
    most = state.genome.game_rules.max_hands
    return most is not None and state.hand_number >= most


def _nobody_plays_on(state: State) -> bool:
    """Whether nobody is left in the game, or one side alone of several."""
    left = {state.game.side_of[seat] for seat in state.in_game}
    return not left or len(left) == 1 < len(state.game.sides)


def _leave_game(state: State) -> State:
    """In a game with stakes, players without chips leave; then those whom the rules eliminate."""
    if state.game.has_stakes:
        for seat in sorted(state.in_game):
            if state.chips[seat] == 0:
                state = _out_of_game(state, seat)
    eliminated = [seat for seat in sorted(state.in_game) if _is_eliminated(state, seat)]
    if len(eliminated) == len(state.in_game):
        return state
    for seat in eliminated:
        state = _out_of_game(state, seat)
    return state


def _out_of_game(state: State, seat: int) -> State:
    return state.but(in_game=state.in_game - {seat}).told(f"P{seat} is out of the game")


def _is_eliminated(state: State, seat: int) -> bool:
    match state.genome.game_rules.elimination:
        case Elimination.NONE:
            return False
        case Elimination.NO_TRICKS:
            return state.tricks[seat] == 0
        case Elimination.NO_SCORE:
            return state.scores[seat] <= 0 and state.scores[seat] < max(state.scores[one] for one in state.in_game)


def _next_starter(state: State) -> int:
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
