"""Repairs for phases that cannot act, or stand in the wrong place."""

from dataclasses import replace
from random import Random

from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.evolution.operators._paths import FieldPath, at, put
from darwindeck.evolution.operators._repair._deal import deal_fewer
from darwindeck.evolution.operators._repair._helps import beside, drop, to, with_game, with_rules, with_setup
from darwindeck.evolution.operators._repair._repair import repair_for
from darwindeck.genome.schema import (
    DrawPhase,
    GameGenome,
    GoingOut,
    Location,
    PlayPhase,
    TableauMode,
    TrickPhase,
    TrumpChooser,
    TrumpSource,
    Visibility,
)


def _before_the_tricks(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    """Move a phase to the place before the first trick phase."""
    phases = list(genome.turn_structure.phases)
    phase = phases.pop(int(path[2]))
    first = next(i for i, one in enumerate(phases) if isinstance(one, TrickPhase))
    return put(genome, path[:2], (*phases[:first], phase, *phases[first:]))


def _and_tricks(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    """Let tricks follow, where there is nothing else in a turn."""
    return put(genome, path[:2], (*genome.turn_structure.phases, TrickPhase()))


def _no_fixed_trumps(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, trump_suit=None, trump_source=TrumpSource.FIXED))


def _on_an_open_table(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    """Let plays beat each other on a table where they lie open and stay."""
    phase = replace(at(genome, path[:-1]), target=Location.TABLEAU)
    setup = replace(genome.setup, tableau_mode=TableauMode.NONE, tableau_visibility=Visibility.FACE_UP)
    return replace(put(genome, path[:-1], phase), setup=setup)


def _a_rank(genome: GameGenome, path: FieldPath, rng: Random) -> GameGenome:
    return put(genome, path, rng.choice(ranks_of(genome)))


def _at_most_the_hand(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    """Bids from 1 to as many as there are cards in a hand."""
    cards = max(1, genome.setup.cards_per_player)
    phase = at(genome, path[:-1])
    return put(genome, path[:-1], replace(phase, min_bid=min(phase.min_bid, 1), max_bid=cards))


def _draw_from_either(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome | None:
    """Let players draw from the discard pile, too."""
    for number, phase in enumerate(genome.turn_structure.phases):
        if isinstance(phase, DrawPhase) and phase.source is Location.DECK:
            return put(genome, ("turn_structure", "phases", number, "or_source"), Location.DISCARD)
    return None


def _fewer_places(genome: GameGenome, _: FieldPath, __: Random) -> GameGenome:
    points = genome.game_rules.place_points[: genome.player_count]
    return replace(genome, game_rules=replace(genome.game_rules, place_points=points))


_a_discard = with_setup(initial_discard_count=1)
_a_table = with_setup(initial_tableau_count=4)
_two_players = with_game(player_count=2)
_leave_the_hand = with_rules(going_out=GoingOut.LEAVES_HAND)

PHASES = (
    repair_for(r"turn_structure\.phases is empty", to((DrawPhase(Location.DECK), PlayPhase(Location.DISCARD)))),
    repair_for(r"source is (hand|opponent_discard|discard|tableau): .*own hand", to(Location.DECK)),
    repair_for(r"\.source is .*: cards are swapped with", to(Location.DECK), to(Location.TABLEAU)),
    repair_for(r"\.target is .*: cards are (played|discarded) to", to(Location.DISCARD), to(Location.TABLEAU)),
    repair_for(r"(source is deck|can never act|draws from the deck).*: .*the deal takes every card", deal_fewer, drop),
    repair_for(r"the deal takes every card", with_rules(deck_reserve=0), with_setup(deal_remainder=False)),
    repair_for(r"source is .*no card is ever discarded", _a_discard, to(Location.DECK)),
    repair_for(r"no card ever lies on the table", _a_table),
    repair_for(r"\.source is .*no card ever lies on the table", to(Location.DECK)),
    repair_for(r"(with 1 player|of 1 player)", _two_players),
    repair_for(r"setup\.cards_per_player is 0 and no phase draws", with_setup(cards_per_player=5)),
    repair_for(r"^\S+\.climbing is true", _on_an_open_table),
    repair_for(r"is a tribute phase: game_rules\.going_out is none", _leave_the_hand),
    repair_for(r"place_points has", _fewer_places),
    repair_for(r"(place_points is given|\.starter is).*going_out is none", _leave_the_hand),
    repair_for(r"is a (trump|bidding) phase: .*(no|a) trick phase", drop),
    repair_for(r"is a (trump|bidding) phase: .*(no|a) trick phase", _and_tricks),
    repair_for(r"\.keep_taken is true", _draw_from_either),
    repair_for(r"\.all_at_once is true: source is", beside("source", Location.TABLEAU)),
    repair_for(
        r"\.(last_from_deck|blocked_by) is .*: (source is|nothing forbids)", beside("source", Location.OPPONENT_HAND)
    ),
    repair_for(r"must come before the first trick phase", _before_the_tricks),
    repair_for(r"named_by is starter: the setup tells", _no_fixed_trumps, to(TrumpChooser.LAST_WINNER)),
    repair_for(r"min_bid > max_bid|to take tricks with", _at_most_the_hand),
    repair_for(r"\.face_down is true: nobody sees", beside("lead_suit_required", value=False)),
    repair_for(r"\.level is held_over: takes_table is false", beside("takes_table", value=True)),
    repair_for(r"\.repeat is true: a mandatory draw", beside("mandatory", value=False)),
    repair_for(r"\.may_double is true: who must draw", beside("mandatory", value=False)),
    repair_for(r"\.fixed_rank is missing", _a_rank),
    repair_for(r"\.min_cards is .*: max_cards is only", beside("max_cards", value=4)),
    repair_for(r"\.min_cards is 0: a claim", to(1)),
)
