"""Mechanics: what a player can wish not to have in a game, whether a game has it, and how to take it out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.families import has_phase
from darwindeck.evolution.operators import repair
from darwindeck.genome._wording import did_you_mean, one_of, shown
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DrawPhase,
    Elimination,
    ExchangePhase,
    GameGenome,
    HandEvaluationMethod,
    KnockPhase,
    MeldPhase,
    PassingPhase,
    Phase,
    PlayPhase,
    ScoringTrigger,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    WagerPhase,
    WinType,
)

__all__ = ["MECHANICS", "Mechanic", "find_mechanic", "take_out"]


@dataclass(frozen=True)
class Mechanic:
    """Something that games have or do without."""

    about: str
    """What it is, for who does not know the word."""
    is_in: Callable[[GameGenome], bool]
    edit: Callable[[GameGenome], GameGenome]
    """The game without it, which may need repair."""


def find_mechanic(name: str) -> str:
    """The name of a mechanic as `MECHANICS` spells it.

    Raises:
        DarwinDeckError: When there is none, with the nearest one.
    """
    plain = " ".join(name.casefold().replace("-", " ").replace("_", " ").split())
    if plain in MECHANICS:
        return plain
    near = did_you_mean(plain, {**{known: known for known in MECHANICS}, **_OTHER_WORDS})
    hint = f'did you mean "{near}"?' if near else f"expected {one_of(list(MECHANICS))}"
    raise DarwinDeckError(f"there is no mechanic called {shown(name)}: {hint}")


def take_out(genome: GameGenome, name: str, rng: Random) -> GameGenome | None:
    """A sound game near the given one without the mechanic; None where nothing would be left of it."""
    mechanic = MECHANICS[name]
    if not mechanic.is_in(genome):
        return genome
    edited = mechanic.edit(genome)
    if all(isinstance(phase, _BESIDE) for phase in edited.turn_structure.phases):
        return None
    sound = repair(edited, rng)
    return None if sound is None or mechanic.is_in(sound) else sound


_BESIDE = (PassingPhase, TributePhase, TurnUpPhase)
"""Phases that make no game by themselves."""

# ---------------------------------------------------------------------------------------- how games are edited


def _with_setup(genome: GameGenome, **values: Any) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **values))


def _with_rules(genome: GameGenome, **values: Any) -> GameGenome:
    return replace(genome, game_rules=replace(genome.game_rules, **values))


def _with_phases(genome: GameGenome, change: Callable[[Phase], Phase | None]) -> GameGenome:
    """Every phase as it is changed, without those of which nothing is left."""
    changed = map(change, genome.turn_structure.phases)
    phases = tuple(phase for phase in changed if phase is not None)
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def _drop(genome: GameGenome, *kinds: type) -> GameGenome:
    return _with_phases(genome, lambda phase: None if isinstance(phase, kinds) else phase)


def _drop_wins(genome: GameGenome, *types: WinType) -> GameGenome:
    return replace(genome, win_conditions=tuple(win for win in genome.win_conditions if win.type not in types))


def _drop_points(genome: GameGenome, *triggers: ScoringTrigger) -> GameGenome:
    return replace(genome, card_scoring=tuple(rule for rule in genome.card_scoring if rule.trigger not in triggers))


def _phases(*kinds: type) -> tuple[Callable[[GameGenome], bool], Callable[[GameGenome], GameGenome]]:
    """A mechanic that consists of phases and nothing else."""
    return lambda genome: has_phase(genome, *kinds), lambda genome: _drop(genome, *kinds)


def _table(*modes: TableauMode) -> Callable[[GameGenome], bool]:
    return lambda genome: genome.setup.tableau_mode in modes


def _has_chips(genome: GameGenome) -> bool:
    stakes = genome.setup.starting_chips or genome.setup.ante or genome.game_rules.pass_stake
    return bool(stakes) or genome.house is not None or has_phase(genome, BettingPhase, WagerPhase)


def _no_chips(genome: GameGenome) -> GameGenome:
    def undoubled(phase: Phase) -> Phase | None:
        if isinstance(phase, BettingPhase | WagerPhase):
            return None
        return replace(phase, may_double=False) if isinstance(phase, DrawPhase) else phase

    genome = _with_rules(_with_phases(genome, undoubled), pass_stake=0)
    return _drop_wins(replace(_with_setup(genome, starting_chips=0, ante=0), house=None), WinType.MOST_CHIPS)


def _has_bids(genome: GameGenome) -> bool:
    sealed = any(isinstance(phase, TrickPhase) and phase.face_down for phase in genome.turn_structure.phases)
    return sealed or genome.contract_scoring is not None or has_phase(genome, BiddingPhase)


def _no_bids(genome: GameGenome) -> GameGenome:
    def opened(phase: Phase) -> Phase:
        return replace(phase, face_down=False) if isinstance(phase, TrickPhase) else phase

    return replace(_with_phases(_drop(genome, BiddingPhase), opened), contract_scoring=None)


def _no_teams(genome: GameGenome) -> GameGenome:
    return replace(genome, team_mode=False, teams=())


def _no_tricks(genome: GameGenome) -> GameGenome:
    genome = _no_bids(_no_trumps(_drop(genome, TrickPhase)))
    turn = replace(genome.turn_structure, is_trick_based=False, tricks_per_hand=None)
    genome = _drop_points(replace(genome, turn_structure=turn, trick_scoring=None), ScoringTrigger.TRICK_WIN)
    return _drop_wins(genome, WinType.MOST_TRICKS, WinType.FEWEST_TRICKS)


def _has_trumps(genome: GameGenome) -> bool:
    setup, phases = genome.setup, genome.turn_structure.phases
    told = setup.trump_suit is not None or setup.trump_source is not TrumpSource.FIXED
    in_phase = any(isinstance(phase, TrickPhase) and phase.trump_suit is not None for phase in phases)
    return told or in_phase or has_phase(genome, TrumpPhase)


def _no_trumps(genome: GameGenome) -> GameGenome:
    def plain(phase: Phase) -> Phase:
        return replace(phase, trump_suit=None, trump_order=()) if isinstance(phase, TrickPhase) else phase

    genome = _with_setup(
        _with_phases(_drop(genome, TrumpPhase), plain), trump_suit=None, trump_source=TrumpSource.FIXED
    )
    return replace(genome, card_scoring=tuple(replace(rule, trumps_only=False) for rule in genome.card_scoring))


def _counts_deadwood(genome: GameGenome) -> bool:
    evaluation = genome.hand_evaluation
    return evaluation is not None and evaluation.method is HandEvaluationMethod.DEADWOOD


def _no_melds(genome: GameGenome) -> GameGenome:
    without = _drop(genome, MeldPhase)
    return replace(_drop(without, KnockPhase), hand_evaluation=None) if _counts_deadwood(genome) else without


def _no_captures(genome: GameGenome) -> GameGenome:
    genome = _with_setup(genome, tableau_mode=TableauMode.NONE, capture_by_sum=False)
    genome = _with_rules(genome, rest_to_last_captor=False, war_cards_down=0)
    return _drop_wins(_drop_points(genome, ScoringTrigger.SWEEP), WinType.CAPTURE_ALL)


def _no_climbing(genome: GameGenome) -> GameGenome:
    def plain(phase: Phase) -> Phase:
        return replace(phase, climbing=False) if isinstance(phase, PlayPhase) else phase

    return _with_phases(genome, plain)


def _no_elimination(genome: GameGenome) -> GameGenome:
    return _drop_wins(_with_rules(genome, elimination=Elimination.NONE), WinType.LAST_STANDING)


# ---------------------------------------------------------------------------------------- all of them

MECHANICS: Mapping[str, Mechanic] = MappingProxyType(
    {
        "betting": Mechanic("chips are put in, and won", _has_chips, _no_chips),
        "bidding": Mechanic("players say how many tricks they will take, or bid cards unseen", _has_bids, _no_bids),
        "teams": Mechanic("players are partners", lambda genome: genome.team_mode, _no_teams),
        "tricks": Mechanic(
            "everybody plays a card, and the best one takes them all",
            lambda genome: has_phase(genome, TrickPhase),
            _no_tricks,
        ),
        "trumps": Mechanic("a suit beats the others", _has_trumps, _no_trumps),
        "claims": Mechanic("cards are laid unseen, and may be others than one says", *_phases(ClaimPhase)),
        "melds": Mechanic(
            "sets and runs are collected",
            lambda genome: has_phase(genome, MeldPhase) or _counts_deadwood(genome),
            _no_melds,
        ),
        "knocking": Mechanic("a player may end the hand", *_phases(KnockPhase)),
        "effects": Mechanic(
            "special cards do something when they are played",
            lambda genome: bool(genome.special_effects),
            lambda genome: replace(genome, special_effects=()),
        ),
        "wild cards": Mechanic(
            "some cards fit on any other",
            lambda genome: bool(genome.setup.wild_cards),
            lambda genome: _with_setup(genome, wild_cards=(), wild_names_suit=False),
        ),
        "passing": Mechanic("cards are passed on before the play", *_phases(PassingPhase, TributePhase)),
        "swapping": Mechanic("cards are exchanged for others", *_phases(SwapPhase, ExchangePhase)),
        "asking": Mechanic("players ask each other for cards", *_phases(AskPhase)),
        "captures": Mechanic(
            "a card takes others from the table", _table(TableauMode.WAR, TableauMode.MATCH_RANK), _no_captures
        ),
        "sequences": Mechanic(
            "suits are built in order on the table",
            _table(TableauMode.SEQUENCE),
            lambda genome: _with_setup(genome, tableau_mode=TableauMode.NONE, sequence_start_rank=None),
        ),
        "climbing": Mechanic(
            "cards must beat those that lie there",
            lambda genome: any(isinstance(one, PlayPhase) and one.climbing for one in genome.turn_structure.phases),
            _no_climbing,
        ),
        "books": Mechanic(
            "cards of one rank are laid down when one has enough of them",
            lambda genome: genome.game_rules.book_size > 0,
            lambda genome: _with_rules(genome, book_size=0),
        ),
        "elimination": Mechanic(
            "a hand can put a player out of the game",
            lambda genome: genome.game_rules.elimination is not Elimination.NONE,
            _no_elimination,
        ),
    }
)
"""What games can be asked to do without, by name. What is left is to draw, to play and to discard cards."""

_OTHER_WORDS = {
    **dict.fromkeys(("chips", "bets", "wagers", "money", "stakes", "gambling", "poker"), "betting"),
    **dict.fromkeys(("partners", "partnerships"), "teams"),
    **dict.fromkeys(("bluffing", "lying", "cheating"), "claims"),
    **dict.fromkeys(("sets", "runs", "rummy"), "melds"),
    **dict.fromkeys(("special cards", "actions"), "effects"),
    **dict.fromkeys(("wild", "jokers"), "wild cards"),
    **dict.fromkeys(("exchange", "exchanging"), "swapping"),
    **dict.fromkeys(("fishing", "war"), "captures"),
}
