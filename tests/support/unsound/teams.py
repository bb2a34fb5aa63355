"""Games that are unsound for reasons of teams."""

from dataclasses import replace

from tests.support.unsound.games import PARTNERS, case

TEAMS = [
    case(
        "teams play in team mode",
        replace(PARTNERS, team_mode=False),
        "teams is given: team_mode is false, so that nobody plays in them",
    ),
    case("team mode has teams", replace(PARTNERS, teams=()), "teams is empty: team_mode=True requires teams"),
    case(
        "one team is not enough",
        replace(PARTNERS, teams=((0, 1, 2, 3),)),
        "teams has 1 entry: at least 2 teams required",
    ),
    case(
        "a team has players",
        replace(PARTNERS, teams=((0, 2), (), (1, 3))),
        "teams[1] is empty: a team has at least 1 player",
    ),
    case(
        "every player is in a team",
        replace(PARTNERS, teams=((0,), (1,))),
        "teams leaves players out: not all players assigned (missing: 2, 3)",
    ),
    case(
        "a player of a team sits at the table",
        replace(PARTNERS, teams=((0, 2), (1, 3, 4))),
        "teams[1][2] is 4: invalid player index, expected 0 to 3",
    ),
    case(
        "a player is not in two teams",
        replace(PARTNERS, teams=((0, 2), (1, 3, 2))),
        "teams[1][2] is 2: duplicate player, already in a team",
    ),
    case(
        "a player is not twice in a team",
        replace(PARTNERS, teams=((0, 2, 0), (1, 3))),
        "teams[0][2] is 0: duplicate player, already in a team",
    ),
]
