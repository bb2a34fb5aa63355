"""Let players play against each other in all seats, print how often they win and write it down.

usage: python -m benchmarks.strength [--quick | --resume]; docs/strength.md says what the numbers mean.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from benchmarks.paths import HERE, ROOT
from benchmarks.report import put_on_page, replace_file
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import BiddingPhase, GameGenome, TrickScoring
from darwindeck.intervals import wilson_interval
from darwindeck.simulation import play_match

PAGE = ROOT / "docs" / "strength.md"
RECORD = HERE / "strength.json"
SO_FAR = ROOT / "target" / "strength-so-far.json"
"""What a run that was stopped has found."""
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

    def __str__(self) -> str:
        """The contest in a line."""
        return f"{self.game}: {self.player} against {self.others}"


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
        ("crazy_eights", 4000, 2000),
        ("hearts", 200, 120),
        ("spades", 200, 120),
        ("gin_rummy", 200, 60),
        ("president", 400, 120),
        ("scopa", 800, 200),
        ("go_fish", 800, 200),
    ):
        yield Contest(game, "greedy", "random", 4000)
        yield Contest(game, "novice", "random", many)
        yield Contest(game, "mcts:100", "random", many)
        yield Contest(game, "mcts:100", "greedy", many)
        yield Contest(game, "mcts:1000", "greedy", few)
        yield Contest(game, "mcts:1000", "mcts:100", few)
        yield Contest(game, "peeking:100", "mcts:100", few)
    yield Contest(WITHOUT_BIDS, "mcts:100", "random", 200)
    yield Contest("partnership_spades", "mcts:100", "greedy", 200)
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
    parser.add_argument("--resume", action="store_true", help="go on where a run with these players was stopped")
    options = parser.parse_args(arguments)
    wanted = [replace(one, games=_A_FEW) if options.quick else one for one in contests()]
    found = recorded(SO_FAR) if options.resume and SO_FAR.exists() else {}
    try:
        for contest in wanted:
            if contest not in found:
                print(f"{contest}, {contest.games} games", file=sys.stderr, flush=True)
                found[contest] = play(contest)
                if not options.quick:
                    write(SO_FAR, found.values())
    except KeyboardInterrupt:
        print("stopped" if options.quick else "stopped; --resume goes on from here", file=sys.stderr)
        return 130
    results = [found[contest] for contest in wanted]
    print(table(results), end="")
    if not options.quick:
        write(RECORD, results)
        put_on_page(PAGE, f"\n{table(results)}\n")
        SO_FAR.unlink(missing_ok=True)
        print("written: benchmarks/strength.json and docs/strength.md", file=sys.stderr)
    return 0


def write(path: Path, found: Iterable[Found]) -> None:
    """Write results down, in one step."""
    path.parent.mkdir(exist_ok=True)
    replace_file(path, json.dumps([asdict(one) for one in found], indent=2) + "\n")


def recorded(path: Path) -> dict[Contest, Found]:
    """Results that were written down."""
    found = [Found(**one) for one in json.loads(path.read_text(encoding="utf-8"))]
    return {Contest(one.game, one.player, one.others, one.games): one for one in found}


if __name__ == "__main__":
    sys.exit(main())
