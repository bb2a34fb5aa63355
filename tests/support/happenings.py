"""What happens in a game, by kinds: the names that sentences of a rulebook are about."""

import re
from collections.abc import Iterator
from functools import partial

from darwindeck.genome.schema import (
    ClaimPhase,
    GameGenome,
    LevelTrick,
    PassAction,
    PlayPhase,
    TargetSelector,
    TrickPhase,
)
from darwindeck.rulebook._places import effects, has_table
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._scene import Scene
from darwindeck.simulation import record_game
from darwindeck.simulation.chance import stream
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.players import REFERENCE_PLAYERS
from darwindeck.simulation.reference import apply, legal_moves, start, view

ASKS = frozenset(str(ask) for ask in Asks)
"""Every kind of decision."""

_HEADING = 4
_STANDINGS = re.compile(r"(scores|team scores|chips|house|bags) -?[0-9]")
_ONLY_OPPONENT = re.compile(r"P[0-9] hit P[0-9] of 1")
_KINDS: tuple[tuple[str, str], ...] = (
    (r"hand [0-9]+, P[0-9] starts", "starts"),
    (r"P[0-9] holds .*", "holds"),
    (r"house holds .*", "house holds"),
    (r"discard .*", "discard pile"),
    (r"table cleared", "table cleared"),
    (r"table .*", "table"),
    (r"deck .*", "deck"),
    (r"trump .*", "trump"),
    (r"(?:P[0-9] )?draws \S+ from P[0-9]", "draws from"),
    (r"(?:P[0-9] )?draws \S+ from (.*)", "draws from {}"),
    (r"house draws \S+ from (.*)", "house draws from {}"),
    (r"P[0-9] swaps with P[0-9]", "swaps"),
    (r"P[0-9] lays \S+ face down", "lays face down"),
    (r"P[0-9] (turns up|captures|takes up|melds|lays down|gives|shows) .*", "{}"),
    (r"(turned up|reshuffle|skips|direction|hits) .*", "{}"),
    (r"P[0-9] scores .*", "scores"),
    (r"P[0-9] (pays|wins) [0-9]+ chips?", "{} chips"),
    (r"P[0-9] gets [0-9]+ chips? from the house", "gets chips from the house"),
    (r"end (?:P[0-9]|team [0-9]) (?:wins|loses), .*", "end"),
    (r"end (\w+), .*", "end {}"),
    (r"P[0-9] (.*)", "{}"),
    (r"(nobody takes the trick|hand over)", "{}"),
)


PASSES_WHEN_OUT = "passes when out"
"""What happens when the turn of a player goes on who has left the hand in it."""


PASSES_AT_END = "passes at the end"
"""What happens when nobody has anything left to do, before the hand is over."""
_LAST_PASSES = re.compile(r"^(  P[0-9] passes\n)+(?=  hand over$)", re.MULTILINE)


def events_of(record: str) -> frozenset[str]:
    """The kinds of everything that a record tells beside the decisions."""
    lines = _LAST_PASSES.sub(f"  P0 {PASSES_AT_END}\n", record).splitlines()[_HEADING:]
    told = [line.strip() for line in lines if not re.match(r"P[0-9] ", line)]
    out: set[str] = set()
    kinds = []
    for line in told:
        kind = _kind(line) if line != "deck -" and not _STANDINGS.match(line) else ""
        if kind == "starts":
            out.clear()
        if kind in ("goes out", "is out of the hand"):
            out.add(line[:2])
        kinds.append(PASSES_WHEN_OUT if kind == "passes" and line[:2] in out else kind)
    return frozenset(kinds) - {""}


def course_of(record: str, genome: GameGenome) -> list[str]:
    """What a record tells of a game but what changes nothing: its heading, scores that stand, empty events."""
    empty = means_nothing(genome)
    lines = [line.strip() for line in record.splitlines()[_HEADING:]]
    told = [line for line in lines if not _STANDINGS.match(line) and not _ONLY_OPPONENT.fullmatch(line)]
    return [line for line in told if re.match(r"P[0-9] \S+ ?\S* of ", line) or _kind(line) not in empty]


def means_nothing(genome: GameGenome) -> set[str]:
    """Events of a record that change nothing in this game."""
    tricks = [phase for phase in genome.turn_structure.phases if isinstance(phase, TrickPhase)]
    with_trumps = any(trick.level is LevelTrick.SUIT_LED and trick.trump_suit is None for trick in tricks)
    has_trumps = with_trumps or any(rule.trumps_only for rule in genome.card_scoring)
    nothing = {
        "direction": genome.player_count <= 2,
        "skips": genome.player_count == 1,
        "hits": genome.player_count == 2 or not _draws_lots_for_effects(staged(genome)),
        "table cleared": not has_table(staged(genome)),
        "trump": not has_trumps,
        "passes": _passes_mean_nothing(staged(genome)),
        PASSES_WHEN_OUT: _nothing_comes_of_passes(staged(genome)),
        PASSES_AT_END: _nothing_comes_of_passes(staged(genome)),
        "suit": not has_trumps and not genome.setup.wild_names_suit,
    }
    return {event for event, is_empty in nothing.items() if is_empty}


def _draws_lots_for_effects(scene: Scene) -> bool:
    return any(effect.target is TargetSelector.RANDOM_OPPONENT for effect in effects(scene))


def _passes_mean_nothing(scene: Scene) -> bool:
    """Whether everybody passes all the time, and nothing comes of it."""
    is_all = bool(scene.idle_plays) and not scene.has(PlayPhase, ClaimPhase)
    return is_all and _nothing_comes_of_passes(scene)


def _nothing_comes_of_passes(scene: Scene) -> bool:
    rules, action = scene.genome.game_rules, scene.genome.game_rules.consecutive_pass_action
    acts = action is PassAction.END_HAND or (action is not PassAction.NONE and has_table(scene))
    return not acts and rules.pass_stake == 0


def _kind(event: str) -> str:
    for pattern, kind in _KINDS:
        if found := re.fullmatch(pattern, event):
            return kind.format(*found.groups())
    raise ValueError(f"no kind of event is known for {event!r}")


def events(genome: GameGenome, seeds: range, player: str) -> frozenset[str]:
    """The kinds of everything that happens by itself in some games."""
    return frozenset().union(*(events_of(record_game(genome, seed, player)) for seed in seeds))


def decisions(genome: GameGenome, seed: int, player: str, most: int = 2_000) -> Iterator[str]:
    """The kinds of the decisions of a game, one after the other; the reference alone knows them."""
    state = start(genome, seed)
    luck = [stream(state.seed, 1 + seat) for seat in range(genome.player_count)]
    for _ in range(most):
        seat = state.to_act
        if seat is None or state.decision is None:
            return
        yield str(state.decision.ask)
        moves = legal_moves(state)
        choose = REFERENCE_PLAYERS[player].decide
        number, luck[seat] = choose(len(moves), partial(view, state, seat), luck[seat])
        state = apply(state, moves[number])
