"""War, as it is played at the table."""

from dataclasses import replace
from math import sqrt

import pytest

from darwindeck.genome.examples import create_war_genome
from darwindeck.genome.schema import CaptureOrder, GameGenome
from darwindeck.simulation import Simulator
from darwindeck.simulation.record import record_game
from darwindeck.simulation.reference import Card, start

WAR = create_war_genome()
DOWN = "face down"


def lines(seed: int, genome: GameGenome = WAR) -> list[str]:
    """What happens in a game."""
    return [line.strip() for line in record_game(genome, seed, "random", engine="core").splitlines()]


def cards_in(line: str) -> list[Card]:
    """The cards of a line such as ``P0 captures 9H KD``."""
    return [Card.named(word) for word in line.split()[2:]]


def test_nobody_decides_anything() -> None:
    state = start(WAR, 1)
    assert state.outcome is not None
    assert state.decisions == 0
    assert Simulator().simulate(WAR, num_games=200, seed=1).decisions == 0


def test_the_whole_deck_is_dealt_and_the_top_cards_are_turned_up_first() -> None:
    told = lines(3)
    first, second = (cards_in(next(line for line in told if line.startswith(f"P{seat} holds"))) for seat in (0, 1))
    assert len({*first, *second}) == 52
    turned_up = [cards_in(line.replace("turns up", "up"))[0] for line in told if "turns up" in line]
    assert turned_up[:2] == [first[0], second[0]]


@pytest.mark.parametrize("seed", range(20))
def test_the_higher_card_takes_all_that_lies_there(seed: int) -> None:
    """Every battle of a game, followed with nothing but a list for each stack."""
    told = lines(seed)
    stacks = [cards_in(next(line for line in told if line.startswith(f"P{seat} holds"))) for seat in (0, 1)]
    table: list[Card] = []
    standing: dict[int, Card] = {}
    for line in told:
        seat = int(line[1]) if line[:2] in ("P0", "P1") else 0
        if "turns up" in line:
            standing[seat] = stacks[seat].pop(0)
            assert line == f"P{seat} turns up {standing[seat]}"
            table.append(standing[seat])
        elif DOWN in line:
            assert len(stacks[seat]) > 1, "the last card is kept"
            assert standing[0].rank is standing[1].rank, "only after a tie"
            table.append(stacks[seat].pop(0))
            assert line == f"P{seat} lays {table[-1]} {DOWN}"
        elif "captures" in line:
            if stacks[0] and stacks[1]:
                assert standing[seat].height > standing[1 - seat].height
            assert sorted(cards_in(line)) == sorted(table)
            stacks[seat] += cards_in(line)
            table.clear()
            standing.clear()
        assert len(stacks[0]) + len(stacks[1]) + len(table) == 52
    if "wins" in told[-1]:
        assert sorted(map(len, stacks)) == [0, 52]


def test_in_a_war_each_lays_one_card_face_down() -> None:
    told = lines(0)
    first = next(number for number, line in enumerate(told) if DOWN in line)
    one, other = told[first - 2 : first]
    assert one[:-1].split()[-1] == other[:-1].split()[-1], "cards of one rank"
    assert [line[:7] for line in told[first : first + 4]] == ["P0 lays", "P1 lays", "P0 turn", "P1 turn"]
    captures = next(line for line in told[first:] if "captures" in line)
    assert len(cards_in(captures)) >= 6


def test_one_battle_in_seventeen_is_a_tie() -> None:
    """The second card has the rank of the first with 3 chances in 51."""
    games = 4000
    ties = 0
    for seed in range(games):
        one, other = (line for line in lines(seed, replace(WAR, max_turns=2)) if "turns up" in line)
        ties += one[:-1].split()[-1] == other[:-1].split()[-1]
    expected = 3 / 51
    assert abs(ties / games - expected) < 5 * sqrt(expected * (1 - expected) / games)


def test_war_is_a_coin_flip() -> None:
    result = Simulator().simulate(WAR, num_games=20_000, seed=11)
    wins = result.wins[0] + result.wins[1]
    assert abs(result.wins[0] / wins - 1 / 2) < 5 * sqrt(1 / 4 / wins)


def test_the_captors_own_cards_go_under_first() -> None:
    told = lines(0)
    captures = [(line, told[number - 2 : number]) for number, line in enumerate(told) if "captures" in line]
    plain = [(line, battle) for line, battle in captures if len(cards_in(line)) == 2]
    assert len(plain) > 20
    for line, battle in plain:
        own = next(one.split()[-1] for one in battle if one.startswith(line[:2]))
        assert str(cards_in(line)[0]) == own


@pytest.mark.parametrize("order", [CaptureOrder.OWN_FIRST, CaptureOrder.OWN_LAST, CaptureOrder.BY_LOT])
def test_games_end_unless_cards_go_under_as_they_were_laid(order: CaptureOrder) -> None:
    endless = replace(WAR, setup=replace(WAR.setup, capture_order=order), max_turns=100_000)
    assert Simulator().simulate(endless, num_games=1000, seed=2).timeouts == 0


def test_one_game_in_nine_goes_on_for_ever_when_cards_go_under_as_they_were_laid() -> None:
    """A page on the web, "The Statistics of War (the Card Game)", reports that 11.8 % of 100,000 games, with three
    cards face down in a war and cards that go under in order, were not over after 5000 battles. It does not say whose
    card goes first, nor what happens to who runs out of cards in a war, so that some difference is allowed."""
    setup = replace(WAR.setup, capture_order=CaptureOrder.AS_LAID)
    rules = replace(WAR.game_rules, war_cards_down=3)
    games = 3000
    result = Simulator().simulate(
        replace(WAR, setup=setup, game_rules=rules, max_turns=10_000), num_games=games, seed=2
    )
    assert 0.08 < result.timeouts / games < 0.14


def test_a_game_takes_some_hundreds_of_battles() -> None:
    """Simulations give means of 262 battles ("The Statistics of War (the Card Game)", cards shuffled before they are
    used again) to "about 277" (nerdland.net), with three cards face down in a war. The order in which captured cards
    go under moves that by some tens; shuffled it is longest."""
    rules = replace(WAR.game_rules, war_cards_down=3)
    means = []
    for order in (CaptureOrder.OWN_FIRST, CaptureOrder.OWN_LAST, CaptureOrder.BY_LOT):
        setup = replace(WAR.setup, capture_order=order)
        genome = replace(WAR, setup=setup, game_rules=rules, max_turns=100_000)
        means.append(Simulator().simulate(genome, num_games=4000, seed=5).avg_turns / 2)
    assert 180 < means[0] < means[1] < 277 < means[2] < 320
