"""Records of trick games, read hand by hand."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from darwindeck._core import Game
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import GameGenome


@dataclass
class Hand:
    """One hand of a game, as its record tells it."""

    number: int
    starter: int
    held: dict[int, list[str]] = field(default_factory=dict)
    shown: tuple[int, str] | None = None
    """The card that the dealer showed, and who that is."""
    trump: str | None = None
    plays: list[tuple[int, str]] = field(default_factory=list)
    takers: list[int] = field(default_factory=list)
    """Who took each trick."""
    named: tuple[int, str] | None = None
    """The suit named, and by whom."""
    scored: list[tuple[int, int]] = field(default_factory=list)
    """Pairs of a seat and points, as they were told."""
    out: list[int] = field(default_factory=list)
    """Who was out of the game after it."""
    deck: list[str] = field(default_factory=list)
    end: str | None = None

    @property
    def tricks(self) -> list[list[tuple[int, str]]]:
        """The cards of each trick, with who played them."""
        size = len(self.held)
        return [self.plays[start : start + size] for start in range(0, len(self.plays), size)]


def hands_of(genome: GameGenome, games: int, players: str = "random", seed: int = 0) -> Iterator[Hand]:
    """Every hand of so many games, one after the other."""
    game = Game(compile_genome(genome))
    for number in range(games):
        yield from _hands(game.record(seed + number, [players] * genome.player_count))


def _hands(record: str) -> list[Hand]:
    hands: list[Hand] = []
    for line in record.splitlines():
        words = line.split()
        if found := re.fullmatch(r"hand (\d+), P(\d) starts", line):
            hands.append(Hand(int(found[1]), int(found[2])))
        elif not hands:
            continue
        else:
            _read(hands[-1], line, words)
    return hands


def _read(hand: Hand, line: str, words: list[str]) -> None:
    if words[0] == "deck":
        hand.deck = [card for card in words[1:] if card != "-"]
    elif words[0] == "trump":
        hand.trump = words[1]
    elif words[0] == "end":
        hand.end = line.removeprefix("end ").split(",")[0]
    elif words[0].startswith("P"):
        seat = int(words[0][1:])
        match words[1:]:
            case ["holds", *cards]:
                hand.held[seat] = cards
            case ["shows", card]:
                hand.shown = (seat, card)
            case ["play", card, *_]:
                hand.plays.append((seat, card))
            case ["name", suit, *_]:
                hand.named = (seat, suit)
            case ["takes", *_]:
                hand.takers.append(seat)
            case ["scores", points]:
                hand.scored.append((seat, int(points)))
            case ["is", "out", "of", "the", "game"]:
                hand.out.append(seat)
            case _:
                pass
