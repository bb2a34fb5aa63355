"""Matches: everybody sits everywhere, and the results go by player."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from darwindeck.errors import GenomeError, RequestError
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_leduc_genome,
    create_old_maid_genome,
    create_partnership_spades_genome,
)
from darwindeck.genome.schema import GameGenome
from darwindeck.intervals import wilson_interval
from darwindeck.simulation import Simulator, play_game, play_match, result_of

EIGHTS = create_crazy_eights_genome()


def endings(genome: GameGenome, players: list[str], deals: range) -> Counter[str]:
    """How the games of some deals ended, seat by seat."""
    return Counter(result_of(play_game(genome, seed, players)).ending for seed in deals)


def test_every_deal_is_played_with_everybody_in_every_seat() -> None:
    match = play_match(EIGHTS, ["greedy", "random", "novice", "mcts:5"], 20, seed=7)
    turns = [
        endings(EIGHTS, players, range(7, 12))
        for players in (
            ["greedy", "random", "novice", "mcts:5"],
            ["mcts:5", "greedy", "random", "novice"],
            ["novice", "mcts:5", "greedy", "random"],
            ["random", "novice", "mcts:5", "greedy"],
        )
    ]
    assert [player.player for player in match.players] == ["greedy", "random", "novice", "mcts:5"]
    for number, player in enumerate(match.players):
        assert player.wins == sum(ends[f"P{(number + turn) % 4} wins"] for turn, ends in enumerate(turns))
        assert (player.games, player.losses) == (20, 0)
    assert sum(player.wins for player in match.players) + match.draws == match.games == 20


def test_the_better_player_wins_more_from_every_place_in_the_list() -> None:
    for place in range(4):
        players = ["random"] * 4
        players[place] = "greedy"
        match = play_match(EIGHTS, players, 400)
        best = max(match.players, key=lambda player: player.wins)
        assert best is match.players[place]
        assert best.win_interval[0] > 0.25


def test_the_same_table_gets_other_deals() -> None:
    """Greedy and Random by turns sit as before after two turns: the same deals would be the same games."""
    players = ["greedy", "random"] * 2
    match = play_match(EIGHTS, players, 40)
    ends = endings(EIGHTS, players, range(20))
    shifted = endings(EIGHTS, players[::-1], range(20))
    greedy = sum(ends[f"P{seat} wins"] for seat in (0, 2)) + sum(shifted[f"P{seat} wins"] for seat in (1, 3))
    assert match.players[0].wins + match.players[2].wins == greedy
    equals = play_match(EIGHTS, "random", 40)
    wins = Simulator().simulate(EIGHTS, 40).wins
    assert sum(player.wins for player in equals.players) == sum(wins)


def test_in_a_team_game_the_teams_win() -> None:
    spades = create_partnership_spades_genome()
    match = play_match(spades, ["greedy", "random", "greedy", "random"], 8)
    assert [player.wins for player in match.players] == [8, 0, 8, 0]
    mixed = play_match(spades, ["greedy", "random", "random", "random"], 8)
    assert mixed.players[0].wins == mixed.players[2].wins
    assert mixed.players[0].wins + mixed.players[1].wins + mixed.timeouts + mixed.draws == 8


def test_games_that_one_side_loses_are_told_by_their_losers() -> None:
    match = play_match(create_old_maid_genome(), "random", 40)
    assert sum(player.losses for player in match.players) == 40
    assert {player.wins for player in match.players} == {0}
    first = match.players[0]
    assert first.loss_interval == wilson_interval(first.losses, 40)
    assert first.loss_share == first.losses / 40


def test_draws_and_timeouts_are_counted_once() -> None:
    match = play_match(create_leduc_genome(), "random", 200)
    assert match.draws + sum(player.wins for player in match.players) == 200
    assert match.draws > 0
    short = play_match(replace(EIGHTS, max_turns=10, min_turns=1), "random", 8)
    assert (short.timeouts, short.stalemates, short.errors) == (8, 0, 0)


def test_plain_form_has_everything_by_name() -> None:
    match = play_match(EIGHTS, ["greedy", "random", "random", "random"], 8)
    plain = match.to_dict()
    assert (plain["games"], plain["draws"]) == (8, match.draws)
    first = match.players[0]
    assert plain["players"][0] == {
        "player": "greedy",
        "games": 8,
        "wins": first.wins,
        "win_share": first.wins / 8,
        "win_interval": wilson_interval(first.wins, 8),
        "losses": 0,
        "loss_share": 0.0,
        "loss_interval": wilson_interval(0, 8),
    }


def test_any_number_of_threads_plays_the_same_and_tells_its_progress() -> None:
    told: list[tuple[int, int]] = []
    players = ["mcts:20", "greedy", "novice", "random"]
    match = play_match(
        EIGHTS, players, 8, simulator=Simulator(3), progress=lambda done, total: told.append((done, total))
    )
    assert match == play_match(EIGHTS, players, 8, simulator=Simulator(1))
    assert told[-1] == (8, 8)


@pytest.mark.parametrize(
    ("players", "games", "problem"),
    [
        ("random", 10, "num_games is 10: expected a multiple of 4, such as 12, for everybody to sit in every seat"),
        ("random", 1, "num_games is 1: expected a multiple of 4, such as 4, for everybody to sit in every seat"),
        ("random", 0, "num_games is 0: expected 1 to 1000000000"),
        ("random", "8", 'num_games is "8": expected 1 to 1000000000'),
        (["random"] * 3, 12, "players has 3 names: the game has 4 seats"),
        ("clever", 12, 'there is no player "clever"'),
    ],
)
def test_what_cannot_be_played_is_refused(players: Any, games: Any, problem: str) -> None:
    with pytest.raises(RequestError) as caught:
        play_match(EIGHTS, players, games)
    assert str(caught.value).startswith(problem)


def test_what_is_no_sound_game_is_refused() -> None:
    with pytest.raises(GenomeError, match=r"^crazy-eights: max_turns"):
        play_match(replace(EIGHTS, max_turns=0), "random", 4)
    with pytest.raises(RequestError, match='genome is "hearts": expected a GameGenome'):
        play_match("hearts", "random", 4)  # type: ignore[arg-type]
