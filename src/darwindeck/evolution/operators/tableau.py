"""Operators on what cards do on the table."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.genome.schema import (
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    SequenceDirection,
    SetupRules,
    TableauMode,
    WinCondition,
    WinType,
)

_WORDS = {
    TableauMode.NONE: "cards stay on the table",
    TableauMode.WAR: "the higher of two cards takes both",
    TableauMode.MATCH_RANK: "a card captures a card of its rank from the table",
    TableauMode.SEQUENCE: "cards are laid in sequence, a pile for each suit",
}
_WAYS = {
    SequenceDirection.ASCENDING: "upwards",
    SequenceDirection.DESCENDING: "downwards",
    SequenceDirection.BOTH: "both ways",
}
_FACE_UP_AT_FIRST = 4


class MutateTableauModeMutation(Mutation):
    """Changes what cards on the table do to each other. WAR is for two players only."""

    name: ClassVar = "change table"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """Every other mode, with cards that are played to the table."""
        old = genome.setup.tableau_mode
        modes = [mode for mode in TableauMode if mode is not old]
        if genome.player_count != 2:
            modes = [mode for mode in modes if mode is not TableauMode.WAR]
        for mode in rng.sample(modes, len(modes)) * 2:
            words = f"{_WORDS[mode]} from now on"
            yield Draft(_in_mode(genome, mode, rng), words, lambda one: one.setup.tableau_mode is not old)


def _in_mode(genome: GameGenome, mode: TableauMode, rng: Random) -> GameGenome:
    """The same game with another mode, cards that are played to the table, and something that fits to win by."""
    setup = replace(genome.setup, tableau_mode=mode, sequence_direction=SequenceDirection.BOTH)
    if mode is TableauMode.NONE:
        return replace(genome, setup=setup)
    if mode is TableauMode.MATCH_RANK:
        setup = _with_open_cards(setup, genome.player_count)
    if mode is TableauMode.WAR:
        setup = replace(setup, hand_is_stack=rng.random() < 0.5)
    phases = tuple(_to_the_table(phase, mode) for phase in genome.turn_structure.phases)
    turn = replace(genome.turn_structure, phases=phases)
    wins = genome.win_conditions
    if mode is TableauMode.MATCH_RANK and all(win.type is WinType.EMPTY_HAND for win in wins):
        wins = (WinCondition(WinType.MOST_CAPTURED),)
    if mode is TableauMode.WAR and all(win.type is WinType.EMPTY_HAND for win in wins):
        wins = (WinCondition(WinType.CAPTURE_ALL),)
    return replace(genome, setup=setup, turn_structure=turn, win_conditions=wins)


def _to_the_table(phase: Phase, mode: TableauMode) -> Phase:
    if not isinstance(phase, PlayPhase):
        return phase
    is_free = phase.target is Location.TABLEAU and mode is not TableauMode.SEQUENCE
    condition = phase.valid_play_condition if is_free else None
    return replace(phase, target=Location.TABLEAU, valid_play_condition=condition, climbing=False)


def _with_open_cards(setup: SetupRules, players: int) -> SetupRules:
    """A deal with some cards on the table to be captured."""
    left = setup.deck_size - setup.initial_discard_count - setup.cards_per_player * players
    return replace(setup, initial_tableau_count=max(setup.initial_tableau_count, min(_FACE_UP_AT_FIRST, left)))


class MutateSequenceDirectionMutation(Mutation):
    """Changes which way the piles of a sequence grow."""

    name: ClassVar = "change direction of sequence"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """The other two directions."""
        if genome.setup.tableau_mode is not TableauMode.SEQUENCE:
            return
        others = [way for way in SequenceDirection if way is not genome.setup.sequence_direction]
        for way in rng.sample(others, len(others)):
            setup = replace(genome.setup, sequence_direction=way)
            yield Draft(replace(genome, setup=setup), f"piles on the table grow {_WAYS[way]}")
