"""The list of known games."""

from collections.abc import Callable
from dataclasses import dataclass

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
    create_five_card_draw_genome,
    create_leduc_genome,
    create_showdown_poker_genome,
)
from darwindeck.genome.examples.rummy import create_gin_rummy_genome, create_rummy_genome
from darwindeck.genome.examples.shedding import (
    create_cheat_genome,
    create_crazy_eights_genome,
    create_uno_style_genome,
)
from darwindeck.genome.examples.swapping import create_cuckoo_genome, create_schwimmen_genome
from darwindeck.genome.examples.war import create_betting_war_genome, create_war_genome
from darwindeck.genome.schema import GameGenome


@dataclass(frozen=True)
class KnownGame:
    """A known game: its name on the command line, its family, what it is about, and how to make it."""

    name: str
    family: str
    summary: str
    create: Callable[[], GameGenome]


KNOWN_GAMES = (
    KnownGame("war", "war", "turn up a card each, the higher one takes both", create_war_genome),
    KnownGame("betting_war", "war", "War with chips on every battle", create_betting_war_genome),
    KnownGame(
        "crazy_eights", "shedding", "match rank or suit, eights name a suit, to 100 points", create_crazy_eights_genome
    ),
    KnownGame(
        "uno_style", "shedding", "match rank or suit, with cards that skip, turn and draw", create_uno_style_genome
    ),
    KnownGame("cheat", "shedding", "lay cards unseen, say what they are, and doubt the others", create_cheat_genome),
    KnownGame("president", "climbing", "beat the cards that lie there, and be out first", create_president_genome),
    KnownGame("fan_tan", "layout", "build each suit up and down from the seven", create_fan_tan_genome),
    KnownGame(
        "old_maid", "pairing", "draw from a neighbor, lay off pairs, do not keep the odd queen", create_old_maid_genome
    ),
    KnownGame("go_fish", "asking", "ask the others for ranks, collect all four of each", create_go_fish_genome),
    KnownGame("scopa", "fishing", "capture cards by rank or by sum, and sweep the table", create_scopa_genome),
    KnownGame("gin_rummy", "rummy", "collect sets and runs, knock with little left over", create_gin_rummy_genome),
    KnownGame("rummy", "rummy", "lay sets and runs, add to them, go out first", create_rummy_genome),
    KnownGame("cuckoo", "swapping", "pass on a low card, and lose no life", create_cuckoo_genome),
    KnownGame("schwimmen", "swapping", "three cards of a suit, swapped with the table, to 31", create_schwimmen_genome),
    KnownGame("whist", "plain tricks", "a point for each trick beyond six, with a partner", create_whist_genome),
    KnownGame(
        "knock_out_whist",
        "plain tricks",
        "take a trick in every hand or be out, last one in wins",
        create_knock_out_whist_genome,
    ),
    KnownGame("agram", "plain tricks", "take the last of six tricks", create_agram_genome),
    KnownGame("spades", "plain tricks", "bid and take tricks alone, spades are trumps", create_spades_genome),
    KnownGame(
        "partnership_spades", "plain tricks", "Spades in two partnerships, to 500", create_partnership_spades_genome
    ),
    KnownGame("hearts", "point tricks", "take no hearts, and not the queen of spades", create_hearts_genome),
    KnownGame("scotch_whist", "point tricks", "catch the ten of trumps, the jack is best", create_scotch_whist_genome),
    KnownGame("sueca", "point tricks", "61 of 120 points in tricks, sevens are high", create_sueca_genome),
    KnownGame("goofspiel", "bidding", "sealed bids for one prize after the other", create_goofspiel_genome),
    KnownGame(
        "five_card_draw", "poker", "bet on five cards, exchange up to three, bet again", create_five_card_draw_genome
    ),
    KnownGame("showdown_poker", "poker", "bet once on five cards, the best hand wins", create_showdown_poker_genome),
    KnownGame("leduc", "poker", "one card each and one on the table, pairs win", create_leduc_genome),
    KnownGame("blackjack", "banking", "closer to 21 than the house, but not above", create_blackjack_genome),
)


def get_seed_genomes() -> list[GameGenome]:
    """Every known game, freshly made."""
    return [game.create() for game in KNOWN_GAMES]


def find_game(name: str) -> KnownGame | None:
    """The known game of a name or genome_id, written as crazy_eights, crazy-eights or "Crazy Eights"."""
    wanted = _normalized(name)
    named = (game for game in KNOWN_GAMES if wanted == _normalized(game.name))
    by_id = (game for game in KNOWN_GAMES if wanted == _normalized(game.create().genome_id))
    return next(named, None) or next(by_id, None)


def _normalized(name: str) -> str:
    return "_".join(name.casefold().replace("-", " ").replace("_", " ").split())
