"""A hand that was really played, and what each player scored for what."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from darwindeck.errors import GenomeError
from darwindeck.genome.schema import GameGenome, MajorityMeasure
from darwindeck.rulebook._cards import these
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._title import fingerprint
from darwindeck.simulation.cards import Card
from darwindeck.simulation.record import record_game
from darwindeck.simulation.reference import State, legal_moves, start
from darwindeck.simulation.reference._going_out import final_places
from darwindeck.simulation.reference._knocking import score_knock
from darwindeck.simulation.reference._scoring import (
    score_cards_in_hand,
    score_cards_left,
    score_contracts,
    score_game_points,
    score_majority,
    score_moon,
    score_places,
    score_rules,
    score_tricks,
    score_worst_hands,
)
from darwindeck.simulation.reference._tableau import give_rest_to_last_captor
from darwindeck.simulation.reference._walk import finish_walk

_MOST_DECISIONS = 300
_DECISION = re.compile(r"P\d (\S+(?: \S+)?) of \d+")

_STEPS: tuple[tuple[str, Callable[[State], State]], ...] = (
    ("Cards in hand", score_cards_in_hand),
    ("Cards left with the others", score_cards_left),
    ("The moon", score_moon),
    ("Order of going out", score_places),
    ("The knock", score_knock),
    ("End of the hand", score_rules),
    ("Worst hand", score_worst_hands),
)
_LAST_STEPS: tuple[tuple[str, Callable[[State], State]], ...] = (
    ("Tricks", score_tricks),
    ("Bids", score_contracts),
)


@dataclass(frozen=True)
class Scored:
    """The first hand of a game, when it is over, and what each player scored for what."""

    state: State
    parts: tuple[tuple[str, tuple[int, ...]], ...]
    in_tricks: frozenset[Card]
    """The cards that somebody took in tricks; others were captured on the table, or laid down in books."""

    @property
    def total(self) -> tuple[int, ...]:
        """What each player has in the end, the score at the start left aside."""
        return tuple(map(sum, zip(*(points for _, points in self.parts), strict=True)))


def first_hand(scene: Scene) -> Scored | None:
    """The first hand of a game between Greedy players; where these come to no points, between others.

    None when the hand scores nothing, goes on for too long, or is not played to its end.
    """
    seed = fingerprint(scene)
    for attempt, kind in enumerate(("greedy", "greedy", "random")):
        scored = _tried(scene.genome, (seed + attempt) % 2**64, kind)
        if scored is not None:
            return scored
    return None


def _tried(genome: GameGenome, seed: int, players: str) -> Scored | None:
    try:
        lines = record_game(genome, seed, players).splitlines()
    except GenomeError:
        return None
    if "  hand over" not in lines:
        return None
    played = _play(genome, seed, lines[: lines.index("  hand over")])
    if played is None:
        return None
    scored = _score(*played)
    return scored if any(any(points) for _, points in scored.parts) else None


def _play(genome: GameGenome, seed: int, lines: Sequence[str]) -> tuple[State, frozenset[Card]] | None:
    """Play the decisions of a record again, up to the moment when the hand is over and nothing scored for that yet.

    The cards that were taken in tricks come with the state.
    """
    moves = [found[1] for line in lines if (found := _DECISION.fullmatch(line))]
    if len(moves) > _MOST_DECISIONS:
        return None
    state = start(genome, seed)
    if not moves or state.hand_number > 1:
        return None
    in_tricks: set[Card] = set()
    for move in moves:
        decision = state.decision
        if decision is None or state.hand_is_over:
            return None
        chosen = next(one for one in legal_moves(state) if str(one) == move)
        asked = state.but(decision=None, pages=(), page=(), decisions=state.decisions + 1, is_busy=True)
        state = _advance(decision.decide(asked, chosen), in_tricks)
    return (state, frozenset(in_tricks)) if state.hand_is_over and state.outcome is None else None


def _advance(state: State, in_tricks: set[Card]) -> State:
    """Go on to the next decision, and add the cards that somebody takes in tricks."""
    while state.decision is None and state.outcome is None and not state.hand_is_over:
        before, task = state, state.agenda[0] if state.agenda else None
        state = finish_walk(state) if task is None else task.do(state.but(agenda=state.agenda[1:]))
        if state.tricks != before.tricks:
            in_tricks |= _captured(state) - _captured(before)
    return state


def _captured(state: State) -> frozenset[Card]:
    return frozenset().union(*state.captured)


def _score(state: State, in_tricks: frozenset[Card]) -> Scored:
    begin = state.genome.setup.starting_score
    parts = [("During the hand", tuple(score - begin for score in state.scores))]
    state = state.but(agenda=(), last_places=final_places(state))
    before, state = state.scores, give_rest_to_last_captor(state)
    over = state
    parts.append(("Rest of the table", _gains(before, state.scores)))
    for name, step in (*_STEPS, *_majorities(state.genome), *_LAST_STEPS):
        before, state = state.scores, step(state)
        parts.append((name, _gains(before, state.scores)))
    kept = state.scores
    state = score_game_points(state)
    if state.genome.game_points:
        lost = tuple(begin - score for score in kept)
        parts.append(("These are not kept", lost))
        parts.append(("For the whole hand", tuple(score - begin for score in state.scores)))
    return Scored(over, tuple(parts), in_tricks)


_MOST = {
    MajorityMeasure.CARDS: "Most {}",
    MajorityMeasure.VALUES: "Best total of {}",
    MajorityMeasure.BEST_OF_EACH_SUIT: "Best total of one card in each suit",
}


def _majorities(genome: GameGenome) -> Iterator[tuple[str, Callable[[State], State]]]:
    """A step for each of them, so that it can be seen who has most of what."""
    for number, rule in enumerate(genome.majority_scoring):
        yield _MOST[rule.measure].format(these(rule.condition)), partial(score_majority, number=number, rule=rule)


def _gains(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    return tuple(now - then for then, now in zip(before, after, strict=True))
