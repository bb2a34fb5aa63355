"""Let the levels of the table in the browser play against each other, and write down who wins more.

usage: python -m benchmarks.levels [--seconds N] [GAME ...]; docs/players.md says what was found.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from benchmarks.browser.positions import first_decisions
from benchmarks.paths import HERE, ROOT
from benchmarks.report import put_on_page, replace_file
from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome, WinType
from darwindeck.intervals import wilson_interval
from darwindeck.simulation import Simulator, play_match

PAGE = ROOT / "docs" / "players.md"
RECORD = HERE / "levels.json"
PAIRS = (("greedy", "beginner"), ("fair", "beginner"), ("strong", "fair"), ("expert", "strong"))
"""Who plays against whom. Greedy is none of the levels: it shows why."""
SLOW = 10
"""The levels are tried as on a device so many times as slow, where the upper ones are nearest to the lower ones."""
IN_BROWSER = 1.6
"""How many times as long a search takes in a browser: the median in docs/performance.md."""
NOTHING_TO_DECIDE = ("war", "old_maid")
_SCORES = (WinType.HIGH_SCORE, WinType.LOW_SCORE, WinType.FIRST_TO_SCORE)
_SEED = 2027
_MOST = 1000
_GLANCE = 500
_PATIENCE = 4
_NOVICE = 30
"""About how many iterations Novice's tries come to."""


@dataclass(frozen=True)
class Found:
    """How often one player won among others of one kind, or one team against another."""

    game: str
    player: str
    others: str
    names: tuple[str, str]
    """The names of these players, with their iterations."""
    sides: int
    games: int
    wins: int
    nobody: int
    loses: bool = False
    """True where one player loses and `wins` counts the games that it did not."""

    @property
    def verdict(self) -> str:
        """Better or worse than the others, by more than the 95 % interval; else level."""
        low, high = wilson_interval(self.wins, self.games)
        share = (self.sides - 1) / self.sides if self.loses else 1 / self.sides
        alike = share * (self.games - self.nobody) / self.games
        return "better" if low > alike else "worse" if high < alike else "level"


def short(genome: GameGenome) -> GameGenome:
    """The same game, over as soon as somebody has a point: one hand, where points are added up over hands."""
    wins = tuple(
        replace(win, threshold=1) if win.threshold and win.type in _SCORES else win for win in genome.win_conditions
    )
    return replace(genome, win_conditions=wins)


def players(speed: float) -> dict[str, str]:
    """The names of the players of each level on a slow device, as `opponents.ts` gives them."""
    speed = speed / IN_BROWSER / SLOW
    return {
        "greedy": "greedy",
        "beginner": "novice",
        "fair": "mcts:100",
        "strong": f"mcts:{max(250, round(0.12 * speed))}",
        "expert": f"mcts:{max(1000, round(0.8 * speed))}",
    }


def iterations_per_second(genome: GameGenome) -> float:
    """What a search does here, at the first real decisions of games, by the processor's clock."""
    game = Game(compile_genome(genome))
    took, done = 0.0, 0
    for seed, picks in first_decisions(genome):
        position = Position(game, seed)
        for pick in picks:
            position.choose(pick)
        begun = time.process_time()
        position.decide(f"mcts:{_GLANCE}", seed)
        took += time.process_time() - begun
        done += _GLANCE
    return done / took


def seconds_of_a_game(genome: GameGenome, seats: Sequence[str], speed: float) -> float:
    """About how long a game takes with these players, by the decisions that Greedy players would make in it."""
    games = 20
    decisions = Simulator(threads=1).simulate(genome, games, "greedy", _SEED).decisions / games
    searched = sum(int(name.partition(":")[2] or _NOVICE) for name in seats if name != "greedy")
    return decisions / genome.player_count * searched / speed + 1e-4


def play(
    name: str, genome: GameGenome, pair: tuple[str, str], named: Mapping[str, str], speed: float, seconds: float
) -> Found | None:
    """Play about as many games as fit into so many seconds, every deal in all seats; None where that is none."""
    own = genome.teams[0] if genome.team_mode else (0,)
    player, others = (named[one] for one in pair)
    seats = [player if seat in own else others for seat in range(genome.player_count)]
    simulator = Simulator(threads=1)
    took = genome.player_count * seconds_of_a_game(genome, seats, speed)
    if took > _PATIENCE * seconds:
        return None
    rounds = max(1, min(_MOST // genome.player_count, int(seconds / max(took, 1e-4))))
    result = play_match(genome, seats, rounds * genome.player_count, _SEED + 1, simulator=simulator)
    mine, loses = result.players[own[0]], any(one.losses for one in result.players)
    nobody = result.draws + result.timeouts + result.stalemates
    return Found(
        name,
        *pair,
        names=(player, others),
        sides=len(genome.teams) if genome.team_mode else genome.player_count,
        games=result.games,
        wins=result.games - nobody - mine.losses if loses else mine.wins,
        nobody=nobody,
        loses=loses,
    )


def text(found: Sequence[Found]) -> str:
    """A row for each game, with the share of wins in each pair, in Markdown; then how often a level was better."""
    titles = [f"{player}, {others}" for player, others in PAIRS]
    lines = [f"| game | if alike | {' | '.join(titles)} |", f"|---|---:|{'---:|' * len(PAIRS)}"]
    for game in dict.fromkeys(one.game for one in found):
        row = {(one.player, one.others): one for one in found if one.game == game}
        sides = next(iter(row.values())).sides
        lines.append(f"| {game} | {1 / sides:.0%} | {' | '.join(_cell(row.get(pair)) for pair in PAIRS)} |")
    for pair, title in zip(PAIRS, titles, strict=True):
        verdicts = [one.verdict for one in found if (one.player, one.others) == pair]
        counts = ", ".join(f"{verdicts.count(word)} {word}" for word in ("better", "level", "worse"))
        lines += ["", f"{title}: {counts}."]
    return "\n" + "\n".join(lines) + "\n\n"


def _cell(one: Found | None) -> str:
    if not one:
        return "–"
    share = one.wins / max(1, one.games - one.nobody)
    return f"{share:.0%} of {one.games:,} {one.verdict}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description="Let the levels play.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each pair in each game")
    parser.add_argument("games", nargs="*", help="these games alone, and nothing is written")
    options = parser.parse_args(arguments)
    found = []
    for known in KNOWN_GAMES:
        if known.name in NOTHING_TO_DECIDE or (options.games and known.name not in options.games):
            continue
        genome = short(known.create())
        speed = iterations_per_second(genome)
        for pair in PAIRS:
            one = play(known.name, genome, pair, players(speed), speed, options.seconds)
            print(one or f"{known.name}: {pair} take too long", file=sys.stderr, flush=True)
            found += [one] if one else []
    print(text(found), end="")
    if not options.games:
        replace_file(RECORD, json.dumps([asdict(one) for one in found], indent=2) + "\n")
        put_on_page(PAGE, text(found), "levels")
    return 0


if __name__ == "__main__":
    sys.exit(main())
