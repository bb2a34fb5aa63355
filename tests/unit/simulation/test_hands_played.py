"""What a hand of tricks is worth, how many cards are dealt for it, and who is out of the game after it."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.examples import create_cuckoo_genome
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    Elimination,
    GameGenome,
    GamePoint,
    GameRules,
    ScoringTrigger,
    SetupRules,
    TrickPhase,
    TrickScoring,
    WinCondition,
    WinType,
)
from darwindeck.simulation import record_game
from darwindeck.simulation.reference import State, apply, legal_moves, start
from tests.support.told import told
from tests.unit.simulation.positions import game, make, position

LAST_STANDING = (WinCondition(WinType.LAST_STANDING),)


def tricks(**fields: Any) -> GameGenome:
    return game(TrickPhase(), **{"player_count": 3, "is_trick_based": True, "setup": SetupRules(2), **fields})


def scored(state: State) -> tuple[str, ...]:
    """The points told at the end of a hand."""
    return tuple(line for line in told(state) if line.startswith("P") and " scores " in line)


# Player 0 takes both tricks.
HANDS = ("AH KH", "2H 3H", "4H 5H")
MOVES = ("play AH", "play 2H", "play 4H", "play KH", "play 3H", "play 5H")


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ({}, 2),
        ({"points_per_trick": 3}, 6),
        ({"book": 1}, 1),
        ({"book": 3}, 0),
        ({"points_per_trick": 0, "last_trick_points": 10}, 10),
        ({"points_per_trick": 0, "points_per_card": 1}, 6),
        ({"points_per_trick": 0, "points_per_card": 2, "card_book": 4}, 4),
        ({"points_per_trick": -1}, -2),
    ],
)
def test_what_tricks_are_worth(rules: dict[str, int], points: int) -> None:
    state = make(position(tricks(trick_scoring=TrickScoring(**rules)), *HANDS), *MOVES)
    assert state.scores == (points, 0, 0)


def test_tricks_of_partners_count_together_and_score_for_the_first_of_them() -> None:
    genome = tricks(team_mode=True, teams=((2, 0), (1,)), trick_scoring=TrickScoring(book=1))
    state = make(position(genome, "AH 2D", "2H 3H", "4H 5H"), "play AH", "play 2H", "play 4H", "play 2D", "play 3H")
    assert scored(make(state, "play 5H")) == ("P2 scores 1",)


def test_the_last_trick_counts_for_its_side() -> None:
    genome = tricks(trick_scoring=TrickScoring(points_per_trick=0, last_trick_points=1))
    state = position(genome, "AH 2D", "2H 3D", "4H 5D")
    state = make(state, "play AH", "play 2H", "play 4H", "play 2D", "play 3D", "play 5D")
    assert state.scores == (0, 0, 1)


def test_tricks_score_after_scoring_rules_and_before_contracts() -> None:
    hearts = CardScoringRule(CardCondition(), 1, ScoringTrigger.TRICK_WIN)
    genome = tricks(trick_scoring=TrickScoring(points_per_trick=5), card_scoring=(hearts,))
    assert scored(make(position(genome, *HANDS), *MOVES)) == ("P0 scores 3", "P0 scores 10")


@pytest.mark.parametrize(("taken", "worth"), [(59, 0), (60, 0), (61, 1), (90, 1), (91, 2), (119, 2), (120, 4)])
def test_what_a_hand_is_worth(taken: int, worth: int) -> None:
    """Sueca: 61 points win a game, 91 two, all 120 four; the points themselves are not kept."""
    steps = (GamePoint(91, 2), GamePoint(61, 1), GamePoint(120, 4))
    rules = TrickScoring(points_per_trick=0, last_trick_points=taken)
    state = make(position(tricks(trick_scoring=rules, game_points=steps), *HANDS), *MOVES)
    assert state.scores == (worth, 0, 0)


def test_what_a_hand_is_worth_is_added_to_what_there_was() -> None:
    genome = tricks(trick_scoring=TrickScoring(), game_points=(GamePoint(2, 1),))
    state = position(genome, *HANDS, scores=(3, 4, 5), scores_before=(3, 4, 5))
    assert make(state, *MOVES).scores == (4, 4, 5)


def test_points_of_partners_count_together() -> None:
    genome = tricks(
        team_mode=True,
        teams=((0, 2), (1,)),
        card_scoring=(CardScoringRule(CardCondition(), 1, ScoringTrigger.TRICK_WIN),),
        game_points=(GamePoint(6, 1), GamePoint(0, 0)),
    )
    state = position(genome, "AH 2D", "2H 3D", "4H 5D")
    state = make(state, "play AH", "play 2H", "play 4H", "play 2D", "play 3D", "play 5D")
    assert scored(state)[-3:] == ("P0 scores -3", "P2 scores -3", "P0 scores 1")


def hand_sizes(genome: GameGenome, hands: int) -> list[int]:
    state = start(genome, 3)
    sizes: list[int] = []
    while state.outcome is None and len(sizes) < hands:
        if state.hand_number > len(sizes):
            sizes.append(len(state.hands[state.starter]))
        state = apply(state, legal_moves(state)[0])
    return sizes


@pytest.mark.parametrize(
    ("first", "step", "sizes"),
    [
        (3, 0, [3, 3, 3, 3]),
        (3, -1, [3, 2, 1, 1]),
        (3, 2, [3, 5, 7, 9]),
        (3, 30, [3, 17, 17, 17]),
        (3, -30, [3, 1, 1, 1]),
    ],
)
def test_how_many_cards_are_dealt(first: int, step: int, sizes: list[int]) -> None:
    """As many tricks are played: else the next hand would not begin, or some card would be left."""
    genome = tricks(setup=SetupRules(first, cards_step=step), trick_scoring=TrickScoring())
    assert hand_sizes(genome, 4) == sizes


def test_whoever_took_no_trick_is_out_of_the_game() -> None:
    genome = tricks(game_rules=GameRules(elimination=Elimination.NO_TRICKS), win_conditions=LAST_STANDING)
    state = position(genome, "AH 2D", "2H 3D", "4H 5D")
    state = make(state, "play AH", "play 2H", "play 4H", "play 2D", "play 3D", "play 5D")
    assert state.in_game == {0, 2}
    assert "P1 is out of the game" in told(state)


def test_the_last_player_in_the_game_wins() -> None:
    genome = tricks(game_rules=GameRules(elimination=Elimination.NO_TRICKS), win_conditions=LAST_STANDING)
    state = make(position(genome, *HANDS), *MOVES)
    assert str(state.outcome) == "P0 wins"


def test_whose_score_is_used_up_is_out_of_the_game() -> None:
    genome = tricks(
        setup=SetupRules(2, starting_score=2),
        game_rules=GameRules(elimination=Elimination.NO_SCORE),
        trick_scoring=TrickScoring(points_per_trick=-1),
        win_conditions=LAST_STANDING,
    )
    assert start(genome, 0).scores == (2, 2, 2)
    state = make(position(genome, *HANDS, scores=(2, 1, 2)), *MOVES)
    assert state.scores == (0, 1, 2)
    assert state.in_game == {1, 2}


def test_when_all_would_have_to_go_nobody_goes() -> None:
    genome = tricks(game_rules=GameRules(elimination=Elimination.NO_SCORE), trick_scoring=TrickScoring(book=9))
    assert make(position(genome, *HANDS), *MOVES).in_game == {0, 1, 2}


def test_nobody_is_eliminated_from_a_game_that_is_won() -> None:
    genome = tricks(
        game_rules=GameRules(elimination=Elimination.NO_TRICKS),
        win_conditions=(*LAST_STANDING, WinCondition(WinType.MOST_TRICKS)),
    )
    state = make(position(genome, *HANDS), *MOVES)
    assert str(state.outcome) == "P0 wins"
    assert state.in_game == {0, 1, 2}


def test_partners_do_not_play_on_alone() -> None:
    """The last team has won, though it still has two players."""
    genome = tricks(
        player_count=4,
        team_mode=True,
        teams=((0, 2), (1, 3)),
        game_rules=GameRules(elimination=Elimination.NO_TRICKS),
        win_conditions=LAST_STANDING,
    )
    state = position(genome, "AH 2D", "2H 3D", "4H AD", "5H 4D")
    state = make(state, "play AH", "play 2H", "play 4H", "play 5H", "play 2D", "play 3D", "play AD", "play 4D")
    assert state.in_game == {0, 2}
    assert str(state.outcome) == "team 0 wins"


def test_both_engines_end_a_game_with_its_last_team() -> None:
    cuckoo = create_cuckoo_genome()
    genome = replace(cuckoo, player_count=4, team_mode=True, teams=((0, 2), (1, 3)))
    with_both = 0
    for seed in range(12):
        record = record_game(genome, seed, "random")
        assert record == record_game(genome, seed, "random", engine="reference")
        out = {line.strip()[:2] for line in record.splitlines() if line.endswith("is out of the game")}
        assert {"P0", "P2"} <= out or {"P1", "P3"} <= out
        with_both += len(out) == 2
    assert with_both > 0
