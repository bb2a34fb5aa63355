"""Known games: what people really play, as genomes. One file for each family.

`create_<name>_genome()` makes one, `get_seed_genomes()` all of them, and `KNOWN_GAMES` lists them with what a
player wants to know.
"""

from darwindeck.genome.examples._catalogue import KNOWN_GAMES, KnownGame, find_game, get_seed_genomes
from darwindeck.genome.examples.asking import create_go_fish_genome
from darwindeck.genome.examples.banking import create_blackjack_genome
from darwindeck.genome.examples.bidding import create_goofspiel_genome
from darwindeck.genome.examples.climbing import create_president_genome
from darwindeck.genome.examples.fishing import create_scopa_genome
from darwindeck.genome.examples.layout import create_fan_tan_genome
from darwindeck.genome.examples.pairing import create_old_maid_genome
from darwindeck.genome.examples.plain_tricks import (
    create_agram_genome,
    create_knock_out_whist_genome,
    create_partnership_spades_genome,
    create_spades_genome,
    create_whist_genome,
)
from darwindeck.genome.examples.point_tricks import (
    create_hearts_genome,
    create_scotch_whist_genome,
    create_sueca_genome,
)
from darwindeck.genome.examples.poker import (
    create_draw_poker_genome,
    create_five_card_draw_genome,
    create_leduc_genome,
    create_showdown_poker_genome,
)
from darwindeck.genome.examples.rummy import create_gin_rummy_genome, create_rummy_genome
from darwindeck.genome.examples.shedding import (
    create_cheat_genome,
    create_crazy_eights_genome,
    create_uno_genome,
    create_uno_style_genome,
)
from darwindeck.genome.examples.swapping import create_cuckoo_genome, create_schwimmen_genome
from darwindeck.genome.examples.war import create_betting_war_genome, create_war_genome

__all__ = [
    "KNOWN_GAMES",
    "KnownGame",
    "create_agram_genome",
    "create_betting_war_genome",
    "create_blackjack_genome",
    "create_cheat_genome",
    "create_crazy_eights_genome",
    "create_cuckoo_genome",
    "create_draw_poker_genome",
    "create_fan_tan_genome",
    "create_five_card_draw_genome",
    "create_gin_rummy_genome",
    "create_go_fish_genome",
    "create_goofspiel_genome",
    "create_hearts_genome",
    "create_knock_out_whist_genome",
    "create_leduc_genome",
    "create_old_maid_genome",
    "create_partnership_spades_genome",
    "create_president_genome",
    "create_rummy_genome",
    "create_schwimmen_genome",
    "create_scopa_genome",
    "create_scotch_whist_genome",
    "create_showdown_poker_genome",
    "create_spades_genome",
    "create_sueca_genome",
    "create_uno_genome",
    "create_uno_style_genome",
    "create_war_genome",
    "create_whist_genome",
    "find_game",
    "get_seed_genomes",
]
