"""Families of games: to which a game belongs, told by its rules alone.

A turn may mix what is usual in several families. What the cards are played for counts then, and not what comes beside
it: War with bets is a war, and Whist with special cards is a trick game. So the families are asked in an order, from
those that rule the whole game to those that are left when nothing else is done with the cards.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    ClaimPhase,
    GameGenome,
    HandEvaluationMethod,
    Location,
    MeldPhase,
    PlayPhase,
    ScoringTrigger,
    SwapPhase,
    TableauMode,
    TrickPhase,
)

__all__ = ["FAMILIES", "are_kin", "family_of", "has_phase"]

FAMILIES: Mapping[str, str] = MappingProxyType(
    {
        "war": "the higher card takes the pile",
        "shedding": "lay your cards by some rule, to have none left",
        "climbing": "beat the cards that lie there, or pass",
        "layout": "build the suits in order on the table",
        "pairing": "collect cards of one rank, and lay them off",
        "asking": "ask the others for cards",
        "fishing": "capture cards from the table",
        "rummy": "collect sets and runs",
        "swapping": "exchange cards with a neighbor or the table",
        "plain tricks": "what counts is how many tricks one takes, or which",
        "point tricks": "what counts are the cards in the tricks",
        "bidding": "bid cards unseen for what lies on the table",
        "poker": "bet on who holds the best hand",
        "banking": "everybody plays against the house",
        "drawing": "take, exchange and lay off cards, and compare hands",
    }
)
"""Every family, with what its games are about. All but the last one have a known game."""

_KINDRED = (
    {"plain tricks", "point tricks", "bidding"},
    {"war", "shedding", "climbing", "layout", "fishing"},
    {"pairing", "asking", "rummy", "swapping", "drawing"},
    {"poker", "banking", "drawing", "swapping"},
)
"""Families whose games do much the same with cards, so that parts of one make sense in the other."""


def family_of(genome: GameGenome) -> str:
    """The family that a game belongs to; the first in the order below that fits."""
    return next((family for family, fits in _TESTS if fits(genome)), "drawing")


def are_kin(one: str, other: str) -> bool:
    """Whether two families are the same, or near each other."""
    return one == other or any({one, other} <= group for group in _KINDRED)


def has_phase(genome: GameGenome, *kinds: type) -> bool:
    """Whether a turn has a phase of one of these kinds."""
    return any(isinstance(phase, kinds) for phase in genome.turn_structure.phases)


def _bids_cards(genome: GameGenome) -> bool:
    """Whether sealed tricks are for the cards on the table."""
    return any(phase.face_down and phase.takes_table for phase in _tricks(genome))


def _tricks_have_points(genome: GameGenome) -> bool:
    by_card = any(rule.points and rule.trigger is ScoringTrigger.TRICK_WIN for rule in genome.card_scoring)
    by_number = genome.trick_scoring is not None and genome.trick_scoring.points_per_card != 0
    return bool(_tricks(genome)) and (by_card or by_number or bool(genome.majority_scoring))


def _tricks(genome: GameGenome) -> list[TrickPhase]:
    return [phase for phase in genome.turn_structure.phases if isinstance(phase, TrickPhase)]


def _plays(genome: GameGenome) -> list[PlayPhase]:
    return [phase for phase in genome.turn_structure.phases if isinstance(phase, PlayPhase)]


def _plays_on_table(mode: TableauMode) -> Callable[[GameGenome], bool]:
    def fits(genome: GameGenome) -> bool:
        on_table = any(phase.target is Location.TABLEAU for phase in _plays(genome))
        return on_table and genome.setup.tableau_mode is mode

    return fits


def _collects_melds(genome: GameGenome) -> bool:
    evaluation = genome.hand_evaluation
    by_deadwood = evaluation is not None and evaluation.method is HandEvaluationMethod.DEADWOOD
    return by_deadwood or has_phase(genome, MeldPhase)


_TESTS: tuple[tuple[str, Callable[[GameGenome], bool]], ...] = (
    ("banking", lambda genome: genome.house is not None),
    ("bidding", _bids_cards),
    ("point tricks", _tricks_have_points),
    ("plain tricks", lambda genome: has_phase(genome, TrickPhase)),
    ("climbing", lambda genome: any(phase.climbing for phase in _plays(genome))),
    ("war", _plays_on_table(TableauMode.WAR)),
    ("fishing", _plays_on_table(TableauMode.MATCH_RANK)),
    ("layout", _plays_on_table(TableauMode.SEQUENCE)),
    ("rummy", _collects_melds),
    ("asking", lambda genome: has_phase(genome, AskPhase)),
    ("swapping", lambda genome: has_phase(genome, SwapPhase)),
    ("shedding", lambda genome: has_phase(genome, PlayPhase, ClaimPhase)),
    ("poker", lambda genome: has_phase(genome, BettingPhase)),
    ("pairing", lambda genome: genome.game_rules.book_size > 0),
)
