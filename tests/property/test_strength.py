"""Players of more skill win more where there is something to decide; docs/strength.md has the long table."""

import pytest

from benchmarks.strength import WITHOUT_BIDS, Contest, Found, play
from darwindeck.genome.examples import KNOWN_GAMES, create_war_genome
from darwindeck.simulation import Simulator

_LUCK = {"war", "old_maid", "uno_style", "leduc"}
"""Nothing, or little, is decided by players there."""


def is_better(found: Found) -> bool:
    """Whether the player wins more than players of equal skill would, and not by chance."""
    return found.interval[0] > found.if_alike


@pytest.mark.parametrize("game", [game.name for game in KNOWN_GAMES if game.name not in _LUCK])
def test_greedy_beats_random_where_there_is_something_to_decide(game: str) -> None:
    assert is_better(play(Contest(game, "greedy", "random", 1200)))


@pytest.mark.parametrize("players", [("greedy", "random"), ("random", "novice"), ("mcts:50", "greedy")])
def test_in_war_it_makes_no_difference_who_plays(players: tuple[str, str]) -> None:
    war = create_war_genome()
    assert Simulator().simulate(war, 300, players, seed=3) == Simulator().simulate(war, 300, "random", seed=3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games"),
    [
        ("crazy_eights", 800),
        ("hearts", 40),
        ("spades", 40),
        ("gin_rummy", 40),
        ("president", 40),
        ("scopa", 60),
        ("go_fish", 200),
    ],
)
def test_the_search_beats_random(game: str, games: int) -> None:
    assert is_better(play(Contest(game, "mcts:100", "random", games)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games"), [("hearts", 80), ("spades", 60), ("president", 80), ("scopa", 80), ("go_fish", 200)]
)
def test_the_search_beats_greedy_in_most_games(game: str, games: int) -> None:
    assert is_better(play(Contest(game, "mcts:300", "greedy", games)))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("scopa", 200), pytest.param("president", 120, marks=pytest.mark.deep)])
def test_ten_times_the_iterations_play_better(game: str, games: int) -> None:
    assert is_better(play(Contest(game, "mcts:1000", "mcts:100", games)))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("crazy_eights", 200), ("hearts", 60), ("scopa", 80), ("go_fish", 80)])
def test_who_sees_the_hidden_cards_beats_who_does_not(game: str, games: int) -> None:
    assert is_better(play(Contest(game, "peeking:100", "mcts:100", games)))


@pytest.mark.slow
def test_bidding_makes_skill_count_more() -> None:
    with_bids, without = (play(Contest(game, "mcts:100", "random", 200)) for game in ("spades", WITHOUT_BIDS))
    assert with_bids.interval[0] > without.interval[1]
