from benchmarks.levels import Found, seconds_of_a_game, short
from benchmarks.table.frames import works
from benchmarks.table.pages import large_hand
from darwindeck.genome.examples import create_hearts_genome
from darwindeck.simulation import Simulator

MAIN = {"pid": 1, "tid": 1}


def task(start: int, took: int) -> dict[str, object]:
    return {**MAIN, "name": "RunTask", "ph": "X", "ts": start, "dur": 2 * took, "tdur": took}


def test_the_work_for_a_frame_is_all_that_is_done_until_its_end() -> None:
    commits = [{**MAIN, "name": "Commit", "ph": "X", "ts": at} for at in (5_500, 20_500)]
    other = {**task(6_000, 90_000), "tid": 2}
    tasks = [task(0, 1_000), task(5_000, 2_000), task(10_000, 4_000), task(20_000, 500), task(30_000, 7_000)]
    assert works([*commits, other, *tasks]) == [3.0, 4.5]


def test_large_hands_are_large() -> None:
    assert Simulator(threads=1).simulate(large_hand(), 2, "random", 1).errors == 0
    assert large_hand().setup.cards_per_player == 24


def test_a_short_game_is_one_hand() -> None:
    stats = Simulator(threads=1).simulate(short(create_hearts_genome()), 20, "greedy", 1)
    assert stats.hands == 20


def test_thinking_takes_longer_with_more_iterations() -> None:
    hearts = create_hearts_genome()
    assert seconds_of_a_game(hearts, ["mcts:1000"] * 4, 1e4) > 5 * seconds_of_a_game(hearts, ["mcts:100"] * 4, 1e4)


def test_better_and_worse_are_beyond_chance() -> None:
    def verdict(wins: int, loses: bool = False) -> str:
        return Found("game", "fair", "beginner", ("", ""), sides=4, games=100, wins=wins, nobody=0, loses=loses).verdict

    assert [verdict(wins) for wins in (5, 25, 50)] == ["worse", "level", "better"]
    assert [verdict(wins, loses=True) for wins in (50, 75, 95)] == ["worse", "level", "better"]
