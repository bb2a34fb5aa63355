"""Let players play against each other in all seats, print how often they win and write it down.

usage: python -m benchmarks.strength [--quick]; docs/strength.md says what the numbers mean.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from benchmarks.paths import HERE, ROOT
from benchmarks.report import put_on_page, replace_file
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import BiddingPhase, GameGenome, TrickScoring
from darwindeck.intervals import wilson_interval
from darwindeck.simulation import play_match

PAGE = ROOT / "docs" / "strength.md"
RECORD = HERE / "strength.json"
WITHOUT_BIDS = "spades_without_bids"
_SEED = 2026
_A_FEW = 20


@dataclass(frozen=True)
class Contest:
    """One player against others of one kind, or in a team game one team against the other."""

    game: str
    player: str
    others: str
    games: int


@dataclass(frozen=True)
class Found:
    """How often the player won."""

    game: str
    player: str
    others: str
    sides: int
    """How many players, or teams, there are."""
    games: int
    wins: int
    nobody: int
    """Games that nobody won: draws, timeouts and stalemates."""

    @property
    def share(self) -> float:
        """The share of games that the player won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share."""
        return wilson_interval(self.wins, self.games)

    @property
    def if_alike(self) -> float:
        """The share that it would be if all players were alike."""
        return (self.games - self.nobody) / self.sides / self.games


def contests() -> Iterator[Contest]:
    """Everything that docs/strength.md speaks of: the longer games take, the fewer are played."""
    for game, many, few in (
        ("crazy_eights", 4000, 4000),
        ("hearts", 400, 200),
        ("spades", 400, 200),
        ("gin_rummy", 400, 120),
        ("president", 400, 200),
        ("scopa", 1000, 600),
        ("go_fish", 1000, 600),
    ):
        yield Contest(game, "greedy", "random", 4000)
        yield Contest(game, "novice", "random", many)
        yield Contest(game, "mcts:100", "random", many)
        yield Contest(game, "mcts:100", "greedy", many)
        yield Contest(game, "mcts:1000", "greedy", few)
        yield Contest(game, "mcts:1000", "mcts:100", few)
        yield Contest(game, "peeking:100", "mcts:100", few)
    yield Contest(WITHOUT_BIDS, "mcts:100", "random", 400)
    yield Contest("partnership_spades", "mcts:100", "greedy", 400)
    yield Contest("war", "greedy", "random", 4000)
    yield Contest("war", "mcts:100", "random", 4000)


def genome_of(game: str) -> GameGenome:
    """A known game, or Spades without bids: ten points a trick, and no contracts."""
    known = {one.name: one for one in KNOWN_GAMES}
    if game != WITHOUT_BIDS:
        return known[game].create()
    spades = known["spades"].create()
    phases = tuple(phase for phase in spades.turn_structure.phases if not isinstance(phase, BiddingPhase))
    return replace(
        spades,
        genome_id="spades-without-bids",
        turn_structure=replace(spades.turn_structure, phases=phases),
        contract_scoring=None,
        trick_scoring=TrickScoring(points_per_trick=10),
    )


def play(contest: Contest) -> Found:
    """Play every deal once in every seat that the player, or its team, can take."""
    genome = genome_of(contest.game)
    own = genome.teams[0] if genome.team_mode else (0,)
    seats = [contest.player if seat in own else contest.others for seat in range(genome.player_count)]
    result = play_match(genome, seats, contest.games, _SEED)
    return Found(
        contest.game,
        contest.player,
        contest.others,
        sides=len(genome.teams) if genome.team_mode else genome.player_count,
        games=result.games,
        wins=result.players[own[0]].wins,
        nobody=result.draws + result.timeouts + result.stalemates,
    )


def table(found: Sequence[Found]) -> str:
    """The results in Markdown."""
    lines = [
        "| game | player | against | games | wins | 95% | if alike | nobody wins |",
        "|---|---|---|---:|---:|---|---:|---:|",
    ]
    for one in found:
        low, high = one.interval
        mark = "**" if low > one.if_alike or high < one.if_alike else ""
        cells = (
            one.game,
            one.player,
            one.others,
            f"{one.games:,}",
            f"{mark}{one.share:.1%}{mark}",
            f"{low:.1%} to {high:.1%}",
            f"{one.if_alike:.1%}",
            f"{one.nobody / one.games:.1%}" if one.nobody else "–",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description="How well players play.")
    parser.add_argument("--quick", action="store_true", help=f"{_A_FEW} games each, and nothing is written")
    quick = parser.parse_args(arguments).quick
    found = []
    try:
        for contest in contests():
            games = _A_FEW if quick else contest.games
            print(f"{contest.game}: {contest.player} against {contest.others}, {games} games", file=sys.stderr)
            found.append(play(replace(contest, games=games)))
    except KeyboardInterrupt:
        print("stopped; nothing was written", file=sys.stderr)
        return 130
    print(table(found), end="")
    if not quick:
        replace_file(RECORD, json.dumps([asdict(one) for one in found], indent=2) + "\n")
        put_on_page(PAGE, f"\n{table(found)}\n")
        print("written: benchmarks/strength.json and docs/strength.md", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
