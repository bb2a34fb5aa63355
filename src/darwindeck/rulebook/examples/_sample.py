"""A sample round: how the first hand of a real game begins, retold."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from re import Pattern

from darwindeck.genome.bytecode._hash import fnv1a
from darwindeck.rulebook._cards import short_name
from darwindeck.rulebook._deal import last_laid_counts
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._seats import player, players
from darwindeck.rulebook._section import Block, Section, Table, steps, text
from darwindeck.rulebook._tricks import nobody_starts
from darwindeck.rulebook.examples._retelling import LINES, Retelling
from darwindeck.rulebook.examples._story import Line
from darwindeck.rulebook.examples._wanted import wanted
from darwindeck.simulation import open_position, record_game
from darwindeck.simulation.reference import start

_LONGEST_HAND = 15
"""How many cards a hand may have to be shown."""


_ATTEMPTS = 12
"""How many games are looked at for one that shows what there is to show."""
_BY_LOT = 2
"""How many more among players who decide by lot, where others show nothing of that."""


@dataclass(frozen=True)
class _Sample:
    """The beginning of a game, retold."""

    record: list[str]
    dealt: list[Line]
    told: list[Line]
    is_over: bool
    """Whether the hand is told to its end."""

    def shows(self, words: Pattern[str]) -> bool:
        """Whether some line has such words."""
        return any(words.search(str(line)) for line in self.told)


def section(scene: Scene) -> Section | None:
    """The first round of a game among greedy players; among others where these come to nothing."""
    sample = _chosen(scene)
    if not sample.told:
        return None
    opening = (*_opening(scene, sample.record), *(text(str(line)) for line in sample.dealt))
    end = () if sample.is_over else (text("The hand goes on in this way."),)
    return Section("A sample round", (*opening, steps(*map(str, sample.told)), *end))


def _chosen(scene: Scene) -> _Sample:
    """The first game of several that shows most of what makes this game what it is."""
    asked = wanted(scene)
    best = _sampled(scene, 0, "greedy")
    most = sum(map(best.shows, asked))
    for attempt in range(1, _ATTEMPTS + _BY_LOT):
        by_lot = attempt >= _ATTEMPTS
        if most == len(asked) or (by_lot and most > 0):
            break
        sample = _sampled(scene, attempt, "random" if by_lot else "greedy")
        if (shown := sum(map(sample.shows, asked))) > most:
            best, most = sample, shown
    return best


def _sampled(scene: Scene, attempt: int, players: str) -> _Sample:
    seed = (_seed(scene) + attempt) % 2**64
    record = record_game(scene.genome, seed, players).splitlines()[5:]
    retelling = Retelling(scene, open_position(scene.genome, seed), _last_laid(scene, seed))
    is_over = retelling.tell(record)
    lines = retelling.story.lines
    dealt = lines[:1] if lines and lines[0].key == "opening" else []
    told = lines[len(dealt) :]
    is_over = is_over and len(told) <= 2 * LINES
    if not is_over:
        told = told[: _cut(told, scene)] if len(told) > LINES else retelling.complete(told)
    return _Sample(record, dealt, told, is_over)


def _seed(scene: Scene) -> int:
    """A seed for the game, the same however it is called and whatever does not matter in it."""
    genome = scene.genome
    phases = " ".join(phase.tag for phase in scene.phases)
    return fnv1a(f"{genome.player_count} {genome.setup.cards_per_player} {phases}".encode())


def _cut(lines: Sequence[Line], scene: Scene) -> int:
    """After how many lines to stop: at the end of a round, if there is one."""
    starter = player(0)
    rounds = [place for place in range(scene.genome.player_count, LINES + 1) if lines[place].first == starter]
    return rounds[-1] if rounds else LINES


# ---------------------------------------------------------------------------------------- the deal


def _last_laid(scene: Scene, seed: int) -> str | None:
    """The card laid out last at the deal, where it matters which one that is: records name them in another order."""
    if not last_laid_counts(scene):
        return None
    card = start(scene.genome, seed).last_on_table
    return short_name(str(card)) if card is not None else None


def _opening(scene: Scene, record: list[str]) -> tuple[Block, ...]:
    genome = scene.genome
    blocks: list[Block] = [text(*_people(scene))]
    hands = [(int(line[3]), line.split(" holds ")[1]) for line in record if re.match(r"  P[0-9] holds ", line)]
    hands = hands[: genome.player_count]
    if hands and not genome.setup.hand_is_stack and all(0 < len(cards.split()) <= _LONGEST_HAND for _, cards in hands):
        rows = tuple((player(seat), "-" if cards == "-" else _cards(cards)) for seat, cards in hands)
        blocks.append(Table(("Player", "Cards dealt"), rows))
    return tuple(blocks)


def _people(scene: Scene) -> Iterator[str]:
    genome = scene.genome
    first = "the player to the dealer's left" if nobody_starts(scene) else "the starter"
    match genome.player_count:
        case 1:
            yield f"{player(0)} plays alone."
        case 2 if nobody_starts(scene):
            yield f"{player(1)} is the dealer."
        case 2:
            yield f"{player(0)} is {first}."
        case _:
            yield f"The players are numbered clockwise from {first}, who is {player(0)}."
    if scene.has_teams:
        teams = sorted(tuple(sorted(team)) for team in genome.teams)
        verb = "plays" if len(teams[0]) == 1 else "play"
        yield f"{players(teams[0])} {verb} against {' and against '.join(map(players, teams[1:]))}."


def _cards(cards: str) -> str:
    return " ".join(map(short_name, cards.split()))
