"""What may happen to a game at any moment: a turn is counted, points are scored, somebody drops out, it ends."""

from darwindeck.simulation.kinds import Ending
from darwindeck.simulation.reference._state import Outcome, State, at_seat


def begin_turn(state: State, seat: int) -> State:
    """Count a turn. When all are used up, the game is over instead."""
    if state.turns >= state.genome.max_turns:
        return end_game(state, Outcome(Ending.TIMEOUT))
    return state.but(turns=state.turns + 1, last_turn=seat, has_counted=True)


def score(state: State, seat: int, points: int) -> State:
    """A player scores, or loses points."""
    if points == 0:
        return state
    scores = at_seat(state.scores, seat, state.scores[seat] + points)
    return state.but(scores=scores).told(f"P{seat} scores {points}")


def pay_into_pot(state: State, seat: int, chips: int) -> State:
    """A player puts chips into the pot."""
    if chips == 0:
        return state
    return state.but(
        chips=at_seat(state.chips, seat, state.chips[seat] - chips),
        paid=at_seat(state.paid, seat, state.paid[seat] + chips),
    ).told(f"P{seat} pays {chips} chips")


def not_passing(state: State) -> State:
    """The walk's player swaps or knocks. Where the table is renewed when everybody passes, that is no pass."""
    return state.but(is_no_pass=state.is_no_pass or state.game.renews_table)


def leave_hand(state: State, seat: int) -> State:
    """A player is out of the hand. The cards stay where they are."""
    return state.but(in_hand=state.in_hand - {seat}, is_busy=True).told(f"P{seat} is out of the hand")


def end_hand(state: State) -> State:
    """The hand is over: nothing more is done in it."""
    return state.but(agenda=(), hand_is_over=True)


def end_game(state: State, outcome: Outcome) -> State:
    """The game is over. The standings are told, unless the end of the hand has done so."""
    told = state if state.hand_is_over else tell_standings(state)
    counts = f"turns {state.turns}, hands {state.hand_number}, decisions {state.decisions}"
    return told.but(outcome=outcome, agenda=(), decision=None).told(f"end {outcome}, {counts}")


def tell_standings(state: State) -> State:
    """How the players stand."""
    lines = [("scores", state.scores)]
    if state.genome.team_mode:
        lines.append(("team scores", state.team_scores))
    if state.game.has_chips:
        lines.append(("chips", state.chips))
    if state.genome.house is not None:
        lines.append(("house", (state.house_chips,)))
    if state.genome.contract_scoring is not None:
        lines.append(("bags", state.bags))
    return state.told(*(" ".join([name, *map(str, numbers)]) for name, numbers in lines))
