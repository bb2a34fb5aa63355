"""What a batch should say, worked out from the record of every single game."""

import re
from collections import Counter
from collections.abc import Sequence
from statistics import median

from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import GameResult, Measurements, SimulationResult, Spread, record_game

_DECISION = re.compile(r"^P([0-9]) .* of ([0-9]+)$", flags=re.MULTILINE)
_END = re.compile(r"^end (.+), turns ([0-9]+), hands ([0-9]+), decisions ([0-9]+)$", flags=re.MULTILINE)
_STANDINGS = re.compile(r"^  (scores|chips)((?: -?[0-9]+)+)$", flags=re.MULTILINE)


def sum_of_records(genome: GameGenome, games: int, players: str | Sequence[str], seed: int) -> SimulationResult:
    """The result of so many games, measured, from their records."""
    records = [record_game(genome, seed + i, players) for i in range(games)]
    results = [_result(record) for record in records]
    endings = Counter(result.ending for result in results)
    seats = range(genome.player_count)
    turns = [result.turns for result in results]
    chips = [result.chips for result in results if result.chips is not None]
    return SimulationResult(
        games_played=games,
        wins=tuple(endings[f"P{seat} wins"] for seat in seats),
        team_wins=tuple(endings[f"team {team} wins"] for team in range(len(genome.teams) if genome.team_mode else 0)),
        draws=endings["draw"],
        timeouts=endings["timeout"],
        stalemates=endings["stalemate"],
        errors=0,
        turns=sum(turns),
        hands=sum(result.hands for result in results),
        decisions=sum(result.decisions for result in results),
        min_turns=min(turns),
        max_turns=max(turns),
        median_turns=median(turns),
        losses=tuple(endings[f"{side} loses"] for side in _sides(genome)),
        measurements=Measurements(
            *_decisions(records, genome.player_count),
            scores=_spreads([result.scores for result in results]),
            chips=_spreads(chips) or None,
        ),
    )


def _sides(genome: GameGenome) -> list[str]:
    if genome.team_mode:
        return [f"team {team}" for team in range(len(genome.teams))]
    return [f"P{seat}" for seat in range(genome.player_count)]


def _decisions(records: list[str], seats: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    found = [(int(seat), int(options)) for record in records for seat, options in _DECISION.findall(record)]
    of_each = [[options for one, options in found if one == seat] for seat in range(seats)]
    return (
        tuple(len(options) for options in of_each),
        tuple(options.count(1) for options in of_each),
        tuple(sum(options) for options in of_each),
    )


def _spreads(standings: Sequence[tuple[int, ...]]) -> tuple[Spread, ...]:
    by_seat = zip(*standings, strict=True)
    return tuple(Spread(len(each), sum(each), sum(one * one for one in each)) for each in by_seat)


def _result(record: str) -> GameResult:
    """How a game ended, as its record tells it: quicker than all its events, of which there are many."""
    ending, turns, hands, decisions = _END.findall(record)[-1]
    standings = {name: tuple(map(int, numbers.split())) for name, numbers in _STANDINGS.findall(record)}
    return GameResult(
        ending, int(turns), int(hands), int(decisions), scores=standings["scores"], chips=standings.get("chips")
    )
