"""A hand that was really played, scored step by step."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from darwindeck.errors import GenomeError
from darwindeck.genome.schema import GameGenome, MajorityMeasure, ScoringTrigger
from darwindeck.rulebook._cards import short_name, suit_name
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._seats import player, players
from darwindeck.rulebook._section import Block, Rule, Table, text
from darwindeck.rulebook._title import fingerprint
from darwindeck.rulebook._words import counted, listed, number
from darwindeck.simulation.record import record_game
from darwindeck.simulation.reference import State, legal_moves, start
from darwindeck.simulation.reference._cards import Card, in_order
from darwindeck.simulation.reference._course import finish_walk
from darwindeck.simulation.reference._going_out import final_places
from darwindeck.simulation.reference._knocking import score_knock
from darwindeck.simulation.reference._scoring import (
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
from darwindeck.simulation.reference._tableau import give_rest_to_last_captor

_MOST_DECISIONS = 300
_MOST_SHOWN = 13
_DECISION = re.compile(r"P\d (\S+(?: \S+)?) of \d+")

_STEPS: tuple[tuple[str, Callable[[State], State]], ...] = (
    ("Rest of the table", give_rest_to_last_captor),
    ("Cards in hand", score_cards_in_hand),
    ("Cards left with the others", score_cards_left),
    ("The moon", score_moon),
    ("Order of going out", score_places),
    ("The knock", score_knock),
    ("Other points", score_rules),
    ("Worst hand", score_worst_hands),
    ("Most captured", score_majorities),
    ("Tricks", score_tricks),
    ("Bids", score_contracts),
)


@dataclass(frozen=True)
class Scored:
    """The first hand of a game, when it is over, and what each player scored for what."""

    state: State
    parts: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def total(self) -> tuple[int, ...]:
        """What each player has in the end, the score at the start left aside."""
        return tuple(map(sum, zip(*(points for _, points in self.parts), strict=True)))


def example(scene: Scene) -> Iterator[Block]:
    """A worked example, if the first hand of a game shows one."""
    scored = first_hand(scene)
    if scored is None:
        return
    genome = scene.genome
    sides = (
        tuple(tuple(sorted(team)) for team in genome.teams)
        if scene.has_teams
        else tuple((seat,) for seat in range(genome.player_count))
    )
    names = [players(side) for side in sides]
    facts = [Rule(fact) for fact in _facts(scored.state, scene, sides, names)]
    yield text(Rule("For example, a hand may be scored as follows."), *facts)
    rows = [
        (name, *(digits(sum(points[seat] for seat in side)) for side in sides))
        for name, points in scored.parts
        if any(points)
    ]
    if len(rows) > 1:
        rows.append(("Together", *(digits(sum(scored.total[seat] for seat in side)) for side in sides)))
    yield Table(("Points", *names), tuple(rows), ("scores",))


def digits(points: int) -> str:
    """Points in a table."""
    return f"{points:,}" if points >= 0 else f"\N{MINUS SIGN}{-points:,}"


# ---------------------------------------------------------------------------------------- playing it


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
    state = _play(genome, seed, lines[: lines.index("  hand over")])
    if state is None:
        return None
    scored = _score(state)
    return scored if any(any(points) for _, points in scored.parts) else None


def _play(genome: GameGenome, seed: int, lines: Sequence[str]) -> State | None:
    """Play the decisions of a record again, up to the moment when the hand is over and nothing scored for that yet."""
    moves = [found[1] for line in lines if (found := _DECISION.fullmatch(line))]
    if len(moves) > _MOST_DECISIONS:
        return None
    state = start(genome, seed)
    if not moves or state.hand_number > 1:
        return None
    for move in moves:
        decision = state.decision
        if decision is None or state.hand_is_over:
            return None
        chosen = next(one for one in legal_moves(state) if str(one) == move)
        asked = state.but(decision=None, pages=(), lines=(), decisions=state.decisions + 1, is_busy=True)
        state = _advance(decision.decide(asked, chosen))
    return state if state.hand_is_over and state.outcome is None else None


def _advance(state: State) -> State:
    while state.decision is None and state.outcome is None and not state.hand_is_over:
        task = state.agenda[0] if state.agenda else None
        state = finish_walk(state) if task is None else task.do(state.but(agenda=state.agenda[1:]))
    return state


def _score(state: State) -> Scored:
    begin = state.genome.setup.starting_score
    parts = [("During the hand", tuple(score - begin for score in state.scores))]
    state = over = state.but(agenda=(), last_places=final_places(state))
    for name, step in _STEPS:
        before, state = state.scores, step(state)
        parts.append((name, _gains(before, state.scores)))
    kept = state.scores
    state = score_game_points(state)
    if state.genome.game_points:
        lost = tuple(begin - score for score in kept)
        parts.append(("These are not kept", lost))
        parts.append(("For the whole hand", tuple(score - begin for score in state.scores)))
    return Scored(over, tuple(parts))


def _gains(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    return tuple(now - then for then, now in zip(before, after, strict=True))


# ---------------------------------------------------------------------------------------- what happened


def _facts(state: State, scene: Scene, sides: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """What the points are for: cards taken, cards held, tricks, places."""
    genome = scene.genome
    triggers = {rule.trigger for rule in genome.card_scoring if rule.points}
    if ScoringTrigger.TRICK_WIN in triggers:
        yield from _taken(state, sides, names)
    if genome.trick_scoring is not None and genome.trick_scoring.points_per_trick and scene.has_tricks:
        tricks = [sum(state.tricks[seat] for seat in side) for side in sides]
        told = (f"{name} took {counted(count, 'trick')}" for name, count in zip(names, tricks, strict=True))
        yield f"{listed(list(told))}."
    if genome.trick_scoring is not None and genome.trick_scoring.last_trick_points:
        last = state.took_last_trick
        if last is not None:
            yield f"{player(last)} took the last trick."
    if genome.trick_scoring is not None and genome.trick_scoring.points_per_card:
        cards = [sum(len(state.captured[seat]) for seat in side) for side in sides]
        told = (f"{name} captured {counted(count, 'card')}" for name, count in zip(names, cards, strict=True))
        yield f"{listed(list(told))}."
    if state.last_places and (any(genome.game_rules.place_points) or ScoringTrigger.LEFT_IN_HANDS in triggers):
        yield (
            f"{player(state.last_places[0])} went out first"
            + "".join(f", then {player(seat)}" for seat in state.last_places[1:])
            + "."
        )
    if genome.contract_scoring is not None:
        yield from _bids(state)
    if genome.majority_scoring:
        yield from _captured(state, scene, sides, names)
    if state.knock is not None and scene.counts_deadwood:
        yield f"{player(state.knock.seat)} knocked."
    at_end = {ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS} & triggers
    if at_end or genome.game_rules.worst_hand_points:
        held = [(player(seat), hand) for seat, hand in enumerate(state.hands) if hand]
        if held and all(len(hand) <= _MOST_SHOWN for _, hand in held):
            yield f"{listed([f'{name} holds {_shown(hand)}' for name, hand in held])}."


def _bids(state: State) -> Iterator[str]:
    """What was bid, and what came of it."""
    parts = []
    for seat, bid in enumerate(state.bids):
        if bid is not None:
            said = "Nil" if bid.is_nil else number(bid.tricks)
            parts.append(f"{player(seat)} bid {said} and took {counted(state.tricks[seat], 'trick')}")
    if parts:
        yield f"{'; '.join(parts)}."


def _captured(state: State, scene: Scene, sides: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """How many cards each side has of those of which most count."""
    kinds = [rule.condition for rule in scene.genome.majority_scoring if rule.measure is MajorityMeasure.CARDS]
    kinds = [one for one in dict.fromkeys(kinds) if one.rank is None]
    parts = []
    for side, name in zip(sides, names, strict=True):
        cards = [card for seat in side for card in state.captured[seat]]
        counts = [sum(kind.covers(card.rank, card.suit) for card in cards) for kind in kinds]
        words = ["card" if kind.suit is None else suit_name(kind.suit) for kind in kinds]
        if words:
            parts.append(f"{name} captured {listed([counted(*one) for one in zip(counts, words, strict=True)])}")
    if parts:
        yield f"{'; '.join(parts)}."


def _taken(state: State, sides: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """The cards that score in tricks, and who has them."""
    parts = []
    for side, name in zip(sides, names, strict=True):
        cards = [card for seat in side for card in state.captured[seat]]
        scoring = [card for card in cards if state.points_of(ScoringTrigger.TRICK_WIN, frozenset({card}))]
        verb = "have" if len(side) > 1 else "has"
        parts.append(f"{name} {verb} {_shown(scoring) if scoring else 'none of the cards that score'}")
    yield f"In tricks, {listed(parts)}."


def _shown(cards: Sequence[Card] | frozenset[Card]) -> str:
    return " ".join(short_name(str(card)) for card in in_order(cards))
