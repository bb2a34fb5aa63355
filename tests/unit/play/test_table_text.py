"""The table in lines: the position of VIEWS that the docs show, and what is only there in some games."""

import json
from typing import Any

from darwindeck.genome.examples import create_hearts_genome, create_whist_genome
from darwindeck.play.answers import offered
from darwindeck.play.hand_order import is_held_by_rank, sorted_hand
from darwindeck.play.question import option_lines, question_lines, refusal_lines, why_lines
from darwindeck.play.table_text import pile_lines, standing_lines, table_lines
from darwindeck.play.writing import Writing, wrapped
from darwindeck.simulation.session import Session
from darwindeck.simulation.values import to_plain

HEARTS = to_plain(Session(create_hearts_genome()).table())
VIEW: dict[str, Any] = json.loads(
    """
{"seat":2,"hand_number":1,"starter":0,"walker":0,"direction":1,"skips":0,"passes":0,"turns":43,
 "ask":{"kind":"decide","seat":2,"asks":"trick","phase":1,"to":{"at":"trick"},
  "options":[{"kind":"card","card":"2S"},{"kind":"card","card":"JS"}],
  "blocked":[{"cards":["4H","KH"],"reason":{"kind":"must_follow","suit":"S","rule":"x"}}],"closed":[],"forced":false},
 "players":[
  {"hand":{"count":3,"cards":[]},"captured":["6H","QD"],"score":4,"hand_score":4,"tricks":4,"status":"in"},
  {"hand":{"count":3,"cards":[]},"score":0,"hand_score":0,"tricks":0,"status":"in"},
  {"hand":{"count":4,"cards":["4H","KH","2S","JS"]},"score":0,"hand_score":0,"tricks":0,"status":"in"},
  {"hand":{"count":4,"cards":[]},"captured":["10H","5D"],"score":24,"hand_score":14,"tricks":5,"status":"in"}],
 "deck":{"count":0,"cards":[]},"discard":[],"table":{"count":0,"cards":[]},
 "trick":{"leader":0,"cards":[{"seat":0,"card":"9S"},{"seat":1,"card":"3S"}],"best":0,"to_play":[2,3],"number":10,
  "of":13},"broken":["H"]}
"""
)
WRITING = Writing(2, HEARTS["sides"])


def shown(view: dict[str, Any], table: Any = HEARTS, writing: Writing = WRITING) -> list[str]:
    return table_lines(view, table, writing)


def test_a_trick_is_shown_with_the_players_and_the_hand() -> None:
    assert shown(VIEW) == [
        "Hearts are broken.",
        "Trick 10 of 13: Ann 9S, Ben 3S; Ann is best; 1 player after you.",
        "  you  4 cards, 0 tricks, 0 points",
        "  Dan  4 cards, 5 tricks, 24 points (+14 in this hand)",
        "  Ann  3 cards, 4 tricks, 4 points",
        "  Ben  3 cards, 0 tricks, 0 points",
        "Your hand: JS 2S KH 4H",
    ]


def test_a_trick_goes_the_way_of_the_turn() -> None:
    placed = [{"seat": seat, "card": card} for seat, card in ((0, "9S"), (1, "3S"), (3, "4S"))]
    trick = {**VIEW["trick"], "leader": 1, "cards": placed, "to_play": [2]}
    assert "Trick 10 of 13: Ben 3S, Dan 4S, Ann 9S; Ann is best." in shown({**VIEW, "trick": trick})
    other_way = shown({**VIEW, "trick": trick, "direction": -1})
    assert "Trick 10 of 13: Ben 3S, Ann 9S, Dan 4S; Ann is best." in other_way


def test_the_question_is_one_line_with_numbered_answers() -> None:
    assert question_lines(VIEW["ask"], WRITING) == ["Play a card to the trick."]
    assert option_lines(offered(VIEW["ask"], HEARTS, WRITING)) == ["  1 JS   2 2S"]


def test_a_card_that_is_forbidden_is_answered_with_the_reason() -> None:
    refusal = {"kind": "blocked", "blocked": VIEW["ask"]["blocked"]}
    said = ["4H KH: You must follow suit: spades were led, and you have spades."]
    assert refusal_lines(refusal, ["KH"], VIEW, WRITING) == said
    assert why_lines("", VIEW, WRITING) == said
    assert why_lines("kh", VIEW, WRITING) == [said[0].removeprefix("4H ")]
    assert why_lines("2s", VIEW, WRITING) == ["2S can be chosen."]
    assert why_lines("AS", VIEW, WRITING) == ["You do not have AS."]
    assert refusal_lines({"kind": "no_option"}, ["AS"], VIEW, WRITING) == ["You do not have AS."]


def test_symbols_and_colour_are_for_terminals_that_have_them() -> None:
    plain = shown(VIEW)
    assert all(line.isascii() for line in plain)
    symbols = shown(VIEW, writing=Writing(2, HEARTS["sides"], has_symbols=True))
    assert symbols[-1] == "Your hand: J♠ 2♠ K♥ 4♥"
    coloured = shown(VIEW, writing=Writing(2, HEARTS["sides"], has_symbols=True, has_colour=True))
    assert coloured[-1] == "Your hand: J♠ 2♠ \x1b[31mK♥\x1b[0m \x1b[31m4♥\x1b[0m"


def test_lines_are_as_wide_as_eighty_columns_whatever_the_colour() -> None:
    writing = Writing(0, has_symbols=True, has_colour=True)
    cards = writing.cards([f"{rank}H" for rank in range(2, 10)] * 6)
    lines = [line.replace("\x1b[31m", "").replace("\x1b[0m", "") for line in wrapped(cards, later="  ")]
    assert max(map(len, lines)) <= 80
    assert len(lines) == 2


def test_hands_are_held_with_trumps_first_and_colours_alternating() -> None:
    held = ["2H", "AH", "3D", "KC", "9S", "10S"]
    assert sorted_hand(held, HEARTS, "D") == ["3D", "10S", "9S", "AH", "2H", "KC"]
    assert [card[-1] for card in sorted_hand(held, HEARTS)] in (list("SSHHCD"), list("HHSSDC"))
    by_rank = {**HEARTS, "phases": ["claim"]}
    assert is_held_by_rank(by_rank)
    assert sorted_hand(held, by_rank) == ["2H", "3D", "9S", "10S", "KC", "AH"]


def test_partners_are_named() -> None:
    table = to_plain(Session(create_whist_genome()).table())
    lines = shown({**VIEW, "trump": "S"}, table, Writing(2, table["sides"]))
    assert lines[0] == "Trumps: spades."
    assert any(line.startswith("  Ann (partner)  ") for line in lines)


def test_piles_are_told_when_asked_for() -> None:
    known = [{"at": {"at": "hand", "seat": 3}, "cards": ["QS"]}]
    lines = pile_lines({**VIEW, "known": known, "discard": ["7H", None]}, HEARTS, WRITING)
    assert lines == [
        "Ann has captured 6H QD.",
        "Dan has captured 10H 5D.",
        "Discard pile, from the bottom: 7H (1 face down).",
        "You know that Dan holds QS.",
    ]
    bare = {**VIEW, "players": [VIEW["players"][1]] * 4}
    assert pile_lines(bare, HEARTS, WRITING) == ["Nothing is captured or laid off yet, and you know of no hidden card."]


def test_standings_are_told_by_player_or_by_team() -> None:
    standings = {"scores": [1, 2, 0, 0], "chips": [5, 5, 5, 5]}
    assert standing_lines(standings, HEARTS, WRITING) == [
        "Standing: Ann 1 point, Ben 2, you 0, Dan 0.",
        "Standing: Ann 5 chips, Ben 5, you 5, Dan 5.",
    ]
    table = to_plain(Session(create_whist_genome()).table())
    assert standing_lines({"scores": [1, 2, 0, 0], "teams": [1, 2]}, table, WRITING) == [
        "Standing: Ann and you 1 point, Ben and Dan 2."
    ]
