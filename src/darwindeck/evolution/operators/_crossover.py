"""Crossover: a game with a whole, coherent part of another one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from darwindeck.evolution.operators._operator import Change, Draft, settle
from darwindeck.genome.schema import GameGenome

_DECK = (
    "cards_per_player",
    "initial_deck",
    "removed_cards",
    "rank_order",
    "cards_step",
    "deal_remainder",
    "deal_suits",
)
_TABLE = (
    *("initial_discard_count", "initial_tableau_count", "tableau_mode", "sequence_direction", "sequence_start_rank"),
    *("tableau_visibility", "discard_visibility", "deck_visibility", "hand_visibility", "hand_is_stack"),
    *("capture_order", "capture_by_sum", "wild_cards", "wild_names_suit", "trump_suit", "trump_source"),
)
_STAKES = ("starting_chips", "ante")
_ENDS = ("going_out", "elimination", "place_points", "max_hands", "worst_hand_points", "others_pay_from", "tie_breaker")
_FLOW = (
    *("consecutive_pass_action", "passes_to_trigger", "deck_empty_action", "book_size", "starter", "deck_reserve"),
    *("rest_to_last_captor", "war_cards_down", "hand_ends_if", "pass_stake"),
)


def crossover(one: GameGenome, other: GameGenome, rng: Random) -> Change | None:
    """The first game with a part of the second, put right where they do not fit; None where that is nothing new."""
    for part in rng.sample(_PARTS, len(_PARTS)):
        generation = max(one.generation, other.generation)
        draft = Draft(part.take(one, other), f"{part.said} as in {_named(other)}")
        change = settle(replace(one, generation=generation), draft, rng)
        if change is not None:
            return change
    return None


def _named(genome: GameGenome) -> str:
    """What players would call a game: bred ones have no name yet, but that of the game that they come from."""
    name = genome.genome_id.replace("_", " ")
    return name if genome.generation == 0 else f"a game bred from {name}"


@dataclass(frozen=True)
class _Part:
    """A part of a game that makes sense in another."""

    said: str
    take: Callable[[GameGenome, GameGenome], GameGenome]
    """The first game with this part of the second."""


def _of_setup(one: GameGenome, other: GameGenome, names: tuple[str, ...]) -> GameGenome:
    return replace(one, setup=replace(one.setup, **{name: getattr(other.setup, name) for name in names}))


def _of_rules(one: GameGenome, other: GameGenome, names: tuple[str, ...]) -> GameGenome:
    rules = replace(one.game_rules, **{name: getattr(other.game_rules, name) for name in names})
    return replace(one, game_rules=rules)


def _deal(one: GameGenome, other: GameGenome) -> GameGenome:
    dealt = _of_setup(one, other, _DECK)
    return replace(dealt, player_count=other.player_count, team_mode=other.team_mode, teams=other.teams)


def _turn(one: GameGenome, other: GameGenome) -> GameGenome:
    """How a turn goes, with the table, the stakes and the hands that it is about."""
    dealt = _of_rules(_of_setup(one, other, (*_TABLE, *_STAKES)), other, _FLOW)
    return replace(
        dealt,
        turn_structure=other.turn_structure,
        house=other.house,
        hand_evaluation=other.hand_evaluation or one.hand_evaluation,
        contract_scoring=other.contract_scoring,
        max_turns=max(one.max_turns, other.max_turns),
    )


def _scoring(one: GameGenome, other: GameGenome) -> GameGenome:
    """What brings points and how to win by them."""
    return replace(
        _of_rules(one, other, _ENDS),
        card_scoring=other.card_scoring,
        scoring_rules=other.scoring_rules,
        trick_scoring=other.trick_scoring,
        majority_scoring=other.majority_scoring,
        game_points=other.game_points,
        contract_scoring=other.contract_scoring or one.contract_scoring,
        hand_evaluation=one.hand_evaluation or other.hand_evaluation,
        win_conditions=other.win_conditions,
        max_turns=max(one.max_turns, other.max_turns),
    )


def _special_cards(one: GameGenome, other: GameGenome) -> GameGenome:
    return replace(one, special_effects=other.special_effects)


_PARTS = (
    _Part("players and deal", _deal),
    _Part("turns", _turn),
    _Part("points and winning", _scoring),
    _Part("special cards", _special_cards),
    _Part("what happens at the edges of the rules", lambda one, other: replace(one, game_rules=other.game_rules)),
    _Part("turns and special cards", lambda one, other: _special_cards(_turn(one, other), other)),
)
