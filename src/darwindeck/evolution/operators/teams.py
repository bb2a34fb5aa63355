"""Operators on partners and on how many play."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._parts.teams import PAIRINGS, Teams
from darwindeck.genome.schema import MAX_PLAYERS, GameGenome, TableauMode
from darwindeck.rulebook._words import listed, number


class EnableTeamModeMutation(Mutation):
    """Makes two teams of two; four play then, and hands are cut to fit."""

    name: ClassVar = "form teams"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """The three pairings, in any order."""
        if genome.team_mode:
            return
        setup = genome.setup
        if setup.tableau_mode is TableauMode.WAR:  # That is for two players.
            setup = replace(setup, tableau_mode=TableauMode.NONE)
        for pairing in rng.sample(PAIRINGS, len(PAIRINGS)):
            teamed = replace(genome, setup=setup, player_count=4, team_mode=True, teams=pairing)
            partners = number(pairing[0][1] + 1)
            yield Draft(teamed, f"two against two: players one and {partners} are partners", _has_teams_of_two)


def _has_teams_of_two(genome: GameGenome) -> bool:
    return genome.team_mode and [len(team) for team in genome.teams] == [2, 2]


class DisableTeamModeMutation(Mutation):
    """Lets everybody play alone."""

    name: ClassVar = "part teams"
    usual: ClassVar = 0.03

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:  # noqa: ARG002
        """The same game without teams."""
        if genome.team_mode or genome.teams:
            rules = replace(genome.game_rules, failed_nil_helps=True)  # Alone, nobody has a partner to help.
            alone = replace(genome, team_mode=False, teams=(), game_rules=rules)
            yield Draft(alone, "everybody plays alone", lambda one: not one.teams)


class MutateTeamAssignmentMutation(Mutation):
    """Lets two players change places between teams, so that all teams keep their size."""

    name: ClassVar = "change partners"
    usual: ClassVar = 0.05

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """Every exchange of two players that makes other teams."""
        if not genome.team_mode:
            return
        others = [teams for teams in _exchanges(genome.teams) if _sides(teams) != _sides(genome.teams)]
        for teams in rng.sample(others, len(others)):
            told = listed([" and ".join(number(seat + 1) for seat in team) for team in teams], "against")
            yield Draft(replace(genome, teams=teams), f"other partners: players {told}")


def _exchanges(teams: Teams) -> list[Teams]:
    found = []
    for i, j in combinations(range(len(teams)), 2):
        for one in teams[i]:
            for other in teams[j]:
                swap = {one: other, other: one}
                found.append(tuple(tuple(sorted(swap.get(seat, seat) for seat in team)) for team in teams))
    return found


def _sides(teams: Teams) -> set[frozenset[int]]:
    return set(map(frozenset, teams))


class MutatePlayerCountMutation(Mutation):
    """Changes how many play. Hands are cut to fit, and teams made anew or given up."""

    name: ClassVar = "change number of players"
    usual: ClassVar = 0.06

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One or two players more or fewer."""
        old = genome.player_count
        counts = [count for count in range(max(2, old - 2), min(MAX_PLAYERS, old + 2) + 1) if count != old]
        for count in rng.sample(counts, len(counts)):
            changed = replace(genome, player_count=count)
            yield Draft(changed, f"{number(count)} play instead of {number(old)}", lambda one: one.player_count != old)
