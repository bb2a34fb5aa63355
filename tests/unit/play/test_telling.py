"""What happened, in words."""

from typing import Any

from darwindeck.play.telling import LONGEST, FaceDown, joined, last_trick, score_lines, story_lines
from darwindeck.play.writing import Writing

TABLE = {"players": 3, "sides": [[0], [1], [2]], "teams": False}
WRITING = Writing(0, TABLE["sides"])  # type: ignore[arg-type]
DECK, HAND = {"at": "deck"}, {"at": "hand", "seat": 1}


def draws(card: str | None, seat: int = 1) -> dict[str, Any]:
    to = {"at": "hand", "seat": seat}
    return {"kind": "draws", "seat": seat, "moves": [{"cards": [card], "from": DECK, "to": to}]}


def lays(card: str, seat: int, purpose: str = "trick") -> dict[str, Any]:
    move = {"cards": [card], "from": {"at": "hand", "seat": seat}, "to": {"at": "trick"}}
    return {"kind": "lays", "seat": seat, "as": purpose, "moves": [move]}


def takes(seat: int) -> dict[str, Any]:
    move = {"cards": ["2H"], "from": {"at": "trick"}, "to": {"at": "captured", "seat": seat}}
    return {"kind": "takes", "seat": seat, "moves": [move]}


def scores(seat: int, points: int) -> dict[str, Any]:
    part = {"rule": "card_scoring[1]", "points": points, "cards": ["QS"]}
    return {"kind": "scores", "seat": seat, "points": points, "parts": [part]}


def begins(hand: int) -> dict[str, Any]:
    return {"kind": "hand_begins", "hand": hand, "starter": 1}


def told(*events: Any, only: str = "") -> list[str]:
    return story_lines(events, TABLE, WRITING, only)


def test_cards_that_go_the_same_way_are_told_together() -> None:
    assert told(draws(None), draws(None), draws(None)) == ["Ben draws 3 cards."]
    assert told(draws("7H", 0), draws("8H", 0)) == ["You draw 7H and 8H."]
    assert told(draws(None, 1), draws(None, 2)) == ["Ben draws a card.", "Cleo draws a card."]
    assert len(joined([lays("2H", 1), lays("3H", 1)])) == 2, "cards of different tricks"


def test_a_fold_says_that_somebody_is_out_of_the_hand() -> None:
    fold = {"kind": "chose", "seat": 1, "asks": "bet", "option": {"kind": "bet", "way": "fold", "chips": 0}}
    out = {"kind": "out", "seat": 1, "of": "hand"}
    assert told(fold, out) == ["Ben folds."]
    assert told(out) == ["Ben is out of the hand."]


def test_a_choice_that_was_none_is_told_as_such() -> None:
    chose = {"kind": "chose", "seat": 0, "asks": "trick", "option": {"kind": "card", "card": "2H"}}
    assert told(chose, lays("2H", 0), only="2H") == ["You play 2H. (No other choice.)"]
    assert told(chose, lays("3H", 1), only="pass") == ["Your only choice: pass.", "Ben plays 3H."]


def test_points_are_told_with_what_made_them() -> None:
    assert told(scores(1, 13)) == ["Ben scores 13 points: 13 for QS."]
    assert score_lines([begins(1), scores(1, 13), begins(2)], WRITING) == [
        "Hand 1: Ben starts.",
        "Ben scores 13 points: 13 for QS.",
        "Hand 2: Ben starts.",
    ]
    assert score_lines([begins(1), scores(1, 13), begins(2), scores(0, 1)], WRITING) == [
        "Hand 2: Ben starts.",
        "You score 1 point: 1 for QS.",
    ]
    assert score_lines([begins(1)], WRITING) == ["Nobody has scored yet."]


def test_a_hand_begins_after_an_empty_line_and_ends_with_the_standing() -> None:
    standings = {"kind": "standings", "scores": [1, 0, 0]}
    assert told(standings, begins(2)) == ["Standing: you 1 point, Ben 0, Cleo 0.", "", "Hand 2: Ben starts."]


def test_of_very_much_the_end_is_told() -> None:
    lines = told(*(lays("2H", number % 2 + 1) for number in range(LONGEST + 10)))
    assert lines[:2] == [
        "(10 things that happened before are left out: Ben plays 5 cards; Cleo plays 5",
        "cards.)",
    ]
    assert len(lines) == LONGEST + 2


def test_what_is_left_out_is_told_in_numbers() -> None:
    book = {**takes(2), "moves": [{"cards": ["2H", "2S"], "from": HAND, "to": {"at": "captured", "seat": 2}}]}
    before = [lays("2H", 0), takes(0), draws(None, 1), scores(1, 13), book, begins(2)]
    lines = told(*before, *(lays("3H", number % 2) for number in range(LONGEST)))
    assert " ".join(lines[:2]) == (
        "(6 things that happened before are left out: you play 1 card, take 1 card; Ben draws 1 card, "
        "scores 13 points; Cleo lays down 1 book.)"
    )


def test_points_for_a_majority_say_of_what() -> None:
    part = {"rule": "majority_scoring[1]", "points": 1}
    event = {"kind": "scores", "seat": 1, "points": 1, "parts": [part]}
    assert told(event) == ["Ben scores 1 point: 1 for most cards of a kind."]
    writing = Writing(0, majorities={"majority_scoring[1]": "the most diamonds"})
    assert story_lines([event], TABLE, writing) == ["Ben scores 1 point: 1 for the most diamonds."]


def test_cards_that_lay_face_down_are_named_when_the_trick_is_over() -> None:
    memory = FaceDown()
    hidden = lays("2H", 1)
    hidden["moves"][0]["cards"] = [None]
    assert told(*memory.marked([hidden])) == ["Ben plays a card."]
    assert told(*memory.marked([takes(1)])) == ["Ben takes the trick: 2H."]
    assert told(*memory.marked([lays("2H", 1), takes(1)])) == ["Ben plays 2H.", "Ben takes the trick."]


def test_the_last_trick_is_found() -> None:
    first, second = [lays("2H", 0), lays("3H", 1), takes(1)], [lays("4H", 1), draws(None), lays("5H", 0), takes(0)]
    assert last_trick([*first, *second, lays("6H", 0)]) == [second[0], second[2], second[3]]
    assert last_trick([*first, lays("6H", 0)]) == first
    assert last_trick([lays("6H", 0)]) == ()
