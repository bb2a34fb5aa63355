"""Rules about teams. That players exist and sit in one team only is a limit of the machine, checked before."""

from collections.abc import Iterator

from darwindeck.genome.schema import GameGenome


def teams_are_complete(genome: GameGenome) -> Iterator[str]:
    """A team game has at least two teams, and every player in one of them."""
    if not genome.team_mode:
        if genome.teams:
            yield "teams is given: team_mode is false, so that nobody plays in them"
        return
    if not genome.teams:
        yield "teams is empty: team_mode=True requires teams"
        return
    if len(genome.teams) < 2:
        yield f"teams has {len(genome.teams)} entry: at least 2 teams required"
    for i, team in enumerate(genome.teams):
        if not team:
            yield f"teams[{i}] is empty: a team has at least 1 player"
    missing = sorted(set(range(genome.player_count)) - {player for team in genome.teams for player in team})
    if missing:
        yield f"teams leaves players out: not all players assigned (missing: {', '.join(map(str, missing))})"


RULES = (teams_are_complete,)
