"""What a view shows of a position, and a table of a game."""

import json
from dataclasses import fields
from typing import Any

import pytest

from darwindeck.genome.examples import create_hearts_genome
from darwindeck.genome.schema import (
    BettingPhase,
    ClaimPhase,
    ClaimRankMode,
    DrawPhase,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    HouseRules,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassingPhase,
    PlayPhase,
    Rank,
    SetupRules,
    Suit,
    TableauMode,
    TrickPhase,
    TrumpSource,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.genome.schema import CardValue as Value
from darwindeck.simulation.kinds import ViewField
from darwindeck.simulation.reference import State, look, table_of
from darwindeck.simulation.values import to_json
from darwindeck.simulation.views import Player, View
from tests.unit.simulation.positions import cards, game, make, position

DECK, DISCARD, TABLE = Location.DECK, Location.DISCARD, Location.TABLEAU
PLAY = PlayPhase(DISCARD)


def seen(state: State, seat: int | None, *path: str | int) -> Any:
    """A part of a view, as JSON has it."""
    found = json.loads(to_json(look(state, seat)))
    for step in path:
        found = found[step]
    return found


# ---------------------------------------------------------------------------------------- the table


def test_table_of_hearts() -> None:
    table = json.loads(to_json(table_of(create_hearts_genome())))
    assert list(table)[:6] == ["schema", "name", "rules", "players", "sides", "teams"]
    assert (table["schema"], table["name"], table["sides"]) == (1, "hearts", [[0], [1], [2], [3]])
    assert table["phases"] == ["passing", "trick"]
    assert table["has"] == ["trick", "broken", "gifts", "known", "captured", "tricks"]
    assert len(table["cards"]) == 52


def test_table_tells_the_orders_of_ranks() -> None:
    named = (Rank.SEVEN, Rank.TEN, Rank.ACE)
    setup = SetupRules(3, tableau_mode=TableauMode.SEQUENCE, trump_suit=Suit.HEARTS)
    table = table_of(game(TrickPhase(trump_order=named), PlayPhase(TABLE), setup=setup))
    assert table.ranks[-1] is Rank.ACE
    assert table.trump_ranks is not None
    assert table.trump_ranks[-3:] == named
    assert table.row is not None
    assert table.row[:2] == (Rank.ACE, Rank.TWO)


def test_order_of_trumps_that_is_the_usual_one_is_left_out() -> None:
    assert table_of(game(TrickPhase(trump_order=tuple(Rank)))).trump_ranks is None


# ---------------------------------------------------------------------------------------- cards


def test_open_cards_lie_in_piles_and_known_ones_beside() -> None:
    setup = SetupRules(3, discard_visibility=Visibility.FACE_DOWN)
    state = make(position(game(PLAY, setup=setup), "5H 6H", "2S 3S"), "play 5H")
    assert seen(state, 0, "discard") == [None]
    assert seen(state, 0, "known") == [{"at": {"at": "discard"}, "cards": ["5H"]}]
    assert "known" not in seen(state, 1)
    assert seen(state, None, "discard") == ["5H"]
    assert [seen(state, seat, "players", 0, "hand", "cards") for seat in (0, 1, None)] == [["6H"], [], ["6H"]]


def test_deck_shows_the_card_that_made_trumps() -> None:
    genome = game(TrickPhase(), setup=SetupRules(3, trump_source=TrumpSource.TURNED_UP))
    state = position(genome, "5H", "2S", deck="4C 9D", trump=Suit.DIAMONDS, trump_card=cards("9D")[0])
    assert seen(state, 0, "deck") == {"count": 2, "cards": ["9D"]}
    assert seen(state, None, "deck") == {"count": 2, "cards": ["9D", "4C"]}


def test_stack_is_told_from_its_top_to_all_eyes() -> None:
    setup = SetupRules(3, hand_is_stack=True, hand_visibility=Visibility.FACE_UP)
    state = position(
        game(PlayPhase(DISCARD, mandatory=False), setup=setup), "5H 7H", "2S", stacks=(cards("7H 5H"), cards("2S"))
    )
    assert seen(state, None, "players", 0, "hand", "cards") == ["5H", "7H"]
    assert seen(state, 1, "players", 0, "hand", "cards") == ["5H", "7H"]


def test_melds_are_sets_and_runs_that_lie_next_to_each_other() -> None:
    genome = game(MeldPhase(), DrawPhase(DECK))
    state = position(genome, "KH", "2S", deck="KD", sets="5S 5H 5D", runs="7C 8C 9C JC QC 10H JH QH")
    assert seen(state, 0, "melds") == [
        {"as": "set", "cards": ["5H", "5D", "5S"]},
        {"as": "run", "cards": ["10H", "JH", "QH"]},
        {"as": "run", "cards": ["7C", "8C", "9C"]},
        {"as": "run", "cards": ["JC", "QC"]},
    ]


def test_what_fits_on_the_table() -> None:
    setup = SetupRules(3, tableau_mode=TableauMode.SEQUENCE, sequence_start_rank=Rank.SEVEN)
    state = position(game(PlayPhase(TABLE), setup=setup), "8H", "2S", table="7H")
    assert seen(state, 1, "fits") == ["6H", "8H", "7D", "7C", "7S"]
    assert seen(state, 1, "table_top") == "7H"


# ---------------------------------------------------------------------------------------- tricks


def test_trick_and_who_would_take_it() -> None:
    genome = game(TrickPhase(breaking_suit=Suit.HEARTS), player_count=3, is_trick_based=True)
    state = make(position(genome, "5H 5C", "6H 2C", "2S 3S", dealt=2), "play 5C", "play 2C")
    assert seen(state, 1, "trick") == {
        "leader": 0,
        "cards": [{"seat": 0, "card": "5C"}, {"seat": 1, "card": "2C"}],
        "best": 0,
        "to_play": [2],
        "number": 1,
        "of": 2,
    }
    assert seen(state, 1, "broken") == []


def test_of_a_trick_face_down_the_own_card_is_named() -> None:
    genome = game(TrickPhase(face_down=True, level=LevelTrick.DISCARDED), player_count=3)
    state = make(position(genome, "5H 5C", "6H 2C", "2S 3S"), "play 5C", "play 2C")
    assert [placed["card"] for placed in seen(state, 1, "trick", "cards")] == [None, "2C"]
    assert "best" not in seen(state, None, "trick")


def test_skipped_players_do_not_play_to_a_trick() -> None:
    state = position(game(TrickPhase(), player_count=3), "5H", "6H", "7H").but(skips=1)
    assert seen(state, 0, "trick", "to_play") == [0, 2]


# ---------------------------------------------------------------------------------------- players


@pytest.mark.parametrize(("hand", "worth"), [("AH KS", 21), ("9H KS", 19)])
def test_hand_that_is_open_is_worth_something(hand: str, worth: int) -> None:
    values = (Value(Rank.ACE, 11, 1), Value(Rank.KING, 10), Value(Rank.NINE, 9))
    total = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=values, bust_threshold=22)
    state = position(game(PLAY, hand_evaluation=total), hand, "2S")
    assert seen(state, 0, "players", 0, "worth") == worth
    assert "worth" not in seen(state, 1, "players", 0)


def test_best_pattern_of_a_hand() -> None:
    patterns = (HandPattern("pair", 1, same_rank_groups=(2,)), HandPattern("three", 2, same_rank_groups=(3,)))
    evaluation = HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, patterns=patterns)
    state = position(game(PLAY, hand_evaluation=evaluation), "5H 5S 5C", "2S 3S")
    assert seen(state, 0, "players", 0, "pattern") == "three"
    assert "pattern" not in seen(state, 1, "players", 1)


def test_place_and_status() -> None:
    genome = game(PLAY, player_count=3, game_rules=GameRules(going_out=GoingOut.LEAVES_HAND))
    state = make(position(genome, "5H", "2S 3S", "4S 6S"), "play 5H")
    assert seen(state, 1, "players", 0)["place"] == 1
    assert [player["status"] for player in seen(state, 1, "players")] == ["out_of_hand", "in", "in"]


def test_chips_and_the_pot() -> None:
    state = make(position(game(BettingPhase(min_bet=5), setup=SetupRules(2, starting_chips=20)), "5H", "2S"), "bet 5")
    assert seen(state, 0, "pot") == {"chips": 5, "to_match": 5, "raises": 0}
    assert [seen(state, 0, "players", 0)[name] for name in ("chips", "bet", "paid")] == [15, 5, 5]


def test_house_hides_its_second_card() -> None:
    total = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=(Value(Rank.KING, 10), Value(Rank.NINE, 9)))
    genome = game(WagerPhase(), setup=SetupRules(2, starting_chips=20), house=HouseRules(), hand_evaluation=total)
    state = position(genome, "5H", "2S", house=cards("KS 9S"))
    assert seen(state, 0, "house") == {"hand": {"count": 2, "cards": ["KS"]}, "chips": 0}
    assert seen(state, None, "house") == {"hand": {"count": 2, "cards": ["9S", "KS"]}, "worth": 19, "chips": 0}


# ---------------------------------------------------------------------------------------- the course


def test_gifts_are_seen_by_who_gives_them() -> None:
    state = make(position(game(PassingPhase(count=1), TrickPhase()), "5H 6H", "2S 3S"), "give 5H")
    assert seen(state, 0, "gifts") == [{"seat": 0, "to": 1, "cards": {"count": 1, "cards": ["5H"]}}]
    assert seen(state, 1, "gifts") == [{"seat": 0, "to": 1, "cards": {"count": 1, "cards": []}}]
    assert seen(state, 1, "ask", "to") == {"at": "hand", "seat": 0}


def test_claim_from_the_rank_on() -> None:
    state = make(position(game(ClaimPhase(rank_mode=ClaimRankMode.CHOSEN)), "5H 6H", "2S 3S"), "name 9")
    assert seen(state, 1, "claim") == {"seat": 0, "rank": "9", "count": 0}
    state = make(state, "lay 5H", "stop")
    assert seen(state, 1, "claim") == {"seat": 0, "rank": "9", "count": 1}


def test_knock_and_who_has_a_walk_left() -> None:
    state = position(game(KnockPhase(last_round=True), PLAY, player_count=3), "5H 6H", "2S 3S", "4S")
    state = make(state, "knock")
    assert seen(state, 1, "knocked") == {"seat": 0, "left": [2]}


def test_play_to_be_beaten_is_named() -> None:
    state = make(
        position(game(PlayPhase(TABLE, max_cards=2, climbing=True)), "5S 5C 9D", "6H 7D"), "play 5C", "play 5S"
    )
    assert seen(state, 0, "to_beat") == {"seat": 0, "cards": ["5C", "5S"]}


# ---------------------------------------------------------------------------------------- the question


def test_others_wait() -> None:
    state = position(game(TrickPhase(), player_count=2), "5H", "2S")
    assert seen(state, 1, "ask") == {"kind": "wait", "seat": 0, "asks": "trick", "phase": 0}
    assert seen(position(game(PLAY), "5H", "2S"), 1, "ask") == {"kind": "wait", "seat": 0}


def test_numbers_that_tell_of_hidden_cards_are_for_all_eyes() -> None:
    state = position(game(PLAY), "5H", "2S")
    assert "counters" not in seen(state, 0)
    assert set(seen(state, None, "counters")) == {"decisions", "idle"}


def test_end_of_the_game() -> None:
    genome = game(PLAY, win_conditions=(WinCondition(WinType.EMPTY_HAND),))
    state = make(position(genome, "5H", "2S"), "play 5H")
    expected = {"kind": "over", "outcome": {"kind": "win", "side": 0, "rule": "win_conditions[0]"}}
    assert [seen(state, seat, "ask") for seat in (0, 1, None)] == [expected] * 3


def test_there_is_no_such_seat() -> None:
    with pytest.raises(IndexError, match="there is no seat 2: the game is for 2"):
        look(position(game(PLAY), "5H", "2S"), 2)


def test_fields_of_views_have_the_words_of_the_table() -> None:
    names = {one.name for one in (*fields(View), *fields(Player)) if one.default is None}
    assert set(map(str, ViewField)) == names - {"seat", "counters"} | {"deck", "discard", "table"}
