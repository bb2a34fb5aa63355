"""Repairs for the deck, the deal, the table and the teams."""

from dataclasses import replace
from random import Random

from darwindeck.evolution.operators._parts.hands import an_evaluation, card_values, ranks_of
from darwindeck.evolution.operators._parts.teams import teams_for
from darwindeck.evolution.operators._paths import FieldPath
from darwindeck.evolution.operators._repair._helps import to, with_game, with_rules, with_setup
from darwindeck.evolution.operators._repair._repair import repair_for
from darwindeck.genome.schema import (
    DiscardPhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    Suit,
    TableauMode,
)


def deal_fewer(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome | None:
    """Deal as many cards as leave a quarter of the deck, if that is fewer, or one card fewer."""
    setup = genome.setup
    beside = setup.initial_discard_count + setup.initial_tableau_count + (genome.house.cards if genome.house else 0)
    left = (setup.deck_size * 3 // 4 - beside) // genome.player_count
    fewer = min(setup.cards_per_player - 1, left)
    if fewer < 1:
        return None
    return replace(genome, setup=replace(setup, cards_per_player=fewer, deal_remainder=False))


def _deal_what_there_is(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome | None:
    setup = genome.setup
    most = (setup.deck_size - setup.initial_discard_count - setup.initial_tableau_count) // genome.player_count
    if not 0 < most < setup.cards_per_player:
        return None
    return replace(genome, setup=replace(setup, cards_per_player=most))


def _lay_out_less(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome:
    setup = genome.setup
    discards, table = min(setup.initial_discard_count, 1), min(setup.initial_tableau_count, 4)
    return replace(
        genome,
        setup=replace(setup, cards_per_player=1, initial_discard_count=discards, initial_tableau_count=table),
    )


def _deal_as_suits_last(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome | None:
    suits = [suit for suit in Suit if suit in genome.setup.suits][: genome.player_count]
    least = min((sum(card[1] is suit for card in genome.setup.cards) for suit in suits), default=0)
    return replace(genome, setup=replace(genome.setup, cards_per_player=least)) if least else None


def _play_to_the_table(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome:
    """Let cards that are laid elsewhere go to the table, or give players a phase in which they lay some there."""
    phases = list(genome.turn_structure.phases)
    for i, phase in enumerate(phases):
        if isinstance(phase, PlayPhase | DiscardPhase):
            phases[i] = replace(phase, target=Location.TABLEAU)
            return replace(genome, turn_structure=replace(genome.turn_structure, phases=tuple(phases)))
    turn = replace(genome.turn_structure, phases=(*phases, PlayPhase(Location.TABLEAU)))
    return replace(genome, turn_structure=turn)


def _two_at_war(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    """Let two play, with whole hands or with stacks."""
    return replace(genome, player_count=2, setup=replace(genome.setup, hand_is_stack=rng.random() < 0.5))


def _a_wild_card(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, wild_cards=(rng.choice(ranks_of(genome)),)))


def give_values(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    """Say what cards count."""
    old = genome.hand_evaluation or HandEvaluation(HandEvaluationMethod.NONE)
    return replace(genome, hand_evaluation=replace(old, card_values=card_values(genome, rng)))


def give_totals(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    """Compare hands by their totals."""
    return replace(genome, hand_evaluation=an_evaluation(genome, rng, HandEvaluationMethod.POINT_TOTAL))


def _seat_teams(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome | None:
    teams = teams_for(genome, rng)
    return None if teams is None else replace(genome, team_mode=True, teams=teams)


_no_teams = with_game(team_mode=False, teams=())

DEAL = (
    repair_for(r"setup\.cards_per_player is .* would need", _deal_what_there_is),
    repair_for(r"setup\.cards_per_player is .* would need", _lay_out_less),
    repair_for(r"setup\.cards_per_player is .* a suit has only", _deal_as_suits_last),
    repair_for(r"^teams(\[\d+\])* (is given|has 1 entry|is empty|leaves)", _seat_teams, _no_teams),
    repair_for(r"^teams\[\d+\]", _seat_teams, _no_teams),
    repair_for(r"^teams", _no_teams),
    repair_for(r"WAR tableau mode requires exactly 2 players", to(TableauMode.NONE), _two_at_war),
    repair_for(r"setup\.tableau_mode is .* no phase plays to the tableau", _play_to_the_table, to(TableauMode.NONE)),
    repair_for(r"hand_is_stack is true: game_rules\.book_size", with_rules(book_size=0)),
    repair_for(r"hand_is_stack is true: setup\.deal_", with_setup(deal_remainder=False, deal_suits=False)),
    repair_for(r"setup\.wild_cards is empty", _a_wild_card),
    repair_for(r"only in WAR with stacks", with_setup(hand_is_stack=True)),
    repair_for(r"setup\.capture_by_sum is true: hand_evaluation", give_values),
    repair_for(r"the deal leaves (no card|only)", deal_fewer),
    repair_for(r"failed_nil_helps is false: without teams", _seat_teams),
    repair_for(r"min_turns is", with_game(min_turns=0)),
)
