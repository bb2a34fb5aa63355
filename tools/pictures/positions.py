"""Positions of recorded games that pictures are taken of, and the page opened at one."""

import json
from dataclasses import dataclass
from typing import Any

from darwindeck.genome.bytecode import compile_genome
from darwindeck.rulebook import write_rulebook
from darwindeck.table import Page, PlayableGame, page_of
from darwindeck.table.rules import chapters
from tools.recordings import FOLDER, games, recorded


@dataclass(frozen=True)
class Position:
    """A moment of a recorded game: a decision of a kind, by its number from 0; of any kind without one."""

    game: str
    asks: str
    number: int
    press: tuple[str, ...] = ()
    """Cards to press there: "open" or "blocked", or keys: "key H"."""
    suits: int = 2


POSITIONS = {
    "hearts": Position("hearts", "trick", 8),
    "hearts_reason": Position("hearts", "trick", 5, press=("blocked",)),
    "hearts_hint": Position("hearts", "trick", 30, press=("key H",)),
    "hearts_options": Position("hearts", "trick", 8, press=("key O",)),
    "hearts_last": Position("hearts", "trick", 30, press=("key L",)),
    "hearts_rules": Position("hearts", "trick", 30, press=("key R",)),
    "hearts_keys": Position("hearts", "trick", 30, press=("key ?",)),
    "hearts_passing": Position("hearts", "give", 0, press=("open", "open")),
    "spades_bid": Position("partnership_spades", "bid", 1),
    "whist": Position("whist", "trick", 9),
    "sueca": Position("sueca", "trick", 4),
    "agram": Position("agram", "trick", 2),
    "goofspiel": Position("goofspiel", "trick", 4),
    "crazy_eights": Position("crazy_eights", "play", 9, suits=4),
    "crazy_eights_suit": Position("crazy_eights", "suit", 2, suits=4),
    "uno_style": Position("uno_style", "play", 3),
    "president": Position("president", "play", 5),
    "fan_tan": Position("fan_tan", "play", 5),
    "scopa": Position("scopa", "play", 18),
    "scopa_capture": Position("scopa", "capture", 0),
    "gin_rummy": Position("gin_rummy", "discard", 8),
    "rummy": Position("rummy", "meld", 9, suits=4),
    "rummy_source": Position("rummy", "source", 14, suits=4),
    "five_card_draw": Position("five_card_draw", "bet", 6),
    "exchange": Position("five_card_draw", "exchange", 4),
    "leduc": Position("leduc", "bet", 1),
    "showdown_poker": Position("showdown_poker", "bet", 3),
    "go_fish": Position("go_fish", "whom", 4),
    "go_fish_rank": Position("go_fish", "rank", 4),
    "cheat": Position("cheat", "lay", 6, press=("open",)),
    "cheat_doubt": Position("cheat", "doubt", 5),
    "schwimmen": Position("schwimmen", "swap", 3),
    "cuckoo": Position("cuckoo", "swap", 2),
    "blackjack": Position("blackjack", "draw", 4),
    "blackjack_stake": Position("blackjack", "wager", 3),
    "betting_war": Position("betting_war", "bet", 7),
    "war_over": Position("war", "over", 0),
    "old_maid": Position("old_maid", "over", 0),
    "tricks_melds_bets": Position("tricks_melds_bets", "trick", 6),
    "tricks_draws": Position("tricks_draws", "trick", 20),
    "captures_draws_melds": Position("captures_draws_melds", "play", 12, suits=4),
    "melds_bets": Position("melds_bets", "bet", 12),
    "cards_to_come": Position("cards_to_come", "bet", 2),
    "open_hands": Position("open_hands", "trick", 8),
    "six_at_tricks": Position("six_at_tricks", "trick", 5),
    "five_at_rummy": Position("five_at_rummy", "meld", 6),
    "six_at_poker": Position("six_at_poker", "exchange", 3),
    "seventeen": Position("seventeen", "trick", 2),
    "twenty_six": Position("twenty_six", "discard", 20),
    "one_card": Position("one_card", "bet", 1),
    "many_melds": Position("many_melds", "discard", 9, suits=4),
    "satetta": Position("satetta", "", 20),
    "spades_3": Position("spades-3", "", 12),
    "stotado": Position("stotado", "", 14),
    "war_0": Position("war-0", "", 10),
    "schwimmen_2": Position("schwimmen-2", "", 12),
    "tamello": Position("tamello", "", 15),
    "vorbino": Position("vorbino", "", 6),
    "storlo": Position("storlo", "", 9),
    "sueca_3": Position("sueca-3", "", 12),
    "volera": Position("volera", "", 12),
}


def moment_of(game: dict[str, Any], position: Position) -> int:
    """Where a position is in its recording."""
    found = [
        number
        for number, moment in enumerate(game["moments"])
        if position.asks in ("", moment["view"]["ask"].get("asks"), moment["view"]["ask"]["kind"])
        and moment["view"]["ask"]["kind"] != "wait"
        and ("blocked" not in position.press or moment["view"]["ask"]["blocked"])
    ]
    return found[min(position.number, len(found) - 1)]


def page_at(position: Position) -> str:
    """The page with a game opened at a position."""
    game = recording_of(position.game)
    return page_of_game(position.game, game, moment_of(game, position))


def recording_of(name: str) -> dict[str, Any]:
    """A game as it was recorded, or as it would be."""
    path = FOLDER / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else recorded(games()[name])
    return found


def page_of_game(name: str, game: dict[str, Any], moment: int) -> str:
    """The page with a recorded game opened at a moment."""
    genome = games()[name]
    book = write_rulebook(genome)
    playable = PlayableGame(genome.genome_id, book.title, book.hook, compile_genome(genome), chapters(book.sections))
    return page_of(Page([playable], recordings=[game | {"moment": moment}]))


def some_moments(game: dict[str, Any]) -> list[int]:
    """Three decisions of the viewer, spread over the game, and its end."""
    asked = [number for number, one in enumerate(game["moments"]) if one["view"]["ask"]["kind"] == "decide"]
    spread = {asked[len(asked) * part // 4] for part in range(1, 4)} if asked else set()
    return [*sorted(spread), len(game["moments"]) - 1]
