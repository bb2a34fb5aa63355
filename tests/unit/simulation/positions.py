"""Small games, and positions of them, for the tests of the reference."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import GameGenome, Phase, SchemaVersion, SetupRules, TurnStructure, WinCondition, WinType
from darwindeck.simulation.reference import Card, State, apply, legal_moves, start
from darwindeck.simulation.reference._deal import _look_at_deal
from darwindeck.simulation.reference._engine import advance
from darwindeck.simulation.reference._walk import begin_walk

NEVER = WinCondition(WinType.FIRST_TO_SCORE, threshold=1_000_000)


def game(*phases: Phase, setup: SetupRules | None = None, **fields: Any) -> GameGenome:
    """A game of these phases that nobody wins, unless told otherwise."""
    turn = {name: fields.pop(name) for name in ("is_trick_based", "tricks_per_hand") if name in fields}
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="test",
        generation=0,
        setup=setup or SetupRules(cards_per_player=5),
        turn_structure=TurnStructure(phases, **turn),
        **{"win_conditions": (NEVER,), "max_turns": 1000, **fields},
    )


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.named(one) for one in text.split())


def position(
    genome: GameGenome,
    *hands: str,
    deck: str = "",
    discard: str = "",
    table: str = "",
    sets: str = "",
    runs: str = "",
    walker: int = 0,
    **changes: Any,
) -> State:
    """The first decision of a walk, with these cards. The deck's last card is its top."""
    state = replace(
        start(genome, 0),
        outcome=None,
        decision=None,
        pages=(),
        page=(),
        turns=0,
        hand_is_over=False,
        hand_end=None,
        hands=tuple(frozenset(cards(hand)) for hand in hands),
        deck=cards(deck),
        discard=cards(discard),
        table=cards(table),
        laid=(frozenset(),) * genome.player_count,
        last_on_table=cards(table)[-1] if table else None,
        melded_sets=frozenset(cards(sets)),
        melded_runs=frozenset(cards(runs)),
        have_held=frozenset(seat for seat, hand in enumerate(hands) if hand),
        direction=1,
        skips=0,
        passes=0,
        idle=0,
        have_walked=frozenset(),
        places=(),
        **{
            "captured": (frozenset(),) * genome.player_count,
            "in_game": frozenset(range(genome.player_count)),
            "in_hand": frozenset(range(genome.player_count)),
            "bids": (None,) * genome.player_count,
            "tricks": (0,) * genome.player_count,
            "scores": (0,) * genome.player_count,
            "chips": (genome.setup.starting_chips,) * genome.player_count,
            "paid": (0,) * genome.player_count,
            "stakes": (0,) * genome.player_count,
            "wagering_is_done": False,
            "battle": (None,) * genome.player_count,
            "trick": (),
            "broken": frozenset(),
            "bidding_is_done": False,
            "trump_is_named": False,
            "trump_card": None,
            "took_last_trick": None,
            "passing_is_done": False,
            "tricks_played": 0,
            "tribute_is_done": False,
            **changes,
        },
    )
    return advance(begin_walk(_look_at_deal(state), walker))


def options(state: State) -> list[str]:
    return [str(move) for move in legal_moves(state)]


def make(state: State, *moves: str) -> State:
    """Make moves by their text."""
    for text in moves:
        move = next((move for move in legal_moves(state) if str(move) == text), None)
        assert move is not None, f"{text} is not one of {options(state)}"
        state = apply(state, move)
    return state


def hand(state: State, seat: int) -> str:
    return " ".join(map(str, sorted(state.hands[seat])))


def all_cards(state: State) -> list[Card]:
    """Every card, wherever it is."""
    held = [card for held in (*state.hands, *state.captured) for card in held]
    laid = [*state.house, *state.table, *state.melded_sets, *state.melded_runs, *(card for _, card in state.trick)]
    return sorted([*held, *laid, *state.deck, *state.discard])
