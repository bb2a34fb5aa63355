"""Words for what stands in a record."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from darwindeck.genome.schema import (
    ClaimPhase,
    ClaimRankMode,
    DiscardPhase,
    ExchangePhase,
    PlayPhase,
    Rank,
    Suit,
    SwapPhase,
    TrickPhase,
    TrumpSource,
)
from darwindeck.rulebook._cards import rank_name, short_name
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._seats import player, players
from darwindeck.rulebook._words import counted, number

SUITS = {suit.value: suit for suit in Suit}
RANKS = {rank.value: rank for rank in Rank}
BLIND: dict[type, str] = {
    PlayPhase: "plays",
    TrickPhase: "plays",
    DiscardPhase: "discards",
    ExchangePhase: "discards",
}
"""What is done with a card that is chosen unseen."""
DRAWS = {"the table": "takes", "the discard pile": "takes"}
"""What is done with a card that is not drawn from the stock."""
_MOST_CARDS = 6
"""How many cards are named where they come all at once."""


@dataclass
class Choice:
    """A decision of the record, with the position before it."""

    seat: int
    move: str
    view: str

    @property
    def who(self) -> str:
        """Who decides."""
        return player(self.seat)

    @property
    def verb(self) -> str:
        """What is done."""
        return self.move.split()[0]

    @property
    def about(self) -> str:
        """With what."""
        return self.move.partition(" ")[2]


def source_words(source: str) -> str:
    """Where a card comes from."""
    if source.startswith("P"):
        return f"from {person(source)}"
    return {"the deck": "from the stock"}.get(source, f"from {source}")


def person(seat: str) -> str:
    """A player of a record, or whatever else stands there."""
    return player(int(seat[1])) if re.fullmatch(r"P[0-9]", seat) else seat


def named_cards(cards: str) -> list[str]:
    """Cards, or how many there are where they are too many to name."""
    each = cards.split()
    return list(map(short_name, each)) if len(each) <= _MOST_CARDS else [counted(len(each), "card")]


def events_after(record: list[str], place: int) -> Iterator[str]:
    """What happens before the next decision."""
    for line in record[place + 1 :]:
        if not line.startswith("  "):
            return
        yield line


def draws_next(record: list[str], place: int, seat: str) -> bool:
    """Whether the next thing that happens is that a player draws from the stock."""
    line = next((line for line in record[place + 1 :] if not line.startswith("  reshuffle ")), "")
    return re.fullmatch(rf"  {seat} draws \S+ from the deck", line) is not None


def next_deed(record: list[str], place: int) -> str:
    """What comes of cards that are chosen unseen."""
    unseen = re.compile(r"(P[0-9] (any|stop) of .*)|(  P[0-9] turns up .*)")
    line = next((line for line in record[place:] if not unseen.fullmatch(line)), "")
    words = line.split()
    return words[1] if len(words) > 1 else ""


def forbidding_card(choice: Choice, events: list[str]) -> str:
    """The card of the stock that forbids a swap, if one does: it is turned up beside a card chosen unseen."""
    turned = [event.partition(" turns up ")[2] for event in events if " turns up " in event]
    return short_name(turned[-1]) if len(turned) > (choice.verb == "any") else ""


def forbids_swap(before: str, scene: Scene) -> bool:
    """Whether a card that is shown forbids a swap: not one shown for trumps, nor one that was drawn or claimed."""
    if before.startswith("  deck "):
        return scene.genome.setup.trump_source is not TrumpSource.LAST_CARD
    return scene.has(SwapPhase) and " draws " not in before and " challenge " not in before


def scores(points: int) -> str:
    """Points that are won or lost."""
    return f"scores {counted(points, 'point')}" if points > 0 else f"loses {counted(-points, 'point')}"


def rest_of_line(view: str, start: str) -> str | None:
    """The rest of a line of a view."""
    return next((line.removeprefix(start) for line in view.splitlines() if line.startswith(start)), None)


def announced(choice: Choice) -> str:
    """A bid or a stake."""
    if choice.verb == "nil":
        return "bids Nil"
    count = int(choice.about)
    return f"bids {number(count)}" if choice.verb == "bid" else f"stakes {counted(count, 'chip')}"


def bet(choice: Choice) -> str:
    """What is done in a round of bets."""
    if choice.verb in ("check", "fold"):
        return f"{choice.verb}s"
    chips = counted(int(choice.about), "chip")
    words = {"bet": "bets", "call": "calls with", "raise": "raises with", "all-in": "goes all in with"}
    return f"{words[choice.verb]} {chips}"


def rank_of_claim(phase: ClaimPhase, scene: Scene, claims: int) -> Rank:
    """The rank of a claim that nobody names, after so many others."""
    if phase.rank_mode is ClaimRankMode.FIXED:
        return phase.fixed_rank or phase.starting_rank
    named = list(dict.fromkeys(scene.genome.setup.rank_order))
    heights = [rank for rank in Rank if rank not in named] + named
    start = heights.index(phase.starting_rank)
    first = next((place for place, rank in enumerate(scene.rising) if heights.index(rank) >= start), 0)
    return scene.rising[(first + claims) % len(scene.rising)]


def called(rank: Rank, count: int) -> str:
    """What a player says who lays so many cards: two kings."""
    return counted(count, rank_name(rank))


def ending(words: str, teams: tuple[tuple[int, ...], ...]) -> str:
    """How the game ended."""
    who, _, does = words.partition(" ")
    if who.startswith("P"):
        return f"{person(who)} {does} the game."
    if who == "draw":
        return "The game is a draw."
    if who == "team":
        place, _, does = does.partition(" ")
        team = teams[int(place)]
        return f"{players(sorted(team))} {does if len(team) == 1 else does.removesuffix('s')} the game."
    return "The game is over."
