"""Games that mix families, and games of unusual sizes, for tests and pictures of the table.

They are not meant to be played: a table must show whatever a genome asks for.
"""

from dataclasses import replace

from darwindeck.genome.examples import (
    create_five_card_draw_genome,
    create_gin_rummy_genome,
    create_hearts_genome,
    create_leduc_genome,
    create_rummy_genome,
    create_scopa_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    Location,
    MeldPhase,
    Phase,
    TurnUpPhase,
    Visibility,
)

_BETS = BettingPhase(min_bet=2, max_bet=8, max_raises=2)
_MELDS = MeldPhase(min_set=2, min_run=2)


def mixtures() -> dict[str, GameGenome]:
    """By name: what families they mix, or what is unusual."""
    whist, hearts, rummy = create_whist_genome(), create_hearts_genome(), create_rummy_genome()
    scopa, gin, poker, leduc = (
        create_scopa_genome(),
        create_gin_rummy_genome(),
        create_five_card_draw_genome(),
        create_leduc_genome(),
    )
    made = {
        "tricks_melds_bets": _with_chips(_phases(whist, _BETS, _MELDS, *whist.turn_structure.phases)),
        "tricks_draws": replace(
            _phases(whist, DrawPhase(Location.DECK), DiscardPhase(Location.DISCARD), *whist.turn_structure.phases),
            setup=replace(whist.setup, cards_per_player=7),
        ),
        "captures_draws_melds": _phases(
            scopa, *scopa.turn_structure.phases, _MELDS, DiscardPhase(Location.DISCARD, mandatory=True)
        ),
        "melds_bets": _with_chips(_phases(rummy, _BETS, *rummy.turn_structure.phases)),
        "cards_to_come": _phases(
            replace(poker, setup=replace(poker.setup, cards_per_player=2)),
            _BETS,
            TurnUpPhase(),
            _BETS,
            TurnUpPhase(),
            _BETS,
            TurnUpPhase(),
            _BETS,
        ),
        "open_hands": replace(hearts, setup=replace(hearts.setup, hand_visibility=Visibility.FACE_UP)),
        "six_at_tricks": replace(
            whist, player_count=6, team_mode=False, teams=(), setup=replace(whist.setup, cards_per_player=8)
        ),
        "five_at_rummy": replace(rummy, player_count=5),
        "six_at_poker": replace(poker, player_count=6),
        "seventeen": replace(hearts, player_count=3, setup=replace(hearts.setup, cards_per_player=17)),
        "twenty_six": replace(gin, setup=replace(gin.setup, cards_per_player=24)),
        "one_card": replace(leduc, player_count=2),
        "many_melds": replace(rummy, setup=replace(rummy.setup, cards_per_player=12)),
    }
    return {name: replace(genome, genome_id=name) for name, genome in made.items()}


def _phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=tuple(phases)))


def _with_chips(genome: GameGenome) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, starting_chips=100_000))
