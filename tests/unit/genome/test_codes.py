"""One table, two languages: nothing can drift."""

import inspect
import re
import shutil
from pathlib import Path

import pytest

from darwindeck import _core
from darwindeck.genome import _generated as codes
from darwindeck.genome import bytecode
from darwindeck.genome._coded import Coded
from darwindeck.genome._generated import (
    DECK_RANKS,
    SIGNATURES,
    ConditionType,
    DeckName,
    EffectType,
    OpCode,
    Operator,
    PhaseTag,
    Rank,
    SequenceDirection,
    TableauMode,
    TargetSelector,
)
from tests.support.paths import ROOT
from tools.generate import generate
from tools.generate._codes import read_codes
from tools.generate._flatbuffers import PYTHON, RUST, is_current

ENUMS = [
    found for found in vars(codes).values() if inspect.isclass(found) and issubclass(found, Coded) and found.__members__
]


def test_generated_files_are_current() -> None:
    assert generate("check") == [], "run `make generate` and commit the result"


@pytest.mark.parametrize("name", [RUST, PYTHON])
def test_a_file_made_from_the_schema_and_edited_by_hand_is_out_of_date(name: str, tmp_path: Path) -> None:
    copy = Path(shutil.copy(ROOT / name, tmp_path))
    assert is_current(copy)
    copy.write_text(copy.read_text(encoding="utf-8").replace("seed", "sead", 1), encoding="utf-8")
    assert not is_current(copy)


def test_core_was_built_from_this_table() -> None:
    expected = {enum.__name__: {member.name: member.code for member in enum} for enum in ENUMS}
    expected["Opcode"] = {opcode.name: opcode.value for opcode in OpCode}
    expected["limits"] = {name: value for name, value in vars(codes).items() if name.startswith("MAX_")}
    assert _core.code_table() == expected, "run `make develop`"


def test_operators_have_a_second_name() -> None:
    names = ("AND", "OR", "EQ", "NE", "LT", "GT", "LE", "GE")
    assert {name: OpCode[f"OP_{name}"] for name in names} == {name: OpCode[name] for name in names}
    assert [OpCode[f"OP_{name}"].value for name in names] == [40, 41, 50, 51, 52, 53, 54, 55]


def test_opcode_has_two_spellings() -> None:
    assert bytecode.OpCode is bytecode.Opcode is OpCode


@pytest.mark.parametrize("line", ["code = 20", "code = 999"])
def test_a_code_that_is_taken_or_too_large_is_refused(line: str, tmp_path: Path) -> None:
    text = (ROOT / "schema/codes.toml").read_text(encoding="utf-8")
    spoilt = tmp_path / "codes.toml"
    spoilt.write_text(text.replace("code = 21\n", f"{line}\n"), encoding="utf-8")
    with pytest.raises(ValueError, match="Opcode has"):
        read_codes(spoilt)


def test_a_second_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    text = (ROOT / "schema/codes.toml").read_text(encoding="utf-8")
    spoilt = tmp_path / "codes.toml"
    spoilt.write_text(text.replace('alias = "OP_EQ"\n', 'alias = "NE"\n'), encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("Opcode has the same name twice: ['NE']")):
        read_codes(spoilt)


def test_codes_that_the_specification_fixes() -> None:
    # Written out by hand on purpose: the table may grow, but these may never change.
    opcodes = {
        "CHECK_HAND_SIZE": 0, "CHECK_CARD_RANK": 1, "CHECK_CARD_SUIT": 2, "CHECK_LOCATION_SIZE": 3, "CHECK_SEQUENCE": 4,
        "CHECK_HAS_SET_OF_N": 5, "CHECK_HAS_RUN_OF_N": 6, "CHECK_HAS_MATCHING_PAIR": 7, "CHECK_CHIP_COUNT": 8,
        "CHECK_POT_SIZE": 9, "CHECK_CURRENT_BET": 10, "CHECK_CAN_AFFORD": 11, "DRAW_CARDS": 20, "PLAY_CARD": 21,
        "DISCARD_CARD": 22, "SKIP_TURN": 23, "REVERSE_ORDER": 24, "DRAW_FROM_OPPONENT": 25, "DISCARD_PAIRS": 26,
        "BET": 27, "CALL": 28, "RAISE": 29, "FOLD": 30, "CHECK": 31, "ALL_IN": 32,
        "CLAIM": 33, "CHALLENGE": 34, "REVEAL": 35,
        "AND": 40, "OR": 41, "EQ": 50, "NE": 51, "LT": 52, "GT": 53, "LE": 54, "GE": 55, "EFFECT_HEADER": 60,
        "EFFECT_ENTRY": 61,
    }  # fmt: skip
    assert opcodes.items() <= {opcode.name: opcode.value for opcode in OpCode}.items()
    assert [rank.code for rank in Rank] == list(range(13))
    assert (Rank.TWO.code, Rank.KING.code, Rank.ACE.code) == (0, 11, 12)
    assert {(one.name, one.code) for one in EffectType} >= {
        ("SKIP_NEXT", 0), ("REVERSE_DIRECTION", 1), ("DRAW_CARDS", 2), ("EXTRA_TURN", 3), ("FORCE_DISCARD", 4),
    }  # fmt: skip
    assert [one.code for one in TargetSelector][:7] == list(range(7))
    assert {(one.name, one.code) for one in TableauMode} >= {
        ("NONE", 0), ("WAR", 1), ("MATCH_RANK", 2), ("SEQUENCE", 3),
    }  # fmt: skip
    assert [one.code for one in SequenceDirection] == [0, 1, 2]
    assert {one.value: one.code for one in PhaseTag}.items() >= {
        "draw": 1, "play": 2, "discard": 3, "betting": 4, "claim": 5, "trick": 6, "bidding": 7,
    }.items()  # fmt: skip


def test_operators_and_conditions_are_coded_by_their_opcodes() -> None:
    assert [operator.code for operator in Operator] == [50, 51, 52, 53, 54, 55]
    assert ConditionType.HAND_SIZE.code == OpCode.CHECK_HAND_SIZE
    assert all(OpCode(kind.code).name.startswith("CHECK_") for kind in ConditionType)
    assert set(SIGNATURES) == set(ConditionType)


@pytest.mark.parametrize("enum", ENUMS, ids=lambda enum: enum.__name__)
def test_every_word_is_found_by_its_code_and_its_value(enum: type[Coded]) -> None:
    for member in enum:
        assert enum.from_code(member.code) is member
        assert enum.from_word(member.value) is member
        assert member == member.value
    assert enum.from_code(255) is None
    assert enum.from_word("no such word") is None


@pytest.mark.parametrize(("deck", "size"), [(deck, int(deck.value.split("_")[1])) for deck in DeckName])
def test_decks_have_as_many_cards_as_their_names_say(deck: DeckName, size: int) -> None:
    assert 4 * len(DECK_RANKS[deck]) == size
