import struct
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from darwindeck._core import Bytecode
from darwindeck.errors import BytecodeError, GenomeError
from darwindeck.genome._coded import Coded, code_ranges
from darwindeck.genome.bytecode import (
    BYTECODE_VERSION,
    MAX_BYTECODE_SIZE,
    BytecodeCompiler,
    BytecodeHeader,
    OpCode,
    compile_effects,
    compile_genome,
    compile_teams,
    decompile,
    disassemble,
    genome_id_hash,
)
from darwindeck.genome.conditions import (
    MAX_CONDITION_DEPTH,
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_hearts_genome,
    create_partnership_spades_genome,
    create_scopa_genome,
    create_uno_style_genome,
    create_war_genome,
)
from darwindeck.genome.schema import (
    EffectType,
    GameGenome,
    PhaseTag,
    Rank,
    ScoringRule,
    SequenceDirection,
    SpecialEffect,
    TableauMode,
    TargetSelector,
)
from tests.support.games import eights_by_three_conditions
from tests.support.listing import listing
from tests.support.paths import GOLDEN

BLOBS = GOLDEN / "bytecode"


def refused(blob: bytes) -> BytecodeError:
    """The error that both readers give, which must be the same."""
    with pytest.raises(BytecodeError) as in_python:
        decompile(blob)
    with pytest.raises(BytecodeError) as in_core:
        Bytecode(blob)
    assert str(in_core.value) == str(in_python.value)
    return in_python.value


def patched(blob: bytes, at: int, new: bytes) -> bytes:
    return blob[:at] + new + blob[at + len(new) :]


# -------------------------------------------------------------------------------------- the whole blob


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_bytecode_of_known_games_never_changes(game: KnownGame) -> None:
    """The hex files are the same for every Python and machine; a change of format must be meant, and seen in review."""
    golden = BLOBS / f"{game.name}.hex"
    assert golden.exists(), f"{golden} is missing: run `make golden`"
    assert compile_genome(game.create()) == bytes.fromhex(golden.read_text(encoding="ascii"))


def test_no_golden_bytecode_is_left_over() -> None:
    assert {path.stem for path in BLOBS.iterdir()} == {game.name for game in KNOWN_GAMES}


def test_war_is_compact() -> None:
    assert len(compile_genome(create_war_genome())) < 200


def test_bytecode_is_the_same_whatever_the_hash_seed() -> None:
    code = (
        "from darwindeck.genome.examples import create_uno_style_genome as make;"
        "from darwindeck.genome.bytecode import compile_genome; print(compile_genome(make()).hex())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout.strip()
        for seed in ("0", "1", "77")
    }
    assert found == {compile_genome(create_uno_style_genome()).hex()}


def test_compiler_can_be_used_again_and_again() -> None:
    compiler = BytecodeCompiler()
    first = compiler.compile_genome(create_war_genome())
    compiler.compile_genome(create_hearts_genome())
    assert compiler.compile_genome(create_war_genome()) == first


def test_games_with_other_rules_have_other_bytecode() -> None:
    assert len({compile_genome(game.create()) for game in KNOWN_GAMES}) == len(KNOWN_GAMES)


# -------------------------------------------------------------------------------------- header


def test_header_has_its_fields_where_the_format_says() -> None:
    genome = create_partnership_spades_genome()
    blob = compile_genome(genome)
    version, name_hash, players, turns, setup, turn, win, scoring = struct.unpack(">IQIIIiii", blob[1:37])
    assert blob[0] == BYTECODE_VERSION == 2
    assert (version, name_hash) == (1, genome_id_hash("partnership-spades"))
    assert (players, turns) == (4, 5000)
    assert setup == BytecodeHeader.HEADER_SIZE
    assert setup < turn < win < scoring
    assert (blob[37], blob[38]) == (0, 2)
    card_scoring, hand_evaluation = struct.unpack(">ii", blob[39:47])
    assert scoring < card_scoring
    assert hand_evaluation == 0
    assert (blob[47], blob[48]) == (1, 2)
    (teams,) = struct.unpack(">i", blob[49:53])
    assert blob[teams : teams + 7] == bytes([2, 2, 0, 2, 2, 1, 3])


@pytest.mark.parametrize(
    ("mode", "code"),
    [(TableauMode.NONE, 0), (TableauMode.WAR, 1), (TableauMode.MATCH_RANK, 2), (TableauMode.SEQUENCE, 3)],
)
def test_tableau_mode_is_byte_37(mode: TableauMode, code: int) -> None:
    war = create_war_genome()
    assert compile_genome(replace(war, setup=replace(war.setup, tableau_mode=mode)))[37] == code


@pytest.mark.parametrize(
    ("direction", "code"),
    [(SequenceDirection.ASCENDING, 0), (SequenceDirection.DESCENDING, 1), (SequenceDirection.BOTH, 2)],
)
def test_sequence_direction_is_byte_38(direction: SequenceDirection, code: int) -> None:
    war = create_war_genome()
    assert compile_genome(replace(war, setup=replace(war.setup, sequence_direction=direction)))[38] == code


def test_header_round_trip() -> None:
    for game in KNOWN_GAMES:
        blob = compile_genome(game.create())
        header = BytecodeHeader.from_bytes(blob)
        assert header.to_bytes() == blob[: BytecodeHeader.HEADER_SIZE]


def test_genome_id_hash_is_fnv_1a() -> None:
    # Reference values of the 64-bit FNV-1a test suite (Fowler, Noll, Vo).
    assert genome_id_hash("") == 0xCBF29CE484222325
    assert genome_id_hash("a") == 0xAF63DC4C8601EC8C
    assert genome_id_hash("foobar") == 0x85944171F73967E8


# -------------------------------------------------------------------------------------- sections


def test_no_effects_take_no_bytes() -> None:
    assert compile_effects([]) == b""


def test_effects_take_four_bytes_each() -> None:
    effects = [
        SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, value=2),
        SpecialEffect(Rank.ACE, EffectType.FORCE_DISCARD, TargetSelector.RIGHT_OPPONENT, value=3),
    ]
    assert compile_effects(effects) == bytes([OpCode.EFFECT_HEADER, 2, 0, 2, 0, 2, 12, 4, 6, 3])


def test_two_effects_on_one_rank_are_both_kept_in_order() -> None:
    first = SpecialEffect(Rank.TWO, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    later = SpecialEffect(Rank.TWO, EffectType.EXTRA_TURN, TargetSelector.NEXT_PLAYER)
    genome = replace(create_war_genome(), special_effects=(first, later))
    assert decompile(compile_genome(genome)).special_effects == (first, later)


def test_teams_are_their_number_then_size_and_players() -> None:
    assert compile_teams(()) == bytes([0])
    assert compile_teams(((0, 2), (1, 3))) == bytes([2, 2, 0, 2, 2, 1, 3])


def test_effects_and_teams_that_do_not_fit_into_bytes_are_refused() -> None:
    effect = SpecialEffect(Rank.TWO, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    with pytest.raises(GenomeError, match="special_effects holds the number 256"):
        compile_effects([effect] * 256)
    with pytest.raises(GenomeError, match="special_effects holds the number 300"):
        compile_effects([replace(effect, value=300)])
    with pytest.raises(GenomeError, match="teams holds the number -1"):
        compile_teams(((0, -1),))


def test_only_bytes_are_decompiled() -> None:
    for value in (10**13, "text", None):
        with pytest.raises(TypeError):
            decompile(value)  # type: ignore[arg-type]


def test_contract_scoring_takes_twelve_bytes() -> None:
    lines = [
        line for line in disassemble(compile_genome(create_partnership_spades_genome())) if line.section == "contract"
    ]
    assert b"".join(line.data for line in lines) == struct.pack(">BBBHHBHH", 10, 1, 10, 100, 100, 10, 100, 0)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (Condition(ConditionType.HAND_SIZE, Operator.GE, 3), struct.pack(">BBiB", 0, 55, 3, 0)),
        (Condition(ConditionType.CARD_IS_RANK, value=Rank.EIGHT), struct.pack(">BBiB", 1, 50, 6, 0)),
        (
            Condition(ConditionType.LOCATION_SIZE, Operator.LT, -5, PlaceReference.DECK),
            struct.pack(">BBiB", 3, 52, -5, 16),
        ),
        (
            CompoundCondition(
                Logic.OR,
                (
                    Condition(ConditionType.HAS_MATCHING_PAIR),
                    Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD),
                ),
            ),
            bytes([41, 2]) + struct.pack(">BBiB", 7, 0, 0, 0) + struct.pack(">BBiB", 13, 0, 0, 1),
        ),
    ],
)
def test_a_simple_condition_takes_seven_bytes(condition: AnyCondition, expected: bytes) -> None:
    genome = replace(create_war_genome(), scoring_rules=(ScoringRule(condition, points=1),))
    blob = compile_genome(genome)
    start = BytecodeHeader.from_bytes(blob).scoring_offset + 1
    assert blob[start : start + len(expected)] == expected
    assert decompile(blob) == genome


# -------------------------------------------------------------------------------------- version 1


def version_1(genome: GameGenome, player_count: int | None = None) -> bytes:
    """The older form: 36 bytes of header, then setup, turn structure, win conditions and scoring."""
    blob = compile_genome(genome)
    header = BytecodeHeader.from_bytes(blob)
    after_wins = header.effects_offset or header.scoring_offset
    body = blob[header.setup_offset : after_wins] + blob[header.scoring_offset : header.card_scoring_offset]
    shift = header.setup_offset - 36
    scoring = len(body) + 36 - (header.card_scoring_offset - header.scoring_offset)
    return (
        struct.pack(
            ">IQIIIiii",
            1,
            header.genome_id_hash,
            player_count or header.player_count,
            header.max_turns,
            36,
            header.turn_structure_offset - shift,
            header.win_conditions_offset - shift,
            scoring,
        )
        + body
    )


def test_version_1_loads_with_tableau_mode_none() -> None:
    blob = version_1(create_war_genome())
    genome = decompile(blob)
    assert blob[0] == 0
    assert genome.setup == replace(create_war_genome().setup, tableau_mode=TableauMode.NONE)
    assert genome.turn_structure == create_war_genome().turn_structure
    assert genome.win_conditions == create_war_genome().win_conditions
    assert (genome.player_count, genome.max_turns) == (2, 1000)
    assert Bytecode(blob).fields() == listing(genome)


def test_version_1_is_named_after_its_hash() -> None:
    genome = decompile(version_1(create_war_genome()))
    assert genome.genome_id == f"v1-{genome_id_hash('war-baseline'):016x}"


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_version_1_of_every_known_game_is_read_alike_in_both_languages(game: KnownGame) -> None:
    blob = version_1(game.create())
    assert Bytecode(blob).fields() == listing(decompile(blob))
    for size in range(len(blob)):
        refused(blob[:size])


def test_version_1_header_round_trip() -> None:
    blob = version_1(create_hearts_genome())
    header = BytecodeHeader.from_bytes(blob)
    assert header.bytecode_version == 1
    assert header.tableau_mode == TableauMode.NONE.code
    assert header.to_bytes() == blob[:36]


# -------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("version", [1, 3, 255])
def test_other_versions_are_refused(version: int) -> None:
    error = refused(bytes([version]) + compile_genome(create_war_genome())[1:])
    assert str(error) == f"byte 0, header: bytecode_version is {version}, expected 2, or 0 for version 1"


def codes_of(*enums: type[Coded]) -> str:
    return code_ranges([member.code for enum in enums for member in enum])


WAR = compile_genome(create_war_genome())
SPADES = compile_genome(create_partnership_spades_genome())
EIGHTS = compile_genome(eights_by_three_conditions())
UNO = compile_genome(create_uno_style_genome())
CONDITION = EIGHTS.index(bytes([OpCode.OR, 3]))
EFFECTS = UNO.index(bytes([OpCode.EFFECT_HEADER, 4]))
TEAMS = BytecodeHeader.from_bytes(SPADES).team_data_offset
CONTRACT = BytecodeHeader.from_bytes(SPADES).contract_offset
INFO = BytecodeHeader.from_bytes(WAR).info_offset
SETUP = BytecodeHeader.HEADER_SIZE
TURN = BytecodeHeader.from_bytes(WAR).turn_structure_offset
WINS = BytecodeHeader.from_bytes(WAR).win_conditions_offset
TEAMS_OF_WAR = BytecodeHeader.from_bytes(WAR).team_data_offset


@pytest.mark.parametrize(
    ("blob", "message"),
    [
        (b"", "byte 0, header: bytecode_version ends early: 0 of 1 bytes are there"),
        (WAR[:20], "byte 17, header: max_turns ends early: 3 of 4 bytes are there"),
        (patched(WAR, 1, b"\0\0\0\7"), "byte 1, header: version is 7, expected 1"),
        (patched(WAR, 13, b"\0\0\0\0"), "byte 13, header: player_count is 0, expected 1-6"),
        (patched(WAR, 13, b"\xff\xff\xff\xff"), "byte 13, header: player_count is 4294967295, expected 1-6"),
        (patched(WAR, 17, b"\0\0\0\0"), "byte 17, header: max_turns is 0, expected 1-100000"),
        (patched(WAR, 21, b"\0\0\0\0"), f"byte 21, header: setup_offset is 0, expected {SETUP}"),
        (patched(WAR, 25, b"\xff\xff\xff\xff"), f"byte 25, header: turn_structure_offset is -1, expected {TURN}"),
        (patched(WAR, 29, b"\0\1\0\0"), f"byte 29, header: win_conditions_offset is 65536, expected {WINS}"),
        (patched(WAR, 37, b"\4"), "byte 37, header: tableau_mode is 4, expected 0-3"),
        (patched(WAR, 38, b"\3"), "byte 38, header: sequence_direction is 3, expected 0-2"),
        (
            patched(WAR, 43, b"\0\0\0\7"),
            f"byte 43, header: hand_evaluation_offset is 7, expected 0 or {TEAMS_OF_WAR}",
        ),
        (patched(WAR, 47, b"\2"), "byte 47, header: team_mode is 2, expected 0 or 1"),
        (patched(WAR, 48, b"\1"), "byte 48, header: team_count is 1, expected 0"),
        (
            patched(WAR, 5, bytes(8)),
            f"byte 5, header: genome_id_hash is 0000000000000000, expected {genome_id_hash('war-baseline'):016x}",
        ),
        (
            patched(WAR, SETUP, b"\x1b"),
            f"byte {SETUP}, setup: setup.cards_per_player is 27: 2 players would need 54 cards, the deck has 52",
        ),
        (
            patched(EIGHTS, SETUP, b"\x0d"),
            f"byte {SETUP}, setup: setup.cards_per_player is 13: 4 players and 1 card laid out would need 53 cards, "
            "the deck has 52",
        ),
        (patched(WAR, SETUP + 1, b"\5"), f"byte {SETUP + 1}, setup: setup.initial_deck is 5, expected 0-4"),
        (patched(WAR, SETUP + 3, b"\4"), f"byte {SETUP + 3}, setup: setup.trump_suit is 4, expected 0-3 or 255"),
        (
            patched(WAR, TURN, b"\0"),
            f"byte {TURN}, turn structure: turn_structure.phases count is 0, expected at least 1",
        ),
        (
            patched(WAR, TURN + 1, b"\0"),
            f"byte {TURN + 1}, turn structure: turn_structure.phases[0] tag is 0, expected {codes_of(PhaseTag)}",
        ),
        (
            patched(WAR, TURN + 3, b"\2"),
            f"byte {TURN + 3}, turn structure: turn_structure.phases[0].valid_play_condition given is 2, "
            "expected 0 or 1",
        ),
        (
            patched(EIGHTS, CONDITION, b"\x14"),
            f"byte {CONDITION}, turn structure: turn_structure.phases[1].valid_play_condition opcode is 20, "
            f"expected {codes_of(ConditionType, Logic)}",
        ),
        (
            patched(EIGHTS, CONDITION + 1, b"\0"),
            f"byte {CONDITION + 1}, turn structure: turn_structure.phases[1].valid_play_condition.conditions count "
            "is 0, expected at least 1",
        ),
        (
            patched(EIGHTS, CONDITION + 3, b"\x32"),
            f"byte {CONDITION + 3}, turn structure: turn_structure.phases[1].valid_play_condition.conditions[0]"
            ".operator is 50, expected 0",
        ),
        (
            patched(EIGHTS, CONDITION + 4, b"\xff\xff\xff\xff"),
            f"byte {CONDITION + 4}, turn structure: turn_structure.phases[1].valid_play_condition.conditions[0]"
            ".value is -1, expected 0",
        ),
        (
            patched(EIGHTS, CONDITION + 8, b"\x10"),
            f"byte {CONDITION + 8}, turn structure: turn_structure.phases[1].valid_play_condition.conditions[0]"
            ".reference is 16, expected 1-3",
        ),
        (
            patched(EIGHTS, CONDITION + 17, b"\1"),
            f"byte {CONDITION + 17}, turn structure: turn_structure.phases[1].valid_play_condition.conditions[2]"
            ".operator is 1, expected 50-55",
        ),
        (
            patched(EIGHTS, CONDITION + 18, b"\0\0\0\x0d"),
            f"byte {CONDITION + 18}, turn structure: turn_structure.phases[1].valid_play_condition.conditions[2]"
            ".value is 13, expected 0-12",
        ),
        (patched(UNO, EFFECTS, b"\x3d"), f"byte {EFFECTS}, effects: special_effects opcode is 61, expected 60"),
        (
            patched(UNO, EFFECTS + 1, b"\0"),
            f"byte {EFFECTS + 1}, effects: special_effects count is 0, expected at least 1",
        ),
        (
            patched(UNO, EFFECTS + 3, b"\xfe"),
            f"byte {EFFECTS + 3}, effects: special_effects[0].effect_type is 254, expected {codes_of(EffectType)}",
        ),
        (patched(SPADES, TEAMS + 2, b"\4"), f"byte {TEAMS + 2}, teams: teams[0][0] is 4, expected 0-3"),
        (
            patched(SPADES, TEAMS + 5, b"\2"),
            f"byte {TEAMS + 5}, teams: teams[1][0] is 2, who is in a team already",
        ),
        (
            patched(SPADES, CONTRACT + 10, b"\0\1"),
            f"byte {CONTRACT + 10}, contract: contract_scoring.reserved is 1, expected 0",
        ),
        (
            patched(WAR, INFO + 1, b"\x07"),
            f"byte {INFO}, info: genome_id is not a name: expected 1-255 bytes of UTF-8 without control characters",
        ),
        (
            patched(WAR, INFO + 1, b"\xff"),
            f"byte {INFO}, info: genome_id is not a name: expected 1-255 bytes of UTF-8 without control characters",
        ),
        (WAR + b"xyz", f"byte {len(WAR)}, end: 3 bytes follow the last section"),
        (
            WAR + bytes(MAX_BYTECODE_SIZE),
            f"byte 65535, end: the blob has {len(WAR) + 65535} bytes, expected at most 65535",
        ),
    ],
)
def test_errors_name_the_byte_the_section_and_what_was_expected(blob: bytes, message: str) -> None:
    assert str(refused(blob)) == message


def nested(depth: int) -> AnyCondition:
    condition: AnyCondition = Condition(ConditionType.HAS_MATCHING_PAIR)
    for _ in range(depth - 1):
        condition = CompoundCondition(Logic.AND, (condition,))
    return condition


def test_conditions_nest_as_deep_as_documented() -> None:
    genome = replace(create_war_genome(), scoring_rules=(ScoringRule(nested(MAX_CONDITION_DEPTH), points=1),))
    blob = compile_genome(genome)
    assert decompile(blob) == genome
    assert Bytecode(blob).fields() == listing(genome)


@pytest.mark.parametrize("more", [1, 2, 5000])
def test_conditions_that_nest_deeper_are_refused_when_made_and_when_read(more: int) -> None:
    with pytest.raises(GenomeError, match="nests too deep: expected at most 16 levels"):
        nested(MAX_CONDITION_DEPTH + more)
    genome = replace(create_war_genome(), scoring_rules=(ScoringRule(nested(MAX_CONDITION_DEPTH), points=1),))
    fitting = compile_genome(genome)
    start = fitting.index(bytes([OpCode.AND, 1] * (MAX_CONDITION_DEPTH - 1)))
    deeper = fitting[:start] + bytes([OpCode.AND, 1]) * more + fitting[start:]
    error = refused(deeper)
    assert "nests deeper than 16 levels" in str(error)
    assert error.offset == start + 2 * MAX_CONDITION_DEPTH


def test_a_game_that_does_not_fit_the_machine_is_not_compiled() -> None:
    wide = CompoundCondition(Logic.OR, (Condition(ConditionType.HAS_MATCHING_PAIR),) * 255)
    genome = replace(create_war_genome(), scoring_rules=(ScoringRule(wide, points=1),) * 255)
    with pytest.raises(GenomeError, match="bytes of bytecode: the machine holds 65535"):
        compile_genome(genome)


def test_what_the_machine_cannot_hold_is_not_compiled() -> None:
    scopa = create_scopa_genome()
    with pytest.raises(GenomeError, match=r"scopa: setup\.cards_per_player is 30: 2 players and 4 cards laid out"):
        compile_genome(replace(scopa, setup=replace(scopa.setup, cards_per_player=30)))
    with pytest.raises(GenomeError, match="expected a whole number from 0 to 255"):
        compile_genome(replace(scopa, setup=replace(scopa.setup, cards_per_player=300)))


@pytest.mark.parametrize("name", ["", "war\x1b[2J", "\ud800", "x" * 256, None, 7])
def test_a_game_whose_name_cannot_be_printed_is_called_the_genome(name: Any) -> None:
    with pytest.raises(GenomeError) as caught:
        compile_genome(replace(create_war_genome(), genome_id=name))
    assert caught.value.source == "the genome"
    assert str(caught.value).startswith("the genome: genome_id is ")
    assert str(caught.value).isprintable()


def test_the_core_takes_nothing_but_bytes() -> None:
    for value in ("text", None, 3, [1, 2]):
        with pytest.raises(TypeError):
            Bytecode(value)  # type: ignore[arg-type]


def test_programs_of_the_same_bytes_are_equal() -> None:
    assert Bytecode(WAR) == Bytecode(WAR)
    assert hash(Bytecode(WAR)) == hash(Bytecode(WAR))
    assert Bytecode(WAR) != Bytecode(SPADES)
    assert repr(Bytecode(WAR)) == '<Bytecode "war-baseline": 2 players>'
    assert (Bytecode(WAR).genome_id, Bytecode(WAR).player_count, Bytecode(WAR).max_turns) == ("war-baseline", 2, 1000)
