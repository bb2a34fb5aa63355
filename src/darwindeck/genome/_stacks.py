"""Where hands can be stacks, of which only the top card is used."""

from collections.abc import Iterator

from darwindeck.genome.schema import (
    AskPhase,
    ExchangePhase,
    GameGenome,
    KnockPhase,
    Location,
    MeldPhase,
    PassingPhase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
)

_OF_WHOLE_HANDS = (PassingPhase, TributePhase, AskPhase, MeldPhase, KnockPhase, ExchangePhase, SwapPhase)


def hands_are_stacks(genome: GameGenome) -> bool:
    """Whether hands are stacks: where the setup says so, and nothing in the game needs whole hands."""
    return genome.setup.hand_is_stack and not any(needs_of_whole_hands(genome))


def needs_of_whole_hands(genome: GameGenome) -> Iterator[str]:
    """What in a game needs whole hands, each by its path and its value."""
    for i, phase in enumerate(genome.turn_structure.phases):
        path = f"turn_structure.phases[{i}]"
        if isinstance(phase, _OF_WHOLE_HANDS):
            yield f"{path} is a phase of {phase.tag}"
        if isinstance(phase, PlayPhase) and climbs(genome, phase):
            yield f"{path}.climbing is true"
        if isinstance(phase, TrickPhase) and phase.face_down:
            yield f"{path}.face_down is true"
        if isinstance(phase, TrickPhase) and phase.opening_card is not None:
            yield f"{path}.opening_card is given"
    if genome.game_rules.book_size > 0:
        yield f"game_rules.book_size is {genome.game_rules.book_size}"
    if genome.setup.deal_suits:
        yield "setup.deal_suits is true"
    if genome.setup.deal_remainder:
        yield "setup.deal_remainder is true"


def climbs(genome: GameGenome, phase: PlayPhase) -> bool:
    """Whether plays of a phase must beat each other. On a SEQUENCE tableau they have their places."""
    in_sequence = phase.target is Location.TABLEAU and genome.setup.tableau_mode is TableauMode.SEQUENCE
    return phase.climbing and not in_sequence
