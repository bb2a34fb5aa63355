"""Rules about teams. That players exist and sit in one team only is a limit of the machine, checked before."""

from collections.abc import Iterator

from darwindeck.genome.schema import GameGenome


def teams_make_a_game(genome: GameGenome) -> Iterator[str]:
    """Teams are given where they play, and there are at least two."""
    if genome.teams and not genome.team_mode:
        yield "teams is given: team_mode is false, so that nobody plays in them"
    elif len(genome.teams) == 1:
        yield "teams has 1 entry: at least 2 teams required"


def everybody_is_in_a_team(genome: GameGenome) -> Iterator[str]:
    """A team game has teams, with every player in one of them and nobody missing in any."""
    if not genome.team_mode:
        return
    if not genome.teams:
        yield "teams is empty: team_mode=True requires teams"
        return
    for i, team in enumerate(genome.teams):
        if not team:
            yield f"teams[{i}] is empty: a team has at least 1 player"
    missing = sorted(set(range(genome.player_count)) - {player for team in genome.teams for player in team})
    if missing:
        yield f"teams leaves players out: not all players assigned (missing: {', '.join(map(str, missing))})"


RULES = (teams_make_a_game, everybody_is_in_a_team)
