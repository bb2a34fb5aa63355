"""Genomes as JSON: exact both ways, and plain words about whatever does not fit."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from darwindeck.genome.conditions import MAX_CONDITION_DEPTH, ConditionType, condition_depth
from darwindeck.genome.examples import create_war_genome, get_seed_genomes
from darwindeck.genome.schema import DrawPhase, GameGenome, Rank, SequenceDirection, TableauMode, WinType
from darwindeck.genome.serialization import (
    LARGEST_JSON,
    genome_from_dict,
    genome_from_json,
    genome_to_dict,
    genome_to_json,
    load_genome,
    save_genome,
)
from tests.support.games import eights_by_three_conditions
from tests.support.games_as_data import (
    BYTE,
    FIRST,
    LOCATIONS,
    NAME,
    PLAYERS,
    RANKS,
    REFERENCE,
    TAGS,
    TURNS,
    U32,
    VALUE,
    PlainData,
    changed,
    eights_as_data,
    everything,
    problems_in_text,
    problems_of,
    words,
)

# ------------------------------------------------------------------------------- both ways


@pytest.mark.parametrize("genome", [*get_seed_genomes(), everything()], ids=lambda genome: genome.genome_id)
class TestRoundTrip:
    def test_text_reads_back_as_the_same_game(self, genome: GameGenome) -> None:
        assert genome_from_json(genome_to_json(genome)) == genome

    def test_bytes_read_back_as_the_same_game(self, genome: GameGenome) -> None:
        assert genome_from_json(genome_to_json(genome, indent=None).encode()) == genome

    def test_text_is_the_same_when_written_again(self, genome: GameGenome) -> None:
        text = genome_to_json(genome)
        assert genome_to_json(genome_from_json(text)) == text

    def test_plain_data_holds_nothing_but_what_json_knows(self, genome: GameGenome) -> None:
        plain = genome_to_dict(genome)
        assert json.loads(json.dumps(plain)) == plain
        assert {type(value) for value in leaves(plain)} <= {str, int, bool, type(None)}

    def test_file_holds_the_same_game(self, genome: GameGenome, tmp_path: Path) -> None:
        save_genome(genome, tmp_path / "game.json")
        assert load_genome(tmp_path / "game.json") == genome


def leaves(plain: Any) -> Iterator[Any]:
    match plain:
        case dict():
            for value in plain.values():
                yield from leaves(value)
        case list():
            for value in plain:
                yield from leaves(value)
        case _:
            yield plain


def test_every_field_is_spelt_out() -> None:
    plain = genome_to_dict(create_war_genome())
    assert plain["setup"]["tableau_mode"] == "war"
    assert plain["setup"]["sequence_direction"] == "both"
    assert plain["contract_scoring"] is None
    assert plain["turn_structure"]["phases"] == [
        {
            "type": "play",
            "target": "tableau",
            "valid_play_condition": None,
            "min_cards": 1,
            "max_cards": 1,
            "mandatory": True,
            "pass_if_unable": True,
            "climbing": False,
        }
    ]


def test_names_outside_ascii_are_kept_readable() -> None:
    genome = replace(create_war_genome(), genome_id="Скопа ♠")
    assert '"genome_id": "Скопа ♠"' in genome_to_json(genome)
    assert genome_from_json(genome_to_json(genome)).genome_id == "Скопа ♠"


# ------------------------------------------------------------------------------- what is missing or unknown


def test_genome_from_before_tableau_modes_loads_as_none() -> None:
    plain = eights_as_data()
    for name in ("tableau_mode", "sequence_direction", "sequence_start_rank", "initial_tableau_count"):
        del plain["setup"][name]
    genome = genome_from_dict(plain)
    assert genome == eights_by_three_conditions()
    assert genome.setup.tableau_mode is TableauMode.NONE
    assert genome.setup.sequence_direction is SequenceDirection.BOTH


def test_all_that_has_a_default_may_be_left_out() -> None:
    genome = genome_from_dict(
        {
            "genome_id": "small",
            "generation": 0,
            "setup": {"cards_per_player": 5},
            "turn_structure": {"phases": [{"type": "draw", "source": "deck"}]},
        }
    )
    assert genome.schema_version == "1.0"
    assert (genome.max_turns, genome.player_count, genome.min_turns, genome.teams) == (100, 2, 10, ())
    assert genome.turn_structure.phases == (DrawPhase(source=genome.turn_structure.phases[0].source),)  # type: ignore[union-attr]


def test_all_that_has_no_default_is_missed() -> None:
    assert problems_of({}) == [
        f"genome_id is missing: {NAME}",
        f"generation is missing: {U32}",
        "setup is missing: expected an object",
        "turn_structure is missing: expected an object",
    ]


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("setup",), {}, f"setup.cards_per_player is missing: {BYTE}"),
        (("turn_structure",), {}, "turn_structure.phases is missing: expected a list"),
        (FIRST, {"source": "deck"}, f"turn_structure.phases[0].type is missing: expected one of {TAGS}"),
        (FIRST, {"type": "draw"}, f"turn_structure.phases[0].source is missing: expected one of {LOCATIONS}"),
        (
            ("turn_structure", "phases", 1, "valid_play_condition"),
            {"conditions": [{"type": "has_matching_pair"}]},
            'turn_structure.phases[1].valid_play_condition.logic is missing: expected one of "AND", "OR"',
        ),
        (
            ("turn_structure", "phases", 1, "valid_play_condition"),
            {"logic": "OR"},
            "turn_structure.phases[1].valid_play_condition.conditions is missing: expected a list",
        ),
        (
            ("turn_structure", "phases", 1, "valid_play_condition"),
            {"operator": "=="},
            f"turn_structure.phases[1].valid_play_condition.type is missing: expected one of {words(ConditionType)}",
        ),
        (
            ("win_conditions",),
            [{"threshold": 3}],
            f"win_conditions[0].type is missing: expected one of {words(WinType)}",
        ),
        (("scoring_rules",), [{"points": 3}], "scoring_rules[0].condition is missing: expected a condition"),
        (
            ("special_effects",),
            [{"effect_type": "extra_turn", "target": "next_player"}],
            f"special_effects[0].trigger_rank is missing: expected one of {RANKS}",
        ),
        (
            ("hand_evaluation",),
            {"method": "pattern_match", "patterns": [{"rank_priority": 1}]},
            f"hand_evaluation.patterns[0].name is missing: {NAME}",
        ),
    ],
)
def test_missing_field_is_named_with_its_path_and_what_is_expected(
    path: tuple[str | int, ...], value: Any, problem: str
) -> None:
    assert problems_of(changed(eights_as_data(), *path, to=value)) == [problem]


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        (("max_turn",), 'max_turn is unknown: did you mean "max_turns"?'),
        (("setup", "card_per_player"), 'setup.card_per_player is unknown: did you mean "cards_per_player"?'),
        (
            ("turn_structure", "phases", 1, "max_card"),
            'turn_structure.phases[1].max_card is unknown: did you mean "max_cards"?',
        ),
        (
            ("turn_structure", "phases", 0, "condition", "refrence"),
            'turn_structure.phases[0].condition.refrence is unknown: did you mean "reference"?',
        ),
        (
            ("turn_structure", "phases", 1, "valid_play_condition", "condition"),
            'turn_structure.phases[1].valid_play_condition.condition is unknown: did you mean "conditions"?',
        ),
        (
            ("turn_structure", "phases", 1, "valid_play_condition", "conditions", 2, "valeu"),
            'turn_structure.phases[1].valid_play_condition.conditions[2].valeu is unknown: did you mean "value"?',
        ),
        (
            ("win_conditions", 0, "zzz"),
            "win_conditions[0].zzz is unknown: expected only type, threshold, comparison, trigger_mode",
        ),
        (
            ("turn_structure", "phases", 0, "zzz"),
            "turn_structure.phases[0].zzz is unknown: "
            "expected only source, count, mandatory, condition, repeat, may_double, from_previous, or_source, type",
        ),
    ],
)
def test_unknown_field_is_refused_with_its_path_and_a_suggestion(path: tuple[str | int, ...], problem: str) -> None:
    assert problems_of(changed(eights_as_data(), *path, to=1)) == [problem]


@pytest.mark.parametrize(
    ("key", "shown_key"),
    [(1, "1"), (None, "null"), (True, "true"), (2.5, "2.5"), (("a", "b"), '["a", "b"]'), (b"setup", "\"b'setup'\"")],
)
def test_key_that_is_no_text_is_refused(key: Any, shown_key: str) -> None:
    assert problems_of({**eights_as_data(), key: 1}) == [f"the genome has the key {shown_key}: expected a text"]
    inside = changed(eights_as_data(), "setup", to={"cards_per_player": 5, key: 1})
    assert problems_of(inside) == [f"setup has the key {shown_key}: expected a text"]
    inside = changed(eights_as_data(), *FIRST, to={"type": "draw", "source": "deck", key: 1})
    assert problems_of(inside) == [f"turn_structure.phases[0] has the key {shown_key}: expected a text"]


def test_unknown_phase_is_refused_with_a_suggestion() -> None:
    plain = changed(eights_as_data(), "turn_structure", "phases", 1, to={"type": "discrad", "target": "discard"})
    assert problems_of(plain) == ['turn_structure.phases[1].type is "discrad": did you mean "discard"?']


def test_every_fault_is_reported_at_once() -> None:
    plain = changed(eights_as_data(), "setup", "cards_per_player", to="five")
    plain = changed(plain, "turn_structure", "phases", 1, "type", to="lay")
    plain = changed(plain, "win_conditions", 0, "type", to="emty_hand")
    plain = changed(plain, "colour", to="red")
    del plain["generation"]
    assert [problem.split(" is ")[0] for problem in problems_of(plain)] == [
        "colour",
        "generation",
        "setup.cards_per_player",
        "turn_structure.phases[1].type",
        "win_conditions[0].type",
    ]


# ------------------------------------------------------------------------------- wrong types


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("generation",), -1, f"generation is -1: {U32}"),
        (("generation",), True, f"generation is true: {U32}"),
        (("generation",), 1.5, f"generation is 1.5: {U32}"),
        (("player_count",), "four", f'player_count is "four": {PLAYERS}'),
        (("player_count",), None, f"player_count is null: {PLAYERS}"),
        (("player_count",), [4], f"player_count is [4]: {PLAYERS}"),
        (("player_count",), 0, f"player_count is 0: {PLAYERS}"),
        (("player_count",), 7, f"player_count is 7: {PLAYERS}"),
        (("max_turns",), 0, f"max_turns is 0: {TURNS}"),
        (("max_turns",), 100_001, f"max_turns is 100001: {TURNS}"),
        (("team_mode",), "yes", 'team_mode is "yes": expected true or false'),
        (("team_mode",), 0, "team_mode is 0: expected true or false"),
        (("setup",), [], "setup is []: expected an object"),
        (("setup",), None, "setup is null: expected an object"),
        (("setup", "cards_per_player"), 256, f"setup.cards_per_player is 256: {BYTE}"),
        (("setup", "cards_per_player"), 10**20, f"setup.cards_per_player is 100000000000000000000: {BYTE}"),
        (("setup", "cards_per_player"), {}, f"setup.cards_per_player is {{}}: {BYTE}"),
        (("setup", "trump_suit"), "spades", 'setup.trump_suit is "spades": did you mean "S"?'),
        (("setup", "tableau_mode"), "match_ranks", 'setup.tableau_mode is "match_ranks": did you mean "match_rank"?'),
        (
            ("setup", "tableau_mode"),
            None,
            'setup.tableau_mode is null: expected one of "none", "war", "match_rank", "sequence"',
        ),
        (("setup", "tableau_mode"), "WAR", 'setup.tableau_mode is "WAR": did you mean "war"?'),
        (("setup", "wild_cards"), "8", 'setup.wild_cards is "8": expected a list'),
        (("setup", "wild_cards"), {"8": 1}, 'setup.wild_cards is {"8": 1}: expected a list'),
        (("setup", "wild_cards"), ["8", 8], f"setup.wild_cards[1] is 8: expected one of {RANKS}"),
        (("setup", "wild_cards"), ["8"] * 256, "setup.wild_cards has 256 entries: expected at most 255"),
        (("setup", "removed_cards"), ["QC"], 'setup.removed_cards[0] is "QC": expected an object'),
        (("turn_structure", "phases"), 3, "turn_structure.phases is 3: expected a list"),
        (("turn_structure", "phases"), [], "turn_structure.phases is empty: expected at least one entry"),
        (FIRST, "draw", 'turn_structure.phases[0] is "draw": expected a phase'),
        (FIRST, None, "turn_structure.phases[0] is null: expected a phase"),
        ((*FIRST, "type"), 1, f"turn_structure.phases[0].type is 1: expected one of {TAGS}"),
        ((*FIRST, "type"), ["draw"], f'turn_structure.phases[0].type is ["draw"]: expected one of {TAGS}'),
        ((*FIRST, "count"), 1.0, f"turn_structure.phases[0].count is 1.0: {BYTE}"),
        ((*FIRST, "mandatory"), "true", 'turn_structure.phases[0].mandatory is "true": expected true or false'),
        ((*FIRST, "condition"), "always", 'turn_structure.phases[0].condition is "always": expected a condition'),
        ((*FIRST, "condition"), [], "turn_structure.phases[0].condition is []: expected a condition"),
        (
            (*FIRST, "condition", "type"),
            "hand_sise",
            'turn_structure.phases[0].condition.type is "hand_sise": did you mean "hand_size"?',
        ),
        (
            (*FIRST, "condition", "operator"),
            "equals",
            'turn_structure.phases[0].condition.operator is "equals": expected one of "==", "!=", "<", ">", "<=", ">="',
        ),
        ((*FIRST, "condition", "value"), 0.5, f"turn_structure.phases[0].condition.value is 0.5: expected {VALUE}"),
        ((*FIRST, "condition", "value"), False, f"turn_structure.phases[0].condition.value is false: expected {VALUE}"),
        (
            (*FIRST, "condition", "value"),
            2**31,
            f"turn_structure.phases[0].condition.value is 2147483648: expected {VALUE}",
        ),
        ((*FIRST, "condition", "value"), "11", f'turn_structure.phases[0].condition.value is "11": expected {VALUE}'),
        ((*FIRST, "condition", "value"), "q", 'turn_structure.phases[0].condition.value is "q": did you mean "Q"?'),
        (
            (*FIRST, "condition", "reference"),
            3,
            f"turn_structure.phases[0].condition.reference is 3: expected {REFERENCE}",
        ),
        (
            (*FIRST, "condition", "reference"),
            "pocket",
            f'turn_structure.phases[0].condition.reference is "pocket": expected {REFERENCE}',
        ),
        (
            (*FIRST, "condition", "reference"),
            "valid_play",
            'turn_structure.phases[0].condition.reference is "valid_play": did you mean "valid_plays"?',
        ),
        (
            (*FIRST, "condition"),
            {"logic": "XOR", "conditions": [{"type": "has_matching_pair"}]},
            'turn_structure.phases[0].condition.logic is "XOR": did you mean "OR"?',
        ),
        (
            (*FIRST, "condition"),
            {"logic": "OR", "conditions": []},
            "turn_structure.phases[0].condition.conditions is empty: expected at least one entry",
        ),
        (("win_conditions",), "empty_hand", 'win_conditions is "empty_hand": expected a list'),
        (("hand_evaluation",), 0, "hand_evaluation is 0: expected an object"),
        (("contract_scoring",), False, "contract_scoring is false: expected an object"),
        (("game_rules",), None, "game_rules is null: expected an object"),
        (("teams",), [0, 1], ["teams[0] is 0: expected a list", "teams[1] is 1: expected a list"]),
        (("teams",), [[0, "1"]], f'teams[0][1] is "1": {BYTE}'),
        (("genome_id",), "", f'genome_id is "": {NAME}'),
        (("genome_id",), 7, f"genome_id is 7: {NAME}"),
        (("genome_id",), "war\x00", f'genome_id is "war\\u0000": {NAME}'),
        (("genome_id",), "war\x1b[2J", f'genome_id is "war\\u001b[2J": {NAME}'),
        (("genome_id",), "war\x7f", f'genome_id is "war\\u007f": {NAME}'),
        (("genome_id",), "war\x85", f'genome_id is "war\\u0085": {NAME}'),
        (("genome_id",), "\ud800", f'genome_id is "\\ud800": {NAME}'),
        (("genome_id",), "x" * 256, f'genome_id is "{"x" * 38}…: {NAME}'),
    ],
)
def test_wrong_value_is_named_with_what_was_expected(
    path: tuple[str | int, ...], value: Any, problem: str | list[str]
) -> None:
    expected = [problem] if isinstance(problem, str) else problem
    assert problems_of(changed(eights_as_data(), *path, to=value)) == expected


@pytest.mark.parametrize("data", [None, 3, "war", [], [{}], True])
def test_only_an_object_is_a_genome(data: Any) -> None:
    assert problems_of(data) == [f"the genome is {json.dumps(data)}: expected an object"]


def test_longest_name_has_255_bytes() -> None:
    genome = replace(create_war_genome(), genome_id="é" * 127 + "e")
    assert genome_from_json(genome_to_json(genome)) == genome
    (problem,) = problems_of({**genome_to_dict(genome), "genome_id": "é" * 128})
    assert problem.endswith(NAME)


def test_long_values_are_cut_short_in_messages() -> None:
    (problem,) = problems_of(changed(eights_as_data(), "player_count", to="9" * 38))
    assert problem == f'player_count is "{"9" * 38}": {PLAYERS}'
    (problem,) = problems_of(changed(eights_as_data(), "player_count", to="9" * 39))
    assert problem == f'player_count is "{"9" * 38}…: {PLAYERS}'


class Strange:
    def __repr__(self) -> str:
        return "\x1b[2J"


class Unwritable:
    def __repr__(self) -> str:
        return 5  # type: ignore[return-value]


def round_and_round() -> list[Any]:
    circle: list[Any] = []
    circle.append(circle)
    return circle


def deep_list() -> list[Any]:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    return deep


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Strange(), '"\\u001b[2J"'),
        (Unwritable(), "something of type Unwritable"),
        (round_and_round(), "something of type list"),
        (deep_list(), "something of type list"),
        ({("a", "b"): 1}, "something of type dict"),
        ({1, 2}, '"{1, 2}"'),
        (b"5", "\"b'5'\""),
        (10**5000, "something of type int"),
        (float("nan"), "NaN"),
        ("\ud800", '"\\ud800"'),
        (Rank.TEN, '"10"'),
    ],
    ids=lambda value: type(value).__name__,
)
def test_whatever_is_found_has_its_place_in_a_printable_message(value: Any, words: str) -> None:
    (problem,) = problems_of({**eights_as_data(), "player_count": value})
    assert problem == f"player_count is {words}: {PLAYERS}"
    assert problem.isprintable()


def test_unknown_field_with_a_hostile_name_gives_a_printable_line() -> None:
    plain = eights_as_data()
    plain["setup"]["\x1b[31m\n\ud800"] = 1
    plain["setup"]["x" * 114] = 1
    plain["setup"]["x" * 115] = 1
    first, whole, cut = problems_of(plain)
    assert first.startswith(r"setup.\x1b[31m\n\ud800 is unknown: expected only cards_per_player, ")
    assert whole.startswith(f"setup.{'x' * 114} is unknown: ")
    assert cut.startswith(f"setup.{'x' * 113}… is unknown: ")
    assert first.isprintable()


# ------------------------------------------------------------------------------- text that is not JSON


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the text is empty: expected a genome as JSON"),
        (b" \r\n\t", "the text is empty: expected a genome as JSON"),
        ("\ufeff", "the text is empty: expected a genome as JSON"),
        (b"\xef\xbb\xbf\n", "the text is empty: expected a genome as JSON"),
        ("not json", "the text is not JSON: line 1, column 1: expecting value"),
        (
            '{\n  "genome_id": "war"\n  "generation": 0\n}',
            "the text is not JSON: line 3, column 3: expecting ',' delimiter",
        ),
        ('{"genome_id": "war', "the text is not JSON: line 1, column 15: unterminated string starting at"),
        ("{} {}", "the text is not JSON: line 1, column 4: extra data"),
        (b"\xff\xfe{}", "the text is not UTF-8: byte 0 does not fit"),
        (b'{"genome_id": "\xe9"}', "the text is not UTF-8: byte 15 does not fit"),
        ('{"setup": {}, "setup": {}}', '"setup" stands twice in one object: leave one out'),
        ('{"setup": {"a": 1, "b": 2, "a": 1}}', '"a" stands twice in one object: leave one out'),
        ('{"generation": NaN}', "NaN is not a number that JSON knows"),
        ('{"generation": Infinity}', "Infinity is not a number that JSON knows"),
        ('{"generation": -Infinity}', "-Infinity is not a number that JSON knows"),
        (
            '{"generation": ' + "9" * 5000 + "}",
            f"{'9' * 30}… is a number of 5000 digits: far too large",
        ),
        (
            '{"generation": ' + "9" * 31 + "}",
            f"{'9' * 30}… is a number of 31 digits: far too large",
        ),
        ("[" * 100_000, "the text nests far too deep for a genome"),
        ('{"setup":' * 100_000, "the text nests far too deep for a genome"),
        ("[]", "the genome is []: expected an object"),
        ("null", "the genome is null: expected an object"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_text_that_is_not_the_json_of_a_genome_is_refused(text: str | bytes, problem: str) -> None:
    assert problems_in_text(text) == [problem]


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1e400000"])
def test_number_beyond_all_floats_is_refused(number: str) -> None:
    text = genome_to_json(create_war_genome()).replace('"generation": 0', f'"generation": {number}')
    (problem,) = problems_in_text(text)
    assert problem.endswith(f"Infinity: {U32}")


def test_number_too_large_for_its_field_is_named_with_its_field() -> None:
    text = genome_to_json(create_war_genome()).replace('"generation": 0', f'"generation": {"9" * 30}')
    assert problems_in_text(text) == [f"generation is {'9' * 30}: {U32}"]


def test_number_of_thousands_of_digits_given_as_data_is_refused() -> None:
    (problem,) = problems_of(changed(eights_as_data(), "generation", to=10**5000))
    assert problem == f"generation is something of type int: {U32}"


def test_byte_order_mark_is_accepted() -> None:
    genome = create_war_genome()
    assert genome_from_json(b"\xef\xbb\xbf" + genome_to_json(genome).encode()) == genome
    assert genome_from_json("\ufeff" + genome_to_json(genome)) == genome


def test_text_of_the_largest_size_is_read() -> None:
    genome = create_war_genome()
    assert genome_from_json(genome_to_json(genome).ljust(LARGEST_JSON)) == genome


@pytest.mark.parametrize("text", [" " * (LARGEST_JSON + 1), b" " * (LARGEST_JSON + 1)], ids=["str", "bytes"])
def test_text_beyond_the_largest_size_is_not_even_read(text: str | bytes) -> None:
    assert problems_in_text(text) == ["the text has a length of 4000001: expected at most 4000000"]


def nested_conditions(levels: int) -> PlainData:
    condition: PlainData = {"type": "hand_size", "operator": "==", "value": 0}
    for _ in range(levels - 1):
        condition = {"logic": "AND", "conditions": [condition]}
    return changed(eights_as_data(), "turn_structure", "phases", 0, "condition", to=condition)


def test_conditions_nest_as_deep_as_the_bytecode_can_hold() -> None:
    genome = genome_from_dict(nested_conditions(MAX_CONDITION_DEPTH))
    (draw, _) = genome.turn_structure.phases
    assert isinstance(draw, DrawPhase)
    assert draw.condition is not None
    assert condition_depth(draw.condition) == MAX_CONDITION_DEPTH


@pytest.mark.parametrize("levels", [MAX_CONDITION_DEPTH + 1, MAX_CONDITION_DEPTH + 2, 5000])
def test_conditions_that_nest_deeper_are_refused_where_they_do(levels: int) -> None:
    place = "turn_structure.phases[0].condition" + ".conditions[0]" * MAX_CONDITION_DEPTH
    assert problems_of(nested_conditions(levels)) == [f"{place} nests too deep: expected at most 16 levels"]


def test_thousands_of_unknown_fields_get_a_short_and_quick_answer() -> None:
    plain = {**eights_as_data(), **{f"unknown_field_number_{i:05}": 1 for i in range(20_000)}}
    text = json.dumps(plain)
    assert len(text) < LARGEST_JSON
    start = time.process_time()
    problems = problems_in_text(text)
    assert time.process_time() - start < 5
    assert len(problems) == 101
    assert problems[-1] == "there is more amiss: the rest was not read"


def test_a_file_may_name_its_schema_for_the_sake_of_an_editor() -> None:
    plain = {"$schema": "genome.schema.json", **genome_to_dict(create_war_genome())}
    assert genome_from_dict(plain) == create_war_genome()


@pytest.mark.parametrize(("written", "meant"), [("=", "=="), ("<>", "!="), ("GE", ">=")])
def test_other_ways_to_write_an_operator_are_understood(written: str, meant: str) -> None:
    plain = changed(eights_as_data(), "turn_structure", "phases", 0, "condition", "operator", to=written)
    (problem,) = problems_of(plain)
    assert problem == f'turn_structure.phases[0].condition.operator is "{written}": did you mean "{meant}"?'
