"""Games that are sound and that nobody would want to play, each for one reason."""

from dataclasses import replace

from darwindeck.genome.examples import create_agram_genome, create_crazy_eights_genome, create_war_genome
from darwindeck.genome.schema import (
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    Location,
    PlayPhase,
    SetupRules,
    TurnStructure,
    WinCondition,
    WinType,
)


def endless() -> GameGenome:
    """Draw a card, discard a card, and so on; nobody ever scores the point that wins."""
    phases = (DrawPhase(Location.DECK), DiscardPhase(Location.DISCARD))
    return replace(
        create_crazy_eights_genome(),
        genome_id="endless",
        setup=SetupRules(cards_per_player=5, initial_discard_count=1),
        turn_structure=TurnStructure(phases),
        win_conditions=(WinCondition(WinType.EMPTY_HAND),),
        card_scoring=(),
        max_turns=400,
    )


def won_on_the_deal() -> GameGenome:
    """War with one card for each player: the higher card was dealt to the winner."""
    war = create_war_genome()
    return replace(war, genome_id="won-on-the-deal", setup=replace(war.setup, cards_per_player=1), min_turns=0)


def one_move() -> GameGenome:
    """Agram with a single card for each player: all must play the only card they have."""
    agram = create_agram_genome()
    return replace(agram, genome_id="one-move", setup=replace(agram.setup, cards_per_player=1))


def first_wins() -> GameGenome:
    """Everybody lays one card a turn, whichever; who began is out of cards first."""
    return replace(
        create_crazy_eights_genome(),
        genome_id="first-wins",
        setup=SetupRules(cards_per_player=7),
        turn_structure=TurnStructure((PlayPhase(Location.DISCARD),)),
        win_conditions=(WinCondition(WinType.EMPTY_HAND),),
        card_scoring=(),
        game_rules=GameRules(),
    )
